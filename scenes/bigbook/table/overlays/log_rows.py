"""The rows of the log drawer: who, what kind of deed, the words with their links, and the sign that leads back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import TIMES, curse_cost, curse_pile
from game.bigbook.text.log import Line, arguments, group_key, group_people, key_of, tell
from game.core.engine.event import Event
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.cards.signs import mark
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text.names import Words
from scenes.kit.icons import emblem
from scenes.kit.shapes import arc
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, Colour, mix
from scenes.table.geometry import Box

_BY_VERB = {
    "cast": ("spell_activated", "spell_resolved", "spell_exhausted", "spell_refreshed", "spells_refreshed"),
    "learn": ("spell_learned", "library_empty", "library_revealed", "spell_restored"),
    "draw": ("card_drawn", "card_put_on_deck", "card_revealed"),
    "discard": ("card_discarded", "deck_discarded", "card_put_under_deck"),
    "pay": ("card_paid",),
    "support": ("card_supported",),
    "gain": ("card_gained", "card_taken", "card_given"),
    "destroy": ("card_destroyed", "spell_destroyed", "curse_destroyed", "failure_began", "player_eliminated"),
    "strike": ("curse_applied",),
    "madness": ("madness_received", "madness_for_deck", "madness_returned"),
    "cure": ("card_cured",),
    "shuffle": ("deck_shuffled", "deck_shuffled_in", "undo_policy"),
    "curse": ("curse_laid", "curse_ignored", "curse_returned", "curse_neutralized", "curse_restored", "token_laid",
              "tokens_returned", "curse_pile_empty", "spell_neutralized"),
    "star": ("ability_used", "ability_triggered", "action_granted", "action_declined", "bonus_began", "game_won",
             "choice_made"),
    "page": ("page_turned", "book_opened", "arrival_began", "game_started", "game_lost"),
    "turn": ("turn_began", "round_moved", "marker_moved"),
}  # fmt: skip
VERBS = {event: verb for verb, events in _BY_VERB.items() for event in events}


def verb_of(event: str) -> str:
    """The sign for a type of event; a dot where there is none of its own."""
    return VERBS.get(event, "dot")


@dataclass(frozen=True, slots=True)
class Link:
    """A name in the log that can be opened: `kind` is card, spell, curse, monster or magician."""

    kind: str
    id: str


def linked(words: Words, line: Line) -> tuple[str, list[Link]]:
    """A line as marked text, each name that can be opened in bold, and what the names stand for in their order."""
    first = line.events[0]
    if len(line.events) > 1 or line.type == "card_paid":
        kinds = Counter(str(event["card"]) for event in line.events)
        names = [
            f"{n} {TIMES} [b]{words.card(k)}[/b]" if n > 1 else f"[b]{words.card(k)}[/b]" for k, n in kinds.items()
        ]
        listed = words.catalogue.all_of(names)
        text = words.t(f"log.{group_key(line)}", n=kinds.total(), list=listed, **group_people(words, line))
        return text, [Link("card", kind) for kind in kinds]
    out, links = "", []
    for span in words.catalogue.spans(f"bigbook.log.{key_of(first)}", **arguments(words, first, line.part)):
        link = _link(words, first, span.name)
        out += f"[b]{span.text}[/b]" if link is not None else span.text
        if link is not None:
            links.append(link)
    return out, links


def _link(words: Words, event: Event, name: str) -> Link | None:
    """What the word of a place in the sentence stands for."""
    if name == "curse" and "curse" not in event.args:
        place = str(event.get("to", "")) + str(event.get("from", ""))
        return Link("curse", place.rpartition("curse:")[2].partition(".")[0]) if "curse:" in place else None
    if name in ("card", "spell", "curse", "monster") and name in event.args:
        return Link(name, str(event[name]))
    if name == "ability":
        return Link("magician", str(event["magician"]))
    if name == "source":
        for kind in ("spell", "curse", "magician"):
            if words.catalogue.has(f"bigbook.cards.{kind}s.{event['source']}.name"):
                return Link(kind, str(event["source"]))
    return None


def bold_runs(block: TextBlock, at: tuple[int, int]) -> list[list[Rect]]:
    """Where the bold stretches of a drawn text lie: one list of rectangles for each, one rectangle a line."""
    runs: list[list[Rect]] = []
    y, inside = at[1], False
    for line in block.lines:
        x, fresh = at[0], True
        for piece in line:
            if piece.hand != "b":
                inside = False
            elif inside and not fresh:
                runs[-1][-1].w += piece.width
            else:
                if not inside:
                    runs.append([])
                runs[-1].append(Rect(x, y, piece.width, block.line_height))
                inside, fresh = True, False
            x += piece.width
        y += block.line_height
    return runs


def place_of(table: TableContext, link: Link, seat: str) -> Rect | None:
    """Where the thing lies on the table now: with `seat` (whose line it is) first; None when it is nowhere in sight."""
    things = {thing.id: thing for thing in table.listing().things}
    wanted: list[str] = []
    if link.kind == "spell":
        wanted = [name for name in things if name.startswith("spell:") and name.endswith(f":{link.id}")]
        wanted += [f"library:{e}" for e, view in table.look.model.library.items() if view.top == link.id]
    elif link.kind == "curse":
        wanted = [f"curse:{link.id}", f"pile:{curse_pile(link.id)}"]
    elif link.kind == "monster":
        wanted = ["book"] if table.look.model.monster == link.id else []
    elif link.kind == "magician":
        owner = next((name for name, one in table.look.model.seats.items() if one.magician == link.id), "")
        wanted = [f"ability:{owner}", f"seat:{owner}"]
    else:
        cards = [name for name, card in table.listing().cards.items() if card.kind == link.id]
        wanted = [name for name in cards if name.startswith(f"card:{seat}:")]
        if any(card.kind == link.id for card in table.look.model.seats[seat].discard) if seat else False:
            wanted.append(f"discard:{seat}")
        wanted += ["madness"] if link.id == "madness" else [f"supply:{link.id}", f"seat:{seat}"]
    return next((things[name].rect for name in wanted if name in things), None)


def face(look: RenderContext, link: Link, box: Box) -> Surface:
    """The card itself, large."""
    size, text = (box.w, box.h), look.layout.text(21, 17)
    if link.kind == "spell":
        return look.painter.spell_page(link.id, size, text)
    if link.kind == "curse":
        return look.painter.curse_page(link.id, size, text, tuple(curse_cost(link.id).items()))
    if link.kind == "magician":
        return look.painter.magician(link.id, size, text)
    if link.kind == "monster":
        return book.left_page(look, link.id, (box.w, round(box.w * 324 / 352)), box.w / look.layout.size("page"))
    high = min(box.h - look.layout.px(70, 50), round(box.w * 1.3))
    out = parchment(size, 12)
    card = look.painter.element(link.id, (round(high / 1.4), high))
    out.blit(card, card.get_rect(midtop=(box.w // 2, look.layout.px(14, 10))))
    room = Rect(8, high + look.layout.px(16, 11), box.w - 16, box.h - high - look.layout.px(18, 12))
    look.text(out, str(look.words.card(link.id)), room, (26, 20), INK, face="title", align="center")
    return out


HEADS = ("turn_began", "round_moved")


@dataclass(slots=True)
class Row:
    """One line on the paper. `text` is where its words begin."""

    index: int
    line: Line
    block: TextBlock
    rect: Rect
    text: tuple[int, int]
    links: list[tuple[Link, list[Rect]]]
    heading: bool


def sides(look: RenderContext) -> tuple[int, int, int]:
    """Pixels of the emblem, of the sign of the deed, and of the gaps about them."""
    return look.layout.px(22, 17), look.layout.px(18, 14), look.layout.px(6, 4)


def rows(look: RenderContext, lines: list[Line], room: Rect, offset: int) -> list[Row]:
    """The lines that fit into the room, oldest first; `offset` newest ones are left out."""
    who, what, gap = sides(look)
    inset = who + what + 2 * gap
    size, y = look.layout.text(17, 14), room.bottom
    found: list[Row] = []
    for index in range(len(lines) - offset - 1, -1, -1):
        line = lines[index]
        heading = line.type in HEADS
        text, links = (tell(look.words, line), []) if heading else linked(look.words, line)
        if not text:
            continue
        text += "\u00a0[eye]" if line.eye and not heading else ""
        left = room.x + (who + gap if heading and line.seat else 0 if heading else inset)
        ink = PARCH[4] if line.quiet else INK
        style = Style(round(size * 1.1) if heading else size, ink, bold=heading, bold_colour=CRIMSON)
        right = sign_side(look) if heading else 0
        block = lay_out(text, style, room.right - left - right)
        height = max(block.size[1], who if heading else what)
        y -= height + (look.layout.px(9, 6) if heading else look.layout.px(5, 3))
        if y < room.y:
            break
        at = (left, y + (height - block.size[1]) // 2)
        runs = bold_runs(block, at) if links else []
        found.append(Row(index, line, block, Rect(room.x, y, room.w, height), at,
                         list(zip(links, runs, strict=False)), heading))  # fmt: skip
    return found[::-1]


def sign_side(look: RenderContext) -> int:
    """Pixels of the sign that leads back."""
    return look.layout.px(28, 22)


def sign_of(look: RenderContext, row: Row) -> Rect:
    """Where the sign of a row stands: at the right end of a heading, over the sign of the deed of another line."""
    side = sign_side(look)
    if row.heading:
        return Rect(row.rect.right - side, row.rect.centery - side // 2, side, side)
    who, what, gap = sides(look)
    side = what + gap
    middle = row.rect.x + who + gap + what // 2, row.text[1] + row.block.line_height // 2
    place = Rect(0, 0, side, side)
    place.center = middle
    return place


def draw_row(look: RenderContext, surface: Surface, row: Row) -> None:
    """The still picture of a row."""
    who, what, gap = sides(look)
    line, rect = row.line, row.rect
    if row.heading:
        pygame.draw.line(surface, PARCH[3], (rect.x, rect.y - 2), (rect.right, rect.y - 2))
        look_sign(surface, sign_of(look, row), PARCH[4])
    top = row.text[1] + (row.block.line_height - who) // 2
    person = look.words.people.get(line.seat)
    if person is not None:
        surface.blit(emblem(person.emblem, who, look.words.colour(line.seat)), (rect.x, top))
    if not row.heading:
        picture = mark(verb_of(line.type), what, PARCH[4])
        surface.blit(picture, (rect.x + who + gap, row.text[1] + (row.block.line_height - what) // 2))
    row.block.draw(surface, row.text)


def everyone(surface: Surface, rect: Rect) -> None:
    """A round table with people about it."""
    pygame.draw.circle(surface, mix(PARCH[2], INK, 0.1), rect.center, rect.w // 2)
    pygame.draw.circle(surface, PARCH[4], rect.center, rect.w // 6)
    for at in range(5):
        x, y = pygame.Vector2(0, -rect.w * 0.33).rotate(at * 72)
        pygame.draw.circle(surface, INK, (rect.centerx + x, rect.centery + y), max(2, rect.w // 11))


def look_sign(surface: Surface, rect: Rect, colour: Colour) -> None:
    """An hour hand that runs backwards."""
    r = rect.w * 0.3
    pygame.draw.circle(surface, mix(PARCH[0], GOLD[1], 0.3), rect.center, rect.w // 2)
    points = [(2 * rect.centerx - x, y) for x, y in arc(rect.centerx, rect.centery, r, 200, 480)]
    pygame.draw.lines(surface, colour, False, points, 2)
    x, y = points[0]
    pygame.draw.polygon(surface, colour, [(x - 4, y - 1), (x + 4, y - 1), (x + 1, y + 5)])
    pygame.draw.lines(surface, colour, False, [(rect.centerx, rect.centery - r * 0.6), rect.center,
                                               (rect.centerx + r * 0.4, rect.centery)], 2)  # fmt: skip
