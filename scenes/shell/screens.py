"""What a game with a window is to the shell and the menus: its screens, its texts, its lines in the menu, as one value.

Nothing in `scenes/shell`, `scenes/kit` or `scenes/menus` names a screen, a text or a thing of a game; they find them
here by the game's id. A game registers its `Screens` once; two games stand beside each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from pygame import Surface

from game.core.saves.recording import Recording
from game.core.saves.save import SaveError
from game.core.text.i18n import TextKey
from scenes.kit.drawing.crop import WHOLE, Shares
from scenes.kit.drawing.lockup import Plate
from scenes.kit.input import keymap
from scenes.kit.input.keymap import NO_KEYS, GameKeys
from scenes.kit.scene import Scene
from scenes.shell import adapters, edition, own_settings
from scenes.shell.adapters import GameAdapter, PartyT, SessionT, Sight, StateT
from scenes.shell.edition import Edition
from scenes.shell.menu_room import MenuRoom
from scenes.shell.own_settings import AnyOwn
from scenes.shell.rows import Act, Row
from scenes.shell.run import Run

if TYPE_CHECKING:
    from scenes.shell.app import App
    from scenes.shell.command_line import Launch


@dataclass(frozen=True, slots=True)
class MenuLine:
    """A line of the main menu: its thing is `button:<name>`; `shown` may hide it."""

    name: str
    open: Callable[[App], None]
    label: TextKey
    shown: Callable[[App], bool] = lambda app: True
    order: int = 50
    """From the top: a new game stands at 20, the saved games at 30, the settings at 85."""
    note: TextKey | None = None
    """What the second, smaller line says."""
    lessons: bool = False
    """It leads to lessons: recommended to whoever has never played."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What the menus say of a game."""

    title: TextKey
    tagline: TextKey
    """One sentence that makes one want to play."""
    plate: Plate | None = None
    """The drawn title; None: that of the edition, or letters."""


@dataclass(frozen=True, slots=True)
class Aims:
    """What people are to do in a game, in one picture and a few sentences."""

    layers: tuple[tuple[str, str], ...]
    """Kind and name of the drawings that lie over one another in it, the lowest first."""
    shape: float
    """How much wider than high they are."""
    words: tuple[TextKey, ...]
    """The sentences, the first the most important."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a robot that plays by chance must know of a game's screens. Things are named by role or by how ids begin."""

    plays: Sequence[str]
    """Roles of the things that are pressed in play."""
    drops: Sequence[str]
    """Roles of the things on which a card is let go."""
    changes: Sequence[str]
    """How the ids of things begin that are changed at set-up."""
    presses: Mapping[str, str] = field(default_factory=dict)
    """What to press on a screen that lies over the game, by the screen's name."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game to be watched again, and from where (`replays.py`)."""

    recording: Recording
    party: Any
    """Who played, as the game's party; the screen changes nothing of it."""
    at: int | None = None
    """The moment to be shown first, standing still; None: play from the beginning."""


@dataclass(frozen=True, slots=True)
class Face:
    """A drawn face that somebody in the book of friends may choose: what is kept of it, where it is, its name."""

    id: str
    kind: str
    picture: str
    name: TextKey
    about: Callable[[], Shares] = lambda: WHOLE
    """The box of the face in the picture."""


@dataclass(frozen=True, slots=True)
class Screens(Generic[SessionT, StateT, PartyT]):
    """One game with a window. On the ui-map its screens go by `setup`, `table` and `end`, as those of every game."""

    game: str
    """Its id in `game/games.py`."""
    group: str
    """The file of the data folder that keeps the party of the last game begun; every game has its own."""
    adapter: Callable[[], GameAdapter[SessionT, StateT, PartyT]]
    """Reads what runs and saves ask of it, once, when they first ask."""
    texts: Texts
    setup: Callable[[App], Scene]
    """Where a new game is set up."""
    asked_for: Callable[[Launch, int, str, int | None], PartyT]
    """The party that the command line asks for: so many seats, an undo policy, and a seed."""
    counts: tuple[int, ...]
    """How many people can play it, the fewest first."""
    table: Callable[[App, Run[SessionT, PartyT]], Scene]
    """The table of a game in play, or of one gone on with."""
    end: Callable[[App, Run[SessionT, PartyT], Surface | None], Scene]
    """How a game that is over has ended, coming up through the last picture of the table."""
    ending: Callable[[App, Run[SessionT, PartyT]], None] = lambda app, run: None
    """A game is over, and how it came to that is still being shown: what `end` needs can be made ready."""
    replay: Callable[[App, Replay], Scene] | None = None
    """The table on which a game is watched again; None: its games cannot be watched."""
    curtain: Callable[[App, Run[SessionT, PartyT], Callable[[], None]], Scene] | None = None
    """What stands there until a new table can be shown (it calls the function then); None: the table comes at once."""
    begun: Callable[[App, Run[SessionT, PartyT]], None] = lambda app, run: None
    """A new game has come to the table."""
    tutorial: Callable[[App, str, int], Scene] | None = None
    """The screen of a lesson or challenge from a step (0 the first), of all of them for ''; None: it has no lessons."""
    robot: Callable[[App, str, int], Callable[[], None]] | None = None
    """Whoever plays by itself, made from a policy and a seed: called once per turn of the loop."""
    habits: Habits = Habits((), (), ())
    modules: tuple[str, ...] = ()
    """What its screens are made of, to be read while people look at the menu, the lowest first."""
    faces: Callable[[], tuple[Face, ...]] = lambda: ()
    """The faces it has drawn for people to choose from."""
    aims: Aims | None = None
    """What the very first screen says of it; None: nothing."""
    portrait: Callable[[], Sight | None] = lambda: None
    """A drawing of it that hangs in the menu; None where people have hung up none."""
    edition: Edition | None = None
    """What the program says of itself where this game speaks for it, the first that has one; None: nothing."""
    cover: Sight | None = None
    """What stands on its plate in the menu where several games are offered; None: its name alone."""
    backdrop: MenuRoom | None = None
    """The painted room of the menu while its plate is lit; of the first game that has one where it has none."""
    plates: Mapping[str, Sight] = field(default_factory=dict)
    """What stands beside each page of the settings, and `below` few rows, of the first game that has it."""
    sounds: Mapping[str, TextKey] = field(default_factory=dict)
    """What people call the kinds of sounds that only this game has, by the names of the list of sounds."""
    settings: AnyOwn | None = None
    """What people prefer at its table, kept below its id; None: what any table has."""
    rows: tuple[Row, ...] = ()
    """The rows of the settings that say so, there while it is in play."""
    acts: tuple[Act, ...] = ()
    """Buttons at the foot of the settings; there is room for one."""
    keys: GameKeys = NO_KEYS
    """Its commands and their keys."""
    lines: tuple[MenuLine, ...] = ()
    """What it adds to the main menu beside the new game. Names of things are unique in the menu."""


AnyScreens = Screens[Any, Any, Any]
_screens: dict[str, AnyScreens] = {}


def register(screens: AnyScreens) -> None:
    """Make a game known to the shell, to runs and to saves. ValueError where two games would share a file."""
    others = [one for game, one in _screens.items() if game != screens.game]
    if any(one.group == screens.group for one in others):
        raise ValueError(f"{screens.group} is the file of another game")
    _screens[screens.game] = screens
    adapters.register(screens.game, screens.group, screens.adapter)
    keymap.register(screens.game, screens.keys)
    if screens.settings is not None:
        own_settings.register(screens.settings)
    if screens.edition is not None:
        edition.register(screens.game, screens.edition)


def of(game: str) -> AnyScreens:
    """The screens of a game. SaveError where it has none."""
    if game not in _screens:
        raise SaveError("other-game", game)
    return _screens[game]


def every() -> tuple[AnyScreens, ...]:
    """All games with a window, in the order in which they were registered."""
    return tuple(_screens.values())


def faces() -> tuple[Face, ...]:
    """Every face that people may choose."""
    return tuple(face for one in every() for face in one.faces())
