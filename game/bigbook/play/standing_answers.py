"""Help for questions that are asked again and again in this game: which are hard, and what the coach would answer."""

from __future__ import annotations

from game.bigbook.ai.thinking import HINT_SEED, Thinking
from game.bigbook.catalogue import catalogue
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.play.standing_answers import StandingAnswers

HARD = frozenset({"choose_spell_give_up"})
"""Questions that the coach helps with at once: what goes then goes for good."""


def of_one_page(source: str) -> bool:
    """Whether a page asks: a monster comes, gives its bonus and fails only once."""
    return source in catalogue().pages


def standing_answers() -> StandingAnswers:
    """What is remembered of the questions of one game."""
    return StandingAnswers(HARD, of_one_page)


def thinking(session: BigBookSession) -> Thinking:
    """The coach's thought about the question that stands, as the hint thinks it, to be made in pieces: it looks only at
    what lies open, and never moves the luck of the game."""
    return Thinking(session.game, session.state, HINT_SEED)


def by_coach(session: BigBookSession) -> Answer:
    """The answer the coach likes best, thought out at once."""
    return thinking(session).ranked()[0][1]
