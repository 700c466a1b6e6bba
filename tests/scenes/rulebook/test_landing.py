"""From the table to the rule: cards, refusals, lines of the log."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS
from game.core.engine.decision import Reason
from game.core.engine.event import Event
from game.core.text.i18n import Catalogue
from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.rulebook.scene import RulebookScene
from scenes.bigbook.table.overlays.rulebook_links import EVENTS, PLACES, REASONS, SPEAKING, of_event, of_reason
from scenes.bigbook.table.scene import TableScene
from tests.localization.wanted import EVENTS as SAID
from tests.scenes.driver import Driver, driving
from tests.sources import source_files

ROOT = Path(__file__).resolve().parents[3] / "localization"


@pytest.fixture(scope="module")
def english() -> Contents:
    return Contents(Catalogue.load("en", [ROOT]))


def test_every_way_in_leads_somewhere(english: Contents) -> None:
    for target in (*EVENTS.values(), *PLACES.values(), *REASONS.values()):
        assert english.resolve(target), target
    assert {*EVENTS, *SPEAKING} <= {*SAID, "card_paid"}  # one card paid is told as several are


WORD = {
    "not-an-action": "action",
    "wrong-phase": "action",
    "not-your-window": "granted|grants",
    "exhausted": "exhausted",
    "neutralized": "neutralized",
    "resolving": "at work",
    "ability-used": "abilit",
    "works-by-itself": "by themselves",
    "friends-ability": "abilit",
    "ability-waits": "abilit",
    "friends-hand": "hand",
    "nothing-to-do": "abilit",
    "redundant-card": "left out",
    "wrong-element": "kind",
    "not-enough": "price|cover",
    "not-enough-none": "price|cover",
    "not-enough-any": "one kind",
    "not-enough-any-none": "one kind",
    "not-paid": "price|cover",
    "not-paid-any": "one kind",
    "madness-cannot-pay": "no element",
    "madness-stays": "cannot be discarded",
    "madness-not-here": "madness",
    "no-visible-madness": "madness",
    "pile-empty": "element card|value-2",
    "library-empty": "library",
    "not-owned": "cast",
    "curse-neutralized": "face down",
    "not-a-choice": "choice",
    "only-value": "choice",
    "other-player": "choice",
    "wrong-count": "choice",
    "not-an-option": "choice",
    "game-over": "ends the game",
    "not-face-up": "face-up|face up",
}
"""What the paragraph of a refusal must speak of."""
SAYS = {
    "turn_began": "active player",
    "book_opened": "book is opened",
    "page_turned": "page is turned",
    "marker_moved": "marker",
    "round_moved": "snail|round",
    "curse_laid": "multi-element",
    "curse_pile_empty": "pile is empty",
    "curse_ignored": "does nothing",
    "curse_destroyed": "destroys a curse",
    "curse_returned": "bottom of",
    "curse_neutralized": "neutralized",
    "curse_restored": "turned up",
    "token_laid": "token",
    "tokens_returned": "token",
    "arrival_began": "arrival",
    "bonus_began": "bonus",
    "failure_began": "failure",
    "spell_exhausted": "exhausted",
    "spell_refreshed": "refreshed",
    "spell_neutralized": "neutralized",
    "spell_restored": "turned up",
    "spell_destroyed": "destroy",
    "spell_learned": "learn",
    "action_granted": "grants",
    "action_declined": "decline",
    "deck_shuffled": "shuffle",
    "effect_skipped": "ignored",
    "player_eliminated": "madness has got",
    "game_won": "win|beaten",
    "game_lost": "lose|lost",
    "card_drawn": "draw",
    "card_paid": "pay",
    "card_discarded": "discarded",
    "card_destroyed": "destroyed",
    "card_supported": "support",
    "card_cured": "cure",
    "card_put_on_deck": "deck",
    "card_put_under_deck": "deck",
    "card_taken": "discard",
    "card_given": "given",
    "card_gained": "discard pile",
    "card_revealed": "secret|open",
    "madness_received": "discard pile",
    "madness_returned": "stack",
}
"""What the paragraph of a line of the log must speak of."""


def about(english: Contents, target: str, words: str) -> None:
    found = english.resolve(target)
    assert found, target
    text = f"{english.article(found).title} {english.article(found).plain}".lower()
    assert any(word in text for word in words.split("|")), f"{found} says nothing of {words}: {text}"


def refusals() -> set[tuple[str, str]]:
    """Every refusal of the engine with its rule, read from its source."""
    found = set()
    for path in source_files(ROOT.parent / "game" / "bigbook", ".py"):
        found |= set(re.findall(r'"([a-z-]+)",\s*"((?:BB-[A-Z]+\.\d+|A-\d+))"', path.read_text(encoding="utf-8")))
    return found


def test_every_refusal_opens_a_paragraph_about_it(english: Contents) -> None:
    engine = refusals()
    assert len(engine) > 20
    for key, rule in engine:
        about(english, of_reason(Reason(key, rule)), WORD[key])
    for key in REASONS:
        about(english, of_reason(Reason(key)), WORD[key])


def test_every_reason_in_words_opens_something_or_is_no_rule(english: Contents) -> None:
    words = Catalogue.load("en", [ROOT])
    said = {key.removeprefix("bigbook.why.") for key in words.keys() if key.startswith("bigbook.why.")}  # noqa: SIM118
    no_rule = {key for key in said if key.startswith(("undo-", "redo-", "too-"))} | {
        "rule",
        "title",
        "being-shown",
        "all",
        "can",
        "watching",
    }
    carried = {key for key, _ in refusals()} | {"not-face-up", "wrong-card", "neutralized-round", "neutralized-curse"}
    assert said - no_rule - carried <= set(REASONS)


def test_every_line_of_the_log_opens_a_paragraph_about_it(english: Contents) -> None:
    assert set(SAYS) == set(EVENTS)
    for kind, target in EVENTS.items():
        about(english, target, SAYS[kind])
    for reason, word in (("madness-stack-empty", "madness"), ("last-monster-undefeated", "last|sixth"),
                         ("all-eliminated", "mad")):  # fmt: skip
        about(english, of_event(Event("game_lost", {"reason": reason})), word)


def test_every_card_opens_its_own_entry(english: Contents) -> None:
    cards, words = catalogue(), english.words
    groups = (("spells", cards.spells), ("curses", cards.curses), ("magicians", cards.magicians),
              ("monsters", (*cards.covers, *cards.interiors)))  # fmt: skip
    seen = 0
    for group, names in groups:
        for name in names:
            found = english.resolve(f"card.{name}")
            assert found == f"card.{name}"
            assert english.article(found).title == words.t(f"bigbook.cards.{group}.{name}.name")
            seen += 1
    assert seen > 100
    for kind in ("madness", *(f"{element}{value}" for element in ELEMENTS for value in (1, 2, 3))):
        about(english, kind, "curses and monsters" if kind == "madness" else "value")


def article(d: Driver) -> str:
    assert isinstance(d.top, RulebookScene)
    return d.top.reader.here.article


def test_the_card_in_the_reading_pane_and_under_the_pointer(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(3)
        table = d.top
        assert isinstance(table, TableScene)
        spell = f"spell:{table.render.desk}:ice"
        table.overlays.read(d.thing(spell))
        d.key(pygame.K_r)
        assert article(d) == "card.ice"
        d.key(pygame.K_ESCAPE)
        table.overlays.back()
        d.event(pygame.MOUSEMOTION, pos=d.thing("book").rect.center, rel=(0, 0), buttons=(0, 0, 0))
        d.key(pygame.K_r)
        assert article(d) == f"card.{table.render.model.monster}"


def test_a_refusal_leads_to_its_rule(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(3)
        table = d.top
        assert isinstance(table, TableScene)
        listing = table.listing()
        name = next(name for name, reason in listing.reasons.items() if re.match(r"BB-", reason.rule))
        reason = listing.reasons[name]
        d.click(name)
        d.key(pygame.K_r)
        assert isinstance(d.top, RulebookScene)
        assert article(d) == d.top.reader.contents.resolve(of_reason(reason)) and d.top.reader.here.marked


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
