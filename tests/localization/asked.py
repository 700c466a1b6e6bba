"""Which texts the code asks for: keys, reasons and the arguments given with them, read from its syntax.

Looked at is what the first game and the kit ask for; another game's package is heard by its own tests. A key may
stand in the code in three ways: whole (`"kit.save.playing"`), below what a helper puts before it
(`words.t("tips.agree")` asks for `bigbook.tips.agree`), or built from parts (`f"bigbook.end.mark.{mark}"`). A reason
or a danger carries the last part of its key (`Reason("too-many", args={"n": 2})`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.sources import nodes_of, source_files

ROOT = Path(__file__).resolve().parents[2]
HELPERS = ("t", "kit", "say", "spans", "noun")
"""Functions whose first argument is a key, or the rest of one."""
BEFORE = ("", "bigbook.", "kit.", "bigbook.rulebook.", "bigbook.lessons.", "bigbook.challenges.", "bigbook.coach.")
"""What a helper may put before a key."""
CARRIERS = {
    "Claim": ("bigbook.prompts.because.",),
    "Reason": ("bigbook.why.",),
    "Threat": ("bigbook.prompts.danger.", "bigbook.prompts.sums."),
}
"""Data classes whose first argument is the last part of a key, and what comes before it."""
WHOLE = re.compile(r"(?:kit|bigbook)(?:\.[a-z0-9_-]+)+(?<![_-])")
GAP = "\0"


@dataclass(frozen=True, slots=True)
class Asked:
    """One place of the code that names a text: what may stand before the `key`, its gaps as `GAP`, and the names of the
    arguments given (None: not to be seen from here)."""

    where: str
    before: tuple[str, ...]
    key: str
    given: frozenset[str] | None = None

    def matches(self, keys: frozenset[str]) -> set[str]:
        """The keys this can mean."""
        if GAP not in self.key:
            return {front + self.key for front in self.before} & keys
        return set(_built(self.before, self.key, keys))


@cache
def _built(before: tuple[str, ...], key: str, keys: frozenset[str]) -> frozenset[str]:
    """The keys that a text with gaps can mean: found once for each text, and only among those that begin like it."""
    body = re.escape(key).replace(GAP, r"[\w-]+")
    pattern = re.compile("|".join(re.escape(front) + body for front in before))
    heads = tuple(front + key.partition(GAP)[0] for front in before)
    return frozenset(one for one in keys if one.startswith(heads) and pattern.fullmatch(one))


def other_games() -> set[Path]:
    """The packages of the games whose words are not looked at here: those beside the first."""
    games = {folder.name for folder in (ROOT / "game").iterdir() if (folder / "cards").is_dir()} - {"bigbook"}
    return {ROOT / folder / name for folder in ("game", "scenes") for name in games}


@cache
def sources() -> tuple[Path, ...]:
    """Every module that can be heard in the first game."""
    others = other_games()
    every = [path for folder in ("game", "scenes") for path in source_files(ROOT / folder, ".py")]
    return (ROOT / "main.py", *(path for path in every if not others & {*path.parents}))


def written(node: ast.expr) -> str | None:
    """The text of a literal, the gaps of a built one as `GAP`; None for anything else."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(one.value) if isinstance(one, ast.Constant) else GAP for one in node.values)
    return None


def alternatives(node: ast.expr) -> list[str]:
    """The texts an expression can be: both sides of `a if b else c`."""
    if isinstance(node, ast.IfExp):
        return [*alternatives(node.body), *alternatives(node.orelse)]
    text = written(node)
    return [] if text is None else [text]


def name_of(call: ast.Call) -> str:
    """The name a call uses: `t` of `words.t(...)`."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _given(call: ast.Call) -> frozenset[str] | None:
    names = [one.arg for one in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _carried(call: ast.Call) -> frozenset[str] | None:
    """The names in the dictionary of arguments that a reason or a danger carries."""
    found: ast.expr | None = next((one.value for one in call.keywords if one.arg == "args"), None)
    where = 2 if name_of(call) == "Reason" else 1
    if found is None and len(call.args) > where:
        found = call.args[where]
    if found is None:
        return frozenset()
    if not isinstance(found, ast.Dict) or not all(isinstance(key, ast.Constant) for key in found.keys):
        return None
    return frozenset(str(key.value) for key in found.keys if isinstance(key, ast.Constant))


def asked_in(nodes: Iterable[ast.AST], where: str) -> Iterator[Asked]:
    """Every text that is named in a module, of which `nodes` are everything there is."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE.fullmatch(node.value):
            yield Asked(f"{where}:{node.lineno}", ("",), node.value)
        if not isinstance(node, ast.Call) or not node.args:
            continue
        at = f"{where}:{node.lineno}"
        if name_of(node) in HELPERS:
            for text in alternatives(node.args[0]):
                if re.match(r"[a-z_]+\.", text):
                    yield Asked(at, BEFORE, text, _given(node))
        elif name_of(node) in CARRIERS:
            for text in alternatives(node.args[0]):
                yield Asked(at, CARRIERS[name_of(node)], text, _carried(node))


@cache
def asked() -> tuple[Asked, ...]:
    """Every text that the code of the game names."""
    return tuple(one for path in sources() for one in asked_in(nodes_of(path), str(path.relative_to(ROOT))))


@cache
def constants(path: Path) -> frozenset[str]:
    """Every literal text of a module."""
    return frozenset(
        node.value for node in nodes_of(path) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def imported(nodes: Iterable[ast.AST], package: tuple[str, ...]) -> set[str]:
    """The dotted names of the modules that a module imports from; `package` is the folder it lies in."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            found |= {base, *(f"{base}.{one.name}" for one in node.names)}
    return found


def neighbours() -> dict[str, frozenset[str]]:
    """For every module, the literals of its own and of the modules that it imports or that import it: whoever fills a
    gap in a key takes the name from there."""
    modules = {path: nodes_of(path) for path in sources()}
    names = {path: ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in modules}
    texts = {names[path]: constants(path) for path in modules}
    uses = {
        names[path]: {one for one in imported(nodes, path.relative_to(ROOT).parts[:-1]) if one in texts}
        for path, nodes in modules.items()
    }
    near: dict[str, frozenset[str]] = {}
    for path, name in names.items():
        others = uses[name] | {one for one, used in uses.items() if name in used}
        near[str(path.relative_to(ROOT))] = frozenset(texts[name].union(*(texts[one] for one in others)))
    return near
