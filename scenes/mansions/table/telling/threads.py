"""Threads from a card of the Keeper to what it is meant for, and the spaces that it may reach, while it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect

from game.core.engine.event import Event
from game.mansions.play.reach import action_reach
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow_frame
from scenes.mansions.look import CORAL, INK, PLUM
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.telling.told_page import PAGES, SLIPS

MOVES = ("monster_moved", "monster_attacks", "monster_placed", "corpse_placed", "corpse_rose", "fire_laid", "dark_laid",
         "door_sealed", "investigator_moved", "damage_taken", "horror_taken")  # fmt: skip
"""What an action of the Keeper brings about, by which its target is known."""


class Threads:
    """What the card that is held up now is about."""

    def __init__(self, table: HouseContext, figure: Callable[[str], Box | None]) -> None:
        """`figure`: where somebody stands, in window pixels."""
        self.table, self.figure = table, figure
        self.targets: tuple[str, ...] = ()
        """Figures, spaces and rooms, by their ids."""
        self.reach: frozenset[str] = frozenset()
        """The spaces that the action may touch."""

    def clear(self) -> None:
        """No card is held up."""
        self.targets, self.reach = (), frozenset()

    def find(self, event: Event, coming: Sequence[Event]) -> None:
        """What a card is meant for, by the events that follow it."""
        self.clear()
        if event.type != "keeper_acted":
            self.targets = tuple(filter(None, (str(event.args.get("seat", "")),)))
            return
        view = self.table.view
        before = replace(view, threat=view.threat + event["cost"])
        self.reach = action_reach(before, self.table.words.story.id, event["action"]).now
        self.targets = tuple(dict.fromkeys(_targets(coming)))

    def _place(self, name: str) -> Rect | None:
        plan = self.table.plan
        found = self.figure(name) or plan.bounds.get(name) or plan.spaces.get(name)
        return Rect(found) if found is not None else None

    def paint(self, canvas: Canvas, card: Rect) -> None:
        """Over the plan, from a card to each of its targets."""
        spaces = self.table.plan.spaces
        for space in self.reach:
            if space in spaces:
                box = Rect(spaces[space]).inflate(-6, -6)
                pygame.draw.rect(canvas.surface, PLUM[1], box, 3, border_radius=4)
                canvas.mark(box)
        for name in self.targets:
            place = self._place(name)
            if place is None or place.colliderect(card):
                continue
            start = max(card.x, min(place.centerx, card.right)), max(card.y, min(place.centery, card.bottom))
            for colour, wide in ((INK, 7), (CORAL[2], 3)):
                pygame.draw.line(canvas.surface, colour, start, place.center, wide)
            line = Rect(start, (1, 1)).union(Rect(place.center, (1, 1)))
            canvas.mark(line.inflate(10, 10))
            canvas.mark(glow_frame(canvas.surface, place, CORAL[1], 3))


def _targets(coming: Iterable[Event]) -> Iterable[str]:
    """Whom and what the events after an action touch, until the next card is held up."""
    for event in coming:
        if event.type in (*PAGES, *SLIPS, "phase_began", "turn_began"):
            return
        if event.type in MOVES:
            name = next((str(event.args[key]) for key in ("seat", "monster", "room", "at") if event.args.get(key)), "")
            if event.type in ("monster_placed", "corpse_placed"):
                name = str(event["at"])
            if name:
                yield name
