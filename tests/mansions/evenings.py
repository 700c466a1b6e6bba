"""Evenings of the second game at its terminal: what is typed, and what the table writes."""

from __future__ import annotations

import io
import sys
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from game.cli.play_console import Console
from game.cli.play_table import Keeping, Viewer
from game.cli.play_table import Table as Played
from game.core.console.terminal import Step
from game.core.engine.decision import Decision
from game.core.engine.players import Automatic
from game.core.engine.rng import HasRng, Luck, below
from game.core.engine.session import Session
from game.core.saves.save import Header
from game.core.text.i18n import Catalogue
from game.mansions.rules.options import Options
from game.mansions.terminal.terminal import INVESTIGATORS, MansionsTerminal
from game.mansions.verbs.compiled import mansions

LOCALES = Path(__file__).resolve().parents[2] / "localization"
EN = Catalogue.load("en", [LOCALES])


class ByChance:
    """A Keeper that answers anything."""

    def answer(self, view: object, decision: Decision, luck: HasRng) -> tuple[str, ...]:
        assert decision.options is not None
        ids = [one.id for one in decision.options for _ in range(one.count)]
        count = decision.min + below(luck, decision.max - decision.min + 1)
        return tuple(ids.pop(below(luck, len(ids))) for _ in range(count))


KEEPER = Automatic({"keeper": ByChance()})


def dealt(players: int, seed: int) -> Session:
    return Session.new(mansions(), Options.of(players), seed, KEEPER)


def played(lines: list[str], players: int, seed: int, monkeypatch: pytest.MonkeyPatch, words: Catalogue = EN) -> str:
    """What the table writes in a language when these lines are typed."""
    session, options = dealt(players, seed), Options.of(players)
    opening = Step(None, (), session.shown(INVESTIGATORS))
    session.play_on()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    keeping = Keeping(Header("mansions", options.to_json(), seed, ""))
    terminal, out = MansionsTerminal(words, options, {}), io.StringIO()
    with redirect_stdout(out):
        table = Played(session, terminal, words, Console(), keeping, Viewer(INVESTIGATORS, shares=True), opening)
        table.play(terminal.welcome(), 0)
    return out.getvalue()


def by_chance(players: int, seed: int) -> list[str]:
    """Answers of a whole game."""
    session, luck, lines = dealt(players, seed), Luck(seed), []
    session.play_on()
    while not session.over:
        answer = session.game.random_answer(session.state, luck)
        lines.append(" ".join(answer) or "0")
        session.apply(answer)
    return lines
