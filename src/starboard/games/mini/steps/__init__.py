"""The steps of a round: bids, turns, raids."""
