"""The duel's words for scenario files: `hands`, `deck`, `scores`, `turn`, `dice`; `{play: 3}`, `pass`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.engine.decision import Answer, Decision, IllegalAnswer, Reason
from game.core.engine.event import Event
from game.core.engine.frame import Frame
from game.core.engine.players import NOBODY, Automatic
from game.core.engine.session import Session
from game.core.lessons.scenario import ScenarioError, read_dice
from tests.core.toy_game import SEATS, DuelGame


class DuelNouns:
    """What the scenario runner asks of the toy."""

    game = "duel"
    not_asked = Reason("not-your-turn")
    reasons = frozenset({"not-your-turn", "not-an-option"})

    def __init__(self, players: Automatic = NOBODY) -> None:
        self.players = players

    def is_seat(self, word: str) -> bool:
        return word in SEATS

    def is_act(self, decision: Decision) -> bool:
        return decision.prompt == "play"

    def is_spent(self, option: str) -> bool:
        return option.isdigit()

    def build(self, given: Mapping[str, Any]) -> Session:
        game = DuelGame()
        state = game.new(None, 1)
        hands = given.get("hands", {})
        state.hands = [[int(card) for card in hands.get(seat, [])] for seat in SEATS]
        state.deck = [int(card) for card in given.get("deck", ["1", "1"])]
        state.scores = [int(given.get("scores", {}).get(seat, "0")) for seat in SEATS]
        state.dice = read_dice(given)
        state.frames = [Frame("turn", SEATS.index(given.get("turn", "sun")), "duel", step=1)]
        game.start(state)
        session = Session(game, state, self.players)
        session.play_on()
        return session

    def act(self, session: Session, action: Any) -> list[Event]:
        if action == "pass":
            return list(session.apply(()).events)
        if not isinstance(action, dict) or set(action) != {"play"}:
            raise IllegalAnswer(Reason("not-an-action"))
        return list(session.apply((action["play"],)).events)

    def answer(self, session: Session, words: Any) -> Answer:
        return () if words == "pass" else (str(words),)

    def look(self, session: Session, key: str, wanted: Any, viewer: str = "") -> Any:
        view = session.view(viewer or None)
        seat, _, what = key.partition(".")
        if what == "score":
            return str(view["scores"][SEATS.index(seat)])
        if what == "hand":
            found = view["zones"][seat] if viewer else None
            cards = found.cards if found else tuple(map(str, session.state.hands[SEATS.index(seat)]))
            return "hidden" if cards is None else list(cards)
        if key == "asked":
            return session.decision.seat if session.decision else "nobody"
        raise ScenarioError(f"there is no {key!r} to look at")

    def is_open(self, session: Session) -> bool:
        return session.decision is not None and session.decision.prompt != "play"
