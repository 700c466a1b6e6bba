"""Everything on the plan that can be pressed, focused or read: spaces, rooms, doors, everybody, the view of the house.

What is out of sight is listed too, at the edge of the frame nearest to it, so that keys and ears lose nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.core.engine.event import Event
from scenes.kit.geometry import Box
from scenes.kit.thing import INFO
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.fan import Fan
from scenes.mansions.table.house.figures import Standing
from scenes.mansions.table.house.names import Names
from scenes.mansions.table.house.overview import Overview
from scenes.mansions.table.walk import Walk
from scenes.table.listing import HeldCard, Listing

PLACES = ("to", "at", "space", "room", "other")
"""Where an event says that it happens."""
WHO = ("monster", "seat", "target")
"""Whom an event says it happens to."""


class Shown(Protocol):
    """The house, as far as its things must know it."""

    names: Names
    fan: Fan
    overview: Overview

    def standing(self, *, rest: bool = False) -> Standing:
        """Where everybody stands."""


class HouseThings:
    """Lists the plan."""

    def __init__(self, table: HouseContext, house: Shown, walk: Walk) -> None:
        self.table, self.house, self.walk = table, house, walk

    def fill(self, out: Listing[HeldCard]) -> None:
        """Spaces, rooms by their names, doors that may be chosen, everybody, and the way to see more or less."""
        for space, box in self.table.resting.spaces.items():
            self._space(out, space, box)
        self._rooms(out)
        self._doors(out)
        self._everybody(out)
        small = self.house.overview.box()
        if small is not None:
            out.add("button:overview", "button", self.table.words.of_house("overview"), small, zone="house")

    # where things are

    def space_of(self, thing: str) -> str:
        """The space in which a thing of the plan lies; '' for any other."""
        at, house = self.table.read_id(thing), self.table.words.story.house
        if at.kind in ("space", "more"):
            return at.name
        if at.kind == "figure":
            return self.table.shown.where(at.name)
        if at.kind == "room" and at.name in house.rooms:
            return house.rooms[at.name].spaces[0]
        opening = self.table.whole.openings.get(at.name) if at.kind == "door" else None
        return opening.space if opening is not None else ""

    def space_of_event(self, event: Event) -> str:
        """The space in which an event happens; '' where it happens in none."""
        house = self.table.words.story.house
        for name in PLACES:
            place = str(event.args.get(name) or "")
            if place in house.rects:
                return place
            if place in house.rooms:
                return house.rooms[place].spaces[0]
        return next((at for name in WHO if (at := self.table.shown.where(str(event.args.get(name) or "")))), "")

    # spaces, rooms, doors

    def _first(self, options: Iterable[str]) -> str:
        """The first of some answers that may be given, '' for none."""
        choice = self.table.state.choice
        if choice is None:
            return ""
        return next((option for option in options if option in choice.options), "")

    def _space(self, out: Listing[HeldCard], space: str, box: Box) -> None:
        table = self.table
        room = table.room_of(space)
        option = self._first((space, f"move:{space}", f"run:{space}", room))
        way = self.walk.way(space) if not option else None
        if way is not None:
            option = self._first(way.acts[:1])
        reason = None
        if not option and table.moment.decision is not None and self.table.shown.where(table.acting) != space:
            act = f"move:{space}" if table.moment.walks else space
            reason = table.run.session.why_not(act)
        box = table.camera.clipped(box)
        out.add(f"space:{space}", "space", self._said(space), box, reason, "house", option=option)

    def _said(self, space: str) -> str:
        """A space for ears: its room, and who stands there."""
        words, names = self.table.words, []
        for one in self.table.shown.standing(space):
            names.append(words.seat(one) if one in words.names.people else words.monster(one))
        place = words.texts.t("mansions.options.space", room=words.names.room(space), space=space)
        return f"{place}: {', '.join(names)}" if names else place

    def _rooms(self, out: Listing[HeldCard]) -> None:
        for room, box in self.house.names.places(rest=True).items():
            option = self._first((room,))
            role = "room" if option else INFO
            box = self.table.camera.clipped(box)
            out.add(f"room:{room}", role, self.table.words.room(room), box, zone="house", option=option)

    def _doors(self, out: Listing[HeldCard]) -> None:
        words = self.table.words
        least = self.table.measures.px(44, 32)
        for name, one in self.table.resting.openings.items():
            other = "-".join(reversed(name.split("-")))
            option = self._first((name, other)) if one.other else ""
            if not option:
                continue
            box = one.box.centered(max(least, one.box.w), max(least, one.box.h))
            label = words.texts.t(
                "mansions.options.door", room=words.names.room(one.space), next=words.names.room(one.other)
            )
            out.add(f"door:{name}", "door", label, self.table.camera.clipped(box), zone="house", option=option)

    # everybody

    def _everybody(self, out: Listing[HeldCard]) -> None:
        words, there, fan = self.table.words, self.house.standing(rest=True), self.house.fan
        camera, fanned = self.table.camera, fan.boxes()
        for name, box in there.boxes.items():
            if name not in fanned:
                self._figure(out, name, camera.clipped(box))
        for space, (count, box) in there.more.items():
            if space != fan.space:
                label = words.t("house.more", n=count)
                out.add(f"more:{space}", "figure", label, camera.clipped(box), zone="house")
        ground = fan.ground()
        if ground is not None:
            out.add(f"more:{fan.space}", "figure", fan.label(), ground, zone="house")
            for name, box in fanned.items():
                self._figure(out, name, box)

    def _figure(self, out: Listing[HeldCard], name: str, box: Box) -> None:
        words = self.table.words
        if name in words.names.people:
            out.add(f"figure:{name}", "figure", words.seat(name), box, zone="house", option=self._first((name,)))
            return
        options = tuple(self.table.state.choice.options) if self.table.state.choice is not None else ()
        attacks = [option for option in options if option.startswith(f"attack:{name}:")]
        option = self._first((name,)) or (attacks[0] if len(attacks) == 1 else "")
        out.add(f"figure:{name}", "figure", words.monster(name), box, zone="house", option=option)
