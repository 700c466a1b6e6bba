"""The situations the walk looks at. A new screen needs a line in `STAGES`, or a route that opens without arguments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import scenes.program  # noqa: F401  registers every screen
from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.bigbook.play.ladder import ladder
from game.bigbook.play.statistics import Statistics
from game.bigbook.play.summary import written
from game.bigbook.rules.options import MAGICIANS, WHOLE, Pages
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from game.core.engine.event import Event
from game.core.saves.journal import Journal
from game.core.saves.recording import of_save
from game.core.saves.save import Header, read
from game.core.text.i18n import Catalogue
from scenes.bigbook.end.scene import Ending, EndScene
from scenes.bigbook.ids import GROUP
from scenes.bigbook.ladder.scene import LadderScene
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.settings import SETTINGS, change
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.statistics import kept
from scenes.bigbook.statistics.scene import OPENINGS, ChronicleScene
from scenes.bigbook.table.input.drafting import write
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text.prompts import DeskNote
from scenes.kit import routes
from scenes.kit.form import Form
from scenes.menus.code_sheet import CodeScene
from scenes.menus.files import FilesScene
from scenes.menus.settings import SettingsScene
from scenes.menus.settings_rows import PAGES
from scenes.shell import friends, games, screens
from scenes.shell.app import App
from scenes.shell.command_line import LOCALES
from scenes.shell.friend_button import Seating
from scenes.shell.run import party_in
from scenes.shell.saves import archive, codes, replays, save_index
from scenes.shell.screens import Replay
from scenes.table.curtain import SIGN, Curtain
from scenes.table.tooltip import AFTER
from tests.fit.games import LONG_NAMES, Found, climbing_games, explored, finished_games, people, run_of

Prepare = Callable[[App], None]
RELEASED = Path(__file__).parents[1] / "core" / "saves"
SEEDS = tuple(range(1, 9))
DAMAGED = "game-00099.journal"
"""A save that cannot be opened; the list of bookmarks names its file."""


def _route(name: str) -> Prepare:
    return lambda app: app.go(name)


def _over(name: str, *args: object) -> Prepare:
    def prepare(app: App) -> None:
        app.go("menu")
        app.open(name, *args)

    return prepare


def _setup(count: int, *, long: bool = False, pages: Pages = WHOLE) -> Prepare:
    def prepare(app: App) -> None:
        scene = SetupScene(app)
        scene.setup.people = people(count, long=long)
        scene.setup.pages = pages
        app.replace(scene)

    return prepare


def _menu_with_game(app: App) -> None:
    games.new_game(app, GameSetup(people(2, long=False), seed=3))
    app.go("menu")


def _curtain(app: App) -> None:
    """The set-up, a game started, and its table not ready yet: the hourglass stands there."""
    setup = GameSetup(people(5, long=True), seed=1)
    app.go("setup")
    table = screens.of(setup.game).table(app, Run(BigBookSession.start(setup.options, 1), setup))
    app.push(Curtain(app, table, lambda: None))
    assert isinstance(app.top, Curtain)
    app.top.update(SIGN)


def _end(result: str, reason: str, count: int, *, long: bool) -> Prepare:
    def prepare(app: App) -> None:
        tally = Statistics()
        gone = Event("curse_destroyed", {"seat": "p1", "curse": "w1"})
        put = {"seat": "p2", "card": "fire1", "from": "p2.hand", "to": "p2.support", "source": "rules"}
        mad = {"seat": "p2", "card": "madness", "from": "stack", "to": "p2.hand", "source": "rules"}
        healed = {"seat": "p2", "card": "madness", "from": "p2.hand", "to": "stack", "source": "p2"}
        tally.begin(1, "cover_1", "p1")
        tally.add([gone] * 12 + [Event("card_supported", {**put})] * 3 + [Event("madness_received", {**mad})] * 4)
        for number, page in enumerate(("page_02", "page_05", "page_07", "page_11", "page_08")):
            ended = Event("failure_began" if number % 2 else "bonus_began", {"page": page})
            tally.add([ended, Event("page_turned", {"monster": page, "page": page})])
            tally.add([Event("turn_began", {"seat": f"p{number % 2 + 1}", "turn": number * 5})])
            tally.add([Event("curse_destroyed", {"seat": f"p{number % 2 + 1}", "curse": "w1"})] * (number * 3 % 5))
        over = Event("game_won", {}) if result == "won" else Event("game_lost", {"reason": reason})
        tally.add([Event("card_cured", {**healed})] * 3 + [over])
        tally.turns, tally.undone = 33, 4
        state = explored(count, SEEDS).ended
        assert state is not None
        run = run_of(state, count, long=long)
        ending = Ending(run.setup, result, reason, 6, tally, "page_08", run)
        app.replace(EndScene(app, ending, games.new_game))

    return prepare


def _climbed(result: str, count: int) -> Prepare:
    """The end of a game that has climbed a rung and earned seals."""

    def prepare(app: App) -> None:
        group = people(count, long=True)
        app.data.write(GROUP, GameSetup(group).to_json())
        _end(result, "" if result == "won" else "all-eliminated", count, long=True)(app)
        assert isinstance(app.top, EndScene)
        evening = next(one for one in ladder().evenings if one.id == "between_lines")
        (summary,) = finished_games(1)
        seals = ("five_piles", "no_step_back")
        app.replace(
            EndScene(
                app,
                replace(app.top.ending, summary=summary, seals=seals, evening=evening, following=evening),
                games.new_game,
            )
        )

    return prepare


def _replay(save: str, at: int, hover: str) -> Prepare:
    """A released save watched by people of long names, the pointer on one of its marks."""

    def prepare(app: App) -> None:
        app.go("menu")
        loaded = read(RELEASED / save)
        recording, party = of_save(big_book(), loaded), party_in(loaded)
        party.people = people(len(party.people), long=True)
        replays.watch(app, Replay(recording, party, at))
        app.notice.clear()
        assert app.top is not None
        app.top.hover = hover

    return prepare


def _paused(app: App) -> None:
    """The menu over a game that is kept: all its lines."""
    games.new_game(app, GameSetup(people(5, long=True), seed=3))
    scene = app.top
    assert isinstance(scene, TableScene)
    scene.session.apply(scene.session.game.random_answer(scene.session.state, Chance(1)))
    scene.command("menu")


def _chronicle(at: int) -> Prepare:
    def prepare(app: App) -> None:
        scene = ChronicleScene(app, finished_games(240))
        scene.at = at
        app.replace(scene)

    return prepare


def _ladder(climbed: int, at: int) -> Prepare:
    """The ladder after so many evenings, open at some place."""

    def prepare(app: App) -> None:
        for number, game in enumerate(climbing_games(climbed)):
            kept.chronicle(app).keep(f"bigbook-{number + 1:05d}-1.json", written(game))
        scene = LadderScene(app)
        scene.at = at
        app.replace(scene)

    return prepare


def _menu_with_a_picture(app: App) -> None:
    change(app, "looks", {"portrait": "page_05"})
    app.go("menu")


def _then(prepare: Prepare, name: str) -> Prepare:
    """A screen, and one of its things pressed."""

    def both(app: App) -> None:
        prepare(app)
        top = app.top
        assert top is not None
        top.press(next(thing for thing in top.things() if thing.id.startswith(name)))

    return both


def _screen_keys(app: App) -> None:
    """The keys on the screen, over the set-up."""
    _setup(2)(app)
    below = app.stack[-1]
    assert isinstance(below, Form)
    field = below.widget("name:p1")
    assert field is not None
    field.press()
    app.open("screen-keys", below, field)


def _saves(app: App) -> None:
    """The bookmarks, with more games than one page holds and one that is damaged."""
    app.go("menu")
    folder = app.data.saves
    for number in range(12 - len(list(folder.glob("*.journal")))):
        games.new_game(app, GameSetup(people(5 if number % 2 else 2, long=True), "medium", "nightmare", seed=number))
    app.go("menu")
    (folder / DAMAGED).write_bytes(b"dear book")
    archive.name_it(app.data, save_index.kept(app.data)[0], "W" * save_index.TITLE_LENGTH)
    app.open("saves")


def _code(text: str = "") -> Prepare:
    """A code has been typed; the longest there is where none is given."""

    def prepare(app: App) -> None:
        _over("code")(app)
        assert isinstance(app.top, CodeScene)
        app.top.type(text or codes.of_party(GameSetup(default_people(5), "hard", "nightmare", seed=2**62)))

    return prepare


def _friends(then: Prepare) -> Prepare:
    """A full book of friends of long names and faces, and one who was removed."""

    def prepare(app: App) -> None:
        book = friends.of(app.data)
        while not book.full:
            one, at = book.fresh(), len(book.present)
            one.name, one.portrait = LONG_NAMES[at % len(LONG_NAMES)], MAGICIANS[at * 3 % len(MAGICIANS)]
            book.write(one)
        then(app)

    return prepare


def _bring_back(app: App) -> None:
    book = friends.of(app.data)
    book.remove(book.present[-1].id)
    _over("friends")(app)


def _friend_of_a_seat(app: App) -> None:
    one, other, *_ = friends.of(app.data).present
    _over("friends", Seating(5, {one.id: 4, other.id: 5}, lambda id_: None))(app)


def _friend_changed(app: App) -> None:
    _over("friend", friends.of(app.data).present[6])(app)


def _files(*, write: bool) -> Prepare:
    """A folder with more in it than one page holds, some of it with long names."""

    def prepare(app: App) -> None:
        _saves(app)
        app.open("files", save_index.kept(app.data)[0] if write else None)
        assert isinstance(app.top, FilesScene)
        folder = app.data.root / "post"
        for number in range(30):
            (folder / f"{number} {'a folder of Wilhelmina Wallflower ' * (number % 3)}".strip()).mkdir(
                parents=True, exist_ok=True
            )
        app.top.go(folder)

    return prepare


def _key_asked(app: App) -> None:
    _over("keys")(app)
    top = app.top
    assert top is not None
    top.press(next(thing for thing in top.things() if thing.id == "key:accessibility"))


def table(app: App, state: State, players: int, *, long: bool) -> TableScene:
    """Put a table in that moment on the screen and wait until it stands still."""
    app.prefs.set_own(SETTINGS, "sheet", False)
    scene = TableScene(app, run_of(state, players, long=long))
    app.replace(scene)
    for _ in range(400):
        if scene.settled:
            break
        app.frame(shown=False)
    assert scene.settled
    return scene


def _moment(key: str, players: int, found: Found) -> State:
    if key == "crowded":
        assert found.crowded is not None
        return found.crowded[1]
    if key in found.acts:
        return found.acts[key][1]
    return found.questions[key][1]


def _table(key: str, players: int, *, long: bool, then: Callable[[TableScene], None] | None = None) -> Prepare:
    def prepare(app: App) -> None:
        scene = table(app, _moment(key, players, explored(players, SEEDS)), players, long=long)
        if then is not None:
            then(scene)

    return prepare


def _unsaved(*, asked: bool) -> Prepare:
    """A game that no disk takes: its sign in the ribbon, or the sheet that explains it."""

    def prepare(app: App) -> None:
        scene = table(app, _moment("crowded", 3, explored(3, SEEDS)), 3, long=True)
        wall = app.data.root / "wall"
        wall.write_text("a file where a folder should be")
        header = Header("bigbook", {}, 1, "")
        scene.run.journal = Journal.create(wall / "game-00001.journal", header, scene.session)
        scene.update(0)
        app.frame()
        if asked:
            app.open("unsaved", scene.run)

    return prepare


def _view(what: str) -> Callable[[TableScene], None]:
    def then(scene: TableScene) -> None:
        if what == "log":
            tell_everything(scene)
        scene.overlays.view(what)

    return then


def tell_everything(scene: TableScene) -> None:
    """One line of the story for every kind of event that games by chance know."""
    for count in (2, 5):
        for event in explored(count, SEEDS).events.values():
            if str(event.get("seat", "p1")) in scene.render.model.seats:
                scene.story.begin()
                scene.story.tell(event)
    scene.drawing.refresh()


def _command(name: str) -> Callable[[TableScene], None]:
    return lambda scene: (scene.overlays.command(name), None)[1]


def _read(role: str) -> Callable[[TableScene], None]:
    def then(scene: TableScene) -> None:
        found = [thing for thing in scene.things() if thing.id.startswith(role)]
        assert found, f"no {role} among {sorted({thing.id.partition(':')[0] for thing in scene.things()})}"
        scene.overlays.read(found[0])

    return then


def _friend(scene: TableScene) -> None:
    """A card in the pane, in another language than the table's."""
    _read("curse:")(scene)
    scene.command("pane_language")


def _strip(actions: int) -> Callable[[TableScene], None]:
    """Somebody acts or chooses at the desk in another player's turn."""

    def then(scene: TableScene) -> None:
        scene.render.note = DeskNote("p2", "p1", actions)
        scene.drawing.refresh()

    return then


def _whole(role: str) -> Callable[[TableScene], None]:
    """A card read as large as the window."""

    def then(scene: TableScene) -> None:
        _read(role)(scene)
        _read(role)(scene)
        assert scene.overlays.pane.whole

    return then


def _hint(steps: int) -> Callable[[TableScene], None]:
    def then(scene: TableScene) -> None:
        scene.command("hint")
        for _ in range(steps):
            top = scene.app.top
            assert top is not None
            top.command("hint")

    return then


def _hover(role: str) -> Callable[[TableScene], None]:
    def then(scene: TableScene) -> None:
        scene.hover = next(thing.id for thing in scene.things() if thing.id.startswith(role))
        scene.tooltip.update(0.0)
        scene.tooltip.update(AFTER + 1)

    return then


def _asks(what: str) -> Callable[[TableScene], None]:
    """A button of the panel asks once more, its tooltip beside it."""

    def then(scene: TableScene) -> None:
        scene.state.asked = what
        write(scene.context)
        scene.context.touch()
        _hover("button:undo")(scene)

    return then


def _another_policy(scene: TableScene) -> None:
    """The settings ask whether everybody agrees to another undo policy."""
    scene.app.open("settings", "play")
    top = scene.app.top
    assert isinstance(top, SettingsScene)
    top.ask("free")


def _plan(role: str) -> Callable[[TableScene], None]:
    def then(scene: TableScene) -> None:
        target = next(thing for thing in scene.things() if thing.id.startswith(role) and thing.enabled)
        scene.controller.payment.target(target)

    return then


STAGES: dict[str, Prepare] = {
    "menu": _route("menu"),
    "menu with a game": _menu_with_game,
    "first-run": _route("first-run"),
    **{f"setup {n}": _setup(n) for n in (2, 3, 4, 5)},
    "setup 5 long names": _setup(5, long=True),
    "setup short evening": _setup(4, pages=3),
    "curtain": _curtain,
    **{f"settings {page}": _over("settings", page) for page in PAGES},
    "keys": _over("keys"),
    "screen keys": _screen_keys,
    "keys, one asked": _key_asked,
    "saves": _saves,
    "saves, one of them": _then(_saves, "details:"),
    "saves, finished ones": _then(_saves, "tab:history"),
    "code": _over("code"),
    "code, a wrong one": _code("BB-1234-5678"),
    "code, a long one": _code(),
    "daily": _over("daily", GameSetup.game),
    "files": _files(write=False),
    "files, to be written": _files(write=True),
    "unsaved": _unsaved(asked=True),
    "table unsaved": _unsaved(asked=False),
    "final table": _then(_end("lost", "all-eliminated", 3, long=True), "button:table"),
    **{f"chronicle {one.name}": _chronicle(at) for at, one in enumerate(OPENINGS)},
    "ladder lower": _ladder(0, 0),
    "ladder upper": _ladder(11, 1),
    "ladder climbed": _ladder(len(ladder().evenings), 1),
    "ladder looks": _ladder(11, 2),
    "menu with a picture": _menu_with_a_picture,
    "end won": _end("won", "", 2, long=False),
    "end climbed": _climbed("won", 2),
    "end climbed, lost": _climbed("lost", 5),
    **{
        f"end {reason}": _end("lost", reason, 5, long=True)
        for reason in ("madness-stack-empty", "last-monster-undefeated", "all-eliminated")
    },
    "table 2": _table("action", 2, long=False),
    "table 3": _table("crowded", 3, long=False),
    "table 5 crowded": _table("crowded", 5, long=True),
    "pay a spell": _table("activate", 5, long=True, then=_plan("spell:")),
    "pay a curse": _table("destroy", 5, long=False, then=_plan("curse:")),
    "learn": _table("learn", 3, long=False, then=_plan("library:")),
    "acquire": _table("acquire", 3, long=False, then=_plan("supply:")),
    "ability": _table("ability", 5, long=True, then=_plan("ability:")),
    "why": _table("crowded", 5, long=True, then=_command("why")),
    **{f"hint {n + 1}": _table("crowded", 5, long=True, then=_hint(n)) for n in range(3)},
    "replay": _replay("one-header-five-players.journal", 70, "replay:strike:13"),
    "replay, a choice": _replay("one-header-five-players.journal", 120, "replay:play-on"),
    "replay ended": _replay("one-header-finished.journal", 117, "replay:lost:116"),
    "pause, a kept game": _paused,
    "pause": _table("crowded", 2, long=False, then=_command("menu")),
    "sheet at the side": _table("crowded", 5, long=True, then=_command("sheet")),
    **{f"reading {r}": _table("crowded", 5, long=False, then=_read(r))
       for r in ("spell:", "curse:", "library:", "supply:", "card:", "magician", "ability:")},
    **{f"whole {r}": _table("crowded", 5, long=False, then=_whole(r))
       for r in ("spell:", "curse:", "supply:", "magician")},
    **{f"desk strip {n}": _table("crowded", 5, long=n < 2, then=_strip(n)) for n in (0, 1, 2)},
    "reading for a friend": _table("crowded", 5, long=False, then=_friend),
    **{f"tooltip {r}": _table("crowded", 5, long=False, then=_hover(r))
       for r in ("spell:", "curse:", "library:", "ability:", "seat:p2", "madness", "rounds", "track:0", "phases",
                 "danger", "pile:", "supply:", "button:menu", "button:end-turn", "deck:", "discard:")},
    "undo asks": _table("crowded", 5, long=True, then=_asks("undo")),
    "end asks": _table("crowded", 5, long=True, then=_asks("end")),
    "settings over a game": _table("crowded", 5, long=True, then=_another_policy),
    **{f"viewer {w}": _table("crowded", 5, long=True, then=_view(w))
       for w in ("log", "book", "aside", "deck:p1", "discard:p1", "seat:p2")},
    "friends, nobody yet": _over("friends"),
    "friends": _friends(_over("friends")),
    "friends, one removed": _friends(_bring_back),
    "friends, for a seat": _friends(_friend_of_a_seat),
    "friend": _friends(_friend_changed),
    "menu with friends": _friends(_route("menu")),
    **{f"setup {n} with friends": _friends(_setup(n, long=n > 2)) for n in (2, 5)},
}  # fmt: skip

COVERED = {"menu", "first-run", "setup", "settings", "keys", "final-table", "saves", "save", "code", "daily", "files",
           "unsaved", "screen-keys", "friends", "friend"}  # fmt: skip
"""Routes that stages above open with what they need."""


def questions(players: int = 5) -> dict[str, Prepare]:
    """A table at every kind of question that games by chance asked; those that only two players met, with two."""
    rare = dict.fromkeys(explored(2, SEEDS).questions, 2)
    asked = rare | dict.fromkeys(explored(players, SEEDS).questions, players)
    return {f"question {key}": _table(key, count, long=True) for key, count in asked.items()}


@cache
def _rulebook() -> list[str]:
    return [chapter.id for chapter in Contents(Catalogue.load("en", [LOCALES])).chapters]


ARGUMENTS: dict[str, Callable[[], list[str]]] = {
    "challenge": lambda: [one.id for one in challenges()],
    "tutorial": lambda: ["", *(one.id for one in lessons())],
    "rulebook": lambda: ["", *_rulebook()],
}
"""What a screen is opened with, each once; screens that need nothing are not listed."""


def _opened(name: str, argument: str) -> Prepare:
    def prepare(app: App) -> None:
        app.go("menu")
        try:
            app.open(name, *([argument] if argument else []))
        except TypeError:  # a screen that lies over a table
            _table("crowded", 3, long=False)(app)
            app.open(name, app.top)
        for _ in range(400):
            if app.settled:
                break
            app.frame(shown=False)

    return prepare


def routed() -> dict[str, Prepare]:
    """Every registered screen nobody has named above, opened with each of its arguments."""
    return {
        f"route {name} {argument}".rstrip(): _opened(name, argument)
        for name in routes.names()
        if name not in COVERED
        for argument in ARGUMENTS.get(name, lambda: [""])()
    }


def every_stage() -> dict[str, Prepare]:
    """All situations by name."""
    return {**STAGES, **routed(), **questions()}
