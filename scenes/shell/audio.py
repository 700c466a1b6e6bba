"""The sound device: opened, read and given back by one thread of its own, so that no frame ever waits for it.

The thread opens the mixer after the first picture and reads the files of sounds; the main thread only starts what is
there. A device that is missing or goes away means silence: it is looked for again now and then, and at once when the
system says that there is a new one.
"""

from __future__ import annotations

import itertools
import logging
import queue
import threading
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import pygame

from scenes.kit.audio.sound_list import ROOT
from scenes.kit.cache import Cache

RATE, BUFFER = 44_100, 512
"""Samples in a second, and in one portion of the device: about 12 ms."""
CHANNELS = 23
"""Those of the kit, and the last one for `WATCH`."""
WATCH = CHANNELS - 1
"""On this channel one silent sample tells whether the device has taken a portion since."""
TRIES = 8
"""So often what shall begin together is begun anew."""
PIECES = 5
"""So many pieces of music and loops of places stay read, those last asked for."""
PATIENCE, PATIENCE_MOST = 10_000.0, 160_000.0
"""Milliseconds after which a device that was not there is looked for again, twice as long each time, up to this."""
SOON = 500.0
"""The same after one has gone away: there may be another."""
_log = logging.getLogger(__name__)
DEVICES = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
State = Literal["shut", "opening", "open", "missing"]
Job = tuple[int, int, int, str]
"""What the thread does next, lowest first: urgency, number, for which opening, and a file ('' to open the device)."""
Key = tuple[str, ...]


class _Done(NamedTuple):
    """What the thread has done: for which opening, which file ('' for the device), and what came of it."""

    opening: int
    file: str
    sound: pygame.mixer.Sound | None
    ok: bool


class Audio:
    """The one device of the program (kit/sound_device.py)."""

    def __init__(self, root: Path = ROOT) -> None:
        self._root = root
        self.state: State = "shut"
        self._mono = False
        self._opening = 0
        self._kept: dict[str, pygame.mixer.Sound] = {}
        self._pieces: Cache[Key, dict[str, pygame.mixer.Sound]] = Cache(PIECES)
        self._broken: set[str] = set()
        self._asked: set[str] = set()
        self._wanted: tuple[str, ...] = ()
        self._jobs: queue.PriorityQueue[Job] = queue.PriorityQueue()
        self._done: queue.SimpleQueue[_Done] = queue.SimpleQueue()
        self._numbers = itertools.count()
        self._thread: threading.Thread | None = None
        self._closing = False
        self._again, self._patience = 0.0, PATIENCE
        self.lost = False
        """What sounded is gone: whoever knows what should sound must begin anew. Set here, taken back by them."""

    # the device

    def begin(self, files: Iterable[str], *, mono: bool) -> None:
        """Open the device soon and read these files, the first ones first; those of music are fetched when needed."""
        self._wanted = tuple(dict.fromkeys(files))
        self._mono = mono
        self._open()

    @property
    def waiting(self) -> bool:
        """True while the device is being opened or files are being read."""
        return self.state == "opening" or bool(self._asked)

    @property
    def missing(self) -> bool:
        """True while there is no device."""
        return self.state == "missing"

    def use_mono(self, mono: bool) -> None:
        """Both loudspeakers the same, or not: the device is opened anew where that changes."""
        if mono != self._mono:
            self._mono = mono
            if self.state != "shut":
                self._open()

    def hear(self, event: pygame.event.Event) -> None:
        """The system tells of devices that come and go."""
        if self.state == "shut" or event.type not in DEVICES or event.iscapture:
            return
        if event.type == pygame.AUDIODEVICEADDED and self.state == "missing":
            self._open()
        elif event.type == pygame.AUDIODEVICEREMOVED and self.state == "open" and event.which:
            # Only an opened device goes by a number here, and this program has opened one.
            self._forget()
            self.state, self._again = "missing", SOON

    def pump(self, passed: float) -> None:
        """Take in what the thread has done; `passed` in milliseconds since the last call."""
        while True:
            try:
                done = self._done.get_nowait()
            except queue.Empty:
                break
            if done.opening == self._opening:
                self._take(done)
        if self.state == "missing":
            self._again -= passed
            if self._again <= 0:
                self._open()

    def _open(self) -> None:
        self._forget()
        self.state = "opening"
        self._put(-1, "")
        for urgency, file in enumerate(self._wanted):
            self._ask(file, urgency + 1)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def _forget(self) -> None:
        """All that was read was read for the device as it was."""
        self._opening += 1
        self.lost = True
        if self.state == "open":
            pygame.mixer.stop()
        self._kept.clear()
        self._pieces.clear()
        self._asked.clear()

    def _take(self, done: _Done) -> None:
        if not done.file:
            self.state = "open" if done.ok else "missing"
            if done.ok:
                self._patience = PATIENCE
            else:
                self._again, self._patience = self._patience, min(PATIENCE_MOST, self._patience * 2)
                self._asked.clear()
            return
        self._asked.discard(done.file)
        if done.sound is not None:
            self._kept[done.file] = done.sound
        elif not done.ok:
            self._broken.add(done.file)

    def _put(self, urgency: int, file: str) -> None:
        self._jobs.put((urgency, next(self._numbers), self._opening, file))

    def _ask(self, file: str, urgency: int) -> None:
        if file not in self._asked and file not in self._broken:
            self._asked.add(file)
            self._put(urgency, file)

    # the thread

    def _work(self) -> None:
        there = False
        while True:
            _, _, opening, file = self._jobs.get()
            if self._closing:
                return
            if opening != self._opening:
                continue
            if not file:
                there = self._opened()
                self._done.put(_Done(opening, "", None, there))
            elif there:
                sound = self._read(file)
                self._done.put(_Done(opening, file, sound, sound is not None))

    def _opened(self) -> bool:
        """Open the device, anew where it was open before."""
        try:
            pygame.mixer.quit()
            pygame.mixer.init(RATE, -16, 1 if self._mono else 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            _log.info("no sound device: %s", error)
            return False
        return True

    def _read(self, file: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(self._root / file)
        except (OSError, ValueError, MemoryError, pygame.error) as error:
            _log.warning("sound %s: %s", file, error)
            return None

    # what the kit asks

    def start(self, channel: int, file: str, left: float, right: float, *, loop: bool = False) -> float:
        """Sound a file on a channel; its length in milliseconds, 0 where it is not there."""
        sound = self._find(file)
        if sound is None or self.state != "open":
            return 0.0
        # A channel that still sounds would forget its level with the old sound.
        out = pygame.mixer.Channel(channel)
        out.stop()
        out.set_volume(min(1.0, left), min(1.0, right))
        out.play(sound, loops=-1 if loop else 0)
        return max(1.0, sound.get_length() * 1000)

    def together(self, files: Mapping[int, str], *, loop: bool = False) -> dict[int, float]:
        """Sound a file on each of these channels, unheard at first, all from the same sample on; their lengths.

        Channels are started one by one, and the device may take a portion between two of them: what comes after it
        would be late by 12 ms for ever. A silent sample that was started first is used up by that portion, so that it
        is noticed, and everything begins anew.
        """
        lengths = dict.fromkeys(files, 0.0)
        if self.state != "open":
            return lengths
        watch, silence = pygame.mixer.Channel(WATCH), pygame.mixer.Sound(buffer=bytes(4))
        for _ in range(TRIES):
            watch.play(silence)
            lengths = {channel: self.start(channel, file, 0.0, 0.0, loop=loop) for channel, file in files.items()}
            if watch.get_busy():
                return lengths
        _log.warning("layers of music may be apart: the device is too quick")
        return lengths

    def level(self, channel: int, left: float, right: float) -> None:
        """Change how loud a channel is."""
        if self.state == "open":
            pygame.mixer.Channel(channel).set_volume(min(1.0, left), min(1.0, right))

    def stop(self, channel: int) -> None:
        """Silence a channel."""
        if self.state == "open":
            pygame.mixer.Channel(channel).stop()

    def fetch(self, files: Collection[str]) -> bool:
        """Have these files ready soon, together; True when they are, or never will be."""
        if self.state != "open":
            return False
        key = tuple(files)
        if self._pieces.get(key) is not None:
            return True
        for file in key:
            if file not in self._kept:
                self._ask(file, len(self._wanted) + 1)  # what hands do first is there first
        if any(file in self._asked for file in key):
            return False
        # What always stays read (`begin`) stays; the rest is kept as one piece.
        piece = {file: self._kept[file] for file in key if file in self._kept}
        for file in key:
            if file not in self._wanted:
                self._kept.pop(file, None)
        self._pieces.put(key, piece)
        return True

    def _find(self, file: str) -> pygame.mixer.Sound | None:
        if file in self._kept:
            return self._kept[file]
        return next((piece[file] for _, piece in self._pieces.items() if file in piece), None)

    def close(self) -> None:
        """End the thread after what it is doing, and give the device back."""
        self._closing = True
        if self._thread is not None:
            self._put(-2, "")
            self._thread.join(timeout=5)
            self._forget()
            pygame.mixer.quit()
            self._thread, self.state = None, "shut"
