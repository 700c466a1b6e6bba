"""A monkey at the table: presses, skips, rewinds, takes back, switches, opens and resizes in the middle of everything.

    python -m tests.scenes.monkey --acts 1000000 --seed 1

Everything goes through real events and public commands of real scenes; a picture that tells something else than the
truth is an error. A life is one situation (a game, a lesson, a challenge, the end of a game) and some hundred acts;
each life has a seed of its own, so that `--life SEED` plays one again. Time is simulated.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

import scenes.start
from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.bigbook.options import DIFFICULTIES, MODES
from game.bigbook.scenario import BigBookNouns
from game.bigbook.session import BigBookSession
from game.companions.chance import Chance
from game.core import scenario
from game.core.decision import Decision
from scenes.app import App
from scenes.command_line import Launch
from scenes.kit.keymap import DEFAULTS, FIXED
from scenes.kit.prefs import TEXT_SCALES
from scenes.kit.thing import Thing
from scenes.mishaps import Mishaps
from scenes.question import Question
from scenes.robot.hands import open_point
from scenes.run import GameSetup, Run, default_people
from scenes.table.motion import MOTIONS
from scenes.table.scene import TableScene
from scenes.table.view_model import differences
from scenes.tutorial_noted import GuidedTable, practice
from scenes.tutorial_table import LessonTable
from tests.scenes.driver import pictures

ROOT = Path(__file__).resolve().parents[1]
LIFE = 200
"""Acts of one life."""
PAINT = 250
"""One in so many acts is followed by a drawn frame."""
SIZES = ((1280, 720), (1280, 720), (1600, 900), (1000, 600), (1920, 1080), (640, 480))
OVERLAYS = ("rulebook", "log", "book", "deck", "discard", "menu", "hint", "bookmarks", "why", "hide", "sheet",
            "seat_1", "seat_2", "seat_3", "read", "ping", "flag")  # fmt: skip
KEYS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE,
        pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME,
        pygame.K_END)  # fmt: skip
FORWARD = ("button:confirm", "button:pass", "button:end-turn", "button:next", "button:same-for-rest",
           "button:choose-for-me", "button:remember")  # fmt: skip
ROLES = ("card", "spell", "curse", "supply", "library", "ability", "option", "power")


@dataclass
class Seen:
    """What the monkeys of a run have met: which act fell into the showing of which event."""

    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    acts: int = 0
    lives: int = 0

    def share(self) -> tuple[int, int, list[str]]:
        """How many pairs of event and act were met, how many there are, and events that were never being shown."""
        events = {event for event, _ in self.pairs}
        acts = {act for _, act in self.pairs}
        return len(self.pairs), len(MOTIONS.keys() | events) * len(acts), sorted(MOTIONS.keys() - events)


class Monkey:
    """One application and one seed at a time."""

    def __init__(self, app: App, seen: Seen | None = None) -> None:
        self.app = app
        self.seen = seen if seen is not None else Seen()
        self.rng = random.Random(0)
        self.trail: list[str] = []
        """What the present life has done so far."""
        quick: dict[str, tuple[int, Callable[[], None]]] = {
            "answer": (5, self.answer), "meet": (14, self.meet), "forward": (10, self.forward), "use": (16, self.use),
            "any": (10, self.anything), "point": (4, self.point), "drag": (6, self.drag), "key": (8, self.key),
            "space": (4, self.space), "wait": (14, self.wait), "undo": (4, lambda: self.command("undo")),
            "redo": (3, lambda: self.command("redo")), "back": (5, self.back),
            "overlay": (8, self.overlay), "question": (1, self.question),
            "settings": (1, lambda: self.app.open("settings")), "skip_step": (5, lambda: self.lesson("skip_step")),
            "rewind": (3, lambda: self.lesson("rewind")), "next_lesson": (1, lambda: self.lesson("next_lesson")),
            "note": (4, self.note), "right": (2, lambda: self.click(self.place(), 3)), "wheel": (1, self.wheel),
            "pictures": (1, self.pictures), "close": (4, self.close),
        }  # fmt: skip
        slow: dict[str, Callable[[], None]] = {
            "language": self.app.next_language,
            "text": lambda: self.app.set("text_scale", self.rng.choice(TEXT_SCALES)),
            "contrast": lambda: self.app.set("high_contrast", not self.app.settings.high_contrast),
            "face": lambda: self.app.set("face", self.rng.choice(("book", "plain"))),
            "speed": lambda: self.app.set("speed", self.rng.choice((0, 1, 2, 3, 4))),
            "motion": lambda: self.app.set("reduced_motion", not self.app.settings.reduced_motion),
            "waiting": lambda: self.app.set("handover_wait", not self.app.settings.handover_wait),
            "asking": lambda: self.app.set("ask_support", not self.app.settings.ask_support),
            "resize": self.resize,
        }
        self.acts = {**{name: act for name, (_, act) in quick.items()}, **slow}
        self.weights = [*(20 * weight for weight, _ in quick.values()), *(4 for _ in slow)]

    # lives

    def live(self, seed: int, acts: int) -> None:
        """One life of so many acts; raises what breaks."""
        self.rng = random.Random(seed)
        self.trail.clear()
        self.begin()
        names = list(self.acts)
        for _ in range(acts):
            if not isinstance(self.app.top, TableScene) and self.rng.random() < 0.03:
                self.begin()
            name = self.rng.choices(names, self.weights)[0]
            self.trail.append(f"{self.playing()}:{name}")
            self.seen.pairs[self.playing(), name] += 1
            self.acts[name]()
            self.seen.acts += 1
            self.frame(self.rng.choice((0, 0, 1, 16, 50, 120)), drawn=self.rng.randrange(PAINT) == 0)
            self.whole()
        self.come_to_rest()
        self.seen.lives += 1

    def begin(self) -> None:
        """A new situation at the usual settings."""
        app, rng = self.app, self.rng
        self.trail.append("begin")
        pygame.event.clear()
        for name, value in (("text_scale", 1.0), ("speed", rng.choice((1, 2, 2, 4))), ("reduced_motion", False)):
            if getattr(app.settings, name) != value:
                app.set(name, value)
        if app.window.size != SIZES[0] or app.window.mode != "window":
            app.window.resize(SIZES[0])
        kind = rng.choice(("game", "late", "late", "end", "play", "play", "play", "lesson", "lesson", "challenge"))
        if kind == "lesson":
            app.go("tutorial", rng.choice(lessons()).id)
            for _ in range(rng.randrange(6)):
                self.lesson("skip_step")
                self.frame(0)
        elif kind == "challenge":
            app.go("tutorial", rng.choice(challenges()).id)
        elif kind == "play":
            app.go("table", practice(played(rng)))
        else:
            app.go("table", self.game({"game": 0, "late": rng.randrange(20, 200), "end": 4000}[kind]))
        self.frame(0)

    def game(self, answers: int) -> Run:
        """A game of chance after so many answers, or shortly before its end."""
        rng = self.rng
        setup = GameSetup(default_people(rng.randint(2, 5)), rng.choice(DIFFICULTIES), rng.choice(MODES),
                          rng.randrange(10**6), rng.choice(("strict", "friendly", "free")))  # fmt: skip
        if not answers and rng.random() < 0.5:
            return Run.new(setup, self.app.data)
        session = BigBookSession.start(setup.options, setup.seed or 0)
        chance = Chance(rng.randrange(10**6))
        for _ in range(answers):
            if session.decision is None:
                break
            step(session, chance)
        while answers and (session.over or rng.random() < 0.5) and session.undo():
            session.future.clear()
        if answers:
            session.events = ()
            session.opening = session.state
        return Run(session, setup)

    # looking

    def playing(self) -> str:
        """What is being shown: the type of an event, `rest` on a table at rest, or the name of another screen."""
        top = self.app.top
        table = next((scene for scene in reversed(self.app.stack) if isinstance(scene, TableScene)), None)
        if table is None or top is None:
            return f"screen {top.name}" if top is not None else "nothing"
        if table.handover.waiting:
            return "waiting"
        if table.director.busy:
            return table.director.now.type if table.director.now is not None else "begin"
        return "rest" if not table.director.effects else "trailing"

    def whole(self) -> None:
        """What holds after every act."""
        if self.app.top is None or self.app.exit_code is not None:
            self.app.exit_code = None
            self.begin()
        top = self.app.top
        assert top is not None
        names = [thing.id for thing in top.things()]
        assert len(names) == len(set(names)), f"twice: {[name for name, n in Counter(names).items() if n > 1]}"
        if isinstance(top, TableScene) and not top.director.busy:
            wrong = differences(top.look.model, top.session.view())
            assert not wrong, wrong
            assert top.session.decision is None or top.desk == top.session.decision.seat

    def come_to_rest(self) -> None:
        """Whatever was done: with time and a click for whoever waits the table stands still and shows the truth."""
        while len(self.app.stack) > 1:
            self.app.pop()
        for _ in range(2500):
            top = self.app.top
            if top is None or (top.settled and not top.timeline.busy):
                break
            if isinstance(top, TableScene) and top.handover.waiting:
                self.space()
            self.frame(100)
        top = self.app.top
        assert top is not None and top.settled, f"{top} never comes to rest"
        if isinstance(top, TableScene):
            staging = top.staging
            moving = (staging.hidden, staging.slides, staging.turns, staging.hidden_curses, staging.hidden_spells)
            assert not any(moving) and staging.hop is None and not top.director.effects, moving
        self.frame(0, drawn=True)

    # time and hands

    def frame(self, dt: float, *, drawn: bool = False) -> None:
        """Events are heard and so many milliseconds pass."""
        self.app.frame(shown=drawn, dt=float(dt))

    def send(self, kind: int, **fields: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))
        if self.rng.random() < 0.8:  # else the next one comes in the same frame, as on a slow machine
            self.frame(0)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press and release at a place of the canvas, now and then twice."""
        scale, (ox, oy) = self.app.window.scale, self.app.window.origin
        at = round(pos[0] * scale) + ox, round(pos[1] * scale) + oy
        if self.rng.random() < 0.9:
            self.send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
        for _ in range(2 if self.rng.random() < 0.1 else 1):
            self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
            self.send(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def press_key(self, key: int, mod: int = 0) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self.rng.random() < 0.9:
            self.send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def press(self, things: list[Thing], wanted: list[Thing]) -> None:
        """Click one of the wanted things where it can be reached."""
        if wanted:
            pos = open_point(things, self.rng.choice(wanted))
            if pos is not None:
                self.click(pos)

    def place(self) -> tuple[int, int]:
        return self.rng.randrange(self.app.size[0]), self.rng.randrange(self.app.size[1])

    # acts

    def things(self) -> list[Thing]:
        return self.app.top.things() if self.app.top is not None else []

    def use(self) -> None:
        things = self.things()
        self.press(things, [thing for thing in things if thing.enabled and thing.role in ROLES])

    def forward(self) -> None:
        things = self.things()
        self.press(things, [thing for thing in things if thing.enabled and thing.id in FORWARD])

    def anything(self) -> None:
        things = self.things()
        self.press(things, [thing for thing in things if thing.id not in ("button:quit", "button:skip-all")])

    def note(self) -> None:
        things = self.things()
        self.press(things, [thing for thing in things if thing.zone == "note" and thing.id != "button:skip-all"])

    def point(self) -> None:
        self.click(self.place())

    def drag(self) -> None:
        """Take a card somewhere; now and then something happens before it is let go."""
        things = self.things()
        cards = [thing for thing in things if thing.role == "card" and thing.enabled]
        start = open_point(things, self.rng.choice(cards)) if cards else self.place()
        goals = [thing.rect.center for thing in things if thing.drop] or [self.place()]
        goal = self.rng.choice(goals)
        if start is None:
            return
        scale, (ox, oy) = self.app.window.scale, self.app.window.origin
        path = [start, ((start[0] + goal[0]) // 2, (start[1] + goal[1]) // 2), goal]
        at = [(round(x * scale) + ox, round(y * scale) + oy) for x, y in path]
        self.send(pygame.MOUSEMOTION, pos=at[0], rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=at[0], button=1)
        for pos in at[1:]:
            self.send(pygame.MOUSEMOTION, pos=pos, rel=(5, 5), buttons=(1, 0, 0))
        if self.rng.random() < 0.3:
            name = self.rng.choice(("undo", "key", "overlay", "rewind", "answer", "skip_step", "language", "resize"))
            self.trail.append(f"+{name}")
            self.acts[name]()
        if self.rng.random() < 0.9:
            self.send(pygame.MOUSEBUTTONUP, pos=at[-1], button=1)

    def key(self) -> None:
        if self.rng.random() < 0.5:
            mod = self.rng.choice((0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
            self.press_key(self.rng.choice(KEYS), mod)
            return
        *mods, name = self.rng.choice([*DEFAULTS.values(), *FIXED]).split("+")
        mod = sum(
            {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}[one] for one in mods
        )
        self.press_key(pygame.key.key_code(name), mod)

    def space(self) -> None:
        self.press_key(pygame.K_SPACE)

    def wait(self) -> None:
        for _ in range(self.rng.choice((1, 2, 5, 12))):
            self.frame(self.rng.choice((20, 50, 100)))

    def back(self) -> None:
        self.press_key(pygame.K_ESCAPE)

    def close(self) -> None:
        """Whatever lies on top goes."""
        if len(self.app.stack) > 1:
            self.app.pop()

    def command(self, name: str) -> None:
        if self.app.top is not None:
            self.app.top.command(name)

    def overlay(self) -> None:
        self.command(self.rng.choice(OVERLAYS))

    def question(self) -> None:
        self.app.push(Question(self.app, lambda: "?", lambda: "!", lambda: None))

    def lesson(self, name: str) -> None:
        if isinstance(self.app.top, LessonTable):
            getattr(self.app.top, name)()

    def answer(self) -> None:
        """What stands is answered by chance, as a table does it: whatever is being shown is overtaken."""
        top = self.app.top
        if isinstance(top, TableScene) and top.session.decision is not None and top.name == "table":
            known = top.session.can_redo and not isinstance(top, GuidedTable)  # a guide may set a step to another start
            if not (known and self.rng.random() < 0.8 and top.session.redo()):
                step(top.session, Chance(self.rng.randrange(10**6)))
            top.play(top.session.events)

    def meet(self) -> None:
        """An answer, and then as much time as it takes until the rarest of its events is being shown."""
        top = self.app.top
        self.answer()
        if not isinstance(top, TableScene) or not top.director.busy:
            return
        met = Counter[str]()
        for (event, _), count in self.seen.pairs.items():
            met[event] += count
        goal = min((event.type for event in top.session.events), key=lambda kind: met[kind], default="")
        for _ in range(600):
            if self.app.top is not top or not top.director.busy or self.playing() == goal:
                return
            if top.handover.waiting:
                self.space()
            self.frame(60)

    def wheel(self) -> None:
        self.send(pygame.MOUSEWHEEL, x=0, y=self.rng.choice((-3, -1, 1, 3)), precise_x=0.0, precise_y=0.0)

    def resize(self) -> None:
        """The window has another size, as after a drag of its frame."""
        self.app.window.resize(self.rng.choice(SIZES))
        self.frame(0)

    def pictures(self) -> None:
        """Pictures have come."""
        for scene in self.app.stack:
            scene.art_arrived()


@cache
def plays() -> list[Path]:
    """The files of positions with what happens there."""
    return list(scenario.find([ROOT / "scenarios"]))


@cache
def play_of(path: Path) -> list[scenario.Scenario]:
    """The positions of a file, those in which something is answered."""
    return [one for one in scenario.load(path) if one.play]


def played(rng: random.Random) -> BigBookSession:
    """A position at its beginning; what is answered there can be done again step by step."""
    nouns = BigBookNouns()
    while True:
        found = play_of(rng.choice(plays()))
        session = scenario.run(rng.choice(found), nouns) if found else None
        if isinstance(session, BigBookSession) and session.past:
            while session.undo():
                pass
            return session


def step(session: BigBookSession, chance: Chance) -> None:
    """One answer, an action together with its payment."""
    decision: Decision | None = session.decision
    assert decision is not None
    answer = chance.answer(session.game, session.state.clone())
    if decision.kind == "action" and answer[0] not in ("end", "pass"):
        session.act(answer[0])
    else:
        session.apply(answer)


def app_for(folder: Path) -> App:
    """An application for a monkey, with pictures of this process."""
    app = App(Launch(lang="en", data_dir=folder, players=2, seed=1), pictures())
    scenes.start.first_scene(app)
    return app


def lives(seed: int, acts: int, seen: Seen, say: Callable[[str], None]) -> None:
    """Lives until so many acts are done; a failure says which life it was."""
    with tempfile.TemporaryDirectory() as folder:
        app = app_for(Path(folder))
        try:
            monkey, number, goal = Monkey(app, seen), 0, seen.acts + acts
            while seen.acts < goal:
                life = seed * 1_000_003 + number
                try:
                    monkey.live(life, min(LIFE, goal - seen.acts))
                except Exception as error:
                    trail = " ".join(monkey.trail[-12:])
                    words = f"python -m tests.scenes.monkey --life {life}   after {len(monkey.trail)} acts: … {trail}"
                    raise AssertionError(f"{type(error).__name__}: {error}\n{words}") from error
                number += 1
                say(f"life {number} of seed {seed}")
        finally:
            app.close()


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--acts", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--life", type=int, default=None, help="play this one life again")
    asked = parser.parse_args()
    Mishaps.strict = True
    seen, began = Seen(), time.monotonic()

    def say(words: str) -> None:
        if seen.lives % 25 == 0:
            met, whole, _ = seen.share()
            pace = seen.acts / max(0.001, time.monotonic() - began)
            print(
                f"{seen.acts} acts, {pace:.0f} a second, {met} of {whole} pairs of event and act; {words}", flush=True
            )

    try:
        if asked.life is not None:
            with tempfile.TemporaryDirectory() as folder:
                app = app_for(Path(folder))
                Monkey(app, seen).live(asked.life, LIFE)
                app.close()
        else:
            lives(asked.seed, asked.acts, seen, say)
    except Exception:
        traceback.print_exc()
        return 1
    met, whole, missing = seen.share()
    print(f"{seen.acts} acts in {seen.lives} lives; {met} of {whole} pairs of event and act met")
    print(f"never being shown when something was done: {', '.join(missing) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
