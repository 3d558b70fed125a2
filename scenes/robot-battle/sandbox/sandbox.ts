// One script in a machine of its own: QuickJS, compiled to WebAssembly, with no page, no network, no clock, counted fuel and little memory.
import { Intrinsics, type JSValueHandle, QuickJS } from 'quickjs-wasi';
import { seeded } from '../../kit/core/rng.ts';
import { ACTIONS } from '../arena.ts';
import type { Deed, Driver, Forfeit, OpenDriver } from '../match.ts';
import { LUCK, type SensedState } from '../senses.ts';
import { LINE, PART, PRELUDE } from './prelude.ts';

/** The engine asks for fuel every ten thousand steps or so. A call may take so many, and all calls of a match together. */
const FUEL_A_CALL = 8;
const FUEL_A_MATCH = 1200;
const MEMORY = 2 * 1024 * 1024;
const STACK = 128 * 1024;

const LEFT_OUT =
  Intrinsics.DATE |
  Intrinsics.PERFORMANCE |
  Intrinsics.PROMISE |
  Intrinsics.WEAK_REF |
  Intrinsics.TYPED_ARRAYS |
  Intrinsics.DOM_EXCEPTION |
  Intrinsics.ATOB_BTOA;

/** As many machines as scripts of a match; made ahead, because making one waits. */
export async function machines(wasm: WebAssembly.Module): Promise<OpenDriver> {
  const pair = await Promise.all([Machine.made(wasm), Machine.made(wasm)]);
  return (code, side, seed) => pair[side].load(code, seeded(seed, LUCK[side]));
}

const OUT_OF_FUEL: Forfeit = { reason: 'out of fuel', says: 'The script ran out of fuel: it thinks for too long.' };
const BROKEN: Forfeit = { reason: 'broken', says: 'The script broke its machine.' };

class Machine {
  readonly #vm: QuickJS;
  readonly #fuel: Fuel;
  #step!: JSValueHandle;
  #tick!: JSValueHandle;

  static async made(wasm: WebAssembly.Module): Promise<Machine> {
    const fuel = new Fuel();
    const vm = await QuickJS.create({
      wasm,
      memoryLimit: MEMORY,
      maxStackSize: STACK,
      intrinsics: Intrinsics.ALL & ~LEFT_OUT,
      timezoneOffset: 0,
      interruptHandler: () => fuel.burn(),
      wasi: memory => ({
        clock_time_get(_clock, _precision, at) {
          new DataView(memory.buffer).setBigUint64(at, 1n, true);
          return 0;
        },
        fd_write: () => 8,
      }),
    });
    return new Machine(vm, fuel);
  }

  private constructor(vm: QuickJS, fuel: Fuel) {
    this.#vm = vm;
    this.#fuel = fuel;
  }

  load(code: string, luck: readonly number[]): Driver | { readonly forfeit: Forfeit } {
    const vm = this.#vm;
    this.#fuel.fill();
    const make = vm.evalCode(PRELUDE, 'prelude.js');
    this.#step = vm.callFunction(make, vm.undefined, ...luck.map(part => vm.newNumber(part)));
    this.#fuel.fill();
    try {
      const tick = vm.evalCode(wrapped(code), 'robot.js');
      if (!tick.isFunction) return this.#out({ reason: 'does not compile', says: 'The script is no function body.' });
      this.#tick = tick;
    } catch (error) {
      if (this.#fuel.isEmpty) return this.#out(OUT_OF_FUEL);
      if (error instanceof WebAssembly.RuntimeError) return this.#out(BROKEN);
      return this.#out({ reason: 'does not compile', says: `The script does not compile. ${wordsOf(error)}` });
    }
    return { act: state => this.#act(numbersOf(state)), close: () => this.#close() };
  }

  #act(numbers: readonly number[]): Deed | { readonly forfeit: Forfeit } {
    const vm = this.#vm;
    this.#fuel.fill();
    let answer: string | null = null;
    try {
      const given = numbers.map(number => vm.newNumber(number));
      try {
        const told = vm.callFunction(this.#step, vm.undefined, this.#tick, ...given);
        if (told.isString) answer = told.toString();
        told.dispose();
      } finally {
        for (const number of given) number.dispose();
      }
    } catch (error) {
      if (this.#fuel.isEmpty) return { forfeit: OUT_OF_FUEL };
      // A trap leaves the machine half way through something; an exception here is memory that ran out.
      if (error instanceof WebAssembly.RuntimeError) return { forfeit: BROKEN };
    }
    if (this.#fuel.isEmpty) return { forfeit: OUT_OF_FUEL };
    return answer === null ? NO_MEMORY : deedOf(answer);
  }

  #out(forfeit: Forfeit): { readonly forfeit: Forfeit } {
    this.#close();
    return { forfeit };
  }

  #close(): void {
    try {
      this.#vm.dispose();
    } catch {
      // A broken machine cannot be put away: it goes with its memory.
    }
  }
}

/** What a script senses, as its machine's `step` takes it: reading a text of it cost three times as much as all the rest of a call. */
const numbersOf = ({ position, enemyPosition, health, energy, tick, arena }: SensedState): number[] => [
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
];

const NO_MEMORY: Deed = {
  action: null,
  said: [{ kind: 'error', text: 'InternalError: out of memory', line: null }],
};

/** What is left for this call, and for the match. */
class Fuel {
  #call = 0;
  #match = FUEL_A_MATCH;

  fill(): void {
    this.#call = FUEL_A_CALL;
  }

  get isEmpty(): boolean {
    return this.#call < 0 || this.#match < 0;
  }

  /** True where it is used up. */
  burn(): boolean {
    this.#call--;
    this.#match--;
    return this.isEmpty;
  }
}

/** A function `tick`, or a function's body; on the script's own lines, so that what is said of a line is true. */
const wrapped = (code: string): string =>
  declaresTick(code) ? `(function () {${code}\nreturn tick;\n})()` : `(function (state) {${code}\n})`;

/** Whether a script says `function tick(` or `const tick =`, comments and texts aside. */
export function declaresTick(code: string): boolean {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ');
  return /\bfunction\s+tick\s*\(|\b(?:const|let|var)\s+tick\s*=/.test(bare);
}

/** 'SyntaxError: unexpected token (line 3)'. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'No reason was given.';
  const [, line] = /robot\.js:(\d+)/.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message}`.slice(0, 200) + (line ? ` (line ${line})` : '');
}

const KNOWN: ReadonlySet<string> = new Set(ACTIONS);

/** `dmove`, or `t3␁TypeError: …`; then the log, a line each. */
function deedOf(answer: string): Deed {
  const [head = '', ...lines] = answer.split(LINE);
  const said: Deed['said'][number][] = lines.map(text => ({ kind: 'log', text, line: null }));
  const what = head.slice(1);
  if (head.startsWith('t')) {
    const [line = '', text = ''] = what.split(PART);
    return { action: null, said: [...said, { kind: 'error', text, line: line ? Number(line) : null }] };
  }
  if (KNOWN.has(what)) return { action: what as Deed['action'], said };
  const text = `${what.startsWith(PART) ? what.slice(1) : `'${what}'`} is no action: it waits.`;
  return { action: 'wait', said: [...said, { kind: 'note', text, line: null }] };
}
