"""Same source, same bytes: a sample here; `python -m tools.sound check` makes them all again."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tests.lengths import alike

pytest.importorskip("scipy", reason="the sound kit is an authoring tool: pip install .[sound]")
pytest.importorskip("soundfile", reason="the sound kit is an authoring tool: pip install .[sound]")

from tools.sound import build, check, encode, registry
from tools.sound.synthesis import Chance

SAMPLE = ["effects/hover", "effects/pip_fill", "effects/cast_water_1", "effects/ui_refuse", "voices/cover_3"]


@alike()
@pytest.mark.parametrize("key", SAMPLE)
def test_a_sound_is_made_again_byte_for_byte(key: str) -> None:
    for done in build.render(key):
        assert done.data == done.path.read_bytes(), f"{done.file} differs from its source"


def test_making_one_alone_or_after_others_is_the_same() -> None:
    first = build.render("effects/press")
    build.render("effects/flip")
    assert [done.data for done in build.render("effects/press")] == [done.data for done in first]


def test_the_stream_has_no_number_of_chance() -> None:
    data = encode.ogg(Chance("a noise").noise(0.2) * 0.1, 0.3)
    assert struct.unpack("<I", data[14:18]) == (encode.STREAM,)
    assert encode.ogg(Chance("a noise").noise(0.2) * 0.1, 0.3) == data
    assert len(encode.decode(data)) == len(Chance("a noise").noise(0.2))


def test_check_tells_of_a_changed_a_missing_and_a_strange_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "OUTPUT", tmp_path)
    assert check.check(["hover"]) == 4
    assert "effects/hover_1.ogg: file is missing" in capsys.readouterr().out
    build.build(["hover"])
    assert check.check(["hover"]) == 0
    (tmp_path / "effects" / "hover_1.ogg").write_bytes((tmp_path / "effects" / "hover_2.ogg").read_bytes())
    assert check.check(["hover"]) == 1
    assert "hover_1.ogg: differs from its source" in capsys.readouterr().out
    stranger = tmp_path / "effects" / "nobody_1.ogg"
    stranger.write_bytes(b"")
    assert build.orphans() == [stranger]


def test_a_name_may_be_short_whole_or_a_folder() -> None:
    assert [registry.key(item) for item in registry.resolve(["draw"])] == ["effects/draw"]
    assert registry.resolve(["effects/draw"]) == registry.resolve(["draw"])
    assert len(registry.resolve(["voices"])) == 16
    with pytest.raises(LookupError, match="no sound 'nobody'"):
        registry.resolve(["nobody"])
