"""What surely follows from an act: told alike by hint and panel, with all its cards, and before it is paid."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bigbook.play import forecast
from game.bigbook.rules.action_id import read
from scenes.bigbook.table.overlays.hint import advised, payment
from scenes.bigbook.table.text import results
from tests.fit.spy import watching
from tests.scenes.at_table import at, plan_of
from tests.scenes.driver import driving
from tests.scenes.table.players import Mouse

SHORT_DECK = """
id: mist-over-an-empty-deck
rules: ["spell:mist_weaving"]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire3, water1, earth1], deck: [], discard: [water1, air1, earth2],
         spells: [ice, growth, mist_weaving, fertile_ground]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  curses: {5: [f3]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_a_new_deck_after_a_choice_is_told_before_the_act(tmp_path: Path) -> None:
    """Whichever card goes to support, the draw after it empties the deck: that is said before the cards are paid."""
    with at(tmp_path, SHORT_DECK) as (driver, table):
        words = table.words
        driver.click("spell:p1:mist_weaving")
        rows = table.state.text.rows
        told = [row.text for row in rows]
        both = words.t("prompts.result.chooses_draws", seat=words.seat("p1"), n=1)
        refill = words.t("prompts.result.reshuffles", seat=words.seat("p1"))
        assert told == [both, refill], told
        assert rows[0].eye, "what comes is new"


def test_what_only_some_answers_bring_is_not_foretold(tmp_path: Path) -> None:
    text = SHORT_DECK.replace("deck: []", "deck: [fire1]").replace("mist_weaving, fertile", "thaw, fertile")
    with at(tmp_path, text.replace("discard: [water1", "support: [air1, air1], discard: [water1")) as (driver, table):
        driver.click("spell:p1:thaw")
        told = [row.text for row in table.state.text.rows]
        refill = table.words.t("prompts.result.reshuffles", seat=table.words.seat("p1"))
        assert plan_of(table) is not None and refill not in told, told


def test_all_cards_that_go_one_way_are_told_in_one_line(tmp_path: Path) -> None:
    text = SHORT_DECK.replace("hand: [fire3, water1, earth1]", "hand: [fire1, water2, earth1]")
    with at(tmp_path, text) as (driver, table):
        driver.click("spell:p1:mist_weaving")
        driver.click("power:2")
        told = [row.text for row in table.state.text.rows]
        cards = table.words.list_cards(["fire1", "earth1"])
        said = table.words.t("prompts.result.supports_more", seat=table.words.seat("p1"), list=cards)
        assert said in told, told
        hint = advised(table.context, ("activate:mist_weaving:2",)).text
        assert said in hint, hint


@pytest.mark.parametrize("players", [2, 4])
def test_the_hint_and_the_panel_tell_the_same_facts_of_an_act(tmp_path: Path, players: int) -> None:
    """Whatever the hint says that follows, the panel says of the act that is then prepared."""
    looked = 0
    with driving(tmp_path, players=players, seed=12) as driver:
        person = Mouse(driver, 12)
        for _ in range(60):
            table = person.table
            if table is None:
                break
            now = table.session.decision
            if now is not None and now.kind == "action":
                for option in table.session.legal():
                    if read(option.id).verb not in ("activate", "learn", "destroy", "acquire", "cure"):
                        continue
                    context, words = table.context, table.words
                    paid = payment(table.session, [(option.id,)])
                    seen = forecast.of_act(table.session, option.id, paid)
                    hint = advised(context, (option.id,), [(option.id,)]).text.split("\n")
                    panel = [row.text for row in results.foretold(words, table.session, option.id, paid, seen)]
                    moved = (event for event in seen.events if event.type in results.MOVED)
                    for row in results.happenings(words, moved):
                        assert row.text in panel, (option.id, row, panel)
                        assert any(row.text in line for line in hint), (option.id, row, hint)
                        looked += 1
            person.acts += 1
            person.give(person.pick(table))
    assert looked


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_drawing_and_choosing_is_said_in_words_also_where_room_is_short(tmp_path: Path, lang: str) -> None:
    with at(tmp_path, SHORT_DECK.replace("deck: []", "deck: [air1, air2, fire1]"), lang=lang) as (driver, table):
        with watching() as spy:
            driver.click("spell:p1:fertile_ground")
            driver.frames(2)
            told = " ".join(spy.texts()).replace("\u00a0", " ").replace("/", " ")
        words = table.words
        said = words.t("prompts.result.draws_chooses", seat=words.seat("p1"), n=2)
        assert said in told and "+2" not in told, told
