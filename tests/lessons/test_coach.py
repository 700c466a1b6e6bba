"""The coach: one hint at a time, remembered, warnings again in every game, and every hint comes up somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.bigbook.ai.coach import HINTS, Coach, Hint, Sight, counsel
from game.bigbook.ai.planner import Planner
from game.bigbook.play import threats
from game.bigbook.rules.options import DEFAULT_PARTY, Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.engine.chance import Chance
from tests.lengths import soak, soaks
from tests.lessons import claims

IDS = [hint.id for hint in HINTS]


def sight_of(session: BigBookSession, spill: int = 0) -> Sight:
    return Sight.of(session, spill)


def position(**given: object) -> BigBookSession:
    return BigBookScenarioAdapter().build(given)


def hint(name: str) -> Hint:
    return next(one for one in HINTS if one.id == name)


def games(count: int) -> Iterator[Iterator[BigBookSession]]:
    parties = (("stoker", "ferryman"), ("bellringer", "quarryman", "lakekeeper"), ("windwright", "archivist", "stoker"))

    def moments(seed: int) -> Iterator[BigBookSession]:
        session = BigBookSession.start(Options(parties[seed % 3]), seed)
        chance = Chance(seed)
        while not session.over and len(session.past) < 400:
            yield session
            session.apply(chance.answer(session.game, session.state.clone()))

    for seed in range(count):
        yield moments(seed)


def test_there_are_about_thirty_and_they_build_on_each_other() -> None:
    assert 28 <= len(HINTS) <= 38
    assert len(set(IDS)) == len(IDS)
    before: set[str] = set()
    for one in HINTS:
        assert set(one.after) <= set(IDS)
        before.add(one.id)


def test_every_hint_comes_up_in_games_played_by_chance() -> None:
    """A newcomer at many tables: with the same memory, everything the coach knows is said sooner or later."""
    coach, shown = Coach(), Counter[str]()
    for moments in games(14):
        coach = Coach.knowing(coach.seen)
        for session in moments:
            now = coach.look(sight_of(session))
            if now is not None and coach.then is not None:
                shown[now.id] += 1
                assert all(isinstance(value, str | int) and value != "" for value in now.words(coach.then).values())
    assert set(IDS) - set(shown) <= {"waste", "all_clear"}, "chance pays well and never clears the track"


def test_what_was_seen_does_not_return_but_warnings_do() -> None:
    first = Coach()
    for moments in games(2):
        for session in moments:
            first.look(sight_of(session))
    second = Coach.knowing(first.seen)
    again: set[str] = set()
    for session in next(games(1)):
        now = second.look(sight_of(session))
        if now is not None:
            again.add(now.id)
    warnings = {one.id for one in HINTS if one.warns}
    assert not (again & first.seen) - warnings
    assert again & warnings


def test_a_game_shows_a_hint_once_however_often_its_moment_comes() -> None:
    """Somebody whose friends are companions read the same card three times: it left with each of their turns."""
    for moments in games(6):
        coach, last, shown = Coach(), None, Counter[str]()
        for session in moments:
            now = coach.look(sight_of(session))
            if now is not None and now is not last:
                shown[now.id] += 1
            if session.view().active == "p2":  # a companion has the word
                coach.leave()
                now = None
            last = now
        assert shown["first_steps"] and max(n for name, n in shown.items() if not hint(name).warns) == 1, shown


def test_closing_a_hint_leaves_quiet_until_the_next_turn() -> None:
    session = BigBookSession.start(Options(("stoker", "ferryman")), 4)
    coach = Coach()
    while (now := coach.look(sight_of(session))) is None:
        session.apply(Chance(1).answer(session.game, session.state.clone()))
    assert coach.finish(session.view().turn) == now.id and now.id in coach.seen
    following = coach.look(sight_of(session))
    assert following is None or following.warns
    assert Coach().finish(1) is None


def test_one_after_the_other() -> None:
    mine = {"hand": ["earth1", "earth1", "fire1"], "deck": ["air1"] * 9}
    session = position(turn="2", players={"p1": mine, "p2": {}})
    assert hint("all_clear").show(sight_of(session))
    assert next(one.id for one in HINTS if not one.after and one.show(sight_of(session))) == "first_steps"
    coach = Coach()
    assert coach.look(sight_of(session)) is hint("first_steps")
    session.act("activate:growth:1")
    assert coach.look(sight_of(session)) is not hint("first_steps")
    assert "first_steps" in coach.seen


STRUCK = {"f4": {"applied": "true"}}
P2 = {"hand": ["air1"] * 6, "deck": ["air1"] * 9}


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("stack_low", {"madness": "4", "players": {"p1": {"hand": ["fire1"], "deck": ["air1"] * 9}, "p2": P2}}),
        ("madness_many", {"players": {"p1": {"hand": ["madness"] * 4, "deck": ["air1"] * 9}, "p2": P2}}),
        (
            "curse_ahead",
            {"turn": "1", "curses": {"2": ["f4"]}, "players": {"p1": {"hand": ["fire2", "fire2"]}, "p2": P2}},
        ),
        ("curse_unpaid", {"turn": "1", "curses": {"2": ["f4"]}, "players": {"p1": {"hand": ["fire2"]}, "p2": P2}}),
        (
            "judgment",
            {"turn": "5", "curses": {"4": [STRUCK]}, "players": {"p1": {"hand": ["air1"]}, "p2": P2}},
        ),
        ("reshuffle_end", {"players": {"p1": {"hand": ["air1"], "deck": ["air1"]}, "p2": P2}}),
        (
            "last_monster",
            {
                "turn": "27",
                "curses": {"2": ["f4"]},
                "players": {"p1": {"hand": ["air1"], "deck": ["air1"] * 9}, "p2": P2},
            },
        ),
    ],
)
def test_warnings_see_what_they_warn_of(name: str, given: dict[str, object]) -> None:
    sight = sight_of(position(**given))
    assert hint(name).show(sight) and hint(name).warns
    harmless = position(turn="2", players={"p1": {"hand": ["air1"] * 6, "deck": ["air1"] * 9}, "p2": P2})
    assert not hint(name).show(sight_of(harmless))


def test_nothing_must_go_where_nothing_is_left() -> None:
    """A newcomer read that every curse must go beside a track without one."""
    players = {"p1": {"hand": ["air1"], "deck": ["air1"] * 9}, "p2": P2}
    assert not hint("last_monster").show(sight_of(position(turn="27", players=players)))


def test_the_threshold_of_the_stack_is_twice_the_players() -> None:
    def at(count: int) -> bool:
        return hint("stack_low").show(sight_of(position(madness=str(count), players={"p1": {}, "p2": {}, "p3": {}})))

    assert at(6) and not at(7) and at(1) and not at(0)


def test_a_wasteful_payment_is_seen_while_it_is_put_together() -> None:
    session = position(turn="2", players={"p1": {"hand": ["air1"] * 6, "deck": ["air1"] * 9}, "p2": P2})
    coach = Coach.knowing(IDS)
    assert coach.look(sight_of(session)) is None
    assert coach.look(sight_of(session, spill=2)) is hint("waste")
    assert coach.look(sight_of(session)) is None


def test_what_a_friend_could_pay_for_is_not_called_out_of_reach() -> None:
    """Five at the table that set-up proposes, seed 77: a spell of the first player lets the second one destroy what
    strikes next."""
    session = BigBookSession.start(Options(DEFAULT_PARTY), 77)
    sight = sight_of(session)
    rescue = hint("curse_friend").words(sight)
    assert not hint("curse_unpaid").stands(sight)
    assert hint("curse_friend").stands(sight) and claims.CHECKS["curse_friend"](session, rescue)


def beside(hand: list[str]) -> Sight:
    """Whoever is on turn can pay for Telepathy and for no curse; the friend holds these cards."""
    me = {"hand": ["air1", "fire1"], "deck": ["air1"] * 8}
    friend = {"hand": hand, "deck": ["air1"] * 8}
    return sight_of(position(turn="2", curses={"3": ["f4"]}, players={"p1": me, "p2": friend}))


def test_telepathy_is_praised_only_where_a_friend_can_pay_for_a_curse() -> None:
    assert hint("telepathy").stands(beside(["fire3", "fire3", "earth3"]))
    assert not hint("telepathy").stands(beside(["madness", "madness", "earth1"]))


def test_every_claim_has_a_check() -> None:
    assert set(claims.CHECKS) | claims.GENERAL == set(IDS) and not set(claims.CHECKS) & claims.GENERAL


@soaks
def test_whatever_the_coach_says_at_any_table_is_so() -> None:
    """A slice; `python -m tests.lessons.claims` walks as far as one likes."""
    moments = soak(110, 300)
    report = claims.walk(claims.games(14), moments, each=5)
    assert report.moments == moments and len(report.made) > 20
    assert not report.false, "\n".join(report.false)


def test_no_strike_is_threatened_that_a_lost_game_forestalls() -> None:
    """This game is lost by a refill without Madness: the danger line says that, and no judgment that never comes."""
    report = claims.walk(claims.games(1, 9), 500)
    assert report.made["danger:refill_loses"] and report.made["danger:judgement"]
    assert not report.false, "\n".join(report.false)


JUDGED = {"failure_began", "bonus_began"}


def test_the_judgment_comes_with_the_step_of_the_marker_that_is_told() -> None:
    """That so many curses had to go within 4 turns read like a clock for everybody. What is told are steps of the
    marker, one with each turn: with the last of them, and no other one, it comes to Invocation."""
    told = 0
    for index, (name, session) in enumerate(claims.games(6, first=1)):
        now = session.decision
        found = [one for one in threats.dangers(session.view()) if one.key == "curses_left"]
        if index % 9 or not found or now is None or now.prompt != "action":
            continue
        table, chance = BigBookSession(session.game, session.state.clone()), Chance(3)
        kinds: list[str] = []
        while table.decision is not None and not JUDGED & set(kinds):
            ends = table.decision.prompt == "action"
            answer = ("end",) if ends else chance.answer(table.game, table.state.clone())
            kinds += [event.type for event in table.apply(answer).events]
        judged = next((at for at, kind in enumerate(kinds) if kind in JUDGED), None)
        assert judged is None or kinds[:judged].count("marker_moved") == found[0].args["m"], name
        told += judged is not None
    assert told > 5


def test_a_figure_in_a_hint_is_the_present_one() -> None:
    """Another Madness comes while the warning stands: it counts it."""
    warning, coach = hint("madness_many"), Coach()
    four, five = (
        sight_of(position(players={"p1": {"hand": ["madness"] * n, "deck": ["air1"] * 9}, "p2": P2})) for n in (4, 5)
    )
    assert coach.look(four) is warning and coach.look(five) is warning
    assert coach.here is not None and warning.words(coach.here) == {"n": 5}


SUGGESTS = {
    "curse_ahead": ("destroy:",), "curse_friend": ("activate:",), "ready_spells": ("activate:",),
    "madness_hand": ("cure:", "activate:ice:"), "power": ("activate:",), "store": ("activate:ice:",),
    "acquire": ("acquire:",), "learn": ("learn:",), "burn": ("activate:combustion:",), "ability": ("ability",),
    "telepathy": ("activate:telepathy:",), "all_clear": ("learn:", "acquire:", "cure:"), "let_go": (),
    "next_elements": ("acquire:",),
}  # fmt: skip
"""What a hint would have somebody do, by its id; every other one only tells how things are."""


def test_the_coach_suggests_what_the_hint_note_would_do_or_nothing() -> None:
    """Somebody was told to acquire while the hint, asked at that very moment, would cast: two coaches. What a hint
    suggests must be among the acts of the line that the hint note advises, and many a hint stays away for that."""
    assert {one.id for one in HINTS if one.advised is not None} == set(SUGGESTS)
    said, withheld = Counter[str](), Counter[str]()
    for index, (name, session) in enumerate(claims.games(9, first=2)):
        now = session.decision
        if now is None or now.kind != "action" or index % 11:
            continue
        if said.total() + withheld.total() > soak(60, 2000):
            break
        planner = Planner(7)
        ranked = planner.ranked(session.game, session.state.clone())
        answers = [answer for _, answer in planner.line(session.game, ranked[0][1])]
        line = [answer[0] for answer in answers if answer]
        told = counsel(session, answers)
        assert told and told[0] == (now.seat, ranked[0][1][0]), "the note advises the first of it"
        sight = Sight.of(session, counsel=told)
        plain = Sight.of(session)
        for one in HINTS:
            if one.advised is None or not one.stands(plain):
                continue
            if not one.stands(sight):
                withheld[one.id] += 1
                continue
            said[one.id] += 1
            if one.id == "let_go":
                assert not any(act.startswith("destroy:") for _, act in told), name
                continue
            rid = one.id == "madness_hand" and not (plain.can("cure:") or plain.can("activate:ice"))
            assert rid or any(act.startswith(SUGGESTS[one.id]) for act in line), f"{name}: {one.id}, {line}"
            if one.id == "power":
                spell = one.words(sight)["spell"]
                assert any(act.startswith(f"activate:{spell}:") and not act.endswith(":1") for act in line), name
    assert len(said) > 4 and withheld.total() > 10, (said, withheld)


def test_a_suggestion_waits_until_the_master_knows() -> None:
    session = position(turn="2", players={"p1": {"hand": ["air1"] * 6, "deck": ["air1"] * 9}, "p2": P2})
    coach = Coach.knowing(set(IDS) - {"acquire", "to_discard"})
    pending = Sight.of(session, pending=True)
    assert coach.look(pending) is None and coach.wants(pending)
    assert coach.look(Sight.of(session, counsel=(("p1", "activate:telepathy:1"),))) is None and not coach.asks
    assert coach.look(Sight.of(session, counsel=(("p1", "acquire:air2"),))) is hint("acquire")
    assert coach.look(Sight.of(session, pending=True)) is hint("acquire"), "what stands stays until something is known"
    assert coach.look(Sight.of(session, counsel=(("p1", "end"),))) is None
