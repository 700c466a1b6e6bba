"""The screens of Nobody Home."""
