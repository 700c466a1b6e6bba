"""A drawing names a helper once: public names are unique in the kit, and the imports follow the names."""

from __future__ import annotations

import ast
import importlib
from collections import defaultdict
from functools import cache
from pathlib import Path

from scenes.bigbook.rooms import MENU
from scenes.kit.drawing.life import Patch, Rain
from tests.sources import nodes_of, source_files, tree_of
from tools.art import build, tidy
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import pts_of
from tools.art.parts.grips import GRIPS
from tools.art.parts.teen import Visage
from tools.art.pictures.bigbook.ui.menu import sleeper

from .reach import Name, Reach

LONGEST = 400
DOG_EARED = 15
"""Spells, of forty, that may show the page with the turned corner."""
LONGEST_FUNCTION = 60


@cache
def reached() -> dict[Name, set[str]]:
    """The helpers of the kit, with the pictures that come to each."""
    return Reach(tidy.ROOT).helpers()


def _public_definitions(file: Path) -> list[str]:
    tree = tree_of(file)
    return [name for name in tidy.defined_names(tree) if not name.startswith("_")]


def test_public_names_of_the_kit_are_unique() -> None:
    for folder in ("", *tidy.KITS.values()):
        owners: dict[str, list[str]] = defaultdict(list)
        for file in tidy.kit_files() if not folder else (tidy.ROOT / folder).glob("*.py"):
            for name in _public_definitions(file):
                owners[name].append(file.stem)
        assert {name: files for name, files in owners.items() if len(files) > 1} == {}


def test_no_module_of_the_kit_is_longer_than_a_reader_holds() -> None:
    files = source_files(tidy.ROOT, ".py")
    assert {file.name: n for file in files if (n := len(file.read_text("utf-8").splitlines())) > LONGEST} == {}


def test_no_function_of_the_kit_is_longer_than_a_screen() -> None:
    long: dict[str, int] = {}
    for file in source_files(tidy.ROOT, ".py"):
        for node in nodes_of(file):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno:
                lines = node.end_lineno - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    long[f"{file.relative_to(tidy.ROOT)}:{node.name}"] = lines
    assert long == {}


def test_the_kit_is_typed_without_a_way_out() -> None:
    loose = {
        file.name
        for file in source_files(tidy.ROOT, ".py")
        for node in nodes_of(file)
        if isinstance(node, ast.Name) and node.id == "Any"
    }
    assert loose == set()


def test_a_helper_that_one_picture_uses_stands_beside_that_picture() -> None:
    lonely = {f"{module}.{name}": sorted(by) for (module, name), by in reached().items() if len(by) < 2}
    assert lonely == {}


def test_a_helper_of_one_picture_is_found_wherever_it_hides(tmp_path: Path) -> None:
    tide = "from tools.art.parts.sea import buoy, wave\n\n\ndef draw(d):\n    wave(buoy(d))\n"
    kit = {
        "parts/sea.py": "def wave(d):\n    foam(d)\n\n\ndef foam(d):\n    pass\n\n\ndef buoy(d):\n    pass\n",
        "pictures/bigbook/spells/tide.py": tide,
        "pictures/bigbook/spells/flood.py": "from tools.art.parts.sea import wave\n\n\ndef draw(d):\n    wave(d)\n",
    }
    for name, text in kit.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    by = {name: pictures for (_, name), pictures in Reach(tmp_path).helpers().items()}
    assert by["wave"] == by["foam"] == {"bigbook/spells/tide", "bigbook/spells/flood"}
    assert by["buoy"] == {"bigbook/spells/tide"}


def test_few_spells_show_the_same_dog_eared_page() -> None:
    by = reached()[("tools.art.parts.leafcard", "leafcard")]
    assert len([picture for picture in by if picture.startswith("bigbook/spells/")]) <= DOG_EARED


def test_every_picture_says_what_it_is() -> None:
    for name in build.all_pictures():
        tree = tree_of(build.PICTURES / f"{name}.py")
        assert ast.get_docstring(tree), f"{name} has no description"
        names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert "draw" in names or "FILES" in tidy.defined_names(tree), name


def test_drawings_read_neither_clock_nor_unseeded_chance() -> None:
    for file in tidy.drawing_files():
        for node in nodes_of(file):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                modules = [a.name for a in node.names] if isinstance(node, ast.Import) else [node.module or ""]
                assert not {"time", "datetime", "secrets", "uuid", "os"} & set(modules), file.name
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
                assert node.attr == "Random", f"{file.name}:{node.lineno} random.{node.attr}"


def test_a_drawing_file_gets_the_imports_it_needs_and_no_others(tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text(
        '"""A square."""\n\nimport math\n\nPICTURE = Picture()\n\n\ndef draw(d: Doc, detail: int) -> None:\n'
        '    d.fill(S("0,0! 9,0! 9,9!"), INK)\n    d.fill(star(1, 2, 3), nobody)\n'
    )
    assert tidy.tidy(file) == ["nobody"]
    text = file.read_text()
    assert "import math" not in text
    for line in (
        "from tools.art.inkwell.doc import Doc",
        "from tools.art.inkwell.shape import S, star",
        "from tools.art.palette import INK",
        "from tools.art.picture import Picture",
    ):
        assert line in text


def test_the_cat_on_the_book_is_of_one_piece_and_its_ear_moves_within_its_patch() -> None:
    asleep, hearing = (sleeper(Doc(1920, 1080), ear) for ear in (0.0, 1.0))
    assert [sh.d().lower().count("m") for sh in (asleep, hearing)] == [1, 1], "ears and tail have grown from the body"
    (x, y), (w, h) = next(
        (one.corner, one.size) for one in MENU.life if isinstance(one, Patch) and one.name == "menu_ear"
    )
    left, top, right, bottom = ((asleep - hearing) | (hearing - asleep)).grow(3).bounds
    assert x <= left < right <= x + w and y <= top < bottom <= y + h
    rain = next(one for one in MENU.life if isinstance(one, Rain))
    assert (Sh.poly(list(rain.pane)) & (asleep | hearing).grow(3)).empty, "no drop falls on it"


def test_the_thumb_of_a_hand_that_holds_something_grows_from_the_wrist_before_what_it_holds() -> None:
    for name, pose in GRIPS.items():
        x, y, _ = pts_of(pose.before[-1].joints)[0]
        assert 0 < x < 10 and abs(y) < 12, name


def test_every_magician_is_glad_with_a_mouth_of_their_own() -> None:
    glad: dict[str, str] = {}
    for name in build.all_pictures():
        if name.startswith("bigbook/magicians/"):
            module = importlib.import_module(f"tools.art.pictures.{name.replace('/', '.')}")
            for head in (one for one in vars(module).values() if isinstance(one, Visage)):
                assert head.glad not in glad, f"{name} laughs like {glad[head.glad]}"
                glad[head.glad] = name
    assert len(glad) >= 6
