"""The table of a house: puts its parts together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame
from pygame import Rect

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from scenes.kit.audio.sound import Act
from scenes.kit.director import Director
from scenes.kit.focus import Direction, Focus
from scenes.kit.form import Question
from scenes.kit.speech import Described
from scenes.kit.thing import Thing, by_id
from scenes.mansions.table.at_work import HouseAtWork
from scenes.mansions.table.column.buttons import Buttons
from scenes.mansions.table.column.desk import Desk
from scenes.mansions.table.column.friends import Friends
from scenes.mansions.table.column.mirror import Mirror
from scenes.mansions.table.column.panel import Panel
from scenes.mansions.table.column.ribbon import Lines, Ribbon
from scenes.mansions.table.context import VIEWER, HouseContext
from scenes.mansions.table.controls import HouseControls
from scenes.mansions.table.drawing import HouseDrawing
from scenes.mansions.table.hands import Carrier, HouseHands
from scenes.mansions.table.hint import HouseHint
from scenes.mansions.table.house.hands import ViewHands
from scenes.mansions.table.house.roads import neighbour
from scenes.mansions.table.house.view import HouseView
from scenes.mansions.table.layout import HouseLayout
from scenes.mansions.table.model.shown import ShownHouse
from scenes.mansions.table.moment import HouseMoment
from scenes.mansions.table.overlays import HouseOverlays
from scenes.mansions.table.puzzle.bench import Bench
from scenes.mansions.table.puzzle.board import PieceHands, PuzzleBoard
from scenes.mansions.table.puzzle.slip import PuzzleSlip
from scenes.mansions.table.speech import HouseSpoken
from scenes.mansions.table.staging import TIMES, HouseStaging
from scenes.mansions.table.story import HouseLog, HouseStory, Line
from scenes.mansions.table.strip.arena import Arena
from scenes.mansions.table.strip.bout import Bouts
from scenes.mansions.table.telling.pages import StoryPages
from scenes.mansions.table.telling.told_page import PAGES, SLIPS
from scenes.mansions.table.trade.deal import Deal
from scenes.mansions.table.trade.sheet import TradeSheet, WareHands
from scenes.mansions.table.walk import Walk
from scenes.shell.app import App
from scenes.shell.run import AnyRun
from scenes.table.act_sounds import Heard, of_act
from scenes.table.attendant import Attendant, Beside
from scenes.table.choice_lights import ChoiceLights, first_choice
from scenes.table.handover import Ground, Handover
from scenes.table.initial_focus import InitialFocus
from scenes.table.lights import Lights
from scenes.table.listing import HeldCard, Listing
from scenes.table.motion.aftermath import Aftermath
from scenes.table.overlays.captions import Captions
from scenes.table.overlays.save_sign import SaveSign
from scenes.table.overlays.table_speech import TableSpeech
from scenes.table.parts import Parts
from scenes.table.played_table import PlayedTable
from scenes.table.pointer import Pointer
from scenes.table.set_pieces import InTheAir, OfEvents, SetPieces

HEARD = Heard(changed=frozenset({"card", "figure", "seat"}), brushed=frozenset({"card", "answer", "verb", "button"}))
ROLES = ("space", "room", "door", "figure", "card", "seat", "answer", "piece")
"""Roles of things by which people choose."""


class Truth:
    """Brings what is shown to what is so, after every sequence (`Mending`)."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    def settle(self, view: object) -> None:
        """Show the truth of whoever sits before the window; the `view` of nobody in particular holds less."""
        self.table.shown.settle(self.table.run.session.view(VIEWER))
        self.table.words.learn(self.table.view)

    def fault(self, what: str, event: Event | None, error: Exception) -> None:
        """Something of an event could not be shown: it is written down, and the truth is shown."""
        kind = event.type if event is not None else "none"
        self.table.app.mishaps.report(f"{what}: {kind}: {type(error).__name__}: {error}", [], error)


HouseBeside: TypeAlias = Beside[HouseContext, HouseOverlays]
Attends = Callable[[HouseBeside], Attendant[HouseContext, HouseOverlays]]
"""Makes whoever attends a table."""


class HouseTable(PlayedTable):
    """A night in the house being played."""

    def __init__(self, app: App, run: AnyRun, attends: Attends = Attendant) -> None:
        super().__init__(app, run)
        game, opening = run.session.game, self.session.opening if self.session.events else self.session.state
        shown, aftermath = ShownHouse(game.view(opening, VIEWER)), Aftermath(app.theme)
        staging = HouseStaging(aftermath)
        director: Director[object, object] = Director(self.timeline, staging, TIMES.tempo)  # type: ignore[arg-type]
        self.context = table = HouseContext(self, app, run, shown, director, aftermath, self._find, self._list)
        self.at_work = HouseAtWork(table, lambda answers: self.controls.thought(answers))
        self.walking = Walk(table)
        self.house = HouseView(table, self.walking)
        self.deal, self.bench, self.bouts = Deal(table), Bench(table), Bouts(table)
        self.panel, self.buttons = Panel(table, self.walking), Buttons(table, self.deal)
        staging.furnish(table, self.house, self.panel.strip, self.bench)
        self.board, self.slip = PuzzleBoard(table, self.bench), PuzzleSlip(table, self.bench)
        sheet, arena = TradeSheet(table, self.deal), Arena(table, self.bouts, self.panel.picks)
        column = (Ribbon(table), Mirror(table), Friends(table), Desk(table), arena, self.panel, self.board, self.slip,
                  sheet, self.buttons, Lines(table))  # fmt: skip
        self.drawing = HouseDrawing(table, self.house, column, (self.board.paint_over,))
        self.story = HouseStory(table)
        self.story.begins_in(opening)
        self.overlays = HouseOverlays(table, HouseLog(table, self.story, self.house), self._hint, self._give_up)
        self.view_hands = ViewHands(table, self.house)
        self.controls = HouseControls(
            table, self.walking, self.bench, self.deal, self, self.overlays, self.at_work, self.view_hands
        )  # fmt: skip
        self.overlays.wheels.append(lambda by: self.controls.turn("left" if by > 0 else "right"))
        carriers: dict[str, Carrier] = {"piece": PieceHands(self.board), "ware": WareHands(sheet)}
        hands = HouseHands(table, carriers, self.controls.dropped, self.controls.refusals.deny)
        self.pointer: Pointer[HeldCard] = Pointer(table, hands, self.overlays, self.lights)
        self.handover = Handover(self._ground())
        self.spoken = HouseSpoken(table, self.panel.strip)
        self.speech = TableSpeech(table, self.spoken, self.overlays, self.handover, lambda: self.story.lines)
        pieces = SetPieces(
            director, (OfEvents(director), InTheAir(aftermath), StoryPages(table, self._last_line, self.house.place))
        )
        captions, sign = Captions(table, self._caption_place, self._layout), SaveSign(table, self._unsaved)
        parts: Parts[Lights] = Parts(
            table, pieces, self.drawing, self.overlays, self.overlays.tooltip, self.controls, self.pointer,
            self.handover, ChoiceLights(table, self.controls.refusals.head, ROLES), InitialFocus(table),
            Truth(table), self.story, self.speech, early=(self.overlays.hold.update,),
            hears=(
                self.panel.strip.hear, self.spoken.hear, self.bouts.hear, self.bench.hear, self.deal.hear,
                self.house.hear,
            ),
            frames=(
                lambda dt: self.at_work.update(), sign.update, lambda dt: captions.update(),
                lambda dt: self.speech.update(), arena.update,
            ),
            over=(captions.paint,),
        )  # fmt: skip
        beside = Beside(table, self.overlays, self.lights, lambda: False, self.show_moment, self.play_step)
        director.reads = (*PAGES, *SLIPS)
        self.put_together(parts, attends(beside))

    # the moment

    def _find(self) -> HouseMoment:
        table = self.context
        moment = HouseMoment(self.session.decision if not (table.director.busy or self.at_work.thinks) else None)
        choice = table.state.choice
        if moment.decision is not None and choice is not None:
            moment.options = tuple(choice.options)
            self.bench.follow(moment.decision)
            self.deal.follow(moment.decision)
            self.bouts.follow(moment.decision, self.panel.picks.aimed(moment))
            if self.bench.view is not None:
                self.slip.fill(moment)
            elif not self.deal.asked_at(moment):
                self.panel.fill(moment)
        self.buttons.fill(moment)
        return moment

    def _list(self, moment: HouseMoment) -> Listing[HeldCard]:
        out = Listing[HeldCard]()
        for part in self.drawing.parts:
            if part.box() is not None:
                part.things(out)
        return out

    # places

    def _layout(self) -> HouseLayout:
        return self.context.measures

    def _ground(self) -> Ground:
        """Nobody waits between two turns: all before the window play together."""
        return Ground(
            wanted=lambda event: False, lasting=lambda event: 0.0, speed=lambda: self.speed, redraw=self.redraw,
            dismiss=lambda: None, line=lambda: "", measures=self._layout,
            foot=lambda: self._layout().house.center,
        )  # fmt: skip

    def _last_line(self) -> Line | None:
        return self.story.lines[-1] if self.story.lines else None

    def _caption_place(self) -> Rect:
        """Over the panel's foot."""
        panel, high = self._layout().rows["panel"], self._layout().px(44, 32)
        return Rect(panel.x, panel.bottom - high, panel.w, high)

    def _unsaved(self, words: str) -> None:
        """The sign of a game that is not being saved is said."""
        if words:
            self.app.say(words)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Tab at the space that is aimed at means another way there."""
        aimed = self.context.state.aim and self.focus.current == f"space:{self.context.state.aim}"
        asks = event.key == pygame.K_TAB and aimed and not event.mod & pygame.KMOD_CTRL
        back = -1 if event.mod & pygame.KMOD_SHIFT else 1
        return (asks and self.controls.other_way(back)) or super().on_key(event)

    def walk(self, focus: Focus, way: Direction, things: list[Thing], *, leap: bool = False) -> None:
        """On the plan the arrows go from space to space, while spaces may be chosen or nothing else."""
        space = self.house.listed.space_of(focus.current or "") if not leap and self.context.over_spaces else ""
        there = neighbour(self.context.whole.spaces, space, way) if space else ""
        if there and by_id(things, f"space:{there}") is not None:
            focus.set(f"space:{there}")
            return
        if space:  # past the last wall: whatever lies there, but nothing else of the house
            things = [
                one for one in things if one.zone != "house" or one.role == "space" or one.id == focus.current
            ]  # fmt: skip
        super().walk(focus, way, things, leap=leap)

    # what this table fills in

    def handle(self, event: pygame.event.Event) -> bool:
        """The hand may move the view of the house."""
        return self.view_hands.handle(event) or super().handle(event)

    def rearrange(self) -> None:
        """Everything is found where it lies when it is asked for; in another language all is told anew."""
        if self.context.words.stale:
            self._retell()
        self.rebake()

    def _retell(self) -> None:
        self.story.retell(self.session.heard_past(), self.run.agreed, self._opening)
        self.speech.skip()

    def show_view(self) -> None:
        """Lay the house as the session stands."""
        self.parts.mending.settle(None)

    def taken_back(self) -> None:
        """What was read with the step may be read again."""
        self._retell()

    def answers_itself(self, now: Decision | None) -> bool:
        """A trade that was agreed on goes on to its end, a walk as long as nothing happens that was not told before."""
        answer = self.deal.goes_on(now)
        if answer is None:
            answer = self.walking.goes_on(now)
        if answer is not None:
            self.controls.answer(*answer)
            return True
        if self.walking.stopped:
            self.app.say(self.context.words.t("walk.stopped"))
        return False

    def stands(self) -> None:
        """The session stands at another step: no walk goes on from there, and no thought is about it."""
        self.walking.drop()
        self.overlays.summary.put_away()
        self.deal.drop()
        self.at_work.drop()

    def begins(self) -> None:
        """Something is done: what the Keeper did has been read."""
        self.context.state.told = False

    def offered(self, now: Decision | None) -> None:
        """After a turn of the Keeper it is summed up, until somebody does something."""
        if any(event.type == "round_began" for event in self.session.events) and now is not None:
            self.overlays.summary.lay()

    @property
    def acts_itself(self) -> bool:
        """Whether the house thinks."""
        return self.at_work.thinks

    def likeliest(self) -> str | None:
        """The first thing that may be chosen, else the large button."""
        mains = self.context.moment.mains
        return first_choice(self.context, self.context.listing().things) or (mains[-1].id if mains else None)

    def sounds_like(self, act: Act, thing: Thing | None) -> str:
        """A thing is heard by what it is."""
        return of_act(act, thing, HEARD)

    def describe(self, thing: Thing) -> Described:
        return self.spoken.describe(thing)

    def lay(self, now: Decision | None) -> None:
        """Whoever is asked is seen; their desk lies there anyway."""
        if self.context.camera.follows:
            self.house.bring(self.context.shown.where(self.context.acting))

    def _hint(self) -> None:
        """What can be done."""
        self.app.sounds.play("hint")
        self.run.hinted()
        self.app.push(HouseHint(self.context))

    def _give_up(self) -> None:
        """Leave the night to the Keeper: whoever has the turn may propose it, and is asked whether that is meant."""
        words, app = self.context.words, self.app
        if not self.context.moment.walks:
            app.say(words.telling("give_up.not_now"))
            return
        asked = "give_up.alone" if len(self.context.view.people) == 1 else "give_up.sure"
        app.push(
            Question(
                app,
                lambda: words.telling(asked),
                lambda: app.t("kit.button.give-up"),
                lambda: self.controls.answer("give_up"),
                safe=True,
            )
        )
