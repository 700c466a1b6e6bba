"""What the panel keeps where its room is short, and refusals met by a real drag."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.table.animation.fullscreen_effects import SEAL_AT, ribbon_width
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.panel import column
from tests.fit.spy import watching
from tests.lengths import alike, soak
from tests.scenes.at_table import at, card, drag, until_live
from tests.scenes.table.positions import CROWDED, DESK, FIVE, LANGS

PAGE = DESK.replace("[ice, growth, arctic_circle]", "[frozen_page, growth, arctic_circle]").replace(
    "{5: [f3]}", "{3: [w4], 5: [f3]}"
)
LOSING = PAGE.replace("water3, water2]", "water3]", 1)
MAD = CROWDED.replace("earth1, earth2]", "earth1, madness]", 1)
FRIEND = DESK.replace("ice, growth", "ice, abundance", 1).replace("fire2, air1", "fire2, earth1", 1)


EVERY = [*product((0, 1), (1.0, 2.0), LANGS)]
"""In the short form each language in both sizes of letters and with and without a loss."""


@alike(4)
@pytest.mark.parametrize(
    ("lost", "scale", "lang"), soak([one for one in EVERY if (one[0] + (one[1] > 1) + LANGS.index(one[2])) % 2], EVERY)
)
def test_the_price_stands_whole_beside_the_longest_rule(tmp_path: Path, lang: str, scale: float, lost: int) -> None:
    """The text of the Frozen Page is the longest of all spells: what is paid and what is lost stand under it all the
    same, on the sheet and clear of its buttons."""
    with (
        at(tmp_path, (PAGE, LOSING)[lost], lang=lang, window=(1280, 720), painted=True) as (driver, table),
        watching() as spy,
    ):
        driver.app.set("text_scale", scale)
        driver.click("spell:p1:frozen_page")
        plan = table.state.plan
        assert plan is not None and plan.lost() == lost
        spy.clear()
        driver.app.screen.all_stale()
        driver.frames(2)
        key = "pays_lost" if lost else "pays"
        words = str(table.words.t(f"prompts.payment.{key}", paid=plan.paid(), cost=2, lost=lost))
        lines = [one for one in spy.drawn if one.text.replace("/", " ") == words]
        assert lines, (words, spy.texts())
        body = Rect(panel_parts(table.render.layout).body)
        assert body.contains(lines[-1].rect)
        assert lines[-1].rect.collidelist([item.rect for item in table.context.moment.panel]) == -1


FULL = DESK.replace("[ice, growth, arctic_circle]", "[ice, growth, arctic_circle, combustion, telepathy]").replace(
    "  madness: 20", "  library: {fire: [purging_flames, crucible]}\n  madness: 20"
)


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_the_panel_says_what_a_spell_does_that_is_about_to_be_learnt(tmp_path: Path, lang: str) -> None:
    """Five spells are known: the warning that one of them goes takes its two lines, and the sentence has room all the
    same in the smallest window."""
    with at(tmp_path, FULL, lang=lang, window=(1280, 720), painted=True) as (driver, table), watching() as spy:
        driver.click("library:fire")
        assert table.state.plan is not None and table.state.plan.action.startswith("learn")
        spy.clear()
        driver.app.screen.all_stale()
        driver.frames(2)
        sentence = table.words.spell_text("purging_flames", 1).replace("[b]", "").replace("[/b]", "")
        body = Rect(panel_parts(table.render.layout).body)
        inside = [one for one in spy.drawn if body.contains(one.rect)]
        assert sentence in [one.text.replace("/", " ") for one in inside], spy.texts()


@alike()
@pytest.mark.parametrize("lang", LANGS)
def test_the_seals_of_five_players_leave_the_name_of_who_chooses_its_room(tmp_path: Path, lang: str) -> None:
    """All five are asked in turn: five seals stand on the sheet, each in its colour, and the name clear of them."""
    with at(tmp_path, FIVE, lang=lang, window=(1280, 720), painted=True) as (_, table):
        assert len(table.context.moment.askers) == 5
        room = Rect(0, 0, panel_parts(table.render.layout).body[2] - 2 * column.MARGIN[1], 60)
        strip = pygame.Surface(room.size, pygame.SRCALPHA)
        with watching() as spy:
            block = column._strip(table.render, strip, table.context.moment, room, seals=True, headed=True)
            assert block is not None
            block.draw(0)
        (name,) = spy.drawn
        assert str(table.words.seat("p1")) in name.text and not name.cut and strip.get_rect().contains(name.rect)
        seen: dict[tuple[int, int, int], int] = {}
        for x in range(room.w):
            for y in range(block.height):
                red, green, blue, alpha = strip.get_at((x, y))
                if alpha > 90:
                    seen.setdefault((red // 8, green // 8, blue // 8), x)
        colours = [tuple(part // 8 for part in table.render.words.colour(f"p{n}")) for n in range(1, 6)]
        places = [next((x for shade, x in seen.items() if close(shade, colour)), None) for colour in colours]
        assert all(x is not None and x < name.rect.x for x in places), places
        assert len(set(places)) == 5, "each seal shows, though they lie over each other a little"


def close(shade: tuple[int, ...], colour: tuple[int, ...]) -> bool:
    """The same colour, apart from what rounding does to a pale one."""
    return all(abs(a - b) <= 1 for a, b in zip(shade, colour, strict=True))


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_a_madness_pulled_out_of_the_hand_is_refused_with_its_reason(tmp_path: Path, lang: str) -> None:
    """At the end of the turn two Elements have to go; somebody drags a Madness to the discard pile."""
    with at(tmp_path, MAD, lang=lang) as (driver, table):
        for _ in range(2):  # the second press answers the warning of an ending turn
            if table.state.choice is None:
                driver.key(pygame.K_e)
        choice = table.state.choice
        assert choice is not None and choice.decision.prompt == "trim_hand"
        drag(driver, card(table, "p1", "hand", "madness"), "discard:p1")
        assert driver.app.notice.text == table.words.t("why.madness-stays")
        assert table.state.choice is choice and not choice.marks
        drag(driver, card(table, "p1", "hand", "fire1"), "discard:p1")
        assert choice.marked("p1.hand.fire1"), "an Element goes where it is carried"


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_a_card_pulled_to_ones_own_seat_is_told_to_choose_a_friend(tmp_path: Path, lang: str) -> None:
    with at(tmp_path, FRIEND, lang=lang) as (driver, table):
        driver.click("spell:p1:abundance")
        driver.click("button:confirm")
        asked = table.session.decision
        assert asked is not None and asked.kind == "choose_player"
        drag(driver, card(table, "p1", "hand", "fire1"), "seat:p1")
        assert driver.app.notice.text == table.words.t("why.other-player")
        assert table.session.decision is asked and table.state.choice is not None and not table.state.choice.marks


def test_a_card_that_cannot_be_taken_and_is_let_go_where_it_lies_says_it_once(tmp_path: Path) -> None:
    """A hand that trembles makes no drag: the click alone is answered."""
    with at(tmp_path, MAD) as (driver, table):
        for _ in range(2):
            if table.state.choice is None:
                driver.key(pygame.K_e)
        spot = driver.thing(card(table, "p1", "hand", "madness")).rect.center
        driver.event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
        driver.event(pygame.MOUSEMOTION, pos=(spot[0] + 2, spot[1]), rel=(2, 0), buttons=(1, 0, 0))
        driver.event(pygame.MOUSEBUTTONUP, pos=(spot[0] + 2, spot[1]), button=1)
        assert driver.app.notice.text == table.words.t("why.madness-stays")


@alike(1)
@pytest.mark.parametrize("lang", soak(["es"], LANGS))
def test_in_large_letters_what_a_spell_does_is_as_large_as_its_results(tmp_path: Path, lang: str) -> None:
    """The sentence stood in the smallest letters between lines twice as high, beside a sum that the seals show too."""
    text = DESK.replace("arctic_circle", "mist_weaving")
    with at(tmp_path, text, lang=lang, window=(1280, 720), painted=True) as (driver, table), watching() as spy:
        driver.app.set("text_scale", 2.0)
        driver.click("spell:p1:mist_weaving")
        spy.clear()
        driver.app.screen.all_stale()
        driver.frames(2)
        plan = table.state.plan
        assert plan is not None
        body = Rect(panel_parts(table.render.layout).body)
        says = table.words.spell_text("mist_weaving", plan.power).replace("[b]", "").replace("[/b]", "")
        drawn = [one for one in spy.drawn if body.contains(one.rect) and one.text[:12] in says]
        assert drawn and max(one.size for one in drawn) > 0.9 * table.render.layout.text(18, 14)


CHAINED = DESK.replace("spells: [ice, growth, arctic_circle]", "spells: [{ice: {neutralized: true}}, growth]").replace(
    "{5: [f3]}", "{4: [{m4: {neutralized: true}}], 5: [f3]}"
)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_chained_card_keeps_its_name(tmp_path: Path, scale: float) -> None:
    """Only a padlock was left of it."""
    with at(tmp_path, CHAINED, window=(1280, 720), painted=True) as (driver, table):
        driver.app.set("text_scale", scale)
        driver.frames(2)
        painter, box = table.render.painter, table.render.places.spells["p1", "ice"]
        size = box.w, box.h
        text = table.render.layout.text(16, 14)
        foot = Rect(0, size[1] * 3 // 4, size[0], size[1] // 4)
        named, other = (painter.chained_spell(spell, size, text) for spell in ("ice", "growth"))
        bare = painter.face_down(size)
        pictures = {pygame.image.tobytes(one.subsurface(foot), "RGB") for one in (named, other, bare)}
        assert len(pictures) == 3


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_seal_of_a_ribbon_ends_before_its_words(tmp_path: Path, scale: float) -> None:
    with at(tmp_path, DESK, window=(1280, 720)) as (driver, table):
        driver.app.set("text_scale", scale)
        scenery = table.set_pieces.scenery
        begins = round(ribbon_width(table.render.layout) * SEAL_AT)
        assert begins + max(scenery._sides()) < scenery._words_at()


AURA = """
id: many-cards-to-choose-from
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: quarryman, hand: [fire1, fire2, fire3, water1, water2], spells: [aura_of_fire, ice],
         discard: [air1, air1, air2, water1, earth2, earth2, fire1, fire2, air3, water3]}
    p2: {magician: stoker, hand: [air1], deck: [water1]}
play:
  - expect: {active: p1}
"""


@alike(1)
@pytest.mark.parametrize("lang", soak(["es"], LANGS))
def test_in_large_letters_what_a_card_asks_is_large_beside_many_answers(tmp_path: Path, lang: str) -> None:
    """Nine small cards took the slate, and what they were chosen for stood in thirteen pixels above them."""
    with at(tmp_path, AURA, lang=lang, window=(1280, 720), painted=True) as (driver, table), watching() as spy:
        driver.app.set("text_scale", 2.0)
        until_live(table)
        driver.click("spell:p1:aura_of_fire")
        driver.key(pygame.K_RETURN)
        until_live(table)
        spy.clear()
        driver.app.screen.all_stale()
        driver.frames(2)
        assert len([one for one in table.things() if one.id.startswith("option:p1.discard.")]) == 9
        body = Rect(panel_parts(table.render.layout).body)
        says = table.words.spell_text("aura_of_fire", 1).replace("[b]", "").replace("[/b]", "")
        drawn = [one for one in spy.drawn if body.contains(one.rect) and says[:12] in one.text]
        assert drawn and max(one.size for one in drawn) >= 20
