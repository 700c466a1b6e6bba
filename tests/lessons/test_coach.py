"""The coach: one hint at a time, remembered, warnings again in every game, and every hint comes up somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.bigbook.options import Options
from game.bigbook.scenario import BigBookNouns
from game.bigbook.session import BigBookSession
from game.companions.chance import Chance
from game.companions.coach import HINTS, Coach, Hint, Sight

IDS = [hint.id for hint in HINTS]


def sight_of(session: BigBookSession, spill: int = 0) -> Sight:
    decision = session.decision
    legal = frozenset(option.id for option in session.legal()) if decision is not None else frozenset()
    if decision is None:
        return Sight(session.view())
    return Sight(session.view(), decision.seat, decision.kind, decision.prompt, legal, spill)


def position(**given: object) -> BigBookSession:
    return BigBookNouns().build(given)


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
        ("last_monster", {"turn": "27", "players": {"p1": {"hand": ["air1"], "deck": ["air1"] * 9}, "p2": P2}}),
    ],
)
def test_warnings_see_what_they_warn_of(name: str, given: dict[str, object]) -> None:
    sight = sight_of(position(**given))
    assert hint(name).show(sight) and hint(name).warns
    harmless = position(turn="2", players={"p1": {"hand": ["air1"] * 6, "deck": ["air1"] * 9}, "p2": P2})
    assert not hint(name).show(sight_of(harmless))


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
