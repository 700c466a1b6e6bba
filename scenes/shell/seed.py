"""The seed of a game as people see it, where one press copies it, and as they choose it before a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from pygame import Rect

from game.core.saves.share_code import LONGEST, CodeError
from game.core.text.outside import digits_in
from scenes.kit.form import Form
from scenes.kit.input import clipboard
from scenes.kit.text_field import TextField
from scenes.shell.adapters import PartyT
from scenes.shell.saves import codes

if TYPE_CHECKING:
    from scenes.shell.app import App

FIELD = "field:seed"
DIGITS = 18
"""So many digits are taken: no such number is too large for a save."""


def seed_words(app: App, seed: int | None) -> str:
    """`Seed 271828`, or '' where a game has none (a scenario)."""
    return app.t("kit.luck.seed", seed=str(seed)) if seed is not None else ""


def copy_seed(app: App, seed: int | None, at: Rect) -> bool:
    """Put a seed on the clipboard, and say so there; False where there is no clipboard."""
    if not clipboard.copy(str(seed)):
        return False
    app.say(app.t("kit.log.copied"), at)
    return True


@dataclass(slots=True)
class ChosenSeed(Generic[PartyT]):
    """`field:seed` of a set-up screen: digits, nothing for chance, or a code, which says all that decides the game."""

    app: App
    form: Form
    """The screen that the field is on."""
    party: PartyT
    """Has the seed that is chosen."""
    take: Callable[[PartyT], None]
    """Hears what a whole code says, and makes `party` the same as far as the code decides it."""
    code: str = ""
    """A code that is being typed in the place of the seed."""

    @property
    def given(self) -> bool:
        """Whether anything is written there."""
        return bool(self.code) or self.party.seed is not None

    def field(self, rect: Rect, zone: str, size: float, empty: str) -> TextField:
        """The field at a place of the window, its letters in design units; `empty`: what stands there for chance."""
        written = self.code or ("" if self.party.seed is None else str(self.party.seed))
        return TextField(
            FIELD, rect, self.app.t("kit.setup.seed"), zone=zone, value=written, limit=LONGEST, size=size,
            changed=self.write, placeholder=empty,
        )  # fmt: skip

    def write(self, text: str) -> None:
        """What is written there now."""
        self.code = text if codes.begun(text, self.party.game) else ""
        if self.code:
            self.party.seed = None
            self._take_code()
            return
        digits = digits_in(text)[:DIGITS]
        self.party.seed = int(digits) if digits else None
        field = self.form.widget(FIELD)
        if isinstance(field, TextField):
            field.value = digits
        self.form.rebake()

    def clear(self) -> None:
        """Leave it to chance."""
        self.code, self.party.seed = "", None

    def readable(self) -> bool:
        """False, said beside the field, where a code stands there that nobody can read: it has to be mended or taken
        away before a game begins."""
        if self.code:
            try:
                codes.party_for(self.code, self.party)
            except CodeError as error:
                self._say(codes.wrong_with(self.app, error))
                return False
        return True

    def _take_code(self) -> None:
        """Once the code is whole, everything is as it says."""
        try:
            found = codes.party_for(self.code, self.party)
        except CodeError:
            self.form.rebake()
            return
        self.code = ""
        self.take(found)
        self.form.relayout()
        self._say(codes.told(self.app, self.party))

    def _say(self, line: str) -> None:
        field = self.form.widget(FIELD)
        self.app.say(line, field.rect if field is not None else None)
