"""Nobody Home as the shell sees it: its screens, and what the menus show of it.

It is read before the window stands, so it brings neither rules nor cards with it: whatever needs them reads them when
it is first called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from game.core.text.i18n import TextKey
from game.games import entry
from scenes.kit.drawing.backdrop import Room
from scenes.kit.drawing.lockup import Plate
from scenes.kit.routes import later
from scenes.kit.scene import Scene
from scenes.mansions.ids import GAME, GROUP
from scenes.mansions.keys import KEYS
from scenes.mansions.settings import ROWS, SETTINGS
from scenes.shell.adapters import Sight
from scenes.shell.menu_room import MenuRoom
from scenes.shell.saves import chronicle
from scenes.shell.screens import Face, Habits, MenuLine, Replay, Screens, Texts, register

if TYPE_CHECKING:
    from game.core.engine.session import Session
    from game.mansions.rules.state import State
    from scenes.mansions.party import HouseParty
    from scenes.shell.adapters import GameAdapter
    from scenes.shell.app import App
    from scenes.shell.command_line import Launch
    from scenes.shell.run import Run


# Each screen is read when it is first shown: the menu waits for none of them.


def _adapter() -> GameAdapter[Session, State, HouseParty]:
    from scenes.mansions.adapter import ADAPTER  # noqa: PLC0415 - see above

    return ADAPTER


def _asked_for(launch: Launch, count: int, undo: str, seed: int | None) -> HouseParty:
    from scenes.mansions.party import asked_for  # noqa: PLC0415 - see above

    return asked_for(launch, count, undo, seed)


def _setup(app: App) -> Scene:
    from scenes.mansions.setup.scene import HouseSetup  # noqa: PLC0415 - see above

    return HouseSetup(app)


def _table(app: App, run: Run[Session, HouseParty]) -> Scene:
    from scenes.mansions.table.scene import HouseTable  # noqa: PLC0415 - see above

    return HouseTable(app, run)


def _end(app: App, run: Run[Session, HouseParty], before: Surface | None) -> Scene:
    from scenes.mansions.chronicle import kept  # noqa: PLC0415 - see above
    from scenes.mansions.end.scene import HouseEnd  # noqa: PLC0415 - see above

    night = kept.night_of(app, run, app.today())
    return HouseEnd(app, run, before, night, kept.keep(app, run, night))


def _replay(app: App, replay: Replay) -> Scene:
    from scenes.mansions.replay import replay_table  # noqa: PLC0415 - see above

    return replay_table(app, replay)


def _robot(app: App, policy: str, seed: int) -> Callable[[], None]:
    """A robot that plays by chance, or does what the policy answers."""
    from scenes.mansions.robot import advice  # noqa: PLC0415 - see above
    from scenes.shell.robot import Robot  # noqa: PLC0415 - see above

    known = entry(GAME).policies
    return Robot(app, seed, advice(known[policy](seed)) if policy in known and policy != "random" else None).frame


def _faces() -> tuple[Face, ...]:
    from game.mansions.cards.reading import catalogue  # noqa: PLC0415 - see above
    from scenes.mansions.party import role_of  # noqa: PLC0415 - see above

    return tuple(
        Face(who, "mansions/people", f"{who}_calm", TextKey(role_of(who)), lambda: FACE)
        for who in catalogue().investigators
    )


FACE = (0.04, 0.06, 0.96, 0.72)
"""The box of a face in its picture, as shares of it."""
TITLE = Plate("Nobody Home", {code: f"logo_{code}" for code in ("en", "es", "it", "pt")}, "mansions/ui")
HABITS = Habits(
    plays=("space", "room", "door", "figure", "card", "seat", "verb", "answer"),
    drops=(),
    changes=("players:", "story", "who:", "physical:", "mental:", "choice:"),
    presses={"letter": "button:close"},
)
MODULES = (
    "game.mansions.cards.reading",
    "game.mansions.text.telling",
    "scenes.mansions.party",
    "scenes.mansions.table.context",
    "scenes.mansions.table.house.view",
    "scenes.mansions.table.column.desk",
    "scenes.mansions.table.overlays",
    "scenes.mansions.table.scene",
    "scenes.mansions.setup.scene",
    "scenes.mansions.end.scene",
    "scenes.mansions.chronicle.scene",
)
"""In the order in which they need each other, so that none takes long."""
later("nights", "scenes.mansions.chronicle.scene")


def _played(app: App) -> bool:
    """Whether a night has ever come to its end here."""
    return chronicle.begun(app.data, GAME)


LINES = (MenuLine("chronicle", lambda app: app.open("nights"), TextKey("kit.button.chronicle"), _played, order=50),)

HOUSE = Screens(
    game=GAME,
    group=GROUP,
    adapter=_adapter,
    texts=Texts(TextKey("mansions.terms.title.name"), TextKey("mansions.terms.title.tagline"), TITLE),
    cover=Sight("mansions/ui", "menu_scene", (0.36, 0.08, 0.82, 0.62)),
    backdrop=MenuRoom(Room("mansions/ui", "menu_scene"), step=(1600, 1010)),
    setup=_setup,
    asked_for=_asked_for,
    counts=(1, 2, 3, 4),
    table=_table,
    end=_end,
    replay=_replay,
    robot=_robot,
    habits=HABITS,
    modules=MODULES,
    faces=_faces,
    settings=SETTINGS,
    rows=ROWS,
    keys=KEYS,
    lines=LINES,
)

register(HOUSE)
