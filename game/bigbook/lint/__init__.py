"""What is wrong with the card files and with what else must know each card: `python -m game.bigbook.lint`."""
