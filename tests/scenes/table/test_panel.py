"""The command panel: what acts, what it costs, what surely follows; choices of several people; a friend's leave."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.bigbook.ai.determinize import determinize
from game.bigbook.play import forecast
from game.bigbook.rules.kinds import MADNESS
from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.event import Event
from game.core.engine.rng import LuckAt
from scenes.bigbook.settings import change
from scenes.bigbook.table.panel.column import LEVELS, result_rows
from scenes.bigbook.table.panel.view import is_primary, mains
from scenes.bigbook.table.panel.words import panel_text
from scenes.bigbook.table.render.lights import pips_of
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text import results
from tests.fit.spy import watching
from tests.lengths import alike
from tests.scenes.at_table import at, card, drag, plan_of
from tests.scenes.driver import driving
from tests.scenes.table.follow import start
from tests.scenes.table.positions import CROWDED, DESK, PRICE


@alike()
@pytest.mark.parametrize("lang", ["en", "pt"])
def test_a_wrong_card_goes_home_and_says_what_is_wanted(tmp_path: Path, lang: str) -> None:
    with at(tmp_path, DESK, lang=lang) as (driver, table):
        wrong, right = card(table, "p1", "hand", "fire3"), card(table, "p1", "hand", "water3")
        drag(driver, wrong, "spell:p1:ice")
        assert table.state.plan is None
        said = driver.app.notice.text
        assert str(table.words.element("water")) in said and str(table.words.card("fire3")) in said, said
        driver.click(wrong)
        driver.click("spell:p1:ice")
        assert table.state.progress() == (None, None, table.state.held, False), "by clicks as well"
        assert table.state.held is not None, "the card stays in hand"
        driver.key(pygame.K_ESCAPE)
        drag(driver, right, "spell:p1:ice")
        plan = plan_of(table)
        assert plan is not None and plan.options == ("p1.hand.water3",)


def test_a_wrong_card_dropped_on_what_is_being_paid_leaves_the_payment_alone(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        driver.click("spell:p1:ice")
        assert table.state.plan is not None
        before = table.state.plan.options
        drag(driver, card(table, "p1", "hand", "air1"), "spell:p1:ice")
        assert table.state.plan is not None and table.state.plan.options == before
        driver.click(card(table, "p1", "hand", "air1"))
        assert driver.app.notice.text == table.words.t("why.wrong-element")
        assert table.state.plan.options == before


def test_seals_tell_their_costs_and_the_spell_its_power(tmp_path: Path) -> None:
    with at(tmp_path, DESK, window=(1920, 1080), painted=True) as (driver, table), watching() as spy:
        driver.click("spell:p1:arctic_circle")
        driver.frames(2)
        told = {text.replace("\u00a0", " ") for text in spy.texts()}
        cost = [table.session.cost(f"activate:arctic_circle:{power}").total for power in (1, 2, 3)]
        assert any(f"{cost[0]}" in text and "water" in text for text in told), told
        out = table.session.why_not("activate:arctic_circle:3")
        assert out is not None
        assert any(f"{out.args['have']}/{cost[2]}" in text for text in told), "how much can be reached"
        driver.key(pygame.K_ESCAPE)
        driver.click("spell:p1:ice")
        lights = table.highlights.lights(None)
        assert (lights.target, lights.power) == ("spell:p1:ice", 2)
        assert len(lights.pips) == 2 and all(pip.paid for pip in lights.pips)


def test_what_runs_over_lies_on_its_own_pip(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        driver.click("curse:f3")
        for kind in ("fire1", "fire2"):
            driver.click(card(table, "p1", "hand", kind))
        plan = table.state.plan
        assert plan is not None and plan.lost() == 1
        assert [pip.lost for pip in pips_of(plan)] == [0, 0, 0, 1]
        better = driver.thing("button:better")
        assert better.label
        driver.click("button:better")
        assert table.state.plan is not None and table.state.plan.lost() == 0
        assert table.thing("button:better") is None


def test_the_ways_to_pay_are_counted(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        driver.click("curse:f3")
        plan = table.state.plan
        assert plan is not None
        for number in (1, 2):
            item = next(item for item in table.context.moment.panel if item.id == "button:auto-pay")
            assert f"{number}" in item.note and f"{len(plan.proposals)}" in item.note
            driver.click("button:auto-pay")


def test_a_reward_is_announced_and_never_explained_with_the_harm_of_the_curse(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        driver.click("curse:f3")
        told = [row.text for row in table.state.text.rows]
        assert table.words.t("prompts.result.then_reward") in told, told
        assert any(table.words.ability("firebrand") in text for text in told), "an ability that will surely help"
        driver.click("button:confirm")
        now = table.session.decision
        assert now is not None and now.prompt == "choose_reward"
        harm = table.words.curse_text("f3")
        assert not [line for _, line in table.state.text.lines if harm in line]
        assert len(table.context.moment.askers) == 1, "one person is asked: no strip"


def test_a_reward_that_cannot_be_chosen_says_what_can(tmp_path: Path) -> None:
    """A value-3 card was refused with "not among the choices", whatever that was."""
    with at(tmp_path, DESK) as (driver, table):
        driver.click("curse:f3")
        driver.click("button:confirm")
        driver.click("supply:fire3")
        assert driver.app.notice.text == table.words.t("why.only-value", n=2)
        now = table.session.decision
        assert now is not None and now.prompt == "choose_reward"


def test_only_those_who_are_asked_stand_in_the_strip_and_who_answered_is_ticked(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        driver.click("spell:p1:arctic_circle")
        driver.click("button:confirm")
        assert [(one.seat, one.done, one.now) for one in table.context.moment.askers] == [
            ("p1", False, True), ("p2", False, False), ("p3", False, False),
        ]  # fmt: skip
        driver.click(card(table, "p1", "hand", "fire1"))
        assert [(one.seat, one.done, one.now) for one in table.context.moment.askers] == [
            ("p1", True, False), ("p2", False, True), ("p3", False, False),
        ]  # fmt: skip


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_words_of_the_card_stay_beside_every_offer(tmp_path: Path, lang: str) -> None:
    with at(tmp_path, DESK, lang=lang, window=(1280, 720), painted=True) as (driver, table), watching() as spy:
        driver.click("spell:p1:arctic_circle")
        driver.click("button:confirm")
        driver.click(card(table, "p1", "hand", "fire1"))
        assert table.thing("button:choose-for-me") is not None
        spy.clear()
        table.drawing.furniture.forget()
        table.redraw()
        driver.frames(2)
        name = table.words.spell("arctic_circle")
        assert any(text.startswith(f"{name}.") for text in spy.texts()), spy.texts()
        asked = table.session.decision
        assert asked is not None
        assert any(str(table.words.seat(asked.seat)) in text for text in spy.texts()), "who is asked"


PILE = """
id: a-choice-among-many-discarded-cards
rules: ["card:searing_touch"]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire2, water1], deck: [earth1], spells: [searing_touch],
         discard: [water1, water2, water2, earth1, earth2, fire1, fire3, air1, air2, air3, madness]}
    p2: {magician: stoker, hand: [fire3]}
play:
  - expect: {active: p1}
"""


def test_a_madness_carried_to_its_stack_is_to_be_cured(tmp_path: Path) -> None:
    held = DESK.replace("water3, water2]", "water3, madness]")
    with at(tmp_path, held) as (driver, table):
        name = card(table, "p1", "hand", "madness")
        drag(driver, name, "madness")
        plan = plan_of(table)
        assert plan is not None and plan.target == name and plan.action.startswith("cure:")
        drag(driver, name, "madness")
        assert plan_of(table) is plan, "carried there again it is not paid at once"


@pytest.mark.parametrize("at_place", range(3))
def test_the_madness_that_was_pressed_is_the_one_that_is_cured(tmp_path: Path, at_place: int) -> None:
    """A15: of three that are alike another one flew, the one with the last face."""
    with at(tmp_path, DESK.replace("water3, water2]", "water3, madness, madness, madness]"), speed=2) as (
        driver,
        table,
    ):
        first = card(table, "p1", "hand", "madness")
        name = f"{first.rpartition(':')[0]}:{int(first.rpartition(':')[2]) + at_place}"
        pressed = table.listing().cards[name]
        table.director.rest()
        driver.frames(4)
        driver.click(name)
        driver.frames(60)
        driver.click("button:confirm")
        for _ in range(400):
            driver.frames()
            if table.render.model.cured is not None:
                break
        left = [one for one in table.render.model.seats["p1"].hand if one.kind == "madness"]
        assert pressed.uid not in {one.uid for one in left} and len(left) == 2
        assert table.render.model.cured == pressed.uid
        assert not any(seat.pressed for seat in table.render.model.seats.values())


def test_the_large_button_counts_where_many_answers_lie_on_the_sheet(tmp_path: Path) -> None:
    with at(tmp_path, PILE, window=(1280, 720)) as (driver, table):
        driver.click("spell:p1:searing_touch")
        driver.click("power:2")
        driver.click("button:confirm")
        confirm = next(item for item in table.context.moment.mains if item.id == "button:confirm")
        assert confirm.caption.replace(" ", "").replace("\u00a0", "").endswith("0/2") and confirm.label
        driver.click("option:p1.discard.water2")
        confirm = next(item for item in table.context.moment.mains if item.id == "button:confirm")
        assert "1" in confirm.caption.removeprefix(confirm.label)


def test_a_choice_with_a_price_says_what_each_answer_leads_to(tmp_path: Path) -> None:
    with at(tmp_path, PRICE) as (driver, table):
        prices, left = table.state.text.prices, table.render.model.madness
        assert f"{left}" in prices["receive_madness"][0].text and f"{left - 2}" in prices["receive_madness"][0].text
        assert table.state.text.cards == {"receive_madness": ("madness", "madness"), "destroy": ("fire2", "air3")}
        tiles = [driver.thing(f"option:{name}").rect for name in ("receive_madness", "destroy")]
        assert tiles[0].y == tiles[1].y and tiles[0].right < tiles[1].x, "side by side"
        driver.click("option:receive_madness")
        assert table.render.model.madness == left - 2 - 2 * (table.session.decision is None)


def test_a_friend_is_asked_only_where_that_courtesy_is_wanted(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):

        def prepare() -> int:
            driver.click("curse:f3")
            for kind in ("fire1", "fire2"):
                driver.click(card(table, "p1", "hand", kind))
            driver.click(card(table, "p1", "hand", "fire3"))
            driver.click(card(table, "p2", "support", "fire2"))
            plan = table.state.plan
            assert plan is not None and any(one.owner == "p2" for one in plan.cards) and plan.reason is None
            return len(table.session.past)

        change(driver.app, "ask_support", True)
        steps = prepare()
        driver.click("button:confirm")
        assert len(table.session.past) == steps and table.focus.current == "button:agree-p2"
        assert table.words.seat("p2") in table.state.text.lines[0][1]
        driver.key(pygame.K_ESCAPE)
        assert table.thing("button:agree-p2") is None and table.state.plan is not None, "back to the payment"
        driver.click("button:confirm")
        driver.click("button:agree-p2")
        assert len(table.session.past) == steps + 1
        driver.click("button:undo")
        change(driver.app, "ask_support", False)
        prepare()
        driver.click("button:confirm")
        assert len(table.session.past) == steps + 1


def test_the_panel_is_never_blank_while_events_are_played(tmp_path: Path) -> None:
    with at(tmp_path, DESK, speed=2) as (_, table):
        table.director.skip()
        table.controller.answer("end")
        titles: list[str] = []
        for _ in range(3000):
            if not table.director.busy:
                break
            assert table.state.text.title
            if titles[-1:] != [table.state.text.title]:
                titles.append(table.state.text.title)
            table.update(30.0)
        strikes = table.words.t("prompts.now.strikes", curse=table.words.curse("f3"))
        turn = table.words.t("prompts.status.turn_of", seat=table.words.seat("p2"))
        assert titles.index(turn) < titles.index(strikes), titles
        assert len(titles) == len(set(titles)), f"steady: nothing comes back {titles}"


def told(events: tuple[Event, ...]) -> list[object]:
    return [forecast._seen(event) for event in events]


@alike()
@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_comes_true_and_looks_at_nothing_hidden(seed: int) -> None:
    session, chance, luck, seen = start(seed, 2 + seed % 4, "hard"), random.Random(seed), LuckAt(seed * 31 + 5), 0
    for _ in range(70):
        now = session.decision
        if now is None:
            break
        ids = [option.id for option in session.legal()] if now.kind == "action" else []
        actions = [name for name in ids if name not in ("end", "pass")]
        if not actions or chance.random() < 0.2:
            session.apply(("end",) if "end" in ids else big_book().random_answer(session.state, luck))
            continue
        action = chance.choice(actions)
        cards = (session.suggest_payments(action) or [()])[0]
        first = forecast.of_act(session, action, cards)
        other = BigBookSession(session.game, determinize(session.state, LuckAt(seed + 99)))
        again = forecast.of_act(other, action, cards)
        assert (told(first.events), first.asked, first.reveals) == (told(again.events), again.asked, again.reveals)
        session.act(action, cards)
        assert told(session.events)[: len(first.events)] == told(first.events)
        if first.asked and session.decision is not None:
            assert first.asked[0].seat == session.decision.seat
        seen += 1
    assert seen > 10


def test_after_a_click_enter_confirms_and_the_question_speaks_at_the_power_that_was_cast(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        driver.click("spell:p1:ice")
        driver.click("power:2")
        driver.key(pygame.K_RETURN)
        now = table.session.decision
        assert now is not None and now.source == "ice"
        assert table.words.spell_text("ice", 2) in table.state.text.lines[0][1]
        focused = table.thing(table.focus.current or "")
        assert focused is not None and focused.enabled


def test_an_ability_spent_with_a_payment_is_named_and_a_held_card_says_what_comes_next(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=5, table={"mode": "nightmare"}, lang="it") as driver:
        for name in ("spell:p3:telepathy", "spell:p1:ice", "spell:p2:telepathy"):
            driver.click(name)
        table = driver.top
        assert isinstance(table, TableScene)
        driver.click("spell:p3:growth")  # no Earth in the hand of the windwright: an Air 1 stands in
        text, _ = panel_text(table.context)
        named = table.words.t("prompts.payment.bent", ability=table.words.ability("windwright"))
        assert ("soft", named) in text.lines and "Cambio di Vento" in named
        driver.click("button:cancel")
        driver.click("card:p3:hand:1")
        text, _ = panel_text(table.context)
        assert text.lines[0] == ("ink", table.words.t("prompts.payment.held"))


def test_by_keys_a_full_choice_is_confirmed_with_one_more_enter(tmp_path: Path) -> None:
    with at(tmp_path, CROWDED) as (driver, table):
        for _ in range(2):  # the second press answers the warning of an ending turn
            now = table.session.decision
            if now is not None and now.kind == "action":
                driver.key(pygame.K_e)
        asked = table.session.decision
        assert asked is not None and asked.kind == "choose_cards" and asked.max == 2, "two cards too many"
        for key in (pygame.K_RETURN, pygame.K_RIGHT):
            driver.key(key)
            assert table.focus.current != "button:confirm"
        driver.key(pygame.K_RETURN)
        assert table.focus.current == "button:confirm"
        driver.key(pygame.K_RETURN)
        after = table.session.decision
        assert after is not None and after is not asked and after.kind != "choose_cards"


def test_a_loss_stays_when_room_is_short(tmp_path: Path) -> None:
    """Where the room is so short that all good news is left out, the spell that goes for good still stands (it 108)."""
    with at(tmp_path, DESK, painted=True) as (_, table):
        rows = [results.Row("good"), results.Row("gone", warn=True)]
        room = pygame.Rect(0, 0, 240, 80)
        made = [len(result_rows(table.render, pygame.Surface(room.size), rows, room, (n, 14))) for n in (0, LEVELS - 1)]
        assert made == [2, 1]


@pytest.mark.parametrize(("hand", "calls"), [("fire1, fire3, fire2, air1, water3, water2", False), ("madness", True)])
def test_ending_the_turn_calls_only_when_nothing_else_can_be_done(tmp_path: Path, hand: str, calls: bool) -> None:
    """The red button waits in brown as long as the own hand can do something."""
    with at(tmp_path, DESK.replace("fire1, fire3, fire2, air1, water3, water2", hand)) as (_, table):
        (end,) = mains(table.context.moment)
        assert (end.id, end.reason, is_primary(table.context.moment, end)) == ("button:end-turn", None, calls)


THIN = """
id: decks-that-run-out
rules: [BB-DRAW.4]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: firebrand, hand: [earth3, fire1, fire2, air1, water3, water2], deck: [earth1], discard: [water1],
         spells: [growth, abundance, thaw]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [], discard: [air1, fire1, water1]}
    p3: {magician: ferryman, hand: [air1, fire2], deck: [water1, water1, water2, fire1], discard: []}
  curses: {5: [f3]}
  madness: 20
play:
  - expect: {active: p1}
"""


def warned(table: TableScene) -> list[str]:
    """The losses that the panel foretells, with their signs."""
    return [row.words for row in table.state.text.rows if row.warn]


def madness(table: TableScene, seat: str) -> int:
    """Madness that somebody holds anywhere."""
    player = table.session.state.players[int(seat[1]) - 1]
    return sum(kind == MADNESS for kind in (*player.deck, *player.discard, *player.hand))


def test_an_act_that_empties_the_deck_says_so_before_by_click_and_by_drag(tmp_path: Path) -> None:
    said = "[madness]\u00a0Ana reshuffles, Madness +1"
    with at(tmp_path, THIN) as (driver, table):
        driver.click("spell:p1:growth")
        driver.click("power:1")
        assert warned(table) == [], "one card is there"
        driver.click("power:2")
        assert warned(table) == [said]
        driver.key(pygame.K_ESCAPE)
        drag(driver, card(table, "p1", "hand", "earth3"), "spell:p1:growth")
        driver.click("power:3")
        assert warned(table) == [said]
        driver.click("button:confirm")
        driver.frames(400)
        assert madness(table, "p1") == 1


def test_who_is_chosen_to_draw_from_an_empty_deck_is_named_before_the_press(tmp_path: Path) -> None:
    with at(tmp_path, THIN) as (driver, table):
        driver.click("spell:p1:abundance")
        driver.click("power:1")
        driver.click("button:confirm")
        driver.frames(400)
        assert table.state.choice is not None and table.state.choice.single, "the press is the answer"
        assert warned(table) == ["[madness]\u00a0Bruno reshuffles, Madness +1"], "Carla has cards enough"
        driver.click("seat:p2")
        driver.frames(400)
        assert madness(table, "p2") == 1


def test_a_discard_that_asks_for_more_cards_than_there_are_says_what_it_costs(tmp_path: Path) -> None:
    pooled = THIN.replace("discard: [water1],\n", "discard: [water1], support: [fire1, air1],\n")
    with at(tmp_path, pooled) as (driver, table):
        driver.click("spell:p1:thaw")
        driver.click("power:2")
        driver.click("button:confirm")
        driver.frames(400)
        driver.click("card:p1:support:1")
        assert warned(table) == [], "one card is there"
        driver.click("card:p1:support:2")
        assert warned(table) == ["[madness]\u00a0Ana reshuffles, Madness +1"]
        driver.click("card:p1:support:2")
        assert warned(table) == [], "taken back"


def test_the_button_that_ends_the_turn_says_that_the_refill_brings_a_madness(tmp_path: Path) -> None:
    with at(tmp_path, THIN.replace("[earth1]", "[]")) as (driver, table):
        assert mains(table.context.moment)[0].note == "", "a full hand draws nothing"
        driver.click("spell:p1:abundance")
        driver.click("power:3")
        driver.click("button:confirm")
        driver.frames(400)
        driver.click("seat:p3")
        driver.frames(400)
        end = mains(table.context.moment)[0]
        assert (end.id, end.icon, end.note) == ("button:end-turn", "madness", "reshuffle: Madness +1")


def test_a_new_deck_without_madness_to_pay_for_it_is_said_to_lose_the_game(tmp_path: Path) -> None:
    with at(tmp_path, THIN.replace("madness: 20", "madness: 0")) as (driver, table):
        driver.click("spell:p1:growth")
        driver.click("power:2")
        assert warned(table) == [f"[madness]\u00a0{table.words.t('prompts.result.stack_out')}"]
        assert table.session.act("activate:growth:2").decision is None and table.session.state.result == "lost"


def test_a_loss_is_never_left_out_for_want_of_room(tmp_path: Path) -> None:
    with at(tmp_path, THIN, painted=True) as (_, table):
        surface, room = pygame.Surface((400, 400)), pygame.Rect(0, 0, 300, 400)
        facts = [results.Row("a", warn=True), *(results.Row(letter) for letter in "bcdefg")]
        for level in range(LEVELS):
            loss = result_rows(table.render, surface, facts[:1], room, (level, 15))
            found = result_rows(table.render, surface, facts, room, (level, 15))
            assert loss and len(found) > (level < LEVELS - 2) * 1, level


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_foretold_of_new_decks_is_what_happens(players: int) -> None:
    """Games of chance; only a page or a card that is turned over may bring what nobody could know."""
    said = 0
    for seed in (3, 5):
        session, luck = BigBookSession.start(Options.of(players), seed), Chance(seed)
        for _ in range(120):
            asked = session.decision
            if asked is None:
                break
            answer = luck.answer(session.game, session.state)
            acts = asked.kind == "action" and answer[0] not in ("end", "pass")
            cards = (session.suggest_payments(answer[0]) or [()])[0] if acts else ()
            told = (
                forecast.refills_of_act(session, answer[0], cards)
                if acts
                else forecast.refills_of_answer(session, answer)
            )
            session.act(answer[0], cards) if acts else session.apply(answer)
            kinds = [event.type for event in session.events]
            end = kinds.index("turn_began") if "turn_began" in kinds else len(kinds)
            real = [event for event in session.events[:end] if forecast.refilling(event)]
            if acts and session.decision is not None and session.decision.kind != "action":
                assert len(told) >= len(real), "what the answers bring as well is known before them"
            elif not {"card_revealed", "page_turned"} & set(kinds[:end]):
                assert list(told) == real, (seed, answer)
            else:
                assert list(told) == real[: len(told)], "less may be known, never more"
            said += len(told)
    assert said
