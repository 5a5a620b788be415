"""The faces researchers know: PettingZoo, Gymnasium and OpenSpiel."""
