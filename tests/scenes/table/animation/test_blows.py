"""Blows that land: what flies from cause to victim, when it touches, what is left, and that nobody waits for it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import curse_pile
from game.core.engine.event import Event, EventValue
from scenes.bigbook.cards.painter import madness_face
from scenes.bigbook.table.animation.magicians.hero_portraits import Gathering
from scenes.bigbook.table.animation.spells.blow_sprites import STARTS
from scenes.bigbook.table.animation.spells.matter import matter
from scenes.bigbook.table.animation.timings import (
    BLOW,
    ELIMINATED,
    ELIMINATION,
    FACE_FLIES,
    FALL,
    MADNESS_AFTER,
    MADNESS_RISES,
    MONSTER,
    MOTIONS,
    RELIEVED,
    VOLLEY,
    pause_before_next,
)
from scenes.bigbook.table.layout import book_pages, seat_parts, seat_slots, table_layout
from scenes.bigbook.table.model.table_view import Card, differences
from scenes.bigbook.table.panel import words
from scenes.bigbook.table.render.seats import MAD_FROM, mood
from scenes.bigbook.table.render.seats import seat as paint_seat
from scenes.bigbook.table.scene import TableScene
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.theme import Theme
from scenes.table.motion.aftermath import FLASHES, Aftermath
from scenes.table.motion.blows import FALLS_BACK, Breaking, Hush, Point, Seal, Slash, Snuffed, Struck, Vignette, Wave
from scenes.table.motion.effects import Banner, Flight
from scenes.table.motion.particles import ParticlePool, sprites
from scenes.table.timing import reading_time
from tests.lengths import alike
from tests.scenes.at_table import STEP, end_turn, pass_time, table, until_live, wait
from tests.scenes.driver import Driver, drawings
from tests.scenes.table.flying import flying, inside
from tests.scenes.table.positions import CAST, LOST, PRICE, SIX, quarrel

THINKS = 40
"""Frames in a row while somebody thinks, few of them drawn."""
PAID = ["p1.hand.fire1", "p1.hand.fire3"]
PAYING = MOTIONS["card_paid"].stagger + MOTIONS["card_paid"].ms
"""Milliseconds that two cards take to pay."""


def destroy(scene: TableScene) -> None:
    scene.session.act("destroy:f3", PAID)
    scene.play(scene.session.events)


def test_elements_fly_to_the_curse_and_break_it_over_its_page(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        pass_time(scene, 2500)
        hand, tile = scene.render.layout.areas["hand"], scene.render.places.curse("f3")
        destroy(scene)
        wait(scene, PAYING - STEP)
        assert [inside(hand, missile.start) for missile in flying(scene)] == [True, True]
        wait(scene, 2 * STEP)
        broken = next(one.effect for one in scene.aftermath.running if isinstance(one.effect, Breaking))
        assert (broken.box, broken.goal.w > 1.5 * tile.w) == (tile, True)
        assert all(inside(broken.goal, missile.end()) for missile in flying(scene))
        wait(scene, BLOW["destroyed"].contact - 3 * STEP)
        assert not scene.aftermath.pool.pieces, "it stands, and is held"
        wait(scene, BLOW["destroyed"].hold + 5 * STEP)
        assert len(scene.aftermath.pool.pieces) > 10
        assert 60 <= scene.aftermath.pool.count <= 220
        wait(scene, 3500)
        assert not scene.aftermath.moving
        assert not differences(scene.render.model, scene.session.view())


def test_bonus_and_failure_can_be_read_again_soon_after_a_curse_broke_over_them(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        wait(scene, 2500)
        destroy(scene)
        wait(scene, PAYING + BLOW["destroyed"].contact + BLOW["destroyed"].hold)
        driver.frames(1)
        page = pygame.Rect(book_pages(scene.render.layout)[1]).inflate(-40, -40)

        def seen() -> bytes:
            surface = driver.app.window.surface
            assert surface is not None
            return pygame.image.tobytes(surface.subsurface(page), "RGB")

        driver.frames(4)
        strewn = seen()
        wait(scene, 700)
        driver.frames(1)
        clear = seen()
        wait(scene, 3500)
        driver.frames(1)
        assert strewn != clear == seen(), "whatever flew has fallen away from the book"


def test_a_curse_that_breaks_has_a_large_picture_of_its_own(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), art=Art(read=drawings()), painted=True) as (driver, scene):
        until_live(scene)
        quiet = 0
        while quiet < 400:  # somebody thinks, until nothing more has been asked for in a while
            driver.frames(THINKS)
            quiet = 0 if driver.app.art.waiting or scene.set_pieces.monster.figure is None else quiet + THINKS
        tile = scene.render.places.curse("f3")
        small = scene.staging.curse_picture("f3", (tile.w, tile.h))
        destroy(scene)
        wait(scene, PAYING + 3 * STEP)
        whole = next(one.effect.cut.whole for one in scene.aftermath.running if isinstance(one.effect, Breaking))
        assert whole.get_width() > 1.5 * tile.w
        blurred = pygame.transform.smoothscale(small, whole.get_size())
        same = pygame.mask.from_threshold(blurred, (0, 0, 0), (24, 24, 24, 255), whole).count()
        assert same < 0.9 * whole.get_width() * whole.get_height(), "not its tile made larger"


def test_a_cured_madness_keeps_its_face_and_is_counted_when_it_has_come_home(tmp_path: Path) -> None:
    with table(tmp_path, quarrel("water2, earth1, madness, madness"), painted=True) as (driver, scene):
        until_live(scene)
        wait(scene, 2500)
        cured = [card for card in scene.render.model.seats["p1"].hand if card.kind == "madness"][-1]
        face = ("madness", f"face_{madness_face(cured.uid)}")
        stack, was = Rect(scene.render.layout.areas["madness"]), scene.render.model.madness

        def stack_shown() -> bytes:
            return pygame.image.tobytes(driver.app.canvas.base.subsurface(stack), "RGB")

        before = stack_shown()
        scene.session.act("cure:p1.hand", ["p1.hand.water2"])
        scene.play(scene.session.events)
        assert words.narration_text(scene.context).picture == face, "the panel shows the card that lies in the hand"
        wait(scene, MOTIONS["card_paid"].ms + 4 * STEP)
        assert scene.render.model.madness == was + 1 and cured not in scene.render.model.seats["p1"].hand
        assert words.narration_text(scene.context).picture == face
        home = next(one for one in scene.aftermath.running if isinstance(one.effect, Flight))
        assert isinstance(home.effect, Flight)
        art = home.effect.image((60, 84), True)
        assert art is scene.render.painter.element("madness", (60, 84), cured.uid)
        wait(scene, RELIEVED.goes + FACE_FLIES - 8 * STEP)  # it sets out when its pieces are gone
        assert scene.render.homeward() == 1 and stack_shown() == before, "it has not come home yet"
        wait(scene, 12 * STEP)
        driver.frames(6)
        assert scene.render.homeward() == 0 and stack_shown() != before, "now the number rises"
        wait(scene, 1500)
        assert not differences(scene.render.model, scene.session.view())


def test_everything_that_pays_arrives_by_the_moment_of_contact(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        pass_time(scene, 2500)
        destroy(scene)
        wait(scene, PAYING + BLOW["destroyed"].contact - 2 * STEP)
        assert flying(scene), "the last is not yet there"
        wait(scene, 3 * STEP)
        assert not flying(scene)
        assert scene.aftermath.moving


@alike()
@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_nobody_waits_for_a_blow(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, quarrel(), speed=speed) as (_, scene):
        until_live(scene)
        wait(scene, 4000)
        destroy(scene)
        asked, events = 0.0, scene.session.events
        for now, following in zip(events, [*[one.type for one in events[1:]], None], strict=True):
            asked += pause_before_next(now.type, following, sum(one.type == now.type for one in events), reduced=False)
        spent = until_live(scene)
        assert spent * {1: 0.75, 2: 1.0, 3: 2.0, 4: 4.0}[speed] <= asked + 60
        wait(scene, 8 * STEP)  # the coach looks, zones are painted anew: a few frames
        assert scene.settled, "what still falls keeps nobody from acting"
        assert scene.aftermath.moving


def test_under_reduced_motion_nothing_flies_and_the_curse_is_gone(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), reduced_motion=True) as (_, scene):
        until_live(scene)
        destroy(scene)
        while scene.director.busy:
            scene.update(STEP)
            assert not scene.aftermath.moving
        assert scene.render.model.curse("f3") is None


def test_at_instant_speed_nothing_flies(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), speed=0) as (_, scene):
        destroy(scene)
        assert not scene.aftermath.moving
        assert scene.render.model.curse("f3") is None


def test_space_brings_the_blow_at_once(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (driver, scene):
        until_live(scene)
        pass_time(scene, 2500)
        destroy(scene)
        wait(scene, PAYING + 100)
        assert not scene.aftermath.pool.pieces
        driver.key(pygame.K_SPACE)
        assert not scene.director.busy
        assert scene.aftermath.pool.pieces


def test_a_step_back_leaves_nothing_in_the_air(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        pass_time(scene, 2500)
        destroy(scene)
        wait(scene, PAYING + 500)
        scene.go_back()
        assert not scene.aftermath.moving
        assert scene.render.model.curse("f3") is not None


def cast(folder: Path, power: int) -> tuple[int, int]:
    """The most particles of a cast, and how many things there were that flew or shone."""
    with table(folder, CAST.format(hand=SIX, curse="", madness=20)) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        scene.session.act(f"activate:combustion:{power}", [f"p1.hand.fire{power}"])
        scene.play(scene.session.events)
        most = shown = 0
        for _ in range(120):
            scene.update(STEP)
            most, shown = max(most, scene.aftermath.pool.count), max(shown, len(scene.aftermath.running))
        return most, shown


def test_a_cast_is_graded_by_its_power(tmp_path: Path) -> None:
    found = []
    for power in (1, 2, 3):
        (folder := tmp_path / str(power)).mkdir()
        found.append(cast(folder, power))
    assert found[0][0] * 2 <= found[1][0] and found[1][0] * 1.6 <= found[2][0] <= 200, found
    assert found[0][1] < found[1][1] < found[2][1], found


def test_a_curse_strikes_every_victim_and_its_blow_comes_from_the_book(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(curse="f4")) as (driver, scene):
        until_live(scene)
        end_turn(driver, scene)
        places, hit, thrown = scene.render.places, set[Box](), dict[Point, Point]()
        for _ in range(1500):
            scene.update(STEP)
            if scene.director.reading:
                scene.director.skip()
            thrown |= {missile.end(): missile.start for missile in flying(scene)}
            hit |= {one.effect.box for one in scene.aftermath.running if isinstance(one.effect, Vignette)}
            if not scene.director.busy and not scene.aftermath.moving:
                break
        book = scene.render.layout.areas["book"]
        faces = {places.seats[seat].portrait.center for seat in ("p1", "p2")}
        assert faces <= {end for end, start in thrown.items() if inside(book, start)}
        assert hit == {places.slots["p1"], places.slots["p2"]}


def test_one_throw_strikes_everybody_and_madness_comes_after_the_blow(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(curse="f4"), painted=True) as (driver, scene):
        until_live(scene)
        while scene.set_pieces.monster.figure is None:
            driver.frames()
        end_turn(driver, scene)
        blows, throws = scene.staging.blows, 0
        hits, flown = dict[Box, float](), dict[int, float]()
        before, risen = None, list[float]()
        for _ in range(1500):
            scene.update(STEP)
            if scene.director.reading:
                scene.director.skip()
            throws += scene.set_pieces.monster.act is not before and scene.set_pieces.monster.act is not None
            before = scene.set_pieces.monster.act
            now = scene.aftermath.now
            struck = {one.effect.box for one in scene.aftermath.running if isinstance(one.effect, Vignette)}
            hits |= {box: now for box in struck if box not in hits}
            for effect in scene.director.effects:
                if isinstance(effect, Flight) and effect.shadow and effect.t > effect.hold:
                    flown.setdefault(id(effect), now)
                if isinstance(effect, Flight) and effect.shadow and effect.t > effect.rises:
                    risen.append(now)
            if not scene.director.busy and not scene.aftermath.moving:
                break
        assert throws == 1, "it winds up once, whoever is struck"
        assert min(risen) > max(hits.values()), "no Madness is seen before everybody has been hit"
        assert sorted(hits) == sorted(scene.render.places.slots[seat] for seat in ("p1", "p2"))
        first, last = sorted(hits.values())
        assert last - first == pytest.approx(VOLLEY, abs=2 * STEP)
        assert len(flown) == 2
        assert all(at >= hit + MADNESS_AFTER - 2 * STEP for at, hit in zip(flown.values(), (first, last), strict=True))
        assert blows.madness.leaves("p1") == MADNESS_RISES, "the next Madness waits for no old blow"


def test_a_seal_breaks_and_the_card_that_struck_lies_at_rest_again(tmp_path: Path) -> None:
    with table(tmp_path, CAST.format(hand=SIX, curse="", madness=20)) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        bodies = scene.staging.blows.bodies
        scene.session.act("activate:combustion:3", ["p1.hand.fire3"])
        scene.play(scene.session.events)
        heights, most, hops = [], 0, 0.0
        for _ in range(160):
            scene.update(STEP)
            heights.append(bodies.shift("p1", ["combustion", "ice"], 0).y)
            most = max(most, sum(not piece.floor < 1e6 for piece in scene.aftermath.pool.pieces))
            lit = scene.lights().lit
            hops = max([hops, *(bodies.hop(name) for name in lit)])
        assert min(heights) < -8 and max(heights) > 4, "it rises, and is driven down"
        assert most == 6
        assert hops > 5 and scene.session.decision is not None, "what may be chosen hops"
        assert not any(isinstance(one.effect, Seal) for one in scene.aftermath.running)
        assert heights[-1] == 0.0


def test_at_the_fast_speeds_a_seat_is_put_out_in_its_place(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), speed=3) as (_, scene):
        until_live(scene)
        pass_time(scene, 2500)
        scene.director.play([LOST], lambda: None)
        pass_time(scene, 120)
        assert any(isinstance(one, Snuffed) for one in scene.director.effects)
        assert {missile.end() for missile in flying(scene)} == {scene.render.places.seats["p2"].portrait.center}
        assert until_live(scene) <= MOTIONS["player_eliminated"].ms / 2, "nobody waits longer than before"
        pass_time(scene, 3000)
        assert not scene.director.effects
        assert not scene.aftermath.moving
        assert scene.render.model.seats["p2"].eliminated


def bright(driver: Driver, at: tuple[float, float]) -> int:
    """How bright the screen is at a place, given in shares of its sides."""
    surface = driver.app.window.surface
    assert surface is not None
    return sum(surface.get_at((round(surface.get_width() * at[0]), round(surface.get_height() * at[1])))[:3])


LEAF, BESIDE = (0.63, 0.45), (0.95, 0.55)


def test_whoever_is_lost_is_seen_over_the_whole_screen_until_it_has_been_read(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        driver.frames(200)
        lit = bright(driver, BESIDE)
        scene.director.play([LOST, Event("turn_began", {"seat": "p1", "turn": 5})], lambda: None)
        driver.frames(round((ELIMINATED.contact - 100) / 16))
        assert bright(driver, BESIDE) < lit / 3, "the room is dark"
        assert not scene.aftermath.pool.count, "the cards have not shut"
        driver.frames(round(500 / 16))
        assert len(scene.aftermath.pool.pieces) == 6, "six cards fall away from a face"
        driver.frames(round(1800 / 16))
        assert bright(driver, LEAF) > 400, "the register with the struck name"
        assert scene.director.reading
        driver.key(pygame.K_SPACE)
        driver.frames(60)
        assert not scene.set_pieces.elimination.seat
        driver.frames(70)
        assert bright(driver, BESIDE) > lit / 2, "the room is back, and the coach when the ribbon has gone"
        assert scene.render.model.active == "p1"


def test_what_is_said_of_the_lost_is_read_while_their_name_is_struck(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        driver.frames(200)
        scene.director.play([LOST, Event("turn_began", {"seat": "p1", "turn": 5})], lambda: None)
        driver.frames(round((ELIMINATION.leaf - 100) / 16))
        w, h = driver.app.size
        foot = pygame.Rect(round(w * 0.57), round(h * 0.86), round(w * 0.13), round(h * 0.04))

        def brightest() -> int:
            surface = driver.app.window.surface
            assert surface is not None
            return max(
                max(surface.get_at((x, y))[:3])
                for x in range(foot.x, foot.right, 2)
                for y in range(foot.y, foot.bottom, 2)
            )

        dark = brightest()
        driver.frames(round((ELIMINATION.come + 150) / 16))
        assert brightest() > dark + 60, "the words stand there before the stroke is done"
        spent = ELIMINATION.leaf + ELIMINATION.come + until_live(scene)
        read = reading_time(len(scene.words.t("prompts.now.eliminated")))
        assert spent < ELIMINATION.leaf + ELIMINATION.come + read + MOTIONS["turn_began"].lead, (
            "and no longer than that"
        )


def test_the_ribbon_comes_when_the_sheet_of_the_lost_has_gone_and_the_coach_when_the_ribbon_has(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        assert scene.attendant.things([]), "the coach has something to say"
        scene.director.play([LOST, Event("turn_began", {"seat": "p1", "turn": 5})], scene.settle_view)
        for _ in range(2000):
            wait(scene, STEP)
            ribbons = [one for one in scene.director.effects if isinstance(one, Banner)]
            if ribbons:
                break
        ribbon, seen = ribbons[0], []
        while ribbon in scene.director.effects:
            wait(scene, STEP)
            comes = ribbon.t * ribbon.ms >= ribbon.delay
            seen.append((scene.set_pieces.elimination.up > 0.0, comes, bool(scene.attendant.things([]))))
        assert (True, False, False) in seen, "the sheet goes, and nothing else is there yet"
        assert (False, True, False) in seen
        assert not any(sheet and comes for sheet, comes, _ in seen[:-1])
        assert not any(note for _, _, note in seen[:-1])
        wait(scene, 10 * STEP)
        assert scene.attendant.things([]), "now the coach speaks"


def test_the_coach_speaks_when_the_card_has_come_down(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        assert not scene.attendant.thinks
        flown = 0
        scene.director.play(
            [
                Event(
                    "madness_received",
                    {"seat": "p1", "card": "madness", "from": "stack", "to": "p1.discard", "source": "page_01"},
                )
            ],
            scene.settle_view,
        )
        for _ in range(400):
            wait(scene, STEP)
            flying = any(isinstance(one, Flight) for one in scene.director.effects)
            if flying and not scene.director.busy:
                flown += 1
                assert scene.attendant.thinks, "it looks when nothing flies any more"
            if flown and not flying:
                break
        assert flown, "the last card flies on when the events are over"
        wait(scene, 10 * STEP)
        assert not scene.attendant.thinks


def test_under_reduced_motion_the_last_picture_of_an_elimination_is_held(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), reduced_motion=True, painted=True) as (driver, scene):
        until_live(scene)
        driver.frames(60)
        scene.director.play([LOST, Event("turn_began", {"seat": "p1", "turn": 5})], lambda: None)
        driver.frames(20)
        seen = set()
        for _ in range(30):
            driver.frames(2)
            seen.add(pygame.image.tobytes(driver.app.window.surface or pygame.Surface((1, 1)), "RGB"))
            assert not scene.aftermath.moving
        assert len(seen) == 1, "nothing moves"
        assert bright(driver, LEAF) > 400
        until_live(scene)
        driver.frames(60)
        assert not scene.set_pieces.elimination.seat


def test_faces_show_what_has_happened_until_the_next_turn(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        seats = scene.render.model.seats
        assert {mood(scene.render, seat) for seat in seats.values()} == {"calm"}
        before = scene.render.painter.portrait("quarryman", (90, 120), "calm")
        destroy(scene)
        until_live(scene)
        assert mood(scene.render, seats["p1"]) == "triumphant"
        assert mood(scene.render, seats["p2"]) == "calm"
        scene.go_back()
        assert mood(scene.render, seats["p1"]) == "calm"
        seats["p2"].hand[:] = [Card("madness") for _ in range(MAD_FROM)]
        assert mood(scene.render, seats["p2"]) == "mad"
        seats["p2"].eliminated = True
        assert mood(scene.render, seats["p2"]) == "eliminated"
        for _ in range(300):
            driver.frames()
            glad = scene.render.painter.portrait("quarryman", (90, 120), "triumphant")
            if not driver.app.art.waiting:
                break
        scene.render.painter.forget_missing()
        glad = scene.render.painter.portrait("quarryman", (90, 120), "triumphant")
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(glad, "RGB")


def test_what_is_left_of_the_lost_lies_before_their_veil(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        seat, box = scene.render.model.seats["p2"], scene.render.places.seats["p2"].portrait
        seat.eliminated = True
        driver.frames(60)
        ground = pygame.Surface(driver.app.window.size)
        paint_seat(scene.render, ground, "p2")
        face = scene.render.painter.close_up(seat.magician, (box.w, box.h), "eliminated")
        middle = pygame.Rect(box.w // 3, box.h // 3, box.w // 3, box.h // 3)
        shown = pygame.transform.average_color(ground, middle.move(box.x, box.y))
        assert sum(shown[:3]) >= 0.9 * sum(pygame.transform.average_color(face, middle)[:3])


def test_while_a_curse_is_read_no_frame_lies_over_the_dark_table(tmp_path: Path) -> None:
    """The decision stands there while the page is still being laid down: what is threatened is framed only then."""
    with table(tmp_path, PRICE, painted=True) as (driver, scene):
        seen = 0
        for _ in range(1200):
            driver.app.frame(dt=STEP)
            surface = driver.app.window.surface
            if seen > 3 and scene.set_pieces.curse_reveal.down >= 1.0:
                break  # it lies there
            threatened = [rect for _, rect in scene.drawing.glowing()]
            if (
                surface is None
                or not threatened
                or scene.set_pieces.curse_reveal.curse is None
                or scene.set_pieces.curse_reveal.down >= 1.0
            ):
                continue
            seen += 1
            edge = surface.get_at((threatened[0].x, threatened[0].centery))
            assert edge.r < 90, "no red edge in the dark"
        assert seen > 3
        for _ in range(40):
            driver.app.frame(dt=STEP)
        rect = scene.drawing.glowing()[0][1]
        assert driver.app.window.surface is not None
        assert max(driver.app.window.surface.get_at((rect.x + i, rect.centery)).r for i in range(-4, 5)) > 120


@alike()
@pytest.mark.parametrize(("kind", "act"), [("game_won", "beaten"), ("game_lost", "escape")])
def test_the_last_monster_leaves_before_the_end_is_shown(tmp_path: Path, kind: str, act: str) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        while scene.set_pieces.monster.figure is None:
            driver.frames()
        args: dict[str, EventValue] = {"reason": "madness-stack-empty"} if kind == "game_lost" else {}
        scene.director.play([Event(kind, args)], lambda: None)
        pass_time(scene, (MONSTER[act].contact if kind == "game_won" else FALL.leaps) + 3 * STEP)
        assert scene.set_pieces.monster.act is not None
        assert scene.set_pieces.monster.act.name == act
        assert scene.aftermath.pool.count > 50
        pass_time(scene, 2000)
        assert scene.set_pieces.monster.leaving
        glad = {
            seat for one in scene.aftermath.running if isinstance(one.effect, Gathering) for seat in one.effect.glad
        }
        assert glad == (set(scene.render.places.seats) if kind == "game_won" else set()), "whoever has won is seen"


def test_no_more_than_three_flashes_in_a_second() -> None:
    theme = Theme(flash=0.5)
    blows = Aftermath(theme)
    granted = []
    for _ in range(60):  # three seconds of blows, one in every third frame
        granted.append(blows.flash())
        blows.update(50.0, 4)
    times = [i * 50.0 for i, strength in enumerate(granted) if strength > 0]
    assert all(sum(t <= one < t + 1000 for one in times) <= FLASHES for t in times)
    assert set(granted) == {0.0, 0.5}
    theme.flash = 0.0
    assert blows.flash() == 0.0


def test_a_curse_comes_down_on_its_space_with_weight(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        curse = scene.render.model.curses.pop()
        scene.aftermath.clear()
        told = Event("curse_laid", {"curse": curse.id, "position": curse.position, "pile": curse_pile(curse.id)})
        scene.director.play([told], lambda: None)
        box, laid = scene.render.places.curse(curse.id), MOTIONS["curse_laid"].ms
        wait(scene, laid - 2 * STEP)
        assert not scene.aftermath.pool.count, "it is still in the air"
        wait(scene, 4 * STEP)
        assert scene.aftermath.pool.count > 8
        waves = [one.effect.at for one in scene.aftermath.running if isinstance(one.effect, Wave)]
        assert waves == [box.center]


def test_whoever_is_struck_is_seen_large_in_the_dark_and_bears_its_cuts(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (driver, scene):
        until_live(scene)
        events = [Event("failure_began", {"page": "page_01"})]
        events += [
            Event("madness_received", {"seat": seat, "card": "madness", "from": "stack", "to": f"{seat}.discard",
                                       "source": "page_01"})
            for seat in ("p1", "p2")
        ]  # fmt: skip
        scene.director.play(events, lambda: None)
        struck: dict[Point, Struck] = {}
        cut: set[Point] = set()
        dark, together, window = False, 0.0, driver.app.size
        for _ in range(600):
            scene.update(STEP)
            running = [one.effect for one in scene.aftermath.running if one.elapsed >= 0]
            struck |= {one.at: one for one in running if isinstance(one, Struck)}
            cut |= {one.at for one in running if isinstance(one, Slash)}
            dark |= any(isinstance(one, Hush) and one.box.w == driver.app.size[0] for one in running)
            stand = [
                one
                for one in scene.aftermath.running
                if isinstance(one.effect, Struck) and one.effect.hold < one.elapsed / one.ms < one.effect.read
            ]
            cuts = [one for one in scene.aftermath.running if isinstance(one.effect, Slash)]
            together += STEP * (len(stand) == 2 and all(one.elapsed > one.ms / 2 for one in cuts))
            if not scene.director.busy and not scene.aftermath.moving:
                break
        faces = {scene.render.places.seats[seat].portrait for seat in ("p1", "p2")}
        assert set(struck) == {face.center for face in faces}
        large = [one.stands(window) for one in struck.values()]
        assert cut == {place.center for place in large}
        assert all(Rect((0, 0), window).inflate(-20, -20).contains(place) for place in large), "whole in the window"
        assert together >= 180, "both are there to be read, and nothing lies over them"
        assert all(one.image.get_height() > 2.2 * max(face.h for face in faces) for one in struck.values())
        assert dark


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 5])
def test_a_struck_face_is_read_at_its_seat_and_hides_neither_book_nor_library(
    window: tuple[int, int], players: int
) -> None:
    layout = table_layout(*window, players)
    for slot in seat_slots(layout):
        face = seat_parts(layout, slot, 4, 5, 2, 3).portrait
        image = Surface((round(face.w * STARTS), round(face.h * STARTS)))
        struck = Struck(image, face.center, 1 / STARTS, (9.0, 4.0), 0.1, 0.5)
        assert struck.scale == 1.0
        struck.t = 0.1 + FALLS_BACK * 0.4
        read = struck.stands(window, struck.scale)
        assert face.h * 1.3 < read.h < face.h * 1.6, "still larger than it lies there"
        over = read.bottom - layout.areas["library"].y
        assert over < layout.areas["library"].h * 0.1
        struck.t = 1.0
        assert round(image.get_height() * struck.scale) == face.h


def test_a_card_that_is_held_up_at_the_edge_stays_whole_in_the_window() -> None:
    canvas = Canvas((400, 300))
    canvas.begin(canvas.base)
    card = Surface((80, 110))
    card.fill((200, 0, 0))
    flight = Flight(image=lambda size, face: card, start=Box(0, 90, 80, 110), end=lambda: Box(200, 90, 80, 110),
                    hold=0.5, large=0.6)  # fmt: skip
    flight.t = 0.5
    flight.paint(canvas)
    shown = canvas.base.get_bounding_rect()
    red = [x for x in range(400) if canvas.base.get_at((x, 145)).r > 150]
    assert shown.w == 400 and len(red) > 120, "as broad as it is held up"
    assert red[0] <= 2


def test_a_face_and_the_discard_pile_change_when_the_madness_has_come_down(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), speed=2) as (_, scene):
        until_live(scene)
        seat = scene.render.desk
        told = Event(
            "madness_received",
            {"seat": seat, "card": "madness", "from": "stack", "to": f"{seat}.discard", "source": "page_01"},
        )
        scene.director.play([told], lambda: None)
        scene.update(STEP)
        whole = scene.render.model.seats[seat].discard
        assert [card.kind for card in whole] == ["madness"] and scene.render.discarded(seat) == []
        assert scene.render.moods.get(seat) is None, "it is still in the air"
        pass_time(scene, 4000)
        assert scene.render.discarded(seat) == whole
        assert scene.render.moods[seat] == "mad"


def test_motes_that_lie_prepared_are_seen_at_once_and_others_are_made_a_few_in_each_frame(tmp_path: Path) -> None:
    def thrown() -> ParticlePool:
        pool = ParticlePool()
        pool.burst(sparks, (200, 150), 60, 1.0, room=(120.0, 90.0))
        pool.update(40.0)
        return pool

    def painted(pool: ParticlePool) -> bytes:
        canvas = Canvas((400, 300))
        canvas.begin(canvas.base)
        pool.paint(canvas)
        return pygame.image.tobytes(canvas.base, "RGB")

    def lit(picture: bytes) -> int:
        return sum(map(bool, picture))

    with table(tmp_path, quarrel(), painted=True):
        sparks = matter("fire")
        materials.store.clear()
        pool = thrown()
        first, kept = painted(pool), [len(materials.store)]
        later = []
        for _ in range(60):
            later.append(painted(pool))
            kept.append(len(materials.store))
        assert kept[0] <= 2 and max(b - a for a, b in pairwise(kept)) <= 2 < kept[-1], "a few in each frame"
        assert lit(first) > lit(later[-1]) / 4, "until then those are shown that are like them"
        assert first != later[-1] and later[-2] == later[-1]
        materials.store.clear()
        assert list(sprites(sparks, 1.0))
        assert painted(thrown()) == later[-1]


def test_a_mote_shrinks_and_cools_while_it_flies(tmp_path: Path) -> None:
    """By steps: its sprite is looked up again only every so often."""
    with table(tmp_path, quarrel(), painted=True):
        pool, canvas, sizes = ParticlePool(), Canvas((400, 300)), []
        pool.burst(replace(matter("fire"), life=(400.0, 400.0), size=(12.0, 12.0)), (200, 150), 1, 1.0)
        while pool.busy:
            canvas.base.fill("black")
            canvas.begin(canvas.base)
            pool.paint(canvas)
            sizes.append(400 * 300 - pygame.mask.from_threshold(canvas.base, (0, 0, 0), (1, 1, 1, 255)).count())
            pool.update(1000 / 60)
        assert sizes[0] > 4 * sizes[-1] > 0 and len(set(sizes)) >= 4
