"""Words for who acts for whom, and for what would be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bigbook.rules.session import BigBookSession
from game.bigbook.view import GrantView
from game.core.engine.decision import Decision, Reason
from scenes.bigbook.table.text.names import Words


def breadcrumb(words: Words, decision: Decision, granted: Sequence[GrantView]) -> str:
    """Who acts for whom while actions are granted, back to the one whose turn it is; '' otherwise."""
    if decision.prompt != "granted_action" or not granted:
        return ""
    grant = granted[-1]
    if grant.by == grant.seat:
        return ""
    by = words.seat(grant.by)
    return words.t("prompts.status.acts_for", seat=words.seat(grant.seat), other=by, n=grant.actions_left)


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


def wrong_card(words: Words, session: BigBookSession, kind: str, actions: Mapping[int, str]) -> Reason:
    """Which card does not help at a target, and what the target takes instead."""
    elements = dict(session.cost(min(actions.items())[1]).elements)
    if not elements:
        return Reason("wrong-element")
    asked = words.catalogue.any_of([str(words.element(element)) for element in elements])
    return Reason("wrong-card", args={"card": kind, "list": asked})
