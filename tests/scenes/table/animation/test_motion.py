"""What moves at the table: a curse that is read, lifts, drags that land, clicks while events are played, the end."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.engine.rng import LuckAt
from scenes.bigbook.table.animation.timings import FALL
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.model.table_view import differences
from scenes.bigbook.table.scene import TableScene
from scenes.kit.drawing.crop import Size
from scenes.kit.theme import Theme
from scenes.table.motion.effects import Banner, Cue, Particles, Pulse, tuned
from scenes.table.timing import HOVER_IN, HOVER_OUT, READ_MAX, READ_MIN, reading_time
from tests.lengths import alike
from tests.scenes.at_table import end_turn, motion, pass_time, table, until_live
from tests.scenes.driver import DRAWN, Driver
from tests.scenes.table.positions import DESK, PRICE, SIX, TURN
from tests.typed import now


def asked(scene: TableScene) -> str:
    """What kind of question stands there."""
    decision = scene.session.state.decision
    assert decision is not None
    return decision.kind


def strike(scene: TableScene) -> None:
    """Let time pass until the curse has begun to strike."""
    for _ in range(500):
        if scene.set_pieces.curse_reveal.curse is not None:
            return
        scene.update(10.0)
    raise AssertionError("nothing strikes")


def test_a_curse_is_held_up_to_be_read_and_space_only_ends_the_reading(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20)) as (driver, scene):
        until_live(scene)
        end_turn(driver, scene)
        strike(scene)
        pass_time(scene, 1000)
        assert (scene.director.reading, scene.set_pieces.curse_reveal.curse, scene.set_pieces.curse_reveal.up) == (
            True,
            "f3",
            1.0,
        )
        driver.key(pygame.K_SPACE)
        scene.update(10.0)
        now = scene.director
        assert (now.busy, now.reading) == (True, False), "its effect is still to be seen"
        until_live(scene)
        pass_time(scene, 600)
        assert scene.set_pieces.curse_reveal.curse is None
        assert not differences(scene.render.model, scene.session.view())


def test_the_page_that_goes_back_is_the_picture_that_lay_there(tmp_path: Path) -> None:
    with table(tmp_path, PRICE, painted=True) as (driver, scene):
        until_live(scene)
        pass_time(scene, 400)
        _page_shown(driver, scene)
        while driver.app.art.waiting:  # a picture that comes late would differ, too
            driver.app.frame(shown=False, dt=0.0)
            pygame.time.wait(4)
        lay = _page_shown(driver, scene)
        scene.set_pieces.curse_reveal.leave()
        pass_time(scene, 20)
        assert 0.98 < scene.set_pieces.curse_reveal.up < 1.0, "it has only just begun to shrink"
        went = _page_shown(driver, scene)
        apart = sum(abs(a - b) for a, b in zip(lay, went, strict=True)) / len(lay)
        assert apart < 6.0, "the same words at the same places"


def _page_shown(driver: Driver, scene: TableScene) -> bytes:
    """What is seen where the right page is, small enough to leave out the grain."""
    scene.redraw()
    driver.app.frame(dt=0.0)
    surface = driver.app.window.surface
    assert surface is not None
    page = surface.subsurface(Rect(book_pages(scene.render.layout)[1]).inflate(-30, -30))
    return pygame.image.tobytes(pygame.transform.smoothscale_by(page, 0.5), "RGB")


@pytest.mark.parametrize("speed", [0, 2])
def test_its_page_lies_on_the_book_as_long_as_it_asks(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, PRICE, speed=speed) as (_, scene):
        until_live(scene)
        pass_time(scene, 400)
        assert scene.session.decision is not None
        assert scene.session.decision.source == "m4"
        assert scene.set_pieces.curse_reveal.curse == "m4"
        assert scene.set_pieces.curse_reveal.down == 1.0
        for _ in range(2):
            scene.controller.answer("receive_madness")
            until_live(scene)
        pass_time(scene, 400)
        assert scene.set_pieces.curse_reveal.curse is None


def test_reading_times_are_bounded() -> None:
    assert reading_time(0) == READ_MIN
    assert READ_MIN < reading_time(80) < READ_MAX
    assert reading_time(500) == READ_MAX


@alike(3)
@pytest.mark.parametrize("hand", [SIX, "air1, fire2", "air1"])
def test_the_next_player_may_act_within_two_seconds(tmp_path: Path, hand: str) -> None:
    with table(tmp_path, TURN.format(hand=hand, curse="", madness=20)) as (driver, scene):
        until_live(scene)
        pass_time(scene, 2000)
        end_turn(driver, scene)
        assert until_live(scene) <= 2000


def test_the_end_is_shown_and_can_be_skipped(tmp_path: Path) -> None:
    for skipped in (False, True):
        with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=0)) as (driver, scene):
            until_live(scene)
            end_turn(driver, scene)
            while scene.director.now is None or scene.director.now.type not in ("game_won", "game_lost"):
                scene.update(10.0)
            pass_time(scene, 1000)
            assert driver.top is scene
            if skipped:
                driver.key(pygame.K_SPACE)
            else:
                pass_time(scene, 2600 + FALL.flood)
            assert driver.top.name == "end"


def test_a_click_that_hurries_answers_nothing_and_begins_nothing_for_who_comes_next(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="", madness=20)) as (driver, scene):
        until_live(scene)
        place = scene.thing("button:end-turn")
        end_turn(driver, scene)
        pass_time(scene, 400)
        assert place is not None
        assert scene.render.desk == "p2"
        steps = len(scene.session.past)
        driver.click_at(place.rect.center)
        assert not scene.director.busy
        assert len(scene.session.past) == steps, "one turn is ended by one click"
    with table(tmp_path, TURN.format(hand=SIX, curse="", madness=20)) as (driver, scene):
        until_live(scene)
        end_turn(driver, scene)
        pass_time(scene, 400)
        driver.click("spell:p2:combustion")
        assert not scene.director.busy and now(scene.state.plan) is None, "they have not seen that it is their turn"
        driver.click("spell:p2:combustion")
        assert scene.state.plan is not None
        assert scene.state.plan.target == "spell:p2:combustion"


def test_cards_rise_and_yield_while_what_is_hit_stays(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=", ".join([SIX, SIX]), curse="", madness=20)) as (_, scene):
        until_live(scene)
        pass_time(scene, 2500)
        hand = scene.render.model.seats["p1"].hand
        card, before = hand[4], {thing.id: Rect(thing.rect) for thing in scene.things()}
        scene.hover = "card:p1:hand:5"
        pass_time(scene, HOVER_IN / 2)
        half = scene.drawing.lifts.of("hover", card.uid)
        pass_time(scene, HOVER_IN)
        assert 0 < half < scene.drawing.lifts.of("hover", card.uid) == 1.0
        shifts = scene.drawing.lifts.shifts(scene.render, hand)
        assert shifts[hand[5].uid] > shifts[hand[6].uid] > 0 > shifts[hand[3].uid]
        assert {thing.id: Rect(thing.rect) for thing in scene.things()} == before
        scene.hover = None
        pass_time(scene, HOVER_OUT + 40)
        assert scene.drawing.lifts.of("hover", card.uid) == 0.0
        assert not scene.drawing.lifts.moving


def test_a_carried_card_never_lags_and_lands_where_it_waits(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="", madness=20)) as (driver, scene):
        until_live(scene)
        pass_time(scene, 2500)
        hand = scene.render.model.seats["p1"].hand
        place = next(i for i, one in enumerate(hand) if one.kind == "fire2")
        uid, box = hand[place].uid, scene.render.places.cards[hand[place].uid]
        start = box.x + 10, box.y + 30
        driver.look()
        motion(driver, start, held=False)
        driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for at in ((start[0] + 30, start[1] - 8), (start[0] - 40, start[1] - 20)):
            motion(driver, at, held=True)
            middle = scene.pointer.middle
            assert (middle[0] - at[0], middle[1] - at[1]) == (box.center[0] - start[0], box.center[1] - start[1])
        assert scene.state.aloft == uid
        goal = scene.render.places.spells["p1", "combustion"].center
        motion(driver, goal, held=True)
        pass_time(scene, 200)
        driver.event(pygame.MOUSEBUTTONUP, pos=goal, button=1)
        plan = scene.state.plan
        assert plan is not None
        assert plan.holds(uid)
        assert scene.state.aloft == uid, "it is on its way"
        pass_time(scene, 400)
        assert scene.state.aloft == 0


def test_undo_moves_everything_back_and_comes_to_rest(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20)) as (_, scene):
        until_live(scene)
        pass_time(scene, 2500)
        spell = next(option for option in scene.session.legal() if option.id.startswith("activate:combustion"))
        scene.session.act(spell.id, None if spell.id.endswith(":0") else ["p1.hand.fire1"])
        scene.play(scene.session.events)
        until_live(scene)
        scene.go_back()
        pass_time(scene, 1500)
        staging = scene.staging
        assert not (scene.director.effects or staging.hidden or staging.turns or staging.hidden_curses)
        assert not differences(scene.render.model, scene.session.view())


def test_intensity_settings_are_honoured() -> None:
    theme = Theme(flash=0.0, particles=0.5)
    motes = Particles((0, 0), ((255, 255, 255),), 20)
    assert tuned(motes, theme) is motes
    assert motes.count == 10
    assert tuned(Pulse(Rect(0, 0, 5, 5), (1, 2, 3)), theme) is None  # type: ignore[arg-type]
    assert tuned(motes, Theme(particles=0.0)) is None
    assert tuned(Particles((0, 0), ((255, 255, 255),), 20), Theme(reduced_motion=True)) is None


def test_idle_life_leaves_no_trace(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand="air1", curse="", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        pass_time(scene, 2500)
        driver.frames(3)
        window, canvas = scene.app.window.surface, scene.app.canvas
        assert window is not None
        canvas.sprites(window, [])
        before = window.copy()
        dot = pygame.Surface((40, 40))
        dot.fill((255, 255, 255))
        shown = canvas.sprites(window, [(dot, (900, 650), 0)])
        assert Rect(900, 650, 40, 40) in shown
        assert window.get_at((910, 660))[:3] == (255, 255, 255)
        shown = canvas.sprites(window, [])
        assert Rect(900, 650, 40, 40) in shown
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(window, "RGB")


JUDGED = """id: judged
rules: [BB-MON.7]
given:
  turn: 5
  active: p1
  players:
    p1: {magician: quarryman, hand: [air1, fire2, fire3, earth1, fire1, water1], deck: [earth1, earth2, air1]}
    p2: {magician: stoker, hand: [fire3, fire1, water1, air1, air1, fire1], deck: [water1, water1, air1, earth1]}
  curses: {2: [{f3: {applied: true}}]}
  madness: 30
play:
  - expect: {active: p1}
"""


def steps_of(scene: TableScene) -> dict[str, float]:
    """How long each kind of event was held up until the first question, and whether a ribbon lay over it."""
    held: dict[str, float] = {}
    for number in count():
        if not scene.director.busy:
            break
        now = scene.director.now
        if scene.set_pieces.climax.sheet is not None and scene.set_pieces.climax.up == 1.0 and now is not None:
            held[now.type] = held.get(now.type, 0.0) + 10.0
            assert not any(isinstance(one, Banner) and one.t < 1 for one in scene.director.effects), "under the ribbon"
        scene.update(10.0)
        if number % DRAWN == 0:
            scene.paint(scene.app.canvas)
    return held


@alike()
@pytest.mark.parametrize("reduced", [False, True])
def test_the_climax_is_held_up_step_by_step(tmp_path: Path, reduced: bool) -> None:
    """Failure, new monster and new curses: each is read over the book, with no ribbon on it."""
    with table(tmp_path, JUDGED, reduced_motion=reduced, painted=True) as (driver, scene):
        pass_time(scene, 2000)
        end_turn(driver, scene)
        seen: dict[str, float] = {}
        while scene.render.model.round == 1 or scene.director.busy or asked(scene) != "action":
            for name, ms in steps_of(scene).items():
                seen[name] = seen.get(name, 0.0) + ms
            if scene.session.decision is not None and scene.session.decision.kind != "action":
                scene.session.apply(scene.session.game.random_answer(scene.session.state.clone(), LuckAt(3)))
                scene.play(scene.session.events)
        assert all(seen[name] >= READ_MIN - 250 for name in ("failure_began", "arrival_began", "curse_laid")), seen


def test_a_click_hurries_one_step_of_the_climax(tmp_path: Path) -> None:
    with table(tmp_path, JUDGED) as (driver, scene):
        pass_time(scene, 2000)
        end_turn(driver, scene)
        while scene.set_pieces.climax.up < 1.0:
            scene.update(10.0)
        assert scene.director.now is not None and scene.director.now.type == "failure_began"
        driver.key(pygame.K_SPACE)
        assert scene.director.busy or scene.session.decision is not None
        assert scene.set_pieces.climax.up < 1.0 or scene.director.now.type != "failure_began"


@pytest.mark.parametrize("speed", [3, 4])
def test_at_the_fast_speeds_the_climax_waits_for_nobody(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, JUDGED, speed=speed) as (driver, scene):
        pass_time(scene, 2000)
        end_turn(driver, scene)
        while scene.director.busy:
            now = scene.director.now
            assert now is None or not scene.set_pieces.climax.linger(now)
            assert scene.set_pieces.climax.sheet is None
            scene.update(10.0)


def test_a_desk_that_changes_hands_within_an_effect_says_whose_it_is(tmp_path: Path) -> None:
    """A question of a spell goes to a friend: the name stands at the desk for a moment."""
    with table(tmp_path, DESK) as (_, scene):
        pass_time(scene, 2500)
        assert not any(isinstance(one, Cue) for one in scene.director.effects)
        scene.session.act("activate:arctic_circle:1")
        scene.play(scene.session.events)
        scene.director.hurry()
        scene.session.apply(scene.session.game.random_answer(scene.session.state.clone(), LuckAt(1)))
        scene.play(scene.session.events)
        while scene.director.busy:
            scene.update(10.0)
        assert scene.render.desk == "p2"
        assert any(isinstance(one, Cue) for one in scene.director.effects)
        assert scene.settled or not scene.director.busy, "nobody waits for it"


def test_the_page_of_a_curse_is_made_ahead_with_its_picture_and_not_without(tmp_path: Path) -> None:
    class Coming:
        """Pictures that are still being drawn."""

        def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> pygame.Surface | None:
            return None

        def stand_in(self, kind: str, name: str, size: tuple[int, int]) -> pygame.Surface | None:
            return None

        def coming(self, kind: str, name: str) -> bool:
            return True

    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        while now(driver.app.art.waiting):
            driver.frames()
        reveal, painter, made = scene.set_pieces.curse_reveal, scene.context.painter, list[str]()
        model = scene.render.model
        model.marker = int(model.curses[0].position[0]) - 1
        pictures, page = painter.pictures, painter.curse_page

        def noted(curse: str, size: Size, text_size: int, cost: tuple[tuple[str, int], ...]) -> pygame.Surface:
            made.append(curse)
            return page(curse, size, text_size, cost)

        painter.curse_page = noted  # type: ignore[method-assign]
        painter.pictures = Coming()
        reveal.prepare()
        assert not reveal.make_one() and not made
        painter.pictures = pictures
        reveal.prepare()
        while driver.app.art.waiting:
            driver.frames()
        reveal.prepare()
        assert reveal.make_one() and reveal.make_one() and not reveal.make_one()
        assert set(made) == {"f3"}
