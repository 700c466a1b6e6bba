"""What is there between events: the room, the rain at its window, the candles."""
