"""The column of words and pictures on the panel's sheet: what, price, what happens, as large as its room allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from game.bigbook.play.forecast import Addressee
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.rules.action_id import read
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.cards.faces import effect_row
from scenes.bigbook.cards.focus import focus_of
from scenes.bigbook.cards.painter import greyed
from scenes.bigbook.cards.render_context import covering
from scenes.bigbook.cards.term_forms import marked
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.moment import Moment
from scenes.bigbook.table.render.lights import draw_row, pips_of, row_width
from scenes.bigbook.table.render.status_ribbon import more_dangers
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.state import PanelText
from scenes.bigbook.table.text.results import Row
from scenes.kit import materials
from scenes.kit.drawing.crop import WHOLE, Shares, cut
from scenes.kit.fit import fit
from scenes.kit.icons import emblem
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import GOLD, INK, MIN_TEXT, Colour
from scenes.table.slate import CHALK, COLOURS, FAINT, GOLDEN, GREEN, RED, SOFT, STONE

CLOSE = 0.82
"""How close the lines of a card's sentence stand where it has little room."""
RULE = "rule"
"""The name of the block that says what the card does."""
LEVELS = 7
"""How often something is left out before even the smallest letters have no room."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of the column: how high it is, and what draws it at a height of the sheet."""

    height: int
    draw: Callable[[int], None]
    broken: bool = False
    name: str = ""


def result_rows(
    render: RenderContext, surface: Surface, rows: list[Row], room: Rect, step: tuple[int, int]
) -> list[Block]:
    """The certain facts, one below the other; where that takes too much, those that signs can say share a line."""
    level, size = step
    brief = [row for row in rows if row.short]
    if level >= LEVELS - 2:
        return [row_block(render, surface, row, room, size, RED) for row in rows if row.warn]
    if level < 1 or not brief:
        rows = rows if level < 1 else _last(rows, max(1, 5 - level))
        return [_row(render, surface, row, room, size) for row in rows]
    long = _last([row for row in rows if not row.short], max(1, 5 - level))
    made = [_row(render, surface, row, room, size) for row in long]
    signs = _signs(render, surface, brief, room, size)
    if len(brief) == 1:  # words that take no more room than signs say more
        whole = _row(render, surface, brief[0], room, size)
        signs = signs if whole.height > signs.height + 2 or whole.broken else whole
    return [signs, *made]


def _last(rows: list[Row], most: int) -> list[Row]:
    """The last so many facts, and every loss before them."""
    return [row for at, row in enumerate(rows) if row.warn or at >= len(rows) - most]


def _row(render: RenderContext, surface: Surface, row: Row, room: Rect, size: int) -> Block:
    """A fact in the colour of what it brings."""
    return row_block(render, surface, row, room, size, RED if row.warn else GREEN)


def _signs(render: RenderContext, surface: Surface, rows: list[Row], room: Rect, size: int) -> Block:
    """Several facts in one line of seals and signs: who draws how many unknown cards, who chooses after that."""
    side = render.layout.px(24, 18)
    step = round(side * 0.8)
    parts = [(row, lay_out(row.short + ("\u00a0[eye]" if row.eye else ""), Style(size, GREEN, bold=True)))
             for row in rows]  # fmt: skip

    def draw(y: int) -> None:
        x = room.x
        for row, made in parts:
            before = row.short == "…"
            if before:
                made.draw(surface, (x, y + (side - made.size[1]) // 2))
                x += made.size[0] + 4
            for seat in row.seats:
                person = render.words.people.get(seat)
                if person is not None:
                    surface.blit(emblem(person.emblem, side, render.words.colour(seat)), (x, y))
                x += step
            x += side - step + 4
            if not before:
                made.draw(surface, (x, y + (side - made.size[1]) // 2))
                x += made.size[0]
            x += render.layout.px(14, 10)

    return Block(side, draw)


def row_block(
    render: RenderContext, surface: Surface, row: Row, room: Rect, size: int, colour: Colour = GREEN
) -> Block:
    """One certain fact: seals or an icon, the words, an eye for what stays unknown."""
    side = render.layout.px(24, 18)
    step = side + 2 if len(row.seats) < 3 else round(side * 0.72)
    left = (len(row.seats) - 1) * step + side + render.layout.px(8, 5) if row.seats else 0
    words = row.words
    if row.eye:
        words += "\u00a0[eye]"
    made = lay_out(words, Style(size, colour), room.w - left)
    high = max(made.size[1], side if row.seats else 0)

    def draw(y: int) -> None:
        for index, seat in enumerate(row.seats):
            person = render.words.people.get(seat)
            if person is not None:
                seal = emblem(person.emblem, side, render.words.colour(seat))
                surface.blit(seal, (room.x + index * step, y + (high - side) // 2))
        made.draw(surface, (room.x + left, y + (high - made.size[1]) // 2))

    return Block(high, draw, made.broken)


MARGIN, PORTRAIT = (14, 10), 1.2
"""Left and right of the column on the full and compact drawing; how much wider than high a magician's picture is."""


def paint(render: RenderContext, surface: Surface, moment: Moment, text: PanelText, room: Rect) -> None:
    """Draw everything that stands above the buttons of the sheet."""
    gap = render.layout.px(5, 3)
    blocks = _fitting(render, surface, moment, text, room, gap)
    left = room.h - sum(block.height + gap for block in blocks) + gap
    more = None if _beside(render, surface, moment, room) else _fill(render, surface, moment, text, room, left - gap)
    if more is not None:
        at = next((i + 1 for i, block in enumerate(blocks) if block.name == "price"), len(blocks))
        blocks.insert(at, more)
        left -= more.height + gap
    y = room.y
    for block in blocks:
        block.draw(y)
        y += block.height + gap
    if text.keys and moment.decision is not None and not moment.panel and more is None:
        draw_keys(render, surface, Rect(room.x, y, room.w, room.bottom - y), text.keys)


def _fitting(
    render: RenderContext, surface: Surface, moment: Moment, text: PanelText, room: Rect, gap: int
) -> list[Block]:
    """The blocks at the largest size that fits; what matters least is left out first. In large letters what a card does
    is as large as all else as long as anything else can be left out."""
    blocks: list[Block] = []
    rule = moment.plan is not None and any(colour == "ink" for colour, _ in text.lines)
    for large in (True, False) if render.layout.large and rule else (False,):
        for level in range(LEVELS):
            for shrink in range(_shrinks(render, level, large=large) + 1):
                blocks = _blocks(render, surface, moment, text, room, (level, shrink), large=large)
                whole = sum(block.height + gap for block in blocks) - gap <= room.h
                told = not large or any(block.name == RULE for block in blocks)
                if whole and told and not any(block.broken for block in blocks):
                    return blocks
    return blocks


def _shrinks(render: RenderContext, level: int, *, large: bool = False) -> int:
    """How many pixels letters may lose before something is left out: of large ones few, while anything is left, or
    where they are to stay `large`."""
    size = render.layout.text(20, 15)
    return size // 15 if render.layout.large and (large or level < LEVELS - 1) else size - MIN_TEXT


def _blocks(
    render: RenderContext,
    surface: Surface,
    moment: Moment,
    text: PanelText,
    room: Rect,
    step: tuple[int, int],
    *,
    large: bool = False,
) -> list[Block]:
    """All blocks at a size; with each level one thing less. A choice keeps who is asked, the seals, the card text.
    `large`: what is left out does not stand there in smaller letters, and the sum goes where the seals show it."""
    level, shrink = step
    choosing = moment.choice is not None
    blocks: list[Block] = []
    lines = [line for line in text.lines if line[0] != "soft" or level < 1 or not moment.plan]
    if text.prices and level >= LEVELS - 1:  # the answers say what the card says: the question names it
        lines = []
    short = choosing and bool(lines) and level >= 1  # who is asked stands beside the seals: the words of the card stay
    if not short:
        blocks.append(_title(render, surface, text, room, shrink, ruled=moment.plan is None or level < 2))
    elif moment.choice is not None:
        strip = _strip(render, surface, moment, room, True, headed=True)
        blocks += [strip] if strip is not None else []
    if not choosing and not moment.plan and level and len(lines) > 1:
        kept = max(1, len(lines) - level)
        colour, last = lines[kept - 1]  # how many more there are: the sheet of the danger line tells them all
        more = more_dangers(render, len(lines) - kept)
        lines = [*lines[: kept - 1], (colour, f"{last} [b]{more}[/b]")]
    size = max(MIN_TEXT, render.layout.text(18, 14) - shrink)
    grave = [line for line in lines if line[0] == "red"]  # what is asked, or goes for good, is said in any room
    rest = [line for line in lines if line[0] != "red"]
    rule, at = (rest, len(blocks)) if moment.plan is not None and level >= 2 else ([], 0)
    for colour, line in grave if rule else lines:
        style = Style(size, COLOURS[colour], bold_colour=GOLDEN, terms=marked(render.words.catalogue))
        made = lay_out(line, style, room.w)
        blocks.append(replace(_words(surface, made, room.x), name=RULE if colour == "ink" and not rule else ""))
    plain = moment.plan is not None and level >= (2 if large else LEVELS - 1) and _told_elsewhere(moment.plan)
    if moment.plan is not None and not moment.asking and not plain:
        blocks.append(_price(render, surface, moment.plan, room, shrink))
    if moment.choice is not None and not short:
        told = level >= 3 and any(item.role == "option" for item in moment.panel)  # by the large button
        strip = None if told else _strip(render, surface, moment, room, level < 3)
        blocks += [strip] if strip is not None else []
    blocks += result_rows(render, surface, text.rows, room, (level, max(MIN_TEXT, size - 1)))
    if rule and moment.plan is not None:
        found = _rest(render, surface, rule, room, blocks, size if large else MIN_TEXT)
        blocks[at:at] = found or ([] if large else _stamps(render, surface, moment.plan, room, blocks))
    return blocks


def _stamps(
    render: RenderContext, surface: Surface, plan: PaymentDraft, room: Rect, blocks: list[Block]
) -> list[Block]:
    """What the spell does in the stamps of its card, where its sentence has no room; nothing where they have none."""
    act, side = read(plan.action), render.layout.px(26, 20)
    if act.verb not in ("activate", "learn"):
        return []
    gap = render.layout.px(5, 3)
    row = effect_row(render.painter.facts.spell_signs(act.target, act.power), side, ones=True, ink=CHALK, edge=STONE)
    left = room.h - sum(block.height + gap for block in blocks)
    if row.get_height() > left or row.get_width() > room.w:
        return []

    def draw(y: int) -> None:
        surface.blit(row, (room.x, y))

    return [Block(row.get_height(), draw)]


def _rest(
    render: RenderContext,
    surface: Surface,
    lines: list[tuple[str, str]],
    room: Rect,
    blocks: list[Block],
    size: int,
) -> list[Block]:
    """The lines of the rule text with room beside price and warnings, none in part; the reading pane has them all."""
    gap = render.layout.px(5, 3)
    left = room.h - sum(block.height + gap for block in blocks)
    found: list[Block] = []
    for colour, line in lines:
        style = Style(size, COLOURS[colour], bold_colour=GOLDEN, terms=marked(render.words.catalogue))
        made = fit(line, style, (room.w, left), where="rule", floor=size, report=False)
        if made.cut:  # its lines stand closer together before it is left out
            made = fit(line, replace(style, leading=CLOSE), (room.w, left), where="rule", floor=size, report=False)
        if made.cut:
            break
        found.append(replace(_words(surface, made, room.x), name=RULE if colour == "ink" else ""))
        left -= made.size[1] + gap
    return found


def _beside(render: RenderContext, surface: Surface, moment: Moment, room: Rect) -> bool:
    """The cards that pay, left of the button that pays another way, where no seals stand there."""
    item = next((one for one in moment.panel if one.id == "button:auto-pay"), None)
    if moment.plan is None or len(moment.plan.actions) > 1 or item is None:
        return False
    place = Rect(room.x, item.rect.y, item.rect.x - room.x - render.layout.px(10, 6), item.rect.h)
    block = _cards(render, surface, moment, moment.plan, place, place.h)
    if block is not None:
        block.draw(place.y)
    return block is not None


def _told_elsewhere(plan: PaymentDraft) -> bool:
    """A payment without loss, where the chosen seal shows the cost."""
    return len(plan.actions) > 1 and plan.reason is None and not plan.lost()


def _words(surface: Surface, block: TextBlock, x: int) -> Block:
    return Block(block.size[1], lambda y: (block.draw(surface, (x, y)), None)[1], block.broken)


def _title(
    render: RenderContext, surface: Surface, text: PanelText, room: Rect, shrink: int, *, ruled: bool = True
) -> Block:
    """A name in the hand of titles, over a printed rule where there is room for one, or the sentence that is asked."""
    if not text.grand:
        style = Style(max(MIN_TEXT, render.layout.text(20, 15) - shrink), CHALK, bold=True)
        return _words(surface, lay_out(text.title, style, room.w), room.x)
    style = Style(max(MIN_TEXT, render.layout.text(24, 17) - shrink), GOLDEN, "title")
    made = lay_out(text.title, style, room.w)
    if not ruled:
        return _words(surface, made, room.x)
    rule = max(
        render.layout.px(7, 3), 2 * materials.DIAMOND + 1
    )  # no taller than its ornament it would cross the letters

    def draw(y: int) -> None:
        made.draw(surface, (room.x, y))
        materials.rule(surface, room.x, room.right, y + made.size[1] + rule // 2, FAINT)

    return Block(made.size[1] + rule, draw, made.broken)


def _price(render: RenderContext, surface: Surface, plan: PaymentDraft, room: Rect, shrink: int) -> Block:
    """The pips of the cost, and beside them (below, where they are many) how much is paid."""
    pips, enough = pips_of(plan), plan.reason is None
    if not pips:
        return Block(0, lambda y: None)
    need, paid, lost = plan.need(), plan.by_element(), plan.lost()
    words = render.words.t(
        f"prompts.payment.{'pays_lost' if lost else 'pays'}", paid=plan.paid(), cost=sum(need.values()), lost=lost
    )
    if not enough:
        missing = [f"{n - paid[e]}\u00a0[{e}]" for e, n in need.items() if e != "any" and n > paid[e]]
        words += "  ·  " + " ".join(missing) if missing else ""
    colour = RED if lost or not enough else GREEN
    made = lay_out(words, Style(max(MIN_TEXT, render.layout.text(18, 14) - shrink), colour, bold=True), room.w)
    side = min(render.layout.px(34, 22), (room.w - 4) // len(pips) - 3)
    pad = render.layout.px(4, 2)
    narrow = (room.w - made.size[0] - render.layout.px(12, 8)) // len(pips) - 4
    side = narrow if render.layout.px(24, 17) <= narrow < side else side
    beside = row_width(len(pips), side) + render.layout.px(12, 8) + made.size[0] <= room.w
    high = max(side, made.size[1]) if beside else side + made.size[1] + 2

    def draw(y: int) -> None:
        band = Surface((room.w + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
        pygame.draw.rect(band, (*CHALK, 26), band.get_rect(), border_radius=6)
        pygame.draw.rect(band, (*CHALK, 70), band.get_rect(), 1, border_radius=6)
        surface.blit(band, (room.x - pad, y))
        draw_row(surface, (room.x, y + pad + ((high - side) // 2 if beside else 0)), side, pips)
        if beside:
            made.draw(
                surface, (room.right - made.size[0] - render.layout.px(6, 4), y + pad + (high - made.size[1]) // 2)
            )
        else:
            made.draw(surface, (room.x, y + pad + side + 2))

    return Block(high + 2 * pad, draw, name="price")


def _headline(render: RenderContext, choice: ChoiceDraft, count: str, width: int) -> str:
    """Who is asked, and how many are chosen: the whole question stands above the table. Of a name far too wide the
    middle is left out, never the verb."""

    def say(seat: str) -> str:
        words = render.words.t("prompts.status.chooses", seat=seat)
        return f"{words} \u00b7 {count}" if count else words

    small = Style(MIN_TEXT, CHALK, bold=True)
    others = lay_out(say("M"), small).size[0] - lay_out("M", small).size[0]
    return say(render.words.short_seat(choice.decision.seat, width - others, small))


def _strip(
    render: RenderContext, surface: Surface, moment: Moment, room: Rect, seals: bool, headed: bool = False
) -> Block | None:
    """How many are chosen, and the seals of everybody who is asked: a tick on those who have answered. `headed`: who
    chooses stands beside them, where it is not said above."""
    choice = moment.choice
    if choice is None:
        return None
    words, most = "", min(choice.decision.max, choice.options.total())
    shown = (
        [one for one in moment.askers if one.seat in render.words.people] if seals and len(moment.askers) > 1 else []
    )
    count = render.words.t("rulebook.ui.page", n=len(choice.marks), m=most) if choice.decision.max > 1 else ""
    if count and not headed:
        words = render.words.t("prompts.chosen", n=len(choice.marks), m=most)
    if not words and not shown and not headed:
        return None
    side = render.layout.px(34, 24)
    gap = render.layout.px(5, 4) if headed else render.layout.px(9, 7)  # a name far too wide needs what room there is
    step = side + gap
    if headed and len(shown) > 3:  # many seals overlap a little: the name of who chooses stands beside them
        step = round(side * 0.7)
    taken = (len(shown) - 1) * step + side + 2 * gap if shown else 0
    beside = max(1, room.w - 3 - taken)
    style = Style(render.layout.text(18, 14), CHALK, bold=True)
    if headed:
        words = _headline(render, choice, count, beside)
    elif shown and words and lay_out(words, style).size[0] > beside:
        words = count
    made = fit(words, style, (beside, room.h), where="chosen", wrap=False, ellipsis=True)
    high = max(side + 4 if shown else 0, made.size[1] if words else 0)

    def draw(y: int) -> None:
        x = room.x + 3
        for one in shown:
            _seal(render, surface, one, (x + side // 2, y + high // 2), side)
            x += step
        if words:
            at = room.right - made.size[0] if shown else room.x
            made.draw(surface, (at, y + (high - made.size[1]) // 2))

    return Block(high, draw)


def _seal(render: RenderContext, surface: Surface, one: Addressee, middle: tuple[int, int], side: int) -> None:
    """The seal of somebody who is asked: ringed whose turn it is, pale before and ticked after."""
    seal = emblem(render.words.people[one.seat].emblem, side, render.words.colour(one.seat))
    if one.now:
        pygame.draw.circle(surface, RED, middle, side // 2 + 3, 2)
    else:
        seal = seal.copy()
        seal.set_alpha(120 if one.done else 170)
    surface.blit(seal, seal.get_rect(center=middle))
    if one.done:
        _tick(surface, middle, side)


def _tick(surface: Surface, at: tuple[int, int], side: int) -> None:
    """The mark of an answer that has been given."""
    r = side / 2
    shares = ((-0.1, 0.3), (0.3, 0.8), (1.05, -0.35))
    points = [(at[0] + r * x, at[1] + r * y) for x, y in shares]
    pygame.draw.lines(surface, INK, False, points, max(6, side // 5))
    pygame.draw.lines(surface, GREEN, False, points, max(3, side // 9))


def ask(render: RenderContext, magician: str) -> None:
    """Ask for a magician's picture as the panel shows it while they act."""
    _portrait(render, magician, panel_parts(render.layout).body.w - 2 * render.layout.px(*MARGIN))


def card_size(render: RenderContext) -> tuple[int, int]:
    """In what size the picture of a card that acts is made, however high the band is that shows it."""
    w = round((panel_parts(render.layout).body.w - 2 * render.layout.px(*MARGIN)) * 0.5 * BAND / 0.8)
    return w, round(w * 1.4)


def _portrait(render: RenderContext, magician: str, room: int) -> Surface | None:
    """A magician's picture, large enough for a column that is `room` pixels wide, however high it is."""
    side = round(round(room * 0.5) * PORTRAIT)
    return render.painter.picture("magicians", magician, (side, side))


def _fill(
    render: RenderContext, surface: Surface, moment: Moment, text: PanelText, room: Rect, left: int
) -> Block | None:
    """What the free room shows: the cards that pay, or the picture of the card that acts."""
    if moment.plan is not None and moment.plan.cards:
        return _cards(render, surface, moment, moment.plan, room, left)
    if text.picture is None or left < render.layout.px(64, 48):
        return None
    high = min(left, round(room.w * 0.5))
    portrait = text.picture[0] == "magicians"
    width = min(room.w, round(high * (PORTRAIT if portrait else BAND)))
    card = card_size(render)
    art = _portrait(render, text.picture[1], room.w) if portrait else render.painter.picture(*text.picture, card)
    if art is None:
        return None
    band = covering(art, (width, high), 0.5) if portrait else cut(art, (width, high), *_about(*text.picture))
    band = greyed(band, 0.85, 0.05) if text.gone else band

    def draw(y: int) -> None:
        box = Rect(room.centerx - width // 2, y, width, high)
        surface.blit(band, box)
        pygame.draw.rect(surface, INK, box.inflate(2, 2), 2)
        pygame.draw.rect(surface, GOLD[2], box, 1)

    return Block(high, draw)


PAYING, PAYING_SHAPE = (104, 68), 1.42
"""How high the cards are that pay, on the full and compact drawing, and their height to their width."""
BAND = 1.7
"""Width to height of the picture of a card that acts."""
INSIDE = {"spells": (0.1, 0.07, 0.9, 0.58), "curses": (0.1, 0.08, 0.9, 0.68),
          "monsters": (0.1, 0.12, 0.9, 0.62)}  # fmt: skip
"""Where on a drawn card or page its picture lies, within the frame."""


def _about(kind: str, name: str) -> tuple[Shares, Shares]:
    """What must be seen of a card's picture, and where that lies on the card."""
    inside = INSIDE.get(kind, WHOLE)
    about = focus_of(kind, name)
    if kind == "spells":  # named for the square face: the card is taller by two fifths
        about = about[0], about[1] / 1.4, about[2], about[3] / 1.4
    return (inside if about == WHOLE else about), inside


def _cards(
    render: RenderContext, surface: Surface, moment: Moment, plan: PaymentDraft, room: Rect, left: int
) -> Block | None:
    """The cards that pay, small; a friend's seal at the corner of theirs."""
    high = min(left, render.layout.px(*PAYING))
    if high < render.layout.px(52, 36) or not plan.cards:
        return None
    w = round(high / PAYING_SHAPE)
    step = min(w + w // 6, (room.w - w) // max(1, len(plan.cards) - 1)) if len(plan.cards) > 1 else 0

    def draw(y: int) -> None:
        for index, card in enumerate(plan.cards):
            at = (room.x + index * step, y)
            surface.blit(render.painter.element(card.kind, (w, high), card.uid), at)
            person = render.words.people.get(card.owner)
            if person is not None and moment.decision is not None and card.owner != moment.decision.seat:
                seal = emblem(person.emblem, max(16, w // 2), render.words.colour(card.owner))
                surface.blit(seal, (at[0] + w - seal.get_width() * 3 // 4, at[1] - seal.get_height() // 5))

    return Block(high, draw)


KEYS_APART = (22, 14)
"""Between two keys beside each other on the full and compact drawing."""


def draw_keys(render: RenderContext, surface: Surface, area: Rect, keys: list[tuple[str, str]]) -> None:
    """The corner strip: up to four keys, when there is room for them; beside each other where a gap stays between."""
    h, gap = render.layout.px(24, 34 if render.layout.large else 18), render.layout.px(*KEYS_APART)
    said = [f"[b]{key}[/b] {act}" for key, act in keys]
    small = Style(min(MIN_TEXT, render.layout.text(15, 14)), SOFT)
    least = [max((lay_out(words, small).size[0] for words in said[at::2]), default=0) for at in (0, 1)]
    columns = 2 if len(said) > 1 and sum(least) + gap <= area.w else 1
    rows = -(-len(keys) // columns)
    if area.h < rows * h + render.layout.px(4, 2):
        return
    second = max(min(area.w // 2, area.w - least[1]), least[0] + gap)
    for index, words in enumerate(said):
        top = area.bottom - (rows - index // columns) * h
        box = Rect(area.x, top, area.w, h)
        if columns == 2:
            box = Rect(area.x + second, top, area.w - second, h) if index % 2 else Rect(area.x, top, second - gap, h)
        render.text(surface, words, box, (15, 14), SOFT, wrap=False, bold_colour=GOLDEN)
