"""The command panel: what is asked, what is paid, what may be chosen; its items and how they are drawn."""

from __future__ import annotations

from pygame import Rect

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import ELEMENTS, is_card
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.rules.place import SPELLS, read_option
from game.bigbook.text import asking
from game.core.engine.decision import Reason
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.moment import AtWork, Moment
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text import prompts
from scenes.kit.geometry import Box, fit_grid, grid
from scenes.table.moment import PanelItem

TOLD_APART = 0.65
"""How much narrower small cards may become so that they stand in fewer rows, as a share."""


def split_main(render: RenderContext, two: bool) -> list[Rect]:
    """The place of the large button, or of two beside each other (the right one larger)."""
    main = Rect(panel_parts(render.layout).main)
    if not two:
        return [main]
    gap = render.layout.px(8, 6)
    left = round(main.w * (0.42 if render.layout.large else 0.34 if render.layout.full else 0.32))
    return [Rect(main.x, main.y, left, main.h), Rect(main.x + left + gap, main.y, main.w - left - gap, main.h)]


def items(moment: Moment) -> None:
    """Fill `moment.panel` and `moment.mains` for the plan, the choice or the idle action phase."""
    moment.panel.clear()
    moment.mains.clear()
    if moment.decision is None:
        return
    if moment.company is not None:
        _company_items(moment, moment.company)
    elif moment.plan is not None:
        _payment_items(moment, moment.plan, moment.reveals)
    elif moment.choice is not None:
        _choice_items(moment, moment.choice)
    else:
        _idle_items(moment)
    if moment.lent and moment.company is None and moment.plan is None and not moment.panel:
        _give_back_item(moment)


def _company_items(moment: Moment, company: AtWork) -> None:
    """Wait, or go on at once; while it waits, a better idea; while it asks for support, yes or no."""
    render, words = moment.render, moment.render.words
    left, right = split_main(render, True)
    if company.friends and not company.held:
        names = (("refuse", "refuse"), ("confirm", "agree"))
        _foot_item(moment, "always-lend", words.t("company.ui.always_lend"))
    else:
        names = (("take-over", "take_over") if company.held else ("wait", "wait"),
                 ("confirm", "go_on"))  # fmt: skip
    for (name, key), box in zip(names, (left, right), strict=True):
        reason = Reason("too-early") if name == "confirm" and company.intent is None else None
        moment.mains.append(PanelItem(f"button:{name}", "button", words.t(f"company.ui.{key}"), box, reason))


def _give_back_item(moment: Moment) -> None:
    """People decide for a companion: it may have its decision back."""
    _foot_item(
        moment, "give-back", moment.render.words.t("company.ui.give_back", seat=moment.render.words.seat(moment.lent))
    )


def _foot_item(moment: Moment, name: str, label: str) -> None:
    """A button at the foot of the sheet, in a row of its own."""
    render, body = moment.render, panel_parts(moment.render.layout).body
    pad, h = render.layout.px(10, 7), max(render.layout.px(38, 26), round(render.layout.text(17, 14) * 1.6))
    rect = Rect(body.x + pad, body.bottom - pad - h, body.w - 2 * pad, h)
    moment.panel.append(PanelItem(f"button:{name}", "button", label, rect))


def _idle_items(moment: Moment) -> None:
    render, ids = moment.render, {option.id for option in moment.session.legal()}
    (box,) = split_main(render, False)
    if "pass" in ids:
        label = render.words.t("tips.pass_anyway") if moment.asked == "end" else render.words.kit("button.pass")
        moment.mains.append(PanelItem("button:pass", "button", label, box))
    else:
        reason = None if "end" in ids else moment.session.why_not("end")
        label = render.words.t("tips.end_anyway") if moment.asked == "end" else render.words.kit("button.end-turn")
        spent = all(card.kind == "madness" for card in render.model.seats[render.desk].cards("hand"))
        quiet = not (moment.asked or spent or ids <= {"end"})
        end = PanelItem("button:end-turn", "button", label, box, reason, quiet=quiet)
        if moment.ending and reason is None:
            end.note, end.icon = moment.ending, "madness"
        moment.mains.append(end)


def _payment_items(moment: Moment, plan: PaymentDraft, reveals: bool) -> None:
    render, words = moment.render, moment.render.words
    if moment.asking:
        _agreement_items(moment)
    else:
        _paying_items(moment, plan)
    cancel, confirm = split_main(render, True)
    moment.mains.append(PanelItem("button:cancel", "button", words.kit("button.cancel"), cancel))
    label, reason = prompts.act_label(words, plan.action, moment.agreed_undo if reveals else "free"), plan.reason
    if moment.asking and reason is None:
        reason = Reason("not-your-window")
    item = PanelItem("button:confirm", "button", label, confirm, reason, prompts.act_label(words, plan.action))
    if reveals:
        item.note, item.icon = prompts.undo_note(words, moment.agreed_undo), "eye"
    moment.mains.append(item)


def _paying_items(moment: Moment, plan: PaymentDraft) -> None:
    """Seals with their costs, another way to pay beside them, and above both the way that loses less."""
    render, words, body = moment.render, moment.render.words, panel_parts(moment.render.layout).body
    pad, gap = render.layout.px(10, 7), render.layout.px(10, 6)
    top = body.bottom - pad
    side, foot = render.layout.px(52, 36), render.layout.px(21, 32 if render.layout.large else 17)
    step = side + (render.layout.px(32, 32) if render.layout.large else gap)
    seals = len(plan.actions) > 1
    high = side + foot if seals else render.layout.px(60, 68 if render.layout.large else 38)
    if seals or len(plan.proposals) > 1:
        top -= high
    for power in sorted(plan.actions) if seals else ():
        rect = Rect(body.x + pad + (power - 1) * step + (step - side - gap) // 2, top, side, high)
        reason = moment.session.why_not(plan.actions[power])
        label = words.t("prompts.power.label", power=power)
        moment.panel.append(PanelItem(thing_id.power(power), "power", label, rect, reason))
    if len(plan.proposals) > 1:
        left = body.x + pad + (3 * step if seals else round(body.w * 0.5))
        most = render.layout.px(60, 68 if render.layout.large else 50)
        rect = Rect(left, top, body.right - pad - left, min(high, most))
        rect.bottom = body.bottom - pad
        item = PanelItem("button:auto-pay", "button", words.kit("button.next-payment"), rect)
        item.note = words.t("prompts.payment.alternative", n=plan.index + 1, m=len(plan.proposals))
        moment.panel.append(item)
    better = plan.better()
    if better is not None:
        cards, loss = better
        kinds = words.list_cards(read_option(card).name for card in cards)
        label = words.t(f"prompts.payment.{'better_some' if loss else 'better'}", list=kinds, n=loss)
        h = render.layout.px(40, 38)
        rect = Rect(body.x + pad, top - h - (gap if top < body.bottom - pad else 0), body.w - 2 * pad, h)
        moment.panel.insert(0, PanelItem("button:better", "button", label, rect))


def _agreement_items(moment: Moment) -> None:
    """One seal for each friend whose support would be spent: their own click agrees."""
    render, body = moment.render, panel_parts(moment.render.layout).body
    pad, side = render.layout.px(12, 8), render.layout.px(84, 58)
    left = body.center[0] - (len(moment.asking) * (side + pad) - pad) // 2
    for index, seat in enumerate(moment.asking):
        rect = Rect(left + index * (side + pad), body.bottom - pad - side, side, side)
        item = PanelItem(thing_id.agreement(seat), "button", render.words.seat(seat), rect)
        item.reason = Reason("not-an-action") if seat in moment.agreed else None
        moment.panel.append(item)


def shown_on_table(option: str, moment: Moment) -> bool:
    """Whether an option has its own thing on the table: a card, spell, seat, curse, pile or library."""
    held = read_option(option)
    if held.zone:
        return held.zone in ("hand", "support") if is_card(held.name) else held.zone == SPELLS
    model = moment.render.model
    kind = moment.decision.kind if moment.decision else ""
    if option in model.seats or model.curse(option) is not None:
        return True
    if kind == "choose_supply":
        return option in moment.render.places.supply
    return kind == "choose_spell" and any(view.top == option for view in model.library.values())


def _choice_items(moment: Moment, choice: ChoiceDraft) -> None:
    render = moment.render
    extra = [option for option in choice.options if not shown_on_table(option, moment)]
    if extra:
        body = panel_parts(render.layout).body
        pad = render.layout.px(10, 7)
        top = body.y + round(body.h * 0.42)
        room = Box(body.x + pad, top, body.w - 2 * pad, body.bottom - pad - top)
        cards = any(card_of(option) for option in extra)
        if choice.decision.kind == "choose_effect":
            boxes = _price_tiles(render, body, len(extra))
        elif cards and render.layout.large:
            boxes = _card_rows(room, len(extra), render.layout.px(6, 4), render.layout.px(74, 52))
        elif cards:
            boxes = fit_grid(room, len(extra), 0.7, render.layout.px(6, 4), render.layout.px(74, 52))
        else:
            boxes = _option_rows(render, body, extra)
        for option, box in zip(extra, boxes, strict=True):
            label = asking.option_label(render.words, option, choice.decision.args)
            moment.panel.append(PanelItem(thing_id.option(option), "option", label, Rect(box)))
    _offer_items(moment)
    two = choice.decision.min == 0
    answers = choice.single and not (choice.final and choice.marks)
    boxes2 = split_main(render, two and not answers)
    if two:
        moment.mains.append(PanelItem("button:pass", "button", render.words.kit("button.pass"), boxes2[0]))
    if answers:  # the click on the one thing is the answer: there is nothing to confirm
        if not two:
            label = render.words.kit("button.end-turn")
            moment.mains.append(PanelItem("button:end-turn", "button", label, boxes2[0], Reason("too-early")))
        return
    reason = choice.reason
    if reason is None and not choice.marks:
        reason = Reason("too-few", args={"n": 1})
    elif reason is not None and reason.key == "wrong-count":
        reason = Reason("too-few", reason.rule, {"n": max(1, choice.decision.min - len(choice.marks))})
    confirm = PanelItem("button:confirm", "button", render.words.kit("button.confirm"), boxes2[-1], reason)
    most = min(choice.decision.max, choice.options.total())
    if extra and most > 1:  # beside many answers the sheet has no room for the count
        confirm.caption = f"{confirm.label} {render.words.t('rulebook.ui.page', n=len(choice.marks), m=most)}"
    moment.mains.append(confirm)


def _card_rows(room: Box, count: int, gap: int, widest: int) -> tuple[Box, ...]:
    """Places for small cards at the foot of the sheet, in as few rows as leave them told apart: beside large letters
    the words of the card come first. `widest` is how wide a card is where there is room, in pixels."""

    def side(rows: int) -> int:
        return min(widest, (room.w + gap) // -(-count // rows) - gap)

    rows = next((rows for rows in range(1, count) if side(rows) >= widest * TOLD_APART), count)
    high = min(room.h, rows * (round(side(rows) / 0.7) + gap) - gap)
    return fit_grid(Box(room.x, room.bottom - high, room.w, high), count, 0.7, gap, side(rows))


def _option_rows(render: RenderContext, body: Box, extra: list[str]) -> tuple[Box, ...]:
    """Places for answers in words at the foot of the sheet: elements side by side, others below each other."""
    pad, gap = render.layout.px(10, 7), render.layout.px(8, 5)
    columns = len(extra) if all(option in ELEMENTS for option in extra) else 1 + (len(extra) > 3)
    rows = -(-len(extra) // columns)
    h = min(render.layout.px(60, 40), (round(body.h * 0.62) - pad) // rows - gap)
    top = body.bottom - pad - rows * (h + gap) + gap
    return grid(Box(body.x + pad, top, body.w - 2 * pad, rows * (h + gap) - gap), columns, rows, gap)[: len(extra)]


def _price_tiles(render: RenderContext, body: Box, count: int) -> tuple[Box, ...]:
    """Answers with a price side by side, large enough for what each leads to."""
    pad, gap, h = render.layout.px(10, 7), render.layout.px(10, 6), render.layout.px(124, 92)
    return grid(Box(body.x + pad, body.bottom - pad - h, body.w - 2 * pad, h), count, 1, gap)


def _offer_items(moment: Moment) -> None:
    """The same for the rest, choose for me: at the foot of the sheet in two columns, from the second asking on."""
    render, body = moment.render, panel_parts(moment.render.layout).body
    if not moment.offers or any(item.role == "option" for item in moment.panel):
        return
    pad, gap = render.layout.px(10, 7), render.layout.px(8, 4)
    half = (body.w - 2 * pad - gap) // 2
    y = body.bottom - pad
    rows = [moment.offers[i : i + 2] for i in range(0, len(moment.offers), 2)]
    places: dict[str, Rect] = {}
    single = max(render.layout.px(38, 26), round(render.layout.text(17, 14) * 1.6))
    for row in reversed(rows):  # a button that has its row to itself needs one line only: the question keeps its room
        h = render.layout.px(50, 44) if len(row) > 1 else single
        y -= h
        for index, name in enumerate(row):
            width = half if len(row) > 1 else body.w - 2 * pad
            places[name] = Rect(body.x + pad + index * (half + gap), y, width, h)
        y -= gap
    for name in moment.offers:
        rect = places[name]
        said = "remembering" if name == "remember" and moment.keeping else name
        moment.panel.append(PanelItem(thing_id.button(name), "button", render.words.kit(f"button.{said}"), rect))


def card_of(option: str) -> str:
    """The kind of card an option stands for, or an empty string."""
    kind = read_option(option).name
    return kind if is_card(kind) else ""
