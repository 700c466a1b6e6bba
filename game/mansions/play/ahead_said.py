"""What lies ahead in the words of a language: the dangers of a way, and what a test decides, each with its numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import Arg, Noun, sentence_start
from game.mansions.cards.reading import catalogue
from game.mansions.text.apart import apart
from game.mansions.text.names import Names
from game.mansions.text.wording import EFFECTS, Wording
from game.mansions.verbs.exploring import barred_card
from game.mansions.view import TableView

from .harms import Price
from .known import UNKNOWN
from .stakes import Stakes
from .ways_ahead import Danger

AHEAD = "mansions.ahead"
PERCENT = 10


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The two lines of a test."""

    passed: str
    failed: str


class AheadSaid:
    """Says it at one table; `names` are those of the log (people and monsters)."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words, self.names = words, names
        self.armed = Wording(words, catalogue().registry, armed=True)

    def _t(self, key: str, **args: Arg) -> str:
        return self.words.t(f"{AHEAD}.{key}", **args)

    # ------------------------------------------------------------------------------------------------------ numbers

    def chance(self, value: int) -> str:
        """A value of ten as percent."""
        return self._t("chance", n=value * PERCENT)

    def harm(self, price: Price) -> str:
        """What something costs: `1 to 2 damage, 1 fright`; '' where it costs nothing."""
        least, most = price.damage
        parts = []
        if most:
            parts.append(self._t("harm.span", n=least, m=most) if least != most else self._t("harm.damage", n=most))
        parts += [self._t(f"harm.{name}", n=n) for name, n in (("horror", price.horror), ("stun", price.stun)) if n]
        parts += [self._t("harm.step")] if price.step else []
        return ", ".join(parts)

    # ------------------------------------------------------------------------------------------------------ dangers

    def dangers(self, found: Iterable[Danger]) -> list[str]:
        """A line for each danger of a way, in its order, without a capital and a full stop."""
        listed = list(found)
        called = apart(self.names, list(dict.fromkeys(one.monster for one in listed if one.monster)))
        return [self.danger(one, called.get(one.monster)) for one in listed]

    def danger(self, one: Danger, monster: Noun | None = None) -> str:
        """The line of one danger; `monster` is its noun where several are told apart."""
        args: dict[str, Arg] = {"space": one.space, "room": self.names.room(one.room), "harm": self.harm(one.fails)}
        if one.sum is not None:
            args["chance"] = self.chance(one.sum.value)
        if one.monster:
            args["monster"] = monster or self.names.monster(one.monster)
        return self._t(f"danger.{self._key(one, args)}", **args)

    def sentence(self, one: Danger) -> str:
        """The line of one danger as a sentence by itself."""
        return self.words.t(f"{EFFECTS}.sentence", clause=sentence_start(self.danger(one)))

    def _key(self, one: Danger, args: dict[str, Arg]) -> str:
        if one.kind != "lock":
            return one.kind
        if one.key:
            args["card"] = self.names.said(one.key)
            return "lock_sure" if one.key == one.card else "lock_key"
        if one.card == UNKNOWN:
            return "lock_unknown"
        need = barred_card(one.card).need
        if one.stops:
            args["card"] = self.names.said(need.key)
            return "lock_no_key" if need.key else "lock_held"
        if one.puzzle:
            return "lock_puzzle"
        args["attribute"] = self.words.noun(f"mansions.terms.attributes.{need.attribute}")
        return "lock"

    # ------------------------------------------------------------------------------------------------------- stakes

    def outcomes(self, stakes: Stakes, view: TableView) -> Outcomes:
        """What passing and what failing does, one sentence each, with what becomes of Health and Wits."""
        args: dict[str, Arg] = {"harm": self.harm(stakes.price)}
        if stakes.monster:
            args["monster"] = self.names.monster(stakes.monster)
        parts = {"passed": self._clauses(stakes.passed, args), "failed": self._clauses(stakes.failed, args)}
        if stakes.kind != "card":
            for branch, clauses in parts.items():
                clauses.insert(0, self._t(f"stakes.{stakes.kind}.{branch}", **args))
        after = self._after(stakes, view)
        failed = self._joined(parts["failed"])
        failed = f"{failed} ({after})" if after else failed
        said = {"passed": self._joined(parts["passed"]), "failed": failed}
        lines = {branch: self.words.t(f"{EFFECTS}.{branch}", steps=steps) for branch, steps in said.items()}
        return Outcomes(lines["passed"], lines["failed"])

    def _joined(self, clauses: list[str]) -> str:
        return "; ".join(clauses) or self._t("stakes.nothing")

    def _clauses(self, program: str, args: dict[str, Arg]) -> list[str]:
        """The clauses of a program; a monster's blow with its number."""
        found = []
        for step in catalogue().registry.steps.get(program, ()):
            if step.verb.name == "strike" and "monster" in args and args["harm"]:
                found.append(self._t("stakes.strike", **args))
            else:
                found.append(self.armed.clause(step))
        return found

    def _after(self, stakes: Stakes, view: TableView) -> str:
        """What failing makes of the numbers of whoever tests, where they change for certain."""
        one = next(person for person in view.people if person.seat == stakes.seat)
        least, most = stakes.price.damage
        parts = []
        if most and least == most:
            left = max(0, one.health - most)
            parts.append(self._t("stakes.health", n=one.health, m=left) if left else self._t("stakes.ferry"))
        if stakes.price.horror and one.sanity > 0:
            left = max(0, one.sanity - stakes.price.horror)
            parts.append(self._t("stakes.wits", n=one.sanity, m=left) if left else self._t("stakes.out"))
        parts += [self._t("stakes.mishap")] if stakes.mishap else []
        return ", ".join(parts)
