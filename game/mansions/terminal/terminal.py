"""The second game in plain lines, for whoever plays without a window (`python -m game play --game mansions`).

It draws from views and shown events only, so it tells nobody more than they may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.core.console.terminal import Plan, Seen, Step, Way
from game.core.engine.decision import Answer, Reason
from game.core.engine.session import Session
from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import ended
from game.mansions.ai.judgment import trouble
from game.mansions.ai.tempers import TEMPERS
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.play.diary import DIARY, Diary, entries
from game.mansions.play.hourglass import STOP, Hourglass
from game.mansions.rules.options import Options
from game.mansions.text.answers_said import Labels
from game.mansions.text.names import Names
from game.mansions.text.read_aloud import so_far
from game.mansions.text.sheets import Sheets
from game.mansions.text.telling import Teller
from game.mansions.view import TableView

from . import acts, board, look, way
from .map import HouseMap
from .puzzle import puzzle
from .words import Tongue

INVESTIGATORS, KEEPER = "investigators", "keeper"
INDENT = "    "


class MansionsTerminal:
    """A night in the house as lines."""

    viewer: str | None = INVESTIGATORS

    def __init__(self, words: Words, options: Options, extra: Mapping[str, Any]) -> None:
        seats = tuple(f"i{number}" for number in range(1, len(options.characters) + 1))
        self.viewers = (*seats, INVESTIGATORS, KEEPER)
        self.words = words
        self.options = options
        self.friends = [seat for seat in seats if seat in extra.get("friends", ())]
        self.tale = story(options.story)
        self.house_map = HouseMap(self.tale.house)
        self.clock: Callable[[], float] = lambda: 0.0
        self.hourglass = Hourglass(options.switches.get("puzzle_seconds", 0), lambda: self.clock())
        self._heard: list[Step] = []
        self._turn, self._drawings = "", 0
        self._rows: list[str] = []
        """The map as it was drawn last."""
        self._numbers: list[str] = []
        """The acts of the turn in progress in the order in which they came up: each keeps its number."""
        self._numbered_turn = ""
        self._explained = False
        """Whether the words of the clock's line have been explained."""
        self._begin()

    def _begin(self) -> None:
        """Nothing has been heard."""
        people = {f"i{number}": one.who for number, one in enumerate(self.options.characters, start=1)}
        self.names = Names(self.words, catalogue(), self.tale)
        self.names.people.update(people)
        self.teller = Teller(self.names, catalogue())
        self.say = Tongue(self.words, self.names)
        self.labels = Labels(self.names, catalogue())
        self.sheets = Sheets(self.words, catalogue())
        self._lines: list[list[str]] = []
        self._heard.clear()

    def speak(self, words: Words) -> None:
        """Go on in another language. The sand of a puzzle goes on running."""
        self.words = words
        self._begin()

    def welcome(self) -> Iterator[str]:
        """What kind of night it is."""
        for part in ("name", "tagline"):
            yield self.say.words.t(f"mansions.terms.title.{part}")
        yield self.teller.reader.told.name()
        people = len(self.options.characters)
        thinks = self.options.keeper in TEMPERS and trouble()
        keeper = self.say.line(f"welcome.keeper.{'plain' if thinks else self.options.keeper}", people=people)
        yield f"{self.say.line('welcome.about', people=people)} {keeper}"
        if self.friends:
            yield self.say.line("welcome.friends", list=self.words.all_of(list(map(self.names.seat, self.friends))))
        for name in ("turn", "tests", "harm", "monsters", "threat", "clock", "clues", "win", "give_up", "look"):
            yield self.say.line(f"welcome.{name}", people=people)

    # ------------------------------------------------------------------------------------------------ what happened

    def _hear(self, seen: Seen) -> None:
        """Tell the steps that have not been told yet; after something was taken back all of them anew."""
        heard = self._heard
        if len(heard) > len(seen.steps) or any(one is not two for one, two in zip(heard, seen.steps, strict=False)):
            self._begin()
        for step in seen.steps[len(self._heard) :]:
            lines: list[str] = []
            for event in step.events:
                line, read = self.teller.line(event), self.teller.reader.read(event)
                lines += [*([line] if line else []), *(f"{INDENT}{text}" for text in read)]
            self._lines.append(lines)
            self._heard.append(step)
        view: TableView = seen.view
        self.names.monsters.update({one.id: one.name or one.kind for one in view.monsters})
        self.labels.at = {one.id: one.at for one in view.monsters}
        self.labels.here = next((one.at for one in view.people if one.seat == view.active), "")

    def told(self, seen: Seen, since: int) -> Iterator[str]:
        """The lines of the last steps; what is read aloud stands further in."""
        self._hear(seen)
        for lines in self._lines[since:]:
            yield from lines

    def story(self, seen: Seen) -> Iterator[str]:
        """Everything that has been read aloud (MM-SEC.4)."""
        self._hear(seen)
        for heading, lines in so_far(self.teller.reader, seen.view.read):
            yield heading
            yield from (f"{INDENT}{line}" for line in lines)

    # ------------------------------------------------------------------------------------------------ what stands

    def board(self, seen: Seen) -> Iterator[str]:
        """The house, the clock, everybody; the first time with what the words of the clock's line mean."""
        self._hear(seen)
        yield from board.board(self.say, self.house_map, seen.view, asked=self._asked(seen))
        if not self._explained:
            self._explained = True
            yield from board.explained(self.say)

    def brief(self, seen: Seen) -> Iterator[str]:
        """The same without the map and what the Keeper may do."""
        self._hear(seen)
        return board.brief(self.say, seen.view, asked=self._asked(seen))

    def moment(self, seen: Seen) -> str:
        """Changes in the first step of a turn for which the map does not look as it did when it was drawn last."""
        view: TableView = seen.view
        turn, rows = f"{view.round} {view.active} {view.result}", list(self.house_map.rows(view))
        if turn != self._turn and rows != self._rows:
            self._drawings, self._rows = self._drawings + 1, rows
        self._turn = turn
        return str(self._drawings)

    @staticmethod
    def _asked(seen: Seen) -> str:
        return seen.decision.kind if seen.decision is not None else ""

    def sights(self, seen: Seen) -> Iterator[tuple[str, str]]:
        """Everybody in the house, its rooms, the cards that lie open, and the words of the game."""
        self._hear(seen)
        return look.sights(self.say, seen.view)

    def look(self, seen: Seen, name: str) -> Iterator[str]:
        """A card, a room or a space, a person, a monster, or what an answer is about."""
        self._hear(seen)
        return look.look(self.say, self.sheets, seen.view, name)

    def ending(self, session: Session, seen: Seen) -> Iterator[str]:
        """What the house wanted, the Keeper's diary, and at last who has won and why; the end of the story has been
        read with the last lines."""
        view: TableView = seen.view
        self._hear(seen)
        diary = Diary(self.names)
        yield from (*diary.house(self.teller.reader.told, view.answers), "")
        yield self.words.t(f"{DIARY}.title")
        yield from diary.rounds(entries(session)) or [self.words.t(f"{DIARY}.empty")]
        yield ""
        yield self.say.words.t(f"mansions.log.game_ended.{view.result}")
        if view.reason:
            yield self.teller.reader.told.why_over(view.objective, view.reason)

    # ------------------------------------------------------------------------------------------------ what is asked

    def question(self, seen: Seen) -> Iterator[str]:
        """What is asked, with the card that asks where it is one."""
        decision = seen.decision
        assert decision is not None
        self._hear(seen)
        yield self.teller.question(decision)
        left = self.hourglass.left(decision)
        if left is not None:
            yield self.say.line("hourglass", n=left)
        if decision.kind == "puzzle":
            for one in seen.view.puzzles:
                if one.card == decision.source:
                    yield from (f"  {line}" for line in puzzle(self.say, catalogue().puzzles, one))
        if decision.kind == "skill_token":
            yield f"  {acts.test_asked(self.say, decision)}"
        if decision.kind == "step":
            if seen.view.moves and seen.view.action:
                yield f"  {self.say.line('walk')}"
            yield from acts.beside(self.say, seen.view)
        if self.names.knows(decision.source):
            text = look.rules_of(self.teller, decision.source)
            yield from [f"  {ended(self.names.card(decision.source))} {text}"] if text else []

    def option(self, seen: Seen, name: str) -> str:
        """An answer in words."""
        assert seen.decision is not None
        self._hear(seen)
        label = self.labels.label(seen.decision, name)
        if seen.decision.kind != "step":
            return label
        return acts.option(self.say, self.teller, seen.view, label, name)

    def numbered(self, seen: Seen) -> Sequence[str]:
        """All answers; of the acts of a turn those that are about something, each with the same number all turn."""
        names = [option.id for option in seen.options]
        if self._asked(seen) != "step":
            return names
        turn = f"{seen.view.round} {seen.view.active}"
        if turn != self._numbered_turn:
            self._numbered_turn, self._numbers = turn, []
        self._numbers += [name for name in acts.numbered(names) if name not in self._numbers]
        return self._numbers

    def standing(self, seen: Seen) -> Sequence[str]:
        """The acts of a turn that are open in every space."""
        names = [option.id for option in seen.options]
        return acts.standing(names) if self._asked(seen) == "step" else ()

    def plan(self, seen: Seen, line: str, since: int) -> Plan | None:
        """The next step of a whole way (`go kitchen`); None as soon as anything has happened but steps."""
        if self._asked(seen) != "step" or not all(way.quiet(step.events) for step in seen.steps[since:]):
            return None
        return way.plan(self.say, seen.view, line)

    def warning(self, seen: Seen, answer: Answer) -> str:
        """That a card falls without a further question."""
        return acts.drops(self.say, seen.view) if answer == ("drop",) and self._asked(seen) == "step" else ""

    def late(self, seen: Seen) -> Way | None:
        """When the sand of a puzzle has run out the attempt is given up (MM-OPT.2)."""
        return Way((STOP,), self.say.line("too_late")) if self.hourglass.left(seen.decision) == 0 else None

    def ways(self, session: Session, seen: Seen) -> Sequence[Way]:
        """Where all of them must be named in an order: the order in which they are listed."""
        decision, options = seen.decision, seen.options
        if decision is None or not decision.ordered or not decision.min == decision.max == len(options):
            return ()
        return [Way(tuple(option.id for option in options), self.say.line("as_listed"))]

    def why(self, reason: Reason) -> str:
        """The sentence of a refusal."""
        return self.teller.refusal(reason)
