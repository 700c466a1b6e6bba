"""What a release is made of: the wheel, a folder that starts without Python, and what each system wants around it."""
