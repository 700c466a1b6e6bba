"""What must hold on every table, whatever has been played: conservation and limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import HAND, NOTHING, NOTHINGS, Story, story
from game.mansions.puzzles.state import EMPTY, new_piles

from . import effects, lookup
from .state import GONE, OPEN, State

STATUS = ("in_play", "dead", "escaped", "eliminated")


def breaches(state: State) -> list[str]:
    """Every invariant that does not hold, in words; empty when all is well."""
    tale = story(state.options.story)
    checks = (_cards, _figures, _people, _rooms, _limits, _turn, _puzzles)
    return [line for check in checks for line in check(state, tale)]


def _cards(state: State, tale: Story) -> Iterator[str]:
    """1: every card is in exactly one place."""
    cards = catalogue()
    carried = [card for person in state.people for card in person.items]
    house = [card for piles in (state.piles, state.dropped) for pile in piles.values() for card in pile]
    clues = {clue.card(state.answers) for clue in tale.clues.values()}
    known = {*cards.finds, *cards.obstacles, *cards.locks, *clues}
    there = Counter([*carried, *house, *state.locks.values(), *state.out])
    yield from _once("card", known, Counter({card: n for card, n in there.items() if card in known}))
    if there[NOTHING] != NOTHINGS:
        yield f"1: {there[NOTHING]} cards are nothing of interest, not {NOTHINGS}"
    yield from (f"1: the item {item} is there {there[item]} times" for item in cards.items if there[item] > 1)
    stray = there.keys() - known - cards.items.keys() - cards.mythos.keys() - cards.trauma.keys() - {NOTHING}
    yield from (f"1: nobody knows the card {card}" for card in sorted(stray))
    before = [card for person in state.people for card in person.mythos]
    suffered = [card for person in state.people for card in person.trauma]
    out = [card for card in state.out if card in cards.mythos]
    mythos = Counter([*state.mythos_deck, *state.mythos_discard, *state.mythos_hand, *before, *out])
    yield from _once("Mythos card", cards.mythos, mythos)
    out = [card for card in state.out if card in cards.trauma]
    trauma = Counter([*state.trauma_deck, *state.trauma_discard, *state.trauma_hand, *suffered, *out])
    yield from _once("trauma", cards.trauma, trauma)
    drawn = Counter(
        card for decks in (state.combat_decks, state.combat_discards) for deck in decks.values() for card in deck
    )
    yield from _once("combat card", cards.combat, drawn)
    learnt = [spell for person in state.people for spell in person.spells]
    spells = Counter([*learnt, *(card for deck in state.spell_decks.values() for card in deck)])
    yield from _once("spell", _backs(), spells)


@cache
def _backs() -> tuple[str, ...]:
    """Every card of the spell decks."""
    spells = catalogue().spells.values()
    return tuple(f"{spell.id}_{number}" for spell in spells for number in range(1, len(spell.backs) + 1))


def _once(what: str, known: Iterable[str], there: Counter[str]) -> Iterator[str]:
    wanted = dict.fromkeys(known, 1)
    if there == wanted:
        return
    yield from (f"1: the {what} {id_} is there {there[id_]} times" for id_ in sorted(set(wanted) | set(there))
                if there[id_] != (id_ in wanted))  # fmt: skip


def _figures(state: State, tale: Story) -> Iterator[str]:
    """2: every figure is in one place, and that place exists; 3: damage is less than health."""
    cards = catalogue()
    there = Counter(
        [*(monster.figure for monster in state.monsters), *(one for kind in state.supply.values() for one in kind)]
    )
    figures = cards.figures
    for id_ in sorted(set(figures) | set(there)):
        if there[id_] != (id_ in figures):
            yield f"2: the figure {id_} is there {there[id_]} times"
    for monster in state.monsters:
        if monster.at not in tale.house.rects:
            yield f"2: {monster.id} stands nowhere: {monster.at!r}"
        if min(monster.damage, monster.stun, monster.samples) < 0:
            yield f"3: {monster.id} has less than nothing"
        figure = figures.get(monster.figure)
        if figure is not None and monster.damage >= lookup.health_of(state, monster):
            yield f"3: {monster.id} should be dead"


def _people(state: State, tale: Story) -> Iterator[str]:
    """3 to 5: nothing is negative; one injury and one insanity; who is not in play stands nowhere and owns nothing."""
    cards = catalogue()
    for number, person in enumerate(state.people, start=1):
        if min(person.damage, person.horror, person.stun, person.skill) < 0:
            yield f"3: i{number} has less than nothing"
        if person.status == "in_play" and effects.sanity(state, number - 1) < 0:
            yield f"3: i{number} has more horror than sanity"
        dying = any(frame.program == "death" and frame.actor == number - 1 for frame in state.frames)
        if person.status == "in_play" and not dying and effects.health(state, number - 1) <= 0:
            yield f"3: i{number} should be dead"
        kinds = Counter(cards.trauma[card].kind for card in person.trauma if card in cards.trauma)
        if any(count > 1 for count in kinds.values()):
            yield f"4: i{number} suffers {dict(kinds)}"
        if person.status not in STATUS or (person.at in tale.house.rects) != (person.status == "in_play"):
            yield f"2: i{number} is {person.status} and stands at {person.at!r}"
        if person.status != "in_play" and (person.items or person.spells or person.trauma or person.mythos):
            yield f"5: i{number} is {person.status} and owns something"
        spots = tale.house.features["hiding_spot"]
        if person.hidden and person.at not in spots:
            yield f"5: i{number} hides where there is no hiding spot"
    used = [*(person.who for person in state.people), *state.gone_people]
    yield from (f"5: {who} is used twice" for who, count in Counter(used).items() if count > 1)


def _rooms(state: State, tale: Story) -> Iterator[str]:
    """4: one fire and one darkness a room; 6: a locked room has one lock."""
    house = tale.house
    for name in ("fire", "dark", "explored", "open_locks", "open_tops", "sealed_exits"):
        rooms: tuple[str, ...] = getattr(state, name)
        if len(set(rooms)) != len(rooms) or not set(rooms) <= set(house.rooms):
            yield f"4: {name}: {rooms}"
    if not set(state.open_locks) <= set(state.locks) or not set(state.locks) <= set(house.rooms):
        yield f"6: locks {sorted(state.locks)}, open {state.open_locks}"
    if set(state.piles) != set(house.rooms) or set(state.dropped) != set(house.rooms):
        yield "6: a room has no pile"
    for room in state.open_tops:
        if not state.piles.get(room) or state.piles[room][0] not in catalogue().obstacles:
            yield f"6: no obstacle lies open in {room}"
    if not set(state.sealed) <= {"-".join(door) for door in house.doors}:
        yield f"2: sealed, but no doors: {state.sealed}"
    for space, bars in state.barriers.items():
        doors = {"-".join(door) for door in house.doors if space in door} | set(house.exits)
        if space not in house.features["barrier"] or (bars not in (OPEN, GONE) and bars not in doors):
            yield f"2: the barrier of {space} is at {bars!r}"
    if len(state.corpses) > house.corpses or not set(state.corpses) <= set(house.rects):
        yield f"2: corpses at {state.corpses}"


def _limits(state: State, tale: Story) -> Iterator[str]:
    """4: the hand; 10: the clock."""
    discarding = state.decision is not None and state.decision.prompt == "discard"  # all are drawn first
    if not discarding and (len(state.mythos_hand) > HAND or len(state.trauma_hand) > HAND):
        yield f"4: {len(state.mythos_hand)} Mythos and {len(state.trauma_hand)} trauma cards in hand"
    if min(state.threat, state.time, state.samples, state.event) < 0:
        yield "3: threat, time or samples below zero"
    waits = bool(state.options.switches.get("longer_night")) and state.event == len(tale.events) - 1  # MM-OPT.6
    if state.event < len(tale.events) and state.time >= tale.events[state.event].time and not waits:
        yield f"10: {state.time} time tokens, and no event"
    if state.event > len(tale.events):
        yield f"10: {state.event} events of {len(tale.events)}"


def _turn(state: State, _tale: Story) -> Iterator[str]:
    """7: what is left of a turn; 11: exactly one of a question and an end; nobody eliminated is asked."""
    if min(state.moves, state.action) < 0 or state.moves > 2 or state.action > 2:
        yield f"7: {state.moves} moves and {state.action} actions are left"
    if state.over == (state.decision is not None) and (state.over or state.frames):
        yield f"11: over is {state.over}, and {state.decision} stands"
    if state.decision is not None and state.decision.seat != "keeper":
        person = state.people[int(state.decision.seat[1:]) - 1]
        if person.status in ("eliminated", "escaped"):
            yield f"5: {state.decision.seat} is asked {state.decision.kind}, and is {person.status}"


def _puzzles(state: State, _tale: Story) -> Iterator[str]:
    """9: pieces are conserved."""
    pieces = Counter((pile, piece) for pile, found in state.pieces.items() for piece in found)
    pieces.update((one.pile, piece) for one in state.puzzles.values() for piece in one.pieces if piece != EMPTY)
    if pieces != _all_pieces():
        yield "9: puzzle pieces are lost or doubled"


@cache
def _all_pieces() -> Counter[tuple[str, int]]:
    """Every piece of the box by its pile."""
    return Counter((pile, piece) for pile, found in new_piles(catalogue().puzzles).items() for piece in found)
