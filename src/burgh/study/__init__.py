"""What can be said about a position or a game: forecasts, hints with reasons, reviews."""
