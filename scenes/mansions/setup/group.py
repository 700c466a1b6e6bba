"""What is said of whoever goes: what their cards do, and what they are good at together."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.text.i18n import Catalogue as Texts
from game.mansions.cards.reading import catalogue
from game.mansions.cards.vocabulary import ATTRIBUTES
from game.mansions.catalogue import Profile
from game.mansions.text.card_texts import CardTexts
from scenes.mansions.party import Guest

SETUP = "mansions.setup"
POOR = 4
"""A group is poor in an attribute where the best of them has less than this."""


def best(people: Sequence[Guest]) -> dict[str, int]:
    """The highest that anybody has of each attribute."""
    return {name: max(one.attributes[name] for one in people) for name in ATTRIBUTES}


def verdict(texts: Texts, people: Sequence[Guest]) -> str:
    """What the group is poorest at, in one sentence."""
    found = best(people)
    low = min(found.values())
    if low >= POOR:
        return texts.t(f"{SETUP}.rich")
    return texts.t(f"{SETUP}.poor.{next(name for name in ATTRIBUTES if found[name] == low)}")


def card_of(profile: Profile) -> tuple[str, str]:
    """What a profile card brings: its kind as the texts call it, and its id; ('', '') where it brings nothing."""
    for kind, id_ in (("items", profile.item), ("spells", profile.spell), ("abilities", profile.ability)):
        if id_:
            return kind, id_
    return "", ""


def name_of(texts: Texts, profile: Profile) -> str:
    """What a profile card brings, by name; the card's own name where it brings nothing."""
    cards, (kind, id_) = CardTexts(texts, catalogue()), card_of(profile)
    return cards.name(kind, id_) if id_ else cards.name("profiles", profile.id)


def text_of(texts: Texts, profile: Profile) -> str:
    """What that does."""
    box, cards, (kind, id_) = catalogue(), CardTexts(texts, catalogue()), card_of(profile)
    if kind == "items":
        return cards.item("items", box.items[id_])
    if kind == "spells":
        return cards.spell(box.spells[id_])
    return cards.ability(id_) if id_ else ""


def told_of(texts: Texts, guest: Guest) -> tuple[str, str]:
    """What the two cards that somebody keeps do, each with its name in bold before it."""
    who = catalogue().investigators[guest.who]
    kept = who.physical[guest.physical - 1], who.mental[guest.mental - 1]
    first, second = (f"[b]{name_of(texts, one)}.[/b] {text_of(texts, one)}" for one in kept)
    return first, second
