"""The list of events is what games tell: every type with its very arguments, and none that nothing tells."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from game.bigbook.rules.events import (
    STORY,
    TYPES,
    CardMoved,
    ChoiceMade,
    CurseLaid,
    SpellActivated,
    curse_of,
    page_of,
    read,
    read_as,
    seat_of,
)
from game.bigbook.rules.options import options_of
from game.bigbook.rules.rules import big_book
from game.core.engine.chance import Chance
from game.core.engine.event import Event
from tests.bigbook.event_reads import asked_of_events
from tests.sources import source_files

ROOT = Path(__file__).resolve().parents[2] / "game" / "bigbook"
RARE = {"curse_ignored", "curse_pile_empty", "game_won", "bonus_began", "ability_triggered", "curse_neutralized",
        "curse_restored", "player_eliminated", "card_taken"}  # fmt: skip
"""What forty games by chance may do without; scenarios tell of each."""


def told(seed: int) -> list[Event]:
    """The events of a whole game by chance."""
    game, chance = big_book(), Chance(seed)
    state = game.new(options_of(seed), seed)
    state.log = []
    game.start(state)
    while not state.over:
        game.step(state, game.random_answer(state, chance))
    return state.log


def test_whole_games_tell_what_the_list_says() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        for event in told(seed):
            args = read(event)
            assert {name: getattr(args, "from_" if name == "from" else name) for name in event.args} == event.args
            seen[event.type] += 1
    assert set(TYPES) - RARE <= set(seen)


def named_in_the_rules() -> set[str]:
    """Every type that stands in a call of `emit` or `moved`."""
    found: set[str] = set()
    for path in [*source_files(ROOT / "rules", ".py"), *source_files(ROOT / "verbs", ".py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in (
                "emit",
                "moved",
            ):
                word = node.args[1]
                if isinstance(word, ast.Constant):
                    found.add(str(word.value))
                elif isinstance(word, ast.JoinedStr):
                    found |= {f"{part}_began" for part in ("bonus", "failure")}
    return found


def test_the_rules_tell_no_type_that_is_not_listed_and_the_list_has_no_other() -> None:
    assert named_in_the_rules() == set(TYPES)


def test_arguments_are_typed_and_others_are_refused() -> None:
    laid = read(Event("curse_laid", {"curse": "w1", "position": "2", "pile": "water"}))
    assert laid == CurseLaid("w1", "2", "water")
    args = {"seat": "p1", "card": "water1", "from": "p1.deck", "to": "p1.hand", "source": "rules"}
    moved = read(Event("card_drawn", dict(args)))
    assert isinstance(moved, CardMoved) and (moved.from_, moved.to, moved.kept) == ("p1.deck", "p1.hand", 0)
    with pytest.raises(ValueError, match="position"):
        read(Event("curse_laid", {"curse": "w1", "pile": "water"}))
    with pytest.raises(ValueError, match="colour"):
        read(Event("curse_applied", {"curse": "w1", "colour": "red"}))
    with pytest.raises(KeyError):
        read(Event("curse_flew_away", {}))


@pytest.mark.parametrize(
    "line",
    [
        'event["cruse"]',
        'str(e.get("spell", ""))',
        'line.events[0]["card"]',
        '"curse" in event.args',
        'event.args["x"]',
        'head.get("monster")',
        'last.args.get("by")',
    ],
)
def test_a_planted_name_is_found(line: str) -> None:
    assert list(asked_of_events(ast.walk(ast.parse(line))))


@pytest.mark.parametrize("line", ['areas["book"]', 'decision.args["action"]', 'data.get("training")', "events[0].type"])
def test_what_asks_no_event_is_free(line: str) -> None:
    assert not list(asked_of_events(ast.walk(ast.parse(line))))


def test_what_the_log_tells_of_itself_is_typed_too() -> None:
    choice = read(Event("choice_made", {"seat": "p2", "source": "telepathy", "answer": "p1|p3", "n": 2}))
    assert choice == ChoiceMade("p2", "telepathy", "p1|p3", 2)
    wish = read(Event("wished", {"seat": "p2", "action": "acquire:fire2"}))
    assert seat_of(wish) == "p2"
    assert not set(STORY) & set(TYPES)
    with pytest.raises(TypeError, match="SpellActivated"):
        read_as(Event("turn_began", {"seat": "p1", "turn": 3}), SpellActivated)


def test_whom_an_event_concerns_and_which_card_is_told_of_every_type() -> None:
    assert seat_of(read(Event("turn_began", {"seat": "p3", "turn": 3}))) == "p3"
    assert seat_of(read(Event("round_moved", {"round": 2}))) == ""
    assert curse_of(read(Event("curse_destroyed", {"seat": "p1", "curse": "w1"}))) == "w1"
    assert curse_of(read(Event("curse_applied", {"curse": "e2"}))) == "e2"
    assert page_of(read(Event("page_turned", {"monster": "page_03", "page": "page_02"}))) == "page_03"
    assert page_of(read(Event("failure_began", {"page": "cover_1"}))) == "cover_1"
    assert page_of(read(Event("game_won", {}))) == curse_of(read(Event("game_won", {}))) == ""
