"""From `cards/*.yaml` to the catalogue: strict and typed, every mistake named with its file and entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from game.core.engine.program import ProgramError, Registry
from game.core.text import strict_yaml
from game.core.text.fields import Fields, number_of
from game.mansions.catalogue import (
    Ability,
    Barred,
    Catalogue,
    Combat,
    Figure,
    Investigator,
    Item,
    KeeperAction,
    Kind,
    LockLayout,
    Mythos,
    Need,
    Profile,
    PuzzleBox,
    Spell,
    SpellBack,
    Trauma,
    WiringLayout,
)

from .programs import IN_COMBAT, new_registry
from .vocabulary import ATTRIBUTES, CLASSES, WEAPON_KINDS

CARDS = Path(__file__).parent
DEPTH = 16
TAGS = ("weapon", "ranged", "melee", "bladed", "blunt", "equipment", "light", "ally", "tome", "artifact", "key")
USES = ("action", "passing", "while", "attack", "key")
BOX = ("investigators", "abilities", "items", "finds", "spells", "locks", "obstacles", "mythos", "trauma", "combat",
       "kinds", "figures", "keeper_actions")  # fmt: skip
"""What `box.yaml` counts."""
MOMENTS = ("own", "puzzle", "attack_passed", "clue_taken", "casting", "before_evade", "monster_enters", "mythos_played",
           "rolled")  # fmt: skip
ICONS = ("house", "glass", "tide", "stars", "embers")
LOWER = ("attack", "hiding", "barrier")
PUZZLES = ("rune", "lock", "wiring")
STANDING = ("ladder_when_moved", "no_second_attack", "needs_target", "altar_unloads", "fire_needs_source",
            "not_where_light", "empty_room", "no_attack_this_turn")  # fmt: skip
PHYSICAL, MENTAL = ATTRIBUTES[:3], ATTRIBUTES[3:]
PEOPLE, FIGURES, ATTRIBUTE = (1, 30), (1, 60), (1, 10)
"""The health or sanity of people, the health of figures, an attribute: the least and the most that a card may say."""
FEW = (0, 9)
"""So many tokens, spaces, or threat a card may say; `MODIFIER`: so much it may change a test."""
MODIFIER = (-9, 9)
TURNS = ("90", "120", "180")
"""Degrees by which a start piece may be turned."""
SIDES = ("N", "E", "S", "W")

T = TypeVar("T")


@cache
def catalogue() -> Catalogue:
    """The card set of the game. ProgramError or StrictYamlError names what is wrong with a file."""
    return read(CARDS)


def read(folder: Path) -> Catalogue:
    """The card set in a folder."""
    return _Reader(folder).catalogue()


class _Reader:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.registry: Registry = new_registry()

    def catalogue(self) -> Catalogue:
        combat = [self._all(f"combat_{name}", self._combat(name)) for name in CLASSES]
        return Catalogue(
            investigators=self._all("profiles", self._investigator),
            abilities=self._all("abilities", self._ability),
            items=self._all("items", self._item),
            finds=self._all("exploration", self._item),
            spells=self._all("spells", self._spell),
            locks=self._all("locks", self._barred),
            obstacles=self._all("obstacles", self._barred),
            mythos=self._all("mythos", self._mythos),
            trauma=self._all("trauma", self._trauma),
            combat={id_: card for cards in combat for id_, card in cards.items()},
            kinds=self._all("monsters", self._kind),
            keeper_actions=self._all("keeper_actions", self._keeper_action),
            puzzles=self._puzzles(),
            registry=self.registry,
            box=self._box(),
        )

    def _box(self) -> dict[str, int]:
        """How many of each kind the box holds (MM-CMP.2); `lint` counts them."""
        with self._file("box") as box:
            return {name: box.number(name, within=(1, 999)) for name in BOX}

    def _all(self, name: str, read_one: Callable[[str, Fields], T]) -> dict[str, T]:
        found: dict[str, T] = {}
        for id_, data in self._file(name).each():
            with Fields(f"{name}.yaml: {id_}", data) as fields:
                found[id_] = read_one(id_, fields)
        return found

    def _file(self, name: str) -> Fields:
        path = self.folder / f"{name}.yaml"
        return Fields(path.name, strict_yaml.load(path, max_depth=DEPTH))

    def _program(self, name: str, steps: Any, needs: tuple[str, ...] = ()) -> str:
        if steps == "":
            return ""
        self.registry.add(name, steps, needs=needs)
        return name

    # ------------------------------------------------------------------------------------------------------- people

    def _investigator(self, id_: str, fields: Fields) -> Investigator:
        return Investigator(
            id_, fields.number("health", within=PEOPLE), fields.number("sanity", within=PEOPLE),
            fields.number("skill", within=FEW),
            self._pair(id_, fields, "physical", PHYSICAL), self._pair(id_, fields, "mental", MENTAL),
        )  # fmt: skip

    def _pair(self, id_: str, fields: Fields, name: str, attributes: Iterable[str]) -> tuple[Profile, Profile]:
        found = []
        for number, data in enumerate(fields.items(name), start=1):
            with Fields(f"{fields.where}.{name}", data) as card:
                found.append(self._profile(f"{id_}_{name[0]}{number}", card, attributes))
        if len(found) != 2:
            raise ProgramError(f"{fields.where}.{name}: two cards are needed, not {len(found)}")
        return found[0], found[1]

    def _profile(self, id_: str, card: Fields, attributes: Iterable[str]) -> Profile:
        with card.fields("attributes") as values:
            numbers = {attribute: values.number(attribute, within=ATTRIBUTE) for attribute in attributes}
        given = [card.text(word, "") for word in ("item", "spell", "ability")]
        if sum(map(bool, given)) != 1:
            raise ProgramError(f"{card.where}: an item, a spell or an ability is needed, one of them")
        return Profile(id_, numbers, *given)

    def _ability(self, id_: str, fields: Fields) -> Ability:
        return Ability(id_, fields.choice("when", MOMENTS), self._program(f"ability:{id_}", fields.raw("program")))

    # -------------------------------------------------------------------------------------------------------- things

    def _item(self, id_: str, fields: Fields) -> Item:
        use = fields.choice("use", USES)
        weapon = use == "attack"
        return Item(
            id_,
            fields.words("tags", TAGS),
            use,
            fields.number("range", within=FEW) if weapon else 0,
            fields.number("damage", within=FEW) if weapon else 0,
            fields.words("opens") if use == "key" else (),
            use == "key" and fields.flag("spent"),
            fields.number("per_round", 0, within=FEW),
            self._program(f"item:{id_}", fields.raw("program", "")),
        )

    def _spell(self, id_: str, fields: Fields) -> Spell:
        with fields.fields("test") as test:
            attribute = test.choice("attribute", ATTRIBUTES)
            modifier = test.number("modifier", signed=True, within=MODIFIER)
        attack = fields.flag("attack")
        return Spell(
            id_,
            attribute,
            modifier,
            fields.choice("target", ("one_space", "room_in_sight", "monster", "you")),
            attack,
            fields.number("range", within=FEW) if attack else -1,
            tuple(self._back(id_, number, data) for number, data in enumerate(fields.items("backs"), start=1)),
        )

    def _back(self, id_: str, number: int, data: Any) -> SpellBack:
        name = f"spell:{id_}_{number}"
        with Fields(f"spells.yaml: {id_}_{number}", data) as back:
            return SpellBack(
                self._program(f"{name}.passed", back.raw("passed")), self._program(f"{name}.failed", back.raw("failed"))
            )

    def _barred(self, id_: str, fields: Fields) -> Barred:
        with fields.fields("need") as need:
            way = _need(need)
        takes = bool(way.key) and fields.flag("takes")
        return Barred(id_, way, takes, self._program(f"barred:{id_}", fields.raw("failed", "")))

    # ----------------------------------------------------------------------------------------------------- the Keeper

    def _mythos(self, id_: str, fields: Fields) -> Mythos:
        return Mythos(
            id_,
            some(fields, "icons", ICONS),
            fields.number("cost", within=FEW),
            fields.words("needs", default=()),
            fields.choice("stays", ("down", "no"), "no") == "down",
            self._program(f"mythos:{id_}", fields.raw("program")),
        )

    def _trauma(self, id_: str, fields: Fields) -> Trauma:
        return Trauma(
            id_,
            fields.choice("kind", ("injury", "insanity")),
            fields.number("limit", -1, within=(0, PEOPLE[1])),
            fields.flag("group"),
            self._program(f"trauma:{id_}", fields.raw("program")),
        )

    def _keeper_action(self, id_: str, fields: Fields) -> KeeperAction:
        return KeeperAction(
            id_,
            fields.number("cost", within=FEW),
            fields.choice("limit", ("any", "turn")) == "turn",
            fields.words("standing", STANDING, ()),
            self._program(f"action:{id_}", fields.raw("program")),
        )

    def _combat(self, monsters: str) -> Callable[[str, Fields], Combat]:
        def read_one(id_: str, fields: Fields) -> Combat:
            kind, lower = _half(fields, WEAPON_KINDS), _half(fields, LOWER)
            upper, mine = (self._program(f"combat:{id_}.{half}", fields.raw(half), IN_COMBAT) for half in (kind, lower))
            return Combat(id_, monsters, kind, upper, lower, mine)

        return read_one

    def _kind(self, id_: str, fields: Fields) -> Kind:
        figures = []
        for number, data in enumerate(fields.items("figures"), start=1):
            name = f"{id_}_{number}"
            with Fields(f"monsters.yaml: {name}", data) as figure:
                special = self._program(f"special:{name}", figure.raw("special"), IN_COMBAT)
                health, damage = figure.number("health", within=FIGURES), figure.number("damage", within=FEW)
                figures.append(Figure(name, id_, health, damage, special))
        return Kind(
            id_,
            fields.choice("class", CLASSES),
            fields.number("awareness", signed=True, within=MODIFIER),
            fields.number("horror", signed=True, within=MODIFIER),
            tuple(figures),
        )

    # -------------------------------------------------------------------------------------------------------- puzzles

    def _puzzles(self) -> PuzzleBox:
        with self._file("puzzles") as box:
            runes: dict[str, tuple[int, int]] = {}
            rune = box.fields("rune")
            for name, _ in rune.each():
                sides = rune.numbers(name)
                if len(sides) != 2 or not all(1 <= side <= FEW[1] for side in sides):
                    raise ProgramError(f"{rune.where}.{name}: rows and columns are needed, 1 to {FEW[1]}, not {sides}")
                runes[name] = (sides[0], sides[1])
            with box.fields("lock") as lock:
                symbols = [symbol for symbol, _ in lock.fields("symbols").each()]
                pieces = [_piece(lock, text, symbols) for text in lock.items("pieces")]
                locks = {name: _lock(Fields(f"puzzles.yaml: {name}", data), symbols)
                         for name, data in lock.fields("starts").each()}  # fmt: skip
            with box.fields("wiring") as wiring:
                wires = [_wires(wiring, data) for data in wiring.items("pieces")]
                boards = {name: _wiring(Fields(f"puzzles.yaml: {name}", data))
                          for name, data in wiring.fields("layouts").each()}  # fmt: skip
        return PuzzleBox(runes, locks, tuple(pieces), boards, tuple(wires))


def some(fields: Fields, name: str, allowed: Iterable[str]) -> tuple[str, ...]:
    """A list of words with at least one in it."""
    found = fields.words(name, allowed)
    if not found:
        raise ProgramError(f"{fields.where}.{name}: at least one of {', '.join(allowed)} is needed")
    return found


def _need(need: Fields) -> Need:
    if "attribute" in need:
        modifier = need.number("modifier", signed=True, within=MODIFIER)
        return Need(attribute=need.choice("attribute", ATTRIBUTES), modifier=modifier)
    if "key" in need:
        return Need(key=need.text("key"))
    return Need(puzzle=need.choice("puzzle", PUZZLES), layout=need.text("layout"))


def _half(fields: Fields, names: Iterable[str]) -> str:
    """Which half a combat card has, of some; exactly one."""
    found = [name for name in names if name in fields]
    if len(found) != 1:
        raise ProgramError(f"{fields.where}: one of {', '.join(names)} is needed, not {found}")
    return found[0]


def _piece(lock: Fields, text: Any, symbols: list[str]) -> str:
    if not isinstance(text, str) or len(text) != len(SIDES) or not set(text) <= set(symbols):
        raise ProgramError(f"{lock.where}.pieces: {text!r} is no piece: a symbol for each of four sides is needed")
    return text


def _lock(fields: Fields, symbols: list[str]) -> LockLayout:
    with fields:
        touch = tuple(_slot(fields, part) for part in fields.items("touch"))
        joins = tuple((*_slot(fields, part[:2]), *_slot(fields, part[2:])) for part in fields.items("joins"))
        faces = tuple(fields.raw("faces"))
        if not set(faces) <= set(symbols) or len(touch) > len(faces):
            raise ProgramError(f"{fields.where}: the faces {faces} do not fit")
        return LockLayout(int(fields.choice("turn", TURNS)), faces, touch, joins)


def _slot(fields: Fields, part: Any) -> tuple[int, str]:
    slot, side = part
    if side not in SIDES:
        raise ProgramError(f"{fields.where}: {side!r} is no side")
    return number_of(fields.where, slot), side


def _wires(wiring: Fields, data: Any) -> tuple[tuple[str, str, str, str], ...]:
    ends = [tuple(end) for end in data]
    if len(ends) % 2 or any(len(end) != 2 or end[0] not in SIDES or end[1] not in "rb" for end in ends):
        raise ProgramError(f"{wiring.where}.pieces: {data!r} is no piece")
    return tuple((*ends[at], *ends[at + 1]) for at in range(0, len(ends), 2))


def _wiring(fields: Fields) -> WiringLayout:
    with fields:
        cells = [(number_of(fields.where, x), number_of(fields.where, y)) for x, y in fields.items("cells")]
        ends = []
        for name in ("in", "out"):
            (x, y), side, colour = fields.items(name)
            ends.append((cells.index((number_of(fields.where, x), number_of(fields.where, y))), side, colour))
        return WiringLayout(tuple(cells), ends[0], ends[1])
