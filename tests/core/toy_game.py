"""Duel: a toy game on the core with two sides, hidden hands, an interruption and a die. It keeps the core honest.

Each turn a duellist draws a card in secret and may play one. The other may parry it with an equal card from a hidden
hand. What is not parried scores its number plus a die. Twelve points win; an empty deck ends in a draw.
"""

from __future__ import annotations

from typing import Any

from game.core.decision import Answer, Decision, Option, Reason
from game.core.event import Event
from game.core.frame import Frame
from game.core.program import Registry
from game.core.rng import HasRng, below, roll, seeded, shuffle
from game.core.runner import GameEnded, run
from game.core.state import BaseState, emit
from game.core.verbs import AGAIN, Outcome, VerbSet

verbs = VerbSet()


class Duel(BaseState):
    """Two hidden hands, a deck, two scores, and the card in the air (0: none)."""

    __slots__ = ("air", "deck", "hands", "scores")

    def __init__(self) -> None:
        super().__init__()
        self.deck = [number for number in (1, 2, 3, 4) for _ in range(6)]
        self.hands: list[list[int]] = [[], []]
        self.scores = [0, 0]
        self.air = 0

    def clone(self) -> Duel:
        other = Duel()
        self.copy_base_to(other)
        other.deck, other.scores, other.air = self.deck[:], self.scores[:], self.air
        other.hands = [hand[:] for hand in self.hands]
        return other

    def to_json(self) -> dict[str, Any]:
        own = {"deck": self.deck[:], "hands": [hand[:] for hand in self.hands], "scores": self.scores[:]}
        return {**self.base_to_json(), **own, "air": self.air}


@verbs.verb("draw_secretly")
def draw_secretly(state: Duel, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    if not state.deck:
        state.over = True
        raise GameEnded
    state.barrier = "revealed"
    state.hands[frame.actor].append(state.deck.pop())
    emit(state, "card_drawn", seat=state.seat_of(frame.actor), card=state.hands[frame.actor][-1])
    return None


def _ask(state: Duel, actor: int, prompt: str, cards: list[int]) -> Decision:
    options = tuple(Option(str(card), cards.count(card)) for card in dict.fromkeys(cards))
    return Decision(
        seat=state.seat_of(actor), kind="choose_cards", prompt=prompt, source="duel", min=0, options=options
    )


@verbs.verb("play_card")
def play_card(state: Duel, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    if answer is None:
        return _ask(state, frame.actor, "play", state.hands[frame.actor])
    if answer:
        state.air = int(answer[0])
        state.hands[frame.actor].remove(state.air)
        emit(state, "card_played", seat=state.seat_of(frame.actor), card=state.air)
    return None


@verbs.verb("let_parry")
def let_parry(state: Duel, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    other = 1 - frame.actor
    if answer is None:
        equal = [card for card in state.hands[other] if card == state.air]
        return _ask(state, other, "parry", equal) if equal else None
    if answer:
        state.hands[other].remove(state.air)
        emit(state, "card_parried", seat=state.seat_of(other), card=state.air)
        state.air = 0
    return None


@verbs.verb("score")
def score(state: Duel, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    if state.air:
        state.barrier = "random"
        state.scores[frame.actor] += state.air + roll(state, 6)
        emit(state, "scored", seat=state.seat_of(frame.actor), total=state.scores[frame.actor])
        state.air = 0
    if max(state.scores) >= 12:
        state.over = True
        raise GameEnded
    frame.actor, frame.step = 1 - frame.actor, 0
    return AGAIN


class DuelGame:
    """The toy behind the core's one door."""

    id = "duel"

    def __init__(self) -> None:
        registry = Registry(verbs)
        registry.add("turn", [{"draw_secretly": ""}, {"play_card": ""}, {"let_parry": ""}, {"score": ""}])
        self.code = registry.code

    def new(self, options: Any, seed: int) -> Duel:
        state = Duel()
        state.rng = seeded(seed)
        shuffle(state, state.deck)
        state.frames = [Frame("turn", below(state, 2), "duel")]
        return state

    def start(self, state: Duel) -> None:
        run(state, self.code)

    def step(self, state: Duel, answer: Answer) -> None:
        run(state, self.code, answer)

    def options(self, state: Duel) -> tuple[Option, ...]:
        return (state.decision.options or ()) if state.decision else ()

    def check(self, state: Duel, answer: Answer) -> Reason | None:
        there = {option.id for option in self.options(state)}
        fits = state.decision is not None and (answer == () or (len(answer) == 1 and answer[0] in there))
        return None if fits else Reason("not-an-option")

    def why_not(self, state: Duel, action: str, by: str | None = None) -> Reason | None:
        return self.check(state, (action,))

    def random_answer(self, state: Duel, rng: HasRng) -> Answer:
        choices: list[Answer] = [(), *((option.id,) for option in self.options(state))]
        return choices[below(rng, len(choices))]

    def view(self, state: Duel, viewer: str | None = None) -> Any:
        hands = [hand if viewer == state.seat_of(seat) else len(hand) for seat, hand in enumerate(state.hands)]
        return {"hands": hands, "deck": len(state.deck), "scores": state.scores, "air": state.air}

    def show(self, event: Event, viewer: str | None = None) -> Event | None:
        if event.type == "card_drawn" and event["seat"] != viewer:
            return Event("card_drawn", {"seat": event["seat"]})
        return event

    def side_of(self, seat: str) -> str:
        return seat

    def options_to_json(self, options: Any) -> dict[str, Any]:
        return {}

    def options_from_json(self, data: dict[str, Any]) -> Any:
        return None

    def state_from_json(self, data: dict[str, Any]) -> Duel:
        state = Duel()
        state.base_from_json(data)
        state.deck, state.hands, state.scores, state.air = data["deck"], data["hands"], data["scores"], data["air"]
        return state

    def content_hash(self) -> str:
        return "duel-1"

    def snapshot_key(self, state: Duel) -> int:
        return len(state.deck)

    def breaches(self, state: Duel) -> list[str]:
        cards = [*state.deck, *state.hands[0], *state.hands[1]]
        return [] if len(cards) <= 24 and state.air in range(5) else ["cards are lost"]
