"""A stand-in party for simulations: everybody plays what can be seen from the own seat, plainly and without a plan B.

Clues are followed in their order, locks and obstacles tried, finds taken on the way, figures fought where they stand in
the own space; once the objective is shown, everybody does what it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.core.engine.decision import Answer, Decision
from game.core.engine.game import AnyGame
from game.core.engine.players import asked_of
from game.core.engine.rng import HasRng, Luck, below
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import Ending
from game.mansions.rules import lookup
from game.mansions.rules.state import State
from game.mansions.view import MonsterView, PersonView, PuzzleView, TableView

from .pockets import AGAINST, BETWEEN, Pockets, offered_by, spare_weapons, strength_of
from .puzzling import next_move
from .ways import FAR, INVESTIGATOR, Ways, class_of, one_of

LIKELY = 7
"""A test that passes so often in ten rolls needs no skill token."""
FAR_TO_GO = 3
"""So many spaces are more than a turn's steps."""
GOOD_WEAPON = 3
"""A weapon that deals so much is taken before anything else."""
FAIR_WEAPON = 2
"""With a weapon that deals so much one fights alone."""
SWIFT = -2
"""Who notices so well (awareness) is hardly ever evaded: better a blow than an attempt."""
EARLY = 2
"""In the first rounds there is time to look around where one stands."""
SHELTERS = 3
"""One in so many takes shelter."""
LAST_CLUE = 1
DRAGGED = {"double_burnt", "double_in_room"}
"""Endings for which something is dragged about."""


Play = Callable[[TableView, Decision, str, HasRng], Answer]
"""A legal answer of one investigator, by what their seat sees, the question, the story, and a generator."""


def play(view: TableView, decision: Decision, tale: str, luck: HasRng) -> Answer:
    """What the stand-in answers."""
    return Head(view, decision, tale, luck).answer()


class Party:
    """All investigators, each seeing what the own seat sees: stand-ins, or whoever else `plays`."""

    def __init__(self, seed: int, plays: Play = play) -> None:
        self.luck, self.plays = Luck(seed), plays

    def answer(self, game: AnyGame, state: State) -> Answer:
        """A legal answer of the investigator who is asked."""
        asked = asked_of(game, state)
        return self.plays(game.view(state, asked.seat), asked, state.options.story, self.luck)


class Head:
    """What one investigator knows when asked."""

    def __init__(self, view: TableView, decision: Decision, tale: str, luck: HasRng) -> None:
        self.view, self.decision, self.luck = view, decision, luck
        self.ways = Ways(view, tale)
        self.options = [option.id for option in decision.options or ()]

    def answer(self) -> Answer:
        """What is answered, by the kind of question; what is not named here is left to the generator."""
        answers: Mapping[str, Callable[[], Answer]] = {
            "step": self.act, "next_investigator": self.order, "skill_token": self.token, "puzzle": self.puzzle,
            "enter_or_stop": self.enter, "after_evade": self.enter, "reroll": self.agreed, "ability": self.agreed,
            "card": self.agreed, "trade": self.trade, "target": self.target, "place": self.place, "path": self.path,
            "choose_effect": self.effect, "give_up": self.go_on,
        }  # fmt: skip
        return answers.get(self.decision.kind, self.any)()

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
        if room and self.can_enter(me, room):
            if not self.weapons(me) and self.somebody_nearer(me, room):
                return self.unsearched(me) or self.ways.spaces(room)
            return self.ways.spaces(room)
        return self.unsearched(me)

    def asked_for(self, me: PersonView) -> tuple[str, ...]:
        """What the objective asks of the investigators: a fight, a fire, or a way out."""
        wanted = self.wanted()
        carried = self.carry(me)
        if carried:
            return carried
        if "named_has_no_health" in wanted:
            return tuple(self.meeting(me, one) for one in self.view.monsters if one.name)
        if "everybody_out" in wanted:
            return self.way_out(me, wanted["everybody_out"].room)
        if "locks_open" in wanted:
            shut = [room.id for room in self.view.rooms.values() if room.lock and self.can_enter(me, room.id)]
            return tuple(space for room in shut for space in self.ways.spaces(room))
        if "dawn" in wanted:
            return (self.ways.people[0].at,)
        holder = self.carrier()
        if "escaped_with_ledger" in wanted and holder is not None:
            door = self.ways.house.exits[wanted["escaped_with_ledger"].room].space
            return (door,) if holder.seat == me.seat else (holder.at,)
        return ()

    def wanted(self) -> Mapping[str, Ending]:
        """What the objective that is shown asks of the investigators: their endings by what must hold."""
        if not self.view.revealed:
            return {}
        return {ending.holds: ending for one in self.ways.tale.objectives.values() if one.id == self.view.objective
                for ending in one.investigators_win}  # fmt: skip

    def way_out(self, me: PersonView, room: str) -> tuple[str, ...]:
        """The way out that is named; nothing as long as its lock waits for a key that nobody has."""
        lock = catalogue().locks.get(self.view.rooms[room].lock)
        key = lock.need.key if lock is not None else ""
        if not key or any(key in one.items for one in self.ways.people):
            return (self.ways.house.exits[room].space,)
        return ()

    def carry(self, me: PersonView) -> tuple[str, ...]:
        """The way with what has to be burnt or brought somewhere: where somebody with a name may be fought as well,
        only the nearest carries."""
        at, wanted = self.view.double, self.wanted()
        if at not in self.ways.house.rects or not DRAGGED & set(wanted) or not self.can_enter(me, self.ways.room(at)):
            return ()
        named = any(one.name for one in self.view.monsters)
        if named and "named_has_no_health" in wanted and self.somebody_nearer_to(me, (at,)):
            return ()
        if me.at != at:
            return (at,)
        if "double_in_room" in wanted:
            return self.ways.spaces(wanted["double_in_room"].room)
        return self.ways.house.features["fire_pit"]

    def meeting(self, me: PersonView, guest: MonsterView) -> str:
        """Where somebody with a name can be met first on the way to the door that it is bound for."""
        doors = [ending.room for one in self.ways.tale.objectives.values() if one.id == self.view.objective
                 for ending in one.keeper_wins if ending.room]  # fmt: skip
        bound = [space for room in doors for space in self.ways.spaces(room)]
        to_door = self.ways.from_goals(bound, class_of(guest))
        mine = self.ways.from_goals([me.at], INVESTIGATOR)
        its = self.ways.from_goals([guest.at], class_of(guest))
        left = to_door.get(guest.at, FAR)
        on_way = [at for at, steps in its.items() if steps + to_door.get(at, FAR) == left and at not in bound]
        return min(on_way or [guest.at], key=lambda at: (max(mine.get(at, FAR), 2 * its[at]), its[at], at))

    def can_enter(self, me: PersonView, room: str) -> bool:
        """Whether a room is open, or its lock may be opened with what one has."""
        card = self.view.rooms[room].lock
        need = catalogue().locks[card].need if card in catalogue().locks else None
        return need is None or not need.key or need.key in me.items

    def somebody_nearer(self, me: PersonView, room: str) -> bool:
        """Whether another is nearer to a room ('': nowhere in particular)."""
        if not room:
            return False
        return self.somebody_nearer_to(me, self.ways.spaces(room))

    def somebody_nearer_to(self, me: PersonView, spaces: Sequence[str]) -> bool:
        """Whether another is nearer to some spaces."""
        steps = self.ways.from_goals(spaces, INVESTIGATOR)
        mine = (steps.get(me.at, FAR), me.seat)
        return any((steps.get(one.at, FAR), one.seat) < mine for one in self.ways.people)

    def unsearched(self, me: PersonView) -> tuple[str, ...]:
        """The spaces of all rooms where something lies and that can be entered, or tried."""
        rooms = (room for room in self.view.rooms.values() if room.pile or room.dropped)
        return tuple(space for room in rooms if self.can_enter(me, room.id) for space in self.ways.spaces(room.id))

    # ------------------------------------------------------------------------------------------------ acts

    def act(self) -> Answer:
        """What to do now in the own turn."""
        return (self.planned()[0],)

    def planned(self) -> tuple[str, str]:
        """What to do now in the own turn, and which plan it follows."""
        me = self.ways.person(self.view.active)
        assert me is not None
        for plan in (
            self.finish,
            self.out_of_fire,
            self.help,
            self.fight,
            self.search,
            self.learn,
            self.shelter,
            self.go,
            self.fight_anyway,
            self.search_anyway,
        ):
            found = plan(me)
            if found:
                return found, plan.__name__
        return "end", "end"

    def pockets(self, me: PersonView) -> Pockets:
        """What one has, and whether there is a long way to go."""
        return Pockets(self.ways, me, self.ways.nearest(me.at, self.goals(me), INVESTIGATOR) in range(FAR_TO_GO, FAR))

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
        if "everybody_out" in self.wanted():
            out = self.offered("escape", "escape:action")
            if out:
                return out
        burns = self.view.double == me.at and "double_burnt" in self.wanted()
        return self.offered("burn") if burns else self.offered("leave", "leave:action") if me.hidden else ""

    def help(self, me: PersonView) -> str:
        """An item, a spell or an ability that does something for somebody here, or against a figure; a good weapon is
        better than a trick."""
        own = self.pockets(me)
        armed = own.foes() and max([damage_of(card) for card in self.weapons(me)], default=0) >= GOOD_WEAPON
        found = [id_ for id_ in self.options if id_.split(":")[0] in ("use", "cast", "ability") and own.helps(id_)]
        found = [id_ for id_ in found if not own.does(id_) & BETWEEN or id_ == "ability"]
        if armed:
            found = [id_ for id_ in found if not own.does(id_) & AGAINST or id_ == "ability"]
        return one_of(found, self.luck) if found else ""

    def shelter(self, me: PersonView) -> str:
        """Into a hiding spot, or something before the door, where one stands beside it, the steps are done and a figure
        is near; not always, for nothing is won by it, and not while the objective asks for something."""
        if self.view.moves or self.view.revealed or not self.figures_near(me) or below(self.luck, SHELTERS):
            return ""
        doors = [id_ for id_ in self.options if id_.startswith("barrier:") and id_ != "barrier:back"]
        return self.offered("hide", "hide:action") or (one_of(doors, self.luck) if doors else "")

    def figures_near(self, me: PersonView) -> bool:
        """Whether a figure stands a few spaces away, and none here."""
        steps = self.ways.from_goals([me.at], INVESTIGATOR)
        away = [steps.get(one.at, FAR) for one in self.view.monsters if not one.stun]
        return bool(away) and 0 < min(away) <= FAR_TO_GO

    def learn(self, me: PersonView) -> str:
        """Something to be read or looked at when the steps are done, as long as nothing presses."""
        if self.view.moves or self.view.revealed:
            return ""
        own = self.pockets(me)
        return next((id_ for id_ in self.options if id_.startswith(("use:", "cast:")) and own.helps(id_, BETWEEN)), "")

    def fight(self, me: PersonView) -> str:
        """A blow with the best weapon: at whoever has a name, and at figures in the own space."""
        blows = [id_ for id_ in self.options if id_.startswith("attack:")]
        known = {one.id: one for one in self.view.monsters}
        near = [id_ for id_ in blows if self.is_foe(me, known[id_.split(":")[1]])]
        if not near:
            return ""
        return max(near, key=lambda id_: (bool(known[id_.split(":")[1]].name), strength_of(me, id_.split(":")[2])))

    def is_foe(self, me: PersonView, monster: MonsterView) -> bool:
        """Whether a figure is to be fought: it stands in the way and there is something to fight it with, or there is
        no getting away from it, or the objective asks for it."""
        if monster.name or monster.at != me.at or monster.stun:
            return bool(monster.name)
        swift = catalogue().kinds[monster.kind].awareness <= SWIFT
        return self.is_match(me) or (swift and bool(self.weapons(me)))

    def is_match(self, me: PersonView) -> bool:
        """Whether somebody may hope to win a fight here: a good weapon in the light, or company."""
        dark = self.view.rooms[self.ways.room(me.at)].dark and not self.has_light(me)
        company = sum(one.at == me.at for one in self.ways.people) > 1
        good = any(damage_of(card) >= FAIR_WEAPON for card in self.weapons(me))
        return company or (good and not dark)

    def has_light(self, me: PersonView) -> bool:
        """Whether somebody carries a light."""
        return any(lookup.tagged(card, "light") for card in me.items)

    def fight_anyway(self, me: PersonView) -> str:
        """A blow at a figure that stands here, where there is no getting away."""
        here = {one.id for one in self.view.monsters if one.at == me.at and not one.stun}
        blows = [id_ for id_ in self.options if id_.startswith("attack:") and id_.split(":")[1] in here]
        return max(blows, key=lambda id_: strength_of(me, id_.split(":")[2])) if blows else ""

    def search(self, me: PersonView) -> str:
        """A room that one wanted to reach; on the way, when the steps are done, any room as long as nothing presses."""
        room = self.ways.room(me.at)
        wanted = room in {self.ways.room(space) for space in self.goals(me)}
        pressed = self.view.revealed and bool(self.asked_for(me))
        early = self.view.round <= EARLY
        free = early or not self.weapons(me) or self.somebody_nearer(me, self.next_clue())
        passing = free and self.view.moves == 0 and self.view.rooms[room].pile
        return self.offered("explore") if not pressed and (wanted or passing) else ""

    def search_anyway(self, me: PersonView) -> str:
        """Whatever lies here, where there is no way on."""
        return self.offered("explore")

    def go(self, me: PersonView) -> str:
        """A step, or a run, that leads nearer to a goal; the double is taken along to the hearth."""
        steps = self.ways.from_goals(self.goals(me), INVESTIGATOR)
        here, tail = steps.get(me.at, FAR), ":double" if self.drags(me) else ""
        for verb in ("move", "run"):
            found = [id_ for id_ in self.options if id_.startswith(f"{verb}:") and id_.count(":") == 1 + bool(tail)
                     and id_.endswith(tail) and steps.get(id_.split(":")[1], FAR) < here
                     and self.braves(me, id_.split(":")[1])]  # fmt: skip
            if found:
                least = min(steps[id_.split(":")[1]] for id_ in found)
                return one_of([id_ for id_ in found if steps[id_.split(":")[1]] == least], self.luck)
        return ""

    def drags(self, me: PersonView) -> bool:
        """Whether what has to be carried is taken along."""
        return me.at == self.view.double and bool(self.carry(me))

    def braves(self, me: PersonView, space: str) -> bool:
        """Whether a step is worth it: into a burning room only where it is a goal, or to be through it at once."""
        return not self.burns(space) or self.view.moves > 1 or space in self.goals(me)

    def burns(self, space: str) -> bool:
        """Whether a space is in a burning room."""
        return self.view.rooms[self.ways.room(space)].fire

    def out_of_fire(self, me: PersonView) -> str:
        """Nobody ends the turn in a burning room who can still take a step."""
        if not self.burns(me.at) or self.view.moves > 1:
            return ""
        steps = [id_ for id_ in self.options if id_.startswith(("move:", "run:")) and not self.burns(id_.split(":")[1])]
        laden = [id_ for id_ in steps if id_.endswith(":double")] if self.drags(me) else []
        out = laden or [id_ for id_ in steps if id_.count(":") == 1]
        if not out:
            return ""
        left = self.ways.from_goals(self.goals(me), INVESTIGATOR)
        return min(out, key=lambda id_: (left.get(id_.split(":")[1], FAR), id_))

    def weapons(self, me: PersonView) -> Sequence[str]:
        """What one can strike with."""
        return [card for card in me.items if lookup.tagged(card, "weapon")]

    # ------------------------------------------------------------------------------------------------ other questions

    def order(self) -> Answer:
        """Whoever it may be goes next."""
        return self.any()

    def token(self) -> Answer:
        """A skill token where the test would rather fail."""
        return ("token" if int(self.decision.args["value"]) < LIKELY else "no-token",)

    def puzzle(self) -> Answer:
        """A move that leads on, or a new piece; where nothing is left to be done, more time is taken."""
        seen = next((one for one in self.view.puzzles if one.card == self.decision.source), None)
        found = self.worked_at(seen) if seen is not None else ""
        me = self.ways.person(self.decision.seat)
        spare = me is not None and me.skill > 1
        return (found or self.offered("ability", *(["token"] if spare else [])) or "stop",)

    def worked_at(self, seen: PuzzleView) -> str:
        """The next move, a new piece where nothing agrees better; ''."""
        found = next_move(seen, self.options, int(self.decision.args["left"]))
        drawn = [id_ for id_ in self.options if id_.startswith("puzzle:draw:")]
        return found or (one_of(drawn, self.luck) if drawn and seen.kind != "rune" else "")

    def trade(self) -> Answer:
        """A weapon that one can do without goes to somebody who has none."""
        me = self.ways.person(self.decision.seat)
        spare = spare_weapons(me) if me is not None else ()
        for id_ in self.options:
            _, card, seat = id_.split(":")
            taker = self.ways.person(seat)
            if card in spare and taker is not None and not self.weapons(taker):
                return (id_,)
        return ()

    def target(self) -> Answer:
        """A figure: whoever has a name, then those that can still move; a person: whoever has lost most."""
        people = {one.seat: one for one in self.ways.people}
        if set(self.options) <= set(people):
            return (max(self.options, key=lambda seat: _lost(people[seat])),)
        known = {one.id: one for one in self.view.monsters}
        if self.decision.min and set(self.options) <= set(known):
            return (max(self.options, key=lambda id_: (bool(known[id_].name), not known[id_].stun)),)
        return self.any()

    def place(self) -> Answer:
        """Steps lead nearer to a goal; fire is laid where the wax double lies, magic where one stands."""
        me = self.ways.person(self.decision.seat)
        if me is None:
            return self.any()
        if "left" in self.decision.args:
            steps = self.ways.from_goals(self.goals(me), INVESTIGATOR)
            nearer = [to for to in self.options if steps.get(to, FAR) < steps.get(me.at, FAR)]
            return (min(nearer, key=steps.__getitem__),) if nearer else ()
        spaces = [self.view.double, me.at] if self.decision.prompt == "fire" else [me.at]
        rooms = [self.ways.room(space) for space in spaces if space in self.ways.house.rects]
        return next(((room,) for room in rooms if room in self.options), ()) or self.any()

    def path(self) -> Answer:
        """A figure is pushed away from everybody, as far as it goes."""
        monster = self.ways.monster(str(self.decision.args.get("monster", "")))
        if monster is None:
            return self.any()
        steps = self.ways.from_goals([one.at for one in self.ways.people], INVESTIGATOR)
        away = max(self.options, key=lambda to: steps.get(to, FAR))
        return (away,) if steps.get(away, FAR) > steps.get(monster.at, FAR) or self.decision.min else ()

    def effect(self) -> Answer:
        """The branch of a card that does something."""
        me = self.ways.person(self.decision.seat)
        branches = offered_by(self.decision.source)
        if me is not None:
            own = self.pockets(me)
            wanted = [id_ for id_ in self.options if id_ in branches and own.wants(branches[id_])]
            if wanted:
                return (one_of(wanted, self.luck),)
        return self.any()

    def go_on(self) -> Answer:
        """Nobody gives up."""
        return ("go_on",)

    def enter(self) -> Answer:
        """In, where the way is open."""
        return (self.offered("enter", "go"),)


def _lost(one: PersonView) -> int:
    """How much health and sanity somebody has lost."""
    return one.full_health - one.health + one.full_sanity - one.sanity


def damage_of(weapon: str) -> int:
    """What a weapon deals."""
    item = lookup.card(weapon)
    return item.damage if item is not None else 0
