"""Setting out: how many go, into which story, and whom each of them plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import stories
from game.mansions.rules.options import MOST
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.text import Style
from scenes.kit.widgets import Button, Choice
from scenes.mansions.ids import GROUP
from scenes.mansions.look import GROUND, INK, paper
from scenes.mansions.party import HouseParty
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.profile import UNDO

COUNTS = tuple(str(number) for number in range(1, MOST + 1))


class HouseSetup(Form):
    """One sheet of paper with everything that is chosen before a night."""

    name = "setup"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.party = HouseParty.from_json(app.data.read(GROUP) or {})
        self.widgets = []
        self.sheet = Rect(0, 0, 0, 0)
        self._labels: list[tuple[str, Rect]] = []

    def heading(self) -> str:
        """What this is."""
        return self.app.t("mansions.terms.title.name")

    def default_focus(self) -> str | None:
        return "button:start"

    def layout(self) -> None:
        """Rows of choices, then the way on and back."""
        px, t = self.theme.px, self.app.t
        self.sheet, _, body, foot = self.titled((1180, 900), (1080, 650))
        rows: list[tuple[str, list[tuple[str, tuple[str, ...], list[str], int, Callable[[str], object]]]]] = [
            (t("mansions.table.setup.people"),
             [("players", COUNTS, list(COUNTS), len(self.party.people) - 1, self._count)]),
            (t("mansions.terms.options.story.name"),
             [("story", tuple(stories()), [t(f"mansions.stories.{one}.story.name") for one in stories()],
               stories().index(self.party.story), self._story)]),
            (t("mansions.table.setup.undo"),
             [("undo", UNDO, [t(f"kit.undo.{one}.name") for one in UNDO], UNDO.index(self.party.undo),
               self._undo)]),
        ]  # fmt: skip
        box = catalogue()
        for at, one in enumerate(self.party.people):
            free = [who for who in box.investigators if who == one.who or who not in self._taken()]
            who = box.investigators[one.who]
            cards = [self.app.t(f"mansions.cards.profiles.{card.id}.name") for card in (*who.physical, *who.mental)]
            rows.append((one.name, [
                (f"who:{at}", tuple(free), [t(f"mansions.cards.investigators.{name}.name") for name in free],
                 free.index(one.who), partial(self._who, at)),
                (f"physical:{at}", ("1", "2"), cards[:2], one.physical - 1, partial(self._way, at, "physical")),
                (f"mental:{at}", ("1", "2"), cards[2:], one.mental - 1, partial(self._way, at, "mental")),
            ]))  # fmt: skip
        high = min(px(72), body.h // len(rows))
        self.widgets, self._labels = [], []
        for number, (label, choices) in enumerate(rows):
            row = Rect(body.x, body.y + number * high, body.w, high - px(10))
            self._labels.append((label, Rect(row.x, row.y, row.w // 4, row.h)))
            wide = (row.w - row.w // 4) // len(choices)
            for at, (name, values, names, index, act) in enumerate(choices):
                place = Rect(row.x + row.w // 4 + at * wide, row.y, wide - px(8), row.h)
                self.widgets.append(
                    Choice(name, place, label, values=values, names=names, index=index, changed=self._changed(act))
                )
        half = foot.w // 2
        back, start = Rect(foot.x, foot.y, half - px(10), foot.h), Rect(foot.x + half, foot.y, half, foot.h)
        self.widgets += [
            Button("button:back", back, t("kit.button.back"), action=lambda: self.app.go("menu")),
            Button("button:start", start, t("kit.button.start"), action=self._start, primary=True),
        ]

    def _taken(self) -> list[str]:
        return [one.who for one in self.party.people]

    def _changed(self, act: Callable[[str], object]) -> Callable[[str], None]:
        def changed(value: str) -> None:
            act(value)
            self.layout()
            self.rebake()

        return changed

    def _count(self, value: str) -> None:
        self.party.resize(int(value))

    def _story(self, value: str) -> None:
        self.party.story = value

    def _undo(self, value: str) -> None:
        self.party.undo = value

    def _who(self, at: int, value: str) -> None:
        self.party.people[at].who = value

    def _way(self, at: int, name: str, value: str) -> None:
        setattr(self.party.people[at], name, int(value))

    def _start(self) -> None:
        self.party.seed = self.app.launch.seed
        games.ask_new_game(self.app, self.party)

    def back(self) -> None:
        self.app.go("menu")

    def paint_base(self, surface: Surface) -> None:
        """Paper on deep water."""
        surface.fill(GROUND)
        paper(surface, self.sheet, shade=0.3, shadow=10)
        head = Rect(self.sheet.x, self.sheet.y + self.theme.px(16), self.sheet.w, self.theme.px(70))
        style = Style(self.theme.text(44), INK, "title", bold=True, align="center")
        draw_text(surface, self.heading(), head, style, valign="middle", where="setup")
        for label, rect in self._labels:
            draw_text(
                surface, label, rect, Style(self.theme.text(22), INK), valign="middle", where="setup", ellipsis=True
            )
