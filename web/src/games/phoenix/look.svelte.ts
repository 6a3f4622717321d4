/** Whose station is looked at; null is the own one. */
class Look {
	seat = $state<number | null>(null);
}

export const look = new Look();
