"""Which module imports which, read from the source: functions and TYPE_CHECKING blocks count like the head of a file.

`python -m tests.arrows` says what breaks a rule; `tests/test_arrows.py` lets nothing break one.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.sources import nodes_of, source_files

ROOT = Path(__file__).resolve().parents[1]
TOPS = ("game", "scenes")
GAMES = ("game.bigbook", "game.mansions", "scenes.bigbook", "scenes.mansions")
"""Whatever speaks of one game."""
ROOT_ROOMS = ("scenes.program",)
"""Where everything is put together: it knows all, and nobody knows it."""
NO_GAME = ("scenes.kit", "scenes.shell", "scenes.menus", "scenes.book", "scenes.table")
"""Rooms that know no game: neither by import nor by a word."""
GAME_WORDS = frozenset(
    re.findall(
        r"\w+",
        "ability abilities curse curses element elements grimoire investigator investigators keeper keepers madness "
        "magician magicians mansion mansions marker markers monster monsters omen omens spell spells supply supplies",
    )
)
"""Nouns of one game. Not among them are those that mean something else in a program, too: a library has code or fonts
in it, a book lies open in `scenes/book` whatever stands in it, power, support and action are anybody's."""
TABLE = "scenes.bigbook.table"
ROW = (
    ("layout",), ("model",), ("text",), ("render_context",), ("moment", "state"), ("context",), ("render",),
    ("animation",), ("panel", "input"), ("overlays",),
    ("attendant", "prefetch", "set_pieces", "drawing"), ("scene",),
)  # fmt: skip
"""The rooms of the table and the modules of its root, from the first to the last: each may use those before it."""
GAME_ROWS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "game.bigbook": (("rules", "verbs"), ("text", "ai"), ("play",), ("scenarios",), ("terminal", "lint"), ("entry",)),
    "game.mansions": (
        ("board",), ("cards",), ("puzzles",), ("rules",), ("verbs",), ("text", "ai"), ("play",), ("scenarios",),
        ("terminal", "lint"), ("entry",),
    ),
}  # fmt: skip
"""The rooms of a game from the first to the last: each may use those before it. Beside them stand only what all of them
may read (`catalogue`, `view`) and `entry`, by which the game is found."""
BESIDE_ROOMS = ("catalogue", "view", "entry")


def _later(top: str, row: tuple[tuple[str, ...], ...]) -> dict[str, tuple[str, ...]]:
    """For each room of a row what it may not import: every later one."""
    return {
        f"{top}.{room}": tuple(f"{top}.{later}" for rooms in row[at + 1 :] for later in rooms)
        for at, same in enumerate(row)
        for room in same
    }


ROOM_ARROWS: Mapping[str, tuple[str, ...]] = {
    "scenes.kit": (*GAMES, *ROOT_ROOMS, "game.games", "scenes.shell", "scenes.menus", "scenes.table", "scenes.book"),
    "scenes.shell": (*GAMES, *ROOT_ROOMS, "scenes.menus", "scenes.table", "scenes.book"),
    "scenes.book": (*GAMES, *ROOT_ROOMS, "game.games", "scenes.menus", "scenes.table"),
    "scenes.menus": (*GAMES, *ROOT_ROOMS, "scenes.table"),
    "scenes.table": (*GAMES, *ROOT_ROOMS, "game.games", "scenes.menus"),
    "scenes.bigbook": ("game.mansions", "scenes.mansions", *ROOT_ROOMS),
    "scenes.mansions": ("game.bigbook", "scenes.bigbook", *ROOT_ROOMS),
    TABLE: ("scenes.bigbook.tutorial", "scenes.bigbook.setup", "scenes.bigbook.end", "scenes.bigbook.replay"),
    **_later(TABLE, ROW),
    **{room: words for game, row in GAME_ROWS.items() for room, words in _later(game, row).items()},
}
"""What no module of a room may import."""
SCENE_MAY = ("scenes.program", "scenes.bigbook.tutorial", "scenes.bigbook.end", "scenes.bigbook.replay")
"""Who may name the table's scene: who opens it, and who builds on it."""
PAINTS = f"{TABLE}.render"
"""This room paints what it is handed and never names the session."""


def name_of(path: Path) -> str:
    """The dotted name of a module; a package goes by its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> Mapping[str, Path]:
    """Every module of the program by name."""
    return {name_of(path): path for top in TOPS for path in source_files(ROOT / top, ".py")}


@cache
def named_by(path: Path) -> tuple[str, ...]:
    """Every dotted name that a file imports: for `from a import b` that is `a.b`, whatever `b` is."""
    return tuple(_named_by(path))


def _named_by(path: Path) -> Iterator[str]:
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = path.relative_to(ROOT).parts
            base = ".".join(package[: len(package) - node.level]) if node.level else ""
            whole = ".".join(part for part in (base, node.module) if part)
            yield from (f"{whole}.{alias.name}" for alias in node.names)


@cache
def arrows() -> Mapping[str, frozenset[str]]:
    """For every module of the program the others that it imports."""
    known = modules()
    found = {}
    for name, path in known.items():
        reached = (word if word in known else word.rpartition(".")[0] for word in named_by(path))
        found[name] = frozenset(word for word in reached if word in known and word != name)
    return found


def circles() -> list[frozenset[str]]:
    """The sets of modules that reach each other (strongly connected components of more than one)."""
    graph = arrows()
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_ones: list[str] = []
    found: list[frozenset[str]] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        open_ones.append(name)
        for other in graph[name]:
            if other not in number:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in open_ones:
                lowest[name] = min(lowest[name], number[other])
        if lowest[name] == number[name]:
            at = open_ones.index(name)
            circle = frozenset(open_ones[at:])
            del open_ones[at:]
            if len(circle) > 1:
                found.append(circle)

    for name in graph:
        if name not in number:
            visit(name)
    return found


def within(name: str, room: str) -> bool:
    """Whether a module is a room or stands in it; rooms are dotted names."""
    return name == room or name.startswith(room + ".")


def named_things(source: str) -> set[str]:
    """The words of a source, comments and texts included, parts of names by themselves: `MonsterMotion`, `curse_of`."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", source)}


def words_of_games() -> set[str]:
    """Every noun of a game that stands in a room which knows none, a line each."""
    return {
        f"word: {name} says {word}"
        for name, path in modules().items()
        if any(within(name, room) for room in NO_GAME)
        for word in named_things(path.read_text("utf-8")) & GAME_WORDS
    }


def offences() -> set[str]:
    """Every arrow that a rule forbids, and every arrow of a circle, a line each."""
    graph = arrows()
    found = {
        f"room: {name} -> {other}"
        for name, others in graph.items()
        for other in others
        if any(within(name, room) and within(other, word) for room, words in ROOM_ARROWS.items() for word in words)
    }
    found |= {
        f"scene: {name} -> {TABLE}.scene"
        for name, others in graph.items()
        if f"{TABLE}.scene" in others and not any(within(name, room) for room in SCENE_MAY)
    }
    found |= {f"circle: {name} -> {other}" for circle in circles() for name in circle for other in graph[name] & circle}
    found |= words_of_games()
    return found | {f"paints: {name} -> session" for name in graph if within(name, PAINTS) and _says_session(name)}


def _says_session(name: str) -> bool:
    words = (
        getattr(node, field, None)
        for node in nodes_of(modules()[name])
        for field in ("id", "attr", "arg", "name")
        if isinstance(node, ast.expr | ast.arg | ast.keyword | ast.alias)
    )
    return any(isinstance(word, str) and re.search(r"(^|_)session(_|$)", word) for word in words)


def main() -> int:
    """Print what breaks a rule; 1 where anything does."""
    found = sorted(offences())
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
