"""Which cards a position names, each once, and where the others are: behind in their decks, or out of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.core.engine.program import ProgramError
from game.core.engine.rng import shuffle
from game.core.text.fields import Fields
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import NOTHING, NOTHINGS, Story
from game.mansions.cards.vocabulary import CLASSES
from game.mansions.rules.state import Cards, State

REST = "rest"
"""In `discards`: whatever the position names nowhere else, so that the deck is empty."""


class Named:
    """The cards that a position names, and where. ProgramError for one that lies in two places."""

    def __init__(self) -> None:
        self.where: dict[str, str] = {}

    def take(self, where: str, cards: Iterable[str]) -> Cards:
        """Note that these cards lie there; the cards again."""
        found = tuple(cards)
        for card in found:
            if card in self.where and card != NOTHING:
                raise ProgramError(f"{where}: {card!r} lies in {self.where[card]} already")
            self.where[card] = where
        return found

    def rest(self, cards: Iterable[str]) -> Cards:
        """Those of some cards that the position does not name, in their order."""
        return tuple(card for card in cards if card == NOTHING or card not in self.where)


def clues(state: State, tale: Story) -> tuple[str, ...]:
    """The clues of this set-up: which letter they bear follows from the Keeper's answers."""
    return tuple(clue.card(state.answers) for clue in tale.clues.values())


def give_back_spells(state: State) -> None:
    """Spells that were dealt with the investigators lie on top of their decks again."""
    for spell in [spell for person in reversed(state.people) for spell in reversed(person.spells)]:
        kind = spell.rsplit("_", 1)[0]
        state.spell_decks[kind] = (spell, *state.spell_decks[kind])


def lay_decks(state: State, named: Named, decks: Fields, discards: Fields) -> None:
    """The decks and their discards: what the position names, top first, and behind it the rest as it was shuffled."""
    cards = catalogue()
    with decks, discards:
        for name, known in (("mythos", cards.mythos), ("trauma", cards.trauma)):
            all_ = [card for zone in ("hand", "deck", "discard") for card in getattr(state, f"{name}_{zone}")]
            deck, discard = _piled(named, name, [*known], all_, decks, discards)
            setattr(state, f"{name}_deck", deck)
            setattr(state, f"{name}_discard", discard)
        for name in CLASSES:
            fitting = [card.id for card in cards.combat.values() if card.monsters == name]
            found = _piled(named, name, fitting, [*state.combat_decks[name]], decks, discards)
            state.combat_decks[name], state.combat_discards[name] = found
        tops = _named_spells(named, decks.fields("spells")) if "spells" in decks else {}
    for kind, backs in state.spell_decks.items():
        state.spell_decks[kind] = (*tops.get(kind, ()), *named.rest(backs))


def _piled(
    named: Named, name: str, known: Sequence[str], all_: Sequence[str], decks: Fields, discards: Fields
) -> tuple[Cards, Cards]:
    """A deck and its discards; `all_` are the cards of this game in the order of the seed."""
    top = named.take(f"{decks.where}.{name}", decks.words(name, known, ()))
    if name in discards and discards.raw(name) == REST:
        return top, named.rest(all_)
    discard = named.take(f"{discards.where}.{name}", discards.words(name, known, ()))
    return (*top, *named.rest(all_)), discard


def _named_spells(named: Named, spells: Fields) -> dict[str, Cards]:
    """The top of each spell deck that the position names by the numbers of its backs."""
    tops = {}
    with spells:
        for kind in catalogue().spells:
            if kind in spells:
                backs = [f"{kind}_{number}" for number in spells.numbers(kind)]
                strange = [back for back in backs if back not in all_backs()]
                if strange:
                    raise ProgramError(f"{spells.where}.{kind}: there is no card {strange[0]!r}")
                tops[kind] = named.take(f"{spells.where}.{kind}", backs)
    return tops


def all_backs() -> tuple[str, ...]:
    """The cards of all spell decks: `mending_1` …"""
    return tuple(f"{spell.id}_{number}" for spell in catalogue().spells.values()
                 for number in range(1, len(spell.backs) + 1))  # fmt: skip


def put_out(state: State, tale: Story, icons: Iterable[str]) -> None:
    """Whatever lies nowhere has left the game: finds, clues and `nothing` that no room holds, Mythos of other icons.

    ProgramError where the rooms hold more `nothing` than the box.
    """
    cards = catalogue()
    there = Counter(card for piles in (state.piles, state.dropped) for pile in piles.values() for card in pile)
    there.update(card for person in state.people for card in person.items)
    there.update(state.locks.values())
    if there[NOTHING] > NOTHINGS:
        raise ProgramError(f"given.rooms: the box has {NOTHINGS} cards {NOTHING!r}, not {there[NOTHING]}")
    laid = (*cards.finds, *cards.obstacles, *cards.locks, *clues(state, tale))
    gone = [card for card in laid if not there[card]]
    held = {*state.mythos_hand, *state.mythos_deck, *state.mythos_discard}
    held.update(card for person in state.people for card in person.mythos)
    strangers = [card.id for card in cards.mythos.values() if card.id not in held and not {*icons} & {*card.icons}]
    state.out = (*gone, *[NOTHING] * (NOTHINGS - there[NOTHING]), *strangers)


def shuffle_pieces(state: State, named: dict[str, list[int]]) -> None:
    """The face-down puzzle pieces: those that the position names on top of their piles, the others mixed behind."""
    for pile, pieces in state.pieces.items():
        top = named.get(pile, [])
        others = [piece for piece in pieces if piece not in top]
        shuffle(state, others)
        state.pieces[pile] = [*top, *others]
