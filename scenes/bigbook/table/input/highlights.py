"""How plans and choices show: which things are lit, marked or dimmed, and the threads from friends' cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.payment_draft import helps
from scenes.bigbook.table.input.things import lit_things
from scenes.bigbook.table.model.table_view import Card
from scenes.bigbook.table.model.targets import actions_of
from scenes.bigbook.table.render.lights import Highlights, owner_emblem, pips_of, thread
from scenes.kit.canvas import Canvas
from scenes.kit.thing import Thing

if TYPE_CHECKING:
    from scenes.bigbook.table.input.pointer import Pointer
    from scenes.bigbook.table.scene import TableScene


class HighlightSelector:
    """Reads the acts of the scene and draws what they mean for the things of the table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.acts = scene.acts
        self._for: tuple[str, int] | None = None
        self._useful: set[str] | None = None
        """What the card in hand can pay for; None while there is none."""

    def lights(self, hover: str | None, pointer: Pointer) -> Highlights:
        """What the moment says about each thing."""
        out = Highlights(
            hover=hover,
            shake=dict(self.acts.head.shakes),
            refused=set(self.acts.head.edged),
            held=pointer.uid,
            idle=self.scene.idle.names,
            picked=bool(self.acts.held or pointer.dragging),
        )
        if self.scene.director.busy or self.scene.overlays.hidden:
            return out
        listing = self.scene.listing()
        self._carried(listing.things, pointer)
        for thing in lit_things(listing.things):
            card = listing.cards.get(thing.id)
            self._light(out, thing, card)
        if self.acts.plan is not None:
            out.target, out.power, out.pips = self.acts.plan.target, self.acts.plan.power, pips_of(self.acts.plan)
        if self.acts.choice is not None:
            self._light_choice(out, self.acts.choice, listing.things, listing.cards)
        return out

    def _carried(self, things: list[Thing], pointer: Pointer) -> None:
        """With an element card in hand only what it can pay for is lit."""
        own = self.scene.thing(pointer.name) if pointer.dragging else None
        held = self.acts.held.option if self.acts.held is not None else ""
        option = self.acts.option_of(own) if own is not None else held
        if not option or option.endswith(".madness") or self.acts.choice is not None or self.acts.plan is not None:
            self._useful = self._for = None
            return
        session = self.scene.session
        if self._for != (option, len(session.past)):
            self._for = option, len(session.past)
            self._useful = {
                thing.id
                for thing in lit_things(things)
                if helps(session, actions_of(thing.id, self.acts.option_of(thing)), option)
            }

    def _light(self, out: Highlights, thing: Thing, card: Card | None) -> None:
        if self.acts.plan is not None:
            if thing.id == self.acts.plan.target or (card is not None and self.acts.plan.holds(card.uid)):
                out.marked.add(thing.id)
            elif card is not None and card.kind != "madness":
                out.lit.add(thing.id)
        elif self.acts.choice is None and (card is None or card.kind == "madness"):
            if (thing.role != "card" or card is not None) and (self._useful is None or thing.id in self._useful):
                out.lit.add(thing.id)
        elif card is not None and self.acts.held is not None and card.uid == self.acts.held.uid:
            out.marked.add(thing.id)

    def _light_choice(self, out: Highlights, choice: ChoiceDraft, things: list[Thing], cards: dict[str, Card]) -> None:
        out.lit.clear()
        for thing in things:
            if thing.role not in ("card", "spell", "curse", "supply", "library", "seat"):
                continue
            card = cards.get(thing.id)
            option = self.acts.option_of(thing)
            if option in choice.options:
                uid = card.uid if card is not None else 0
                (out.marked if choice.holds(option, uid) else out.lit).add(thing.id)
                if choice.decision.ordered and choice.holds(option, uid):
                    out.order[thing.id] = choice.place(option, uid)
            elif thing.role in ("card", "spell", "curse"):
                out.dimmed.add(thing.id)

    def paint_threads(self, canvas: Canvas) -> None:
        """Threads of light from friends' support cards to what they pay for."""
        plan, look = self.acts.plan, self.scene.look
        if plan is None or self.scene.session.decision is None:
            return
        target = self.scene.thing(plan.target)
        for card in plan.cards:
            box = look.places.cards.get(card.uid)
            if card.owner == self.scene.session.decision.seat or box is None or target is None:
                continue
            thread(canvas, box.center, target.rect.center, look.words.colour(card.owner))
            owner_emblem(canvas, look, card.owner, (box.right, box.y), look.layout.px(26, 18))
