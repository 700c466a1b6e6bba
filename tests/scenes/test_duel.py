"""The toy duel at its own window: everything that a table of any game offers, played by hand, by keys and by ear."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.engine.chance import Chance
from scenes.kit.geometry import Box
from scenes.kit.thing import by_id
from scenes.menus.unsaved import UnsavedScene
from scenes.shell.crash import Mishaps
from scenes.shell.robot import Robot
from scenes.table.lessons.next_press import Advice, next_press
from scenes.table.log_drawer import LogDrawer
from scenes.table.overlays.pause import PauseScene
from scenes.table.overlays.save_sign import AGAIN
from scenes.table.panel.buttons import SIGN
from scenes.table.plain.over import PlainHint
from scenes.table.plain.table import PlainTable
from scenes.table.replay.attendant import REST, Watching
from scenes.table.sheets import LookBack
from tests.scenes.by_ear import Listener
from tests.scenes.driver import FRAME_MS, Driver, driving
from tests.scenes.duel import at_hand, duelling
from tests.scenes.duel_window import Verdict
from tests.typed import now


@pytest.fixture(autouse=True)
def duel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with at_hand(monkeypatch):
        yield


def take(driver: Driver) -> None:
    """Whoever is asked takes the table, where it waits for them."""
    if driver.front(PlainTable).handover.waiting:
        driver.key(pygame.K_SPACE)


def rest(driver: Driver) -> None:
    """Until people are asked."""
    for _ in range(300):
        driver.frames()
        if driver.top.settled:
            take(driver)
            return
    raise AssertionError("the table never comes to rest")


def hand(driver: Driver) -> list[str]:
    """The cards that can be played now, by whoever has taken the table."""
    take(driver)
    table = driver.front(PlainTable)
    return [thing.id for thing in table.things() if thing.role == "card" and thing.enabled]


def drag(driver: Driver, name: str, to: str) -> None:
    """Carry a card to a thing, and let it go there."""
    table = driver.front(PlainTable)
    driver.look()
    start, goal = driver.thing(name).rect.center, driver.thing(to).rect.center
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for at in ((start[0] + 20, start[1] - 12), goal):
        driver.event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))
        driver.frames()
    assert table.context.state.carried == name
    driver.event(pygame.MOUSEBUTTONUP, pos=goal, button=1)


def told(table: PlainTable) -> list[str]:
    return [table.game.told(line.event) for line in table.story.lines]


def test_a_card_is_dragged_into_the_arena_and_flies_there(tmp_path: Path) -> None:
    with duelling(tmp_path, speed=2, drawn=True) as (driver, table):
        rest(driver)
        seat = table.session.decision.seat if table.session.decision is not None else ""
        (card,) = hand(driver)
        label = driver.thing(card).label
        drag(driver, card, "heap:deck")
        assert not table.session.past, "the deck takes no card"
        drag(driver, card, "heap:air")
        assert len(table.session.past) == 1 and table.director.effects, "it flies"
        flying = set(table.staging.aloft.values())
        assert flying & {one.uid for one in table.model.cards["air"] if one.lain.label == label}
        rest(driver)
        name = table.game.seat(seat)
        assert f"{name} draws a card." in told(table) and any(line.startswith(f"{name} plays") for line in told(table))


def test_what_cannot_be_done_is_said_with_its_reason(tmp_path: Path) -> None:
    with duelling(tmp_path) as (driver, table):
        for _ in range(40):
            take(driver)
            refused = [t for t in table.things() if t.role == "card" and not t.enabled]
            if refused:
                break
            driver.click("button:pass")
        driver.click(refused[0].id)
        assert driver.app.notice.text == "It is not your turn to use this."
        assert table.context.state.denied is not None and table.context.state.denied.thing == refused[0].id
        driver.click("button:why")
        assert table.context.state.why


def test_a_step_is_taken_back_where_the_other_has_agreed_and_done_again(tmp_path: Path) -> None:
    with duelling(tmp_path, speed=2) as (driver, table):
        rest(driver)
        before = table.session.hash()
        driver.click(hand(driver)[0])
        rest(driver)
        after, lines = table.session.hash(), told(table)
        driver.click("button:undo")
        rest(driver)
        assert table.context.state.asked == "undo" and table.session.hash() == after, "it asks once more"
        driver.click("button:undo")
        assert table.session.hash() == after, "nobody has had the time to read that"
        driver.frames(60)
        driver.click("button:undo")
        rest(driver)
        assert table.session.hash() == before and len(told(table)) < len(lines)
        driver.click("button:redo")
        rest(driver)
        assert table.session.hash() == after and told(table) == lines


def test_the_log_leads_back_to_the_table_as_it_stood(tmp_path: Path) -> None:
    with duelling(tmp_path, drawn=True) as (driver, table):
        for _ in range(3):
            driver.click(hand(driver)[0] if hand(driver) else "button:pass")
        take(driver)
        driver.click("button:log")
        drawer = driver.top
        assert isinstance(drawer, LogDrawer)
        line = next(thing for thing in drawer.things() if thing.role == "line")
        assert "draws a card" in line.label
        drawer.source.go_back(line_step := drawer.source.lines("")[0].step)
        driver.frames()
        assert isinstance(driver.top, LookBack) and drawer.source.kept(line_step)
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_ESCAPE)
        assert driver.front(PlainTable) is table


def test_a_hint_says_what_can_be_done_and_lays_the_focus_there(tmp_path: Path) -> None:
    with duelling(tmp_path) as (driver, table):
        take(driver)
        driver.click("button:hint")
        assert isinstance(driver.top, PlainHint)
        driver.key(pygame.K_RETURN)
        driver.key(pygame.K_RETURN)
        assert driver.front(PlainTable) is table and table.focus.current in hand(driver)


def test_the_menu_stands_over_it_and_the_game_is_gone_on_with(tmp_path: Path) -> None:
    with duelling(tmp_path) as (driver, table):
        for _ in range(4):
            driver.click(hand(driver)[-1] if hand(driver) else "button:pass")
        left, lines = table.session.hash(), told(table)
        take(driver)
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, PauseScene)
        driver.click("button:main-menu")
    with driving(tmp_path, resume=True) as driver:
        again = driver.front(PlainTable)
        assert again.session.hash() == left and told(again) == lines[1:], "but for how it opened"
        assert hand(driver) or by_id(again.things(), "button:pass") is not None


def backs(table: PlainTable) -> bool:
    """Whether of no hand anything is seen but backs, in the things, in the picture's model and in what is lit."""
    hands = [thing for thing in table.things() if thing.id.startswith(("card:sun", "card:moon"))]
    lit = [thing for thing in table.things() if thing.option or thing.role == "option"]
    return (
        not lit
        and not any(thing.label.startswith("Card") for thing in hands)
        and not any(card.kind for name, cards in table.model.cards.items() if name.endswith(".hand") for card in cards)
    )


def seen(driver: Driver) -> bytes:
    surface = driver.app.window.surface
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def asked(table: PlainTable) -> str:
    return table.session.decision.seat if table.session.decision is not None else ""


@pytest.mark.parametrize("pressed", ["key", "click"])
def test_the_hand_of_who_is_asked_next_lies_closed_until_they_press(tmp_path: Path, pressed: str) -> None:
    """Two people at one computer: the table is given on, and nobody sees the cards of the one that comes."""
    heard = tmp_path / "heard.txt"
    with duelling(tmp_path, drawn=True, speak=heard) as (driver, table):
        before = 0
        for _ in range(3):
            seat, past = asked(table), len(table.session.past)
            assert now(table.handover.waiting) and backs(table) and driver.top.situation() is None
            driver.frames(5)
            name = table.game.seat(seat)
            lines = heard.read_text("utf-8").splitlines()
            assert f"{name}, over to you. Click when you are settled." in lines[before:]
            before = len(lines)
            for press in (pygame.K_h, pygame.K_1) if pressed == "key" else ():
                driver.key(press)
                assert driver.top is table and len(table.session.past) == past, "the press is used up by that"
            if pressed == "click":
                place = next(thing.rect.center for thing in table.things() if thing.id.startswith(f"card:{seat}"))
                driver.click_at(place)
            mine = [thing for thing in table.things() if thing.id.startswith(f"card:{seat}")]
            assert mine and all(thing.label.startswith("Card") and thing.enabled for thing in mine)
            assert len(table.session.past) == past and not now(table.handover.waiting)
            other = next(one for one in ("sun", "moon") if one != seat)
            theirs = [thing for thing in table.things() if thing.id.startswith(f"card:{other}")]
            assert not any(thing.label.startswith("Card") for thing in theirs)
            driver.click(mine[0].id)


def test_a_step_back_gives_the_table_back_first(tmp_path: Path) -> None:
    with duelling(tmp_path) as (driver, table):
        first = asked(table)
        driver.click(hand(driver)[0])
        take(driver)
        driver.key(pygame.K_u)
        assert asked(table) == first and table.handover.waiting and backs(table)
        assert hand(driver) and not backs(table)


def test_an_earlier_moment_shows_nobody_the_hand_of_another(tmp_path: Path) -> None:
    with duelling(tmp_path, drawn=True) as (driver, table):
        first = asked(table)
        driver.click(hand(driver)[0])
        take(driver)
        assert asked(table) != first
        state = table.session.past[-1].state
        heaps = table.game.heaps(state, table.context.seated)
        assert not any(card.label for heap in heaps if heap.seat == first for card in heap.cards)
        driver.key(pygame.K_l)
        drawer = driver.top
        assert isinstance(drawer, LogDrawer)
        drawer.source.go_back(drawer.source.lines("")[0].step)
        driver.frames()
        before = seen(driver)
        assert isinstance(driver.top, LookBack)
        state.hands[0 if first == "sun" else 1][:] = [5 - card for card in state.hands[0 if first == "sun" else 1]]
        driver.key(pygame.K_ESCAPE)
        drawer.source.go_back(drawer.source.lines("")[0].step)
        driver.frames()
        assert seen(driver) == before, "other cards, the same picture"


def test_a_game_that_is_still_played_is_watched_without_anybodys_hand(tmp_path: Path) -> None:
    with duelling(tmp_path) as (driver, table):
        for _ in range(3):
            driver.click(hand(driver)[0])
        take(driver)
        driver.key(pygame.K_ESCAPE)
        driver.click("button:watch")
        shown = driver.front(PlainTable)
        for key in (pygame.K_SPACE, pygame.K_HOME, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_END):
            driver.key(key)
            assert shown is not table and backs(shown)
        driver.key(pygame.K_ESCAPE)
        assert driver.top is table


# ------------------------------------------------------------------------------------ the truth


def reports(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((folder / "reports").glob("view-*.txt"))]


@pytest.mark.parametrize("wrong", ["a card too many", "another face", "a heap is gone"])
def test_a_table_that_shows_something_else_than_the_truth_mends_itself_and_says_so(
    tmp_path: Path, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mishaps, "strict", False)
    with duelling(tmp_path) as (driver, table):
        card, cards = hand(driver)[0], table.model.cards
        mine = f"{asked(table)}.hand"
        if wrong == "a card too many":
            cards[mine].append(cards[mine][0])
        elif wrong == "another face":
            cards["deck"][0] = cards[mine][0]
        else:
            del cards["deck"]
        driver.click(card)
        (report,) = reports(tmp_path)
        name = mine if wrong == "a card too many" else "deck"
        assert "difference: " in report and f"{name}: shown [" in report and "events: card_played" in report
        assert "screen table, step 1, seed 3, state " in report
        assert not table.model.differences(table.game.heaps(table.session.state, table.context.seated))
        take(driver)
        driver.click(hand(driver)[0])
        assert len(reports(tmp_path)) == 1, "and people play on"


def test_a_game_that_cannot_be_written_says_so_on_the_panel_as_long_as_that_lasts(tmp_path: Path) -> None:
    with duelling(tmp_path, drawn=True) as (driver, table):
        driver.frames(5)
        journal = table.run.journal
        assert journal is not None and by_id(table.things(), SIGN) is None
        away = journal.path.rename(journal.path.with_name("away"))
        journal.path.mkdir()
        (journal.path / "something").write_text("in the way")
        driver.click(hand(driver)[0])
        take(driver)
        driver.frames(5)
        sign = driver.thing(SIGN)
        assert table.context.measures.panel.holds(Box(*sign.rect)) and sign.label
        driver.click(SIGN)
        assert isinstance(driver.top, UnsavedScene)
        driver.key(pygame.K_ESCAPE)
        (journal.path / "something").unlink()
        journal.path.rmdir()
        away.rename(journal.path)
        driver.frames(round(AGAIN / FRAME_MS) + 5)
        assert by_id(table.things(), SIGN) is None


def test_letters_at_two_hundred_percent_find_room(tmp_path: Path) -> None:
    with duelling(tmp_path, drawn=True, speed=2) as (driver, table):
        driver.app.set("text_scale", 2.0)
        rest(driver)
        layout = table.context.measures
        assert layout.text(24) >= 2 * layout.px(24) - 1
        rects = [thing.rect for thing in table.things() if thing.role in ("button", "card", "place")]
        window = pygame.Rect(0, 0, *layout.window)
        assert all(window.contains(rect) for rect in rects)
        driver.click(hand(driver)[0])
        rest(driver)
        driver.click("button:hint")
        driver.frames()
        assert isinstance(driver.top, PlainHint)


@contextmanager
def watching(folder: Path, **wanted: Any) -> Iterator[tuple[Driver, PlainTable, Watching[Any, Any]]]:
    """A duel that was played to its end is watched from the page that tells the end."""
    with duelling(folder, **wanted) as (driver, played):
        while driver.top is played:
            cards = hand(driver)
            driver.click(cards[0] if cards else "button:pass")
        driver.click("button:watch")
        table = driver.front(PlainTable)
        assert table is not played and isinstance(table.attendant, Watching)
        yield driver, table, table.attendant


def lies(table: PlainTable) -> list[tuple[str, str]]:
    """What is seen: the faces of all cards by heap, '' for a back."""
    return [(name, card.kind) for name, cards in table.model.cards.items() for card in cards]


def due(driver: Driver) -> None:
    """A moment is looked at until the next step is played."""
    driver.frames(round(REST / FRAME_MS) + 2)


def test_a_finished_duel_is_watched_again_paused_and_stepped_by_keys(tmp_path: Path) -> None:
    with watching(tmp_path) as (driver, table, show):
        before, last = show.watched.session.hash(), show.watched.recording.last
        assert now(show.runs) and show.watched.at == 0 and last > 4
        due(driver)
        due(driver)
        assert show.watched.at == 2 and now(show.runs)
        driver.key(pygame.K_SPACE)
        due(driver)
        assert show.watched.at == 2 and not now(show.runs), "it halts"
        seen, lines = lies(table), told(table)
        for key, at in ((pygame.K_RIGHT, 3), (pygame.K_LEFT, 2)):
            driver.key(key)
            assert show.watched.at == at
        assert lies(table) == seen and told(table) == lines, "what was taken back was never told"
        driver.key(pygame.K_END)
        assert show.watched.at == last and table.session.over
        driver.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
        turns = [mark.at for mark in show.track.marks if mark.kind == "turn"]
        assert show.watched.at == turns[-1]
        driver.key(pygame.K_HOME)
        assert show.watched.at == 0 and show.watched.session.hash() == before
        for key in (pygame.K_u, pygame.K_e, pygame.K_h, pygame.K_RETURN):
            driver.key(key)
            driver.key(pygame.K_HOME)
            assert show.watched.session.hash() == before and driver.top is table, "nothing is answered here"
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, Verdict)


def test_a_finished_duel_is_watched_again_by_mouse_with_its_turns_and_its_end_on_a_ribbon(tmp_path: Path) -> None:
    with watching(tmp_path, drawn=True) as (driver, table, show):
        driver.click("replay:play")
        assert not show.runs
        driver.click("replay:forward")
        driver.click("replay:forward")
        driver.click("replay:back")
        assert show.watched.at == 1
        labels = [thing.label for thing in table.things() if thing.role == "mark"]
        assert labels[0].startswith("Turn 1: ") and labels[-1].startswith(("Ada", "Bo"))
        third = next(thing for thing in table.things() if thing.label.startswith("Turn 3: "))
        driver.click(third.id)
        assert show.watched.at == [mark.at for mark in show.track.marks if mark.kind == "turn"][2]
        assert show.reel.head() == third.label
        window, board = pygame.Rect(0, 0, *table.context.measures.window), table.context.measures.board
        shown = [thing for thing in table.things() if thing.id.startswith("replay:") or thing.role == "card"]
        assert all(window.contains(thing.rect) for thing in shown)
        assert not any(pygame.Rect(board).colliderect(thing.rect) for thing in shown if thing.role == "mark")
        asked = show.watched.session.asked
        assert asked is not None
        mine = [thing for thing in table.things() if thing.id.startswith(f"card:{asked.seat}")]
        assert mine and all(thing.label.startswith("Card ") and thing.why_not == "watching" for thing in mine)
        last = show.watched.recording.last
        driver.click(f"replay:last:{last - 1}")
        assert show.watched.at == last and told(table)[-1] == labels[-1], "the step that it marks is played"


def test_a_line_of_the_log_leads_to_its_moment_of_what_is_watched(tmp_path: Path) -> None:
    with watching(tmp_path) as (driver, table, show):
        driver.key(pygame.K_END)
        driver.key(pygame.K_l)
        drawer = driver.top
        assert isinstance(drawer, LogDrawer)
        line = drawer.source.lines("")[4]
        drawer.source.go_back(line.step)
        assert driver.top is table and show.watched.at == line.step - 1 and not show.runs
        assert drawer.source.told(line) in told(table) and table.story.lines[-1].step == line.step


def test_a_duel_is_gone_on_with_from_a_moment_that_is_watched(tmp_path: Path) -> None:
    with watching(tmp_path) as (driver, _, show):
        driver.key(pygame.K_RIGHT)
        driver.key(pygame.K_RIGHT)
        stood = show.watched.session.hash()
        driver.click("replay:play-on")
        table = driver.front(PlainTable)
        assert not isinstance(table.attendant, Watching) and table.session.hash() == stood


def test_what_is_watched_is_heard_step_by_step(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    with watching(tmp_path, speak=heard) as (driver, table, show):
        driver.key(pygame.K_SPACE)
        driver.key(pygame.K_HOME)
        driver.frames(5)
        before = len(heard.read_text("utf-8").splitlines())
        driver.key(pygame.K_RIGHT)
        driver.frames(5)
        said = heard.read_text("utf-8").splitlines()[before:]
        happened = [table.game.told(event) for event in table.session.shown()]
        assert [line for line in said if line in happened] == [line for line in happened if line], said
        asked = show.watched.session.asked
        assert asked is not None and table.game.asked(asked) in said, "and what was asked then"
        driver.key(pygame.K_TAB)
        driver.frames(5)
        assert heard.read_text("utf-8").splitlines()[-1] != said[-1], "the buttons have names"


def test_it_is_heard_what_is_asked_what_happens_and_what_a_card_does(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    with duelling(tmp_path, speak=heard) as (driver, _):
        driver.frames(10)
        driver.click(hand(driver)[0])
        driver.frames(10)
        driver.key(pygame.K_TAB)
        driver.frames(10)
    said = heard.read_text("utf-8")
    assert "play a card, or pass." in said and "draws a card." in said and "Card" in said


def test_a_whole_duel_is_played_in_the_dark(tmp_path: Path) -> None:
    spoken = tmp_path / "spoken.txt"
    with duelling(tmp_path, speak=spoken) as (driver, _):
        listener = Listener(driver, spoken, "en", 5)
        listener.knows.over, listener.knows.ended = ("The duel is over.",), "nobody says this"
        assert listener.play().startswith("The duel is over.")
    assert any(line.endswith("play a card, or pass.") for line in listener.lines)


@pytest.mark.parametrize("arrows", [True, False], ids=["by keys", "by mouse"])
def test_a_whole_duel_is_played_by_a_robot(tmp_path: Path, arrows: bool) -> None:
    with duelling(tmp_path, reduced_motion=True) as (driver, _):
        robot = Robot(driver.app, 4, arrows=arrows)
        driver.app.on_frame = robot.frame
        for _ in range(8000):
            driver.app.frame(shown=False, dt=FRAME_MS)
            if isinstance(driver.app.top, Verdict):
                break
        assert isinstance(driver.app.top, Verdict)


def test_what_a_policy_answers_is_found_on_the_table_and_pressed(tmp_path: Path) -> None:
    """The duel has nothing but choices, so that a robot and a lesson find the next press without a word of it."""
    with duelling(tmp_path) as (driver, table):
        advice = Advice(Chance(7))
        while driver.top is table:
            take(driver)
            wanted = advice(table)
            assert wanted is not None and driver.thing(wanted).enabled
            option, past = driver.thing(wanted).option, table.session.past
            answer = (option,) if option else ()
            assert next_press(table.context, [answer], lambda things, answers: None) == wanted
            before = len(past)
            driver.click(wanted)
            assert table.session.past[before].answers == (answer,)
        assert isinstance(driver.top, Verdict)
