"""What the log of this game tells, names that open, where things lie; and the table as it stood earlier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import TIMES, curse_cost, curse_pile
from game.bigbook.rules.events import (
    AbilityUsed,
    Arrived,
    BookTurned,
    CardMoved,
    OfCurse,
    OfSpell,
    Sourced,
    Told,
    TurnBegan,
)
from game.bigbook.rules.place import read_place
from game.bigbook.rules.state import State
from game.bigbook.text.log import Line, arguments, group_key, group_people, key_of, tell
from scenes.bigbook.cards.stamps import mark
from scenes.bigbook.table import layout as lay
from scenes.bigbook.table.animation.card_layer import CardLayer
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.thing_motion import HoverElevation
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.model.table_view import from_view
from scenes.bigbook.table.overlays.reading_pane import element_page
from scenes.bigbook.table.overlays.rulebook_links import of_event
from scenes.bigbook.table.overlays.viewers import KEYS
from scenes.bigbook.table.render import board, book
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.render.static_layers import still_painters
from scenes.bigbook.table.render_context import RenderContext, ThingPlaces
from scenes.bigbook.table.text.names import Words, plain
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.icons import emblem
from scenes.kit.routes import known
from scenes.kit.theme import Colour
from scenes.shell.app import App
from scenes.shell.seed import seed_words
from scenes.table import sheets
from scenes.table.log_drawer import Link, LogDrawer
from scenes.table.motion.aftermath import Aftermath
from scenes.table.overlays import earlier
from scenes.table.overlays.earlier import EarlierMoments, Revisit, since_turn


def state_after(table: BookTable, step: int) -> State | None:
    """The kept state that a step of the story led to; None when it is not kept."""
    state: State | None = earlier.state_after(table.session, table.story.step, step)
    return state


def ghost(table: BookTable, state: State) -> Surface:
    """The table as it stood, in the colours of an old picture."""
    model = from_view(table.session.game.view(state))
    now = table.render
    places = ThingPlaces(model, now.layout, model.active)
    render = replace(now, model=model, places=places, desk=model.active)
    canvas = Canvas(table.app.size)
    surface = canvas.base
    board.background(render, surface)
    sentence = render.words.t("prompts.status.turn_of", seat=render.words.seat(render.desk))
    for _, paint in still_painters(render, surface, sentence, [], None).values():
        paint()
    canvas.begin(surface)
    staging = EventAnimator(render, Aftermath(now.theme))
    CardLayer(staging, HoverElevation()).paint(canvas, render, Highlights())
    return sheets.old_picture(surface)


def moment(table: BookTable, state: State) -> sheets.Earlier:
    """A kept moment of this table, to be shown."""
    return sheets.Earlier(
        state,
        picture=lambda: ghost(table, state),
        title=lambda: table.app.t("kit.log.look_back", turn=state.turn),
        measures=lambda: table.render.layout,
        column=lambda: Rect(table.render.layout.areas["panel"]),
    )


def look_back(app: App, table: BookTable, state: State) -> sheets.LookBack:
    """The screen that shows a kept moment of this table."""
    return sheets.LookBack(app, moment(table, state))


HEADS = ("turn_began", "round_moved")
"""Events that a heading is made of."""
_BY_VERB = {
    "cast": ("spell_activated", "spell_resolved", "spell_exhausted", "spell_refreshed", "spells_refreshed"),
    "learn": ("spell_learned", "library_empty", "library_revealed", "spell_restored"),
    "draw": ("card_drawn", "card_put_on_deck", "card_revealed"),
    "discard": ("card_discarded", "deck_discarded", "card_put_under_deck"),
    "pay": ("card_paid",),
    "support": ("card_supported",),
    "gain": ("card_gained", "card_taken", "card_given"),
    "destroy": ("card_destroyed", "spell_destroyed", "curse_destroyed", "failure_began", "player_eliminated"),
    "strike": ("curse_applied",),
    "madness": ("madness_received", "madness_for_deck", "madness_returned"),
    "cure": ("card_cured",),
    "shuffle": ("deck_shuffled", "deck_shuffled_in", "undo_policy"),
    "curse": ("curse_laid", "curse_ignored", "curse_returned", "curse_neutralized", "curse_restored", "token_laid",
              "tokens_returned", "curse_pile_empty", "spell_neutralized"),
    "star": ("ability_used", "ability_triggered", "action_granted", "action_declined", "bonus_began", "game_won",
             "choice_made", "wished"),
    "page": ("page_turned", "book_opened", "arrival_began", "game_started", "game_lost"),
    "turn": ("turn_began", "round_moved", "marker_moved"),
}  # fmt: skip
VERBS = {event: verb for verb, events in _BY_VERB.items() for event in events}


def verb_of(event: str) -> str:
    """The sign for a type of event; a dot where there is none of its own."""
    return VERBS.get(event, "dot")


def linked(words: Words, line: Line) -> tuple[str, list[Link]]:
    """A line as marked text, each name that can be opened in bold, and what the names stand for in their order."""
    first = line.events[0]
    if len(line.events) > 1 or line.type == "card_paid":
        kinds = Counter(line.cards)
        names = [
            f"{n} {TIMES} [b]{words.card(k)}[/b]" if n > 1 else f"[b]{words.card(k)}[/b]" for k, n in kinds.items()
        ]
        listed = words.catalogue.all_of(names)
        text = words.t(f"log.{group_key(line)}", n=kinds.total(), list=listed, **group_people(words, line))
        return text, [Link("card", kind) for kind in kinds]
    out, links = "", []
    for span in words.catalogue.spans(f"bigbook.log.{key_of(first)}", **arguments(words, first, line.part)):
        link = _link(words, line.told, span.name)
        out += f"[b]{span.text}[/b]" if link is not None else span.text
        if link is not None:
            links.append(link)
    return out, links


def _link(words: Words, told: Told, name: str) -> Link | None:
    """What the word of a place in the sentence stands for."""
    if name == "curse" and isinstance(told, CardMoved):
        ends = (read_place(told.to), read_place(told.from_))
        return next((Link("curse", one.name) for one in ends if one.zone == "curse"), None)
    if name == "card" and isinstance(told, CardMoved):
        return Link(name, told.card)
    if name == "spell" and isinstance(told, OfSpell):
        return Link(name, told.spell)
    if name == "curse" and isinstance(told, OfCurse):
        return Link(name, told.curse)
    if name == "monster" and isinstance(told, BookTurned | Arrived):
        return Link(name, told.monster)
    if name == "ability" and isinstance(told, AbilityUsed):
        return Link("magician", told.magician)
    if name == "source" and isinstance(told, Sourced):
        for kind in ("spell", "curse", "magician"):
            if words.catalogue.has(f"bigbook.cards.{kind}s.{told.source}.name"):
                return Link(kind, told.source)
    return None


def place_of(table: BookTable, link: Link, seat: str) -> Rect | None:
    """Where the thing lies on the table now: with `seat` (whose line it is) first; None when it is nowhere in sight."""
    things = {thing.id: thing for thing in table.listing().things}
    wanted: list[str] = []
    if link.kind == "spell":
        wanted = [name for name in things if (at := thing_id.read(name)).kind == "spell" and at.name == link.id]
        wanted += [thing_id.library(e) for e, view in table.render.model.library.items() if view.top == link.id]
    elif link.kind == "curse":
        wanted = [thing_id.curse(link.id), thing_id.pile(curse_pile(link.id))]
    elif link.kind == "monster":
        wanted = ["book"] if table.render.model.monster == link.id else []
    elif link.kind == "magician":
        owner = next((name for name, one in table.render.model.seats.items() if one.magician == link.id), "")
        wanted = [thing_id.ability(owner), thing_id.seat(owner)]
    else:
        cards = [name for name, card in table.listing().cards.items() if card.kind == link.id]
        wanted = [name for name in cards if thing_id.read(name).seat == seat]
        if any(card.kind == link.id for card in table.render.model.seats[seat].discard) if seat else False:
            wanted.append(thing_id.of_seat("discard", seat))
        wanted += ["madness"] if link.id == "madness" else [thing_id.supply(link.id), thing_id.seat(seat)]
    return next((things[name].rect for name in wanted if name in things), None)


def face(render: RenderContext, link: Link, box: Box) -> Surface:
    """The card itself, large."""
    size, text = (box.w, box.h), render.layout.text(21, 17)
    if link.kind == "spell":
        return render.painter.spell_page(link.id, size, text)
    if link.kind == "curse":
        return render.painter.curse_page(link.id, size, text, tuple(curse_cost(link.id).items()))
    if link.kind == "magician":
        return render.painter.magician(link.id, size, text)
    if link.kind == "monster":
        return book.left_page(render, link.id, (box.w, round(box.w * 324 / 352)), box.w / render.layout.size("page"))
    return element_page(render, render.words, link.id, size)


class StoryLog:
    """The story of this game as a log (`LogSource`)."""

    keys: Collection[str] = KEYS

    def __init__(self, app: App, table: BookTable, revisit: Revisit = None) -> None:
        self.app, self.table = app, table
        self.earlier = EarlierMoments(app, table, lambda: table.story.step, lambda state: moment(table, state), revisit)

    @property
    def measures(self) -> lay.Layout:
        return self.table.render.layout

    @property
    def area(self) -> Rect:
        """Over the panel and what lies above it up to the curse piles."""
        areas, large = self.table.render.layout.areas, self.table.render.layout.large
        return Rect(areas["panel"]).union(Rect(areas["supply" if large else "piles"]))

    @property
    def seats(self) -> Sequence[str]:
        return tuple(self.table.render.model.seats)

    @property
    def mark(self) -> object:
        return self.table.story.mark

    def lines(self, only: str) -> list[Line]:
        return [line for line in self.table.story.lines if only in ("", line.seat) or line.type in HEADS]

    def news(self, lines: Sequence[Line]) -> int | None:
        """Of whoever reads: the person who is asked, else the only person there is."""
        decision, model = self.table.session.decision, self.table.render.model
        people = [seat for seat in model.seats if seat not in self.table.run.setup.tempers]
        asked = decision.seat if decision is not None else ""
        reader = asked if asked in people else people[0] if len(people) == 1 else self.table.desk
        turns = [(at, line.seat) for at, line in enumerate(lines) if line.type == "turn_began"]
        return since_turn(turns, reader, model.active)

    def luck(self) -> str:
        return seed_words(self.app, self.table.run.setup.seed)

    def heading(self, line: Line) -> bool:
        return line.type in HEADS

    def turn(self, line: Line) -> object:
        told = line.told
        return told.turn if isinstance(told, TurnBegan) else None

    def told(self, line: Line) -> str:
        return tell(self.table.words, line)

    def plain(self, line: Line) -> str:
        return plain(tell(self.table.words, line), self.table.words)

    def linked(self, line: Line) -> tuple[str, list[Link]]:
        return linked(self.table.words, line)

    def sign(self, line: Line, side: int, colour: Colour) -> Surface:
        return mark(verb_of(line.type), side, colour)

    def seal(self, seat: str, side: int) -> Surface | None:
        person = self.table.words.people.get(seat)
        return emblem(person.emblem, side, self.table.words.colour(seat)) if person is not None else None

    def seat_name(self, seat: str) -> str:
        return self.table.words.seat(seat)

    def name(self, link: Link) -> str:
        return self.table.words.name(link.id)

    def place(self, link: Link, seat: str) -> Rect | None:
        return place_of(self.table, link, seat)

    def card(self, link: Link, place: Rect | None) -> tuple[Surface, Box]:
        """In the place of the reading pane, or on the book where that would hide it."""
        render = self.table.render
        box = lay.reading_pane(render.layout)
        if place is not None and Rect(box).colliderect(place):
            open_book = render.layout.areas["book"]
            box = Box(open_book.right - box.w, open_book.y, box.w, box.h)
        return face(render, link, box), box

    def kept(self, step: int) -> bool:
        return self.earlier.kept(step)

    def go_back(self, step: int) -> None:
        self.earlier.go_back(step)

    def explain(self, line: Line) -> bool:
        place = of_event(line.events[0]) if known("rulebook") else ""
        if place:
            self.app.open("rulebook", place)
        return bool(place)


def log_drawer(app: App, table: BookTable, revisit: Revisit = None) -> LogDrawer[Line]:
    """The log of this table."""
    return LogDrawer(app, StoryLog(app, table, revisit))
