"""From the table to the rule: cards, refusals, lines of the log."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.core.i18n import Catalogue
from scenes.rulebook.content import Contents
from scenes.rulebook.landing import EVENTS, PLACES, SPEAKING
from scenes.rulebook.scene import RulebookScene
from scenes.table.scene import TableScene
from tests.localization.wanted import EVENTS as SAID
from tests.scenes.driver import Driver, driving

ROOT = Path(__file__).resolve().parents[3] / "localization"


@pytest.fixture(scope="module")
def english() -> Contents:
    return Contents(Catalogue.load("en", [ROOT]))


def test_every_way_in_leads_somewhere(english: Contents) -> None:
    for target in (*EVENTS.values(), *PLACES.values()):
        assert english.resolve(target), target
    assert {*EVENTS, *SPEAKING} <= set(SAID)


def article(d: Driver) -> str:
    assert isinstance(d.top, RulebookScene)
    return d.top.reader.here.article


def test_the_card_in_the_reading_pane_and_under_the_pointer(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(3)
        table = d.top
        assert isinstance(table, TableScene)
        spell = f"spell:{table.desk}:ice"
        table.overlays.read(d.thing(spell))
        d.key(pygame.K_r)
        assert article(d) == "card.ice"
        d.key(pygame.K_ESCAPE)
        table.overlays.back()
        d.event(pygame.MOUSEMOTION, pos=d.thing("book").rect.center, rel=(0, 0), buttons=(0, 0, 0))
        d.key(pygame.K_r)
        assert article(d) == f"card.{table.look.model.monster}"


def test_a_refusal_leads_to_its_rule(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(3)
        table = d.top
        assert isinstance(table, TableScene)
        listing = table.listing()
        name = next(name for name, reason in listing.reasons.items() if re.match(r"BB-", reason.rule))
        rule = listing.reasons[name].rule
        d.click(name)
        d.key(pygame.K_r)
        assert isinstance(d.top, RulebookScene)
        assert article(d) == d.top.reader.contents.resolve(rule) and d.top.reader.here.marked


def test_a_line_of_the_log_leads_to_its_rule(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(3)
        d.key(pygame.K_l)
        assert d.top.name == "viewer"
        line = next(thing for thing in d.top.things() if thing.id.startswith("line:"))
        d.event(pygame.MOUSEMOTION, pos=line.rect.midleft, rel=(0, 0), buttons=(0, 0, 0))
        d.event(pygame.MOUSEBUTTONDOWN, pos=line.rect.midleft, button=3)
        assert article(d)
        d.click("button:close")
        assert d.top.name == "viewer"
