"""A stand-in party for simulations: everybody plays what can be seen from the own seat, plainly and without a plan B.

Clues are followed in their order, locks and obstacles tried, finds taken on the way, figures fought where they stand in
the own space; once the objective is shown, everybody does what it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.core.engine.decision import Answer, Decision
from game.core.engine.game import Game
from game.core.engine.rng import HasRng, Luck, below

from .. import lookup
from ..acts import FISTS
from ..reading import catalogue
from ..state import State
from ..view import MonsterView, PersonView, PuzzleView, TableView
from .puzzling import next_move
from .ways import FAR, INVESTIGATOR, Ways, one_of

LIKELY = 7
"""A test that passes so often in ten rolls needs no skill token."""
HURT = 2
"""Who has lost so much takes something for it."""
LAST_CLUE = 1


class Party:
    """All investigators, each seeing what the own seat sees."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def answer(self, game: Game, state: State) -> Answer:
        """A legal answer of the investigator who is asked."""
        assert state.decision is not None
        asked = replace(state.decision, options=game.options(state))
        return play(game.view(state, asked.seat), asked, state.options.story, self.luck)


def play(view: TableView, decision: Decision, tale: str, luck: HasRng) -> Answer:
    """A legal answer of one investigator."""
    head = _Head(view, decision, tale, luck)
    return _ANSWERS.get(decision.kind, _Head.any)(head)


class _Head:
    """What one investigator knows when asked."""

    def __init__(self, view: TableView, decision: Decision, tale: str, luck: HasRng) -> None:
        self.view, self.decision, self.luck = view, decision, luck
        self.ways = Ways(view, tale)
        self.options = [option.id for option in decision.options or ()]

    def any(self) -> Answer:
        """As few as may be, by the generator; one where it is not a matter of giving things up."""
        left = [option.id for option in self.decision.options or () for _ in range(option.count)]
        return tuple(left.pop(below(self.luck, len(left))) for _ in range(self.decision.min))

    def agreed(self) -> Answer:
        """Whatever helps is used at once."""
        return (one_of(self.options, self.luck),)

    # ------------------------------------------------------------------------------------------------ what is known

    def clues(self) -> dict[int, str]:
        """The letters of the clues that have been found, by their numbers."""
        lying = [card for room in self.view.rooms.values() for card in room.dropped]
        carried = [card for one in self.view.people for card in one.items]
        found = [card.removeprefix("clue_") for card in (*carried, *lying, *self.view.read) if lookup.is_clue(card)]
        return {int(name[:-1]): name[-1].upper() for name in found}

    def answers(self) -> dict[int, str]:
        """The Keeper's answers that the clues tell, and the one that the objective tells."""
        tale = self.ways.tale
        known = {tale.clues[number].letter: letter for number, letter in self.clues().items()}
        for token, objective in tale.objectives.items():
            if objective.id == self.view.objective:
                known[int(token[:-1])] = token[-1]
        return known

    def next_clue(self) -> str:
        """The room of the next clue, where one knows it; ''."""
        found, known, tale = self.clues(), self.answers(), self.ways.tale
        for number in sorted(tale.clues, reverse=True):
            clue = tale.clues[number]
            if number not in found and (not clue.by or clue.by in known):
                return clue.where[known[clue.by] if clue.by else ""]
        return ""

    def carrier(self) -> PersonView | None:
        """Who has the last clue."""
        found = (one for one in self.ways.people if any(card.startswith(f"clue_{LAST_CLUE}") for card in one.items))
        return next(found, None)

    # ------------------------------------------------------------------------------------------------ where to

    def goals(self, me: PersonView) -> tuple[str, ...]:
        """The spaces where something is to be done."""
        asked = self.asked_for(me) if self.view.revealed else ()
        if asked:
            return asked
        room = self.next_clue()
        if room and self.can_enter(room):
            if not self.weapons(me) and self.somebody_nearer(me, room):
                return self.unsearched() or self.ways.spaces(room)
            return self.ways.spaces(room)
        return self.unsearched()

    def asked_for(self, me: PersonView) -> tuple[str, ...]:
        """What the objective asks of the investigators: a fight, a fire, or a way out."""
        wanted = {ending.holds: ending for one in self.ways.tale.objectives.values() if one.id == self.view.objective
                  for ending in one.investigators_win}  # fmt: skip
        if "named_has_no_health" in wanted:
            return tuple(one.at for one in self.view.monsters if one.name)
        if "double_burnt" in wanted and self.view.double in self.ways.house.rects:
            pits = self.ways.house.features["fire_pit"]
            return pits if me.at == self.view.double else (self.view.double,)
        holder = self.carrier()
        if "escaped_with_ledger" in wanted and holder is not None:
            door = self.ways.house.exits[wanted["escaped_with_ledger"].room].space
            return (door,) if holder.seat == me.seat else (holder.at,)
        return ()

    def can_enter(self, room: str) -> bool:
        """Whether a room is open, or its lock may be opened with what one has."""
        card = self.view.rooms[room].lock
        need = catalogue().locks[card].need if card in catalogue().locks else None
        if need is None or not need.key:
            return True
        return any(need.key in one.items for one in self.ways.people)

    def somebody_nearer(self, me: PersonView, room: str) -> bool:
        """Whether another is nearer to a room."""
        steps = self.ways.from_goals(self.ways.spaces(room), INVESTIGATOR)
        mine = (steps.get(me.at, FAR), me.seat)
        return any((steps.get(one.at, FAR), one.seat) < mine for one in self.ways.people)

    def unsearched(self) -> tuple[str, ...]:
        """The spaces of all rooms where something lies that are not shut."""
        rooms = (room for room in self.view.rooms.values() if (room.pile or room.dropped) and not room.lock)
        found = tuple(space for room in rooms for space in self.ways.spaces(room.id))
        locked = (room.id for room in self.view.rooms.values() if room.pile and self.can_enter(room.id))
        return found or tuple(space for room in locked for space in self.ways.spaces(room))

    # ------------------------------------------------------------------------------------------------ acts

    def act(self) -> Answer:
        """What to do now in the own turn."""
        me = self.ways.person(self.view.active)
        assert me is not None
        for plan in (self.finish, self.cure, self.fight, self.search, self.go, self.search_anyway):
            found = plan(me)
            if found:
                return (found,)
        return ("end",)

    def offered(self, *ids: str) -> str:
        """The first of some acts that is allowed; ''."""
        return next((id_ for id_ in ids if id_ in self.options), "")

    def finish(self, me: PersonView) -> str:
        """What wins the game: the way out with the ledger, the double on the hearth."""
        holder = self.carrier()
        if holder is not None and holder.seat == me.seat:
            out = self.offered("escape", "escape:action")
            if out:
                return out
        burns = self.view.double == me.at
        return self.offered("burn") if burns else self.offered("leave", "leave:action") if me.hidden else ""

    def cure(self, me: PersonView) -> str:
        """Something from the pocket for wounds or nerves."""
        hurt, frightened = me.full_health - me.health >= HURT, me.full_sanity - me.sanity >= HURT
        for id_ in self.options:
            does = _first_verb(id_.removeprefix("use:")) if id_.startswith("use:") else ""
            if (does == "heal" and hurt) or (does == "calm" and frightened):
                return id_
        return ""

    def fight(self, me: PersonView) -> str:
        """A blow with the best weapon: at whoever has a name, and at figures in the own space."""
        blows = [id_ for id_ in self.options if id_.startswith("attack:")]
        known = {one.id: one for one in self.view.monsters}
        near = [id_ for id_ in blows if self.is_foe(me, known[id_.split(":")[1]])]
        return (
            max(near, key=lambda id_: (bool(known[id_.split(":")[1]].name), _damage(id_.split(":")[2]))) if near else ""
        )

    def is_foe(self, me: PersonView, monster: MonsterView) -> bool:
        """Whether a figure is to be fought: it stands in the way, or the objective asks for it."""
        return bool(monster.name) or (monster.at == me.at and not monster.stun)

    def search(self, me: PersonView) -> str:
        """A room that one wanted to reach, or on the way while one has no weapon."""
        room = self.ways.room(me.at)
        wanted = room in {self.ways.room(space) for space in self.goals(me)}
        busy = self.view.revealed and bool(self.asked_for(me))
        if (wanted and not busy) or (self.view.moves == 0 and not self.weapons(me) and self.view.rooms[room].pile):
            return self.offered("explore")
        return ""

    def search_anyway(self, me: PersonView) -> str:
        """Whatever lies here, where there is no way on."""
        return self.offered("explore")

    def go(self, me: PersonView) -> str:
        """A step, or a run, that leads nearer to a goal; the double is taken along to the hearth."""
        steps = self.ways.from_goals(self.goals(me), INVESTIGATOR)
        here, tail = steps.get(me.at, FAR), ":double" if me.at == self.view.double else ""
        for verb in ("move", "run"):
            found = [id_ for id_ in self.options if id_.startswith(f"{verb}:") and id_.count(":") == 1 + bool(tail)
                     and id_.endswith(tail) and steps.get(id_.split(":")[1], FAR) < here]  # fmt: skip
            if found:
                least = min(steps[id_.split(":")[1]] for id_ in found)
                return one_of([id_ for id_ in found if steps[id_.split(":")[1]] == least], self.luck)
        return ""

    def weapons(self, me: PersonView) -> Sequence[str]:
        """What one can strike with."""
        return [card for card in me.items if lookup.tagged(card, "weapon")]

    # ------------------------------------------------------------------------------------------------ other questions

    def token(self) -> Answer:
        """A skill token where the test would rather fail."""
        return ("token" if int(self.decision.args["value"]) < LIKELY else "no-token",)

    def puzzle(self) -> Answer:
        """A move that leads on; a new piece or a token where there is none."""
        seen = next((one for one in self.view.puzzles if one.card == self.decision.source), None)
        found = self.worked_at(seen) if seen is not None else ""
        return (found or "stop",)

    def worked_at(self, seen: PuzzleView) -> str:
        """The next move, a new piece where nothing agrees better; ''."""
        found = next_move(seen, self.options, int(self.decision.args["left"]))
        drawn = [id_ for id_ in self.options if id_.startswith("puzzle:draw:")]
        return found or (one_of(drawn, self.luck) if drawn and seen.kind != "rune" else "")

    def enter(self) -> Answer:
        """In, where the way is open."""
        return (self.offered("enter", "go"),)


def _first_verb(card: str) -> str:
    """What a card does first, by its program."""
    item = lookup.card(card)
    steps: Sequence[Any] = catalogue().registry.steps.get(item.program, ()) if item is not None else ()
    return str(steps[0].verb.name) if steps else ""


def _damage(weapon: str) -> int:
    """What a weapon deals."""
    item = lookup.card(weapon)
    return item.damage if weapon != FISTS and item is not None else 0


_ANSWERS: dict[str, Callable[[_Head], Answer]] = {
    "step": _Head.act, "skill_token": _Head.token, "puzzle": _Head.puzzle, "enter_or_stop": _Head.enter,
    "after_evade": _Head.enter, "reroll": _Head.agreed, "ability": _Head.agreed, "card": _Head.agreed,
}  # fmt: skip
"""By kind of question; what is not here is left to the generator."""
