"""What people who had never played stumbled over at the table (docs/history/issue-10.md, "Newcomers' finds")."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.ai.reasons import because
from scenes.bigbook.table.overlays.hint import short_name
from scenes.bigbook.table.panel import column
from scenes.bigbook.table.render.status_ribbon import danger_words
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.state import PanelText
from scenes.bigbook.table.text.reasons import claimed
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, layout
from scenes.kit.theme import GOLD
from scenes.table.overlays.hint_note import STEPS, HintScene
from scenes.table.slate import GOLDEN
from tests.fit.spy import watching, words_of
from tests.lengths import alike, crossed
from tests.scenes.at_table import at
from tests.scenes.table.positions import DESK, FIVE, LANGS, TWO_STRIKE
from tests.typed import now

WINDOWS = ((1280, 720), (1600, 900), (1920, 1080))


def bright(surface: Surface, rect: Rect) -> set[tuple[int, int]]:
    """The pixels of light letters."""
    return {
        (x, y)
        for x in range(rect.left, rect.right)
        for y in range(rect.top, rect.bottom)
        if min(surface.get_at((x, y))[:3]) > 150
    }


def drawn(table: TableScene) -> Surface:
    """The still layer of a table as it stands."""
    out = Surface(table.app.size)
    table.drawing.still(out)
    return out


@alike(3)
@pytest.mark.parametrize(("window", "scale"), crossed(WINDOWS, [1.0, 1.75]))
def test_the_count_of_a_deck_in_danger_is_whole(tmp_path: Path, window: tuple[int, int], scale: float) -> None:
    """While p2 answers, the deck of p1 stands among five small seats: the red edge touches no letter of its number."""
    with at(tmp_path, FIVE, window=window, painted=True) as (driver, table):
        driver.app.set("text_scale", scale)
        driver.click("option:receive_madness")
        driver.frames(2)
        assert table.render.desk == "p2" and "deck_short" in [one.key for one in table.state.dangers]
        counter = Rect(table.render.places.seats["p1"].deck)
        room = Rect(counter.centerx, counter.y, counter.w // 2, counter.h)
        still = drawn(table)
        number = bright(still, room)
        assert number, "the number is there to be read"
        canvas = Canvas(driver.app.size)
        canvas.begin(still.copy())
        canvas.surface.blit(still, (0, 0))
        table.drawing.warnings(canvas, table.lights())
        changed = {at for at in number if canvas.surface.get_at(at)[:3] != still.get_at(at)[:3]}
        edges = [rect for _, rect in table.drawing.glowing() if rect.colliderect(counter)]
        assert edges and not changed


@alike(3)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_values_of_small_cards_stand_whole_above_their_edge(tmp_path: Path, window: tuple[int, int]) -> None:
    with at(tmp_path, FIVE, window=window, painted=True) as (_, table):
        seen = set()
        for seat in table.render.model.seats.values():
            parts = table.render.places.seats[seat.seat]
            for card, box in zip([*seat.hand, *seat.support], [*parts.hand, *parts.support], strict=False):
                if card.kind == "madness":
                    continue
                face = table.context.painter.element(card.kind, (box.w, box.h))
                foot = box.h - max(1, box.w // 24)  # the edge of the card, as light as letters for Air
                ink = {y for _, y in bright(face, Rect(3, box.h // 2 + 2, box.w - 6, foot - box.h // 2 - 2))}
                assert ink and max(ink) < foot - 1, (card.kind, box)
                seen.add(card.kind[-1])
        assert seen == {"1", "2", "3"}


@alike()
@pytest.mark.parametrize(("window", "lang"), crossed([(1280, 720), (1920, 1080)], LANGS))
def test_of_two_curses_that_strike_with_one_step_none_is_kept_back(
    tmp_path: Path, lang: str, window: tuple[int, int]
) -> None:
    """The ribbon names both, or the first and that there is one more; nothing of it is cut, and no number stands alone
    at the beginning of a line, nor in the panel."""
    with watching() as spy, at(tmp_path, TWO_STRIKE, lang=lang, window=window, painted=True) as (driver, table):
        driver.frames(3)
        first, second = (table.words.curse(name) for name in ("w5", "a2"))
        spy.clear()
        drawn(table)
        told = [one for one in spy.drawn if one.rect.bottom <= table.render.layout.areas["ribbon"].bottom]
        (line,) = [one for one in told if first in one.text.replace("/", " ")]
        words = line.text.replace("/", " ")
        more = table.words.t("prompts.danger.strike_more", first="", n=1)
        assert not line.cut and (second in words or words.endswith(more)), line.text
        table.redraw()
        driver.frames(2)
        lines = [row for one in spy.drawn if first in one.text for row in one.text.split("/")]
        assert lines and not any(row.strip()[:1].isdigit() for row in lines), lines


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_the_number_of_a_space_stays_with_its_word(tmp_path: Path, lang: str) -> None:
    """However narrow the place of a warning is, "(space 3)" stands on one line."""
    with at(tmp_path, TWO_STRIKE, lang=lang) as (_, table):
        warned = next(one for one in table.state.dangers if one.key.startswith("step_hits"))
        words = danger_words(table.render, warned)
        for width in range(120, 480, 4):
            lines = words_of(layout(words, Style(16), width)).split("/")
            assert not any(line.strip(" (")[:1].isdigit() for line in lines), lines


@alike()
@pytest.mark.parametrize(("window", "lang"), crossed(WINDOWS, LANGS))
def test_the_sign_of_a_warning_leaves_the_tile_of_a_curse_free(
    tmp_path: Path, lang: str, window: tuple[int, int]
) -> None:
    """Cost, signs and name of a curse in danger are as readable as those of any other: only its rim glows, and the sign
    lies in a corner of its picture."""
    with at(tmp_path, TWO_STRIKE, lang=lang, window=window, painted=True) as (driver, table):
        still = Surface(driver.app.size)
        canvas = Canvas(driver.app.size)
        canvas.begin(still)
        table.drawing.warnings(canvas, table.lights())
        for name in ("w5", "a2"):
            cell = table.render.places.curse(name)
            tile = Rect(table.render.places.picture(cell))
            assert canvas.surface.get_at((tile.x - 1, tile.y + tile.h // 4))[:3] != (0, 0, 0), "its rim glows"
            inside = tile.inflate(-10, -10)
            lit = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1))
            lit.invert()
            curse = table.render.model.curse(name)
            assert curse is not None
            cost = tuple(curse.cost.items())
            dress = table.render.painter.curse_dress(name, (cell.w, cell.h), table.render.layout.text(18, 14), cost)
            lit.erase(pygame.mask.from_surface(dress, 0), cell[:2])
            corner = Rect(0, 0, tile.w // 4, tile.h // 4)
            corner.topright = tile.topright
            lit.erase(pygame.mask.Mask(corner.size, fill=True), corner.topleft)
            assert not lit.overlap_area(pygame.mask.Mask(inside.size, fill=True), inside.topleft), name


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_a_curse_that_strikes_and_can_be_paid_for_is_framed_as_what_can_be_used(
    tmp_path: Path, window: tuple[int, int]
) -> None:
    """Of two curses in danger the one that can be destroyed now wears the gold of a spell that can be cast."""
    rich = TWO_STRIKE.replace("air1, air1, air1", "air2, air3, air1")
    with at(tmp_path, rich, window=window, painted=True) as (driver, table):
        driver.frames(3)
        picture = driver.app.window.surface
        assert picture is not None
        framed = {}
        for name in ("w5", "a2"):
            tile = Rect(table.render.places.picture(table.render.places.curse(name)))
            level = tile.y + tile.h // 4  # above the tags
            rim = [picture.get_at((tile.left - 1 - out, level))[:3] for out in range(3)]
            framed[name] = GOLD[1] in rim
            assert any(
                red > 120 and green < 90
                for red, green, _ in (picture.get_at((tile.left + deep, level))[:3] for deep in range(-3, 4))
            ), "red as well"
        lit = {name for name in framed if f"curse:{name}" in table.lights().lit}
        assert len(lit) == 1 and {name for name, gold in framed.items() if gold} == lit


def test_a_press_on_what_the_hint_lights_is_a_press_on_the_table(tmp_path: Path) -> None:
    with at(tmp_path, DESK, window=(1280, 720)) as (driver, table):
        driver.key(pygame.K_h)
        assert isinstance(now(driver.top), HintScene)
        ice = table.thing("spell:p1:ice")
        assert ice is not None
        driver.click_at(ice.rect.center)
        plan = table.state.plan
        assert now(driver.top) is table and plan is not None and plan.target == "spell:p1:ice"
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_h)
        log = table.thing("deck:p1")
        assert log is not None and isinstance(now(driver.top), HintScene)
        driver.click_at(log.rect.center)
        assert driver.top is table, "what is not lit only closes the hint"


@pytest.mark.parametrize("window", WINDOWS)
def test_a_hint_stays_where_it_is_while_it_goes_on(tmp_path: Path, window: tuple[int, int]) -> None:
    """What goes on lies under the pointer that has pressed it, so a second press at that place goes on as well."""
    with at(tmp_path, TWO_STRIKE.replace("air1, air1, air1", "air2, air3, air1"), window=window) as (driver, table):
        driver.key(pygame.K_h)
        hint, spots = driver.top, []
        for _ in STEPS:
            assert driver.top is hint and isinstance(hint, HintScene)
            last = hint.things()[-1]
            spots.append((last.rect, hint.note.rect.bottom, hint.note.rect.x))
            driver.click_at(spots[0][0].center)
        assert len(set(map(str, spots))) == 1 and driver.top is table
        assert table.state.plan is not None, "the third press has laid out what the coach would do"


@pytest.mark.parametrize("by", ["key", "press"])
def test_who_asks_why_over_a_hint_is_told_why(tmp_path: Path, by: str) -> None:
    with at(tmp_path, DESK, window=(1280, 720)) as (driver, table):
        driver.key(pygame.K_h)
        assert isinstance(now(driver.top), HintScene)
        why = table.thing("button:why")
        assert why is not None and not now(table.state.why)
        if by == "key":
            driver.key(pygame.K_F1)
        else:
            driver.click_at(why.rect.center)
        assert driver.top is table and table.state.why


def test_no_new_card_is_hoped_for_where_there_is_a_way(tmp_path: Path) -> None:
    """A friend, or the rest of the line, destroys what the hand cannot pay for; and none is hoped for from a deck that
    has no such card."""
    found = []
    for deck in ("earth1, earth2, air1", "water1, water2, air1"):
        placed = TWO_STRIKE.replace("air1, air1, air1", "air1, air1, earth1").replace("earth1, earth2, air1", deck)
        with at(tmp_path, placed) as (_, table):
            grow = next(one.id for one in table.session.legal() if "growth" in one.id)
            line = [(grow,), *table.session.suggest_payments(grow)[:1]]
            found.append([because(table.session, way).gains for way in (line, [*line, ("destroy:w5",)])])
    assert found[0] == [(), ()], "no water is to come"
    alone, on = found[1]
    assert [one.key for one in alone] == ["lack"] and [one.key for one in on] == ["lack_here"]
    assert alone[0].args == on[0].args


@pytest.mark.parametrize("lang", LANGS)
def test_what_lacks_is_told_beside_all_that_a_curse_takes(tmp_path: Path, lang: str) -> None:
    """It named the one element that lacks, and left out the token of another that lies on the curse (BB-CUR.8)."""
    deck = TWO_STRIKE.replace("air1, air1, air1", "air1, air1, earth1").replace(
        "earth1, earth2, air1", "water1, water2"
    )
    told = []
    for placed in (deck, deck.replace("w5", "{w5: {tokens: {air: 1}}}")):
        with at(tmp_path, placed, lang=lang) as (_, table):
            grow = next(one.id for one in table.session.legal() if "growth" in one.id)
            (reason,) = because(table.session, [(grow,), *table.session.suggest_payments(grow)[:1]]).gains
            told.append(claimed(table.context.words, reason))
    assert "[air]" not in told[0] and "4\u00a0[water]" in told[1] and "1\u00a0[air]" in told[1]


@pytest.mark.parametrize("lang", LANGS)
def test_who_chooses_after_a_spell_is_said_in_words(tmp_path: Path, lang: str) -> None:
    """A row of points and a seal alone tell nobody anything; and the keys below stand apart from each other."""
    with watching() as spy, at(tmp_path, DESK, lang=lang, window=(1280, 720), painted=True) as (driver, table):
        driver.frames(3)
        keys = {one.text: one.rect for one in spy.drawn if one.text.split(" ")[0] in ("E", "F1", "H", "U")}
        rows = [
            (one, other) for one in keys.values() for other in keys.values() if one.y == other.y and one.x < other.x
        ]
        assert keys and all(other.x - one.right >= 12 for one, other in rows), keys
        spy.clear()
        driver.click("spell:p1:ice")
        driver.frames(3)
        assert table.state.plan is not None
        chooses = table.words.t("prompts.result.then_chooses", n=1, list=table.words.seat("p1"))
        assert chooses in [one.text for one in spy.drawn]


SPELLS_ASKED = """
id: a-spell-of-ones-own-is-chosen
rules: ["card:m4"]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1, water2, air1], deck: [earth1, earth2, air1], spells: [ice, growth, thaw]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_the_hint_does_not_say_twice_whose_spell_it_is(tmp_path: Path) -> None:
    with at(tmp_path, SPELLS_ASKED) as (_, table):
        args: dict[str, int | str] = {}
        assert short_name(table.context, "p1.spells.growth", args) == table.words.spell("growth")
        friend = short_name(table.context, "p2.spells.growth", args)
        assert str(table.words.seat("p2")) in friend, "of a friend's spell it is said"


@alike()
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_the_ornament_under_a_title_crosses_no_letter(tmp_path: Path, window: tuple[int, int]) -> None:
    with at(tmp_path, DESK, window=window, painted=True) as (driver, table):
        driver.click("spell:p1:growth")
        room = Rect(0, 0, 230, 120)
        with_rule, letters = Surface(room.size, pygame.SRCALPHA), Surface(room.size, pygame.SRCALPHA)
        text = PanelText("Aggyg Qyjpq gypjq", grand=True)
        column._title(table.render, with_rule, text, room, 0).draw(0)
        style = Style(table.render.layout.text(24, 17), GOLDEN, "title")
        layout(text.title, style, room.w).draw(letters, (0, 0))
        inked = bright_of(letters)
        assert inked and all(with_rule.get_at(at) == letters.get_at(at) for at in inked)


def bright_of(letters: Surface) -> set[tuple[int, int]]:
    """The pixels that letters on nothing have."""
    return {
        (x, y) for x in range(letters.get_width()) for y in range(letters.get_height()) if letters.get_at((x, y))[3]
    }


def test_oneself_is_no_other_player(tmp_path: Path) -> None:
    """Whoever presses their own seat where a friend must be chosen is told so, and nothing else happens."""
    with at(tmp_path, DESK.replace("ice, growth", "ice, abundance", 1).replace("fire2, air1", "fire2, earth1", 1)) as (
        driver,
        table,
    ):
        driver.click("spell:p1:abundance")
        driver.click("button:confirm")
        asked = table.session.decision
        assert asked is not None and asked.kind.startswith("choose_player"), asked
        seat = driver.thing("seat:p1")
        reason = table.listing().reasons[seat.id]
        assert not seat.enabled and table.words.why(reason) == table.words.t("why.other-player")
        driver.key(pygame.K_F1)
        driver.click("seat:p1")
        assert table.session.decision is asked and table.state.choice is not None and not table.state.choice.marks
