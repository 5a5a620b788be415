"""Tournaments: who plays whom, the matches over all cores, ratings, and a report."""
