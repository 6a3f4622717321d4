"""Mini: a miniature game that uses every part of the engine.

It is no product: it is the shortest way to learn how a game is written, and the game on which the
engine and the conformance suite are tested. It has hexes, a hidden hand, dice, sealed bids, an
interrupt and two variants, one laid over the tables (rich) and one over a hook (swift).
"""
