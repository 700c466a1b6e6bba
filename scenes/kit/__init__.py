"""What every screen stands on; it knows no game. `docs/scene-kit.md` shows how it is used."""
