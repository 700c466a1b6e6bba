"""The version of the game, said on the screen and in reports; `pyproject.toml` has the same."""

VERSION = "0.1.0"
PROGRAM = "big-book-of-madness"
"""What the program is called by a system: its command, and the folder of its data."""
HOME = ""
"""Where the project lives, an address without a slash at its end; '' where it lives nowhere: papers then name none."""
