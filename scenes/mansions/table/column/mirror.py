"""The mirror, in which the Keeper sits: threat, the clock, the actions laid out, how many cards are in its hand."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.mansions.cards.reading import catalogue
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.kit.thing import INFO
from scenes.mansions.look import CORAL, INK, LAMP, PAPER, PLUM, TIDE, paper, slate
from scenes.mansions.table.part import Placed
from scenes.table.listing import HeldCard, Listing

KEEPER = "mansions/keeper"


class Mirror(Placed):
    """The Keeper's row."""

    def box(self) -> Box | None:
        """At the head of the column; from 150 % text on medallions take its place."""
        return self.table.measures.rows.get("keeper")

    def _boxes(self) -> dict[str, Box]:
        return self.table.measures.mirror()

    def _chair(self) -> tuple[int, int]:
        """How large the Keeper's chair is in the glass."""
        return Rect(self._boxes()["mirror"]).inflate(-14, -14).size

    @property
    def hands(self) -> tuple[int, int]:
        """How many Omens and mishaps the Keeper holds."""
        zones = self.table.view.zones
        return zones["mythos_hand"].count or 0, zones["trauma_hand"].count or 0

    @property
    def income(self) -> int:
        """What the next round brings."""
        return len([one for one in self.table.view.people if one.status == "in_play"])

    def key(self) -> Hashable:
        """All that stands there."""
        view = self.table.view
        art = self.table.app.art
        drawn = art.get(KEEPER, "chair", self._chair()) is not None if self.box() else False
        return view.threat, view.clock, view.actions, self.hands, self.income, view.phase, drawn

    def paint(self, surface: Surface) -> None:
        """Slate, the glass, two dials, the actions as tags of paper, two backs."""
        box = self.box()
        if box is None:
            return
        slate(surface, Rect(box), edge=PLUM[3])
        boxes = self._boxes()
        self._glass(surface, Rect(boxes["mirror"]))
        view, t = self.table.view, self.table.words.t
        self._dial(surface, Rect(boxes["threat"]), t("mirror.threat"), str(view.threat), f"+{self.income}")
        time, of = view.clock
        self._dial(surface, Rect(boxes["clock"]), t("mirror.clock"), f"{time}/{of}" if of else "-", t("mirror.event"))
        for at, action in enumerate(view.actions[:6]):
            self._action(surface, Rect(boxes[f"action{at}"]), action)
        self._hand(surface, Rect(boxes["hand"]))
        if "told" in boxes:
            style = Style(self.table.measures.text(18), PAPER[1], italic=True)
            draw_text(surface, self.table.last, Rect(boxes["told"]), style, where="mirror", ellipsis=True)

    def _glass(self, surface: Surface, box: Rect) -> None:
        pygame.draw.ellipse(surface, INK, box.inflate(4, 4))
        pygame.draw.ellipse(surface, LAMP[2], box)
        pygame.draw.ellipse(surface, TIDE[4], box.inflate(-6, -6))
        picture = self.table.app.art.get(KEEPER, "chair", self._chair())
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=box.center))

    def _dial(self, surface: Surface, box: Rect, name: str, value: str, note: str) -> None:
        layout = self.table.measures
        slate(surface, box, ground=mix(PLUM[5], INK, 0.4), edge=PLUM[3], cut=5)
        third = box.h // 4
        style = Style(layout.text(16, 14), PAPER[1], align="center")
        draw_text(surface, name, Rect(box.x + 2, box.y + 2, box.w - 4, third + 2), style, valign="middle",
                  where="dial", wrap=False, ellipsis=True)  # fmt: skip
        style = Style(layout.text(34, 24), PAPER[0], "title", bold=True, align="center")
        draw_text(surface, value, Rect(box.x, box.y + third, box.w, box.h - 2 * third), style, valign="middle",
                  where="dial", wrap=False)  # fmt: skip
        style = Style(layout.text(15, 14), TIDE[1], align="center")
        low = Rect(box.x + 2, box.bottom - third - 4, box.w - 4, third + 2)
        draw_text(surface, note, low, style, valign="middle", where="dial", wrap=False, ellipsis=True)

    def _action(self, surface: Surface, box: Rect, action: str) -> None:
        layout = self.table.measures
        cost = catalogue().keeper_actions[action].cost
        payable = cost <= self.table.view.threat
        paper(surface, box, shade=0.2 if payable else 0.9, shadow=0)
        side = min(box.h - 8, layout.px(34, 22))
        seal = Rect(box.x + 5, 0, side, side)
        seal.centery = box.centery
        cost_seal(surface, seal, cost, layout.text(18), payable=payable)
        name = Rect(seal.right + 5, box.y + 2, box.right - seal.right - 8, box.h - 4)
        style = Style(layout.text(18), INK, leading=0.86)
        draw_text(surface, self.table.words.card(action), name, style, valign="middle", where="action", ellipsis=True)

    def _hand(self, surface: Surface, box: Rect) -> None:
        layout, gap = self.table.measures, 4
        w = (box.w - gap) // 2
        for at, (count, colour) in enumerate(zip(self.hands, (PLUM[4], TIDE[4]), strict=True)):
            back = Rect(box.x + at * (w + gap), box.y + 2, w, box.h - 4)
            pygame.draw.rect(surface, INK, back.inflate(2, 2), border_radius=5)
            pygame.draw.rect(surface, colour, back, border_radius=4)
            pygame.draw.rect(surface, mix(colour, PAPER[0], 0.5), back.inflate(-6, -6), 1, border_radius=3)
            style = Style(layout.text(26, 18), PAPER[0], "title", bold=True, align="center")
            draw_text(surface, str(count), back, style, valign="middle", where="hand", wrap=False)

    def things(self, out: Listing[HeldCard]) -> None:
        """Mirror, dials, actions, hand: all of it to be read."""
        if self.box() is None:
            return
        boxes, view, words = self._boxes(), self.table.view, self.table.words
        out.add("keeper", "button", words.telling("summary.mirror"), boxes["mirror"], zone="keeper")
        out.add(
            "threat",
            INFO,
            words.t("mirror.threat_said", n=view.threat, more=self.income),
            boxes["threat"],
            zone="keeper",
        )
        time, of = view.clock
        out.add("clock", INFO, words.t("mirror.clock_said", n=time, m=of), boxes["clock"], zone="keeper")
        for at, action in enumerate(view.actions[:6]):
            cost = catalogue().keeper_actions[action].cost
            label = words.t("mirror.action_said", card=words.card(action), cost=cost)
            out.add(f"action:{action}", INFO, label, boxes[f"action{at}"], zone="keeper")
        omens, mishaps = self.hands
        out.add("keeper:hand", INFO, words.t("mirror.hand_said", n=omens, m=mishaps), boxes["hand"], zone="keeper")


def cost_seal(surface: Surface, seal: Rect, cost: int, letters: int, *, payable: bool = True) -> None:
    """What an action of the Keeper costs, on wax; pale where it cannot be paid. `letters`: pixels of the number."""
    pygame.draw.circle(surface, INK, seal.center, seal.w // 2 + 1)
    pygame.draw.circle(surface, CORAL[3] if payable else mix(CORAL[3], PAPER[3], 0.6), seal.center, seal.w // 2)
    style = Style(letters, PAPER[0], bold=True, align="center")
    draw_text(surface, str(cost), seal, style, valign="middle", where="cost", wrap=False)
