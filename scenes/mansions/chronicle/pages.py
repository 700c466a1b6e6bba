"""The pages of the chronicle of nights: every night as a candle, how they went, by story and by objective, records,
everybody who was there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.core.play.annals import Share, row_of_wins, shares
from game.core.play.page import GUEST
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories, story
from game.mansions.play.night import KEEPER, Night
from scenes.book import shelf
from scenes.book.shelf import Evening, Group, Heading, Pens, Record, groups
from scenes.kit.drawing.charts import SOFT, Part, heading, part_bar
from scenes.kit.fit import draw_name, in_sentence
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, PARCH, SEAT_COLOURS
from scenes.shell.saves.kept_people import people

if TYPE_CHECKING:
    from scenes.shell.app import App

Nights = Sequence[Night]
CHRONICLE = "mansions.chronicle"
PEOPLE = "mansions/people"
FRIENDS = 6
"""So many people stand on a page."""
ROUNDS = 12
"""As tall as a candle gets: so many rounds."""


def _won_of(pens: Pens) -> Callable[[Share], str]:
    return lambda share: pens.app.t(f"{CHRONICLE}.won_of", n=share.won, m=share.games)


def name_of(app: App, tale: str) -> str:
    """What a story is called."""
    return app.t(f"mansions.stories.{tale}.story.name")


def candles(pens: Pens, room: Rect, nights: Nights) -> None:
    """The last nights on their shelves: a flame where those who came have won, as tall as the rounds it took."""
    t = pens.app.t
    so_far = t(f"{CHRONICLE}.so_far", n=len(nights), m=sum(night.won for night in nights))
    head = Heading(t(f"{CHRONICLE}.evenings"), t(f"{CHRONICLE}.candles_note"), so_far)
    made = [Evening(min(1.0, night.round / ROUNDS), night.won, one_night(pens.app, night)) for night in nights]
    shelf.evenings(pens, room, head, made)


def one_night(app: App, night: Night) -> str:
    """A night in a line: day, people, story, how it ended."""
    ended = "won" if night.won else "lost" if night.result == KEEPER else "nobody"
    parts = (night.day, people(app, night.visitors), name_of(app, night.story),
             app.t(f"{CHRONICLE}.ended.{ended}", n=night.round))  # fmt: skip
    return " · ".join(part for part in parts if part)


def how(pens: Pens, room: Rect, nights: Nights) -> None:
    """Won and lost by how many went, and by story."""
    t = pens.app.t
    rest = heading(pens, room, t(f"{CHRONICLE}.how"), t(f"{CHRONICLE}.how_note"))
    counts = [(str(n), t("kit.setup.players", n=n)) for n in range(1, 5)]
    tales = [(name, name_of(pens.app, name)) for name in stories()]
    sets = (
        Group("players", t(f"{CHRONICLE}.by.players"), counts, shares(nights, lambda one: (str(len(one.visitors)),))),
        Group("story", t(f"{CHRONICLE}.by.story"), tales, shares(nights, lambda one: (one.story,))),
    )
    groups(pens, rest, sets, len(nights), _won_of(pens))


def first_truths(pens: Pens, room: Rect, nights: Nights) -> None:
    """What the first half of the stories on the shelf was about."""
    _truths(pens, room, nights, stories()[: -(-len(stories()) // 2)])


def other_truths(pens: Pens, room: Rect, nights: Nights) -> None:
    """What the others were about."""
    _truths(pens, room, nights, stories()[-(-len(stories()) // 2) :])


def _truths(pens: Pens, room: Rect, nights: Nights, tales: Sequence[str]) -> None:
    """Won and lost by what was to be done; what nobody has met yet stays a riddle."""
    t = pens.app.t
    rest = heading(pens, room, t(f"{CHRONICLE}.objectives"), t(f"{CHRONICLE}.objectives_note"))
    found = shares(nights, lambda one: (f"{one.story}-{one.objective}",))
    sets = []
    for name in tales:
        rows = []
        for one in story(name).objectives.values():
            key = f"{name}-{one.id}"
            met = t(f"mansions.stories.{name}.objectives.{one.id}.name") if key in found else t(f"{CHRONICLE}.unmet")
            rows.append((key, met))
        sets.append(Group(name, name_of(pens.app, name), rows, found))
    groups(pens, rest, sets, len(nights), _won_of(pens))


def records(pens: Pens, room: Rect, nights: Nights) -> None:
    """The bests, each with its figure in a wreath of ink, what it is and whose."""
    t = pens.app.t
    rest = heading(pens, room, t(f"{CHRONICLE}.records"))
    found = [Record(name, n, t(f"{CHRONICLE}.record.{name}", n=n), whose) for name, n, whose in bests(nights)]
    shelf.records(pens, rest, found)


def measured(pens: Pens, room: Rect, nights: Nights) -> None:
    """Candles burnt down unequally, and somebody who measures them with a thumb."""
    pens.lay("mansions/plates", "statistics", room)


def bests(nights: Nights) -> list[tuple[str, int, str]]:
    """Name, figure and whose it is: the quickest night that was won, what somebody did most of in one night."""
    found: list[tuple[str, int, str]] = []
    won = [night for night in nights if night.won]
    if won:
        found.append(("quickest", min(night.round for night in won), ""))
    for deed in ("clues", "beaten", "slipped", "healed"):
        best = max(((one.deed(deed), one) for night in nights for one in night.visitors), key=lambda pair: pair[0])
        if best[0]:
            found.append((deed, best[0], "" if best[1].friend == GUEST else in_sentence(best[1].name)))
    row = row_of_wins(nights)
    if row > 1:
        found.append(("row", row, ""))
    return found


def visitors(pens: Pens, room: Rect, nights: Nights) -> None:
    """All eight investigators, and how their nights went."""
    t = pens.app.t
    rest = heading(pens, room, t(f"{CHRONICLE}.visitors"))
    found = shares(nights, lambda one: tuple(visitor.who for visitor in one.visitors))
    wide, high = rest.w // 4, rest.h // 2
    for at, who in enumerate(catalogue().investigators):
        box = Rect(rest.x + at % 4 * wide, rest.y + at // 4 * high, wide, high)
        share = found.get(who, Share())
        words = t(f"mansions.cards.investigators.{who}.name")
        face = Rect(0, 0, round(min(wide * 0.8, high * 0.44)), 0)
        face.h = round(face.w * 1.4)
        face.midtop = box.centerx, box.y + 2
        pens.lay(PEOPLE, f"{who}_{'glad' if share.won else 'calm'}", face)
        pygame.draw.rect(pens.surface, GREEN_INK if share.won else CRIMSON if share.games else PARCH[3], face, 3)
        line = Rect(box.x + 2, face.bottom + 2, box.w - 4, round(high * 0.2))
        ink = INK if share.games else SOFT
        pens.write(words, line, Style(pens.size(16), ink, bold=True, align="center"), "visitor")
        figures = _won_of(pens)(share) if share.games else "\u2013"
        below = Rect(line.x, line.bottom, line.w, box.bottom - line.bottom)
        pens.write(figures, below, Style(pens.size(16), SOFT, align="center"), "share", "top")
        pens.tell(f"visitor-{who}", box, f"{words}: {figures}")


def friends(pens: Pens, room: Rect, nights: Nights) -> None:
    """Everybody who was there: how their nights went."""
    rest = heading(pens, room, pens.app.t(f"{CHRONICLE}.friends"))
    known = {one.person: one for night in nights for one in night.visitors if one.friend != GUEST}
    found = shares(nights, lambda night: tuple(one.person for one in night.visitors if one.friend != GUEST))
    order = sorted(found, key=lambda who: (-found[who].games, -found[who].won, known[who].name))[:FRIENDS]
    high = min(rest.h // max(1, len(order)), round(rest.h * 0.14))
    most = max((share.games for share in found.values()), default=1)
    for at, who in enumerate(order):
        one, row = known[who], Rect(rest.x, rest.y + at * high, rest.w, high)
        side = round(high * 0.72)
        seal = emblem(one.emblem, side, SEAT_COLOURS.get(one.colour, INK)) if one.emblem else None
        if seal is not None:
            pens.surface.blit(seal, seal.get_rect(midleft=row.midleft))
        label = Rect(row.x + side + 10, row.y, round(row.w * 0.28), row.h)
        draw_name(pens.surface, one.name, label, Style(pens.size(18), INK, bold=True), where="chronicle.friend")
        bar = Rect(label.right + 8, row.y, row.right - label.right - 8, row.h)
        share = found[who]
        part = Part(share.won, share.games, most, _won_of(pens)(share))
        part_bar(pens, bar, part, f"friend-{at}", in_sentence(one.name))


def empty(pens: Pens, room: Rect) -> None:
    """Nothing has been played yet: a key rack, and one line says when a key is hung up."""
    picture = Rect(room.x, room.y, room.w, round(room.h * 0.6))
    pens.lay("mansions/plates", "chronicle", picture)
    words = pens.app.t(f"{CHRONICLE}.empty")
    line = Rect(room.x, picture.bottom, room.w, room.bottom - picture.bottom)
    pens.write(words, line, Style(pens.size(19), SOFT, italic=True, align="center"), "empty", "top")
    pens.tell("empty", line, words)
