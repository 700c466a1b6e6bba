"""What people prefer at the table of one game. Each game has a data class of its own for it, an extension of what any
table knows; the settings file keeps it below the game's id.

A game declares it in its `Screens`; whoever knows the game reads it typed (`Prefs.own`), whoever knows none reads what
any table has (`Prefs.at_table`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar

from scenes.shell.storage import one_of

if TYPE_CHECKING:
    from scenes.kit.scene import Host

PACE = ("quick", "readable", "slow")
"""How long a companion shows what it would do before it does it."""
COACH = ("off", "warnings", "all")
"""What the coach says: nothing, warnings alone, or everything."""


@dataclass(slots=True)
class TableSettings:
    """What people may prefer at the table of any game."""

    coach: bool = True
    coach_level: Annotated[str, one_of(COACH[1:])] = "all"
    handover_wait: bool = False
    """Whether a click is waited for between the turns of two people."""
    company_pace: Annotated[str, one_of(PACE)] = "readable"
    company_speaks: bool = True

    @property
    def coaching(self) -> str:
        """What the coach says, one of COACH."""
        return self.coach_level if self.coach else COACH[0]


OwnT = TypeVar("OwnT", bound=TableSettings)


def _nothing(own: Any, app: Host) -> None:
    """Whatever is preferred is asked for where it is used."""


@dataclass(frozen=True, slots=True)
class OwnSettings(Generic[OwnT]):
    """Where a game's settings are kept, and what they are when nobody has said anything."""

    game: str
    kind: type[OwnT]
    before: bool = False
    """Editions until 0.1 kept them beside those of the program: what stands there still holds until it is changed."""
    apply: Callable[[OwnT, Host], None] = _nothing
    """Makes them hold for whatever draws by them: called with every change of settings and of the language."""


AnyOwn = OwnSettings[Any]
_declared: dict[str, AnyOwn] = {}


def register(own: AnyOwn) -> None:
    """Make the settings of a game known."""
    _declared[own.game] = own


def every() -> tuple[AnyOwn, ...]:
    """The settings of all games that have any."""
    return tuple(_declared.values())


def of(game: str) -> OwnSettings[TableSettings]:
    """The settings of a game, as far as any table has them; a game that declares none has just these."""
    return _declared.get(game) or OwnSettings(game, TableSettings)
