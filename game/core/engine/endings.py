"""How the runner is left: by the end of a game, or because a program does not end."""

from __future__ import annotations


class GameEnded(Exception):  # noqa: N818 - it is no error: it leaves every frame behind, wherever the game ended
    """The game has ended in the middle of whatever was going on; the state already says how."""


class RunawayProgramError(RuntimeError):
    """Two cards feed each other without end; the text shows the frames, innermost last."""
