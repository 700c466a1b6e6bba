"""Sentences for what is asked, and what would be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bigbook.session import BigBookSession
from game.bigbook.view import GrantView
from game.core.decision import Decision, Reason
from game.core.phrases import Arg
from scenes.table.cards import is_card
from scenes.table.view_model import Seat
from scenes.table.words import Words

MANY = 60
"""A maximum above this means: as many as wanted."""


def left_of(seats: Mapping[str, Seat], seat: str) -> str:
    """Who sits on the left of a seat: the next clockwise who is still in the game (BB-EXC.1)."""
    order = [name for name, one in seats.items() if not one.eliminated or name == seat]
    return order[(order.index(seat) + 1) % len(order)]


def sentence(words: Words, decision: Decision, part: str, seats: Mapping[str, Seat]) -> str:
    """What is expected, naming the person; `part` of a page (Story.part) is what asks where a page does."""
    form = "exact" if decision.min == decision.max else ("any" if decision.max > MANY else "upto")
    key = f"prompts.{decision.prompt}"
    if not words.catalogue.has(f"bigbook.{key}.{form}"):
        form = next((one for one in ("upto", "exact", "any") if words.catalogue.has(f"bigbook.{key}.{one}")), "exact")
    args: dict[str, Arg] = dict(decision.args)
    args.setdefault("n", decision.max)
    args["left"] = words.seat(left_of(seats, decision.seat))
    if "curse" in args:
        args["curse"] = words.curse(str(args["curse"]))
    return words.t(
        f"{key}.{form}", **{**args, "seat": words.seat(decision.seat), "source": words.asker(decision.source, part)}
    )


def breadcrumb(words: Words, decision: Decision, granted: Sequence[GrantView]) -> str:
    """Who acts for whom while actions are granted, back to the one whose turn it is; '' otherwise."""
    if decision.prompt != "granted_action" or not granted:
        return ""
    grant = granted[-1]
    if grant.by == grant.seat:
        return ""
    by = words.seat(grant.by)
    return words.t("prompts.status.acts_for", seat=words.seat(grant.seat), other=by, n=grant.actions_left)


def option_label(words: Words, option: str, args: dict[str, int | str] | None = None) -> str:
    """An answer's option in words."""
    parts = option.split(".")
    if len(parts) == 3 and is_card(parts[2]):
        return f"{words.card(parts[2])} ({words.t(f'terms.held.{parts[1]}', seat=words.seat(parts[0]))})"
    if len(parts) == 3 and parts[1] == "spells":
        return f"{words.spell(parts[2])} ({words.seat(parts[0])})"
    key = f"bigbook.prompts.options.{option}"
    if words.catalogue.has(key):
        return words.catalogue.t(key, **{"n": 2, **(args or {})})
    return words.name(option)


def act_label(words: Words, action: str, policy: str = "free") -> str:
    """The words of the confirm button: the act, and what becomes of undo under a policy when it shows something."""
    verb, _, rest = action.partition(":")
    if verb == "activate" and rest.rsplit(":", 1)[-1] not in ("1", ""):
        label = words.t("prompts.acts.activate_power", power=rest.rsplit(":", 1)[-1])
    else:
        label = words.t(f"prompts.acts.{verb}")
    if policy == "strict":
        return words.t("prompts.acts.undo_stops", act=label)
    return words.t("prompts.acts.undo_agreed", act=label) if policy == "friendly" else label


def undo_note(words: Words, policy: str) -> str:
    """What becomes of undo after an act that shows something, in two or three words; '' where it stays free."""
    if policy == "strict":
        return words.t("prompts.acts.final")
    return words.t("prompts.acts.agreed") if policy == "friendly" else ""


def act_title(words: Words, action: str) -> str:
    """The act with its target, as the heading of the payment panel."""
    verb, _, rest = action.partition(":")
    label = words.t(f"prompts.acts.{verb}")
    if verb == "activate":
        return f"{label}: {words.spell(rest.split(':')[0])}"
    if verb == "learn":
        return f"{label}: {words.spell(rest)}"
    if verb == "acquire":
        return f"{label}: {words.card(rest)}"
    if verb == "destroy":
        return f"{label}: {words.curse(rest)}"
    if verb == "cure":
        return f"{label}: {words.card('madness')}"
    return label


def wrong_card(words: Words, session: BigBookSession, kind: str, actions: Mapping[int, str]) -> Reason:
    """Which card does not help at a target, and what the target takes instead."""
    elements = dict(session.cost(min(actions.items())[1]).elements)
    if not elements:
        return Reason("wrong-element")
    asked = words.catalogue.any_of([str(words.element(element)) for element in elements])
    return Reason("wrong-card", args={"card": kind, "list": asked})
