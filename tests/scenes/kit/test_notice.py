"""A line beside a thing: where it lies, and what it leaves free."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.note import Notice
from scenes.kit.theme import Theme

WINDOW = (1280, 720)
BOOK = Rect(400, 120, 480, 240)
LINE = "Caio: It was like that when I got here, and I can prove it."


@pytest.fixture(autouse=True)
def _letters() -> None:
    pygame.font.init()


def said(at: Rect, *clear: Rect, text: str = LINE) -> Rect:
    """Where a line is drawn."""
    canvas, notice = Canvas(WINDOW), Notice()
    canvas.begin(Surface(WINDOW))
    canvas.surface.fill((0, 0, 0))
    notice.say(text, at, clear=clear)
    notice.paint(canvas, Theme())
    drawn = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1, 255))
    drawn.invert()
    return drawn.get_bounding_rects()[0].unionall(drawn.get_bounding_rects())


def test_a_line_lies_above_its_thing_and_below_where_there_is_no_room() -> None:
    assert said(Rect(600, 500, 80, 80)).bottom <= 500
    assert said(Rect(600, 0, 80, 80)).top >= 80


def test_a_line_gives_way_to_what_is_to_be_read() -> None:
    left, right = Rect(420, 0, 200, 110), Rect(700, 0, 160, 110)
    assert said(left).colliderect(BOOK)
    for seat in (left, right):
        assert not said(seat, BOOK).colliderect(BOOK)
        assert not said(seat, BOOK).colliderect(seat)
        assert said(seat, BOOK).colliderect(seat.inflate(40, 40)), "and stays near its seat"


def test_a_line_that_has_no_room_beside_stays_with_its_thing() -> None:
    everything = Rect(0, 0, 1280, 720)
    assert said(Rect(420, 0, 200, 110), everything) == said(Rect(420, 0, 200, 110))
    whole = Rect(0, 0, 1280, 720)
    assert said(whole).w == said(Rect(420, 0, 200, 110)).w, "nor does it go away where its thing is all there is"


@pytest.mark.parametrize("at", [Rect(300, 0, 200, 700), Rect(0, 20, 1280, 640), Rect(900, 10, 370, 690)])
def test_a_line_never_lies_on_its_own_thing(at: Rect) -> None:
    """A panel as high as the window, the whole table: it stands beside them, narrower where that is needed."""
    text = " ".join([LINE] * 3)
    if at.h < 650:
        text = "No."
    assert not said(at, text=text).colliderect(at)


def test_nothing_is_looked_for_again_as_long_as_nothing_changes() -> None:
    notice, theme = Notice(), Theme()
    notice.say(LINE, BOOK, clear=[BOOK.move(0, -100)])
    canvas = Canvas(WINDOW)
    canvas.begin(Surface(WINDOW))
    notice.paint(canvas, theme)
    found = notice._found
    notice.paint(canvas, theme)
    assert notice._found is found


def test_a_line_hides_least_of_all_what_it_points_at() -> None:
    """The dearest of what is to be kept clear comes first; where all can be, all is."""
    seat = Rect(700, 0, 160, 110)
    beside = said(seat, BOOK)
    thing = beside.inflate(-40, -20)
    assert beside.colliderect(thing), "it would hide that"
    found = said(seat, thing, BOOK)
    assert not found.colliderect(thing) and not found.colliderect(BOOK), "on the other side"
    assert not said(seat, Rect(640, 100, 640, 300), BOOK).colliderect(Rect(640, 100, 640, 300))
