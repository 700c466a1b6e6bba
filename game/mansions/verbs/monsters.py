"""Monsters: hurt, dazed, killed, placed, moved space by space, what they carry (MON, KMM, MDE)."""

from __future__ import annotations

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.rng import below
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, Outcome
from game.mansions.cards.vocabulary import Barrier, Count, Kill, OnMonster, Place, Rise
from game.mansions.rules import effects, lookup, travel
from game.mansions.rules.state import GONE, KEEPER, OPEN, Monster, State

from .aim import monsters, on_monsters
from .base import RANDOM, RULES, ask, chooser, noted, push, remember, verbs
from .facing import monster_entered, monster_leaves, show_back
from .objectives import look
from .places import spaces_for, standing


def _any(state: State, frame: Frame, args: OnMonster) -> bool:
    """Whether there is a monster that it could mean; the one fought need not be there yet."""
    return args.monster == "m" or bool(monsters(state, frame, args.monster))


@verbs.verb("hurt", OnMonster, can=_any)
def hurt(state: State, frame: Frame, args: OnMonster, answer: Answer | None) -> Outcome:
    """Damage on a monster (MM-GLO.6)."""
    return on_monsters(state, frame, args.monster, answer, lambda one: hit(state, one, args.n, frame.source))


def hit(state: State, one: Monster, n: int, source: str = RULES) -> None:
    """Damage adds up; who is damaged shows its back; damage equal to its health destroys it (MM-MDE)."""
    if n <= 0:
        return
    one.damage += n
    emit(state, "monster_hurt", monster=one.id, n=n, source=source)
    show_back(state, one)
    if one.damage >= lookup.health_of(state, one):
        destroy(state, one)


def destroy(state: State, one: Monster) -> None:
    """Off the board, back to the supply; samples are lost (MM-MDE.3, MM-MON.8)."""
    state.monsters = [other for other in state.monsters if other is not one]
    kind = lookup.kind(one).id
    state.supply[kind] = (*state.supply[kind], one.figure)
    emit(state, "monster_destroyed", monster=one.id, at=one.at)
    if one.name:
        look(state, "named_has_no_health")


@verbs.verb(
    "kill",
    Kill,
    can=lambda state, frame, args: any(
        _may_be_killed(state, one, args) for one in monsters(state, frame, args.monster)
    ),
)
def kill(state: State, frame: Frame, args: Kill, answer: Answer | None) -> Outcome:
    """Destroyed without damage; never a named one (MM-MON.5)."""
    return on_monsters(
        state,
        frame,
        args.monster,
        answer,
        lambda one: destroy(state, one),
        lambda one: _may_be_killed(state, one, args),
    )


def _may_be_killed(state: State, one: Monster, args: Kill) -> bool:
    return not lookup.counts_as_named(one) and lookup.figure(one).health <= args.most_health


@verbs.verb("daze", OnMonster, can=_any)
def daze(state: State, frame: Frame, args: OnMonster, answer: Answer | None) -> Outcome:
    """Stun tokens on a monster (MM-EFF.1)."""

    def apply(one: Monster) -> None:
        one.stun += args.n
        emit(state, "monster_stunned", monster=one.id, n=args.n, source=frame.source)

    return on_monsters(state, frame, args.monster, answer, apply)


# -------------------------------------------------------------------------------------------------------------- placing


def _free_figure(state: State, frame: Frame, kind: str, answer: Answer | None) -> Outcome | str:
    """Make sure that a figure of a kind is in the supply: '' where one is, a question, or None where there is none.

    Where all are on the board the Keeper may kill one of them, or go without (MM-LIM.5).
    """
    if frame.locals.pop("freed", 0):
        one = lookup.monster(state, answer[0]) if answer else None
        if one is None:
            return None
        destroy(state, one)
    elif not state.supply[kind]:
        found = [one.id for one in _replaceable(state, kind)]
        if not found:
            return None
        frame.locals["freed"] = 1
        return ask(state, KEEPER, "target", frame.source, found, least=0, prompt="replace")
    return ""


@verbs.verb(
    "place",
    Place,
    can=lambda state, frame, args: (
        bool(spaces_for(state, frame, args.where))
        and (bool(state.supply[args.kind]) or bool(_replaceable(state, args.kind)))
    ),
)
def place(state: State, frame: Frame, args: Place, answer: Answer | None) -> Outcome:
    """A random figure of the kind (MM-KMM.6); the Keeper picks the space (MM-KMM.7), and what is killed for it."""
    if answer is None or "freed" in frame.locals:
        free = _free_figure(state, frame, args.kind, answer)
        if not isinstance(free, str):
            return free
        spaces = spaces_for(state, frame, args.where)
        if len(spaces) > 1:
            return ask(state, KEEPER, "place", frame.source, spaces, monster=args.kind)
        if not spaces:
            return None
        answer = (spaces[0],)
    one = put_monster(state, args.kind, answer[0], named=bool(frame.locals.get("revealing", 0)))
    if "no_attack_this_turn" in standing(frame):
        remember(state, f"tame:{one.id}")
    return None


def _replaceable(state: State, kind: str) -> list[Monster]:
    """Figures of a kind that the Keeper may take from the board (MM-LIM.5); named ones never (A-89)."""
    return [one for one in state.monsters if lookup.kind(one).id == kind and not lookup.counts_as_named(one)]


def put_monster(state: State, kind: str, at: str, named: bool = False) -> Monster:
    """A random figure of a kind, whose back nobody looks at, comes into a space; horror tests follow (MM-KMM.6, 7)."""
    figures = state.supply[kind]
    chosen = figures[below(state, len(figures))]
    state.supply[kind] = tuple(figure for figure in figures if figure != chosen)
    state.placed += 1
    while lookup.monster(state, f"m{state.placed}") is not None:
        state.placed += 1
    state.barrier = state.barrier or RANDOM
    one = Monster(f"m{state.placed}", chosen, at)
    state.monsters = [*state.monsters, one]
    honoured = lookup.objective(state).named
    if named and honoured is not None and honoured.kind == kind:
        one.name = honoured.name
        remember(state, f"came:{one.id}")
    emit(state, "monster_placed", monster=one.id, kind=kind, at=at, name=one.name)
    monster_entered(state, one)
    return one


@verbs.verb(
    "rise",
    Rise,
    can=lambda state, frame, args: (
        bool(state.corpses) and (bool(state.supply[args.kind]) or bool(_replaceable(state, args.kind)))
    ),
)
def rise(state: State, frame: Frame, args: Rise, answer: Answer | None) -> Outcome:
    """One corpse, anywhere, is exchanged for a monster (MM-FEA.3); the wax double is no such corpse."""
    if answer is None or "freed" in frame.locals:
        free = _free_figure(state, frame, args.kind, answer)
        if not isinstance(free, str):
            return free
        spaces = list(dict.fromkeys(state.corpses))
        if len(spaces) > 1:
            return ask(state, KEEPER, "place", frame.source, spaces, monster=args.kind)
        if not spaces:
            return None
        answer = (spaces[0],)
    at = answer[0]
    index = state.corpses.index(at)
    state.corpses = state.corpses[:index] + state.corpses[index + 1 :]
    emit(state, "corpse_rose", at=at)
    put_monster(state, args.kind, at)
    return None


# --------------------------------------------------------------------------------------------------------------- moving


def _may_walk(state: State, frame: Frame, one: Monster) -> bool:
    """Stunned ones stay (MM-KMM.5), also who failed at a barrier (MM-HID.7); once a turn by one card (content 13)."""
    if one.stun or noted(state, f"stuck:{one.id}"):
        return False
    if noted(state, f"walked:{frame.source}:{one.id}"):
        return False
    if not one.name or frame.source == "guest":
        return True
    honoured = lookup.objective(state).named
    return honoured is None or one.name != honoured.name


@verbs.verb(
    "walk",
    OnMonster,
    can=lambda state, frame, args: any(_may_walk(state, frame, one) for one in monsters(state, frame, args.monster)),
)
def walk(state: State, frame: Frame, args: OnMonster, answer: Answer | None) -> Outcome:
    """The Keeper moves a monster, space by space, each resolved before the next (MM-KMM.2)."""
    return _travel(state, frame, args, answer, KEEPER)


@verbs.verb("walk_guest")
def walk_guest(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The named monster's own step (content 14)."""
    return _travel(state, frame, OnMonster(frame.number("n", 0), "m"), answer, KEEPER)


@verbs.verb("shove", OnMonster, can=_any)
def shove(state: State, frame: Frame, args: OnMonster, answer: Answer | None) -> Outcome:
    """The investigator moves a monster up to so many spaces by monster movement: no stunned one (MM-KMM.5)."""
    return _travel(state, frame, args, answer, chooser(state, frame) if frame.actor == KEEPER else frame.actor)


def _travel(state: State, frame: Frame, args: OnMonster, answer: Answer | None, mover: int) -> Outcome:
    walking = mover == KEEPER
    if "walker" not in frame.locals:
        found = [one for one in monsters(state, frame, args.monster)
                 if (_may_walk(state, frame, one) if walking else not one.stun)]  # fmt: skip
        if not found:
            return None
        if answer is None and len(found) > 1:
            return ask(state, mover, "target", frame.source, [one.id for one in found], prompt="walk")
        frame.locals["walker"] = frame.locals["m"] = answer[0] if answer else found[0].id
        frame.locals["walked"] = 0
        if walking and frame.source != "guest":
            remember(state, f"walked:{frame.source}:{frame.locals['walker']}")
        answer = None
    one = lookup.monster(state, str(frame.locals["walker"]))
    done = frame.number("walked", 0)
    stopped = one is None or noted(state, f"stuck:{one.id}") or (walking and one.stun > 0)  # MM-KMM.5
    if one is None or stopped or done >= args.n or answer == ():
        del frame.locals["walker"], frame.locals["walked"]
        return None
    if answer is not None:
        frame.locals["walked"] = done + 1
        push(
            state, "monster_step", frame.actor, frame.source, m=one.id, to=answer[0], how="walk" if walking else "shove"
        )
        return AGAIN
    options = step_options(state, one, walking)
    if not options:
        del frame.locals["walker"], frame.locals["walked"]
        return None
    return ask(state, mover, "path", frame.source, options, least=0, monster=one.id, left=args.n - done)


def step_options(state: State, one: Monster, walking: bool = True) -> list[str]:
    """Where a monster may step: locks do not hinder it (MM-KMM.3, MM-KMM.4).

    Walking it may try a barrier (MM-FEA.21); whoever is pushed stops before it (A-54).
    """
    return list(travel.ways(state, one.at, lookup.kind(one).monsters, through_barriers=walking))


@verbs.verb("step_monster")
def step_monster(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """One space on; a barrier in the way is drawn for first, and only what destroys or shoves it lets through."""
    one = lookup.monster(state, str(frame.locals["m"]))
    if one is None:
        return None
    to = str(frame.locals["to"])
    space = travel.barrier_between(state, one.at, to, lookup.kind(one).monsters)
    if space:
        if frame.locals.get("tried", 0) or frame.locals["how"] != "walk":
            remember(state, f"stuck:{one.id}")
            emit(state, "monster_stopped", monster=one.id, space=space)
            return None
        frame.locals["tried"] = 1
        push(state, "monster_at_barrier", frame.actor, RULES, m=one.id, space=space, kind="combat")
        return AGAIN
    move_monster(state, one, to, str(frame.locals["how"]))
    return None


def move_monster(state: State, one: Monster, to: str, how: str) -> None:
    """The figure moves; a new room means horror tests, the altar takes samples (MM-KMM.2, A-59)."""
    start = one.at
    changes = lookup.room_of(state, start) != lookup.room_of(state, to)
    if changes:
        monster_leaves(state, one)
    one.at = to
    emit(state, "monster_moved", monster=one.id, from_=start, to=to, how=how)
    if changes:
        monster_entered(state, one)
    unload_at_altar(state, one)


@verbs.verb("monster_came")
def monster_came(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """The step is done with all that came of it."""
    return None


FAR = 99


@verbs.verb("flee", Count)
def flee(state: State, frame: Frame, args: Count, answer: Answer | None) -> Outcome:
    """The monster goes so many spaces away from every investigator, as far as it can; barriers stop it (MM-HID.2).
    Where several spaces are equally far away the Keeper chooses."""
    one = lookup.monster(state, str(lookup.note(state, "m")))
    done = frame.number("fled", 0)
    if one is None or one.stun or done >= args.n:
        frame.locals.pop("fled", None)
        return None
    board = lookup.house(state).board
    mover = lookup.kind(one).monsters
    allow = travel.allow(state, mover)
    people = [state.people[actor].at for actor in lookup.in_play(state)]

    def nearest(space: str) -> int:
        found = (board.distance(space, at, allow) for at in people)
        return min((distance for distance in found if distance is not None), default=FAR)

    ways = travel.ways(state, one.at, mover)
    far = {to: nearest(to) for to in ways}
    best = [to for to in ways if far[to] == max(far.values()) and far[to] > nearest(one.at)]
    if not best:
        frame.locals.pop("fled", None)
        return None
    if answer is None and len(best) > 1:
        return ask(state, KEEPER, "path", frame.source, best, prompt="path_flee", monster=one.id, left=args.n - done)
    frame.locals["fled"] = done + 1
    move_monster(state, one, answer[0] if answer else best[0], "flee")
    return AGAIN


@verbs.verb("barrier", Barrier)
def barrier(state: State, frame: Frame, args: Barrier, answer: Answer | None) -> Outcome:
    """Destroyed for good, or shoved back into its space (MM-HID.5, MM-GLO.7)."""
    space = str(lookup.note(state, "space"))
    if state.barriers.get(space, GONE) != GONE:
        state.barriers[space] = GONE if args.how == "break" else OPEN
        emit(state, "barrier_broken" if args.how == "break" else "barrier_shoved", space=space)
    return None


# -------------------------------------------------------------------------------------------------------------- samples


def gives_sample(state: State, one: Monster) -> bool:
    """Whether an investigator in its space is stunned, insane, or has lost half of the health (content 13)."""
    for actor in lookup.people_at(state, one.at):
        full = effects.full_health(state, actor)
        lost_half = state.people[actor].damage * 2 >= full
        if state.people[actor].stun or effects.sanity(state, actor) <= 0 or lost_half:
            return True
    return False


@verbs.verb(
    "sample",
    OnMonster,
    can=lambda state, frame, args: any(_may_take(state, frame, one) for one in monsters(state, frame, args.monster)),
)
def sample(state: State, frame: Frame, args: OnMonster, answer: Answer | None) -> Outcome:
    """The monster takes sample tokens; in the altar's space it leaves them there at once (MM-MON.8, A-59)."""

    def apply(one: Monster) -> None:
        one.samples += args.n
        emit(state, "sample_taken", monster=one.id, n=args.n)
        unload_at_altar(state, one)

    return on_monsters(state, frame, args.monster, answer, apply, lambda one: _may_take(state, frame, one))


def _may_take(state: State, frame: Frame, one: Monster) -> bool:
    """By the Keeper action from an investigator in a bad way; an event needs no victim."""
    return frame.source != "draw_breath" or gives_sample(state, one)


def unload_at_altar(state: State, one: Monster) -> None:
    """Samples lie on the altar as soon as their carrier stands there."""
    if one.samples and one.at in lookup.house(state).features["altar"]:
        state.samples += one.samples
        emit(state, "samples_left", monster=one.id, n=one.samples, total=state.samples)
        one.samples = 0
        look(state, "samples_on_altar")
