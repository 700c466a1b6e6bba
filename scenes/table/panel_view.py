"""How the command panel looks: sheet, pips, seals, option tiles, the strip of those who choose, buttons."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.core.decision import Reason
from scenes.kit import paper, pieces
from scenes.kit.canvas import Canvas, faded
from scenes.kit.card_faces import outlined
from scenes.kit.card_painter import greyed
from scenes.kit.fit import fit
from scenes.kit.icons import badge, emblem
from scenes.kit.shapes import arc
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, ELEMENTS, GOLD, GREEN_INK, INK, LECTERN, MIN_TEXT, PARCH, Colour, mix
from scenes.kit.widgets import Look as Touch
from scenes.kit.widgets import plaque
from scenes.table.cards import TIMES
from scenes.table.layout import panel_parts
from scenes.table.look import Look
from scenes.table.options import Moment, PanelItem
from scenes.table.panel import PanelText, card_of
from scenes.table.payment import PaymentPlan


def paint(canvas: Canvas, moment: Moment, text: PanelText, hover: str | None, down: str | None) -> None:
    """Draw the sheet of the panel with what stands on it."""
    look = moment.look
    parts = panel_parts(look.layout)
    surface = canvas.surface
    body = Rect(parts.body)
    sheet = paper.parchment(body.size, seed=4, shadow=0, ragged=False)
    surface.blit(sheet, body)
    pygame.draw.rect(surface, PARCH[3], body.inflate(-6, -6), 1)
    canvas.mark(body.inflate(4, 4))
    foot = min((item.rect.y for item in moment.panel), default=body.bottom) - look.layout.px(6, 3)
    low = _state_height(look, moment)
    y = _heading(look, surface, Rect(body.x, body.y, body.w, foot - low - body.y), text)
    left = Rect(body.x, y, body.w, foot - y)
    if moment.plan is not None:
        _draw_payment(look, surface, moment, moment.plan, left)
    elif moment.choice is not None:
        _draw_strip(look, surface, moment, left)
    if text.keys and moment.decision is not None and not moment.panel:
        top = y + low + (_strip_side(look) + look.layout.px(14, 10) if moment.choice is not None else 0)
        _draw_keys(look, surface, Rect(body.x, top, body.w, foot - top), text.keys)
    for item in moment.panel:
        _draw_item(look, canvas, moment, item, Touch(hover == item.id, down == item.id))


def mains(moment: Moment) -> list[PanelItem]:
    """The large buttons; while nothing can be decided, the end of the turn stands there and waits."""
    if moment.mains:
        return moment.mains
    look = moment.look
    place = Rect(panel_parts(look.layout).main)
    return [PanelItem("", "button", look.words.kit("button.end-turn"), place, Reason("wrong-phase"))]


def is_primary(moment: Moment, item: PanelItem) -> bool:
    """Whether a large button is the one that goes on."""
    return bool(moment.mains) and (item.id not in ("button:cancel", "button:pass") or len(moment.mains) == 1)


def _state_height(look: Look, moment: Moment) -> int:
    """The room below the words for pips and what is paid, or for the number chosen."""
    if moment.plan is not None:
        return look.layout.px(34, 24) + look.layout.px(6, 4) + look.layout.px(26, 18)
    if moment.choice is not None and moment.choice.decision.max > 1:
        return look.layout.px(30, 20)
    return 0


def _heading(look: Look, surface: Surface, area: Rect, text: PanelText) -> int:
    """Title and lines in one size, as large as the area allows; the last lines stay away where nothing helps."""
    pad = look.layout.px(12, 8)
    room = Rect(area.x + pad, area.y + pad // 2 + 2, area.w - 2 * pad, area.h - pad // 2 - 2)
    colours = {"red": CRIMSON, "green": GREEN_INK, "ink": INK, "soft": PARCH[4]}
    lines = list(text.lines)
    while True:
        blocks = _column(look, text.title, [(colours[colour], line) for colour, line in lines], room)
        if blocks is not None or not lines:
            break
        lines.pop()
    if blocks is None:
        blocks = [fit(text.title, Style(MIN_TEXT, INK, bold=True), room.size, where="panel.title")]
    y = room.y
    for block in blocks:
        block.draw(surface, (room.x, y))
        y += block.size[1] + look.layout.px(4, 2)
    return y


def _column(look: Look, title: str, lines: list[tuple[Colour, str]], room: Rect) -> list[TextBlock] | None:
    """Title and lines below each other at the largest size that fits, or nothing."""
    gap = look.layout.px(4, 2)
    for shrink in range(look.layout.text(20, 15) - MIN_TEXT + 1):
        head = Style(look.layout.text(20, 15) - shrink, INK, bold=True)
        size = max(MIN_TEXT, look.layout.text(17, 14) - shrink)
        blocks = [lay_out(title, head, room.w)]
        blocks += [lay_out(line, Style(size, colour, bold_colour=CRIMSON), room.w) for colour, line in lines]
        if sum(block.size[1] + gap for block in blocks) <= room.h and not any(block.broken for block in blocks):
            return blocks
    return None


def _draw_keys(look: Look, surface: Surface, area: Rect, keys: list[tuple[str, str]]) -> None:
    """The corner strip: up to four keys, when there is room for them."""
    h, pad = look.layout.px(24, 18), look.layout.px(12, 8)
    room = ((area.w - 2 * pad) // 2 - 4, h)
    style = Style(look.layout.text(15, 14), INK)
    beside = not any(fit(f"[b]{key}[/b] {act}", style, room, wrap=False, report=False).cut for key, act in keys)
    columns = 2 if beside else 1
    rows = -(-len(keys) // columns)
    if area.h < rows * h + look.layout.px(10, 6):
        return
    half = (area.w - 2 * pad) // columns
    for index, (key, act) in enumerate(keys):
        box = Rect(
            area.x + pad + (index % columns) * half, area.bottom - pad - (rows - index // columns) * h, half - 4, h
        )
        look.text(surface, f"[b]{key}[/b] {act}", box, (15, 14), PARCH[4], wrap=False, bold_colour=INK)


def _pip(surface: Surface, at: tuple[int, int], side: int, element: str, state: str) -> None:
    """One element of a cost: paid (full), missing (hollow), lost (amber)."""
    if state == "lost":
        pygame.draw.circle(surface, (224, 150, 40), (at[0] + side // 2, at[1] + side // 2), side // 2 - 2)
        pygame.draw.circle(surface, INK, (at[0] + side // 2, at[1] + side // 2), side // 2 - 2, 2)
        return
    if element not in ELEMENTS or element in ("curse", "madness"):
        pygame.draw.circle(
            surface, GOLD[2] if state == "paid" else PARCH[2], (at[0] + side // 2, at[1] + side // 2), side // 2 - 1
        )
        pygame.draw.circle(surface, INK, (at[0] + side // 2, at[1] + side // 2), side // 2 - 1, 2)
        return
    mark = badge(element, side)
    if state == "missing":
        mark = mark.copy()
        mark.set_alpha(80)
    surface.blit(mark, at)
    if state == "missing":
        pygame.draw.circle(surface, CRIMSON, (at[0] + side // 2, at[1] + side // 2), side // 2, 2)


def _draw_payment(look: Look, surface: Surface, moment: Moment, plan: PaymentPlan, area: Rect) -> None:
    pad = look.layout.px(12, 8)
    need, paid, enough = plan.need(), plan.by_element(), plan.reason is None
    pips: list[tuple[str, str]] = []
    spare = 0 if enough else 1
    total = plan.paid()
    for element, count in need.items():
        have = total if element == "any" else paid[element]
        for i in range(count):
            pips.append((element, "paid" if i < have or (enough and spare == 0) else "missing"))
    pips += [("", "lost")] * plan.lost()
    side = min(look.layout.px(34, 24), (area.w - 2 * pad) // max(1, len(pips)) - 2)
    for index, (element, state) in enumerate(pips):
        _pip(surface, (area.x + pad + index * (side + 2), area.y + 2), max(10, side), element, state)
    y = area.y + side + look.layout.px(6, 4)
    key = "pays_lost" if plan.lost() else "pays"
    words = look.words.t(f"prompts.payment.{key}", paid=plan.paid(), cost=sum(need.values()), lost=plan.lost())
    if not enough:
        missing = [f"{n - paid[e]}\u00a0[{e}]" for e, n in need.items() if e != "any" and n > paid[e]]
        words += "  ·  " + " ".join(missing) if missing else ""
    look.text(surface, words, Rect(area.x + pad, y, area.w - 2 * pad, look.layout.px(26, 18)), (17, 14),
              CRIMSON if plan.lost() or not enough else GREEN_INK)  # fmt: skip
    y += look.layout.px(26, 18)
    w = look.layout.px(34, 24)
    h = round(w * 1.4)
    if y + h <= area.bottom:
        step = min(w + w // 4, (area.w - 2 * pad) // max(1, len(plan.cards)))
        for index, card in enumerate(plan.cards):
            at = (area.x + pad + index * step, y)
            surface.blit(look.painter.element(card.kind, (w, h)), at)
            if moment.decision is not None and card.owner != moment.decision.seat:
                person = look.words.people.get(card.owner)
                if person is not None:
                    seal = emblem(person.emblem, w // 2, look.words.colour(card.owner))
                    surface.blit(seal, (at[0] + w * 5 // 8, at[1] - w // 6))  # its corner: the value stays free


def _strip_side(look: Look) -> int:
    """How large the seals of those who choose are."""
    return look.layout.px(32, 22)


def _draw_strip(look: Look, surface: Surface, moment: Moment, area: Rect) -> None:
    """Who chooses in turn: seals in rule order, the present chooser ringed."""
    choice = moment.choice
    if choice is None or moment.decision is None:
        return
    x = area.x + look.layout.px(12, 8)
    if choice.decision.max > 1:
        line = Rect(x, area.y, area.right - x - 10, look.layout.px(30, 20))
        words = look.words.t("prompts.chosen", n=len(choice.marks), m=min(choice.decision.max, choice.options.total()))
        look.text(surface, words, line, (17, 14), PARCH[4], wrap=False)
        area = Rect(area.x, line.bottom, area.w, area.bottom - line.bottom)
    seats = list(look.model.seats)
    start = seats.index(look.model.active)
    side = _strip_side(look)
    if area.h < side + 8:
        return
    for seat in seats[start:] + seats[:start]:
        person = look.words.people.get(seat)
        if person is None or look.model.seats[seat].eliminated:
            continue
        seal = emblem(person.emblem, side, look.words.colour(seat))
        if seat != moment.decision.seat:
            seal = seal.copy()
            seal.set_alpha(110)
        else:
            pygame.draw.circle(surface, CRIMSON, (x + side // 2, area.y + side // 2 + 3), side // 2 + 3, 2)
        surface.blit(seal, (x, area.y + 3))
        x += side + 8


def _draw_item(look: Look, canvas: Canvas, moment: Moment, item: PanelItem, touch: Touch) -> None:
    if item.role == "power":
        _draw_seal(look, canvas, moment, item, touch)
        return
    kind = card_of(item.id.split(":", 1)[1]) if item.role == "option" else ""
    if kind:
        canvas.blit(look.painter.element(kind, item.rect.size), item.rect.topleft)
        option = item.id.split(":", 1)[1]
        choice = moment.choice
        if choice is not None:
            count, marked = choice.options[option], choice.marked(option)
            if marked:
                pygame.draw.rect(canvas.surface, CRIMSON, item.rect.inflate(4, 4), 3, border_radius=5)
            if count > 1 or marked:
                made = outlined(f"{marked}/{count}" if marked else f"{TIMES}{count}", look.layout.text(16, 14))
                canvas.blit(made, (item.rect.right - made.get_width(), item.rect.bottom - made.get_height()))
        return
    lit = moment.choice is not None and moment.choice.holds(item.id.split(":", 1)[1])
    lit = lit or (item.id == "button:remember" and moment.keeping)
    element = item.id.split(":", 1)[1]
    button(look, canvas, item, touch, primary=False, lit=lit, icon=element if element in ELEMENTS else "")


def _draw_seal(look: Look, canvas: Canvas, moment: Moment, item: PanelItem, touch: Touch) -> None:
    """A wax seal with the power and its cost."""
    plan = moment.plan
    if plan is None:
        return
    power = int(item.id.split(":")[1])
    centre, r = item.rect.center, item.rect.w // 2
    chosen = plan.power == power
    surface = canvas.surface
    wax = pieces.piece("tokens", f"seal_{power}", item.rect.size)
    if wax is not None:
        shown = wax if item.reason is None else greyed(wax, 0.8)
        if item.reason is None and not (chosen or touch.hover):
            shown = faded(shown, 150)
        surface.blit(shown, shown.get_rect(center=centre))
    else:
        pygame.draw.circle(surface, CRIMSON if item.reason is None else PARCH[3], centre, r)
    if chosen:
        pygame.draw.circle(surface, GOLD[3], centre, r + 2, 3)
        pygame.draw.circle(surface, GOLD[1], centre, r + 1, 2)
    elif touch.hover:
        pygame.draw.circle(surface, BONE, centre, r, 1)
    made = outlined(f"{TIMES}{power}", look.layout.text(24, 17), GOLD[0] if item.reason is None else BONE)
    canvas.blit(made, made.get_rect(center=centre).topleft)
    canvas.mark(item.rect.inflate(6, 6))


def button(
    look: Look, canvas: Canvas, item: PanelItem, touch: Touch, *, primary: bool, lit: bool = False, icon: str = ""
) -> None:
    """A plaque with words, an element badge before them where asked; the badge alone where both are too much."""
    enabled = item.reason is None
    box = plaque(canvas.surface, item.rect, touch, enabled=enabled, primary=primary and enabled, lit=lit)
    canvas.mark(item.rect.inflate(6, 10))
    narrow = item.rect.w < look.layout.px(150, 110)  # on short plaques words come close to the corners of the edge
    room = box.inflate(-look.layout.px(20, 12) if narrow else -look.layout.px(14, 8), -4)
    if icon:
        mark = badge(icon, min(room.h - 2, look.layout.px(34, 24)))
        if lay_out(item.label, Style(MIN_TEXT, BONE)).size[0] > room.w - mark.get_width() - 4:
            canvas.blit(mark, mark.get_rect(center=room.center).topleft)
            return
        canvas.blit(mark, (room.x, room.centery - mark.get_height() // 2))
        room = Rect(room.x + mark.get_width() + 4, room.y, room.w - mark.get_width() - 4, room.h)
    colour = (GOLD[0] if primary or touch.hover else BONE) if enabled else mix(BONE, LECTERN[1], 0.5)
    look.text(canvas.surface, item.label, room, (20, 15), colour, align="center")


def arrow(look: Look, canvas: Canvas, item: PanelItem, touch: Touch) -> None:
    """Undo and redo: a plaque with an arrow bent back or forward."""
    enabled = item.reason is None
    box = plaque(canvas.surface, item.rect, touch, enabled=enabled)
    canvas.mark(item.rect.inflate(6, 10))
    colour = (GOLD[0] if touch.hover else BONE) if enabled else mix(BONE, LECTERN[1], 0.5)
    sign = -1 if item.id == "button:undo" else 1
    r = box.h * 0.24
    cx, cy = box.centerx, box.centery + r * 0.25
    points = [(cx - sign * (x - cx), y) for x, y in arc(cx, cy, r, 200, 450)]
    pygame.draw.lines(canvas.surface, colour, False, points, max(2, round(box.h * 0.07)))
    x, y = points[0]
    size = box.h * 0.16
    tip = [
        (x + sign * size * 0.9, y + size * 0.2),
        (x - sign * size * 0.5, y - size),
        (x - sign * size * 0.6, y + size),
    ]
    pygame.draw.polygon(canvas.surface, colour, tip)
