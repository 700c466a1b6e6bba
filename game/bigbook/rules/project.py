"""From the state to the view: the open table and nothing else."""

from __future__ import annotations

from collections import Counter

from game.bigbook.catalogue import PILES, catalogue
from game.bigbook.rules.curses import cost_of
from game.bigbook.rules.kinds import ELEMENTS, KIND_NAMES, SEATS, VALUE
from game.bigbook.rules.pieces import EXHAUSTED, NEUTRALIZED, RESOLVING, Curse
from game.bigbook.rules.player import Player
from game.bigbook.rules.state import State
from game.bigbook.rules.zones import spell_limit, support_places
from game.bigbook.view import CurseView, GrantView, LibraryView, PlayerView, SpellView, TableView


def project(state: State) -> TableView:
    """What everybody may see."""
    turned = state.turned
    monster = state.book[turned - 1] if turned else None
    page = state.book[turned]
    pages = catalogue().pages
    return TableView(
        players=tuple(_player(seat, player) for seat, player in enumerate(state.players)),
        madness=state.madness,
        supply={KIND_NAMES[kind]: state.supply[kind] for kind in range(13) if VALUE[kind] >= 2},
        library={
            ELEMENTS[element]: LibraryView(deck[-1] if deck else None, len(deck))
            for element, deck in enumerate(state.libraries)
        },
        piles={name: len(pile) for name, pile in zip(PILES, state.piles, strict=True)},
        curses=tuple(_curse(curse) for curse in state.curses),
        tokens_left=dict(zip(ELEMENTS, state.tokens_left, strict=True)),
        marker=state.marker,
        round=state.round,
        turn=state.turn,
        active=SEATS[state.active],
        phase=state.phase,
        monster=monster,
        page=page,
        preview=tuple(ELEMENTS[element] for element in pages[page].curses) if turned else (),
        pages_left=len(state.book) - turned,
        multi_curses=catalogue().table.round_track[state.options.difficulty][state.round - 1],
        difficulty=state.options.difficulty,
        mode=state.options.mode,
        aside=tuple(state.aside),
        granted=tuple(_grants(state)),
        result=state.result,
        reason=state.reason,
    )


def _player(seat: int, player: Player) -> PlayerView:
    makeup = Counter(player.deck)
    return PlayerView(
        seat=SEATS[seat],
        magician=player.magician,
        hand=_names(player.hand),
        support=_names(player.support),
        discard=_names(player.discard),
        deck_count=len(player.deck),
        deck_makeup={KIND_NAMES[kind]: makeup[kind] for kind in sorted(makeup)},
        spells=tuple(_spell(player, spell, flags) for spell, flags in player.spells.items()),
        support_limit=support_places(player),
        spell_limit=spell_limit(player),
        ability_used=player.ability_used,
        eliminated=player.eliminated,
    )


def _names(kinds: list[int]) -> tuple[str, ...]:
    return tuple(KIND_NAMES[kind] for kind in kinds)


def _spell(player: Player, spell: str, flags: int) -> SpellView:
    return SpellView(
        id=spell,
        exhausted=bool(flags & EXHAUSTED),
        neutralized=bool(flags & NEUTRALIZED),
        resolving=bool(flags & RESOLVING),
        bound_by=player.bound.get(spell, ""),
    )


def _curse(curse: Curse) -> CurseView:
    return CurseView(
        id=curse.id,
        position=catalogue().table.positions[curse.position],
        cost={ELEMENTS[element]: count for element, count in enumerate(cost_of(curse)) if count},
        tokens={ELEMENTS[element]: count for element, count in enumerate(curse.tokens) if count},
        madness=curse.madness,
        neutralized=bool(curse.until),
        applied=curse.applied,
    )


def _grants(state: State) -> list[GrantView]:
    """Who may act for whom, outermost first: the frames of granted actions on the stack."""
    found: list[GrantView] = []
    caster = state.active
    for frame in state.frames:
        if frame.program == "casting":
            caster = frame.actor
        elif "left" in frame.locals:
            found.append(GrantView(SEATS[frame.actor], SEATS[caster], frame.number("left")))
    return found
