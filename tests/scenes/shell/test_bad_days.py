"""Bad days: a full or locked disk, damaged files, broken languages, missing pictures, a crash the last time.

Each is told once, in the player's language, and costs nothing. Only calls of the system are replaced.
"""

from __future__ import annotations

import errno
import gzip
import os
from pathlib import Path

import pytest

from game import cli
from game.bigbook.lessons import lessons
from game.core.engine.event import Event
from game.core.saves.replay import replay
from game.core.saves.save import read
from game.version import VERSION
from scenes.bigbook.cards import focus
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.bigbook.settings import change
from scenes.bigbook.table.animation.monster import profiles
from scenes.bigbook.table.animation.monster.profiles import Temper
from scenes.bigbook.table.render import monster_rig
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.opening import OpeningScene
from scenes.kit import text
from scenes.kit.assets import ROOT, Art, picture_file
from scenes.kit.drawing import picture_lists
from scenes.kit.drawing.crop import WHOLE
from scenes.kit.form import Question
from scenes.shell import crash, games
from scenes.shell.storage import DataDir
from scenes.start import main
from scenes.table.lessons.challenge import ChallengeAttendant
from scenes.table.lessons.lesson import GuidedLesson
from tests.lengths import alike, crossed, soaks
from tests.scenes.driver import Driver, attended, driving
from tests.scenes.runs import begun, file_of, play
from tests.sources import copy_sources

LANGS = ("en", "es", "pt", "it")


class Disk:
    """Refuses to keep anything while `error` is set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.error = 0
        self._fsync = os.fsync
        patch.setattr(os, "fsync", self.fsync)

    def fsync(self, file: int) -> None:
        if self.error:
            raise OSError(self.error, os.strerror(self.error))
        self._fsync(file)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def running(d: Driver) -> Run:
    d.frames(3)
    if isinstance(d.top, OpeningScene):
        d.app.pop()
    assert isinstance(d.top, TableScene)
    return d.top.run


@soaks
@pytest.mark.parametrize(
    ("refusal", "lang"), crossed([(errno.ENOSPC, "disk_full"), (errno.EROFS, "no_permission")], LANGS)
)
def test_a_full_disk_is_told_and_play_goes_on_until_it_has_room(
    tmp_path: Path, disk: Disk, lang: str, refusal: tuple[int, str]
) -> None:
    code, word = refusal
    with driving(tmp_path, players=2, seed=5, lang=lang) as d:
        run = running(d)
        t = d.app.t
        disk.error = code
        play(run, 1)
        assert d.app.notice.text == t("kit.save.cannot_write", reason=t(f"kit.save.{word}"))
        d.app.notice.clear()
        turn = run.session.state.turn
        while run.session.state.turn == turn:
            assert not d.app.notice.text
            play(run, 1)
        assert d.app.notice.text, "said again in the next turn"
        disk.error = 0
        play(run, 1)
        assert d.app.notice.text == t("kit.save.writes_again")
        now = run.session.hash()
    assert Run.load(file_of(run), DataDir(tmp_path)).session.hash() == now


def test_a_new_game_on_a_full_disk_says_so_at_once(tmp_path: Path, disk: Disk) -> None:
    with driving(tmp_path) as d:
        disk.error = errno.ENOSPC
        d.click("button:new-game")
        d.click("button:start")
        problem = running(d).trouble
        assert problem is not None and problem.errno == errno.ENOSPC
        assert d.app.notice.text == d.app.t("kit.save.cannot_write", reason=d.app.t("kit.save.disk_full"))


def test_a_bookmark_that_cannot_be_written_is_told(tmp_path: Path, disk: Disk) -> None:
    with driving(tmp_path, players=2, seed=5) as d:
        running(d)
        disk.error = errno.EDQUOT
        d.top.command("bookmark")
        assert d.app.notice.text == d.app.t("kit.save.not_done", reason=d.app.t("kit.save.disk_full"))


def test_settings_that_cannot_be_kept_are_told_once_and_hold_for_now(tmp_path: Path, disk: Disk) -> None:
    with driving(tmp_path) as d:
        disk.error = errno.EACCES
        d.app.set("text_scale", 1.5)
        assert d.app.settings.text_scale == 1.5
        assert d.app.notice.text == d.app.t("kit.save.not_done", reason=d.app.t("kit.save.no_permission"))
        d.app.notice.clear()
        d.app.set("text_scale", 1.25)
        assert not d.app.notice.text
    assert not list(tmp_path.glob("*.new"))


def test_a_data_folder_that_cannot_be_made_costs_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with driving(blocked / "below", players=2, seed=5) as d:
        run = running(d)
        assert run.trouble and d.app.notice.text
        play(run, 5)
        assert len(run.session.past) == 5


@pytest.mark.parametrize("lang", LANGS)
def test_damaged_settings_start_fresh_and_are_kept(tmp_path: Path, lang: str) -> None:
    for name in ("settings.json", "settings.json.1"):
        (tmp_path / name).write_bytes(b"{ not json")
    with driving(tmp_path, lang=lang) as d:
        copy = "settings.json.damaged-1"
        assert d.app.notice.text == d.app.t("kit.errors.settings_reset", copy=copy)
        assert (tmp_path / copy).read_bytes() == b"{ not json"
        d.app.set("shake", 0.5)
    with driving(tmp_path, lang=lang) as d:
        assert d.app.settings.shake == 0.5
        assert not d.app.notice.text


def test_settings_with_a_whole_copy_lose_no_more_than_the_last_change(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.set("shake", 0.5)
        change(d.app, "danger", "off")
    (tmp_path / "settings.json").write_bytes(b"")
    with driving(tmp_path) as d:
        copy = "settings.json.damaged-1"
        assert d.app.settings.shake == 0.5
        assert d.app.notice.text == d.app.t("kit.errors.older_used", file="settings.json", copy=copy)
        assert (tmp_path / copy).read_bytes() == b""
    with driving(tmp_path) as d:
        assert d.app.settings.shake == 0.5 and not d.app.notice.text, "told once"


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_after_a_crash_the_next_start_offers_to_go_on(tmp_path: Path, lang: str) -> None:
    begun(tmp_path)
    data = DataDir(tmp_path)
    error = ValueError(f"in {Path.home()}/secret")
    assert (
        crash.handle(error, data, crash.Place("table, game x"), lambda key, **args: key, wait=False) == crash.EXIT_CODE
    )
    (report,) = (tmp_path / "reports").iterdir()
    assert str(Path.home()) not in report.read_text("utf-8")
    with driving(tmp_path, lang=lang) as d:
        assert d.app.notice.text == d.app.t("kit.errors.last_time")
        assert d.top.focus.current == "button:resume"
        d.click("button:resume")
        running(d)
    with driving(tmp_path, lang=lang) as d:
        assert not d.app.notice.text


def test_a_crash_without_a_game_asks_nothing(tmp_path: Path) -> None:
    crash.handle(ValueError("x"), DataDir(tmp_path), crash.Place("menu"), lambda key, **args: key, wait=False)
    with driving(tmp_path) as d:
        assert not d.app.notice.text


@alike(3)
@pytest.mark.parametrize(("lesson", "step", "lang"), [("guided", 2, "en"), ("pages", 3, "it"), ("chain", 0, "pt")])
def test_after_a_crash_in_a_lesson_the_way_leads_back_to_that_very_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lesson: str, step: int, lang: str
) -> None:
    """P11: nothing was said, and the way back was to be found by oneself."""
    drawn = 0

    def broken(self: TableScene, canvas: object) -> None:
        nonlocal drawn
        drawn += 1
        if attended(self, GuidedLesson) and self.attendant.guide.index < step:
            self.attendant.skip_step()
        elif drawn > 3:
            raise RuntimeError("planted")

    with monkeypatch.context() as patch:
        patch.setattr(TableScene, "paint", broken)
        argv = ["--tutorial", lesson, "--speed", "0", "--data-dir", str(tmp_path), "--lang", lang]
        assert main(argv) == crash.EXIT_CODE
    with driving(tmp_path, lang=lang, drawn=True) as d:
        question = d.top
        assert isinstance(question, Question) and question.text() == d.app.t("kit.errors.last_time")
        d.click("button:confirm")
        table = d.top
        assert (
            isinstance(table, TableScene)
            and isinstance(table.attendant, GuidedLesson | ChallengeAttendant)
            and table.lesson_step() == (lesson, step)
        )
        d.frames(3)
    with driving(tmp_path, lang=lang, drawn=True) as d:
        assert d.top.name == "menu", "asked once"


def test_a_mark_of_a_crash_that_makes_no_sense_is_passed_over(tmp_path: Path) -> None:
    for mark in ('{"where": 3, "lesson": "look", "step": "x"}', '{"lesson": "gone", "step": 1}', "[]", ""):
        (tmp_path / crash.MARK).write_text(mark, encoding="utf-8")
        with driving(tmp_path) as d:
            assert d.top.name == "menu" and not d.app.notice.text
        assert not (tmp_path / crash.MARK).exists()


def test_the_report_names_the_game_and_the_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: TableScene, *args: object) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(TableScene, "paint", broken)
    argv = ["--players", "2", "--seed", "5", "--speed", "0", "--data-dir", str(tmp_path)]
    assert main(argv) == crash.EXIT_CODE
    (report,) = (tmp_path / "reports").iterdir()
    text = report.read_text("utf-8")
    assert "game game-00001.journal, step 0, seed 5, state " in text and "planted" in text


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_a_report_plays_the_game_again_by_one_command(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(crash, "show", lambda lines, title: shown.extend(lines))
    with driving(tmp_path, players=3, seed=5, lang=lang) as d:
        run, t = running(d), d.app.t
        run.setup.people[0].name = "Zoë"
        play(run, 25)
        run.session.undo()
        now = run.session.hash()
        error = ValueError(f"Zoë tripped in {Path.home()}/secret")
        crash.handle(error, d.app.data, crash.Place("table"), t, wait=True, run=run)
    assert shown[0] == f"{t('kit.errors.crash_text')} {t('kit.errors.crash_saved')}"
    (report,) = (tmp_path / "reports").iterdir()
    assert (
        capsys.readouterr().err
        == f"big-book-of-madness: {t('kit.errors.crash_line', error='ValueError', path=str(report))}\n"
    )
    text = report.read_text("utf-8")
    assert "Zoë" not in text and str(Path.home()) not in text and f"game: {VERSION}\n" in text
    loaded = read(report)
    assert loaded.header.seed == 5 and not loaded.hurt_at
    again = replay(run.session.game, loaded)
    assert again.session.hash() == now and again.loss is None
    assert cli.main(["replay", str(report), "--verify"]) == 0
    assert capsys.readouterr().out == "whole\n"
    with driving(tmp_path / "other", load=report) as d:
        assert running(d).session.hash() == now


def test_a_report_of_a_lesson_plays_it_again_and_claims_no_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(crash, "show", lambda lines, title: shown.extend(lines))
    with driving(tmp_path, tutorial=lessons()[0].id) as d:
        run = running(d)
        play(run, 2)
        crash.handle(ValueError("x"), d.app.data, crash.Place("table"), d.app.t, wait=True, run=run)
        assert shown[0] == d.app.t("kit.errors.crash_text")
    (report,) = (tmp_path / "reports").iterdir()
    assert replay(run.session.game, read(report)).session.hash() == run.session.hash()


def test_a_crash_with_a_game_that_is_not_saved_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(crash, "show", lambda lines, title: shown.extend(lines))
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    with driving(blocked / "below", players=2, seed=5) as d:
        run = running(d)
        play(run, 3)
        crash.handle(ValueError("x"), d.app.data, crash.Place("table"), d.app.t, wait=True, run=run)
        assert shown == [f"{d.app.t('kit.errors.crash_text')} {d.app.t('kit.errors.crash_unsaved', n=3)}"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
@pytest.mark.parametrize(
    "name", ["settings.json", "profiles.json", "group.json", "last-game.json", "saves/game-00001.journal"]
)
def test_a_pipe_in_the_place_of_a_file_holds_nobody_up(tmp_path: Path, name: str) -> None:
    (tmp_path / "saves").mkdir()
    os.mkfifo(tmp_path / name)
    with driving(tmp_path) as d:
        d.app.set("shake", 0.5)
        games.new_game(d.app, GameSetup(default_people(2), seed=4))
        run = running(d)
        play(run, 2)
        assert run.trouble is None and run.session.over is False
    with driving(tmp_path) as d:
        assert d.app.settings.shake == 0.5


@pytest.mark.parametrize("lang", LANGS)
def test_a_half_written_language_is_left_out_and_named(tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "languages" / "fr"
    folder.mkdir(parents=True)
    (folder / "language.yaml").write_text('name: "Français"\n', encoding="utf-8")
    (folder / "kit.yaml").write_text('button:\n  start: "Commencer\n', encoding="utf-8")
    with driving(tmp_path, lang=lang) as d:
        said = d.app.notice.text
        assert "fr/kit.yaml" in said and str(tmp_path) not in said
        template = d.app.catalogue.template("kit.errors.language_broken")
        assert template is not None and said.startswith(template.variants["other"].partition("{")[0])
        d.app.set_language("fr")
        d.frames(2)
        assert d.app.t("kit.button.start") == "Start", "English stands in"


@pytest.mark.parametrize("lang", LANGS)
def test_a_polish_folder_counts_in_polish_and_its_missing_forms_are_named(tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "languages" / "pl"
    folder.mkdir(parents=True)
    (folder / "language.yaml").write_text('name: "Polski"\n', encoding="utf-8")
    whole = 'one: "{n} tura", few: "{n} tury", many: "{n} tur", other: "{n} tury"'
    (folder / "added.yaml").write_text(f'turns: {{{whole}}}\nrounds: {{one: "runda", other: "rundy"}}\n', "utf-8")
    with driving(tmp_path, lang=lang) as d:
        said = d.app.notice.text
        assert "pl/added.yaml" in said and "few, many" in said and str(tmp_path) not in said
        template = d.app.catalogue.template("kit.errors.language_lacks_form")
        assert template is not None and said.startswith(template.variants["other"].partition("{")[0])
        d.app.set_language("pl")
        d.frames(2)
        assert [d.app.t("added.turns", n=n) for n in (1, 3, 5)] == ["1 tura", "3 tury", "5 tur"]
        assert d.app.t("added.rounds", n=3) == "rundy"


def test_a_language_without_a_readable_name_is_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / "fr"
    folder.mkdir(parents=True)
    (folder / "language.yaml").write_text("name: [", encoding="utf-8")
    with driving(tmp_path) as d:
        assert [one.code for one in d.app.languages] == ["en", "es", "it", "pt"]
        assert "fr/language.yaml" in d.app.notice.text


@alike(3)
@pytest.mark.parametrize("raw", [None, b"", gzip.compress(b"<svg", mtime=0)], ids=["missing", "empty", "broken"])
def test_a_missing_or_broken_picture_is_told_once_and_drawn_without(tmp_path: Path, raw: bytes | None) -> None:
    art = tmp_path / "art"
    copy_sources(ROOT, art)
    for name in ("firebrand", "lakekeeper"):
        file = picture_file("magicians", name, art)
        if raw is None:
            file.unlink()
        else:
            file.write_bytes(raw)
    with driving(tmp_path / "data", art=Art(art)) as d:
        d.app.go("setup")
        for _ in range(400):
            d.app.frame()
            if not d.app.art.waiting:
                break
        said = d.app.notice.text
        names = [d.app.t("kit.errors.picture_missing", name=f"magicians/{n}") for n in ("firebrand", "lakekeeper")]
        assert said in names
        d.click("button:start")
        running(d)


SAID_OF_PICTURES = (
    (profiles, "layers/tempers.yaml"),
    (monster_rig, "layers/motion.yaml"),
    (focus, "bigbook/focus.yaml"),
)
WRONG = (
    "{WHOLE: lakekeeper}", "[]", "[1, 0, 0, 1]", "{ms: nan}",
    "{strike: {how: sings, from: jaw}, dies: melts, flees: leaps, pace: 4000, habit: []}",
    "{strike: {how: lash, from: jaw}, dies: melts, flees: leaps, pace: 0, habit: [{ms: 300, ease: linear}]}",
    "{strike: {how: lash, from: jaw}, dies: melts, flees: leaps, pace: 4000, habit: [{ms: inf, ease: linear}]}",
    "{layers: [body, eyes], foot: [330], breath: [1, 1], look: [1, 1]}",
    "{layers: [body, eyes], foot: [330, 1e300], breath: [1, 1], look: [1, 1]}",
    "{firebrand: [0.9, 0, 0.1, 1], lakekeeper: [a, b, c, d], all: [0, 0, 2, 1]}",
)  # fmt: skip
"""Entries that are wrong in each of those files."""


@alike(3)
@pytest.mark.parametrize("how", ["missing", "folder", "empty", "words", "list", "half", "zeros", *WRONG])
def test_what_is_said_of_pictures_may_be_lost_and_that_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    """B7: without `tempers.yaml` the game crashed at its first monster, at every start."""
    art = copy_sources(ROOT / "bigbook" / "layers", tmp_path / "bigbook" / "layers").parent
    (art / "focus.yaml").write_bytes((ROOT / "bigbook" / "focus.yaml").read_bytes())
    for module, name in SAID_OF_PICTURES:
        file = art.parent / name if name.startswith("bigbook/") else art / name
        raw = file.read_bytes()
        file.unlink()
        if how == "folder":
            file.mkdir()
        elif how != "missing":
            bad = {"empty": b"", "words": b"these are: [no entries", "list": b"- cover_1", "zeros": bytes(len(raw)),
                   "half": raw[: len(raw) // 2] + b": [", **{one: wrong(raw, one) for one in WRONG}}[how]  # fmt: skip
            file.write_bytes(bad)
        monkeypatch.setattr(module, "FILE", file)
    picture_lists.forget()
    with driving(tmp_path / "data", drawn=True, speed=1, players=3, seed=7) as d:
        said = [d.app.notice.text]
        table = table_under(d)
        monkeypatch.setattr(d.app, "say", lambda words, *rest: said.append(words))
        director, model, leave = table.director, table.render.model, table.set_pieces.climax.leave
        director.rest()
        model.monster = "cover_2"
        for event in (
            Event("arrival_began", {"monster": model.monster}),
            Event("bonus_began", {"page": model.page}),
        ):
            director.play([event], leave)
            d.frames(60)
        assert table.set_pieces.monster.temper == Temper() or how in WRONG
        told = {d.app.t("kit.errors.picture_missing", name=name) for _, name in SAID_OF_PICTURES}
        assert sum(line in told for words in said for line in words.splitlines()) == 1, said
    lines = [one.getMessage() for one in caplog.records if one.name == picture_lists.__name__]
    assert len(lines) == len({line.split(": ")[0] for line in lines}) == 3, lines
    assert not picture_lists.lost, "the next start looks again"
    assert focus.focus_of("magicians", "nobody") == WHOLE
    picture_lists.forget()


def wrong(raw: bytes, entry: str) -> bytes:
    """A file that is right but for its first entry and one that nobody knows."""
    first = raw.index(b"\ncover_") if b"\ncover_" in raw else raw.index(b"\nmagicians:")
    after = next((at for at in range(first + 1, len(raw)) if raw[at] == 10 and raw[at + 1 : at + 2].strip()), len(raw))
    name = raw[first + 1 : raw.index(b":", first)].decode()
    return raw[:first] + f"\n{name}: {entry}\nnobody: {entry}".encode() + raw[after:]


def table_under(d: Driver) -> TableScene:
    """The table of the game that has begun."""
    running(d)
    assert isinstance(d.top, TableScene)
    return d.top


def damaged(raw: bytes, how: str) -> bytes:
    """A font as a bad day leaves it."""
    return {
        "zeros": bytes(len(raw)), "empty": b"", "words": b"this is no font\n" * 40, "head": raw[:300],
        "half": raw[: len(raw) // 2], "hole": raw[: len(raw) // 8] + bytes(len(raw) // 2) + raw[len(raw) * 5 // 8 :],
    }[how]  # fmt: skip


@alike(3)
@pytest.mark.parametrize(
    ("which", "how"),
    [("*", how) for how in ("zeros", "empty", "words", "head", "half", "hole", "missing")] + [("bookhand-*", "zeros")],
)
def test_damaged_letters_are_told_once_and_others_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, which: str
) -> None:
    """P9: a file of zeros as font ended the program."""
    fonts = tmp_path / "fonts"
    copy_sources(text.FONTS, fonts)
    for file in fonts.glob(f"{which}.ttf"):
        file.unlink() if how == "missing" else file.write_bytes(damaged(file.read_bytes(), how))
    monkeypatch.setattr(text, "FONTS", fonts)
    text.forget_fonts()
    with driving(tmp_path / "data", drawn=True) as d:
        lines = d.app.notice.text.splitlines()
        assert [line for line in lines if "bookhand" in line or "initial" in line] == lines and len(lines) == 1
        d.app.notice.clear()
        d.click("button:new-game")
        d.click("button:start")
        running(d)
        assert not d.app.notice.text
        assert text.font("title", "", 30).size("A")[0] > 0
    assert not text.lost, "the next start looks again"


def test_no_sound_device_is_no_reason_to_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none-such")
    with driving(tmp_path, players=2, seed=5) as d:
        running(d)
