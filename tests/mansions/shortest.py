"""In how few rounds a story can be won."""

from __future__ import annotations

from game.mansions.cards.story import Story

FEWEST = {"AAA": 9, "AAB": 10, "ABA": 8, "ABB": 8, "BAA": 10, "BAB": 11, "BBA": 10, "BBB": 10,
          "CAA": 10, "CAB": 10, "CBA": 10, "CBB": 10}  # fmt: skip
"""Rounds to the last clue by the first three answers: one walker without ladders, nothing in the way, no Keeper."""


def fewest_rounds(tale: Story, goals: list[set[str]]) -> int:
    """Every place with so many goals explored that can be reached after each round, until all are."""
    board, allow = tale.house.board, tale.house.may_pass("eldritch", tale.house.sealed)
    after, rounds = {(tale.house.start, 0)}, 0
    while not any(found == len(goals) for _, found in after):
        rounds += 1
        seen: set[tuple[str, int, int, int]] = set()
        todo = [(space, found, 2, 1) for space, found in after]
        while todo:
            now = todo.pop()
            if now in seen:
                continue
            seen.add(now)
            space, found, moves, action = now
            for to in board.neighbours(space, allow):
                if moves:
                    todo.append((to, found, moves - 1, action))
                if action:
                    todo.append((to, found, moves, 0))
            if action and found < len(goals) and space in goals[found]:
                todo.append((space, found + 1, moves, 0))
        after = {(space, found) for space, found, _, _ in seen}
    return rounds
