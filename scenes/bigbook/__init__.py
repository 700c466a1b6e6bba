"""The screens of The Big Book of Madness."""
