"""The one list of things on the table: hit tests, keyboard focus, light, the map for outside programs.

The order is the reading order: ribbon, seats, room, desk, panel; what is only read stands last. Ids are fixed:
`--ui-map` hands them to other programs.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.bigbook.play import thing_id
from game.bigbook.rules.place import card_option, spell_option
from game.core.engine.decision import Reason
from scenes.bigbook.table.layout import panel_parts, sort_button
from scenes.bigbook.table.model.table_view import Card, Seat
from scenes.bigbook.table.moment import Moment
from scenes.bigbook.table.render.status_ribbon import danger_words, icon_boxes, sign_box
from scenes.bigbook.table.render.status_ribbon import parts as parts_of_ribbon
from scenes.bigbook.table.text.prompts import step_again, step_back
from scenes.kit.geometry import Box
from scenes.kit.thing import INFO, Thing
from scenes.table.listing import Listing
from scenes.table.panel.buttons import SIGN


def listing(moment: Moment) -> Listing[Card]:
    """Everything that can be pointed at now."""
    out = Listing[Card]()
    _ribbon(out, moment)
    for seat in moment.render.model.seats.values():
        _seat(out, moment, seat)
    _room(out, moment)
    _desk(out, moment)
    _panel(out, moment)
    _furniture(out, moment)
    return out


def _ribbon(out: Listing[Card], moment: Moment) -> None:
    render = moment.render
    if render.unsaved:
        out.add(SIGN, "button", render.unsaved, sign_box(render), zone="ribbon")
    names = (("fast", "fast"), ("language", "language"), ("rulebook", "rulebook"), ("menu", "menu"))
    for (name, key), box in zip(names, icon_boxes(render), strict=True):
        out.add(thing_id.button(name), "button", render.words.kit(f"button.{key}"), box, zone="ribbon")


def _card_label(moment: Moment, card: Card) -> str:
    return str(moment.render.words.card(card.kind))


def _cards(out: Listing[Card], moment: Moment, seat: Seat, place: str) -> None:
    zone = "seats" if seat.seat != moment.render.desk else place
    for index, card in enumerate(seat.cards(place)):
        box = moment.render.places.cards.get(card.uid)
        if box is None:
            continue
        name = thing_id.card(seat.seat, place, index + 1)
        out.cards[name] = card
        option = card_option(seat.seat, place, card.kind)
        out.add(name, "card", _card_label(moment, card), box, moment.targets.refusal(name, option), zone, option=option)


def _spells(out: Listing[Card], moment: Moment, seat: Seat) -> None:
    for spell in seat.spells:
        box = moment.render.places.spells.get((seat.seat, spell.id))
        if box is not None:
            name = thing_id.spell(seat.seat, spell.id)
            zone = "seats" if seat.seat != moment.render.desk else "spells"
            option = spell_option(seat.seat, spell.id)
            reason = moment.targets.refusal(name, option)
            out.add(name, "spell", moment.render.words.spell(spell.id), box, reason, zone, drop=True, option=option)


def _seat(out: Listing[Card], moment: Moment, seat: Seat) -> None:
    render = moment.render
    slot = render.places.slots[seat.seat]
    reason = None
    if moment.choice is not None and moment.choice.decision.kind.startswith("choose_player"):
        own = seat.seat == moment.choice.decision.seat
        reason = None if seat.seat in moment.choice.options else Reason("other-player" if own else "not-a-choice")
    out.add(thing_id.seat(seat.seat), "seat", render.words.seat(seat.seat), slot, reason, "seats", option=seat.seat)
    if seat.seat != render.desk:
        parts = render.places.seats[seat.seat]
        for pile, box in (("deck", parts.deck), ("discard", parts.discard)):
            out.add(thing_id.of_seat(pile, seat.seat), "pile", render.words.t(f"terms.zones.{pile}"), box, zone="seats")
        _spells(out, moment, seat)
        _cards(out, moment, seat, "hand")
        _cards(out, moment, seat, "support")


def _room(out: Listing[Card], moment: Moment) -> None:
    render = moment.render
    for element, box in render.places.library.items():
        top = render.model.library[element].top
        label = (
            render.words.spell(top)
            if top
            else f"{render.words.t('terms.zones.library')}: {render.words.element(element)}"
        )
        name = thing_id.library(element)
        out.add(
            name,
            "library",
            label,
            box,
            moment.targets.refusal(name, top or ""),
            "room",
            drop=True,
            option=top or "",
        )
    out.add("book", "book", render.words.monster(render.model.monster) or render.words.t("terms.title.name"),
            render.layout.areas["book"], zone="room")  # fmt: skip
    for curse in sorted(render.model.curses, key=lambda one: one.position):
        box = render.places.picture(render.places.curse_cells[curse.position])
        name = thing_id.curse(curse.id)
        out.add(
            name,
            "curse",
            render.words.curse(curse.id),
            box,
            moment.targets.refusal(name, curse.id),
            "track",
            drop=True,
            option=curse.id,
        )
    for kind, box in render.places.supply.items():
        name = thing_id.supply(kind)
        reason = moment.targets.refusal(name, kind)
        out.add(name, "supply", str(render.words.card(kind)), box, reason, "supply", drop=True, option=kind)
    out.add("log", "log", render.words.kit("button.log"), render.layout.areas["log"], zone="supply")


AIR = 4
"""Pixels between a pile with the words below it and the frame that lights it."""


def _desk(out: Listing[Card], moment: Moment) -> None:
    render = moment.render
    seat, areas = render.model.seats[render.desk], render.layout.areas
    out.add("magician", "sheet", render.words.magician(seat.magician), areas["magician"], zone="desk")
    name = thing_id.ability(render.desk)
    out.add(
        name,
        "ability",
        render.words.ability(seat.magician),
        areas["ability"],
        moment.targets.refusal(name, "ability"),
        "desk",
    )
    _cards(out, moment, seat, "support")
    for pile in ("deck", "discard"):
        box = areas[pile]
        about = Box(box.x - AIR, box.y - AIR, box.w + 2 * AIR, box.h + AIR)
        out.add(thing_id.of_seat(pile, render.desk), "pile", render.words.t(f"terms.zones.{pile}"), about, zone="desk")
    out.add("aside", "pile", render.words.t("terms.zones.aside"), areas["gone"], zone="desk")
    _spells(out, moment, seat)
    out.add("button:sort", "button", render.words.t("keys.sort"), sort_button(render.layout), zone="hand")
    _cards(out, moment, seat, "hand")


def _panel(out: Listing[Card], moment: Moment) -> None:
    parts = panel_parts(moment.render.layout)
    for item in moment.panel:
        option = thing_id.read(item.id).name if item.role == "option" else ""
        out.add(item.id, item.role, item.label, item.rect, item.reason, "panel", option=option)
    _small_buttons(out, moment, parts.buttons)
    for item in moment.mains:
        out.add(item.id, item.role, item.label, item.rect, item.reason, "main")


def _small_buttons(out: Listing[Card], moment: Moment, boxes: tuple[Box, ...]) -> None:
    """Undo and redo with the step they mean, hint, why; while undo asks for agreement it takes the whole row."""
    words = moment.render.words
    if moment.asked == "undo":
        row = Rect(boxes[0]).union(Rect(boxes[-1]))
        out.add("button:undo", "button", words.t("tips.agree"), row, moment.button("undo"), "buttons")
        return
    steps = (step_back(words, moment.session), step_again(words, moment.session))
    labels = (*steps, words.kit("button.hint"), words.kit("button.why"))
    for name, label, box in zip(("undo", "redo", "hint", "why"), labels, boxes, strict=True):
        out.add(thing_id.button(name), "button", label, box, moment.button(name), "buttons")


def _furniture(out: Listing[Card], moment: Moment) -> None:
    """What is there to be read: phases, danger line, rounds, Madness stack, curse piles, track spaces."""
    render, words, model = moment.render, moment.render.words, moment.render.model
    ribbon, areas = parts_of_ribbon(render), render.layout.areas

    def add(name: str, label: str, box: Box) -> None:
        out.add(name, INFO, label, box, zone=INFO)

    known = words.catalogue.has(f"bigbook.terms.phases.{model.phase}")
    add("phases", words.t(f"terms.phases.{model.phase}") if known else "", ribbon["phases"])
    if moment.dangers:
        add("danger", danger_words(render, moment.dangers[0]), ribbon["danger"])
    for pile, box in render.places.piles.items():
        count = model.piles.get(pile, 0)
        add(thing_id.pile(pile), f"{words.t('terms.zones.curses')}: {words.element(pile)} ({count})", box)
    add("rounds", words.t("prompts.status.round", round=render.round, n=6), areas["rounds"])
    add("madness", words.t("prompts.status.stack", n=model.madness), areas["madness"])
    for index, socket in enumerate(render.places.sockets):
        space = (index + 1) % 6
        add(thing_id.track(space), words.space(space), socket)


def lit_things(things: list[Thing]) -> Iterator[Thing]:
    """The enabled things of the game itself: no buttons, no piles to look at, no seats."""
    for thing in things:
        if thing.enabled and thing.role in ("card", "spell", "curse", "supply", "library", "ability"):
            yield thing
