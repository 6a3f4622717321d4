"""The whole position."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from starboard.engine.bits import BIT, has
from starboard.engine.flow import State as EngineState
from starboard.engine.flow import clone_stack

from .board import Board
from .combat.battlefield import Battlefield
from .components.ids import ALL, CYLINDER, DISCS, NOBODY, NONE, PUPPET
from .components.tables import Rules
from .player import Player

STARS: Final[i64] = 67
NO_STARS: Final[vec[i64]] = vec[i64]([0] * int(STARS))
NOTHING_AT_STARS: Final[vec[i64]] = vec[i64]([-1] * int(STARS))
PEACE: Final[vec[i64]] = vec[i64]([0] * 6)
NO_CARDS: Final[vec[i64]] = vec[i64]([0] * 12)


@final
class State(EngineState):
    """Board, stars, players and what is being decided; arrays are values and shared by clones.

    Players are numbered like seats; with two people number 2 is the puppet.
    """

    __slots__ = (
        "battle",
        "board",
        "card_known",
        "controller",
        "counter",
        "counter_known",
        "deck",
        "discs",
        "goal",
        "owner",
        "players",
        "relic",
        "relic_known",
        "round",
        "rules",
        "seats",
        "spare_counters",
        "spare_relics",
        "story",
        "switches",
        "war",
    )

    def __init__(self, rules: Rules, seats: i64, board: Board) -> None:
        super().__init__()
        self.rules = rules
        self.seats: i64 = seats
        self.board = board
        self.round: i64 = 0
        self.story: i64 = NONE
        self.goal: i64 = NONE
        self.controller: i64 = NOBODY  # who plays the puppet this round
        self.switches: i64 = NONE  # Switch Alignment counters revealed this round, -1 before
        self.battle: Battlefield | None = None
        self.players: list[Player] = []
        self.war: vec[i64] = PEACE  # for each player the mask of those he is at war with
        self.owner: vec[i64] = NOTHING_AT_STARS
        self.discs: vec[i64] = NO_STARS
        self.counter: vec[i64] = NOTHING_AT_STARS
        self.counter_known: vec[i64] = NO_STARS
        self.relic: vec[i64] = NOTHING_AT_STARS
        self.relic_known: vec[i64] = NO_STARS
        self.spare_counters: list[int] = []  # left over in the centre, never seen
        self.spare_relics: list[int] = []
        self.deck: list[int] = []  # the top card is the last one
        self.card_known: vec[i64] = NO_CARDS  # seats that know where each card is

    def clone(self) -> State:
        """An independent copy that shares the rules, the board and all values."""
        twin = State(self.rules, self.seats, self.board)
        twin.round = self.round
        twin.story = self.story
        twin.goal = self.goal
        twin.controller = self.controller
        twin.switches = self.switches
        twin.battle = None if self.battle is None else self.battle.clone()
        twin.players = [player.clone() for player in self.players]
        twin.war = self.war
        twin.owner = self.owner
        twin.discs = self.discs
        twin.counter = self.counter
        twin.counter_known = self.counter_known
        twin.relic = self.relic
        twin.relic_known = self.relic_known
        twin.spare_counters = self.spare_counters
        twin.spare_relics = self.spare_relics
        twin.deck = self.deck[:]
        twin.card_known = self.card_known
        twin.stack = clone_stack(self.stack)
        return twin

    # -- who is who ------------------------------------------------------------------------

    def has_puppet(self) -> bool:
        """Two people play with a puppet. Rules: GE-SET-18, GE-VAR-08"""
        return self.seats == 2

    def is_puppet(self, player: i64) -> bool:
        """Is this the puppet?"""
        return player == PUPPET and self.seats == 2

    def seat_of(self, player: i64) -> i64:
        """The seat that decides for a player. Rules: GE-VAR-13"""
        return self.controller if self.is_puppet(player) else player

    def mask_of(self, player: i64) -> i64:
        """The seat that decides for a player, as a mask."""
        return BIT[self.seat_of(player)]

    def turn_order(self) -> list[int]:
        """The players by their turn order numbers. Rules: GE-MOV-02, GE-TRN-04"""
        out: list[int] = [0] * len(self.players)
        for player in self.players:
            out[player.order - 1] = int(player.number)
        return out

    def era(self) -> i64:
        """1 and 3 are Eras of Light, 2 is the Era of Darkness. Rules: GE-SET-01"""
        return self.rules.era_of_round[self.round]

    # -- war and peace ---------------------------------------------------------------------

    def at_war(self, one: i64, other: i64) -> bool:
        """Status is the same for both and public. Rules: GE-WAR-01"""
        return has(self.war[one], other)

    def set_war(self, one: i64, other: i64, on: bool) -> None:
        """Both counters flip together. Rules: GE-WAR-01, GE-WAR-10"""
        war = self.war[:]
        if on:
            war[one] |= BIT[other]
            war[other] |= BIT[one]
        else:
            war[one] &= ~BIT[other]
            war[other] &= ~BIT[one]
        self.war = war

    def hostile_at(self, player: i64, hexagon: i64) -> bool:
        """Are ships of a player at war with this one in the hex? Rules: GE-BLK-01"""
        enemies = self.war[player]
        if enemies == 0:
            return False
        for other in self.players:
            if has(enemies, other.number) and other.is_at(hexagon):
                return True
        return False

    # -- stars -----------------------------------------------------------------------------

    def population(self, star: i64) -> i64:
        """Discs, and six for a home star cylinder. Rules: GE-POP-01, GE-POP-02"""
        n = self.discs[star]
        owner = self.owner[star]
        if owner >= 0 and self.players[owner].home == star:
            n += CYLINDER
        return n

    def stars_of(self, player: i64) -> list[int]:
        """All stars a player owns."""
        owner = self.owner
        return [star for star in self.board.rules.stars if owner[star] == player]

    def discs_on_board(self, player: i64) -> i64:
        """Discs of a player at all stars."""
        n: i64 = 0
        for star in self.board.rules.stars:
            if self.owner[star] == player:
                n += self.discs[star]
        return n

    def disc_supply(self, player: i64) -> i64:
        """Discs left on the population track. Rules: GE-SET-05, GE-CMP-03, GE-CMP-04"""
        return DISCS - self.discs_on_board(player)

    def set_owner(self, star: i64, player: i64, discs: i64) -> None:
        """A star changes hands with so many discs. Rules: GE-POP-01"""
        owner = self.owner[:]
        owner[star] = player
        self.owner = owner
        self.set_discs(star, discs)

    def set_discs(self, star: i64, discs: i64) -> None:
        """Write the discs at a star."""
        values = self.discs[:]
        values[star] = discs
        self.discs = values

    def set_counter(self, star: i64, kind: i64, known: i64) -> None:
        """Lay or remove the star counter; `known` are the seats that may see it."""
        counters = self.counter[:]
        counters[star] = kind
        self.counter = counters
        seen = self.counter_known[:]
        seen[star] = known
        self.counter_known = seen

    def learn_counter(self, star: i64, seats: i64) -> None:
        """These seats know the counter from now on. Rules: GE-SCO-03"""
        seen = self.counter_known[:]
        seen[star] |= seats
        self.counter_known = seen

    def set_relic(self, star: i64, relic: i64, known: i64) -> None:
        """Lay, turn up or remove a relic."""
        relics = self.relic[:]
        relics[star] = relic
        self.relic = relics
        seen = self.relic_known[:]
        seen[star] = known
        self.relic_known = seen

    def learn_relic(self, star: i64, seats: i64) -> None:
        """These seats know the relic from now on."""
        seen = self.relic_known[:]
        seen[star] |= seats
        self.relic_known = seen

    def has_relic(self, star: i64, relic: i64) -> bool:
        """Does this relic lie face up at the star? Rules: GE-REL-02"""
        return self.relic[star] == relic and self.relic_known[star] == ALL

    def relic_star(self, relic: i64) -> i64:
        """The star at which a relic lies face up, or -1."""
        for star in self.board.rules.stars:
            if self.relic[star] == relic and self.relic_known[star] == ALL:
                return star
        return -1

    def learn_card(self, card: i64, seats: i64) -> None:
        """These seats know where a card is from now on."""
        known = self.card_known[:]
        known[card] |= seats
        self.card_known = known

    def growth_limit(self, star: i64) -> i64:
        """Hexes to the nearest other star with population of any player.

        Rules: GE-POP-04, GE-POP-05, GE-STG-04
        """
        steps = self.board.rules.from_star(star)
        best: i64 = 99
        for other in self.board.rules.stars:
            if other != star and self.owner[other] >= 0:
                far = steps[self.board.rules.star_hex[other]]
                best = min(best, far)
        return best
