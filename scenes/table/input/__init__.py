"""From presses and commands to answers, as far as that is the same in every game."""
