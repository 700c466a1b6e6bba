"""The card set: what lies in the box, typed. Read once from `cards/*.yaml` (reading.py), and never changed afterwards.

A program is the name under which its steps stand in the registry, '' where a card has none. Texts are the locales'.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.engine.program import Registry

Attributes = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile card (MM-CMP.6): physical with a starting item or spell, or mental with an ability, '' where none."""

    id: str
    attributes: Attributes
    item: str = ""
    spell: str = ""
    ability: str = ""


@dataclass(frozen=True, slots=True)
class Investigator:
    """Health, sanity and starting skill tokens (MM-CMP.9); one card of each pair is kept (A-01)."""

    id: str
    health: int
    sanity: int
    skill: int
    physical: tuple[Profile, Profile]
    mental: tuple[Profile, Profile]

    def attributes(self, physical: int, mental: int) -> dict[str, int]:
        """The seven attributes as the two cards that are kept print them; which of each pair, 1 or 2."""
        return {**self.physical[physical - 1].attributes, **self.mental[mental - 1].attributes}


@dataclass(frozen=True, slots=True)
class Ability:
    """What a mental profile card allows once per game: `own` in the own turn without a step, else at that moment."""

    id: str
    when: str
    program: str


@dataclass(frozen=True, slots=True)
class Item:
    """A starting item or a find. `tags` are its types (MM-CRD.1).

    `use` is `action`, `passing`, `while` (as long as it is carried), `attack` or `key`; `reach` (0: own space) and
    `damage` are a weapon's; `opens` names locks and obstacles, or classes of locks; a key is `spent` by opening one, or
    only shown (MM-CRD.5); `per_round` limits its use.
    """

    id: str
    tags: tuple[str, ...]
    use: str
    reach: int
    damage: int
    opens: tuple[str, ...]
    spent: bool
    per_round: int
    program: str


@dataclass(frozen=True, slots=True)
class SpellBack:
    """What comes of a casting (MM-SPL.6)."""

    passed: str
    failed: str


@dataclass(frozen=True, slots=True)
class Spell:
    """One of four decks: all fronts alike, five backs. `reach` in spaces, -1 where the target is not measured."""

    id: str
    attribute: str
    modifier: int
    target: str
    attack: bool
    reach: int
    backs: tuple[SpellBack, ...]


@dataclass(frozen=True, slots=True)
class Need:
    """A way through: a test (attribute and modifier), a key, or a puzzle (its kind and layout); '' for the others."""

    attribute: str = ""
    modifier: int = 0
    key: str = ""
    puzzle: str = ""
    layout: str = ""


@dataclass(frozen=True, slots=True)
class Barred:
    """A lock or an obstacle: the way through, and what failing adds (to MM-LCK.4 for a lock). `takes`: it asks to
    discard the key that opens it (MM-LCK.3)."""

    id: str
    need: Need
    takes: bool
    failed: str


@dataclass(frozen=True, slots=True)
class Mythos:
    """A Mythos card: `needs`: what must be true of the investigator (A-06); `down`: it stays, face down (MM-MYT.9)."""

    id: str
    icons: tuple[str, ...]
    cost: int
    needs: tuple[str, ...]
    down: bool
    program: str


@dataclass(frozen=True, slots=True)
class Trauma:
    """A trauma card; playable at `limit` health (injury) or sanity (insanity) or less, -1: always (MM-TRA.5)."""

    id: str
    kind: str
    limit: int
    group: bool
    program: str


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat card of a class: for an attack of `kind` on a monster, and for the monster (`attack`, `hiding`,
    `barrier`)."""

    id: str
    monsters: str
    kind: str
    upper: str
    lower: str
    program: str


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of a kind of monsters with its own back (MM-CMP.4); `special` is its special attack."""

    id: str
    kind: str
    health: int
    damage: int
    special: str


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of monsters: its class, what is added to Dexterity to evade it, and to Willpower to bear its sight."""

    id: str
    monsters: str
    awareness: int
    horror: int
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class KeeperAction:
    """A Keeper action: cost in threat, as often as it is paid or once a turn, rules that hold all game (MM-KAC)."""

    id: str
    cost: int
    once: bool
    standing: tuple[str, ...]
    program: str


@dataclass(frozen=True, slots=True)
class LockLayout:
    """A lock puzzle: `turn` degrees and `faces` of its start piece; `touch`: face → (slot, side); slots that join."""

    turn: int
    faces: tuple[str, ...]
    touch: tuple[tuple[int, str], ...]
    joins: tuple[tuple[int, str, int, str], ...]

    @property
    def slots(self) -> int:
        """How many pieces it takes."""
        return 1 + max(slot for touching in (self.touch, self.joins) for part in touching for slot in _slots(part))


def _slots(part: tuple[int | str, ...]) -> list[int]:
    return [item for item in part if isinstance(item, int)]


@dataclass(frozen=True, slots=True)
class WiringLayout:
    """A wiring board: its cells, and where a wire of a colour comes in and must go out: (cell, side, colour)."""

    cells: tuple[tuple[int, int], ...]
    start: tuple[int, str, str]
    end: tuple[int, str, str]


Wire = tuple[str, str, str, str]
"""A wire of a piece: side and colour at one end, side and colour at the other (a splice changes colour)."""


@dataclass(frozen=True, slots=True)
class PuzzleBox:
    """All puzzle pieces and layouts. A rune picture is rows and columns; its pieces are 1 … n in reading order."""

    runes: Mapping[str, tuple[int, int]]
    locks: Mapping[str, LockLayout]
    lock_pieces: tuple[str, ...]
    wirings: Mapping[str, WiringLayout]
    wiring_pieces: tuple[tuple[Wire, ...], ...]

    def slots(self, kind: str, layout: str) -> int:
        """How many pieces a layout takes; KeyError where there is none of that name."""
        if kind == "rune":
            rows, columns = self.runes[layout]
            return rows * columns
        return self.locks[layout].slots if kind == "lock" else len(self.wirings[layout].cells)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Everything in the box by id, in the order of the files."""

    investigators: Mapping[str, Investigator]
    abilities: Mapping[str, Ability]
    items: Mapping[str, Item]
    finds: Mapping[str, Item]
    spells: Mapping[str, Spell]
    locks: Mapping[str, Barred]
    obstacles: Mapping[str, Barred]
    mythos: Mapping[str, Mythos]
    trauma: Mapping[str, Trauma]
    combat: Mapping[str, Combat]
    kinds: Mapping[str, Kind]
    keeper_actions: Mapping[str, KeeperAction]
    puzzles: PuzzleBox
    registry: Registry
    box: Mapping[str, int]
    """How many of each kind there are."""

    @property
    def figures(self) -> dict[str, Figure]:
        """All figures by id: `sodden_1` …"""
        return {figure.id: figure for kind in self.kinds.values() for figure in kind.figures}

    def ids(self) -> list[str]:
        """The ids of everything a text or picture may belong to, kinds of cards one after the other."""
        groups = (self.investigators, self.abilities, self.items, self.finds, self.spells, self.locks, self.obstacles,
                  self.mythos, self.trauma, self.combat, self.kinds, self.keeper_actions)  # fmt: skip
        return [id_ for group in groups for id_ in group]
