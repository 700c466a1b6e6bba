"""What stands out on the table when one squints at it, and that its words can still be read in that light."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from scenes.bigbook.cards.curse_faces import name_place
from scenes.bigbook.table.animation.card_layer import CardLayer
from scenes.bigbook.table.animation.thing_motion import HoverElevation
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.render.table_light import Lamp, light_at
from scenes.kit.assets import Art
from scenes.kit.text import TextBlock
from scenes.kit.theme import INK, Colour
from tests.fit.spy import extent, words_of
from tests.lengths import alike, soak
from tests.scenes.driver import drawings
from tests.scenes.kit.contrast import contrast
from tests.squint import MOMENTS, ORDER, Moment, luminance, seen, standing


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    """Shades of large areas are the same however sharp a drawing is, so that each is rasterised once."""
    made = Art(limit=512 * 2**20, read=drawings())
    yield made
    made.close()


@pytest.fixture(scope="module")
def figures(art: Art) -> Callable[[Moment], dict[str, float]]:
    """The mean luminance of the parts of a moment, which is painted once."""
    return cache(lambda moment: seen(moment, art).means)


@alike()
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda one: one.name)
def test_the_eye_goes_from_the_book_to_its_monster_to_what_threatens_to_the_hand(
    moment: Moment, figures: Callable[[Moment], dict[str, float]]
) -> None:
    means = figures(moment)
    assert sorted(ORDER, key=lambda name: -means[name]) == list(ORDER), means


@pytest.mark.parametrize("moment", MOMENTS[::3], ids=lambda one: one.name)
def test_nothing_that_stands_still_is_as_bright_as_the_book(
    moment: Moment, figures: Callable[[Moment], dict[str, float]]
) -> None:
    means = figures(moment)
    assert max(mean for name, mean in means.items() if name.startswith("rest.")) < means["book"] * 0.8


def ground(screen: Surface, rect: Rect) -> Colour:
    """The colour that most of an area has."""
    inside = rect.clip(screen.get_rect())
    counted = Counter(
        tuple(channel // 8 for channel in screen.get_at((x, y))[:3])
        for y in range(inside.y, inside.bottom, 2)
        for x in range(inside.x, inside.right, 2)
    )
    r, g, b = counted.most_common(1)[0][0]
    return r * 8 + 4, g * 8 + 4, b * 8 + 4


@alike()
@pytest.mark.parametrize(("high", "least"), [(False, 4.5), (True, 7.0)], ids=["candlelight", "high contrast"])
@pytest.mark.parametrize("moment", soak(MOMENTS[3:], (MOMENTS[0], *MOMENTS[3:])), ids=lambda one: one.name)
def test_words_that_stand_still_are_read_by_that_light(
    moment: Moment, high: bool, least: float, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words on the wood and in the seats: their ink in the light that falls there, against what lies below them."""
    drawn: list[tuple[str, Colour, Rect]] = []
    draw = TextBlock.draw
    with standing(moment, art, contrast=high) as (app, scene, _):
        base = app.canvas.base

        def noted(self: TextBlock, surface: Surface, pos: tuple[float, float]) -> Rect:
            if surface is base:
                drawn.append((words_of(self), self.style.colour, extent(self, pos)))
            return draw(self, surface, pos)

        monkeypatch.setattr(TextBlock, "draw", noted)
        app.screen.all_stale()
        app.frame(dt=0.0, shown=True)
        faint = []
        for words, ink, rect in drawn:
            light = (1.0, 1.0, 1.0) if high else light_at(scene.render.layout, *rect.center)
            lit = round(ink[0] * light[0]), round(ink[1] * light[1]), round(ink[2] * light[2])
            found = contrast(lit, ground(base, rect))
            if found < least:
                faint.append((words, round(found, 2)))
    assert drawn
    assert not faint


@pytest.mark.parametrize("asked", [False, True], ids=["at rest", "while something else is chosen"])
def test_the_names_of_curses_that_are_not_yet_due_are_read(asked: bool, art: Art) -> None:
    with standing(MOMENTS[-1], art) as (app, scene, due):
        render = scene.render
        names = {thing_id.curse(curse.id) for curse in render.model.curses} - {due}
        layer, lights = CardLayer(scene.staging, HoverElevation()), Highlights(dimmed=names if asked else set())
        ratios = {}
        for curse in render.model.curses:
            if thing_id.curse(curse.id) in names:
                layer.curse(app.canvas, render, lights, curse)
                cell = render.places.curse_cells[curse.position]
                place = name_place((cell.w, cell.h), render.words.curse(curse.id), render.layout.text(18, 14))
                paper = place.paper.inflate(-4, -2).move(cell.x, cell.y)
                ratios[curse.id] = contrast(INK, paper_of(app.canvas.surface, paper))
        assert ratios
        assert min(ratios.values()) >= 4.5, ratios


def paper_of(screen: Surface, rect: Rect) -> Colour:
    """The colour of the paper of a name: that of the lighter half of its pixels, in the middle."""
    pixels = [screen.get_at((x, y))[:3] for x in range(rect.x, rect.right) for y in range(rect.y, rect.bottom)]
    r, g, b = sorted(pixels, key=sum)[len(pixels) * 3 // 4]
    return r, g, b


@pytest.mark.parametrize("high", [False, True], ids=["candlelight", "high contrast"])
def test_the_light_is_white_on_the_book_and_dim_in_the_corners_but_not_with_high_contrast(high: bool, art: Art) -> None:
    with standing(MOMENTS[0], art, contrast=high) as (app, scene, _):
        sheet, layout = Surface(app.canvas.size), scene.render.layout
        sheet.fill((255, 255, 255))
        Lamp().shade(layout, sheet)
        assert luminance(sheet, [Rect(layout.areas["book"])]) == pytest.approx(255)
        corner = luminance(sheet, [Rect(layout.areas["panel"])])
        assert corner == pytest.approx(255) if high else corner < 200
