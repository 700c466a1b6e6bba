"""The danger line says only what is certain, and the worst of it first."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.bigbook.options import Options
from game.bigbook.session import BigBookSession
from game.bigbook.view import CurseView, TableView
from scenes.table.danger import dangers, sums


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
