"""A changed English text has to be read again in every language: no stamp is renewed for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.localization import stamp


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Two languages of two texts, stamped."""
    for lang, texts in {"en": ("Hello, all.", "Bye."), "es": ("Hola a todo el mundo.", "Adiós.")}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "language.yaml").write_text(f'name: "{lang}"\n', encoding="utf-8")
        (tmp_path / lang / "kit.yaml").write_text(f'hello: "{texts[0]}"\nbye: "{texts[1]}"\n', encoding="utf-8")
    assert run(tmp_path) == 0
    return tmp_path


def run(root: Path, *more: str) -> int:
    (root / "stamps").mkdir(exist_ok=True)
    return stamp.main(["es", *more], root, root / "stamps")


def rewrite(root: Path, lang: str, old: str, new: str) -> None:
    path = root / lang / "kit.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def stale(root: Path) -> list[str]:
    return stamp.stale(stamp.current("es", root), stamp.read("es", root / "stamps"))


def test_english_alone_cannot_be_stamped(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rewrite(root, "en", "Hello, all.", "Hello, both.")
    assert run(root) == 1
    assert "kit.hello" in capsys.readouterr().out
    assert stale(root) == ["kit.hello"]


def test_a_revised_translation_can(root: Path) -> None:
    rewrite(root, "en", "Hello, all.", "Hello, both.")
    rewrite(root, "es", "Hola a todo el mundo.", "Hola a cada cual.")
    assert run(root) == 0
    assert stale(root) == []


def test_a_translation_that_was_right_already_is_named_with_the_reason(root: Path) -> None:
    rewrite(root, "en", "Hello, all.", "Hello all.")
    with pytest.raises(SystemExit):
        run(root, "--unchanged", "kit.hello")
    assert run(root, "--unchanged", "kit.hello", "--why", "only a comma") == 0
    assert stale(root) == []
    assert "only a comma" in (root / "stamps" / "es-unchanged.txt").read_text("utf-8")


def test_the_reason_serves_for_that_text_only(root: Path) -> None:
    rewrite(root, "en", "Hello, all.", "Hello all.")
    run(root, "--unchanged", "kit.hello", "--why", "only a comma")
    rewrite(root, "en", "Hello all.", "Hello, you two.")
    assert run(root) == 1
    assert stale(root) == ["kit.hello"]


def test_the_reason_outlives_a_conflict_in_the_stamps(root: Path) -> None:
    """Whichever side of a conflict is taken, stamping again comes to the same."""
    before = (root / "stamps" / "es.txt").read_text("utf-8")
    rewrite(root, "en", "Hello, all.", "Hello all.")
    run(root, "--unchanged", "kit.hello", "--why", "only a comma")
    (root / "stamps" / "es.txt").write_text(before, encoding="utf-8")
    assert stale(root) == ["kit.hello"]
    assert run(root) == 0
    assert stale(root) == []


def test_a_translation_that_changed_is_to_be_stamped(root: Path) -> None:
    """Otherwise the next change of English would take the old difference for a revision."""
    rewrite(root, "es", "Adiós.", "Hasta luego.")
    assert stale(root) == ["kit.bye"]


def test_new_and_lost_texts_come_and_go(root: Path) -> None:
    for lang in ("en", "es"):
        rewrite(root, lang, "bye: ", "later: ")
    assert run(root) == 0
    assert set(stamp.read("es", root / "stamps")) == {"kit.hello", "kit.later"}


def test_what_a_language_does_without_is_not_stamped(root: Path) -> None:
    """The article of a card, say: no line of it is written, and none has to be read again when the English changes."""
    path = root / "en" / "kit.yaml"
    path.write_text(path.read_text("utf-8") + 'article: "the"\n', encoding="utf-8")
    assert run(root) == 0
    assert set(stamp.read("es", root / "stamps")) == {"kit.bye", "kit.hello"}
    rewrite(root, "en", '"the"', '"a"')
    assert run(root) == 0
    assert stale(root) == []
