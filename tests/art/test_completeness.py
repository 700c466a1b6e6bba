"""Every card, page, face and surface that the rules and the screens need has its drawing."""

from __future__ import annotations

from collections.abc import Iterator

from game.bigbook.catalogue import PILES, Catalogue
from game.bigbook.play.achievements import achievements
from game.bigbook.rules.kinds import ELEMENTS
from scenes.kit.assets import picture_file

from .pictures import BOOK

CATALOGUE = Catalogue()
VALUES = (1, 2, 3)
MADNESS_FACES = 5
STATIONS = 6
BACKS = ("deck", "spell", "curse", "curse_multi")
SCREENS = ("menu", "setup", "victory", "defeat", "tutorial", "rulebook", "arms", "app_icon")
ICONS = ("app_icon_small", "app_icon_tiny")
LOCKUPS = ("logo_en", "logo_es", "logo_it")
CHAPTERS = tuple(f"chapter_{number}" for number in range(1, 7))
PIECES = ("border", "gilt", "cursor", "cursor_open", "cursor_hold")
GRIMOIRE = ("grimoire", "grimoire_eye", "grimoire_frame", "clasp")
MARKS = ("first_player", "ability_used", "exhausted", "neutralized", "bound")
STACK_STEPS = 4
SEAL_STATES = ("", "_pressed", "_grey")
TABLE = ("table_evening", "table_eclipse", "room_eclipse", "closed_book")
MAGICIAN = ("", "_sheet", "_seat", "_bust", "_emblem", "_calm", "_mad", "_triumphant", "_eliminated")
TOKENS = ("active", "invocation", "snail", "strike")


def _cards() -> Iterator[str]:
    for spell in CATALOGUE.spells:
        yield from (f"spells/{spell}", f"tiles/{spell}")
    for curse in CATALOGUE.curses:
        yield from (f"curses/{curse}", f"curses/{curse}_tile")
    for element in ELEMENTS:
        yield from (f"elements/{element}_{value}" for value in VALUES)
    yield from (f"madness/face_{number}" for number in range(1, MADNESS_FACES + 1))
    yield from (f"backs/{back}" for back in BACKS)
    for magician in CATALOGUE.magicians:
        yield from (f"magicians/{magician}{part}" for part in MAGICIAN)


def _book() -> Iterator[str]:
    yield from (f"monsters/{page}" for page in (*CATALOGUE.covers, *CATALOGUE.interiors))
    yield from (f"covers/{cover}" for cover in CATALOGUE.covers)
    for page in CATALOGUE.interiors:
        yield from (f"pages/{page}_bonus", f"pages/{page}_failure")
    yield from ("pages/final_page", "pages/the_end", "pages/back_cover")


def _surfaces() -> Iterator[str]:
    yield from (f"icons/badge_{pile}" for pile in PILES)
    for element in ELEMENTS:
        yield from (f"icons/glyph_{element}", f"tokens/el_{element}", f"tokens/mote_{element}")
    yield from (f"tokens/{token}" for token in TOKENS)
    yield from (f"tokens/seal_{power}{state}" for power in (1, 2, 3) for state in SEAL_STATES)
    yield from (f"seals/{one.id}" for one in achievements())
    yield from (f"table/{name}" for name in TABLE)
    yield from (f"table/madness_stack_{step}" for step in range(STACK_STEPS + 1))
    yield from (f"table/station_{number}" for number in range(STATIONS))
    yield from (f"ui/{name}" for name in (*SCREENS, *ICONS, *LOCKUPS, *CHAPTERS, *PIECES, *GRIMOIRE, *MARKS))
    yield from (f"ui/ink_{kind}" for kind in (*ELEMENTS, "neutral"))


def _missing(wanted: Iterator[str]) -> list[str]:
    return [name for name in wanted if not picture_file(*_kind_and_id(name)).is_file()]


def _kind_and_id(name: str) -> tuple[str, str]:
    kind, _, ident = name.partition("/")
    return kind, ident


def test_every_card_and_magician_is_drawn() -> None:
    assert _missing(_cards()) == []


def test_every_page_of_the_book_is_drawn() -> None:
    assert _missing(_book()) == []


def test_table_tokens_and_screens_are_drawn() -> None:
    assert _missing(_surfaces()) == []


def test_no_drawing_of_a_card_is_without_its_card() -> None:
    known = {
        "spells": set(CATALOGUE.spells),
        "tiles": set(CATALOGUE.spells),
        "curses": {f"{curse}{part}" for curse in CATALOGUE.curses for part in ("", "_tile")},
        "monsters": {*CATALOGUE.covers, *CATALOGUE.interiors},
        "covers": set(CATALOGUE.covers),
    }
    for kind, names in known.items():
        assert {path.stem for path in (BOOK / kind).glob("*.svgz")} == names
