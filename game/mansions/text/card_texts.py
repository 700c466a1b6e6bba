"""What stands on a card in a language: its name, its rules as sentences, and the lines that only tell.

Rules are put together from the program (`wording.py`). Where a card is better told by hand its entry has `effect`,
instead of the sentences, or `rule`, after them; both take their numbers from the program and the card.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.engine.program import Step
from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import Arg
from game.mansions.catalogue import Barred, Catalogue, Combat, Figure, Item, KeeperAction, Mythos, Need, Spell, Trauma

from .wording import EFFECTS, Wording, numbers, signed

CARDS = "mansions.cards"
MARKED = "mansions.terms.title_in_text"
CARRIED = ("mod", "max", "allow", "puzzle", "bar")
"""What a weapon's program holds while it is carried; the rest of it follows a passed attack."""


def in_sentence(words: Words, card: str) -> str:
    """A card as a sentence has it; `card` is its key without its last part. A thing has its article, which its `def`
    gives (the Carving Knife); a language in which nothing but a name could stand there leaves `def` out, and the name
    stands in marks, as titles do in all of them (“Undertow”)."""
    name, article = f"{card}.name", f"{card}.def"
    return words.t(article) if words.told_with(article, name) else words.t(MARKED, name=words.t(name))


class CardTexts:
    """The texts of the card set in one language. Everything returned is ready to be shown; '' where nothing is said."""

    def __init__(self, words: Words, cards: Catalogue) -> None:
        self.words = words
        self.cards = cards
        self.plain = Wording(words, cards.registry)
        self.armed = Wording(words, cards.registry, armed=True)
        self.chosen = Wording(words, cards.registry, chosen=True)

    def name(self, kind: str, id_: str) -> str:
        """The name of a card; `kind` is the catalogue's word for its kind (`items`, `mythos`)."""
        return self.words.t(f"{CARDS}.{kind}.{id_}.name")

    def flavour(self, kind: str, id_: str) -> str:
        """The line that tells and rules nothing."""
        return self.words.t(f"{CARDS}.{kind}.{id_}.flavour")

    def rules(self, kind: str, id_: str, program: str, wording: Wording | None = None, **more: Arg) -> str:
        """What a card does: its own `effect`, or the sentences of its program, then its `rule`."""
        key = f"{CARDS}.{kind}.{id_}"
        own, rule = f"{key}.effect", f"{key}.rule"
        given = {**self.arguments(program), **more}
        said = self.words.t(own, **given) if self.words.has(own) else (wording or self.plain).program(program)
        return " ".join(filter(None, (said, self.words.t(rule, **given) if self.words.has(rule) else "")))

    def arguments(self, program: str) -> Mapping[str, Arg]:
        """The numbers of a program for a text; what may be below zero carries its sign in `test_bonus` …"""
        found = numbers(self.cards.registry, program)
        signs: dict[str, Arg] = {f"{name}_bonus": signed(number) for name, number in found.items()}
        return {**found, **signs}

    # -------------------------------------------------------------------------------------------------- what is carried

    def item(self, kind: str, item: Item) -> str:
        """The rules of a starting item or a find (`items`, `finds`)."""
        if item.use == "attack":
            return self._weapon(kind, item)
        if item.use == "key":
            opened = self.words.any_of([self._opened(one) for one in item.opens])
            said = self.words.t(f"{CARDS}.labels.opens", list=opened)
            return " ".join(filter(None, (said, self.rules(kind, item.id, ""))))
        said = self.rules(kind, item.id, item.program, n=item.per_round)
        label = "passing_roll" if item.use == "passing" and self._rolls_again(item.program) else item.use
        return self.words.t(f"{CARDS}.labels.{label}", text=said)

    def _rolls_again(self, program: str) -> bool:
        """Whether a card answers to a roll, on whatever turn that is."""
        return any(step.verb.name == "reroll" for step in self.cards.registry.steps.get(program, ()))

    def _opened(self, name: str) -> str:
        for kind, found in (("locks", self.cards.locks), ("obstacles", self.cards.obstacles)):
            if name in found:
                return in_sentence(self.words, f"{CARDS}.{kind}.{name}")
        return self.words.t(f"{CARDS}.labels.{name}")

    def _weapon(self, kind: str, item: Item) -> str:
        def carried(step: Step) -> bool:
            return step.verb.name in CARRIED

        label = "weapon" if item.reach else "weapon_here"
        head = self.words.t(f"{CARDS}.labels.{label}", damage=item.damage, reach=item.reach)
        if self.words.has(f"{CARDS}.{kind}.{item.id}.effect"):
            return f"{head} {self.rules(kind, item.id, item.program)}"
        held = self.plain.program(item.program, carried)
        after = self.plain.program(item.program, lambda step: not carried(step))
        after = self.words.t(f"{CARDS}.labels.after_attack", text=after) if after else ""
        return " ".join(filter(None, (head, held, after)))

    def tags(self, item: Item) -> str:
        """The types of an item: 'Weapon, melee, bladed'."""
        return ", ".join(self.words.t(f"mansions.terms.tags.{tag}") for tag in item.tags)

    def ability(self, id_: str) -> str:
        """When a mental profile card's ability is offered, and what it does."""
        ability = self.cards.abilities[id_]
        when = self.words.t(f"mansions.terms.when.{ability.when}")
        return self.words.t(f"{CARDS}.labels.ability", when=when, text=self.rules("abilities", id_, ability.program))

    def spell(self, spell: Spell) -> str:
        """The front of a spell: what is tested, and on whom."""
        test = self.plain.need(spell.attribute, spell.modifier)
        target = self.words.t(f"{CARDS}.labels.targets.{spell.target}", reach=max(spell.reach, 0))
        return self.words.t(f"{CARDS}.labels.spell", test=test, target=target)

    def back(self, spell: Spell, number: int) -> str:
        """The back of a spell, 1 to 5: what comes of passing and of failing."""
        back = spell.backs[number - 1]
        wording = self.chosen if spell.target == "room_in_sight" else self.plain
        lines = [self.words.t(f"{EFFECTS}.{branch}", steps=wording.clauses(program))
                 for branch, program in (("passed", back.passed), ("failed", back.failed))]  # fmt: skip
        return " ".join(lines)

    # ----------------------------------------------------------------------------------------------- what is in the way

    def need(self, need: Need) -> str:
        """The way through a lock or an obstacle."""
        if need.key:
            item = in_sentence(self.words, f"{CARDS}.finds.{need.key}")
            return self.words.t(f"{CARDS}.labels.needs_key", item=item)
        if need.puzzle:
            return self.words.t(
                f"{CARDS}.labels.needs_puzzle", puzzle=self.words.t(f"mansions.puzzles.{need.puzzle}.name")
            )
        return self.words.t(f"{CARDS}.labels.needs_test", test=self.plain.need(need.attribute, need.modifier))

    def barred(self, barred: Barred) -> str:
        """The way through, and what failing adds."""
        said = self.need(barred.need)
        if not barred.failed:
            return said
        key = f"{CARDS}.labels.unsolved" if barred.need.puzzle else f"{EFFECTS}.failed"
        return f"{said} {self.words.t(key, steps=self.plain.clauses(barred.failed))}"

    # ------------------------------------------------------------------------------------------------------ the Keeper

    def mythos(self, card: Mythos) -> str:
        """When an Omen may be played, and what it does to whoever it is played on."""
        read = self.words.t(f"{CARDS}.labels.read_to", text=self.rules("mythos", card.id, card.program))
        return " ".join(filter(None, (self.omen_needs(card), read)))

    def omen_needs(self, card: Mythos) -> str:
        """What must be true of the investigator whose turn it is, '' where it strikes anybody."""
        if not card.needs:
            return ""
        return self.words.t(
            "mansions.terms.needs.list", list=self.words.any_of([self._need(one) for one in card.needs])
        )

    def _need(self, word: str) -> str:
        kind, _, name = word.rpartition(":")
        if kind == "room":
            return self.words.t("mansions.terms.needs.room", place=self.words.noun(f"mansions.rooms.{name}").form("in"))
        return self.words.t(f"mansions.terms.needs.{name}")

    def trauma(self, card: Trauma) -> str:
        """What a Bruise or a Quirk does, and at what number it may be played."""
        said = self.rules("trauma", card.id, card.program)
        if card.limit < 0:
            return said
        limit = "insane" if card.kind == "insanity" and not card.limit else card.kind
        limited = self.words.t(f"{CARDS}.labels.limit_{limit}", n=card.limit)
        return f"{limited} {self.words.t(f'{CARDS}.labels.read_to', text=said)}"

    def keeper_action(self, card: KeeperAction) -> str:
        """What a Keeper action does, and what it rules all game."""
        said = self.rules("keeper_actions", card.id, card.program, cost=card.cost)
        always = " ".join(self.words.t(f"{CARDS}.labels.standing.{rule}") for rule in card.standing)
        return f"{said} {self.words.t(f'{CARDS}.labels.always', text=always)}" if always else said

    def upper(self, card: Combat) -> str:
        """The half of a combat card for an attack on a monster."""
        return self.armed.program(card.upper)

    def lower(self, card: Combat) -> str:
        """Its half for the monster."""
        return self.plain.program(card.program)

    def special(self, figure: Figure) -> str:
        """The special attack on the back of a figure."""
        return self.plain.program(figure.special)
