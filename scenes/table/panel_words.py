"""The words of the command panel: what is asked and by which card, what a payment would do, what threatens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table import prompts
from scenes.table.panel import PanelText, foresee
from scenes.table.payment import PaymentPlan
from scenes.table.ribbon_view import danger_words

if TYPE_CHECKING:
    from scenes.table.acts import Acts
    from scenes.table.scene import TableScene

URGENT = 60
"""Dangers of at least this weight are inked red."""


def panel_text(scene: TableScene, acts: Acts) -> tuple[PanelText, bool]:
    """The words for the plan, the choice or the idle phase; and whether undo would end at the prepared act."""
    if acts.plan is not None:
        return _plan(scene, acts.plan)
    text = PanelText(scene.sentence(), keys=_keys(scene, acts))
    if acts.choice is not None:
        line = scene.words.source_text(acts.choice.decision.source, scene.story.part())
        text.lines = [("ink", line)] if line else []
    elif scene.session.decision is not None:
        text.lines = [
            ("red" if danger.weight >= URGENT else "soft", danger_words(scene.look, danger)) for danger in scene.dangers
        ]
        if acts.held is not None:
            text.lines.insert(0, ("green", str(scene.words.card(acts.held.kind))))
    return text, False


def _keys(scene: TableScene, acts: Acts) -> list[tuple[str, str]]:
    """The keys that matter now, at most four."""
    keys, kit = scene.app.keys, scene.words.kit
    if acts.choice is not None:
        return [(kit("keys.enter"), kit("key_acts.confirm")), (keys.shown("why"), kit("key_acts.why"))]
    return [(keys.shown(name), kit(f"key_acts.{name}")) for name in ("end_turn", "ability", "undo", "why")]


def _plan(scene: TableScene, plan: PaymentPlan) -> tuple[PanelText, bool]:
    words = scene.words
    text = PanelText(prompts.act_title(words, plan.action))
    verb, _, rest = plan.action.partition(":")
    if verb == "activate":
        text.lines.append(("ink", words.spell_text(rest.split(":")[0], plan.power)))
    elif verb == "learn":
        text.lines.append(("ink", words.spell_text(rest)))
    elif verb == "ability":
        text.lines.append(("ink", words.ability_text(scene.look.model.seats[scene.desk].magician)))
    reveals, events = foresee(scene.session, plan)
    text.lines += [("green", line) for line in prompts.results(words, events)[:3]]
    if plan.dropped:
        text.lines.append(("soft", words.t("prompts.payment.not_needed", card=words.card(plan.dropped))))
    better = plan.better()
    if better is not None:
        cards, loss = better
        kinds = words.list_cards(card.rsplit(".", 1)[1] for card in cards)
        key = "better_some" if loss else "better"
        text.lines.append(("soft", words.t(f"prompts.payment.{key}", list=kinds, n=loss)))
    return text, reveals
