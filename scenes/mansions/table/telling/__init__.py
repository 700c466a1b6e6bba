"""What the house tells: pages of the story over the plan, cards of the Keeper over the desk."""
