"""The words of one table in the language of the moment: names, what happened, what is asked, what stands on cards."""

from __future__ import annotations

from collections.abc import Callable

from game.core.engine.decision import Decision, Reason
from game.core.engine.event import Event
from game.core.text.i18n import Catalogue as Texts
from game.core.text.phrases import Arg, sentence_start
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import Story, story
from game.mansions.play.ahead_said import AheadSaid
from game.mansions.rules.lookup import is_clue
from game.mansions.rules.options import Options
from game.mansions.text.answers_said import Labels
from game.mansions.text.names import Names
from game.mansions.text.sheets import Sheets
from game.mansions.text.story_texts import StoryTexts
from game.mansions.text.telling import Teller
from game.mansions.view import TableView

TABLE, TELLING = "mansions.table", "mansions.telling"
"""The texts that only the window has."""
KNOWN = ("mansions.why", "kit.why")
"""Where refusals may stand."""


class HouseWords:
    """Everything that is said at one table. `texts`: the catalogue of the moment; of another language all is new."""

    def __init__(self, texts: Callable[[], Texts], options: Options) -> None:
        self._texts, self.options = texts, options
        self.story: Story = story(options.story)
        self._made: Texts | None = None
        self._view: TableView | None = None
        self._begin(texts())

    def _begin(self, texts: Texts) -> None:
        self._made = texts
        self._names = Names(texts, catalogue(), self.story)
        self._names.people.update({f"i{at}": one.who for at, one in enumerate(self.options.characters, start=1)})
        self._teller = Teller(self._names, catalogue())
        self._labels = Labels(self._names, catalogue())
        self._sheets = Sheets(texts, catalogue())
        self._ahead = AheadSaid(texts, self._names)
        if self._view is not None:
            self._learn(self._view)

    def _fresh(self) -> None:
        if self._texts() is not self._made:
            self._begin(self._texts())

    @property
    def stale(self) -> bool:
        """Whether the language has changed since anything was last said."""
        return self._texts() is not self._made

    def begin(self, view: TableView | None) -> None:
        """Nothing has been told yet: the story is told anew from where it stood in a view (None: from the deal)."""
        self._view = view
        self._begin(self._texts())

    def learn(self, view: TableView) -> None:
        """Who stands where now, and who plays whom."""
        self._fresh()
        self._view = view
        self._learn(view)

    def _learn(self, view: TableView) -> None:
        self._names.people.update({one.seat: one.who for one in view.people})
        self._names.monsters.update({one.id: one.name or one.kind for one in view.monsters})
        self._labels.at = {one.id: one.at for one in view.monsters}
        self._labels.here = next((one.at for one in view.people if one.seat == view.active), "")

    # plain texts

    @property
    def texts(self) -> Texts:
        """The catalogue of the moment."""
        return self._texts()

    @property
    def names(self) -> Names:
        """What things are called."""
        self._fresh()
        return self._names

    @property
    def ahead(self) -> AheadSaid:
        """What lies ahead, as sentences."""
        self._fresh()
        return self._ahead

    def t(self, key: str, /, **args: Arg) -> str:
        """A text of the window, its key below `mansions.table.`."""
        return self._texts().t(f"{TABLE}.{key}", **args)

    def telling(self, key: str, /, **args: Arg) -> str:
        """A text of what is told, read alone or looked up again, its key below `mansions.telling.`."""
        return self._texts().t(f"{TELLING}.{key}", **args)

    def of_house(self, key: str, /, **args: Arg) -> str:
        """A text of how the house is seen, its key below `mansions.house.`."""
        return self._texts().t(f"mansions.house.{key}", **args)

    def term(self, key: str, /, **args: Arg) -> str:
        """A word of the game, its key below `mansions.terms.`."""
        return self._texts().t(f"mansions.terms.{key}", **args)

    # names

    def story_name(self) -> str:
        """What the story of this night is called."""
        return StoryTexts(self._texts(), self.story, self.names.people).name()

    def introduction(self) -> str:
        """What is read at its beginning."""
        return StoryTexts(self._texts(), self.story, self.names.people).introduction()

    def seat(self, seat: str) -> str:
        """Whom somebody plays."""
        return self.names.seat(seat)

    def first_name(self, seat: str) -> str:
        """The first of their names: enough beside a face."""
        return self.seat(seat).split()[0]

    def room(self, room: str) -> str:
        """A room, or the room of a space, as a heading."""
        return sentence_start(str(self.names.room(room)))

    def monster(self, id_: str) -> str:
        """A figure on the board."""
        return sentence_start(str(self.names.monster(id_)))

    def card(self, card: str) -> str:
        """A card of any kind."""
        return self.names.card(card)

    # sentences

    def told(self, event: Event) -> tuple[str, tuple[str, ...]]:
        """An event as a line of the log, and what is read aloud with it; to be asked once for every event."""
        self._fresh()
        line = self._teller.line(event)
        return line, tuple(self._teller.reader.read(event))

    def event(self, event: Event) -> str:
        """An event as a line by itself, whatever was told before it."""
        self._fresh()
        return self._teller.line(event)

    def asked(self, decision: Decision) -> str:
        """What is asked, with the name of whoever must answer."""
        self._fresh()
        return self._teller.question(decision)

    def answer(self, decision: Decision, option: str) -> str:
        """An answer in words."""
        self._fresh()
        return self._labels.label(decision, option)

    def why(self, reason: Reason) -> str:
        """Why something cannot be done."""
        self._fresh()
        if self._texts().has(f"mansions.why.{reason.key}"):
            known = {name: value for name, value in reason.args.items() if value != ""}
            return self._teller.refusal(Reason(reason.key, reason.rule, known))
        return self._texts().t(f"{TABLE}.why.{reason.key}" if self._texts().has(f"{TABLE}.why.{reason.key}") else
                               "mansions.why.not-an-action")  # fmt: skip

    def combat(self, card: str, *, lower: bool) -> tuple[str, str, str]:
        """Half of a combat card: its name, what that half does, the line that only tells."""
        self._fresh()
        return self._sheets.half(card, lower=lower)

    def sheet(self, card: str) -> list[str]:
        """All that stands on a card, its heading first; [] of one that nobody knows."""
        self._fresh()
        if is_clue(card):
            told = StoryTexts(self._texts(), self.story, self._names.people)
            return [told.clue_name(card), told.clue(card)]
        name = card.rsplit("_", 1)[0] if card.rpartition("_")[2].isdigit() else card
        return self._sheets.card(card) or self._sheets.card(name)
