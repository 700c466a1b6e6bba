"""The hint in three steps: it speaks at every kind of decision, and what it prepares can be confirmed."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.ai.odds import in_ten, odds
from game.bigbook.ai.search import acting
from game.bigbook.ai.thinking import Wish
from game.bigbook.play import threats
from game.core.engine.decision import Reason
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.overlays.hint import advised, chances
from scenes.bigbook.table.scene import TableScene
from scenes.kit import fit as kit_fit
from scenes.table.overlays.hint_note import STEPS, HintScene
from tests.fit.spy import watching
from tests.fit.walk import kept
from tests.lengths import soak, soaks
from tests.scenes.at_table import at
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Mouse
from tools.balance.games import hinted


def planned(table: TableScene) -> bool:
    return table.state.plan is not None


def ask(driver: Driver) -> HintScene:
    """The hint's advice, by as many presses as it takes."""
    for _ in STEPS:
        driver.key(pygame.K_h)
        hint = driver.front(HintScene)
        if hint.at_end:
            return hint
    raise AssertionError("three presses are enough")


@soaks
def test_every_decision_has_three_steps_that_fit(tmp_path: Path) -> None:
    kinds = set()
    with driving(tmp_path, drawn=True, players=3, seed=8, window=(1280, 720)) as driver:
        person = Mouse(driver, 8)
        kit_fit.overflows.clear()
        for _ in range(soak(25, 150)):
            table = person.table
            if table is None or table.session.decision is None:
                break
            kind = table.session.decision.kind
            if kind not in kinds or (kind == "action" and person.acts % 5 == 0):
                kinds.add(kind)
                before = table.session.hash()
                table.context.advice.heard = False  # another evening
                driver.key(pygame.K_h)
                hint = driver.front(HintScene)
                if kind == "action":
                    assert hint.steps == STEPS
                else:  # the question and what can be chosen lie on the screen anyway
                    assert hint.steps in (STEPS[1:], STEPS[::2]), hint.steps
                for _ in STEPS:
                    assert driver.top is hint and hint.said.text
                    if not hint.at_end:
                        driver.key(pygame.K_h)
                assert hint.at_end
                driver.key(pygame.K_ESCAPE)
                assert driver.top is table and table.session.hash() == before
            person.acts += 1
            person.give(person.pick(table))
        assert not kit_fit.overflows
    assert len(kinds) > soak(1, 2)


def test_what_the_coach_would_do_is_laid_out_for_paying(tmp_path: Path) -> None:
    prepared = 0
    with driving(tmp_path, players=4, seed=11) as driver:
        person = Mouse(driver, 11)
        for _ in range(120):
            table = person.table
            if table is None or prepared == 5:
                break
            now = table.session.decision
            if now is not None and now.kind == "action" and not planned(table):
                best = hinted(table.session.game, table.session.state)
                ask(driver)
                driver.key(pygame.K_RETURN)
                plan = table.state.plan
                if best not in (("end",), ("pass",)):
                    assert plan is not None and plan.action == best[0] and plan.reason is None
                    assert table.focus.current == "button:confirm", "Enter confirms what lies prepared"
                    prepared += 1
                if planned(table):
                    driver.key(pygame.K_ESCAPE)
            person.give(person.pick(table))
    assert prepared == 5


def test_the_window_goes_on_while_the_advice_is_thought_out(tmp_path: Path) -> None:
    """With motion, somebody who hurries on to the third step sees the second one until the advice is there: no frame
    waits for it, and it is the same that is thought out at once."""
    with driving(tmp_path, players=4, seed=11, speed=2) as driver:
        for _ in range(900):  # the game opens: a hint is there as soon as somebody is asked
            driver.frames()
            if isinstance(driver.top, HintScene):
                break
            driver.key(pygame.K_h)
        hint = driver.top
        assert isinstance(hint, HintScene) and hint.thinking is not None
        session = hint.table.run.session
        best = hinted(session.game, session.state)
        hurried = 0
        while hint.step < len(STEPS) - 1:
            assert hint.animating or hint.thinking.done, "frames go on as long as it thinks"
            driver.key(pygame.K_h)
            assert driver.top is hint, "hurrying never closes it before its end"
            hurried += 1
            assert hurried < 20_000
        assert hint.thinking.done and hint.said.answer == best


def test_how_the_game_stands_is_said_when_it_is_asked(tmp_path: Path) -> None:
    """The button stands on every step of a hint in somebody's own turn; one sentence is added, in tenths, and stays."""
    with driving(tmp_path, drawn=True, players=2, seed=3, window=(1280, 720)) as driver:
        person = Mouse(driver, 3)
        while (table := person.table) is not None and not acting(table.session.state):
            person.give(person.pick(table))
        assert table is not None
        kit_fit.overflows.clear()
        for language in ("en", "es", "it", "pt"):
            driver.app.set_language(language)
            driver.key(pygame.K_h)
            hint = driver.top
            assert isinstance(hint, HintScene)
            said = chances(table.words, table.session.state, {})
            assert said not in hint.said.text
            driver.click("button:odds")
            assert said in hint.said.text and str(in_ten(odds(table.session.state))) in said
            assert "button:odds" not in [thing.id for thing in hint.things()]
            driver.key(pygame.K_h)
            assert hint.step == 1 and said in hint.said.text
            driver.key(pygame.K_ESCAPE)
        assert not kit_fit.overflows


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_hint_stands_in_one_place_and_steps_aside_only_for_what_it_points_at(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with driving(tmp_path, players=3, seed=5, window=size) as driver:
        person, seen, at_home = Mouse(driver, 5), 0, 0
        while seen < 14 and (table := person.table) is not None:
            table.context.advice.heard = False  # another evening
            driver.key(pygame.K_h)
            if isinstance(hint := driver.top, HintScene):
                seen += 1
                if hint.thinking is not None:
                    hint.thinking.go_on(lambda: False)
                spoken = [rect for step in STEPS[:-1] for rect in hint.tell(step).highlights]
                for _ in STEPS:
                    spoken += hint.said.highlights
                    sheet, note = Rect(panel_parts(table.render.layout).body), hint.note.rect
                    home = note.move(table.render.layout.areas["panel"].x - note.x, sheet.bottom - note.bottom)
                    assert note == home or any(home.colliderect(rect) for rect in spoken), seen
                    assert not any(note.colliderect(rect) for rect in hint.said.highlights), "nothing is hidden"
                    driver.key(pygame.K_h)
                at_home += note == home
                while driver.top is hint:
                    driver.key(pygame.K_ESCAPE)
            person.give(person.pick(table))
        assert at_home >= 0.7 * seen


@pytest.mark.parametrize(
    ("companions", "told"),
    [
        (("", "adept", "adept"), ""),
        (("", "apprentice", "adept"), " Bruno plays like an apprentice, so expect rather fewer."),
        (("", "master", "master"), " Bruno and Caio play like masters, so expect rather more."),
        (("", "master", "apprentice"), " With apprentices and masters at one table, nobody has kept count."),
    ],
)
def test_odds_that_were_counted_with_adepts_say_who_plays_otherwise(
    tmp_path: Path, companions: tuple[str, ...], told: str
) -> None:
    with driving(tmp_path, players=3, seed=3, table={"companions": companions}) as driver:
        person = Mouse(driver, 3)
        while person.table is None or not acting(person.table.session.state) or not driver.app.settled:
            if driver.app.settled and person.table is not None:
                person.give(person.pick(person.table))
            driver.app.frame(dt=16.0, shown=False)
        driver.key(pygame.K_h)
        driver.click("button:odds")
        hint = driver.top
        assert isinstance(hint, HintScene)
        last = hint.said.text.rpartition("[b]")[2].removesuffix("[/b]")
        assert last.startswith("If everybody plays on like an adept"), last
        assert last.partition(".")[2] == told


FULL = """
id: no-room-for-a-sixth-spell
rules: [BB-LRN.8]
given:
  turn: 2
  active: p1
  players:
    p1: {magician: firebrand, hand: [water2, madness], deck: [earth1, earth2, air1],
         spells: [ice, growth, telepathy, combustion, kindle]}
    p2: {magician: stoker, hand: [fire3, fire1], deck: [water1, air1]}
  library: {water: [arctic_circle, thaw]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_the_price_of_learning_is_named(tmp_path: Path) -> None:
    """With five spells the hint says what the sixth costs, and which spell the coach would give up for it; the panel
    says that one goes."""
    with at(tmp_path, FULL) as (driver, table):
        spell = table.session.view().library["water"].top
        said = advised(table.context, (f"learn:{spell}",)).text
        assert "It costs 2\u00a0[water]." in said
        assert table.words.spell_text(spell) in said, "what it does: nobody should have to look it up first"
        owned = [table.words.spell(one.id) for one in table.session.view().players[0].spells]
        assert any(f"would part with {name}" in said for name in owned)
        thing = next(thing for thing in table.things() if thing.option == spell)
        driver.click(thing.id)
        rows = table.state.text.rows
        assert any("goes for good" in row.text for row in rows), rows


THREAT = FULL.replace("  madness: 20", '  madness: 20\n  curses: {"3": [f4]}').replace(
    "no-room-for-a-sixth-spell", "a-curse-comes"
)


def test_a_curse_that_a_hint_speaks_of_is_lit_with_its_price_and_its_name(tmp_path: Path) -> None:
    with at(tmp_path, THREAT, painted=True) as (driver, table):
        driver.key(pygame.K_h)
        driver.key(pygame.K_h)
        hint, places = driver.top, table.render.places
        assert isinstance(hint, HintScene)
        cell = places.curse("f4")
        lit = [tuple(place) for place in hint.said.highlights]
        assert tuple(cell) in lit and tuple(places.picture(cell)) not in lit


@pytest.mark.parametrize(("language", "rows"), [("en", 1), ("long", 2)])
def test_buttons_whose_words_do_not_stand_side_by_side_take_a_second_row(
    tmp_path: Path, language: str, rows: int
) -> None:
    with driving(tmp_path, drawn=True, players=2, seed=11, window=(1280, 720)) as driver:
        driver.app.catalogue = kept(language)
        driver.app.resized()
        kit_fit.overflows.clear()
        for _ in STEPS:
            driver.key(pygame.K_h)
        hint = driver.top
        assert isinstance(hint, HintScene)
        places = [thing.rect for thing in hint.things() if thing.id.startswith("button:")]
        assert len(places) == 3 and len({place.y for place in places}) == rows
        assert not any(one.colliderect(other) for one, other in combinations(places, 2))
        assert hint.note.rect.contains(places[0].unionall(places[1:]))
        assert not kit_fit.overflows


CALL = THREAT.replace("hand: [water2, madness]", "hand: [air1, madness]").replace(
    "fire3, fire1", "fire3, fire1, earth2"
)


@pytest.mark.parametrize("companion", ["", "adept"])
def test_what_a_friend_should_do_with_an_action_is_an_idea_where_a_companion_decides(
    tmp_path: Path, companion: str
) -> None:
    """A companion thinks for itself, and may do otherwise than the hint has just promised."""
    with at(tmp_path, CALL) as (_, table):
        table.context.run.setup.people[1].companion = companion
        line = [("activate:telepathy:1",), ("destroy:f4",)]
        said = advised(table.context, line[0], line).text
        assert ": destroy Burning Remorse." in said
        assert ("Bruno decides" in said) == bool(companion) and ("idea for Bruno" in said) != bool(companion), said


VAIN = """
id: nothing-to-put
rules: [BB-SPL.9]
given:
  turn: 8
  active: p1
  players:
    p1: {magician: lakekeeper, hand: [water1], support: [madness, madness, madness], deck: [earth1, earth1, air1],
         spells: [ice, growth]}
    p2: {magician: stoker, hand: [fire1], deck: [water1, air1]}
  curses: {5: [f4]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_the_hint_advises_nothing_that_the_panel_says_does_nothing(tmp_path: Path) -> None:
    """With one Water as the whole hand the coach had it spent on Ice, which then found no card to put."""
    with at(tmp_path, VAIN) as (driver, table):
        driver.click("spell:p1:ice")
        assert "nothing would happen" in [row.text for row in table.state.text.rows]
        driver.key(pygame.K_ESCAPE)
        for _ in STEPS:
            driver.key(pygame.K_h)
        hint = driver.front(HintScene)
        assert hint.said.answer != ("activate:ice:1",), hint.said.text


def test_the_key_of_what_a_hint_advises_is_heard(tmp_path: Path) -> None:
    """End turn glowed under the hint, with its key on it, and the key did nothing; others still do nothing."""
    with at(tmp_path, VAIN) as (driver, table):
        turn = table.session.view().turn
        ask(driver)
        assert driver.front(HintScene).said.answer == ("end",)
        driver.key(pygame.K_u)
        assert driver.front(HintScene).at_end
        driver.key(pygame.K_e)
        assert driver.top is table
        assert table.session.view().turn > turn or table.state.asked == "end"


BELOW = THREAT.replace("hand: [water2, madness]", "hand: [fire3, fire1]").replace("[f4]", "[{f4: {madness: 1}}]")


def test_whoever_gets_the_madness_under_a_curse_is_named_in_red(tmp_path: Path) -> None:
    """It was green, as if it were a gain, and said "you" of what a companion was about to do."""
    with at(tmp_path, BELOW) as (driver, table):
        driver.click("curse:f4")
        row = next(row for row in table.state.text.rows if "under it" in row.text)
        assert row.text == "Ana receives the Madness under it" and row.warn and row.seats == ("p1",)


def test_a_second_hint_costs_one_press_by_key_and_by_mouse(tmp_path: Path) -> None:
    """With 47 hints in an evening, three presses for each were tiresome."""
    with at(tmp_path, VAIN) as (driver, table):
        driver.key(pygame.K_h)
        assert driver.front(HintScene).steps == STEPS, "the first time it leads there step by step"
        ask(driver)
        driver.key(pygame.K_ESCAPE)
        for by_mouse in (False, True):
            if by_mouse:
                driver.click("button:hint")
            else:
                driver.key(pygame.K_h)
            hint = driver.front(HintScene)
            assert hint.at_end and hint.said.answer == ("end",)
            driver.key(pygame.K_h)
            assert driver.top is table


MANY = """
id: two-of-many
rules: [BB-MON.5]
given:
  turn: 2
  active: p1
  players:
    p1: {magician: lakekeeper, hand: [madness, madness, madness, water1, water1, earth1, air1, fire2],
         deck: [earth1, earth1, air1], spells: [ice, growth]}
    p2: {magician: stoker, hand: [fire1], deck: [water1, air1]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_what_is_to_be_chosen_is_laid_out_and_equal_cards_are_counted(tmp_path: Path) -> None:
    """Such hints could not be prepared, and one said "Madness, Madness, and Madness." """
    with at(tmp_path, MANY, painted=True) as (driver, table):
        driver.click("spell:p1:ice")
        driver.click("power:2")
        driver.click("button:confirm")
        choice = table.state.choice
        assert choice is not None and choice.decision.max == 2
        hint = ask(driver)
        chosen = hint.said.answer
        assert "[b]" in hint.said.text and "\n" in hint.said.text, "a reason stands below"
        driver.click("button:prepare")
        assert table.state.choice is not None and sorted(table.state.choice.answer) == sorted(chosen)
        driver.key(pygame.K_RETURN)
        assert table.state.choice is None or table.state.choice is not choice


def test_a_wish_and_the_hint_know_of_each_other(tmp_path: Path) -> None:
    """A companion wished for Ice and the coach for Water 3, without a word about each other."""
    with at(tmp_path, THREAT) as (driver, table):
        hint = ask(driver)
        best = hint.said.answer[0]
        driver.key(pygame.K_ESCAPE)
        advice, session = table.context.advice, table.session
        others = [one.id for one in session.legal() if one.id not in (best, "end")]
        for action in (best, *others[:1]):
            for temper in ("adept", "master"):
                advice.wished(session, Wish("p2", action, temper))
                text = ask(driver).said.text
                assert ("Bruno would like that, too." in text) is (action == best), text
                assert ("Bruno would rather" in text) is (action != best), text
                driver.key(pygame.K_ESCAPE)


def test_who_has_nothing_is_told_so_without_sums(tmp_path: Path) -> None:
    """ "You have 0: 0 in hand, 0 in the support pool" said in three numbers that there is none."""
    with at(tmp_path, VAIN) as (_, table):
        lacks = Reason("not-enough", args={"element": "fire", "need": 2, "have": 0, "in_hand": 0, "in_support": 0})
        assert table.words.why(lacks).endswith("you have none, neither in hand nor in the support pool.")
        some = Reason("not-enough", args={"element": "fire", "need": 2, "have": 1, "in_hand": 1, "in_support": 0})
        assert "you have 1: 1 in hand" in table.words.why(some)


def test_a_step_that_would_say_nothing_is_left_out(tmp_path: Path) -> None:
    """A page of the hint said only that the curses are not laid out yet."""
    with driving(tmp_path, players=2, seed=3) as driver:
        table = driver.front(TableScene)
        view = table.session.view()
        quiet = {one.key for one in threats.dangers(view)} <= {"calm", "not_laid", "page_ahead"}
        driver.key(pygame.K_h)
        assert ("dangerous" in driver.front(HintScene).steps) is not quiet


@pytest.mark.parametrize("hand", ["key", "click"])
def test_what_lies_prepared_for_one_press_says_which_press(tmp_path: Path, hand: str) -> None:
    """Only a white frame was seen, and the panel knew of Enter, but of no mouse."""
    with driving(tmp_path, players=5, seed=12345) as driver:
        table = driver.front(TableScene)
        driver.frames(2)
        table.director.rest()
        while table.hurries:
            driver.frames(1)
        driver.look()
        choice = table.state.choice
        assert choice is not None and choice.single, "everybody discards a card"
        ask(driver)
        if hand == "key":
            driver.top.focus.set("button:prepare")
            driver.key(pygame.K_RETURN)
        else:
            driver.click("button:prepare")
        driver.frames(2)
        assert driver.top is table and not table.session.past
        said = driver.app.notice.text
        assert ("clic" in said.lower()) == (hand == "click") and said, said
        assert (table.app.keys.confirm in said) == (hand == "key")


TWO_WAYS = """
id: two-ways-to-pay
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: quarryman, hand: [fire2, fire2, fire1, fire3, earth1, air1], deck: [earth1, air1, water1, earth1]}
    p2: {magician: stoker, hand: [fire1, water1, earth1, earth1, air1, air1], deck: [earth1, air1, water1, earth1]}
  curses: {2: [f4], 3: [], 4: [], 5: []}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_one_press_too_many_on_the_hint_changes_no_payment(tmp_path: Path) -> None:
    """Hints have one to three pages: whoever clicks once more, where the note was, is told before anything changes."""
    with at(tmp_path, TWO_WAYS, window=(1280, 720)) as (driver, table):
        table.context.advice.at(table.session.game, table.session.state).ranked()
        table.context.advice.heard = True  # one page, on the sheet of the panel
        driver.click("button:hint")
        hint = driver.front(HintScene)
        assert table.context.session.decision is not None and hint.said.answer == ("destroy:f4",)
        spot = driver.thing("button:prepare").rect.center
        driver.click_at(spot)
        plan = table.state.plan
        assert plan is not None
        other = driver.thing("button:auto-pay").rect
        paid = plan.options
        assert other.collidepoint(spot), "here the next press would fall"
        driver.frames(80)
        driver.click_at(spot)
        assert plan.options == paid and table.words.t("prompts.payment.as_advised") in driver.app.notice.text
        driver.frames(80)
        driver.click_at(spot)
        assert plan.options != paid, "a second press is meant"


def test_a_hint_that_lies_open_takes_the_letters_and_the_contrast_that_are_chosen(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        d.frames(2)
        d.key(pygame.K_h)
        d.frames(2)
        hint = d.front(HintScene)
        for name, value in (("face", "plain"), ("high_contrast", True)):
            with watching() as spy:
                d.app.set(name, value)
                d.frames(2)
            said = hint.note.content
            assert said is not None and any(one.text == said.title for one in spy.drawn), name
