"""Is what the coach says so? Games are walked, and every claim it would make is checked against the rules.

`python -m tests.lessons.claims --games 60` walks games by chance and by an apprentice, at tables of two to five, and
lists every claim that does not hold. The tests walk a slice of it. The true table is used here, which the coach never
sees: what it has found on imagined ones must come true on it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from game.bigbook.ai.coach import HINTS, Sight
from game.bigbook.ai.company import Deliberation, asked_for
from game.bigbook.ai.planner import apprentice
from game.bigbook.catalogue import catalogue
from game.bigbook.play import threats
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.view import TableView
from game.core.engine.chance import Chance
from game.core.engine.decision import Answer
from game.core.engine.event import Event
from game.core.entry import Companion

PARTIES = (
    ("stoker", "ferryman"),
    ("bellringer", "quarryman", "lakekeeper"),
    ("windwright", "archivist", "stoker", "ferryman"),
    ("lakekeeper", "windwright", "bellringer", "archivist", "quarryman"),
)
Words = dict[str, str | int]
Check = Callable[[BigBookSession, Words], bool]


def _copy(session: BigBookSession) -> BigBookSession:
    return BigBookSession(session.game, session.state.clone())


def _to_next_action(session: BigBookSession, chance: Chance) -> list[Event]:
    """Answer until somebody may act again; what happened."""
    events: list[Event] = []
    while session.decision is not None and session.decision.kind != "action":
        events += session.apply(chance.answer(session.game, session.state.clone())).events
    return events


def ending(session: BigBookSession, luck: int) -> list[Event]:
    """What happens on the true table when the turn ends now."""
    table = _copy(session)
    return [*table.apply(("end",)).events, *_to_next_action(table, Chance(luck))]


def _happens(events: list[Event], kind: str, **args: object) -> bool:
    return any(one.type == kind and all(one.get(k) == v for k, v in args.items()) for one in events)


def _strikes(session: BigBookSession, words: Words) -> bool:
    return all(_happens(ending(session, luck), "curse_applied", curse=words["curse"]) for luck in (1, 2))


def _fails(session: BigBookSession, words: Words) -> bool:
    return words["n"] == len(session.view().curses) and _happens(ending(session, 1), "failure_began")


def _refilled(session: BigBookSession, words: Words) -> bool:
    """The hand of whoever ends the turn has six cards when the next turn begins."""
    table, seat = _copy(session), session.view().active
    table.apply(("end",))
    while table.decision is not None and table.view().active == seat and table.decision.kind != "action":
        table.apply(Chance(1).answer(table.game, table.state.clone()))
    hand = sum(e.type == "card_drawn" and e.get("seat") == seat for e in ending(session, 1))
    before = next(player for player in session.view().players if player.seat == seat)
    return len(before.hand) < 6 and len(before.hand) + hand >= 6


def _bonus_comes(session: BigBookSession, words: Words) -> bool:
    """With no more than ends of turns the bonus comes, if the game lasts so long."""
    table, chance = _copy(session), Chance(3)
    while not table.over and table.decision is not None:
        if _happens([*table.apply(("end",)).events, *_to_next_action(table, chance)], "bonus_began"):
            return True
        if table.view().curses:
            return False
    return True


def _reshuffled(events: list[Event], seat: str) -> bool:
    return _happens(events, "deck_shuffled", seat=seat) and _happens(events, "madness_received", seat=seat)


def _refill_reshuffles(session: BigBookSession, words: Words) -> bool:
    return _reshuffled(ending(session, 4), session.view().active)


def _growth_reshuffles(session: BigBookSession, words: Words) -> bool:
    return _reshuffled(list(_copy(session).act("activate:growth:1").events), session.view().active)


def _rescued(session: BigBookSession, words: Words) -> bool:
    """By some payment and some answers the friend does destroy the curse, before anything else is done; a companion on
    that seat does so by itself, however hasty (or destroys the other one of two that strike next)."""
    start, target = f"activate:{words['spell']}:1", f"destroy:{words['curse']}"
    for way in session.suggest_payments(start):
        tables = [_copy(session)]
        tables[0].act(start, way)
        for _ in range(4):
            following: list[BigBookSession] = []
            for table in tables:
                asked = table.decision
                if asked is None:
                    continue
                if asked.kind == "action":
                    if asked.seat == words["other"] and table.why_not(target) is None:
                        hasty = Deliberation(table.game, table.state, "apprentice", 1).intent()
                        needed = asked_for(table.game, table.state)
                        meant = (target,) in needed and hasty.answers[0] in needed
                        return meant and _happens(
                            list(table.act(target).events), "curse_destroyed", curse=words["curse"]
                        )
                    continue
                for option in table.legal():
                    following.append(_copy(table))
                    following[-1].apply((option.id,))
            tables = following
    return False


def _unpaid(session: BigBookSession, words: Words) -> bool:
    return _strikes(session, words) and session.why_not(f"destroy:{words['curse']}") is not None


def _ahead(session: BigBookSession, words: Words) -> bool:
    table = _copy(session)
    return _strikes(session, words) and _happens(
        list(table.act(f"destroy:{words['curse']}").events), "curse_destroyed", curse=words["curse"]
    )


def _price(start: str, price: Callable[[str], int]) -> Check:
    def check(session: BigBookSession, words: Words) -> bool:
        found = [one.id for one in session.legal() if one.id.startswith(start)]
        return all(session.cost(one).total == price(one) for one in found)

    return check


def _doubled(session: BigBookSession, words: Words) -> bool:
    name = words["spell"]
    prices = [session.cost(f"activate:{name}:{power}").total for power in (1, 2)]
    return prices[1] == 2 * prices[0] and session.why_not(f"activate:{name}:2") is None


def _learned(session: BigBookSession, words: Words) -> bool:
    """Each spell that can be learned costs two, and the next one of its deck is seen when one is learned."""
    for one in session.legal():
        if one.id.startswith("learn:"):
            table = _copy(session)
            events = [*table.act(one.id).events, *_to_next_action(table, Chance(1))]
            if session.cost(one.id).total != 2 or not _happens(events, "library_revealed"):
                return False
    return True


def _lent(session: BigBookSession, words: Words) -> bool:
    actor = session.view().active
    return any(".support." in one.id and not one.id.startswith(actor) for one in session.payable())


def _rewards(session: BigBookSession, words: Words) -> bool:
    elements = set()
    for one in session.legal():
        table = _copy(session)
        gained = next(e for e in table.apply((one.id,)).events if e.type == "card_gained")
        if not str(gained["to"]).endswith(".discard") or not str(gained["card"]).endswith("2"):
            return False
        elements.add(str(gained["card"])[:-1])
    return len(elements) == 4


def _one_of_each(session: BigBookSession, words: Words) -> bool:
    return tuple(session.cost(f"destroy:{words['curse']}").need) == (1, 1, 1, 1)


def _struck(session: BigBookSession, words: Words) -> bool:
    return any(curse.id == words["curse"] and curse.applied for curse in session.view().curses)


def _mad(session: BigBookSession, words: Words) -> bool:
    view = session.view()
    return bool(next(p for p in view.players if p.seat == view.active).hand.count("madness") == words["n"])


def _free(session: BigBookSession, words: Words) -> bool:
    return session.why_not("ability") is None and session.cost("ability").total == 0


def _grants(session: BigBookSession, words: Words) -> bool:
    """Some friend whom Telepathy lets act destroys a curse that the player on turn cannot pay for."""
    return any(
        _destroys(session, payment, friend.seat)
        for payment in session.suggest_payments("activate:telepathy:1")
        for friend in session.view().players
    )


def _destroys(session: BigBookSession, payment: Answer, friend: str) -> bool:
    table = _copy(session)
    table.act("activate:telepathy:1", payment)
    if table.decision is not None and table.decision.seat == session.view().active:
        if friend not in {option.id for option in table.legal()}:
            return False
        table.apply((friend,))
    asked = table.decision
    return asked is not None and asked.seat == friend and any(one.id.startswith("destroy:") for one in table.legal())


def _full(session: BigBookSession, words: Words) -> bool:
    """Whoever is asked has no free place in support (the decision may be a friend's)."""
    decision, view = session.decision, session.view()
    seat = decision.seat if decision is not None else view.active
    player = next(one for one in view.players if one.seat == seat)
    return bool(len(player.support) >= player.support_limit)


def _spells_full(session: BigBookSession, words: Words) -> bool:
    """The next spell learned asks for one to be given up, or is given up for one that must be."""
    for one in session.legal():
        if one.id.startswith("learn:"):
            table = _copy(session)
            events = [*table.act(one.id).events, *_to_next_action(table, Chance(1))]
            if not _happens(events, "spell_destroyed"):
                return False
    return True


def _preview(session: BigBookSession, words: Words) -> bool:
    page = catalogue().pages[session.state.book[session.state.turned]]
    return bool(page.curses) and len(session.view().preview) == len(page.curses)


CHECKS: dict[str, Check] = {
    "madness_many": _mad,
    "stack_low": lambda s, w: s.view().madness == w["n"],
    "curse_ahead": _ahead,
    "judgment": _fails,
    "curse_friend": lambda s, w: _strikes(s, w) and _rescued(s, w),
    "curse_unpaid": _unpaid,
    "reshuffle_end": _refill_reshuffles,
    "last_monster": lambda s, w: s.state.turned == 6 and bool(s.view().curses),
    "reward": _rewards,
    "end_turn": _refilled,
    "power": _doubled,
    "friends_support": _lent,
    "support_full": _full,
    "acquire": _price("acquire:", lambda one: int(one[-1])),
    "learn": _learned,
    "spell_limit": _spells_full,
    "ability": _free,
    "telepathy": _grants,
    "reshuffle_draw": _growth_reshuffles,
    "madness_hand": _price("cure:", lambda one: 2),
    "multi_curse": _one_of_each,
    "curse_struck": _struck,
    "all_clear": _bonus_comes,
    "let_go": lambda s, w: s.state.turned < 6,
    "next_elements": _preview,
}
"""What each hint claims of the present or the future, by its id."""
GENERAL = {"waste", "first_steps", "out_of_turn", "ready_spells", "read", "why", "exhausted", "undo", "store",
           "to_discard", "burn", "madness_support"}  # fmt: skip
"""Hints that tell a rule or a key, true at any table (`waste` needs a payment that is being put together)."""


def _lost(events: list[Event], after: str) -> bool:
    """The game is lost by something of this kind, so that what stands behind it in the same step comes no more."""
    kinds = [event.type for event in events]
    return "game_lost" in kinds and after in kinds[: kinds.index("game_lost")]


def danger_holds(session: BigBookSession, one: threats.Threat) -> bool:
    """Whether a danger that the hint and the danger line name comes true when the turn ends now.

    A lost game excuses one thing only: two curses share space 3, and the left one may lose the game before the right
    one strikes. A refill that loses it comes before anything strikes, so it must be what the line says.
    """
    for events in (ending(session, luck) for luck in (1, 2)):
        if one.key.startswith("step_hits_"):
            holds = _happens(events, "curse_applied", curse=one.args["curse"]) or _lost(events, "curse_applied")
        elif one.key in DANGERS:
            holds = DANGERS[one.key](session, events, one.args)
        else:
            return one.key in SUMS and SUMS[one.key](session.view(), one.args)
        if not holds:
            return False
    return True


DANGERS: dict[str, Callable[[BigBookSession, list[Event], Words], bool]] = {
    "step_quiet": lambda session, events, words: not _happens(events, "curse_applied"),
    "judgement": lambda session, events, words: _happens(events, "failure_began"),
    "judgement_clear": lambda session, events, words: _happens(events, "bonus_began"),
    "deck_short": lambda session, events, words: _reshuffled(events, str(words["seat"])),
    "refill_loses": lambda session, events, words: (
        _happens(events, "game_lost") and not _happens(events, "curse_applied")
    ),
}
"""What each danger says will happen when the turn ends."""
SUMS: dict[str, Callable[[TableView, Words], bool]] = {
    "stack_low": lambda view, words: view.madness == words["n"],
    "stack_last": lambda view, words: view.madness == 0,
    "curses_left": lambda view, words: len(view.curses) == words["n"] and 6 - view.marker == words["m"],
    "last_monster": lambda view, words: view.round == 6 and bool(view.curses),
    "hand_madness": lambda view, words: any(
        player.seat == words["seat"] and player.hand.count("madness") == words["n"] for player in view.players
    ),
    "calm": lambda view, words: True,
}
"""What the others say of the table as it lies."""


@dataclass
class Report:
    """What a walk has found: how many moments, how often each claim was made, and the false ones."""

    moments: int = 0
    made: Counter[str] = field(default_factory=Counter)
    false: list[str] = field(default_factory=list)


def games(count: int, first: int = 0) -> Iterator[tuple[str, BigBookSession]]:
    """The moments of some games, each with a name to find it again; every third game is played by an apprentice, who
    means well and comes far."""
    for number in range(first, first + count):
        party = PARTIES[number % len(PARTIES)]
        session = BigBookSession.start(Options(party), number)
        clever = number % 3 == 2
        player: Companion = apprentice(number) if clever else Chance(number)
        while not session.over and len(session.past) < 500:
            yield f"game {number}, step {len(session.past)}", session
            session.apply(player.answer(session.game, session.state.clone()))


def walk(moments: Iterator[tuple[str, BigBookSession]], most: int, each: int = 1) -> Report:
    """Check every claim at every `each`-th moment, `most` moments at all."""
    report = Report()
    for index, (name, session) in enumerate(moments):
        if index % each:
            continue
        if report.moments >= most:
            break
        report.moments += 1
        look(name, session, report)
    return report


def look(name: str, session: BigBookSession, report: Report) -> None:
    """Check every claim that could be made at this moment."""
    sight = Sight.of(session)
    for hint in HINTS:
        if hint.id in GENERAL or not hint.stands(sight):
            continue
        report.made[hint.id] += 1
        words = hint.words(sight)
        if not CHECKS[hint.id](session, words):
            report.false.append(f"{name}: {hint.id} {words}")
    decision = session.decision
    if decision is not None and decision.kind == "action" and decision.prompt == "action":
        for one in threats.dangers(session.view()):
            report.made[f"danger:{one.key}"] += 1
            if not danger_holds(session, one):
                report.false.append(f"{name}: danger {one.key} {one.args}")


def main() -> int:
    """Walk, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--most", type=int, default=1_000_000, help="stop after so many moments")
    chosen = parser.parse_args()
    report = walk(games(chosen.games, chosen.first), chosen.most)
    for line in report.false:
        print(line)
    print(f"{report.moments} moments, {sum(report.made.values())} claims, {len(report.false)} false")
    print(", ".join(f"{name} {count}" for name, count in sorted(report.made.items())))
    return bool(report.false)


if __name__ == "__main__":
    sys.exit(main())
