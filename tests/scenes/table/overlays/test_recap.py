"""The recap tells the player whose turn comes what happened to them and theirs, and never makes light of danger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.text.log import Story
from game.core.engine.event import Event
from scenes.bigbook.table.animation.fullscreen_effects import LINE_MS, RIBBON_MS
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text.results import HIGH, recap
from scenes.kit.canvas import Canvas
from scenes.table.motion.effects import BANNER_OUT, Banner
from tests.lengths import soak, soaks
from tests.scenes.driver import driving, painting
from tests.scenes.table.players import Mouse


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableScene]:
    with painting(tmp_path, players=3, seed=5) as driver:
        assert isinstance(driver.top, TableScene)
        yield driver.top


def move(type_: str, seat: str, card: str, source: str, target: str) -> Event:
    return Event(type_, {"seat": seat, "card": card, "from": source, "to": target, "source": "rules"})


def test_what_friends_did_with_your_things_comes_before_what_they_did_for_themselves(table: TableScene) -> None:
    events = [
        move("card_supported", "p2", "fire2", "p2.hand", "p2.support"),
        move("card_paid", "p2", "water1", "p1.support", "p1.discard"),
        move("card_discarded", "p1", "air1", "p1.hand", "p1.discard"),
        move("madness_received", "p1", "madness", "stack", "p1.discard"),
        Event("spell_neutralized", {"seat": "p1", "spell": "ice", "source": "w1"}),
        Event("curse_destroyed", {"seat": "p2", "curse": "w1"}),
    ]
    lines = recap(table.words, events, "p1")
    t = table.words.t
    assert lines == [
        f"{t('log.recap.madness_you', n=1)} · {t('log.recap.cards_lost', n=1)}",
        t("log.recap.neutralized", n=1, list=table.words.spell("ice")),
        t("log.recap.lent", seat=table.words.seat("p2"), list=table.words.card("water1")),
        t("log.recap.curses_gone", n=1),
    ]


def test_support_that_was_spent_again_or_is_your_own_is_not_news(table: TableScene) -> None:
    events = [
        move("card_supported", "p1", "fire1", "p1.hand", "p1.support"),
        move("card_supported", "p2", "fire2", "p2.hand", "p2.support"),
        move("card_paid", "p3", "fire2", "p2.support", "p2.discard"),
    ]
    assert recap(table.words, events, "p1") == [table.words.t("log.recap.quiet")]


def test_nobody_is_told_that_all_is_quiet_before_a_blow(table: TableScene) -> None:
    quiet = table.words.t("log.recap.quiet")
    assert recap(table.words, [], "p1", "Beware", HIGH) == ["Beware"]
    assert recap(table.words, [], "p1", "", HIGH) == []
    assert recap(table.words, [], "p1", "Beware", HIGH - 1) == [quiet]


def test_your_own_last_turn_is_not_told_to_you_again() -> None:
    story = Story()
    for event in (
        Event("turn_began", {"seat": "p1", "turn": 1}),
        Event("curse_destroyed", {"seat": "p1", "curse": "w1"}),
        Event("turn_began", {"seat": "p2", "turn": 2}),
        Event("curse_destroyed", {"seat": "p2", "curse": "w2"}),
        Event("turn_began", {"seat": "p1", "turn": 3}),
    ):
        story.tell(event)
    assert [event.get("curse") for event in story.since("p1") if event.type == "curse_destroyed"] == ["w2"]
    assert [event.get("curse") for event in story.since("p2") if event.type == "curse_destroyed"] == []


@soaks
def test_in_whole_games_every_recap_has_words_and_at_most_four_lines(tmp_path: Path) -> None:
    seen = 0
    with driving(tmp_path, players=4, seed=14) as driver:
        person = Mouse(driver, 14)
        for _ in range(soak(110, 500)):
            table = person.table
            if table is None:
                break
            lines = recap(table.words, table.story.since(table.render.desk), table.render.desk)
            assert 1 <= len(lines) <= 4 and all(lines)
            seen += len(lines) > 1
            person.give(person.pick(table))
    assert seen > soak(3, 20)


def test_the_ribbon_stays_longer_with_more_to_read_and_goes_at_any_key(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=4, speed=2) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        table.director.hurry()
        table.story.tell(Event("turn_began", {"seat": "p2", "turn": 2}))
        table.story.tell(move("madness_received", "p1", "madness", "stack", "p1.hand"))
        table.story.tell(Event("curse_destroyed", {"seat": "p2", "curse": "w1"}))
        turn = Event("turn_began", {"seat": "p1", "turn": 3})
        table.set_pieces.scenery.effects(turn)
        (ribbon,) = [effect for effect in table.director.effects if isinstance(effect, Banner)]
        assert ribbon.ms == RIBBON_MS + 2 * LINE_MS
        driver.event(pygame.KEYDOWN, key=pygame.K_F3, mod=0, unicode="", scancode=0)
        ribbon.t += BANNER_OUT / ribbon.ms
        canvas = Canvas((1280, 720))
        canvas.begin(canvas.base)
        before = pygame.image.tobytes(canvas.surface, "RGB")
        ribbon.paint(canvas)
        assert pygame.image.tobytes(canvas.surface, "RGB") == before


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)])
def test_the_ribbon_of_a_turn_leaves_the_book_the_track_and_the_panel_free(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    with driving(tmp_path, players=2, seed=4, window=size) as driver:
        driver.app.set("text_scale", scale)
        table = driver.top
        assert isinstance(table, TableScene)
        areas = table.render.layout.areas
        lines = ["2 curses struck: Howling Draft and Flooded Vault", "You received 1 Madness", "Bruno learned Power"]
        ribbon = table.set_pieces.scenery._show(table.set_pieces.scenery._banner("p1", "Ana, over to you", lines))
        place = ribbon.image.get_rect(center=ribbon.centre)
        assert Rect((0, 0), size).contains(place)
        assert not any(place.colliderect(Rect(areas[name])) for name in ("book", "track", "panel"))
