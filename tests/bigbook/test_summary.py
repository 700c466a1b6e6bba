"""What is kept of a game: its summary agrees with the text of golden games, and other editions' summaries are read."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache

import msgspec
import pytest

from game.bigbook.play import annals
from game.bigbook.play.gathering import gathered
from game.bigbook.play.moments import moments
from game.bigbook.play.summary import LARGEST, Lent, Seat, Summary, Turn, read, written
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.core.play.annals import row_of_wins
from tests.playthroughs.record import FOLDER
from tests.playthroughs.script import NOTHING

GAMES = sorted(path.name for path in FOLDER.iterdir())


@cache
def played(name: str) -> tuple[str, Summary]:
    """A golden game, and its summary; the first steps of its text, which stand before the first answer, left out."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    head, *lines = text.splitlines()
    given = json.loads(head.removeprefix("game "))
    session = BigBookSession.start(Options.from_json(given["options"]), given["seed"])
    for line in lines:
        if line.startswith("= "):
            session.apply(line[2:].replace(NOTHING, "").split())
    seats = [Seat(f"Friend {n}", "crimson", "moon", one) for n, one in enumerate(given["options"]["magicians"])]
    made = gathered(session).summary(session.view(), Summary("easy", "normal", "lost", seats=seats))
    return text[text.index("\n= ") :], made


def times(text: str, event: str) -> int:
    """How often an event stands in a text."""
    found = re.findall(rf"^  {event}\b.*?(?: x(\d+))?$", text, re.MULTILINE)
    return sum(int(count or 1) for count in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_summary_counts_what_the_text_of_the_game_tells(name: str) -> None:
    text, game = played(name)
    assert sum(game.struck.values()) == times(text, "curse_applied")
    assert sum(game.destroyed.values()) == times(text, "curse_destroyed") == game.total("curses")
    assert sum(game.cast.values()) == times(text, "spell_activated") == sum(game.powers.values())
    assert sum(game.learnt.values()) == times(text, "spell_learned")
    assert sum(turn.taken for turn in game.turns) == times(text, "madness_received") == game.total("taken")
    assert sum(turn.cured for turn in game.turns) == times(text, "card_cured") == game.total("cured")
    paid = re.findall(r"^  card_paid p\d (?:water|earth|fire|air)(\d)\b.*?(?: x(\d+))?$", text, re.MULTILINE)
    assert sum(game.paid.values()) == sum(int(value) * int(count or 1) for value, count in paid)
    assert len(game.turns) == 1 + times(text, "turn_began") == sum(seat.turns for seat in game.seats)
    last = re.findall(r"madness (\d+) tokens", text)[-1]
    assert game.turns[-1].stack == int(last)
    assert read(written(game)) == game
    assert len(written(game)) < 4096


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_told_in_the_round_whose_page_lies_open_in_it(name: str) -> None:
    """A monster stays for five turns: whoever turns its page plays the first of them (end screen and story agree)."""
    _, game = played(name)
    rounds = Counter(turn.round for turn in game.turns)
    assert all(rounds[number] == 5 for number in range(1, max(rounds)))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_wasted_is_what_was_paid_above_the_price(name: str) -> None:
    """Read again from the text: `action_taken`, then the cards that paid for it."""
    text, game = played(name)
    wasted = 0
    for act in re.split(r"^  action_taken ", text, flags=re.MULTILINE)[1:]:
        head, *rest = act.split("\n")
        paying = "\n".join(rest).split("?")[0]
        cards = re.findall(r"^  card_paid p\d \w+?(\d)\b.*?(?: x(\d+))?$", paying, re.MULTILINE)
        value = sum(int(one) * int(count or 1) for one, count in cards)
        kind = re.search(r"action=(\w+) target=(\S*)", head)
        assert kind is not None
        if kind[1] == "learn":
            wasted += max(0, value - 2)
        if kind[1] == "acquire":
            wasted += max(0, value - int(kind[2][-1]))
    assert 0 <= wasted <= sum(game.wasted.values()) <= sum(game.paid.values())


def test_a_summary_of_another_edition_is_read_as_far_as_it_is_known() -> None:
    _, game = played(GAMES[0])
    later = {**msgspec.json.decode(written(game)), "weather": "rain", "format": 9}
    assert msgspec.structs.replace(read(msgspec.json.encode(later)), format=1) == game
    earlier = msgspec.json.decode(written(game))
    for name in ("turns", "lent", "powers", "rescues", "supports", "day"):
        del earlier[name]
    found = read(msgspec.json.encode(earlier))
    assert (found.result, found.destroyed, found.turns) == (game.result, game.destroyed, [])


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"dear book",
        b"[]",
        b'{"difficulty":"easy","mode":"normal","result":"drawn"}',
        b'{"difficulty":"easy","mode":"normal","result":"won","round":7}',
        b'{"difficulty":"easy","mode":"normal","result":"won","seats":[]}',
        b'{"difficulty":"easy","mode":"normal","result":"won","paid":{"fire":-1}}',
        b'{"difficulty":"easy","mode":"normal","result":"won","struck":{"x9":1}}',
        b'{"difficulty":"' + b"e" * LARGEST + b'","mode":"normal","result":"won"}',
    ],
)
def test_what_is_no_summary_is_refused(broken: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read(broken)


def seat(name: str, magician: str = "stoker", **figures: int | str) -> Seat:
    return msgspec.structs.replace(Seat(name, "crimson", "moon", magician), **figures)


def game(result: str, *seats: Seat, **others: object) -> Summary:
    made = Summary("easy", "normal", "won" if result == "won" else "lost", seats=list(seats), round=4)
    return msgspec.structs.replace(made, **others)


def test_wins_are_told_by_everything_that_was_chosen() -> None:
    ana, bruno, robot = seat("Ana"), seat("Bruno", "ferryman"), seat("Box", "bellringer", companion="adept")
    games = [
        game("won", ana, bruno),
        game("lost", ana, bruno, difficulty="hard", mode="terror"),
        game("won", ana, bruno, robot, hints=2),
    ]
    assert annals.by_players(games) == {"2": (1, 1), "3": (1, 0)}
    assert annals.by_difficulty(games) == {"easy": (2, 0), "hard": (0, 1)}
    assert annals.by_mode(games) == {"normal": (2, 0), "terror": (0, 1)}
    assert annals.by_magician(games)["ferryman"] == (2, 1)
    assert annals.by_company(games) == {"alone": (1, 1), "companions": (1, 0), "hints": (1, 0)}
    assert annals.evenings(games) == {"Ana": (2, 1), "Bruno": (2, 1)}
    assert annals.rounds_reached(games) == [0, 0, 0, 1, 0, 0, 2]
    assert row_of_wins(games) == 1


def test_the_curve_of_madness_is_an_average_of_whoever_got_so_far() -> None:
    short = game("lost", seat("Ana"), turns=[Turn(1, "p1", taken=4)])
    long = [game("lost", seat("Ana"), turns=[Turn(1, "p1", taken=1), Turn(1, "p1", taken=2, cured=1)])] * 3
    assert annals.madness([short, *long]) == [(1.75, 0.0), (3.0, 1.0)]
    assert annals.madness([short, long[0]]) == [(2.5, 0.0)]


def test_lenders_times_and_records_name_people() -> None:
    ana, bruno = seat("Ana", curses=5, turns=4, seconds=240), seat("Bruno", learned=3, turns=4, seconds=80)
    first = game("won", ana, bruno, lent=[Lent("p1", "p2", 3)], turns=[Turn(1, "p2", destroyed=2, stack=6)] * 9)
    second = game("lost", bruno, ana, lent=[Lent("p2", "p1", 2), Lent("p1", "p2", 1)])
    assert annals.lenders([first, second]) == [("Ana", "Bruno", 5), ("Bruno", "Ana", 1)]
    assert annals.seconds_per_turn([first, second]) == {"Ana": 60, "Bruno": 20}
    bests = {one.name: (one.figure, one.seat.name if one.seat else "") for one in annals.records([first, second])}
    assert bests == {
        "quickest": (9, ""), "calmest": (0, ""), "storm": (2, "Bruno"), "bane": (5, "Ana"), "scholar": (3, "Bruno"),
        "narrow": (6, ""),
    }  # fmt: skip


def test_the_moments_of_a_game_are_found_in_its_turns() -> None:
    turns = [
        Turn(1, "p1", destroyed=2, taken=1, stack=9),
        Turn(1, "p2", taken=7, cured=1, stack=3),
        Turn(2, "p1", destroyed=2, cured=1, stack=4),
        Turn(2, "p2", stack=0),
    ]
    ana, bruno = seat("Ana"), msgspec.structs.replace(seat("Bruno"), out=True)
    found = moments(game("lost", ana, bruno, turns=turns, rescues=1))
    assert [(one.kind, one.turn, one.figure, one.seat.name if one.seat else "") for one in found] == [
        ("storm", 2, 2, "Ana"), ("blow", 1, 7, ""), ("narrow", 1, 3, ""), ("rescue", -1, 1, ""),
        ("out", -1, 1, "Bruno"),
    ]  # fmt: skip
    assert moments(game("lost", ana, turns=[Turn(1, "p1", destroyed=1, stack=9)])) == []


def test_nothing_played_has_nothing_to_tell() -> None:
    assert annals.records([]) == [] and annals.madness([]) == [] and annals.lenders([]) == []
    assert annals.rounds_reached([]) == [0] * 7
    assert set(annals.curses([])) == {"water", "earth", "fire", "air", "multi"}
