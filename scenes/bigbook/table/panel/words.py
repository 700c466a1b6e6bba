"""The words of the command panel: what is asked and by which card, what a payment would do, what plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bigbook.play import forecast
from game.bigbook.play.card_kinds import element_of, is_card, value_of
from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.text import asking
from game.core.engine.event import Event
from scenes.bigbook.table.model.targets import undo_reason
from scenes.bigbook.table.panel.items import PanelText
from scenes.bigbook.table.render.ribbon import danger_words
from scenes.bigbook.table.text import prediction_text

if TYPE_CHECKING:
    from scenes.bigbook.table.input.controller import TableController
    from scenes.bigbook.table.scene import TableScene


def act_lines(scene: TableScene, action: str) -> list[tuple[str, str]]:
    """What the card of an action says."""
    words = scene.words
    verb, _, rest = action.partition(":")
    if verb == "activate":
        spell, _, power = rest.partition(":")
        return [("ink", words.spell_text(spell, int(power or 1)))]
    if verb == "learn":
        return [("ink", words.spell_text(rest))]
    if verb == "ability":
        return [("ink", words.ability_text(scene.look.model.seats[scene.desk].magician))]
    return []


def picture_of(scene: TableScene, source: str) -> tuple[str, str] | None:
    """The picture of a card that asks or acts; none for rules and pages (a page's picture lies open in the book)."""
    catalogue = scene.words.catalogue
    for group, kind in (("spells", "spells"), ("curses", "curses"), ("magicians", "magicians")):
        if catalogue.has(f"bigbook.cards.{group}.{source}.name"):
            return kind, source
    if is_card(source) and element_of(source) != "madness":
        return "elements", f"{element_of(source)}_{value_of(source)}"
    return None


HEADS = frozenset({"curse_applied", "arrival_began", "bonus_began", "failure_began", "turn_began", "ability_triggered"})
"""Events by which something else begins to act."""
QUIET = frozenset({"ability_triggered"})
"""Of these only while nothing else is spoken of."""


@dataclass(slots=True)
class Narration:
    """Remembers what acts by itself now; the words are found when they are shown (the language may change)."""

    head: Event | None = None
    action: str = ""
    """The action whose consequences are played, or ''."""
    source: str = ""
    """The card whose question has just been answered, or ''."""

    def begin(self, scene: TableScene) -> None:
        """A step was taken: what was answered says what acts."""
        self.head, self.action, self.source = None, "", ""
        past = scene.session.past
        asked = past[-1].state.decision if past and scene.session.events else None
        if asked is None:
            return
        answer = past[-1].answers[0]
        if asked.kind == "action":
            self.action = answer[0] if answer and answer[0] not in ("end", "pass") else ""
        else:
            self.source = asked.source

    def hear(self, event: Event) -> bool:
        """An event has been shown; True when the panel has something else to say."""
        if event.type == "phase_began":
            return not self.action and not self.source and (self.head is None or self.head.type == "turn_began")
        if event.type not in HEADS or (event.type in QUIET and (self.action or self.source)):
            return False
        self.head, self.action, self.source = event, "", ""
        return True

    def text(self, scene: TableScene) -> PanelText:
        """The words for the moment."""
        words, head = scene.words, self.head
        out = PanelText(words.t("prompts.status.turn_of", seat=words.seat(scene.look.model.active)), grand=True)
        if self.action:
            out.title, out.lines = asking.act_title(words, self.action), act_lines(scene, self.action)
            verb, _, rest = self.action.partition(":")
            magician = scene.look.model.seats[scene.desk].magician
            out.picture = picture_of(scene, magician if verb == "ability" else rest.split(":")[0])
        elif self.source:
            self._of(scene, self.source, out)
            out.picture = picture_of(scene, self.source)
        elif head is None or head.type == "turn_began":
            model = scene.look.model
            if head is None or model.phase != "recuperation":  # that phase was the one of the player before
                out.lines = [("soft", words.t(f"terms.phases.{model.phase}"))]
            out.picture = "magicians", model.seats[model.active].magician
        elif head.type == "curse_applied":
            curse = str(head["curse"])
            out.title = words.t("prompts.now.strikes", curse=words.curse(curse))
            out.lines, out.picture = [("ink", words.curse_text(curse))], ("curses", curse)
        elif head.type == "ability_triggered":
            magician = str(head["magician"])
            out.title, out.lines = words.ability(magician), [("ink", words.ability_text(magician))]
            out.picture = "magicians", magician
        else:
            part = head.type.removesuffix("_began")
            page = str(head.get("monster", "")) or str(head.get("page", ""))
            out.title, out.lines = words.t(f"terms.card.{part}"), [("ink", words.page_text(page, part))]
        return out

    @staticmethod
    def _of(scene: TableScene, source: str, out: PanelText) -> None:
        """The card of a question that has just been answered."""
        words, part = scene.words, scene.story.part()
        text = words.source_text(source, part, scene.story.power(source))
        if text:
            out.title = words.source(source, part)
            out.lines = [("ink", text.partition("[/b] ")[2] or text)]


URGENT = 60
"""Dangers of at least this weight are inked red."""


def panel_text(scene: TableScene, acts: TableController) -> tuple[PanelText, bool]:
    """The words for the plan, the choice or the idle phase; and whether undo would end at the prepared act."""
    if scene.director.busy:
        return acts.narration.text(scene), False
    if acts.plan is not None:
        return _plan(scene, acts, acts.plan)
    text = PanelText(scene.sentence(), keys=_keys(scene, acts))
    if acts.choice is not None:
        _choice(scene, acts.choice, text)
    elif scene.session.decision is not None:
        text.lines = [
            ("red" if danger.weight >= URGENT else "soft", danger_words(scene.look, danger)) for danger in scene.dangers
        ]
        if acts.asked_end:
            text.lines.insert(0, ("red", acts.urgent()))
        if acts.held is not None:  # a card in the hand of the pointer: its picture, while its targets glow
            text.title, text.grand = str(scene.words.card(acts.held.kind)), True
            text.lines = [("ink", scene.words.t("prompts.payment.held")), *text.lines[:1]]
            text.picture = picture_of(scene, acts.held.kind)
    return text, False


def _keys(scene: TableScene, acts: TableController) -> list[tuple[str, str]]:
    """The keys that matter now, at most four."""
    keys, kit = scene.app.keys, scene.words.kit
    if acts.choice is not None:
        return [(kit("keys.enter"), kit("key_acts.confirm")), (keys.shown("why"), kit("key_acts.why"))]
    legal = {option.id for option in scene.session.legal()}
    works = {
        "end_turn": "end" in legal, "ability": "ability" in legal, "why": True, "hint": True,
        "undo": undo_reason(scene.session, scene.run.setup.undo) is None,
    }  # fmt: skip
    found = [name for name in ("end_turn", "ability", "undo", "why", "hint") if works[name]]
    return [(keys.shown(name), kit(f"key_acts.{name}")) for name in found[:4]]


def _choice(scene: TableScene, choice: ChoiceDraft, text: PanelText) -> None:
    """The card that asks; of a reward nothing harmful is repeated."""
    decision, words = choice.decision, scene.words
    if decision.prompt == "choose_reward":
        text.lines = [("green", words.t("prompts.result.destroys", curse=words.name(decision.source)))]
        text.picture, text.gone = picture_of(scene, decision.source), True
        return
    line = words.source_text(decision.source, scene.story.part(), scene.story.power(decision.source))
    text.lines = [("ink", line)] if line else []
    text.picture = picture_of(scene, decision.source)
    if decision.kind == "choose_effect":
        for option in choice.options:
            text.prices[option], text.cards[option] = _price(scene, option)


def _price(scene: TableScene, option: str) -> tuple[list[prediction_text.Row], tuple[str, ...]]:
    """What an answer leads to: the stack before and after, or the cards among which one then has to go."""
    words, seen = scene.words, forecast.of_answer(scene.session, (option,))
    decision = scene.session.decision
    seat = decision.seat if decision is not None else ""
    taken = sum(event.type == "madness_received" and event["seat"] == seat for event in seen.events)
    if taken:
        left = scene.look.model.madness
        row = prediction_text.Row(words.t("prompts.result.stack", n=left, m=left - taken), icon="madness")
        return [row], ("madness",) * taken
    gone = [str(e["card"]) for e in seen.events if e.type in ("card_destroyed", "card_discarded") and e["seat"] == seat]
    if not gone and option == "destroy":
        hand = scene.look.model.seats[seat].hand
        gone = [card.kind for card in hand if value_of(card.kind) > 1]
    own = [event for event in seen.events if event.get("seat", seat) == seat]  # what comes for the others comes anyway
    return prediction_text.happenings(words, own), tuple(gone)


def _plan(scene: TableScene, acts: TableController, plan: PaymentDraft) -> tuple[PanelText, bool]:
    words = scene.words
    text = PanelText(asking.act_title(words, plan.action), grand=True)
    text.lines = act_lines(scene, plan.action)
    seen = forecast.of_act(scene.session, plan.action, plan.options) if plan.reason is None else forecast.NOTHING
    if acts.courtesy.asking:
        asked = [seat for seat in acts.courtesy.asking if seat not in acts.courtesy.agreed]
        text.lines = [("red", words.t("prompts.payment.ask_friend", seat=words.seat(seat))) for seat in asked]
        return text, seen.reveals
    text.rows = prediction_text.rows(words, seen)
    if plan.action == "ability":
        magician = scene.look.model.seats[scene.desk].magician
        text.title, text.picture = words.ability(magician), picture_of(scene, magician)
    if plan.bent():  # an ability that is spent with the payment is never spent unsaid
        ability = words.ability(scene.look.model.seats[scene.desk].magician)
        text.lines.append(("soft", words.t("prompts.payment.bent", ability=ability)))
    if plan.free_power:
        text.lines.append(("green", words.t("prompts.payment.free_power", power=plan.power)))
    if plan.dropped:
        text.lines.append(("soft", words.t("prompts.payment.not_needed", card=words.card(plan.dropped))))
    return text, seen.reveals
