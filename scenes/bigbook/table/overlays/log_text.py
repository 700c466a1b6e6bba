"""Lines of the log as text with links: which words stand for a card, where they lie on the paper, and where the thing
itself lies on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.bigbook.play.card_kinds import TIMES, curse_cost, curse_pile
from game.bigbook.text.log import Line, arguments, group_key, group_people, key_of
from game.core.engine.event import Event
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render.context import RenderContext
from scenes.bigbook.table.text.names import Words
from scenes.kit.text import TextBlock
from scenes.kit.theme import INK

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


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


def place_of(table: TableScene, link: Link, seat: str) -> Rect | None:
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
