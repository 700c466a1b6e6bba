"""A small sheet beside the thing under the pointer: its name with its key and one short sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play import threats
from game.bigbook.play.card_kinds import element_of, value_of
from game.core.text.phrases import Arg
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.model import shown_threats
from scenes.bigbook.table.overlays.flags import LOOKED
from scenes.bigbook.table.render import ribbon
from scenes.bigbook.table.text.names import Words
from scenes.kit.canvas import Canvas
from scenes.kit.fit import escape, fit
from scenes.kit.text import Style, TextBlock, unbroken
from scenes.kit.theme import CRIMSON, INK
from scenes.kit.thing import INFO, Thing
from scenes.shell import games

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


KEYS = {
    "button:undo": "undo", "button:redo": "redo", "button:hint": "hint", "button:why": "why",
    "button:end-turn": "end_turn", "button:language": "language", "button:rulebook": "rulebook", "button:menu": "menu",
    "button:auto-pay": "auto_pay", "button:sort": "sort", "log": "log", "book": "book",
}  # fmt: skip
"""The command whose key stands beside the name."""
SPOKEN = {"button:confirm": "enter", "button:cancel": "escape"}
"""Keys that cannot be changed: their names below `kit.keys`."""


def tip(scene: TableScene, thing: Thing) -> str:
    """The words for a thing; '' for those that speak for themselves."""
    thing = replace(thing, id=thing.id.removeprefix(LOOKED))
    head, _, rest = thing.id.partition(":")
    plan = scene.acts.plan
    if plan is not None and plan.target == thing.id:
        return ""  # the panel says it
    if thing.id == "button:end-turn" and scene.moment.asked == "end":
        return ""  # the panel says why it asks
    if head == "danger":
        return sums(scene)
    if head in ("button", "log", "book"):
        return _named(scene, thing, _button(scene, thing))
    if head == "option" and zoned(rest):
        return thing.label  # whose card, and from where
    if head == "power":
        reason = scene.listing().reasons.get(thing.id)
        return scene.words.why(reason) if reason is not None else ""
    if head in ("spell", "library", "curse"):
        return _page(scene, head, rest)
    if head in ("seat", "deck", "discard", "ability", "magician"):
        return _of_player(scene, thing, head, rest or scene.desk)
    return _room(scene, thing, head, rest)


def zoned(option: str) -> bool:
    """Whether an answer is a card lying in somebody's zone (`p2.discard.madness`)."""
    return option.count(".") == 2


def _named(scene: TableScene, thing: Thing, sentence: str) -> str:
    """Name, key, sentence."""
    key = ""
    if thing.id in SPOKEN:
        key = scene.words.kit(f"keys.{SPOKEN[thing.id]}")
    elif thing.id in KEYS:
        key = scene.app.keys.shown(KEYS[thing.id])
    elif thing.id.partition(":")[0] in ("deck", "discard", "ability") and thing.id.endswith(f":{scene.desk}"):
        key = scene.app.keys.shown(thing.id.partition(":")[0])
    title = f"[b]{thing.label}[/b]" + (f" · {key}" if key else "")
    return f"{title}\n{sentence}" if sentence else title


def _button(scene: TableScene, thing: Thing) -> str:
    words, name = scene.words, thing.id.partition(":")[2] or thing.id
    if name == "undo" and scene.moment.asked == "undo":
        return words.kit("undo.agree")
    if name == "end-turn":
        return words.t("prompts.hints.end", n=catalogue().table.hand_size)
    if name == "auto-pay":
        return words.t("prompts.payment.policy")
    if name == "log":
        return words.t("tips.log", key=scene.app.keys.shown("happened"))
    if name == "menu":
        return f"{words.t('tips.menu')} {games.safety(scene.app, scene)}"
    reason = scene.listing().reasons.get(thing.id)
    if reason is not None and name in ("undo", "redo", "confirm"):
        return words.why(reason)
    key = f"tips.{name}"
    return words.t(key) if words.catalogue.has(f"bigbook.{key}") else ""


def _page(scene: TableScene, head: str, rest: str) -> str:
    """A spell or curse with its text."""
    words, model = scene.words, scene.look.model
    if head == "curse":
        curse = model.curse(rest)
        cost = words.cost(curse.cost) if curse is not None else ""
        state = f"\n{words.t('terms.states.applied')}" if curse is not None and curse.applied else ""
        return f"[b]{words.curse(rest)}[/b]  {cost}\n{words.curse_text(rest)}{state}"
    spell = rest.partition(":")[2] if head == "spell" else model.library[rest].top or ""
    if not spell:
        return ""
    level = words.t("terms.card.level", n=words.facts.level(spell))
    idle = f"\n{words.t('tips.idle_spell')}" if f"spell:{rest}" in scene.idle.names else ""
    return f"[b]{words.spell(spell)}[/b] · {level}\n{words.spell_text(spell)}{idle}"


def _of_player(scene: TableScene, thing: Thing, head: str, name: str) -> str:
    words, seat = scene.words, scene.look.model.seats[name]
    if head == "deck":
        empty = not seat.deck_count
        counts = words.t("prompts.deck_view.counts", n=seat.deck_count)
        return _named(scene, thing, words.t("prompts.deck_view.empty") if empty else counts)
    if head == "discard":
        return _named(scene, thing, words.t("tips.discard"))
    if head == "seat":
        counts = words.t("tips.counts", deck=seat.deck_count, discard=len(seat.discard), hand=len(seat.hand))
        person = words.people.get(name)
        if person is not None:  # the seat may have had to leave out its middle
            thing = replace(thing, label=escape(person.name))
        held = words.t(
            "prompts.sums.hand", n=sum(card.kind == "madness" for card in seat.hand), m=catalogue().table.hand_size
        )
        return _named(scene, thing, f"{counts}\n{held}\n{ability(words, seat.magician, seat.ability_used)}")
    return _named(scene, thing, ability(words, seat.magician, seat.ability_used, whole=True))


def ability(words: Words, magician: str, used: bool, *, whole: bool = False) -> str:
    """A magician's ability: `whole` with its text, and whether it is still to be had."""
    timing = words.facts.magician_timing(magician)
    state = words.t("why.ability-used") if used else words.t(f"terms.timing.{timing}")
    return f"{words.ability_text(magician)}\n{state}" if whole else f"{words.ability(magician)}: {state}"


def _room(scene: TableScene, thing: Thing, head: str, rest: str) -> str:
    """Cards of friends, piles, and the furniture of the table."""
    words, model = scene.words, scene.look.model
    if head == "card":
        return _card(scene, thing)
    if head == "supply":
        return words.t(
            "prompts.hints.acquire", card=words.card(rest), element=words.element(rest[:-1]), n=int(rest[-1])
        )
    if head == "pile":
        return f"[b]{thing.label.rpartition(' (')[0]}[/b]\n{words.t('tips.pile', n=model.piles.get(rest, 0))}"
    if head == "track":
        return _named(scene, thing, words.t(f"tips.{_space(rest)}"))
    sentence = {"madness": "stack", "rounds": "rounds", "phases": "phases", "aside": "aside"}.get(head)
    return _named(scene, thing, words.t(f"tips.{sentence}")) if sentence else ""


def _card(scene: TableScene, thing: Thing) -> str:
    """An element card or a Madness: what it pays, and for whom."""
    words, (seat, zone) = scene.words, thing.id.split(":")[1:3]
    shown = scene.listing().cards.get(thing.id)
    if shown is None:
        return f"[b]{thing.label}[/b]"
    kind = shown.kind
    title = f"[b]{words.card(kind)}[/b]"
    if kind == "madness":
        return f"{title}\n{words.t('tips.madness_card')}"
    pays = words.cost({element_of(kind): value_of(kind)})
    if zone == "support":
        return f"{title}\n{words.t('tips.support_card', cost=pays)}"
    return f"{title}\n{words.t('tips.hand_card', cost=pays)}" if seat == scene.desk else title


def _space(space: str) -> str:
    return {"0": "track_judgement", "1": "track_new"}.get(space, "track_curse")


def sums(scene: TableScene) -> str:
    """Each danger, with the arithmetic behind it where that is wanted."""
    words, lines = scene.words, []
    if scene.app.settings.danger != "arithmetic":
        return ""
    view = shown_threats.shown(scene.look.model, scene.session.view())
    for one in scene.dangers:
        lines.append(f"[b]{ribbon.danger_words(scene.look, one)}[/b]")
        found = threats.sums(view, one)
        if found is not None:
            args: dict[str, Arg] = {
                name: str(words.place("0")) if (name, value) == ("space", 0) else value
                for name, value in found.args.items()
            }
            lines.append(unbroken(words.t(f"prompts.sums.{found.key}", **args)))
    return "\n".join(lines)


AFTER = 350.0
"""Milliseconds the pointer rests before the sheet comes."""
SOON = 90.0
"""The same on a curse: its tile has no room for its sentence."""

STILL = 12
"""Window pixels a pointer may stray from a press and still rest on it."""


class Tooltip:
    """Follows what the pointer rests on, or the focus where that lies on something that is only read."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._name: str | None = None
        self._rest = 0.0
        self._shown: str | None = None
        """What was asked for by a press or a key: shown at once, until the pointer or the focus leaves it."""
        self.box: Rect | None = None
        """Where the sheet was drawn last; None while there is none."""
        self._pressed: tuple[int, int] | None = None
        """Where the last press fell: who presses has read, and what comes to stand there was not asked about."""

    def pressed(self, pos: tuple[int, int]) -> None:
        """A press or a key: no sheet of what lies under the pointer until that moves away; it would cover the buttons
        beside it (Undo among them), or the table of somebody who plays by keys."""
        self._pressed = pos

    def moved(self, pos: tuple[int, int]) -> None:
        """The pointer moved: past a trembling hand, sheets come again."""
        if self._pressed is not None and abs(pos[0] - self._pressed[0]) + abs(pos[1] - self._pressed[1]) > STILL:
            self._pressed = None

    def update(self, dt: float) -> bool:
        """Count the rest; True when the sheet appears or goes."""
        name = self._under()
        if name != self._name:
            shown = self._rest >= self._after
            self._name, self._rest = name, 0.0
            if self._shown is not None and self._shown != name:
                self._shown = None
            return shown
        before = self._rest
        self._rest += dt
        return before < self._after <= self._rest and self.text() != ""

    @property
    def _after(self) -> float:
        return SOON if self._name is not None and self._name.startswith("curse:") else AFTER

    def show(self, name: str) -> None:
        """Show the sheet of a thing without waiting; what the pointer happens to rest on is not asked about."""
        self._name = self._shown = name
        self._pressed = None if self.scene.hover == name else self.scene.pointer.pos
        self._rest = AFTER
        self.scene.redraw()

    def _under(self) -> str | None:
        """The thing that is pointed at."""
        scene = self.scene
        if scene.hover is not None and self._pressed is None:
            return scene.hover
        focus = scene.thing(scene.focus.current or "") if scene.focus.visible else None
        told = focus is not None and (focus.role == INFO or focus.id == self._shown or focus.id.startswith("curse:"))
        if focus is not None and told:
            return focus.id
        return None

    @property
    def shown(self) -> bool:
        """The sheet is on the screen."""
        return self._name is not None and self._rest >= self._after and self.text() != ""

    @property
    def waiting(self) -> bool:
        """Frames are needed until the sheet has come."""
        return self._name is not None and self._rest < self._after

    def text(self) -> str:
        """What the sheet says of the thing; '' for things that speak for themselves."""
        thing = self.scene.thing(self._name or "")
        return tip(self.scene, thing) if thing is not None else ""

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet above or below its thing, inside the window."""
        scene, self.box = self.scene, None
        if self._rest < self._after or scene.pointer.dragging or scene.director.busy:
            return
        if scene.overlays.pane.shown is not None or scene.app.top is not scene:
            return
        if scene.app.notice.shown:  # a line that answers what was just done stands there
            return
        thing, text = scene.thing(self._name or ""), self.text()
        if thing is None or not text:
            return
        look, spot = scene.look, thing.rect
        width = look.layout.px(380, 280)
        pad = look.layout.px(12, 9)
        style = Style(look.layout.text(18, 15), INK, bold_colour=CRIMSON)
        block: TextBlock = fit(text, style, (width, canvas.size[1] - 2 * pad - 16), where="tooltip")
        box = Rect(0, 0, min(width, block.size[0]) + 2 * pad, block.size[1] + 2 * pad)
        box.midbottom = (spot.centerx, spot.y - 8)
        if box.y < 0:
            box.midtop = (spot.centerx, spot.bottom + 8)
        box.clamp_ip(Rect(0, 0, *canvas.size))
        self.box = box
        shade = Surface(box.size, pygame.SRCALPHA)
        shade.fill((8, 4, 10, 120))
        canvas.blit(shade, (box.x + 5, box.y + 6))
        canvas.blit(parchment(box.size, 3), box.topleft)
        pygame.draw.rect(canvas.surface, INK, box, 2, border_radius=3)
        canvas.mark(block.draw(canvas.surface, (box.x + pad, box.y + pad)))
