"""Nobody learns what he may not know: views, answers, refusals and what is heard, on states that look alike (SEC)."""

from __future__ import annotations

import pytest

from game.core.engine.conformance import Secrets, check_secrets
from game.core.engine.event import Event
from game.core.engine.rng import HasRng, Luck, below, shuffle
from game.mansions import lookup
from game.mansions.options import Options
from game.mansions.reading import catalogue
from game.mansions.rules import mansions
from game.mansions.state import State
from game.mansions.story import NOTHING
from game.mansions.zones import dealt_anew
from tests.lengths import soak, soaks

TELLING = {"mythos_played", "trauma_played", "combat_card_drawn", "spell_flipped", "keeper_discarded", "card_replaced",
           "deck_shuffled", "keeper_drew", "peeked", "card_gone", "special_attack", "card_turned", "back_shown",
           "obstacle_turned_up"}  # fmt: skip
"""What tells by right of cards that were hidden before."""


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
        _other_backs(other, luck)
        _other_finds(other, luck)
    assert mansions().breaches(other) == []
    return other


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


def tries(state: State) -> list[str]:
    """Acts on everything there is, most of them refused."""
    spaces = ("gh1", "ul1", "li2", "mo2", "ob2", "ic1", "sc1", "bo1")
    return [
        *(f"{verb}:{space}" for verb in ("move", "run") for space in spaces),
        *(f"attack:m{number}:fists" for number in (1, 2, 3)),
        *("explore", "hide", "leave", "burn", "escape", "drop", "ability", "barrier:back", "cast:mending", "end"),
        *("use:silver_key", "use:moon_dial", "mythos:undertow", "trauma:bolt", "action:whisper", "guest:free"),
    ]


SECRETS = Secrets(disguised, lambda event, viewer: is_telling(event), tries)


def is_telling(event: Event) -> bool:
    return event.type in TELLING


@soaks
@pytest.mark.parametrize("viewer", ["i1", "i2", "investigators", "keeper", None])
def test_states_that_look_alike_are_alike_in_all_a_viewer_gets(viewer: str | None) -> None:  # MM-SEC.1 to MM-SEC.3
    game, looked = mansions(), 0
    for seed in range(soak(12, 40)):
        luck = Luck(seed)
        state = game.new(Options.of(2 + seed % 3), seed)
        game.start(state)
        for number in range(120):
            if state.over:
                break
            if number % 8 == seed % 8:
                check_secrets(game, SECRETS, state, viewer, luck)
                looked += 1
            game.step(state, game.random_answer(state, luck))
    assert looked > soak(120, 400)
