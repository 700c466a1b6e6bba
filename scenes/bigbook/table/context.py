"""What the parts of the table share: the game, how it is shown, what is being put together, the screen it is on.

Parts get this and the few neighbours they work with, never the scene. Whatever changes something calls `touch`: what
may be done with each thing is then found anew, once, and kept until the next change (`revision` counts them).
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.bigbook.ai.thinking import Advice
from game.bigbook.play import thing_id
from game.bigbook.rules.place import card_option, spell_option
from game.bigbook.text import asking
from game.bigbook.text.log import Story
from game.core.engine.decision import Reason
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.party import Run, shown_people
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.timings import TEMPO, UNHURRIED
from scenes.bigbook.table.input.things import Listing, listing
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.model.moment import Moment
from scenes.bigbook.table.model.table_view import after, from_view
from scenes.bigbook.table.panel import items
from scenes.bigbook.table.render_context import RenderContext, ThingPlaces
from scenes.bigbook.table.state import TableState
from scenes.bigbook.table.text import prompts
from scenes.bigbook.table.text.names import Words
from scenes.bigbook.table.text.prompts import meanwhile
from scenes.kit.director import Director
from scenes.kit.focus import Focus
from scenes.kit.scene import Scene
from scenes.kit.theme import Theme
from scenes.kit.thing import Thing, by_id
from scenes.kit.tween import Timeline
from scenes.shell.app import App
from scenes.table.effects import tuned


class TableContext:
    """One game on one screen.

    `screen` is known only as what every screen is; `layout_for` places everything for a number of seats.
    """

    def __init__(self, screen: Scene, app: App, run: Run, layout_for: Callable[[int], Layout]) -> None:
        self.screen, self.app, self.run = screen, app, run
        self.session = session = run.session
        self.facts = CardFacts()
        people = shown_people(app, run.setup.people)
        self.words = Words(lambda: app.catalogue, people, self.facts)
        self.painter = CardPainter(app.art, app.catalogue, self.facts)
        view = session.game.view(session.opening)
        past = session.past[:-1] if session.events else session.past
        before = (event for moment in past for event in moment.events)
        model = after(session.game.view(past[0].state), before, view) if past else from_view(view)
        layout = layout_for(len(model.seats))
        places = ThingPlaces(model, layout, model.active)
        self.render = RenderContext(app.theme, layout, model, places, self.words, self.painter, model.active, run.first)
        self.render.begun = view.open_round
        self.state = TableState()
        self.story = Story()
        self.staging = EventAnimator(model, self.painter, app.theme)
        self.staging.sentences = lambda: self.render.sentences
        self.staging.places, self.staging.replace = places, self.replace
        self.director = Director(screen.timeline, self.staging, TEMPO)
        self.director.tune = lambda effect: tuned(effect, app.theme)
        self.moment = Moment(self.render, session, None, policy=run.setup.undo)
        self.advice = Advice()
        """What the master would do now, for the coach and for the hint note."""
        self.revision = 0
        self.dark: Callable[[], bool] = lambda: False
        """Something is held up to be read, and the table is dark around it."""
        self.revisit: Callable[[int], None] | None = None
        """Where a game is watched: goes to the moment after so many steps. None: earlier moments are only looked at."""
        self.watchers: list[Callable[[], object]] = []
        """Hear of every `touch`, when what may be done has been found anew."""
        self._listing: Listing | None = None

    # the screen

    @property
    def theme(self) -> Theme:
        """Colours, sizes and the settings of motion."""
        return self.app.theme

    @property
    def timeline(self) -> Timeline:
        """The one clock of everything that moves."""
        return self.screen.timeline

    @property
    def clock(self) -> float:
        """Milliseconds of this screen's life: for whatever asks how long ago something was."""
        return self.screen.clock

    @property
    def focus(self) -> Focus:
        """What the keys are on."""
        return self.screen.focus

    @property
    def hover(self) -> str | None:
        """The thing under the pointer."""
        return self.screen.hover

    @property
    def on_top(self) -> bool:
        """No other screen lies over the table."""
        return self.app.top is self.screen

    @property
    def unseen(self) -> bool:
        """The deal waits to be shown: another screen hides the table, and nobody has answered anything at it yet."""
        return self.app.speed > 0 and not self.session.past and self.app.hidden(self.screen)

    @property
    def gone(self) -> bool:
        """Another screen has taken the place of the table: nothing is done here any more."""
        return self.screen not in self.app.stack

    @property
    def desk(self) -> str:
        """The seat whose things lie large on the desk."""
        return self.render.desk

    @property
    def unhurried(self) -> bool:
        """Whether what is to be read is held up at this speed."""
        return self.timeline.speed in UNHURRIED

    def redraw(self) -> None:
        """Ask for one frame."""
        self.screen.redraw()

    def say(self, line: str) -> None:
        """One line for everybody, in the middle of the screen, off what is pressed to act."""
        self.app.say(line, clear=tuple(map(Rect, self.render.layout.controls)))

    def why(self, reason: Reason, name: str) -> str:
        """The sentence of a refusal at the thing of that id: at a curse with all that it costs."""
        at = thing_id.read(thing_id.plain(name))
        curse = self.render.model.curse(at.name) if at.kind == "curse" else None
        return self.words.why_unpaid(reason, dict(curse.price) if curse is not None else {})

    # what may be done

    def touch(self) -> None:
        """Something about the moment changed: lists, panel and lights are made anew."""
        self.revision += 1
        self._listing = None
        self.moment = self._moment()
        items.items(self.moment, self.state.reveals)
        for watcher in self.watchers:
            watcher()
        self.redraw()

    def told(self) -> None:
        """An event has changed the shown table: lists are made anew when next asked for."""
        self.revision += 1
        self._listing = None
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
        )

    def _offers(self) -> list[str]:
        state = self.state
        if state.choice is None:
            return []
        more = any(not one.done and not one.now for one in state.askers)
        return state.repeats.offers(self.session, state.choice.decision, more=more)

    def listing(self) -> Listing:
        """The things of the moment on the table itself, made once per moment."""
        if self._listing is None:
            self._listing = listing(self.moment)
        return self._listing

    def things(self) -> list[Thing]:
        """Everything that can be pointed at now, what lies over the table included."""
        return self.screen.things()

    def thing(self, name: str) -> Thing | None:
        """A thing of the present list."""
        return by_id(self.things(), name)

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

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy."""
        self.run.agree_on_undo(policy)
        self.story.agree(policy)
        self.touch()

    def progress(self) -> object:
        """Changes with every answer and every change of a plan."""
        return len(self.session.past), self.state.progress()

    # where things lie

    def replace(self) -> ThingPlaces:
        """Find anew where everything lies."""
        places = ThingPlaces(self.render.model, self.render.layout, self.render.desk, self.render.places)
        self.render.places = self.staging.places = places
        return places

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
