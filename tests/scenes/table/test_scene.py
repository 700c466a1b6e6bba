"""The real table driven by real events: whole games, payments, refusals, focus, undo, drags."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.table.model.table_view import differences
from scenes.bigbook.table.scene import TableScene
from scenes.kit import fit as kit_fit
from tests.lengths import alike, soak, soaks
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Keys, Mouse, Person


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene)
    return driver.top


@soaks
@pytest.mark.parametrize(
    ("player", "players", "seed"),
    soak([(Mouse, 3, 1)], [(Mouse, 2, 1), (Mouse, 3, 1), (Mouse, 5, 2), (Keys, 2, 3), (Keys, 3, 4)]),
)
def test_one_device_is_enough_for_a_whole_game(tmp_path: Path, player: type[Person], players: int, seed: int) -> None:
    with driving(tmp_path, players=players, seed=seed, window=(1280, 720)) as driver:
        assert player(driver, seed).play(6000)
        assert driver.top.name == "end"


@soaks
def test_keys_are_enough_for_the_first_turns(tmp_path: Path) -> None:
    """Games to their end by keys are a long form of the one above."""
    with driving(tmp_path, players=2, seed=3, window=(1280, 720)) as driver:
        person = Keys(driver, 3)
        assert not person.play(soak(30, 60))
        assert person.table is not None and person.table.session.state.turn >= soak(2, 3)


@soaks
def test_exactly_one_thing_has_the_focus(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=6) as driver:
        person = Mouse(driver, 6)
        for _ in range(soak(36, 120)):
            if person.table is None:
                break
            things = person.table.things()
            assert len({thing.id for thing in things}) == len(things)
            assert sum(thing.id == person.table.focus.current for thing in things) == 1
            person.give(person.pick(person.table))


@soaks
def test_what_is_previewed_is_what_is_spent(tmp_path: Path) -> None:
    seen = 0
    with driving(tmp_path, players=4, seed=11) as driver:
        person = Mouse(driver, 11)
        for _ in range(soak(60, 700)):
            table = person.table
            if table is None:
                break
            plan, thing = table.state.plan, person.pick(table)
            if plan is None or thing.id != "button:confirm" or not plan.need():
                person.give(thing)
                continue
            options = Counter(plan.options)
            lifted = {table.listing().cards[name].uid for name in table.highlights.lights(None).marked
                      if name.startswith("card:") and name != plan.target}  # fmt: skip
            assert lifted == {card.uid for card in plan.cards}, "what is spent is lifted before the eyes of its owner"
            driver.click("button:confirm")
            paid = [event for event in table.session.events if event.type == "card_paid"]
            assert Counter(f"{event['from']}.{event['card']}" for event in paid) == options
            seen += 1
    assert seen > soak(3, 10)


@soaks
def test_no_card_too_many_can_be_put_in(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=21) as driver:
        person = Mouse(driver, 21)
        tried = 0
        for _ in range(soak(70, 400)):
            table = person.table
            if table is None:
                break
            plan = table.state.plan
            if plan is not None:
                for name, card in list(table.listing().cards.items()):
                    thing = table.thing(name)
                    if thing is None or not thing.enabled or card.kind == "madness" or plan.holds(card.uid):
                        continue
                    plan.toggle(table.context.option_of(thing), card.uid)
                    reason = plan.reason
                    assert reason is None or reason.key == "not-enough", reason
                    tried += 1
                plan.propose()
            person.give(person.pick(table))
    assert tried > 10


@soaks
def test_every_refusal_has_a_sentence(tmp_path: Path) -> None:
    keys = set()
    with driving(tmp_path, players=5, seed=31) as driver:
        person = Mouse(driver, 31)
        for _ in range(soak(90, 250)):
            table = person.table
            if table is None:
                break
            for reason in table.listing().reasons.values():
                keys.add(reason.key)
                line = table.words.why(reason)
                assert line and "[" not in line, (reason, line)
            person.give(person.pick(table))
    assert {"not-enough", "not-owned", "exhausted", "friends-hand"} <= keys


def test_escape_leaves_no_trace(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        before = table.session.hash(), table.state.progress()
        target = next(t for t in table.things() if t.enabled and t.role == "spell")
        driver.click(target.id)
        assert table.state.plan is not None
        driver.key(pygame.K_ESCAPE)
        assert (table.session.hash(), table.state.progress()) == before


def test_a_drag_keeps_the_card_that_was_dragged(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        spell = next(t for t in table.things() if t.enabled and t.role == "spell")
        element = table.words.facts.element(spell.id.split(":")[2])
        cards = [
            n
            for n, c in table.listing().cards.items()
            if n.startswith(f"card:{table.render.desk}:hand") and element in c.kind
        ]
        card = table.thing(cards[-1])
        assert card is not None
        uid = table.listing().cards[card.id].uid
        driver.event(pygame.MOUSEBUTTONDOWN, pos=card.rect.center, button=1)
        x, y = spell.rect.center
        for pos in ((card.rect.centerx, card.rect.centery - 20), (x, y + 9), (x, y)):
            driver.event(pygame.MOUSEMOTION, pos=pos, rel=(0, -10), buttons=(1, 0, 0))
        assert table.pointer.dragging
        driver.event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
        assert table.state.plan is not None and table.state.plan.target == spell.id
        assert table.state.plan.holds(uid)


@soaks
def test_undo_and_redo_show_what_the_engine_has(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=13) as driver:
        person = Mouse(driver, 13)
        undone = 0
        for _ in range(soak(60, 300)):
            table = person.table
            if table is None:
                break
            undo = table.thing("button:undo")
            if undo is not None and undo.enabled and person.rng.random() < 0.2 and table.state.plan is None:
                before = table.session.hash()
                driver.click("button:undo")
                assert not differences(table.render.model, table.session.view())
                driver.click("button:redo")
                assert table.session.hash() == before
                assert not differences(table.render.model, table.session.view())
                undone += 1
            else:
                person.give(person.pick(table))
    assert undone > soak(1, 5)


@alike()
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_text_overflows(tmp_path: Path, size: tuple[int, int]) -> None:
    with driving(tmp_path, drawn=True, players=5, seed=17, window=size) as driver:
        person = Mouse(driver, 17, every=1)
        kit_fit.overflows.clear()
        for _ in range(soak(16, 60)):
            if person.table is None:
                break
            person.give(person.pick(person.table))
        assert not kit_fit.overflows


def test_a_card_in_hand_lights_only_what_it_can_pay_for(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=3) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        while table.session.decision is None or table.session.decision.kind != "action":
            driver.click("button:confirm") if table.state.choice and table.state.choice.marks else driver.click(
                table.default_focus() or ""
            )
        everything = set(table.highlights.lights(None).lit)
        seen = 0
        for thing in [
            one for one in table.things() if one.enabled and one.id.startswith(f"card:{table.render.desk}:hand:")
        ]:
            option = table.context.option_of(thing)
            if option.endswith("madness"):
                continue
            driver.click(thing.id)
            lit = set(table.highlights.lights(None).lit)
            assert lit <= everything
            for name in lit:
                driver.click(name)
                assert table.state.plan is not None and option in table.state.plan.options, (option, name)
                driver.key(pygame.K_ESCAPE)
                driver.click(thing.id)
                seen += 1
            driver.click(thing.id)
            assert table.state.held is None
        assert seen
        assert set(table.highlights.lights(None).lit) == everything
