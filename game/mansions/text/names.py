"""What things are called in a language: cards, people, monsters, rooms and spaces, by the ids of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import Noun
from game.mansions.cards.story import NOTHING, Story
from game.mansions.catalogue import Catalogue

from .card_texts import CARDS, MARKED, in_sentence
from .story_texts import STORIES
from .text_keys import combat_file

KEEPER = "keeper"
SPELLS, PLAIN = "spells", ("investigators", "profiles")
"""Kinds of cards whose names have the marks that a language gives to spells (English has none), and whose names stand
in a sentence as they are."""


class Names:
    """The names at one table. `people` are seats with their investigators, `monsters` ids with the kinds, or the names,
    of the figures; both grow as people and monsters come."""

    def __init__(self, words: Words, cards: Catalogue, story: Story) -> None:
        self.words = words
        self.story = story
        self.people: dict[str, str] = {}
        self.monsters: dict[str, str] = {}
        self._keys = {id_: f"{CARDS}.{file}.{id_}.name" for file, ids in _files(cards).items() for id_ in ids}
        clues = [f"clue_{number}{letter.lower()}"
                 for number, clue in story.clues.items() for letter in story.choices[clue.letter]]  # fmt: skip
        self._keys |= {clue: f"{STORIES}.{story.id}.clues.{clue}.name" for clue in clues}
        self._keys |= {one.id: f"{STORIES}.{story.id}.objectives.{one.id}.name" for one in story.objectives.values()}
        self._keys |= {one.id: f"{STORIES}.{story.id}.events.{one.stage.lower()}.name" for one in story.events}
        self._keys[NOTHING] = "mansions.terms.cards.nothing"

    def card(self, id_: str) -> str:
        """The name of a card of any kind; of a spell card (`mending_2`) that of the spell, of anything else the id."""
        key = self._keys.get(id_) or self._keys.get(id_.rpartition("_")[0])
        return self.words.t(key) if key else id_

    def said(self, id_: str) -> Noun:
        """A card as a sentence has it: a thing with its article (the Carving Knife), a title in quotation marks
        (“Undertow”), a spell by its name."""
        key = self._keys.get(id_) or self._keys.get(id_.rpartition("_")[0]) or ""
        name, kind = self.card(id_), key.removeprefix(f"{CARDS}.").partition(".")[0]
        if kind == SPELLS:
            name = self.words.quoted(name)
        elif key.startswith(f"{CARDS}.") and kind not in PLAIN:
            name = in_sentence(self.words, key.removesuffix(".name"))
        elif key.startswith(f"{STORIES}."):
            name = self.words.t(MARKED, name=name)
        return Noun({"singular": name})

    def knows(self, id_: str) -> bool:
        """Whether there is a card of this id."""
        return id_ in self._keys or id_.rpartition("_")[0] in self._keys

    def seat(self, seat: str) -> str:
        """Who sits there: an investigator's name, or the Keeper."""
        who = self.people.get(seat)
        if seat == KEEPER or who is None:
            return self.words.t(f"mansions.terms.seats.{KEEPER if seat == KEEPER else 'investigator'}")
        return self.words.t(f"{CARDS}.investigators.{who}.name")

    def monster(self, id_: str) -> Noun:
        """The noun of a figure on the board (`m7`), or of a kind."""
        return self.words.noun(f"mansions.monsters.{self.monsters.get(id_, id_)}")

    def room(self, place: str) -> Noun:
        """The noun of a room, or of the room that a space lies in."""
        house = self.story.house
        return self.words.noun(f"mansions.rooms.{house.board.area_of[place] if place in house.rects else place}")

    def listed(self, cards: Iterable[str]) -> str:
        """Several cards in a row, as a sentence has them."""
        return self.words.all_of([str(self.said(card)) for card in cards])


def _files(cards: Catalogue) -> Mapping[str, Iterable[str]]:
    """The files of card texts with the ids of the cards in them."""
    found: dict[str, Iterable[str]] = {
        "abilities": cards.abilities, "items": cards.items, "finds": cards.finds, "spells": cards.spells,
        "locks": cards.locks, "obstacles": cards.obstacles, "mythos": cards.mythos, "trauma": cards.trauma,
        "figures": cards.figures, "keeper_actions": cards.keeper_actions, "investigators": cards.investigators,
        "profiles": [profile.id for one in cards.investigators.values() for profile in (*one.physical, *one.mental)],
    }  # fmt: skip
    for monsters in {card.monsters for card in cards.combat.values()}:
        found[combat_file(monsters)] = [id_ for id_, card in cards.combat.items() if card.monsters == monsters]
    return found
