"""Start the game: `python main.py --help` lists the options."""

from scenes.start import main

if __name__ == "__main__":
    raise SystemExit(main())
