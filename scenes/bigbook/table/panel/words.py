"""The words of the command panel: what is asked and by which card, what a payment would do, what plays."""

from __future__ import annotations

from dataclasses import replace

from game.bigbook.play import forecast
from game.bigbook.play.card_kinds import element_of, is_card, value_of
from game.bigbook.play.payment_draft import PaymentDraft, helps
from game.bigbook.play.targets import undo_reason
from game.bigbook.play.threats import URGENT, dangers
from game.bigbook.play.unspent import left_undone
from game.bigbook.rules import events
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.actions import END, PASS
from game.bigbook.rules.curses import steps_to_judgment
from game.bigbook.rules.place import read_place
from game.bigbook.text import asking
from game.bigbook.text.log import lender, tell
from game.core.engine.decision import Answer
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.cards.painter import madness_face
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.moment import AtWork, affordable
from scenes.bigbook.table.render.status_ribbon import STRIKES, danger_said, danger_words
from scenes.bigbook.table.state import PanelText
from scenes.bigbook.table.text import prompts, results
from scenes.bigbook.table.text.reasons import said

MANY = 24
"""So many lines of the log are looked through for what has paid for an act."""


def act_lines(table: BookTable, action: str) -> list[tuple[str, str]]:
    """What the card of an action says."""
    words = table.words
    act = read(action)
    if act.verb in ("activate", "learn"):
        return [("ink", words.spell_text(act.target, act.power))]
    if act.verb == "ability":
        return [("ink", words.ability_text(table.render.model.seats[table.desk].magician))]
    return []


def urgent(table: BookTable) -> str:
    """A curse about to strike that could be destroyed now, as a sentence; '' otherwise."""
    legal = {option.id for option in table.session.legal()}
    curse = affordable(table.render.model, legal)
    return table.words.t("prompts.danger.affordable", curse=table.words.curse(curse)) if curse else ""


def at_stake(table: BookTable) -> str:
    """What would be lost if the turn ended now, as a sentence: a player, the game, or the chance to destroy a curse
    before it strikes; '' where nothing of weight is."""
    if table.session.why_not(END) is None:
        ends = {event.type for event in forecast.of_answer(table.session, (END,)).events}
        seat = table.words.seat(table.render.model.active)
        if "player_eliminated" in ends:
            return table.words.t("prompts.danger.ends_eliminated", seat=seat)
        if any(danger.key == "refill_loses" for danger in dangers(table.session.view())):
            return table.words.t("prompts.danger.refill_loses")
    return urgent(table)


def unspent(table: BookTable) -> str:
    """What could still be done by whoever has done nothing yet, as a sentence, where they would end the turn or pass
    now; '' where something was done, or nothing is of use."""
    act = left_undone(table.session)
    if not act:
        return ""
    form = "passes_all" if table.session.why_not(END) is not None else "ends_idle"
    return table.words.t(f"prompts.danger.{form}", act=asking.act_in_words(table.words, act))


def picture_of(table: BookTable, source: str) -> tuple[str, str] | None:
    """The picture of a card that asks or acts; none for rules and pages (a page's picture lies open in the book)."""
    catalogue = table.words.catalogue
    for group, kind in (("spells", "spells"), ("curses", "curses"), ("magicians", "magicians")):
        if catalogue.has(f"bigbook.cards.{group}.{source}.name"):
            return kind, source
    if is_card(source) and element_of(source) != "madness":
        return "elements", f"{element_of(source)}_{value_of(source)}"
    return None


def _cured(table: BookTable, place: str) -> tuple[str, str]:
    """What is seen while a Madness is cured there: the face of that very card, also when it has left."""
    uid, at = table.render.model.cured, read_place(place)
    if uid is None:
        seat = table.render.model.seats.get(at.seat)
        mad = [card.uid for card in seat.cards(at.zone) if card.kind == "madness"] if seat is not None else []
        uid = mad[-1] if mad else 0
    return "madness", f"face_{madness_face(uid)}"


def narration_text(table: BookTable) -> PanelText:
    """The words while events are shown: what acts by itself now."""
    words, told = table.words, table.state.narration
    head = told.head
    out = PanelText(words.t("prompts.status.turn_of", seat=words.seat(table.render.model.active)), grand=True)
    if told.action:
        out.title, out.lines = asking.act_title(words, told.action), act_lines(table, told.action)
        act = read(told.action)
        magician = table.render.model.seats[table.desk].magician
        out.picture = picture_of(table, magician if act.verb == "ability" else act.target)
        if act.verb == "cure":
            out.lines, out.picture = [("green", words.t("prompts.result.cures", n=1))], _cured(table, act.target)
        out.lines = [*out.lines, *(("green", line) for line in _lent(table))]
    elif told.source:
        _of(table, told.source, out)
        out.picture = picture_of(table, told.source)
    elif head is None or head.type == "turn_began":
        model = table.render.model
        if head is None or model.phase != "recuperation":  # that phase was the one of the player before
            out.lines = [("soft", words.t(f"terms.phases.{model.phase}"))]
        out.picture = "magicians", model.seats[model.active].magician
    elif head.type == "curse_applied":
        curse = events.curse_of(events.read(head))
        out.title = words.t("prompts.now.strikes", curse=words.curse(curse))
        out.lines, out.picture = [("ink", words.curse_text(curse))], ("curses", curse)
    elif head.type == "ability_triggered":
        magician = events.magician_of(events.read(head))
        out.title, out.lines = words.ability(magician), [("ink", words.ability_text(magician))]
        out.picture = "magicians", magician
    else:
        part = head.type.removesuffix("_began")
        page = events.page_of(events.read(head))
        out.title, out.lines = words.t(f"terms.card.{part}"), [("ink", words.page_text(page, part))]
    return out


def _lent(table: BookTable) -> list[str]:
    """Whose support has paid for the act that plays, in the sentence of the log."""
    story = table.story
    told = (line for line in story.last(MANY) if line.step == story.step and line.type == "card_paid")
    return [tell(table.words, line) for line in told if lender(line.events[0])[0]]


def _of(table: BookTable, source: str, out: PanelText) -> None:
    """The card of a question that has just been answered."""
    words, part = table.words, table.story.part()
    text = words.source_text(source, part, table.story.power(source))
    if text:
        out.title = words.source(source, part)
        out.lines = [("ink", text.partition("[/b] ")[2] or text)]


def _passed_by(table: BookTable, seat: str) -> list[tuple[str, str]]:
    """Why a companion ends its turn before a curse that it could pay for; nothing where there is none."""
    words, session = table.words, table.session
    view = session.view()
    for curse in view.curses:
        if session.why_not(ActionId("destroy", curse.id).id) is not None:
            continue
        name, steps = words.curse(curse.id), int(curse.position[0]) - view.marker
        if curse.applied or steps <= 0:
            line = words.t("company.ui.waits_struck", curse=name, n=steps_to_judgment(view.marker))
        elif steps > 1:
            line = words.t("company.ui.waits_later", curse=name, n=steps)
        else:
            line = words.t("company.ui.waits_next", curse=name, seat=words.seat(seat))
        return [("ink", line)]
    return []


def company_text(table: BookTable, company: AtWork) -> PanelText:
    """What a companion is at: that it thinks, what it thinks of doing, or whose support it asks for."""
    words, state = table.words, table.state
    seat, decision = words.seat(company.seat), table.session.decision
    magician = table.render.model.seats[company.seat].magician
    if company.intent is None or decision is None:
        title = words.t("company.ui.thinks", seat=seat)
        return PanelText(title, picture=("magicians", magician), grand=True)
    first = company.intent.answers[0]
    text = PanelText(picture=("magicians", magician))
    if state.plan is not None:
        text, _ = _plan(table, state.plan)
        act = asking.act_in_words(words, state.plan.action, state.plan.power)
    elif decision.kind == "action":
        act = asking.act_in_words(words, first[0])
        text.lines = _passed_by(table, company.seat) if first == (END,) else []
    else:
        act = prompts.chosen(words, decision, first) if first else words.t("prompts.none")
        line = words.source_text(decision.source, table.story.part(), table.story.power(decision.source))
        text.lines, text.picture = [("ink", line)] if line else [], picture_of(table, decision.source) or text.picture
    if company.why and (state.patient or company.held):  # somebody looks closely
        text.rows.append(results.Row(said(words, company.why)))
    text.title, text.grand = words.t("company.ui.thinks_of", seat=seat, act=act), False
    question = table.support_asked()
    if question and table.render.layout.large:  # two lines above say it; here stands in large letters what it is for
        text.lines, text.rows = [], text.rows[:1]
    elif question:  # that and its three answers come first; what it is for stands below
        text.title, text.lines = question, [("ink", f"[b]{text.title}[/b]")]
        text.rows = text.rows[:1]
    return text


def panel_text(table: BookTable) -> tuple[PanelText, bool]:
    """The words for the plan, the choice or the idle phase; and whether undo would end at the prepared act."""
    if table.director.busy:
        return narration_text(table), False
    if table.state.company is not None:
        return company_text(table, table.state.company), False
    if table.state.plan is not None:
        return _plan(table, table.state.plan)
    text = PanelText(table.sentence(), keys=_keys(table))
    if table.state.choice is not None:
        _choice(table, table.state.choice, text)
    elif table.session.decision is not None:
        text.ending = _ending(table)
        text.lines = [
            ("red" if danger.weight >= URGENT else "soft", danger_words(table.render, danger))
            for danger in table.state.dangers
        ]
        if table.state.asked == "end":
            text.lines.insert(0, ("red", at_stake(table) or unspent(table)))
        if table.state.held is not None:  # a card in the hand of the pointer: its picture, while its targets glow
            text.title, text.grand = str(table.words.card(table.state.held.kind)), True
            pays = any(helps(table.session, {1: one.id}, table.state.held.option) for one in table.session.legal())
            said = table.words.t("prompts.payment.held" if pays else "prompts.payment.held_vain")
            text.lines = [("ink", said), *text.lines[:1]]
            text.picture = picture_of(table, table.state.held.kind)
        elif not table.state.asked and not table.render.layout.large:
            text.face = _ahead(table)
    elif table.render.model.result:
        text.face = _over(table)
        text.lines = text.face.lines
    return text, False


def _over(table: BookTable) -> PanelText:
    """What is left to tell when the game is over: how it ended and in which round, why, and against whom."""
    words, model = table.words, table.render.model
    won = model.result == "won"
    title = words.kit(f"shelf.{'won' if won else 'lost'}", round=table.render.round)
    if won:
        lines = [("green", words.t("end.won_text", n=table.run.setup.pages))]
    else:
        lines = [("red", words.t(f"end.reason.{model.reason}"))] if model.reason else []
    picture = ("monsters", model.monster) if model.monster else None
    return PanelText(title, lines, picture=picture, gone=won, grand=True)


def _ending(table: BookTable) -> str:
    """What the end of the turn costs now, for its button; '' where nothing, or the game (as the danger says)."""
    if table.session.why_not(END) is not None:
        return ""
    found = forecast.refills_of_answer(table.session, (END,))
    kinds = {event.type for event in found}
    return table.words.t("tips.end_reshuffles") if kinds == {"madness_received"} else ""


def _ahead(table: BookTable) -> PanelText:
    """What the sheet shows of somebody's turn as long as nothing is begun: what is asked, and the worst that is ahead,
    stands in the ribbon; here is the curse that strikes next, with what it does, or whose turn it is."""
    words, dangers, model = table.words, table.state.dangers, table.render.model
    told = danger_said(table.render, dangers)
    rest = [danger for danger in dangers if danger_words(table.render, danger) not in told]
    strikes = [str(one.args["curse"]) for one in dangers if one.key.startswith(STRIKES)]
    lines = [("soft", danger_words(table.render, one)) for one in rest if one.args.get("curse") not in strikes]
    if not strikes:
        title = words.t("prompts.status.turn_of", seat=words.seat(table.desk))
        return PanelText(title, lines, picture=("magicians", model.seats[table.desk].magician), grand=True)
    effect = [("ink", words.curse_text(strikes[0]))]
    return PanelText(words.curse(strikes[0]), effect + lines, picture=("curses", strikes[0]), grand=True)


def _keys(table: BookTable) -> list[tuple[str, str]]:
    """The keys that matter now, at most four."""
    keys, kit = table.app.keys, table.words.kit
    if table.state.choice is not None:
        return [(keys.confirm, kit("key_acts.confirm")), (keys.shown("why"), kit("key_acts.why"))]
    legal = {option.id for option in table.session.legal()}
    works = {
        "end_turn": "end" in legal, "ability": "ability" in legal, "why": True, "hint": True,
        "undo": undo_reason(table.session, table.run.setup.undo) is None,
    }  # fmt: skip
    order: tuple[str, ...] = ("end_turn", "ability", "undo", "why", "hint")
    if table.render.layout.large:  # cards show signs and names: what they say is read large
        works["read"], order = True, ("end_turn", "read", "hint", "undo", "why", "ability")
    found = [name for name in order if works[name]]
    passes = [(keys.shown("end_turn"), kit("button.pass"))] if PASS in legal else []
    return [*passes, *((keys.shown(name), table.app.t(keys.label(name))) for name in found)][:4]


def _choice(table: BookTable, choice: ChoiceDraft, text: PanelText) -> None:
    """The card that asks; of a reward nothing harmful is repeated."""
    decision, words = choice.decision, table.words
    if decision.prompt == "choose_reward":
        text.lines = [("green", words.t("prompts.result.destroys", curse=words.name(decision.source)))]
        text.picture, text.gone = picture_of(table, decision.source), True
        return
    line = words.source_text(decision.source, table.story.part(), table.story.power(decision.source))
    text.lines = [("ink", line)] if line else []
    text.picture = picture_of(table, decision.source)
    if choice.final and choice.marks:
        gone = prompts.chosen(words, decision, choice.answer)
        text.lines = [("red", words.t("prompts.goes_for_good", what=gone))]
    if decision.kind == "choose_effect":
        for option in choice.options:
            text.prices[option], text.cards[option] = _price(table, option)
    else:
        text.rows = _refilled_by(table, choice)


def _refilled_by(table: BookTable, choice: ChoiceDraft) -> list[results.Row]:
    """Who will have to shuffle a Madness in by the answer as it is marked. Where a press is the answer, by each that
    may be given: what only some of them cost stands behind their names."""
    words, session = table.words, table.session
    if not choice.single:
        return (
            results.refills(words, forecast.refills_of_answer(session, choice.answer)) if choice.reason is None else []
        )
    answers: list[Answer] = [(option,) for option in choice.options]
    answers += [()] if choice.decision.min == 0 else []
    by_price: dict[tuple[results.Row, ...], list[Answer]] = {}
    for answer in answers:
        rows = tuple(results.refills(words, forecast.refills_of_answer(session, answer)))
        by_price.setdefault(rows, []).append(answer)
    if len(by_price) == 1:
        return list(next(iter(by_price)))
    found: list[results.Row] = []
    for rows, same in by_price.items():
        if [row.seats for row in rows] == same:  # who is chosen is who shuffles
            found += rows
            continue
        names = words.catalogue.any_of(list(dict.fromkeys(prompts.chosen(words, choice.decision, one) for one in same)))
        found += [replace(row, text=f"{names}: {row.text}", seats=()) for row in rows]
    return found


def _price(table: BookTable, option: str) -> tuple[list[results.Row], tuple[str, ...]]:
    """What an answer leads to: the stack before and after, or the cards among which one then has to go."""
    words, seen = table.words, forecast.of_answer(table.session, (option,))
    decision = table.session.decision
    seat = decision.seat if decision is not None else ""
    told = [(event, events.seat_of(events.read(event))) for event in seen.events]
    taken = [event for event, whose in told if event.type == "madness_received" and whose == seat]
    refilled = results.refills(words, forecast.refills_of_answer(table.session, (option,)))
    direct = sum(not forecast.refilling(event) for event in taken)
    if direct:
        left = table.render.model.madness
        row = results.Row(words.t("prompts.result.stack", n=left, m=left - len(taken)), icon="madness")
        return [*refilled, row], ("madness",) * direct
    lost = (e for e, whose in told if e.type in ("card_destroyed", "card_discarded") and whose == seat)
    gone = [events.read_as(event, events.CardMoved).card for event in lost]
    if not gone and option == "destroy":
        hand = table.render.model.seats[seat].hand
        gone = [card.kind for card in hand if value_of(card.kind) > 1]
    own = [event for event, whose in told if whose in ("", seat)]  # what comes for the others comes anyway
    return list(dict.fromkeys([*refilled, *results.happenings(words, own)])), tuple(gone)


def _plan(table: BookTable, plan: PaymentDraft) -> tuple[PanelText, bool]:
    words = table.words
    text = PanelText(asking.act_title(words, plan.action), grand=True)
    text.lines = act_lines(table, plan.action)
    seen = forecast.of_act(table.session, plan.action, plan.options) if plan.reason is None else forecast.NOTHING
    if table.state.asking:
        asked = [seat for seat in table.state.asking if seat not in table.state.agreed]
        text.lines = [("red", words.t("prompts.payment.ask_friend", seat=words.seat(seat))) for seat in asked]
        return text, seen.reveals
    if plan.reason is None:  # beyond a card that is turned over only numbers are certain
        text.rows = results.foretold(words, table.session, plan.action, plan.options, seen)
    if plan.action == "ability":
        magician = table.render.model.seats[table.desk].magician
        text.title, text.picture = words.ability(magician), picture_of(table, magician)
    if plan.bent():  # an ability that is spent with the payment is never spent unsaid
        ability = words.ability(table.render.model.seats[table.desk].magician)
        text.lines.append(("soft", words.t("prompts.payment.bent", ability=ability)))
    if plan.free_power:
        text.lines.append(("green", words.t("prompts.payment.free_power", power=plan.power)))
    if plan.dropped:
        text.lines.append(("soft", words.t("prompts.payment.not_needed", card=words.card(plan.dropped))))
    return text, seen.reveals
