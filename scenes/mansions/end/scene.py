"""How a night has ended: who has won and why, what the house wanted, and what the Keeper wrote about it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.mansions.play.diary import DIARY, Diary, entries
from game.mansions.rules.options import Options
from game.mansions.text.story_texts import StoryTexts
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.text import Style
from scenes.kit.widgets import Button
from scenes.mansions.look import GROUND, INK, paper
from scenes.mansions.party import HouseParty
from scenes.mansions.table.context import VIEWER
from scenes.mansions.table.text.words import HouseWords
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.run import AnyRun


class HouseEnd(Form):
    """One sheet with the verdict, the truth and the diary."""

    name = "end"

    app: App

    def __init__(self, app: App, run: AnyRun, before: Surface | None) -> None:
        super().__init__(app)
        self.run = run
        self.widgets = []
        self.sheet = self._body = Rect(0, 0, 0, 0)
        self._lines: tuple[str, list[str]] | None = None

    def heading(self) -> str:
        """Who has won."""
        view = self.run.session.view(VIEWER)
        return self.app.t(f"mansions.log.game_ended.{view.result}")

    def default_focus(self) -> str | None:
        return "button:again"

    def layout(self) -> None:
        """The sheet, and the ways on."""
        self.sheet, _, self._body, foot = self.titled((1500, 960), (1160, 670))
        half, gap = foot.w // 2, self.theme.px(10)
        menu, again = Rect(foot.x, foot.y, half - gap, foot.h), Rect(foot.x + half, foot.y, half, foot.h)
        self.widgets = [
            Button("button:main-menu", menu, self.app.t("kit.button.main-menu"), action=lambda: self.app.go("menu")),
            Button("button:again", again, self.app.t("kit.button.same-again"), action=self._again, primary=True),
        ]

    def _again(self) -> None:
        party = HouseParty.from_json(self.run.setup.to_json())
        games.new_game(self.app, party)

    def lines(self) -> list[str]:
        """Everything that is told, in the language of the moment."""
        if self._lines is None or self._lines[0] != self.app.lang:
            self._lines = self.app.lang, self._told()
        return self._lines[1]

    def _told(self) -> list[str]:
        view, options = self.run.session.view(VIEWER), self.run.session.state.options
        assert isinstance(options, Options)
        words = HouseWords(lambda: self.app.catalogue, options)
        words.learn(view)
        diary = Diary(words.names)
        told = StoryTexts(self.app.catalogue, words.story, words.names.people)
        found = [told.why_over(view.objective, view.reason)] if view.reason else []
        found += [*diary.house(told, view.answers), f"[b]{self.app.t(f'{DIARY}.title')}[/b]"]
        return found + (list(diary.rounds(entries(self.run.session))) or [self.app.t(f"{DIARY}.empty")])

    def paint_base(self, surface: Surface) -> None:
        """Paper, the verdict, and all that is told."""
        surface.fill(GROUND)
        paper(surface, self.sheet, shade=0.3, shadow=10)
        head = Rect(self.sheet.x, self.sheet.y + self.theme.px(14), self.sheet.w, self.theme.px(80))
        style = Style(self.theme.text(44), INK, "title", bold=True, align="center")
        draw_text(surface, self.heading(), head, style, valign="middle", where="end")
        draw_text(
            surface, "\n".join(self.lines()), self._body, Style(self.theme.text(21), INK), where="end", ellipsis=True
        )
