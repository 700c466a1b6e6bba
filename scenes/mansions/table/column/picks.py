"""A choice among attacks, or of whom one slips past or faces first: each with its chance and what it may cost."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.engine.decision import Decision
from game.core.play import thing_id
from game.core.text.phrases import sentence_start
from game.mansions.play.chances import Chances, Odds
from game.mansions.rules.acts import FISTS
from game.mansions.rules.lookup import card as card_of
from game.mansions.text.sums_said import PERCENT
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import GROUND, INK, PAPER, paper, tone
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.moment import HouseMoment, Pick
from scenes.table.moment import PanelItem

TEXTS = "mansions.fight"
FIGHT = "fight"
TESTED = {"evade_order": "dexterity", "horror_order": "willpower"}
"""Questions about an order, and what each of those tests asks for."""


class Picks:
    """What stands on the panel where somebody chooses whom to fight and how, or in which order to face several."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self._made: tuple[object, Chances] | None = None

    def takes(self, now: Decision | None) -> bool:
        """Whether a question is one of these."""
        if now is None:
            return False
        return now.kind in TESTED or (now.kind == "step" and self.table.state.verb == FIGHT)

    def aimed(self, moment: HouseMoment) -> str:
        """The answer about a monster that is looked at, else the first, while one of several is chosen; '' else."""
        now, table = moment.decision, self.table
        if now is None or not self.takes(now):
            return ""
        looked = thing_id.read(table.hover or table.focus.current or "")
        if looked.kind == "answer" and looked.name in moment.options:
            return looked.name
        return next((one for one in moment.options if now.kind != "step" or one.startswith("attack:")), "")

    @property
    def chances(self) -> Chances:
        """The tests of everybody as the table stands."""
        view = self.table.view
        if self._made is None or self._made[0] is not view:
            self._made = view, Chances(view, self.table.words.story.id)
        return self._made[1]

    def all(self, now: Decision, options: list[str]) -> dict[str, Pick]:
        """The ways, by their answers in their order: what may be done first, then what may not."""
        if now.kind in TESTED:
            return {option: self._order(now, option) for option in options}
        acts = [option for option in options if option.startswith("attack:")]
        foes = dict.fromkeys(option.split(":")[1] for option in acts)
        found = {option: self._attack(now.seat, option, several=len(foes) > 1) for option in acts}
        person = self.table.shown.person(now.seat)
        if person is None:
            return found
        for monster in foes:
            for weapon in (*person.items, FISTS):
                option = f"attack:{monster}:{weapon}"
                item = card_of(weapon)
                if option in found or (item is not None and item.use != "attack"):
                    continue
                reason = self.table.run.session.why_not(option)
                if reason is not None:
                    short = self._short(monster, weapon, several=len(foes) > 1)
                    found[option] = Pick(option, short, self.table.why(reason, option), 0, reason)
        return found

    def _short(self, monster: str, weapon: str, *, several: bool) -> str:
        """A weapon, and against whom where there are several."""
        words = self.table.words
        name = self._t("bare") if weapon == FISTS else words.card(weapon)
        return f"{name} · {words.monster(monster)}" if several else name

    def _attack(self, seat: str, option: str, *, several: bool) -> Pick:
        _, monster, weapon, *_ = option.split(":")
        odds, item = self.chances.blow(seat, monster, weapon), card_of(weapon)
        parts = [self._odds(odds)] if odds is not None else []
        if item is not None and item.damage:
            parts.append(self._t("deals", n=item.damage))
        short = self._short(monster, weapon, several=several)
        return Pick(option, short, sentence_start(" · ".join(parts)), odds.average if odds is not None else 0)

    def _odds(self, odds: Odds) -> str:
        texts = self.table.words.texts
        if not odds.attributes:
            return self._t("no_test")
        named = str(texts.noun(f"mansions.terms.attributes.{odds.attributes[0]}"))
        least, most, average = (round(value * PERCENT) for value in (odds.least, odds.most, odds.average))
        if least == most:
            return self._t("chance", attribute=named, chance=least)
        return self._t("span", attribute=named, least=least, most=most, average=average)

    def _order(self, now: Decision, option: str) -> Pick:
        """A monster that is slipped past or faced."""
        seat, _, monster = option.rpartition(":")
        evades, chances = now.kind == "evade_order", self.chances
        found = (chances.evade if evades else chances.horror)(seat or now.seat, monster)
        one, words = self.table.shown.monster(monster), self.table.words
        short = words.monster(monster) if evades else words.answer(now, option)
        if found is None:
            return Pick(option, short, sentence_start(self._t("no_test")), 0)
        named = str(words.texts.noun(f"mansions.terms.attributes.{TESTED[now.kind]}"))
        parts = [self._t("chance", attribute=named, chance=found.value * PERCENT)]
        if not evades:
            parts.append(self._t("fright"))
        elif one is not None and one.power >= 0:
            parts.append(self._t("costs", n=one.power))
        return Pick(option, short, sentence_start(" · ".join(parts)), found.value)

    def _t(self, key: str, **args: int | str) -> str:
        return self.table.words.texts.t(f"{TEXTS}.{key}", **args)

    def paint(self, surface: Surface, item: PanelItem, pick: Pick) -> None:
        """A card with the way's name, beneath it what is known of it; the edge says how likely it goes well."""
        layout, box, lit = self.table.measures, item.rect, item.reason is None
        colour = tone(pick.value) if lit and pick.value else mix(PAPER[3], GROUND, 0.5)
        if lit:
            paper(surface, box, shade=0.15, shadow=0)
        else:
            surface.fill(mix(PAPER[3], GROUND, 0.72), box)
        surface.fill(colour, Rect(box.x + 2, box.y + 2, layout.px(12, 8), box.h - 4))
        ink = INK if lit else mix(PAPER[2], GROUND, 0.2)
        inner = Rect(box.x + layout.px(22, 14), box.y + 2, box.w - layout.px(32, 20), box.h - 4)
        half = layout.text(19, 15) * 4 // 3
        style = Style(layout.text(19, 15), ink, bold=True, leading=0.86)
        name = Rect(inner.x, inner.y, inner.w, half)
        draw_text(surface, item.caption or item.label, name, style, valign="middle", where=item.id, ellipsis=True)
        style = Style(layout.text(17, 14), ink, leading=0.86)
        draw_text(surface, pick.note, Rect(inner.x, inner.y + half, inner.w, inner.h - half), style, valign="middle",
                  where=f"{item.id}.note", ellipsis=True)  # fmt: skip
