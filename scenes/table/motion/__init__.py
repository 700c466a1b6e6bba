"""What moves over a table for a moment: flights, blows, particles, and what stays in the air after them."""
