"""What the parts of a plain table share besides what those of any do: the cards as they are shown, and their places."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pygame import Rect

from game.core.engine.decision import Decision, Reason
from game.core.play import thing_id
from scenes.kit.director import Director
from scenes.kit.geometry import Box
from scenes.kit.scene import Scene
from scenes.kit.thing import INFO
from scenes.shell.app import App
from scenes.shell.run import AnyRun
from scenes.table.context import Present, TableContext
from scenes.table.listing import Listing
from scenes.table.moment import PanelItem
from scenes.table.motion.aftermath import Aftermath
from scenes.table.panel import buttons
from scenes.table.plain.game import PlainGame
from scenes.table.plain.layout import BUTTONS, PlainLayout
from scenes.table.plain.model import Model, Moved, Shown, Starts
from scenes.table.state import TableState


@dataclass(slots=True)
class PlainMoment:
    """What is asked, and what stands on the panel for that."""

    decision: Decision | None
    panel: list[PanelItem] = field(default_factory=list)
    mains: list[PanelItem] = field(default_factory=list)
    small: list[PanelItem] = field(default_factory=list)

    def button(self, name: str) -> Reason | None:
        """Why one of the small buttons cannot be used; None where it can."""
        return next((one.reason for one in self.small if one.id == thing_id.button(name)), None)


class PlainContext(TableContext[AnyRun, TableState, PlainMoment, Shown]):
    """A game of cards on one screen."""

    def __init__(
        self,
        screen: Scene,
        app: App,
        run: AnyRun,
        game: PlainGame,
        model: Model,
        director: Director[Moved, Starts],
        aftermath: Aftermath,
        layout: Callable[[], PlainLayout],
    ) -> None:
        present = Present(PlainMoment(None), self._find, self._list)
        super().__init__(screen, app, run, TableState(), director, aftermath, present)
        self.game, self.model, self._layout = game, model, layout
        self.unsaved = ""
        """What the sign of a game that is not being saved says to those who ask; '' while it is saved."""
        self.seated = ""
        """Whose hand lies open; '' while the table is given on, and where nobody is asked."""

    @property
    def measures(self) -> PlainLayout:
        """How large things are, and where they lie."""
        return self._layout()

    def why(self, reason: Reason, name: str) -> str:
        """The sentence of a refusal."""
        return self.game.why(reason)

    def sentence(self) -> str:
        """What is expected now, or was at the moment that is watched; '' while events are shown."""
        session = self.run.session
        now = session.asked if session.shut is not None and not self.director.busy else self.moment.decision
        return self.game.asked(now) if now is not None else ""

    # where cards lie

    def places(self) -> Mapping[str, tuple[Shown, Box]]:
        """Every card that is seen, with its place, by the id of its thing."""
        found, boxes = {}, self.measures.heaps(tuple(self.model.heaps.values()))
        for name, heap in self.model.heaps.items():
            cards = self.model.cards[name]
            lain = self.measures.cards(boxes[name], len(cards), pile=heap.pile)
            for at, (card, box) in enumerate(zip(cards, lain, strict=True)):
                if not heap.pile or at == len(cards) - 1:
                    found[thing_id.card(heap.seat or "table", name, at + 1)] = card, box
        return found

    def place_in(self, heap: str, at: int) -> Box:
        """Where a card of a heap lies, by its number from 0; -1 for the uppermost, or where that would lie."""
        shown = self.model.heaps[heap]
        box = self.measures.heaps(tuple(self.model.heaps.values()))[heap]
        return self.measures.cards(box, max(1, len(self.model.cards[heap])), pile=shown.pile)[at]

    def sign_box(self) -> Rect:
        """Where the sign of a game that is not being saved stands: at the head of the panel."""
        measures, head = self.measures, Rect(self.measures.panel)
        wide = buttons.sign_width(measures, self.app.t("kit.save.unsaved")) - measures.px(20)
        place = Rect(0, 0, min(wide, head.w - measures.px(40)), measures.text(16) + measures.px(20))
        place.midtop = (head.centerx, head.y + measures.px(16))
        return place

    # what may be done

    def _find(self) -> PlainMoment:
        now, layout, t = self.run.session.decision, self.measures, self.app.t
        moment = PlainMoment(now if not self.director.busy and now is not None and now.seat == self.seated else None)
        session, choice = self.run.session, self.state.choice
        reasons = buttons.reasons(session)
        for name, box in zip(BUTTONS, layout.small, strict=True):
            asked = name == "undo" and self.state.asked == "undo"
            label = t("kit.button.confirm" if asked else f"kit.button.{name}")
            button = thing_id.button(name)
            moment.small.append(PanelItem(button, "button", label, Rect(box), reasons.get(button)))
        if moment.decision is None or choice is None:
            return moment
        cards = {card.lain.option for card, _ in self.places().values()}
        others = [option for option in choice.options if option not in cards]
        high = layout.options.h // max(1, len(others))
        for at, option in enumerate(others):
            box = Box(layout.options.x, layout.options.y + at * high, layout.options.w, high).inset(layout.px(6))
            moment.panel.append(PanelItem(thing_id.option(option), "option", self.game.option(option), Rect(box)))
        if not choice.single or choice.decision.min == 0:
            name = "pass" if choice.single or not choice.marks else "confirm"
            main = PanelItem(thing_id.button(name), "button", t(f"kit.button.{name}"), Rect(layout.main))
            main.reason = None if name == "pass" and choice.decision.min == 0 else choice.reason
            moment.mains.append(main)
        return moment

    def _list(self, moment: PlainMoment) -> Listing[Shown]:
        """The heaps, their cards, the panel."""
        out = Listing[Shown]()
        boxes = self.measures.heaps(tuple(self.model.heaps.values()))
        for name, heap in self.model.heaps.items():
            role = "place" if heap.takes else INFO
            out.add(f"heap:{name}", role, heap.title, boxes[name], zone=name if heap.takes else INFO, drop=heap.takes)
        for name, (card, box) in self.places().items():
            heap, lain = self.model.heaps[thing_id.read(name).name], card.lain
            label = lain.label or heap.title
            if not (heap.seat or lain.option):  # nobody's, and no answer: it is only there to be seen
                out.add(name, INFO, label, box, zone=INFO)
                continue
            out.cards[name] = card
            reason = self._why_not(heap.seat, lain.option)
            out.add(name, "card", label, box, reason, f"row{heap.row}", option=lain.option if reason is None else "")
        if self.unsaved:
            out.add(buttons.SIGN, "button", self.unsaved, self.sign_box(), zone="panel")
        for item in (*moment.panel, *moment.mains, *moment.small):
            option = thing_id.read(item.id).name if item.role == "option" else ""
            zone = "buttons" if item in moment.small else "panel"
            out.add(item.id, item.role, item.label, item.rect, item.reason, zone, option=option)
        return out

    def _why_not(self, seat: str, option: str) -> Reason | None:
        """Why a card cannot be chosen now; None where it can."""
        now, choice = self.moment.decision, self.state.choice
        asked = now is not None and choice is not None and seat in ("", now.seat)
        if asked and choice is not None and option in choice.options:
            return None
        reason: Reason | None = self.run.session.why_not(option, seat or None)
        return reason or Reason("not-a-choice")
