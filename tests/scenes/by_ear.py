"""Whole games and lessons in the dark: `python -m tests.scenes.by_ear` plays them in four languages.

Whoever plays here draws no picture and asks the program nothing: it reads the lines that `--speak` writes, and presses
keys. It understands what a person understands who speaks the language: that a thing can be pressed, that a lesson
points somewhere, that a game or a lesson is over.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.core.text.i18n import Catalogue
from game.games import DEFAULT
from scenes.kit.speech import sayable
from scenes.shell.command_line import LOCALES
from tests.scenes.driver import FRAME_MS, Driver, driving
from tests.scenes.players import HOUSE

LANGUAGES = ("en", "es", "it", "pt")
LESSONS = ("aim", "casting", "madness")
QUIET = 3
"""Frames without a new line after which everything has been said."""
PATIENCE = 600
"""Frames in which something must be heard."""
NIGHT = 1500
"""Presses of a night in the house."""
MOST = 6000
"""Presses after which a game that is not over hangs."""


@dataclass(slots=True)
class Understood:
    """What the listener knows of a language."""

    words: Catalogue
    game: str = DEFAULT
    enter: str = ""
    button: str = ""
    points: str = ""
    ended: str = ""
    """What is said of a thing when nothing can be done with it because the game is over."""
    over: tuple[str, ...] = ()
    done: str = ""

    def __post_init__(self) -> None:
        t = self.words.t
        self.enter, self.button = f"{t('kit.keys.enter')}: ", t("kit.speech.roles.button")
        if self.game == HOUSE:
            ends = ("investigators", "keeper", "nobody")
            self.over = tuple(sayable(t(f"mansions.log.game_ended.{winner}")) for winner in ends)
            self.ended = t("mansions.why.game-over")
            return
        self.points = t("bigbook.spoken.points")
        self.over = (sayable(t("bigbook.end.won_title")), sayable(t("bigbook.end.lost_title")))
        self.done = t("bigbook.lessons.ui.next")
        self.ended = t("bigbook.why.game-over")

    def pressable(self, line: str) -> bool:
        """Whether a line has said that Enter does something."""
        return self.enter in line or self.button in line


@dataclass(slots=True)
class Listener:
    """Somebody who hears and presses keys."""

    driver: Driver
    heard_at: Path
    lang: str
    seed: int = 0
    game: str = DEFAULT
    knows: Understood = field(init=False)
    chance: random.Random = field(init=False)
    presses: int = 0
    lines: list[str] = field(default_factory=list)
    _read: int = 0
    """Bytes of the file that have been read."""

    def __post_init__(self) -> None:
        self.knows = Understood(Catalogue.load(self.lang, [LOCALES]), self.game)
        self.chance = random.Random(self.seed)
        self.listen()

    def listen(self) -> list[str]:
        """What is said until it is quiet; an empty list where nothing is said for long."""
        new: list[str] = []
        quiet = 0
        for _ in range(PATIENCE):
            self.driver.app.frame(shown=False, dt=FRAME_MS)
            found = self._written()
            self.lines += found
            new += found
            quiet = 0 if found else quiet + 1
            if quiet >= QUIET:
                break
        return new

    def _written(self) -> list[str]:
        """The lines that have been written since the last time."""
        if self.heard_at.stat().st_size == self._read:
            return []
        with self.heard_at.open("rb") as file:
            file.seek(self._read)
            new = file.read()
        self._read += len(new)
        return new.decode("utf-8").splitlines()

    def press(self, key: int, mod: int = 0) -> list[str]:
        """Press a key and hear what comes of it."""
        self.presses += 1
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        return self.listen()

    def play(self, most: int | None = None) -> str:
        """Play a game by ear to its end, or for so many presses; the sentence that told it, or '' where it goes on."""
        while self.presses < MOST:
            if most is not None and self.presses >= most:
                return ""
            said = self.press(pygame.K_e) if self.chance.random() < 0.12 else self._act()
            over = next((line for line in said if line.startswith(self.knows.over)), None)
            early = [line for line in said if self.knows.ended in line]
            assert over is not None or not early, f"the game goes on, but one hears {early}"
            if over is not None:
                return over
        raise AssertionError(f"no end after {self.presses} presses; the last that was heard: {self.lines[-3:]}")

    def _act(self) -> list[str]:
        """Go on to something that can be used, and use it."""
        said: list[str] = []
        for _ in range(self.chance.randint(0, 5)):
            said = self.press(pygame.K_n)
        last = said[-1] if said else self.lines[-1]
        if self.knows.pressable(last):
            return self.press(pygame.K_RETURN)
        return self.press(pygame.K_ESCAPE if self.chance.random() < 0.3 else pygame.K_n)

    def learn(self) -> None:
        """Follow a lesson until it offers the next one: go where it is said to point, and press Enter."""
        unheard = 0
        while not (self.lines[-1].startswith(self.knows.points) and self.knows.done in self.lines[-1]):
            if self.lines[-1].startswith(self.knows.points):
                self.press(pygame.K_RETURN)
                unheard = 0
            else:
                unheard += 1
                self.press(pygame.K_ESCAPE if unheard % 25 == 24 else pygame.K_n)
            assert self.presses < 400, f"the lesson leads nowhere: {self.lines[-4:]}"


def game(
    folder: Path, lang: str, seed: int = 3, players: int = 2, which: str = DEFAULT, most: int | None = None
) -> Listener:
    """One game by ear, whole or for so many presses."""
    spoken = folder / "spoken.txt"
    size = 1280, 720
    with driving(folder, game=which, lang=lang, players=players, seed=seed, window=size, speak=spoken) as driver:
        listener = Listener(driver, spoken, lang, seed, which)
        listener.play(most)
    return listener


def lesson(folder: Path, lang: str, name: str) -> Listener:
    """One lesson by ear."""
    spoken = folder / "spoken.txt"
    with driving(folder, lang=lang, tutorial=name, window=(1280, 720), speak=spoken) as driver:
        listener = Listener(driver, spoken, lang)
        listener.learn()
    return listener


def main(languages: Sequence[str] = LANGUAGES) -> int:
    """A game and three lessons in every language."""
    for lang in languages:
        for which in (DEFAULT, HOUSE):  # by chance alone no night comes to its end
            played = game(Path(tempfile.mkdtemp()), lang, which=which, most=None if which == DEFAULT else NIGHT)
            print(f"{lang}, {which}: {played.presses} presses and {len(played.lines)} lines: {played.lines[-1]}")
        for name in LESSONS:
            learned = lesson(Path(tempfile.mkdtemp()), lang, name)
            print(f"{lang}: lesson {name} in {learned.presses} presses and {len(learned.lines)} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or LANGUAGES))
