"""The Big Book of Madness: state, rules, cards and the projection a screen may see."""
