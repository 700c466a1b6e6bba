"""A night told once more from its steps: what everybody did, where they stood, and whatever achievements ask for. Steps
that were taken back do not count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.engine.event import Event
from game.core.engine.session import Session
from game.core.play.annals import longest
from game.mansions.ai.puzzling import solved_within
from game.mansions.cards.story import story
from game.mansions.puzzles.state import Puzzle
from game.mansions.rules import effects, lookup
from game.mansions.rules.acts import FISTS
from game.mansions.rules.lookup import IN_PLAY
from game.mansions.rules.state import State

PATIENT = 3
"""So many rounds in which nothing was spent are patience."""
SENT_OFF = {"pane_hound": "fetched", "gardener": "pruned", "silt": "low_tide"}
"""Kinds of monsters that achievements name, and how each is counted."""


@dataclass(slots=True)
class Try:
    """How a lock was worked at: attempts, tokens spent for it, and the puzzle as it was laid, with its actions."""

    attempts: int = 0
    tokens: int = 0
    actions: int = 0
    laid: Puzzle | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what happened, and the states around it."""

    events: Sequence[Event]
    before: State
    after: State


def steps_of(session: Session) -> Iterator[Step]:
    """The steps of a session's game, as far as they were not taken back."""
    states = [moment.state for moment in session.past] + [session.state]
    for moment, before, after in zip(session.past, states, states[1:], strict=False):
        yield Step(moment.events, before, after)


@dataclass(slots=True)
class Retold:
    """Hears the steps of one night in their order (`hear`), then says what they come to."""

    did: dict[str, Counter[str]] = field(default_factory=dict)
    """By seat, the names of `night.DEEDS`."""
    figures: Counter[str] = field(default_factory=Counter)
    _rooms: set[str] = field(default_factory=set)
    _clues: set[str] = field(default_factory=set)
    _mad: set[str] = field(default_factory=set)
    _tries: dict[str, Try] = field(default_factory=dict)
    _puzzle: dict[str, str] = field(default_factory=dict)
    """By seat, the puzzle that is being worked at."""
    _kinds: dict[str, str] = field(default_factory=dict)
    _fight: tuple[str, str, str] | None = None
    """Who attacks whom with what."""
    _sought: str = ""
    """Whoever is hidden while a monster looks for them."""
    _given: set[int] = field(default_factory=set)
    _spent: set[int] = field(default_factory=set)
    _used: set[str] = field(default_factory=set)

    def hear(self, step: Step) -> None:
        """One step."""
        for state in (step.before, step.after):
            self._kinds.update({one.id: lookup.kind(one).id for one in state.monsters})
        house = lookup.house(step.after)
        for event in step.events:
            if event.type in HEARD:
                HEARD[event.type](self, event.args, step)
        for actor, person in enumerate(step.after.people):
            if person.status == IN_PLAY:
                self._rooms.add(house.board.area_of[person.at])
                if effects.sanity(step.after, actor) <= 0:
                    self._mad.add(step.after.seat_of(actor))

    def _bump(self, seat: Any, deed: str, n: int = 1) -> None:
        self.did.setdefault(str(seat), Counter())[deed] += n

    def _try(self, card: Any) -> Try:
        return self._tries.setdefault(str(card), Try())

    # what is heard

    def clue_read(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody has read a clue."""
        self._clues.add(str(args["card"]))
        self._bump(args["seat"], "clues")

    def room_explored(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody has searched a room."""
        self._bump(args["seat"], "searched")

    def tested(self, args: Mapping[str, Any], step: Step) -> None:
        """A die was cast."""
        if args["kind"] == "evade" and args["passed"]:
            self._bump(args["seat"], "slipped")
        if args["kind"] == "other" and args["source"]:
            one = self._try(args["source"])
            one.attempts += 1
            one.tokens += bool(args["luck"])

    def puzzle_laid(self, args: Mapping[str, Any], step: Step) -> None:
        """A puzzle lies there for the first time."""
        found = step.after.puzzles.get(str(args["card"]))
        self._try(args["card"]).laid = found.clone() if found is not None else None

    def puzzle_moved(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody works at it."""
        self._puzzle[str(args["seat"])] = str(args["card"])
        one = self._try(args["card"])
        one.actions += 1
        if str(args["move"]).startswith("puzzle:draw"):
            one.laid = None  # what comes is luck: nobody can say how few would do

    def puzzle_left(self, args: Mapping[str, Any], step: Step) -> None:
        """An attempt is over."""
        if self._puzzle.pop(str(args["seat"]), ""):
            self._try(args["card"]).attempts += 1

    def puzzle_solved(self, args: Mapping[str, Any], step: Step) -> None:
        """A puzzle is solved; the attempt in which it was is counted when it is left."""
        one = self._try(args["card"])
        self._bump(args["seat"], "puzzles")
        self.figures["in_one_go"] += one.attempts == 0 and one.actions > 0
        if one.laid is not None and one.actions and not solved_within(one.laid, one.actions - 1):
            self.figures["seam_by_seam"] += 1

    def skill_spent(self, args: Mapping[str, Any], step: Step) -> None:
        """A token for more puzzle actions; one for a test is told by the test."""
        card = self._puzzle.get(str(args["seat"]))
        if card is not None:
            self._try(card).tokens += 1

    def lock_opened(self, args: Mapping[str, Any], step: Step) -> None:
        """A lock is open: at the first try where there was one, and no token."""
        one = self._try(args["card"])
        self._bump(args["seat"], "locks")
        tries = max(one.attempts, int(one.actions > 0))
        self.figures["first_try"] += tries == 1 and not one.tokens

    def attack_began(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody strikes."""
        self._fight = str(args["seat"]), str(args["monster"]), str(args["weapon"])
        self.figures["attacks"] += 1

    def monster_attacks(self, args: Mapping[str, Any], step: Step) -> None:
        """A monster strikes, or looks for whoever is hidden."""
        seat = str(args["seat"])
        hidden = [step.before.seat_of(at) for at, one in enumerate(step.before.people) if one.hidden]
        self._sought = seat if seat in hidden else ""

    def came_out(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody is hidden no more."""
        if args["seat"] == self._sought:
            self._sought = ""

    def monster_hurt(self, args: Mapping[str, Any], step: Step) -> None:
        """A monster takes damage."""
        if self._fight is not None and self._fight[1] == args["monster"]:
            self._bump(self._fight[0], "dealt", int(args["n"]))

    def monster_destroyed(self, args: Mapping[str, Any], step: Step) -> None:
        """A monster is gone."""
        name = SENT_OFF.get(self._kinds.get(str(args["monster"]), ""))
        if name is not None:
            self.figures[name] += 1
        if self._fight is not None and self._fight[1] == args["monster"]:
            self._bump(self._fight[0], "beaten")
            self.figures["bare_hands"] += self._fight[2] == FISTS

    def combat_ended(self, args: Mapping[str, Any], step: Step) -> None:
        """It is over; whoever was looked for and not found has held still."""
        self._fight = None
        self.figures["well_hidden"] += bool(self._sought)
        self._sought = ""

    def damage_taken(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody is hurt."""
        self._bump(args["seat"], "taken", int(args["n"]))

    def horror_taken(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody is frightened."""
        self._bump(args["seat"], "frights", int(args["n"]))

    def healed(self, args: Mapping[str, Any], step: Step) -> None:
        """Tokens go: whose turn it is has done it, where it is somebody else."""
        active = step.before.seat_of(step.before.active) if step.before.active >= 0 else ""
        if active and active != args["seat"] and args["n"]:
            self._bump(active, "healed", int(args["n"]))
            self.figures["broth"] += 1

    def card_given(self, args: Mapping[str, Any], step: Step) -> None:
        """Something goes from one to another."""
        self._bump(args["seat"], "given")
        self._given.add(step.before.round)

    def barrier_pushed(self, args: Mapping[str, Any], step: Step) -> None:
        """A piece of furniture is moved."""
        self.figures["removals"] += 1

    def dark_laid(self, args: Mapping[str, Any], step: Step) -> None:
        """A light goes out."""
        self.figures["dark"] += 1

    def investigator_died(self, args: Mapping[str, Any], step: Step) -> None:
        """Somebody is carried to the ferry."""
        self.figures["carried"] += 1

    def keeper_acted(self, args: Mapping[str, Any], step: Step) -> None:
        """The Keeper uses an action."""
        self._used.add(str(args["action"]))
        self._cost(int(args["cost"]), step)

    def mythos_played(self, args: Mapping[str, Any], step: Step) -> None:
        """The Keeper plays an Omen."""
        self._cost(int(args["cost"]), step)

    def threat_changed(self, args: Mapping[str, Any], step: Step) -> None:
        """Threat comes or goes."""
        self._cost(-int(args["n"]), step)

    def _cost(self, cost: int, step: Step) -> None:
        if cost > 0:
            self._spent.add(step.before.round)

    # what it comes to

    def found(self, end: State) -> dict[str, int]:
        """Everything that achievements ask for, by name."""
        tale = story(end.options.story)
        waited = longest(at not in self._spent for at in range(1, end.round + 1))
        last = tale.events[-1]
        pressed = end.event == len(tale.events) or (end.event == len(tale.events) - 1 and end.time + 1 >= last.time)
        return {
            **self.figures,
            "out_of_wits": len(self._mad),
            "every_room": int(self._rooms >= set(tale.house.rooms)),
            "every_letter": int(len(self._clues) >= len(tale.clues)),
            "slipped": sum(one["slipped"] for one in self.did.values()),
            "given_rounds": len(self._given),
            "patience": int(waited >= PATIENT),
            "every_bell": int(bool(end.actions) and self._used >= set(end.actions)),
            "last_round": int(pressed),
        }


Heard = Callable[[Retold, Mapping[str, Any], Step], None]
HEARD: dict[str, Heard] = {
    "clue_read": Retold.clue_read, "room_explored": Retold.room_explored, "tested": Retold.tested,
    "puzzle_laid": Retold.puzzle_laid, "puzzle_moved": Retold.puzzle_moved, "puzzle_left": Retold.puzzle_left,
    "puzzle_solved": Retold.puzzle_solved, "skill_spent": Retold.skill_spent, "lock_opened": Retold.lock_opened,
    "attack_began": Retold.attack_began, "monster_attacks": Retold.monster_attacks, "came_out": Retold.came_out,
    "monster_hurt": Retold.monster_hurt, "monster_destroyed": Retold.monster_destroyed,
    "combat_ended": Retold.combat_ended, "damage_taken": Retold.damage_taken, "horror_taken": Retold.horror_taken,
    "healed": Retold.healed, "calmed": Retold.healed, "card_given": Retold.card_given,
    "barrier_pushed": Retold.barrier_pushed, "dark_laid": Retold.dark_laid,
    "investigator_died": Retold.investigator_died, "keeper_acted": Retold.keeper_acted,
    "mythos_played": Retold.mythos_played, "threat_changed": Retold.threat_changed,
}  # fmt: skip
"""Who hears which event."""


def retold(session: Session) -> Retold:
    """All that happened in a session's game."""
    told = Retold()
    for step in steps_of(session):
        told.hear(step)
    return told
