"""What is refused by the second game at the command line: one clear line, exit code 2, nothing half done."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commands import ROOT, played, ran, refused, run
from tests.lengths import alike
from tests.sources import copy_sources

GAME = ("--game", "mansions")
FIRST_GAMES = ROOT / "tests" / "core" / "saves" / "one-header-first-turn.journal"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--players", 0), "--players: 0 is not a number from 1 to 4"),
        (("--players", 5), "--players: 5 is not a number from 1 to 4"),
        (("--story", "the_other_tide"), "--story: the_other_tide is not possible. Choose from: glass_tide"),
        (("--option", "moonlight=1"), "--option: moonlight is not possible"),
        (("--option", "longer_night=2"), "--option longer_night: 2 is not a number from 0 to 1"),
        (("--option", "puzzle_seconds=61"), "--option puzzle_seconds: 61 is not possible. Choose from: 0, 60"),
        (("--option", "i1=nobody"), "--option i1: nobody is not possible"),
        (("--option", "i1=ines_marrow", "--option", "i2=ines_marrow"), "--option i1: ines_marrow is not possible"),
        (("--option", "i1_cards=p1p2"), "--option i1_cards: p1p2 is not possible. Choose from: p1m1, p1m2"),
        (("--keeper", "oracle"), "--keeper: oracle is not possible"),
        (("--viewer", "i3"), "--viewer: i3 is not possible. Choose from: i1, i2, investigators, keeper"),
        (("--load", "/nowhere/at_all"), "/nowhere/at_all cannot be opened"),
        (("--save", ROOT / "README.md" / "night"), "cannot be opened"),
    ],
)
def test_what_no_game_can_be_played_with(args: tuple[object, ...], said: str) -> None:
    code, out, err = ran("play", *GAME, *args)
    assert (code, out) == (2, "")
    assert said in err and err.count("\n") == 1


def test_a_simulation_takes_the_options_of_a_game() -> None:
    """Everything that `play` may be given, with its refusals; what is chosen stands in the document."""
    code, out, err = ran("simulate", *GAME, "--games", 1, "--json", "--option", "longer_night=1", "--option",
                         "puzzle_seconds=60", "--option", "i1=tobias_wren", "--players", 1)  # fmt: skip
    assert (code, err) == (0, "")
    options = json.loads(out)["options"]
    assert options["switches"] == {"puzzle_seconds": 60, "longer_night": 1}
    assert options["characters"] == [["tobias_wren", 1, 1]]
    code, out, err = ran("simulate", *GAME, "--games", 1, "--option", "longer_night=perhaps")
    assert (code, out) == (2, "") and "--option longer_night: perhaps is not a number from 0 to 1" in err


def test_the_profile_cards_that_are_kept_are_chosen_by_option() -> None:
    out = played(["look i1"], *GAME, "--players", 1, "--option", "i1=tobias_wren", "--option", "i1_cards=p2m2")
    assert "[tobias_wren_p2]" in out and "[tobias_wren_m2]" in out
    assert "[tobias_wren_p1]" in played(["look i1"], *GAME, "--players", 1, "--option", "i1=tobias_wren")


# ------------------------------------------------------------------------------------------------------ damaged files


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the game."""
    copy = tmp_path_factory.mktemp("tree")
    for name in ("game", "localization"):
        copy_sources(ROOT / name, copy / name)
    return copy


COLD_HANDS = "cold_hands: {icons: [tide], cost: 1, needs: [alone], program: [{damage: {n: 1}}]}\n"
STORY = "game/mansions/stories/glass_tide.yaml"
DAMAGE = {
    "a word in a card": ("game/mansions/cards/mythos.yaml", "cost: 1", "cots: 1", "did you mean 'cots'?"),
    "no YAML": ("game/mansions/cards/trauma.yaml", "bolt: {", "bolt: [", "trauma.yaml"),
    "a card that fits nothing": (
        "game/mansions/cards/exploration.yaml", "opens: [silver_lock]", "opens: [sliver_lock]", "'silver_lock'"),
    "a room that is nowhere": (STORY, "library: swollen_door", "librery: swollen_door", "did you mean 'library'?"),
    "a wall between doors": (STORY, "- [gh6, cl1]", "- [gh1, cl1]", "gh1-cl1 is not on a common wall"),
    "a card that lies twice": (STORY, "[signal_lamp]", "[silver_key]", "AAAA cannot be seeded: silver_key"),
    "a clue that is lost": (STORY, "[3A, clue_3, nothing]", "[3A, nothing, nothing]", "cannot be seeded: clue_3a"),
    "a puzzle that outruns its supply": (
        "game/mansions/cards/puzzles.yaml", "ssme, ", "", "lock puzzles together need 15 of 14 pieces"),
    "an event at once": (STORY, "    time: 3", "    time: 0", "glass_tide.yaml.events.I.time: 1 to 20 are possible"),
    "a hand of too many": (STORY, "{mythos: 2,", "{mythos: 99,", "opening.keeper_hand.mythos: 0 to 4 are possible"),
    "a Mythos card that is gone": (
        "game/mansions/cards/mythos.yaml", COLD_HANDS, "", "box.yaml: mythos: 35 are counted, but there are 34"),
    "a program that is gone": (
        "game/mansions/cards/turn.yaml", "look_again:\n", "look_agian:\n", "the program 'look_again' is missing"),
    "a figure without health": (
        "game/mansions/cards/monsters.yaml", "health: 9", "health: 0", "monsters.yaml: furrow_1.health: 1 to 60"),
    "a word that stands twice": (
        "localization/en/mansions/log.yaml", "round_began:", "turn_began: x\nround_began:", "log.yaml"),
}  # fmt: skip


@alike(3)
@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_file_is_named_in_one_line(name: str, whole: Path) -> None:
    file, before, after, said = DAMAGE[name]
    path = whole / file
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")
    try:
        refused(run("play", *GAME, cwd=whole), said)
    finally:
        path.write_text(text, "utf-8")


# -------------------------------------------------------------------------------------------------------------- saves


@pytest.fixture
def night(tmp_path: Path) -> Path:
    """A saved game, some steps into the first round."""
    save = tmp_path / "night"
    played(["move:gh6", "move:gh4", "end"], *GAME, "--players", 1, "--seed", 3, "--save", save)
    return save


def test_a_save_of_the_other_game_is_none_of_this_one(night: Path) -> None:
    for args in (("play", *GAME, "--load", FIRST_GAMES), ("replay", FIRST_GAMES, *GAME), ("play", "--load", night),
                 ("replay", night, "--game", "bigbook")):  # fmt: skip
        code, out, err = ran(*args)
        assert (code, out) == (2, "") and err.count("\n") == 1, args


def test_a_cut_tail_costs_no_more_than_itself(night: Path) -> None:
    night.write_bytes(night.read_bytes()[:-30])
    code, out, err = ran("replay", night)
    assert (code, err) == (3, "") and out
    assert "Ines Marrow" in played([], *GAME, "--load", night)


def test_a_save_of_an_older_edition_goes_on_at_its_last_round(night: Path, whole: Path) -> None:
    path = whole / "game/mansions/cards/trauma.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("bolt: {kind: insanity, program: [{drag: {n: 3}}]}",
                                 "bolt: {kind: insanity, program: [{drag: {n: 2}}]}"), "utf-8")  # fmt: skip
    try:
        assert path.read_text("utf-8") != text
        done = run("replay", night, cwd=whole)
    finally:
        path.write_text(text, "utf-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 2" in done.stdout and "Traceback" not in done.stdout


def test_a_pipe_that_is_closed_ends_a_game_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-B", "-m", "game", "play", *GAME, "--seed", "1"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdin and process.stdout and process.stderr
        process.stdout.readline()
        process.stdout.close()
        for _ in range(200):
            try:
                process.stdin.write(b"board\n")
                process.stdin.flush()
            except BrokenPipeError:
                break
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 0
