"""What is read aloud when something happens: a clue, a lock, a room entered for the first time, the half of a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.core.engine.event import Event
from game.core.text.phrases import Arg
from game.mansions.cards.story import NOTHING, NOTHINGS, Objective, Story
from game.mansions.cards.story import Event as Turned
from game.mansions.catalogue import Barred, Catalogue

from .card_texts import CARDS, CardTexts
from .names import Names
from .story_texts import StoryTexts
from .text_keys import combat_file

SIDES = INVESTIGATORS, KEEPER = ("investigators", "keeper")


class Reader:
    """Reads aloud at one table. It remembers what it has heard: rooms entered, monsters
    met, what the Keeper has done, locks and backs seen, the objective."""

    def __init__(self, names: Names, cards: Catalogue) -> None:
        self.names = names
        self.words = names.words
        self.cards = cards
        self.texts = CardTexts(names.words, cards)
        self.story: Story = names.story
        self.told = StoryTexts(names.words, names.story, names.people)
        self.entered: set[str] = set()
        self._met: set[str] = set()
        self._done: set[str] = set()
        self._locks: dict[str, str] = {}
        self._backs: dict[str, str] = {}
        self._objective = ""
        self._attacking = False

    def read(self, event: Event) -> list[str]:
        """The lines that are read after the line of an event; [] for most."""
        found = _LINES.get(event.type)
        return [line for line in found(self, event) if line] if found else []

    def arguments(self, event: Event) -> Mapping[str, Arg]:
        """What the line of an event says that the event itself does not carry."""
        kind = event.type
        if kind == "card_turned" and event["card"] == NOTHING:
            return {"text": self._comfort(event["room"])}
        if kind == "spell_flipped":
            spell, number = event["card"].rsplit("_", 1)
            return {"text": self.words.t(f"{CARDS}.spells.{spell}.backs.{number}.{event['result']}")}
        if kind == "back_shown":
            self._backs[event["monster"]] = event["figure"]
            figure = self.cards.figures[event["figure"]]
            return {"health": figure.health, "damage": figure.damage}
        if kind == "special_attack":
            return {"card": self.names.said(self._backs.get(event["monster"], ""))}
        if kind == "event_turned":
            return {"name": self.told.event_name(self._event(event))}
        if kind == "objective_shown":
            return {"name": self.names.card(event["objective"])}
        return {}

    def _comfort(self, room: str) -> str:
        """A room in which nothing is has its own line for it."""
        number = list(self.story.house.rooms).index(room) % NOTHINGS + 1
        return self.words.t(f"{CARDS}.nothing.nothing_{number:02}")

    # ----------------------------------------------------------------------------------------------- rooms and things

    def introduction(self, event: Event) -> list[str]:
        """The story's beginning."""
        return [self.told.introduction()]

    def entering(self, event: Event) -> list[str]:
        """A room, when somebody is in it for the first time."""
        room = self.story.house.board.area_of[event["to"]]
        if room in self.entered:
            return []
        self.entered.add(room)
        return [self.told.room(room, "enters")]

    def searched(self, event: Event) -> list[str]:
        """A room, when its last card has been found."""
        return [self.told.room(event["room"], "searched")]

    def thing(self, event: Event) -> list[str]:
        """A card that was found: its rules and its line."""
        card = event["card"]
        if card in self.cards.finds:
            return [self.texts.item("finds", self.cards.finds[card]), self.texts.flavour("finds", card)]
        return []

    def clue(self, event: Event) -> list[str]:
        """A clue."""
        return [self.told.clue(event["card"])]

    def in_the_way(self, event: Event) -> list[str]:
        """A lock or an obstacle when it is turned up."""
        kind, barred = self._barred(event["card"])
        self._locks[event["room"]] = event["card"]
        return [self.words.t(f"{CARDS}.{kind}.{barred.id}.text"), self.texts.barred(barred)]

    def way_open(self, event: Event) -> list[str]:
        """A lock or an obstacle when it gives."""
        kind, barred = self._barred(event["card"])
        return [self.words.t(f"{CARDS}.{kind}.{barred.id}.solved")]

    def way_shut(self, event: Event) -> list[str]:
        """A lock that has held; a puzzle that was left is told of its card."""
        card = event.get("card") or self._locks.get(event.get("room", ""), "")
        if not card or event.get("result") == "passed":
            return []
        kind, barred = self._barred(card)
        return [self.words.t(f"{CARDS}.{kind}.{barred.id}.failed")]

    def held(self, event: Event) -> list[str]:
        """An obstacle whose test was failed."""
        if event["passed"] or event["source"] not in self.cards.obstacles:
            return []
        return [self.words.t(f"{CARDS}.obstacles.{event['source']}.failed")]

    def _barred(self, card: str) -> tuple[str, Barred]:
        return (
            ("locks", self.cards.locks[card]) if card in self.cards.locks else ("obstacles", self.cards.obstacles[card])
        )

    def puzzle(self, event: Event) -> list[str]:
        """How the kind of puzzle on a card is solved, and what may be done."""
        kind = self._barred(event["card"])[1].need.puzzle
        return [self.words.t(f"mansions.puzzles.{kind}.{part}") for part in ("goal", "how")]

    # ------------------------------------------------------------------------------------------------------- monsters

    def met(self, event: Event) -> list[str]:
        """A kind of monster, when somebody sets eyes on one for the first time."""
        kind = self.names.monsters.get(event["monster"], "")
        if not kind or kind in self._met:
            return []
        self._met.add(kind)
        return [self.words.t(f"{CARDS}.kinds.{kind}.enters")]

    def going(self, event: Event) -> list[str]:
        """A monster that is no more."""
        kind = self.names.monsters.get(event["monster"])
        return [self.words.t(f"{CARDS}.kinds.{kind}.leaves")] if kind else []

    def attacking(self, event: Event) -> list[str]:
        """Whose half of the combat card counts."""
        self._attacking = event.type == "attack_began"
        return []

    def combat(self, event: Event) -> list[str]:
        """The half of a combat card that is resolved."""
        if not event["fits"]:
            return []
        card = self.cards.combat[event["card"]]
        half, rules = ("upper", self.texts.upper(card)) if self._attacking else ("lower", self.texts.lower(card))
        return [self.words.t(f"{CARDS}.{combat_file(card.monsters)}.{card.id}.{half}"), rules]

    def special(self, event: Event) -> list[str]:
        """The special attack on a back."""
        back = self._backs.get(event["monster"])
        if not back:
            return []
        return [self.texts.flavour("figures", back), self.texts.special(self.cards.figures[back])]

    # ---------------------------------------------------------------------------------------------- the Keeper's cards

    def omen(self, event: Event) -> list[str]:
        """An Omen, where one may know which it is."""
        card = self.cards.mythos.get(event.get("card", ""))
        if card is None:
            return []
        return [self.texts.flavour("mythos", card.id), self.texts.rules("mythos", card.id, card.program)]

    def mishap(self, event: Event) -> list[str]:
        """A Bruise or a Quirk."""
        card = self.cards.trauma[event["card"]]
        return [self.texts.flavour("trauma", card.id), self.texts.rules("trauma", card.id, card.program)]

    def action(self, event: Event) -> list[str]:
        """A Keeper action: its line is read once a night, for a joke that is told five times is none."""
        if event["action"] in self._done:
            return []
        self._done.add(event["action"])
        return [self.texts.flavour("keeper_actions", event["action"])]

    # ------------------------------------------------------------------------------------------------------ the story

    def _event(self, event: Event) -> Turned:
        return next(one for one in self.story.events if one.stage == event["stage"])

    def turned(self, event: Event) -> list[str]:
        """An event, and of its lettered parts the one of the Keeper's `answer` (`4A`)."""
        found = self._event(event)
        keys = [key for key in found.effects if key in ("all", event.get("answer", ""))]
        return [text for key in keys for text in self.told.part(found, key)]

    def revealed(self, event: Event) -> list[str]:
        """The objective: what it is, what comes, how each side wins, what it rules."""
        self._objective = event["objective"]
        return self.objective(self._objective)

    def objective(self, id_: str) -> list[str]:
        """The same of an objective by its id."""
        found = self._shown(id_)
        if found is None:
            return []
        count = len(self.names.people)
        lines = [self.told.objective(found, part, count) for part in ("reveal", "start")]
        lines += [self.words.t(f"mansions.terms.wins.{side}", text=self.told.objective(found, side, count))
                  for side in SIDES]  # fmt: skip
        return [*lines, self.told.objective(found, "rule", count)]

    def _shown(self, objective: str = "") -> Objective | None:
        wanted = objective or self._objective
        return next((one for one in self.story.objectives.values() if one.id == wanted), None)

    def ending(self, event: Event) -> list[str]:
        """Why the game is over, how the story ends, and what was behind it."""
        lines = [self.told.why_over(self._objective, event["reason"])]
        found = self._shown()
        if found is None:
            return lines
        truth = self.told.say(f"story.truths.{found.id}")
        afterword = "afterword" if event["result"] == INVESTIGATORS else "afterword_waits"
        return [
            *lines,
            self.told.ending(found, event["result"], event["reason"]),
            truth,
            self.told.say(f"story.{afterword}"),
        ]


def so_far(reader: Reader, read: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Everything that has been read aloud, in its order: heading and lines (MM-SEC.4).

    `read` are the ids that a state keeps: `introduction`, a clue, an event with the answer that was read with it
    (`high_water:1A`), an objective, `ledger:boiler_room`.
    """
    told, story = reader.told, reader.story
    for item in read:
        id_, _, more = item.partition(":")
        event = next((one for one in story.events if one.id == id_), None)
        if id_ == "introduction":
            yield told.name(), [told.introduction()]
        elif id_ == "ledger":
            yield told.say("story.ledger_heading"), [told.say("story.ledger_named", room=reader.names.room(more))]
        elif id_.startswith("clue_"):
            yield told.clue_name(id_), [told.clue(id_)]
        elif event is not None:
            parts = [told.part(event, key) for key in event.effects if key in ("all", more)]
            yield told.event_name(event), [line for part in parts for line in part]
        else:
            yield reader.names.card(id_), reader.objective(id_)


_LINES: Mapping[str, Callable[[Reader, Event], list[str]]] = {
    "introduction_read": Reader.introduction,
    "investigator_moved": Reader.entering,
    "room_explored": Reader.searched,
    "card_taken": Reader.thing,
    "clue_read": Reader.clue,
    "lock_turned_up": Reader.in_the_way,
    "obstacle_turned_up": Reader.in_the_way,
    "lock_opened": Reader.way_open,
    "obstacle_cleared": Reader.way_open,
    "step_wasted": Reader.way_shut,
    "puzzle_left": Reader.way_shut,
    "tested": Reader.held,
    "puzzle_laid": Reader.puzzle,
    "horror_met": Reader.met,
    "monster_destroyed": Reader.going,
    "attack_began": Reader.attacking,
    "monster_attacks": Reader.attacking,
    "combat_ended": Reader.attacking,
    "combat_card_drawn": Reader.combat,
    "special_attack": Reader.special,
    "mythos_played": Reader.omen,
    "trauma_played": Reader.mishap,
    "keeper_acted": Reader.action,
    "event_turned": Reader.turned,
    "objective_shown": Reader.revealed,
    "game_ended": Reader.ending,
}
