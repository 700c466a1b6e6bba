"""Before a die falls everybody can know what passing does and what failing does, with its numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.engine.rng import Luck
from game.core.text.i18n import Catalogue
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.play.ahead_said import AheadSaid, Outcomes
from game.mansions.play.stakes import Stakes, stakes_of, stakes_of_event
from game.mansions.play.ways_ahead import Walker
from game.mansions.rules.options import options_of
from game.mansions.text.names import Names
from game.mansions.text.wording import Wording
from game.mansions.verbs.compiled import mansions
from game.mansions.view import TableView
from tests.lengths import alike, soak, soaks
from tests.mansions.moments import turns
from tests.mansions.plays import Table

TALE = "glass_tide"
LOCALES = Path(__file__).resolve().parents[3] / "localization"
LANGUAGES = ("en", "es", "pt", "it")


def said_at(view: TableView, language: str = "en") -> AheadSaid:
    words = Catalogue.load(language, [LOCALES])
    names = Names(words, catalogue(), story(TALE))
    names.people.update({one.seat: one.who for one in view.people})
    names.monsters.update({one.id: one.name or one.kind for one in view.monsters})
    return AheadSaid(words, names)


HALL = """
investigators: {i1: {who: august_bray, at: gh1, has: [fire_poker], skill: 1}}
monsters: {m1: {kind: sodden, back: 2, at: gh1}}
decks: {humanoid: [ch12]}
keeper: {mythos: [undertow]}
"""


def asked(*answers: str, given: str = HALL) -> tuple[TableView, Stakes, Outcomes]:
    """The stakes of the question that stands after some answers."""
    table = Table(given).play(*answers)
    decision = table.session.decision
    assert decision is not None and decision.kind == "skill_token"
    view = table.session.view("i1")
    stakes = stakes_of(view, TALE, decision)
    return view, stakes, said_at(view).outcomes(stakes, view)


def test_slipping_past_says_what_the_monster_deals() -> None:
    power = catalogue().figures["sodden_2"].damage
    _, stakes, said = asked("move:gh3")
    assert stakes.kind == "evade" and stakes.monster == "m1" and stakes.price.may
    assert stakes.price.damage[0] <= power <= stakes.price.damage[1], "its back is unknown: a span"
    assert said.passed == "Pass: you slip past the Sodden."
    assert "the Keeper may have the Sodden deal" in said.failed


def test_a_fight_tells_the_half_of_its_card_with_the_monsters_number() -> None:
    view, stakes, said = asked("attack:m1:fire_poker")
    assert view.fight == "blow" and (stakes.kind, stakes.source) == ("card", "ch12")
    assert said.passed.startswith("Pass: you deal your weapon")
    assert said.failed.startswith("Fail: the Sodden deals ") and "strikes" not in said.failed


def test_a_fright_says_what_becomes_of_the_wits() -> None:
    given = HALL.replace("m1: {kind: sodden, back: 2, at: gh1}", "m1: {kind: sodden, back: 2, at: di1}").replace(
        "at: gh1, has", "at: gh4, has"
    )
    view, stakes, said = asked("move:di1", given=given)
    person = view.people[0]
    assert stakes.kind == "horror" and stakes.price.horror == 1
    assert f"Wits {person.sanity} to {person.sanity - 1}" in said.failed


@alike(of=4)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_test_of_many_games_has_its_stakes_in_words(language: str) -> None:
    """Whatever is tested in games played by chance: both lines are said, and what failing was said to cost at once is
    what it costs."""
    game, told, seed = mansions(), 0, 0
    wanted = soak(60, 600)
    while told < wanted:
        luck, state = Luck(seed), game.new(options_of(seed), seed)
        game.start(state)
        while not state.over and told < wanted:
            view = game.view(state, "investigators")
            if state.decision is not None and state.decision.kind == "skill_token":
                stakes = stakes_of(view, TALE, state.decision)
                said = said_at(view, language).outcomes(stakes, view)
                assert said.passed and said.failed and "{" not in said.passed + said.failed
                told += 1
            answer, state.log = game.random_answer(state, luck), []
            game.step(state, answer)
            events = list(state.log)
            for number, event in enumerate(events):
                if event.type != "tested":
                    continue
                monster = next((str(one["monster"]) for one in reversed(events[:number]) if "monster" in one.args), "")
                found = stakes_of_event(view, TALE, event, monster)
                if found.kind in ("horror", "fire") and not event["passed"]:
                    after = [one for one in events[number:] if one.type == "horror_taken"]
                    assert not after or after[0]["n"] <= found.price.horror
        seed += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_any_card_does_to_who_fails_has_its_words(language: str) -> None:
    words, registry = Catalogue.load(language, [LOCALES]), catalogue().registry
    wording = Wording(words, registry)
    said = [
        wording.clauses(body)
        for steps in registry.steps.values()
        for step in steps
        if step.verb.name == "test"
        for body in (step.args.passed, step.args.failed)
        if body
    ]
    assert len(said) > 20 and not [one for one in said if "mansions." in one]


@soaks
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_danger_of_many_ways_is_said(language: str) -> None:
    kinds = set()
    for state in turns(soak(60, 600)):
        view = mansions().view(state, state.seat_of(state.active))
        walker = Walker(view, TALE)
        said = said_at(view, language)
        for way in walker.reach().values():
            lines = said.dangers(way.dangers)
            assert len(lines) == len(way.dangers) and not any("{" in line for line in lines)
            kinds |= {one.kind for one in way.dangers}
    assert {"evade", "lock", "horror", "action"} <= kinds


def test_two_alike_are_told_apart() -> None:
    """Two Sodden in one list: each has its id behind its name, a single one has none."""
    both = "monsters: {m1: {kind: sodden, at: gh1}, m2: {kind: sodden, at: gh1}}"
    view = Table(f"investigators: {{i1: {{who: august_bray, at: gh1}}}}\n{both}").session.view("i1")
    lines = said_at(view).dangers(Walker(view, TALE).reach()["gh2"].dangers)
    assert any("(m1)" in line for line in lines) and any("(m2)" in line for line in lines)
