"""Keys, pads and presses: which command a key gives, where it lies, who may use a press, and what is copied."""
