// The sandbox: one script in an engine of its own. Fuel, which the engine's meter takes in the same units on every machine, alone ends a script.
import type { JSValueHandle } from 'quickjs-wasi';
import { seeded } from '../../kit/core/rng.ts';
import { ACTIONS } from '../rules/arena.ts';
import type { Driver, Forfeit, OpenDriver, TickOutput } from '../rules/match.ts';
import { RNG_STREAMS, type SensedState } from '../rules/scriptHelpers.ts';
import { Engine } from './engine.ts';
import { bareCode, type Explanation, explainFuel, explainNoAction, explainSyntax, explainThrow } from './explain.ts';
import { FIELD_SEPARATOR, LINE_SEPARATOR, LOADED } from './prelude.ts';

/** Fuel (`meter.ts`): limit of one call, of reading the script and running what stands outside `tick`, and of a whole match. A turn of a short loop takes 20 to 100. */
export const FUEL_PER_CALL = 20_000_000;
const FUEL_TO_LOAD = 60_000_000;
export const FUEL_PER_MATCH = 1_000_000_000;

/** Creates one engine per script; ahead of the match, because creation is asynchronous. */
export async function createDrivers(wasm: WebAssembly.Module): Promise<OpenDriver> {
  const engines = await Promise.all([Engine.create(wasm), Engine.create(wasm)]);
  return (code, side, seed) => openScript(engines[side], code, seeded(seed, RNG_STREAMS[side]));
}

const says = ({ text, line }: Explanation): string => `${text}${line === null ? '' : ` (line ${line})`}`;
const outOfFuel = (code: string): Forfeit => ({ reason: 'out of fuel', says: says(explainFuel(code)) });
const ENGINE_BROKEN: Forfeit = { reason: 'broken', says: 'The script broke its machine.' };

/** A script that is loaded: its `step`, called within its fuel, and what explains what it says. */
export interface LoadedScript {
  step(...args: readonly (number | string)[]): string | null | { readonly forfeit: Forfeit };
  readonly explain: ExplainOutput;
}

/** Loads a script for the duel or the arena, with so much fuel for the match; closes the engine where it cannot. */
export function loadScript(
  engine: Engine,
  code: string,
  rng: readonly number[],
  isArena: boolean,
  fuel: number,
): LoadedScript | { readonly forfeit: Forfeit } {
  const { load, step } = engine.runPrelude(rng, isArena);
  const tank = new Tank(engine, code, fuel);
  const loaded = tank.call(FUEL_TO_LOAD, load, wrapScript(code));
  if (loaded !== LOADED) {
    engine.close();
    return { forfeit: typeof loaded === 'object' && loaded !== null ? loaded.forfeit : doesNotCompile(code, loaded) };
  }
  return { step: (...args) => tank.call(FUEL_PER_CALL, step, ...args), explain: outputExplainer(code) };
}

function openScript(engine: Engine, code: string, rng: readonly number[]): ReturnType<OpenDriver> {
  const script = loadScript(engine, code, rng, false, FUEL_PER_MATCH);
  if ('forfeit' in script) return script;
  const { step, explain } = script;
  return {
    act(state) {
      const output = step(...toNumbers(state));
      if (output === null) return NO_MEMORY;
      return typeof output === 'string' ? parseOutput(output, explain) : output;
    },
    close: () => engine.close(),
  } satisfies Driver;
}

/** The fuel of one script in one match. */
class Tank {
  readonly #engine: Engine;
  readonly #code: string;
  #left: number;

  constructor(engine: Engine, code: string, fuel: number) {
    this.#engine = engine;
    this.#code = code;
    this.#left = fuel;
  }

  /** Calls a function of the prelude with as much fuel as one call may take. Null without memory; the script can no longer be called after a forfeit. */
  call(
    limit: number,
    fn: JSValueHandle,
    ...args: readonly (number | string)[]
  ): string | null | { readonly forfeit: Forfeit } {
    const engine = this.#engine;
    const filled = Math.min(limit, this.#left);
    engine.fuel = filled;
    try {
      return engine.call(fn, ...args);
    } catch (error) {
      if (engine.fuel < 0) return { forfeit: outOfFuel(this.#code) };
      // What the host throws says nothing about the script: how deep its own stack is differs between machines.
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      return { forfeit: ENGINE_BROKEN };
    } finally {
      this.#left -= filled - engine.fuel;
    }
  }
}

function doesNotCompile(code: string, said: string | null): Forfeit {
  const [line = '', text = ''] = said === null ? ['', NO_MEMORY_TEXT] : said.split(FIELD_SEPARATOR);
  const why = explainSyntax(code, text, line ? Number(line) : null);
  return { reason: 'does not compile', says: `The script does not compile. ${says(why)}` };
}

/** The sensed state as arguments of the prelude's `step`: numbers, because parsing JSON costs three times the rest of a call. */
const toNumbers = ({ position, enemyPosition, seen, health, energy, tick, arena }: SensedState): number[] => [
  position.x,
  position.y,
  position.angle,
  enemyPosition.x,
  enemyPosition.y,
  health,
  energy,
  tick,
  arena.left,
  arena.top,
  arena.right,
  arena.bottom,
  seen,
];

export const NO_MEMORY_TEXT = 'InternalError: out of memory';
const NO_MEMORY: TickOutput = { action: null, log: [{ kind: 'error', text: NO_MEMORY_TEXT, line: null }] };

/** Wraps a `function tick` or a function body without adding lines, so that line numbers in errors stay right. */
const wrapScript = (code: string): string =>
  declaresTick(code) ? `(function () {${code}\nreturn tick;\n})()` : `(function (state) {${code}\n})`;

/** Whether a script declares `tick`, ignoring comments and string literals. */
export const declaresTick = (code: string): boolean =>
  /\bfunction\s+tick\s*\(|\b(?:const|let|var)\s+tick\s*=/.test(bareCode(code));

const ACTION_NAMES: ReadonlySet<string> = new Set(ACTIONS);

type ExplainOutput = (head: string) => Explanation;

/** Explains what a call threw, or returned that is no action. A script that errs does so each tick: each output is explained once. */
function outputExplainer(code: string): ExplainOutput {
  const known = new Map<string, Explanation>();
  return head => {
    const before = known.get(head);
    if (before) return before;
    const what = head.slice(1);
    const explanation = head.startsWith('t') ? explainThrown(code, what) : explainReturned(code, what);
    if (known.size < MAX_EXPLAINED) known.set(head, explanation);
    return explanation;
  };
}
const MAX_EXPLAINED = 64;

function explainThrown(code: string, what: string): Explanation {
  const [line = '', text = ''] = what.split(FIELD_SEPARATOR);
  return explainThrow(code, text, line ? Number(line) : null);
}

function explainReturned(code: string, what: string): Explanation {
  const isText = !what.startsWith(FIELD_SEPARATOR);
  return explainNoAction(code, isText ? what : what.slice(1), isText);
}

/** What a tick's output begins with, and the lines of its log. */
export function splitOutput(output: string): { readonly head: string; readonly log: TickOutput['log'] } {
  const [head = '', ...lines] = output.split(LINE_SEPARATOR);
  return { head, log: lines.map(text => ({ kind: 'log', text, line: null })) };
}

/** Parses a tick's output: `dmove` (done), or `t3␁TypeError: …` (threw at line 3); then the log, a line each. */
function parseOutput(output: string, explain: ExplainOutput): TickOutput {
  const { head, log } = splitOutput(output);
  if (head.startsWith('t')) return { action: null, log: [...log, { kind: 'error', ...explain(head) }] };
  const what = head.slice(1);
  if (ACTION_NAMES.has(what)) return { action: what as TickOutput['action'], log };
  return { action: 'wait', log: [...log, { kind: 'note', ...explain(head) }] };
}
