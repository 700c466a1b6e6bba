"""What each reason of the coach must come to on the true table, by its key: worked out from what lies open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations, islice

from game.bigbook.ai.claim import Claim
from game.bigbook.ai.planner import luck_in
from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import ELEMENTS
from game.bigbook.rules.session import BigBookSession
from game.bigbook.view import CurseView, PlayerView, TableView
from game.core.engine.chance import Chance
from game.core.engine.decision import Answer
from game.core.engine.event import Event
from tests.lessons.claims import ending

Words = dict[str, int | str]
Check = Callable[[BigBookSession, BigBookSession, Words], bool]
"""Whether a claim with these words is so, of the table as it stood and the table after the answers."""
Figure = Callable[[TableView, Words], int]


def _at(view: TableView, words: Words) -> PlayerView:
    return next(player for player in view.players if player.seat == words["seat"])


def _yields(cards: tuple[str, ...]) -> int:
    return sum(int(card[-1]) for card in cards if card != "madness")


def _worth(player: PlayerView) -> int:
    in_deck = sum(int(card[-1]) * count for card, count in player.deck_makeup.items() if card != "madness")
    return in_deck + sum(_yields(zone) for zone in (player.hand, player.discard, player.support))


def _pool(view: TableView) -> int:
    return sum(_yields(player.support) for player in view.players if not player.eliminated)


def _changes(figure: Callable[[TableView, Words], int], up: bool) -> Check:
    """A figure that was `m` and is `n` now, more or less."""

    def check(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
        was, now = figure(before.view(), words), figure(after.view(), words)
        return (was, now) == (words["m"], words["n"]) and (now > was if up else now < was)

    return check


def _madness(view: TableView, words: Words) -> int:
    return _at(view, words).hand.count("madness")


def _struck(table: BigBookSession, curse: object, seat: object = None) -> bool:
    """The curse strikes when the turn ends now, or the game is lost before; and the turn after it is `seat`'s."""
    for luck in (1, 2):
        events = ending(table, luck)
        if any(one.type == "game_lost" for one in events):
            continue
        if not any(one.type == "curse_applied" and one.get("curse") == curse for one in events):
            return False
        if seat is not None and not any(one.type == "turn_began" and one.get("seat") == seat for one in events):
            return False
    return True


def _stops(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
    gone = words["curse"] not in {one.id for one in after.view().curses}
    return gone and _struck(before, words["curse"], words.get("seat"))


def _goes(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
    was, now = ({one.id for one in table.view().curses} for table in (before, after))
    return words["curse"] in was - now and before.view().turn == after.view().turn


def _lack(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
    """The price counts the tokens on the curse; what may pay is the own hand and everybody's support."""
    view = before.view()
    curse = next(one for one in view.curses if one.id == words["curse"])
    mine = next(player for player in view.players if player.seat == view.active)
    cards = [*mine.hand, *(card for player in view.players for card in player.support)]
    have = sum(int(card[-1]) for card in cards if card[:-1] == words["element"])
    action = f"destroy:{curse.id}"
    open_to = action in {one.id for one in before.legal()}
    return (
        not open_to
        and curse.cost[str(words["element"])] == words["n"]
        and have == words["m"]
        and have < int(words["n"])
        and {name: n for name, n in words.items() if name in ELEMENTS} == (curse.cost if len(curse.cost) > 1 else {})
    )


def _spell(ready: bool) -> Check:
    def check(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
        def up(table: BigBookSession) -> bool:
            spells = [one for one in _at(table.view(), words).spells if one.id == words["spell"]]
            return any(not one.exhausted and not one.neutralized for one in spells)

        return up(after) is ready and up(before) is not ready

    return check


def _kept(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
    """Ending the turn takes no card out of the hand, and it yields so much."""
    view = before.view()
    mine = next(player for player in view.players if player.seat == view.active)
    events = ending(before, 1)
    began = next((index for index, one in enumerate(events) if one.type == "turn_began"), len(events))
    lost = [one for one in events[:began] if one.type == "card_discarded" and one.get("seat") == view.active]
    return _yields(mine.hand) == words["n"] and (not lost or any(one.type == "curse_applied" for one in events))


def _takes(before: BigBookSession, words: Words) -> bool:
    within = sum(before.within_reach().values())
    return words["n"] == sum(_curse(before, words).cost.values()) and words["m"] == within


def _rewards(before: BigBookSession) -> bool:
    return any(count for card, count in before.view().supply.items() if card.endswith("2"))


def _curse(table: BigBookSession, words: Words) -> CurseView:
    curses: Sequence[CurseView] = table.view().curses
    return next(one for one in curses if one.id == words["curse"])


def _steps(table: BigBookSession, words: Words) -> int:
    """Steps of the marker until it is on the curse's space; past Invocation it begins again."""
    space, marker = int(_curse(table, words).position[0]), int(table.view().marker)
    return (space - marker - 1) % 6 + 1


def still_open(before: BigBookSession, after: BigBookSession, act: str) -> bool:
    """Whether who was asked before may do this after it, in the same turn."""
    now, then = after.decision, before.decision
    assert then is not None
    mine = now is not None and (now.seat, now.prompt) == (then.seat, then.prompt)
    return mine and after.view().turn == before.view().turn and act in {one.id for one in after.legal()}


def settled(before: BigBookSession, line: Sequence[Answer]) -> BigBookSession:
    """The true table once the first act of a line and all that belongs to it is done, by chance where luck has made
    the line's own answers impossible."""
    return _settle(before, line)[0]


def brings_new_deck(before: BigBookSession, line: Sequence[Answer], seat: str) -> bool:
    """Whether the first act of a line brings a reshuffle with its Madness for somebody."""
    told = [one for one in _settle(before, line)[1] if one.get("seat") == seat]
    return any(one.type == "madness_received" and one.get("source") == "reshuffle" for one in told)


def _settle(before: BigBookSession, line: Sequence[Answer]) -> tuple[BigBookSession, list[Event]]:
    told: list[Event] = []
    table, chance, left = BigBookSession(before.game, before.state.clone()), Chance(5), list(line)
    while True:
        answer = left.pop(0) if left else None
        if answer is None or table.check(answer) is not None:
            answer, left = chance.answer(table.game, table.state.clone()), []
        told += table.apply(answer).events
        if table.decision is None or table.decision.kind == "action":
            return table, told


def taken_away(before: BigBookSession, line: Sequence[Answer], act: str) -> bool:
    """Whether a line, as far as it is certain, ends its turn without an act that it has made impossible: what people
    were told they could still do must be left to them by all that they are then told to do."""
    table, gone = BigBookSession(before.game, before.state.clone()), False
    for answer in line:
        if answer == (act,) or table.state.turn != before.state.turn:
            return False
        if answer == ("end",) or table.check(answer) is not None or luck_in(table.state) != luck_in(before.state):
            break
        table.apply(answer)
        if table.decision is not None and table.decision.kind == "action":
            gone = not still_open(before, table, act)
    return gone


def speaks_against(before: BigBookSession, line: Sequence[Answer], claim: Claim) -> bool:
    """Whether what is said against destroying a curse is so."""
    act = f"destroy:{claim.args.get('curse', '')}"
    if claim.key == "afterwards":
        return still_open(before, settled(before, line), act) and not taken_away(before, line, act)
    if claim.key != "either":
        return CHECKS[claim.key](before, before, dict(claim.args))
    ways = before.suggest_payments(act)
    firsts = [[(act,), way] for way in ways] if len(ways) > 1 else [[(act,)]]
    return not still_open(before, settled(before, line), act) and not any(
        still_open(before, settled(before, first), line[0][0]) for first in firsts
    )


def of_answer(before: BigBookSession, answer: Answer, key: str) -> bool:
    """Whether what is said of the cards of an answer themselves is so."""
    values = [0 if one.endswith("madness") else int(one[-1]) for one in answer]
    if key == "madness_goes":
        return bool(answer) and not any(values)
    others = [sum(int(card[-1]) for card in one if not card.endswith("madness")) for one in answers(before)]
    return sum(values) == (min if key == "yields_least" else max)(others)


def answers(table: BigBookSession) -> Iterator[Answer]:
    """Answers to a choice, some of each number."""
    assert table.decision is not None
    options = [one.id for one in table.legal() for _ in range(one.count)]
    for count in range(table.decision.min, min(table.decision.max, len(options)) + 1):
        for answer in islice(dict.fromkeys(combinations(options, count)), 60):
            if table.check(answer) is None:
                yield answer


def _ways(before: BigBookSession, figure: Figure, words: Words) -> list[int]:
    """A figure after each of the answers that can be given."""
    return [figure(given(before, [answer]).view(), words) for answer in answers(before)]


def _figures(figure: Figure, up: bool) -> Check:
    """A figure is `n` after the answer and `m` after another one, which is worse."""

    def check(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
        own, others = figure(after.view(), words), _ways(before, figure, words)
        return own == words["n"] and words["m"] in others and (own > int(words["m"])) is up

    return check


def _than_some(figure: Figure) -> Check:
    """A figure is above 0 after the answer, and not after every other one."""

    def check(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
        return figure(after.view(), words) > 0 and any(one <= 0 for one in _ways(before, figure, words))

    return check


def _of(cards: Sequence[str], words: Words) -> int:
    return sum(int(card[-1]) for card in cards if card[:-1] == words["element"])


def _within(view: TableView, words: Words) -> tuple[str, ...]:
    return (*_at(view, words).hand, *(card for player in view.players for card in player.support))


def _reach(view: TableView, words: Words) -> int:
    return _of(_within(view, words), words)


def _owned(player: PlayerView, words: Words) -> int:
    in_deck = [card for card, count in player.deck_makeup.items() for _ in range(count)]
    return _of((*player.hand, *player.discard, *player.support, *in_deck), words)


def _reaches(before: BigBookSession, words: Words) -> bool:
    return words["n"] == _level_of(words) and _reach(before.view(), words) == words["m"]


def _behind(before: BigBookSession) -> list[int]:
    """By spell that can be chosen: what all cards of its owner yield of its element."""
    assert before.decision is not None
    found = []
    for one in before.legal():
        parts = one.id.split(".")
        element = ELEMENTS[catalogue().spells[parts[-1]].element]
        owner: Words = {"seat": parts[0] if len(parts) > 1 else before.decision.seat, "element": element}
        found.append(_owned(_at(before.view(), owner), owner))
    return found


def _lacks(view: TableView, words: Words) -> int:
    curse = next((one for one in view.curses if one.id == words["curse"]), None)
    cost = curse.cost if curse is not None else {}
    return sum(max(0, n - _of(_within(view, words), {"element": name})) for name, n in cost.items())


def _castable(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
    card = catalogue().spells[str(words["spell"])]
    asked: Words = {**words, "element": ELEMENTS[card.element]}
    return _than_some(lambda view, _: _reach(view, asked) - card.level + 1)(before, after, words)


def _level_of(words: Words) -> int:
    return int(catalogue().spells[str(words["spell"])].level)


def _level(pick: Callable[[Iterable[int]], int]) -> Check:
    def check(before: BigBookSession, after: BigBookSession, words: Words) -> bool:
        levels = [catalogue().spells[one.id.split(".")[-1]].level for one in before.legal()]
        return words["n"] == _level_of(words) == pick(levels)

    return check


CHECKS: dict[str, Check] = {
    **dict.fromkeys(("stops_all", "stops_one", "stops_active", "stops_curses"), _stops),
    "opens": lambda b, a, w: _goes(b, a, w) and f"destroy:{w['curse']}" not in {one.id for one in b.legal()},
    "goes_too": _goes,
    "left": lambda b, a, w: len(a.view().curses) == w["n"] and 6 - b.view().marker == w["m"],
    "clear": lambda b, a, w: bool(b.view().curses) and not a.view().curses,
    **dict.fromkeys(("lack", "lack_here", "lack_among", "lack_among_here"), _lack),
    "madness_less": _changes(_madness, up=False),
    "madness_more": _changes(_madness, up=True),
    "stack_more": _changes(lambda view, _: view.madness, up=True),
    "stack_less": _changes(lambda view, _: view.madness, up=False),
    "support_more": _changes(lambda view, _: _pool(view), up=True),
    "support_less": _changes(lambda view, _: _pool(view), up=False),
    "value_more": _changes(lambda view, words: _worth(_at(view, words)), up=True),
    "value_less": _changes(lambda view, words: _worth(_at(view, words)), up=False),
    "ready": _spell(ready=True),
    "spent": _spell(ready=False),
    "still": lambda b, a, w: _struck(a, w["curse"]),
    "keeps": _kept,
    "payable": lambda b, a, w: {f"destroy:{one}" for one in str(w["list"]).split()} <= {one.id for one in b.legal()},
    "have_struck": lambda b, a, w: (
        all(_curse(b, {"curse": one}).applied for one in str(w["list"]).split()) and w["m"] == 6 - b.view().marker
    ),
    "has_struck": lambda b, a, w: _curse(b, w).applied and w["m"] == 6 - b.view().marker,
    "strikes_later": lambda b, a, w: w["n"] == _steps(b, w) and not _curse(b, w).applied,
    "brings_madness": lambda b, a, w: 0 < _curse(b, w).madness == w["n"],
    "takes": lambda b, a, w: _takes(b, w) and not _rewards(b),
    "takes_for_card": lambda b, a, w: _takes(b, w) and _rewards(b),
    "no_choice": lambda b, a, w: len({tuple(sorted(one)) for one in answers(b)}) == 1,
    "stays_payable": _than_some(lambda view, w: -_lacks(view, w) if _lacks(view, w) else 1),
    "lack_choice": _figures(lambda view, w: _lacks(view, w), up=False),
    "madness_choice": _figures(_madness, up=False),
    "hand_choice": _figures(lambda view, w: _yields(_at(view, w).hand), up=True),
    "worth_choice": _figures(lambda view, w: _worth(_at(view, w)), up=True),
    "pool_choice": _figures(lambda view, w: _pool(view), up=True),
    "stack_choice": _figures(lambda view, w: view.madness, up=True),
    "stays_castable": _castable,
    "stays_of": lambda b, a, w: _reach(a.view(), w) == w["n"],
    "hand_now": lambda b, a, w: _yields(_at(b.view(), w).hand) == w["n"],
    "madness_now": lambda b, a, w: _madness(b.view(), w) == w["n"],
    "unneeded": lambda b, a, w: not any(w["element"] in one.cost for one in b.view().curses if not one.neutralized),
    "needs": lambda b, a, w: str(w["element"]) in _curse(b, w).cost,
    "spell_down": lambda b, a, w: any(one.id == w["spell"] and one.exhausted for one in _at(b.view(), w).spells),
    "spell_reach": lambda b, a, w: _reaches(b, w) and int(w["m"]) >= int(w["n"]),
    "spell_missed": lambda b, a, w: _reaches(b, w) and int(w["m"]) < int(w["n"]),
    "level_low": _level(min),
    "level_high": _level(max),
    "spell_element": lambda b, a, w: _owned(_at(b.view(), w), w) == w["n"],
    "spell_scarce": lambda b, a, w: _owned(_at(b.view(), w), w) == w["n"] == min(_behind(b)),
    "spell_plenty": lambda b, a, w: _owned(_at(b.view(), w), w) == w["n"] == max(_behind(b)),
    "player_pays": lambda b, a, w: not _lacks(b.view(), w),
    "within_all": lambda b, a, w: w["n"] == _of((*(c for p in b.view().players for c in (*p.hand, *p.support)),), w),
    "owns": lambda b, a, w: _owned(_at(b.view(), w), w) == w["n"],
}
"""By key: whether it is so."""
OF_ANSWERS = ("madness_goes", "yields_least", "yields_most")
"""Keys of what is said of the cards of an answer themselves (`of_answer`)."""


def given(session: BigBookSession, path: Sequence[Answer]) -> BigBookSession:
    """The true table once the answers have been given."""
    table = BigBookSession(session.game, session.state.clone())
    for answer in path:
        assert table.game.check(table.state, answer) is None, "every answer on the way is legal"
        table.apply(answer)
    return table
