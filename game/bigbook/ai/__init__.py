"""Whatever answers by itself in The Big Book of Madness: chance, the planner, what the coach sees."""
