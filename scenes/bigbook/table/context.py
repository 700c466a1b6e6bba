"""What the parts of this table share besides what those of any table do: how the game is drawn, its story, the advice.

Parts get this and the few neighbours they work with, never the scene.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pygame import Rect

from game.bigbook.ai.thinking import Advice
from game.bigbook.play import thing_id
from game.bigbook.rules.place import card_option, spell_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text import asking
from game.bigbook.text.log import Story
from game.core.engine.decision import Reason
from game.core.play.thing_id import ThingId
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.party import Run, shown_people
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.model.table_view import Card, after, from_view
from scenes.bigbook.table.moment import Moment
from scenes.bigbook.table.render_context import RenderContext, ThingPlaces
from scenes.bigbook.table.state import BookState
from scenes.bigbook.table.text import prompts
from scenes.bigbook.table.text.names import Words
from scenes.bigbook.table.text.prompts import meanwhile
from scenes.kit.director import Director
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing
from scenes.shell.app import App
from scenes.table.context import Present, TableContext
from scenes.table.listing import Listing
from scenes.table.motion.aftermath import Aftermath
from scenes.table.timing import UNHURRIED


@dataclass(frozen=True, slots=True)
class Lists:
    """What rooms above this one make of a moment."""

    panel: Callable[[Moment], object]
    """Fills the lists of the panel."""
    things: Callable[[Moment], Listing[Card]]
    """Everything that can be pointed at on the table itself."""


Placed = Callable[[int], Layout]
"""Places everything for a number of seats."""


def begun(app: App, run: Run, layout_for: Placed) -> RenderContext:
    """How a game is drawn that is shown from its newest events on."""
    session = run.session
    facts, people = CardFacts(), shown_people(app, run.setup.people)
    words, painter = Words(lambda: app.catalogue, people, facts), CardPainter(app.art, app.catalogue, facts)
    view = session.game.view(session.opening)
    past = session.past[:-1] if session.events else session.past
    before = (event for moment in past for event in moment.events)
    model = after(session.game.view(past[0].state), before, view) if past else from_view(view)
    layout = layout_for(len(model.seats))
    places = ThingPlaces(model, layout, model.active)
    render = RenderContext(app.theme, layout, model, places, words, painter, model.active, run.first)
    render.begun = view.open_round
    return render


class BookTable(TableContext[Run, BookState, Moment, Card]):
    """A game of the Big Book on one screen."""

    def __init__(
        self,
        screen: Scene,
        app: App,
        run: Run,
        render: RenderContext,
        director: Director[Any, Any],
        aftermath: Aftermath,
        lists: Lists,
    ) -> None:
        first = Moment(render, run.session, None, policy=run.setup.undo)

        def find() -> Moment:
            moment = self._moment()
            lists.panel(moment)
            return moment

        super().__init__(screen, app, run, BookState(), director, aftermath, Present(first, find, lists.things))
        self.render = render
        self.story = Story()
        self.advice = Advice()
        """What the master would do now, for the coach and for the hint note."""

    @property
    def session(self) -> BigBookSession:
        """The game itself."""
        return self.run.session

    @property
    def words(self) -> Words:
        """Everything the table says."""
        return self.render.words

    @property
    def painter(self) -> CardPainter:
        """Every card at any size."""
        return self.render.painter

    @property
    def measures(self) -> Layout:
        """How large things are on this table."""
        return self.render.layout

    @property
    def desk(self) -> str:
        """The seat whose things lie large on the desk."""
        return self.render.desk

    @property
    def unhurried(self) -> bool:
        """Whether what is to be read is held up at this speed."""
        return self.timeline.speed in UNHURRIED

    def say(self, line: str) -> None:
        """One line for everybody, in the middle of the screen, off what is pressed to act."""
        self.app.say(line, clear=tuple(map(Rect, self.render.layout.controls)))

    def why(self, reason: Reason, name: str) -> str:
        """The sentence of a refusal at the thing of that id: at a curse with all that it costs."""
        at = thing_id.read(thing_id.plain(name))
        curse = self.render.model.curse(at.name) if at.kind == "curse" else None
        return self.words.why_unpaid(reason, dict(curse.price) if curse is not None else {})

    # what may be done

    def told(self) -> None:
        """An event has changed the shown table: lists are made anew when next asked for."""
        super().told()
        self.moment.dangers = self.state.dangers

    def _moment(self) -> Moment:
        state, session = self.state, self.session
        return Moment(
            self.render,
            session,
            session.decision if not self.director.busy else None,
            state.plan,
            state.choice,
            self.run.setup.undo,
            offers=self._offers(),
            keeping=state.repeats.keeping,
            asked=state.asked,
            dangers=state.dangers,
            askers=state.askers,
            asking=state.asking,
            agreed=state.agreed,
            company=state.company,
            lent=state.lent,
            agreed_undo=self.run.setup.agreed_undo,
            ending=state.text.ending,
            reveals=state.reveals,
        )

    def _offers(self) -> list[str]:
        state = self.state
        if state.choice is None:
            return []
        more = any(not one.done and not one.now for one in state.askers)
        return state.repeats.offers(self.session, state.choice.decision, more=more)

    def option_of(self, thing: Thing) -> str:
        """What a thing stands for as an option; '' for one that is only looked at."""
        at = thing_id.read(thing.id)
        if at.looked:
            return ""
        if at.kind == "card":
            return card_option(at.seat, at.name, self.listing().cards[thing.id].kind)
        if at.kind == "spell":
            return spell_option(at.seat, at.name)
        if at.kind == "library":
            return self.render.model.library[at.name].top or ""
        return at.name or at.seat

    def read_id(self, name: str) -> ThingId:
        """The id of a thing taken apart."""
        return thing_id.read(name)

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy."""
        self.story.agree(policy)
        super().agree_on_undo(policy)

    # what is asked

    def support_asked(self) -> str:
        """What a companion asks people: whether it may spend what friends have in support; '' where it does not."""
        company = self.state.company
        if company is None or not company.friends or self.session.decision is None:
            return ""
        friends = self.words.catalogue.all_of([self.words.seat(friend) for friend in company.friends])
        return self.words.t("company.ui.asks", seat=self.words.seat(company.seat), list=friends)

    def sentence(self) -> str:
        """What is expected now."""
        now = self.session.decision
        if self.director.busy:
            return meanwhile(self.words, self.render.model, self.render.note)
        if now is None:
            return self.words.t("terms.phases.over")
        if self.state.company is not None:
            return self.support_asked() or self.words.t("company.ui.thinks", seat=self.words.seat(now.seat))
        return prompts.breadcrumb(self.words, now, self.render.model.granted) or asking.sentence(
            self.words, now, self.story.part(), self.render.model.seats
        )
