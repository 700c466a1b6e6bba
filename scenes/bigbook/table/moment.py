"""One moment of the table: everything that its lists, its panel and its lights depend on.

Two things are found out beside it: ready spells that would do nothing if they were cast now, and what of the dangers
ahead the table bears out as it is shown, while events still play.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

from game.bigbook.ai.claim import Claim
from game.bigbook.ai.company import Intent
from game.bigbook.play import forecast, thing_id
from game.bigbook.play.forecast import Addressee
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import Targets, undo_reason
from game.bigbook.play.threats import Threat, dangers
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.curses import ahead
from game.bigbook.rules.session import BigBookSession
from game.bigbook.view import CurseView, TableView
from game.core.engine.decision import Decision, Reason
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.table.model.table_view import TableModel
from scenes.bigbook.table.render_context import RenderContext
from scenes.table.company import at_work
from scenes.table.moment import PanelItem

AtWork: TypeAlias = at_work.AtWork[Intent, Claim | str]
"""A companion that has the word. Why it does something: what has been seen of the table, or the key of what such acts
are for."""


@dataclass(slots=True)
class Moment:
    """Everything the lists and lights of a moment depend on."""

    render: RenderContext
    session: BigBookSession
    decision: Decision | None
    plan: PaymentDraft | None = None
    choice: ChoiceDraft | None = None
    policy: str = "friendly"
    panel: list[PanelItem] = field(default_factory=list)
    mains: list[PanelItem] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)
    """Helping buttons of a repeated question."""
    keeping: bool = False
    """The next answer will be remembered."""
    asked: str = ""
    """A button that asks once more before it acts: `undo`, `end`, or ''."""
    dangers: list[Threat] = field(default_factory=list)
    askers: tuple[Addressee, ...] = ()
    """Everybody to whom the standing question is put."""
    asking: tuple[str, ...] = ()
    """Friends whose support would be spent and who are asked first."""
    agreed: frozenset[str] = frozenset()
    company: AtWork | None = None
    """The companion that has the word: people only look, or say wait."""
    lent: str = ""
    """The companion's seat for which people decide."""
    reveals: bool = False
    """The prepared act shows something that cannot be taken back unseen."""
    ending: str = ""
    """What the end of the turn costs, in words."""
    agreed_undo: str = "friendly"
    """The undo policy as far as people are asked about it (`GameSetup.agreed_undo`)."""
    targets: Targets = field(init=False)
    """Which things can be used, and why the others cannot."""

    def __post_init__(self) -> None:
        barred = Reason("not-your-window") if self.company is not None else None
        self.targets = Targets(self.session, self.decision, self.plan, self.choice, barred)

    def button(self, name: str) -> Reason | None:
        """Why one of the small buttons cannot be used."""
        if name == "undo":
            return undo_reason(self.session, self.policy)
        if name == "redo":
            return None if self.session.can_redo else Reason("redo-none")
        return None


class IdleSpells:
    """The spells of whoever acts, each tried once per moment of the game (about 0.2 ms, rarely more)."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        """The things of the spells that would do nothing; of a moment just begun they are still being found."""
        self._last: object = None
        """The newest step of the moment the names are of, or the session where nothing has been done yet."""
        self._untried: dict[str, list[str]] = {}

    def update(self, session: BigBookSession) -> bool:
        """Try one more spell of the present moment where there is one; whether it would do nothing."""
        last = session.past[-1] if session.past else session
        if last is not self._last:
            self._last = last
            self._begin(session)
        if not self._untried:
            return False
        name = next(iter(self._untried))
        if not forecast.does_nothing(session, self._untried.pop(name)):
            return False
        self.names.add(name)
        return True

    def _begin(self, session: BigBookSession) -> None:
        """Another moment: all that can be cast now has to be tried."""
        self._untried = {}
        self.names.clear()
        now = session.decision
        if now is None or now.kind != "action":
            return
        for option in session.legal():
            act = read(option.id)
            if act.verb == "activate":
                self._untried.setdefault(thing_id.spell(now.seat, act.target), []).append(option.id)


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
    """A curse that strikes with the next step, or is judged by it, and could be destroyed now; '' without one."""
    space = ahead(model.marker)
    struck = (one for one in model.curses if space == 0 or (one.position[0] == str(space) and not one.applied))
    return next((curse.id for curse in struck if ActionId("destroy", curse.id).id in legal), "")
