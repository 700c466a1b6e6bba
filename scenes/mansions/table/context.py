"""What the parts of the table of a house share besides what those of any table do."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.core.engine.decision import Reason
from game.core.play import thing_id
from game.core.play.thing_id import ThingId
from game.mansions.rules.options import Options
from game.mansions.view import PersonView, PuzzleView, TableView
from scenes.kit.board_view import BoardView
from scenes.kit.director import Director
from scenes.kit.geometry import Box
from scenes.kit.scene import Scene
from scenes.mansions.ids import KINDS
from scenes.mansions.table.house.plan import Plan
from scenes.mansions.table.layout import HouseLayout, house_layout
from scenes.mansions.table.layout_puzzle import puzzle_layout, sheet_box
from scenes.mansions.table.model.shown import ShownHouse
from scenes.mansions.table.moment import HouseMoment
from scenes.mansions.table.state import HouseState
from scenes.mansions.table.text.words import HouseWords
from scenes.shell.app import App
from scenes.shell.run import AnyRun
from scenes.table.context import Present, TableContext
from scenes.table.listing import HeldCard, Listing
from scenes.table.motion.aftermath import Aftermath

VIEWER = "investigators"
"""As whom everybody before the window sees the table."""
PLANS = 4
"""So many plans are kept: the whole house, the one at rest, and those of a view that moves."""


class HouseContext(TableContext[AnyRun, HouseState, HouseMoment, HeldCard]):
    """One night in the house on one screen."""

    def __init__(
        self,
        screen: Scene,
        app: App,
        run: AnyRun,
        shown: ShownHouse,
        director: Director[object, object],
        aftermath: Aftermath,
        find: Callable[[], HouseMoment],
        things: Callable[[HouseMoment], Listing[HeldCard]],
    ) -> None:
        present = Present(HouseMoment(None), find, things)
        super().__init__(screen, app, run, HouseState(), director, aftermath, present)
        self.shown = shown
        options = run.session.state.options
        assert isinstance(options, Options)
        self.words = HouseWords(lambda: app.catalogue, options)
        self.words.learn(shown.view)
        self.entered: set[str] = set()
        """Rooms in which somebody has been."""
        self.camera = BoardView()
        """What of the house is seen, and how large."""
        self._plans: dict[tuple[Box, float], Plan] = {}
        self.worked = ""
        """The card of the puzzle that is worked at in the place of the house, '' for none."""
        self.threatens: Callable[[str], list[str]] = lambda thing: []
        """What a monster or an action of the Keeper may touch, in sentences; filled in by the house."""
        self.trading = False
        """Whether the sheet of a trade lies in the place of desk and panel."""
        self.bout = False
        """Whether a fight, a fright or a slipping past lies in the place of the desk."""
        self.lines: list[str] = []
        """What was told, the latest last."""

    # places

    @property
    def measures(self) -> HouseLayout:
        """How large things are, and where they lie."""
        size = self.words.story.house.size
        return house_layout(
            self.app.size, len(self.shown.view.people), self.theme.text_scale, size, self.app.settings.layout
        )

    @property
    def whole(self) -> Plan:
        """The house as it lies on the table when all of it is seen."""
        layout = self.measures
        return self._laid(layout.plan, float(layout.unit))

    @property
    def plan(self) -> Plan:
        """The house as it is seen at this moment, the parts out of sight included."""
        layout = self._looked()
        return self._laid(self.camera.box, layout.unit * self.camera.scale)

    @property
    def resting(self) -> Plan:
        """The house as it is seen when the view has come to rest: where things are pressed."""
        layout = self._looked()
        return self._laid(self.camera.goal, layout.unit * self.camera.rest)

    def _looked(self) -> HouseLayout:
        layout = self.measures
        self.camera.lay(layout.house.inset(layout.rim), layout.plan, layout.closeness)
        return layout

    def _laid(self, box: Box, unit: float) -> Plan:
        """Plans of a view on its way are as many as its frames: only the last ones are kept."""
        key = box, unit
        if key not in self._plans:
            while len(self._plans) >= PLANS:
                del self._plans[next(iter(self._plans))]
            self._plans[key] = Plan(self.words.story.house, box, unit)
        return self._plans[key]

    @property
    def pointed(self) -> str:
        """The thing that is looked at: under the pointer, or where keys went after the pointer moved; '' for none."""
        focus = self.focus.current if self.focus.visible else None
        return (focus if self.focus.walked else None) or self.hover or focus or ""

    @property
    def over_spaces(self) -> bool:
        """Whether what is chosen now are places of the house."""
        house, moment = self.words.story.house, self.moment
        return moment.walks or any(option in house.rects or option in house.rooms for option in moment.options)

    @property
    def puzzle(self) -> PuzzleView | None:
        """The puzzle that is worked at, as it lies; None where none is."""
        return next((one for one in self.view.puzzles if one.card == self.worked), None)

    def free(self, box: Box | None) -> Box | None:
        """A place of the table, None where something else lies there for now."""
        if box is None:
            return None
        return None if any(Rect(box).colliderect(Rect(one)) for one in self._taken()) else box

    def _taken(self) -> tuple[Box, ...]:
        """Places that are not those of their parts now."""
        if self.puzzle is not None:
            place = puzzle_layout(self.measures)
            return place.square, place.slip
        if self.trading:
            return (sheet_box(self.measures),)
        return (self.measures.rows["desk"],) if self.bout else ()

    def room_of(self, space: str) -> str:
        """The room that a space lies in."""
        return self.words.story.house.board.area_of[space]

    @property
    def last(self) -> str:
        """What was told last, in a sentence."""
        return self.lines[-1] if self.lines else ""

    # what is shown

    @property
    def view(self) -> TableView:
        """What lies on the table, as far as events have been shown."""
        return self.shown.view

    @property
    def acting(self) -> str:
        """The seat that is asked, else the one whose turn it is, else the first."""
        now = self.moment.decision or self.run.session.asked
        seats = [one.seat for one in self.view.people]
        if now is not None and now.seat in seats:
            return now.seat
        return self.view.active if self.view.active in seats else seats[0]

    @property
    def desk(self) -> PersonView:
        """Whose things lie on the desk."""
        found = self.shown.person(self.state.seat or self.acting)
        return found if found is not None else self.view.people[0]

    # words

    def why(self, reason: Reason, name: str) -> str:
        """The sentence of a refusal."""
        return self.words.why(reason)

    def sentence(self) -> str:
        """What is asked; '' while events are shown."""
        now = self.moment.decision
        return self.words.asked(now) if now is not None else ""

    def read_id(self, name: str) -> ThingId:
        """The id of a thing taken apart."""
        return thing_id.read(name, KINDS)
