"""The house as a board: `house` (places, edges, what may be passed by whom), `sight` (which spaces see each other)."""
