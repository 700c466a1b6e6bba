"""Tables that look the same to one viewer and hide something else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.core.engine.rng import HasRng, Luck, below, shuffle
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import NOTHING
from game.mansions.entry import ENTRY
from game.mansions.rules import lookup
from game.mansions.rules.options import options_of
from game.mansions.rules.state import State
from game.mansions.rules.zones import dealt_anew
from game.mansions.verbs.compiled import mansions


def disguised(state: State, viewer: str | None, luck: HasRng) -> State:
    """Hidden hands, decks and backs dealt anew, and for those who walk through the house other cards in its piles.

    A hand that the Keeper is being asked about stays as it is.
    """
    other = dealt_anew(state, viewer, luck)
    if state.decision is not None and state.decision.seat == "keeper":
        for name in ("mythos_hand", "mythos_deck", "trauma_hand", "trauma_deck"):
            setattr(other, name, getattr(state, name))
        for mine, same in zip(other.people, state.people, strict=True):
            mine.mythos = same.mythos
    if viewer != "keeper":
        _other_objective(other, luck)
        _other_backs(other, luck)
        _other_finds(other, luck)
    assert mansions().breaches(other) == []
    return other


def twins(policy: str, games: int) -> Iterator[tuple[State, State]]:
    """In games of those who walk through the house: tables at which one of them is asked, each with one that looks
    alike to them."""
    game = mansions()
    for seed in range(games):
        luck, table = Luck(seed), ENTRY.policies[policy](seed)
        state = game.new(options_of(seed), seed)
        game.start(state)
        while not state.over:
            assert state.decision is not None
            seat = state.decision.seat
            if seat != "keeper" and below(luck, 3) == 0:
                yield state, disguised(state, seat, luck)
            game.step(state, table.answer(game, state))


def _other_objective(state: State, luck: HasRng) -> None:
    """As long as no clue and no event has told of it the Keeper may want something else: another answer to question 1,
    with the clues and finds that hang together with it."""
    tale, answers = lookup.tale(state), dict(state.answers)
    answers[1] = list(tale.choices[1])[below(luck, len(tale.choices[1]))]
    laid = {room: (tale.pile(room, state.answers), tale.pile(room, answers)) for room in state.piles}
    changed = {room: after for room, (before, after) in laid.items() if before != after}
    told = state.revealed or any(event.by == 1 for event in tale.events[: state.event])
    if told or any(state.piles[room] != laid[room][0] for room in changed):
        return
    gone = Counter(state.out)
    for room, after in changed.items():
        gone += Counter(card for card in state.piles[room] if not lookup.is_clue(card))
        gone -= Counter(card for card in after if not lookup.is_clue(card))
        state.piles[room] = after
    state.answers, state.out = answers, tuple(gone.elements())


def _other_backs(state: State, luck: HasRng) -> None:
    """Figures whose back nobody has seen could be any of their kind."""
    for one in state.monsters:
        kind = lookup.kind(one).id
        if not one.known and state.supply[kind] and below(luck, 2):
            figures = list(state.supply[kind])
            at = below(luck, len(figures))
            one.figure, figures[at] = figures[at], one.figure
            state.supply[kind] = tuple(figures)


def _other_finds(state: State, luck: HasRng) -> None:
    """Finds and nothings change places among the piles; clues and obstacles hang together with the answers."""
    finds = {*catalogue().finds, NOTHING}
    places = [(room, at) for room, pile in state.piles.items() for at, card in enumerate(pile) if card in finds]
    cards = [state.piles[room][at] for room, at in places]
    shuffle(luck, cards)
    for (room, at), card in zip(places, cards, strict=True):
        pile = list(state.piles[room])
        pile[at] = card
        state.piles[room] = tuple(pile)
