"""What a monkey can do, by name: with the hands, by the keyboard's commands, in lessons, to window and settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame

from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.decision import Decision
from scenes.bigbook.settings import change, settings_of
from scenes.bigbook.table.overlays.story_log import look_back, state_after
from scenes.bigbook.table.scene import TableScene
from scenes.kit.form import Question
from scenes.shell.app import App
from scenes.shell.profile import TEXT_SCALES
from scenes.shell.robot import open_point
from scenes.table.lessons.guided import Guided
from scenes.table.lessons.lesson import GuidedLesson
from tests.scenes.driver import attended
from tests.scenes.monkey.coverage import OVERLAYS, shown
from tests.scenes.monkey.hands import Hands

SIZES = ((1280, 720), (1280, 720), (1600, 900), (1000, 600), (1920, 1080), (640, 480))
FORWARD = ("button:confirm", "button:pass", "button:end-turn", "button:next", "button:same-for-rest",
           "button:choose-for-me", "button:remember")  # fmt: skip
ROLES = ("card", "spell", "curse", "supply", "library", "ability", "option", "power")
WHILE_CARRYING = ("undo", "key", "overlay", "rewind", "answer", "skip_step", "language", "resize")


class Acts:
    """The acts of one application; `names` and `weights` are what a free monkey chooses from."""

    def __init__(self, app: App, hands: Hands, note: Callable[[str], None]) -> None:
        """`note` hears of acts within acts."""
        self.app, self.hands, self.note_down = app, hands, note
        self.met: Counter[str] = Counter()
        """How often this life has met each event."""
        quick, slow = self._quick(), self._slow()
        self._all = {**{name: act for name, (_, act) in quick.items()}, **slow}
        self.names = list(self._all)
        self.weights = [*(20 * weight for weight, _ in quick.values()), *(4 for _ in slow)]
        self._all.update({f"overlay:{name}": self._opener(name) for name in OVERLAYS})

    def do(self, name: str) -> None:
        """Do it; `overlay:NAME` opens (or shuts) one of them."""
        self._all[name]()

    def _quick(self) -> dict[str, tuple[int, Callable[[], None]]]:
        """Acts with how often they are chosen."""
        hands = self.hands
        return {
            "answer": (5, self.answer), "meet": (14, self.meet), "forward": (10, self.forward), "use": (16, self.use),
            "any": (10, self.anything), "point": (4, lambda: hands.click(hands.place())), "drag": (6, self.drag),
            "key": (8, hands.any_key), "space": (4, self.space), "wait": (14, self.wait),
            "undo": (4, lambda: self.command("undo")), "redo": (3, lambda: self.command("redo")),
            "back": (5, lambda: hands.press_key(pygame.K_ESCAPE)), "overlay": (8, self.overlay),
            "question": (1, self.question), "settings": (1, lambda: self.app.open("settings")),
            "skip_step": (5, lambda: self.lesson("skip_step")), "rewind": (3, self.rewind),
            "next_lesson": (1, lambda: self.lesson("next_lesson")), "note": (4, self.note),
            "right": (2, lambda: hands.click(hands.place(), 3)), "wheel": (1, self.wheel),
            "pictures": (1, self.pictures), "close": (4, self.close),
        }  # fmt: skip

    def _slow(self) -> dict[str, Callable[[], None]]:
        """Acts that make everything anew."""
        app, hands = self.app, self.hands
        return {
            "language": app.next_language,
            "text": lambda: app.set("text_scale", hands.rng.choice(TEXT_SCALES)),
            "contrast": lambda: app.set("high_contrast", not app.settings.high_contrast),
            "face": lambda: app.set("face", hands.rng.choice(("book", "plain"))),
            "speed": lambda: app.set("speed", hands.rng.choice((0, 1, 2, 3, 4))),
            "motion": lambda: app.set("reduced_motion", not app.settings.reduced_motion),
            "waiting": lambda: change(app, "handover_wait", not settings_of(app).handover_wait),
            "asking": lambda: change(app, "ask_support", not settings_of(app).ask_support),
            "resize": self.resize,
        }

    # with the hands

    def use(self) -> None:
        things = self.hands.things()
        self.hands.press(things, [thing for thing in things if thing.enabled and thing.role in ROLES])

    def forward(self) -> None:
        things = self.hands.things()
        self.hands.press(things, [thing for thing in things if thing.enabled and thing.id in FORWARD])

    def anything(self) -> None:
        things = self.hands.things()
        self.hands.press(things, [thing for thing in things if thing.id not in ("button:quit", "button:skip-all")])

    def note(self) -> None:
        things = self.hands.things()
        self.hands.press(things, [thing for thing in things if thing.zone == "note" and thing.id != "button:skip-all"])

    def drag(self) -> None:
        """Take a card somewhere; now and then something happens before it is let go."""
        hands = self.hands
        things = hands.things()
        cards = [thing for thing in things if thing.role == "card" and thing.enabled]
        start = open_point(things, hands.rng.choice(cards)) if cards else hands.place()
        goals = [thing.rect.center for thing in things if thing.drop] or [hands.place()]
        goal = hands.rng.choice(goals)
        if start is None:
            return
        at = hands.carry(start, goal)
        if hands.rng.random() < 0.3:
            name = hands.rng.choice(WHILE_CARRYING)
            self.note_down(f"+{name}")
            self.do(name)
        if hands.rng.random() < 0.9:
            hands.send(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def space(self) -> None:
        self.hands.press_key(pygame.K_SPACE)

    def wait(self) -> None:
        for _ in range(self.hands.rng.choice((1, 2, 5, 12))):
            self.hands.frame(self.hands.rng.choice((20, 50, 100)))

    def wheel(self) -> None:
        self.hands.send(pygame.MOUSEWHEEL, x=0, y=self.hands.rng.choice((-3, -1, 1, 3)), precise_x=0.0, precise_y=0.0)

    # screens

    def close(self) -> None:
        """Whatever lies on top goes."""
        if len(self.app.stack) > 1:
            self.app.pop()

    def command(self, name: str) -> None:
        if self.app.top is not None:
            self.app.top.command(name)

    def overlay(self) -> None:
        name = f"overlay:{self.hands.rng.choice(OVERLAYS)}"
        self.note_down(f"+{name}")
        self.do(name)

    def _opener(self, name: str) -> Callable[[], None]:
        return lambda: self.command(name)

    def question(self) -> None:
        self.app.push(Question(self.app, lambda: "?", lambda: "!", lambda: None))

    def resize(self) -> None:
        """The window has another size, as after a drag of its frame."""
        self.app.window.resize(self.hands.rng.choice(SIZES))
        self.hands.frame(0)

    def pictures(self) -> None:
        """Pictures have come."""
        for scene in self.app.stack:
            scene.art_arrived()

    # the game

    def lesson(self, name: str) -> None:
        if attended(self.app.top, GuidedLesson):
            getattr(self.app.top.attendant, name)()

    def rewind(self) -> None:
        """Back to the start of the lesson's step; elsewhere the table as it stood after an earlier step."""
        top = self.app.top
        if attended(top, GuidedLesson):
            top.attendant.rewind()
        elif isinstance(top, TableScene):
            state = state_after(top.context, self.hands.rng.randint(0, len(top.session.past)))
            if state is not None:
                self.app.push(look_back(self.app, top.context, state))

    def answer(self) -> None:
        """What stands is answered by chance, as a table does it: whatever is being shown is overtaken."""
        top = self.app.top
        if isinstance(top, TableScene) and top.session.decision is not None and top.name == "table":
            guided = isinstance(top.attendant, Guided)  # a guide may set a step to another start
            known = top.session.can_redo and not guided
            if not (known and self.hands.rng.random() < 0.8 and top.session.redo()):
                step(top.session, Chance(self.hands.rng.randrange(10**6)))
            top.play(top.session.events)

    def meet(self) -> None:
        """An answer, and then as much time as it takes until the rarest of its events is being shown."""
        top = self.app.top
        self.answer()
        if not isinstance(top, TableScene) or not top.director.busy:
            return
        self.wait_for(min((event.type for event in top.session.events), key=lambda kind: self.met[kind], default=""))

    def wait_for(self, goal: str) -> bool:
        """Let time pass until an event of a kind is being shown; False when everything has been shown before."""
        top = self.app.top
        for _ in range(900):
            if shown(self.app) == goal:
                return True
            if self.app.top is not top or not isinstance(top, TableScene) or not top.director.busy:
                return False
            if top.handover.waiting:
                self.space()
            self.hands.frame(40)
        return False


def step(session: BigBookSession, chance: Chance) -> None:
    """One answer, an action together with its payment."""
    decision: Decision | None = session.decision
    assert decision is not None
    answer = chance.answer(session.game, session.state.clone())
    if decision.kind == "action" and answer[0] not in ("end", "pass"):
        session.act(answer[0])
    else:
        session.apply(answer)
