"""Geometry without rules: hexes, squares, polyominoes."""
