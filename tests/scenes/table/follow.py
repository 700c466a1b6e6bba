"""Whole games by chance that the view of the table and the drafts of payments are compared with."""

from __future__ import annotations

import random
from collections import Counter

from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import actions_of
from game.bigbook.rules.options import MAGICIANS, Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.rng import LuckAt
from scenes.bigbook.table.model import table_view
from scenes.bigbook.table.model.table_view import TableModel, differences, from_view, settle


def start(seed: int, players: int, difficulty: str = "easy", mode: str = "normal") -> BigBookSession:
    names = random.Random(seed).sample(MAGICIANS, players)
    return BigBookSession.start(Options(tuple(names), difficulty, mode), seed)


def follow(seed: int, players: int, steps: int, mode: str = "normal") -> int:
    """Play at random and compare after every step; gives the number of steps."""
    session = start(seed, players, "hard", mode)
    game, rng = big_book(), LuckAt(seed * 7919 + 1)
    model = from_view(game.view(session.opening))
    for step in range(steps):
        for event in session.events:
            table_view.apply(model, event)
        view = session.view()
        found = differences(model, view)
        assert not found, (step, found, session.events)
        settle(model, view)
        assert not differences(model, view)
        if session.decision is None:
            return step
        session.apply(game.random_answer(session.state, rng))
    return steps


def plans(plan_of: random.Random, model: TableModel, ids: list[str]) -> list[tuple[str, dict[int, str]]]:
    """Things that actions begin at now, with their actions by power."""
    found: dict[str, dict[int, str]] = {}
    for action in ids:
        verb, _, rest = action.partition(":")
        name = rest.partition(":")[0]
        thing, option = {
            "activate": (f"spell:{model.active}:{name}", name), "acquire": (f"supply:{name}", name),
            "learn": ("library:any", name), "destroy": (f"curse:{name}", name),
            "cure": (f"card:{name}", f"{name}.madness"),
        }.get(verb, ("", ""))  # fmt: skip
        if thing:
            found[f"{thing} {option}"] = actions_of(thing, option)
    things = list(found.items())
    plan_of.shuffle(things)
    return things[:3]


def session_sets(plan: PaymentDraft) -> list[tuple[str, ...]]:
    """The whole sets that the game proposes."""
    return list(plan.session.suggest_payments(plan.action))


def check_plan(plan: PaymentDraft, chance: random.Random, model: TableModel) -> None:
    """Put cards in and out by chance: it is never more than enough, and all of it lies on the table."""
    for _ in range(12):
        reason = plan.reason
        assert reason is None or reason.key == "not-enough", reason
        uids = [card.uid for card in plan.cards]
        assert len(set(uids)) == len(uids)
        for card in plan.cards:
            seat, place, kind = card.option.split(".")
            assert any(one.uid == card.uid and one.kind == kind for one in model.seats[seat].cards(place))
        if reason is None:
            for card in plan.cards:
                rest = [one.option for one in plan.cards if one is not card]
                assert plan.session.check_payment(plan.action, rest) is not None, "no card may be taken out"
        options = list(plan.payable())
        act = chance.random()
        if act < 0.15:
            plan.next_proposal()
        elif act < 0.3:
            plan.cycle_power()
        elif options:
            option = chance.choice(options)
            uid = chance.choice(list(plan.uids(option)))
            wanted = not plan.holds(uid) and any(option in cards for cards in session_sets(plan))
            plan.toggle(option, uid)
            assert plan.holds(uid) or not wanted, "a card that is clicked comes in: a cure changes its element"


def follow_payments(seed: int, players: int, steps: int) -> int:
    """Play at random, paying with composed sets; gives how many were spent."""
    session, game = start(seed, players, "hard"), big_book()
    chance, rng, spent = random.Random(seed), LuckAt(seed * 104729 + 3), 0
    for _ in range(steps):
        now = session.decision
        if now is None:
            break
        model = from_view(session.view())
        if now.kind != "action":
            session.apply(game.random_answer(session.state, rng))
            continue

        def uids(option: str, model: TableModel = model) -> list[int]:
            seat, place, kind = option.split(".")
            return [card.uid for card in model.seats[seat].cards(place) if card.kind == kind]

        ids = [option.id for option in session.legal()]
        done = False
        for thing, actions in plans(chance, model, ids):
            plan = PaymentDraft(session, thing.split(" ", maxsplit=1)[0], actions, uids)
            if session.why_not(plan.action) is not None or not plan.need():
                continue
            check_plan(plan, chance, model)
            plan.propose()
            assert plan.reason is None
            shown = Counter(plan.options)
            session.act(plan.action, plan.options)
            paid = Counter(f"{event['from']}.{event['card']}" for event in session.events if event.type == "card_paid")
            assert paid == shown, (plan.action, shown, paid)
            spent, done = spent + 1, True
            break
        if not done:
            last = next((one for one in ("end", "pass") if one in ids), None)
            session.apply((last,) if last else game.random_answer(session.state, rng))
    return spent
