"""Looking at a friend's seat, pointing, flags, reading large, and taking every overlay away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.table.layout import seat_parts, seat_slots, table_layout
from scenes.bigbook.table.model.table_view import Card
from scenes.bigbook.table.overlays.viewers import ViewerScene
from scenes.bigbook.table.render.seats import mini_spell
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.coach import Coaching
from scenes.kit.thing import TERM
from scenes.table.flags import Ping
from scenes.table.overlays.held_keys import HELD
from tests.scenes.driver import Driver, attended, driving, sheets
from tests.typed import now


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, players=3, seed=3, window=(1280, 720), drawn=True) as found:
        yield found


def table_of(driver: Driver) -> TableScene:
    assert attended(driver.top, Coaching)
    return driver.top


def point(driver: Driver, name: str) -> None:
    driver.event(pygame.MOUSEMOTION, pos=driver.thing(name).rect.center, rel=(0, 0), buttons=(0, 0, 0))


def read(driver: Driver, name: str) -> None:
    driver.event(pygame.MOUSEBUTTONDOWN, pos=driver.thing(name).rect.center, button=3)


def test_a_seat_lies_over_the_desk_and_leaves_the_rest_in_reach(driver: Driver) -> None:
    table = table_of(driver)
    before = [thing.id for thing in table.things()]
    friend = next(seat for seat in table.render.model.seats if seat != table.render.desk)
    driver.key(pygame.K_0 + int(friend[1:]), pygame.KMOD_CTRL)
    things = table.things()
    names = {thing.id for thing in things}
    seat = table.render.model.seats[friend]
    assert {f"look:card:{friend}:hand:{i + 1}" for i in range(len(seat.hand))} <= names
    assert {f"look:spell:{friend}:{spell.id}" for spell in seat.spells} <= names
    assert {"book", "log", "supply:fire2", "button:end-turn", f"look:deck:{friend}", f"look:discard:{friend}"} <= names
    assert not any(name.startswith((f"card:{table.render.desk}:", f"spell:{table.render.desk}:")) for name in names)
    assert len(names) == len(things)
    driver.key(pygame.K_ESCAPE)
    assert [thing.id for thing in table.things()] == before
    assert table.focus.current in before


def test_nothing_is_done_from_a_seat_that_is_looked_at(driver: Driver) -> None:
    table = table_of(driver)
    friend = next(seat for seat in table.render.model.seats if seat != table.render.desk)
    driver.click(f"seat:{friend}")
    before = table.session.hash()
    for thing in [one for one in table.things() if one.id.startswith("look:card:")]:
        driver.click(thing.id)
        assert table.state.plan is None and table.state.held is None and table.overlays.reading == thing.id
    assert table.session.hash() == before


def test_a_tap_keeps_the_seat_open_and_a_held_key_lays_it_back(driver: Driver) -> None:
    table = table_of(driver)
    down = partial(driver.event, pygame.KEYDOWN, mod=pygame.KMOD_CTRL, key=pygame.K_2, unicode="", scancode=0)
    up = partial(driver.event, pygame.KEYUP, mod=0, key=pygame.K_2, unicode="", scancode=0)
    down()
    up()
    assert now(table.overlays.seat.seat) == "p2"
    down()
    assert now(table.overlays.seat.seat) is None
    up()
    down()
    table.overlays.hold.update(HELD)
    up()
    assert table.overlays.seat.seat is None


def test_decks_and_discards_of_friends_can_be_opened(driver: Driver) -> None:
    table = table_of(driver)
    for seat in table.render.model.seats:
        for pile in ("deck", "discard"):
            driver.click(f"{pile}:{seat}")
            assert isinstance(driver.top, ViewerScene) and driver.top.what == f"{pile}:{seat}"
            driver.key(pygame.K_ESCAPE)


def test_a_flag_stays_with_its_card_and_a_ping_leaves_none(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3, speed=2, drawn=True) as driver:
        table = table_of(driver)
        table.director.hurry()
        driver.frames(3)
        cards = [name for name in table.listing().cards if name.startswith(f"card:{table.render.desk}:hand:")]
        card = table.listing().cards[cards[2]]
        point(driver, cards[2])
        driver.key(pygame.K_g)
        assert any(isinstance(effect, Ping) for effect in table.director.effects)
        assert not table.overlays.pointing.flags.owners
        point(driver, cards[2])
        driver.key(pygame.K_g, pygame.KMOD_SHIFT)
        everything = table.listing()
        assert table.overlays.pointing.flags.shown(everything.things, everything.cards) == {cards[2]: table.render.desk}
        seat = table.render.model.seats[table.render.desk]
        seat.hand.remove(card)
        table.context.touch()
        assert table.overlays.pointing.flags.shown(table.listing().things, table.listing().cards) == {}
        seat.support.append(card)
        table.context.touch()
        found = table.overlays.pointing.flags.shown(table.listing().things, table.listing().cards)
        assert list(found) == [f"card:{table.render.desk}:support:{len(seat.support)}"]


def test_the_second_right_click_fills_the_window_and_the_third_closes(driver: Driver) -> None:
    table = table_of(driver)
    name = f"spell:{table.render.desk}:ice"
    place = driver.thing(name).rect.center
    read(driver, name)
    assert now(table.overlays.reading) == name and not now(table.overlays.pane.whole)
    read(driver, name)
    assert now(table.overlays.pane.whole)
    assert {thing.id for thing in table.things() if thing.role != TERM} <= {"button:close", "button:pane-language"}
    assert table.focus.current == "button:close"
    driver.event(pygame.MOUSEBUTTONDOWN, pos=place, button=3)
    assert table.overlays.reading is None and not table.overlays.pane.whole
    assert table.thing(table.focus.current or "") is not None


def test_v_takes_every_overlay_away_and_brings_it_back(driver: Driver) -> None:
    table = table_of(driver)
    read(driver, "library:fire")
    notes = {thing.id for thing in table.things() if thing.zone in ("note", "pane")}
    assert table.highlights.lights(None).lit and notes
    driver.key(pygame.K_v)
    assert not table.highlights.lights(None).lit
    assert not {thing.id for thing in table.things() if thing.zone in ("note", "pane")}
    driver.key(pygame.K_v)
    assert {thing.id for thing in table.things() if thing.zone in ("note", "pane")} == notes
    driver.event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="", scancode=0)
    table.overlays.hold.update(HELD)
    assert table.state.hidden
    driver.event(pygame.KEYUP, key=pygame.K_v, mod=0, unicode="", scancode=0)
    assert not table.state.hidden


def test_a_friends_seat_tells_cards_in_hand_and_madness_as_two_numbers(driver: Driver) -> None:
    """Both change with the hand, at a place of their own; nothing else of the seat's head does."""
    table = table_of(driver)
    name = next(seat for seat in table.render.model.seats if seat != table.render.desk)
    seat, parts = table.render.model.seats[name], table.render.places.seats[name]

    def seen() -> dict[str, bytes]:
        out = pygame.Surface(driver.app.size)
        table.drawing.still(out)
        boxes = {"held": parts.held, "madness": parts.meter, "name": parts.name, "deck": parts.deck}
        return {what: pygame.image.tobytes(out.subsurface(box), "RGB") for what, box in boxes.items()}

    before = seen()
    seat.hand.remove(next(card for card in seat.hand if card.kind != "madness"))
    table.context.touch()
    fewer = seen()
    assert {what for what in before if before[what] != fewer[what]} == {"held"}
    seat.hand.append(Card("madness"))
    table.context.touch()
    assert {what for what in before if fewer[what] != seen()[what]} == {"held", "madness"}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("spells", [4, 5, 6])
def test_a_friends_spells_are_at_least_18_pixels_wide(players: int, spells: int) -> None:
    """At 1280x720, however many sit at the table."""
    layout = table_layout(1280, 720, players)
    for slot in seat_slots(layout):
        parts = seat_parts(layout, slot, spells, 6, 2, 3)
        assert len(parts.spells) == spells and all(box.w >= 18 and box.h >= 18 for box in parts.spells)
        assert parts.name.w >= 90, "their names keep their room"


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 900)])
def test_where_many_share_few_pixels_numbers_and_cards_are_large(players: int, size: tuple[int, int]) -> None:
    """A sign of 16 pixels with two figures beside it has room, and six cards lie free of each other."""
    layout = table_layout(*size, players, wanted="compact")
    assert layout.tight
    for slot in seat_slots(layout):
        parts = seat_parts(layout, slot, 5, 6, 3, 3)
        assert all(box.w >= 36 and box.h >= 20 for box in (parts.deck, parts.discard, parts.meter))
        assert parts.deck.y == parts.discard.y == parts.spells[0].y
        assert all(one.w >= 16 and one.right < other.x for one, other in pairwise(parts.hand))
        assert parts.hand[-1].right < parts.support[0].x


def test_five_seats_in_few_pixels_tell_piles_and_madness_and_show_the_hand(tmp_path: Path) -> None:
    """Each changes at its own place; cards in hand are seen, not counted."""
    with driving(tmp_path, players=5, window=(1280, 720), art=sheets(), drawn=True) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        name = next(name for name in table.render.model.seats if name != table.render.desk)
        seat, parts = table.render.model.seats[name], table.render.places.seats[name]
        row = parts.hand[0]._replace(w=parts.support[0].x - parts.hand[0].x)
        seat.hand[:] = [Card("fire1"), Card("madness"), Card("water1")]  # whatever has been dealt
        boxes = {"deck": parts.deck, "discard": parts.discard, "madness": parts.meter, "hand": row, "name": parts.name}

        def seen() -> dict[str, bytes]:
            table.context.touch()
            out = pygame.Surface(driver.app.size)
            table.drawing.still(out)
            return {what: pygame.image.tobytes(out.subsurface(box), "RGB") for what, box in boxes.items()}

        before = seen()
        seat.deck["fire1"] = seat.deck.get("fire1", 0) + 7
        decks = seen()
        assert {what for what in before if before[what] != decks[what]} == {"deck"}
        seat.discard.append(seat.hand.pop())
        moved = seen()
        assert {what for what in before if decks[what] != moved[what]} == {"discard", "hand"}
        seat.hand.append(Card("madness"))
        assert {what for what, old in moved.items() if old != seen()[what]} == {"madness", "hand"}


@pytest.mark.parametrize("state", ["exhausted", "neutralized"])
def test_a_spell_that_is_shown_as_a_sign_keeps_its_size_in_every_state(tmp_path: Path, state: str) -> None:
    """Five at 1280x720: one that is spent or locked is no smaller than one that is ready, and looks like no other."""
    with driving(tmp_path, players=5, window=(1280, 720), art=sheets()) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        friend = next(name for name in table.render.model.seats if name != table.render.desk)
        spell, box = table.render.model.seats[friend].spells[0], table.render.places.seats[friend].spells[0]
        ready = mini_spell(table.render, spell, box)
        changed = replace(spell, exhausted=state == "exhausted", neutralized=state == "neutralized")
        other = mini_spell(table.render, changed, box)
        assert min(other.get_bounding_rect().size) >= 0.85 * min(ready.get_bounding_rect().size)
        assert pygame.image.tobytes(other, "RGBA") != pygame.image.tobytes(ready, "RGBA")


def test_a_friends_cards_may_be_pointed_at_while_one_of_ones_own_is_to_be_chosen(tmp_path: Path) -> None:
    with driving(tmp_path, players=5, seed=12345, window=(1280, 720), drawn=True) as driver:
        table = table_of(driver)
        driver.app.input.presses.off = False
        assert table.state.choice is not None and table.state.choice.single
        before, friend = table.session.hash(), next(one for one in table.render.model.seats if one != table.render.desk)
        driver.click(f"seat:{friend}")
        looked = [thing.id for thing in table.things() if thing.id.startswith("look:")]
        assert any(name.startswith(f"look:card:{friend}:hand") for name in looked)
        for name in looked:
            assert not table.context.option_of(driver.thing(name)), "it is looked at, and no answer"
            point(driver, name)
            driver.frames(2)
            driver.key(pygame.K_TAB)
        assert table.session.hash() == before and table.state.choice is not None
