"""The screens: everything that draws and listens. Uses `game`, is used by `main.py`."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
