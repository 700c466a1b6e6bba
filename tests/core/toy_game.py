"""Duel: a toy game on the core with two sides, hidden hands, a window, a die and a seat that plays by itself.

Each turn a duellist draws a card in secret and may play one. The other may parry it with an equal card from a hidden
hand; what is parried is in the air no longer, and the strike fizzles. Else it scores its number plus a die, less one.
Twelve points win; an empty deck ends in a draw. It keeps the core honest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import structs

from game.core.engine.decision import Answer, Decision, Option, Reason
from game.core.engine.endings import GameEnded
from game.core.engine.event import Event
from game.core.engine.flow import flow
from game.core.engine.frame import Frame
from game.core.engine.players import deal_luck
from game.core.engine.program import Registry
from game.core.engine.rng import HasRng, below, roll, seeded, shuffle
from game.core.engine.runner import run
from game.core.engine.state import BaseState, emit
from game.core.engine.triggers import Playable
from game.core.engine.verbs import NO_STEPS, Body, Outcome, Signed, VerbSet
from game.core.engine.zones import Heap, Seen, Zone, Zones

SEATS = ("sun", "moon")
SIDES = {"sun": "day", "moon": "night", "day": "day", "night": "night"}
ZONES = Zones({"hand": Zone("owner", back="card"), "deck": Zone("nobody", back="card")}, SIDES.__getitem__)

verbs = VerbSet(flow)


class Duel(BaseState):
    """Two hidden hands, a deck, two scores, and the card in the air (0: none)."""

    lazy_kinds = frozenset({"choose_cards"})

    __slots__ = ("air", "deck", "hands", "scores")

    def __init__(self) -> None:
        super().__init__()
        self.deck = [number for number in (1, 2, 3, 4) for _ in range(6)]
        self.hands: list[list[int]] = [[], []]
        self.scores = [0, 0]
        self.air = 0

    def seat_of(self, actor: int) -> str:
        return SEATS[actor]

    def holds(self, frame: Frame, need: str) -> bool:
        return self.air > 0

    def window(self, moment: str, seat: str, frame: Frame) -> list[Playable]:
        other = 1 - frame.actor
        cards = [card for card in self.hands[other] if card == self.air]
        return [Playable(str(card), other, "parry", "duel") for card in cards]

    def heaps(self) -> list[Heap]:
        hands = [Heap("hand", seat, seat, tuple(map(str, self.hands[at]))) for at, seat in enumerate(SEATS)]
        return [*hands, Heap("deck", "deck", "", tuple(map(str, self.deck)))]

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


@verbs.verb("play_card")
def play_card(state: Duel, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    if answer is None:
        return Decision(SEATS[frame.actor], "choose_cards", "play", "duel", min=0)
    if answer:
        state.air = int(answer[0])
        state.hands[frame.actor].remove(state.air)
        emit(state, "card_played", seat=state.seat_of(frame.actor), card=state.air)
    return None


@dataclass(frozen=True, slots=True)
class Strike:
    """What comes of a card in the air; with none there, `else_`."""

    do: Body
    else_: Body = NO_STEPS


@verbs.verb("strike", Strike)
def strike(state: Duel, frame: Frame, args: Strike, answer: Answer | None) -> Outcome:
    body = args.do if state.air else args.else_
    if body:
        state.frames.append(Frame(body, frame.actor, frame.source))
    return None


@verbs.verb("parry")
def parry(state: Duel, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    state.hands[frame.actor].remove(state.air)
    emit(state, "card_parried", seat=state.seat_of(frame.actor), card=state.air)
    state.air = 0
    return None


@dataclass(frozen=True, slots=True)
class Score:
    """The card in the air, a die, and `more`."""

    more: Signed


@verbs.verb("score", Score)
def score(state: Duel, frame: Frame, args: Score, answer: Answer | None) -> Outcome:
    state.barrier = "random"
    state.scores[frame.actor] += state.air + roll(state, 6) + args.more
    emit(state, "scored", seat=state.seat_of(frame.actor), total=state.scores[frame.actor])
    state.air = 0
    return None


@verbs.verb("next_turn")
def next_turn(state: Duel, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    if max(state.scores) >= 12:
        state.over = True
        raise GameEnded
    state.frames[:] = [Frame("turn", 1 - frame.actor, "duel")]
    return None


HIT = [{"window": {"moment": "struck", "seat": "other"}}, {"score": {"more": "-1"}}]
TURN = [
    {"draw_secretly": ""},
    {"play_card": ""},
    {"strike": {"do": {"needs": ["in_the_air"], "do": HIT}}},
    {"next_turn": ""},
]


class DuelGame:
    """The toy behind the core's one door."""

    id = "duel"
    shapes: frozenset[str] = frozenset()
    nonsense: tuple[Answer, ...] = (("5",), ("parry",))

    def __init__(self) -> None:
        self.registry = Registry(verbs, known_needs=["in_the_air"])
        self.registry.add("turn", TURN)
        self.registry.add("parry", [{"parry": ""}])
        Duel.registry = self.registry

    def new(self, options: Any, seed: int) -> Duel:
        state = Duel()
        state.rng = seeded(seed)
        deal_luck(state, SEATS, seed)
        shuffle(state, state.deck)
        state.frames = [Frame("turn", below(state, 2), "duel")]
        return state

    def start(self, state: Duel) -> None:
        run(state, self.registry)

    def step(self, state: Duel, answer: Answer) -> None:
        run(state, self.registry, answer)

    def options(self, state: Duel) -> tuple[Option, ...]:
        decision = state.decision
        if decision is None:
            return ()
        if decision.options is None:
            hand = state.hands[SEATS.index(decision.seat)]
            decision.options = tuple(Option(str(card), hand.count(card)) for card in dict.fromkeys(hand))
        return decision.options

    def check(self, state: Duel, answer: Answer) -> Reason | None:
        there = {option.id for option in self.options(state)}
        fits = state.decision is not None and (answer == () or (len(answer) == 1 and answer[0] in there))
        return None if fits else Reason("not-an-option")

    def why_not(self, state: Duel, action: str, by: str | None = None) -> Reason | None:
        if by is not None and state.decision is not None and by != state.decision.seat:
            return Reason("not-your-turn")
        return self.check(state, (action,))

    def random_answer(self, state: Duel, rng: HasRng) -> Answer:
        choices: list[Answer] = [(), *((option.id,) for option in self.options(state))]
        return choices[below(rng, len(choices))]

    def view(self, state: Duel, viewer: str | None = None) -> dict[str, Any]:
        zones: tuple[Seen, ...] = ZONES.project(state, state.heaps(), viewer)
        return {"zones": {seen.name: seen for seen in zones}, "scores": state.scores[:], "air": state.air}

    def show(self, event: Event, viewer: str | None = None) -> Event | None:
        if event.type == "card_drawn" and event["seat"] != viewer:
            return Event("card_drawn", {"seat": event["seat"]})
        return event

    def side_of(self, seat: str) -> str:
        return SIDES[seat]

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
        return "duel-2"

    def snapshot_key(self, state: Duel) -> int:
        return len(state.deck)

    def imagined(self, state: Duel, seat: str, luck: HasRng) -> Duel:
        other = disguised(state, seat, luck)
        other.rng, other.luck = seeded(luck.rng), {}
        return other

    def breaches(self, state: Duel) -> list[str]:
        cards = [*state.deck, *state.hands[0], *state.hands[1]]
        return [] if len(cards) <= 24 and state.air in range(5) else ["cards are lost"]


def disguised(state: Duel, viewer: str | None, luck: HasRng) -> Duel:
    """Another duel that looks the same to the viewer: other cards where the viewer sees none.

    Whoever is asked whether to parry can do so; everybody knows that.
    """
    other = state.clone()
    asked = state.decision
    dealt = ZONES.exchanged(state, state.heaps(), viewer, luck)
    while asked and asked.prompt == "struck" and str(state.air) not in dealt.get(asked.seat, (str(state.air),)):
        dealt = ZONES.exchanged(state, state.heaps(), viewer, luck)
    if asked and asked.prompt == "play":
        other.decision = structs.replace(asked, options=None)
    for at, seat in enumerate(SEATS):
        other.hands[at] = [int(card) for card in dealt.get(seat, map(str, state.hands[at]))]
    other.deck = [int(card) for card in dealt["deck"]]
    return other


class Swordsman:
    """Plays a seat by itself: parries three times in four, else whatever comes to mind."""

    def answer(self, view: dict[str, Any], decision: Decision, luck: HasRng) -> Answer:
        assert isinstance(view, dict) and decision.options is not None
        if decision.prompt == "struck" and below(luck, 4) == 0:
            return ()
        choices = [option.id for option in decision.options]
        return (choices[below(luck, len(choices))],) if choices else ()
