"""How each magician likes to play: what a companion takes where two acts promise nearly the same."""

from __future__ import annotations

from collections.abc import Mapping

from game.bigbook.rules.action_id import read
from game.bigbook.rules.kinds import SEAT_OF
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

KEEN = 0.1
"""What a liking is worth beside the judgment (log-odds to win): about two games in a hundred, if it came to that."""
LIKES: Mapping[str, frozenset[str]] = {
    "lakekeeper": frozenset({"acquire"}),
    "ferryman": frozenset({"ability", "cure"}),
    "stoker": frozenset({"ability", "cure"}),
    "firebrand": frozenset({"destroy"}),
    "windwright": frozenset({"activate"}),
    "bellringer": frozenset({"ability", "activate"}),
    "archivist": frozenset({"learn"}),
    "quarryman": frozenset({"ability", "destroy"}),
}
"""The verbs of actions that each of them is fond of."""


def liking(state: State, answer: Answer) -> float:
    """By how much (log-odds) whoever is asked is fonder of an answer than of others; 0 where no action is asked for."""
    decision = state.decision
    if decision is None or decision.kind != "action":
        return 0.0
    magician = state.players[SEAT_OF[decision.seat]].magician
    return KEEN if read(answer[0]).verb in LIKES[magician] else 0.0
