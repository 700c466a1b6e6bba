"""The second game in a terminal: the map, the sums, whole games in a hundred columns, and no word too much."""

from __future__ import annotations

import io
import re
import sys
from contextlib import redirect_stdout
from dataclasses import replace

import pytest

from game.cli.play_console import Console
from game.cli.play_table import Keeping, Viewer
from game.cli.play_table import Table as Played
from game.core.console.terminal import WIDTH, Seen, Step
from game.core.engine.event import Event
from game.core.engine.rng import Luck
from game.core.engine.session import Session
from game.core.saves.save import Header
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories, story
from game.mansions.puzzles.lock import symbol
from game.mansions.puzzles.state import lay_out, new_piles
from game.mansions.rules.options import Options
from game.mansions.terminal.map import HouseMap
from game.mansions.terminal.puzzle import puzzle
from game.mansions.terminal.terminal import INVESTIGATORS, MansionsTerminal
from game.mansions.text.names import Names
from game.mansions.text.telling import Teller
from game.mansions.verbs.compiled import mansions
from game.mansions.view import PuzzleView
from tests.lengths import alike, soak
from tests.mansions.disguise import disguised
from tests.mansions.evenings import EN, KEEPER, by_chance, dealt, played
from tests.mansions.plays import Table


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
    assert lines[0].startswith("┌─────────────────┬─────┬───────────┬──────────────┬────────┐")
    assert "gh ?   Great Hall: hearth gh5            ki ?   Kitchen: barrier ki2" in lines
    assert max(map(len, lines[: lines.index("")])) <= 100 and max(map(len, lines[:32])) <= 80, "a common terminal"
    assert lines[3].startswith("│        ┆        │     │as2        │")
    assert "├───#───────┬" in lines[4], "a locked door of the observatory"
    assert "ic1  Xas1        Xmb1" in lines[1], "doors that were sealed at set-up"
    assert "po1 i1 i2" in lines[17]
    assert lines[20].startswith("└───X───────────────────┴─────>─────┴"), (
        "the glasshouse is sealed, the porch leads out"
    )
    legend = "╌┆ open, no wall, + door, > door into the open, X sealed door, # locked room, ? not searched"
    assert legend in lines


@pytest.mark.parametrize("name", stories())
def test_every_house_fits_a_common_terminal_and_names_every_space(name: str) -> None:
    """A ship of twenty-eight units is drawn in two columns for each, a house of twenty in three."""
    tale = story(name)
    session = Table(f"story: {name}\ninvestigators: {{i1: {{at: {tale.house.start}}}}}\n").session
    drawn = list(HouseMap(tale.house).rows(seen_of(session).view))
    assert max(map(len, drawn)) <= 80
    assert len({len(row) for row in drawn}) == 1
    assert [space for space in tale.house.rects if not any(space in row for row in drawn)] == []


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
    out = played(["i1", "move:ob1"], 2, 1, monkeypatch)
    assert "move:ob1: There is no way" in out and "MM-" not in out, "the number of a rule is for who asks why"


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
    assert terminal.option(seen, "move:gh1") == "Cross to gh1 (one step)"
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


# --------------------------------------------------------------------------------------- as somebody who knows nothing


@pytest.mark.parametrize(
    ("keeper", "said"),
    [
        ("script", "Tonight it plays itself."),
        ("person", "Tonight that is one of you."),
        ("stern", "Tonight it is stern: it thinks ahead, and spares you little."),
    ],
)
def test_the_welcome_says_who_plays_the_house(keeper: str, said: str) -> None:
    """With the script as Keeper nobody at the table is a traitor, and nobody shall look for one."""
    told = list(MansionsTerminal(EN, replace(Options.of(2), keeper=keeper), {}).welcome())
    about = next(line for line in told if "does not have all the rooms" in line)
    assert about.endswith(f"whoever plays it is the Keeper. {said}")


WORDS = ("threat", "Omen", "mishap", "clock", "step", "space", "run")
"""What stands in the first screens before anybody has met it."""


@pytest.mark.parametrize("word", WORDS)
def test_what_stands_on_the_first_screen_is_explained(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = played([f"look {word}", f"look {word}s"], 2, 3, monkeypatch)
    title = word[0].upper() + word[1:]
    assert out.count(f"\n{title}. ") == 2
    welcome = " ".join(MansionsTerminal(EN, Options.of(2), {}).welcome()).casefold()
    assert word.casefold() in welcome or {"run": "running"}[word] in welcome


@pytest.mark.parametrize("feature", ["altar", "hiding_spot", "barrier", "ladder", "vent", "fire_pit", "corpse"])
def test_a_feature_says_what_it_is_good_for(feature: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, rule = str(EN.noun(f"mansions.terms.features.{feature}")), EN.t(f"mansions.terms.feature_rules.{feature}")
    out = " ".join(played([f"look {name}", "look cloakroom"], 1, 3, monkeypatch).split())
    assert rule in out
    assert EN.t("mansions.terms.feature_rules.hiding_spot") in out, "the room says it, too"


def test_look_alone_lists_what_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["look"], 2, 3, monkeypatch)
    assert EN.t("kit.cli.play.look_at", command="look") in out
    for seen in ("  i2      Tobias Wren", "Boiler Room", "Boat Hook", "Evade test", "hearth"):
        assert seen in out


def test_nobody_has_steps_while_it_is_asked_whose_turn_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2"], 2, 3, monkeypatch)
    first, second = out.split("\n> i2\n")
    assert "Round 1 · The investigators\n" in first and "steps 0" not in first
    assert "Round 1 · Tobias Wren on the Front Porch, po1 · steps 2, actions 1" in second


def test_what_the_keeper_may_do_has_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    out = " ".join(played([], 2, 3, monkeypatch).split())
    assert re.search(r"The Keeper may, for threat: Command a Servant 1, Night Hunger 2, ", out)


def maps(text: str) -> int:
    """How often the map was drawn."""
    return text.count("│ob1 ")


def test_the_map_is_drawn_once_in_a_turn_or_when_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2", "move:gh6", "move:gh4", "explore", "map"], 2, 3, monkeypatch)
    steps = out.split("\n> ")
    assert [maps(step) for step in steps[:5]] == [1, 0, 0, 0, maps(steps[4])]
    assert maps(steps[-1]) == 1
    assert "steps 1, actions 1" in steps[2], "what has changed is shown"
    out = played(["i2", "move:gh6", "end", "end"], 2, 3, monkeypatch)
    assert [maps(step) for step in out.split("\n> ")][:4] == [1, 0, 0, 1], (
        "somebody else's turn, and the map is another"
    )


def test_what_stands_in_every_turn_keeps_its_word_and_needs_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2", "move:gh6", "move:gh4"], 2, 3, monkeypatch)
    for asked in out.split("\n> ")[1:]:
        assert re.search(r"\n {5}end +End the turn\n", asked) and not re.search(r"\d +end ", asked)
        numbers = [int(found) for found in re.findall(r"\n +(\d+)  (?:move|run):", asked)]
        assert numbers == sorted(set(numbers)) and numbers
    assert "run:gh6" not in out.split("\n> ")[1], "a run that a step saves is not listed"
    assert re.search(r"\d  run:gh1  Run across to gh1 \(your action\)", out)


def test_a_run_that_is_not_listed_is_open_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2", "run:gh6"], 2, 3, monkeypatch)
    assert "Great Hall, gh6 · steps 2, actions 0" in out


@pytest.mark.parametrize("line", ["go to the kitchen", "move kitchen", "walk Kitchen", "go ki1", "move ki1"])
def test_a_whole_way_is_one_line(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2", line], 2, 3, monkeypatch)
    assert "The way: gh6, gh4, di1, ki1; 2 steps of it this turn." in out
    assert "Great Hall, gh4 · steps 0, actions 1" in out, "as far as the steps go"


def test_a_space_next_door_is_understood_without_a_colon(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2", "move gh6", "run gh4", "go gh4", "go to bed"], 2, 3, monkeypatch)
    assert "Great Hall, gh6 · steps 1, actions 1" in out and "Great Hall, gh4 · steps 1, actions 0" in out
    assert "You are there: in the Great Hall." in out
    assert f"go to bed: {EN.t('mansions.why.not-an-action')}" in out


FIRE = """
investigators: {i1: {who: ines_marrow, at: po1}}
effects: {great_hall: [fire]}
monsters: {m1: {kind: sodden, at: gh6}}
rooms: {library: {open: true}}
"""


def walked(given: str, lines: list[str], monkeypatch: pytest.MonkeyPatch, *, typed: bool = False) -> str:
    """What the table writes of a position when these lines come; `typed`: from somebody at a terminal."""
    session = Table(given).session
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    options, out, console = session.state.options, io.StringIO(), Console()
    console.typed = typed
    with redirect_stdout(out):
        keeping = Keeping(Header("mansions", options.to_json(), 1, ""))
        terminal = MansionsTerminal(EN, options, {})
        viewer = Viewer(INVESTIGATORS, shares=True)
        Played(session, terminal, EN, console, keeping, viewer, Step(None, (), ())).play([], 0)
    return " ".join(out.getvalue().split())


def test_a_way_tells_its_dangers_and_asks_once_before_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = walked(FIRE, ["go library"], monkeypatch)
    assert (
        "Look out: the Great Hall is on fire: " in asked
        and "%, or 1 fright; in the Great Hall you see the Sodden: " in asked
    )
    assert "in gh6 you evade the Sodden: " in asked and "or perhaps 1 to " in asked
    assert asked.count("steps 2, actions 1") == 1 and "Spend a skill token" not in asked
    other = walked(FIRE, ["go library", "look i1", "go library"], monkeypatch)
    assert "Spend a skill token" not in other, "something else came between: it is asked anew"


def test_a_way_ends_where_something_happens_that_nobody_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stepping into fire tests Willpower: whoever walks is asked there, and the way does not go on by itself."""
    out = walked(FIRE, ["go library", "go library"], monkeypatch)
    assert "A fire: Willpower" in out and "Spend a skill token" in out and "Library, li" not in out


def test_a_way_leads_round_what_is_dangerous_where_that_is_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    given = "investigators: {i1: {who: ines_marrow, at: gh6}}\nmonsters: {m1: {kind: sodden, at: gh3}}\n"
    safe = walked(given, ["go gh1"], monkeypatch)
    assert "The way: gh4, gh1." in safe, "not over gh3, which is as near"
    sealed = walked("investigators: {i1: {who: ines_marrow, at: sc1}}\nfeatures: {barriers: {ki2: ki2-sc1}}\n",
                    ["go kitchen"], monkeypatch)  # fmt: skip
    assert "No way to the Kitchen is open. A barrier stands before the door to the " in sealed


def test_answers_keep_their_numbers_within_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was listed under a number has it as long as the turn lasts, open or not; what is new gets a new one."""
    out = played(["i2", "1", "why 1", "board", "move:gh4"], 2, 3, monkeypatch)
    found = re.findall(r"\n +(\d+)  ((?:move|run|attack|cast|use):\S+)", out)
    assert len(found) > len(set(found)), "it is listed again"
    assert len(dict(found)) == len(set(found)) == len({name for _, name in found}), "each act has a number of its own"
    assert found[0][0] == "1" and f"{found[0][1]}: " in out, "number 1 still means what it meant"


def test_the_words_of_the_clock_are_explained_where_they_first_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    out = " ".join(played(["i2", "board"], 2, 3, monkeypatch).split())
    for word in ("threat", "mythos", "trauma"):
        text = EN.t(f"mansions.terminal.explained.{word}.text")
        assert out.count(text) == 1, "once, not on every board"


def test_a_name_that_ends_with_a_mark_gets_no_full_stop_behind_it() -> None:
    names = Names(EN, catalogue(), story("glass_tide"))
    names.monsters["m1"] = "sodden"
    words = Teller(names, catalogue())
    for card in catalogue().combat.values():
        line = words.line(Event("combat_card_drawn", {"card": card.id, "monster": "m1", "fits": 1}))
        assert not line.endswith(("!.", "?.", "….")), line


def test_what_is_explained_is_no_capital_behind_a_colon(monkeypatch: pytest.MonkeyPatch) -> None:
    out = played(["i2", "look threat", "look hearth"], 2, 3, monkeypatch)
    assert "Threat. What the Keeper pays with." in out and "Hearth. Your action burns" in out


def test_two_alike_beside_one_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    both = "monsters: {m1: {kind: sodden, at: gh1}, m2: {kind: sodden, at: gh1}}"
    given = f"investigators: {{i1: {{who: ines_marrow, at: gh1}}}}\n{both}\n"
    assert "The Sodden (m1) and the Sodden (m2) beside you" in walked(given, [], monkeypatch)


def test_a_person_is_told_what_falls_before_the_only_card_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    given = "investigators: {i1: {who: ines_marrow, at: gh1, has: [boat_hook]}}\n"
    once = walked(given, ["drop"], monkeypatch, typed=True)
    assert "drop Drop cards: the Boat Hook (your action)" in once
    assert "This drops the Boat Hook, for your action." in once and "dropped" not in once
    twice = walked(given, ["drop", "drop"], monkeypatch, typed=True)
    assert "Ines Marrow dropped the Boat Hook in the Great Hall." in twice
    piped = walked(given, ["drop"], monkeypatch)
    assert "Ines Marrow dropped the Boat Hook" in piped, "a script means what it says"
