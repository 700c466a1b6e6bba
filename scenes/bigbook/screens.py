"""The Big Book as the shell sees it: its screens, and what the menus show of it.

It is read before the window stands, so it brings neither rules nor cards with it: whatever needs them reads them when
it is first called (`adapter.py` for runs and saves).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.core.text.i18n import TextKey
from game.games import entry
from scenes.bigbook.edition import EDITION
from scenes.bigbook.ids import GAME, GROUP
from scenes.bigbook.keys import KEYS
from scenes.bigbook.rooms import LECTERN_ROOM
from scenes.bigbook.settings import ROWS, SETTINGS
from scenes.kit.drawing import look
from scenes.kit.routes import later
from scenes.kit.scene import Scene
from scenes.shell.adapters import Sight
from scenes.shell.rows import hints_again
from scenes.shell.saves import chronicle
from scenes.shell.screens import Aims, Face, Habits, MenuLine, Replay, Screens, Texts, register

if TYPE_CHECKING:
    from game.bigbook.rules.session import BigBookSession
    from game.bigbook.rules.state import State
    from scenes.bigbook.party import GameSetup, Run
    from scenes.shell.adapters import GameAdapter
    from scenes.shell.app import App
    from scenes.shell.command_line import Launch


# Each screen is read when it is first shown: the menu waits for none of them.


def _adapter() -> GameAdapter[BigBookSession, State, GameSetup]:
    from scenes.bigbook.adapter import ADAPTER  # noqa: PLC0415 - see above

    return ADAPTER


def _asked_for(launch: Launch, count: int, undo: str, seed: int | None) -> GameSetup:
    from scenes.bigbook.party import asked_for  # noqa: PLC0415 - see above

    return asked_for(launch, count, undo, seed)


def _faces() -> tuple[Face, ...]:
    from game.bigbook.rules.options import MAGICIANS  # noqa: PLC0415 - see above
    from scenes.bigbook.cards.focus import focus_of  # noqa: PLC0415 - see above

    return tuple(
        Face(
            one, "magicians", f"{one}_bust", TextKey(f"bigbook.cards.magicians.{one}.name"),
            partial(focus_of, "magicians", one),
        )
        for one in MAGICIANS
    )  # fmt: skip


def _portrait() -> Sight | None:
    """Where nobody has hung up any, there is none, and no ladder is read for it."""
    if "portrait" not in look.now().worn:
        return None
    from scenes.bigbook.sights import monster_of  # noqa: PLC0415 - see above
    from scenes.bigbook.worn import worn  # noqa: PLC0415 - see above

    return monster_of(worn("portrait"))


def _setup(app: App) -> Scene:
    from scenes.bigbook.setup.scene import SetupScene  # noqa: PLC0415 - see above

    return SetupScene(app)


def _table(app: App, run: Run) -> Scene:
    from scenes.bigbook.tutorial.coach import coached  # noqa: PLC0415 - see above

    return coached(app, run)


def _curtain(app: App, run: Run, act: Callable[[], None]) -> Scene:
    from scenes.table.curtain import Curtain  # noqa: PLC0415 - see above

    return Curtain(app, _table(app, run), act)


def _begun(app: App, run: Run) -> None:
    from scenes.bigbook.tutorial import opening  # noqa: PLC0415 - see above

    opening.once(app, run.setup.pages)


def _tutorial(app: App, name: str = "", step: int = 0) -> Scene:
    from scenes.bigbook.tutorial.lesson import tutorial  # noqa: PLC0415 - see above

    return tutorial(app, name, step)


def _end(app: App, run: Run, before: Surface | None) -> Scene:
    from game.bigbook.play.gathering import gathered  # noqa: PLC0415 - see above
    from game.bigbook.play.ladder import missed_by  # noqa: PLC0415 - see above
    from scenes.bigbook.end.scene import Ending, EndScene  # noqa: PLC0415 - see above
    from scenes.bigbook.ladder.progress import Progress  # noqa: PLC0415 - see above
    from scenes.bigbook.statistics import kept  # noqa: PLC0415 - see above
    from scenes.shell import games  # noqa: PLC0415 - see above

    view = run.session.view()
    gatherer = gathered(run.session)
    gatherer.tally.undone = run.undone
    summary = kept.summary_of(run, gatherer, app.today())
    fresh = kept.keep(app, run, summary)
    monster, come, missed = view.monster or view.page, Progress.of(app), missed_by(summary)
    ending = Ending(
        run.setup,
        view.result,
        view.reason,
        view.open_round,
        gatherer.tally,
        monster,
        run,
        summary,
        fresh.seals,
        fresh.evening,
        missed if missed is not None and missed.id not in come.done else None,
        come.next if fresh.evening is not None or summary.won else None,
    )
    return EndScene(app, ending, games.new_game, before)


def _ending(app: App, run: Run) -> None:
    from game.bigbook.play.statistics import Statistics  # noqa: PLC0415 - see above
    from scenes.bigbook.end.scene import Ending, EndScene  # noqa: PLC0415 - see above
    from scenes.shell import games  # noqa: PLC0415 - see above

    view = run.session.view()
    ending = Ending(run.setup, view.result, view.reason, view.open_round, Statistics(), run=run)
    EndScene(app, ending, games.new_game).ask()


def _replay(app: App, replay: Replay) -> Scene:
    from scenes.bigbook.replay import replay_table  # noqa: PLC0415 - see above

    return replay_table(app, replay)


def _robot(app: App, policy: str, seed: int) -> Callable[[], None]:
    """A pupil in the lessons, else a robot that does what the policy answers."""
    from scenes.bigbook.tutorial.lesson_bot import BookLessonBot  # noqa: PLC0415 - see above
    from scenes.bigbook.tutorial.next_input import Advice  # noqa: PLC0415 - see above
    from scenes.shell.robot import Robot  # noqa: PLC0415 - see above

    if app.launch.tutorial is not None:
        return BookLessonBot(app, seed).frame
    return Robot(app, seed, Advice(entry(GAME).policies[policy](seed))).frame


MODULES = (
    "game.bigbook.play.forecast",
    "game.bigbook.play.standing_answers",
    "game.bigbook.play.statistics",
    "scenes.table.log_drawer",
    "scenes.bigbook.cards.painter",
    "scenes.bigbook.setup.scene",
    "scenes.bigbook.table.render.static_layers",
    "scenes.bigbook.table.animation.event_animator",
    "scenes.bigbook.table.animation.fullscreen_effects",
    "scenes.bigbook.table.animation.monster.motion",
    "scenes.bigbook.table.context",
    "scenes.bigbook.table.panel.view",
    "scenes.bigbook.table.overlays.reading_pane",
    "scenes.bigbook.table.overlays.story_log",
    "scenes.bigbook.rulebook.scene",
    "scenes.bigbook.table.overlays.router",
    "scenes.bigbook.table.scene",
    "scenes.bigbook.tutorial.coach",
    "scenes.bigbook.tutorial.opening",
    "scenes.bigbook.tutorial.lesson",
    "scenes.bigbook.tutorial.challenges",
    "scenes.table.curtain",
    "scenes.bigbook.statistics.scene",
    "scenes.bigbook.ladder.scene",
    "scenes.bigbook.end.scene",
    "scenes.bigbook.end.credits",
    "scenes.bigbook.replay",
)
"""In the order in which they need each other, so that none takes long."""
for _name, _module in (
    ("setup", "setup.scene"),
    ("final-table", "end.scene"),
    ("credits", "end.credits"),
    ("chronicle", "statistics.scene"),
    ("ladder", "ladder.scene"),
    ("challenges", "tutorial.challenges"),
    ("puzzles", "tutorial.challenges"),
    ("challenge", "tutorial.challenges"),
    ("tutorial", "tutorial.lesson"),
    ("rulebook", "rulebook.scene"),
    ("signs", "sign_sheet"),
):
    later(_name, f"scenes.bigbook.{_module}")


def _played(app: App) -> bool:
    """Whether a game has ever come to its end here."""
    return chronicle.begun(app.data, GAME)


HABITS = Habits(
    plays=("card", "spell", "curse", "supply", "library", "ability", "power", "option", "element", "seat", "player"),
    drops=("spell", "curse", "supply", "library"),
    changes=("magician:", "emblem:", "colour:", "players:"),
    presses={"opening": "button:begin"},
)

AIMS = Aims(
    layers=(("ui", "first_far"), ("ui", "first_near"), ("ui", "first_party")),
    shape=1500 / 1060,
    words=(
        TextKey("bigbook.terms.aims.monsters"), TextKey("bigbook.terms.aims.shut"),
        TextKey("bigbook.terms.aims.together"),
    ),
)  # fmt: skip
"""What the book is about: six monsters out of it, and four who are to shut it."""


PLATES = {
    "look": Sight("ui", "defeat", (0.02, 0.0, 0.6, 1.0)),
    "play": Sight("ui", "menu", (0.5, 0.04, 0.92, 0.96)),
    "access": Sight("ui", "tutorial", (0.0, 0.05, 0.42, 1.0)),
    "window": Sight("ui", "victory", (0.04, 0.0, 0.56, 1.0)),
    "below": Sight("ui", "first_party", (0.0, 0.28, 1.0, 1.0)),
}
"""What stands for each page of the settings: an eye, the book on its desk, the room where lessons are heard, a window;
and some who sit about the book."""
BOOK = Screens(
    game=GAME,
    group=GROUP,
    adapter=_adapter,
    texts=Texts(TextKey("bigbook.terms.title.name"), TextKey("bigbook.terms.title.tagline")),
    setup=_setup,
    asked_for=_asked_for,
    counts=(2, 3, 4, 5),
    table=_table,
    end=_end,
    ending=_ending,
    replay=_replay,
    curtain=_curtain,
    begun=_begun,
    tutorial=_tutorial,
    robot=_robot,
    habits=HABITS,
    modules=MODULES,
    faces=_faces,
    aims=AIMS,
    portrait=_portrait,
    edition=EDITION,
    cover=Sight("ui", "menu", (0.5, 0.2, 0.8, 0.62)),
    backdrop=LECTERN_ROOM,
    plates=PLATES,
    settings=SETTINGS,
    rows=ROWS,
    acts=(hints_again(SETTINGS),),
    keys=KEYS,
    sounds={"voice": TextKey("bigbook.edition.voices")},
    lines=(
        MenuLine("tutorial", lambda app: app.go("tutorial"), TextKey("kit.button.tutorial"), order=30, lessons=True),
        MenuLine("rulebook", lambda app: app.open("rulebook"), TextKey("kit.button.rulebook"), order=40),
        MenuLine("chronicle", lambda app: app.open("chronicle"), TextKey("kit.button.chronicle"), _played, order=50),
    ),
)

register(BOOK)
