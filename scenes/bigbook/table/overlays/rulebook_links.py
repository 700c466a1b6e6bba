"""Where the rulebook opens from the table: at a card, at the rule of a refusal, at what a line of the log is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bigbook.play import thing_id
from game.bigbook.rules.events import GameLost, Told, curse_of, magician_of, read, spell_of
from game.core.engine.decision import Reason
from game.core.engine.event import Event
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.glossary import article_of
from scenes.kit.thing import by_id

PLACES = {
    "deck": "special.drawing",
    "discard": "special.discarding",
    "aside": "special.destroyed",
    "seat": "table.place",
    "log": "book.spread",
}
"""Piles and other things of the table -> paragraph."""

EVENTS = {
    "turn_began": "turn.order",
    "book_opened": "book.first_turn",
    "page_turned": "book.arrival",
    "round_moved": "book.arrival",
    "marker_moved": "book.marker",
    "curse_laid": "book.laying",
    "curse_pile_empty": "book.laying",
    "curse_ignored": "book.neutralized",
    "curse_destroyed": "actions.reward",
    "curse_returned": "book.leftovers",
    "curse_neutralized": "book.neutralized",
    "curse_restored": "book.neutralized",
    "token_laid": "book.tokens",
    "tokens_returned": "book.tokens",
    "arrival_began": "book.arrival",
    "bonus_began": "book.judgment",
    "failure_began": "book.judgment",
    "spell_exhausted": "spells.once",
    "spell_refreshed": "turn.concentration",
    "spell_neutralized": "spells.neutralized",
    "spell_restored": "spells.neutralized",
    "spell_destroyed": "actions.limit",
    "spell_learned": "actions.learn",
    "action_granted": "friend.when",
    "action_declined": "friend.when",
    "deck_shuffled": "madness.empty_deck",
    "effect_skipped": "special.partly",
    "player_eliminated": "madness.lost",
    "game_won": "end.win",
    "game_lost": "end.stack",
    "card_drawn": "special.drawing",
    "card_paid": "actions.paying",
    "card_discarded": "special.discarding",
    "card_destroyed": "special.destroyed",
    "card_supported": "support.what",
    "card_cured": "madness.shed",
    "card_put_on_deck": "special.on_top",
    "card_put_under_deck": "special.on_top",
    "card_taken": "special.discarding",
    "card_given": "special.giving",
    "card_gained": "actions.acquire",
    "card_revealed": "table.secrets",
    "madness_received": "madness.receive",
    "madness_returned": "madness.shed",
}
"""Kinds of events -> paragraph; where an event names a card that speaks, the card comes first."""
ENDS = {
    "madness-stack-empty": "end.stack",
    "last-monster-undefeated": "end.monster",
    "all-eliminated": "end.all_mad",
}
"""Why a game was lost -> paragraph."""
REASONS = {
    "not-an-action": "actions.five",
    "wrong-phase": "turn.phases",
    "not-your-window": "friend.when",
    "exhausted": "spells.once",
    "neutralized": "spells.neutralized",
    "resolving": "spells.at_work",
    "ability-used": "turn.ability",
    "works-by-itself": "turn.ability",
    "friends-ability": "turn.ability",
    "ability-waits": "turn.ability",
    "friends-hand": "actions.paying",
    "nothing-to-do": "turn.ability",
    "redundant-card": "actions.needless",
    "wrong-element": "actions.paying",
    "not-enough": "actions.paying",
    "not-enough-none": "actions.paying",
    "not-enough-any": "actions.cure",
    "not-enough-any-none": "actions.cure",
    "not-paid": "actions.paying",
    "not-paid-any": "actions.cure",
    "madness-cannot-pay": "actions.no_madness",
    "madness-stays": "turn.too_many",
    "madness-not-here": "actions.cure",
    "no-visible-madness": "actions.cure",
    "pile-empty": "actions.acquire",
    "library-empty": "actions.learn",
    "not-owned": "table.place",
    "curse-neutralized": "book.neutralized",
    "not-a-choice": "special.must",
    "only-value": "special.must",
    "other-player": "special.must",
    "wrong-count": "special.must",
    "not-an-option": "special.must",
    "game-over": "end.first_counts",
}
"""Keys of refusals -> the paragraph that is most about them; others open at the rule they carry."""
SPEAKING: Mapping[str, Callable[[Told], str]] = {
    "spell_activated": spell_of,
    "curse_applied": curse_of,
    "ability_used": magician_of,
    "ability_triggered": magician_of,
}
"""Where an event names a card that speaks: which one it is."""


def of_event(event: Event) -> str:
    """The paragraph or card a line of the log is about; '' when there is none."""
    told = read(event)
    if isinstance(told, GameLost):
        return ENDS.get(told.reason, EVENTS[event.type])
    speaks = SPEAKING.get(event.type)
    return f"card.{speaks(told)}" if speaks is not None else EVENTS.get(event.type, "")


def of_reason(reason: Reason) -> str:
    """The paragraph that explains a refusal; '' where no rule speaks, as for undo."""
    return REASONS.get(reason.key, reason.rule)


def of_table(table: BookTable, reading: str | None) -> str:
    """What a person at the table would look up now: a term they point at, what they read (`reading`), were refused, or
    point at."""
    under, focused = table.hover or "", (table.focus.current or "") if table.focus.visible else ""
    first, second = (focused, under) if table.focus.walked else (under, focused)
    for name in (first, second):
        if name and article_of(name):
            return article_of(name)
    named = reading or first
    if not named or thing_id.read(named).kind == "button":
        named = second
    denied = table.state.denied
    if denied is not None and denied.at == table.progress() and named in ("", denied.thing) and not reading:
        return of_reason(denied.reason) or of_thing(table, denied.thing)
    reason = table.listing().reasons.get(named)
    if table.state.why and reason is not None and of_reason(reason):
        return of_reason(reason)
    return of_thing(table, named)


def of_thing(table: BookTable, name: str) -> str:
    """The card or paragraph that explains a thing of the table; '' for what no rule speaks of."""
    at, model = thing_id.read(name), table.render.model
    kind = "" if at.looked else at.kind
    if kind == "library":
        return f"card.{model.library[at.name].top}" if model.library[at.name].top else "actions.learn"
    if kind in ("spell", "curse", "supply"):
        return at.name if kind == "supply" else f"card.{at.name}"
    if kind in ("magician", "ability"):
        return f"card.{model.seats[table.desk].magician}"
    if kind == "card":
        card = table.listing().cards.get(name)
        return card.kind if card is not None and by_id(table.things(), name) else ""
    if kind == "book":
        return f"card.{model.monster}" if model.monster else "book.first_turn"
    return PLACES.get(kind, "")
