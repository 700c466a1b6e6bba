"""What is kept beside the game for whoever shows it: ids of things, what to look for, the ten verbs."""

from __future__ import annotations

import dataclasses
import re
from functools import partial
from pathlib import Path

import pytest

from game.core.engine.players import asked_of
from game.core.engine.session import Session
from game.core.saves.recording import of_session
from game.core.saves.share_code import CodeError
from game.core.text import strict_yaml
from game.core.text.i18n import Catalogue
from game.mansions.ai.keepers import keeper_of
from game.mansions.cards.story import story
from game.mansions.entry import ENTRY
from game.mansions.play import thing_id
from game.mansions.play.aim import INTRODUCTION, aim_of
from game.mansions.play.hints import advice, threats
from game.mansions.play.marks import marks_of
from game.mansions.play.share_number import VERSIONS, number_of, options_of_number
from game.mansions.play.ten_verbs import VERBS, ten_verbs
from game.mansions.rules.acts import cost_of, parse
from game.mansions.rules.options import Character, Options, options_of
from game.mansions.verbs.compiled import mansions
from tests.lengths import soak, soaks
from tests.mansions.moments import turns
from tests.mansions.plays import Table

TALE = "glass_tide"
LOCALES = Path(__file__).resolve().parents[3] / "localization"
ROOM = re.compile(r"\{room:(\w+)")


@pytest.mark.parametrize(
    ("thing", "kind", "seat", "name", "number"),
    [
        ("space:gh3", "space", "", "gh3", 0),
        ("feature:altar@mo1", "feature", "", "altar@mo1", 0),
        ("figure:m7", "figure", "", "m7", 0),
        ("seat:i1", "seat", "i1", "i1", 0),
        ("card:i1:boat_hook", "card", "i1", "boat_hook", 0),
        ("omen:i1:1", "omen", "i1", "", 1),
        ("answer:give:boat_hook:i2", "answer", "", "give:boat_hook:i2", 0),
        ("danger:2", "danger", "", "", 2),
        ("keeper:hand", "keeper", "", "hand", 0),
        ("threat", "threat", "", "", 0),
    ],
)
def test_an_id_is_read_as_it_is_written(thing: str, kind: str, seat: str, name: str, number: int) -> None:
    found = thing_id.read(thing)
    assert (found.kind, found.number) == (kind, number)
    if kind not in ("seat", "card", "omen"):
        assert found.name == name
    else:
        assert found.seat == seat and (kind == "seat" or found.name == name)


def test_what_writes_an_id_writes_what_is_read() -> None:
    assert thing_id.omen("i1", 1) == "omen:i1:1" and thing_id.card("i2", "boat_hook") == "card:i2:boat_hook"
    assert thing_id.place_of_feature(thing_id.read(thing_id.feature("altar", "mo1"))) == ("altar", "mo1")
    assert thing_id.read(thing_id.looked(thing_id.card("i2", "boat_hook"))).looked


def texts(language: str) -> dict[str, str]:
    """The texts that point to a room, all their variants, by what an aim calls them."""
    folder = LOCALES / language / "mansions" / "stories" / TALE
    story, clues = strict_yaml.load(folder / "story.yaml"), strict_yaml.load(folder / "clues.yaml")
    assert isinstance(story, dict) and isinstance(clues, dict)
    return {INTRODUCTION: str(story["introduction"]), **{card: str(entry) for card, entry in clues.items()}}


@soaks
def test_what_to_look_for_is_what_the_texts_that_were_read_name() -> None:
    """Whole games: the next room is the only one that its source names, in every language, and the source was read."""
    told = {language: texts(language) for language in ("en", "es", "pt", "it")}
    seen = set()
    for seed in range(soak(4, 40)):
        options = ENTRY.options_from({"players": 1 + seed % 4, "keeper": "script", "story": TALE})
        session, party = Session.new(mansions(), options, seed, keeper_of(options)), ENTRY.policies["party"](seed)
        session.play_on()
        while not session.over:
            view = session.view("investigators")
            aim = aim_of(view, TALE)
            seen.add(aim.kind)
            assert aim == aim_of(session.view(None), TALE), "everybody looks for the same"
            if aim.kind == "room":
                assert aim.source in view.read and not view.revealed
                for language, named in told.items():
                    assert set(ROOM.findall(named[aim.source])) == {aim.room}, (language, aim.source)
            else:
                assert view.revealed and aim.source == view.objective and aim.wins and aim.loses
                assert all(0 <= count.done <= count.of for count in aim.wins)
            session.apply(party.answer(session.game, session.state))
    assert seen == {"room", "objective"}


def test_a_clue_come_upon_early_leads_on_from_where_it_is() -> None:
    """Of several clues whose rooms are known people look for the nearest to the last; a trail may branch."""
    table = Table("choices: {1: A, 2: A, 3: A}\ninvestigators: {i1: {at: gh1, has: [clue_4a, clue_2a]}}\n")
    view = dataclasses.replace(table.session.view(None), read=(INTRODUCTION, "clue_4a", "clue_2a"))
    found = aim_of(view, TALE)
    assert (found.kind, found.room) == ("room", story(TALE).clues[1].where["A"])


@soaks
def test_every_act_has_its_verb_and_every_refused_verb_its_reason() -> None:
    game = mansions()
    for state in turns(soak(80, 800)):
        seat = state.seat_of(state.active)
        options = [one.id for one in game.options(state)]
        found = ten_verbs(game.view(state, seat), TALE, options, partial(game.why_not, state))
        assert [one.id for one in found] == list(VERBS)
        listed = [act for one in found for act in one.acts]
        assert sorted(listed) == sorted(set(options) - {"end"})
        for one in found:
            assert bool(one.acts) != (one.why is not None)
            acts = [act for act in map(parse, one.acts) if act is not None]
            costs = [cost_of(state, state.active, act) for act in acts]
            assert not costs or one.price in costs


def test_a_hidden_one_is_offered_to_come_out_and_walking_says_why_not() -> None:
    table = Table("investigators: {i1: {who: august_bray, at: cl1, hidden: true}}")
    session = table.session
    options = [one.id for one in session.legal()]
    found = {one.id: one for one in ten_verbs(session.view("i1"), TALE, options, session.why_not)}
    assert found["hide"].name == "leave" and found["hide"].acts
    walk = found["walk"].why
    assert walk is not None and walk.key == "hidden"


def test_a_number_says_who_goes_into_which_night() -> None:
    """Options of many seeds come back from their number, whoever goes with whichever cards."""
    for seed in range(200):
        options = options_of(seed)
        assert options_of_number(number_of(options, seed)) == (options, seed)
    with pytest.raises(CodeError):
        options_of_number(VERSIONS - 1)


def test_a_hint_says_what_is_near_and_what_the_stand_in_would_do() -> None:
    given = "investigators: {i1: {who: august_bray, at: gh1}}\nmonsters: {m1: {kind: sodden, at: gh1}}"
    session = Table(given).session
    assert session.decision is not None
    found = threats(session.view("i1"), TALE, "i1")
    assert ("beside", "m1", True) in [(one.kind, one.monster, one.sure) for one in found]
    told = advice(session.view("i1"), TALE, session.decision)
    assert session.check(told.answer) is None and told.reason == "help"
    assert told == advice(session.view("i1"), TALE, session.decision), "asked twice it says the same"


@soaks
def test_every_hint_is_legal_and_every_reason_has_its_words() -> None:
    words = Catalogue.load("en", [LOCALES])
    for state in turns(soak(60, 600)):
        seat = state.seat_of(state.active)
        asked = asked_of(mansions(), state)
        told = advice(mansions().view(state, seat), TALE, asked)
        assert mansions().check(state, told.answer) is None
        assert words.has(f"mansions.hints.why.{told.reason}")
        for one in threats(mansions().view(state, seat), TALE, seat):
            assert words.has(f"mansions.hints.threat.{one.kind}")


def test_the_marks_of_a_night_are_found() -> None:
    options = ENTRY.options_from({"players": 2, "keeper": "script", "story": TALE})
    session, party = Session.new(mansions(), options, 5, keeper_of(options)), ENTRY.policies["party"](5)
    session.play_on()
    while not session.over:
        session.apply(party.answer(session.game, session.state))
    found = marks_of(of_session(session))
    kinds = {mark.kind for mark in found}
    assert {"round", "turn", "clue", "end"} <= kinds and [mark.at for mark in found] == sorted(
        mark.at for mark in found
    )


@pytest.mark.parametrize("keeper", ["gentle", "stern", "merciless"])
def test_a_night_with_a_keeper_that_thinks_has_a_code_of_its_own_and_all_others_keep_theirs(keeper: str) -> None:
    party = (Character("ines_marrow"), Character("tobias_wren", 2, 1))
    plain, thinking = Options(party), Options(party, keeper=keeper)
    assert options_of_number(number_of(thinking, 5)) == (thinking, 5)
    assert number_of(thinking, 5) != number_of(plain, 5)
    assert number_of(plain, 5) % VERSIONS == 0, "as codes were written before any Keeper thought"
