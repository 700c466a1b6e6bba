"""Who plays a seat of the second game by itself: it sees what the seat sees, and has a generator of its own."""
