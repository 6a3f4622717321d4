// Made by web/tools/wire_types.py from starboard/server/structs.py. Do not edit.

/** The move with this client_id is stored; the update follows or has come already. */
export interface Accepted {
	type: 'accepted';
	client_id: string;
	version: number;
}

/** A new line of chat. */
export interface Chatted {
	type: 'chat';
	line: ChatLine;
}

/** The server is about to stop; reconnect after a moment. */
export interface Closing {
	type: 'closing';
	reason: string;
}

/** First message. `version` and `seq` are what was last seen; leave them out at first. */
export interface Hello {
	type: 'hello';
	seat?: number | null;
	version?: number | null;
	seq?: number | null;
	lang?: string | null;
}

/** The same as POST moves. */
export interface LivePlay {
	type: 'play';
	seat: number;
	move: string;
	version: number;
	client_id: string;
}

/** Heartbeat: send one every 20 seconds. */
export interface Ping {
	type: 'ping';
}

/** Answer to ping. */
export interface Pong {
	type: 'pong';
	version: number;
}

/** Who is connected now: ids of people, and the number of spectators. */
export interface Presence {
	type: 'presence';
	people: string[];
	spectators: number;
}

/** The move with this client_id was not made; a stale one carries the new state. */
export interface Refused {
	type: 'refused';
	client_id: string | null;
	problem: Problem;
}

/** A bot has begun to think for this seat. */
export interface Thinking {
	type: 'thinking';
	seat: number;
	level: string;
}

/** Show the table from another of one's seats (hot seat), or as a spectator. */
export interface Watch {
	type: 'watch';
	seat?: number | null;
}

/** A battle that waits or is being fought; of two parties the attacker comes first. */
export interface BattleOdds {
	sector: number;
	running: boolean;
	parties: PartyOdds[];
	stalemate: number;
	method: string;
	policy: string;
	interval: number[] | null;
}

/** Ships of one type: `surviving` holds the chances that 0, 1, ... of them are left. */
export interface GroupOdds {
	type: string;
	count: number;
	surviving: number[];
}

/** What a bot of this level would do after record `seq`; its best ideas first. */
export interface Hint {
	seat: number;
	seq: number;
	move: string;
	text: string;
	level: string;
	ideas: Idea[];
}

/** A move that a bot considered: what it makes of it in points, and why. */
export interface Idea {
	move: string;
	text: string;
	points: number;
	reasons: Reason[];
}

/** A battle that is over: `same` is the chance of this very result, ship by ship. */
export interface LuckLine {
	sector: number;
	began: number;
	ended: number;
	attacker: number;
	defender: number;
	winner: number;
	attacker_wins: number;
	same: number;
	better_for_attacker: number;
	worse_for_attacker: number;
	method: string;
	policy: string;
}

/** The battles up to record `seq` whose odds at the start are certain, oldest first. */
export interface LuckList {
	seq: number;
	lines: LuckLine[];
}

/** The deciding seat's chance to win in the sector after a move. */
export interface MoveOdds {
	move: string;
	sector: number;
	wins: number;
	method: string;
	policy: string;
}

/** All that can be told after record `seq`; not `complete` when time ran out. */
export interface OddsList {
	seq: number;
	moves: MoveOdds[];
	battles: BattleOdds[];
	complete: boolean;
}

/** One party of a battle; seat -1 stands for the non-player ships. */
export interface PartyOdds {
	seat: number;
	wins: number;
	expected_losses: number | null;
	expected_reputation: number | null;
	groups: GroupOdds[];
}

/** One thing that a move changes, and what it is worth to the bot in points. */
export interface Reason {
	name: string;
	points: number;
}

/** Remove the account; guests leave the password empty. */
export interface DeleteAccount {
	password?: string;
}

/** One notice that was or will be sent. */
export interface Delivery {
	id: number;
	channel: string;
	table: string | null;
	status: string;
	attempts: number;
	error: string;
	created: string;
}

/** The latest notices of a person. */
export interface DeliveryList {
	deliveries: Delivery[];
}

/** Who is asking. `csrf` must be sent back as header `X-CSRF-Token` with every change. */
export interface Me {
	person: Person | null;
	csrf: string;
}

/** Register; seats held as a guest are kept. */
export interface NewAccount {
	name: string;
	email: string;
	password: string;
}

/** Sit down without an account. */
export interface NewGuest {
	name: string;
}

/** How somebody hears that it is their turn. Quiet hours are in `zone`. */
export interface NoticeSettings {
	email?: boolean;
	webhook?: string;
	webhook_kind?: 'discord' | 'generic' | 'slack';
	push?: boolean;
	quiet_from?: string;
	quiet_to?: string;
	zone?: string;
	digest_minutes?: number;
	muted_tables?: string[];
}

/** Somebody who sits at tables: a guest, or an account with an e-mail address. */
export interface Person {
	id: string;
	name: string;
	guest: boolean;
	email: string | null;
}

/** The server's public key for web push (VAPID), or null if push is off. */
export interface PushKey {
	key: string | null;
}

/** What the browser gives: endpoint and the two keys. */
export interface PushSubscription {
	endpoint: string;
	p256dh: string;
	auth: string;
}

/** Change the name that others see. */
export interface Rename {
	name: string;
}

/** Ask for a password reset by mail. */
export interface ResetRequest {
	email: string;
}

/** Set a new password with the token of the mail. */
export interface ResetUse {
	token: string;
	password: string;
}

/** Open a session of an account. */
export interface SignIn {
	email: string;
	password: string;
}

/** Agree or refuse. */
export interface AnswerAsk {
	seat: number;
	agree: boolean;
}

/** Something that needs the consent of the others. */
export interface Ask {
	id: string;
	kind: 'end' | 'holiday' | 'undo';
	seat: number;
	to_seq: number | null;
	until: string | null;
	agreed: number[];
	waiting: number[];
}

/** One line of chat. `mentions` are ids of people. */
export interface ChatLine {
	id: number;
	at: string;
	person: string;
	name: string;
	text: string;
	mentions: string[];
}

/** Chat lines, oldest first. */
export interface ChatList {
	lines: ChatLine[];
}

/** Show the held steps to everybody. */
export interface Confirm {
	seat: number;
	version: number;
}

/** Events after record `since` that a seat may see. */
export interface EventList {
	since: number;
	seq: number;
	events: Record<string, unknown>[];
}

/** Ask why a move is refused. */
export interface Explain {
	seat: number;
	move: string;
}

/** `why` is null if the move is legal. */
export interface Explained {
	why: WhyNotInfo | null;
}

/** Steps of this seat that nobody else has seen yet: after this record, until confirmed. */
export interface Held {
	seat: number;
	from_seq: number;
}

/** Ask the others: undo beyond the horizon, end the game now, or stop the clocks until a day. */
export interface NewAsk {
	kind: 'end' | 'holiday' | 'undo';
	seat: number;
	to_seq?: number | null;
	until?: string | null;
}

/** A line for everybody at the table; @Name mentions somebody. */
export interface NewChat {
	text: string;
}

/** Report a problem at a record (default: now). */
export interface NewReport {
	seat?: number | null;
	seq?: number | null;
	text?: string;
}

/** Private notes of one person at one table. */
export interface Notes {
	text: string;
}

/** A move in notation; `version` is the last one seen, `client_id` makes it happen once. */
export interface Play {
	seat: number;
	move: string;
	version: number;
	client_id: string;
}

/** Standing answers of a seat, as the game's `preferences` describe them. */
export interface Preferences {
	seat: number;
	preferences: Record<string, unknown>;
}

/** The standing answers of a seat. */
export interface PreferencesInfo {
	seat: number;
	preferences: Record<string, unknown>;
}

/** RFC 9457. `type` is a stable word behind `/problems/`; `detail` is a sentence. */
export interface Problem {
	type: string;
	title: string;
	status: number;
	detail: string;
	fields: Record<string, string> | null;
	why: WhyNotInfo | null;
	update: Update | null;
}

/** The position after record `seq` as a seat could see it, and what that record did. */
export interface Replay {
	seq: number;
	last: number;
	log: string[];
	view: Record<string, unknown>;
	events: Record<string, unknown>[];
}

/** A frozen position with the reporter's words. */
export interface Report {
	id: string;
	path: string;
	game: string;
	table: string;
	seat: number | null;
	seq: number;
	text: string;
	view: Record<string, unknown>;
	log: string[];
	created: string;
}

/** Take back one's own moves down to record `to_seq` (default: the last one). */
export interface Undo {
	seat: number;
	version: number;
	to_seq?: number | null;
}

/** A table for one seat: after hello, and after every change. */
export interface Update {
	type: 'update';
	version: number;
	since: number;
	rewound: boolean;
	table: TableInfo;
	view: Record<string, unknown> | null;
	events: Record<string, unknown>[];
	undo_to: number | null;
	held: Held | null;
	asks: Ask[];
}

/** Why a move is refused: code, rule id, named numbers, sentence and a way out. */
export interface WhyNotInfo {
	code: string;
	rule: string;
	params: Record<string, unknown>;
	text: string;
	fix: string;
}

/** Put a bot on a free seat. */
export interface AddBot {
	level: string;
	seat?: number | null;
}

/** A bot that can take a seat. */
export interface BotLevel {
	level: string;
	title: string;
}

/** none; reserve: seconds for the game plus an increment per move; days: days per move. */
export interface Clock {
	kind?: 'days' | 'none' | 'reserve';
	reserve_s?: number;
	increment_s?: number;
	days?: number;
	play_from?: string;
	play_to?: string;
	zone?: string;
	bot_level?: string;
}

/** A game that tables can be made for. */
export interface GameInfo {
	name: string;
	title: string;
	min_seats: number;
	max_seats: number;
	rules_version: number;
	options: OptionInfo[];
	preferences: OptionInfo[];
	bots: BotLevel[];
}

/** A saved game as text becomes a table for its maker, who holds every seat. */
export interface ImportGame {
	text: string;
	name?: string;
	seat?: number | null;
	level?: string;
}

/** A link for one person: it can be used once. */
export interface Invite {
	token: string;
	path: string;
}

/** Take a seat (any free one if none is named); `name` is for hot-seat players. */
export interface Join {
	seat?: number | null;
	name?: string | null;
	invite?: string | null;
}

/** Make a table; the maker takes seat 0. */
export interface NewTable {
	game: string;
	seats: number;
	name?: string;
	options?: Record<string, unknown>;
	access?: 'invite' | 'open';
	clock?: Clock;
	hot_seat?: boolean;
	confirm_turns?: boolean;
	spectators?: 'delayed' | 'live' | 'none';
	spectator_delay?: number;
	seed?: string | null;
}

/** A field of a table's options or of a player's standing answers. */
export interface OptionInfo {
	name: string;
	title: string;
	default: unknown;
	choices: string[];
	kind: string;
	each: boolean;
}

/** Say whether all of one's seats are ready. */
export interface Ready {
	ready: boolean;
}

/** How much time a seat has: `remaining_s` now, running if it is deciding. */
export interface SeatClock {
	remaining_s: number;
	running: boolean;
	deadline: string | null;
}

/** One seat: open, a person or a bot. `sitting_in` is the bot that plays for a person. */
export interface SeatInfo {
	seat: number;
	kind: string;
	name: string;
	person: string | null;
	level: string | null;
	sitting_in: string | null;
	ready: boolean;
	online: boolean;
	acting: boolean;
	resigned: boolean;
	clock: SeatClock | null;
}

/** Something about one seat. */
export interface SeatRequest {
	seat: number;
}

/** Exchange two seats before the start. */
export interface Swap {
	seat: number;
	other: number;
}

/** A table as the lobby and the head of the page show it. */
export interface TableInfo {
	id: string;
	game: string;
	game_title: string;
	name: string;
	status: string;
	access: string;
	owner: string;
	seats: SeatInfo[];
	options: Record<string, unknown>;
	clock: Clock;
	hot_seat: boolean;
	confirm_turns: boolean;
	spectators: string;
	spectator_delay: number;
	version: number;
	seq: number;
	your_seats: number[];
	your_turn: boolean;
	created: string;
	changed: string;
	rematch: string | null;
}

/** Tables of one list. */
export interface TableList {
	tables: TableInfo[];
}

export type ClientMessage =
	| Hello
	| Watch
	| LivePlay
	| Ping;

export type ServerMessage =
	| Update
	| Accepted
	| Refused
	| Pong
	| Chatted
	| Presence
	| Thinking
	| Closing;
