"""The sound kit: builds assets/sound from code (see docs/sound.md); the game itself needs none of it."""
