"""The second game in a terminal: the map, the sums, whole games in a hundred columns, and no word too much."""

from __future__ import annotations

import io
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from game.cli.play_console import Console
from game.cli.play_table import Keeping, Viewer
from game.cli.play_table import Table as Played
from game.core.console.terminal import WIDTH, Seen, Step
from game.core.engine.decision import Decision
from game.core.engine.players import Automatic
from game.core.engine.rng import HasRng, Luck, below
from game.core.engine.session import Session
from game.core.saves.save import Header
from game.core.text.i18n import Catalogue
from game.mansions.options import Options
from game.mansions.puzzles.lock import symbol
from game.mansions.puzzles.state import lay_out, new_piles
from game.mansions.reading import catalogue
from game.mansions.rules import mansions
from game.mansions.terminal import INVESTIGATORS, MansionsTerminal
from game.mansions.terminal_puzzle import puzzle
from game.mansions.view import PuzzleView
from tests.lengths import alike, soak
from tests.mansions.plays import Table
from tests.mansions.test_secrets import disguised

EN = Catalogue.load("en", [Path(__file__).resolve().parents[2] / "localization"])


class ByChance:
    """A Keeper that answers anything."""

    def answer(self, view: object, decision: Decision, luck: HasRng) -> tuple[str, ...]:
        assert decision.options is not None
        ids = [one.id for one in decision.options for _ in range(one.count)]
        count = decision.min + below(luck, decision.max - decision.min + 1)
        return tuple(ids.pop(below(luck, len(ids))) for _ in range(count))


KEEPER = Automatic({"keeper": ByChance()})


def dealt(players: int, seed: int) -> Session:
    return Session.new(mansions(), Options.of(players), seed, KEEPER)


def played(lines: list[str], players: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the table writes when these lines are typed."""
    session, options = dealt(players, seed), Options.of(players)
    opening = Step(None, (), session.shown(INVESTIGATORS))
    session.play_on()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    keeping = Keeping(Header("mansions", options.to_json(), seed, ""))
    terminal, out = MansionsTerminal(EN, options, {}), io.StringIO()
    with redirect_stdout(out):
        table = Played(session, terminal, EN, Console(), keeping, Viewer(INVESTIGATORS, shares=True), opening)
        table.play(terminal.welcome(), 0)
    return out.getvalue()


def by_chance(players: int, seed: int) -> list[str]:
    """Answers of a whole game."""
    session, luck, lines = dealt(players, seed), Luck(seed), []
    session.play_on()
    while not session.over:
        answer = session.game.random_answer(session.state, luck)
        lines.append(" ".join(answer) or "0")
        session.apply(answer)
    return lines


def seen_of(session: Session, viewer: str | None = INVESTIGATORS) -> Seen:
    return Seen(session.view(viewer), viewer, [], session.decision, session.legal())


def screen(session: Session, viewer: str | None = INVESTIGATORS, look: str = "") -> list[str]:
    """Board, question, answers and what a look shows, for a viewer."""
    seen, terminal = seen_of(session, viewer), MansionsTerminal(EN, session.state.options, {})
    lines = list(terminal.board(seen))
    if seen.decision is not None:
        lines += [*terminal.question(seen), *(terminal.option(seen, option.id) for option in seen.options)]
    looked = look.split() or [*seen.view.rooms, *(one.id for one in (*seen.view.monsters,))]
    return [*lines, *(line for thing in looked for line in terminal.look(seen, thing))]


def test_the_house_is_drawn_with_doors_locks_and_figures() -> None:
    lines = screen(dealt(2, 1))
    assert lines[0].startswith(
        "┌─────────────────┬─────┬───────────┬──────────────┬────────┐  gh ?   Great Hall: hearth gh5"
    )
    assert lines[3].startswith("│        ┆        │     │as2        │")
    assert "├───#───────┬" in lines[4], "a locked door of the observatory"
    assert "ic1  Xas1        Xmb1" in lines[1], "doors that were sealed at set-up"
    assert "po1 i1 i2" in lines[17]
    assert lines[20].startswith("└───X───────────────────┴─────>─────┴"), (
        "the glasshouse is sealed, the porch leads out"
    )
    legend = "╌┆ open, no wall, + door, > door into the open, X sealed door, # locked room, ? not searched"
    assert legend in lines


POSITION = """
investigators:
  i1: {who: tobias_wren, at: gh3}
monsters: {m1: {kind: sodden, at: gh3}}
rooms: {library: {open: true}}
effects: {great_hall: [fire], library: [dark], kitchen: [dark]}
features: {barriers: {ki2: ki2-sc1}, corpses: [gh4]}
"""


def test_fire_darkness_and_barriers_stand_on_the_map() -> None:
    table = Table(POSITION)
    lines = screen(table.session)
    assert any("gh3^i1^m1^^" in line for line in lines), lines
    assert any(re.search(r"li1░+", line) for line in lines)
    assert any("░░░░░=" in line for line in lines), "the barrier stands before the door of the kitchen"
    assert any("li2░░░░░░░░+gh3" in line or "░░░░░░░░+" in line for line in lines), "the library is open"
    assert any(re.search(r"gh +\?\^ +Great Hall: .*husk", line) for line in lines)
    assert any("m1 Sodden in the Great Hall" in line for line in lines)


def test_a_sum_is_written_out_before_the_die(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = by_chance(2, 5)
    out = played(lines, 2, 5, monkeypatch)
    asked = re.search(r"Spend a skill token and make it \d\?\n  [A-Z].*: (\w+ \d.*\(\d0%\))", out)
    assert asked is not None
    assert re.search(r"(?::| tested) \w+ \d.*\(\d0%\)\. Rolled \d+: (?:passed|failed)\.", out)


@alike()
@pytest.mark.parametrize(("players", "seed"), soak([(1, 11), (2, 5)], [(1, 11), (2, 5), (3, 13), (4, 14)]))
def test_whole_games_by_chance_in_a_hundred_columns(
    players: int, seed: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lines = by_chance(players, seed)
    out = played([*lines, "story", "log", "look i1", "?"], players, seed, monkeypatch)
    assert EN.t("kit.cli.play.over", list="log, story, look, and undo", command="quit") in out
    assert max(map(len, out.splitlines())) <= WIDTH
    assert not re.search(r"\[(?:mansions|kit)\.|\{\w+\}", out) and "no text" not in caplog.text
    assert EN.t("mansions.stories.glass_tide.story.introduction").split(".")[0] in out.replace("\n    ", " ")
    assert out.count("\n> ") == len(lines) + 4
    assert EN.t("mansions.why.not-your-turn") not in out


def test_why_and_undo_speak_of_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["undo", "i1", "why move:ob1", "why burn", "move:gh6", "undo", "undo"], 2, 1, monkeypatch)
    assert EN.t("mansions.why.undo-none") in out
    assert re.search(r"move:ob1: There is no way .*\(MM-MOV", out)
    assert out.count(EN.t("kit.cli.play.undone")) == 2


@alike(3)
@pytest.mark.parametrize("viewer", [INVESTIGATORS, "i1", None])
def test_the_screen_tells_nothing_that_its_viewer_may_not_know(viewer: str | None) -> None:
    """On tables that differ only in what lies hidden the same lines are drawn, whoever is asked."""
    luck = Luck(7)
    compared = 0
    for seed in range(1, soak(5, 7)):
        session = dealt(1 + seed % 4, seed)
        session.play_on()
        for step in range(120):
            if session.over:
                break
            if step % 10 == 0:
                twin = Session(session.game, disguised(session.state, viewer, luck), KEEPER)
                assert screen(twin, viewer) == screen(session, viewer), (seed, step)
                compared += 1
            session.apply(session.game.random_answer(session.state, luck))
    assert compared > 30


def asked(given: str, phase: str = "investigators", acts: str = "") -> tuple[Table, Seen, MansionsTerminal]:
    """A position, what whoever is asked sees of it, and their terminal."""
    table = Table(given, phase=phase).play(*acts.split())
    seat = table.asked[0]
    seen = Seen(table.session.view(seat), seat, [], table.session.decision, table.session.legal())
    return table, seen, MansionsTerminal(EN, table.state.options, {})


def test_an_act_says_what_it_costs_what_is_in_the_way_and_what_its_card_does() -> None:
    given = """
investigators: {i1: {who: ines_marrow, at: gh3, spells: [mending_1]}}
monsters: {m1: {kind: sodden, at: gh3}}
"""
    _, seen, terminal = asked(given)
    assert terminal.option(seen, "move:li2") == "Go to the Library (li2) (one step, locked)"
    assert terminal.option(seen, "move:gh1") == "Go to the Great Hall (gh1) (one step)"
    assert terminal.option(seen, "ability").startswith("Sea Legs. Once per game, on your turn:")
    assert terminal.option(seen, "cast:mending").startswith("Cast Mending (your action). ")
    beside = next(line for line in terminal.question(seen) if "beside you" in line)
    assert beside.startswith("  The Sodden beside you: to be evaded")


def test_the_question_before_a_die_says_what_is_tested_for() -> None:
    given = "investigators: {i1: {who: ines_marrow, at: gh3}}\nmonsters: {m1: {kind: sodden, at: gh3}}\n"
    _, seen, terminal = asked(given, acts="move:gh1")
    assert list(terminal.question(seen))[1] == "  Evading, the Sodden: Dexterity 5, card +1 = 6 (60%)"


def test_whoever_is_asked_reads_the_omen_that_lies_face_down_before_them() -> None:
    given = """
investigators: {i1: {who: ines_marrow, at: gh1}, i2: {who: tobias_wren, at: gh1}}
keeper: {threat: 3, mythos: [a_small_errand]}
"""
    table = Table(given, phase="start").play("mythos:a_small_errand", "library")
    shown = {}
    for viewer in ("i1", "i2", INVESTIGATORS):
        heard = [one for one in (mansions().show(event, viewer) for event in table.heard) if one is not None]
        seen = Seen(table.session.view(viewer), viewer, [Step(None, (), tuple(heard))], None, ())
        terminal = MansionsTerminal(EN, table.state.options, {})
        shown[viewer] = " ".join(
            " ".join([*terminal.told(seen, 0), *terminal.board(seen), *terminal.look(seen, "i1")]).split()
        )
    assert "face down: “A Small Errand” · wanted in the Library" in shown["i1"]
    assert EN.t("mansions.cards.mythos.a_small_errand.flavour") in shown["i1"]
    for viewer in ("i2", INVESTIGATORS):
        assert "Small Errand" not in shown[viewer] and "1 card face down" in shown[viewer]
    session, options = table.session, table.state.options
    keeping = Keeping(Header("mansions", options.to_json(), 1, ""))
    for who, sees in ((Viewer(INVESTIGATORS, shares=True), "i1"), (Viewer(INVESTIGATORS), INVESTIGATORS)):
        screen_ = Played(session, MansionsTerminal(EN, options, {}), EN, Console(), keeping, who, Step(None, (), ()))
        assert screen_.seen.viewer == sees


class Sand:
    """A clock that goes on when somebody says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_puzzle_ends_with_the_hourglass() -> None:  # MM-OPT.2, A-72
    """Sixty seconds for an attempt: shown with each question, and what is answered later is giving it up."""
    given = "investigators: {i1: {at: gh1}}\nrooms: {great_hall: {pile: [floor_mosaic, nothing]}}"
    session = Table(given).session
    sand = Sand()
    terminal = MansionsTerminal(EN, Options.of(1, {"puzzle_seconds": 60}), {})
    terminal.clock = sand

    def seen() -> Seen:
        return Seen(session.view("i1"), "i1", [Step(None, (), session.events)], session.decision, session.legal())

    assert terminal.late(seen()) is None and "seconds" not in " ".join(terminal.question(seen()))
    session.apply(["explore"])
    sand.now = 1000.0
    assert "60 seconds left for this puzzle." in list(terminal.question(seen()))
    sand.now += 59.5
    session.apply([session.legal()[0].id])
    assert terminal.late(seen()) is None and "1 second left for this puzzle." in list(terminal.question(seen()))
    sand.now += 0.5
    late = terminal.late(seen())
    assert late is not None and late.answer == ("stop",) and late.text == EN.t("mansions.terminal.too_late")
    session.apply(late.answer)
    assert session.decision is not None and session.decision.kind == "step" and terminal.late(seen()) is None
    unlimited = MansionsTerminal(EN, Options.of(1), {})
    assert unlimited.late(seen()) is None


def test_the_clock_of_a_late_ferry_says_what_is_waited_for() -> None:  # MM-OPT.6
    given = "investigators: {i1: {at: gh1}}\noptions: {longer_night: 1}\nevents: {stage: V, time: 6}"
    session = Table(given).session
    seen = Seen(session.view("i1"), "i1", [], session.decision, session.legal())
    board = "\n".join(MansionsTerminal(EN, Options.of(1), {}).board(seen))
    assert "Clock 6 of 5: the ferry is late" in board


def test_a_clue_is_read_again_by_looking_at_it() -> None:
    _, seen, terminal = asked("investigators: {i1: {at: gh1, has: [clue_4a]}}\n")
    told = list(terminal.look(seen, "clue_4a"))
    assert told[1].strip() == EN.t("mansions.stories.glass_tide.clues.clue_4a.text")
    assert list(terminal.look(seen, "clue_1a")) == []


def refused(table: Table, answer: str) -> str:
    """Why an answer is none."""
    reason = table.session.check((answer,))
    assert reason is not None
    return reason.key


def test_what_is_none_of_the_answers_is_told_so() -> None:
    table, _, _ = asked("investigators: {i1: {at: gh1}}\n")
    assert refused(table, "sing") == "not-an-action"
    assert refused(table, "move:li1") == "not-adjacent"
    table, _, _ = asked("investigators: {i1: {at: gh1}}\nmonsters: {m1: {kind: sodden, at: gh1}}\n", "attacks")
    assert refused(table, "sing") == "not-an-action"
    assert refused(table, "strike:m1:i2") == "no-target"


def test_cards_fall_in_the_order_of_the_list_for_a_letter() -> None:
    given = """
investigators: {i1: {who: ines_marrow, at: gh1, health: 1, skill: 0, has: [storm_coat, fire_poker]}, i2: {at: po1}}
monsters: {m1: {kind: sodden, back: 3, at: gh1}}
decks: {humanoid: [ch09]}
dice: [9]
"""
    table, seen, terminal = asked(given, "attacks", "strike:m1:i1")
    assert table.asked == ("i1", "drop_order")
    assert [way.answer for way in terminal.ways(table.session, seen)] == [tuple(one.id for one in seen.options)]


@pytest.mark.parametrize("layout", ["R6", "L4", "L5", "L6", "W1", "W2", "W3"])
def test_a_puzzle_shows_its_pieces_as_they_lie(layout: str) -> None:
    box = catalogue().puzzles
    kind = {"R": "rune", "L": "lock", "W": "wiring"}[layout[0]]
    laid = lay_out(box, kind, layout, new_piles(box), Luck(5))
    say = MansionsTerminal(EN, Options.of(1), {}).say
    view = PuzzleView("silver_lock", kind, layout, tuple(laid.pieces), tuple(laid.turned), laid.start_turned)
    lines = list(puzzle(say, box, view))
    assert EN.t(f"mansions.puzzles.layouts.{layout.lower()}") in lines[0]
    assert EN.t(f"mansions.puzzles.{kind}.goal") in lines[1]
    told = "\n".join(lines[2:])
    if kind == "lock":
        assert len(re.findall(r"^  0: (?:sun|moon|eye) \| \d \w+: (?:sun|moon|eye)$", told, re.MULTILINE)) >= 2
        a, side_a, b, side_b = box.locks[layout].joins[0]
        signs = [{"s": "sun", "m": "moon", "e": "eye"}[symbol(box, laid, *end)] for end in ((a, side_a), (b, side_b))]
        assert re.search(rf"{a + 1} \w+: {signs[0]} \| {b + 1} \w+: {signs[1]}", told)
    elif kind == "wiring":
        assert re.search(r"→ 1 \w+ (?:red|blue)", told) and "⇥" in told
    else:
        assert re.findall(r"\[([A-I])", told) == ["ABCDEFGHI"[piece] for piece in laid.pieces]
