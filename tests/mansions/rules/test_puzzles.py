"""Puzzles: dealt, worked at and solved by the rules; a solver finds the ways that must exist."""

from __future__ import annotations

import json
from collections import Counter
from statistics import mean

import pytest

from game.core.engine.decision import Reason
from game.core.engine.rng import Luck, below
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles import lock, wiring
from game.mansions.puzzles.moves import DRAW_COST, Move, make, moves, parse, solved, why_not
from game.mansions.puzzles.state import EMPTY, Piles, Puzzle, copy_piles, lay_out, new_piles, put_away, reset
from tests.lengths import alike
from tests.mansions.solver import orders, solve

BOX = catalogue().puzzles
ALL = [("rune", "R6"), ("rune", "R8"), ("rune", "R9"), ("lock", "L4"), ("lock", "L5"), ("lock", "L6"),
       ("wiring", "W1"), ("wiring", "W2"), ("wiring", "W3")]  # fmt: skip


def laid(kind: str, layout: str, seed: int) -> tuple[Puzzle, Piles]:
    piles = new_piles(BOX)
    return lay_out(BOX, kind, layout, piles, Luck(seed)), piles


def placed(kind: str, layout: str, pieces: list[int], turned: list[int] | None = None) -> Puzzle:
    puzzle = Puzzle(kind, layout)
    puzzle.pieces, puzzle.turned = pieces, turned or [0] * len(pieces)
    return puzzle


def all_pieces(piles: Piles, *puzzles: Puzzle) -> Counter[tuple[str, int]]:
    found = Counter((pile, piece) for pile, pieces in piles.items() for piece in pieces)
    found.update((one.pile, piece) for one in puzzles for piece in one.pieces if piece != EMPTY)
    return found


# ------------------------------------------------------------------------------------------------------------ dealing


@pytest.mark.parametrize(("kind", "layout"), ALL)
def test_a_puzzle_is_dealt_at_random_with_arrows_up(kind: str, layout: str) -> None:
    """MM-PUZ.6, MM-PZR.3: every slot gets a piece, another deal gets others, the same seed the same ones."""
    deals = {tuple(laid(kind, layout, seed)[0].pieces) for seed in range(20)}
    assert len(deals) > 15
    puzzle, piles = laid(kind, layout, 3)
    assert len(puzzle.pieces) == BOX.slots(kind, layout)
    assert puzzle.turned == [0] * len(puzzle.pieces) and puzzle.start_turned == 0
    assert all_pieces(piles, puzzle) == all_pieces(new_piles(BOX))
    assert laid(kind, layout, 3)[0].pieces == puzzle.pieces


def test_the_pieces_lie_in_five_piles() -> None:
    """MM-SET.4, A-66: lock, wiring, and one for each of three pictures, 6 + 8 + 9 = 23 pieces of runes."""
    piles = new_piles(BOX)
    assert {name: len(pile) for name, pile in piles.items()} == {"lock": 15, "wiring": 15, "R6": 6, "R8": 8, "R9": 9}


def test_a_pile_that_is_too_short_leaves_slots_empty_and_the_puzzle_unsolvable() -> None:
    """A-62, A-63: two puzzles of a kind share their pile; what there is not cannot be turned or swapped."""
    piles = new_piles(BOX)
    lay_out(BOX, "wiring", "W3", piles, Luck(1))
    short = lay_out(BOX, "wiring", "W2", piles, Luck(1))
    assert short.pieces.count(EMPTY) == 2 and not piles["wiring"]
    assert not solved(BOX, short)
    empty = short.pieces.index(EMPTY)
    assert why_not(BOX, short, piles, 9, Move("turn", empty, turn=1)) == Reason("no-pieces", "MM-LIM.3")
    assert why_not(BOX, short, piles, 9, Move("draw", 0)) == Reason("no-pieces", "MM-LIM.3")
    piles["wiring"].append(14)
    make(BOX, short, piles, Move("draw", empty))
    assert short.pieces[empty] == 14 and not piles["wiring"], "nothing lay there that could go back"
    crowded = placed("lock", "L4", [0, 1, 2, EMPTY])
    assert not solved(BOX, crowded)


def test_pieces_go_back_when_a_puzzle_is_put_away() -> None:
    """MM-PUZ.12, A-69, D-20."""
    puzzle, piles = laid("lock", "L6", 4)
    put_away(puzzle, piles, Luck(1))
    assert sorted(piles["lock"]) == list(range(15)) and set(puzzle.pieces) == {EMPTY}


def test_resetting_deals_anew_and_leaves_the_start_piece() -> None:
    """MM-PUZ.17, A-70."""
    puzzle, piles = laid("lock", "L5", 4)
    before = puzzle.pieces[:]
    make(BOX, puzzle, piles, Move("turn", -1, turn=1))
    make(BOX, puzzle, piles, Move("turn", 0, turn=1))
    reset(puzzle, piles, Luck(9))
    assert (puzzle.start_turned, puzzle.turned) == (1, [0] * 5)
    assert puzzle.pieces != before
    assert all_pieces(piles, puzzle) == all_pieces(new_piles(BOX))


# ------------------------------------------------------------------------------------------------------------- moving


def test_the_worked_example_of_an_attempt() -> None:
    """MM-PUZ.19: Intellect 4: turn, swap, draw for two; then nothing is left and the puzzle stays as it lies."""
    puzzle, piles = laid("wiring", "W2", 5)
    pieces, top, left = puzzle.pieces[:], piles["wiring"][0], 4
    for id_ in ("puzzle:turn:0:right", "puzzle:swap:0:1", "puzzle:draw:7"):
        move = parse(id_)
        assert move is not None and why_not(BOX, puzzle, piles, left, move) is None
        make(BOX, puzzle, piles, move)
        left -= move.cost
    assert left == 0 and moves(BOX, puzzle, piles, left) == []
    assert puzzle.pieces == [pieces[1], pieces[0], *pieces[2:7], top]
    assert puzzle.turned == [0, 1, *[0] * 6], "a swapped piece keeps its orientation (MM-PUZ.8)"
    assert piles["wiring"][-1] == pieces[7], "the old piece lies under the pile (MM-PUZ.10)"


REFUSED = [
    ("rune", "R6", "puzzle:swap:0:4", 5, "not-adjacent"),  # corners do not count (MM-PUZ.15)
    ("rune", "R6", "puzzle:swap:0:3", 5, ""),
    ("rune", "R6", "puzzle:swap:3:0", 5, ""),
    ("rune", "R6", "puzzle:swap:0:0", 5, "not-adjacent"),
    ("rune", "R6", "puzzle:swap:0:6", 5, "no-target"),
    ("rune", "R6", "puzzle:turn:1:left", 5, ""),  # legal, and only harms (MM-PZR.2)
    ("rune", "R6", "puzzle:turn:start:left", 5, "wrong-kind"),
    ("rune", "R6", "puzzle:draw:1", 5, "no-pieces"),  # all of the picture are in use (MM-PZR.2)
    ("wiring", "W1", "puzzle:turn:start:left", 5, "wrong-kind"),
    ("wiring", "W1", "puzzle:draw:1", 2, ""),
    ("wiring", "W1", "puzzle:draw:1", 1, "no-actions-left"),
    ("wiring", "W1", "puzzle:turn:1:left", 0, "no-actions-left"),
    ("lock", "L5", "puzzle:turn:start:left", 1, ""),
    ("lock", "L5", "puzzle:swap:0:1", 5, "not-adjacent"),  # two arms of the triangle do not touch
    ("lock", "L5", "puzzle:swap:0:3", 5, ""),
    ("lock", "L5", "puzzle:draw:9", 5, "no-target"),
]


@pytest.mark.parametrize(("kind", "layout", "id_", "left", "key"), REFUSED)
def test_what_may_be_done_and_why_not(kind: str, layout: str, id_: str, left: int, key: str) -> None:
    puzzle, piles = laid(kind, layout, 2)
    move = parse(id_)
    assert move is not None
    reason = why_not(BOX, puzzle, piles, left, move)
    assert (reason.key if reason else "") == key
    assert (move in moves(BOX, puzzle, piles, left)) is (reason is None)


@pytest.mark.parametrize("id_", ["", "puzzle", "puzzle:swap:0", "puzzle:swap:0:1:2", "puzzle:swap:a:1", "puzzle:turn:0",
                                 "puzzle:turn:0:up", "puzzle:draw", "puzzle:draw:start", "puzzle:draw:-1",
                                 "puzzle:flip:0", "swap:0:1", "puzzle:draw:\u0661", "puzzle:draw:999"])  # fmt: skip
def test_nonsense_names_no_move(id_: str) -> None:
    assert parse(id_) is None


@pytest.mark.parametrize(("kind", "layout"), ALL)
def test_every_move_is_named_once_and_read_back(kind: str, layout: str) -> None:
    puzzle, piles = laid(kind, layout, 1)
    found = moves(BOX, puzzle, piles, 9)
    assert len({move.id for move in found}) == len(found)
    assert [parse(move.id) for move in found] == found
    assert all(move.cost == (DRAW_COST if move.verb == "draw" else 1) for move in found)
    assert any(move.slot == -1 for move in found) is (kind == "lock")
    assert any(move.verb == "draw" for move in found) is (kind != "rune")


@pytest.mark.parametrize(("kind", "layout"), ALL)
def test_however_it_is_worked_at_no_piece_is_lost_and_all_can_be_taken_back(kind: str, layout: str) -> None:
    for seed in range(12):
        puzzle, piles = laid(kind, layout, seed)
        chance = Luck(seed)
        for _ in range(30):
            found = moves(BOX, puzzle, piles, 9)
            move = found[below(chance, len(found))]
            before, beside = puzzle.to_json(), copy_piles(piles)
            trial, trial_piles = puzzle.clone(), copy_piles(piles)
            make(BOX, trial, trial_piles, move)
            assert (puzzle.to_json(), piles) == (before, beside), "the clone is independent"
            if move.verb != "draw":
                back = Move("swap", move.slot, move.other) if move.verb == "swap" else Move(
                    "turn", move.slot, turn=-move.turn)  # fmt: skip
                make(BOX, trial, trial_piles, back)
                assert (trial.to_json(), trial_piles) == (before, beside)
            make(BOX, puzzle, piles, move)
            assert all_pieces(piles, puzzle) == all_pieces(new_piles(BOX))
            again = Puzzle.from_json(json.loads(json.dumps(puzzle.to_json())), BOX)
            assert again.to_json() == puzzle.to_json()


DAMAGED = [
    ["lock", "L4", [0, 1, 2], [0, 0, 0], 0],
    ["lock", "L4", [0, 1, 2, 2], [0, 0, 0, 0], 0],
    ["lock", "L4", [0, 1, 2, 15], [0, 0, 0, 0], 0],
    ["lock", "L4", [0, 1, 2, 3], [0, 0, 0, 4], 0],
    ["lock", "L4", [0, 1, 2, 3], [0, 0, 0, 0], 2],
    ["lock", "L9", [0, 1, 2, 3], [0, 0, 0, 0], 0],
    ["wiring", "W1", [0, 1, 2, 3, 4, 5], [0] * 6, 1],
    ["rune", "R6", [0, 1, 2, 3, 4, 6], [0] * 6, 0],
    ["rune", "R6", [0, 1, 2, 3, 4, "5"], [0] * 6, 0],
    ["rune", "R6", None, [0] * 6, 0],
    ["rune", "R6"],
]


@pytest.mark.parametrize("data", DAMAGED)
def test_a_damaged_puzzle_is_not_believed(data: list[object]) -> None:
    with pytest.raises((ValueError, KeyError, TypeError)):
        Puzzle.from_json(data, BOX)


# ------------------------------------------------------------------------------------------------------------ solving


def test_a_picture_is_solved_when_every_piece_is_in_its_place_and_upright() -> None:
    """MM-PZR.1."""
    puzzle = placed("rune", "R6", [0, 1, 2, 3, 4, 5])
    assert solved(BOX, puzzle)
    make(BOX, puzzle, {}, Move("turn", 0, turn=1))
    assert not solved(BOX, puzzle)
    assert not solved(BOX, placed("rune", "R6", [1, 0, 2, 3, 4, 5]))


@pytest.mark.parametrize(("layout", "budget", "average", "most"), [("R6", 5, 4.7, 9), ("R8", 8, 8.1, 14)])
def test_pictures_take_as_many_swaps_as_planned(layout: str, budget: int, average: float, most: int) -> None:
    """Over all orders: the mean number of swaps, and that most are within reach of a clever head."""
    rows, columns = BOX.runes[layout]
    pairs = tuple((a, b) for a in range(rows * columns) for b in range(rows * columns)
                  if (b == a + 1 and b % columns) or b == a + columns)  # fmt: skip
    swaps = [len(found) for found in orders(rows * columns, pairs).values()]
    assert round(mean(swaps), 1) == average
    assert max(swaps) == most
    assert sum(number <= budget for number in swaps) > len(swaps) / 2


SOLVABLE = {"R6": 30, "L4": 20, "L5": 29, "L6": 29, "W1": 17, "W2": 22, "W3": 24}
"""Of thirty deals at least so many can be solved without drawing (with at most 12 actions, 8 for wires)."""


@alike(3)
@pytest.mark.parametrize("layout", SOLVABLE)
def test_the_ways_of_the_solver_solve_by_the_rules_and_not_before(layout: str) -> None:
    kind = {"R": "rune", "L": "lock", "W": "wiring"}[layout[0]]
    done = 0
    for seed in range(30):
        puzzle, piles = laid(kind, layout, seed)
        found = solve(BOX, puzzle, 8 if kind == "wiring" else 12)
        if found is None:
            continue
        done += 1
        for number, move in enumerate(found):
            assert not solved(BOX, puzzle), f"solved with {number} of {len(found)}"
            assert why_not(BOX, puzzle, piles, len(found) - number, move) is None
            make(BOX, puzzle, piles, move)
        assert solved(BOX, puzzle)
    assert done >= SOLVABLE[layout]


@pytest.mark.parametrize(("kind", "layout"), [pair for pair in ALL if pair[0] != "rune"])
def test_a_deal_without_a_short_way_is_not_solved_by_a_short_random_one(kind: str, layout: str) -> None:
    """The solver and the rules agree from the other side, too: three random actions solve nothing it thinks longer."""
    for seed in range(10):
        puzzle, piles = laid(kind, layout, seed)
        if solve(BOX, puzzle, 3) is not None:
            continue
        chance = Luck(seed)
        for _ in range(120):
            trial, beside = puzzle.clone(), copy_piles(piles)
            for _ in range(3):
                found = [move for move in moves(BOX, trial, beside, 1) if move.verb != "draw"]
                make(BOX, trial, beside, found[below(chance, len(found))])
                if kind == "wiring" and solved(BOX, trial):
                    cells = wiring.way(BOX, trial)
                    assert len(set(cells)) < len(cells), "only a way that crosses a piece twice"
                else:
                    assert not solved(BOX, trial)


def test_a_start_piece_shows_other_faces_when_turned() -> None:
    """MM-PUZ.9, MM-PZL.2: by 180, 120 or 90 degrees; as many turns as it takes lead back."""
    shown = {name: [[lock.face(layout, turns, number) for number in range(len(layout.faces))]
                    for turns in range(360 // layout.turn)] for name, layout in BOX.locks.items()}  # fmt: skip
    assert shown["L4"] == [["s", "m", "e", "s"], ["e", "s", "s", "m"]]
    assert shown["L5"] == [["s", "m", "e"], ["e", "s", "m"], ["m", "e", "s"]]
    assert shown["L6"][1] == ["m", "s", "m", "e"]
    puzzle, piles = laid("lock", "L5", 1)
    for _ in range(3):
        make(BOX, puzzle, piles, Move("turn", -1, turn=-1))
    assert puzzle.start_turned == 0


def test_wires_join_only_in_the_same_colour() -> None:
    """MM-PZW.2: four straight and bent pieces; one that changes colour in the middle breaks the way."""
    assert len(BOX.wiring_pieces[8]) == 1 and BOX.wiring_pieces[8] == (("N", "r", "S", "r"),)
    assert wiring.turned("N", 1) == "E" and wiring.turned("W", 1) == "N" and wiring.turned("S", 4) == "S"
    # W1: in at the west of cell 0 in red, out at the east of cell 5 in red
    board = BOX.wirings["W1"]
    assert (board.start, board.end) == ((0, "W", "r"), (5, "E", "r"))
    straight, bend_west, bend_east = 8, 9, 13  # N-S, N-W, N-E, all red
    crossing = 0  # N-S red to blue, E-W red
    puzzle = placed("wiring", "W1", [straight, crossing, bend_west, 4, 10, bend_east], [1, 0, 3, 0, 0, 0])
    assert wiring.way(BOX, puzzle) == (0, 1, 2, 5)
    assert solved(BOX, puzzle)
    puzzle.turned[1] = 1  # now red comes in from the west and leaves blue
    assert wiring.way(BOX, puzzle) == ()


def test_no_side_of_a_piece_has_two_wires() -> None:
    """So a way never forks."""
    for piece in BOX.wiring_pieces:
        sides = [side for wire in piece for side in (wire[0], wire[2])]
        assert len(sides) == len(set(sides))


def test_puzzles_of_a_story_need_no_more_than_the_box_has() -> None:
    """A-62, over every story (the linter says it, too): all of them open at once."""
    piles = new_piles(BOX)
    together = (("wiring", "W2"), ("lock", "L5"), ("lock", "L4"), ("lock", "L6"), ("rune", "R6"))
    open_ = [lay_out(BOX, kind, layout, piles, Luck(1)) for kind, layout in together]
    assert not any(EMPTY in one.pieces for one in open_)
    assert all_pieces(piles, *open_) == all_pieces(new_piles(BOX))
