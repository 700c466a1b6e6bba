"""The first game in plain lines, for whoever plays without a window (`python -m game play`).

Everything here but the order of piles is open to everybody (A-57), so all viewers see the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.bigbook.catalogue import ROUNDS, catalogue
from game.bigbook.rules import actions
from game.bigbook.rules.events import Arrived, Judged, curse_of, page_of
from game.bigbook.rules.kinds import KIND_OF, VALUE
from game.bigbook.rules.options import Options
from game.bigbook.rules.place import read_option, read_place
from game.bigbook.rules.purse import Cost
from game.bigbook.rules.rules import big_book
from game.bigbook.text import asking
from game.bigbook.text.log import Line, Story, chosen, tell
from game.bigbook.text.wording import TIMES
from game.bigbook.view import TableView
from game.core.console.terminal import Seen, Step, Way
from game.core.console.typed_answers import TypedAnswers
from game.core.engine.decision import Decision, Reason
from game.core.engine.session import Session
from game.core.text.i18n import Catalogue
from game.core.text.phrases import sentence_start

from . import board, look
from .words import PlainWords, names_of

OPENING = ("book", "monsters", "win", "lose")
"""The four sentences that say what it is all about."""
WAYS = 4
"""So many payments are proposed."""


class BigBookTerminal(TypedAnswers):
    """A game of the Big Book as lines."""

    def __init__(self, words: Catalogue, options: Options, extra: Mapping[str, Any]) -> None:
        super().__init__()
        self.words = PlainWords(words, names_of(options, extra))
        self.viewers = tuple(self.words.names)
        self._pages = options.pages
        self._story = Story()
        self._heard: list[Step] = []

    def speak(self, words: Catalogue) -> None:
        """Go on in another language."""
        self.words = PlainWords(words, self.words.names)

    def welcome(self) -> Iterator[str]:
        """What the book is, what comes out of it, how it is won and lost."""
        yield self.words.t("terms.title.name")
        for name in OPENING:
            yield self.words.t(f"lessons.ui.opening.{name}", n=self._pages)

    # ------------------------------------------------------------------------------------------------ what happened

    def story_of(self, seen: Seen) -> Story:
        """All lines so far; what was heard before is not heard again."""
        heard = self._heard
        if len(heard) > len(seen.steps) or any(one is not two for one, two in zip(heard, seen.steps, strict=False)):
            self._story, self._heard = Story(), []
        for number, step in enumerate(seen.steps[len(self._heard) :], start=len(self._heard)):
            self._story.step = number
            for event in (*chosen(step.asked, (step.answer,)), *step.events):
                self._story.tell(event)
            self._heard.append(step)
        return self._story

    def told(self, seen: Seen, since: int) -> Iterator[str]:
        """The lines of the last steps, with the sentence of each card that struck."""
        for line in self.story_of(seen).lines:
            if line.step >= since:
                yield from self._line(line)

    def _line(self, line: Line) -> Iterator[str]:
        if line.type == "turn_began":
            yield ""
        yield tell(self.words, line)
        text = self._read(line)
        if text:
            yield f"    {text}"

    def _read(self, line: Line) -> str:
        """The sentence of the card that spoke, '' where none did."""
        told = line.told
        if line.type == "curse_applied":
            return self.words.curse_text(curse_of(told))
        if isinstance(told, Arrived | Judged):
            return self.words.page_text(page_of(told), line.type.removesuffix("_began"))
        return ""

    def story(self, seen: Seen) -> Iterator[str]:
        """Every monster, page and curse that has spoken, with its sentence."""
        for line in self.story_of(seen).lines:
            if line.type in ("book_opened", "page_turned") or self._read(line):
                yield from self._line(line)

    # ------------------------------------------------------------------------------------------------ what stands

    def board(self, seen: Seen) -> Iterator[str]:
        """The book, the track, library and supply, and everybody at the table."""
        return board.board(self.words, seen.view)

    def sights(self, seen: Seen) -> Iterator[tuple[str, str]]:
        """The book, the curses in it, and everybody at the table."""
        view: TableView = seen.view
        yield "book", self.words.t("terms.title.name")
        yield from ((curse.id, self.words.curse(curse.id)) for curse in view.curses)
        yield from ((player.seat, self.words.seat(player.seat)) for player in view.players)

    def look(self, seen: Seen, name: str) -> Iterator[str]:
        """A card, a player, the book, or what an answer is about, with all that is printed on it."""
        return look.look(self.words, seen.view, name)

    def ending(self, session: Session, seen: Seen) -> Iterator[str]:
        """Won or lost, and why."""
        view: TableView = seen.view
        mood = "won" if view.result == "won" else "lost"
        yield self.words.t(f"end.{mood}_title")
        yield self.words.t(f"end.{mood}_text", n=self._pages)
        if view.reason:
            yield self.words.t(f"end.reason.{view.reason}")
        yield self.words.t("prompts.status.round", round=view.round, n=ROUNDS)
        if view.curses and mood == "lost":
            left = self.words.list_names([self.words.curse(curse.id) for curse in view.curses])
            yield f"{self.words.t('terms.zones.curses')}: {left}"

    # ------------------------------------------------------------------------------------------------ what is asked

    def question(self, seen: Seen) -> Iterator[str]:
        """Who is asked, the card that asks, what is being paid, and what threatens."""
        decision, view = seen.decision, seen.view
        assert decision is not None
        story = self.story_of(seen)
        yield from self._for_whom(decision, view)
        yield asking.sentence(self.words, decision, story.part(), {one.seat: one for one in view.players})
        if decision.kind == "action":
            yield from (f"  ! {line}" for line in board.threats(self.words, view))
        elif decision.kind == "pay":
            yield f"  {self._act(view, str(decision.args['action']))}"
        else:
            text = self.words.source_text(decision.source, story.part(), story.power(decision.source))
            yield from [f"  {text}"] if text else []

    def _for_whom(self, decision: Decision, view: TableView) -> Iterator[str]:
        """Who acts for whom, where somebody else's turn it is."""
        if decision.prompt == "granted_action" and view.granted and view.granted[-1].by != view.granted[-1].seat:
            grant = view.granted[-1]
            seat, by = self.words.seat(grant.seat), self.words.seat(grant.by)
            yield self.words.t("prompts.status.acts_for", seat=seat, other=by, n=grant.actions_left)
        elif decision.seat != view.active:
            yield self.words.t("prompts.status.turn_of", seat=self.words.seat(view.active))

    def option(self, seen: Seen, name: str) -> str:
        """An answer in words: an act with its price and its card's sentence, a card with its place."""
        decision = seen.decision
        assert decision is not None
        if decision.kind == "action":
            return self._act(seen.view, name, of=decision.seat)
        label = asking.option_label(self.words, name, decision.args)
        text = look.text_of(self.words, read_option(name).name)
        return f"{label}. {text}" if text else label

    def _act(self, view: TableView, action: str, of: str = "") -> str:
        """An act, what it costs, and what its card says; `of`: who would do it."""
        act = actions.parse(action)
        if act is None:
            return action
        words = self.words
        if act.verb == actions.END:
            return words.t("prompts.hints.end", n=catalogue().table.hand_size)
        if act.verb == actions.ABILITY:
            magician = next(one.magician for one in view.players if one.seat == of)
            return f"{words.t('prompts.acts.ability')}: {words.ability(magician)}. {words.ability_text(magician)}"
        title, text = asking.act_title(words, action), ""
        if act.verb == "activate":
            title += f" {TIMES}{act.power}" if act.power > 1 else ""
            text = words.spell_text(act.target, act.power)
        elif act.verb == "learn":
            text = words.spell_text(act.target)
        elif act.verb == "cure":
            place = read_place(act.target)
            title += f" ({words.t(f'terms.held.{place.zone}', seat=words.seat(place.seat))})"
        return " ".join(part for part in (f"{title}.", words.price(cost_in(view, act)), text) if part)

    def ways(self, session: Session, seen: Seen) -> Sequence[Way]:
        """The payments that waste least."""
        decision = seen.decision
        if decision is None or decision.kind != "pay":
            return ()
        action = str(decision.args["action"])
        act = actions.parse(action)
        assert act is not None
        found = big_book().suggest_payments(session.state, action)[:WAYS]
        return [Way(cards, self._payment(cards, cost_in(seen.view, act))) for cards in found]

    def _payment(self, cards: Sequence[str], cost: Cost) -> str:
        """The cards of a payment, and what is lost with them."""
        words = self.words
        listed = words.catalogue.all_of([asking.option_label(words, card) for card in cards])
        paid = sum(VALUE[KIND_OF[read_option(card).name]] for card in cards)
        numbers = {"paid": paid, "cost": cost.total}
        if paid > cost.total:
            said = words.t("prompts.payment.pays_lost", **numbers, lost=paid - cost.total)
        else:
            said = words.t("prompts.payment.pays", **numbers)
        return f"{listed}: {said}"

    def why(self, reason: Reason) -> str:
        """The sentence of a refusal."""
        return sentence_start(self.words.why(reason))


def cost_in(view: TableView, act: actions.Act) -> Cost:
    """What an act costs at this table: curses with the tokens on them (BB-CUR.8)."""
    if act.cost is not None:
        return act.cost
    lying = next((curse.cost for curse in view.curses if curse.id == act.target), None)
    if lying is None:
        return Cost(catalogue().curses[act.target].cost)
    water, earth, fire, air = (lying.get(element, 0) for element in ("water", "earth", "fire", "air"))
    return Cost((water, earth, fire, air))
