"""What a played table is put together from, as far as whoever asks the parts in their order must know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import pygame
from pygame import Surface

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry
from scenes.kit.canvas import Canvas
from scenes.kit.speech import Passage
from scenes.kit.thing import Thing
from scenes.table.context import AnyTable
from scenes.table.handover import Handover
from scenes.table.lights import Lights
from scenes.table.pointer import Pointer
from scenes.table.set_pieces import SetPieces

LightsT = TypeVar("LightsT", bound=Lights)
LightsT_co = TypeVar("LightsT_co", bound=Lights, covariant=True)
LightsT_contra = TypeVar("LightsT_contra", bound=Lights, contravariant=True)
FrameByFrame = Callable[[float], object]
"""Something that goes on in every frame: hears how many milliseconds have passed."""


class Drawn(Protocol[LightsT_contra]):
    """Draws what stands still, zone by zone, and what moves over it."""

    @property
    def waiting(self) -> bool:
        """Zones are still to be painted."""

    @property
    def moving(self) -> bool:
        """Something is still coming up or going down where it lies."""

    def refresh(self) -> None:
        """Something has happened: note which zones differ from what was painted."""

    def rebake(self, budget: int | None) -> bool:
        """Paint waiting zones anew, as many as the budget of this frame allows (None: all); whether there were any."""

    def offer(self, usable: frozenset[str] | None) -> None:
        """Show as usable what may be chosen now; None where nobody is asked."""

    def drift(self, x: int, dt: float) -> None:
        """What lies far behind follows a pointer at `x`, while all is still."""

    def update(self, dt: float, *, still: bool) -> bool:
        """Things come up and go down (`still`: at once); whether a frame is needed."""

    def still(self, surface: Surface) -> None:
        """Paint the still layer, as far as the clip leaves it free."""

    def cards(self, canvas: Canvas, lights: LightsT_contra, zone: str, *, patient: bool = False) -> bool:
        """Paint the moving layer; `zone` is the lit thing that a carried card hangs over. Whether, being `patient`,
        something of it was left as it had been."""

    def warnings(self, canvas: Canvas, lights: LightsT_contra) -> None:
        """Paint what warns, over the cards."""

    def art_arrived(self) -> None:
        """New pictures have come."""

    def forget(self) -> None:
        """Drop what was derived from sizes, words and pictures that have changed."""

    def leave(self) -> None:
        """The table goes."""


class Over(Protocol):
    """What lies over the table and leaves it in reach."""

    def things(self) -> list[Thing]:
        """The things of the table and of what lies over it."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event, or leave it to the table."""

    def press(self, thing: Thing) -> bool:
        """An enabled thing was pressed; whether it was one of these."""

    def command(self, name: str) -> bool:
        """A command that opens or closes something; whether it was one."""

    def back(self) -> bool:
        """Escape: the uppermost goes; whether there was any."""

    def paint(self, canvas: Canvas) -> None:
        """Draw them."""

    def art_arrived(self) -> None:
        """New pictures have come."""


class Sheet(Protocol):
    """The small sheet beside the thing under the pointer."""

    def update(self, dt: float) -> bool:
        """Whether it came or went."""

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""


class Controls(Protocol):
    """Puts answers together in the state of the table, and gives them."""

    def begin(self, decision: Decision | None) -> None:
        """A decision stands before the players."""

    def hear(self, event: Event) -> None:
        """An event has been shown."""

    def write(self) -> None:
        """Find the words of the panel anew: the language, the size or what happens is another."""

    def press(self, thing: Thing) -> None:
        """An enabled thing was clicked, or chosen by Enter."""

    def refuse(self, thing: Thing) -> None:
        """A thing that is not enabled was tried."""

    def command(self, name: str) -> bool:
        """A named command; whether it was used."""

    def unask(self) -> bool:
        """Take back the question of a button that asks once more; whether there was one."""

    def back(self) -> None:
        """Escape: leave no trace of what was being put together."""


class Seen(Protocol[LightsT_co]):
    """Says what lights up, and where the focus goes."""

    def lights(self, hover: str | None) -> LightsT_co:
        """What the moment says about each thing."""

    def usable(self) -> frozenset[str] | None:
        """The things that may be chosen now; None where nobody is asked."""


class Attention(Protocol):
    """Where hover and focus go on when the table has come to rest."""

    def settle(self, pos: tuple[int, int]) -> None:
        """A decision stands there; the pointer is at `pos`."""

    def walkable(self, things: list[Thing]) -> list[Thing]:
        """What the arrows visit."""


class Mending(Protocol):
    """A picture that tells something else than the truth never ends a game."""

    def settle(self, view: Any) -> None:
        """Bring the shown table to the true one."""

    def fault(self, what: str, event: Event | None, error: Exception) -> None:
        """Something of an event could not be shown (`Director.fault`)."""


class Tells(Protocol):
    """Tells the game as a story, for the log and for ears."""

    def begin(self) -> None:
        """What comes belongs to the next step."""

    def answered(self, entry: HistoryEntry) -> None:
        """A step was taken by this answer."""

    def tell(self, event: Event) -> None:
        """An event has been shown."""

    def back(self) -> None:
        """The last step was taken back."""

    def begins_in(self, state: Any) -> None:
        """The story begins in this state."""

    def recall(self, moments: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]] = ()) -> None:
        """These steps were taken before, and are told again."""

    def retell(self, past: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]], opening: Sequence[Event]) -> None:
        """Tell all of a game anew."""


class Says(Protocol):
    """What a table says to ears besides its things."""

    def passages(self) -> list[Passage]:
        """What is asked, and what lies over the table."""

    def skip(self) -> None:
        """What the story tells by now is no news."""


@dataclass(frozen=True, slots=True)
class Parts(Generic[LightsT]):
    """Everything that a table is put together from."""

    table: AnyTable
    pieces: SetPieces
    drawing: Drawn[LightsT]
    overlays: Over
    tooltip: Sheet
    controls: Controls
    pointer: Pointer[Any]
    handover: Handover
    seen: Seen[LightsT]
    attention: Attention
    mending: Mending
    story: Tells
    speech: Says
    hears: Sequence[Callable[[Event], object]] = ()
    """Who hears of every event before the set pieces do."""
    early: Sequence[FrameByFrame] = ()
    """What goes on in every frame before anything is painted anew …"""
    frames: Sequence[FrameByFrame] = ()
    """… and after everything has moved."""
    over: Sequence[Callable[[Canvas], object]] = ()
    """What is painted over what is held up, below what people have laid over the table."""
