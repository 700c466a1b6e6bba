"""The Big Book as the shell sees it: its screens, and how its saves and people are told to whoever knows no game.

Where a saved game stands is told from its snapshots, without playing it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.bigbook.ai.company import people_in
from game.bigbook.rules.kinds import SEAT_OF
from game.bigbook.rules.options import MAGICIANS, WHOLE
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.session import Session
from game.core.saves.save import Loaded, SaveError, note_of, noted
from game.core.text.i18n import TextKey
from game.core.text.phrases import Arg
from game.games import entry
from scenes.bigbook.cards.focus import focus_of
from scenes.bigbook.edition import EDITION
from scenes.bigbook.keys import KEYS
from scenes.bigbook.party import GROUP, GameSetup, Run, asked_for, default_people, party_of, role_of
from scenes.bigbook.rooms import LECTERN_ROOM
from scenes.bigbook.settings import ROWS, SETTINGS
from scenes.bigbook.sharing import SHARING
from scenes.bigbook.sights import monster_of
from scenes.bigbook.worn import worn
from scenes.kit.routes import later
from scenes.kit.scene import Scene
from scenes.shell import games
from scenes.shell.adapters import GameAdapter, Sight, Sitter, Stand
from scenes.shell.rows import hints_again
from scenes.shell.screens import Aims, Face, Habits, MenuLine, Replay, Screens, Texts, register
from scenes.shell.storage import fitting

if TYPE_CHECKING:
    from scenes.shell.app import App


@dataclass(frozen=True, slots=True)
class _Stand:
    """Where a game stood at some step: what a snapshot of the state tells of it."""

    round: int = 1
    turned: int = 0
    active: int = -1
    result: str = ""
    turn: int = 1
    book: tuple[str, ...] = ()
    """All its pages; those that lie open may be told."""

    @property
    def seat(self) -> str:
        """Whose turn it was, '' where nobody knows."""
        return f"p{self.active + 1}" if self.active >= 0 else ""

    @property
    def monster(self) -> Sight | None:
        """The monster on the page that lies open."""
        return monster_of("".join(self.book[max(self.round, self.turned) - 1 :][:1]))

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return self.result not in ("none", "")


def _opening(setup: GameSetup) -> Sight | None:
    """The first monster of a set-up with a seed: it lies open from the beginning."""
    return None if setup.seed is None else monster_of(big_book().new(setup.options, setup.seed).book[0])


def stand(loaded: Loaded) -> Stand:
    """Its round, whose turn it is, who plays and how. SaveError when nothing of it can be dealt."""
    at = _stand(loaded)
    options, seated = loaded.header.options, people_in(loaded.header.extra, noted(loaded.entries))
    names, roles = [str(one.get("name", "")) for one in seated], [role_of(one.get("magician")) for one in seated]
    chosen = [("difficulties", options.get("difficulty")), ("modes", options.get("mode"))]
    if options.get("pages", WHOLE) != WHOLE:
        chosen.append(("evenings", "short"))
    kinds = [f"bigbook.terms.{kind}.{name}.name" for kind, name in chosen if isinstance(name, str) and name]
    won = at.result == "won" if at.over else None
    sitters = [_sitter(one) for one in seated[:5]]
    return Stand(
        _open_round(at), at.seat, tuple(names[:5]), at.over, at.turn, tuple(kinds), won, tuple(roles[:5]),
        at.monster, tuple(sitters),
    )  # fmt: skip


def _sitter(one: Mapping[str, Any]) -> Sitter:
    """How somebody in a save looks; whatever is odd is as nobody has it."""
    found = fitting(default_people(1)[0], one)
    return Sitter(found.magician if role_of(one.get("magician")) else "", found.colour, found.emblem)


def _stand(loaded: Loaded) -> _Stand:
    """Where the game stands at its end, by the snapshots between its steps; what was taken back does not count."""
    stands = [_start(loaded)]
    for line in loaded.entries:
        if "undo" in line:
            del stands[max(1, len(stands) - 1) :]
            continue
        if "answers" in line:
            stands.append(stands[-1])
        noted = note_of(line).get("round")
        if type(noted) is int:
            stands[-1] = replace(stands[-1], round=noted)
        state = line.get("state")
        if isinstance(state, dict):
            here = fitting(_Stand(), state)
            if "content" in line:
                stands = [here]
            stands[-1] = here
    return stands[-1]


def _start(loaded: Loaded) -> _Stand:
    """The deal. SaveError when it cannot be dealt and no snapshot stands in for it."""
    game = big_book()
    try:
        session = Session.new(game, game.options_from_json(loaded.header.options), loaded.header.seed)
    except (ValueError, KeyError, TypeError) as error:
        if not any("state" in entry for entry in loaded.entries):
            raise SaveError("not-a-save", str(error)) from error
        return _Stand()
    table = session.view()
    return _Stand(round=table.open_round, active=SEAT_OF[table.active], book=session.state.book)


def _words(state: State, setup: GameSetup) -> dict[str, Arg]:
    person = setup.people[state.active]
    return {"round": _open_round(state), "seat": person.name, "role": person.role}


def _noted(before: State, here: State) -> dict[str, Any]:
    """A page that was turned within a turn."""
    now = _open_round(here)
    return {"round": now} if now != _open_round(before) else {}


def _open_round(at: _Stand | State) -> int:
    """The round that a table shows (`TableView.open_round`): a new one has begun as soon as its page lies open."""
    return max(at.round, at.turned)


def _first(session: BigBookSession, setup: GameSetup) -> str:
    """BB-SET.20."""
    begun = session.past[0].state if session.past else session.state
    if begun.turn > 1 and setup.seed is not None:
        begun = session.game.new(setup.options, setup.seed)
    return session.game.view(begun).active


# Each screen is read when it is first shown: the menu waits for none of them.


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

    view = run.session.view()
    ending = Ending(run.setup, view.result, view.reason, view.open_round, Statistics(), run=run)
    EndScene(app, ending, games.new_game).ask()


def _replay(app: App, replay: Replay) -> Scene:
    from scenes.bigbook.replay import replay_table  # noqa: PLC0415 - see above

    return replay_table(app, replay)


def _robot(app: App, policy: str, seed: int) -> Callable[[], None]:
    """A pupil in the lessons, else a robot that does what the policy answers."""
    from scenes.bigbook.tutorial.lesson_bot import LessonBot  # noqa: PLC0415 - see above
    from scenes.bigbook.tutorial.next_input import Advice  # noqa: PLC0415 - see above
    from scenes.shell.robot import Robot  # noqa: PLC0415 - see above

    if app.launch.tutorial is not None:
        return LessonBot(app, seed).frame
    return Robot(app, seed, Advice(entry(GameSetup.game).policies[policy](seed))).frame


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
    "scenes.bigbook.table.animation.monster_motion",
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
    "scenes.bigbook.replay.attendant",
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
    from scenes.bigbook.statistics import kept  # noqa: PLC0415 - see above

    return kept.chronicle(app).begun


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


BOOK = Screens(
    adapter=GameAdapter(
        game=GameSetup.game,
        session=BigBookSession,
        party=GameSetup.from_json,
        party_of=party_of,
        words=_words,
        noted=_noted,
        first=_first,
        stand=stand,
        group=GROUP,
        opening=_opening,
        sharing=SHARING,
    ),
    texts=Texts(TextKey("bigbook.terms.title.name"), TextKey("bigbook.terms.title.tagline")),
    setup=_setup,
    asked_for=asked_for,
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
    faces=tuple(
        Face(
            one,
            "magicians",
            f"{one}_bust",
            TextKey(f"bigbook.cards.magicians.{one}.name"),
            partial(focus_of, "magicians", one),
        )
        for one in MAGICIANS
    ),
    aims=AIMS,
    portrait=lambda: monster_of(worn("portrait")),
    edition=EDITION,
    backdrop=LECTERN_ROOM,
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
