"""What the panel says while events are played: who or what acts, and what its card says; steady until another acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bigbook.text import asking
from game.core.engine.event import Event
from scenes.bigbook.table.panel.items import PanelText
from scenes.bigbook.table.text.card_words import act_lines, picture_of

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene

HEADS = frozenset({"curse_applied", "arrival_began", "bonus_began", "failure_began", "turn_began", "ability_triggered"})
"""Events by which something else begins to act."""
QUIET = frozenset({"ability_triggered"})
"""Of these only while nothing else is spoken of."""


@dataclass(slots=True)
class Narration:
    """Remembers what acts by itself now; the words are found when they are shown (the language may change)."""

    head: Event | None = None
    action: str = ""
    """The action whose consequences are played, or ''."""
    source: str = ""
    """The card whose question has just been answered, or ''."""

    def begin(self, scene: TableScene) -> None:
        """A step was taken: what was answered says what acts."""
        self.head, self.action, self.source = None, "", ""
        past = scene.session.past
        asked = past[-1].state.decision if past and scene.session.events else None
        if asked is None:
            return
        answer = past[-1].answers[0]
        if asked.kind == "action":
            self.action = answer[0] if answer and answer[0] not in ("end", "pass") else ""
        else:
            self.source = asked.source

    def hear(self, event: Event) -> bool:
        """An event has been shown; True when the panel has something else to say."""
        if event.type == "phase_began":
            return not self.action and not self.source and (self.head is None or self.head.type == "turn_began")
        if event.type not in HEADS or (event.type in QUIET and (self.action or self.source)):
            return False
        self.head, self.action, self.source = event, "", ""
        return True

    def text(self, scene: TableScene) -> PanelText:
        """The words for the moment."""
        words, head = scene.words, self.head
        out = PanelText(words.t("prompts.status.turn_of", seat=words.seat(scene.look.model.active)), grand=True)
        if self.action:
            out.title, out.lines = asking.act_title(words, self.action), act_lines(scene, self.action)
            verb, _, rest = self.action.partition(":")
            magician = scene.look.model.seats[scene.desk].magician
            out.picture = picture_of(scene, magician if verb == "ability" else rest.split(":")[0])
        elif self.source:
            self._of(scene, self.source, out)
            out.picture = picture_of(scene, self.source)
        elif head is None or head.type == "turn_began":
            model = scene.look.model
            if head is None or model.phase != "recuperation":  # that phase was the one of the player before
                out.lines = [("soft", words.t(f"terms.phases.{model.phase}"))]
            out.picture = "magicians", model.seats[model.active].magician
        elif head.type == "curse_applied":
            curse = str(head["curse"])
            out.title = words.t("prompts.now.strikes", curse=words.curse(curse))
            out.lines, out.picture = [("ink", words.curse_text(curse))], ("curses", curse)
        elif head.type == "ability_triggered":
            magician = str(head["magician"])
            out.title, out.lines = words.ability(magician), [("ink", words.ability_text(magician))]
            out.picture = "magicians", magician
        else:
            part = head.type.removesuffix("_began")
            page = str(head.get("monster", "")) or str(head.get("page", ""))
            out.title, out.lines = words.t(f"terms.card.{part}"), [("ink", words.page_text(page, part))]
        return out

    @staticmethod
    def _of(scene: TableScene, source: str, out: PanelText) -> None:
        """The card of a question that has just been answered."""
        words, part = scene.words, scene.story.part()
        text = words.source_text(source, part, scene.story.power(source))
        if text:
            out.title = words.source(source, part)
            out.lines = [("ink", text.partition("[/b] ")[2] or text)]
