"""Verbs about decks and Madness: draw, turn over the top cards, shuffle, receive Madness."""

from __future__ import annotations

from game.bigbook.rules import zones
from game.bigbook.rules.kinds import KIND_NAMES, MADNESS, SEATS
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.rng import shuffle
from game.core.engine.state import emit
from game.core.engine.verbs import Outcome

from .arguments import Count, Draw, ReceiveMadness
from .base import amount, verbs


@verbs.verb("draw", Draw, lambda state, frame, args: max(args.at_least, amount(state, frame, args.count)) > 0)
def draw(state: State, frame: Frame, args: Draw, answer: Answer | None) -> Outcome:
    """Cards from the own deck to the hand."""
    count = amount(state, frame, args.count)
    zones.draw(state, frame.actor, count if count > args.at_least else args.at_least, frame.source)
    return None


@verbs.verb("draw_up_to", Count)
def draw_up_to(state: State, frame: Frame, args: Count, answer: Answer | None) -> Outcome:
    """Draw until the hand has `count` cards; nothing with as many or more (A-63)."""
    zones.draw(state, frame.actor, args.count - len(state.players[frame.actor].hand), frame.source)
    return None


@verbs.verb("discard_top", Count)
def discard_top(state: State, frame: Frame, args: Count, answer: Answer | None) -> Outcome:
    """Discard the top cards of the deck, one at a time (A-15)."""
    seat = frame.actor
    for _ in range(args.count):
        kind = zones.take_top(state, seat, frame.source)
        state.players[seat].discard.append(kind)
        if state.log is not None:
            place = SEATS[seat]
            zones.moved(state, "card_discarded", seat, kind, f"{place}.deck", f"{place}.discard", frame.source)
    return None


@verbs.verb("destroy_top", Count)
def destroy_top(state: State, frame: Frame, args: Count, answer: Answer | None) -> Outcome:
    """Destroy the top cards of the deck, one at a time (BB-DRAW.5, A-16)."""
    for _ in range(args.count):
        kind = zones.take_top(state, frame.actor, frame.source)
        zones.set_aside(state, KIND_NAMES[kind])
        if state.log is not None:
            zones.moved(state, "card_destroyed", frame.actor, kind, f"{SEATS[frame.actor]}.deck", "aside", frame.source)
    return None


@verbs.verb("discard_deck")
def discard_deck(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Discard the whole deck; an empty one costs no Madness (A-17)."""
    player = state.players[frame.actor]
    place = SEATS[frame.actor]
    if player.deck and state.barrier != zones.RANDOM:
        state.barrier = zones.REVEALED
    while player.deck:
        kind = player.deck.pop()
        player.discard.append(kind)
        if state.log is not None:
            zones.moved(state, "card_discarded", frame.actor, kind, f"{place}.deck", f"{place}.discard", frame.source)
    return None


@verbs.verb("support_top")
def support_top(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The top card of the deck into the own support, if a place is free there."""
    player = state.players[frame.actor]
    if not zones.free_places(player):
        emit(state, "effect_skipped", seat=SEATS[frame.actor], source=frame.source)
        return None
    kind = zones.take_top(state, frame.actor, frame.source)
    player.support.append(kind)
    place = SEATS[frame.actor]
    zones.moved(state, "card_supported", frame.actor, kind, f"{place}.deck", f"{place}.support", frame.source)
    return None


@verbs.verb("shuffle_in_discard")
def shuffle_in_discard(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Shuffle the discard pile into the deck; an effect's shuffle brings no Madness (BB-DRAW.6)."""
    player = state.players[frame.actor]
    player.deck += player.discard
    player.discard = []
    shuffle(state, player.deck)
    state.barrier = zones.RANDOM
    emit(state, "deck_shuffled", seat=SEATS[frame.actor], count=len(player.deck), source=frame.source)
    return None


@verbs.verb("reveal_and_sort")
def reveal_and_sort(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """Show the top card: Madness is cured, anything else discarded; it is never in hand (card rulings, quarryman)."""
    seat, place = frame.actor, SEATS[frame.actor]
    kind = zones.take_top(state, seat, frame.source)
    zones.moved(state, "card_revealed", seat, kind, f"{place}.deck", "show", frame.source)
    if kind == MADNESS:
        state.madness += 1
        zones.moved(state, "card_cured", seat, kind, "show", "stack", frame.source)
    else:
        state.players[seat].discard.append(kind)
        zones.moved(state, "card_discarded", seat, kind, "show", f"{place}.discard", frame.source)
    return None


@verbs.verb("receive_madness", ReceiveMadness)
def receive_madness(state: State, frame: Frame, args: ReceiveMadness, answer: Answer | None) -> Outcome:
    """One after the other; an empty stack loses the game (BB-MAD.2, BB-END.3)."""
    for _ in range(args.count):
        zones.receive_madness(state, frame.actor, args.to, frame.source)
    return None
