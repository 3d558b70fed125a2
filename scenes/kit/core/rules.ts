// Rules of a game: pure functions over state, input and constants. Real-time rules tick; turn rules apply commands.
import type { Frame } from './input/input.ts';
import type { Json } from './json.ts';
import type { HasRng } from './rng.ts';

/** Event: what happened, named in the past tense, as plain data. `x` and `y` are its place in world pixels, for panned sound and particles. */
export interface GameEvent {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
}

/** Message of the last refusal among events, or null. */
export function refusalIn(events: readonly GameEvent[]): string | null {
  const refusal = events.findLast(({ type }) => type === 'refused') as { readonly message?: unknown } | undefined;
  return typeof refusal?.message === 'string' ? refusal.message : null;
}

/** Result of a run, with the texts of its dialog. */
export interface Result {
  readonly outcome: 'won' | 'lost' | 'draw' | 'ended';
  readonly score: number;
  /** Several people played at one device: the score means nothing, and no best is kept. */
  readonly unscored?: true;
  /** Label of the score where it is not 'Score': 'Final Score'. */
  readonly scoreLabel?: string;
  /** Heading: 'Game Over'. */
  readonly title: string;
  readonly lines: readonly string[];
  /** Scorecard: parts of the score. */
  readonly table?: ScoreTable;
  /** The button that starts again: 'Restart'. */
  readonly again: string;
  /** The button that leads back to the start card ('Back to Menu'), where the game has one. */
  readonly menu?: string;
  /** Medals, 'Ghost: never seen'. Stored with the personal best. */
  readonly medals?: readonly string[];
  /** Mode with records of its own, by name ('Night watch'). */
  readonly mode?: string;
  /** The game's own help was used: the run counts as assisted. */
  readonly helped?: true;
  /** Medals by level. */
  readonly strip?: Strip;
  /** Where to from here ('Next: the cloakroom', 'Map of wings'): runs with these setups. After a win the first is the result's main button. */
  readonly next?: readonly { readonly label: string; readonly setup: Setup }[];
  /** Retry after a defeat ('Retry level'), the result's main button: its command is sent, play goes on, and the run counts as assisted. */
  readonly retry?: { readonly label: string; readonly command: Json };
  /** Play goes on from a result that stands ('Buy the cart'), as the card's main button: its command is sent, and nothing is assisted by it. */
  readonly goOn?: { readonly label: string; readonly command: Json };
  /** The result of such a next part: the day's game has ended before it. */
  readonly isLater?: true;
}

/** Strip of medals: one place for each level, with up to two marks. */
export interface Strip {
  readonly label: string;
  /** Names of the marks: 'Unseen', 'No shot'. */
  readonly marks: readonly [first: string, second: string];
  readonly places: readonly {
    /** 'Level 1'. */
    readonly name: string;
    /** '1'. */
    readonly short: string;
    /** Marks that were earned; null where the level is not finished. */
    readonly earned: readonly [first: boolean, second: boolean] | null;
  }[];
}

/** Score table: each row has as many cells as there are columns; the totals are below the rows. */
export interface ScoreTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly total: readonly (readonly (string | number)[])[];
}

/**
 * Mover: a body that physics moves, in world pixels. Physics writes x, y (the centre), `touching` and `carriedBy`; rules write vx, vy in pixels per
 * second. With `gravity` or `bounce` physics writes vx and vy too.
 */
export interface Mover {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly w: number;
  readonly h: number;
  /** Sides that touched a solid in the last step: bits of `Side`. */
  touching: number;
  /** Downward acceleration, in pixels per second squared. */
  gravity?: number;
  /** Restitution: share of its speed that it keeps when it meets a solid or an edge, 0 to 1. */
  bounce?: number;
  /** A circle of diameter `w` rather than a rectangle. */
  readonly round?: true;
  /** `id` of the carrier it stands on after the step, or null; present where the ground has carriers. */
  carriedBy?: number | null;
}
/** Carrier: a moving platform that carries what stands on it, such as a ledge or lift. One that has vanished is not listed. */
export interface Carrier {
  readonly id: number;
  /** Top left corner, in world pixels. */
  x: number;
  y: number;
  readonly w: number;
  readonly h: number;
  /** Velocity in pixels per second: physics moves it, rules reverse it. */
  vx: number;
  vy: number;
  /** One-way platform: solid only from above, for bodies that fall. */
  readonly oneWay?: true;
}
export const Side = { up: 1, down: 2, left: 4, right: 8 } as const;

export type Rect = readonly [x: number, y: number, width: number, height: number];

/** Ground: rectangles that movers cannot pass, inside a world with closed edges. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly solids: readonly Rect[];
  /** Sides (bits of `Side`) where the world has no edge: bodies may leave and enter there. */
  readonly open?: number;
  readonly carriers?: readonly Carrier[];
}

/** Outline: the shape that rules test, a box or a circle around its centre. */
export type Outline =
  | { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  | { readonly x: number; readonly y: number; readonly r: number };

export const outlineOf = ([x, y, w, h]: Rect): Outline => ({ x: x + w / 2, y: y + h / 2, w, h });

/** Outlines for the lab's hit boxes: solids, and bodies that move. */
export interface Outlines {
  readonly solids: readonly Outline[];
  readonly bodies: readonly Outline[];
}

/** Physics: moves bodies by one tick. One implementation: Arcade (kit/phaser/physics.ts). */
export interface Physics {
  step(movers: readonly Mover[], ground: Ground): void;
}

/** Start of a run: with the same start and input a run ends in the same state, so that a replay holds all of it. */
export interface RunStart {
  readonly seed: number;
  /** Choices of the start card: mode, difficulty, options. */
  readonly setup: Setup;
  /** Stored data of earlier runs. It comes from outside: rules read it as hostile. */
  readonly begin?: CarriedOver;
}

/** Stored data of earlier runs that a run begins with, each part where the game has it. */
export interface CarriedOver {
  /** Saved game, as `serialize` wrote it. */
  readonly kept?: Json;
  /** Time since the saved game was written, in whole seconds; never negative, whatever the clock did. */
  readonly awaySeconds?: number;
  /** Career, as `reduce` made it. */
  readonly career?: Json;
}

export interface CreateOptions extends RunStart {
  /** Texts of the definition's level files, in their order. Rules read them as hostile. */
  readonly levels: readonly string[];
}
export type Setup = Readonly<Record<string, string | number | boolean>>;

/** Rules of a real-time game: sixty ticks a second, each of which changes only the state that it is given. */
export interface RealtimeRules<S extends HasRng, C extends Json, E extends GameEvent, T> {
  readonly kind: 'realtime';
  create(o: CreateOptions, t: T): S;
  tick(state: S, frame: Frame, t: T): readonly E[];
  command?(state: S, command: C, t: T): readonly E[];
  /** Bodies, always in the same order while none comes or goes. Present together with `ground`. */
  movers?(state: S): readonly Mover[];
  ground?(state: S): Ground;
  /** Shapes that these rules test themselves, for the lab's hit boxes; movers and ground are shown anyway. */
  outlines?(state: Readonly<S>, t: T): readonly Outline[];
  /** The command that reverses the last purchase or the like, while the rules allow it; Undo sends it. The rest of the state stays as it is. */
  takeBack?(state: Readonly<S>, t: T): C | null;
  /** The command that cancels what is open: a pull, a swing, a choice. Esc sends it before it pauses. */
  giveUp?(state: Readonly<S>, t: T): C | null;
  /** Request for work longer than a frame; the same value until its response comes. Ticks pass meanwhile: the state waits. */
  request?(state: Readonly<S>, t: T): Json | null;
  /** Applies the response. It is recorded, and a replay from outside has its own: read it as hostile. */
  onResponse?(state: S, response: Json, t: T): readonly E[];
  result(state: Readonly<S>, t: T): Result | null;
}

/** Delayed command: it is applied once the state was unchanged for so many ticks, as when the computer rolls after a second. */
export type Due<C> = { readonly command: C; readonly afterTicks: number } | null;
/** Scheduled command: it is applied at a tick of the run, whatever is done until then, as when the time is up. */
export type Alarm<C> = { readonly command: C; readonly at: number } | null;

/** Rules of a turn game: each command makes a new state; the old one stays valid for undo, animation and search. */
export interface TurnRules<S extends HasRng, C extends Json, E extends GameEvent, T> {
  readonly kind: 'turns';
  create(o: CreateOptions, t: T): S;
  /** Legal commands; never empty while result is null. */
  legal(state: Readonly<S>, t: T): readonly C[];
  /**
   * Applies a command. A refused one returns the same state object and one `{ type: 'refused', message }` event, worded as specified. `now` is the
   * tick of the run, from which a state computes the tick of its alarm.
   */
  apply(state: Readonly<S>, command: C, t: T, now: number): { readonly state: S; readonly events: readonly E[] };
  /** Delayed command of this state. The world counts the ticks; a replay need not hold it. */
  due?(state: Readonly<S>, t: T): Due<C>;
  /** Scheduled command of this state: neither play nor undo delays it. Time then matters, and slower speed is offered as an assist. */
  alarm?(state: Readonly<S>, t: T): Alarm<C>;
  /** True where undo may reverse this command; a random outcome may not be undone. 'aside': neither a step of undo nor an end of its history. */
  undoable?(before: Readonly<S>, command: C): boolean | 'aside';
  /** Shapes that these rules test, for the lab's hit boxes. */
  outlines?(state: Readonly<S>, t: T): readonly Outline[];
  /** True where undo belongs to the game: it does not mark the run as assisted. */
  readonly undoIsPlay?: boolean;
  /** The command that cancels what is open. Esc sends it before it pauses. */
  giveUp?(state: Readonly<S>, t: T): C | null;
  /** Request for work longer than a frame; the same value until its response comes. */
  request?(state: Readonly<S>, t: T): Json | null;
  /** Applies the response; it is no step of undo. It is recorded, and a replay from outside has its own: read it as hostile. */
  onResponse?(state: Readonly<S>, response: Json, t: T): { readonly state: S; readonly events: readonly E[] };
  /** Carries over what undo and redo do not change, such as help that was used. Returns the state to restore. */
  survives?(restored: Readonly<S>, left: Readonly<S>): S;
  result(state: Readonly<S>, t: T): Result | null;
}

/** Stress test of the bench (`stress` in scenes/<id>/dev.ts): overrides that make so many entities, at two counts. */
export interface Stress {
  readonly counts: readonly [few: number, many: number];
  overrides(count: number): Readonly<Record<string, number>>;
}
