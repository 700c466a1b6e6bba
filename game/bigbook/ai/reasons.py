"""Why an answer is advised, and what it gives up: what the judgment of the table changes by it, as claims that hold.

The advised line is followed on imagined tables for as long as no luck speaks, and the judged table after it is compared
with the table as it stands. The figures that differ most say which claim is made; each claim is read from the two
tables (or tried), so that it is true of every table that looks like this one. The words stand below `prompts.because`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.actions import END
from game.bigbook.rules.curses import steps_to_judgment
from game.bigbook.rules.kinds import MADNESS, SEAT_OF, SEATS, VALUE
from game.bigbook.rules.pieces import EXHAUSTED
from game.bigbook.rules.player import Player
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.bigbook.verbs import programs
from game.core.engine.decision import Answer
from game.core.engine.rng import LuckAt, seeded

from .choosing import of_choice
from .claim import Args, Claim
from .determinize import determinize
from .features import features, names
from .passed_over import named
from .planner import luck_in, open_in
from .search import acting
from .settled import reshuffling
from .tallies import pool, worth
from .tried import LUCKS, Tried
from .weights import judgment

MOST = 2
"""So many reasons are told."""
FELT = 0.02
"""A difference below this (in log-odds to win) is no reason."""
IDLE = ((END,), ("pass",))
"""Answers that are no action to speak of."""
MANY_LUCKS = range(101, 113)
"""The seeds of the imagined tables on which a card that helps is looked for."""
_GROUPS = {
    "madness": ("hand_madness", "much_madness"),
    "stack": ("stack", "slack", "risk", "low_stack", "deck_madness"),
    "support": ("support", "support_cards", "cover", "widest_pool"),
    "value": ("flow", "quality", "least_quality", "threes", "lean", "breadth", "cards"),
    "spells": ("ready", "basic", "level_1", "level_2", "level_3"),
}
"""The figures of the judgment by what a claim can say of them; every spell's own figure is of the spells besides.
What becomes of curses is claimed from the tables themselves (`_of_curses`)."""
MEANT = {"cure": ("madness", "stack"), "acquire": ("value",)}
"""What an act is for, by its verb, as groups of figures."""
_SPELL = "spell:"
"""So the figures of single spells begin."""


@dataclass(frozen=True, slots=True)
class Following:
    """An action that comes later in a line: whose, which, and the answers before it."""

    seat: str
    action: str
    path: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Because:
    """Why, and at what price. `path` is the line as far as it is certain, to the last moment of the turn before luck
    speaks: empty where the first act leads to no such moment."""

    gains: tuple[Claim, ...] = ()
    losses: tuple[Claim, ...] = ()
    path: tuple[Answer, ...] = ()
    following: Following | None = None
    """What the line goes on with, where no luck speaks before it."""
    against: tuple[Claim, ...] = ()
    """What speaks against destroying a curse that could be paid for at once, where the line begins otherwise."""


def because(session: BigBookSession, line: Sequence[Answer]) -> Because:
    """The reasons for the first answer of a line, which goes on with the others."""
    tried = Tried(session)
    if not line or session.decision is None:
        return Because()
    if line[0] == (END,):
        return Because(_of_the_end(session), against=named(session, line, MOST))
    found = _certain(session, line)
    strike = _next_strike(session, tried)
    chosen = of_choice(session, line[0])
    new_decks = [Claim("reshuffles", {"seat": seat}) for seat in reshuffling(session, line)]
    if not found.moments:
        unknown = _of_the_unknown(session, strike, line, found.following)
        return Because((*chosen, *unknown), (*new_decks[:MOST],), (), found.following, named(session, line, MOST))
    (path, after), own = found.moments[-1], found.own or found.moments[0]
    gains, losses = _of_the_act(session, *own)
    of_curses = _of_curses(session, tried, own[0], after)
    gains = [*(one if one.path else replace(one, path=path) for one in of_curses), *gains]
    if len(path) == len(line) and strike is not None and _strikes_still(session, after, strike):
        losses.insert(0, Claim("still", {"curse": strike}, path))
    losses = [*new_decks, *losses]
    gains = [*chosen, *gains[: 1 if chosen else MOST]]
    return Because(tuple(gains), tuple(losses[:MOST]), path, found.following, named(session, line, MOST))


def _of_the_act(session: BigBookSession, path: tuple[Answer, ...], after: State) -> tuple[list[Claim], list[Claim]]:
    """What the first act changes, the acts that it gives to friends included, or an answer to a choice by itself:
    gains, and what it gives up. What later acts of the line do is no reason for this one, nor what others answer to a
    choice of their own. First comes what the act is for, however little the judgment makes of it."""
    assert session.decision is not None
    changes = _changes(session.state, after, SEAT_OF[session.decision.seat])
    said = [(weight, group, claim) for weight, group, claim in changes if claim is not None]
    acts = session.decision.kind == "action"
    meant = MEANT.get(read(path[0][0]).verb, ()) if acts else ()
    gains = sorted(
        (one for one in said if _good(one[2]) and (one[0] >= FELT or one[1] in meant)),
        key=lambda one: meant.index(one[1]) if one[1] in meant else len(meant),
    )
    losses = [claim for weight, _, claim in reversed(said) if weight <= -FELT and not _good(claim)]
    return [replace(claim, path=path) for _, _, claim in gains], [replace(claim, path=path) for claim in losses]


# the line as far as it is certain

Moment = tuple[tuple[Answer, ...], State]
"""The answers that lead to a moment at which somebody may act in this turn, and the table then."""


@dataclass(frozen=True, slots=True)
class _Certain:
    """The moments of a line before luck speaks, the first act's first, and the action that the line goes on with."""

    moments: tuple[Moment, ...] = ()
    following: Following | None = None
    own: Moment | None = None
    """The table after the first answer by itself, where that answers a choice."""


def _certain(session: BigBookSession, line: Sequence[Answer]) -> _Certain:
    tables = [determinize(session.state, LuckAt(seeded(seed))) for seed in LUCKS]
    luck = [luck_in(table) for table in tables]
    turn = session.state.turn
    moments: list[Moment] = []
    following: Following | None = None
    own: Moment | None = None
    chooses = session.decision is not None and session.decision.kind != "action"
    for index, answer in enumerate(line):
        if answer == (END,) or any(session.game.check(table, answer) is not None for table in tables):
            break
        for table in tables:
            session.game.step(table, answer)
        alike = all(open_in(table) == open_in(tables[0]) for table in tables)
        if not alike or [luck_in(table) for table in tables] != luck or tables[0].turn != turn:
            break
        now, rest = tables[0].decision, line[index + 1 : index + 2]
        acts = now is not None and now.kind == "action" and bool(rest) and rest[0] not in IDLE
        if following is None and now is not None and acts and session.game.check(tables[0], rest[0]) is None:
            following = Following(now.seat, rest[0][0], tuple(line[: index + 1]))
        if acting(tables[0]):
            moments.append((tuple(line[: index + 1]), tables[0].clone()))
        if chooses and index == 0:
            own = (answer,), tables[0].clone()
    return _Certain(tuple(moments), following, own)


@cache
def _groups() -> Mapping[str, tuple[int, ...]]:
    """Where the figures of each group stand."""
    every = list(enumerate(names()))
    return {
        group: tuple(place for place, name in every if name in own or (group == "spells" and name.startswith(_SPELL)))
        for group, own in _GROUPS.items()
    }


def _changes(before: State, after: State, asked: int) -> list[tuple[float, str, Claim | None]]:
    """What the judgment makes of each group of figures (log-odds to win, best first), with the claim about it. Where
    as much changes for several, it is made of who is `asked`."""
    judge = judgment()
    round_, now = features(before, judge.harms)
    _, then = features(after, judge.harms)
    weights = judge.weights[round_]
    found = [
        (
            sum(weights[place] * (then[place] - now[place]) for place in places),
            group,
            CLAIMS[group](before, after, asked),
        )
        for group, places in _groups().items()
    ]
    return sorted(found, key=lambda one: -one[0])


def _good(claim: Claim) -> bool:
    return claim.key not in LOSSES


# claims about the two tables


def _playing(state: State, first: int = 0) -> list[tuple[int, Player]]:
    """Who still plays, `first` before all others."""
    found = [(seat, player) for seat, player in enumerate(state.players) if not player.eliminated]
    return sorted(found, key=lambda one: one[0] != first)


def _madness(before: State, after: State, asked: int) -> Claim | None:
    """Whose hand holds more or less Madness: the one it changes most for."""
    changed = [
        (player.hand.count(MADNESS), after.players[seat].hand.count(MADNESS), seat)
        for seat, player in _playing(before, asked)
    ]
    held, then, seat = max(changed, key=lambda one: abs(one[0] - one[1]))
    args: Args = {"seat": SEATS[seat], "n": then, "m": held}
    if then == held:
        return None
    return Claim("madness_less", args) if then < held else Claim("madness_more", args)


def _stack(before: State, after: State, asked: int) -> Claim | None:
    args: Args = {"n": after.madness, "m": before.madness}
    if after.madness == before.madness:
        return None
    return Claim("stack_more", args) if after.madness > before.madness else Claim("stack_less", args)


def _support(before: State, after: State, asked: int) -> Claim | None:
    held, then = pool(before), pool(after)
    args: Args = {"n": then, "m": held}
    if then == held:
        return None
    return Claim("support_more", args) if then > held else Claim("support_less", args)


def _value(before: State, after: State, asked: int) -> Claim | None:
    changed = [(worth(player), worth(after.players[seat]), seat) for seat, player in _playing(before, asked)]
    held, then, seat = max(changed, key=lambda one: abs(one[0] - one[1]))
    args: Args = {"seat": SEATS[seat], "n": then, "m": held}
    if then == held:
        return None
    return Claim("value_more", args) if then > held else Claim("value_less", args)


def _spells(before: State, after: State, asked: int) -> Claim | None:
    """A spell that is ready again; else one that lies face down."""
    downs: list[Claim] = []
    for seat, player in _playing(before, asked):
        for spell, flags in player.spells.items():
            then = after.players[seat].spells.get(spell)
            if flags and then == 0:
                return Claim("ready", {"spell": spell, "seat": SEATS[seat]})
            if not flags and then == EXHAUSTED:
                downs.append(Claim("spent", {"spell": spell, "seat": SEATS[seat]}))
    return downs[0] if downs else None


CLAIMS: dict[str, Callable[[State, State, int], Claim | None]] = {
    "madness": _madness, "stack": _stack, "support": _support, "value": _value, "spells": _spells,
}  # fmt: skip
LOSSES = frozenset({"madness_more", "stack_less", "support_less", "value_less", "spent", "reshuffles"})


# claims about curses


def _next_strike(session: BigBookSession, tried: Tried) -> str | None:
    """A curse that certainly strikes when the turn ends now."""
    if session.why_not(END) is not None:
        return None
    return next((one.id for one in session.state.curses if tried.always("curse_applied", curse=one.id)), None)


def _stopped(session: BigBookSession, curse: str) -> Claim:
    """Whom a curse would have struck with the next step, as its program says."""
    aim = programs.aim(curse)
    if aim == "all":
        return Claim("stops_all", {"curse": curse})
    if aim == "one":
        return Claim("stops_one", {"curse": curse})
    if aim == "curses":
        return Claim("stops_curses", {"curse": curse})
    playing = [seat for seat, _ in _playing(session.state)]
    following = next((seat for seat in playing if seat > session.state.active), playing[0])
    return Claim("stops_active", {"curse": curse, "seat": SEATS[following]})


def _strikes_still(session: BigBookSession, after: State, curse: str) -> bool:
    later = BigBookSession(session.game, after.clone())
    return later.why_not(END) is None and Tried(later).always("curse_applied", curse=curse)


def _of_curses(session: BigBookSession, tried: Tried, own: tuple[Answer, ...], after: State) -> list[Claim]:
    """What the line does about curses: what no longer strikes by the first act's `own` answers, what the line makes
    possible, how many are left then."""
    left = {one.id for one in after.curses}
    gone = [one.id for one in session.state.curses if one.id not in left]
    found: list[Claim] = []
    first = read(own[0][0]).target if session.decision is not None and session.decision.kind == "action" else ""
    for curse in gone:
        if curse == first:
            if session.why_not(END) is None and tried.always("curse_applied", curse=curse):
                found.append(replace(_stopped(session, curse), path=own))
            continue
        refusal = session.why_not(ActionId("destroy", curse).id)
        unpaid = refusal is not None and refusal.key == "not-enough"
        found.append(Claim("opens", {"curse": curse}) if unpaid else Claim("goes_too", {"curse": curse}))
    if gone and session.state.marker:
        steps = steps_to_judgment(session.state.marker)
        found.append(Claim("left", {"n": len(left), "m": steps}) if left else Claim("clear"))
    return found


def _of_the_unknown(
    session: BigBookSession, strike: str | None, line: Sequence[Answer], following: Following | None
) -> tuple[Claim, ...]:
    """Where luck decides: what lies between the players and the curse that strikes next. It is a reason only where the
    line goes on to destroy it at once, or where the act may bring a card that helps to pay for it."""
    if strike is None:
        return ()
    target = ActionId("destroy", strike).id
    refusal = session.why_not(target)
    if refusal is None or refusal.key != "not-enough":
        return ()
    need, have = int(refusal.args["need"]), int(refusal.args["have"])
    args: Args = {"curse": strike, "n": need, "m": have, "element": str(refusal.args["element"])}
    price = session.game.cost(session.state, target).elements
    lack = "lack"
    if len(price) > 1:  # all that it takes is told as well
        lack = "lack_among"
        args |= price
    if following is not None and following.action == target:
        return (Claim(f"{lack}_here", args),)
    if not _may_help(session, line, target, have):
        return ()
    there = (target,) in (answer[:1] for answer in line)  # the rest of the line destroys it
    return (Claim(f"{lack}_here" if there else lack, args),)


def _may_help(session: BigBookSession, line: Sequence[Answer], target: str, have: int) -> bool:
    """Whether on some imagined table more of what a curse takes is within reach once the first act is settled."""
    for seed in MANY_LUCKS:
        table = BigBookSession(session.game, determinize(session.state, LuckAt(seeded(seed))))
        for answer in line:
            if table.check(answer) is not None:
                break
            table.apply(answer)
            if table.decision is None or acting(table.state):
                break
        refusal = table.why_not(target) if acting(table.state) else None
        reached = acting(table.state) and (refusal is None or int(refusal.args.get("have", 0)) > have)
        if reached and table.state.turn == session.state.turn:
            return True
    return False


def _of_the_end(session: BigBookSession) -> tuple[Claim, ...]:
    """What ending the turn keeps."""
    hand = session.state.players[session.state.active].hand
    kept = sum(VALUE[kind] for kind in hand)
    return (Claim("keeps", {"n": kept}),) if kept and len(hand) <= catalogue().table.hand_size else ()
