// For tests: places in the arena, matches of texts, and the sandbox with its machine read from disk.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tune } from '../kit/core/constants.ts';
import { type Action, type Arena, newArena, passTick, type Robot } from './arena.ts';
import { openCompiled } from './compiled.ts';
import { CONSTANTS } from './constants.ts';
import { type Answer, momentsOf, type Question, readAnswer, resolve } from './match.ts';
import { type Referee, refereeOf } from './sandbox/referee.ts';

export const t = tune(CONSTANTS);

export const asked = (a: string, b: string, seed = 1, parts: Partial<Question> = {}): Question => ({
  a,
  b,
  seed,
  starts: 'facing',
  t,
  ...parts,
});

let machine: Promise<Referee> | null = null;
/** The same sandbox as in the Worker. */
export function referee(): Promise<Referee> {
  const wasm = createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');
  machine ??= WebAssembly.compile(readFileSync(wasm)).then(refereeOf);
  return machine;
}

export const compiled = (question: Question): Answer =>
  resolve(question, (...input) => {
    const driver = openCompiled(...input);
    if (!driver) throw new Error('no robot of the game');
    return driver;
  }).answer;

export function lastOf(answer: Answer, { starts, seed, t: tuning }: Question): Arena {
  const read = readAnswer(JSON.parse(JSON.stringify(answer)));
  if (!read) throw new Error('no answer');
  return momentsOf(read.moves, starts, seed, tuning).at(-1) as Arena;
}

/** An arena with robots somewhere else. */
export function placed(a: Partial<Robot>, b: Partial<Robot> = {}): Arena {
  const arena = newArena('facing', 1, t);
  return {
    ...arena,
    robots: [
      { ...arena.robots[0], ...a },
      { ...arena.robots[1], ...b },
    ],
  };
}

/** Plays pairs of actions, one for each tick. */
export const played = (arena: Arena, ...ticks: readonly (readonly [Action, Action])[]): Arena =>
  ticks.reduce((now, actions) => passTick(now, actions, t), arena);
