"""One strip for every die: who and what for, the sum, the ruler of ten, what passing and failing do."""
