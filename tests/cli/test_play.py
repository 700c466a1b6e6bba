"""A whole game at the terminal, as a stranger meets it: lines in, lines out, nothing lost and nothing left unsaid."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from game.bigbook.ai.planner import apprentice
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.core.console.terminal import WIDTH, wrapped
from game.core.engine.chance import Chance
from game.core.entry import Companion
from game.core.saves.journal import transcript
from game.core.saves.save import Header
from game.core.text.i18n import Catalogue
from tests.cli.commands import LOCALES, ROOT, here, played, ran, refused, run
from tests.lengths import alike

LANGS = ("en", "es", "pt", "it")
EN = Catalogue.load("en", [LOCALES])


def t(key: str, **args: str | int) -> str:
    return EN.t(f"kit.cli.play.{key}", **args)


@cache
def game_of(players: int, seed: int, who: Callable[[int], Companion] = Chance) -> tuple[str, ...]:
    """The answers of a whole game as somebody types them: by number, by id, by the letter of a proposal. Each game is
    thought out once."""
    session = BigBookSession.start(Options.of(players), seed)
    companion = who(seed)
    lines: list[str] = []
    while not session.over:
        answer = companion.answer(session.game, session.state.clone())
        lines.append(typed(session, answer, by_number=len(lines) % 2 == 0))
        session.apply(answer)
    return tuple(lines)


def typed(session: BigBookSession, answer: tuple[str, ...], *, by_number: bool) -> str:
    ids = [option.id for option in session.legal()]
    words = [str(ids.index(one) + 1) if by_number else one for one in answer]
    return (", " if by_number else " ").join(words) or ("0" if by_number else "none")


def saved(path: Path, lines: list[str], *args: object) -> bytes:
    """The bytes of the save after these lines."""
    played([*lines, f"save {path}"], *args)
    return path.read_bytes()


TWO = ("--players", 2, "--seed", 3)


def test_a_whole_game_comes_through_a_pipe_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    lines = game_of(2, 2, apprentice)
    done = subprocess.run(
        [sys.executable, "-m", "game", "play", "--players", "2", "--seed", "2", "--save", str(path)],
        cwd=ROOT, input="\n".join(lines) + "\n", capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert EN.t("bigbook.end.won_title") in done.stdout and EN.t("bigbook.end.won_text", n=6) in done.stdout
    assert done.stdout.endswith(t("saved", file=str(path)) + "\n")
    verdict = here("replay", path)
    assert verdict.returncode == 0 and verdict.stdout.endswith("won\nwhole\n")


@alike()
@pytest.mark.parametrize(("players", "lang"), list(zip((2, 3, 4, 5), LANGS, strict=True)))
def test_whole_games_by_chance_speak_every_language_in_a_hundred_columns(players: int, lang: str) -> None:
    lines = game_of(players, 40 + players)
    out = played(lines, "--players", players, "--seed", 40 + players, "--lang", lang)
    words = Catalogue.load(lang, [LOCALES])
    assert words.t("bigbook.end.lost_title") in out
    assert words.t("kit.cli.play.hint", command="?") in out
    assert max(map(len, out.splitlines())) <= WIDTH
    assert not re.search(r"\[(?:bigbook|kit)\.|\[/?b\]|\{\w+\}", out), "a key, a mark or a place reached the reader"
    assert out.count("\n> ") == len(lines), "every line was an answer, and none was refused"


def test_the_first_screen_says_whose_turn_it_is_what_is_asked_and_what_each_answer_costs() -> None:
    out = played([], *TWO)
    assert EN.t("bigbook.lessons.ui.opening.lose").split()[0] in out
    assert "Bruno, it is your turn: act, or end the turn." in out
    assert re.search(r"\n +\d+  acquire:fire2 +Acquire: Fire 2\. It costs 2 Fire\.\n", out)
    assert "! Next step: Dying Ember strikes everybody (space 2): Every player discards a Fire card" in out
    assert "► Space 1: new monster" in out and "\n►   Bruno [p2]" in out
    assert out.endswith(t("not_saved", option="--seed 3") + "\n")


def test_who_lost_is_told_why() -> None:
    out = played(game_of(5, 8), "--players", 5, "--seed", 8)
    assert EN.t("bigbook.end.reason.madness-stack-empty") in out
    assert t("over", list="log, story, look, and undo", command="quit") in out


def test_what_is_no_answer_costs_nothing_and_says_why(tmp_path: Path) -> None:
    nonsense = ["", "  ", "99", "-1", "1 1 1", "destroy:f1", "learn:ice", "hello", "\x1b[2J\x07", "why", "look", "undo",
                "redo", "save", "look nobody", "é" * 3000, "p1.hand.water1"]  # fmt: skip
    played(nonsense, *TWO)
    assert saved(tmp_path / "a", [*nonsense, "acquire:fire2"], *TWO) == saved(tmp_path / "b", ["acquire:fire2"], *TWO)
    out = played(["destroy:f1", "\x1b[2Jhello"], *TWO)
    assert "destroy:f1: Needs 4 Fire; you have 2: 2 in hand, 0 in the support pool.\n" in out
    assert "BB-" not in out, "the number of a rule is for whoever asks why"
    assert "\x1b" not in out


def test_why_names_the_rule_and_look_reads_the_card() -> None:
    out = played(["why destroy:f1", "why end", "why 1", "look f1", "look Kindle", "look 1", "look bruno", "look book",
                  "look water2", "look p2.hand.madness", "?"], *TWO)  # fmt: skip
    assert "destroy:f1: Needs 4 Fire" in out and "(BB-ACT.5)" in out
    assert t("allowed", value="end") in out and t("allowed", value="activate:combustion:1") in out
    assert "Dying Ember [f1] · Fire · 4 Fire" in out
    assert "Kindle [kindle] · Fire · Level 1" in out
    assert "Combustion [combustion] · Fire · Level 1" in out
    assert "Bruno [p2] · Sera Cinder" in out
    sights = played(["look"], *TWO)
    assert t("look_at", command="look") in sights and "  p2 " in sights and "  book " in sights
    assert "  Failure: Every player receives a Madness in hand." in out
    assert EN.t("bigbook.tips.madness_card") in out
    assert EN.t("kit.cli.typed.undo") in out


@pytest.mark.parametrize("game", ["bigbook", "mansions"])
def test_the_language_changes_in_the_midst_of_a_question(game: str, tmp_path: Path) -> None:
    """Table and question stand there again in it; the game is the same."""
    other = ("--game", game, *TWO)
    out = played(["lang es", "lang", "lang xx", "log", "lang en"], *other)
    spanish = Catalogue.load("es", [LOCALES])
    assert out.count(spanish.t("kit.cli.play.one")) == 1 and out.count(t("one")) == 2
    assert out.count(spanish.t("kit.cli.play.languages", list="en, es, it, pt")) == 2
    first = "acquire:fire2" if game == "bigbook" else "i2"
    switched = saved(tmp_path / "a", ["lang it", first, "lang pt"], *other)
    assert switched == saved(tmp_path / "b", [first], *other)


def test_undo_takes_back_says_why_it_does_not_and_asks_once_more_where_luck_has_spoken(tmp_path: Path) -> None:
    begun = saved(tmp_path / "begun", [], *TWO)
    assert saved(tmp_path / "back", ["acquire:fire2", "undo"], *TWO) == begun
    redone = saved(tmp_path / "redone", ["acquire:fire2", "undo", "redo"], *TWO)
    assert redone == saved(tmp_path / "done", ["acquire:fire2"], *TWO) != begun
    out = played(["undo", "redo", "activate:growth:1", "undo", "undo", "end", "1", "undo"], *TWO)
    for key in ("undo-none", "redo-none", "undo-turn"):
        assert EN.t(f"bigbook.why.{key}") in out
    assert out.index(EN.t("kit.undo.agree")) < out.index(t("undone"))
    assert saved(tmp_path / "agreed", ["activate:growth:1", "undo", "undo"], *TWO) == begun
    asked_again = ["activate:growth:1", "undo", "board", "undo"]
    assert saved(tmp_path / "asked", asked_again, *TWO) != begun, "something else came between: it is asked anew"


def test_several_answers_and_proposed_payments(tmp_path: Path) -> None:
    out = played(game_of(2, 2, apprentice), "--players", 2, "--seed", 2)
    assert re.search(r"\n  a  .+: pays \d of \d\n", out), "a payment is proposed"
    assert t("exactly", n=2) in out
    session = BigBookSession.start(Options.of(2), 2)
    companion = apprentice(2)
    before: list[str] = []
    while session.decision is None or session.decision.kind != "pay":
        answer = companion.answer(session.game, session.state.clone())
        before.append(typed(session, answer, by_number=False))
        session.apply(answer)
    best = session.suggest_payments(str(session.decision.args["action"]))[0]
    with_letter = saved(tmp_path / "letter", [*before, "a"], "--players", 2, "--seed", 2)
    assert with_letter == saved(tmp_path / "ids", [*before, " ".join(best)], "--players", 2, "--seed", 2)


def test_a_game_goes_on_where_its_lines_ended(tmp_path: Path) -> None:
    path, lines = tmp_path / "game.journal", game_of(3, 43)
    half = len(lines) // 2
    first = played(lines[:half], "--players", 3, "--seed", 43, "--save", path)
    assert first.endswith(t("saved", file=str(path)) + "\n")
    rest = played(lines[half:], "--load", path, "--save", path)
    assert EN.t("bigbook.end.lost_title") in rest and "Seed 43" in rest
    whole = played([*lines, f"save {tmp_path / 'whole'}"], "--players", 3, "--seed", 43)
    ending = whole[whole.index(EN.t("bigbook.end.lost_title")) :].splitlines()[:4]
    assert "\n".join(ending) in rest
    assert ran("replay", path)[0] == 0
    log = played(["log"], "--load", path)
    assert "Turn 1 went to " in log, "all that happened before is still told"


def flat(text: str) -> str:
    """A text in one line: paths are longer than a screen is wide."""
    return " ".join(text.split())


def test_the_last_line_says_where_the_game_lies_and_what_of_it_does_not(tmp_path: Path) -> None:
    path, copy = tmp_path / "nights" / "game.journal", tmp_path / "copy"

    def after(lines: list[str], *args: object) -> str:
        return flat(played(lines, *args))

    begun = after(["acquire:fire2"], *TWO, "--save", path)
    assert t("folder_made", file=str(path.parent)) in begun and begun.endswith(t("saved", file=str(path)))
    assert t("folder_made", file=str(path.parent)) not in after([], "--load", path, "--save", path)
    assert after([], "--load", path).endswith(t("saved", file=str(path))), "nothing was played"
    assert after(["end"], "--load", path).endswith(t("not_saved_since", file=str(path)))
    assert after([f"save {copy}"], *TWO).endswith(t("saved", file=str(copy)))
    assert after([f"save {copy}", "end"], *TWO).endswith(t("not_saved_since", file=str(copy)))


def test_nothing_is_written_unless_asked_and_nothing_is_overwritten_unkept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played(["acquire:fire2", "undo"], *TWO)
    assert not list(tmp_path.iterdir())
    diary = tmp_path / "diary"
    diary.write_text("Dear diary", encoding="utf-8")
    out = played([f"save {diary}"], *TWO)
    assert EN.t("kit.cli.not_ours", file=str(diary)) in " ".join(out.split())
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [b"Dear diary"]
    evening = tmp_path / "evening"
    before = saved(evening, [], *TWO)
    out = played(["acquire:fire2", f"save {evening}"], *TWO)
    copies = [one for one in tmp_path.iterdir() if one.read_bytes() == before]
    assert len(copies) == 1 and copies[0].name in out
    assert played([f"save {tmp_path}"], *TWO).count(EN.t("kit.save.a_folder")) == 1


def test_a_save_of_another_game_is_refused_by_name_and_a_damaged_one_goes_on(tmp_path: Path) -> None:
    session = BigBookSession.start(Options.of(2), 3)
    session.apply(["acquire:fire2"])
    options, content = Options.of(2).to_json(), session.game.content_hash()
    path = tmp_path / "other"
    path.write_bytes(transcript(session, Header("chess", options, 3, content)))
    told = EN.t("kit.save.unknown_game", name="chess")
    assert ran("play", "--load", path) == (2, "", f"python -m game: {told}\n")
    whole = transcript(session, Header("bigbook", options, 3, content))
    path.write_bytes(whole[:-20])
    out = played([], "--load", path)
    assert "damaged at line 3" in out and "Bruno, it is your turn" in out


def test_names_come_from_the_save_and_disturb_no_terminal(tmp_path: Path) -> None:
    session = BigBookSession.start(Options.of(2), 3)
    people = [{"name": "Olga"}, {"name": "\x1b[31mRed\x1b]0;x\x07"}]
    header = Header("bigbook", Options.of(2).to_json(), 3, session.game.content_hash(), {"people": people})
    path = tmp_path / "window.journal"
    path.write_bytes(transcript(session, header))
    out = played(["log"], "--load", path)
    assert "Olga [p1]" in out and "Turn 1 went to [31mRed" in out
    assert "\x1b" not in out and "\x07" not in out


def test_magicians_are_chosen_seat_by_seat() -> None:
    out = played([], "--option", "p1=ferryman", "--option", "p2=bellringer", "--option", "players=2", "--seed", 1)
    names = [EN.t(f"bigbook.cards.magicians.{one}.name") for one in ("ferryman", "bellringer")]
    assert f"Ana [p1], {names[0]}" in out and f"Bruno [p2], {names[1]}" in out
    done = ran("play", "--option", "p1=ferryman", "--option", "p2=ferryman")
    assert done[0] == 2 and "--option p1: ferryman" in done[2]


def test_a_game_of_which_no_seed_was_asked_for_can_be_had_again() -> None:
    out = played([], "--players", 2)
    found = re.search(r"--seed (\d+)", out)
    assert found is not None
    assert played([], "--players", 2, "--seed", found[1]) == out


def test_whoever_stops_listening_sees_no_traceback() -> None:
    done = subprocess.run(
        f"yes log | {sys.executable} -m game play --players 2 --seed 3 | head -n 3",
        shell=True, cwd=ROOT, capture_output=True, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 3


def test_help_lists_the_options_of_the_game() -> None:
    done = run("play", "--help")
    assert done.returncode == 0
    for option in (
        "--players",
        "--difficulty",
        "--mode",
        "--option",
        "--seed",
        "--load",
        "--save",
        "--viewer",
        "--lang",
    ):
        assert option in done.stdout
    refused(here("play", "--keeper", "script"), "--keeper")


def test_companions_take_seats_at_the_terminal_and_the_save_keeps_them(tmp_path: Path) -> None:
    """Ana is asked for her own seat only; what the others do is told, and a saved game goes on with them."""
    path = tmp_path / "evening.journal"
    begun = played([], *TWO, "--companions", "apprentice", "--save", path)
    assert "Bruno" in begun and "\nAna, " in begun and "\nBruno, " not in begun
    answers = ["1"] * 8
    told = played(answers, "--load", path)
    assert "\nBruno, " not in told, "the table never stands still at a companion's question"
    assert told == played(answers, "--load", path), "the same answers lead to the same evening"


def test_all_companions_at_the_terminal_play_to_the_end() -> None:
    told = played([], *TWO, "--companions", "apprentice,apprentice")
    assert EN.t("bigbook.end.won_title") in told or EN.t("bigbook.end.lost_title") in told


def test_the_way_to_a_file_stays_whole_however_long_it_is() -> None:
    """One that was broken at the end of a line could not be copied."""
    way = "/" + "/".join(["folder-of-evenings"] * 9) + "/evening.journal"
    rows = list(wrapped(f"Saved in {way}. Short words are wrapped as before. " * 3))
    assert sum(way in row for row in rows) == 3
    assert all(len(row) <= WIDTH for row in rows if way not in row)
