"""Which spell goes for a new one: the last that destroys Madness stays where another may go for nearly the same."""

from __future__ import annotations

from game.bigbook.ai.company import Deliberation
from game.bigbook.ai.parting import asks_to_part, burning, spared
from game.bigbook.ai.thinking import NEAR, Thinking
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.engine.decision import Answer

FULL = ["combustion", "ice", "growth", "telepathy", "mist_weaving"]


def parting(deck: list[str], spells: list[str]) -> BigBookSession:
    """Somebody with five spells has learned another one."""
    mine = {"magician": "quarryman", "hand": ["earth1", "earth1", "water1", "water1", "fire1", "fire1"], "deck": deck,
            "spells": spells}  # fmt: skip
    players = {"p1": mine, "p2": {"magician": "stoker", "hand": ["air1"], "deck": ["air1"] * 6}}
    session = BigBookScenarioAdapter().build({"turn": "4", "active": "p1", "players": players, "madness": "20"})
    session.act(next(one.id for one in session.legal() if one.id.startswith("learn:")))
    assert asks_to_part(session.state)
    return session


def gives(session: BigBookSession, spell: str) -> Answer:
    return next((one.id,) for one in session.legal() if read_option(one.id).name == spell)


def first(session: BigBookSession, loss: float) -> str:
    """What goes where Combustion were best and Ice cost so much more."""
    found = [(1.0, gives(session, "combustion")), (1.0 - loss, gives(session, "ice"))]
    return read_option(spared(session.state, found, NEAR)[0][1][0]).name


def test_the_last_spell_that_destroys_madness_is_spared_where_another_is_nearly_as_good() -> None:
    """ "Choose for me" destroyed Combustion, which a hint had just praised, with Madness in the deck."""
    assert {"combustion", "searing_touch", "purging_flames"} <= burning() and "crucible" not in burning()
    mad = ["madness", "earth1", "earth1"]
    session = parting(mad, FULL)
    assert first(session, NEAR / 2) == "ice"
    assert first(session, NEAR * 2) == "combustion", "where it is clearly better, it goes"
    assert first(parting(["earth1"] * 3, FULL), NEAR / 2) == "combustion", "there is no Madness to destroy"
    two = ["combustion", "ice", "growth", "telepathy", "searing_touch"]
    assert first(parting(mad, two), NEAR / 2) == "combustion", "another one burns it"


def test_coach_and_companions_part_so() -> None:
    session = parting(["madness", "earth1", "earth1"], FULL)
    for found in (
        Thinking(session.game, session.state, 7, "apprentice").ranked(),
        Deliberation(session.game, session.state, "apprentice", 7).ranked(),
    ):
        gone = read_option(found[0][1][0]).name
        near = max(value for value, answer in found if read_option(answer[0]).name != "combustion")
        assert gone != "combustion" or found[0][0] - near >= NEAR
