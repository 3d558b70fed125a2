// What `hands.golden.ts` in a game's folder says: the button that begins, what is looked at, and how it stands before, after one key, after one finger.

/** A place in a box, as parts of its width and height. */
export type Place = readonly [x: number, y: number];

interface OnButtons {
  /** One after the other. */
  readonly on: readonly (string | RegExp)[];
  /** Where the finger is drawn from the middle of each: a joystick. */
  readonly drawn?: Place;
}

interface OnStage {
  /** Where the finger goes down, and where it is drawn from there. */
  readonly at: readonly Place[];
}

/** One key and one finger of a game whose state is of this type, written by hand. */
export interface Hands<State = unknown> {
  /** The buttons that begin. */
  readonly start: readonly string[];
  /** What of the state is looked at. */
  looks(state: State): unknown;
  readonly before: unknown;
  /** Codes of keys, one after the other. */
  readonly keys: readonly string[];
  /** The key is held until it has done so. */
  readonly held?: true;
  readonly afterKey: unknown;
  /** How it stands once the held key was let go. */
  readonly letGo?: unknown;
  readonly finger: OnButtons | OnStage;
  /** The finger is down until it has done so. */
  readonly rests?: true;
  readonly afterFinger: unknown;
  /** The key that pauses; P unless it is a letter to type. */
  readonly pause?: string;
}
