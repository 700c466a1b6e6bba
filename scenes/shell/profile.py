"""Whoever plays here: what they prefer and what they have learned, each in a file of the data folder.

Settings are checked value by value; both files are kept at every change.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta

from game.core.play.page import GUEST
from scenes.kit.detail import DETAILS
from scenes.kit.theme import LAYOUTS
from scenes.shell import friends, own_settings
from scenes.shell.own_settings import AnyOwn, OwnSettings, OwnT, TableSettings
from scenes.shell.storage import DataDir, Share, fitting, one_of

SETTINGS = "settings.json"
GAMES = "games"
"""Where that file keeps the settings of each game, by its id."""
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
UNDO = ("strict", "friendly", "free")
WINDOW = ("window", "borderless", "fullscreen")
RENDER = (100, 75, 50)
"""Percent of the window's pixels each way that are drawn: less for slow machines with large screens."""
HOLD = (250, 420, 700, 1200, 2000)
REPEAT = (0, 40, 60, 120, 250, 500)
SCAN = (0, 600, 1000, 1500, 2500, 4000)
VOLUMES = ("master", "music", "effects", "interface", "ambience")
"""What has a level of its own: `volume_<name>` in the settings."""
Part = Annotated[float, Share]
Side = Annotated[int, Meta(ge=1, le=16384)]
Spot = Annotated[int, Meta(ge=-32768, le=32767)]


@dataclass(slots=True)
class Settings:
    """All settings of the program; those of each game stand below its id (`own_settings.py`). `language` is None until
    the player has chosen one."""

    language: Annotated[str, Meta(max_length=19)] | None = None
    speed: Literal[0, 1, 2, 3, 4] = 2
    reduced_motion: bool = False
    shake: Part = 1.0
    flash: Part = 1.0
    particles: Part = 1.0
    idle: Part = 1.0
    text_scale: Annotated[float, Meta(ge=1.0, le=2.0, multiple_of=0.25)] = 1.0
    ui_scale: Annotated[float, Meta(ge=1.0, le=2.0, multiple_of=0.25)] = 1.0
    """The letters of menus and buttons; never smaller than those of `text_scale`."""
    face: Literal["book", "plain"] = "book"
    high_contrast: bool = False
    streamer: bool = False
    """Nobody's own name is shown, and cards are larger where there is room."""
    magnifier: Literal[0, 2, 3] = 0
    """How many times larger a lens shows what the focus is on; 0 for no lens."""
    undo: Annotated[str, one_of(UNDO)] = "friendly"
    quill: bool = True
    window: Annotated[str, one_of(WINDOW)] = "window"
    render_scale: Literal[100, 75, 50] = 100
    layout: Annotated[str, one_of(LAYOUTS)] = "automatic"
    display: Annotated[int, Meta(ge=0, le=15)] = 0
    """Which of the system's displays the window opens on, from 0."""
    keep_window: bool = True
    """Whether the window opens as large as it was, and where it was."""
    window_size: tuple[Side, Side] | None = None
    window_place: tuple[Spot, Spot] | None = None
    """The upper left corner in pixels of all displays together."""
    volume_master: Part = 0.8
    volume_music: Part = 0.7
    volume_effects: Part = 0.9
    volume_interface: Part = 0.7
    volume_ambience: Part = 0.7
    silenced: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = field(default_factory=list)
    """Kinds of sounds that are never heard, by their names in the list of sounds."""
    mono: bool = False
    mute_unfocused: bool = True
    captions: bool = False
    speech: Annotated[str, one_of(DETAILS)] = "off"
    """How much is spoken: nothing, names and states, also what a press does, everything."""
    hold: Literal[250, 420, 700, 1200, 2000] = 420
    """Milliseconds after which a held key or button repeats, and a resting finger reads."""
    repeat: Literal[0, 40, 60, 120, 250, 500] = 60
    """Milliseconds between repeats; 0 for none."""
    scan: Literal[0, 600, 1000, 1500, 2500, 4000] = 0
    """Milliseconds on each thing where one button is enough; 0 where it is not."""
    voice_rate: Annotated[float, Meta(ge=-1.0, le=1.0)] = 0.0
    """Half as quick (-1) to twice as quick (1) as the voice speaks by itself."""
    keys: dict[str, str] = field(default_factory=dict)


def parse(data: dict[str, Any]) -> Settings:
    """Settings from JSON data; whatever is unknown or out of bounds keeps its default."""
    return fitting(Settings(), data)


def stored_language(data: DataDir) -> str | None:
    """The language the player has chosen once; only looks, and leaves damaged files where they are."""
    return parse(data.peek(SETTINGS)).language


def stored(data: DataDir) -> Settings:
    """The stored settings; only looks, too."""
    return parse(data.peek(SETTINGS))


PartT = TypeVar("PartT", bound=Any)


class _Part(Generic[PartT]):
    """Some settings that are kept together: in use (`live`), and as they are stored."""

    def __init__(self, default: PartT, found: Mapping[str, Any], overrides: Mapping[str, Any]) -> None:
        self._default = default
        self._stored = asdict(fitting(default, found))
        self.live = replace(fitting(default, self._stored), **overrides)
        self._before: dict[str, Any] = {}
        """What the settings were that have been changed and not written down yet."""

    def set(self, name: str, value: Any) -> None:
        """Change one of them, in use and as it is to be stored."""
        setattr(self.live, name, value)
        self._before.setdefault(name, self._stored[name])
        self._stored[name] = asdict(self.live)[name]

    @property
    def changed(self) -> bool:
        """Whether anything is still to be written down."""
        return bool(self._before)

    def written(self) -> None:
        """All changes are on the disk."""
        self._before.clear()

    def onto(self, found: Mapping[str, Any]) -> dict[str, Any]:
        """What the disk holds with what was changed here; what another window has stored meanwhile stays."""
        there = asdict(fitting(fitting(self._default, self._stored), found))
        kept = {name: there[name] if name in found else old for name, old in self._before.items()}
        news = {name: merged(old, self._stored[name], kept[name]) for name, old in self._before.items()}
        return {**there, **news}


class Prefs:
    """The settings in use (`live`) and those on disk: what the command line asks for is used but not stored. Those of a
    game stand in the same file, below its id."""

    def __init__(self, data: DataDir, overrides: dict[str, Any]) -> None:
        self._data = data
        found = data.read(SETTINGS)
        self._general = _Part(Settings(), found, overrides)
        self._found = found
        self._own: dict[str, tuple[AnyOwn, _Part[Any]]] = {}

    @property
    def live(self) -> Settings:
        """The settings of the program."""
        return self._general.live

    def set(self, name: str, value: Any) -> None:
        """Change one setting of the program, in use and on disk."""
        self._general.set(name, value)
        self._keep()

    def own(self, of: OwnSettings[OwnT]) -> OwnT:
        """The settings in use of a game."""
        live: OwnT = self._part(of).live
        return live

    def at_table(self, game: str) -> TableSettings:
        """The settings in use of a game, as far as any table has them."""
        return self.own(own_settings.of(game))

    def set_own(self, of: AnyOwn, name: str, value: Any) -> None:
        """Change one setting of a game, in use and on disk."""
        self._part(of).set(name, value)
        self._keep()

    def _part(self, of: AnyOwn) -> _Part[Any]:
        if of.game not in self._own:
            self._own[of.game] = of, _Part(of.kind(), _own_in(self._found, of), {})
        return self._own[of.game][1]

    def _keep(self) -> None:
        """Write what has changed here; of the others what another window has stored meanwhile stays."""
        if self._data.change(SETTINGS, self._onto):
            for part in (self._general, *(part for _, part in self._own.values())):
                part.written()

    def _onto(self, found: dict[str, Any]) -> dict[str, Any]:
        games = _games_in(found)
        for game, (of, part) in self._own.items():
            if part.changed:
                games = {**games, game: {**games.get(game, {}), **part.onto(_own_in(found, of))}}
        return {**found, **self._general.onto(found), **({GAMES: games} if games else {})}


def _games_in(found: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """What a settings file says of each game."""
    games = found.get(GAMES)
    return {game: own for game, own in games.items() if isinstance(own, dict)} if isinstance(games, dict) else {}


def _own_in(found: Mapping[str, Any], of: AnyOwn) -> dict[str, Any]:
    """What a settings file says of a game, also where an edition has written it that kept all together."""
    own = _games_in(found).get(of.game, {})
    return {**found, **own} if of.before else own


def merged(before: Any, after: Any, there: Any) -> Any:
    """A value as it is to be stored: what has changed from `before` to `after` is changed in what is `there`. Of tables
    and lists of words that is each entry by itself, anything else is taken whole."""
    if before == after:
        return there
    if isinstance(after, dict) and isinstance(before, dict) and isinstance(there, dict):
        gone = before.keys() - after.keys()
        news = {key: value for key, value in after.items() if key not in before or before[key] != value}
        return {key: value for key, value in there.items() if key not in gone} | news
    if isinstance(after, list) and isinstance(before, list) and isinstance(there, list):
        stays = [one for one in there if one in after or one not in before]
        return stays + [one for one in after if one not in before and one not in stays]
    return after


PROFILES = "profiles.json"


class Profile:
    """What one person has learned, in the data folder; every change is written at once, atomically.

    `name` is an id of the book of friends; without one it is whoever is at the computer. Of a guest nothing is written.
    """

    def __init__(self, data: DataDir, name: str | None = None) -> None:
        self._data = data
        self._book = friends.of(data)
        self.name = name if name is not None else self._book.progress
        found = self._own()
        self._known = _learned(found)
        """What is on the disk, as far as is known here."""
        self.lessons: list[str] = _names(found.get("lessons"))
        self.hints: list[str] = _names(found.get("hints"))
        self.challenges = _numbers(found.get("challenges"))
        """Challenge id to the fewest actions it was solved with."""
        self.opening = found.get("opening") is True
        """Whether the opening has been shown."""
        self.company = found.get("company") is True
        """Whether a turn of a companion has been watched."""

    def _own(self) -> dict[str, Any]:
        own = (self._book.visit or {}) if self.name == GUEST else self._all().get(self.name)
        return own if isinstance(own, dict) else {}

    def _all(self) -> dict[str, Any]:
        people = self._data.read(PROFILES).get("profiles")
        return people if isinstance(people, dict) else {}

    def finish(self, lesson: str) -> None:
        """A lesson was done."""
        if lesson not in self.lessons:
            self.lessons.append(lesson)
            self._keep()

    def solve(self, challenge: str, actions: int) -> None:
        """A challenge was solved; the fewest actions count."""
        best = self.challenges.get(challenge)
        if best is None or actions < best:
            self.challenges[challenge] = actions
            self._keep()

    def see(self, hint: str) -> None:
        """A hint of the coach was shown and is over."""
        if hint not in self.hints:
            self.hints.append(hint)
            self._keep()

    def see_opening(self) -> None:
        """The opening was shown, or is no news any more."""
        if not self.opening:
            self.opening = True
            self._keep()

    def see_company(self) -> None:
        """A companion has played a turn, and each of its acts could be read."""
        if not self.company:
            self.company = True
            self._keep()

    def replay_hints(self) -> None:
        """All hints may be shown again, and the next companion that plays takes its time."""
        self.hints.clear()
        self.company = False
        self._keep()

    def forget_lessons(self) -> None:
        """No lesson counts as done any more."""
        self.lessons.clear()
        self._keep()

    def _keep(self) -> None:
        """Write what has changed here; what another window has written meanwhile stays."""
        if self.name == GUEST:
            self._book.visit = self._changed(self._own()) if self._book.visit is not None else None
            done = True
        else:
            done = self._data.change(PROFILES, self._written)
        if done:
            self._known = _learned(vars(self))

    def _written(self, found: dict[str, Any]) -> dict[str, Any]:
        raw = found.get("profiles")
        people = raw if isinstance(raw, dict) else {}
        own = people.get(self.name)
        mine = self._changed(own if isinstance(own, dict) else {})
        return {**found, "version": found.get("version", 1), "profiles": {**people, self.name: mine}}

    def _changed(self, own: dict[str, Any]) -> dict[str, Any]:
        there, now = _learned(own), _learned(vars(self))
        news = {name: merged(self._known[name], now[name], there[name]) for name in now}
        best = {name: min(count, there["challenges"].get(name, count)) for name, count in news["challenges"].items()}
        return {**own, **news, "challenges": best}


def _learned(found: Mapping[str, Any]) -> dict[str, Any]:
    """What somebody has learned, by name: a copy of what fits in some data."""
    return {
        "lessons": _names(found.get("lessons")),
        "hints": _names(found.get("hints")),
        "challenges": _numbers(found.get("challenges")),
        "opening": found.get("opening") is True,
        "company": found.get("company") is True,
    }


def _names(found: object) -> list[str]:
    return list(dict.fromkeys(item for item in found if isinstance(item, str))) if isinstance(found, list) else []


def _numbers(found: object) -> dict[str, int]:
    if not isinstance(found, dict):
        return {}
    return {str(name): count for name, count in found.items() if type(count) is int and count >= 0}
