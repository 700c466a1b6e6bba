"""The Keeper that plays by a script. It sees what the Keeper's seat sees, and the question with its legal answers.

What leads to its objective comes first, then cards, then figures nearer to investigators, darkness where somebody
looks, new figures. Threat for an Omen is put by in every second round. Ties are broken by the generator it is lent.

Every choice has a reason, a key of `mansions.diary`: what it has written down is told when the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.engine.decision import Answer, Decision
from game.core.engine.players import Told
from game.core.engine.rng import HasRng, below
from game.mansions.cards.reading import catalogue
from game.mansions.view import MonsterView, PersonView, TableView

from .ways import FAR, INVESTIGATOR, Ways, class_of, one_of

PLAYS = 70
"""In so many of a hundred windows an Omen that fits is played; else a later one is waited for."""
FEW_OMENS = 3
FEW_FIGURES = 2
"""So many figures more than investigators are enough."""
MOVING = {"command_servant": ("humanoid",), "night_hunger": ("beast", "eldritch")}
"""Keeper actions that move figures, and of which classes."""
HUNTING, REACH = "night_hunger", 2
"""The Keeper action after whose steps, so many, a figure attacks at once."""
COMING = ("light_the_lamps", "raise_the_sodden", "through_the_pane")
"""Keeper actions by which figures come."""
GUEST, SAMPLES, HORROR = "named_in_room", "samples_on_altar", "all_insane"
BLAZE, ASHES, OPEN_LOCKS = "rooms_burning", "double_burnt", "locks_open"
"""What an objective asks of a side, by its ending."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer and why it was given: a key below `mansions.diary`, with the ids that its sentence names."""

    answer: Answer
    reason: str
    about: Mapping[str, str | int] = field(default_factory=dict)


class KeeperScript:
    """Plays the seat `keeper`; keeps nothing between two answers."""

    def __init__(self, tale: str) -> None:
        self.tale = tale

    def answer(self, view: TableView, decision: Decision, luck: HasRng) -> Answer:
        """A legal answer."""
        return self.choose(view, decision, luck).answer

    def remembered(self, told: Told, answer: Answer) -> Choice | None:
        """Why it has given an answer, asked again; None where it would give another today."""
        found = self.choose(told.view, told.decision, told.luck)
        return found if found.answer == answer else None

    def choose(self, view: TableView, decision: Decision, luck: HasRng) -> Choice:
        """A legal answer with its reason."""
        mind = _Mind(view, self.tale, decision, luck)
        found = _ANSWERS.get(decision.kind, _Mind.any)(mind)
        return Choice(found.answer, found.reason, {"round": view.round, **found.about})


class _Mind:
    """One question, and everything that is known when it is asked."""

    def __init__(self, view: TableView, tale: str, decision: Decision, luck: HasRng) -> None:
        self.view, self.decision, self.luck = view, decision, luck
        self.ways = Ways(view, tale)
        self.options = [option.id for option in decision.options or ()]
        self.box = catalogue()
        objective = self.ways.tale.objective_called(view.objective)
        self.endings = {ending.holds: ending for ending in objective.keeper_wins} if objective is not None else {}
        self.against = {ending.holds for ending in objective.investigators_win} if objective is not None else set()
        self.named = objective.named if objective is not None else None
        self.ledger = objective.ledger if objective is not None else 0

    # ------------------------------------------------------------------------------------------------ shared questions

    def hand(self, what: str) -> tuple[str, ...]:
        """The cards in the Keeper's hand: `mythos` or `trauma`."""
        return self.view.zones[f"{what}_hand"].cards or ()

    def best(self, ids: Sequence[str], worth: Callable[[str], Any]) -> str:
        """The id of the greatest worth; of several equal ones any."""
        most = max(map(worth, ids))
        return one_of([id_ for id_ in ids if worth(id_) == most], self.luck)

    def any(self) -> Choice:
        """As many as must be, by the generator."""
        left = [option.id for option in self.decision.options or () for _ in range(option.count)]
        chosen = [left.pop(below(self.luck, len(left))) for _ in range(self.decision.min)]
        return Choice(tuple(chosen), "tie")

    def weakness(self, person: PersonView) -> tuple[int, int, int]:
        """Whom to harm: the lowest health, then who is not hidden, then the lowest sanity; the greatest is the best."""
        return -person.health, -int(person.hidden), -person.sanity

    def weakest(self, seats: Sequence[str]) -> str:
        """The seat to harm."""
        known = {one.seat: one for one in self.view.people}
        return self.best(seats, lambda seat: self.weakness(known[seat]))

    def prey(self) -> list[str]:
        """The spaces where somebody can be found, whoever has the ledger before all: hidden ones only where there is
        nobody else."""
        people = [one for one in self.ways.people if self.holds_ledger(one)] or self.ways.people
        seen = [one.at for one in people if not one.hidden]
        return seen or [one.at for one in people]

    def holds_ledger(self, person: PersonView) -> bool:
        """Whether somebody carries the clue that the investigators need out of the house."""
        clue = f"clue_{self.ledger}"
        return bool(self.ledger) and any(card.startswith(clue) for card in person.items)

    def goals(self, monster: MonsterView) -> list[str]:
        """Where a figure is wanted: the Guest at the door, keepsakes on the dais, the rest where somebody stands."""
        if monster.name and GUEST in self.endings:
            return list(self.ways.spaces(self.endings[GUEST].room))
        if monster.samples and SAMPLES in self.endings:
            return list(self.ways.house.features["altar"])
        return self.prey()

    def to_go(self, monster: MonsterView) -> int:
        """How many spaces a figure has still to go; 0 where there is no way."""
        steps = self.ways.nearest(monster.at, self.goals(monster), class_of(monster))
        return 0 if steps == FAR else steps

    # ------------------------------------------------------------------------------------------------ windows

    def omen(self) -> Choice:
        """The dearest Omen that fits, in most windows."""
        seat = self.view.active
        fitting = [id_ for id_ in self.options if self.does_something(self.box.mythos[_last(id_)].program, seat)]
        if not fitting or below(self.luck, 100) >= PLAYS:
            return Choice((), "omen_waits", {"seat": seat})
        found = self.best(fitting, lambda id_: self.box.mythos[_last(id_)].cost)
        return Choice((found,), "omen", {"card": _last(found), "seat": seat})

    def mishap(self) -> Choice:
        """The mishap that asks for most; one that stays only where none of its kind lies."""
        victim = self.ways.person(str(self.decision.args["seat"]))
        lying = {self.box.trauma[card].kind for card in victim.trauma} if victim is not None else set()
        fitting = [
            id_ for id_ in self.options
            if not (_stays(_last(id_)) and self.box.trauma[_last(id_)].kind in lying)
            and (victim is None or self.does_something(self.box.trauma[_last(id_)].program, victim.seat))
        ]  # fmt: skip
        if not fitting:
            return Choice((), "mishap_waits")
        found = self.best(fitting, lambda id_: _weight(_last(id_)))
        return Choice((found,), "mishap", {"card": _last(found), "seat": victim.seat if victim is not None else ""})

    def unwelcome(self, person: PersonView) -> list[str]:
        """Where somebody is dragged to: to the figures; where none can be reached, far from everything that is still to
        be searched."""
        figures = [one.at for one in self.view.monsters]
        if self.ways.nearest(person.at, figures, INVESTIGATOR) != FAR:
            return figures
        piles = [space for room, one in self.view.rooms.items() if one.pile for space in self.ways.spaces(room)]
        steps = self.ways.from_goals(piles, INVESTIGATOR)
        known = {space: far for space, far in steps.items() if far != FAR}
        most = max(known.values(), default=0)
        return [space for space, far in known.items() if far == most]

    def does_something(self, program: str, seat: str) -> bool:
        """Whether a card does more than drag somebody who would stay where they are."""
        person = self.ways.person(seat)
        if person is None or not _only_drags(program):
            return True
        steps = self.ways.from_goals(self.unwelcome(person), INVESTIGATOR)
        here = steps.get(person.at, FAR)
        return any(steps.get(to, FAR) < here for to in self.ways.dragged_from(person.at))

    # ------------------------------------------------------------------------------------------------ the Keeper's turn

    def action(self) -> Choice:
        """What to do now, or nothing more."""
        plans = (
            self.objective, self.madness, self.refill, self.turn_key, self.hunt, self.close_in, self.gnaw, self.borrow,
            self.company, self.burn, self.darken, self.turn_any_key, self.wait,
        )  # fmt: skip
        for plan in plans:
            found = plan()
            if found is not None:
                return found
        saved = self.saved()
        return Choice((), "save", {"threat": self.view.threat}) if saved else Choice((), "nothing")

    def saved(self) -> int:
        """Threat that is put by in every second round: what the cheapest Omen in hand costs."""
        costs = [self.box.mythos[card].cost for card in self.hand("mythos")]
        return min(costs) if costs and self.view.round % 2 == 0 else 0

    def can(self, action: str) -> bool:
        """Whether an action may be used and leaves enough threat."""
        found = self.box.keeper_actions.get(action)
        if found is None or f"action:{action}" not in self.options:
            return False
        return not found.cost or self.view.threat - found.cost >= self.saved()

    def objective(self) -> Choice | None:
        """What leads to the Keeper's own ending."""
        if GUEST in self.endings:
            return self.guest()
        if SAMPLES in self.endings:
            return self.keepsakes()
        if BLAZE in self.endings or (ASHES in self.endings and self.double_lies):
            return self.plain("spread_embers", "burn")
        return None

    @property
    def double_lies(self) -> bool:
        """Whether what is dragged about lies somewhere in the house."""
        return self.view.double in self.ways.house.rects

    def plain(self, action: str, reason: str) -> Choice | None:
        """An action that needs no more thought."""
        return Choice((f"action:{action}",), reason, {"card": action}) if self.can(action) else None

    def turn_key(self) -> Choice | None:
        """A lock is turned again at once where the investigators need open ones."""
        return self.plain("turned_key", "lock") if OPEN_LOCKS in self.against else None

    def turn_any_key(self) -> Choice | None:
        """A lock is turned again where there is nothing better to do."""
        return self.plain("turned_key", "lock")

    def gnaw(self) -> Choice | None:
        """Mishaps, while there are few in hand."""
        return self.plain("gnawing_thought", "gnaw") if len(self.hand("trauma")) < FEW_OMENS else None

    def borrow(self) -> Choice | None:
        """A hand that is not one's own, in every second round."""
        return self.plain("foreign_hand", "borrow") if self.view.round % 2 else None

    def burn(self) -> Choice | None:
        """Fire near somebody in every second round, once the objective is shown."""
        return self.plain("spread_embers", "burn") if self.view.revealed and self.view.round % 2 else None

    def wait(self) -> Choice | None:
        """A card too many becomes threat."""
        full = any(len(self.hand(what)) > FEW_OMENS for what in ("mythos", "trauma"))
        return self.plain("patience", "save_card") if full else None

    def guest(self) -> Choice | None:
        """The Guest goes on to the door, and stays there."""
        walking = [one for one in self.view.monsters if one.name and self.to_go(one)]
        offered = [id_ for id_ in ("guest:free", "guest:paid") if id_ in self.options]
        if not walking or not offered:
            return None
        cost = self.named.move_cost if self.named is not None and offered[0] == "guest:paid" else 0
        return Choice((offered[0],), "guest_walks", {"cost": cost, "monster": walking[0].id})

    def keepsakes(self) -> Choice | None:
        """Take samples, then bring them to the dais."""
        if self.can("draw_breath"):
            near = sorted(one.seat for one in self.ways.people if any(m.at == one.at for m in self.view.monsters))
            return Choice(("action:draw_breath",), "gather", {"seat": near[0] if near else ""})
        return self.move([one for one in self.view.monsters if one.samples], "deliver")

    def madness(self) -> Choice | None:
        """A mishap for the insane costs nothing."""
        offered = [id_ for id_ in self.options if id_.startswith("trauma:")]
        if not offered:
            return None
        found = self.best(offered, lambda id_: _weight(id_.split(":")[1]))
        reason = "horror" if HORROR in self.endings else "mishap"
        return Choice((found,), reason, {"card": found.split(":")[1], "seat": _last(found)})

    def refill(self) -> Choice | None:
        """Fewer than three Omens in hand are too few."""
        if self.can("whisper") and len(self.hand("mythos")) < FEW_OMENS:
            return Choice(("action:whisper",), "refill", {"card": "whisper"})
        return None

    def hunt(self) -> Choice | None:
        """A figure that attacks where it arrives goes to whoever is in its reach."""
        found = (one for one in self.view.monsters if 0 < self.to_go(one) <= REACH)
        hungry = [one for one in found if class_of(one) in MOVING[HUNTING]]
        return self.move(hungry, "close_in")

    def close_in(self) -> Choice | None:
        """Figures go to where somebody stands."""
        return self.move(self.view.monsters, "close_in")

    def move(self, figures: Iterable[MonsterView], reason: str) -> Choice | None:
        """An action that moves one of these figures, where one has still to go."""
        for one in figures:
            if one.stun or one.name or not self.to_go(one) or f"stuck:{one.id}" in self.view.done:
                continue
            for action, classes in MOVING.items():
                walked = f"walked:{action}:{one.id}" in self.view.done  # once a turn by one card
                if class_of(one) in classes and not walked and self.can(action):
                    return Choice((f"action:{action}",), reason, {"card": action, "monster": one.id})
        return None

    def darken(self) -> Choice | None:
        """Darkness where somebody could search in the next turn."""
        if self.can("put_out_lights") and any(self.searched(one.at) for one in self.ways.people):
            return Choice(("action:put_out_lights",), "darken", {"card": "put_out_lights"})
        return None

    def searched(self, space: str) -> bool:
        """Whether a room waits to be searched, in the light."""
        room = self.view.rooms[self.ways.room(space)]
        return room.pile and not room.dark

    def company(self) -> Choice | None:
        """New figures while there are few."""
        if len(self.view.monsters) >= FEW_FIGURES + len(self.ways.people):
            return None
        found = next((action for action in COMING if self.can(action)), "")
        return Choice((f"action:{found}",), "place", {"card": found}) if found else None

    # ------------------------------------------------------------------------------------------------ attacks

    def strike(self) -> Choice:
        """Every figure attacks whoever can take least."""
        seat = self.weakest([_last(id_) for id_ in self.options])
        found = one_of([id_ for id_ in self.options if _last(id_) == seat], self.luck)
        return Choice((found,), "attack", {"monster": found.split(":")[1], "seat": seat})

    def victim(self) -> Choice:
        """Whoever can take least."""
        seat = self.weakest(self.options)
        return Choice((seat,), "attack", {"seat": seat, "monster": str(self.decision.args.get("monster", ""))})

    def damage(self) -> Choice:
        """A failed evade always costs health."""
        return Choice(("damage",), "evade_damage", {"monster": str(self.decision.args.get("monster", ""))})

    def special(self) -> Choice:
        """Tokens are there to be spent."""
        wanted = next((one for one in ("special", "reroll") if one in self.options), self.options[0])
        return Choice((wanted,), "attack", {"monster": str(self.decision.args.get("monster", ""))})

    # ------------------------------------------------------------------------------------------- places and targets

    def path(self) -> Choice:
        """The next space: a figure nearer to its goal, somebody who is moved nearer to a figure; else here it ends."""
        monster = self.ways.monster(str(self.decision.args.get("monster", "")))
        person = self.ways.person(str(self.decision.args.get("seat", "")))
        if monster is not None:
            start, goals, mover = monster.at, self.goals(monster), class_of(monster)
        elif person is not None:
            start, goals, mover = person.at, self.unwelcome(person), INVESTIGATOR
        else:
            return self.any()
        steps = self.ways.from_goals(goals, mover)
        here = steps.get(start, FAR)
        nearer = [to for to in self.options if steps.get(to, FAR) < here]
        about = {
            "monster": monster.id if monster is not None else "",
            "seat": person.seat if person is not None else "",
        }
        if not nearer and not self.decision.min:
            return Choice((), "nothing", about)
        found = self.best(nearer or self.options, lambda to: -steps.get(to, FAR))
        return Choice((found,), "close_in", about)

    def place(self) -> Choice:
        """Where darkness, fire, a husk or a figure is to be, or an errand leads."""
        told = self.decision.prompt
        if told == "fire" and ASHES in self.endings and self.double_lies:
            steps = self.ways.from_goals([self.view.double], "eldritch")
            near = {room: min(steps.get(space, FAR) for space in self.ways.spaces(room)) for room in self.options}
            found = self.best(self.options, lambda room: -near[room])
            return Choice((found,), "burn", {"room": found})
        if told in ("dark", "fire"):
            return self.room_of_people()
        if "seat" in self.decision.args:
            return self.errand()
        if set(self.options) <= set(self.ways.house.rects):
            steps = self.ways.from_goals(self.prey(), "eldritch")
            found = self.best(self.options, lambda space: -steps.get(space, FAR))
            return Choice((found,), "place", {"monster": str(self.decision.args.get("monster", ""))})
        return self.any()

    def room_of_people(self) -> Choice:
        """The room in which most people would look."""
        at = [self.ways.room(one.at) for one in self.ways.people]
        rooms = self.view.rooms
        found = self.best(
            self.options, lambda room: (room in at and rooms[room].pile, at.count(room), rooms[room].pile)
        )
        return Choice((found,), "darken", {"room": found})

    def errand(self) -> Choice:
        """As far away as it may be."""
        person = self.ways.person(str(self.decision.args["seat"]))
        steps = self.ways.from_goals([person.at] if person is not None else [], INVESTIGATOR)
        far = {room: min(steps.get(space, FAR) for space in self.ways.spaces(room)) for room in self.options}
        return Choice((self.best(self.options, far.__getitem__),), "omen", {"card": self.decision.source})

    def target(self) -> Choice:
        """Who goes, or takes a keepsake; whom a card strikes. None is taken away to be placed anew."""
        if not self.decision.min:
            return Choice((), "nothing")
        if self.decision.source == "draw_breath":
            altar = self.ways.house.features["altar"]
            return self.figure(lambda one: -self.ways.nearest(one.at, altar, class_of(one)), "gather")
        if self.decision.prompt == "walk":
            return self.figure(lambda one: (self.to_go(one) > 0, one.samples, -self.to_go(one)), "close_in")
        if set(self.options) <= {one.seat for one in self.view.people}:
            return self.victim()
        return self.any()

    def figure(self, worth: Callable[[MonsterView], Any], reason: str) -> Choice:
        """One of the figures that are asked about."""
        known = {one.id: one for one in self.view.monsters}
        found = self.best(self.options, lambda id_: worth(known[id_]))
        return Choice((found,), reason, {"monster": found, "card": self.decision.source})

    def effect(self) -> Choice:
        """A figure rather than a husk, where a husk lies already; else any."""
        if self.decision.source == "raise_the_sodden":
            return Choice(("b" if "b" in self.options else "a",), "place", {"card": self.decision.source})
        return self.any()

    def card(self) -> Choice:
        """The cheapest Omens and the mildest mishaps go; where it is another's card any will do."""
        if self.decision.prompt != "discard":
            return self.any()
        omens = self.decision.args.get("what") == "mythos"
        ranked = sorted(self.options, key=lambda id_: (self.box.mythos[id_].cost if omens else _weight(id_), id_))
        return Choice(tuple(ranked[: self.decision.min]), "tie")

    def question(self) -> Choice:
        """The story's questions are left to the generator."""
        found = one_of(self.options, self.luck)
        return Choice((found,), "seeded", {"answer": found})


def _last(id_: str) -> str:
    """What an id is about in the end: the card of `mythos:undertow`, the seat of `strike:m7:i2`."""
    return id_.rsplit(":", 1)[-1]


def _only_drags(program: str) -> bool:
    """Whether all that a program may come to is that somebody is moved."""
    steps = catalogue().registry.steps.get(program, ())
    names = [step.verb.name for step in steps]
    if names == ["test"]:
        return not steps[0].args.passed and _only_drags(steps[0].args.failed)
    return names == ["drag"]


def _stays(card: str) -> bool:
    """Whether a mishap lies before its victim from then on."""
    box = catalogue()
    steps = box.registry.steps.get(box.trauma[card].program, ())
    return bool(steps) and steps[0].verb.name == "stay"


def _weight(card: str) -> int:
    """How hard a mishap is to come by: the less health or sanity it asks for, the worse it is."""
    limit = catalogue().trauma[card].limit
    return -FAR if limit < 0 else -limit


_ANSWERS: dict[str, Callable[[_Mind], Choice]] = {
    "mythos_window": _Mind.omen, "trauma_window": _Mind.mishap, "keeper_action": _Mind.action, "strike": _Mind.strike,
    "victim": _Mind.victim, "evade_damage": _Mind.damage, "special_attack": _Mind.special, "reroll": _Mind.special,
    "path": _Mind.path, "place": _Mind.place, "target": _Mind.target, "choose_effect": _Mind.effect,
    "card": _Mind.card, "question": _Mind.question,
}  # fmt: skip
"""By kind of question; what is not here is left to the generator."""
