"""The list of events is what games tell: every type with its very arguments, and none that nothing tells."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from game.bigbook.rules.events import TYPES, CardMoved, CurseLaid, read
from game.bigbook.rules.options import options_of
from game.bigbook.rules.rules import big_book
from game.core.engine.chance import Chance
from game.core.engine.event import Event

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
    for path in [*(ROOT / "rules").glob("*.py"), *(ROOT / "verbs").glob("*.py")]:
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


READERS = (ROOT / "text", ROOT / "play", ROOT.parents[1] / "scenes" / "bigbook")
KNOWN = {field.encode_name for told in TYPES.values() for field in msgspec.structs.fields(told)}
STORY = {"answer", "n", "policy"}
"""Arguments of what the log itself tells of: a choice, and how the table agreed on Undo."""


def an_event(node: ast.expr) -> bool:
    """Whether an expression is an event, or its arguments, by the names that are used for them."""
    if isinstance(node, ast.Attribute) and node.attr == "args":
        node = node.value
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "events"
    return isinstance(node, ast.Name) and node.id in ("event", "e", "first", "last")


def asked_of_events(source: str) -> Iterator[str]:
    """Every argument of an event that is named by a word."""
    for node in ast.walk(ast.parse(source)):
        name: ast.expr | None = None
        if isinstance(node, ast.Subscript) and an_event(node.value):
            name = node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            name = node.args[0] if an_event(node.func.value) else None
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            args = node.comparators[0]
            name = node.left if isinstance(args, ast.Attribute) and args.attr == "args" and an_event(args) else None
        if isinstance(name, ast.Constant) and isinstance(name.value, str):
            yield name.value


def test_whoever_shows_or_counts_events_asks_for_no_argument_that_is_not_listed() -> None:
    asked: Counter[str] = Counter()
    for room in READERS:
        for path in sorted(room.rglob("*.py")):
            names = list(asked_of_events(path.read_text("utf-8")))
            assert set(names) <= KNOWN | STORY, path
            asked.update(names)
    assert asked.total() > 80


@pytest.mark.parametrize(
    "line",
    [
        'event["cruse"]',
        'str(e.get("spel", ""))',
        'line.events[0]["cards"]',
        '"curses" in event.args',
        'event.args["x"]',
    ],
)
def test_a_planted_name_is_found(line: str) -> None:
    assert not set(asked_of_events(line)) <= KNOWN | STORY
