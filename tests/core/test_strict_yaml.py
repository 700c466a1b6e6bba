"""The strict reader takes strings, lists and mappings, and names file and line of whatever it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.text import strict_yaml
from game.core.text.strict_yaml import MAX_BYTES, Lines, StrictYamlError


@pytest.fixture(params=["fast", "pure"], autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test runs with the C parser, where there is one, and with the pure Python parser."""
    if request.param == "pure":
        monkeypatch.setattr(strict_yaml, "_LOADER", yaml.SafeLoader)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no: no", {"no": "no"}),
        ("on: Yes", {"on": "Yes"}),
        ("a: 1:30", {"a": "1:30"}),
        ("a: 010", {"a": "010"}),
        ("a: 1.10", {"a": "1.10"}),
        ("a: null", {"a": "null"}),
        ("a: ~", {"a": "~"}),
        ("a:", {"a": ""}),
        ("a: [b: , c: ]", {"a": [{"b": ""}, {"c": ""}]}),
        ("=: =", {"=": "="}),
        ("a: 2026-11-21", {"a": "2026-11-21"}),
        ("2: 3", {"2": "3"}),
        ('"<<": b', {"<<": "b"}),
        ("- a\n- [b, {c: d}]", ["a", ["b", {"c": "d"}]]),
        ("a: >\n  b\n  c\n", {"a": "b c\n"}),
        ("a: b\r\nc: d\r\n", {"a": "b", "c": "d"}),
        ("", {}),
        ("# nothing\n", {}),
        ("word", "word"),
        ("a: ñ “ ” … 🂡", {"a": "ñ “ ” … 🂡"}),
    ],
)
def test_every_scalar_is_a_string(text: str, value: object) -> None:
    assert strict_yaml.load_text(text) == value


HOSTILE = [
    ("a: 1\nb: 2\na: 3", 3, "twice"),
    ("a:\n  b: 1\n  b: 2", 3, "twice"),
    ("a: &x 1", 1, "anchor"),
    ("a: &x [1]\nb: *x", 1, "anchor"),
    ("b: *x", 1, "alias"),
    ("&root\na: b", 1, "anchor"),
    ("a: !!str b", 1, "tag"),
    ("a: !own b", 1, "tag"),
    ("a: !!binary aGk=", 1, "tag"),
    ("ok: 1\na: !!python/object/apply:os.system [ls]", 2, "tag"),
    ("ok: 1\na: !!python/name:os.system", 2, "tag"),
    ("!!map {a: b}", 1, "tag"),
    ("<<: {a: b}", 1, "merge"),
    ("a: b\n<<: c", 2, "merge"),
    ("? [a]\n: b", 1, "key"),
    ("? {a: b}\n: c", 1, "key"),
    (": b", 1, ""),
    ('"": b', 1, "key"),
    ("\ufeffa: b", 1, "byte order"),
    ("a: b\nc\0: d", 2, "NUL"),
    ('a: "x\\0y"', 1, "NUL"),
    ('a: "\\ud800"', 1, ""),
    ("a: b\nc: \ud800", 2, ""),
    ("a: b\nc: \x01", 2, ""),
    ("a: b\n---\nc: d", 0, "more than one"),
    ("%YAML 1.1\n---\na: b", 1, "directives"),
    ("%TAG ! tag:x,2000:\n---\na: b", 1, "directives"),
    ("a: [b", 1, ""),
    ("a: b: c", 1, ""),
    ("a: 'b", 1, ""),
    ("\ta: b", 1, ""),
    ("a: b\n\tc: d", 2, ""),
    ("- a\nb: c", 2, ""),
    ("a: @b", 1, ""),
    ("a: `b", 1, ""),
    ("a: %b", 1, ""),
    ("a: ]", 1, ""),
    ("[" * 9 + "]" * 9, 1, "deeper"),
    ("[" * 100_000, 1, "deeper"),
    ("{a: " * 9 + "b" + "}" * 9, 1, "deeper"),
    ("- " * 5_000 + "a", 1, "deeper"),
    ("a: " + "b" * MAX_BYTES, 0, "larger"),
]


@pytest.mark.parametrize(("text", "line", "word"), HOSTILE)
def test_hostile_text_is_refused_with_its_line(text: str, line: int, word: str) -> None:
    with pytest.raises(StrictYamlError) as caught:
        strict_yaml.load_text(text, "bad.yaml")
    assert word in caught.value.message
    assert caught.value.file == "bad.yaml"
    assert str(caught.value).startswith("bad.yaml")
    if word:
        assert caught.value.line == line


def test_bombs_are_refused_before_they_grow() -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
    with pytest.raises(StrictYamlError, match="anchor"):
        strict_yaml.load_text(bomb)
    with pytest.raises(StrictYamlError, match="anchor"):
        strict_yaml.load_text("a: &a [*a]")


def test_depth_is_a_parameter() -> None:
    text = "[" * 8 + "x" + "]" * 8
    assert strict_yaml.load_text(text)
    with pytest.raises(StrictYamlError, match="deeper than 7"):
        strict_yaml.load_text(text, max_depth=7)
    assert strict_yaml.load_text("[" * 16 + "]" * 16, max_depth=16)


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    latin = tmp_path / "latin.yaml"
    latin.write_bytes("a: b\nc: ñ\n".encode("latin-1"))
    with pytest.raises(StrictYamlError, match=r"latin\.yaml:2: not valid UTF-8"):
        strict_yaml.load(latin)
    wide = tmp_path / "wide.yaml"
    wide.write_bytes("a: b".encode("utf-16"))
    with pytest.raises(StrictYamlError):
        strict_yaml.load(wide)
    huge = tmp_path / "huge.yaml"
    huge.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(StrictYamlError, match="larger"):
        strict_yaml.load(huge)
    with pytest.raises(StrictYamlError, match="cannot be read"):
        strict_yaml.load(tmp_path / "absent.yaml")
    with pytest.raises(StrictYamlError, match="cannot be read"):
        strict_yaml.load(tmp_path)


def test_lines_of_keys_and_items() -> None:
    lines: Lines = {}
    strict_yaml.load_text("a: b\nc:\n  d: e\n  f:\n    - g\n    - {h: i}\n", lines=lines)
    assert lines[("a",)] == 1
    assert lines[("c", "d")] == 3
    assert lines[("c", "f", 0)] == 5
    assert lines[("c", "f", 1, "h")] == 6


def test_several_documents(tmp_path: Path) -> None:
    path = tmp_path / "many.yaml"
    path.write_text("a: b\n---\n- c\n---\nd: e\n", encoding="utf-8")
    lines: list[Lines] = []
    assert strict_yaml.load_all(path, lines=lines) == [{"a": "b"}, ["c"], {"d": "e"}]
    assert lines[2][("d",)] == 5
    path.write_text("", encoding="utf-8")
    assert strict_yaml.load_all(path) == []
    path.write_text("a: b\n---\nc: d\nc: e\n", encoding="utf-8")
    with pytest.raises(StrictYamlError, match="twice"):
        strict_yaml.load_all(path)


NODES = st.recursive(
    st.text(st.characters(codec="utf-8", exclude_categories=["C"]), max_size=12),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abcxyzno019_-", min_size=1), inner, max_size=3)
    ),
    max_leaves=12,
)


@settings(deadline=None, max_examples=150)
@given(NODES)
def test_what_is_written_quoted_comes_back(node: object) -> None:
    text = yaml.safe_dump(node, default_style='"', allow_unicode=True)
    assert strict_yaml.load_text(text, max_depth=40) == node


@settings(deadline=None, max_examples=300)
@given(st.text(st.sampled_from("ab:-{}[]&*!|>'\"%@`#?, \n\t\r\0\ufeff<=~0"), max_size=60))
def test_any_text_gives_a_value_or_the_typed_error(text: str) -> None:
    try:
        node = strict_yaml.load_text(text)
    except StrictYamlError:
        return
    assert isinstance(node, str | list | dict)
