"""What the hint says at this table: what is possible, what is dangerous, and what the master would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.ai import odds, parting
from game.bigbook.ai.claim import Claim
from game.bigbook.ai.planner import Planner, Ranked
from game.bigbook.ai.reasons import IDLE, Because, because
from game.bigbook.ai.search import acting
from game.bigbook.ai.tempers import MASTER, TEMPERS
from game.bigbook.ai.thinking import HINT_SEED, NEAR, Thinking
from game.bigbook.play import forecast, thing_id, threats
from game.bigbook.play.card_kinds import TIMES, is_card
from game.bigbook.play.targets import begins_at
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.place import SPELLS, read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.bigbook.text import asking
from game.core.engine.decision import Answer
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.controller import TableController
from scenes.bigbook.table.input.drafting import lay_choice
from scenes.bigbook.table.input.things import lit_things
from scenes.bigbook.table.layout import Layout, panel_parts
from scenes.bigbook.table.panel.words import urgent
from scenes.bigbook.table.render.status_ribbon import danger_words
from scenes.bigbook.table.text import prompts, results
from scenes.bigbook.table.text.reasons import claimed, general
from scenes.table.attendant import Guidance
from scenes.table.overlays.hint_note import Said
from scenes.table.step_note import Room

if TYPE_CHECKING:
    from scenes.bigbook.table.text.names import Words


LONG = 120
"""Letters of an act and what its spell does, beyond which no general word is added."""
FACTS = 4
"""At most so many facts are told that follow from an act."""
WEAKEST = next(iter(TEMPERS))
"""The temper of companions that play worse than those whose games were counted."""
SAYS_NOTHING = frozenset({"calm", "not_laid", "page_ahead"})
"""Dangers that are none: a step of nothing else is left out."""
ENDS: dict[str, Answer] = {"end_turn": ("end",), "pass": ("pass",)}
"""Commands of the table that do what a hint advises, where that is nothing to be prepared."""
_VERBS = {"spell": "activate", "curse": "destroy", "supply": "acquire", "library": "learn", "card": "cure",
          "ability": "ability"}  # fmt: skip


def say(table: BookTable, step: str, thinking: Thinking | None) -> Said:
    """The words of one step for the moment of the table; `thinking` is what the companion makes of it."""
    if step == "advice":
        return _advice(table, thinking)
    return _possible(table) if step == "possible" else _dangerous(table)


def _possible(table: BookTable) -> Said:
    words, decision = table.words, table.session.decision
    if decision is None:
        return Said(words.t("terms.phases.over"))
    choice = table.state.choice
    if choice is not None:
        rects = [t.rect for t in table.listing().things if t.enabled and t.option and t.option in choice.options]
        names = dict.fromkeys(short_name(table, option, choice.decision.args) for option in choice.options)
        asked = asking.sentence(words, decision, table.story.part(), table.render.model.seats)
        lines = [asked, words.catalogue.any_of(list(names)) + "."]
        return Said("\n".join(lines), rects)
    found: dict[str, list[str]] = {verb: [] for verb in _VERBS.values()}
    rects = []
    for thing in lit_things(table.listing().things):
        card = table.listing().cards.get(thing.id)
        if card is None or card.kind == "madness":
            found[_VERBS[thing.role]].append(thing.label)
            rects.append(thing.rect)
    lines = [
        f"[b]{words.t(f'prompts.acts.{verb}')}:[/b] {words.catalogue.any_of(list(dict.fromkeys(names)))}"
        for verb, names in found.items()
        if names
    ]
    if not lines and all(option.id in ("end", "pass") for option in table.session.legal()):
        lines = [words.kit("hint.idle")]
    asked = asking.sentence(words, decision, table.story.part(), table.render.model.seats)
    return Said("\n".join(lines) or asked, rects)


def _tells(table: BookTable, step: str) -> bool:
    """Whether a step says more than the table shows at a glance: a choice has its question and what can be chosen
    before everybody's eyes."""
    if step == "possible":
        return table.state.choice is None
    return bool(urgent(table)) or any(one.key not in SAYS_NOTHING for one in threats.dangers(table.session.view()))


def _dangerous(table: BookTable) -> Said:
    found = threats.dangers(table.session.view())
    lines = [danger_words(table.render, one) for one in found]
    still = urgent(table)
    places = [place for one in found if (place := where(table, one.where)) is not None]
    return Said("\n".join([f"{line}." for line in lines] + ([f"[b]{still}.[/b]"] if still else [])), places)


def where(table: BookTable, name: str) -> Rect | None:
    """The place on the table that a danger speaks of."""
    render = table.render
    at = thing_id.read(name)
    if at.kind == "track":
        return Rect(render.places.sockets[(at.number - 1) % 6])
    if at.kind == "madness":
        return Rect(render.layout.areas["madness"])
    if at.kind == "deck":
        return Rect(render.layout.areas["deck"] if at.seat == render.desk else render.places.slots[at.seat])
    thing = next((one for one in table.listing().things if one.id == name), None)
    return thing.rect if thing is not None else None


def _advice(table: BookTable, thinking: Thinking | None) -> Said:
    words = table.words
    ranked = thinking.ranked() if thinking is not None else []
    if thinking is None or not ranked:
        return Said(words.t("terms.phases.over"))
    answer = ranked[0][1]
    line = thinking.line(answer)
    if answer in IDLE:
        place = table.thing("button:end-turn") or table.thing("button:pass")
        found = because(table.session, line)
        why = [claimed(words, one) for one in (*found.gains, *found.against)]
        places = [place.rect] if place is not None else []
        said = Said("\n".join([words.kit("hint.none"), *why]), places, answer)
    else:
        said = advised(table, answer, line)
    wished = _wished(table, answer, ranked)
    also = "" if wished else _nearly(table, answer, ranked)
    said.text = "\n".join([one for one in (_changed(table, answer), said.text, wished, also) if one])
    return said


def _nearly(table: BookTable, answer: Answer, ranked: Ranked) -> str:
    """Another act that is as good; '' for none."""
    others = (one for one in ranked[1:] if _act(table, one[1]) != _act(table, answer))
    worth, second = next(others, (0.0, None))
    if answer in IDLE or second is None or second in IDLE or ranked[0][0] - worth >= NEAR:
        return ""
    return table.words.t("prompts.advice.also", act=_in_words(table, second)) + "."


def _changed(table: BookTable, answer: Answer) -> str:
    """Why what was announced before is advised no more; '' where it is, or nothing was."""
    words, now = table.words, table.advice.changed(table.session, answer)
    parted = table.advice.parted(table.session, answer)
    if parted:
        return words.t("prompts.advice.changed_part", spell=words.spell(parted))
    if now is None:
        return ""
    act = asking.act_in_words(words, now.following.action)
    return words.t(f"prompts.advice.{'changed_luck' if now.by_luck else 'changed_act'}", act=act)


def _wished(table: BookTable, answer: Answer, ranked: Ranked) -> str:
    """What a companion has wished for in this turn, beside what the coach makes of it; '' where none has."""
    wish = table.advice.wish_at(table.session)
    if wish is None:
        return ""
    near = next((ranked[0][0] - value < NEAR for value, one in ranked[1:] if one == (wish.action,)), False)
    key = "lower" if wish.temper == MASTER else "shorter"
    key = "same" if answer == (wish.action,) else "near" if near else key
    act = asking.act_in_words(table.words, wish.action)
    return table.words.t(f"prompts.advice.wish_{key}", seat=table.words.seat(wish.seat), act=act)


def advised(table: BookTable, answer: Answer, line: Sequence[Answer] = ()) -> Said:
    """What the hint says of an answer: what to do, what the spell does, why, what it asks for and gives up, and what
    certainly follows. `line` is how the coach would go on; without it the reason is that of every such act."""
    words, session = table.words, table.session
    action = session.decision is not None and session.decision.kind == "action"
    paid = payment(session, line) if action else ()
    seen = forecast.of_act(session, answer[0], paid) if action else forecast.of_answer(session, answer)
    found = because(session, line)
    table.advice.told(session, answer, found.following)
    if paid:
        table.advice.pays(session, answer[0], paid)
    lines = [f"[b]{_act(table, answer)}.[/b]"]
    act = read(answer[0]) if action else None
    if act is not None and act.verb in ("activate", "learn"):
        lines[0] += f" {words.spell_text(act.target, act.power)}"
    gains = [claimed(words, one) for one in found.gains]
    if found.following is not None:
        seat = found.following.seat
        person = words.people.get(seat)
        key = "following_companion" if person is not None and person.companion else "following"
        later = asking.act_in_words(words, found.following.action)
        gains.append(words.t(f"prompts.advice.{key}", seat=words.seat(seat), act=later))
    against = [claimed(words, one) for one in found.against if not _said_already(found, one)]
    usual: list[str] = []  # what such acts are for is no reason to let a curse be that could be paid for
    if action and len(lines[0]) < LONG and not found.against:
        usual = [words.t(f"prompts.advice.{general(session, answer)}")]
    lines += [
        *(gains or usual),
        *against,
        *_price(table, answer, seen, line),
        *_with(table, answer, paid),
        *(claimed(words, one) for one in found.losses[: 1 if against else None]),
        *(_sentence(words, row) for row in _follows(table, answer, paid, seen, found)),
    ]
    return Said("\n".join(lines), [Rect(rect) for rect in _places(table, answer)], answer, paid)


def on_the_way(table: BookTable, guidance: Guidance) -> Said:
    """What leads to the goal of a lesson or challenge next, and what else is said of that."""
    answers, words = tuple(guidance.answers()), table.words
    if not answers:
        return Said(guidance.words())
    answer = answers[0]
    lines = [guidance.words(), f"[b]{_act(table, answer)}.[/b]"]
    if answer in IDLE:
        place = table.thing("button:end-turn") or table.thing("button:pass")
        return Said("\n".join(filter(None, lines)), [place.rect] if place is not None else [], answer)
    paid: Answer = ()
    if table.session.decision is not None and table.session.decision.kind == "action":
        paid, act = payment(table.session, answers), read(answer[0])
        if act.verb in ("activate", "learn"):
            lines[-1] += f" {words.spell_text(act.target, act.power)}"
        if paid:
            table.advice.pays(table.session, answer[0], paid)
        seen = forecast.of_act(table.session, answer[0], paid)
        lines += [*_price(table, answer, seen, answers), *_with(table, answer, paid)]
    places = [Rect(rect) for rect in _places(table, answer)]
    return Said("\n".join(filter(None, lines)), places, answer, paid)


def _follows(table: BookTable, answer: Answer, paid: Answer, seen: forecast.Forecast, found: Because) -> list[str]:
    """What certainly follows, as the panel tells it of the same act, without what it asks and without the new deck that
    the price has named."""
    words, session = table.words, table.session
    if session.decision is None or session.decision.kind != "action":
        return [row.text for row in results.happenings(words, seen.events)][:FACTS]
    told = {row.text for row in results.questions(words, seen.asked)}
    priced = any(one.key == "reshuffles" for one in found.losses)
    rows = results.foretold(words, session, answer[0], paid, replace(seen, aids=()), priced=priced)
    return [row.text for row in rows if row.text not in told][:FACTS]


def _said_already(found: Because, one: Claim) -> bool:
    """Whether a curse that can still be destroyed afterwards is what the hint goes on with anyway."""
    if one.key != "afterwards":
        return False
    act = ActionId("destroy", str(one.args["curse"])).id
    goes = any(gain.key == "goes_too" and gain.args["curse"] == one.args["curse"] for gain in found.gains)
    return goes or (found.following is not None and found.following.action == act)


def payment(session: BigBookSession, line: Sequence[Answer]) -> Answer:
    """What the coach pays the first act of its line with: so that what comes after it stays possible."""
    if not line:
        return ()
    ways = session.suggest_payments(line[0][0])
    if len(line) > 1 and len(ways) > 1 and session.check_payment(line[0][0], line[1]) is None:
        return line[1]
    return ways[0] if ways else ()


def chances(words: Words, state: State, tempers: Mapping[str, str]) -> str:
    """How many such games in ten are won, in words. Only games of adepts have been counted: where companions of other
    `tempers` (by seat) play, who plays worse or better is named, and what that does."""
    n = odds.in_ten(odds.odds(state))
    key = "none" if n == 0 else "all" if n == odds.TENTHS else "some"
    said = words.t(f"prompts.odds.{key}", n=n)
    worse, better = ([seat for seat, temper in tempers.items() if temper == name] for name in (WEAKEST, MASTER))
    if worse and better:
        return f"{said} {words.t('prompts.odds.mixed')}"
    if worse or better:
        who = words.catalogue.all_of([words.seat(seat) for seat in worse or better])
        said += " " + words.t(f"prompts.odds.{'fewer' if worse else 'more'}", n=len(worse or better), list=who)
    return said


def _sentence(words: Words, text: str) -> str:
    """A fact as a sentence of its own: it begins with a capital, but a player's name stays as it was typed."""
    if not any(text.startswith(words.seat(seat)) for seat in words.people):
        text = text[:1].upper() + text[1:]
    return f"{text}."


def _price(table: BookTable, answer: Answer, seen: forecast.Forecast, line: Sequence[Answer]) -> list[str]:
    """What an action asks for: the Elements, and the spell that has to go where there is no room for a new one."""
    words, session = table.words, table.session
    if session.decision is None or session.decision.kind != "action":
        return []
    cost = session.cost(answer[0])
    price = {**cost.elements, "any": cost.any_one}
    lines = [words.price(price)] if cost.total else []
    if seen.asked and seen.asked[0].prompt == parting.GIVE_UP:
        gone, new = _given_up(session, answer, line), parting.learned(session)
        table.advice.parts(session, gone)
        key = "give_up_new" if gone in new else "give_up_more" if new else "give_up"
        before = words.catalogue.all_of([words.catalogue.quoted(words.spell(one)) for one in new])
        lines.append(words.t(f"prompts.advice.{key}", spell=words.spell(gone), list=before))
    return lines


def _given_up(session: BigBookSession, answer: Answer, line: Sequence[Answer]) -> str:
    """The spell that goes for what is learned: the one that the advised line gives up, else what the coach would say
    when it is asked."""
    gone = parting.given_up(session, line)
    if gone:
        return gone
    trial = BigBookSession(session.game, session.state.clone())
    trial.act(answer[0])
    if trial.decision is not None and trial.decision.kind == "pay":
        trial.apply(payment(session, line) or session.suggest_payments(answer[0])[0])
    return read_option(Planner(HINT_SEED).answer(trial.game, trial.state)[0]).name


def _with(table: BookTable, answer: Answer, paid: Answer) -> list[str]:
    """The cards that pay, where the table would propose others."""
    ways = table.session.suggest_payments(answer[0]) if paid else []
    if not ways or Counter(ways[0]) == Counter(paid):
        return []
    cards = table.words.list_cards(read_option(card).name for card in paid)
    return [table.words.t("prompts.advice.pay_with", list=cards)]


def _act(table: BookTable, answer: Answer) -> str:
    """An answer in words."""
    words, decision = table.words, table.session.decision
    if decision is None or not answer:
        return words.t("prompts.none")
    if decision.kind != "action":
        names = Counter(short_name(table, option, decision.args) for option in answer)
        return str(words.catalogue.all_of([f"{n} {TIMES} {name}" if n > 1 else name for name, n in names.items()]))
    title = asking.act_title(words, answer[0])
    power = read(answer[0]).power
    return f"{title} \u00d7{power}" if power > 1 else title


def _in_words(table: BookTable, answer: Answer) -> str:
    """An answer as part of a sentence."""
    decision = table.session.decision
    if decision is None or decision.kind != "action" or not answer:
        return _act(table, answer)
    return asking.act_in_words(table.words, answer[0])


def short_name(table: BookTable, option: str, args: dict[str, int | str]) -> str:
    """An option as briefly as the table shows it: a card without its owner, a spell without who is asked anyway."""
    held = read_option(option)
    if is_card(held.name):
        return str(table.words.card(held.name))
    decision = table.session.decision
    if decision is not None and (held.seat, held.zone) == (decision.seat, SPELLS):
        return table.words.spell(held.name)
    return asking.option_label(table.words, option, args)


def target(table: BookTable, answer: Answer) -> str | None:
    """The thing on the table that an action begins at."""
    return begins_at(read(answer[0]), table.desk, table.listing().things)


def _places(table: BookTable, answer: Answer) -> list[Rect]:
    decision = table.session.decision
    if decision is not None and decision.kind == "action":
        thing = table.thing(target(table, answer) or "")
        return [thing.rect] if thing is not None else []
    found, left = [], list(answer)
    for thing in table.listing().things:
        name = thing.option
        if thing.enabled and name in left:
            left.remove(name)
            found.append(thing.rect)
    return found


class BookCounsel:
    """The hint at one table of the Big Book (`Counsel`)."""

    idle = IDLE
    ends = ENDS

    def __init__(self, table: BookTable, controller: TableController) -> None:
        self.table, self.controller = table, controller
        self.thinking: Thinking | None = None
        """The master's thought about the question that stands, once it is asked for."""

    @property
    def sizes(self) -> Layout:
        """How large things are in this window."""
        return self.table.render.layout

    @property
    def heard(self) -> bool:
        """Whether an advice has been heard at this table."""
        return self.table.advice.heard

    def hear(self) -> None:
        """An advice is being heard."""
        self.table.advice.heard = True

    def thought(self) -> Thinking:
        """The master's thought about the question that stands."""
        session = self.table.session
        self.thinking = self.table.advice.at(session.game, session.state)
        return self.thinking

    def tells(self, step: str) -> bool:
        """Whether a step says more than the table shows at a glance."""
        return _tells(self.table, step)

    def say(self, step: str) -> Said:
        """A step for the moment of the table."""
        return say(self.table, step, self.thinking)

    def on_the_way(self, guidance: Guidance) -> Said:
        """What leads to the goal of a lesson or challenge next."""
        return on_the_way(self.table, guidance)

    def room(self) -> Room:
        """On the sheet of the panel, whose words it takes the place of; above it; beside the book, whose monster is to
        be read; only then over it."""
        layout = self.table.render.layout
        panel, book = Rect(layout.areas["panel"]), Rect(layout.areas["book"])
        sheet = Rect(panel_parts(layout).body)
        above = Rect(panel.x, 0, panel.w, panel.y - layout.px(10, 6))
        return Room(Rect(panel.x, sheet.y, panel.w, sheet.h), (above, Rect(0, book.y, book.x, book.h), book))

    def whole(self, places: Sequence[Rect]) -> list[Rect]:
        """With the name of a curse, which hangs over its picture."""
        return self.table.render.places.with_tiles(places)

    def counted(self) -> bool:
        """Where somebody has a turn: elsewhere nobody has counted how games end."""
        return acting(self.table.session.state)

    def odds(self) -> str:
        """How many such games in ten are won, in words."""
        return chances(self.table.words, self.table.session.state, self.controller.company.tempers)

    def prepare(self, said: Said, under: Rect | None, *, by_keys: bool) -> None:
        """The action with the cards that leave the rest of the advice possible, or what is to be chosen."""
        table = self.table
        choice = table.state.choice
        if choice is not None:
            lay_choice(table, said.answer)
            if choice.single:  # nothing is marked, and no button confirms it: which press does?
                what = prompts.chosen(table.words, choice.decision, said.answer)
                hand = "key" if by_keys else "click"
                table.say(table.words.t(f"prompts.framed.{hand}", what=what, key=table.app.keys.confirm))
            return
        thing = table.thing(target(table, said.answer) or "")
        if thing is None or not thing.enabled:
            return
        table.state.clear()
        self.controller.payment.lay(thing, read(said.answer[0]).power, said.payment)
        table.state.under = under
        table.focus.set(table.screen.default_focus() or "", show=False)  # Enter confirms what lies prepared
