"""What lies around a release: papers that say what is true, and archives without chance or time in them."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
import yaml
from packaging.tags import sys_tags

from game.bigbook.lessons import lessons
from game.core.text.i18n import Catalogue, available
from game.version import HOME, VERSION
from tests.cli.commands import LOCALES
from tools.compiled.proof import Proof
from tools.release import archive, compiled, facts, folder, linux, notes, papers
from tools.release.__main__ import FORMS

NOON = 1_767_225_600
ROOT = Path(__file__).resolve().parents[2]


def test_the_papers_of_every_system_are_in_order() -> None:
    assert list(papers.faults()) == []


@pytest.mark.parametrize(
    ("paper", "before", "after", "told"),
    [
        ("windows/app.manifest", "PerMonitorV2", "Unaware", "blurred"),
        ("windows/installer.iss", "AppVersion=$version", "AppVersion=0.0.9", "installer.iss"),
        ("macos/Info.plist", "<key>NSHighResolutionCapable</key><true/>", "<key>NSHighResolutionCapable</key><false/>",
         "blurred"),
        ("desktop/flatpak.yaml", "--share=ipc", "--share=network", "network"),
    ],
)  # fmt: skip
def test_a_paper_that_says_something_else_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paper: str, before: str, after: str, told: str
) -> None:
    for one in (*folder.TEMPLATES, *(f"desktop/{path.name}" for path in linux.PAPERS.iterdir())):
        copy = tmp_path / one
        copy.parent.mkdir(exist_ok=True)
        copy.write_text((facts.HERE / one).read_text("utf-8"), "utf-8")
    assert before in (tmp_path / paper).read_text("utf-8")
    (tmp_path / paper).write_text((tmp_path / paper).read_text("utf-8").replace(before, after), "utf-8")
    monkeypatch.setattr(folder, "HERE", tmp_path)
    monkeypatch.setattr(papers, "PAPERS", tmp_path / "desktop")
    assert any(told in fault for fault in papers.faults())


def test_menu_entry_and_software_centre_speak_every_language_of_the_game() -> None:
    spoken = {one.code for one in available([LOCALES])} - {"en"}
    entry, info = (facts.filled(linux.PAPERS / name) for name in ("app.desktop", "metainfo.xml"))
    for code in spoken:
        name = {"pt": "pt_BR"}.get(code, code)
        assert f"Comment[{name}]=" in entry
        assert f'<summary xml:lang="{name.replace("_", "-")}">' in info
    assert VERSION in info


IN_WORDS = {
    9: ("nine lessons", "nueve lecciones", "nove lezioni", "nove lições"),
    10: ("ten lessons", "diez lecciones", "dieci lezioni", "dez lições"),
    11: ("eleven lessons", "once lecciones", "undici lezioni", "onze lições"),
    12: ("twelve lessons", "doce lecciones", "dodici lezioni", "doze lições"),
}


def test_what_the_papers_promise_is_what_the_game_has() -> None:
    """As many lessons as there are, in the software centre (four languages) and in what a newcomer reads first."""
    info, readme, changes = (
        " ".join(path.read_text("utf-8").lower().split())
        for path in (linux.PAPERS / "metainfo.xml", ROOT / "README.md", ROOT / "CHANGELOG.md")
    )
    english, *others = IN_WORDS[len(lessons())]
    assert not [said for said in (english, *others) if said not in info]
    assert english.replace(" ", " short ") in readme
    assert english in changes


def test_the_papers_call_coach_and_companions_as_the_game_does() -> None:
    """The words for both are those of each language's own texts: whoever reads the papers finds them in the game."""
    items = re.findall(r'<li(?: xml:lang="([\w-]+)")?>(.*?)</li>', facts.filled(linux.PAPERS / "metainfo.xml"))
    for code in ("en", "es", "it", "pt"):
        told = " ".join(text for lang, text in items if (lang or "en")[:2] == code).casefold()
        words = Catalogue.load(code, [LOCALES])
        coach = re.sub(r"^(the|o|la) ", "", words.t("bigbook.coach.ui.title").casefold())
        helpers = words.t("bigbook.statistics.company.companions").casefold()
        assert coach in told
        assert helpers in told


@pytest.mark.parametrize("ending", [".zip", ".tar.gz"])
def test_the_same_folder_is_the_same_archive_whenever_it_was_made(tmp_path: Path, ending: str) -> None:
    made = []
    for turn, names in enumerate((("b", "a", "run"), ("run", "a", "b"))):
        root = tmp_path / str(turn) / "book"
        root.mkdir(parents=True)
        for name in names:
            (root / name).write_text(name, "utf-8")
            os.utime(root / name, (turn * 1000, turn * 1000))
        (root / "run").chmod(0o700 if turn else 0o755)
        made.append(archive.packed(root, tmp_path / f"{turn}{ending}", NOON).read_bytes())
    assert made[0] == made[1]
    file = tmp_path / f"0{ending}"
    if ending == ".zip":
        with zipfile.ZipFile(file) as opened:
            assert opened.namelist() == ["book/a", "book/b", "book/run"]
    else:
        with tarfile.open(file) as opened:
            assert {one.name: (one.mode, one.mtime) for one in opened} == {
                "book/a": (0o644, NOON), "book/b": (0o644, NOON), "book/run": (0o755, NOON)}  # fmt: skip


def test_a_compiled_wheel_is_for_this_python_and_this_system_alone() -> None:
    """What a pip of another system asks for, it never gets; ours takes it (`packaging` says what pip takes)."""
    pure = "Wheel-Version: 1.0\nGenerator: setuptools (77.0)\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    paper = compiled.for_this_system(pure).splitlines()
    assert paper[:2] == pure.splitlines()[:2]
    assert paper[2:] == ["Root-Is-Purelib: false", f"Tag: {compiled.tag()}"]
    assert compiled.tag() in {str(one) for one in sys_tags()}


def test_a_copy_that_plays_otherwise_is_no_proof() -> None:
    assert str(Proof(4, True, 2.0, 1.0)) == "4 games: the same, CPU s 2.00 pure, 1.00 compiled"
    assert "NOT the same" in str(Proof(4, False, 2.0, 1.0))


@pytest.mark.parametrize(
    ("asked", "code", "said"), [("--help", 0, "usage"), ("check", 1, "pip install .[art,release]")]
)
def test_without_its_extras_the_release_tells_its_help_and_what_to_install(asked: str, code: int, said: str) -> None:
    without = "import sys, runpy; sys.modules['tools.art.icons'] = None; sys.argv[1:] = [sys.argv[1]]; "
    run = without + "runpy.run_module('tools.release', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", run, asked], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == code and said in done.stdout + done.stderr and "Traceback" not in done.stderr


def test_the_notes_of_a_release_are_what_the_changelog_says_of_it() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    told = notes.of_version(changes, VERSION)
    assert told in changes and "##" not in told.split("\n")[0].removeprefix("###")
    with pytest.raises(LookupError, match=r"9\.9\.9"):
        notes.of_version(changes, "9.9.9")


def test_every_file_of_a_release_has_a_checksum(tmp_path: Path) -> None:
    with pytest.raises(LookupError):
        notes.checksums(tmp_path)
    (tmp_path / "book.zip").write_bytes(b"book")
    told = notes.checksums(tmp_path)
    assert told == f"{hashlib.sha256(b'book').hexdigest()}  book.zip"
    assert notes.checksums(tmp_path) == told, "the list is no file of the release"
    assert (tmp_path / notes.SUMS).read_text("utf-8") == told + "\n"


def test_papers_name_addresses_only_where_the_project_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = facts.filled(linux.PAPERS / "metainfo.xml")
    assert ("<url" in nowhere) is bool(HOME)
    monkeypatch.setattr(facts, "HOME", "https://example.org/house")
    somewhere = facts.filled(linux.PAPERS / "metainfo.xml")
    assert '<url type="bugtracker">https://example.org/house/issues</url>' in somewhere
    assert list(papers.faults()) == []


def test_what_a_forge_runs_is_what_anybody_runs() -> None:
    """The workflows call our own commands, for the three systems, and nothing that is not there."""
    folder = ROOT / ".github" / "workflows"
    flows = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in folder.glob("*.yml")}
    ran = {name: [step.get("run", "") for job in flow["jobs"].values() for step in job["steps"]]
           for name, flow in flows.items()}  # fmt: skip
    assert ".ci/run" in ran["check"] and ".ci/release only-build" in ran["release"]
    systems = {
        one["system"].split("-")[0] for one in flows["release"]["jobs"]["build"]["strategy"]["matrix"]["include"]
    }
    assert systems == {"ubuntu", "windows", "macos"}
    said = re.findall(r"-m tools\.release (\w+)", " ".join(ran["release"]))
    assert said and set(said) <= set(FORMS)
