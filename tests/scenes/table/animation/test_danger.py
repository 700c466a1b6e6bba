"""The danger line says only what is certain, and the worst of it first."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.play.threats import Threat, dangers, sums
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.view import CurseView, TableView
from scenes.bigbook.table.render.status_ribbon import danger_words
from scenes.bigbook.table.scene import TableScene
from scenes.kit.thing import by_id
from tests.scenes.at_table import at
from tests.scenes.table.positions import DESK


def table(**changes: Any) -> TableView:
    view = BigBookSession.start(Options.of(3), 5).view()
    assert isinstance(view, TableView)
    return replace(view, **changes)


def curse(name: str, position: str, **changes: Any) -> CurseView:
    plain = CurseView(name, position, {"fire": 4}, {}, 0, False, False)
    return replace(plain, **changes)


def keys(view: TableView) -> list[str]:
    return [danger.key for danger in dangers(view, 9)]


def test_the_next_space_strikes_everybody() -> None:
    found = dangers(table(marker=3, curses=(curse("f1", "4"), curse("w1", "5"))))[0]
    assert (found.key, found.args) == ("step_hits_all", {"curse": "f1", "space": 4})


def test_the_line_says_whom_the_curse_strikes() -> None:
    """Scapegoat strikes the player whose turn comes, Flooded Vault one player, a rain of tokens nobody."""
    at = table(marker=3, phase="action", active="p1")
    found = {
        name: dangers(replace(at, curses=(curse(name, "4"),)), 9) for name in ("m11", "a5", "w7", "w8", "m8", "a2")
    }
    said = {name: next(one for one in some if one.key.startswith("step_")) for name, some in found.items()}
    assert {name: one.key for name, one in said.items()} == {
        "m11": "step_hits_active", "a5": "step_hits_active", "w7": "step_hits_one",
        "w8": "step_hits_curses", "m8": "step_hits_curses", "a2": "step_hits_all",
    }  # fmt: skip
    assert said["m11"].args == {"curse": "m11", "space": 4, "seat": "p2"}


def test_the_curse_of_the_active_player_passes_over_the_lost() -> None:
    view = table(marker=3, phase="action", active="p3", curses=(curse("m11", "4"),))
    lost = replace(view, players=(replace(view.players[0], eliminated=True), *view.players[1:]))
    assert dangers(lost)[0].args["seat"] == "p2"


def test_what_has_struck_or_sleeps_does_not_strike() -> None:
    assert "step_quiet" in keys(table(marker=3, curses=(curse("f1", "4", applied=True),)))
    assert "step_quiet" in keys(table(marker=3, curses=(curse("f1", "4", neutralized=True),)))


def test_judgement_counts_what_is_left() -> None:
    assert dangers(table(marker=5, curses=(curse("f1", "2"),)))[0].args == {"n": 1}
    assert "judgement_clear" in keys(table(marker=5, curses=()))


def test_nothing_lies_ahead_of_a_game_that_is_over() -> None:
    assert dangers(table(phase="over", marker=0, madness=1)) == []


def test_an_empty_stack_is_the_worst() -> None:
    assert keys(table(madness=0, marker=3, curses=(curse("f1", "4"),)))[0] == "stack_last"
    assert "stack_low" in keys(table(madness=3))


def test_a_short_deck_is_counted() -> None:
    view = table()
    player = replace(view.players[0], hand=("fire1",), deck_count=2, deck_makeup={"fire1": 2})
    found = dangers(replace(view, active=player.seat, players=(player, *view.players[1:])), 9)
    short = next(danger for danger in found if danger.key == "deck_short")
    assert short.args == {"seat": player.seat, "n": 5, "m": 2}


def test_a_refill_that_loses_the_game_is_all_that_lies_ahead() -> None:
    """Who must reshuffle without any Madness left loses before a curse strikes: the line threatens no strike then."""
    view = table(madness=0, marker=3, phase="action", curses=(curse("f1", "4"),))
    player = replace(view.players[0], hand=("fire1",), deck_count=2, deck_makeup={"fire1": 2})
    short = replace(view, active=player.seat, players=(player, *view.players[1:]))
    found = dangers(short, 9)
    assert [(one.key, one.args) for one in found] == [("refill_loses", {"seat": player.seat, "n": 5, "m": 2})]
    told = sums(short, found[0])
    assert told is not None and told.args == {"n": 1, "m": 5, "left": 2}
    before = replace(short, phase="concentration")
    assert keys(before)[0] == "stack_last" and "step_hits_all" in keys(before), "the curse strikes before the refill"


def test_turns_left_are_counted_to_the_judgement() -> None:
    found = next(d for d in dangers(table(marker=3, curses=(curse("f1", "2"),)), 9) if d.key == "curses_left")
    assert found.args == {"n": 1, "m": 3}


def test_while_a_monster_comes_no_space_is_called_free() -> None:
    """An arrival asks before the curses lie there, a judgement before the page turns: space 1 or 2 says nothing yet."""
    arriving = table(phase="monster", marker=1, curses=())
    assert keys(arriving) == ["not_laid"]
    judged = table(phase="monster", marker=0, curses=(curse("f1", "2"),))
    assert keys(judged) == ["page_ahead"]
    assert "step_hits_all" in keys(table(phase="monster", marker=1, curses=(curse("f1", "2"),)))


PAGE_ENDS = """
id: the-page-is-turned-while-curses-lie-there
rules: [BB-CUR.1]
given:
  turn: 5
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1, madness, madness, madness, madness], deck: [earth1],
         discard: [water1, water2, water3, air1, air2, air3, air1], spells: [ice]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1], spells: [growth]}
  curses: {2: [f3], 3: [f1]}
  madness: 20
play:
  - expect: {active: p1}
"""


def holds(table: TableScene, one: Threat) -> bool:
    """Whether the table as it is shown bears out what is said."""
    model, args = table.render.model, one.args
    if one.key.startswith("step_hits"):
        lying = [curse.position[0] for curse in model.curses if curse.id == args["curse"] and not curse.applied]
        return lying == [str((model.marker + 1) % 6)]
    if one.key in ("deck_short", "refill_loses"):
        seat = model.seats[str(args["seat"])]
        return seat.seat == model.active and (args["n"], args["m"]) == (6 - len(seat.hand), seat.deck_count)
    if one.key == "hand_madness":
        held = [card.kind for card in model.seats[str(args["seat"])].hand]
        return held.count("madness") == args["n"]
    if one.key == "stack_low":
        return model.madness == args["n"]
    if one.key in ("judgement", "curses_left"):
        return len(model.curses) == args["n"] and args.get("m", 1) == 6 - model.marker
    if one.key == "step_quiet":
        return args["space"] == model.marker + 1
    return one.key != "calm" or not table.director.busy


@pytest.mark.parametrize("text", [DESK, PAGE_ENDS], ids=["hand-over", "page turn"])
def test_while_events_play_nothing_is_said_that_the_shown_table_does_not_hold(tmp_path: Path, text: str) -> None:
    """At a hand-over and while the page turns, the line, the map and the panel never speak of the player, the page or
    the numbers before; what stands is said in the map in the same words."""
    with at(tmp_path, text, speed=2) as (driver, table):
        table.director.rest()
        driver.frames(2)
        said = [one.key for one in table.state.dangers]
        assert said and all(holds(table, one) for one in table.state.dangers)
        table.controller.answer("end")
        for _ in range(3000):
            wrong = [(one.key, one.args) for one in table.state.dangers if not holds(table, one)]
            assert not wrong, (table.director.now, wrong)
            shown = by_id(table.things(), "danger")
            spoken = danger_words(table.render, table.state.dangers[0]) if table.state.dangers else None
            assert (shown.label if shown is not None else None) == spoken
            if not table.director.busy:
                break
            table.update(30.0)
        assert not table.director.busy and table.state.dangers, "with the next decision the line stands again"


SHORT_DECK = """
id: the-refill-of-the-player-before
rules: [BB-DRAW.4]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1], deck: [earth1], discard: [water1, water2, water3, air1, air2, air3]}
    p2: {magician: stoker, hand: [fire3, fire1, water1, air1, air1, air1], deck: [water1, water1, air1]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_the_next_player_is_not_warned_of_the_refill_of_the_one_before(tmp_path: Path) -> None:
    """p1 reshuffled at the end of their turn: that lies behind when p2's turn is announced."""
    with at(tmp_path, SHORT_DECK, speed=2) as (_, table):
        table.director.rest()
        assert "deck_short" in [one.key for one in table.state.dangers]
        warned: list[str] = []
        table.controller.answer("end")
        for _ in range(3000):
            now = table.director.now
            if now is not None and now.type == "turn_began" and not warned:
                warned.append(table.set_pieces.scenery._worst().key)
            if not table.director.busy:
                break
            table.update(30.0)
        assert warned and warned[0] != "deck_short"
