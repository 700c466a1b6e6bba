"""The set-up screen: people, magicians, balance, seed, and what is remembered."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.bigbook.rules.options import MAGICIANS, TEMPERS
from scenes.bigbook.party import GameSetup, default_people
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.setup.view import (
    HARD,
    SetupLayout,
    ability_told,
    balance,
    deck_elements,
    flavours,
    opener,
    opens,
    short_of,
)
from scenes.bigbook.table.scene import TableScene
from scenes.kit.speech import sayable
from scenes.kit.text_field import TextField
from scenes.shell.saves import codes
from tests.fit.spy import watching, words_of
from tests.lengths import alike, crossed, soaks
from tests.scenes.driver import Driver, driving


def scene(d: Driver) -> SetupScene:
    found = d.top
    assert isinstance(found, SetupScene)
    return found


def at_setup(d: Driver) -> SetupScene:
    d.click("button:new-game")
    return scene(d)


def written(setup: SetupScene) -> str:
    """What stands in the field of the seed."""
    field = setup.widget("field:seed")
    assert isinstance(field, TextField)
    return field.value


def test_people_are_added_and_removed(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        for count in (5, 3, 2, 4):
            d.click(f"players:{count}")
            assert len(setup.setup.people) == count
            assert len({person.magician for person in setup.setup.people}) == count
            assert f"name:p{count}" in [thing.id for thing in setup.things()]
            assert f"name:p{count + 1}" not in [thing.id for thing in setup.things()]


def test_all_magicians_have_their_line_of_flavour_or_none_has(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        d.click("players:5")
        rooms = [place.words for place in setup.places.seats][:5]
        free = [room.y for room in rooms]
        assert len(flavours(d.app, setup.setup, setup.places, free)) == 5
        for crowded in range(5):
            for left in (12, -3):
                lows = [room.bottom - left if i == crowded else room.y for i, room in enumerate(rooms)]
                assert flavours(d.app, setup.setup, setup.places, lows) == []


def test_a_taken_magician_changes_places(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        first, second = (person.magician for person in setup.setup.people)
        setup.set_magician(0, second)
        assert [person.magician for person in setup.setup.people] == [second, first]
        thing = d.thing("magician:p1")
        for _ in range(len(MAGICIANS)):
            d.click_at((thing.rect.right - 10, thing.rect.centery))
            assert len({person.magician for person in setup.setup.people}) == 2


def test_a_name_is_written_over_the_old_one(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        d.click("name:p1")
        d.write("Zoe")
        d.key(pygame.K_BACKSPACE)
        d.key(pygame.K_RETURN)
        assert setup.setup.people[0].name == "Zo"
        assert d.top is setup


def test_letters_in_a_name_are_no_commands(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        d.click("name:p1")
        for letter in "eur":
            d.key(pygame.key.key_code(letter), text=letter)
        d.key(pygame.K_a, pygame.KMOD_LSHIFT, "A")
        assert setup.setup.people[0].name == "eurA"
        assert d.top is setup


def test_marks_stay_different(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        d.click("players:5")
        for _ in range(3):
            d.click("emblem:p1")
            d.click("colour:p2")
            people = setup.setup.people
            assert len({person.emblem for person in people}) == 5
            assert len({person.colour for person in people}) == 5


def test_a_seed_is_digits_only(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        d.click("field:seed")
        d.write("4x2")
        assert setup.setup.seed == 42
        d.key(pygame.K_BACKSPACE)
        d.key(pygame.K_BACKSPACE)
        assert setup.setup.seed is None


def test_letters_typed_on_a_focused_field_begin_writing(tmp_path: Path) -> None:
    """By keys the seed took nothing before Enter was pressed there."""
    with driving(tmp_path) as d:
        setup = at_setup(d)
        setup.focus.set("field:seed")
        d.write("47")
        assert setup.setup.seed == 47
        d.key(pygame.K_RETURN)
        d.key(pygame.K_TAB)
        setup.focus.set("name:p1")
        d.key(pygame.K_a, pygame.KMOD_LSHIFT, "A")
        assert d.top is setup and setup.setup.people[0].name == "A", "no command takes it"


def test_the_seed_takes_a_code_as_well(tmp_path: Path) -> None:
    """Whoever was sent a code writes it where the seed stands: seats, magicians, difficulty and luck follow."""
    with driving(tmp_path) as d:
        setup = at_setup(d)
        setup.seating.set_name(0, "Zoe")
        sent = GameSetup(default_people(3), "hard", "nightmare", seed=2**62)
        sent.people[0].magician, sent.people[2].magician = sent.people[2].magician, sent.people[0].magician
        code = codes.of_party(sent)
        d.click("field:seed")
        d.write(code[:-1])
        assert setup.setup.seed is None and written(setup) == code[:-1]
        d.key(pygame.K_RETURN)
        d.click("button:start")
        assert d.top is setup and "sign" in d.app.notice.text, "half a code starts no game"
        d.click("field:seed")
        d.write(code.lower())
        assert setup.setup.options == sent.options and written(setup) == str(2**62)
        assert setup.setup.people[0].name == "Zoe" and len(setup.setup.people) == 3
        assert written(setup) == str(2**62)


def test_decks_hold_thirteen_elements() -> None:
    assert {sum(deck_elements(name).values()) for name in MAGICIANS} == {13}


def test_the_balance_names_what_is_short() -> None:
    people = default_people(2)
    people[0].magician, people[1].magician = "lakekeeper", "ferryman"
    assert sum(balance(people).values()) == 26
    assert short_of(people) == ["fire"] or "fire" in short_of(people)
    assert short_of(default_people(5)) == []


def test_surprise_gives_different_magicians(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        d.click("players:5")
        for _ in range(5):
            d.click("button:surprise")
            assert len({person.magician for person in setup.setup.people}) == 5


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"people": "everybody"},
        {"people": [{"name": "\0[fire]", "magician": "nobody"}] * 9, "difficulty": 3, "seed": -1, "undo": "never"},
        {"people": [{"magician": "stoker", "colour": "jade", "emblem": "owl"}] * 3, "seed": True},
    ],
)
def test_any_remembered_group_becomes_playable(data: dict[str, object]) -> None:
    setup = GameSetup.from_json(data)
    assert 2 <= len(setup.people) <= 5
    assert setup.options.magicians
    for mark in ("magician", "colour", "emblem"):
        assert len({getattr(person, mark) for person in setup.people}) == len(setup.people)
    assert all(person.name for person in setup.people)


def test_who_opens_the_book_is_told_where_the_seed_is_known(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = at_setup(d)
        d.click("players:4")
        assert opener(setup.setup) is None
        assert opens(d.app, setup.setup) == d.app.t("kit.setup.first_player")
        setup.seed.write("77")
        first = opener(setup.setup)
        assert first is not None and first.name in opens(d.app, setup.setup)
        d.click("button:start")
        d.frames(3)
        d.key(pygame.K_ESCAPE)  # the opening of the very first game
        assert isinstance(d.top, TableScene)
        assert d.top.run.setup.person(d.top.session.view().active).name == first.name


@soaks
@pytest.mark.parametrize(("size", "count"), crossed([(1280, 720), (1920, 1080)], [2, 3, 4, 5]))
def test_the_slips_leave_no_hole(tmp_path: Path, size: tuple[int, int], count: int) -> None:
    with driving(tmp_path, window=size) as d:
        for place in SetupLayout.of(size, d.app.theme, count).seats:
            parts = [place.portrait, place.words, place.bars]
            assert all(place.slip.contains(part) for part in parts)
            assert max(part.bottom for part in parts) > place.slip.bottom - place.slip.h * 0.12
            assert place.portrait.h > place.slip.h * 0.28
            assert not place.words.colliderect(place.portrait) and not place.words.colliderect(place.bars)
            assert not place.bars.colliderect(place.portrait)


@soaks
@pytest.mark.parametrize(("size", "count"), crossed([(1280, 720), (1920, 1080)], [2, 3, 4, 5]))
def test_the_picture_is_what_one_sees_first(tmp_path: Path, size: tuple[int, int], count: int) -> None:
    """It is the largest part of a slip, and the name of the magician lies at its foot, over no word of theirs."""
    with driving(tmp_path, window=size) as d:
        for place in SetupLayout.of(size, d.app.theme, count).seats:
            picture = place.portrait.w * place.portrait.h
            others = (place.seal, place.name, place.player, place.bars, place.words)
            assert all(picture > part.w * part.h for part in others[:-1])
            assert place.magician.inflate(0, 2 * d.app.theme.px(12)).colliderect(place.portrait)
            assert place.magician.w <= place.portrait.w or place.magician.y >= place.portrait.bottom, (
                "wider, so below it"
            )
            assert place.magician.y > place.portrait.y + place.portrait.h * 0.75
            assert picture > place.slip.w * place.slip.h * 0.33, "a third of the slip and more"
            assert not any(place.magician.colliderect(part) for part in others)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [4, 5])
def test_pictures_of_many_hang_framed_before_their_papers(tmp_path: Path, size: tuple[int, int], count: int) -> None:
    with driving(tmp_path, window=size) as d:
        seats = SetupLayout.of(size, d.app.theme, count).seats
        for place in seats:
            assert place.portrait.x == place.slip.x and place.portrait.w > place.slip.w * 0.75
            assert abs(place.portrait.centerx - place.tag.centerx) <= 1 and place.portrait.top < place.tag.bottom
            assert place.name.top > place.portrait.bottom < place.seal.top


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_sign_of_an_ability_stands_clear_of_its_text(tmp_path: Path, size: tuple[int, int], lang: str) -> None:
    with driving(tmp_path, window=size, lang=lang) as d:
        setup = at_setup(d)
        d.click("players:5")
        for magician in MAGICIANS:
            for place in setup.places.seats[:5]:
                told = ability_told(d.app, magician, place)
                (_, name_at), (_, text_at) = told.lines[:2]
                assert told.emblem is not None
                assert told.corner[0] + told.emblem.get_width() < name_at[0], (magician, lang)
                assert told.corner[1] + told.emblem.get_height() < text_at[1], (magician, lang)


def test_what_magicians_can_do_is_written_in_letters_of_one_size(tmp_path: Path) -> None:
    with driving(tmp_path, lang="en", drawn=True) as d:
        setup = at_setup(d)
        d.click("players:5")
        seats = list(zip(setup.setup.people, setup.places.seats, strict=False))
        alone = [ability_told(d.app, person.magician, place).size for person, place in seats]
        assert len({*alone}) > 1, "one of them has more to say"
        with watching() as spy:
            setup.rebake()
            d.frames(1)
        drawn = {one.text: one.size for one in spy.drawn}
        texts = [
            words_of(ability_told(d.app, person.magician, place, min(alone)).lines[1][0]) for person, place in seats
        ]
        assert {drawn[text] for text in texts} == {min(alone)}


def test_nightmare_counts_the_value_two_card_as_one() -> None:
    assert {sum(deck_elements(name, "nightmare").values()) for name in MAGICIANS} == {12}
    people = default_people(3)
    assert sum(balance(people).values()) - sum(balance(people, "nightmare").values()) == 3


def test_every_magician_says_how_hard_they_are_to_play() -> None:
    assert set(HARD) == set(MAGICIANS)
    assert {HARD[one] for one in MAGICIANS} == {"easy", "some", "practice"}


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
@pytest.mark.parametrize("count", [3, 5])
def test_how_well_a_companion_plays_is_a_whole_word(tmp_path: Path, lang: str, count: int) -> None:
    """Where "computer: apprentice" has no room, a cogwheel stands for the computer; ears still hear the whole."""
    with watching() as spy, driving(tmp_path, window=(1280, 720), lang=lang, drawn=True) as d:
        setup = at_setup(d)
        d.click(f"players:{count}")
        for index, temper in enumerate(TEMPERS[: count - 1], start=1):
            setup.set_companion(index, temper)
        spy.clear()
        d.frames(2)
        who = d.app.t("bigbook.company.ui.who")
        assert any(one.text.startswith(f"{who}: ") and not one.cut for one in spy.drawn), "it says what is chosen"
        for index, temper in enumerate(TEMPERS[: count - 1], start=1):
            words = d.app.t(f"bigbook.company.tempers.{temper}")
            ways = (f"{who}: [cog] {words}", f"[cog] {words}")
            (told,) = [one for one in spy.drawn if one.text.replace("\u00a0", " ") in ways]
            assert not told.cut and not told.broken
            machine = d.app.t("bigbook.company.ui.machine", name=words)
            assert d.thing(f"companion:p{index + 1}").label == f"{who}: {machine}"


@alike()
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
@pytest.mark.parametrize(("size", "letters"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)])
@pytest.mark.parametrize("count", [2, 5])
def test_the_choice_of_person_or_computer_says_what_it_is(
    tmp_path: Path, lang: str, size: tuple[int, int], letters: float, count: int
) -> None:
    """A stranger read "a person plays" between two arrows and took it for a line about the magician."""
    with watching() as spy, driving(tmp_path, window=size, lang=lang) as d:
        d.app.prefs.set("text_scale", letters)
        setup = at_setup(d)
        d.click(f"players:{count}")
        setup.set_companion(1, "apprentice")
        spy.clear()
        d.frames(2)
        t = d.app.t
        who, one = t("bigbook.company.ui.who"), t("bigbook.company.ui.one")
        assert f"{who}: {one}" in [one.text for one in spy.drawn if not one.cut and not one.broken]
        machine = t("bigbook.company.ui.machine", name=t("bigbook.company.tempers.apprentice"))
        heard = setup.describe(d.thing("companion:p2"))
        assert (heard.first, heard.name) == (t("kit.setup.seat", n=2), f"{who}: {machine}")


@alike()
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
@pytest.mark.parametrize(("size", "letters"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_whom_the_computer_plays_and_how_strong_that_is_stands_there(
    tmp_path: Path, lang: str, size: tuple[int, int], letters: float
) -> None:
    """A stranger read "apprentice", and neither that the computer plays nor how the three differ."""
    with watching() as spy, driving(tmp_path, window=size, lang=lang, drawn=True) as d:
        d.app.prefs.set("text_scale", letters)
        setup = at_setup(d)
        d.click("players:5")
        t = d.app.t
        spy.clear()
        d.frames(2)
        assert not any(one.text.startswith(t("bigbook.company.strength.who", list="")[:12]) for one in spy.drawn)
        for index, temper in enumerate(TEMPERS, start=1):
            setup.set_companion(index, temper)
        spy.clear()
        d.frames(2)
        names = d.app.catalogue.all_of([one.name for one in setup.setup.people[1:4]])
        who = t("bigbook.company.strength.who", list=names)
        told = next(one for one in spy.drawn if one.text.startswith(who))
        assert not told.cut and not told.broken and not told.text.endswith("\u2026")
        for temper in TEMPERS:
            name = t(f"bigbook.company.tempers.{temper}").capitalize()
            assert sayable(t(f"bigbook.company.strength.{temper}", name=name)) in sayable(told.text.replace("/", "\n"))
        assert any(one.key == "company" for one in setup.passages()), "and it is spoken"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_changes_the_game_stands_apart_from_what_helps(tmp_path: Path, size: tuple[int, int]) -> None:
    with driving(tmp_path, window=size) as d:
        places = SetupLayout.of(d.app.size, d.app.theme, 5)
        rows = {**places.choices, "seed": places.ends["seed"]}
        order = ("difficulty", "mode", "undo", "seed")
        gaps = [rows[low].y - rows[high].bottom for high, low in pairwise(order)]
        assert gaps[1] >= 2 * max(gaps[0], gaps[2]) and min(gaps) >= 5
        assert rows["difficulty"].h == rows["mode"].h > rows["undo"].h >= 28
        for name in order:
            note = places.notes[name]
            assert places.options.contains(note) and note.h > rows[name].h
            assert abs(note.centery - rows[name].centery) <= 1
