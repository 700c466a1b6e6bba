"""Nobody's question is answered by a hand that presses in rhythm, or goes on with what it did before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bigbook.ai.company import Intent
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from scenes.bigbook.party import Run, party_of
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.coach import coached
from scenes.kit.input.presses import GUARD
from tests.lengths import soak, soaks
from tests.scenes.at_table import at
from tests.scenes.driver import FRAME_MS, Driver, driving
from tests.scenes.monkey import rhythm
from tests.scenes.monkey.rhythm import Rhythm, Witness

HD = (1280, 720)


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene)
    return driver.top


def let_pass(driver: Driver, ms: float) -> None:
    """Time, not all of it drawn."""
    while ms > 0:
        driver.app.frame(shown=not driver.top.standing, dt=FRAME_MS)
        ms -= FRAME_MS


def until_asked(driver: Driver) -> TableScene:
    """The table of five after "Begin", when the first of them has seen that everybody discards a card."""
    table = table_of(driver)
    while table.hurries or table.session.decision is None:
        let_pass(driver, FRAME_MS)
    driver.look()
    assert table.session.decision.kind == "choose_cards" and driver.app.settled
    return table


@pytest.mark.parametrize("gap", [120, 350, 700, 1000, 1300])
def test_a_slow_double_click_discards_nothing_of_a_friend(tmp_path: Path, gap: int) -> None:
    """B1: the second click took the card of the next person, who had seen nothing."""
    with driving(tmp_path, players=5, seed=12345, speed=2, window=HD) as driver:
        table = until_asked(driver)
        asked = table.session.decision
        assert asked is not None
        pos = driver.thing(f"card:{asked.seat}:hand:2").rect.center
        driver.click_at(pos)
        assert len(table.session.past) == 1
        let_pass(driver, gap - 3 * FRAME_MS)
        driver.click_at(pos)
        let_pass(driver, 400)
        now = table.session.decision
        assert now is not None and now.seat != asked.seat and len(table.session.past) == 1
        driver.click(f"card:{now.seat}:hand:3")
        assert len(table.session.past) == 2, "who looks, and chooses, is heard"


@pytest.mark.parametrize("gap", [120, 500, 700, 900])
def test_a_number_and_then_enter_discards_one_card(tmp_path: Path, gap: int) -> None:
    with driving(tmp_path, players=5, seed=12345, speed=2, window=HD) as driver:
        table = until_asked(driver)
        driver.event(pygame.KEYDOWN, key=pygame.K_2, mod=0, unicode="2", scancode=0)
        assert len(table.session.past) == 1
        let_pass(driver, gap - FRAME_MS)
        driver.event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        let_pass(driver, 400)
        assert len(table.session.past) == 1
        driver.key(pygame.K_3)
        assert len(table.session.past) == 2


def by_pad(driver: Driver, pos: tuple[int, int]) -> None:
    """The lowest button of a pad."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        driver.event(kind, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)


def by_finger(driver: Driver, pos: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        driver.event(kind, pos=pos, button=1, touch=True)


def by_one_button(driver: Driver, pos: tuple[int, int]) -> None:
    """Any key is the one button, while the focus goes by itself."""
    driver.event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x", scancode=0)


HANDS = {"pad": by_pad, "finger": by_finger, "one button": by_one_button}


@pytest.mark.parametrize("gap", [350, 700, 1000])
@pytest.mark.parametrize("hand", sorted(HANDS))
def test_no_other_hand_answers_for_a_friend_either(tmp_path: Path, hand: str, gap: int) -> None:
    with driving(tmp_path, players=5, seed=12345, speed=2, window=HD) as driver:
        table = until_asked(driver)
        asked = table.session.decision
        assert asked is not None
        if hand == "one button":
            driver.app.set("scan", 4000)
        thing = driver.thing(f"card:{asked.seat}:hand:2")
        driver.top.focus.set(thing.id)
        let_pass(driver, 700)
        HANDS[hand](driver, thing.rect.center)
        assert len(table.session.past) == 1, "the first press is heard"
        let_pass(driver, gap - 2 * FRAME_MS)
        now = table.session.decision
        assert now is not None
        driver.top.focus.set(f"card:{now.seat}:hand:2")
        HANDS[hand](driver, thing.rect.center)
        let_pass(driver, 400)
        assert len(table.session.past) == 1


def test_what_was_not_heard_is_said_by_name_and_aloud(tmp_path: Path) -> None:
    with driving(tmp_path, players=5, seed=12345, speed=2, window=HD, speak=tmp_path / "said.txt") as driver:
        table = until_asked(driver)
        driver.event(pygame.KEYDOWN, key=pygame.K_2, mod=0, unicode="2", scancode=0)
        while table.hurries:
            let_pass(driver, FRAME_MS)
        driver.event(pygame.KEYDOWN, key=pygame.K_2, mod=0, unicode="2", scancode=0)
        now = table.session.decision
        assert now is not None
        said = table.words.t("prompts.asked_now", list=str(table.words.seat(now.seat)))
        assert driver.app.notice.text == said and len(table.session.past) == 1
        assert said in (tmp_path / "said.txt").read_text(encoding="utf-8")


def test_one_persons_next_card_waits_for_nothing(tmp_path: Path) -> None:
    """Whoever has seen that they are asked picks cards as quickly as a hand can."""
    with driving(tmp_path, players=5, seed=12345, speed=2, window=HD) as driver:
        table = until_asked(driver)
        while (asked := table.session.decision) is not None and asked.kind != "action":
            driver.click(f"card:{asked.seat}:hand:2")
            while table.hurries:
                let_pass(driver, FRAME_MS)
        driver.look()
        held = []
        for number in (pygame.K_1, pygame.K_2, pygame.K_3):
            driver.event(pygame.KEYDOWN, key=number, mod=0, unicode="", scancode=0)
            held.append(table.state.held)
        uids = [card.uid for card in held if card is not None]
        assert len(set(uids)) == 3, "each was heard"
        for number, first in zip((1, 2), uids, strict=False):
            pos = driver.thing(f"card:{table.render.desk}:hand:{number}").rect.center
            driver.click_at(pos)
            assert table.state.held is not None and table.state.held.uid == first


@pytest.mark.parametrize("gap", [700, 1100, 1500])
def test_hurrying_a_companion_does_not_end_the_own_turn(tmp_path: Path, gap: int) -> None:
    """A1: "Go on" stands where "End turn" comes to be; a click there again and again, twelve of them in the own
    turn."""
    companion = {"companions": ("adept",)}
    with driving(tmp_path, players=2, table=companion, seed=89416, speed=2, window=HD) as driver:
        table = table_of(driver)
        until_companion(driver, table)
        at, mine = (1188, 692), 0
        while mine < 12:
            driver.click_at(at)
            mine += table.state.company is None and not table.director.busy
            let_pass(driver, gap - 3 * FRAME_MS)
        steps = len(table.session.past)
        asked = table.session.decision
        assert asked is not None and asked.seat == "p1" and table.state.asked == ""
        assert driver.thing("button:end-turn").rect.collidepoint(at) and driver.app.notice.shown
        driver.click("button:end-turn")
        assert len(table.session.past) > steps or table.state.asked == "end", "a hand that has paused is heard"


def until_companion(driver: Driver, table: TableScene) -> None:
    """People answer and end their turn, until a companion shows what it would do."""
    let_pass(driver, FRAME_MS)
    table.director.rest()
    while table.session.decision is not None and table.state.company is None:
        table.controller.answer(*_plain(table))
        table.director.rest()
    while table.state.company is None or table.state.company.intent is None:
        let_pass(driver, FRAME_MS)


def down(driver: Driver, key: int) -> None:
    """A key of a hand that does not look."""
    driver.event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


HURRIED = (pygame.K_RETURN, pygame.K_e, pygame.K_RETURN, pygame.K_SPACE, pygame.K_e)
"""What a stranger pressed while a companion thought, 0.15 s apart."""
STEP = 150 - FRAME_MS


def companion_first(driver: Driver) -> TableScene:
    """Bruno is a companion and acts; Ana comes after him."""
    players = {"p1": {"hand": ["fire1", "fire1", "air1"]}, "p2": {"hand": ["air1"]}}
    placed: dict[str, Any] = {"players": players, "active": "p2", "turn": "3", "curses": {"5": ["w4"]}}
    session = BigBookScenarioAdapter().build(placed)
    assert isinstance(session, BigBookSession)
    setup = party_of(session, "friendly")
    setup.people[1].companion = "apprentice"
    driver.app.replace(coached(driver.app, Run(session, setup)))
    table = table_of(driver)
    while table.state.company is None or table.state.company.intent is None:
        let_pass(driver, FRAME_MS)
    return table


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("before", [0, 150, 300, 450, 600, 900])
def test_hurried_keys_while_a_companion_thinks_do_nothing_in_the_own_turn(
    tmp_path: Path, before: int, times: int
) -> None:
    """The own turn comes up after some of the keys, none of which was pressed for it."""
    with driving(tmp_path, speed=2, window=HD) as driver:
        table = companion_first(driver)
        assert table.state.company is not None
        table.state.company.intent = Intent((("end",),), 0.0)
        waited = 0.0
        while not table.director.busy and waited < before:
            let_pass(driver, FRAME_MS)
            waited += FRAME_MS
        for key in HURRIED * times:
            down(driver, key)
            let_pass(driver, STEP)
        for _ in range(40):
            let_pass(driver, 100)
        mine = [
            step for step in table.session.past if step.seat == "p1" and step.state.turn == table.session.state.turn
        ]
        asked = table.session.decision
        assert asked is not None and asked.seat == "p1" and asked.kind == "action", "the own turn has come"
        assert not mine and table.state.plan is None and table.state.asked == ""


CHOICE = """
id: a-choice-right-after-an-act
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: stoker, hand: [fire1, water1, earth1, air1], deck: [water1, air1], spells: [combustion]}
    p2: {magician: quarryman, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  madness: 20
play:
  - expect: {active: p1}
"""


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_enter_again_answers_no_choice_that_was_not_seen(tmp_path: Path, speed: int) -> None:
    """Return to cast, Return to go on: the third one destroyed Water 1, on which the focus had come to lie."""
    with at(tmp_path, CHOICE, speed=speed, window=HD, painted=True) as (driver, table):
        table.director.rest()
        driver.frames(2)
        driver.look()
        driver.top.focus.set("spell:p1:combustion")
        driver.key(pygame.K_RETURN)
        assert table.state.plan is not None
        let_pass(driver, GUARD)
        driver.key(pygame.K_RETURN)
        assert len(table.session.past) == 1
        presses = 0
        while presses < 40 and (table.state.choice is None or table.director.busy):
            let_pass(driver, STEP)
            down(driver, pygame.K_RETURN)
            presses += 1
            assert len(table.session.past) == 1
        assert table.state.choice is not None
        for _ in range(3):
            let_pass(driver, STEP)
            down(driver, pygame.K_RETURN)
            assert len(table.session.past) == 1, "nobody has seen what would be destroyed"
        let_pass(driver, GUARD)
        down(driver, pygame.K_RETURN)
        assert len(table.session.past) == 2, "who has had the time to see it is heard"


def _plain(table: TableScene) -> tuple[str, ...]:
    """The shortest way through a person's questions: end, or the first that may be chosen."""
    choice = table.state.choice
    if choice is None:
        return ("end",)
    return tuple([*choice.options][: max(1, choice.decision.min)])


@soaks
@pytest.mark.parametrize("seed", range(soak(3, 12)))
def test_a_monkey_that_presses_in_rhythm_answers_for_nobody(tmp_path: Path, seed: int) -> None:
    """Games of five, people and companions; to their end in the long form."""
    answers, ended = rhythm.rhythm(tmp_path, seed, soak(60, 6000))
    assert answers > 10 and (ended or soak(True, False))


def test_the_rhythm_is_heard_where_nothing_holds_it_back(tmp_path: Path) -> None:
    """Without the guard the monkey's witness sees what happened at the tables of people: the proof has teeth."""
    with rhythm.table_of_five(tmp_path, 2) as app:
        monkey = Rhythm(app, 2)
        app.input.presses.off = True
        with pytest.raises(rhythm.HasteError):
            monkey.play(2000)
    assert isinstance(monkey.witness, Witness)
