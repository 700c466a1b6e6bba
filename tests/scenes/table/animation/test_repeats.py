"""Questions that come again may be answered alike or as the coach would; both only with legal answers."""

from __future__ import annotations

from pathlib import Path

from game.bigbook.play.standing_answers import by_coach
from game.bigbook.rules.rules import big_book
from game.core.engine.event import Event
from game.core.engine.rng import LuckAt
from game.core.engine.session import state_hash
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from tests.lengths import soak, soaks
from tests.scenes.driver import drawings, driving
from tests.scenes.table.follow import start
from tests.scenes.table.players import Mouse


@soaks
def test_help_is_offered_from_the_second_asking_on_and_always_legal(tmp_path: Path) -> None:
    used = {"button:same-for-rest": 0, "button:choose-for-me": 0}
    for seed in range(soak(1, 6)):
        with driving(tmp_path / str(seed), players=5, seed=seed) as driver:
            person = Mouse(driver, seed)
            for _ in range(soak(120, 220)):
                table = person.table
                if table is None:
                    break
                offered = [name for name in used if table.thing(name) is not None]
                if offered:
                    name = offered[person.acts % len(offered)]
                    before = len(table.session.past)
                    driver.click(name)
                    assert len(table.session.past) > before
                    used[name] += 1
                    person.acts += 1
                else:
                    person.give(person.pick(table))
    assert all(used.values()), used


@soaks
def test_the_last_chooser_is_not_offered_an_answer_for_the_rest(tmp_path: Path) -> None:
    """Nobody comes after the last one, though the answer before would be legal for them, too."""
    last = others = 0
    for seed in range(soak(1, 6)):
        with driving(tmp_path / str(seed), players=4, seed=seed) as driver:
            person = Mouse(driver, seed)
            for _ in range(soak(110, 160)):
                table = person.table
                if table is None:
                    break
                choice, session, state = table.state.choice, table.session, table.state
                offered = table.thing("button:same-for-rest") is not None
                if choice is not None and state.repeats.repeated(choice.decision, session.state.turn):
                    alike = state.repeats.alike(session, choice.decision, session.state.turn) is not None
                    ends = not [one for one in state.askers if not one.done and not one.now]
                    assert offered == (alike and not ends)
                    last, others = last + (alike and ends), others + offered
                else:
                    assert not offered
                person.give(person.pick(table))
    assert last and others, (last, others)


def test_nothing_is_offered_for_a_first_question(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        assert isinstance(driver.top, TableScene)
        assert driver.top.context.moment.offers == []


@soaks
def test_taking_back_ends_the_promise_and_forgets_the_asking(tmp_path: Path) -> None:
    seen = 0
    for seed in range(soak(3, 8)):
        with driving(tmp_path / str(seed), players=3, seed=seed) as driver:
            person = Mouse(driver, seed)
            for _ in range(160):
                table = person.table
                if table is None:
                    break
                if table.thing("button:same-for-rest") is None:
                    person.give(person.pick(table))
                    continue
                steps = len(table.session.past)
                driver.click("button:same-for-rest")
                if len(table.session.past) < steps + 2 or person.table is None:
                    continue
                behind = len(table.session.past) - 1
                table.go_back()
                assert len(table.session.past) == behind, "what was taken back is not answered again at once"
                assert table.state.repeats.same is None
                while table.session.can_undo and len(table.session.past) >= steps:
                    table.go_back()
                assert table.thing("button:same-for-rest") is None, "before the first asking nothing repeats"
                seen += 1
                break
    assert seen


def test_doing_again_tells_the_story_again(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        person = Mouse(driver, 3)
        table = person.table
        assert table is not None
        while len(table.session.past) < 12:
            person.give(person.pick(table))
        told = [line.events for line in table.story.lines]
        for _ in range(4):
            table.go_back()
        assert len(table.story.lines) < len(told)
        for _ in range(4):
            table.go_back(forward=True)
        assert [line.events for line in table.story.lines] == told


def test_a_game_gone_on_with_remembers_its_story(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        person = Mouse(driver, 3)
        table = person.table
        assert table is not None
        opening = len(table.story.lines)
        while len(table.session.past) < 9:
            person.give(person.pick(table))
        told = [line.events for line in table.story.lines[opening:]]
        table.go_back()
        shorter = [line.events for line in table.story.lines[opening:]]
        table.go_back(forward=True)
    with driving(tmp_path, resume=True) as driver:
        table = Mouse(driver, 3).table
        assert table is not None
        assert [line.events for line in table.story.lines] == told
        table.go_back()
        assert [line.events for line in table.story.lines] == shorter


def test_a_game_gone_on_with_amid_a_question_to_all_says_why_and_helps_as_before(tmp_path: Path) -> None:
    """A person who came back found neither the card that asks nor the buttons that help."""
    with driving(tmp_path, players=3, seed=5) as driver:
        person = Mouse(driver, 3)
        table = person.table
        assert table is not None
        while len(table.session.past) < 2:
            person.give(person.pick(table))
        assert table.session.decision is not None and table.session.decision.prompt == "choose_spell_exhaust"
        title, lines, offers = table.state.text.title, table.state.text.lines, table.context.moment.offers
        assert lines and "choose-for-me" in offers
        assert "remember" not in offers, "what a page asks as it comes it asks in no other turn"
    with driving(tmp_path, resume=True) as driver:
        table = Mouse(driver, 3).table
        assert table is not None
        assert (table.state.text.title, table.state.text.lines) == (title, lines)
        assert table.context.moment.offers == offers and table.thing("button:choose-for-me") is not None


def test_a_game_that_is_gone_on_with_knows_its_cover(tmp_path: Path) -> None:
    """The next page needs no picture without a name, and the book shuts on its own cover."""
    with driving(tmp_path, players=2, seed=3) as driver:
        person = Mouse(driver, 3)
        while (played := person.table) is not None and len(played.session.past) < 3:
            person.give(person.pick(played))
    with driving(tmp_path, art=Art(read=drawings()), resume=True) as driver:
        table = Mouse(driver, 3).table
        assert table is not None and table.render.model.monster is not None
        lost: list[str] = []
        driver.app.art.on_lost = lost.append
        table.set_pieces.scenery.effects(Event("page_turned", {"monster": "page_02", "page": "page_02"}))
        table.render.model.page = "final_page"  # its one picture stands on the page already
        table.set_pieces.scenery.effects(Event("bonus_began", {"page": "final_page"}))
        assert not lost


@soaks
def test_the_coach_chooses_what_it_would_hint_at_and_leaves_the_game_as_it_is() -> None:
    seen = 0
    for seed in range(soak(1, 4)):
        session, game, rng = start(seed, 3, "hard"), big_book(), LuckAt(seed * 7919 + 1)
        for _ in range(120):
            now = session.decision
            if now is None:
                break
            if now.kind.startswith("choose"):
                before = state_hash(session.state)
                found = by_coach(session)
                assert session.check(found) is None
                assert found == by_coach(session)
                assert state_hash(session.state) == before
                seen += 1
            session.apply(game.random_answer(session.state, rng))
    assert seen > 10
