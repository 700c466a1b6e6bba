"""The house on the table: its plan, what was baked of it, and the figures that stand there."""
