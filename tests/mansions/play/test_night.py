"""What is kept of a night: its page says what happened, survives damage, and later editions read it."""

from __future__ import annotations

from itertools import chain, pairwise

import msgspec
import pytest

from game.core.engine.session import Session
from game.core.play.annals import longest
from game.games import entry
from game.mansions.ai.party import Party
from game.mansions.cards.story import story
from game.mansions.play.achievements import COUNTED, achievements, earned, figures, first_earned
from game.mansions.play.night import DEEDS, Night, Visitor, read, written
from game.mansions.play.retold import retold
from game.mansions.play.rounds import rounds_of, secrets_of
from game.mansions.rules.options import Options

IDS = [one.id for one in achievements()]


def played(players: int, seed: int) -> Session:
    """A whole night of the stand-in party."""
    game, policy = entry("mansions").game(), Party(seed)
    options = Options.of(players)
    session = Session.new(game, options, seed, entry("mansions").players(options))
    session.play_on()
    while not session.over:
        session.apply(policy.answer(session.game, session.state))
    return session


@pytest.fixture(scope="module")
def night() -> Session:
    return played(2, 3)


def quiet(**others: object) -> Night:
    """A night of two that the house has won in the third round, with nothing to tell of it."""
    visitors, found = [Visitor("Ana", "ines_marrow")] * 2, {"dark": 1, "attacks": 1, "carried": 1, "out_of_wits": 1}
    made = Night("glass_tide", "the_clear_hour", "keeper", round=3, visitors=visitors, undone=1, found=found)
    return msgspec.structs.replace(made, **others)


def test_what_everybody_did_adds_up_to_what_the_table_says(night: Session) -> None:
    told, state = retold(night), night.state
    clues = sum(one["clues"] for one in told.did.values())
    assert clues == len([card for card in state.read if card.startswith("clue_")])
    assert all(name in DEEDS for one in told.did.values() for name in one)
    found = told.found(state)
    assert found["dark"] >= len(state.dark) - 1 and found["carried"] == state.deaths


def test_the_rounds_of_a_night_end_where_everybody_stood(night: Session) -> None:
    rounds, house = rounds_of(night), story(night.state.options.story).house
    assert [one.number for one in rounds] == list(range(1, night.state.round + 1))
    board = house.board
    for one in rounds:
        for way in one.ways.values():
            assert all(space in house.rects for space in way) and way
            assert all(a != b for a, b in pairwise(way))
    for actor, person in enumerate(night.state.people):
        if person.at:
            assert rounds[-1].ways[night.state.seat_of(actor)][-1] == person.at
    assert set(rounds[-1].dark) == set(night.state.dark) and board.area_of


def test_secrets_are_turned_up_as_they_lay(night: Session) -> None:
    secrets = secrets_of(night)
    assert len(secrets.clues) == len(story(night.state.options.story).clues)
    assert secrets.omens == night.state.mythos_hand


def test_a_page_comes_back_as_it_was_and_a_damaged_one_is_refused() -> None:
    page = quiet(day="2026-11-29", seed=5)
    assert read(written(page)) == page
    later = written(page)[:-1] + b',"of_a_later_edition":[1,2]}'
    assert read(later) == page
    for bad in (b"", b"{}", b'{"story":1}', written(page).replace(b'"round":3', b'"round":-3'), b"x" * 70_000):
        with pytest.raises(ValueError):
            read(bad)


def test_a_quiet_night_earns_the_ticket_alone() -> None:
    assert earned([quiet(result="none")]) == [["first_evening", "nobody_wins"]]
    assert earned([quiet()]) == [["first_evening", "the_house_wins"]]


@pytest.mark.parametrize(
    ("name", "enough", "short"),
    [
        ("lamp_never_out", {"result": "investigators", "found": {}}, {"result": "investigators"}),
        ("all_their_wits", {"result": "investigators", "found": {}}, {"result": "investigators"}),
        ("polite_refusal", {"result": "investigators", "found": {}}, {"result": "investigators"}),
        ("last_boat", {"result": "investigators", "found": {"last_round": 1}}, {"found": {"last_round": 1}}),
        ("alone", {"result": "investigators", "visitors": [Visitor("A", "emil_sarto")]}, {"result": "investigators"}),
        ("full_table", {"visitors": [Visitor("A", "emil_sarto")] * 4}, {"visitors": [Visitor("A", "emil_sarto")] * 3}),
        ("somebody_home", {"undone": 0}, {"undone": 1}),
        ("slipped_past", {"found": {"slipped": 5}}, {"found": {"slipped": 4}}),
        ("removals", {"found": {"removals": 3}}, {"found": {"removals": 2}}),
        ("given_away", {"found": {"given_rounds": 4}}, {"found": {"given_rounds": 3}}),
        ("broth", {"found": {"broth": 5}}, {"found": {"broth": 4}}),
        ("paper_boat", {"found": {"other_games": 1}}, {}),
        *((name, {"found": {name: 1}}, {"found": {}}) for name in (
            "first_try", "every_room", "seam_by_seam", "in_one_go", "every_letter", "bare_hands", "fetched", "pruned",
            "low_tide", "well_hidden", "patience", "every_bell",
        )),
    ],
)  # fmt: skip
def test_each_is_earned_by_a_night_that_is_exactly_good_enough(
    name: str, enough: dict[str, object], short: dict[str, object]
) -> None:
    assert name in earned([quiet(**enough)])[0]
    assert name not in earned([quiet(**short)])[0]


def test_three_truths_need_three_nights_of_one_story() -> None:
    tale = story("glass_tide")
    nights = [quiet(objective=one) for one in tale.objectives]
    elsewhere = [quiet(story="limelight", objective=one) for one in story("limelight").objectives]
    assert "three_truths" not in chain(*earned([nights[0], nights[1], nights[0], elsewhere[0]]))
    assert [("three_truths" in one) for one in earned(nights)] == [False, False, True]
    assert first_earned(nights)["three_truths"] == nights[2]


def test_every_plate_is_drawn_once_and_every_figure_is_asked_for() -> None:
    assert len(IDS) == len(set(IDS)) == 30
    asked = {name for one in achievements() for name in (*one.least, *one.most)}
    assert set(COUNTED) <= asked <= set(figures(quiet()))


def test_patience_is_rounds_in_a_row() -> None:
    assert longest(iter([True, True, False, True, True, True])) == 3
    assert longest(iter([])) == 0
