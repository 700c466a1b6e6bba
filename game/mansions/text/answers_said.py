"""What may be answered, as labels: the id of an option in the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.engine.decision import Decision
from game.core.text.phrases import Arg, sentence_start
from game.mansions.cards.vocabulary import CLASSES, Offer
from game.mansions.catalogue import Catalogue
from game.mansions.puzzles.moves import DRAW_COST

from .names import Names
from .story_texts import StoryTexts
from .wording import Wording

OPTIONS = "mansions.options"
MORE = {"drag": "drag", "action": "by_action"}
"""What an act may say after its target: what is dragged along, or that it takes the action."""
DRAGGED, OWN_DRAG = "double", "story.double.drag"
"""What an objective has dragged about, and the words that the story has for it."""
PLAIN = ("explore", "ability", "drop", "hide", "leave", "burn", "escape", "damage", "spare", "token", "no-token",
         "reroll", "special", "draw", "enter", "stop", "go", "end", "pass", "give_up", "agree", "go_on")  # fmt: skip
"""Answers that are one word."""


class Labels:
    """Labels for the options of one table. `spaces`: ids of spaces are shown, for whoever has a map before them."""

    def __init__(self, names: Names, cards: Catalogue, *, at: Mapping[str, str] | None = None) -> None:
        self.names = names
        self.words = names.words
        self.cards = cards
        self.told = StoryTexts(names.words, names.story, names.people)
        self.wording = Wording(names.words, cards.registry)
        self.at = at or {}
        """Where the figures stand: id of a monster → space. Whoever asks for labels keeps it up to date."""
        self.here = ""
        """The space of whoever has the turn, kept up to date likewise; '' where nobody cares."""

    def label(self, decision: Decision, id_: str) -> str:
        """The label of one option of a decision."""
        word, *rest = id_.split(":")
        if decision.kind == "question":
            return StoryTexts(self.words, self.names.story).answer(id_)
        if decision.kind == "profile":
            return self.names.card(f"{decision.args['who']}_{id_}")
        if decision.kind == "horror_order":
            return self.say("facing", other=self.names.seat(word), monster=self.names.monster(rest[0]))
        if rest and rest[-1] in (*MORE, DRAGGED):
            inner = self.label(decision, ":".join([word, *rest[:-1]]))
            return (
                self.told.say(OWN_DRAG, label=inner) if rest[-1] == DRAGGED else self.say(MORE[rest[-1]], label=inner)
            )
        if not rest and id_ in PLAIN:
            return self.say(id_)
        made = _MADE.get(word) if rest else None
        return made(self, rest) if made is not None else self._thing(decision, id_)

    def say(self, key: str, **args: Arg) -> str:
        """A label by its key."""
        return self.words.t(f"{OPTIONS}.{key}", **args)

    def go(self, key: str, space: str) -> str:
        """Going or running to a space; within a room it is crossed."""
        area_of = self.names.story.house.board.area_of
        if self.here and area_of.get(space) == area_of[self.here]:
            return self.say(f"within.{key}", space=space)
        return self.say(key, room=self.names.room(space), space=space)

    def _place(self, word: str) -> str:
        """A room, a space, or a door."""
        house = self.names.story.house
        if word in house.rooms:
            return self.say("room", room=self.names.room(word))
        if word in house.rects:
            return self.say("space", room=self.names.room(word), space=word)
        one, _, other = word.partition("-")
        return self.say("door", room=self.names.room(one), next=self.names.room(other))

    def _thing(self, decision: Decision, id_: str) -> str:
        """An option that is just a thing: a person, a figure, a card, a place, a class, one of a card's effects."""
        house, names = self.names.story.house, self.names
        if id_ in names.people or id_ == "keeper":
            return names.seat(id_)
        if id_ in names.monsters:
            where = names.room(self.at[id_]) if id_ in self.at else None
            return self.say("figure", monster=names.monster(id_), room=where) if where else str(names.monster(id_))
        if id_ in house.rooms or id_ in house.rects or "-" in id_:
            return self._place(id_)
        if id_ in CLASSES:
            return self.words.t(f"mansions.terms.classes.{id_}.plural")
        if decision.kind == "choose_effect":
            return self._effect(decision.source, id_)
        return names.card(id_)

    def _effect(self, source: str, way: str) -> str:
        """One of the effects that a card offers: told by hand, or in the words of its program."""
        own = f"{OPTIONS}.effects.{source}.{way}"
        if self.words.has(own):
            return self.words.t(own)
        for name, steps in self.cards.registry.steps.items():
            if name.split("/")[0].partition(":")[2].split(".")[0] == source:
                for step in steps:
                    if isinstance(step.args, Offer) and way in step.args.options:
                        return self.wording.clauses(step.args.options[way])
        return way


def _move(labels: Labels, rest: list[str]) -> str:
    return labels.go("move", rest[0])


def _run(labels: Labels, rest: list[str]) -> str:
    return labels.go("run", rest[0])


def _attack(labels: Labels, rest: list[str]) -> str:
    monster = labels.names.monster(rest[0])
    if rest[1] == "fists":
        return labels.say("fists", monster=monster)
    return labels.say("attack", monster=monster, card=labels.names.said(rest[1]))


def _card(key: str) -> Callable[[Labels, list[str]], str]:
    def made(labels: Labels, rest: list[str]) -> str:
        return labels.say(key, card=labels.names.said(rest[0]))

    return made


def _barrier(labels: Labels, rest: list[str]) -> str:
    if rest[0] == "back":
        return labels.say("barrier_back")
    return labels.say("barrier", room=labels.names.room(rest[0].partition("-")[2]))


def _give(labels: Labels, rest: list[str]) -> str:
    return labels.say("give", card=labels.names.said(rest[0]), other=labels.names.seat(rest[1]))


def _puzzle(labels: Labels, rest: list[str]) -> str:
    move, *more = rest
    if move == "swap":
        return labels.say("puzzle.swap", n=int(more[0]) + 1, m=int(more[1]) + 1)
    if move == "turn":
        if not more[0].isdigit():
            return labels.say(f"puzzle.start_{more[1]}")
        return labels.say(f"puzzle.turn_{more[1]}", n=int(more[0]) + 1)
    return labels.say("puzzle.draw", n=int(more[0]) + 1, m=DRAW_COST)


def _mythos(labels: Labels, rest: list[str]) -> str:
    return labels.say("mythos", card=labels.names.said(rest[0]), cost=labels.cards.mythos[rest[0]].cost)


def _trauma(labels: Labels, rest: list[str]) -> str:
    card = labels.names.said(rest[0])
    if len(rest) > 1:
        return labels.say("trauma_on", card=card, other=labels.names.seat(rest[1]))
    return labels.say("trauma", card=card)


def _action(labels: Labels, rest: list[str]) -> str:
    return labels.say("action", card=labels.names.said(rest[0]), cost=labels.cards.keeper_actions[rest[0]].cost)


def _guest(labels: Labels, rest: list[str]) -> str:
    named = [one.named for one in labels.names.story.objectives.values() if one.named]
    guest = next((one for one in named if one.name in labels.names.monsters.values()), named[0])
    return labels.say(f"guest.{rest[0]}", monster=labels.names.monster(guest.name), cost=guest.move_cost)


def _strike(labels: Labels, rest: list[str]) -> str:
    said = labels.say("strike", monster=labels.names.monster(rest[0]), other=labels.names.seat(rest[1]))
    return sentence_start(said)


_MADE: Mapping[str, Callable[[Labels, list[str]], str]] = {
    "move": _move, "run": _run, "attack": _attack, "cast": _card("cast"), "use": _card("use"), "barrier": _barrier,
    "give": _give, "puzzle": _puzzle, "mythos": _mythos, "trauma": _trauma, "action": _action, "guest": _guest,
    "strike": _strike,
}  # fmt: skip
