"""How the command panel looks: sheet, pips, seals, option tiles, the strip of those who choose, buttons.

Panel, buttons, ability and the icons of the ribbon are the parts that the surface cache keeps (`parts`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import TIMES
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.rules.place import read_option
from game.core.engine.decision import Reason
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import panel_parts, sort_button
from scenes.bigbook.table.moment import Moment
from scenes.bigbook.table.panel import column
from scenes.bigbook.table.panel.items import card_of
from scenes.bigbook.table.render import status_ribbon
from scenes.bigbook.table.render.lights import owner_emblem
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.state import PanelText
from scenes.kit import ornament
from scenes.kit.canvas import Canvas, faded
from scenes.kit.drawing.numerals import outlined
from scenes.kit.fit import draw_text, fit
from scenes.kit.icons import emblem, glyph
from scenes.kit.ornament import pill
from scenes.kit.text import Style, TextBlock, noting_terms
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, MIN_TEXT, PARCH, Colour, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import WidgetState as Touch
from scenes.kit.widgets import plaque
from scenes.table.kept_pictures import Part
from scenes.table.moment import PanelItem
from scenes.table.panel import buttons
from scenes.table.slate import CHALK, FAINT, GREEN, RED, slate
from scenes.table.timing import LEAST_FAST

SEALS = 3
"""How many seals are drawn, one for each power; what is chosen shows in gold, what is out of reach in grey."""
FRAME = (7, 5)
"""How wide the wood about the slate is on the full and compact drawing."""


def paint(canvas: Canvas, moment: Moment, text: PanelText, hover: str | None, down: str | None) -> None:
    """Draw the sheet of the panel with what stands on it."""
    render = moment.render
    parts = panel_parts(render.layout)
    surface = canvas.surface
    body = Rect(parts.body)
    surface.blit(slate(body.size, render.layout.px(*FRAME)), body)
    canvas.mark(body.inflate(4, 4))
    foot = min((item.rect.y for item in moment.panel), default=body.bottom - render.layout.px(6, 3))
    side, top = render.layout.px(*column.MARGIN), render.layout.px(10, 6)
    room = Rect(body.x + side, body.y + top, body.w - 2 * side, foot - body.y - top - render.layout.px(8, 4))
    with noting_terms() as terms:
        column.paint(render, surface, moment, text.face or text, room)
    render.terms = tuple(terms)
    for item in moment.panel:
        touch, at = Touch(hover == item.id, down == item.id), thing_id.read(item.id)
        if item.role == "power":
            _draw_seal(render, canvas, moment, item, touch)
        elif at.agrees:
            _draw_agreement(render, canvas, item, touch)
        elif at.name in text.prices:
            _draw_price(render, canvas, moment, item, text, touch)
        else:
            _draw_item(render, canvas, moment, item, touch)


def mains(moment: Moment) -> list[PanelItem]:
    """The large buttons; while nothing can be decided, the end of the turn stands there and waits."""
    if moment.mains:
        return moment.mains
    render = moment.render
    place = Rect(panel_parts(render.layout).main)
    return [PanelItem("", "button", render.words.kit("button.end-turn"), place, Reason("wrong-phase"))]


def is_primary(moment: Moment, item: PanelItem) -> bool:
    """Whether a large button is the one that goes on."""
    return (
        bool(moment.mains)
        and not item.quiet
        and (item.id not in ("button:cancel", "button:pass") or len(moment.mains) == 1)
    )


def _draw_item(render: RenderContext, canvas: Canvas, moment: Moment, item: PanelItem, touch: Touch) -> None:
    option = thing_id.read(item.id).name
    kind = card_of(option) if item.role == "option" else ""
    if kind:
        held = read_option(option)
        whose = render.model.seats.get(held.seat) if held.zone in ("hand", "support", "discard") else None
        uid = whose.uid_of(held.zone, kind) if whose is not None else 0
        canvas.blit(render.painter.element(kind, item.rect.size, uid), item.rect.topleft)
        choice = moment.choice
        if choice is not None:
            count, marked = choice.options[option], choice.marked(option)
            if marked:
                pygame.draw.rect(canvas.surface, CRIMSON, item.rect.inflate(4, 4), 3, border_radius=5)
            if count > 1 or marked:
                made = outlined(f"{marked}/{count}" if marked else f"{TIMES}{count}", render.layout.text(16, 14))
                up = max(2, item.rect.h // 10)  # the foot of the card says its value
                canvas.blit(made, (item.rect.right - made.get_width() + 2, item.rect.y - up))
            owners = {seat for one in choice.options if (seat := read_option(one).seat)}
            owner = read_option(option).seat
            if len(owners) > 1 and owner:  # the same card lies in several people's piles
                side = render.layout.px(30, 22)
                owner_emblem(canvas, render, owner, (item.rect.x + side // 3, item.rect.y + side // 3), side)
        return
    lit = moment.choice is not None and moment.choice.holds(option)
    lit = lit or (item.id == "button:remember" and moment.keeping)
    button(render, canvas, item, touch, primary=False, lit=lit, icon=option if option in ELEMENTS else "")


def _draw_seal(render: RenderContext, canvas: Canvas, moment: Moment, item: PanelItem, touch: Touch) -> None:
    """A wax seal with the power, its cost below: raised, pressed when chosen, cold and cracked when out of reach."""
    plan = moment.plan
    if plan is None:
        return
    power, open_ = thing_id.read(item.id).number, item.reason is None
    chosen, side = plan.power == power, item.rect.w
    centre = (item.rect.centerx, item.rect.y + side // 2 + (1 if chosen or touch.down else -1))
    draw_wax(canvas, power, "_pressed" if chosen else "" if open_ else "_grey", centre, side)
    if touch.hover and not chosen:
        pygame.draw.circle(canvas.surface, GOLD[2], centre, side // 2 + 1, 2)
    made = outlined(f"{TIMES}{power}", render.layout.text(25, 18), GOLD[0] if open_ else PARCH[1])
    canvas.blit(made, made.get_rect(center=centre).topleft)
    _draw_cost(render, canvas, moment, plan, item, chosen)
    canvas.mark(item.rect.inflate(10, 10))


def draw_wax(canvas: Canvas, power: int, state: str, centre: tuple[int, int], side: int) -> None:
    """The wax of a power: raised (``), `_pressed`, or cold (`_grey`)."""
    wax = ornament.piece("tokens", f"seal_{min(power, SEALS)}{state}", (side, side))
    if wax is not None:
        canvas.surface.blit(wax, wax.get_rect(center=centre))
    else:
        pygame.draw.circle(canvas.surface, PARCH[3] if state == "_grey" else CRIMSON, centre, side // 2)


def _draw_cost(
    render: RenderContext, canvas: Canvas, moment: Moment, plan: PaymentDraft, item: PanelItem, chosen: bool
) -> None:
    """What a power costs, below its seal; out of reach, how much of it can be reached."""
    power = thing_id.read(item.id).number
    cost = moment.session.cost(plan.actions[power])
    element, n = next(iter(dict(cost.elements).items()), ("any", cost.total))
    words, colour = f"{n}\u00a0[{element}]", CHALK
    if item.reason is not None:
        have = item.reason.args.get("have")
        if isinstance(have, int):  # a lower power may be within reach by an ability (the windwright's Air card)
            paid = [moment.session.cost(one).total for one in plan.actions.values() if not moment.session.why_not(one)]
            have = max([have, *paid])
        words = f"{have}/{n}\u00a0[{element}]" if have is not None else words
        colour = FAINT
    style = Style(render.layout.text(17, 14), colour, bold=chosen, align="center")
    room = (
        item.rect.w + render.layout.px(9, 30 if render.layout.large else 6),
        item.rect.h - item.rect.w + render.layout.px(4, 3),
    )
    made = fit(words, style, room, where="power", wrap=False, report=False)
    made.draw(canvas.surface, (item.rect.centerx - made.size[0] // 2, item.rect.bottom - made.size[1] + 2))


def _draw_agreement(render: RenderContext, canvas: Canvas, item: PanelItem, touch: Touch) -> None:
    """The seal of a friend who is asked for their support: a click of theirs agrees."""
    seat, side = thing_id.read(item.id).seat, item.rect.w
    person = render.words.people.get(seat)
    if person is None:
        return
    seal = emblem(person.emblem, round(side * (0.92 if touch.down else 1.0)), render.words.colour(seat))
    if item.reason is not None:
        seal = faded(seal, 130)
    canvas.blit(seal, seal.get_rect(center=item.rect.center).topleft)
    ring = GREEN if item.reason is not None else GOLD[2] if touch.hover else RED
    pygame.draw.circle(canvas.surface, ring, item.rect.center, side // 2 + 2, 3)
    canvas.mark(item.rect.inflate(10, 10))


def _draw_price(
    render: RenderContext, canvas: Canvas, moment: Moment, item: PanelItem, text: PanelText, touch: Touch
) -> None:
    """An answer with a price: its words, its cards, and what it leads to."""
    option = thing_id.read(item.id).name
    lit = moment.choice is not None and moment.choice.holds(option)
    box = plaque(canvas.surface, item.rect, touch, enabled=item.reason is None, lit=lit)
    canvas.mark(item.rect.inflate(6, 10))
    room = box.inflate(-render.layout.px(20, 14), -render.layout.px(14, 10))
    style = Style(render.layout.text(18, 14), GOLD[0] if touch.hover else BONE, align="center")
    head, facts = _price_words(item.label, style, [row.words for row in text.prices[option]], room.size)
    foot = room.bottom - sum(block.size[1] for block in facts)
    head.draw(canvas.surface, (room.x, room.y))
    y = room.y + head.size[1] + 2
    _price_cards(render, canvas, text.cards.get(option, ()), Rect(room.x, y, room.w, foot - y))
    for block in facts:
        block.draw(canvas.surface, (room.x, foot))
        foot += block.size[1]


def _price_words(
    label: str, style: Style, facts: list[str], room: tuple[int, int]
) -> tuple[TextBlock, list[TextBlock]]:
    """The words of an answer, whole in any case, and as many of its facts, whole as well, as have room below them, in
    letters no larger than its own."""
    for count in range(len(facts), 0, -1):
        for size in range(max(MIN_TEXT, style.size - 2), MIN_TEXT - 1, -1):
            small = replace(style, size=size, colour=GOLD[1])
            told = [fit(fact, small, room, report=False) for fact in facts[:count]]
            left = room[1] - sum(block.size[1] for block in told)
            head = fit(label, style, (room[0], left), report=False)
            whole = not any(block.cut or block.broken for block in (head, *told))
            if whole and head.style.size >= max(block.style.size for block in told):
                return head, told
    return fit(label, style, room, where="price", ellipsis=True), []


def _price_cards(render: RenderContext, canvas: Canvas, kinds: tuple[str, ...], room: Rect) -> None:
    """The cards an answer is about, as large as the room between its words allows."""
    high = min(room.h - 2, render.layout.px(60, 40))
    if high < render.layout.px(22, 18) or not kinds:
        return
    w = round(high / 1.42)
    step = min(w + 4, (room.w - w) // max(1, len(kinds) - 1)) if len(kinds) > 1 else 0
    x = room.centerx - (w + step * (len(kinds) - 1)) // 2
    for index, kind in enumerate(kinds):
        canvas.blit(render.painter.element(kind, (w, high)), (x + index * step, room.y + (room.h - high) // 2))


def button(
    render: RenderContext,
    canvas: Canvas,
    item: PanelItem,
    touch: Touch,
    *,
    primary: bool,
    lit: bool = False,
    icon: str = "",
) -> None:
    """A plaque with words, an element badge before them where asked; the badge alone where both are too much."""
    box, room, colour = buttons.plate(
        canvas, render.layout, item, touch, primary=primary, lit=lit, quiet=item.id in SMALL and not lit
    )
    if icon:
        mark = badge(icon, min(room.h - 2, render.layout.px(34, 24)))
        if lay_out(item.label, Style(MIN_TEXT, BONE)).size[0] > room.w - mark.get_width() - 4:
            canvas.blit(mark, mark.get_rect(center=room.center).topleft)
            return
        canvas.blit(mark, (room.x, room.centery - mark.get_height() // 2))
        room = Rect(room.x + mark.get_width() + 4, room.y, room.w - mark.get_width() - 4, room.h)
    if item.icon:
        tone = ELEMENTS["madness"].mid if item.icon == "madness" else colour  # else it would be taken for an eye
        mark = glyph(item.icon, render.layout.px(34, 24), tone)
        beside = Rect(room.x + mark.get_width() + render.layout.px(8, 4), room.y, 0, room.h)
        beside.w = box.right - render.layout.px(10, 6) - beside.x
        large = Style(render.layout.text(20, 15) if render.layout.large else MIN_TEXT, BONE)
        widest = max(lay_out(item.note, Style(MIN_TEXT, BONE)).size[0],
                     lay_out(item.caption or item.label, large).size[0] if render.layout.large else 0)  # fmt: skip
        if widest <= beside.w:  # else the words need all the room
            canvas.blit(mark, (room.x + render.layout.px(8, 4), room.centery - mark.get_height() // 2))
            room = beside
    elif item.note:
        room.inflate_ip(-render.layout.px(12, 8), 0)
    if item.note:
        _two_lines(render, canvas, item, room, colour)
    else:
        buttons.words(canvas, render.layout, item, room, colour)


def _two_lines(render: RenderContext, canvas: Canvas, item: PanelItem, room: Rect, colour: Colour) -> None:
    """The act, and below it in smaller letters what else there is to know."""
    share = 0.46 if render.layout.large else 0.34
    small = min(render.layout.text(15, 14), max(MIN_TEXT, round(room.h * share)))
    note = fit(item.note, Style(small, mix(colour, GOLD[1], 0.5), align="center"),
               (room.w, room.h), where="note", wrap=False, ellipsis=True)  # fmt: skip
    style = Style(render.layout.text(20, 15), colour, align="center")
    if render.layout.large and (note.shown < 1 or note.cut or room.h < 2.4 * small):  # the button's sheet tells it
        draw_text(
            canvas.surface, item.caption or item.label, room, style, valign="middle", where="button", ellipsis=True
        )
        return
    high = room.h - note.size[1] + render.layout.px(2, 3)
    head = fit(item.caption or item.label, style, (room.w, high), wrap=False, report=False)
    if head.cut:
        head = fit(item.caption or item.label, style, (room.w, high), where="button", ellipsis=True)
    tight = max(0, head.size[1] + note.size[1] - room.h)
    y = room.centery - (head.size[1] + note.size[1] - tight) // 2 - tight // 4
    head.draw(canvas.surface, (room.x, y))
    note.draw(canvas.surface, (room.x, y + head.size[1] - tight))


ALWAYS, USED, BUTTON = "always", "used", "button"


def ability_state(render: RenderContext, seat: str) -> str:
    """How the ability of a seat is shown: `always`, `used` or `button`."""
    model = render.model.seats[seat]
    if render.words.facts.magician_timing(model.magician) == ALWAYS:
        return ALWAYS
    return USED if model.ability_used else BUTTON


def paint_ability(render: RenderContext, canvas: Canvas, item: PanelItem, touch: Touch, how: str) -> None:
    """Draw it in its place."""
    if how == ALWAYS:
        canvas.mark(engraved(render, canvas.surface, item.rect, item.label))
    elif how == USED:
        box = plaque(canvas.surface, item.rect, touch, enabled=False)
        canvas.mark(item.rect.inflate(6, 10))
        room = box.inflate(-render.layout.px(18, 10), -4)
        mark = ornament.piece("ui", "ability_used", (room.h, room.h))
        if mark is not None:
            canvas.blit(mark, mark.get_rect(midleft=room.midleft).topleft)
        words = Rect(room.x + room.h + 4, room.y, room.w - room.h - 4, room.h)
        render.text(canvas.surface, item.label, words, (20, 15), mix(BONE, INK, 0.35), align="center")
    else:
        button(render, canvas, item, touch, primary=False, lit=item.reason is None)


def engraved(render: RenderContext, surface: Surface, rect: Rect, name: str) -> Rect:
    """A name cut into the wood between two hairlines, with the word for always: nothing to press."""
    dark, light = mix(INK, (0, 0, 0), 0.4), mix(GOLD[3], INK, 0.25)
    for y in (rect.y + 3, rect.bottom - 4):
        pygame.draw.line(surface, dark, (rect.x + 6, y), (rect.right - 7, y))
        pygame.draw.line(surface, light, (rect.x + 6, y + 1), (rect.right - 7, y + 1))
    always = render.words.t("terms.timing.always")
    room = rect.inflate(-render.layout.px(16, 10), -8)
    whole = f"{name} · {always}"
    style = Style(render.layout.text(18, 14), mix(GOLD[1], INK, 0.18), italic=True, align="center")
    block = fit(whole, style, room.size, wrap=False, report=False)
    if block.cut:
        block = fit(f"{name}\n{always}", style, room.size, report=False)
    if block.cut:
        block = fit(name, style, room.size, where="ability", ellipsis=True)
    at = (room.x, room.y + (room.h - block.size[1]) // 2)
    block.draw(surface, at)
    return rect.inflate(4, 4)


SMALL = ("button:undo", "button:redo", "button:hint", "button:why")
FAST_WEDGE = 0.34
"""How wide each of the two wedges of the sign for fast is, for the side of the sign."""
ICONS = {"button:fast": "quill", "button:language": "quill", "button:rulebook": "owl", "button:menu": "key"}


def parts(table: BookTable) -> Iterator[Part]:
    """Everything that is kept as a picture, with all that it shows."""
    yield _sheet(table)
    for item in mains(table.moment):
        yield _button(table, item, primary=is_primary(table.moment, item))
    for thing in table.listing().things:
        if thing.id in SMALL:
            item = PanelItem(thing.id, "button", thing.label, thing.rect, table.listing().reasons.get(thing.id))
            yield _button(table, item)
    yield _ability(table)
    yield _sort(table)
    yield _icons(table)
    if table.render.unsaved:
        yield _sign(table)


def touched(table: BookTable, name: str) -> Touch:
    """Whether the pointer lies on a thing, and presses it."""
    return Touch(table.hover == name, table.screen.down == name)


def _sheet(table: BookTable) -> Part:
    """What is asked or paid, and the answers to choose from."""
    moment, state = table.moment, table.state
    body = Rect(panel_parts(table.render.layout).body).inflate(4, 4)
    items = tuple((item.id, item.label, item.note, item.reason, tuple(item.rect)) for item in moment.panel)
    held = table.hover, table.screen.down
    touch = tuple(name for item in moment.panel for name in held if name == item.id)
    text = state.text if not state.hidden else PanelText(state.text.title)
    key = (text.mark(), items, touch, state.progress(), moment.decision is None,
           table.app.lang)  # fmt: skip
    return Part("sheet", body, key, lambda canvas: paint(canvas, moment, text, table.hover, table.screen.down))


def _button(table: BookTable, item: PanelItem, *, primary: bool = False) -> Part:
    touch = touched(table, item.id)

    def paint(canvas: Canvas) -> None:
        if item.id == "button:undo" and table.moment.asked == "undo":
            buttons.question(canvas, table.render.layout, item, touch)
        elif item.id in (buttons.UNDO, buttons.REDO):
            buttons.arrow(canvas, item, touch)
        else:
            button(table.render, canvas, item, touch, primary=primary)
            buttons.key(canvas, table.render.layout, item, press)

    press = _press(table, item)
    key = (item.label, item.caption, item.note, item.reason is None, primary, touch.hover, touch.down, press)
    return Part(item.id or "rest", item.rect.inflate(4, 8), key, paint)


KEYS = {"button:end-turn": "end_turn", "button:pass": "end_turn"}
"""Buttons that say which key presses them, where the sheet does not, by the command of that key."""


def _press(table: BookTable, item: PanelItem) -> str:
    """The key that a button says of itself; '' for none."""
    told = item.id in KEYS and item.reason is None and not item.note and table.state.text.face is not None
    return table.app.keys.shown(KEYS[item.id]) if told else ""


def _ability(table: BookTable) -> Part:
    """The button under the magician's sheet."""
    render = table.render
    name = thing_id.ability(render.desk)
    area, touch = Rect(render.layout.areas["ability"]), touched(table, name)
    reason = table.listing().reasons.get(name)
    item = PanelItem(name, "ability", render.words.ability(render.model.seats[render.desk].magician), area, reason)

    how = ability_state(render, render.desk)

    def paint(canvas: Canvas) -> None:
        paint_ability(render, canvas, item, touch, how)

    key = (item.label, how, reason is None, touch.hover, touch.down, table.app.lang)
    return Part("ability", area.inflate(8, 10), key, paint)


def _sort(table: BookTable) -> Part:
    """The button that lays the hand by element and value: cards that grow."""
    box, touch = Rect(sort_button(table.render.layout)), touched(table, "button:sort")

    def paint(canvas: Canvas) -> None:
        room = plaque(canvas.surface, box, touch)
        colour = GOLD[0] if touch.hover else BONE
        wide = max(3, room.w // 6)
        for index, share in enumerate((0.28, 0.44, 0.6)):
            bar = Rect(0, 0, wide, round(room.h * share))
            bar.midbottom = (room.centerx + (index - 1) * (wide + 2), room.centery + round(room.h * 0.3))
            pygame.draw.rect(canvas.surface, colour, bar, border_radius=1)
        canvas.mark(box.inflate(6, 10))

    return Part("sort", box.inflate(4, 8), (touch.hover, touch.down), paint)


def _sign(table: BookTable) -> Part:
    """The sign that the game is not being saved."""
    hover, place = table.hover == buttons.SIGN, Rect(status_ribbon.sign_box(table.render))
    said, layout = table.words.kit("save.unsaved"), table.render.layout

    def paint(canvas: Canvas) -> None:
        buttons.sign(canvas, layout, said, place, hover=hover)

    return Part("sign", place.inflate(4, 4), (hover, table.app.lang), paint)


def _icons(table: BookTable) -> Part:
    """Language, rulebook, menu at the end of the ribbon."""
    things = [thing for thing in table.listing().things if thing.id in ICONS]

    def paint(canvas: Canvas) -> None:
        for thing in things:
            _paint_icon(table, canvas, thing, hover=table.hover == thing.id)

    hover = table.hover if table.hover in ICONS else None
    return Part("icons", Rect(status_ribbon.parts(table.render)["icons"]), (hover, table.app.lang), paint)


def _paint_fast(canvas: Canvas, rect: Rect, side: int, *, lit: bool) -> None:
    """Two wedges that point onward; full while it is fast."""
    wide, high = round(side * FAST_WEDGE), round(side * 0.62)
    for left in (rect.centerx - wide, rect.centerx + 1):
        wedge = ((left, rect.centery - high // 2), (left + wide, rect.centery), (left, rect.centery + high // 2))
        pygame.draw.polygon(canvas.surface, GOLD[1], wedge, 0 if lit else 2)


def _paint_icon(table: BookTable, canvas: Canvas, thing: Thing, *, hover: bool) -> None:
    """A small button of the ribbon."""
    rect = thing.rect
    pill(canvas.surface, rect, mix(INK, GOLD[3], 0.45 if hover else 0.15))
    canvas.mark(rect)
    side = round(rect.h * 0.66)
    if thing.id == "button:language":
        letters = (
            min(table.render.layout.text(20, 15), round(rect.h * 0.86)) if table.render.layout.large else side * 3 // 4
        )
        block = lay_out(table.app.lang.upper(), Style(max(14, letters), GOLD[1], bold=True))
        block.draw(canvas.surface, (rect.centerx - block.size[0] // 2, rect.centery - block.size[1] // 2))
        return
    if thing.id == "button:fast":
        _paint_fast(canvas, rect, side, lit=table.app.speed >= LEAST_FAST)
        return
    if thing.id == "button:menu":
        for i in (-1, 0, 1):
            y = rect.centery + i * max(4, side // 3)
            pygame.draw.line(canvas.surface, GOLD[1], (rect.centerx - side // 2, y), (rect.centerx + side // 2, y), 3)
        return
    mark = glyph(ICONS[thing.id], side, GOLD[1])
    canvas.blit(mark, mark.get_rect(center=rect.center).topleft)
