"""Companions at the table: they show what they would do before they do it, and people have the last word."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bigbook.ai import weights
from game.bigbook.ai.company import NOTE, Intent
from game.bigbook.play.standing_answers import by_coach
from game.bigbook.rules.options import MAGICIANS
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.bigbook.text.log import tell
from game.core.engine.event import Event
from game.core.saves.save import noted, read
from scenes.bigbook.end.scene import EndScene
from scenes.bigbook.party import Run, party_of
from scenes.bigbook.settings import SETTINGS
from scenes.bigbook.table.animation.fullscreen_effects import LETTER_MS
from scenes.bigbook.table.input.drafting import write
from scenes.bigbook.table.input.voices import ANSWERS, MOMENTS
from scenes.bigbook.table.moment import AtWork
from scenes.bigbook.table.panel.words import panel_text
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text.reasons import said as said_why
from scenes.bigbook.tutorial.coach import coached
from scenes.kit import fit as kit_fit
from scenes.kit.input.presses import GUARD
from scenes.kit.note import HOLD, PER_LETTER
from scenes.shell.own_settings import PACE
from scenes.shell.profile import Profile
from scenes.shell.storage import DataDir
from scenes.table.company.company import GIVEN, LETTER, LONGEST, LOOK
from scenes.table.company.company import PACE as PACES
from scenes.table.log_drawer import LogDrawer
from tests.companions.lending import borrowing as borrowed
from tests.companions.lending import lent
from tests.fit.spy import watching
from tests.fit.walk import arrange, kept, paint
from tests.scenes.at_table import at
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Mouse
from tests.typed import now

LONG = 4_000
"""Frames after which somebody would have had the word."""


@pytest.fixture
def tmp_path(tmp_path: Path) -> Path:
    """Whoever plays here has watched a companion before; nobody has in a folder below it."""
    Profile(DataDir(tmp_path)).see_company()
    return tmp_path


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene), driver.top
    return driver.top


def until(driver: Driver, *, acting: bool) -> TableScene:
    """Wait until a companion shows what it would do (`acting`), or a person is asked."""
    table = table_of(driver)
    for _ in range(LONG):
        now = table.state.company
        shows = now is not None and now.intent is not None
        if not table.director.busy and (shows if acting else now is None):
            return table
        driver.app.frame(dt=16.0, shown=False)
    raise AssertionError("nothing comes of it")


def end_turn(driver: Driver) -> None:
    """The person ends the turn, at once."""
    table = table_of(driver)
    table.controller.answer("end")
    table.director.rest()


def beside(players: int = 2, **wanted: Any) -> dict[str, Any]:
    """A game of one person with companions, the person first."""
    tempers = wanted.pop("tempers", ("apprentice",) * (players - 1))
    return {"players": players, "seed": 6, "speed": 4, "table": {"companions": tempers}, **wanted}


def test_all_companions_play_an_evening_by_themselves_while_people_watch(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2, tempers=("apprentice",) * 2, speed=0)) as driver:
        for _ in range(LONG):
            if isinstance(driver.top, EndScene):
                return
            assert not driver.app.settled, "nobody is asked for anything"
            driver.app.frame(dt=16.0, shown=False)
    raise AssertionError("the evening has no end")


def test_one_person_with_companions_is_asked_for_the_own_seat_only(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(3, speed=0)) as driver:
        person = Mouse(driver, 4)
        for _ in range(40):
            while not driver.app.settled:
                driver.app.frame(dt=16.0, shown=False)
            table = person.table
            if table is None:
                break
            asked = table.session.decision
            waits = table.state.company
            assert asked is not None
            if waits is not None:  # it asks for the person's support
                assert waits.friends == ("p1",)
                driver.click("button:confirm")
                continue
            assert asked.seat == "p1"
            person.give(person.pick(table))
        assert any("p3" in moment.seats for moment in table_of(driver).session.past)


def test_it_shows_what_it_thinks_of_and_does_that_after_a_moment(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2)) as driver:
        end_turn(driver)
        table = until(driver, acting=True)
        now, steps = table.state.company, len(table.session.past)
        assert now is not None and now.intent is not None and now.seat == "p2"
        assert "Bruno thinks of: " in table.state.text.title
        assert not driver.app.settled and table.lights().lit == set()
        assert all(not thing.enabled for thing in table.things() if thing.role in ("spell", "curse", "supply"))
        driver.frames(round(PACES["readable"] / 16) + 2)
        assert len(table.session.past) == steps + 1
        assert table.session.past[-1].answers == now.intent.answers


def test_its_pace_is_a_setting(tmp_path: Path) -> None:
    lasted: dict[str, int] = {}
    for pace in PACE:
        with driving(tmp_path, **beside(2)) as driver:
            driver.app.prefs.set_own(SETTINGS, "company_pace", pace)
            end_turn(driver)
            table = until(driver, acting=True)
            steps, frames = len(table.session.past), 0
            while len(table.session.past) == steps and frames < LONG:
                driver.app.frame(dt=16.0, shown=False)
                frames += 1
            lasted[pace] = frames
    assert lasted["quick"] < lasted["readable"] < lasted["slow"] < LONG


def test_wait_stops_it_and_a_better_idea_makes_the_decision_the_peoples(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2)) as driver:
        end_turn(driver)
        table = until(driver, acting=True)
        while table.session.decision is not None and table.session.decision.kind != "action":
            driver.click("button:confirm")
            driver.frames(2)
            table = until(driver, acting=True)
        steps = len(table.session.past)
        driver.key(pygame.K_t)
        driver.frames(400)
        assert len(table.session.past) == steps and driver.app.settled, "it waits as long as people like"
        driver.click("button:take-over")
        assert table.state.company is None and table.state.lent == "p2"
        thing = next(one for one in table.things() if one.enabled and one.role in ("supply", "library"))
        driver.click(thing.id)
        driver.click("button:confirm")
        assert table.session.past[-1].seat == "p2"
        table = until(driver, acting=True)
        assert table.state.lent == "", "the next decision is its own again"


def test_waiting_can_end_as_it_was_and_a_lent_decision_can_go_back(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2)) as driver:
        end_turn(driver)
        table = until(driver, acting=True)
        driver.key(pygame.K_ESCAPE)
        assert table.state.company is not None and table.state.company.held
        driver.click("button:take-over")
        if table.session.decision is not None and table.session.decision.kind == "action":
            driver.click("button:give-back")
        else:
            driver.app.frame(dt=16.0)
            table.command("give_back")
        again = until(driver, acting=True).state.company
        assert again is not None and not again.held
        driver.key(pygame.K_t)
        driver.click("button:confirm")
        steps = len(table.session.past)
        driver.key(pygame.K_SPACE)
        driver.frames(2)
        assert len(table.session.past) == steps + 1, "Space: seen, go on"


def test_what_it_did_is_taken_back_as_one_step_and_is_then_the_peoples_to_decide(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2)) as driver:
        table_of(driver).run.agree_on_undo("free")
        end_turn(driver)
        table = until(driver, acting=True)
        before = table.session.hash()
        steps = len(table.session.past)
        driver.click("button:confirm")
        driver.frames(3)
        assert len(table.session.past) == steps + 1
        table.director.rest()
        driver.key(pygame.K_u)
        assert table.session.hash() == before
        assert table.state.company is None and table.state.lent == "p2"
        driver.frames(300)
        assert table.session.hash() == before, "it does not do the same again at once"


def borrowing(driver: Driver) -> TableScene:
    """Bruno, a companion, would like to pay with the Water in Ana's support."""
    session = lent()
    setup = party_of(session, "friendly")
    setup.people[1].companion = "master"
    driver.app.replace(coached(driver.app, Run(session, setup)))
    table = table_of(driver)
    for _ in range(LONG):
        if table.state.company is not None and table.state.company.friends:
            return table
        driver.app.frame(dt=16.0, shown=False)
    raise AssertionError("Ana is not asked")


def test_better_not_on_an_action_that_people_gave_leads_to_another_act(tmp_path: Path) -> None:
    """Bruno would have passed the whole action, with three Fire in hand."""
    with driving(tmp_path, speed=4) as driver:
        session = borrowed(["fire1"] * 3)
        setup = party_of(session, "friendly")
        setup.people[1].companion = "adept"
        driver.app.replace(coached(driver.app, Run(session, setup)))
        table = table_of(driver)
        for _ in range(LONG):
            if table.state.company is not None and table.state.company.friends:
                break
            driver.app.frame(dt=16.0, shown=False)
        driver.frames(80)
        driver.click("button:refuse")
        assert table.state.company is not None and table.state.company.intent is not None
        assert not table.state.company.intent.passes
        steps = len(table.session.past)
        for _ in range(LONG):
            if len(table.session.past) > steps:
                break
            driver.app.frame(dt=16.0, shown=False)
        assert table.session.past[steps].answers[0] != ("pass",)
        assert len(table.session.view().players[0].support) == 1, "Ana keeps hers"


def granting(driver: Driver, giver: str) -> TableScene:
    """Whoever sits at `giver` casts Telepathy for the other one, who can pay for something; Bruno is a companion."""
    giving, given = {"hand": ["air1"], "spells": ["telepathy"]}, {"hand": ["fire1", "fire1"]}
    players = {"p1": giving, "p2": given} if giver == "p1" else {"p1": given, "p2": giving}
    placed: dict[str, Any] = {"players": players, "active": giver, "curses": {"5": ["w4"]}}
    session = BigBookScenarioAdapter().build(placed)
    assert isinstance(session, BigBookSession)
    setup = party_of(session, "friendly")
    setup.people[1].companion = "apprentice"
    driver.app.replace(coached(driver.app, Run(session, setup)))
    return table_of(driver)


def test_wait_said_too_late_is_no_pass(tmp_path: Path) -> None:
    """What came of the act was shown for a while; then the hand that meant "Wait!" fell on "Pass", at its place."""
    with driving(tmp_path, speed=1) as driver:
        granting(driver, "p2")
        table = until(driver, acting=True)
        assert table.state.company is not None
        wait = next(thing for thing in table.things() if thing.id == "button:wait").rect
        table.state.company.intent = Intent((("activate:telepathy:1",),), 0.0)
        table = until(driver, acting=False)
        asked, steps = table.session.decision, len(table.session.past)
        assert asked is not None and asked.prompt == "granted_action" and asked.seat == "p1"
        over = table.thing("button:pass")
        assert over is not None and over.rect.collidepoint(wait.center)
        driver.click_at(wait.center)
        driver.frames(4)
        assert len(table.session.past) == steps, "nothing was passed on"
        driver.look()
        driver.click_at(wait.center)
        driver.frames(4)
        assert table.state.asked == "end", "nothing was done with it yet: passing asks once more"
        driver.app.frame(dt=GUARD)
        driver.click_at(wait.center)
        driver.frames(4)
        assert len(table.session.past) > steps


def test_what_a_companion_does_with_an_action_that_people_gave_it_is_shown_longer(tmp_path: Path) -> None:
    with driving(tmp_path, speed=4) as driver:
        table = granting(driver, "p1")
        table.director.rest()
        table.session.act("activate:telepathy:1")
        table.play(table.session.shown(), answered=True)
        table = until(driver, acting=True)
        steps, frames = len(table.session.past), 0
        while len(table.session.past) == steps and frames < LONG:
            driver.app.frame(dt=16.0, shown=False)
            frames += 1
        assert frames * 16.0 >= PACES["readable"] * GIVEN - 32.0


def test_it_asks_whose_support_it_would_spend_and_takes_it_when_they_agree(tmp_path: Path) -> None:
    with driving(tmp_path, speed=4) as driver:
        table = borrowing(driver)
        driver.frames(300)
        assert driver.app.settled and not table.session.past, "it waits for the answer"
        question = table.words.t("company.ui.asks", seat="Bruno", list="Ana")
        assert table.context.sentence() == question, "the ribbon asks, instead of that somebody thinks"
        assert table.state.text.title == question
        driver.click("button:confirm")
        driver.frames(200)
        assert table.session.past[0].seat == "p2" and not table.session.view().players[0].support


def test_whoever_says_always_is_not_asked_again_in_this_game_until_they_take_it_back(tmp_path: Path) -> None:
    """It asked each time, and the game waited."""
    with driving(tmp_path, speed=4, window=(1280, 720)) as driver:
        table = borrowing(driver)
        driver.frames(300)
        driver.click("button:always-lend")
        assert table.state.company is None or not table.state.company.friends
        assert table.controller.company.lends_always == {"p1"}
        driver.frames(200)
        assert table.session.past[0].seat == "p2" and not table.session.view().players[0].support
        driver.key(pygame.K_F10)
        driver.click("button:forget-answers")
        assert not table.controller.company.lends_always


def test_what_a_companion_asks_is_no_small_print_in_large_letters(tmp_path: Path) -> None:
    with driving(tmp_path, speed=4, window=(1280, 720)) as driver, watching() as spy:
        table = borrowing(driver)
        arrange(driver.app, (1280, 720), 2.0, kept("es"))
        driver.frames(100)
        paint(driver.app, spy)
        question = table.words.t("company.ui.asks", seat="Bruno", list="Ana")
        shown = [one for one in spy.drawn if one.text.replace("/", " ") == question]
        assert shown and all(one.shown == 1.0 and not one.cut for one in shown), "on the ribbon"
        thought = [one for one in spy.drawn if one.text.startswith("Bruno piensa en")]
        assert thought and all(one.shown == 1.0 and not one.cut for one in thought), "what it is for: on the slate"
        assert min(one.size for one in [*shown, *thought]) * 1.25 >= table.render.layout.text(20, 15)


def test_whoever_keeps_the_support_is_not_asked_again_in_this_turn(tmp_path: Path) -> None:
    with driving(tmp_path, speed=4) as driver:
        table = borrowing(driver)
        driver.frames(80)  # "No" stands where "Wait!" stood: at once it would not be heard
        driver.click("button:refuse")
        assert table.state.company is not None and not table.state.company.friends
        driver.frames(400)
        turn = [moment for moment in table.session.past if moment.seat == "p2" and moment.state.turn == 1]
        assert turn and len(table.session.view().players[0].support) == 1


def test_somebody_has_to_leave_and_comes_back_and_the_save_knows(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=6, speed=0) as driver:
        table = table_of(driver)
        assert table.session.decision is not None and table.session.decision.seat == "p1"
        driver.key(pygame.K_F10)
        driver.click("button:company")
        driver.click("companion:p1")
        driver.click("button:close")
        steps = len(table.session.past)
        while not driver.app.settled:
            driver.app.frame(dt=16.0, shown=False)
        assert len(table.session.past) > steps
        assert table.session.decision is not None and table.session.decision.seat == "p2"
        assert table.run.journal is not None
        path = table.run.journal.path
        assert noted(read(path).entries)[NOTE] == {"p1": "apprentice"}
    with driving(tmp_path, resume=True, speed=0) as driver:
        table = table_of(driver)
        assert table.run.setup.tempers == {"p1": "apprentice"}
        table.controller.company.seat("p1", "")
        assert noted(read(path).entries)[NOTE] == {}


def test_nobody_waits_for_a_click_before_a_companions_turn(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2)) as driver:
        driver.app.prefs.set_own(SETTINGS, "handover_wait", True)
        table = table_of(driver)
        table.render.model.turn = 2
        for seat, stops in (("p1", True), ("p2", False)):
            table.director.now = event = Event("turn_began", {"seat": seat, "turn": 2})
            table.handover.begin(event)
            assert table.handover.waiting is stops
            table.handover.waiting, table.director.now = False, None


def test_the_ribbon_of_a_companions_turn_speaks_to_nobody(tmp_path: Path) -> None:
    """A computer was told: Caio, over to you; your spell was neutralized."""
    with driving(tmp_path, **beside(2)) as driver:
        table = table_of(driver)
        said: dict[str, tuple[str, list[str]]] = {}
        for before, seat in (("p2", "p1"), ("p1", "p2")):
            table.story.tell(Event("turn_began", {"seat": before, "turn": 2}))
            table.story.tell(Event("spell_neutralized", {"seat": seat, "spell": "ice", "source": "w1"}))
            table.story.tell(Event("turn_began", {"seat": seat, "turn": 3}))
            said[seat] = table.set_pieces.scenery.greeting(seat)
        people, companion = said["p1"], said["p2"]
        assert people[0] == table.words.kit("handover.next", seat=table.words.seat("p1")) and people[1]
        assert companion == (table.words.t("prompts.status.turn_of", seat=table.words.seat("p2")), [])


def shown_for(driver: Driver) -> tuple[TableScene, int]:
    """Let a companion do what it shows; the table, and for how many milliseconds that was shown."""
    table = until(driver, acting=True)
    steps, frames = len(table.session.past), 0
    while len(table.session.past) == steps and frames < LONG:
        driver.app.frame(dt=16.0, shown=False)
        frames += 1
    return table, frames * 16


def test_the_first_turn_of_a_companion_says_so_and_leaves_time_to_read(tmp_path: Path) -> None:
    """A newcomer had barely found the parts of the window when the companion had already played. Its first turn says
    whose it is and how that goes, and stays until it has been read; each act is shown with its reason for as long as
    its words take; the second turn goes at the chosen pace."""
    new = tmp_path / "new"
    with driving(new, **beside(2, speed=1)) as driver:
        table = table_of(driver)
        table.controller.answer("end")
        said = table.words.t("company.ui.first", seat=table.words.seat("p2"))
        stood = 0
        while table.state.company is None:
            driver.app.frame(dt=16.0, shown=False)
            stood += 16 * table.handover.waiting
            assert not table.handover.waiting or table.set_pieces.scenery.greeting("p2")[1] == [said]
        assert stood >= LETTER_MS * len(said), "nothing else moves while that is read"
        now = until(driver, acting=True).state.company
        assert now is not None and now.intent is not None and now.intent.answers[0][0].startswith("acquire:")
        rows = [row.text for row in table.state.text.rows]
        assert now.why is not None and said_why(table.words, now.why) == rows[-1] != "", "why"
        words = len(table.state.text.title + "".join(rows))
        lasted = shown_for(driver)[1]
        assert lasted >= min(LONGEST, LOOK + LETTER * words) - 32.0 and lasted > PACES["slow"]
        table = until(driver, acting=True)
        steps = len(table.session.past)
        driver.key(pygame.K_SPACE)
        driver.frames(3)
        assert len(table.session.past) == steps + 1, "Space hurries all the same"
        while table.session.state.turn == 2:
            if table.state.company is None and not table.director.busy:
                table.controller.answer("pass")  # Ana may act by a spell of Bruno's
            driver.key(pygame.K_SPACE)
            driver.app.frame(dt=16.0, shown=False)
        until(driver, acting=False)
        assert not table.state.patient and Profile(DataDir(new)).company, "from now on they know"
        assert table.set_pieces.scenery.greeting("p2")[1] == []


def test_a_click_goes_on_from_the_ribbon_that_somebody_new_reads(tmp_path: Path) -> None:
    with driving(tmp_path / "new", **beside(2, speed=1)) as driver:
        table = table_of(driver)
        table.controller.answer("end")
        while not now(table.handover.waiting):
            driver.app.frame(dt=16.0, shown=False)
        driver.frames(40)
        assert now(table.handover.waiting)
        driver.key(pygame.K_SPACE)
        assert not table.handover.waiting and table.state.patient


def saying(driver: Driver) -> list[str]:
    """All that is said beside the seats from now on, as long as somebody listens."""
    said: list[str] = []
    say = driver.app.notice.say

    def heard(text: str, at: pygame.Rect | None, hold: float | None = None, clear: Sequence[pygame.Rect] = ()) -> None:
        said.append(text)
        say(text, at, hold, clear)

    driver.app.notice.say = heard  # type: ignore[method-assign]
    return said


def evening_said(driver: Driver) -> list[str]:
    """What is said while all companions play an evening to its end."""
    said = saying(driver)
    table = table_of(driver)
    for _ in range(20 * LONG):
        if isinstance(driver.top, EndScene):
            break
        if table.director.busy:
            table.director.skip()
        table.controller.company.hurry()
        driver.app.frame(dt=16.0, shown=False)
    assert isinstance(driver.top, EndScene)
    return said


def test_they_speak_seldom_in_their_own_character_and_never_say_a_thing_twice(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2, tempers=("apprentice",) * 2)) as driver:
        said = evening_said(driver)
        turns = table_turns(driver)
    lines = [text for text in said if text.startswith("[b]")]
    assert lines and len(lines) == len(set(lines)) <= turns
    assert any(text.startswith(("[b]Ana:[/b]", "[b]Bruno:[/b]")) for text in lines)


def table_turns(driver: Driver) -> int:
    """How many turns the evening had."""
    end = driver.top
    assert isinstance(end, EndScene) and end.ending.run is not None
    return end.ending.run.session.state.turn


def test_in_silence_nobody_says_a_word(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2, tempers=("apprentice",) * 2)) as driver:
        driver.app.prefs.set_own(SETTINGS, "company_speaks", False)
        assert not [text for text in evening_said(driver) if text.startswith("[b]")]


def test_every_magician_has_a_line_for_every_moment_in_every_language(tmp_path: Path) -> None:
    answers = [line for lines in ANSWERS.values() for line in lines]
    with driving(tmp_path) as driver:
        for lang in ("en", "es", "it", "pt"):
            words = driver.app.catalogue_of(lang)
            lines = [words.t(f"bigbook.company.lines.{magician}.{moment}")
                     for magician in MAGICIANS
                     for moment in {*MOMENTS.values(), "strike", "thanks", *answers}]  # fmt: skip
            assert len(set(lines)) == len(lines) == len(MAGICIANS) * 13


def test_only_whom_a_curse_has_hurt_has_a_word_for_that(tmp_path: Path) -> None:
    """ "That went straight through my coat", said by somebody whom nothing had struck."""
    with driving(tmp_path, speed=2) as driver:
        said = saying(driver)
        players = {"p1": {"hand": ["fire1"]}, "p2": {"magician": "firebrand"}, "p3": {"magician": "stoker"}}
        session = BigBookScenarioAdapter().build({"players": players, "active": "p1", "turn": "4"})
        assert isinstance(session, BigBookSession)
        setup = party_of(session, "friendly")
        for number in (1, 2):
            setup.people[number].companion = "adept"
        driver.app.replace(coached(driver.app, Run(session, setup)))
        table = table_of(driver)

        def lost(seat: str) -> Event:
            return Event("card_discarded", {"seat": seat, "card": "fire1", "from": f"{seat}.hand",
                                            "to": f"{seat}.discard", "source": "f4"})  # fmt: skip

        def strikes(magician: str) -> list[str]:
            line = table.words.t(f"company.lines.{magician}.strike")
            return [one for one in said if one.endswith(line)]

        struck = Event("curse_applied", {"curse": "f4"})
        for seed in range(12):  # whether somebody speaks at all is left to chance
            table.run.setup.seed = seed
            for event in (struck, lost("p1")):
                table.voices.hear(event)
        assert not strikes("firebrand") and not strikes("stoker"), "it has hurt a person only"
        for seed in range(12):
            table.run.setup.seed = seed
            for event in (struck, lost("p1"), lost("p3")):
                table.voices.hear(event)
        assert len(strikes("stoker")) == 1 and not strikes("firebrand")


def spoken(table: TableScene, said: list[str], moment: str) -> list[str]:
    """Which of the lines for a moment Bruno has said."""
    words = table.words
    lines = [f"[b]Bruno:[/b] {words.t(f'company.lines.firebrand.{line}')}" for line in ANSWERS[moment]]
    return [one for one in said if one in lines]


@pytest.mark.parametrize("speed", [2, 4])
def test_whoever_is_refused_grumbles_unless_people_hurry(tmp_path: Path, speed: int) -> None:
    with driving(tmp_path, speed=speed) as driver:
        said = saying(driver)
        table = borrowing(driver)
        driver.frames(80)
        driver.click("button:refuse")
        driver.frames(4)
        assert len(spoken(table, said, "refused")) == (speed == 2)


@pytest.mark.parametrize(("act", "moment"), [("acquire:water3", "lent"), ("cure:p2.support", "saved")])
def test_whoever_lends_to_a_person_gloats_and_whoever_is_cured_is_glad_once_in_a_turn(
    tmp_path: Path, act: str, moment: str
) -> None:
    with driving(tmp_path, speed=2) as driver:
        said = saying(driver)
        bruno = {"magician": "firebrand", "support": ["madness", "water3"]}
        players = {"p1": {"hand": ["fire1"] * 4}, "p2": bruno}
        session = BigBookScenarioAdapter().build({"players": players, "active": "p1", "curses": {"5": ["w4"]}})
        assert isinstance(session, BigBookSession)
        setup = party_of(session, "friendly")
        setup.people[1].companion = "adept"
        driver.app.replace(coached(driver.app, Run(session, setup)))
        table = table_of(driver)
        table.director.rest()
        assert not spoken(table, said, moment)
        for _ in range(2 if moment == "saved" else 1):
            if session.check((act,)) is None:
                paying = ("p2.support.water3",) if moment == "lent" else ("p1.hand.fire1",) * 2
                session.act(act, paying)
                table.play(session.shown(), answered=True)
                for _ in range(LONG):
                    if not table.director.busy:
                        break
                    driver.app.frame(dt=16.0, shown=False)
        (line,) = spoken(table, said, moment)
        table.voices.grumble("p2")
        assert not spoken(table, said, "refused"), "a second word in the same turn would tire"
        assert line


@pytest.mark.parametrize(("space", "curse", "glad"), [(5, "w4", True), (2, "w4", False), (5, "w8", False)])
def test_whoever_was_about_to_be_struck_is_glad_when_a_person_destroys_the_curse(
    tmp_path: Path, space: int, curse: str, glad: bool
) -> None:
    """Bruno is struck by the water curse with the next step; not by one of a later step, or one on curses only."""
    with driving(tmp_path, speed=2) as driver:
        said = saying(driver)
        players = {"p1": {"hand": ["water3"] * 3}, "p2": {"magician": "firebrand"}}
        session = BigBookScenarioAdapter().build(
            {"players": players, "active": "p1", "turn": "4", "curses": {str(space): [curse]}}
        )
        assert isinstance(session, BigBookSession)
        setup = party_of(session, "friendly")
        setup.people[1].companion = "adept"
        driver.app.replace(coached(driver.app, Run(session, setup)))
        table = table_of(driver)
        table.director.rest()
        session.act(f"destroy:{curse}")
        table.play(session.shown(), answered=True)
        for _ in range(LONG):
            if not table.director.busy:
                break
            driver.app.frame(dt=16.0, shown=False)
        assert not table.render.model.curses
        assert len(spoken(table, said, "saved")) == glad


def test_while_a_person_thinks_the_next_companion_says_once_what_it_would_like(tmp_path: Path) -> None:
    with driving(tmp_path, **beside(2, tempers=("adept",), seed=4)) as driver:
        said, table = saying(driver), table_of(driver)
        driver.frames(20)
        before = table.session.hash()
        for _ in range(LONG):
            if any("Bruno has a wish" in text for text in said):
                break
            driver.app.frame(dt=16.0, shown=False)
        wish = next(text for text in said if "Bruno has a wish" in text)
        assert wish.startswith("Bruno has a wish: "), "whose act it would be"
        for _ in range(round((HOLD + PER_LETTER * len(wish)) * 1.4 / 16)):
            driver.app.frame(dt=16.0, shown=False)
        assert driver.app.notice.text == wish, "longer than what people have asked for themselves"
        driver.frames(400)
        assert not driver.app.notice.shown and len([text for text in said if "Bruno has a wish" in text]) == 1
        (line,) = [line for line in table.story.lines if line.type == "wished"]
        told, (act, _, why) = tell(table.words, line), wish.partition(": ")[2].partition(". ")
        assert len(why) > 10, "a wish carries its reason"
        assert told.startswith("Bruno") and act in told, "whoever was busy finds it in the log"
        driver.click("log")
        log = driver.top
        assert isinstance(log, LogDrawer) and told in log.text()
        driver.key(pygame.K_ESCAPE)
        assert table.session.hash() == before and table.state.plan is None, "it is a wish, nothing is done"


@pytest.mark.parametrize(
    "hand",
    [
        ["fire1", "water1", "water1", "water3", "earth1", "air1"],  # unasked, it wishes for Telepathy here
        ["water3"] * 2 + ["fire1"] * 2,
        ["fire1", "air1", "earth1", "fire1"],
    ],
)
def test_nobody_wishes_for_something_else_beside_a_curse_that_could_be_destroyed(
    tmp_path: Path, hand: list[str]
) -> None:
    """Bruno asked for Ice five times while the curses could be paid for; with cards that pay for none he may wish."""
    with driving(tmp_path, speed=2) as driver:
        said = saying(driver)
        session = BigBookScenarioAdapter().build({
            "players": {
                "p1": {"hand": hand, "deck": ["air1", "fire1", "water1", "earth1"] * 2},
                "p2": {"magician": "firebrand", "hand": ["fire1", "fire2"], "deck": ["fire1"] * 5},
            },
            "active": "p1", "turn": "3", "curses": {"5": ["w1"]},
        })  # fmt: skip
        assert isinstance(session, BigBookSession)
        setup = party_of(session, "friendly")
        setup.people[1].companion = "adept"
        driver.app.replace(coached(driver.app, Run(session, setup)))
        payable = "destroy:w1" in {one.id for one in session.legal()}
        assert payable is ("water3" in hand)
        for _ in range(LONG):
            driver.app.frame(dt=16.0, shown=False)
        wishes = [text for text in said if "Bruno has a wish" in text or "would" in text]
        destroy = table_of(driver).words.curse("w1")
        assert all(destroy in text for text in wishes) if payable else wishes


def test_choose_for_me_is_thought_out_while_frames_are_shown(tmp_path: Path) -> None:
    """The answer comes some frames after the press, and is the one that the coach would have given at once."""
    for seed in range(3, 9):
        with driving(tmp_path / str(seed), players=5, seed=seed, speed=0) as driver:
            person = Mouse(driver, seed)
            for _ in range(200):
                table = person.table
                if table is None:
                    break
                if table.thing("button:choose-for-me") is not None:
                    at_once, steps = by_coach(table.session), len(table.session.past)
                    driver.app.prefs.live.speed = 4
                    table.controller.repeated.choose_for_me()
                    assert table.controller.repeated.thinks and len(table.session.past) == steps
                    for _ in range(LONG):
                        if len(table.session.past) > steps:
                            break
                        driver.app.frame(dt=16.0, shown=False)
                    assert table.session.past[steps].answers == (at_once,)
                    return
                person.give(person.pick(table))
    raise AssertionError("nobody was asked twice")


PASSED_BY = """
id: a-companion-passes-a-curse-by
rules: [BB-ACT.1]
given:
  turn: 2
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire3, fire3, water1], deck: [earth1, earth2, air1]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  curses: SPACES
  madness: 20
play:
  - expect: {active: p1}
"""


@pytest.mark.parametrize(
    ("spaces", "why"),
    [
        ("{2: [{f4: {applied: true}}]}", "has struck; judgment is 4 steps away. It can wait."),
        ("{5: [f4]}", "strikes in 3 steps. It can wait."),
        ("{3: [f4]}", "could be paid for; Ana thinks the cards are worth more."),
        ("{5: [w4]}", ""),
    ],
)
def test_a_curse_that_it_could_pay_for_is_not_passed_by_without_a_word(tmp_path: Path, spaces: str, why: str) -> None:
    """Where a companion would end its turn before such a curse, the panel says why; of others it says nothing."""
    with at(tmp_path, PASSED_BY.replace("SPACES", spaces), window=(1280, 720)) as (driver, table):
        table.state.company = AtWork("p1", held=True, intent=Intent((("end",),), 0.0))
        text, _ = panel_text(table.context)
        assert text.title.endswith("thinks of: end the turn")
        assert [line for _, line in text.lines] == ([f"{table.words.curse('f4')} {why}"] if why else [])
        kit_fit.overflows.clear()
        for language in ("es", "it", "pt", "en"):
            driver.app.set_language(language)
            write(table.context)
            table.context.touch()
            driver.frames(2)
        assert not kit_fit.overflows


def test_a_damaged_judgment_is_told_once_and_they_play_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file of the weights is no good: one line says so at the companion's first turn, and it acts all the same."""
    there = tmp_path / "judgment.yaml"
    there.write_bytes(weights.FILE.read_bytes()[:900])
    monkeypatch.setattr(weights, "FILE", there)
    monkeypatch.setattr(weights.judgment, "__defaults__", (there,))
    monkeypatch.setattr(weights.trouble, "__defaults__", (there,))
    with driving(tmp_path, **beside(2)) as driver:
        end_turn(driver)
        table = until(driver, acting=True)
        said = table.words.t("company.ui.built_in")
        assert driver.app.notice.text == said
        steps = len(table.session.past)
        driver.app.notice.clear()
        driver.frames(round(PACES["readable"] / 16) + 2)
        assert len(table.session.past) > steps and driver.app.notice.text != said


def test_one_person_among_companions_takes_back_without_a_question(tmp_path: Path) -> None:
    """ "Nobody minds? Undo": only companions sat there."""
    with driving(tmp_path, speed=4, drawn=True) as driver:
        players = {"p1": {"hand": ["air1", "air1", "fire1"], "deck": ["fire1", "air1"]}, "p2": {"hand": ["air1"]}}
        placed: dict[str, Any] = {"players": players, "active": "p1", "curses": {"5": ["w4"]}}
        session = BigBookScenarioAdapter().build(placed)
        assert isinstance(session, BigBookSession)
        setup = party_of(session, "friendly")
        assert setup.agreed_undo == "friendly", "two people agree, or one with two magicians says so twice"
        setup.people[1].companion = "apprentice"
        assert setup.agreed_undo == "free" and setup.undo == "friendly", "the policy of the table stays"
        driver.app.replace(coached(driver.app, Run(session, setup)))
        table = table_of(driver)
        table.director.rest()
        driver.frames(2)
        driver.look()
        for option in (one.id for one in session.legal() if one.id.startswith("learn:")):
            session.act(option)
            break
        table.show_moment()
        table.director.rest()
        driver.frames(2)
        driver.look()
        assert session.undo_barrier == "revealed"
        driver.key(pygame.K_u)
        assert table.state.asked == "" and not session.past
