"""The hint at the table of a house, in three steps: what can be done, what threatens, what the stand-in would do."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from game.core.engine.decision import Answer
from game.core.text.phrases import sentence_start
from game.mansions.play.hints import advice, threats
from scenes.kit.note import NoteButton
from scenes.kit.thing import Thing
from scenes.mansions.table.context import HouseContext
from scenes.table.step_note import Ground, Room, StepNote, Told

HINTS = "mansions.hints"


class HouseHint(StepNote[Told]):
    """A note over the desk; its last step lays the focus on what is advised."""

    name = "hint"

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        now, tale = table.run.session.decision, table.words.story.id
        assert now is not None
        found = advice(table.view, tale, now)
        self.answer: Answer = found.answer
        text = table.words.texts.t(f"{HINTS}.why.{found.reason}")
        label = table.words.answer(now, found.answer[0]) if found.answer else table.app.t("kit.button.pass")
        self.why = table.words.texts.t(f"{HINTS}.advice", answer=sentence_start(label), text=text)
        ground = Ground(table.screen, lambda: table.measures, lambda: Room(Rect(table.measures.rows["desk"]), ()))
        super().__init__(table.app, ground, ("possible", "dangerous", "advice"), Told(""))

    def title(self, step: str) -> str:
        return self.app.t(f"kit.hint.{step}")

    def tell(self, step: str) -> Told:
        things = self.table.listing().things
        if step == "possible":
            return Told(self.table.sentence(), [one.rect for one in things if one.enabled and one.option])
        if step == "advice":
            return Told(self.why, [one.rect for one in things if one.option and one.option in self.answer])
        return self._threats()

    def _threats(self) -> Told:
        table, words = self.table, self.table.words
        found = threats(table.view, words.story.id, table.acting)
        lines, lit = [], []
        for one in found:
            args = {"monster": words.names.monster(one.monster)} if one.monster else {}
            lines.append(sentence_start(words.texts.t(f"{HINTS}.threat.{one.kind}", **args)))
            lit += self._places([f"figure:{one.monster}"] if one.monster else [])
        return Told("\n".join(lines) or words.texts.t(f"{HINTS}.threat.none"), lit)

    def _places(self, names: Iterable[str]) -> list[Rect]:
        wanted = set(names)
        return [one.rect for one in self.table.listing().things if one.id in wanted]

    def last_button(self) -> NoteButton | None:
        return self.made("prepare", "kit.hint.prepare", primary=True)

    def press(self, thing: Thing) -> None:
        """Prepare it: the focus goes to what was advised."""
        super().press(thing)
        if thing.id != "button:prepare":
            return
        self.app.pop()
        things = self.table.listing().things
        wanted = next((one for one in things if one.option and one.option in self.answer), None)
        mains = self.table.moment.mains
        self.table.focus.set(wanted.id if wanted is not None else mains[-1].id if mains else "verb:walk", show=True)
