"""Pictures from `assets/art`, rasterised at the size asked for by one background thread, kept in a bounded store.

`get` never waits: it returns None until the picture is ready, and for ever when there is no such file.

Each game has its pictures in a folder named by its id; what belongs to no game lies in `common`. A kind of pictures is
named with its game (`<game>/tokens`), or alone: then it is looked for in `common` and after that in the games'
folders, in the order of their ids.
"""

from __future__ import annotations

import gzip
import io
import logging
import queue
import threading
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from scenes.kit.cache import Cache, pixel_bytes
from scenes.kit.drawing import grain

ROOT = Path(__file__).resolve().parents[2] / "assets" / "art"
COMMON = "common"
"""The folder of the pictures that belong to no game."""
_LIMIT, SCREENS = 84 * 1024 * 1024, 4
"""How many bytes of pictures are kept: so many, and as much as so many pictures of the screen where that is more."""
_MAX_FILE = 4 * 1024 * 1024
ICON = 48
"""The window's icon: bars of windows and tasks show it at 16 to 48 pixels."""
ICONS = ((20, "app_icon_tiny"), (48, "app_icon_small"), (1 << 16, "app_icon"))
_log = logging.getLogger(__name__)
Key = tuple[str, str, tuple[int, int]]
Read = Callable[[Path, tuple[int, int]], Surface]
"""Makes the picture of a file that fits so many pixels; OSError or pygame.error when it fails."""


def read_picture(path: Path, size: tuple[int, int]) -> Surface:
    """Rasterise one file (svg, svgz, png) to fit `size`, proportions kept. OSError or pygame.error when it fails."""
    raw = path.read_bytes()
    if path.suffix == ".svgz":
        with gzip.GzipFile(fileobj=io.BytesIO(raw)) as packed:
            raw = packed.read(_MAX_FILE + 1)
    if len(raw) > _MAX_FILE:
        raise OSError(f"{path.name}: too large")
    if path.suffix == ".png":
        picture = pygame.image.load(io.BytesIO(raw))
        share = min(size[0] / picture.get_width(), size[1] / picture.get_height())
        return pygame.transform.smoothscale_by(picture.convert_alpha(), share)
    return pygame.image.load_sized_svg(io.BytesIO(raw), size)


def folders(root: Path = ROOT) -> list[Path]:
    """The folders under `root` that hold kinds of pictures: the common one, then those of the games by their ids."""
    found = [one for one in root.iterdir() if one.is_dir()] if root.is_dir() else []
    return sorted(found, key=lambda one: (one.name != COMMON, one.name))


def _shelves(kind: str, root: Path) -> list[Path]:
    """Where pictures of a kind may lie, the first to be looked at first."""
    return [root / kind] if "/" in kind else [folder / kind for folder in folders(root)]


def picture_file(kind: str, name: str, root: Path = ROOT) -> Path:
    """The drawing of a kind, which may be named with its game, under `root`; a path where nothing lies when there is
    none."""
    files = [shelf / f"{name}.svgz" for shelf in _shelves(kind, root)]
    return next((file for file in files if file.is_file()), root / COMMON / kind / f"{name}.svgz")


def icon_name(side: int) -> str:
    """Which drawing of the icon is made for `side` pixels: the fewer there are, the less is on it."""
    return next(name for most, name in ICONS if side <= most)


@lru_cache(maxsize=2)
def window_icon(root: Path = ROOT) -> Surface:
    """The icon of the program, made at once and kept; a plain square when its file cannot be read."""
    try:
        return read_picture(picture_file("ui", icon_name(ICON), root), (ICON, ICON))
    except (OSError, EOFError, pygame.error) as error:
        _log.warning("window icon: %s", error)
        plain = Surface((ICON, ICON))
        plain.fill((109, 26, 44))
        return plain


AHEAD = 8
"""From this urgency on nobody waits for a picture: when it comes nothing is painted anew, unless it was missed."""
HOLD = 15
"""Frames that news of pictures waits while more are being made."""


class Art:
    """The pictures of the game by kind and id."""

    def __init__(self, root: Path = ROOT, limit: int = _LIMIT, read: Read = read_picture) -> None:
        """`limit`: how many bytes of pictures are kept at least; `read` is called in the background thread."""
        self._root, self._read, self._least = root, read, limit
        self._ready: Cache[Key, Surface] = Cache(limit, pixel_bytes)
        self._soft: dict[Key, Surface] = {}
        self._asked: dict[Key, tuple[int, int]] = {}
        """What is being made, with the urgency and the number of the job that is to make it: an earlier one was not
        urgent enough."""
        self._quiet: set[Key] = set()
        """Of those, what nobody waits for."""
        self._broken: set[tuple[str, str]] = set()
        self._jobs: queue.PriorityQueue[tuple[int, int, Key | None]] = queue.PriorityQueue()
        self._done: queue.SimpleQueue[tuple[Key, Surface | None, bool]] = queue.SimpleQueue()
        self._grained = False
        self._paths: dict[str, dict[str, Path]] = {}
        self._thread: threading.Thread | None = None
        self._count = 0
        self._news, self._held = False, 0
        self.misses = 0
        """How often a picture was asked for that somebody waits for, and was not there yet: whatever was painted while
        this stood still lacks nothing."""
        self.on_lost: Callable[[str], None] | None = None
        """Hears, once, of each picture that is missing or broken, as `kind/id`."""

    def bound(self, screen: tuple[int, int]) -> None:
        """Keep as much as a screen of so many pixels needs: on a larger one everything is larger."""
        self._ready.bound(max(self._least, SCREENS * screen[0] * screen[1] * 4))

    def _lost(self, kind: str, name: str) -> None:
        if (kind, name) not in self._broken:
            self._broken.add((kind, name))
            if self.on_lost is not None:
                self.on_lost(f"{kind}/{name}")

    def path(self, kind: str, name: str) -> Path | None:
        """The file of a picture, or None; the kind may be named with its game."""
        if kind not in self._paths:
            shelves = [shelf for shelf in reversed(_shelves(kind, self._root)) if shelf.is_dir()]
            files = [file for shelf in shelves for file in sorted(shelf.iterdir(), reverse=True)]
            self._paths[kind] = {f.stem: f for f in files if f.suffix in (".svg", ".svgz", ".png")}
        return self._paths[kind].get(name)

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        """The picture fitted into `size` pixels, or None until it is ready. Lower `urgency` comes first."""
        key = (kind, name, (max(1, size[0]), max(1, size[1])))
        found = self._ready.get(key)
        if found is not None:
            return found
        if urgency < AHEAD:
            self._quiet.discard(key)
            self.misses += (kind, name) not in self._broken
        if (key in self._asked and self._asked[key][0] <= urgency) or (kind, name) in self._broken:
            return None
        if self.path(kind, name) is None:
            self._lost(kind, name)
            return None
        if urgency >= AHEAD:
            self._quiet.add(key)
        self._count += 1
        self._asked[key] = urgency, self._count
        self._jobs.put((urgency, self._count, key))
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="art", daemon=True)
            self._thread.start()
        return None

    def drawn(self, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
        """The same of a picture that there need not be: None for one that there is not, and nobody misses it."""
        return self.get(kind, name, size) if self.path(kind, name) is not None else None

    def stand_in(self, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
        """The picture at another size that was asked for before, scaled in haste to fit `size` pixels, or None.

        After the window was resized it stands there, a little soft, until the sharp one has been made.
        """
        wanted = (kind, name, size)
        if wanted in self._soft:
            return self._soft[wanted]
        others = [picture for key, picture in self._ready.items() if key[:2] == (kind, name)]
        if not others:
            return None
        largest = max(others, key=Surface.get_width)
        share = min(size[0] / largest.get_width(), size[1] / largest.get_height())
        w, h = (max(1, round(side * share)) for side in largest.get_size())
        self._soft[wanted] = pygame.transform.smoothscale(largest, (w, h))
        return self._soft[wanted]

    def use_grain(self, flag: bool) -> None:
        """Whether pictures are made with the grain of paper and ink; those made otherwise are forgotten."""
        if flag != self._grained:
            self._grained = flag
            self._ready.clear()
            self._soft.clear()

    def coming(self, kind: str, name: str) -> bool:
        """Whether a picture is being made, in whatever size."""
        return any(key[:2] == (kind, name) for key in self._asked)

    def _work(self) -> None:
        while True:
            urgency, number, key = self._jobs.get()
            if key is None:
                return
            if self._asked.get(key) != (urgency, number):
                continue  # a more urgent job has made it, or will
            path = self.path(key[0], key[1])
            try:
                picture = self._read(path, key[2]) if path is not None else None
            except (OSError, EOFError, ValueError, pygame.error) as error:
                _log.warning("picture %s/%s: %s", key[0], key[1], error)
                picture = None
            grained = self._grained
            if picture is not None and grained and grain.is_printed(key[0], picture.get_size()):
                grain.bake(picture)
            self._done.put((key, picture, grained))

    @property
    def waiting(self) -> bool:
        """True while pictures are being made that somebody waits for."""
        return len(self._asked) > len(self._quiet)

    def pump(self, most: int = 6) -> bool:
        """Take up to `most` finished pictures in (on the main thread); True when it is time to show what arrived.

        While more are being made the news waits for HOLD calls: a screen need not be painted anew for each picture.
        """
        self._held += 1
        for _ in range(most):
            try:
                key, picture, grained = self._done.get_nowait()
            except queue.Empty:
                break
            self._asked.pop(key, None)
            if picture is None:
                self._quiet.discard(key)
                self._lost(key[0], key[1])
                continue
            self._news |= key not in self._quiet
            self._quiet.discard(key)
            if grained != self._grained:
                continue  # the choice changed while it was being made: the next frame asks for it anew
            self._keep(key, picture.convert_alpha())
        if not self._news or (self.waiting and self._held < HOLD):
            return False
        self._news, self._held = False, 0
        return True

    def _keep(self, key: Key, picture: Surface) -> None:
        self._ready.put(key, picture)
        self._soft.pop(key, None)

    def close(self) -> None:
        """End the background thread after its present picture."""
        if self._thread is not None:
            self._jobs.put((-1, 0, None))
            self._thread.join(timeout=2)
            self._thread = None
