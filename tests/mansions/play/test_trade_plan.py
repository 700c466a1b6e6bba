"""A trade is put together on one sheet: what was agreed on there is given, question by question, and nothing else."""

from __future__ import annotations

from game.core.engine.rng import Luck, below
from game.mansions.cards.reading import catalogue
from game.mansions.play.trade_plan import TradePlan, circles
from game.mansions.verbs.compiled import mansions
from tests.lengths import soak, soaks
from tests.mansions.moments import moments
from tests.mansions.plays import Table

TALE = "glass_tide"
ROOM = """
investigators:
  i1: {who: august_bray, at: gh1, has: [fire_poker, silver_key]}
  i2: {who: %s, at: gh1, has: [pepper_box]}
  i3: {who: %s, at: ki1, has: [storm_coat]}
"""


def trading() -> Table:
    others = [who for who in catalogue().investigators if who != "august_bray"]
    return Table(ROOM % (others[0], others[1]), phase="trade")


def test_who_stands_together_may_trade_and_nobody_else() -> None:
    table = trading()
    found = circles(table.session.view("i1"), TALE)
    assert [one.seats for one in found] == [("i1", "i2")]
    assert {gift.card for gift in found[0].gifts} >= {"fire_poker", "pepper_box"}


def test_a_plan_gives_what_was_agreed_and_passes_for_all() -> None:
    table = trading()
    plan = TradePlan(("i1", "i2"))
    plan.give("fire_poker", "i2")
    plan.give("pepper_box", "i1")
    plan.give("silver_key", "i2")
    plan.keep("silver_key")
    asked = 0
    while plan.covers(table.session.decision):
        decision = table.session.decision
        assert decision is not None
        table.session.apply(plan.answer(decision))
        asked += 1
    assert "pepper_box" in table.i(1).items and "fire_poker" in table.i(2).items
    assert "silver_key" in table.i(1).items and table.i(3).items == ("storm_coat",)
    assert asked >= 4, "two gifts and two passes were answered"


@soaks
def test_what_a_sheet_offers_is_what_the_rules_ask() -> None:
    """Whenever somebody is asked for a gift, each answer is on the sheet, and a plan of one of them gives it."""
    game, luck, asked = mansions(), Luck(3), 0
    for state in moments(soak(3_000, 20_000), every=1):
        decision = state.decision
        if decision is None or decision.kind != "trade":
            continue
        options = [one.id for one in game.options(state)]
        sheet = circles(game.view(state, decision.seat), TALE)
        offered = {
            f"give:{gift.card}:{seat}"
            for circle in sheet for gift in circle.gifts if gift.giver == decision.seat for seat in gift.takers
        }  # fmt: skip
        assert offered == set(options)
        _, card, seat = options[below(luck, len(options))].split(":")
        plan = TradePlan((decision.seat,), {card: seat})
        assert plan.covers(decision) and plan.answer(decision) == (f"give:{card}:{seat}",)
        asked += 1
    assert asked
