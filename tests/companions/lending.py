"""Positions in which Bruno, a companion, would pay with what lies in Ana's support."""

from __future__ import annotations

from typing import Any

from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter


def lent(mine: str = "water1") -> BigBookSession:
    """Bruno's turn: he holds one card that buys nothing, and three Water lie in Ana's support."""
    given: dict[str, Any] = {
        "players": {
            "p1": {"magician": "lakekeeper", "support": ["water3"], "hand": []},
            "p2": {"magician": "firebrand", "hand": [mine], "spells": []},
        },
        "active": "p2",
        "curses": {"2": ["w4"]},
    }
    session = BigBookScenarioAdapter().build(given)
    assert isinstance(session, BigBookSession)
    return session


def borrowing(hand: list[str]) -> BigBookSession:
    """Ana has cast Telepathy for Bruno, who holds these cards; three Water lie in her support."""
    ana = {
        "magician": "lakekeeper",
        "support": ["water3"],
        "hand": ["air1"],
        "deck": ["fire1"] * 8,
        "spells": ["telepathy"],
    }
    bruno = {"magician": "firebrand", "hand": hand, "deck": ["water1"] * 8}
    placed = {
        "turn": "2",
        "active": "p1",
        "curses": {"3": ["w4"]},
        "players": {"p1": ana, "p2": bruno},
    }
    session = BigBookScenarioAdapter().build(placed)
    assert isinstance(session, BigBookSession)
    session.act("activate:telepathy:1", ("p1.hand.air1",))
    assert session.decision is not None and session.decision.prompt == "granted_action"
    return session
