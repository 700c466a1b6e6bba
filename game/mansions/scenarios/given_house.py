"""The house of a position: piles, locks, fire and darkness, features, puzzles, monsters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.core.engine.program import ProgramError, meant
from game.core.text.fields import Fields, number_of
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import NOTHING, Story
from game.mansions.puzzles.state import EMPTY, Puzzle
from game.mansions.rules.state import GONE, Cards, Monster, State

from .given_cards import Named, clues

REVEALED = "revealed"
NO_PIECE = "empty"


def lay_rooms(state: State, tale: Story, named: Named, rooms: Fields) -> None:
    """Piles and locks as listed; every other room keeps what the story lays there, less the cards named elsewhere."""
    state.explored = ()
    listed: dict[str, Cards] = {}
    for room, data in rooms.each():
        if room not in tale.house.rooms:
            raise ProgramError(f"{rooms.where}: there is no room {room!r}{meant(room, tale.house.rooms)}")
        with Fields(f"{rooms.where}.{room}", data) as one:
            _lock(state, named, room, one)
            _dropped(state, tale, named, room, one)
            if one.flag("explored"):
                state.explored += (room,)
            if "pile" in one or room in state.explored:
                listed[room] = _pile(state, tale, named, room, one)
    for room, pile in state.piles.items():
        state.piles[room] = listed[room] if room in listed else named.rest(pile)
    for room, lock in list(state.locks.items()):
        own = f"{rooms.where}.{room}.lock"
        if named.where.get(lock, own) != own:
            del state.locks[room]


def _lock(state: State, named: Named, room: str, one: Fields) -> None:
    """The lock that is named, turned up or not; `open: true` where it is solved already."""
    if one.flag("open"):
        if "lock" in one:
            raise ProgramError(f"{one.where}: a room that is open has no lock")
        state.locks.pop(room, None)
    elif "lock" in one:
        card, revealed = _marked(f"{one.where}.lock", one.raw("lock"), catalogue().locks)
        state.locks[room] = named.take(f"{one.where}.lock", [card])[0]
        if revealed:
            state.open_locks += (room,)


def _dropped(state: State, tale: Story, named: Named, room: str, one: Fields) -> None:
    """Cards that were dropped: face up, above all others."""
    where = f"{one.where}.dropped"
    cards = one.items("dropped") if "dropped" in one else []
    state.dropped[room] = named.take(where, [_known(where, card, _findable(state, tale)) for card in cards])


def _pile(state: State, tale: Story, named: Named, room: str, one: Fields) -> Cards:
    """The pile, top first; an obstacle on top may be revealed. Empty where the room is explored and none is listed."""
    where, found = f"{one.where}.pile", []
    known = (*_findable(state, tale), *catalogue().obstacles)
    for number, item in enumerate(one.items("pile") if "pile" in one else []):
        card, revealed = _marked(where, item, known)
        if revealed:
            if number or card not in catalogue().obstacles:
                raise ProgramError(f"{where}: only an obstacle on top can be revealed, not {card!r}")
            state.open_tops += (room,)
        found.append(card)
    return named.take(where, found)


def _findable(state: State, tale: Story) -> tuple[str, ...]:
    return (*catalogue().items, *catalogue().finds, *clues(state, tale), NOTHING)


def _marked(where: str, item: Any, known: Iterable[str]) -> tuple[str, bool]:
    """A card, and whether it lies open: `swollen_door`, or `{swollen_door: revealed}`."""
    if not isinstance(item, dict):
        return _known(where, item, known), False
    if len(item) != 1 or next(iter(item.values())) != REVEALED:
        raise ProgramError(f"{where}: a card is written as it is, or {{card: {REVEALED}}}, not {item!r}")
    return _known(where, next(iter(item)), known), True


def _known(where: str, card: Any, known: Iterable[str]) -> str:
    words = list(known)
    if not isinstance(card, str) or card not in words:
        raise ProgramError(f"{where}: there is no card {card!r}{meant(str(card), words)}")
    return card


# -------------------------------------------------------------------------------------------------------------- board


def lay_effects(state: State, tale: Story, effects: Fields) -> None:
    """Fire and darkness by room, at most one of each (A-44)."""
    with effects:
        found = {room: effects.words(room, ("fire", "dark")) for room in tale.house.rooms if room in effects}
    state.fire = tuple(room for room, words in found.items() if "fire" in words)
    state.dark = tuple(room for room, words in found.items() if "dark" in words)


def lay_features(state: State, tale: Story, features: Fields) -> None:
    """Corpses, barriers, sealed doors and exits; what is not listed is as at set-up."""
    house = tale.house
    doors = ["-".join(door) for door in house.doors]
    with features:
        if "corpses" in features:
            where = f"{features.where}.corpses"
            state.corpses = tuple(space_of(where, space, house.rects) for space in features.items("corpses"))
        if "sealed" in features:
            state.sealed = features.words("sealed", doors)
        if "sealed_exits" in features:
            state.sealed_exits = features.words("sealed_exits", house.exits)
        if "barriers" in features:
            with features.fields("barriers") as barriers:
                for space in house.features["barrier"]:
                    if space in barriers:
                        own = [door for door in doors if space in door.split("-")]
                        state.barriers[space] = barriers.choice(space, [*own, *house.exits])
        if "double" in features:
            state.double = _double(state, tale, features)
        if "gone" in features:
            state.barriers.update(dict.fromkeys(features.words("gone", house.features["barrier"]), GONE))


def _double(state: State, tale: Story, features: Fields) -> str:
    """Where the wax double lies; only the objective that speaks of it has one."""
    if not tale.objective(state.answers).double:
        raise ProgramError(f"{features.where}.double: nothing is doubled under these answers")
    return features.choice("double", tale.house.rects)


def space_of(where: str, space: Any, known: Iterable[str]) -> str:
    """A space of the map."""
    words = list(known)
    if not isinstance(space, str) or space not in words:
        raise ProgramError(f"{where}: there is no space {space!r}{meant(str(space), words)}")
    return space


def lay_monsters(state: State, tale: Story, monsters: Fields) -> None:
    """Figures on the board: of a kind the one whose back is named, else the first that is left in the box."""
    for id_, data in monsters.each():
        if id_[:1] != "m" or not id_[1:].isdigit():
            raise ProgramError(f"{monsters.where}: monsters are m1, m2 …, not {id_!r}")
        with Fields(f"{monsters.where}.{id_}", data) as one:
            kind = one.choice("kind", state.supply)
            left = state.supply[kind]
            back = f"{kind}_{one.number('back')}" if "back" in one else (left or ("none",))[0]
            if back not in left:
                raise ProgramError(f"{one.where}: no figure of {kind} with that back is left")
            state.supply[kind] = tuple(figure for figure in left if figure != back)
            monster = Monster(id_, back, one.choice("at", tale.house.rects))
            monster.damage = one.number("damage", 0)
            monster.stun, monster.samples = (one.number(name, 0, within=(0, 99)) for name in ("stun", "samples"))
            monster.name = _name(state, tale, one)
            monster.known = one.flag("known", "true" if monster.damage else "false")
            state.monsters.append(monster)
            state.placed = max(state.placed, number_of(one.where, id_[1:]))


def _name(state: State, tale: Story, one: Fields) -> str:
    named = tale.objective(state.answers).named
    return one.choice("name", [named.name] if named else []) if "name" in one else ""


# ------------------------------------------------------------------------------------------------------------- puzzles


def lay_puzzles(state: State, puzzles: Fields, pieces: Fields) -> dict[str, list[int]]:
    """Puzzles as far as they have come, by their lock or obstacle card; the pieces named on top of the piles.

    Pieces of lock puzzles are written by their symbols (N, E, S, W), the others by their numbers from 1.
    """
    barred = {**catalogue().locks, **catalogue().obstacles}
    for card, data in puzzles.each():
        if card not in barred or not barred[card].need.puzzle:
            with_puzzle = [name for name, one in barred.items() if one.need.puzzle]
            raise ProgramError(f"{puzzles.where}: {card!r} asks for no puzzle{meant(card, with_puzzle)}")
        with Fields(f"{puzzles.where}.{card}", data) as one:
            state.puzzles[card] = _puzzle(state, Puzzle(barred[card].need.puzzle, barred[card].need.layout), one)
    named = {}
    with pieces:
        for pile, left in state.pieces.items():
            if pile in pieces:
                where = f"{pieces.where}.{pile}"
                named[pile] = [_piece(where, pile, word, left) for word in pieces.items(pile)]
                left += named[pile]
    return named


def _puzzle(state: State, puzzle: Puzzle, one: Fields) -> Puzzle:
    left = state.pieces[puzzle.pile]
    words = one.items("slots")
    puzzle.pieces = [
        EMPTY if word == NO_PIECE else _piece(f"{one.where}.slots", puzzle.pile, word, left) for word in words
    ]
    puzzle.turned = list(one.numbers("turned")) if "turned" in one else [0] * len(words)
    puzzle.start_turned = one.number("start_turned", 0)
    try:
        return Puzzle.from_json(puzzle.to_json(), catalogue().puzzles)
    except ValueError:
        raise ProgramError(f"{one.where}: a {puzzle.kind} puzzle {puzzle.layout} does not lie like that") from None


def _piece(where: str, pile: str, word: Any, left: list[int]) -> int:
    """A piece that is left in a pile, taken from it."""
    symbols = catalogue().puzzles.lock_pieces
    if pile == "lock":
        fitting = [piece for piece in left if symbols[piece] == word]
    else:
        fitting = [piece for piece in left if piece == number_of(where, word) - 1]
    if not fitting:
        raise ProgramError(f"{where}: no piece {word!r} is left")
    left.remove(fitting[0])
    return fitting[0]
