"""What asks once more on its own button, and the undo policy that a table may change while it plays."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.bigbook.play.targets import undo_asks
from game.core.saves.save import read
from game.core.text.i18n import Catalogue
from scenes.bigbook.party import Run
from scenes.bigbook.table.panel.words import urgent
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text import prompts
from scenes.bigbook.tutorial.coach import coached
from scenes.kit.input.presses import GUARD
from scenes.shell.command_line import LOCALES
from scenes.shell.profile import Profile
from scenes.shell.storage import DataDir
from scenes.table.lessons.lesson import GuidedLesson
from tests.scenes.at_table import at
from tests.scenes.driver import Driver, attended_by, driving
from tests.scenes.table.players import Mouse
from tests.scenes.table.positions import DESK
from tests.typed import now


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene)
    return driver.top


def end_turn(driver: Driver) -> TableScene:
    """End the first turn and answer what is asked until a new one has begun."""
    table = table_of(driver)
    turn, person = table.session.state.turn, Mouse(driver, 5)
    driver.click("button:end-turn")
    while table.session.state.turn == turn:
        person.give(person.pick(table))
    return table


def test_undo_says_what_it_takes_back_and_why_it_cannot(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        spell = next(t for t in table.things() if t.enabled and t.role == "spell")
        driver.click(spell.id)
        driver.click("button:confirm")
        label = driver.thing("button:undo").label
        assert spell.label in label and table.words.seat(table.render.desk) in label and not label.endswith("."), label
        driver.click("button:undo")
        assert spell.label in driver.thing("button:redo").label
        table = end_turn(driver)
        thing = driver.thing("button:undo")
        assert not thing.enabled and thing.why_not == "undo-turn"


@pytest.mark.parametrize(("policy", "key"), [("strict", "undo_stops"), ("friendly", "undo_agreed"), ("free", "")])
def test_the_button_says_of_undo_what_is_true_under_the_policy(tmp_path: Path, policy: str, key: str) -> None:
    """Undo stops at what was shown only where the table plays strictly; friends are asked, and free is free."""
    with driving(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        table.run.agree_on_undo(policy)
        for thing in [one for one in table.things() if one.enabled and one.role in ("spell", "library")]:
            driver.click(thing.id)
            if table.state.reveals:
                break
            driver.key(pygame.K_ESCAPE)
        plan = table.state.plan
        assert plan is not None and table.state.reveals
        act = prompts.act_label(table.words, plan.action)
        said = table.words.t(f"prompts.acts.{key}", act=act) if key else act
        assert driver.thing("button:confirm").label == said
        driver.click("button:confirm")
        reason = table.context.moment.button("undo")
        assert (reason is not None) == (policy == "strict")
        assert undo_asks(table.session, policy) == (policy == "friendly")


def test_the_button_itself_asks_for_agreement(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        person = Mouse(driver, 9)
        while not (table.session.undo_barrier and table.context.moment.button("undo") is None):
            person.give(person.pick(table))
        driver.app.prefs.live.speed = 4
        driver.frames(2)
        while not table.settled:
            driver.frames()
        small, steps = driver.thing("button:undo").rect, len(table.session.past)
        driver.key(pygame.K_u)
        asking = driver.thing("button:undo")
        assert table.state.asked == "undo" and asking.rect.w > 2 * small.w and len(table.session.past) == steps
        assert asking.label == table.words.t("tips.agree") and not driver.app.notice.shown
        driver.key(pygame.K_ESCAPE)
        assert not table.state.asked and driver.thing("button:undo").rect == small
        assert driver.app.top is table, "Escape only takes the question back"
        driver.key(pygame.K_u)
        driver.key(pygame.K_u)
        assert len(table.session.past) == steps - 1


def test_another_policy_needs_agreement_and_is_kept_in_the_save(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table = end_turn(driver)
        assert table.run.setup.undo == "friendly" and not driver.thing("button:undo").enabled
        driver.app.open("settings", "play")
        driver.frames()
        row = driver.thing("setting:undo-policy")
        driver.click_at((row.rect.right - 12, row.rect.centery))
        assert table.run.setup.undo == "friendly", "nothing changes before everybody agrees"
        driver.click("button:agree")
        assert table.run.setup.undo == "free" == driver.app.settings.undo
        driver.key(pygame.K_ESCAPE)
        assert driver.thing("button:undo").enabled
        driver.click("button:undo")
        told = [line for line in table.story.lines if line.type == "undo_policy"]
        assert len(told) == 1, "no undo takes the agreement back"
        journal = table.run.journal
        assert journal is not None
        path = journal.path
        loaded = read(path)
        assert not loaded.cut_at
        again = Run.load(path, driver.app.data)
        assert again.setup.undo == "free" and again.agreed == table.run.agreed
        assert again.session.hash() == table.session.hash()
        driver.app.replace(coached(driver.app, again))
        driver.frames(2)
        assert [line.type for line in table_of(driver).story.lines].count("undo_policy") == 1


def test_ending_too_soon_changes_the_button(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table, person = table_of(driver), Mouse(driver, 3)
        for _ in range(400):
            if table.state.plan is None and table.state.choice is None and urgent(table.context):
                break
            person.give(person.pick(table))
        asked_for = urgent(table.context)
        assert asked_for
        driver.app.prefs.live.speed = 4
        while not table.settled:
            driver.frames()
        plain, turn = driver.thing("button:end-turn").label, table.session.state.turn
        driver.key(pygame.K_e)
        asking = driver.thing("button:end-turn")
        assert asking.label == table.words.t("tips.end_anyway") != plain and table.session.state.turn == turn
        assert ("red", asked_for) in table.state.text.lines and not driver.app.notice.shown
        driver.key(pygame.K_ESCAPE)
        assert driver.thing("button:end-turn").label == plain


def test_a_press_meant_for_the_turn_before_ends_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=4, speed=4) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        for _ in range(3000):
            if table.settled and table.session.decision is not None and table.session.decision.kind == "action":
                break
            table.director.hurry()
            driver.frames()
            choice = table.state.choice
            if choice is not None and not table.director.busy:
                table.controller.answer(*[*choice.options][: max(1, choice.decision.min)])
        past = len(table.session.past)
        driver.event(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="e", scancode=0)
        assert len(table.session.past) == past, "it was meant for what stood there before"
        driver.key(pygame.K_e)
        if table.state.asked == "end":
            driver.key(pygame.K_e)
        assert len(table.session.past) > past


SIX_MAD = """
id: six-madness-at-the-end
rules: [BB-ELI.1]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: bellringer, hand: [madness, madness, madness, madness, madness, madness, air1], deck: [earth1]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  madness: 20
play:
  - expect: {active: p1}
"""


@pytest.mark.parametrize("hand", ["key", "mouse"])
def test_a_turn_that_would_cost_a_magician_is_ended_only_by_a_second_press(tmp_path: Path, hand: str) -> None:
    with at(tmp_path, SIX_MAD, speed=4) as (driver, table):
        table.director.rest()
        driver.frames(2)

        def end() -> None:
            driver.key(pygame.K_e) if hand == "key" else driver.click("button:end-turn")
            driver.frames(2)

        end()
        assert table.state.asked == "end" and not table.session.past
        seat = table.words.seat("p1")
        asks = table.words.t("prompts.danger.ends_eliminated", seat=seat)
        assert asks in [line for _, line in table.state.text.lines], "it says what would be lost"
        table.update(GUARD)
        end()
        assert len(table.session.past) == 1


def hurried(driver: Driver, key: int) -> None:
    """A key of somebody who does not look."""
    driver.event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


@pytest.mark.parametrize("speed", [1, 4])
@pytest.mark.parametrize("key", [pygame.K_e, pygame.K_RETURN], ids=["e", "enter"])
def test_the_key_that_has_put_a_question_does_not_answer_it_before_it_could_be_seen(
    tmp_path: Path, key: int, speed: int
) -> None:
    """E, E at once: the turn was over, and a magician lost, before anybody had read that this would be so."""
    with at(tmp_path, SIX_MAD, speed=speed) as (driver, table):
        waiting(driver, table)
        table.focus.set("button:end-turn")
        driver.frames(2)
        table.update(GUARD)
        driver.key(key)
        assert table.state.asked == "end"
        for _ in range(3):
            hurried(driver, key)
            assert not table.session.past and table.state.asked == "end"
        assert driver.app.notice.text == driver.app.t("kit.why.too_soon"), "it says why nothing happens"
        table.update(GUARD)
        hurried(driver, key)
        assert len(table.session.past) == 1, "who has had the time to read it is heard"


def test_a_question_that_was_taken_back_and_put_again_is_read_again(tmp_path: Path) -> None:
    with at(tmp_path, SIX_MAD, speed=4) as (driver, table):
        waiting(driver, table)
        driver.key(pygame.K_e)
        table.update(GUARD)
        for key in (pygame.K_ESCAPE, pygame.K_e, pygame.K_e):
            hurried(driver, key)
        assert table.state.asked == "end" and not table.session.past


@pytest.mark.parametrize("speed", [0, 4])
def test_five_madness_are_not_asked_about_nor_is_a_program(tmp_path: Path, speed: int) -> None:
    calm = SIX_MAD.replace(", madness, air1]", "]") if speed else SIX_MAD
    with at(tmp_path, calm, speed=speed) as (driver, table):
        table.director.rest()
        driver.frames(2)
        driver.key(pygame.K_e)
        assert table.state.asked == "" and len(table.session.past) == 1


def test_a_lesson_asks_as_well_before_a_magician_is_lost(tmp_path: Path) -> None:
    """Lesson 8, third step: the turn ended with six Madness in hand, and nobody asked."""
    Profile(DataDir(tmp_path)).see_opening()
    with driving(tmp_path, tutorial="madness", speed=2) as driver:
        for _ in range(2):
            attended_by(GuidedLesson, driver.top).attendant.skip_step()
            driver.frames(2)
        table = attended_by(GuidedLesson, driver.top)
        table.director.rest()
        driver.frames(2)
        assert table.render.model.seats["p1"].hand[5].kind == "madness"
        past = len(table.session.past)
        driver.key(pygame.K_e)
        assert table.state.asked == "end" and len(table.session.past) == past


def test_the_end_of_the_turn_waits_for_what_is_begun(tmp_path: Path) -> None:
    """F3: it asked for what had just been tried, "act, or end the turn"."""
    with at(tmp_path, DESK, speed=4) as (driver, table):
        table.director.rest()
        driver.frames(2)
        driver.click("supply:water2")
        assert table.state.plan is not None
        driver.key(pygame.K_e)
        act, cancel = (driver.thing(f"button:{name}").label for name in ("confirm", "cancel"))
        assert driver.app.notice.text == table.words.t("prompts.begun_first", act=act, cancel=cancel)
        assert now(table.state.plan) is not None and not table.session.past


SEVERAL = {
    "en": ("everyone", "everybody", "all agree", "you all"),
    "es": ("acuerdo", "todos", "grupo", "estáis"),
    "pt": ("acordo", "todos", "todo mundo", "concordar"),
    "it": ("accordo", "tutti", "gruppo", "siete"),
}
UNDOING = ("kit.undo.friendly.text", "kit.undo.agree", "kit.undo.policy_agree", "kit.undo.policy_asks",
           "bigbook.prompts.acts.undo_agreed", "bigbook.prompts.acts.agreed", "bigbook.tips.agree")  # fmt: skip


@pytest.mark.parametrize("lang", list(SEVERAL))
def test_nobody_who_sits_alone_is_told_that_all_have_to_agree(lang: str) -> None:
    """One person, with companions or with two magicians, read "undo needs everyone": what is said of undo is right for
    one and for five. Who is to agree has not changed: the step past what was shown asks once more."""
    words = Catalogue.load(lang, [LOCALES])
    for key in UNDOING:
        said = words.t(key, act="X").lower()
        assert not [word for word in SEVERAL[lang] if word in said], f"{key}: {said}"


IDLE = """
id: a-turn-in-which-nothing-is-done
rules: [BB-TRN.3]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: bellringer, hand: [air1, air1, water1, earth1], deck: [earth1, fire1], spells: [telepathy]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1], spells: [ice]}
  madness: 20
play:
  - expect: {active: p1}
"""


def waiting(driver: Driver, table: TableScene) -> None:
    """Everything is shown, and whoever is asked has seen it."""
    table.director.rest()
    driver.frames(2)
    driver.look()


def ending(driver: Driver, hand: str, button: str = "button:end-turn") -> None:
    driver.key(pygame.K_e) if hand == "key" else driver.click(button)
    driver.frames(2)


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
@pytest.mark.parametrize("hand", ["key", "mouse"])
def test_a_turn_in_which_nothing_was_done_is_ended_by_a_second_press(tmp_path: Path, hand: str, lang: str) -> None:
    """One press of E threw a whole turn away: five cards, spells to cast, and nothing done."""
    with at(tmp_path, IDLE, speed=4, lang=lang) as (driver, table):
        waiting(driver, table)
        ending(driver, hand)
        assert table.state.asked == "end" and not table.session.past
        asks = [line for colour, line in table.state.text.lines if colour == "red"]
        assert table.words.catalogue.quoted(table.words.spell("telepathy")) in asks[0], "it names what could be done"
        assert any(asks[0] in passage.words for passage in table.speech.passages()), "and is heard"
        assert driver.thing("button:end-turn").label == table.words.t("tips.end_anyway")
        table.update(GUARD)
        ending(driver, hand)
        assert len(table.session.past) == 1


def test_a_turn_in_which_something_was_done_ends_at_once(tmp_path: Path) -> None:
    """Cards left over are no reason to ask: most turns end with some."""
    with at(tmp_path, IDLE, speed=4) as (driver, table):
        waiting(driver, table)
        driver.click("supply:air2")
        driver.click("button:confirm")
        waiting(driver, table)
        past, turn = len(table.session.past), table.session.state.turn
        assert past == 1 and turn == 4
        ending(driver, "key")
        assert table.state.asked == "" and len(table.session.past) == past + 1


def test_nobody_is_asked_who_can_do_nothing_of_use(tmp_path: Path) -> None:
    """A spell that would do nothing, payable by the last card only of a friend, is nothing that is missed."""
    bare = IDLE.replace("hand: [air1, air1, water1, earth1]", "hand: []").replace(
        "deck: [earth1, fire1]", "deck: [air1]"
    )
    with at(tmp_path, bare, speed=4) as (driver, table):
        waiting(driver, table)
        ending(driver, "key")
        assert table.state.asked == "" and len(table.session.past) == 1


@pytest.mark.parametrize("hand", ["key", "mouse"])
def test_granted_actions_are_passed_by_a_second_press(tmp_path: Path, hand: str) -> None:
    """ "Ana acts thanks to Bruno: 2 actions left": one E passed both."""
    with at(tmp_path, IDLE, speed=4) as (driver, table):
        waiting(driver, table)
        table.session.act("activate:telepathy:1")
        table.play(table.session.shown(), answered=True)
        waiting(driver, table)
        choice = table.state.choice
        if choice is not None:
            table.controller.answer("p2")
            waiting(driver, table)
        asked, past = table.session.decision, len(table.session.past)
        assert asked is not None and asked.prompt == "granted_action"
        ending(driver, hand, "button:pass")
        assert table.state.asked == "end" and len(table.session.past) == past
        assert driver.thing("button:pass").label == table.words.t("tips.pass_anyway")
        assert any(colour == "red" for colour, _ in table.state.text.lines)
        table.update(GUARD)
        ending(driver, hand, "button:pass")
        assert len(table.session.past) == past + 1


JUDGED = """
id: a-curse-that-could-go-before-judgment
rules: [BB-TRN.3]
given:
  turn: 5
  active: p1
  players:
    p1: {magician: bellringer, hand: [fire3, fire3, fire3, fire2, fire1, water1], deck: [earth1, fire1, air1]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  curses: {3: [f3]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_a_curse_that_is_judged_next_and_could_be_paid_for_is_asked_about(tmp_path: Path) -> None:
    """Judgment next, curses left, six cards in hand: also where something was done in the turn."""
    with at(tmp_path, JUDGED, speed=4) as (driver, table):
        waiting(driver, table)
        driver.click("supply:fire2")
        driver.click("button:confirm")
        waiting(driver, table)
        past = len(table.session.past)
        assert past
        ending(driver, "key")
        assert table.state.asked == "end" and len(table.session.past) == past
        assert ("red", table.words.t("prompts.danger.affordable", curse=table.words.curse("f3"))) in (
            table.state.text.lines
        )


def refusals(table: TableScene) -> dict[str, str]:
    return {name: reason.key for name, reason in table.listing().reasons.items()}


def test_who_is_asked_is_never_told_that_somebody_else_decides_first(tmp_path: Path) -> None:
    """A click on a card in a friend's strip, in one's own turn: "Somebody else has to decide first." """
    with at(tmp_path, IDLE, speed=4) as (driver, table):
        waiting(driver, table)
        assert "not-your-window" not in refusals(table).values()
        driver.click("card:p2:hand:2")
        bruno = str(table.words.seat("p2"))
        assert (
            driver.app.notice.text == table.words.t("why.friends-hand", seat=bruno) and bruno in driver.app.notice.text
        )
        assert not table.session.past and table.state.plan is None
        table.session.act("activate:telepathy:1")
        table.play(table.session.shown(), answered=True)
        waiting(driver, table)
        asked = table.session.decision
        assert asked is not None and asked.prompt == "granted_action"
        found = refusals(table)
        assert "not-your-window" not in found.values()
        assert found["card:p1:hand:1"] == "friends-hand"
        assert {found[name] for name in found if name.startswith("ability:")} <= {
            "ability-waits", "friends-ability", "works-by-itself",
        }  # fmt: skip
