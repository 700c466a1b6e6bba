"""The Keeper's diary, told when the game is over: what the house wanted, and round by round what it did and why.

Nothing is kept for it while the game goes on: the Keeper that plays by a script is asked again at every question that
it has answered, with the same view and the same luck, so a saved game has its diary too. What it would answer
otherwise today (a script that has become cleverer since) is left out rather than explained by a wrong reason. One that
thinks remembers of the last answers whom it has spared (`KeeperMind.memory`); of others it tells what they were for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.core.engine.players import Told, told_of
from game.core.engine.session import Session
from game.core.text.phrases import Arg
from game.mansions.ai.keeper_mind import KeeperMind
from game.mansions.ai.keeper_script import Choice, KeeperScript
from game.mansions.text.names import KEEPER, Names
from game.mansions.text.story_texts import StoryTexts
from game.mansions.view import TableView

DIARY = "mansions.diary"
PARTS = ("path", "place", "target", "choose_effect", "card", "special_attack", "reroll")
"""Questions that belong to something that was chosen before; they tell what it was about."""
ABOUT: Mapping[str, tuple[str, ...]] = {
    "guest_walks": ("cost",), "gather": ("seat",), "deliver": ("monster",), "close_in": ("monster",),
    "darken": ("room",), "place": ("monster",), "omen": ("card", "seat"), "omen_waits": ("seat",),
    "mishap": ("card", "seat"), "attack": ("monster", "seat"), "evade_damage": ("monster",),
    "horror": ("card", "seat"), "tie": ("card",), "spared": ("seat",),
}  # fmt: skip
"""Reason → whom or what its sentence names; where that is not known it is told without (`alone`)."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice: in which round, for which reason, and the ids that it was about."""

    round: int
    reason: str
    about: Mapping[str, str | int]
    monsters: Mapping[str, str]
    """The figures that stood on the board then: id → kind or name."""


def entries(session: Session) -> list[Entry]:
    """What the Keeper has chosen in a game so far; nothing where a person is Keeper."""
    return next(reversed(list(writing(session))), [])


def writing(session: Session) -> Iterator[list[Entry]]:
    """The same, question by question, for whoever has something else to do meanwhile: what there is of it so far."""
    player = session.players.players.get(KEEPER)
    if not isinstance(player, (KeeperScript, KeeperMind)):
        return
    found: list[Entry] = []
    for state, answer in session.answered(KEEPER):
        told = told_of(session.game, state)
        choice = player.remembered(told, answer)
        if choice is None:
            yield found
            continue
        if told.decision.kind not in PARTS:
            found.append(_entry(choice, told))
        elif found and found[-1].reason == choice.reason:
            found[-1] = _joined(found[-1], _entry(choice, told))
        yield found


def _entry(choice: Choice, told: Told) -> Entry:
    view: TableView = told.view
    known = {"card": told.decision.source} | {name: value for name, value in choice.about.items() if value != ""}
    return Entry(view.round, choice.reason, known, {one.id: one.name or one.kind for one in view.monsters})


def _joined(begun: Entry, more: Entry) -> Entry:
    """A choice, and what the next question has told of it."""
    return Entry(begun.round, begun.reason, {**begun.about, **more.about}, {**begun.monsters, **more.monsters})


class Diary:
    """The diary in the words of one language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def house(self, told: StoryTexts, answers: Mapping[int, str]) -> Iterator[str]:
        """What the house was laid out for: the objective, how the Keeper would have won by it, and its answers."""
        objective = told.story.objective(dict(answers))
        wins = told.objective(objective, KEEPER, len(self.names.people))
        yield self._t("wanted", name=self.names.said(objective.id), text=wins)
        texts = [f"{told.question(number)} {told.answer(f'{number}{letter}')}." for number, letter in answers.items()]
        yield self._t("seeded", text=" ".join(texts))

    def rounds(self, found: Sequence[Entry]) -> list[str]:
        """One paragraph for each round in which something was done or left undone, headed by its number."""
        return [self._t("line", round=str(number), text=text) for number, text in self.by_round(found).items()]

    def by_round(self, found: Sequence[Entry]) -> dict[int, str]:
        """The paragraph of each such round. Nothing is said twice in it, and a reason is given when it comes up
        first."""
        told: dict[int, list[str]] = {}
        reasons: set[str] = set()
        for entry in found:
            said = told.setdefault(entry.round, [])
            said.append(self.deed(entry))
            if entry.reason not in reasons:
                reasons.add(entry.reason)
                said.append(self._t(f"{entry.reason}.why"))
        return {number: " ".join(dict.fromkeys(said)) for number, said in told.items()}

    def deed(self, entry: Entry) -> str:
        """What was done, and to whom."""
        wanted = ABOUT.get(entry.reason)
        about = {name: id_ for name, id_ in entry.about.items() if name != "card" or self.names.knows(str(id_))}
        key = "did" if wanted is None else "known" if all(map(about.get, wanted)) else "alone"
        args = {name: self._named(name, value, entry) for name, value in about.items()}
        return self._t(f"{entry.reason}.{key}", **args)

    def _named(self, name: str, value: str | int, entry: Entry) -> Arg:
        if isinstance(value, int):
            return str(value) if name == "round" else value
        if name == "monster":
            return self.names.monster(entry.monsters.get(value, value))
        if name == "room":
            return self.names.room(value)
        return self.names.seat(value) if name == "seat" else self.names.said(value)

    def _t(self, key: str, **args: Arg) -> str:
        return self.words.t(f"{DIARY}.{key}", **args)
