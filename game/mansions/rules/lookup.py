"""What is where and how many are left: plain questions about a table, nothing is changed and nothing is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from game.core.engine.frame import Frame
from game.mansions.board.house import House
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import Objective, Story, story
from game.mansions.catalogue import Figure, Item, Kind, Profile

from .state import Monster, Person, State

IN_PLAY = "in_play"


def tale(state: State) -> Story:
    """The story that is played."""
    return story(state.options.story)


def house(state: State) -> House:
    """Its house."""
    return story(state.options.story).house


def objective(state: State) -> Objective:
    """The objective in force, whether shown or not."""
    return tale(state).objective(state.answers)


def room_of(state: State, space: str) -> str:
    """The room of a space."""
    return _areas(state.options.story)[space]


@cache
def _areas(name: str) -> Mapping[str, str]:
    """Space → room in the house of a story; asked so often that the way to it is shortened."""
    return story(name).house.board.area_of


def in_play(state: State) -> list[int]:
    """The investigators on the board, in seating order."""
    return [actor for actor, person in enumerate(state.people) if person.status == IN_PLAY]


def room(state: State, actor: int) -> str:
    """The room an investigator is in."""
    return _areas(state.options.story)[state.people[actor].at]


def people_in(state: State, room_: str) -> list[int]:
    """The investigators in a room."""
    area_of = _areas(state.options.story)
    return [
        actor for actor, person in enumerate(state.people) if person.status == IN_PLAY and area_of[person.at] == room_
    ]


def people_at(state: State, space: str) -> list[int]:
    """The investigators in a space."""
    return [actor for actor, person in enumerate(state.people) if person.at == space and person.status == IN_PLAY]


def monsters_at(state: State, space: str) -> list[Monster]:
    """The monsters in a space."""
    return [monster for monster in state.monsters if monster.at == space]


def monsters_in(state: State, room_: str) -> list[Monster]:
    """The monsters in a room."""
    area_of = house(state).board.area_of
    return [monster for monster in state.monsters if area_of[monster.at] == room_]


def monster(state: State, id_: str) -> Monster | None:
    """A monster on the board by its id, or None."""
    for one in state.monsters:
        if one.id == id_:
            return one
    return None


def figure(one: Monster) -> Figure:
    """The figure's own numbers."""
    return _FIGURES[one.figure]


def kind(one: Monster) -> Kind:
    """Its kind's numbers."""
    return catalogue().kinds[_FIGURES[one.figure].kind]


_FIGURES: dict[str, Figure] = catalogue().figures


def health_of(state: State, one: Monster) -> int:
    """How much damage destroys it; a named monster has more for each investigator who began (MM-MON.4)."""
    named = objective(state).named
    if named is None or one.name != named.name:
        return figure(one).health
    return named.health + named.health_per_investigator * len(state.people)


def damage_of(state: State, one: Monster) -> int:
    """How much damage it deals (MM-GLO.3); a named monster has a number of its own."""
    named = objective(state).named
    return named.damage if named is not None and one.name == named.name else figure(one).damage


def counts_as_named(one: Monster) -> bool:
    """Whether it has a name or the objective asks for it (MM-MON.5, MM-MON.6)."""
    return bool(one.name)


WEAK = 3


def is_a(state: State, one: Monster, word: str) -> bool:
    """Whether a monster is what a condition says: a class, `unnamed`, or `weak3` (at most 3 health left)."""
    if word == "unnamed":
        return not counts_as_named(one)
    if word == "weak3":
        return health_of(state, one) - one.damage <= WEAK
    return kind(one).monsters == word


def card(id_: str) -> Item | None:
    """A starting item or find by its id; None for clues."""
    return _CARDS.get(id_)


_CARDS: dict[str, Item] = {**catalogue().items, **catalogue().finds}


def is_clue(id_: str) -> bool:
    """Whether a card is a clue."""
    return id_.startswith("clue_")


def tagged(id_: str, tag: str) -> bool:
    """Whether a card bears a type (MM-CRD.1)."""
    found = card(id_)
    return found is not None and tag in found.tags


def profiles(person: Person) -> tuple[Profile, Profile]:
    """The physical and the mental card that were kept (A-01)."""
    investigator = catalogue().investigators[person.who]
    return investigator.physical[person.physical - 1], investigator.mental[person.mental - 1]


def ability_of(person: Person) -> str:
    """The ability of the mental card."""
    return catalogue().investigators[person.who].mental[person.mental - 1].ability


def attribute_of(person: Person, attribute: str) -> int:
    """The number printed on the profile cards."""
    physical, mental = profiles(person)
    found = physical.attributes.get(attribute)
    return mental.attributes[attribute] if found is None else found


def note(state: State, name: str, default: Any = "") -> Any:
    """What the innermost frame says that has a note of this name: the monster concerned (`m`), the card, the room."""
    for frame in reversed(state.frames):
        if name in frame.locals:
            return frame.locals[name]
    return default


def frame_with(state: State, name: str) -> Frame | None:
    """The innermost frame that has a note of this name."""
    for frame in reversed(state.frames):
        if name in frame.locals:
            return frame
    return None


def within_rooms(state: State, start: str, steps: int) -> Iterator[str]:
    """The rooms within so many rooms of one, itself included, nearest first (A-95)."""
    sealed = frozenset(state.sealed)
    found = [start]
    rim = [start]
    for _ in range(steps):
        rim = [to for at in rim for to in house(state).next_rooms(at, sealed) if to not in found]
        rim = list(dict.fromkeys(rim))
        found += rim
    yield from found
