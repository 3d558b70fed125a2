// First inputs of a game (`golden/firstInput.ts` in its folder): the start button, one key and one finger, with the state before and after each.
import { existsSync } from 'node:fs';

/** Position in a box, as parts of its width and height. */
export type Place = readonly [x: number, y: number];

interface OnButtons {
  /** Names of buttons, pressed one after the other. */
  readonly on: readonly (string | RegExp)[];
  /** Where the finger moves on each button, as parts of its box: for a joystick. */
  readonly drawn?: Place;
}

interface OnStage {
  /** Where the finger goes down on the stage, then where it moves. */
  readonly at: readonly Place[];
}

/** One key and one finger for a game with this type of state, written by hand. */
export interface FirstInput<State = unknown> {
  /** Names of the buttons that begin a run. */
  readonly start: readonly string[];
  /** Part of the state that is compared. */
  observe(state: State): unknown;
  readonly before: unknown;
  /** Key codes, pressed one after the other. */
  readonly keys: readonly string[];
  /** Holds the keys until `afterKey` is reached. */
  readonly held?: true;
  readonly afterKey: unknown;
  /** State after the held keys are released. */
  readonly afterRelease?: unknown;
  readonly finger: OnButtons | OnStage;
  /** Holds the finger down until `afterFinger` is reached. */
  readonly rests?: true;
  readonly afterFinger: unknown;
  /** State after a mouse did the same, where it differs: a mouse has hovered before it presses. */
  readonly afterMouse?: unknown;
  /** Code of the pause key; P unless the game types letters. */
  readonly pause?: string;
}

/** First inputs of a game, from its folder. */
export async function firstInputOf(id: string): Promise<FirstInput> {
  const file = (of: string) => `scenes/${of}/golden/firstInput.ts`;
  if (!existsSync(file(id)))
    throw new Error(`${id} has no first input: write ${file(id)} as ${file('_template')} is written`);
  const { firstInput }: { readonly firstInput: FirstInput } = await import(`../../${file(id)}`);
  return firstInput;
}
