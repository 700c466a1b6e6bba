"""What kind of deed a line of the log tells, as a small sign: a spark for a spell, an arrow for a drawn card …"""

from __future__ import annotations

_BY_VERB = {
    "cast": ("spell_activated", "spell_resolved", "spell_exhausted", "spell_refreshed", "spells_refreshed"),
    "learn": ("spell_learned", "library_empty", "library_revealed", "spell_restored"),
    "draw": ("card_drawn", "card_put_on_deck", "card_revealed"),
    "discard": ("card_discarded", "deck_discarded", "card_put_under_deck"),
    "pay": ("card_paid",),
    "support": ("card_supported",),
    "gain": ("card_gained", "card_taken", "card_given"),
    "destroy": ("card_destroyed", "spell_destroyed", "curse_destroyed", "failure_began", "player_eliminated"),
    "strike": ("curse_applied",),
    "madness": ("madness_received", "madness_for_deck", "madness_returned"),
    "cure": ("card_cured",),
    "shuffle": ("deck_shuffled", "deck_shuffled_in", "undo_policy"),
    "curse": ("curse_laid", "curse_ignored", "curse_returned", "curse_neutralized", "curse_restored", "token_laid",
              "tokens_returned", "curse_pile_empty", "spell_neutralized"),
    "star": ("ability_used", "ability_triggered", "action_granted", "action_declined", "bonus_began", "game_won",
             "choice_made"),
    "page": ("page_turned", "book_opened", "arrival_began", "game_started", "game_lost"),
    "turn": ("turn_began", "round_moved", "marker_moved"),
}  # fmt: skip
VERBS = {event: verb for verb, events in _BY_VERB.items() for event in events}


def verb_of(event: str) -> str:
    """The sign for a type of event; a dot where there is none of its own."""
    return VERBS.get(event, "dot")
