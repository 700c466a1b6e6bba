"""The strip: every die of the game is announced, thrown and read in one place, always in the same order.

It takes the panel's place while a test is asked about or made: who and what for, the bricks of the sum, the ruler of
ten, what passing and failing do, then the buttons. It stays with what was rolled until something else is asked.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from pygame import Rect, Surface

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.core.play import thing_id
from game.mansions.play.ahead_said import AheadSaid, Outcomes
from game.mansions.play.stakes import stakes_of, stakes_of_event
from game.mansions.text.sums_said import PERCENT, summands
from game.mansions.verbs.testing import AGAINST
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, INK, LAMP, LEAF, PANEL, PAPER, key, paper, slate
from scenes.mansions.table.column.friends import PEOPLE, mood_of
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout import grid
from scenes.mansions.table.layout_strip import StripLayout, strip_layout
from scenes.mansions.table.moment import HouseMoment
from scenes.mansions.table.strip.ruler import die, die_box, ruler
from scenes.mansions.table.strip.trial import NO_TOKEN, TOKEN, Trial
from scenes.table.listing import HeldCard, Listing
from scenes.table.moment import PanelItem

STRIP = "mansions.strip"
UNNAMED = {"evade": f"{STRIP}.evade_any", "horror": f"{STRIP}.horror_any", "combat": f"{STRIP}.combat_any"}
"""Tests against a monster that nobody has named."""
BEFORE, AFTER = "skill_token", "reroll"
"""Questions before and after a roll."""
MEETS = ("horror_met", "attack_began", "monster_attacks")
"""Events after which somebody tests against that monster."""


class Strip:
    """The test that is asked about or was just made."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self._rolled: Trial | None = None
        self._asked: Trial | None = None
        self._met = ""
        self._said: tuple[Trial, Outcomes] | None = None
        self.landed = True
        """Whether the die lies on the ruler: until then what was rolled is not told."""

    # what it shows

    def trial(self, moment: HouseMoment) -> Trial | None:
        """The test that stands on the strip at a moment; None where the panel is wanted for something else."""
        now = moment.decision
        if now is None:
            return self._rolled
        if now.kind == BEFORE:
            return Trial.of_question(now)
        return self._rolled if now.kind == AFTER else None

    def hear(self, event: Event) -> None:
        """An event is about to be shown: a roll is put on the strip."""
        if event.type in MEETS:
            self._met = str(event.get("monster", ""))
        if event.type != "tested":
            return
        rolled = Trial.of_event(event)
        rolled = replace(rolled, monster=self._against(rolled))
        self._rolled, self.landed = rolled, False
        table = self.table
        if rolled.kind in AGAINST and not rolled.monster:
            self._said = rolled, Outcomes("", "")
            return
        stakes = stakes_of_event(table.view, table.words.options.story, event, rolled.monster)
        self._said = rolled, self._speaker().outcomes(stakes, table.view)

    def _against(self, rolled: Trial) -> str:
        """Against whom a roll was made, which the event leaves unsaid; '' where nothing has told it."""
        if rolled.kind not in AGAINST:
            return ""
        if self._asked is not None and rolled.alike(self._asked):
            return self._asked.monster
        if rolled.kind != "evade":
            return self._met
        person = self.table.shown.person(rolled.seat)
        beside = [one.id for one in self.table.view.monsters if person is not None and one.at == person.at]
        return beside[0] if len(beside) == 1 else ""

    def _speaker(self) -> AheadSaid:
        return AheadSaid(self.table.words.texts, self.table.words.names)

    def outcomes(self, trial: Trial, now: Decision | None) -> Outcomes:
        """What passing and failing do."""
        if self._said is None or self._said[0] != trial:
            if now is None:
                return Outcomes("", "")
            table = self.table
            stakes = stakes_of(table.view, table.words.options.story, now)
            self._said = trial, self._speaker().outcomes(stakes, table.view)
        return self._said[1]

    def fill(self, moment: HouseMoment) -> bool:
        """Write the answers of a question about a die into a moment; False where it asks for something else."""
        now, trial = moment.decision, self.trial(moment)
        if now is None:
            return trial is not None
        if trial is None:
            self._rolled = self._asked = None
            return False
        self._asked = trial
        boxes = grid(self._layout().buttons, len(moment.options), len(moment.options), self.table.measures.px(8, 6))
        for option, box in zip(self._ordered(moment.options), boxes, strict=True):
            moment.panel.append(PanelItem(f"answer:{option}", "answer", self._label(trial, now, option), Rect(box)))
        return True

    @staticmethod
    def _ordered(options: tuple[str, ...]) -> list[str]:
        """To roll as it stands comes first: Enter rolls."""
        return sorted(options, key=lambda option: option != NO_TOKEN)

    def _label(self, trial: Trial, now: Decision, option: str) -> str:
        words = self.table.words
        if option == NO_TOKEN:
            return words.texts.t(f"{STRIP}.roll", chance=trial.value * PERCENT)
        if option == TOKEN:
            return words.texts.t(f"{STRIP}.token", n=trial.with_token, chance=trial.with_token * PERCENT)
        return words.answer(now, option)

    def _layout(self) -> StripLayout:
        return strip_layout(self.table.measures)

    # how it looks

    def key(self, moment: HouseMoment) -> Hashable:
        """What its picture depends on."""
        trial = self.trial(moment)
        face = self._face(trial) if trial is not None else None
        return trial, self.landed, face is not None, moment.decision is None

    def _face(self, trial: Trial | None) -> Surface | None:
        box = self._layout().face
        if trial is None or not box.w:
            return None
        person = self.table.shown.person(trial.seat)
        return self.table.app.art.drawn(PEOPLE, mood_of(person), (box.w, box.h)) if person is not None else None

    def head(self, trial: Trial) -> str:
        """Who tests, and what for."""
        words, against = self.table.words, trial.kind in AGAINST
        who = words.names.seat(trial.seat)
        if against and trial.monster:
            return words.texts.t(f"{STRIP}.{trial.kind}", seat=who, monster=words.names.monster(trial.monster))
        if against:
            return words.texts.t(UNNAMED[trial.kind], seat=who)
        if trial.kind == "fire":
            return words.texts.t(f"{STRIP}.fire", seat=who)
        return words.texts.t(f"{STRIP}.card", seat=who, card=words.card(trial.source))

    def bricks(self, trial: Trial) -> list[str]:
        """The sum in the engine's order, each summand a brick, and what it comes to."""
        return summands(self.table.words.texts, trial.attribute, trial.base, dict(trial.parts))

    def total(self, trial: Trial) -> str:
        """What the sum comes to, and the chance of it."""
        return self.table.words.texts.t(f"{STRIP}.total", value=trial.value, chance=trial.value * PERCENT)

    def paint(self, surface: Surface, moment: HouseMoment) -> None:
        """The whole strip."""
        trial, layout, places = self.trial(moment), self.table.measures, self._layout()
        if trial is None:
            return
        slate(surface, Rect(layout.rows["panel"]), edge=LAMP[3])
        style = Style(layout.text(21, 17), LAMP[1], "title", bold=True)
        draw_text(surface, self.head(trial), Rect(places.head), style, valign="middle", where="strip", ellipsis=True)
        face = self._face(trial)
        if face is not None:
            surface.blit(face, face.get_rect(center=places.face.center))
        self._bricks(surface, places.bricks, trial)
        ruler(surface, Rect(places.ruler), trial, layout.text(22, 16))
        if trial.die and self.landed:
            box = die_box(Rect(places.ruler), trial.die)
            surface.blit(die(box.w, trial.die, trial.passed), box)
        said = self.outcomes(trial, moment.decision)
        told = trial.die if self.landed else 0
        self._outcome(surface, places.passes, said.passed, LEAF[2], dim=bool(told) and not trial.passed)
        self._outcome(surface, places.fails, said.failed, CORAL[3], dim=bool(told) and trial.passed)
        for item in moment.panel:
            ink = key(surface, item.rect, main=item.id == f"answer:{NO_TOKEN}")
            words = Style(layout.text(19), ink, bold=True, align="center")
            inner = item.rect.inflate(-layout.px(14, 8), -4)
            draw_text(surface, item.label, inner, words, valign="middle", where=item.id, ellipsis=True)
        if moment.decision is None and told:
            words = Style(layout.text(20), LAMP[0] if trial.passed else CORAL[1], bold=True)
            draw_text(surface, self.verdict(trial), Rect(places.buttons), words, valign="middle", where="strip.verdict",
                      ellipsis=True)  # fmt: skip

    def verdict(self, trial: Trial) -> str:
        """What was rolled, and whether that is enough."""
        name = "passed" if trial.passed else "failed"
        return self.table.words.texts.t(f"{STRIP}.{name}", die=trial.die, value=trial.value)

    def _bricks(self, surface: Surface, box: Box, trial: Trial) -> None:
        layout = self.table.measures
        found = [*self.bricks(trial), self.total(trial)]
        gap = layout.px(6, 4)
        share = [len(one) + 3 for one in found]
        x, room = box.x, box.w - gap * (len(found) - 1)
        for at, words in enumerate(found):
            wide, last = room * share[at] // sum(share), at == len(found) - 1
            one = Rect(x, box.y, wide, box.h)
            x += wide + gap
            if last:
                one.w = box.right - one.x
                key(surface, one, main=True)
            else:
                paper(surface, one, shade=0.3, shadow=0)
            style = Style(layout.text(17, 14), INK, bold=last, align="center")
            draw_text(surface, words, one.inflate(-6, -2), style, valign="middle", where="brick", ellipsis=True)

    def _outcome(self, surface: Surface, box: Box, words: str, colour: tuple[int, int, int], *, dim: bool) -> None:
        layout, rect = self.table.measures, Rect(box)
        surface.fill(mix(PANEL, colour, 0.12 if dim else 0.42), rect)
        surface.fill(mix(colour, PANEL, 0.6) if dim else colour, Rect(rect.x, rect.y, layout.px(6, 4), rect.h))
        ink = mix(PAPER[1], PANEL, 0.55) if dim else PAPER[0]
        style = Style(layout.text(18, 15), ink, leading=0.92)
        inner = rect.inflate(-layout.px(22, 16), -layout.px(6, 4))
        draw_text(surface, words, inner, style, valign="middle", where="strip.outcome", ellipsis=True)

    # the die

    def die_lands(self) -> Box | None:
        """Where the die of the last roll comes to rest; None where nothing was rolled."""
        if self._rolled is None:
            return None
        return Box(*die_box(Rect(self._layout().ruler), self._rolled.die))

    def ruler_box(self) -> Rect:
        """The places of the ruler, in window pixels."""
        return Rect(self._layout().ruler)

    def track(self) -> Box:
        """The ruler that it rolls along."""
        return self._layout().ruler

    def die_image(self, side: int) -> Surface:
        """The die of the last roll."""
        rolled = self._rolled
        assert rolled is not None
        return die(side, rolled.die, rolled.passed)

    def rest(self) -> None:
        """The die has come to rest: what it says is told."""
        if not self.landed:
            self.landed = True
            self.table.touch()

    # what can be read

    def told(self, trial: Trial, now: Decision | None) -> str:
        """The strip as it is read aloud, in four beats: who and what for, the sum with its chance, what passing and
        failing do, and what was rolled once the die lies."""
        said = self.outcomes(trial, now)
        told = [self.head(trial), ", ".join(self.bricks(trial)) + ": " + self.total(trial), said.passed, said.failed]
        told += [self.verdict(trial)] if trial.die and self.landed else []
        return ". ".join(one.rstrip(".") for one in told if one) + "."

    def at_stake(self) -> str:
        """What hangs on a die that nobody was asked about, before it falls; '' where that was said with a question."""
        rolled = self._rolled
        if rolled is None or self.landed or (self._asked is not None and rolled.alike(self._asked)):
            return ""
        return self.told(rolled, None)

    def things(self, out: Listing[HeldCard], moment: HouseMoment) -> None:
        """The whole strip as it is read aloud, and its answers."""
        trial = self.trial(moment)
        if trial is None:
            return
        places = self._layout()
        out.add("strip", "info", self.told(trial, moment.decision), Box(places.head.x, places.head.y, places.head.w,
                places.fails.bottom - places.head.y), zone="panel")  # fmt: skip
        for item in moment.panel:
            out.add(item.id, item.role, item.label, item.rect, item.reason, "panel",
                    option=thing_id.read(item.id).name)  # fmt: skip
