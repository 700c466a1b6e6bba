"""The card set: read once from `cards/*.yaml`, checked, and never changed afterwards (programs.py compiles it)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.bigbook.rules.kinds import ELEMENT_OF, ELEMENTS
from game.bigbook.rules.options import DIFFICULTIES
from game.core.engine.program import ProgramError, meant
from game.core.text import strict_yaml
from game.core.text.outside import whole_number

CARDS = Path(__file__).parent / "cards"
PILES = (*ELEMENTS, "multi")
POWERS = (1, 2, 3)
EVENTS = ("curse_destroyed",)
"""What a magician's trigger can answer to."""
TIMINGS = ("always", "once_per_own_turn", "payment")
ROUNDS = 6
MOMENTS = ("before_curses", "after_curses")


class Spell(Struct, frozen=True):
    """A spell: element index, level (= activation cost, BB-SPL.3), and the numbers in its text."""

    id: str
    element: int
    level: int
    basic: bool
    grows: dict[str, int]
    fixed: dict[str, int]

    def numbers(self, power: int) -> dict[str, int]:
        """The numbers in the text at `power` 1 to 3."""
        return {**{name: base * power for name, base in self.grows.items()}, **self.fixed}


class CurseCard(Struct, frozen=True):
    """A curse: the pile it belongs to (index into PILES) and what it costs per element (BB-CUR.9, BB-CUR.10)."""

    id: str
    pile: int
    cost: tuple[int, int, int, int]
    fixed: dict[str, int]


class Magician(Struct, frozen=True):
    """A magician: starting deck (value-1 cards per element; the value-2 card is of the own element) and ability.

    `timing` is `always`, `once_per_own_turn` or `payment`; `trigger` maps an event to the program it starts.
    """

    id: str
    element: int
    deck: tuple[int, int, int, int]
    timing: str
    fixed: dict[str, int]
    support_places: int
    spell_limit: int
    trigger: dict[str, str]


class Page(Struct, frozen=True):
    """A grimoire card: its monster's curses, when the arrival strikes, and the numbers of its texts."""

    id: str
    curses: tuple[int, ...]
    arrival_when: str
    numbers: dict[str, dict[str, int]] = {}


class Table(Struct, frozen=True):
    """The figures of the rules (`table.yaml`)."""

    hand_size: int
    support_places: int
    spell_limit: int
    learn_cost: int
    cure_cost: int
    curse_cost: int
    madness_stack: dict[int, int]
    supply: dict[int, int]
    tokens_per_element: int
    round_track: dict[str, tuple[int, ...]]
    positions: tuple[str, ...]
    spaces: tuple[int, ...]


class Source(Struct, frozen=True):
    """A program as it was read: its name, its steps (plain YAML data) and the numbers that the steps may name."""

    name: str
    steps: Any
    numbers: dict[str, int]


class Catalogue:
    """All cards of the game, and the sources of their programs."""

    def __init__(self, folder: Path = CARDS) -> None:
        self.sources: list[Source] = []
        self.table = _table(_read(folder, "table"))
        self.spells = {name: self._spell(name, item) for name, item in _read(folder, "spells").items()}
        self.curses = {name: self._curse(name, item) for name, item in _read(folder, "curses").items()}
        self.magicians = {name: self._magician(name, item) for name, item in _read(folder, "magicians").items()}
        self.pages = {name: self._page(name, item) for name, item in _read(folder, "grimoire").items()}
        for name, steps in _read(folder, "turn").items():
            self.sources.append(Source(name, steps, {}))
        self.basic = tuple(name for name, spell in self.spells.items() if spell.basic)
        self.covers = tuple(name for name in self.pages if name.startswith("cover"))
        self.interiors = tuple(name for name in self.pages if name.startswith("page"))

    def _spell(self, name: str, item: dict[str, Any]) -> Spell:
        _known(f"spells: {name}", item, {"element", "level", "program"}, {"basic", "grows", "fixed"})
        spell = Spell(
            id=name,
            element=_element(name, item["element"]),
            level=_int(name, item["level"]),
            basic=_word(name, item.get("basic", "false"), ("true", "false")) == "true",
            grows=_ints(name, item.get("grows", {})),
            fixed=_ints(name, item.get("fixed", {})),
        )
        for power in POWERS:
            self.sources.append(Source(f"spell:{name}@{power}", item["program"], spell.numbers(power)))
        return spell

    def _curse(self, name: str, item: dict[str, Any]) -> CurseCard:
        _known(f"curses: {name}", item, {"pile", "program"}, {"fixed"})
        pile = PILES.index(_word(f"curses: {name}", item["pile"], PILES))
        need = [1, 1, 1, 1]
        if pile < 4:
            need = [0, 0, 0, 0]
            need[pile] = self.table.curse_cost
        fixed = _ints(name, item.get("fixed", {}))
        self.sources.append(Source(f"curse:{name}", item["program"], fixed))
        return CurseCard(name, pile, (need[0], need[1], need[2], need[3]), fixed)

    def _magician(self, name: str, item: dict[str, Any]) -> Magician:
        optional = {"fixed", "program", "trigger", "support_places", "spell_limit"}
        _known(f"magicians: {name}", item, {"element", "deck", "timing"}, optional)
        _known(f"magicians: {name}.deck", item["deck"], set(ELEMENTS), set())
        deck = _ints(name, item["deck"])
        fixed = _ints(name, item.get("fixed", {}))
        if "program" in item:
            self.sources.append(Source(f"ability:{name}", item["program"], fixed))
        return Magician(
            id=name,
            element=_element(name, item["element"]),
            deck=(deck["water"], deck["earth"], deck["fire"], deck["air"]),
            timing=_word(f"magicians: {name}", item["timing"], TIMINGS),
            fixed=fixed,
            support_places=_named(name, item.get("support_places"), fixed, self.table.support_places),
            spell_limit=_named(name, item.get("spell_limit"), fixed, self.table.spell_limit),
            trigger=_trigger(name, item.get("trigger", {})),
        )

    def _page(self, name: str, item: dict[str, Any]) -> Page:
        _known(f"grimoire: {name}", item, set(), {"curses", "arrival", "bonus", "failure"})
        numbers: dict[str, dict[str, int]] = {}
        for part in ("arrival", "bonus", "failure"):
            if part in item:
                optional = {"fixed", "when"} if part == "arrival" else {"fixed"}
                _known(f"grimoire: {name}.{part}", item[part], {"program"}, optional)
                numbers[part] = _ints(name, item[part].get("fixed", {}))
                self.sources.append(Source(f"{part}:{name}", item[part]["program"], numbers[part]))
        return Page(
            id=name,
            curses=tuple(_element(name, element) for element in _list(name, item.get("curses", []))),
            arrival_when=_word(name, item.get("arrival", {}).get("when", "before_curses"), MOMENTS),
            numbers=numbers,
        )


@cache
def catalogue() -> Catalogue:
    """The printed card set; read on first use. ProgramError or StrictYamlError name what is damaged."""
    return Catalogue()


def _read(folder: Path, name: str) -> dict[str, Any]:
    data = strict_yaml.load(folder / f"{name}.yaml", max_depth=16)
    if not isinstance(data, dict):
        raise ProgramError(f"{name}.yaml: a mapping is needed")
    return data


def _known(where: str, item: Any, required: set[str], optional: set[str]) -> None:
    if not isinstance(item, dict):
        raise ProgramError(f"{where}: a mapping is needed")
    for key in item:
        if key not in required | optional:
            raise ProgramError(f"{where}: unknown key {key!r}{meant(key, sorted(required | optional))}")
    for key in sorted(required):
        if key not in item:
            raise ProgramError(f"{where}: the key {key!r} is missing")


def _int(where: str, value: Any) -> int:
    found = whole_number(value) if isinstance(value, str) and value.isascii() else None
    if found is None:
        raise ProgramError(f"{where}: {value!r} is no number")
    return found


def _ints(where: str, data: Any) -> dict[str, int]:
    if not isinstance(data, dict):
        raise ProgramError(f"{where}: a mapping of numbers is needed")
    return {name: _int(where, value) for name, value in data.items()}


def _word(where: str, value: Any, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ProgramError(f"{where}: {value!r} is none of {', '.join(allowed)}{meant(str(value), allowed)}")
    return str(value)


def _list(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ProgramError(f"{where}: a list is needed")
    return value


def _trigger(where: str, value: Any) -> dict[str, str]:
    _known(f"magicians: {where}.trigger", value, set(), set(EVENTS))
    return dict(value)


def _named(where: str, value: Any, fixed: dict[str, int], usual: int) -> int:
    """The number that a card names instead of the usual one."""
    if value is None:
        return usual
    if not isinstance(value, str) or value not in fixed:
        raise ProgramError(f"{where}: {value!r} is no number{meant(str(value), fixed)}")
    return fixed[value]


def _element(where: str, value: Any) -> int:
    if not isinstance(value, str) or value not in ELEMENT_OF:
        raise ProgramError(f"{where}: {value!r} is no element")
    return ELEMENT_OF[value]


def _table(data: dict[str, Any]) -> Table:
    numbers = ("hand_size", "support_places", "spell_limit", "learn_cost", "cure_cost", "curse_cost")
    tables = {"madness_stack", "supply", "tokens_per_element", "round_track", "positions"}
    _known("table", data, {*numbers, *tables}, set())
    _known("table: madness_stack", data["madness_stack"], {"2", "3", "4", "5"}, set())
    _known("table: supply", data["supply"], {"value_2", "value_3"}, set())
    _known("table: round_track", data["round_track"], set(DIFFICULTIES), set())
    positions = data["positions"] if isinstance(data["positions"], list) else []
    if len(positions) != len(PILES):
        raise ProgramError("table: positions: five are needed")
    for position in positions:
        _known("table: positions", position, {"name", "space"}, set())
    return Table(
        **{name: _int(f"table: {name}", data[name]) for name in numbers},
        madness_stack={int(players): size for players, size in _ints("table", data["madness_stack"]).items()},
        supply={int(name[-1]): size for name, size in _ints("table", data["supply"]).items()},
        tokens_per_element=_int("table: tokens_per_element", data["tokens_per_element"]),
        round_track={name: _row(name, row) for name, row in data["round_track"].items()},
        positions=tuple(position["name"] for position in positions),
        spaces=tuple(_int("table: positions", position["space"]) for position in positions),
    )


def _row(name: str, cells: Any) -> tuple[int, ...]:
    if not isinstance(cells, list) or len(cells) != ROUNDS:
        raise ProgramError(f"table: round_track: {name}: {ROUNDS} rounds are needed")
    return tuple(_int(f"table: round_track: {name}", cell) for cell in cells)
