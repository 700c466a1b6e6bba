"""What a story tells in a language: introduction, rooms, clues, events, objectives, endings.

Keys stand below `mansions.stories.<story>`. Effects of events take their numbers from the story's programs, objectives
from the number of investigators who set out.
"""

from __future__ import annotations

from collections.abc import Sized

from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import Arg, Noun
from game.mansions.cards.story import SCALES, Answers, Event, Objective, Scaled, Story

from .wording import numbers, signed

STORIES = "mansions.stories"


OF_ANY_OBJECTIVE = ("eliminated", "gave_up")
"""Reasons for the end of a game that a story tells alike whatever was wanted."""
OF_ANY_STORY = (*OF_ANY_OBJECTIVE, "all_insane", "deaths")
"""Reasons for the end of a game that every story gives in the same words."""
MORNING = "last_event"
"""Nobody has won when the last event is over."""
OWN_LINES = {"double_placed": "double.placed", "double_moved": "double.moved", "double_burnt": "double.burnt",
             "ledger_room_named": "ledger_named"}  # fmt: skip
"""Lines of the log that a story tells in words of its own, by what has happened: texts below `story`."""
DOUBLE = "wax_double"
"""What an objective has dragged about; each story says what it is."""


class StoryTexts:
    """The texts of one story in one language. `people` are those whom it is told to, as many as they have become: a
    language that has two words for *you* chooses by their number, with `by: people`; where nobody is known to listen
    it speaks to several."""

    def __init__(self, words: Words, story: Story, people: Sized = ()) -> None:
        self.words = words
        self.story = story
        self.root = f"{STORIES}.{story.id}"
        self._people = people

    def say(self, key: str, **args: Arg) -> str:
        """A text of the story by the rest of its key."""
        told: dict[str, Arg] = {"people": len(self._people)} if self._people else {}
        return self.words.t(f"{self.root}.{key}", **told, **args)

    def name(self) -> str:
        """The story's title."""
        return self.say("story.name")

    def introduction(self) -> str:
        """What is read before the first turn (D-09)."""
        return self.say("story.introduction")

    def room(self, room: str, moment: str) -> str:
        """What is read when somebody first `enters` a room, or when it has been `searched`."""
        return self.say(f"rooms.{room}.{moment}")

    def clue_name(self, card: str) -> str:
        """The heading of a clue (`clue_3a`)."""
        return self.say(f"clues.{card}.name")

    def clue(self, card: str) -> str:
        """The text of a clue."""
        return self.say(f"clues.{card}.text")

    def question(self, number: int) -> str:
        """What the Keeper is asked before the game (MM-SKE.1)."""
        return self.say(f"story.questions.{number}.asks")

    def answer(self, token: str) -> str:
        """One of the answers: `4B`."""
        return self.say(f"story.questions.{token[:-1]}.{token[-1].lower()}")

    # --------------------------------------------------------------------------------------------------------- events

    def event_name(self, event: Event) -> str:
        """The heading of an event."""
        return self.say(f"events.{event.stage.lower()}.name")

    def event(self, event: Event, answers: Answers) -> list[tuple[str, str]]:
        """What is read when an event is turned: (what happens, what it does), for the parts that apply."""
        return [self.part(event, key) for key in event.effects if key in ("all", event.chosen(answers))]

    def part(self, event: Event, key: str) -> tuple[str, str]:
        """One part of an event: `all`, or that of an answer such as `4A`."""
        place = f"events.{event.stage.lower()}.{key.lower()}"
        found = numbers(self.story.registry, event.effects[key])
        signs: dict[str, Arg] = {f"{name}_bonus": signed(number) for name, number in found.items()}
        return self.say(f"{place}.text"), self.say(f"{place}.effect", **found, **signs)

    # ----------------------------------------------------------------------------------------------------- objectives

    def objective_name(self, objective: Objective) -> str:
        """The heading of an objective card."""
        return self.say(f"objectives.{objective.id}.name")

    def objective(self, objective: Objective, part: str, investigators: int) -> str:
        """A part of an objective card: `reveal`, `start`, `keeper` and `investigators` (how each side wins), `rule`."""
        return self.say(f"objectives.{objective.id}.{part}", **objective_numbers(objective, investigators))

    def ending(self, objective: Objective, winner: str, reason: str = "") -> str:
        """What is read at the end: that nobody is left, or wanted to go on, or else by the objective; where a side can
        win in several ways each may have an ending of its own (`keeper_deaths`)."""
        if reason in OF_ANY_OBJECTIVE:
            return self.say(f"objectives.{reason}")
        place = f"objectives.{objective.id}.endings"
        own = f"{place}.{winner}_{reason}"
        return self.say(own if self.words.has(f"{self.root}.{own}") else f"{place}.{winner}")

    def why_over(self, objective: str, reason: str) -> str:
        """Why a game is over, in one line."""
        if reason in OF_ANY_STORY:
            return self.words.t(f"mansions.log.ended_by.{reason}")
        return self.say(f"story.ended_by.{reason if reason == MORNING else f'{objective}.{reason}'}")

    def feature(self, name: str) -> Noun:
        """The noun of a feature of the house; what is dragged about is called as the story has it."""
        return self.words.noun(f"{self.root}.story.double" if name == DOUBLE else f"mansions.terms.features.{name}")

    def feature_seen(self, name: str) -> str:
        """What somebody sees who stands before a feature of the house."""
        return self.say("story.double.seen") if name == DOUBLE else self.words.t(f"mansions.terms.seen_features.{name}")


def objective_numbers(objective: Objective, investigators: int) -> dict[str, int]:
    """The numbers of an objective in a game of so many investigators, by the names that its texts use."""
    found: dict[str, int] = {}
    if objective.named is not None:
        one = objective.named
        found = {"health": one.health + one.health_per_investigator * investigators, "damage": one.damage,
                 "moves": one.free_moves, "cost": one.move_cost}  # fmt: skip
    for name in SCALES:
        scaled: Scaled | None = getattr(objective, name)
        if scaled is not None:
            found[name] = scaled.of(investigators)
    return found
