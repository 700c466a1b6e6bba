"""Is what the hint says of its advice so? Over many moments of games each reason and each price is worked out again: on
the true table, which the coach never sees, by giving the answers and reading what lies open then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from game.bigbook.ai.determinize import determinize
from game.bigbook.ai.planner import Planner
from game.bigbook.ai.reasons import Because, Claim, because
from game.bigbook.rules.kinds import ELEMENTS
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.bigbook.view import PlayerView, TableView
from game.core.engine.decision import Answer
from game.core.engine.rng import LuckAt, seeded
from tests.lengths import soak, soaks
from tests.lessons.claims import ending, games

Words = dict[str, int | str]
Check = Callable[[BigBookSession, BigBookSession, Words], bool]
"""Whether a claim with these words is so, of the table as it stood and the table after the answers."""


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
}


def advised(session: BigBookSession) -> Because:
    """The reasons for what the coach would do now."""
    return because(session, advised_line(session))


def given(session: BigBookSession, path: Sequence[Answer]) -> BigBookSession:
    """The true table once the answers have been given."""
    table = BigBookSession(session.game, session.state.clone())
    for answer in path:
        assert table.game.check(table.state, answer) is None, "every answer on the way is legal"
        table.apply(answer)
    return table


@soaks
def test_every_reason_is_so() -> None:
    made: Counter[str] = Counter()
    checked = 0
    for index, (name, session) in enumerate(games(400, first=1)):
        if session.decision is None or index % 17:
            continue
        if checked >= soak(30, 5_000):
            break
        checked += 1
        found = advised(session)
        if found.following is not None:
            made["following"] += 1
            table = given(session, found.following.path)
            assert table.decision is not None and table.decision.seat == found.following.seat
            assert table.why_not(found.following.action) is None, f"{name}: {found.following}"
        for claim in (*found.gains, *found.losses):
            made[claim.key] += 1
            then = given(session, claim.path)
            assert CHECKS[claim.key](session, then, dict(claim.args)), f"{name}: {claim} after {claim.path}"
            fits(session, found, claim)
    assert len(made) >= soak(6, 14), made
    assert sum(made.values()) > checked // 2, made


OF_THE_WAY = {"opens", "goes_too", "left", "clear", "still"}
"""Claims of what all acts of the line come to; every other one is of the first act alone."""


def fits(session: BigBookSession, found: Because, claim: Claim) -> None:
    """The reason is of this act: nothing that a later one does is counted, and a new card is hoped for only where the
    act may bring one that counts."""
    if claim.key in ("lack", "lack_among"):
        assert may_bring(session, found, claim), f"{claim}: no new card comes of it"
    if claim.key in OF_THE_WAY or not claim.path:
        return
    table, turn = BigBookSession(session.game, session.state.clone()), session.view().turn
    for number, answer in enumerate(claim.path):
        own = table.decision is not None and (table.decision.kind, table.decision.prompt) == ("action", "action")
        assert number == 0 or not own, f"{claim}: a second own act is counted in {claim.path}"
        table.apply(answer)
    assert table.view().turn == turn


def may_bring(session: BigBookSession, found: Because, claim: Claim) -> bool:
    """Whether the advised act, with any of many lucks, adds to what the hand and the pool yield of the element."""
    line = advised_line(session)
    for seed in range(1, 40):
        table = BigBookSession(session.game, determinize(session.state, LuckAt(seeded(seed))))
        table.apply(line[0])
        for answer in line[1:]:
            if table.decision is None or table.decision.prompt == "action" or table.check(answer) is not None:
                break
            table.apply(answer)
        view = table.view()
        me = next(player for player in view.players if player.seat == session.view().active)
        cards = [*me.hand, *(card for player in view.players for card in player.support)]
        if sum(int(card[-1]) for card in cards if card[:-1] == claim.args["element"]) > int(claim.args["m"]):
            return True
    return False


def advised_line(session: BigBookSession) -> list[Answer]:
    planner = Planner(7, "adept")
    best = planner.ranked(session.game, session.state.clone())[0][1]
    return [answer for _, answer in planner.line(session.game, best)]


def position(hand: list[str], curse: str, **more: object) -> BigBookSession:
    """Two players, one curse on the second space and the marker before it."""
    players = {
        "p1": {"magician": "stoker", "hand": hand, "deck": ["earth1", "earth1", "air1", "air1"],
               "spells": ["growth", "ice"], **more},
        "p2": {"magician": "ferryman", "hand": ["air1", "air1"], "deck": ["air1"]},
    }  # fmt: skip
    return BigBookScenarioAdapter().build({"turn": "1", "active": "p1", "curses": {"2": [curse]}, "players": players})


def test_what_is_destroyed_in_time_is_named() -> None:
    session = position(["fire2", "fire2", "water1"], "f4")
    action = next(one.id for one in session.legal() if one.id.startswith("destroy:"))
    planner = Planner(7, "adept")
    planner.ranked(session.game, session.state.clone())
    found = because(session, [answer for _, answer in planner.line(session.game, (action,))])
    assert found.gains and found.gains[0].key.startswith("stops_") and found.gains[0].args["curse"] == "f4"


def test_the_end_keeps_the_hand() -> None:
    session = position(["fire2", "water1"], "f4")
    assert because(session, [("end",)]).gains == (Claim("keeps", {"n": 3}),)


def test_no_new_card_is_hoped_for_from_an_act_that_brings_none() -> None:
    """Learning and Telepathy were advised with "Perhaps a new card helps" beside a curse that they do nothing about."""
    session = position(["fire2", "water1", "water1"], "f4")
    learns = next(one.id for one in session.legal() if one.id.startswith("learn:"))
    assert not because(session, [(learns,)]).gains
    draws = position(["earth1", "fire2"], "f4", deck=["fire1", "fire1", "fire2"])
    assert [one.key for one in because(draws, [("activate:growth:1",)]).gains] == ["lack"]
    weak = position(["earth1", "fire2"], "f4", deck=["air1", "air1", "earth1"])
    assert not because(weak, [("activate:growth:1",)]).gains, "whatever is drawn, it is no fire"


def test_a_cure_says_what_it_cures_whatever_comes_after_it() -> None:
    """The act that is advised has its own reason first, and none of what the line does later."""
    session = position(["madness", "water1", "water1", "earth1", "earth1"], "f4")
    later = next(one.id for one in session.legal() if one.id.startswith("acquire:earth2"))
    found = because(session, [("cure:p1.hand",), ("p1.hand.water1", "p1.hand.water1"), (later,)])
    assert found.gains[0] == Claim("madness_less", {"seat": "p1", "n": 0, "m": 1})
    assert "value_more" not in {one.key for one in found.gains}
