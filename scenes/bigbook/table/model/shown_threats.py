"""What of the dangers ahead the table bears out as it is shown, while events still play."""

from __future__ import annotations

from dataclasses import replace

from game.bigbook.play.threats import Threat, dangers
from game.bigbook.rules.action_id import ActionId
from game.bigbook.view import CurseView, TableView
from scenes.bigbook.table.model.table_view import TableModel

MANY = 99
"""More dangers than a table can hold."""


def shown(model: TableModel, view: TableView) -> TableView:
    """The table as it is shown, where it may still be behind `view` while events play: all that a danger reads."""
    seats = model.seats
    return replace(
        view,
        round=model.round, phase=model.phase, marker=model.marker, active=model.active, madness=model.madness,
        curses=tuple(
            CurseView(one.id, one.position, one.cost, one.tokens, one.madness, one.neutralized, one.applied)
            for one in model.curses
        ),
        players=tuple(
            replace(
                player,
                hand=tuple(card.kind for card in seats[player.seat].hand),
                deck_count=seats[player.seat].deck_count,
                eliminated=seats[player.seat].eliminated,
            )
            for player in view.players
        ),
    )  # fmt: skip


def still(found: list[Threat], model: TableModel, view: TableView) -> list[Threat]:
    """Those of some dangers that the shown table still holds: what an event has made untrue is said no more."""
    if not found:
        return []
    true = dangers(shown(model, view), MANY)
    return [one for one in found if one in true]


def affordable(model: TableModel, legal: set[str]) -> str:
    """A curse that strikes with the next step and could be destroyed now; '' without one."""
    ahead = str((model.marker + 1) % 6)
    struck = (curse for curse in model.curses if curse.position[0] == ahead and not curse.applied)
    return next((curse.id for curse in struck if ActionId("destroy", curse.id).id in legal), "")
