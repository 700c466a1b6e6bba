"""Every type of event that these rules tell of, with its arguments: the contract with whoever shows or counts them.

Events travel as `Event`, plain data; `read` gives the arguments typed. Seats are `p1` to `p5`; cards are kinds
(`water2`, `madness`), spells, curses, pages and magicians their ids, elements `water` to `air`. A test compares this
list with what games tell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct, field

from game.core.engine.event import Event


class Told(Struct, forbid_unknown_fields=True):
    """The arguments of an event; this one has none."""


class Seated(Told):
    """Something that concerns a player."""

    seat: str


# ------------------------------------------------------------------------------------------------------- the clock


class TurnBegan(Seated):
    """A turn (BB-TRN), counted from 1 through the whole game."""

    turn: int


class PhaseBegan(Told):
    """A phase of the turn in progress."""

    phase: str


class MarkerMoved(Told):
    """The marker stands on this space of the track, 1 to 5, or 0 for the sixth."""

    to: int


class RoundMoved(Told):
    """The round token, 1 to 6."""

    round: int


class BookTurned(Told):
    """A page has been turned: the monster that comes out, and the page whose bonus and failure count for it."""

    monster: str
    page: str


class Arrived(Told):
    """What a monster does when it comes begins."""

    monster: str


class Judged(Told):
    """The bonus or the failure of a page begins."""

    page: str


class GameLost(Told):
    """Why the game is lost: a key below `bigbook.end.reason`."""

    reason: str


# ------------------------------------------------------------------------------------------------------- the cards


class CardMoved(Seated):
    """A card has gone from one place to another by whoever sits at `seat`.

    Places are `p1.hand`, `.deck`, `.discard`, `.support`, `curse:w1`, `stack`, `supply`, `aside`, `show`; `source` is
    the card that did it. `kept`: 1 where the card has paid and stays where it is.
    """

    card: str
    from_: str = field(name="from")
    to: str
    source: str
    kept: int = 0


class DeckShuffled(Seated):
    """The discard pile has become the deck, of so many cards."""

    count: int
    source: str


# ------------------------------------------------------------------------------------------------------- the curses


class CurseNamed(Told):
    """Something that happens to a curse on the board."""

    curse: str


class CurseLaid(CurseNamed):
    """A curse has come from its pile to a position of the board, named by `table.yaml`."""

    position: str
    pile: str


class CurseReturned(CurseNamed):
    """It lies under its pile again."""

    pile: str


class CurseDestroyed(Seated):
    """Who has destroyed which curse."""

    curse: str


class PileEmpty(Told):
    """No curse could be laid."""

    pile: str


class TokenLaid(CurseNamed):
    """The curse costs one more of an element."""

    element: str


class TokensReturned(TokenLaid):
    """So many tokens of an element have left the curse."""

    count: int


# ------------------------------------------------------------------------------------------------------- the spells


class SpellNamed(Seated):
    """Something that happens to the spell of a player."""

    spell: str


class SpellActivated(SpellNamed):
    """At which power, 1 to 3."""

    power: int


class SpellNeutralized(SpellNamed):
    """By which card."""

    source: str


class SpellLearned(SpellNamed):
    """From which library."""

    element: str


class LibraryRevealed(Told):
    """The spell that lies on top of a library now."""

    element: str
    spell: str


# ------------------------------------------------------------------------------------------------------- the players


class ActionTaken(Seated):
    """An action, taken apart as in `action_id.ActionId`."""

    action: str
    target: str
    power: int


class ActionGranted(Seated):
    """So many actions for a player, by whoever sits at `by`."""

    by: str
    count: int


class AbilityUsed(Seated):
    """The ability of a magician."""

    magician: str


class EffectSkipped(Seated):
    """The effect of a card could do nothing."""

    source: str


# ------------------------------------------------------------------------------------------------------- the log


class ChoiceMade(Seated):
    """What a player has answered (options, `|` between them) of at most `n`, to the card that asked."""

    source: str
    answer: str
    n: int


class Wished(Seated):
    """A companion has said what it would like a person to do: the id of an action."""

    action: str


class PolicyAgreed(Told):
    """The table plays with another undo policy."""

    policy: str


MOVES = (
    "card_drawn", "card_paid", "card_discarded", "card_destroyed", "card_supported", "card_cured", "card_put_on_deck",
    "card_put_under_deck", "card_taken", "card_given", "card_gained", "card_revealed", "madness_received",
    "madness_returned",
)  # fmt: skip
TYPES: Mapping[str, type[Told]] = {
    **dict.fromkeys(MOVES, CardMoved),
    "turn_began": TurnBegan,
    "phase_began": PhaseBegan,
    "marker_moved": MarkerMoved,
    "round_moved": RoundMoved,
    "book_opened": BookTurned,
    "page_turned": BookTurned,
    "arrival_began": Arrived,
    "bonus_began": Judged,
    "failure_began": Judged,
    "game_won": Told,
    "game_lost": GameLost,
    "deck_shuffled": DeckShuffled,
    "curse_laid": CurseLaid,
    "curse_pile_empty": PileEmpty,
    "curse_applied": CurseNamed,
    "curse_ignored": CurseNamed,
    "curse_neutralized": CurseNamed,
    "curse_restored": CurseNamed,
    "curse_destroyed": CurseDestroyed,
    "curse_returned": CurseReturned,
    "token_laid": TokenLaid,
    "tokens_returned": TokensReturned,
    "spell_activated": SpellActivated,
    "spell_resolved": SpellNamed,
    "spell_exhausted": SpellNamed,
    "spell_refreshed": SpellNamed,
    "spell_neutralized": SpellNeutralized,
    "spell_restored": SpellNamed,
    "spell_destroyed": SpellNamed,
    "spell_learned": SpellLearned,
    "library_revealed": LibraryRevealed,
    "action_taken": ActionTaken,
    "action_granted": ActionGranted,
    "action_declined": Seated,
    "ability_used": AbilityUsed,
    "ability_triggered": AbilityUsed,
    "effect_skipped": EffectSkipped,
    "player_eliminated": Seated,
}
"""What each type carries."""
STORY: Mapping[str, type[Told]] = {"choice_made": ChoiceMade, "undo_policy": PolicyAgreed,
                                     "wished": Wished}  # fmt: skip
"""What no rule tells: events of the log alone."""
_SHAPES = {**TYPES, **STORY}
OfCurse = CurseNamed | CurseDestroyed
"""Something that concerns a curse."""
OfSpell = SpellNamed | LibraryRevealed
"""Something that concerns a spell."""
OfElement = LibraryRevealed | SpellLearned | TokenLaid
"""Something that concerns an element."""
Sourced = CardMoved | DeckShuffled | SpellNeutralized | EffectSkipped | ChoiceMade
"""What a card has done, or has asked."""
T = TypeVar("T", bound=Told)


def read(event: Event) -> Told:
    """The arguments of an event. KeyError for a type that these rules do not know, ValueError for other arguments."""
    return msgspec.convert(event.args, _SHAPES[event.type])


def read_as(event: Event, shape: type[T]) -> T:
    """The arguments of an event that is known to be of this shape. TypeError where it is of another."""
    told = read(event)
    if not isinstance(told, shape):
        raise TypeError(f"{event.type} is no {shape.__name__}")
    return told


def seat_of(told: Told) -> str:
    """Whom an event concerns, '' for nobody in particular."""
    return told.seat if isinstance(told, Seated) else ""


def curse_of(told: Told) -> str:
    """The curse that an event concerns, '' for none."""
    return told.curse if isinstance(told, OfCurse) else ""


def spell_of(told: Told) -> str:
    """The spell that an event concerns, '' for none."""
    return told.spell if isinstance(told, OfSpell) else ""


def magician_of(told: Told) -> str:
    """The magician whose ability works, '' for none."""
    return told.magician if isinstance(told, AbilityUsed) else ""


def page_of(told: Told) -> str:
    """The page that comes or speaks, '' where none does; a monster's when it comes."""
    if isinstance(told, Judged):
        return told.page
    return told.monster if isinstance(told, BookTurned | Arrived) else ""
