"""What simulated games are counted as: sides, objectives, reasons, rounds (design 1.2)."""

from __future__ import annotations

from pathlib import Path

from game.core.engine.chance import Chance
from game.core.engine.session import Session
from game.core.text.i18n import Catalogue
from game.mansions.cards.story import stories, story
from game.mansions.rules.options import options_of
from game.mansions.rules.state import State
from game.mansions.terminal.tally import RESULTS, Tally
from game.mansions.verbs.compiled import mansions

LOCALES = Path(__file__).resolve().parents[3] / "localization"


def ended(seed: int) -> State:
    """The last state of a game by chance."""
    session, chance = Session.new(mansions(), options_of(seed), seed), Chance(seed)
    while not session.over:
        session.apply(chance.answer(session.game, session.state))
    state: State = session.state
    return state


def test_games_are_counted_alike_in_one_batch_or_two() -> None:
    games = [ended(seed) for seed in range(6)]
    whole, first, second = Tally(), Tally(), Tally()
    for number, state in enumerate(games):
        whole.count(state, 10 + number)
        (first if number < 3 else second).count(state, 10 + number)
    first.add(second)
    assert first.document() == whole.document()
    document = whole.document()
    assert document["games"] == sum(document["wins"].values()) == sum(document["ended_by"].values()) == 6
    assert document["steps"] == sum(range(10, 16)) and set(document["wins"]) == set(RESULTS)
    assert set(document["by_objective"]) <= {one.id for name in stories() for one in story(name).objectives.values()}
    assert sum(document["rounds"]) == 6 and sum(document["revealed_round"]) == sum(state.revealed for state in games)
    assert document["deaths"] == sum(state.deaths for state in games)


def test_the_counts_are_said_in_words() -> None:
    tally = Tally()
    tally.count(ended(3), 250)
    lines = list(tally.lines(Catalogue.load("en", [LOCALES])))
    assert lines[0].startswith("1 game, 250 answers")
    assert len(lines) == 4 and "{" not in "".join(lines)
