"""Nobody learns what he may not know: views, answers, refusals and what is heard, on states that look alike (SEC)."""

from __future__ import annotations

import pytest

from game.core.engine.conformance import Secrets, check_secrets
from game.core.engine.event import Event
from game.core.engine.rng import HasRng, Luck
from game.mansions.rules.options import MOST, options_of
from game.mansions.rules.rules import Mansions
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions
from tests.lengths import alike, soak
from tests.mansions.disguise import disguised

TELLING = {"mythos_played", "trauma_played", "combat_card_drawn", "spell_flipped", "keeper_discarded", "card_replaced",
           "deck_shuffled", "keeper_drew", "peeked", "card_gone", "special_attack", "card_turned", "back_shown",
           "obstacle_turned_up", "objective_shown", "game_ended"}  # fmt: skip
"""What tells by right of cards that were hidden before."""


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
    """Whether an event tells something new by right; what hangs on question 1 may be another card there."""
    return event.type in TELLING or (event.type == "event_turned" and str(event["answer"]).startswith("1"))


LOOKED_AT = soak(120, 2_000)


@alike()
@pytest.mark.parametrize("viewer", ["i1", "i2", "investigators", "keeper", None])
def test_states_that_look_alike_are_alike_in_all_a_viewer_gets(viewer: str | None) -> None:  # MM-SEC.1 to MM-SEC.3
    """In games of two to four, with everybody and every switch: on each of many tables the view, the answers open to
    the viewer, the refusal of whatever may be tried, and what is heard of the next step."""
    game, looked, wanted, seed = mansions(), 0, 0, 0
    while looked < LOOKED_AT:
        luck = Luck(seed)
        state = game.new(options_of(1 + seed % 3 + MOST * (seed // 3)), seed)
        game.start(state)
        for number in range(160):
            if state.over:
                break
            if number % 5 == seed % 5:
                wanted += check(game, state, viewer, luck)
                looked += 1
            game.step(state, game.random_answer(state, luck))
        seed += 1
    assert viewer == "keeper" or wanted > LOOKED_AT // 5, "on some tables the Keeper really wanted something else"


def check(game: Mansions, state: State, viewer: str | None, luck: Luck) -> bool:
    """Whether the other table had another objective."""
    seen: list[State] = []

    def other(state: State, viewer: str | None, luck: HasRng) -> State:
        seen.append(disguised(state, viewer, luck))
        return seen[-1]

    check_secrets(game, Secrets(other, SECRETS.telling, SECRETS.tries), state, viewer, luck)
    return seen[0].answers != state.answers
