// Playing for conformance tests: runs of a game's bot and of random input (monkey testing), and what must hold for every state.
import { expect } from 'vitest';
import { type Frame, NO_INPUT } from '../../scenes/kit/core/input/input.ts';
import { same } from '../../scenes/kit/core/json.ts';
import { type Rng, random, randomBetween, randomInt } from '../../scenes/kit/core/rng.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';

/** Maximum JSON length of a state: no game of the catalogue needs more, and a list that grows with play soon exceeds it. */
const MAX_STATE_CHARACTERS = 60_000;
export const HASH_EVERY = 60;

/** Record of a bot's run: state hashes, the first value that was no plain data, and the event types. */
export interface Played {
  readonly hashes: readonly string[];
  readonly oddity: string | null;
  readonly heard: ReadonlySet<string>;
}

/** Lets the bot play, restarting when a run ends; calls `look` once a second. */
export function playOn(session: Session, ticks: number, look: () => void = () => undefined): void {
  for (let i = 0; i < ticks; i++) {
    session.tick(session.pilot());
    if (i % HASH_EVERY === 0) look();
    if (session.store.getState().phase === 'over') session.restart();
  }
}

/** Hashes of the states of a bot's run, once a second. */
export function hashesOf(session: Session, ticks: number, look: () => void = () => undefined): string[] {
  const hashes = [session.hash()];
  playOn(session, ticks, () => {
    hashes.push(session.hash());
    look();
  });
  return hashes;
}

export function expectPlain(session: Session, maxCharacters = MAX_STATE_CHARACTERS): void {
  expectNothing(oddityOf(session, maxCharacters));
}

export function expectNothing(oddity: string | null): void {
  if (oddity !== null) expect.fail(oddity);
}

/** Message where a state is too large or no plain data, else null. */
export function oddityOf({ state }: Session, maxCharacters = MAX_STATE_CHARACTERS): string | null {
  const text = JSON.stringify(state);
  if (text.length >= maxCharacters) return `a state of ${text.length} characters`;
  const plain: unknown = JSON.parse(text);
  return same(state, plain) ? null : `state is not plain data: ${firstOddity(state, plain)}`;
}

/** Path of the first difference between a state and its JSON copy: NaN, undefined, −0, a class instance. */
function firstOddity(a: unknown, b: unknown, path = 'state'): string {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return `${path} = ${String(a)}`;
  const key = Object.keys(a).find(name => !same(a[name as keyof typeof a], b[name as keyof typeof b]));
  return key === undefined ? path : firstOddity(a[key as keyof typeof a], b[key as keyof typeof b], `${path}.${key}`);
}

/** Random input, as of a player who has never seen the game. */
export function randomFrame(rng: Rng, { controls, stage }: GameDefinition): Frame {
  const all = 2 ** controls.length;
  const stick = (): [number, number] => [randomInt(rng, 255) - 127, randomInt(rng, 255) - 127];
  const pointer = {
    x: Math.round(randomBetween(rng, -40, stage.width + 40)),
    y: Math.round(randomBetween(rng, -40, stage.height + 40)),
    down: random(rng) < 0.5,
    pressed: random(rng) < 0.2,
    released: random(rng) < 0.2,
    cancelled: random(rng) < 0.1,
  };
  return {
    ...NO_INPUT,
    held: randomInt(rng, all),
    pressed: random(rng) < 0.3 ? randomInt(rng, all) : 0,
    released: random(rng) < 0.3 ? randomInt(rng, all) : 0,
    ...(random(rng) < 0.5 && { pointer }),
    ...(random(rng) < 0.3 && { move: stick() }),
    ...(random(rng) < 0.2 && { aim: stick() }),
  };
}
