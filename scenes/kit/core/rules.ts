// What rules are: pure functions over state, input and constants. Real-time rules tick; turn rules answer commands.
import type { Frame } from './input.ts';
import type { Json } from './json.ts';
import type { HasRng } from './rng.ts';

/** What happened: past tense, plain data. `x` and `y` say where, in world pixels, so that sound can pan and paper can fly. */
export interface GameEvent {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
}

/** The sentence of a refusal among what happened: the last one's, or null. */
export function refusalIn(events: readonly GameEvent[]): string | null {
  const refusal = events.findLast(({ type }) => type === 'refused') as { readonly message?: unknown } | undefined;
  return typeof refusal?.message === 'string' ? refusal.message : null;
}

/** How a run ended, in the game's own words. */
export interface Result {
  readonly outcome: 'won' | 'lost' | 'draw' | 'ended';
  readonly score: number;
  /** What the score is called, where it is not 'Score': 'Final Score'. */
  readonly scoreLabel?: string;
  /** 'Game Over'. */
  readonly title: string;
  readonly lines: readonly string[];
  /** What the score is made of: a scorecard. */
  readonly table?: ScoreTable;
  /** The button that starts again: 'Restart'. */
  readonly again: string;
  /** The button that leads back to the start card ('Back to Menu'), where the game has one. */
  readonly menu?: string;
  /** Earned without being asked for: 'Ghost: never seen'. Kept with the personal best. */
  readonly medals?: readonly string[];
  /** A second way to play the game, by name ('Night watch'): its scores and its best run compare among themselves. */
  readonly mode?: string;
  /** Help of the game's own was taken: the run counts as an assisted one. */
  readonly helped?: true;
  /** Medals by level. */
  readonly strip?: Strip;
  /** A way on after a defeat ('Retry level'): its command is sent, the result is gone, and the run counts as an assisted one. */
  readonly retry?: { readonly label: string; readonly command: Json };
}

/** A row of places, one for each level. */
export interface Strip {
  readonly label: string;
  /** What can be earned at each place: 'Unseen', 'No shot'. */
  readonly marks: readonly [first: string, second: string];
  readonly places: readonly {
    /** 'Level 1'. */
    readonly name: string;
    /** '1'. */
    readonly short: string;
    /** Which of the marks; null where it is not finished. */
    readonly earned: readonly [first: boolean, second: boolean] | null;
  }[];
}

/** Rows of equal length, as many as there are columns; the totals stand below them. */
export interface ScoreTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly total: readonly (readonly (string | number)[])[];
}

/**
 * A body that physics moves. Physics writes x, y (the centre), `touching` and `carriedBy`; rules write vx, vy in pixels per second. With
 * `gravity` or `bounce` physics writes vx and vy too.
 */
export interface Mover {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly w: number;
  readonly h: number;
  /** Sides that met a solid in the last step: bits of `Side`. */
  touching: number;
  /** What it gains downwards, in pixels per second each second. */
  gravity?: number;
  /** What part of its speed it keeps when it meets a solid or an edge: 0 stops, 1 loses nothing. */
  bounce?: number;
  /** A circle of diameter `w` rather than a rectangle. */
  readonly round?: true;
  /** The `id` of the carrier it stands on after the step, or null; present where the ground has carriers. */
  carriedBy?: number | null;
}
/** What stands or moves by rules and carries who stands on it: a ledge, a lift. One that has vanished is no longer listed. */
export interface Carrier {
  readonly id: number;
  /** Its top left corner. */
  x: number;
  y: number;
  readonly w: number;
  readonly h: number;
  /** In pixels per second: physics moves it, rules turn it round. */
  vx: number;
  vy: number;
  /** Met only from above, by who falls. */
  readonly oneWay?: true;
}
export const Side = { up: 1, down: 2, left: 4, right: 8 } as const;

export type Rect = readonly [x: number, y: number, width: number, height: number];

/** What movers cannot pass: rectangles, inside a world with closed edges. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly solids: readonly Rect[];
  /** Sides (bits of `Side`) where the world has no edge: bodies leave there, and may come from there. */
  readonly open?: number;
  readonly carriers?: readonly Carrier[];
}

/** The shape of something as the rules see it, around its middle: a box or a circle. */
export type Outline =
  | { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  | { readonly x: number; readonly y: number; readonly r: number };

export const outlineOf = ([x, y, w, h]: Rect): Outline => ({ x: x + w / 2, y: y + h / 2, w, h });

/** All shapes of a moment, for the lab's hit boxes: what cannot be passed, and what moves. */
export interface Outlines {
  readonly solids: readonly Outline[];
  readonly bodies: readonly Outline[];
}

/** Moves bodies by one tick. One implementation: Arcade (kit/phaser/physics.ts). */
export interface Physics {
  step(movers: readonly Mover[], ground: Ground): void;
}

/** What a run begins from: with the same input it then goes the same way, so a replay holds all of it. */
export interface RunStart {
  readonly seed: number;
  /** What the start card asked: mode, difficulty, options. */
  readonly setup: Setup;
  /** What was kept before. From outside, so rules read it as hostile. */
  readonly begin?: CarriedOver;
}

/** What was kept before a run and is handed to it, each part where the game has it. */
export interface CarriedOver {
  /** A game to go on with, as `keep` wrote it. */
  readonly kept?: Json;
  /** How long nobody was there, in whole seconds: never negative, whatever the clock did. */
  readonly awaySeconds?: number;
  /** What grows over runs, as `career` wrote it. */
  readonly career?: Json;
}

export interface CreateOptions extends RunStart {
  /** What stands in the definition's level files, in their order. Rules read them as they read anything from outside. */
  readonly levels: readonly string[];
}
export type Setup = Readonly<Record<string, string | number | boolean>>;

/** Sixty ticks a second; changes only the state it is handed. */
export interface RealtimeRules<S extends HasRng, C extends Json, E extends GameEvent, T> {
  readonly kind: 'realtime';
  create(o: CreateOptions, t: T): S;
  tick(state: S, frame: Frame, t: T): readonly E[];
  command?(state: S, command: C, t: T): readonly E[];
  /** Bodies, always in the same order while none comes or goes. Present together with `ground`. */
  movers?(state: S): readonly Mover[];
  ground?(state: S): Ground;
  /** Shapes that these rules test by themselves, for the lab's hit boxes; movers and ground are shown without. */
  outlines?(state: Readonly<S>, t: T): readonly Outline[];
  /** The command that takes back what was done last (a purchase), for as long as the rules let it; Undo sends it. What time has done meanwhile stays done. */
  takeBack?(state: Readonly<S>, t: T): C | null;
  /** The command that gives up what is open: a pull, a swing, a choice. Esc sends it before it pauses. */
  giveUp?(state: Readonly<S>, t: T): C | null;
  /** What must be worked out before play can go on; the same question until it is answered. Ticks pass meanwhile: the state waits. */
  request?(state: Readonly<S>, t: T): Json | null;
  /** Takes the answer. It is recorded, so a replay brings its own: read it as hostile. */
  onResponse?(state: S, answer: Json, t: T): readonly E[];
  result(state: Readonly<S>, t: T): Result | null;
}

/** A command that comes by itself once the state has stood unchanged for so long: the computer rolls after a second. */
export type Due<C> = { readonly command: C; readonly afterTicks: number } | null;
/** A command that comes by itself at a tick of the run, whatever is done until then: the time is up. */
export type Alarm<C> = { readonly command: C; readonly at: number } | null;

/** One command at a time, new state out; the old one stays valid for undo, animation and search. */
export interface TurnRules<S extends HasRng, C extends Json, E extends GameEvent, T> {
  readonly kind: 'turns';
  create(o: CreateOptions, t: T): S;
  /** Never empty while result is null. */
  legal(state: Readonly<S>, t: T): readonly C[];
  /** Refused: the same state object and one `{ type: 'refused', message }` event, worded as specified. `now` counts the run's ticks: with it a state says when its alarm rings. */
  apply(state: Readonly<S>, command: C, t: T, now: number): { readonly state: S; readonly events: readonly E[] };
  /** What comes by itself after quiet. The world counts; a replay need not hold it. */
  due?(state: Readonly<S>, t: T): Due<C>;
  /** What comes by itself at its time: acting cannot hold it off, nor can taking back. Time then matters, and speed is offered as help. */
  alarm?(state: Readonly<S>, t: T): Alarm<C>;
  /** Whether the player may take this command back. Luck may not be undone. 'aside': no step of play, nor in the way of taking one back. */
  undoable?(before: Readonly<S>, command: C): boolean | 'aside';
  /** Shapes that these rules test, for the lab's hit boxes. */
  outlines?(state: Readonly<S>, t: T): readonly Outline[];
  /** True where taking back belongs to the game and is no help: the run is not marked. */
  readonly undoIsPlay?: boolean;
  /** The command that gives up what is open. Esc sends it before it pauses. */
  giveUp?(state: Readonly<S>, t: T): C | null;
  /** What must be worked out before play can go on; the same question until it is answered. */
  request?(state: Readonly<S>, t: T): Json | null;
  /** Takes the answer, no step of play. It is recorded, so a replay brings its own: read it as hostile. */
  onResponse?(state: Readonly<S>, answer: Json, t: T): { readonly state: S; readonly events: readonly E[] };
  /** What taking back (or doing again) does not touch: help that was used stays used. Answers the state to stand in. */
  survives?(restored: Readonly<S>, left: Readonly<S>): S;
  result(state: Readonly<S>, t: T): Result | null;
}

/** How a game is crowded for the bench (`stress` in scenes/<id>/dev.ts): the constants that bring so many things, at two counts. */
export interface Stress {
  readonly counts: readonly [few: number, many: number];
  overrides(count: number): Readonly<Record<string, number>>;
}
