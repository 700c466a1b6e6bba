"""What the small sheet beside a thing says: its name with its key and one short sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play import thing_id, threats
from game.bigbook.play.card_kinds import element_of, value_of
from game.bigbook.play.thing_id import ThingId
from game.bigbook.rules.action_id import ActionId
from game.bigbook.rules.place import read_option
from game.core.text.phrases import Arg
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table import moment
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.moment import IdleSpells
from scenes.bigbook.table.render import status_ribbon
from scenes.bigbook.table.text import prompts
from scenes.bigbook.table.text.names import Words
from scenes.kit.fit import escape
from scenes.kit.geometry import Measures
from scenes.kit.text import unbroken
from scenes.kit.thing import TERM, Thing
from scenes.shell import games
from scenes.table.overlays.term_notes import TermNotes
from scenes.table.reading_pane import ReadingPane
from scenes.table.tooltip import Tooltip

KEYS = {
    "button:undo": "undo", "button:redo": "redo", "button:hint": "hint", "button:why": "why",
    "button:end-turn": "end_turn", "button:language": "language", "button:rulebook": "rulebook", "button:menu": "menu",
    "button:fast": "fast",
    "button:auto-pay": "auto_pay", "button:sort": "sort", "log": "log", "book": "book",
}  # fmt: skip
"""The command whose key stands beside the name."""
SIGN = {False: "[ability_ready]\u00a0", True: "[ability_used]\u00a0"}
"""The sign of an ability in a seat, by whether it has been used."""
SPOKEN = {"button:confirm": "enter", "button:cancel": "escape"}
"""Keys that cannot be changed: their names below `kit.keys`."""


def tip(table: BookTable, thing: Thing, idle: set[str]) -> str:
    """The words for a thing; '' for those that speak for themselves. `idle` spells would do nothing now."""
    thing = replace(thing, id=thing_id.plain(thing.id))
    at = thing_id.read(thing.id)
    head = at.kind
    plan = table.state.plan
    if plan is not None and plan.target == thing.id:
        return ""  # the panel says it
    if thing.id in ("button:end-turn", "button:pass") and table.moment.asked == "end":
        return ""  # the panel says why it asks
    if head == "danger":
        return sums(table)
    if head in ("button", "log", "book"):
        return _named(table, thing, _button(table, thing))
    if head == "option" and read_option(at.name).zone:
        return thing.label  # whose card, and from where
    if head == "power":
        reason = table.listing().reasons.get(thing.id)
        return table.words.why(reason) if reason is not None else ""
    if head in ("spell", "library", "curse"):
        return _page(table, at, idle=thing.id in idle)
    if head in ("seat", "deck", "discard", "ability", "magician"):
        return _of_player(table, thing, head, at.seat or table.desk)
    return _room(table, thing, at)


def _named(table: BookTable, thing: Thing, sentence: str) -> str:
    """Name, key, sentence."""
    key = ""
    if thing.id in SPOKEN:
        key = table.words.kit(f"keys.{SPOKEN[thing.id]}")
    elif thing.id == "button:pass":
        key = table.app.keys.shown("end_turn") if table.state.choice is None else ""
    elif thing.id in KEYS:
        key = table.app.keys.shown(KEYS[thing.id])
    elif (at := thing_id.read(thing.id)).kind in ("deck", "discard", "ability") and at.seat == table.desk:
        key = table.app.keys.shown(at.kind)
    if key and thing.id not in SPOKEN and table.app.keys.pad is None:
        key = table.words.t("tips.key", key=key)  # a letter alone says nothing to who looks for a button
    title = f"[b]{thing.label}[/b]" + (f" · {key}" if key else "")
    return f"{title}\n{sentence}" if sentence else title


def _button(table: BookTable, thing: Thing) -> str:
    words, name = table.words, thing_id.read(thing.id).name or thing.id
    if name == "undo" and table.moment.asked == "undo":
        return words.kit("undo.agree")
    if name == "end-turn":
        return words.t("prompts.hints.end", n=catalogue().table.hand_size)
    if name == "auto-pay":
        return words.t("prompts.payment.policy")
    if name == "log":
        return words.t("tips.log", key=table.app.keys.shown("happened"))
    if name == "menu":
        return f"{words.t('tips.menu')} {games.safety(table.app, table.run)}"
    reason = table.listing().reasons.get(thing.id)
    if reason is not None and name in ("undo", "redo", "confirm"):
        return words.why(reason)
    if name == "confirm" and table.state.reveals and (note := prompts.undo_note(words, table.moment.agreed_undo)):
        return words.t("tips.reveals", list=note)
    key = f"tips.{name}"
    return words.t(key) if words.catalogue.has(f"bigbook.{key}") else ""


def _page(table: BookTable, at: ThingId, *, idle: bool) -> str:
    """A spell or curse with its text."""
    words, model = table.words, table.render.model
    if at.kind == "curse":
        curse = model.curse(at.name)
        cost = words.cost(dict(curse.price)) if curse is not None else ""
        state = f"\n{words.t('terms.states.applied')}" if curse is not None and curse.applied else ""
        signs = "curse_token" if curse is not None and any(curse.tokens.values()) else "curse_signs"
        return f"[b]{words.curse(at.name)}[/b]  {cost}\n{words.curse_text(at.name)}{state}\n{words.t(f'tips.{signs}')}"
    spell = at.name if at.kind == "spell" else model.library[at.name].top or ""
    if not spell:
        return ""
    level = words.t("terms.card.level", n=words.facts.level(spell))
    vain = f"\n{words.t('tips.idle_spell')}" if idle else ""
    head = f"[b]{words.spell(spell)}[/b] · {level}"
    if at.kind == "library":  # the number on it is its level, not what it costs
        price = table.session.game.cost(table.session.state, ActionId("learn", spell).id).elements
        head += f" · {words.t('prompts.acts.learn')}: {words.cost(price)}"
        vain += f"\n{words.t('tips.learn_price', n=sum(price.values()))}"
    return f"{head}\n{words.spell_text(spell)}{vain}"


def _of_player(table: BookTable, thing: Thing, head: str, name: str) -> str:
    words, seat = table.words, table.render.model.seats[name]
    if head == "deck":
        empty = not seat.deck_count
        counts = words.t("prompts.deck_view.counts", n=seat.deck_count)
        return _named(table, thing, words.t("prompts.deck_view.empty") if empty else counts)
    if head == "discard":
        return _named(table, thing, words.t("tips.discard"))
    if head == "seat":
        held_by = {"deck": seat.deck_count, "discard": len(seat.discard), "hand": len(seat.hand)}
        piles = " · ".join(f"[{zone}]\u00a0{words.t(f'terms.zones.{zone}')}\u00a0{n}" for zone, n in held_by.items())
        person = words.people.get(name)
        if person is not None:  # the seat may have had to leave out its middle
            thing = replace(thing, label=escape(person.name))
        held = words.t(
            "prompts.sums.hand", n=sum(card.kind == "madness" for card in seat.hand), m=catalogue().table.hand_size
        )
        sign = {"always": ""}.get(words.facts.magician_timing(seat.magician), SIGN[seat.ability_used])
        can = sign + ability(words, seat.magician, seat.ability_used)
        signs = [words.t("tips.seat_drops")] if table.render.layout.large else []
        signs.append(words.t("tips.seat_signs"))
        return _named(table, thing, "\n".join([piles, f"[madness]\u00a0{held}", can, *signs]))
    return _named(table, thing, ability(words, seat.magician, seat.ability_used, whole=True))


def ability(words: Words, magician: str, used: bool, *, whole: bool = False) -> str:
    """A magician's ability: `whole` with its text, and whether it is still to be had."""
    state = ability_state(words, magician, used)
    return f"{words.ability_text(magician)}\n{state}" if whole else f"{words.ability(magician)}: {state}"


def _room(table: BookTable, thing: Thing, at: ThingId) -> str:
    """Cards of friends, piles, and the furniture of the table."""
    words, model, head = table.words, table.render.model, at.kind
    if head == "card":
        return _card(table, thing, at)
    if head == "supply":
        return words.t(
            "prompts.hints.acquire",
            card=words.card(at.name),
            element=words.element(element_of(at.name)),
            n=value_of(at.name),
        )
    if head == "pile":
        return f"[b]{thing.label.rpartition(' (')[0]}[/b]\n{words.t('tips.pile', n=model.piles.get(at.name, 0))}"
    if head == "track":
        return _named(table, thing, words.t(f"tips.{_space(at.number)}"))
    sentence = {"madness": "stack", "rounds": "rounds", "phases": "phases", "aside": "aside"}.get(head)
    return _named(table, thing, words.t(f"tips.{sentence}")) if sentence else ""


def _card(table: BookTable, thing: Thing, at: ThingId) -> str:
    """An element card or a Madness: what it pays, and for whom."""
    words = table.words
    shown = table.listing().cards.get(thing.id)
    if shown is None:
        return f"[b]{thing.label}[/b]"
    kind = shown.kind
    title = f"[b]{words.card(kind)}[/b]"
    if at.name == "support":  # the last cards of a friend's row lie there, and nothing else says so
        title += f" · {words.t('terms.zones.support')}"
    if kind == "madness":
        return f"{title}\n{words.t('tips.madness_card')}"
    pays = words.cost({element_of(kind): value_of(kind)})
    if at.name == "support":
        return f"{title}\n{words.t('tips.support_card', cost=pays)}"
    return f"{title}\n{words.t('tips.hand_card', cost=pays)}" if at.seat == table.desk else title


def _space(space: int) -> str:
    return {0: "track_judgement", 1: "track_new"}.get(space, "track_curse")


def sums(table: BookTable) -> str:
    """Each danger, with the arithmetic behind it where that is wanted."""
    words, lines = table.words, []
    if settings_of(table.app).danger != "arithmetic":
        return ""
    view = moment.shown(table.render.model, table.session.view())
    for one in table.state.dangers:
        lines.append(f"[b]{status_ribbon.danger_words(table.render, one)}[/b]")
        found = threats.sums(view, one)
        if found is not None:
            args: dict[str, Arg] = {
                name: str(words.place("0")) if (name, value) == ("space", 0) else value
                for name, value in found.args.items()
            }
            lines.append(unbroken(words.t(f"prompts.sums.{found.key}", **args)))
    return "\n".join(lines)


def ability_state(words: Words, magician: str, used: bool) -> str:
    """Whether a magician's ability is still to be had, or when it is."""
    return words.t("why.ability-used" if used else f"terms.timing.{words.facts.magician_timing(magician)}")


class TableTips:
    """The table as its tooltip sees it (`Tips`); `idle` spells would do nothing now."""

    def __init__(self, table: BookTable, pane: ReadingPane, idle: IdleSpells, terms: TermNotes) -> None:
        self.table, self.pane, self.idle, self.terms = table, pane, idle, terms
        self.asked: Callable[[], str | None] = lambda: None
        """What a finger has rested on."""

    @property
    def measures(self) -> Measures:
        return self.table.render.layout

    @property
    def hover(self) -> str | None:
        return self.table.hover

    @property
    def focused(self) -> Thing | None:
        focus = self.table.focus
        return self.table.thing(focus.current or "") if focus.visible else None

    @property
    def silent(self) -> bool:
        table = self.table
        if table.state.carried or table.director.busy:
            return True
        if not table.on_top or (self.pane.shown is not None and not self._at_term):
            return True
        return bool(table.app.notice.shown)  # a line that answers what was just done stands there

    @property
    def _at_term(self) -> bool:
        """A term is pointed at: on the open page, too, it is explained."""
        name = self.hover or self.asked() or (self.table.focus.current if self.table.focus.visible else None)
        return name is not None and thing_id.read(name).kind == thing_id.TERM

    def thing(self, name: str) -> Thing | None:
        return self.table.thing(name)

    def text(self, thing: Thing) -> str:
        if thing.role == TERM:
            return self.terms.note(thing)
        return tip(self.table, thing, self.idle.names)

    def cramped(self, name: str) -> bool:
        """The tile of a curse."""
        return thing_id.read(name).kind == "curse"

    @property
    def clear(self) -> list[Rect]:
        """What has the focus, and what is paid for."""
        focus, plan = self.focused, self.table.state.plan
        target = self.table.thing(plan.target) if plan is not None else None
        return [one.rect for one in (focus, target) if one is not None]

    def ground(self, size: tuple[int, int]) -> Surface:
        return parchment(size, 3)

    def redraw(self) -> None:
        self.table.redraw()


def tooltip(table: BookTable, pane: ReadingPane, idle: IdleSpells, terms: TermNotes) -> Tooltip:
    """The sheet beside the things of this table."""
    tips = TableTips(table, pane, idle, terms)
    made = Tooltip(tips)
    tips.asked = lambda: made.asked
    return made
