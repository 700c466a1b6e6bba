"""The house is as its plans say: small modules, an index that names them all, documents that point at what is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from scenes.bigbook.screens import BOOK
from scenes.kit.input.keymap import commands
from tests import rooms
from tests.bigbook.event_reads import READERS, asked_of_events
from tests.bigbook.ids_cut import GAME, OWN, PUT_TOGETHER, SCREENS, offences, put_together, taken_apart
from tests.howto import steps
from tests.sources import nodes_of, source_files, tree_of

ROOT = Path(__file__).resolve().parents[1]
MOST_LINES = 700
TOPS = ("game", "scenes", "tests", "tools", "localization", "assets", "docs")
PAGES = (ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("docs/glossary/*.md")),
         ROOT / "tools" / "art" / "README.md")  # fmt: skip
"""What is read by people who change something; reviews and the changelog tell how it was."""
FOLDERS = sorted({path.parent for top in TOPS for path in (ROOT / top).rglob("*.*")} | {ROOT / top for top in TOPS})
"""Where something may lie that a document names by the end of its path."""
OF_PLAYERS = {".venv/bin/", "dist/", "languages/"}
"""Folders that are named and made by whoever follows the documents."""


CLASS = re.compile(r"^class (\w+)(.*?)(?=^\S|\Z)", re.DOTALL | re.MULTILINE)


@cache
def _classes() -> dict[str, set[str]]:
    """Every class by name, with all words in it."""
    found: dict[str, set[str]] = {}
    for top in TOPS[:4]:
        for path in source_files(ROOT / top, ".py"):
            for name, body in re.findall(
                r"^class (\w+)(.*?)(?=^\S|\Z)", path.read_text("utf-8"), re.DOTALL | re.MULTILINE
            ):
                found.setdefault(name, set()).update(re.findall(r"\w+", body))
    return found


def test_no_module_grows_too_long() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for room in ("game", "scenes")
        for path in source_files(ROOT / room, ".py")
        if (lines := path.read_text("utf-8").count("\n")) > MOST_LINES
    }
    assert not long


MOST_MODULES = 30
LISTS = {
    "tools/art/parts": "what pictures are put together from, a drawn thing each",
    "tools/art/pictures/bigbook/ui": "a picture each",
    "tools/art/pictures/bigbook/curses": "a picture each",
    "tools/art/pictures/bigbook/spells": "a picture each",
}
"""Folders of like things, which nobody reads through: they may be as long as there are such things."""


def test_no_folder_holds_more_modules_than_one_takes_in() -> None:
    """What has a room of its own lies there; in the program there is no exception."""
    counts: dict[str, int] = {}
    for top in TOPS[:4]:
        for path in source_files(ROOT / top, ".py"):
            if path.stem != "__init__":
                folder = path.parent.relative_to(ROOT).as_posix()
                counts[folder] = counts.get(folder, 0) + 1
    assert {folder for folder, count in counts.items() if count > MOST_MODULES} == set(LISTS)
    assert not [folder for folder in LISTS if folder.startswith(("game", "scenes"))]


def names_given(path: Path) -> list[str]:
    """What a module gives a name to at its top, in order."""
    found: list[str] = []
    for node in tree_of(path).body:
        if isinstance(node, ast.Assign):
            names = [one for target in node.targets for one in ast.walk(target)]
            found += [one.id for one in names if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append(node.name)
    return found


def test_no_module_gives_a_name_twice() -> None:
    """The later one is meant by everybody then, also by functions that stand before it."""
    for room in ("game", "scenes"):
        for path in source_files(ROOT / room, ".py"):
            given = names_given(path)
            assert len(given) == len(set(given)), path.relative_to(ROOT)


def test_no_module_imports_a_name_twice_and_no_branch_of_imports_is_empty() -> None:
    """A name that is needed at run time needs no second import for the type checker."""
    for room in ("game", "scenes"):
        for path in source_files(ROOT / room, ".py"):
            branches = [node.body for node in tree_of(path).body if isinstance(node, ast.If)]
            assert not any(isinstance(one, ast.Pass) for body in branches for one in body), path.relative_to(ROOT)
            nodes = [node for body in (tree_of(path).body, *branches) for node in body]
            named = [
                one.asname or one.name
                for node in nodes
                if isinstance(node, ast.Import | ast.ImportFrom)
                for one in node.names
            ]
            assert len(named) == len(set(named)), path.relative_to(ROOT)


def test_the_plan_of_rooms_names_every_folder() -> None:
    """A new module changes nothing in it."""
    page = rooms.PAGE.read_text("utf-8")
    assert page == rooms.plan(), "python -m tests.rooms --write writes docs/rooms.md anew"
    assert re.findall(r"^\| `([\w/]+)/` \| \S", page, re.MULTILINE) == rooms.rooms()


def test_the_modules_of_a_room_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert rooms.main(["scenes/table"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("scenes/table/  ") and "    parts: " in said and "scenes/kit" not in said
    assert rooms.main(["scenes/tab"]) == 2
    assert rooms.main([]) == 0 and "game/core/engine/" in capsys.readouterr().out


def test_every_room_and_module_says_its_idea() -> None:
    silent = [
        path.relative_to(ROOT).as_posix()
        for room in ("game", "scenes")
        for path in source_files(ROOT / room, ".py")
        if not rooms.idea(path)
    ]
    assert not silent


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_documents_name_what_is_there(page: Path) -> None:
    """Files and folders (a path from the top is that very path), classes with their parts, modules that are run. What
    whoever follows the page makes is not there yet."""
    text = page.read_text("utf-8")
    named = {
        *re.findall(r"[`(]([\w./-]*[\w-]\.(?:py|yaml|md|png|webp))[`)#]", text),
        *re.findall(r"`((?:[\w.-]+/)+)`", text),
    }
    made = {step.file for step in steps(str(page))}
    assert not [name for name in named - OF_PLAYERS - made if not _is_there(name, page)]
    parts = re.findall(r"`([A-Z]\w+)\.([a-z_]\w*)", text)
    assert not [(one, part) for one, part in parts if part not in _classes().get(one, {part})]
    run = set(re.findall(r"python -m ((?:game|tests|tools)[\w.]*\w)", text))
    assert not [name for name in run if not _runs(ROOT / name.replace(".", "/"))]


def _is_there(name: str, page: Path) -> bool:
    if name.split("/", maxsplit=1)[0] in TOPS:
        return (ROOT / name).exists()
    return any((folder / name).exists() for folder in (ROOT, page.parent, *FOLDERS))


def _runs(path: Path) -> bool:
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


LINKED = (
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("tools/*/*.md")),
)
"""Pages with links, ledgers of past work too."""


@pytest.mark.parametrize("page", LINKED, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_pages_and_headings_that_are_there(page: Path) -> None:
    """Links, from where the page lies, with their anchors; a heading in quotes or italics behind a page of `docs/`."""
    text = page.read_text("utf-8")
    targets = [one for one in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"https?:|mailto:", one)]
    assert not [one for one in targets if not _leads_somewhere(page, one)]
    told = re.findall(r"`docs/([\w/-]+\.md)`,\s[\"*]([^\"*]+)[\"*]", text)
    assert not [(name, heading) for name, heading in told if _flat(heading) not in _headings(ROOT / "docs" / name)]


def _leads_somewhere(page: Path, target: str) -> bool:
    name, _, anchor = target.partition("#")
    path = page.parent / name if name else page
    anchors = {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in _headings(path)} if anchor else {""}
    return path.exists() and anchor in anchors


def _headings(page: Path) -> set[str]:
    return {_flat(one) for one in re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)}


def _flat(words: str) -> str:
    return " ".join(words.replace("`", "").split())


def test_every_page_stands_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text("utf-8")
    assert not [
        page.name for page in ROOT.glob("docs/*.md") if f"]({page.name})" not in index and page.stem != "README"
    ]


def test_a_document_that_names_what_is_gone_is_found_out(tmp_path: Path) -> None:
    page = tmp_path / "page"
    for planted in ("`scenes/rulebook/`", "`scenes/shell/apps.py`", "`nowhere.py`", "`Scene.nothing_such`",
                    "`python -m tests.nothing`", "![it](pictures/none.png)"):  # fmt: skip
        page.write_text(f"See {planted} for more.", "utf-8")
        with pytest.raises(AssertionError):
            test_the_documents_name_what_is_there(page)
    for planted in ("[here](nowhere/)", "[here](#nothing)", '`docs/drop.md`, "No such heading"'):
        page.write_text(f"See {planted} for more.", "utf-8")
        with pytest.raises(AssertionError):
            test_links_lead_to_pages_and_headings_that_are_there(page)
    page.write_text("`scenes/shell/app.py`, `app.py`, `Scene.layout`, `python -m tests.rooms`", "utf-8")
    test_the_documents_name_what_is_there(page)


def test_the_page_of_keys_names_every_key_that_can_be_changed() -> None:
    table = re.findall(
        r"^\|(.*)\|(?:.*)\|(.*)\|(?:.*)\|$", (ROOT / "docs" / "keys.md").read_text("utf-8"), re.MULTILINE
    )
    named = {key.casefold() for row in table for cell in row for key in re.split(r"[,/]| or |\(|\)| ", cell)}
    keys = commands(BOOK.game)
    assert not [name for name, key in keys.items() if key not in named and name != "sort"], "O stands with Alt+Left"


def test_the_code_cites_documents_that_are_there() -> None:
    """A Markdown file named in code, comments or data stands at the top, in docs/, or beside whoever cites it."""
    rooms_with_code = ("game", "scenes", "tests", "tools", "localization")
    files = [path for room in rooms_with_code for path in source_files(ROOT / room, ".py", ".yaml")]
    texts = ((path, path.read_text("utf-8")) for path in files)
    cited = [(path, name) for path, text in texts if ".md" in text for name in re.findall(r"[\w./-]*\w\.md\b", text)]
    missing = [
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path, name in cited
        if not any((room / name).is_file() for room in (ROOT, ROOT / "docs", path.parent))
    ]
    assert len(cited) > 5
    assert not missing


def test_whoever_shows_or_counts_events_reads_them_typed() -> None:
    """`events.read` and `events.read_as` give their arguments; `test_events.py` plants what this finds."""
    seen = [path for room in READERS for path in source_files(room, ".py")]
    assert len(seen) > 80
    for path in [*seen, *(ROOT / GAME).glob("terminal/*.py")]:
        assert not list(asked_of_events(nodes_of(path))), path.relative_to(ROOT)


def test_no_screen_of_the_table_takes_ids_or_places_apart() -> None:
    for room in SCREENS:
        for path in source_files(ROOT / room, ".py"):
            assert not offences(nodes_of(path)), path.relative_to(ROOT)


KEYS = ["key.partition('.')"]
"""The words that a scenario expects of a table are keys of their own, cut in one place."""


def test_nobody_in_the_game_cuts_options_or_places_of_their_own() -> None:
    seen = 0
    for path in source_files(ROOT / GAME, ".py"):
        name = path.relative_to(ROOT / GAME).as_posix()
        if name in OWN:
            continue
        nodes, seen = nodes_of(path), seen + 1
        assert taken_apart(nodes) == (KEYS if name == "scenarios/sight.py" else []), name
        if name.startswith(PUT_TOGETHER):
            assert not put_together(nodes), name
    assert seen > 60
