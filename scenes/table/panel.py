"""The command panel: what is asked, what is paid, what may be chosen; its items and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.bigbook.session import BigBookSession
from game.core.decision import Reason
from game.core.event import Event
from scenes.table import prompts
from scenes.table.cards import ELEMENTS, is_card
from scenes.table.choice import ChoicePlan
from scenes.table.geometry import Box, fit_grid, grid
from scenes.table.layout import panel_parts
from scenes.table.look import Look
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
        w, h = look.layout.px(130, 92), look.layout.px(58, 40)
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
        cards = any(card_of(option) for option in extra)
        if cards:
            boxes = fit_grid(room, len(extra), 0.7, look.layout.px(6, 4), look.layout.px(74, 52))
        else:
            boxes = _option_rows(look, body, extra)
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


def _option_rows(look: Look, body: Box, extra: list[str]) -> tuple[Box, ...]:
    """Places for answers in words at the foot of the sheet: elements side by side, others below each other."""
    pad, gap = look.layout.px(10, 7), look.layout.px(8, 5)
    columns = len(extra) if all(option in ELEMENTS for option in extra) else 1 + (len(extra) > 3)
    rows = -(-len(extra) // columns)
    h = min(look.layout.px(60, 40), (round(body.h * 0.62) - pad) // rows - gap)
    top = body.bottom - pad - rows * (h + gap) + gap
    return grid(Box(body.x + pad, top, body.w - 2 * pad, rows * (h + gap) - gap), columns, rows, gap)[: len(extra)]


def _offer_items(moment: Moment) -> None:
    """The same for the rest, choose for me: at the foot of the sheet, from the second asking on."""
    look, body = moment.look, panel_parts(moment.look.layout).body
    if not moment.offers or any(item.role == "option" for item in moment.panel):
        return
    pad, h = look.layout.px(10, 7), look.layout.px(42, 28)
    rows = len(moment.offers) if not look.layout.full else 1 + (len(moment.offers) > 2)
    columns = -(-len(moment.offers) // rows)
    w = (body.w - pad * (columns + 1)) // columns
    for index, name in enumerate(moment.offers):
        y = body.bottom - (rows - index // columns) * (h + pad // 2) - pad // 2
        rect = Rect(body.x + pad + (index % columns) * (w + pad), y, w, h)
        moment.panel.append(PanelItem(f"button:{name}", "button", look.words.kit(f"button.{name}"), rect))


def card_of(option: str) -> str:
    """The kind of card an option stands for, or an empty string."""
    kind = option.rsplit(".", maxsplit=1)[-1]
    return kind if is_card(kind) else ""
