"""All that stands on a card, line by line: name and type, what it does, the line that only tells.

For the list of all cards (`python -m game cards`) and for whoever looks at one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.core.text.i18n import Catalogue as Words
from game.mansions.catalogue import (
    Barred,
    Catalogue,
    Combat,
    Figure,
    Investigator,
    Item,
    KeeperAction,
    Mythos,
    Profile,
    Spell,
    Trauma,
)

from .card_texts import CARDS, CardTexts
from .text_keys import combat_file
from .wording import signed

TERMS = "mansions.terms"
LABELS = f"{CARDS}.labels"
DOT = " · "


class Sheets:
    """The cards of the box as lines of one language."""

    def __init__(self, words: Words, cards: Catalogue) -> None:
        self.words = words
        self.cards = cards
        self.texts = CardTexts(words, cards)
        self._kinds: dict[str, tuple[str, Callable[[str], Iterator[str]]]] = {}
        for kind, ids, lines in self._all():
            self._kinds |= dict.fromkeys(ids, (kind, lines))

    def kind(self, id_: str) -> str:
        """The kind of a card, by the file of its texts; KeyError where there is no card of this id."""
        return self._kinds[id_][0]

    def card(self, id_: str) -> list[str]:
        """The lines of a card, its heading first; [] where there is no card of this id."""
        found = self._kinds.get(id_)
        return [line for line in found[1](id_) if line] if found else []

    def half(self, id_: str, *, lower: bool) -> tuple[str, str, str]:
        """Half of a combat card: what the card is called, what that half does, the line that only tells."""
        card = self.cards.combat[id_]
        file = combat_file(card.monsters)
        half, kind = ("lower", card.lower) if lower else ("upper", card.kind)
        label = self.words.t(f"{LABELS}.{half}.{kind}")
        rules = self.texts.lower(card) if lower else self.texts.upper(card)
        only = lower and [step.verb.name for step in self.cards.registry.steps[card.program]] == ["special"]
        said = self.words.t(f"{LABELS}.half_special" if only else f"{LABELS}.half", label=label, text=rules)
        return self.texts.name(file, card.id), said, self.words.t(f"{CARDS}.{file}.{card.id}.{half}")

    def ids(self) -> Mapping[str, list[str]]:
        """All cards by kind, in the order of the box."""
        return {kind: list(ids) for kind, ids, _ in self._all()}

    def _all(self) -> Iterator[tuple[str, list[str], Callable[[str], Iterator[str]]]]:
        box = self.cards
        yield "investigators", list(box.investigators), lambda id_: self._investigator(box.investigators[id_])
        profiles = {card.id: card for one in box.investigators.values() for card in (*one.physical, *one.mental)}
        yield "profiles", list(profiles), lambda id_: self._profile(profiles[id_])
        yield "abilities", list(box.abilities), self._ability
        yield "items", list(box.items), lambda id_: self._item("items", box.items[id_])
        yield "finds", list(box.finds), lambda id_: self._item("finds", box.finds[id_])
        yield "spells", list(box.spells), lambda id_: self._spell(box.spells[id_])
        yield "locks", list(box.locks), lambda id_: self._barred("locks", box.locks[id_])
        yield "obstacles", list(box.obstacles), lambda id_: self._barred("obstacles", box.obstacles[id_])
        yield "mythos", list(box.mythos), lambda id_: self._mythos(box.mythos[id_])
        yield "trauma", list(box.trauma), lambda id_: self._trauma(box.trauma[id_])
        for monsters in dict.fromkeys(card.monsters for card in box.combat.values()):
            ids = [id_ for id_, card in box.combat.items() if card.monsters == monsters]
            yield combat_file(monsters), ids, lambda id_: self._combat(box.combat[id_])
        yield "kinds", list(box.kinds), self._kind
        figures = box.figures
        yield "figures", list(figures), lambda id_: self._figure(figures[id_])
        yield "keeper_actions", list(box.keeper_actions), lambda id_: self._action(box.keeper_actions[id_])

    # --------------------------------------------------------------------------------------------------------- people

    def _investigator(self, one: Investigator) -> Iterator[str]:
        key = f"{CARDS}.investigators.{one.id}"
        yield self.texts.name("investigators", one.id) + DOT + self.words.t(f"{key}.role")
        yield self.words.t(f"{LABELS}.investigator", health=one.health, sanity=one.sanity, skill=one.skill)
        yield self.texts.flavour("investigators", one.id)
        yield self.words.t(f"{key}.story")

    def _profile(self, card: Profile) -> Iterator[str]:
        numbers = [
            f"{self.words.noun(f'{TERMS}.attributes.{name}')} {value}" for name, value in card.attributes.items()
        ]
        given = [self.texts.name(kind, id_) for kind, id_ in
                 (("items", card.item), ("spells", card.spell), ("abilities", card.ability)) if id_]  # fmt: skip
        yield self.texts.name("profiles", card.id) + DOT + ", ".join([*numbers, *given])
        yield self.texts.flavour("profiles", card.id)

    def _ability(self, id_: str) -> Iterator[str]:
        yield self.texts.name("abilities", id_)
        yield self.texts.ability(id_)
        yield self.texts.flavour("abilities", id_)

    # --------------------------------------------------------------------------------------------------------- things

    def _item(self, kind: str, item: Item) -> Iterator[str]:
        yield self.texts.name(kind, item.id) + DOT + self.texts.tags(item)
        yield self.texts.item(kind, item)
        yield self.texts.flavour(kind, item.id)

    def _spell(self, spell: Spell) -> Iterator[str]:
        yield self.texts.name("spells", spell.id) + DOT + self.words.t(f"{TERMS}.tags.spell")
        yield self.texts.spell(spell)
        yield self.texts.flavour("spells", spell.id)

    def _barred(self, kind: str, barred: Barred) -> Iterator[str]:
        yield self.texts.name(kind, barred.id) + DOT + self.words.t(f"{TERMS}.cards.{kind[:-1]}")
        yield self.texts.barred(barred)
        yield self.words.t(f"{CARDS}.{kind}.{barred.id}.text")

    # ------------------------------------------------------------------------------------------------------ the Keeper

    def _cost(self, cost: int) -> str:
        return self.words.t(f"{LABELS}.cost", n=cost)

    def _mythos(self, card: Mythos) -> Iterator[str]:
        icons = ", ".join(self.words.t(f"{TERMS}.icons.{icon}") for icon in card.icons)
        yield DOT.join([self.texts.name("mythos", card.id), str(self.words.noun(f"{TERMS}.cards.mythos")),
                        self._cost(card.cost), icons])  # fmt: skip
        yield self.texts.mythos(card)
        yield self.texts.flavour("mythos", card.id)

    def _trauma(self, card: Trauma) -> Iterator[str]:
        yield self.texts.name("trauma", card.id) + DOT + str(self.words.noun(f"{TERMS}.cards.{card.kind}"))
        yield self.texts.trauma(card)
        yield self.words.t(f"{LABELS}.group") if card.group else ""
        yield self.texts.flavour("trauma", card.id)

    def _action(self, card: KeeperAction) -> Iterator[str]:
        limit = self.words.t(f"{TERMS}.limits.{'turn' if card.once else 'any'}")
        yield DOT.join([self.texts.name("keeper_actions", card.id), self._cost(card.cost), limit])
        yield self.texts.keeper_action(card)
        yield self.texts.flavour("keeper_actions", card.id)

    # ---------------------------------------------------------------------------------------------------- the monsters

    def _combat(self, card: Combat) -> Iterator[str]:
        file = combat_file(card.monsters)
        yield self.texts.name(file, card.id) + DOT + str(self.words.noun(f"{TERMS}.classes.{card.monsters}"))
        for lower in (False, True):
            yield from self.half(card.id, lower=lower)[1:]

    def _kind(self, id_: str) -> Iterator[str]:
        kind = self.cards.kinds[id_]
        yield f"{self.words.noun(f'mansions.monsters.{id_}')}{DOT}{self.words.noun(f'{TERMS}.classes.{kind.monsters}')}"
        yield self.words.t(f"{LABELS}.monster", awareness=signed(kind.awareness), horror=signed(kind.horror))
        yield self.words.t(f"{CARDS}.kinds.{id_}.text")

    def _figure(self, figure: Figure) -> Iterator[str]:
        yield f"{self.words.noun(f'mansions.monsters.{figure.kind}')}{DOT}{self.texts.name('figures', figure.id)}"
        yield self.words.t(f"{LABELS}.back", health=figure.health, damage=figure.damage)
        label = self.words.t(f"{LABELS}.lower.special")
        yield self.words.t(f"{LABELS}.half", label=label, text=self.texts.special(figure))
        yield self.texts.flavour("figures", figure.id)
