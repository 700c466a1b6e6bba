"""The sounds as they are stored, and the kit that makes them."""
