"""What is printed on a thing of the first game, and what is open of a player: for `look`."""

from __future__ import annotations

from collections.abc import Iterator

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.play import thing_id
from game.bigbook.rules.action_id import read
from game.bigbook.rules.kinds import ELEMENT, ELEMENTS, KIND_OF, VALUE
from game.bigbook.rules.place import read_option, read_place
from game.bigbook.text.wording import TIMES
from game.bigbook.view import PlayerView, TableView

from .words import PlainWords

NONE = "-"


def text_of(words: PlainWords, thing: str) -> str:
    """The sentence of a spell or a curse; '' for anything else."""
    cards = catalogue()
    if thing in cards.spells:
        return words.spell_text(thing)
    return words.curse_text(thing) if thing in cards.curses else ""


def look(words: PlainWords, view: TableView, name: str) -> Iterator[str]:
    """All that lies open of a thing named by its id, its name, or an answer about it; nothing for what nobody knows."""
    thing = _meant(words, view, name)
    cards = catalogue()
    if thing in cards.spells:
        yield from _spell(words, thing)
    elif thing in cards.curses:
        yield from _curse(words, view, thing)
    elif thing in KIND_OF:
        yield from _card(words, view, thing)
    elif thing == "book" and view.round:
        yield from _book(words, view)
    elif any(player.seat == thing for player in view.players):
        yield from _player(words, next(player for player in view.players if player.seat == thing))


def parts_of(name: str) -> tuple[str, ...]:
    """A name, and what it speaks of where it is that of an answer, a place or a thing: the thing first, then whose."""
    held, act, thing = read_option(name), read(name), thing_id.read(name)
    place = read_place(act.target or name)
    return name, held.name, act.target, thing.name, place.zone, held.seat, place.seat, thing.seat


def _meant(words: PlainWords, view: TableView, name: str) -> str:
    """The id that a name stands for: of an answer its last part (`p1.hand.water2`, `activate:ice:2`)."""
    wanted = name.casefold()
    cards = catalogue()
    for part in parts_of(wanted):
        if part in cards.spells or part in cards.curses or part in KIND_OF or part in words.names or part == "book":
            return part
    for player in view.players:
        seat, magician = player.seat, player.magician
        if wanted in (words.seat(seat).casefold(), words.magician(magician).casefold(), magician):
            return seat
        if wanted in (words.ability(magician).casefold(), "ability") and (wanted != "ability" or seat == view.active):
            return seat
    for group, say in ((cards.spells, words.spell), (cards.curses, words.curse)):
        found = next((one for one in group if say(one).casefold() == wanted), "")
        if found:
            return found
    kind = next((kind for kind in KIND_OF if str(words.card(kind)).casefold() == wanted), "")
    return kind or ("book" if view.monster and words.monster(view.monster).casefold() == wanted else "")


def _spell(words: PlainWords, spell: str) -> Iterator[str]:
    card = catalogue().spells[spell]
    level = words.t("terms.card.level", n=card.level)
    yield f"{words.spell(spell)} [{spell}] · {words.element(ELEMENTS[card.element])} · {level}"
    for power in (1, 2, 3):
        label = words.t("prompts.power.label", power=power)
        cost = f"{card.level * power} {words.element(ELEMENTS[card.element])}"
        yield f"  {label} ({cost}): {words.spell_text(spell, power)}"


def _curse(words: PlainWords, view: TableView, curse: str) -> Iterator[str]:
    card = catalogue().curses[curse]
    price = {element: n for element, n in zip(ELEMENTS, card.cost, strict=True) if n}
    price = next((one.cost for one in view.curses if one.id == curse), price)
    listed = words.catalogue.all_of([f"{n} {words.element(element)}" for element, n in price.items()])
    yield f"{words.curse(curse)} [{curse}] · {words.element(PILES[card.pile])} · {listed}"
    yield f"  {words.curse_text(curse)}"


def _card(words: PlainWords, view: TableView, kind: str) -> Iterator[str]:
    yield str(words.card(kind))
    if kind == "madness":
        yield f"  {words.t('tips.madness_card')}"
        yield f"  {words.t('prompts.status.stack', n=view.madness)} {words.t('tips.stack')}"
        return
    number = KIND_OF[kind]
    cost = f"{VALUE[number]} {words.element(ELEMENTS[ELEMENT[number]])}"
    yield f"  {words.t('tips.hand_card', cost=cost)}"
    if kind in view.supply:
        yield f"  {words.t('terms.zones.supply')}: {view.supply[kind]}"


def _book(words: PlainWords, view: TableView) -> Iterator[str]:
    """The open pages: the monster's arrival, what its judgment brings, and what the next one brings along."""
    if view.monster is None:
        return
    yield words.monster(view.monster)
    for part, page in (("arrival", view.monster), ("bonus", view.page), ("failure", view.page)):
        yield f"  {words.t(f'terms.card.{part}')}: {words.page_text(page, part)}"
    if view.preview:
        elements = words.catalogue.all_of([str(words.element(name)) for name in view.preview])
        yield f"  {words.t('terms.card.next', list=elements)}"


def _player(words: PlainWords, player: PlayerView) -> Iterator[str]:
    """A player's magician, what is in deck and discard pile, and every spell with its sentence."""
    magician = player.magician
    yield f"{words.seat(player.seat)} [{player.seat}] · {words.magician(magician)}"
    timing = words.t(f"terms.timing.{catalogue().magicians[magician].timing}")
    yield f"  {words.ability(magician)} ({timing}): {words.ability_text(magician)}"
    deck = [f"{n} {TIMES} {words.card(kind)}" for kind, n in player.deck_makeup.items()]
    yield f"  {words.t('terms.zones.deck')} {player.deck_count}: {', '.join(deck) or NONE}"
    yield f"  {words.t('terms.zones.discard')} {len(player.discard)}: {words.list_cards(player.discard) or NONE}"
    for spell in player.spells:
        yield f"  {words.spell(spell.id)} [{spell.id}]: {words.spell_text(spell.id)}"
