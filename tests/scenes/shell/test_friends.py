"""The book of friends: who plays here, what is kept for each, equal names, guests, and what the disk refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.rules.options import NAMES
from game.bigbook.terminal.words import names_of
from game.core.engine.chance import Chance
from game.core.play.page import GUEST
from game.core.saves.save import noted, read
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.statistics import kept
from scenes.bigbook.statistics.pens import said
from scenes.bigbook.table.scene import TableScene
from scenes.menus.friends import FriendsScene
from scenes.menus.portraits import portrait_rooms
from scenes.shell import friends, games, robot
from scenes.shell.friend_button import FriendButton
from scenes.shell.friends import FRIENDS, HOUSE, MOST, Friends, told_apart
from scenes.shell.people import take_over
from scenes.shell.profile import Profile
from scenes.shell.run import Run as ShellRun
from scenes.shell.saves import replays, save_index
from scenes.shell.storage import DataDir
from tests.lengths import alike
from tests.scenes.driver import Driver, driving
from tests.scenes.runs import play


def ids(d: Driver) -> list[str]:
    return [thing.id for thing in d.top.things()]


def label(d: Driver, name: str) -> str:
    return d.thing(name).label


def write_down(d: Driver, *names: str) -> Friends:
    """The names are written into the book by hand, one after the other, from the menu and back."""
    d.click("button:friends")
    for name in names:
        d.click("button:new")
        d.click("field:name")
        d.write(name)
        d.key(pygame.K_RETURN)
        d.click("button:keep")
    d.key(pygame.K_ESCAPE)
    assert d.top.name == "menu"
    return friends.of(d.app.data)


def choose(d: Driver, id_: str) -> None:
    """Somebody says in the menu that they play."""
    d.click("button:friends")
    d.click(f"friend:{id_}")


def test_nobody_is_asked_and_the_first_name_takes_over_what_was_learned_here(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        Profile(d.app.data).finish("aim")
        assert label(d, "button:friends") == "Who plays?"
        d.click("button:new-game")
        assert "friend:p1" not in ids(d), "with no name in the book the set-up is as it always was"
        d.app.go("menu")
        write_down(d, "Ana")
        assert label(d, "button:friends") == "Ana plays"
        assert Profile(d.app.data).name == HOUSE and Profile(d.app.data).lessons == ["aim"]
    with driving(tmp_path) as d:
        assert label(d, "button:friends") == "Ana plays"


def test_a_new_name_is_written_without_a_click(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:friends")
        d.click("button:new")
        d.write("Ana")
        d.key(pygame.K_RETURN)
        d.click("choice:face")
        d.click("button:keep")
        assert label(d, f"friend:{HOUSE}").startswith("Ana.")
        d.click("button:new")
        d.key(pygame.K_ESCAPE)
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "friends", "the first Esc ends the writing, the second one leaves"


def test_a_parent_and_a_child_learn_each_for_themselves(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        book = write_down(d, "Ana", "Leo")
        ana, leo = book.present
        Profile(d.app.data).finish("aim")
        Profile(d.app.data).solve("chain", 4)
        choose(d, leo.id)
        assert label(d, "button:friends") == "Leo plays"
        mine = Profile(d.app.data)
        assert (mine.lessons, mine.challenges, mine.hints, mine.opening) == ([], {}, [], False)
        mine.see("first_turn")
        d.click("button:friends")
        assert label(d, f"friend:{ana.id}") == "Ana. 1 lesson · 1 challenge"
        d.click(f"friend:{ana.id}")
        assert Profile(d.app.data).lessons == ["aim"] and Profile(d.app.data).hints == []
        choose(d, leo.id)
    with driving(tmp_path) as d:
        assert label(d, "button:friends") == "Leo plays", "the last one who played"
        assert Profile(d.app.data).hints == ["first_turn"]


def test_of_a_guest_nothing_is_kept(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        write_down(d, "Ana")
        before = sorted(path.name for path in tmp_path.iterdir())
        choose(d, GUEST)
        assert label(d, "button:friends") == "A guest plays"
        Profile(d.app.data).finish("aim")
        assert Profile(d.app.data).lessons == ["aim"], "as long as the guest is there"
        assert Profile(d.app.data, HOUSE).lessons == []
        assert sorted(path.name for path in tmp_path.iterdir()) == before
        late = Profile(d.app.data)
        choose(d, HOUSE)
        late.finish("power")
        assert label(d, "button:friends") == "Ana plays" and Profile(d.app.data).lessons == []
        choose(d, GUEST)
        assert Profile(d.app.data).lessons == [], "the next guest is another one"


def test_two_of_the_same_name_are_told_apart_everywhere(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:friends")
        for _ in range(2):
            d.click("button:new")
            d.click("field:name")
            d.write("Ana")
            said = [one.words for one in d.top.passages() if one.words]
            d.key(pygame.K_RETURN)
            d.click("button:keep")
        assert said == ["The name Ana is taken: this one will be called Ana 2."]
        one, other = friends.of(d.app.data).present
        assert (one.name, other.name) == ("Ana", "Ana") and one.emblem != other.emblem and one.colour != other.colour
        assert [label(d, f"friend:{friend.id}").split(".")[0] for friend in (one, other)] == ["Ana", "Ana 2"]
        d.key(pygame.K_ESCAPE)
        d.click("button:new-game")
        setup = d.top
        assert isinstance(setup, SetupScene)
        assert [(person.name, person.friend) for person in setup.setup.people] == [("Ana", one.id), ("Ana 2", other.id)]
        d.click("button:start")
        d.frames(3)
        d.key(pygame.K_ESCAPE)  # the opening of the very first game
        assert isinstance(d.top, TableScene)
        assert d.top.run.setup.names == ("Ana", "Ana 2")
        assert [person.friend for person in d.top.run.setup.people] == [one.id, other.id]


def test_names_are_told_apart_whatever_they_are() -> None:
    assert told_apart(["Ana", "ana", "ANA 2", "Ana"]) == ["Ana", "ana 2", "ANA 2 2", "Ana 3"]
    assert told_apart(["A" * 24, "A" * 24]) == ["A" * 24, "A" * 22 + " 2"]


def test_seats_are_taken_from_the_book_or_written(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        book = write_down(d, "Ana", "Leo", "Zoe")
        ana, leo, zoe = book.present
        choose(d, zoe.id)
        d.click("button:new-game")
        setup = d.top
        assert isinstance(setup, SetupScene)

        def seats() -> list[tuple[str, str]]:
            return [(person.name, person.friend) for person in setup.setup.people]

        assert seats() == [("Zoe", zoe.id), ("Ana", ana.id)], "whoever is at the computer sits first"
        d.click("players:4")
        assert seats()[2:] == [("Leo", leo.id), ("Dora", "")], "the book before strangers"
        d.click("friend:p1")
        assert label(d, f"friend:{leo.id}") == "Leo. Seat 3"
        d.click(f"friend:{leo.id}")
        assert [name for name, _ in seats()] == ["Leo", "Ana", "Zoe", "Dora"], "they change places"
        assert setup.setup.people[0].colour == leo.colour and setup.setup.people[0].emblem == leo.emblem
        d.click("name:p2")
        d.write("Oma")
        d.key(pygame.K_RETURN)
        assert seats()[1] == ("Oma", ""), "whoever writes another name is a guest"
        who = setup.widget("friend:p2")
        assert isinstance(who, FriendButton) and not who.known
        d.click("name:p2")
        d.write("ana")
        d.key(pygame.K_RETURN)
        assert seats()[1][1] == ana.id, "and whoever writes a name of the book is known again"
        d.click("friend:p2")
        d.click(f"friend:{GUEST}")
        assert seats()[1] == ("Bruno", "")
        for mark in ("magician", "colour", "emblem"):
            assert len({getattr(person, mark) for person in setup.setup.people}) == 4, mark


def test_a_name_is_changed_taken_out_and_brought_back(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        book = write_down(d, "Ana")
        d.click("button:friends")
        d.click(f"edit:{HOUSE}")
        d.click("button:remove")
        assert d.top.name == "friend", "the last name stays"
        d.click("button:close")
        d.key(pygame.K_ESCAPE)
        book = write_down(d, "Leo")
        leo = book.present[1]
        Profile(d.app.data, leo.id).finish("aim")
        d.click("button:friends")
        d.click(f"edit:{leo.id}")
        d.click("field:name")
        d.write("Lea")
        d.key(pygame.K_RETURN)
        d.key(pygame.K_ESCAPE)
        assert book.shown(book.present[1]) == "Leo", "Esc leaves everything as it was"
        d.click(f"edit:{leo.id}")
        d.click("field:name")
        d.write("Lea")
        d.key(pygame.K_RETURN)
        d.click("button:keep")
        assert label(d, f"friend:{leo.id}").startswith("Lea. 1 lesson")
        d.click(f"edit:{leo.id}")
        d.click("button:remove")
        assert f"friend:{leo.id}" not in ids(d) and label(d, "button:bring-back") == "Bring back Lea"
    with driving(tmp_path) as d:
        d.click("button:friends")
        d.click("button:bring-back")
        assert label(d, f"friend:{leo.id}").startswith("Lea. 1 lesson"), "with all that was learned"
        assert "button:bring-back" not in ids(d)


def test_no_name_is_no_entry_and_a_full_book_says_so(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:friends")
        d.click("button:new")
        assert not d.thing("button:keep").enabled
        d.click("button:close")
        book = friends.of(d.app.data)
        for number in range(MOST):
            one = book.fresh()
            one.name = f"N{number}"
            assert book.write(one)
        with pytest.raises(ValueError, match="full"):
            book.write(one)
        d.top.relayout()
        assert not d.thing("button:new").enabled
        assert len({row.rect.topleft for row in d.top.things()}) == len(d.top.things())
        window = pygame.Rect(0, 0, *d.app.size)
        assert all(window.contains(thing.rect) for thing in d.top.things())


def test_everything_is_said_to_ears_and_done_by_keys(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        write_down(d, "Ana", "Leo")
        d.click("button:friends")
        assert d.top.heading() == "Who plays?"
        here = d.top.describe(d.thing(f"friend:{HOUSE}"))
        assert here.said("full").startswith("Ana. 0 lessons") and here.state == ("chosen",)
        leo = friends.of(d.app.data).present[1]
        assert label(d, f"edit:{leo.id}") == "Change Leo"
        for _ in range(12):
            if d.top.focus.current == f"friend:{leo.id}":
                break
            d.key(pygame.K_TAB)
        d.key(pygame.K_RETURN)
        assert d.top.name == "menu" and label(d, "button:friends") == "Leo plays"


# ------------------------------------------------------------------------------------------------ the file


def test_a_damaged_book_is_put_aside_and_the_one_before_it_read(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        write_down(d, "Ana", "Leo")
    (tmp_path / FRIENDS).write_text("{ torn", encoding="utf-8")
    with driving(tmp_path) as d:
        book = friends.of(d.app.data)
        assert book.present[0].name == "Ana"
    (tmp_path / f"{FRIENDS}.1").unlink()
    (tmp_path / FRIENDS).write_text("{ torn", encoding="utf-8")
    with driving(tmp_path) as d:
        assert FRIENDS in d.app.notice.text, "the true message"
        assert label(d, "button:friends") == "Who plays?"
        assert [path.name for path in tmp_path.iterdir() if "damaged" in path.name] != []


def test_entries_are_read_one_by_one_and_what_a_later_edition_knows_stays(tmp_path: Path) -> None:
    book = {
        "version": 9,
        "here": "f1",
        "hats": ["tall"],
        "friends": [
            {"id": "house", "name": "Ana", "colour": "plaid", "emblem": 7, "hat": "tall"},
            {"id": "f1", "name": "Le\0o", "portrait": "stoker", "former": ["Lou"]},
            {"id": "../f2", "name": "Nobody"},
            {"id": "f3", "name": ""},
            "nobody",
        ],
    }
    (tmp_path / FRIENDS).write_text(json.dumps(book), encoding="utf-8")
    found = Friends(DataDir(tmp_path))
    assert [(one.id, one.name, one.colour) for one in found.present] == [
        ("house", "Ana", "crimson"), ("f1", "Leo", "crimson")]  # fmt: skip
    assert found.here is not None and found.here.id == "f1"
    assert found.sit("house")
    after = json.loads((tmp_path / FRIENDS).read_text(encoding="utf-8"))
    assert (after["version"], after["hats"], after["friends"][0]["hat"]) == (9, ["tall"], "tall")
    assert [one["id"] for one in after["friends"][:3]] == ["house", "f1", "f3"]
    assert after["friends"][3:] == [{"id": "../f2", "name": "Nobody"}, "nobody"], "what cannot be read is nobody's loss"


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_a_book_that_only_a_later_edition_can_read_is_left_untouched(tmp_path: Path, lang: str) -> None:
    book = json.dumps({"version": 2, "friends": {"ana": ["Ana", "crimson"]}})
    (tmp_path / FRIENDS).write_text(book, encoding="utf-8")
    with driving(tmp_path, lang=lang) as d:
        d.click("button:friends")
        told = d.app.t("kit.friends.later")
        assert [one.words for one in d.top.passages()] == [told]
        d.click("button:new")
        d.write("Leo")
        d.key(pygame.K_RETURN)
        d.click("button:keep")
        assert d.app.notice.text == told
        d.key(pygame.K_ESCAPE)
        assert "Leo" in label(d, "button:friends"), "until the program ends"
    assert (tmp_path / FRIENDS).read_text(encoding="utf-8") == book
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(FRIENDS)] == [FRIENDS]


def test_two_windows_lose_nobody(tmp_path: Path) -> None:
    one, other = Friends(DataDir(tmp_path)), Friends(DataDir(tmp_path))
    for book, name in ((one, "Ana"), (other, "Leo")):
        friend = book.fresh()
        friend.name = name
        if book is other:
            friend.id = "f1"
        assert book.write(friend)
    assert {friend.name for friend in Friends(DataDir(tmp_path)).present} == {"Ana", "Leo"}


def test_what_the_disk_refuses_holds_until_the_end_and_is_said(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        (tmp_path / FRIENDS).mkdir()
        (tmp_path / f"{FRIENDS}.1").mkdir()
        (tmp_path / FRIENDS / "full").write_text("", encoding="utf-8")
        d.app.data.root = tmp_path / FRIENDS / "full"  # a folder that cannot be one
        d.click("button:friends")
        d.click("button:new")
        d.click("field:name")
        d.write("Ana")
        d.key(pygame.K_RETURN)
        d.click("button:keep")
        assert "cannot be written down" in d.app.notice.text
        d.key(pygame.K_ESCAPE)
        assert label(d, "button:friends") == "Ana plays"


# ------------------------------------------------------------------------------------------------ in play


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_whoever_takes_over_a_companions_seat_is_somebody_of_the_book(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, lang=lang) as d:
        book = write_down(d, "Ana", "Zoe")
        ana, zoe = book.present
        setup = GameSetup(default_people(2), seed=5)
        setup.people[0].friend, setup.people[1].companion = ana.id, "master"
        games.new_game(d.app, setup)
        table = d.top
        assert isinstance(table, TableScene)
        table.run.session.apply(table.run.session.game.random_answer(table.run.session.state, Chance(1)))
        played = table.run.session.hash()
        table.command("company")
        sheet = d.top
        assert "friend:p2" not in ids(d), "a companion is nobody of the book"
        d.click("companion:p2")  # after the master comes a person
        assert d.top.name == "friends" and label(d, f"friend:{zoe.id}").startswith("Zoe")
        d.click(f"friend:{zoe.id}")
        assert d.top is sheet and "Zoe" in label(d, "friend:p2")
        d.click("button:close")
        there = setup.people[1]
        assert (there.name, there.friend, there.colour) == ("Zoe", zoe.id, zoe.colour)
        assert d.thing("seat:p2").label.startswith("Zoe")
        table.run.session.undo()
        table.show_moment()
        assert setup.people[1].name == "Zoe", "who sits there is no step of the game"
        table.run.session.apply(table.run.session.game.random_answer(table.run.session.state, Chance(1)))
        assert table.run.session.hash() == played
        assert table.run.journal is not None
        path = table.run.journal.path
    with driving(tmp_path, lang=lang, resume=True) as d:
        table = d.top
        assert isinstance(table, TableScene)
        assert table.run.session.hash() == played and table.run.setup.tempers == {}
        assert [(one.name, one.friend) for one in table.run.setup.people] == [("Ana", ana.id), ("Zoe", zoe.id)]
        assert save_index.look(path).names == ("Ana", "Zoe")
        assert table.run.journal is not None
        extra = {**table.run.journal.header.extra, "noted": noted(read(path).entries)}
        assert names_of(setup.options, extra) == {"p1": "Ana", "p2": "Zoe"}, "the terminal says so, too"
        assert replays.watch_save(d.app, path)
        assert d.thing("seat:p2").label.startswith("Zoe")


def test_in_play_nobody_else_changes_and_whoever_has_a_seat_changes_places(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        book = write_down(d, "Ana", "Zoe")
        ana = book.present[0]
        setup = GameSetup(default_people(3), seed=5)
        setup.people[1].companion = "adept"
        before = [(one.colour, one.emblem, one.magician) for one in setup.people]
        take_over(setup.people, book, NAMES, 2, ana.id)  # her colour and emblem are those of the first seat
        assert [one.name for one in setup.people] == ["Ana", "Bruno", "Ana 2"]
        assert [(one.colour, one.emblem, one.magician) for one in setup.people] == before
        take_over(setup.people, book, NAMES, 0, ana.id)
        assert [(one.friend, one.companion) for one in setup.people] == [(ana.id, ""), ("", "adept"), ("", "")]
        take_over(setup.people, book, NAMES, 1, ana.id)
        assert [(one.friend, one.companion) for one in setup.people] == [("", ""), (ana.id, "adept"), ("", "")]
        take_over(setup.people, book, NAMES, 1, GUEST)
        assert [one.friend for one in setup.people] == ["", "", ""]
        assert len({one.name for one in setup.people}) == 3


# ------------------------------------------------------------------------------------------------ the chronicle


def finished(d: Driver, setup: GameSetup, seed: int) -> Run:
    run: Run = ShellRun.new(setup, d.app.data)
    play(run, 6000, seed)
    assert run.session.over
    games.finish(d.app, run)
    return run


def test_the_chronicle_knows_people_by_id_and_old_pages_by_name(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        old = GameSetup(default_people(2), seed=2)
        finished(d, old, 2)  # before anybody was written down
        d.app.go("menu")
        book = write_down(d, "Ana", "Zoe")
        ana, zoe = book.present
        new = GameSetup(default_people(3), seed=5)
        for person, one in zip(new.people, (ana, zoe), strict=False):
            person.friend, person.name = one.id, one.name
        run = finished(d, new, 5)
        assert book.write(replace(ana, name="Anna"))
        first, second = kept.pages(d.app)
        assert [(seat.name, seat.friend) for seat in first.seats] == [("Anna", ana.id), ("Bruno", "")]
        assert [(seat.name, seat.friend) for seat in second.seats] == [
            ("Anna", ana.id), ("Zoe", zoe.id), ("A guest", GUEST)]  # fmt: skip
        assert "Caio" not in "".join(path.read_text() for path in (tmp_path / "chronicle").iterdir())
        assert run.setup.names == ("Ana", "Zoe", "Caio"), "the evening itself knew the guest"
        d.app.go("menu")
        d.click("button:chronicle")
        d.click("page:people")
        d.frames(2)
        told = [thing.label for thing in d.top.things() if thing.id.startswith("told:friend-")]
        assert len(told) == 3 and told[0].startswith("Anna"), "both evenings are hers"
        assert any(line.startswith("Bruno") for line in told) and not any("guest" in line for line in told)


GUESTS = {
    "en": ("Ana, Zoe, and a guest", "Ana, Zoe, and 2 guests", "A guest lost their wits"),
    "es": ("Ana, Zoe y alguien de visita", "Ana, Zoe y 2 personas de visita", "Alguien de visita perdió"),
    "pt": ("Ana, Zoe e uma visita", "Ana, Zoe e 2 visitas", "Uma visita perdeu"),
    "it": ("Ana, Zoe e un ospite", "Ana, Zoe e 2 ospiti", "Un ospite ha perso"),
}


@alike(4)
@pytest.mark.parametrize("lang", GUESTS)
def test_the_chronicle_speaks_of_guests_as_a_sentence_does(tmp_path: Path, lang: str) -> None:
    one, two, first = GUESTS[lang]
    with driving(tmp_path, lang=lang, drawn=True) as d:
        book = write_down(d, "Ana", "Zoe")
        for count in (3, 4):
            setup = GameSetup(default_people(count), seed=5)
            for person, friend in zip(setup.people, book.present, strict=False):
                person.friend, person.name = friend.id, friend.name
            finished(d, setup, 5)
        d.app.go("chronicle")
        d.frames(2)
        told = [thing.label for thing in d.top.things() if thing.id.startswith("told:game-")]
        assert f" · {one} · " in told[0] and f" · {two} · " in told[1]
        guest = kept.pages(d.app)[0].seats[2]
        assert d.app.t("bigbook.statistics.moment.out", n=0, seat=said(d.app, guest), round=2).startswith(first)


def test_a_save_keeps_who_sat_there(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        book = write_down(d, "Ana")
        setup = GameSetup(default_people(2), seed=3)
        setup.people[0].friend = book.present[0].id
        run: Run = ShellRun.new(setup, d.app.data)
        assert run.journal is not None
        again: Run = ShellRun.load(run.journal.path, d.app.data)
        assert [person.friend for person in again.setup.people] == [HOUSE, ""]
        assert '"friend":""' not in run.journal.path.read_text(encoding="utf-8").replace(" ", "")


@alike()
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [3, 7, MOST])
def test_the_wall_has_room_for_everybody_and_arrows_lead_to_each(
    tmp_path: Path, size: tuple[int, int], count: int
) -> None:
    with driving(tmp_path, window=size) as d:
        book = friends.of(d.app.data)
        for at in range(count):
            one = book.fresh()
            one.name, one.portrait = f"Friend {at}", "stoker" if at % 2 else ""
            assert book.write(one)
        d.click("button:friends")
        scene = d.top
        assert isinstance(scene, FriendsScene)
        things = scene.things()
        assert len(things) == 2 * count + 3, "a portrait and a quill each, a guest, two buttons"
        for at, thing in enumerate(things):
            assert scene.places.sheet.contains(thing.rect), thing.id
            assert thing.rect.collidelist([other.rect for other in things[at + 1 :]]) < 0, thing.id
            assert robot.find(scene, thing.id) is not None, thing.id
        assert not scene.animating


def test_a_guest_looks_out_of_a_hood_and_nobody_out_of_an_empty_frame(tmp_path: Path) -> None:
    """Two light eyes left and right in the dark of the hood; a frame that waits has the same hood without them."""

    def eyes(picture: Rect) -> list[bool]:
        surface = d.app.window.surface
        assert surface is not None
        high = min(picture.h, picture.w * 1.12) * 0.96
        y = picture.bottom - high + 0.41 * high
        found = []
        for side in (-1, 1):
            box = Rect(0, 0, max(4, round(high * 0.1)), max(4, round(high * 0.06)))
            box.center = round(picture.centerx + side * 0.066 * high), round(y)
            lit = [surface.get_at((x, y)) for x in range(box.x, box.right) for y in range(box.y, box.bottom)]
            found.append(any(min(one[0], one[1]) > 180 for one in lit))
        return found

    with driving(tmp_path, drawn=True) as d:
        d.app.open("friends")
        d.frames(1)
        scene = d.top
        assert isinstance(scene, FriendsScene)
        waiting = [portrait_rooms(cell, scene.theme)[0] for cell in scene.places.rows]
        assert waiting and not any(any(eyes(one)) for one in waiting)
        d.key(pygame.K_ESCAPE)
        write_down(d, "Ana")
        d.click("button:friends")
        d.frames(2)
        guest = portrait_rooms(d.thing(f"friend:{GUEST}").rect, d.top.theme)[0]
        assert eyes(guest) == [True, True]
