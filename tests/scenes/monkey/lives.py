"""The lives of a monkey: where each begins, what it does, and what must hold after every act."""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pygame

import scenes.program
from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from scenes.bigbook.table.model.table_view import differences
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.coach import coached
from scenes.bigbook.tutorial.stage import practice
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from tests.missing_texts import MissingTexts, watching
from tests.scenes.driver import pictures
from tests.scenes.monkey import positions
from tests.scenes.monkey.acts import SIZES, Acts
from tests.scenes.monkey.coverage import CHAINS_OF_A_LIFE, LIFE, Chain, Seen, kinds, of_number, shown
from tests.scenes.monkey.hands import Hands

PAINT = 250
"""One in so many acts is followed by a drawn frame."""
TRIES = 6
"""So many positions are laid out until an event is being shown."""
RAW = re.compile(r"\[(kit|bigbook|language)\.|\{[a-z_]+\}|no text for")
"""What no label may hold: a key, an empty place, or the catalogue's complaint."""


class Monkey:
    """One application and one seed at a time."""

    def __init__(self, app: App, missing: MissingTexts, seen: Seen | None = None) -> None:
        self.app, self.missing = app, missing
        self.seen = seen if seen is not None else Seen()
        self.trail: list[str] = []
        """What the present life has done so far."""
        self.hands = Hands(app)
        self.acts = Acts(app, self.hands, self.trail.append)

    def live(self, seed: int, acts: int, chain: int) -> None:
        """One life of so many acts that does the chains from a number on; raises what breaks."""
        self.hands.rng.seed(seed)
        self.acts.met.clear()
        self.trail.clear()
        self.begin()
        goal, pause = self.seen.acts + acts, LIFE // CHAINS_OF_A_LIFE
        due = [self.seen.acts + pause // 2 + number * pause for number in range(CHAINS_OF_A_LIFE)]
        while self.seen.acts < goal:
            if due and self.seen.acts >= due[0]:
                del due[0]
                self.follow(of_number(chain))
                chain += 1
            if not isinstance(self.app.top, TableScene) and self.hands.rng.random() < 0.03:
                self.begin()
            self.one(self.hands.rng.choices(self.acts.names, self.acts.weights)[0])
        self.come_to_rest()
        self.seen.lives += 1

    def one(self, name: str) -> None:
        """One act, a moment, and a look at everything."""
        playing = shown(self.app)
        self.trail.append(f"{playing}:{name}")
        self.seen.note(self.app, name)
        self.acts.met[playing] += 1
        self.acts.do(name)
        self.seen.acts += 1
        self.seen.look(self.app)
        rng = self.hands.rng
        self.hands.frame(rng.choice((0, 0, 1, 16, 50, 120)), drawn=rng.randrange(PAINT) == 0)
        self.whole()

    # situations

    def begin(self) -> None:
        """A new situation at the usual settings."""
        app, rng = self.app, self.hands.rng
        self.trail.append("begin")
        self.usual()
        kind = rng.choice(("game", "late", "late", "end", "play", "play", "play", "lesson", "lesson", "challenge"))
        if kind == "lesson":
            self.lesson_at(rng.choice(lessons()).id, rng.randrange(6))
        elif kind == "challenge":
            app.go("tutorial", rng.choice(challenges()).id)
        elif kind == "play":
            app.replace(coached(app, practice(positions.played(rng))))
        else:
            answers = {"game": 0, "late": rng.randrange(20, 200), "end": 4000}[kind]
            app.replace(coached(app, positions.game(rng, answers, app.data)))
        self.hands.frame(0)

    def usual(self) -> None:
        """The settings and the window that people begin with."""
        app = self.app
        pygame.event.clear()
        speed = self.hands.rng.choice((1, 2, 2, 4))
        for name, value in (("text_scale", 1.0), ("speed", speed), ("reduced_motion", False)):
            if getattr(app.settings, name) != value:
                app.set(name, value)
        if app.window.size != SIZES[0] or app.window.mode != "window":
            app.window.resize(SIZES[0])

    def lesson_at(self, name: str, step: int) -> None:
        """A lesson after so many steps."""
        self.app.go("tutorial", name)
        for _ in range(step):
            self.acts.lesson("skip_step")
            self.hands.frame(0)

    # chains

    def follow(self, chain: Chain) -> None:
        """Do the acts of a chain, each while its kind is being shown."""
        for name in chain.acts:
            if chain.kind not in kinds(self.app):
                self.reach(chain)
            self.one(name)
            while len(self.app.stack) > 1 and name != chain.acts[-1]:
                self.app.pop()

    def reach(self, chain: Chain) -> None:
        """Begin where something of that kind is being shown; an error where that is nowhere."""
        self.trail.append(f"reach {chain.kind}")
        for _ in range(TRIES):
            self.usual()
            if chain.lesson is not None:
                self.lesson_at(*chain.lesson)
            elif chain.kind == "book_opened":
                self.app.replace(coached(self.app, positions.game(self.hands.rng, 0, self.app.data)))
                self.acts.wait_for(chain.kind)
            else:
                session, asked = positions.before(chain.kind, self.hands.rng)
                self.app.replace(coached(self.app, practice(session)))
                if asked:
                    session.redo()
                    top = self.app.top
                    assert isinstance(top, TableScene)
                    top.play(session.events)
                self.acts.wait_for(chain.kind)
            if chain.kind in kinds(self.app):
                return
        raise AssertionError(f"{chain.kind} is never being shown")

    # looking

    def whole(self) -> None:
        """What holds after every act."""
        if self.app.top is None or self.app.exit_code is not None:
            self.app.exit_code = None
            self.begin()
        top = self.app.top
        assert top is not None
        assert not self.missing.texts, self.missing.texts
        things = top.things()
        names = [thing.id for thing in things]
        assert len(names) == len(set(names)), f"twice: {[name for name, n in Counter(names).items() if n > 1]}"
        raw = [thing.label for thing in things if RAW.search(thing.label)]
        assert not raw, raw
        if isinstance(top, TableScene) and not top.director.busy:
            wrong = differences(top.render.model, top.session.view())
            assert not wrong, wrong
            assert top.session.decision is None or top.render.desk == top.session.decision.seat

    def come_to_rest(self) -> None:
        """Whatever was done: with time and a click for whoever waits the table stands still and shows the truth."""
        while len(self.app.stack) > 1:
            self.app.pop()
        for _ in range(2500):
            top = self.app.top
            if top is None or (top.settled and not top.timeline.busy):
                break
            if isinstance(top, TableScene) and top.handover.waiting:
                self.acts.space()
            self.hands.frame(100)
        top = self.app.top
        assert top is not None and top.settled, f"{top} never comes to rest"
        if isinstance(top, TableScene):
            staging = top.staging
            moving = (staging.hidden, staging.slides, staging.turns, staging.hidden_curses, staging.hidden_spells)
            assert not any(moving) and staging.hop is None and not top.director.effects, moving
        self.hands.frame(0, drawn=True)


def app_for(folder: Path) -> App:
    """An application for a monkey, with pictures of this process."""
    app = App(Launch(lang="en", data_dir=folder, players=2, seed=1), pictures())
    scenes.program.first_scene(app)
    return app


def life(seed: int, chain: int) -> None:
    """One life, played again."""
    with tempfile.TemporaryDirectory() as folder, watching(translated=True) as missing:
        app = app_for(Path(folder))
        try:
            Monkey(app, missing).live(seed, LIFE, chain)
        finally:
            app.close()


def lives(seed: int, acts: int, seen: Seen, say: Callable[[str], None], first: int = 0, every: int = 1) -> None:
    """Lives until so many acts are done, each with its share of the chains; a failure says which life it was."""
    with tempfile.TemporaryDirectory() as folder, watching(translated=True) as missing:
        app = app_for(Path(folder))
        try:
            monkey, number, goal = Monkey(app, missing, seen), 0, seen.acts + acts
            while seen.acts < goal:
                seeded, chain = seed * 1_000_003 + number, (first + number * every) * CHAINS_OF_A_LIFE
                try:
                    monkey.live(seeded, min(LIFE, goal - seen.acts), chain)
                except Exception as error:
                    trail = " ".join(monkey.trail[-12:])
                    again = f"python -m tests.scenes.monkey --life {seeded} --chain {chain}"
                    words = f"{again}   after {len(monkey.trail)} acts: … {trail}"
                    raise AssertionError(f"{type(error).__name__}: {error}\n{words}") from error
                number += 1
                say(f"life {number} of seed {seed}")
        finally:
            app.close()
