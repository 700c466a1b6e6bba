"""The version of the game, said on the screen and in reports; `pyproject.toml` has the same."""

VERSION = "0.1.0"
