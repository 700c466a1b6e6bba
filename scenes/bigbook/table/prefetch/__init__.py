"""What will be wanted is asked for or painted while people think: pictures, cards, what the next events show."""
