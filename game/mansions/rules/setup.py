"""The table before the first turn (SET, SIN, SKE): the house, the investigators, what the Keeper lays and takes.

Everything is drawn from the seed, the Keeper's answers too (A-96), in this order: spells, answers, Mythos, trauma and
combat decks. The investigators' cards do not depend on what the Keeper has chosen, nor the other way round (MM-SET.9).
"""

from __future__ import annotations

from collections import Counter

from game.core.engine.players import deal_luck
from game.core.engine.rng import below, seeded, shuffle
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import NOTHING, NOTHINGS, Answers, Story, story
from game.mansions.cards.vocabulary import CLASSES
from game.mansions.catalogue import Catalogue
from game.mansions.puzzles.state import new_piles

from .options import Options
from .state import OPEN, Person, State

"""Cards of the box that are nothing of interest."""


def new_state(options: Options, seed: int, answers: Answers | None = None) -> State:
    """A fresh table, everything dealt, nobody asked yet; `answers` replace those that the seed would draw."""
    state = State(options)
    state.rng = seeded(seed)
    if options.keeper != "person":
        deal_luck(state, ["keeper"], seed)
    cards, tale = catalogue(), story(options.story)
    _board(state, tale)
    _spells(state, cards)
    _people(state, cards, tale)
    drawn = {question: list(letters)[below(state, len(letters))] for question, letters in tale.choices.items()}
    state.answers = {**drawn, **(answers or {})}
    _house(state, cards, tale)
    _keeper(state, cards, tale)
    state.phase = "investigators"
    state.round = 1
    return state


def lay_by_answers(state: State, answers: Answers) -> None:
    """What the Keeper lays once the story's questions are answered: piles, locks, actions (MM-SKE.2, MM-SKE.3)."""
    tale = story(state.options.story)
    state.answers = dict(answers)
    mythos = tuple(card for card in state.out if card in catalogue().mythos)
    _house(state, catalogue(), tale)
    state.out += mythos
    state.actions = tuple(laid.under(state.answers) for laid in tale.opening.actions)


def _board(state: State, tale: Story) -> None:
    """Features and sealed doors are public and placed before play (MM-SIN.6)."""
    house = tale.house
    state.sealed = tuple(sorted(house.sealed))
    state.sealed_exits = tuple(sorted(room for room, exit_ in house.exits.items() if exit_.sealed))
    state.barriers = dict.fromkeys(house.features["barrier"], OPEN)
    state.supply = {kind.id: tuple(figure.id for figure in kind.figures) for kind in catalogue().kinds.values()}
    state.pieces = new_piles(catalogue().puzzles)


def _spells(state: State, cards: Catalogue) -> None:
    for spell in cards.spells.values():
        deck = [f"{spell.id}_{number}" for number in range(1, len(spell.backs) + 1)]
        shuffle(state, deck)
        state.spell_decks[spell.id] = tuple(deck)


def _people(state: State, cards: Catalogue, tale: Story) -> None:
    """Card, two profile cards, starting item or spell, skill tokens, the start space (MM-SIN.2 to MM-SIN.5)."""
    for one in state.options.characters:
        investigator = cards.investigators[one.who]
        person = Person(one.who, one.physical, one.mental)
        profile = investigator.physical[one.physical - 1]
        if profile.item:
            person.items = (profile.item,)
        if profile.spell:
            top, *rest = state.spell_decks[profile.spell]
            person.spells, state.spell_decks[profile.spell] = (top,), tuple(rest)
        person.skill = investigator.skill
        person.at = tale.house.start
        state.people.append(person)


def _house(state: State, cards: Catalogue, tale: Story) -> None:
    """Piles over all rooms, locks and obstacles over some (MM-SKE.3); what is not laid leaves the game."""
    state.piles = {room: tale.pile(room, state.answers) for room in tale.house.rooms}
    state.dropped = dict.fromkeys(tale.house.rooms, ())
    state.locks = dict(tale.locks)
    laid = Counter(card for pile in state.piles.values() for card in pile)
    unlaid = [card for card in (*cards.finds, *cards.obstacles) if card not in laid]
    unlaid += [card for card in cards.locks if card not in tale.locks.values()]
    state.out = (*unlaid, *[NOTHING] * (NOTHINGS - laid[NOTHING]))


def _keeper(state: State, cards: Catalogue, tale: Story) -> None:
    """The Mythos deck by icons, trauma and combat decks, the opening hand (MM-SKE.2, MM-SKE.5, MM-MYT.1)."""
    opening = tale.opening
    icons = set(opening.icons)
    mythos = [card.id for card in cards.mythos.values() if icons & set(card.icons)]
    state.out += tuple(card for card in cards.mythos if card not in mythos)
    trauma = list(cards.trauma)
    shuffle(state, mythos)
    shuffle(state, trauma)
    for name in CLASSES:
        deck = [card.id for card in cards.combat.values() if card.monsters == name]
        shuffle(state, deck)
        state.combat_decks[name], state.combat_discards[name] = tuple(deck), ()
    state.mythos_hand, state.mythos_deck = tuple(mythos[: opening.mythos]), tuple(mythos[opening.mythos :])
    group = [card for card in trauma if cards.trauma[card].group] if len(state.people) == 1 else []
    drawn = [card for card in trauma if card not in group][: opening.trauma]
    last = trauma.index(drawn[-1]) if drawn else -1
    state.trauma_hand, state.trauma_deck = tuple(drawn), tuple(trauma[last + 1 :])
    state.trauma_discard = tuple(card for card in trauma[: last + 1] if card not in drawn)  # replaced (MM-TRA.8)
    state.threat = opening.threat
    state.actions = tuple(laid.under(state.answers) for laid in opening.actions)
