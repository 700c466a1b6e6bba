"""What a person's own acts sound like before anything is answered: cards that join a payment, seals, marks.

The table calls `listen` after every change of what is being put together; the difference to before is what sounds.
"""

from __future__ import annotations

from dataclasses import dataclass

from scenes.bigbook.table.context import BookTable
from scenes.kit.audio.sound import Act
from scenes.kit.thing import Thing
from scenes.table import act_sounds
from scenes.table.act_sounds import Heard

HEARD = Heard(
    changed=frozenset({"card", "power", "library", "supply", "spell", "curse", "ability"}),
    brushed=frozenset({"card", "spell", "curse", "library", "supply", "power", "option", "ability", "button"}),
)
"""What is heard of a person's hand at this table."""
ACTS: dict[str, str] = {
    "a card is picked up": "pick_up",
    "a card comes over what takes it": "over_zone",
    "a card or the pointer leaves that again, a card leaves a payment": "leave",
    "a card flies home": "fly_home",
    "a card of value 1 is dropped on what takes it": "drop_1",
    "a card of value 2 is dropped on what takes it": "drop_2",
    "a card of value 3 is dropped on what takes it": "drop_3",
    "a card joins a payment, an answer is marked": "pip_fill",
    "a payment loses something": "pip_overflow",
    "another power is chosen": "seal",
    "an answer is given": "confirm",
    "a step is taken back or done again": "undo",
    "a hint is asked for": "hint",
    "a step of a lesson is reached": "tutorial_step",
    "a lesson or challenge is done": "achievement",
    "people sit down at a table": "candle",
    "the focus walks": "ui_move",
    "a thing is chosen": "ui_ok",
    "something is closed or left": "ui_back",
    "something cannot be done": "ui_refuse",
    "the pointer comes over a thing": "hover",
    "a thing is pressed": "press",
}
"""Every act at the table and on the screens around it, by the name of its sound."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is being put together, as far as it is heard."""

    target: str = ""
    cards: int = 0
    lost: int = 0
    power: int = 0
    marks: int = 0
    held: int = 0


class ActSounds:
    """Listens to the state of one table."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self._before = _Plan()

    def _plan(self) -> _Plan:
        state = self.table.state
        marks = len(state.choice.marks) if state.choice is not None else 0
        held = state.held.uid if state.held is not None else 0
        plan = state.plan
        if plan is None:
            return _Plan(marks=marks, held=held)
        return _Plan(plan.target, len(plan.cards), plan.lost(), plan.power, marks, held)

    def listen(self) -> None:
        """Something about what is being put together may have changed."""
        if self.table.app.sounds.off:
            return
        before, now = self._before, self._plan()
        self._before = now
        if before == now or self.table.director.busy:
            return
        same = now.target == before.target
        if now.held and not before.held:
            cards = self.table.listing().cards
            self.play("pick_up", next((name for name, card in cards.items() if card.uid == now.held), ""))
        if now.target and (now.lost > before.lost if same else now.lost > 0):
            self.play("pip_overflow", now.target)
        if now.target and same and now.power != before.power:
            self.play("seal", now.target)
        if now.cards > before.cards or (now.target and not same and now.cards) or now.marks > before.marks:
            self.play("pip_fill", now.target)
        elif now.target and same and now.cards < before.cards:
            self.play("leave", now.target)

    def play(self, sound: str, thing: str = "") -> None:
        """A sound at a thing of the table, or in the middle."""
        found = self.table.thing(thing) if thing else None
        at = found.rect.centerx / self.table.render.layout.window[0] if found is not None else 0.5
        self.table.app.sounds.play(sound, at)


def of_act(act: Act, thing: Thing | None) -> str:
    """What an act on a thing of this table sounds like."""
    return act_sounds.of_act(act, thing, HEARD)
