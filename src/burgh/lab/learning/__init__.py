"""Learning: games a bot plays against itself, a net trained on them, and whether it is better."""
