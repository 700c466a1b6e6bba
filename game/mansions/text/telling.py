"""What has happened and what is asked, as sentences of a language: the log of the table, the questions of a terminal.

A teller knows the words, the names at its table and nothing else: it is given events, decisions and refusals as a
viewer may see them, so it can betray nothing. Each event is one line; what is read aloud with it (a clue, a lock, a
combat card) follows as lines of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.engine.decision import Decision, Reason
from game.core.engine.event import Event
from game.core.text.phrases import Arg
from game.mansions.cards.story import NOTHING
from game.mansions.catalogue import Catalogue

from .names import Names
from .quarters import part
from .read_aloud import Reader
from .story_texts import OWN_LINES
from .sums_said import sum_said

LOG = "mansions.log"
BARRED = "barred"
SILENT = ("act_declared", "combat_ended", "introduction_read")
"""Events that are told by what follows them, or by what is read with them."""
HEADINGS = ("combat_card_drawn", "spell_flipped")
"""Events whose line begins with the name of a card as its heading."""
WITHIN = "_within"
"""Ends the key of a move that stays within a room."""
FIRST_PHASE = "trade"
"""The Keeper's turn begins with this step; the later ones are told by what is done in them."""
VARIANTS: Mapping[str, str] = {
    "step_lost": "what", "effect_began": "until", "monster_moved": "how",
"spell_flipped": "result", "game_ended": "result",
}  # fmt: skip
"""Events whose line depends on a word among their arguments."""
MOVES = ("investigator_moved", "monster_moved")
HARMS = ("damage_taken", "horror_taken")
"""Events that name the card that did it, where it was one."""
SEATS = {"seat": "seat", "to": "other"}
CARDS = ("card", "action", "ability", "spell", "source", "weapon", "key", "by", "objective", "item")
PLACES = ("room", "at", "space", "to", "from")
FIGURES = {"left": "n", "time": "n", "of": "m", "threat": "left"}
"""Numbers whose place in a sentence has another name."""


class Teller:
    """Tells what happens at one table. Who sits there and which monsters stand is learned from `names` and events."""

    def __init__(self, names: Names, cards: Catalogue) -> None:
        self.names = names
        self.words = names.words
        self.cards = cards
        self.reader = Reader(names, cards)
        self._solved = ""
        """The lock or obstacle whose puzzle was solved last."""

    # --------------------------------------------------------------------------------------------------------- events

    def event(self, event: Event) -> list[str]:
        """The lines of an event, [] for one that is told by what follows it."""
        line = self.line(event)
        return [*([line] if line else []), *self.reader.read(event)]

    def line(self, event: Event) -> str:
        """The line of an event, '' for one that is told by what follows it; to be asked before what is read with it."""
        self._learn(event)
        if _untold(event) or self._walked_on(event) or self._solved_it(event):
            return ""
        if event.type in OWN_LINES:
            return self.reader.told.say(f"story.{OWN_LINES[event.type]}", **self._arguments(event))
        return self.words.t(f"{LOG}.{event.type}{self._key(event)}", **self._arguments(event))

    def _learn(self, event: Event) -> None:
        if event.type == "monster_placed":
            self.names.monsters[event["monster"]] = event.get("name") or event["kind"]
        elif event.type == "investigator_arrived":
            self.names.people[event["seat"]] = event["who"]

    def _key(self, event: Event) -> str:
        """What comes after the type in the key of its line: '' or a part with its dot."""
        if event.type in HARMS:
            return ".by" if self.names.knows(event["source"]) else ".plain"
        if event.type in MOVES and event["how"] != "placed" and self._within(event):
            return f".{event['how']}{WITHIN}"
        if event.type in VARIANTS:
            return f".{event[VARIANTS[event.type]]}"
        special = _KEYS.get(event.type)
        return f".{special(event)}" if special else ""

    def _walked_on(self, event: Event) -> bool:
        """Whether somebody took a step within a room: three of them in a row tell nobody anything."""
        return event.type == "investigator_moved" and event["how"] == "step" and self._within(event)

    def _solved_it(self, event: Event) -> bool:
        """Whether a lock or an obstacle gives because its puzzle was solved, which has been told."""
        before, self._solved = self._solved, event["card"] if event.type == "puzzle_solved" else self._solved
        return event.type in ("lock_opened", "obstacle_cleared") and event["card"] == before

    def _within(self, event: Event) -> bool:
        area_of = self.names.story.house.board.area_of
        return area_of.get(event["from"]) == area_of[event["to"]]

    def _arguments(self, event: Event) -> dict[str, Arg]:
        found: dict[str, Arg] = {}
        for name, value in event.args.items():
            if isinstance(value, int):
                shown = FIGURES.get(name, name)
                if shown == name or shown not in event.args:  # what changed goes before what is left
                    found[shown] = abs(value) if name == "n" else value
            elif isinstance(value, tuple):
                found["list"] = self._listed(event, value)
            else:
                found |= self._named(name, value)
        if event.type in MOVES and self._within(event):
            found["part"] = part(self.words, self.names.story.id, event["to"]) or ""
        if event.type in HEADINGS and event.get("fits", 1):
            found["card"] = self.names.card(event["card"])
        found |= self.reader.arguments(event)
        if event.type == "tested":
            found["sum"] = sum_said(self.words, event)
            found["test"] = self.words.t(f"mansions.terms.kinds_of_test.{event['kind'] or 'other'}")
        return found

    def _listed(self, event: Event, cards: tuple[str, ...]) -> str:
        if event.type != "peeked" or event["what"] != "room":
            return self.names.listed(cards)
        pairs = [card.split(":") for card in cards]
        key = f"{LOG}.in_pile"
        return self.words.all_of([self.words.t(key, room=self.names.room(room), card=self.names.said(card))
                                  for room, card in pairs])  # fmt: skip

    def _named(self, name: str, value: str) -> dict[str, Arg]:
        """An argument that names something, as the sentence has it."""
        house = self.names.story.house
        if value in self.names.people or value == "keeper" or name == "seat":
            return {SEATS.get(name, "other"): self.names.seat(value)}
        if name == "monster":
            return {"monster": self.names.monster(value)}
        if name in PLACES and (value in house.rooms or value in house.rects):
            return {"start" if name == "from" else "room": self.names.room(value), "space": value}
        if name == "door":
            return dict(zip(("room", "next"), map(self.names.room, value.split("-")), strict=True))
        if name in CARDS and self.names.knows(value):
            return {"item" if name == "key" else "card": self.names.said(value)}
        return {}

    # ------------------------------------------------------------------------------------------- questions and refusals

    def question(self, decision: Decision) -> str:
        """What a decision asks, with the name of whoever must answer."""
        args: dict[str, Arg] = {"seat": self.names.seat(decision.seat), "card": self.names.said(decision.source),
                                "n": decision.max}  # fmt: skip
        if decision.kind == "question":
            args["text"] = self.reader.told.question(int(decision.args["number"]))
        for name, value in decision.args.items():
            if isinstance(value, int):
                args[_ASKED_NUMBERS.get(name, name)] = value
            elif name == "seat":
                args["who"] = self.names.seat(value)
            elif name == "monster":
                args["monster"] = self.names.monster(value)
            elif name == "room":
                args["room"] = self.names.room(value)
            elif name == "attribute":
                args["attribute"] = self.words.noun(f"mansions.terms.attributes.{value}")
        return self.words.t(f"mansions.prompts.{prompt_of(decision)}", **args)

    def refusal(self, reason: Reason) -> str:
        """Why something cannot be done."""
        args: dict[str, Arg] = {}
        for name, value in reason.args.items():
            if isinstance(value, int):
                args[_REASON_NUMBERS.get(name, name)] = value
            elif name == "card":
                args["card"] = self.names.said(value)
            elif name == "monster":
                args["monster"] = self.names.monster(value)
            elif name == "room":
                args["room"] = self.names.room(value)
            elif name == "seat":
                args["seat"] = self.names.seat(value)
        key = f"{reason.key}-by" if reason.key == BARRED and reason.args.get("card") else reason.key
        return self.words.t(f"mansions.why.{key}", **args)


WINDOWS = ("mythos_window", "trauma_window", "reroll")
"""Kinds of questions whose prompt is the moment at which they are asked."""
_ASKED_NUMBERS = {"left": "n", "of": "m", "threat": "n", "with_token": "n", "die": "n", "over": "n"}
_REASON_NUMBERS = {"reach": "n", "has": "threat", "left": "n", "needs": "n"}


def _untold(event: Event) -> bool:
    """Whether an event has no line of its own: what follows it tells it, or nothing came of it."""
    if event.type in SILENT or event.get("n") == 0:
        return True
    if event.type == "phase_began":
        return bool(event["phase"] != FIRST_PHASE)
    if event.type == "puzzle_left":
        return bool(event["result"] == "passed")
    if event.type == "card_turned":
        return bool(event["card"] != NOTHING)
    return event.type == "card_taken" and str(event["card"]).startswith("clue_")


def prompt_of(decision: Decision) -> str:
    """The key of a question; some prompts are asked in several ways."""
    name = decision.kind if decision.kind in WINDOWS else decision.prompt
    if name == "place":
        if decision.source == "a_small_errand":
            return "place_errand"
        return "place_step" if "left" in decision.args else "place_monster" if "monster" in decision.args else "place"
    if name == "path":
        return "path_drag" if "seat" in decision.args else "path"
    if name == "peek":
        return "peek_class" if decision.kind == "choose_effect" else "peek"
    if name == "reroll":
        return "reroll_keeper" if decision.seat == "keeper" else "reroll"
    if name == "drop_order":
        return "drop_order_all" if decision.min else "drop_order"
    return name


def _moved(event: Event) -> str:
    return str(event["how"])


def _drew(event: Event) -> str:
    return f"{event['what']}_known" if event.get("card") else str(event["what"])


_KEYS: Mapping[str, Callable[[Event], str]] = {
    "investigator_moved": _moved,
    "puzzle_moved": lambda event: str(event["move"]).split(":")[1],
    "tested": lambda event: ("passed" if event["passed"] else "failed") + ("_for" if event["kind"] else ""),
    "rolled_again": lambda event: "keeper" if event["by"] == "keeper" else "card",
    "skill_changed": lambda event: "more" if event["n"] > 0 else "fewer",
    "threat_changed": lambda event: "more" if event["n"] > 0 else "fewer",
    "attack_began": lambda event: "fists" if event["weapon"] == "fists" else "weapon",
    "combat_card_drawn": lambda event: "fits" if event["fits"] else "skipped",
    "peeked": lambda event: str(event["what"]) if event.get("cards") else "unseen",
    "keeper_drew": _drew,
    "mythos_played": lambda event: ("down_known" if event.get("card") else "down") if event["down"] else "open",
    "investigator_died": lambda event: "leaving" if event["cards"] else "empty",
}
