"""Which event sounds how: one table beside that of the movements, and the one who reads it for the director.

A sound belongs to a contact: the moment of a movement in which something touches, rings or breaks. It is started in
the very frame that shows it. What depends on the moment (the element of a spell, the seat of a turn, a monster) is a
family of sounds; a row names it in angle brackets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS
from game.bigbook.rules.events import (
    ActionGranted,
    CardMoved,
    MarkerMoved,
    OfCurse,
    OfElement,
    Seated,
    SpellActivated,
    read,
    read_as,
    seat_of,
)
from game.bigbook.rules.place import read_place
from game.core.engine.event import Event
from game.core.text.phrases import sentence_start
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.timings import (
    BLOW,
    CLASP,
    ELIMINATED,
    FALL,
    MONSTER,
    MOTIONS,
    SETTLES,
    SNUFF,
    STAMPED,
    duration,
)
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.model.table_view import Card
from scenes.book.page_turn import LEAF_LANDS
from scenes.kit.audio.sound_list import MOMENTS, voice, voice_of
from scenes.kit.geometry import Box
from scenes.kit.tween import EASES

LANDED = 0.97
"""A thing that travels touches down when it has come so far."""
DOWN = -1.0
"""Of a contact: when the thing touches down, by the ease of its movement."""


@dataclass(frozen=True, slots=True)
class Contact:
    """One sound of an event: an effect of `sounds.yaml` or a <family>, at a share of the movement from 0 to 1."""

    sound: str
    at: float = 0.0
    gain: float = 0.0
    """Decibels."""
    leaves: bool = False
    """It sounds when the thing flies off, which a blow before it may put off."""


def contact_of(blow: str, event: str) -> float:
    """The share of the time of an event at which its blow lands."""
    return BLOW[blow].contact / MOTIONS[event].ms


LEARNT = 1 - SETTLES / (MOTIONS["spell_learned"].hold + MOTIONS["spell_learned"].ms)
"""The share of its time at which a learnt spell comes down, and its seal with it."""
EVENTS: Mapping[str, tuple[Contact, ...]] = {
    "card_drawn": (Contact("draw"), Contact("flip", 0.3, -3)),
    "card_paid": (Contact("<paid>", DOWN),),
    "card_discarded": (Contact("discard", DOWN),),
    "card_destroyed": (Contact("discard"), Contact("cast_fire_1", 0.2, -8)),
    "card_supported": (Contact("support_in", DOWN),),
    "card_cured": (Contact("madness_cured"),),
    "card_put_on_deck": (Contact("flip", 0.3), Contact("discard", DOWN, -3)),
    "card_put_under_deck": (Contact("discard", DOWN),),
    "card_taken": (Contact("draw"),),
    "card_given": (Contact("draw"), Contact("discard", DOWN, -4)),
    "card_gained": (Contact("acquire", DOWN),),
    "card_revealed": (Contact("flip", 0.3),),
    "madness_received": (Contact("madness_taken", leaves=True), Contact("<stack>", 0.5)),
    "madness_returned": (Contact("madness_cured", 0.0, -3),),
    "deck_shuffled": (Contact("<shuffle>"),),
    "spell_exhausted": (Contact("exhaust"),),
    "spell_refreshed": (Contact("refresh"),),
    "spell_neutralized": (Contact("neutralise"),),
    "spell_restored": (Contact("restore"),),
    "spell_learned": (Contact("learn"), Contact("seal", LEARNT)),
    "library_revealed": (Contact("flip", 0.3),),
    "spell_destroyed": (Contact("cast_fire_2", 0.0, -3),),
    "spell_activated": (Contact("<cast>", contact_of("cast", "spell_activated")),),
    "curse_laid": (Contact("curse_placed", DOWN),),
    "curse_applied": (Contact("curse_triggers"),),
    "curse_ignored": (Contact("neutralise"),),
    "curse_destroyed": (
        Contact("destroy_curse", contact_of("destroyed", "curse_destroyed")),
        Contact("<recoil>", contact_of("destroyed", "curse_destroyed"), -3),
    ),
    "curse_returned": (Contact("discard", DOWN),),
    "curse_neutralized": (Contact("neutralise"),),
    "curse_restored": (Contact("restore"),),
    "token_laid": (Contact("seal", 0.0, -3),),
    "tokens_returned": (Contact("pip_fill", DOWN),),
    "marker_moved": (Contact("<marker>", DOWN),),
    "book_opened": (Contact("book_opens"), Contact("<entrance>", 0.7)),
    "page_turned": (
        Contact("<exit>", 0.0, -3),
        Contact("page_creak"),
        Contact("page_sheet", 0.13),
        Contact("page_landing", LEAF_LANDS),
        Contact("<entrance>", 0.95),
    ),
    "arrival_began": (Contact("<strike>", 0.2),),
    "bonus_began": (Contact("bonus"), Contact("<recoil>", 0.4)),
    "failure_began": (Contact("failure", STAMPED / MOTIONS["failure_began"].ms), Contact("<strike>", 0.4)),
    "turn_began": (Contact("<turn>", 0.1),),
    "action_granted": (Contact("<granted>"),),
    "ability_used": (Contact("cast_plain_1"),),
    "ability_triggered": (Contact("cast_plain_1", 0.0, -3),),
    "player_eliminated": (Contact("elimination", SNUFF),),
    "game_won": (Contact("<recoil>", MONSTER["beaten"].contact / MOTIONS["game_won"].ms), Contact("victory", CLASP)),
    "game_lost": (Contact("<strike>", MONSTER["escape"].contact / MOTIONS["game_lost"].ms), Contact("defeat", 0.3)),
}
SILENT: Mapping[str, str] = {
    "phase_began": "an ink on the ribbon lights up; what the phase brings is heard",
    "round_moved": "the page that turns with it is heard",
    "curse_pile_empty": "nothing moves: the log says that no curse could be laid",
    "spell_resolved": "the spell was heard when it was cast",
    "action_taken": "what the action does is heard",
    "action_declined": "nothing happens, and nothing is shown but the next question",
    "effect_skipped": "nothing happens: the log says so",
}
"""What makes no sound on purpose, and why."""
TOLD = frozenset(
    {"support_spent", "madness_taken", "madness_cured", "nearly_out", "last_sanity", "reshuffle_madness", "neutralise",
     "restore", "learn", "curse_placed", "curse_triggers", "destroy_curse", "marker_step", "invocation_reached",
     "book_opens", "page_landing", "bonus", "failure", "elimination", "victory", "defeat", "tutorial_step",
     "achievement"}
)  # fmt: skip
"""Sounds with a caption (`bigbook.captions`)."""
VOICES: Mapping[str, str] = {
    "entrance": "voice_entrance",
    "strike": "voice_strike",
    "recoil": "voice_recoil",
    "exit": "voice_exit",
}
"""The captions of monsters by the moment."""

Pick = Callable[["EventSounds", Event], str]


@dataclass(frozen=True, slots=True)
class Family:
    """Sounds of which the moment takes one, or none (''): all that there are, and which it is."""

    names: tuple[str, ...]
    pick: Pick


def _cast(heard: EventSounds, event: Event) -> str:
    told = read_as(event, SpellActivated)
    return f"cast_{heard.table.words.facts.element(told.spell)}_{_three(told.power)}"


def _granted(heard: EventSounds, event: Event) -> str:
    return f"cast_plain_{_three(read_as(event, ActionGranted).count)}"


def _three(number: int) -> int:
    return max(1, min(3, number))


def _turn(heard: EventSounds, event: Event) -> str:
    return f"turn_{seat_of(read(event))[1:]}"


def _paid(heard: EventSounds, event: Event) -> str:
    """A card of a friend's support has its owner's sound; what stays where it lies fills a pip."""
    told = read_as(event, CardMoved)
    at = read_place(told.from_)
    if told.kept:
        return "pip_fill"
    return "support_spent" if at.zone == "support" and at.seat != heard.table.render.model.active else "discard"


def _shuffle(heard: EventSounds, event: Event) -> str:
    return "reshuffle_madness" if heard.reshuffled else "shuffle"


def _stack(heard: EventSounds, event: Event) -> str:
    """The pile of Madness when it has just become low, or empty."""
    model = heard.table.render.model
    if read_as(event, CardMoved).from_ != "stack":
        return ""
    if model.madness == 0:
        return "last_sanity"
    return "nearly_out" if model.madness == 2 * len(model.seats) - 1 else ""


def _marker(heard: EventSounds, event: Event) -> str:
    return "marker_step" if read_as(event, MarkerMoved).to else "invocation_reached"


def _voice(moment: str, heard: EventSounds, event: Event) -> str:
    """The monster on the open page; the one that goes is the one before."""
    model = heard.table.render.model
    monster = heard.gone if moment == "exit" else model.monster
    return voice(monster, moment) if monster else ""


@cache
def families() -> Mapping[str, Family]:
    """All families by name."""
    monsters = (*catalogue().covers, *catalogue().interiors)
    cast = tuple(f"cast_{element}_{n}" for element in ELEMENTS for n in (1, 2, 3))
    return {
        "<cast>": Family(cast, _cast),
        "<granted>": Family(("cast_plain_1", "cast_plain_2", "cast_plain_3"), _granted),
        "<turn>": Family(tuple(f"turn_{n}" for n in range(1, 6)), _turn),
        "<paid>": Family(("pip_fill", "support_spent", "discard"), _paid),
        "<shuffle>": Family(("shuffle", "reshuffle_madness"), _shuffle),
        "<stack>": Family(("nearly_out", "last_sanity"), _stack),
        "<marker>": Family(("marker_step", "invocation_reached"), _marker),
        **{
            f"<{moment}>": Family(tuple(voice(one, moment) for one in monsters), partial(_voice, moment))
            for moment in MOMENTS
        },
    }


@cache
def share_of(event: str, at: float) -> float:
    """The share of the time of an event at which a contact happens."""
    if at != DOWN:
        return at
    ease = EASES[MOTIONS[event].ease]
    return next((n / 100 for n in range(101) if ease(n / 100) >= LANDED), 1.0)


class EventSounds:
    """Hears of every event that is shown, and says what sounds of it, when and where."""

    def __init__(self, table: BookTable, blows: Blows) -> None:
        self.table, self.blows = table, blows
        self.gone: str | None = table.render.model.monster
        """The monster that lay open before the event that is being shown."""
        self.reshuffled = False
        """The Madness that comes with a new deck has just been received."""
        self._open: str | None = table.render.model.monster

    def contacts(self, event: Event, card: Card | None, before: Box | None) -> list[tuple[float, Callable[[], object]]]:
        """What sounds of an event that has just changed the table: at which share of its time, and how."""
        model, app = self.table.render.model, self.table.app
        self.gone, self._open = self._open, model.monster
        found: list[tuple[float, Callable[[], object]]] = []
        if not app.sounds.off:
            at = self._where(event, card, before)
            for one in EVENTS.get(event.type, ()):
                sound = families()[one.sound].pick(self, event) if one.sound.startswith("<") else one.sound
                if sound:
                    found.append((self._when(event, one), partial(self._sound, sound, at, one.gain)))
        if event.type == "madness_received":
            self.reshuffled = read_as(event, CardMoved).source == "reshuffle"
        elif event.type == "deck_shuffled":
            self.reshuffled = False
        return found

    def _when(self, event: Event, contact: Contact) -> float:
        """At which share of an event's own time a contact sounds; one that is staged longer (`Elimination`) later."""
        if event.type == "player_eliminated" and self.table.unhurried and not self.table.theme.reduced_motion:
            return ELIMINATED.contact / MOTIONS[event.type].ms
        if event.type == "game_lost" and self.table.unhurried and not self.table.theme.reduced_motion:
            leap, ms = MONSTER["escape"].contact, MOTIONS[event.type].ms
            return (
                share_of(event.type, contact.at) + (FALL.leaps - leap if contact.at * ms <= leap else FALL.flood) / ms
            )
        if contact.leaves:
            motion, seat = MOTIONS[event.type], seat_of(read(event))
            return self.blows.madness.leaves(seat) / (motion.ms + motion.hold)
        blows = self.blows
        later = {"spell_learned": blows.learns_later if contact.at else 0.0, "card_cured": blows.curing.later}
        put_off = later.get(event.type, 0.0)
        return share_of(event.type, contact.at) + (put_off / duration(event.type, reduced=False) if put_off else 0.0)

    def _sound(self, sound: str, at: float, gain: float) -> None:
        self.table.app.sounds.play(sound, at, gain)
        tell(self.table, sound)

    def _where(self, event: Event, card: Card | None, before: Box | None) -> float:
        """Where on the screen an event is heard, from left (0) to right (1)."""
        box, places, told = before, self.table.render.places, read(event)
        if card is not None and isinstance(told, CardMoved):
            box = places.cards.get(card.uid) or places.of(told.to, card.kind)
        elif box is None and isinstance(told, OfCurse):
            box = places.curse(told.curse)
        elif box is None and isinstance(told, OfElement):
            box = places.library.get(told.element)
        elif event.type == "marker_moved":
            box = places.sockets[(self.table.render.model.marker - 1) % 6]
        elif box is None and isinstance(told, Seated):
            box = places.slots.get(told.seat)
        return box.center[0] / self.table.render.layout.window[0] if box is not None else 0.5


def tell(table: BookTable, sound: str) -> None:
    """The caption of a sound, where people want captions and it has one."""
    if not table.app.settings.captions or table.app.sounds.off:
        return
    spoken = voice_of(sound)
    if spoken is not None:
        monster, moment = spoken
        key = VOICES[moment]
        words = sentence_start(table.words.t(f"captions.{key}", monster=table.words.monster_noun(monster)))
    elif sound in TOLD:
        key, words = sound, table.words.t(f"captions.{sound}")
    else:
        return
    table.app.sounds.tell(key, words)
