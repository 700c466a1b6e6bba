"""Who is up against what: an attack, a monster's attack, a fright, somebody slipping past; and the card that says how.

It is heard from the events as they are shown, and read from the questions that stand in between.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.mansions.cards.reading import catalogue
from game.mansions.verbs.testing import AGAINST
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.strip.trial import Trial

BLOW, ATTACK = "blow", "attack"
"""An investigator attacks a monster; a monster attacks an investigator."""
STAYS = ("reroll", "after_evade", "ability", "special_attack")
"""Questions in the midst of it."""
GOES = (
    "turn_began", "turn_ended", "phase_began", "round_began", "investigator_moved", "monster_moved", "room_explored",
    "keeper_acted", "time_passed", "spell_cast", "card_used", "event_turned",
)  # fmt: skip
"""Events with which something else begins."""
BEGINS = {"attack_began": BLOW, "monster_attacks": ATTACK, "horror_met": "horror"}


@dataclass(frozen=True, slots=True)
class Bout:
    """Somebody and a monster. `kind`: `blow`, `attack`, `evade`, `horror`."""

    seat: str
    monster: str
    kind: str
    weapon: str = ""
    card: str = ""
    """The combat card that is read, '' while none fits yet or none is turned up."""
    skipped: tuple[str, ...] = ()
    """Cards that were turned up and did not fit."""

    @property
    def lower(self) -> bool:
        """Whether the monster's half of the card counts."""
        return self.kind == ATTACK

    def among(self, other: Bout | None) -> bool:
        """Whether another one is between the same two in the same way."""
        return other is not None and (self.seat, self.monster, self.kind) == (other.seat, other.monster, other.kind)


class Bouts:
    """What is being fought, feared or slipped past at one table."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self.now: Bout | None = None

    def hear(self, event: Event) -> None:
        """An event is about to be shown."""
        before, kind = self.now, BEGINS.get(event.type)
        if kind is not None:
            self.now = Bout(str(event["seat"]), str(event["monster"]), kind, str(event.get("weapon", "")))
        elif event.type in GOES:
            self.now = None
        elif event.type == "combat_card_drawn" and before is not None and event["monster"] == before.monster:
            card = str(event["card"])
            fits = bool(event["fits"])
            self.now = replace(before, card=card) if fits else replace(before, skipped=(*before.skipped, card))
        if self.now != before:
            self._show()

    def _show(self) -> None:
        self.table.bout = self.now is not None
        self.table.touch()

    def follow(self, now: Decision | None, aimed: str = "") -> None:
        """Another question stands; `aimed` is the answer that is looked at while one is chosen."""
        if now is not None and now.kind not in STAYS:
            found = self._of_test(now) or self._aimed(now, aimed)
            self.now = self.now if found is not None and found.among(self.now) and not found.card else found
        if self.now is not None and self.table.shown.monster(self.now.monster) is None and now is not None:
            self.now = None
        self.table.bout = self.now is not None

    def _of_test(self, now: Decision) -> Bout | None:
        """What a question about a die is about."""
        if now.kind != "skill_token":
            return None
        trial = Trial.of_question(now)
        if trial.kind not in AGAINST or not trial.monster:
            return None
        kind = trial.kind if trial.kind != "combat" else self.table.view.fight or BLOW
        card = trial.source if trial.source in catalogue().combat else ""
        found = Bout(trial.seat, trial.monster, kind, card=card)
        kept = self.now
        if kept is not None and found.among(kept):
            return replace(kept, card=card or kept.card)
        return found

    def _aimed(self, now: Decision, aimed: str) -> Bout | None:
        """What an answer that is looked at would begin."""
        word, *rest = aimed.split(":")
        if now.kind == "step" and word == "attack" and len(rest) == 2:
            return Bout(now.seat, rest[0], BLOW, rest[1])
        if now.kind == "evade_order" and word:
            return Bout(now.seat, word, "evade")
        return Bout(word, rest[0], "horror") if now.kind == "horror_order" and rest else None
