"""No dead words: every key is named by the code whole, or built by it with a name from where it is built, or belongs to
a family whose names stand in the data."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Set
from functools import cache

from game.bigbook.rules.options import TEMPERS
from game.bigbook.text.log import SILENT
from game.core.play.story import AGREED
from game.core.text.i18n import Catalogue
from game.games import GAMES, entry
from scenes.kit.audio import sound_list
from scenes.table.overlays.hint_note import STEPS
from tests.localization.asked import (
    CARRIERS,
    GAP,
    ROOT,
    Asked,
    alternatives,
    asked,
    asked_in,
    constants,
    name_of,
    neighbours,
    sources,
)
from tests.localization.scope import owner
from tests.sources import nodes_of, source_files

ELSEWHERE = ("mansions",)
"""Games whose keys are held against their data and code by their own tests (`tests/mansions/text/test_telling.py`)."""
EVERY = frozenset(Catalogue.load("en", [ROOT / "localization"]).keys())
KEYS = frozenset(key for key in EVERY if owner(key) not in ELSEWHERE)


@cache
def literals(folder: str = "") -> frozenset[str]:
    """Every literal text of the modules in a folder (or of one module), also without `button:`, `--`, `value.`."""
    found: set[str] = set()
    for path in sources():
        if str(path.relative_to(ROOT)).startswith(folder):
            found |= constants(path)
    return frozenset(found | {re.sub(r"^(button:|--|value\.)", "", one) for one in found})


@cache
def buttons() -> frozenset[str]:
    """What the table names its things, the helping buttons of a question that comes again among them."""
    return literals("scenes/bigbook/table") | literals("scenes/table") | literals("game/core/play/standing_answers.py")


@cache
def words_of_company() -> frozenset[str]:
    """What is said about companions: by the company at any table, and by what the first game's panel offers."""
    return literals("scenes/table") | literals("scenes/bigbook/table/panel/items.py")


@cache
def data() -> frozenset[str]:
    """Every word of the cards, the rulebook's order and the lessons."""
    return frozenset(
        word for path in source_files(ROOT / "game", ".yaml") for word in re.findall(r"[\w-]+", path.read_text("utf-8"))
    )


@cache
def told() -> frozenset[str]:
    """The events that the log tells: those that the engine emits and those that the story makes of them."""
    found = {AGREED, *literals("game/bigbook/text/log.py")}
    for path in sources():
        if path.is_relative_to(ROOT / "game" / "bigbook"):
            for node in nodes_of(path):
                if isinstance(node, ast.Call) and name_of(node) in ("emit", "moved"):
                    found.update(text for one in node.args[:2] for text in alternatives(one))
    found |= {f"{part}_began" for part in ("arrival", "bonus", "failure")}
    found |= {f"madness_received_{place}" for place in ("hand", "support", "deck")}
    return frozenset(found - SILENT)


@cache
def reasons() -> frozenset[str]:
    """What a `Reason` says, in the code that makes it."""
    carried = {one.key for one in asked() if one.before == CARRIERS["Reason"] and GAP not in one.key}
    return frozenset(carried) | literals("game/bigbook/rules/actions.py") | literals("game/bigbook/text/wording.py")


@cache
def settings() -> frozenset[str]:
    """The table options of every game, also of those that are not heard in the first."""
    return frozenset(one.name for game in GAMES for one in entry(game).settings)


@cache
def headings() -> frozenset[str]:
    """The words of the game that head an entry of the rulebook."""
    order = (ROOT / "game" / "bigbook" / "text" / "rulebook.yaml").read_text("utf-8")
    return frozenset(re.findall(r"\b(?:card|zones)\.(\w+)", order))


LACKS = frozenset({"lack_here", "lack_among_here"})
"""Reasons that are built in one module from another one's."""
FAMILIES: tuple[tuple[str, Callable[[], Set[str]]], ...] = (
    (r"bigbook\.edition\.(command_line)", lambda: {"command_line"}),  # of whichever game was asked for
    (r"bigbook\.edition\.pokes\.(\w+)\.(?:name|line_\d)", lambda: literals("scenes/bigbook/rooms.py")),
    (r"bigbook\.settings\.(?:danger_)?(\w+)", lambda: literals("scenes/bigbook/settings.py")),
    (r"bigbook\.keys\.(\w+)", lambda: literals("scenes/bigbook/keys.py")),
    (r"bigbook\.coach\.(?:hints|ui)\.(\w+)", literals),  # the coach's list of hints
    (r"bigbook\.company\.lines\.\w+\.(\w+)", lambda: literals("scenes/bigbook/table/input/voices.py")),
    (r"bigbook\.company\.tempers\.(\w+)", lambda: set(TEMPERS)),
    (r"bigbook\.company\.ui\.(\w+)", lambda: words_of_company() | {"person", *TEMPERS}),
    (r"bigbook\.log\.(\w+)", told),
    (r"bigbook\.log\.recap\.(\w+)", lambda: literals("scenes/bigbook/table/text/results.py")),
    (r"bigbook\.log\.lost_because\.([\w-]+)", lambda: literals("game")),
    (r"bigbook\.end\.reason\.([\w-]+)", lambda: literals("game")),
    (r"bigbook\.prompts\.(\w+)\.(?:exact|upto|any)", lambda: literals("game") | {"keep_support"}),  # by how many
    (r"bigbook\.prompts\.because\.(\w+)", lambda: literals("game/bigbook/ai") | LACKS),  # reasons of the coach
    (r"bigbook\.prompts\.options\.(\w+)", lambda: data() - {"yes", "no"}),  # ways that a card offers
    (r"bigbook\.terms\.(?:difficulties|evenings|modes)\.(\w+)\.(?:name|text)", lambda: literals("game")),
    (r"bigbook\.terms\.levels\.(\w+)", lambda: literals("scenes/bigbook/sharing.py")),
    (r"bigbook\.terms\.sources\.(\w+)", lambda: literals("game") | data()),
    (r"bigbook\.terms\.(?:card|zones)\.(\w+)", headings),
    (r"bigbook\.tips\.([\w-]+)", lambda: buttons()),
    (r"bigbook\.why\.([\w-]+)", reasons),
    (r"bigbook\.why\.undo-(\w+)", literals),  # what an undo would take back
    (r"kit\.button\.(auto-pay|choose-for-me|same-for-rest|remember)", lambda: buttons()),
    (r"\w+\.command_line\.(?:help|rules)\.(\w+)", lambda: settings()),  # the options of a game's table
    (r"kit\.cli\.(?:\w+\.)?([\w-]+)", lambda: literals()),  # options, commands, what is wrong with them
    (r"kit\.code\.(\w+)", literals),  # what is wrong with a code
    (r"kit\.hint\.(\w+)", lambda: literals("scenes/bigbook/table/overlays/hint.py") | {*STEPS}),
    (r"kit\.key_acts\.(\w+)", lambda: literals("scenes/kit/input/keymap.py")),
    (r"kit\.settings\.hints_(\w+)", lambda: literals("scenes/shell/own_settings.py")),
    (r"kit\.keys\.(\w+)", lambda: literals("scenes")),
    (r"kit\.menu\.(\w+)_note", literals),  # what is kept when this game is left
    (r"kit\.save\.(\w+)", lambda: literals() - literals("scenes/bigbook/table")),  # what the disk refuses
    (r"kit\.sound\.kinds\.(\w+)", lambda: sound_list.read().kinds().keys() | literals("scenes/menus/sound")),
    (r"kit\.undo\.(\w+)\.(?:name|text)", literals),
)
"""Keys that are built in one module with names that another one passes on, and where those names stand."""
WHOLE_FAMILIES = (
    r"language\..*",  # how a language counts and lists
    r"bigbook\.cards\..*",  # every card has its texts (test_texts)
    r"kit\.licenses\.ui\..*",  # what an open book asks of any contents (test_licenses)
    r"bigbook\.(rulebook|lessons|challenges)\..*",  # articles and steps (test_rulebook, tests/lessons)
    r"bigbook\.forms\.\w+",  # of every term of the glossary (test_term_notes)
    r"bigbook\.terms\.(kinds|elements|nouns|parts|positions|monsters)\.\w+\.\w+",  # forms of a noun
)


@cache
def _near() -> dict[str, frozenset[str]]:
    return neighbours()


@cache
def _pattern(front: str, body: str) -> re.Pattern[str]:
    return re.compile(re.escape(front) + body)


def means(place: Asked, key: str) -> bool:
    """Whether a place of the code can ask for the key: its gaps are filled with names from the same module, from those
    that it imports or that import it, or from the data."""
    near, far = _near()[place.where.rpartition(":")[0]], data()
    body = re.escape(place.key).replace(GAP, r"([\w-]+)")
    matches = (_pattern(front, body).fullmatch(key) for front in place.before if key.startswith(front))
    return any(
        found and all(name in near or name in far or name.isdigit() for name in found.groups()) for found in matches
    )


@cache
def named() -> frozenset[str]:
    """Every key that some place of the code asks for; one of a family only where it stands whole."""
    return frozenset(
        key
        for place in asked()
        for key in place.matches(KEYS)
        if (means(place, key) if not families_of(key) else GAP not in place.key)
    )


def families_of(key: str) -> list[tuple[str, Callable[[], Set[str]]]]:
    """The names in the key, each with the names of the family it has to be one of."""
    found = ((re.fullmatch(family, key), names) for family, names in FAMILIES)
    return [(match[1], names) for match, names in found if match is not None]


def in_family(key: str) -> bool:
    """Whether a key belongs to a family and its name to the family's names."""
    if any(re.fullmatch(family, key) for family in WHOLE_FAMILIES):
        return True
    return any(name in names() for name, names in families_of(key))


def test_every_key_is_used() -> None:
    dead = sorted(key for key in KEYS if key not in named() and not in_family(key))
    assert not dead, "nothing seems to ask for these: delete them in every language, or name their family above"


def test_a_dead_key_is_found() -> None:
    assert "kit.button.start" in named() and in_family("bigbook.log.spell_learned")
    code = "waiting = sound = rename = fizzled = None\ndef act(sound, rename): words.t(f'prompts.{sound}', x=sound)"
    for dead in ("kit.button.rename", "bigbook.prompts.waiting", "bigbook.log.fizzled", "bigbook.why.title"):
        assert not in_family(dead)
        planted = list(asked_in(ast.walk(ast.parse(code)), "scenes/menus/main_menu.py"))
        assert len(planted) == 1
        assert not means(planted[0], dead), "a name in the code that is no text is no use"
