"""Every card on the table has its name, in letters that can be read, at every text size and in every language."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.cards.faces import LARGE_EDGE
from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.scene import RING_IN, TableScene
from scenes.kit.focus import BAND
from scenes.kit.theme import MIN_TEXT
from scenes.shell.app import App
from scenes.shell.profile import TEXT_SCALES
from tests.fit.names import names
from tests.fit.spy import watching
from tests.fit.stages import every_stage
from tests.fit.walk import LANGS, arrange, kept, paint
from tests.lengths import alike

WINDOWS = ((1280, 720), (1920, 1080))
READABLE = {1.0: MIN_TEXT, 1.25: 16, 1.5: 16, 1.75: 16, 2.0: 16}
"""How high the letters of a name are at least, in pixels of a window of 1280x720, by text size."""
USUALLY = 20
"""The same of nine names of ten from 150 % on: a row of six spells and a word like Rinnovamento are the tenth."""


@alike()
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_every_spell_and_every_curse_has_its_whole_name_in_letters_that_can_be_read(lang: str, scale: float) -> None:
    pygame.font.init()
    for window in WINDOWS:
        layout = table_layout(*window, 5, scale)
        found = list(names(kept(lang), layout))
        assert found and not [one for one in found if one.stands != one.name]
        unit = window[1] / 720 if scale > 1.25 else 1.0
        small = [one for one in found if one.size < int(READABLE[scale] * unit)]
        assert not small, small
        if scale > 1.25:
            usual = sorted(one.size for one in found)[len(found) // 10]
            assert usual >= int(USUALLY * unit), usual


@alike()
@pytest.mark.parametrize("lang", ["es", "it"])
@pytest.mark.parametrize("stage", ["table 2", "table 5 crowded"])
def test_at_a_table_with_large_letters_nothing_lies_there_without_its_name(app: App, stage: str, lang: str) -> None:
    with watching() as spy:
        every_stage()[stage](app)
        table = app.top
        assert isinstance(table, TableScene)
        for scale in (1.5, 2.0):
            arrange(app, WINDOWS[0], scale, kept(lang))
            paint(app, spy)
            said = _joined([one.text for one in spy.drawn])
            model, words = table.render.model, table.words
            asked = [words.spell(spell.id) for spell in model.seats[table.render.desk].spells if not spell.neutralized]
            asked += [words.spell(pile.top) for pile in model.library.values() if pile.top]
            asked += [words.curse(curse.id) for curse in model.curses]
            assert asked and not [name for name in asked if str(name) not in said], (scale, said)


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_the_spells_of_a_friend_have_their_names_on_the_sheet_of_their_seat(app: App, scale: float) -> None:
    with watching() as spy:
        every_stage()["viewer seat:p2"](app)
        table = next(scene for scene in app.stack if isinstance(scene, TableScene))
        arrange(app, WINDOWS[0], scale, kept("es"))
        paint(app, spy)
        said = _joined([one.text for one in spy.drawn])
        spells = [one.id for one in table.render.model.seats["p2"].spells if not one.neutralized]
        assert spells and not [one for one in spells if table.words.spell(one) not in said]


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_the_focus_ring_lies_on_no_name(app: App, scale: float) -> None:
    """About a curse it goes about the whole tile; about a spell of large letters it ends where the next name begins."""
    every_stage()["table 5 crowded"](app)
    table = app.top
    assert isinstance(table, TableScene)
    for window in WINDOWS:
        arrange(app, window, scale, kept("es"))
        things = [one for one in table.things() if one.id.startswith(("curse:", f"spell:{table.render.desk}"))]
        assert len(things) > 6
        for thing in things:
            about = table.ring_about(thing)
            tile = table.render.places.with_tiles([thing.rect])[0]
            assert about.contains(tile.inflate(-RING_IN, -RING_IN))
            band = about.inflate(2 * BAND, 2 * BAND)
            for other in things:
                if other is not thing:
                    whole = table.render.places.with_tiles([other.rect])[0]
                    name = Rect(whole.x, whole.bottom - whole.h // 3, whole.w, whole.h // 3)
                    assert band.clip(name).w <= LARGE_EDGE + 4, (thing.id, other.id)


def _joined(drawn: list[str]) -> set[str]:
    """Texts, and up to three of them that were drawn one after the other, as one: a name has its lines drawn so."""
    plain = [" ".join(text.replace("/", " ").split()) for text in drawn]
    return {" ".join(plain[at : at + count]) for at in range(len(plain)) for count in (1, 2, 3)}
