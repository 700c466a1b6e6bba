"""The command panel: what is asked, what is paid, what may be chosen; its items and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.bigbook.session import BigBookSession
from game.core.decision import Reason
from game.core.event import Event
from scenes.kit import paper
from scenes.kit.canvas import Canvas
from scenes.kit.card_faces import outlined
from scenes.kit.icons import badge, emblem
from scenes.kit.theme import BONE, CRIMSON, ELEMENTS, GOLD, GREEN_INK, INK, LECTERN, PARCH, mix
from scenes.kit.widgets import Look as Touch
from scenes.kit.widgets import plaque
from scenes.table import prompts
from scenes.table.cards import TIMES, is_card
from scenes.table.choice import ChoicePlan
from scenes.table.geometry import Box, fit_grid
from scenes.table.layout import panel_parts
from scenes.table.look import Look, well
from scenes.table.options import Moment, PanelItem
from scenes.table.payment import PaymentPlan


@dataclass(slots=True)
class PanelText:
    """Words of the panel that cost something to find: kept until the moment changes."""

    title: str = ""
    lines: list[tuple[str, str]] = field(default_factory=list)
    """(colour name, sentence)"""
    keys: list[tuple[str, str]] = field(default_factory=list)
    """The keys that matter now, with what they do."""


def split_main(look: Look, two: bool) -> list[Rect]:
    """The place of the large button, or of two beside each other (the right one larger)."""
    main = Rect(panel_parts(look.layout).main)
    if not two:
        return [main]
    gap = look.layout.px(8, 6)
    left = round(main.w * 0.34)
    return [Rect(main.x, main.y, left, main.h), Rect(main.x + left + gap, main.y, main.w - left - gap, main.h)]


def foresee(session: BigBookSession, plan: PaymentPlan) -> tuple[bool, tuple[Event, ...]]:
    """Whether undo would end at this act, found by trying it on a copy, and the events for the result strip."""
    if plan.reason is not None:
        return False, ()
    trial = session.clone()
    if not isinstance(trial, BigBookSession):
        trial = BigBookSession(trial.game, trial.state)
    outcome = trial.act(plan.action, plan.options)
    return bool(outcome.barrier), outcome.events


# ------------------------------------------------------------------------------------------------ items


def items(moment: Moment, reveals: bool) -> None:
    """Fill `moment.panel` and `moment.mains` for the plan, the choice or the idle action phase."""
    moment.panel.clear()
    moment.mains.clear()
    if moment.decision is None:
        return
    if moment.plan is not None:
        _payment_items(moment, moment.plan, reveals)
    elif moment.choice is not None:
        _choice_items(moment, moment.choice)
    else:
        _idle_items(moment)


def _idle_items(moment: Moment) -> None:
    look, ids = moment.look, {option.id for option in moment.session.legal()}
    (box,) = split_main(look, False)
    if "pass" in ids:
        moment.mains.append(PanelItem("button:pass", "button", look.words.kit("button.pass"), box))
    else:
        reason = None if "end" in ids else moment.session.why_not("end")
        moment.mains.append(PanelItem("button:end-turn", "button", look.words.kit("button.end-turn"), box, reason))


def _payment_items(moment: Moment, plan: PaymentPlan, reveals: bool) -> None:
    look = moment.look
    body = panel_parts(look.layout).body
    pad = look.layout.px(10, 7)
    if len(plan.actions) > 1:
        side = look.layout.px(58, 40)
        gap = look.layout.px(10, 7)
        top = body.bottom - side - pad
        for power in sorted(plan.actions):
            rect = Rect(body.x + pad + (power - 1) * (side + gap), top, side, side)
            reason = moment.session.why_not(plan.actions[power])
            label = look.words.t("prompts.power.label", power=power)
            moment.panel.append(PanelItem(f"power:{power}", "power", label, rect, reason))
    if len(plan.proposals) > 1:
        w, h = look.layout.px(130, 96), look.layout.px(38, 28)
        rect = Rect(body.right - pad - w, body.bottom - pad - h, w, h)
        moment.panel.append(PanelItem("button:auto-pay", "button", look.words.kit("button.next-payment"), rect))
    cancel, confirm = split_main(look, True)
    moment.mains.append(PanelItem("button:cancel", "button", look.words.kit("button.cancel"), cancel))
    label = prompts.act_label(look.words, plan.action, reveals)
    moment.mains.append(PanelItem("button:confirm", "button", label, confirm, plan.reason))


def shown_on_table(option: str, moment: Moment) -> bool:
    """Whether an option has its own thing on the table: a card, spell, seat, curse, pile or library."""
    parts = option.split(".")
    if len(parts) == 3 and is_card(parts[2]):
        return parts[1] in ("hand", "support")
    if len(parts) == 3:
        return parts[1] == "spells"
    model = moment.look.model
    kind = moment.decision.kind if moment.decision else ""
    if option in model.seats or model.curse(option) is not None:
        return True
    if kind == "choose_supply":
        return option in moment.look.places.supply
    return kind == "choose_spell" and any(view.top == option for view in model.library.values())


def _choice_items(moment: Moment, choice: ChoicePlan) -> None:
    look = moment.look
    extra = [option for option in choice.options if not shown_on_table(option, moment)]
    if extra:
        body = panel_parts(look.layout).body
        pad = look.layout.px(10, 7)
        top = body.y + round(body.h * 0.42)
        room = Box(body.x + pad, top, body.w - 2 * pad, body.bottom - pad - top)
        cards = any(_card_of(option) for option in extra)
        if cards:
            boxes = fit_grid(room, len(extra), 0.7, look.layout.px(6, 4), look.layout.px(74, 52))
        else:
            boxes = fit_grid(room, len(extra), 1.0 if len(extra) > 2 else 3.2, look.layout.px(8, 5), room.w)
            if len(extra) <= 3:
                h = min(look.layout.px(64, 46), (room.h - 2 * pad) // len(extra))
                boxes = tuple(Box(room.x, room.y + i * (h + pad // 2), room.w, h) for i in range(len(extra)))
        for option, box in zip(extra, boxes, strict=True):
            label = prompts.option_label(look.words, option, choice.decision.args)
            moment.panel.append(PanelItem(f"option:{option}", "option", label, Rect(box)))
    _offer_items(moment)
    two = choice.decision.min == 0
    boxes2 = split_main(look, two)
    if two:
        moment.mains.append(PanelItem("button:pass", "button", look.words.kit("button.pass"), boxes2[0]))
    reason = choice.reason
    if reason is None and not choice.marks:
        reason = Reason("too-few", args={"n": 1})
    elif reason is not None and reason.key == "wrong-count":
        reason = Reason("too-few", reason.rule, {"n": max(1, choice.decision.min - len(choice.marks))})
    moment.mains.append(PanelItem("button:confirm", "button", look.words.kit("button.confirm"), boxes2[-1], reason))


def _offer_items(moment: Moment) -> None:
    """The same for the rest, choose for me: at the foot of the sheet, from the second asking on."""
    look, body = moment.look, panel_parts(moment.look.layout).body
    if not moment.offers or any(item.role == "option" for item in moment.panel):
        return
    pad, h = look.layout.px(10, 7), look.layout.px(40, 30)
    w = (body.w - pad * (len(moment.offers) + 1)) // len(moment.offers)
    for index, name in enumerate(moment.offers):
        rect = Rect(body.x + pad + index * (w + pad), body.bottom - pad - h, w, h)
        moment.panel.append(PanelItem(f"button:{name}", "button", look.words.kit(f"button.{name}"), rect))


def _card_of(option: str) -> str:
    kind = option.rsplit(".", maxsplit=1)[-1]
    return kind if is_card(kind) else ""


# ------------------------------------------------------------------------------------------------ drawing


def paint(canvas: Canvas, moment: Moment, text: PanelText, hover: str | None, down: str | None) -> None:
    """Draw the whole panel."""
    look = moment.look
    parts = panel_parts(look.layout)
    surface = canvas.surface
    body = Rect(parts.body)
    sheet = paper.parchment(body.size, seed=4, shadow=0, ragged=False)
    surface.blit(sheet, body)
    pygame.draw.rect(surface, PARCH[3], body.inflate(-6, -6), 1)
    canvas.mark(Rect(look.layout.areas["panel"]).inflate(12, 12))
    y = _heading(look, surface, body, text)
    if moment.plan is not None:
        _draw_payment(look, surface, moment, moment.plan, Rect(body.x, y, body.w, body.bottom - y))
    elif moment.choice is not None:
        _draw_strip(look, surface, moment, Rect(body.x, y, body.w, body.bottom - y))
    if text.keys and moment.decision is not None:
        _draw_keys(look, surface, Rect(body.x, y, body.w, body.bottom - y), text.keys, bool(moment.panel))
    for item in moment.panel:
        _draw_item(look, canvas, moment, item, Touch(hover == item.id, down == item.id))
    if not moment.mains:
        rest = PanelItem("", "button", look.words.kit("button.end-turn"), Rect(parts.main), Reason("wrong-phase"))
        button(look, canvas, rest, Touch(), primary=False)
    for item in moment.mains:
        button(look, canvas, item, Touch(hover == item.id, down == item.id), primary=(item.id != "button:cancel"
               and item.id != "button:pass") or len(moment.mains) == 1)  # fmt: skip


def _heading(look: Look, surface: Surface, body: Rect, text: PanelText) -> int:
    pad = look.layout.px(12, 8)
    room = Rect(body.x + pad, body.y + pad // 2 + 2, body.w - 2 * pad, round(body.h * 0.4))
    block = look.text(surface, text.title, room, (20, 15), INK, bold=True, valign="top", report=False)
    y = room.y + block.size[1] + look.layout.px(4, 2)
    colours = {"red": CRIMSON, "green": GREEN_INK, "ink": INK, "soft": PARCH[4]}
    for colour, line in text.lines:
        left = body.bottom - pad - y
        if left < look.layout.text(17, 14):
            break
        block = look.text(surface, line, Rect(room.x, y, room.w, left), (17, 14), colours[colour], valign="top",
                          bold_colour=CRIMSON, report=False)  # fmt: skip
        y += block.size[1] + 2
    return y


def _draw_keys(look: Look, surface: Surface, area: Rect, keys: list[tuple[str, str]], crowded: bool) -> None:
    """The corner strip: up to four keys, when there is room for them."""
    h = look.layout.px(24, 18)
    rows = (len(keys) + 1) // 2
    if crowded or area.h < rows * h + look.layout.px(46, 30):
        return
    pad = look.layout.px(12, 8)
    half = (area.w - 2 * pad) // 2
    for index, (key, act) in enumerate(keys):
        box = Rect(area.x + pad + (index % 2) * half, area.bottom - pad - (rows - index // 2) * h, half - 4, h)
        look.text(surface, f"[b]{key}[/b] {act}", box, (15, 14), PARCH[4], wrap=False, report=False, bold_colour=INK)


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
              CRIMSON if plan.lost() or not enough else GREEN_INK, report=False)  # fmt: skip
    y += look.layout.px(26, 18)
    w = look.layout.px(34, 24)
    h = round(w * 1.4)
    if y + h < area.bottom - look.layout.px(70, 50):
        step = min(w + 4, (area.w - 2 * pad) // max(1, len(plan.cards)))
        for index, card in enumerate(plan.cards):
            at = (area.x + pad + index * step, y)
            surface.blit(look.painter.element(card.kind, (w, h)), at)
            if moment.decision is not None and card.owner != moment.decision.seat:
                person = look.words.people.get(card.owner)
                if person is not None:
                    seal = emblem(person.emblem, w // 2, look.words.colour(card.owner))
                    surface.blit(seal, (at[0] + w // 2, at[1] + h - w // 2))


def _draw_strip(look: Look, surface: Surface, moment: Moment, area: Rect) -> None:
    """Who chooses in turn: seals in rule order, the present chooser ringed."""
    choice = moment.choice
    if choice is None or moment.decision is None:
        return
    seats = list(look.model.seats)
    start = seats.index(look.model.active)
    side = look.layout.px(32, 22)
    x = area.x + look.layout.px(12, 8)
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
    if choice.decision.max > 1:
        room = Rect(x, area.y, area.right - x - 10, side + 6)
        words = look.words.t("prompts.chosen", n=len(choice.marks), m=min(choice.decision.max, choice.options.total()))
        look.text(surface, words, room, (17, 14), PARCH[4], align="right", report=False)


def _draw_item(look: Look, canvas: Canvas, moment: Moment, item: PanelItem, touch: Touch) -> None:
    if item.role == "power":
        _draw_seal(look, canvas, moment, item, touch)
        return
    kind = _card_of(item.id.split(":", 1)[1]) if item.role == "option" else ""
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
    colour = CRIMSON if item.reason is None else mix(PARCH[3], PARCH[1], 0.4)
    surface = canvas.surface
    pygame.draw.circle(surface, INK, centre, r)
    pygame.draw.circle(surface, colour if chosen else mix(colour, INK, 0.35), centre, r - 2)
    pygame.draw.circle(surface, mix(colour, BONE, 0.35), centre, round(r * 0.74), 2)
    if chosen or touch.hover:
        pygame.draw.circle(surface, GOLD[1], centre, r, 3)
    made = outlined(f"{TIMES}{power}", look.layout.text(24, 17), GOLD[0] if item.reason is None else BONE)
    canvas.blit(made, made.get_rect(center=centre).topleft)
    canvas.mark(item.rect.inflate(6, 6))


def button(
    look: Look, canvas: Canvas, item: PanelItem, touch: Touch, *, primary: bool, lit: bool = False, icon: str = ""
) -> None:
    """A plaque with words, an element badge before them where asked."""
    enabled = item.reason is None
    box = plaque(canvas.surface, item.rect, touch, enabled=enabled, primary=primary and enabled, lit=lit)
    canvas.mark(item.rect.inflate(6, 10))
    room = box.inflate(-look.layout.px(14, 8), -4)
    if icon:
        mark = badge(icon, min(room.h - 2, look.layout.px(34, 24)))
        canvas.blit(mark, (room.x, room.centery - mark.get_height() // 2))
        room = Rect(room.x + mark.get_width() + 4, room.y, room.w - mark.get_width() - 4, room.h)
    colour = (GOLD[0] if primary or touch.hover else BONE) if enabled else mix(BONE, LECTERN[1], 0.5)
    look.text(canvas.surface, item.label, room, (20, 15), colour, align="center", report=False)


def ground(look: Look, surface: Surface) -> None:
    """The still ground below the panel."""
    well(surface, look.layout.areas["panel"], strength=90)
