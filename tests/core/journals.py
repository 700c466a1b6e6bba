"""What the tests of journals share: games that are written down, and lines that look right."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.session import Session
from game.core.saves.journal import Journal
from game.core.saves.replay import replay
from game.core.saves.save import Header, Loaded, read

GAME = big_book()
OPTIONS = Options.of(2)
HEAD = {"format": 1, "game": "bigbook", "options": OPTIONS.to_json(), "seed": 7, "content": "x", "extra": {}}
"""The plainest header."""


def header(content: str | None = None, **changes: Any) -> Header:
    known = {"game": "bigbook", "options": OPTIONS.to_json(), "seed": 7, "content": content or GAME.content_hash()}
    return Header(**{**known, **changes})


def start(path: Path, content: str | None = None) -> tuple[BigBookSession, Journal]:
    session = BigBookSession.start(OPTIONS, 7)
    return session, Journal.create(path, header(content), session)


def in_trouble(journal: Journal) -> bool:
    return journal.problem is not None


def play(session: Session, steps: int, seed: int = 1) -> None:
    chance = Chance(seed)
    for _ in range(steps):
        session.apply(GAME.random_answer(session.state, chance))


def to_turn(session: BigBookSession, turn: int) -> None:
    chance = Chance(3)
    while session.state.turn < turn:
        session.apply(GAME.random_answer(session.state, chance))


def to_action(session: BigBookSession) -> str:
    """Play on until an action can be paid for; its id."""
    chance = Chance(3)
    while True:
        actions = [option.id for option in session.legal() if ":" in option.id]
        if actions and session.decision is not None and session.decision.kind == "action":
            return actions[0]
        session.apply(GAME.random_answer(session.state, chance))


def back(path: Path) -> BigBookSession:
    """The session that the file holds, which must be whole."""
    loaded = read(path)
    replayed = replay(GAME, loaded)
    assert (loaded.cut_at, replayed.broken_at) == (0, 0)
    return replayed.session  # type: ignore[return-value]


def go_on(path: Path) -> tuple[BigBookSession, Loaded]:
    """Load as a screen does: replay, then listen again."""
    loaded = read(path)
    replayed = replay(GAME, loaded)
    session = BigBookSession(GAME, replayed.session.state)
    session.past = replayed.session.past
    Journal.continue_(path, loaded, session)
    return session, loaded


def line(data: Any) -> bytes:
    text = data if isinstance(data, str) else json.dumps(data, sort_keys=True, separators=(",", ":"))
    return f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {text}\n".encode()


def play_out(session: BigBookSession) -> None:
    chance = Chance(2)
    while not session.over:
        session.apply(GAME.random_answer(session.state, chance))
