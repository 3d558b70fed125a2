// The sandbox: one script in a QuickJS virtual machine compiled to WebAssembly, without page, network or clock, with fuel (interrupt counting) and memory limits.
import { Intrinsics, type JSValueHandle, QuickJS } from 'quickjs-wasi';
import { seeded } from '../../kit/core/rng.ts';
import { ACTIONS } from '../arena.ts';
import type { Driver, Forfeit, OpenDriver, TickOutput } from '../match.ts';
import { RNG_STREAMS, type SensedState } from '../scriptHelpers.ts';
import { FIELD_SEPARATOR, LINE_SEPARATOR, PRELUDE } from './prelude.ts';

/** Fuel units, one per interrupt (about ten thousand steps of the engine): limit of one call, and of all calls of a match. */
const FUEL_PER_CALL = 8;
const FUEL_PER_MATCH = 1200;
const MEMORY_BYTES = 2 * 1024 * 1024;
const STACK_BYTES = 128 * 1024;

const EXCLUDED_INTRINSICS =
  Intrinsics.DATE |
  Intrinsics.PERFORMANCE |
  Intrinsics.PROMISE |
  Intrinsics.WEAK_REF |
  Intrinsics.TYPED_ARRAYS |
  Intrinsics.DOM_EXCEPTION |
  Intrinsics.ATOB_BTOA;

/** Creates one virtual machine per script; ahead of the match, because creation is asynchronous. */
export async function createDrivers(wasm: WebAssembly.Module): Promise<OpenDriver> {
  const pair = await Promise.all([VirtualMachine.create(wasm), VirtualMachine.create(wasm)]);
  return (code, side, seed) => pair[side].load(code, seeded(seed, RNG_STREAMS[side]));
}

const OUT_OF_FUEL: Forfeit = { reason: 'out of fuel', says: 'The script ran out of fuel: it thinks for too long.' };
const VM_BROKEN: Forfeit = { reason: 'broken', says: 'The script broke its machine.' };

class VirtualMachine {
  readonly #vm: QuickJS;
  readonly #fuel: Fuel;
  #step!: JSValueHandle;
  #tick!: JSValueHandle;

  static async create(wasm: WebAssembly.Module): Promise<VirtualMachine> {
    const fuel = new Fuel();
    const vm = await QuickJS.create({
      wasm,
      memoryLimit: MEMORY_BYTES,
      maxStackSize: STACK_BYTES,
      intrinsics: Intrinsics.ALL & ~EXCLUDED_INTRINSICS,
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
    return new VirtualMachine(vm, fuel);
  }

  private constructor(vm: QuickJS, fuel: Fuel) {
    this.#vm = vm;
    this.#fuel = fuel;
  }

  load(code: string, rng: readonly number[]): Driver | { readonly forfeit: Forfeit } {
    const vm = this.#vm;
    this.#fuel.fill();
    const make = vm.evalCode(PRELUDE, 'prelude.js');
    this.#step = vm.callFunction(make, vm.undefined, ...rng.map(part => vm.newNumber(part)));
    this.#fuel.fill();
    try {
      const tick = vm.evalCode(wrapScript(code), 'robot.js');
      if (!tick.isFunction)
        return this.#forfeit({ reason: 'does not compile', says: 'The script is no function body.' });
      this.#tick = tick;
    } catch (error) {
      if (this.#fuel.isEmpty) return this.#forfeit(OUT_OF_FUEL);
      if (error instanceof WebAssembly.RuntimeError) return this.#forfeit(VM_BROKEN);
      return this.#forfeit({
        reason: 'does not compile',
        says: `The script does not compile. ${describeError(error)}`,
      });
    }
    return { act: state => this.#act(toNumbers(state)), close: () => this.#close() };
  }

  #act(numbers: readonly number[]): TickOutput | { readonly forfeit: Forfeit } {
    const vm = this.#vm;
    this.#fuel.fill();
    let output: string | null = null;
    try {
      const given = numbers.map(number => vm.newNumber(number));
      try {
        const returned = vm.callFunction(this.#step, vm.undefined, this.#tick, ...given);
        if (returned.isString) output = returned.toString();
        returned.dispose();
      } finally {
        for (const number of given) number.dispose();
      }
    } catch (error) {
      if (this.#fuel.isEmpty) return { forfeit: OUT_OF_FUEL };
      // A trap leaves the machine in an undefined state; an exception here means out of memory.
      if (error instanceof WebAssembly.RuntimeError) return { forfeit: VM_BROKEN };
    }
    if (this.#fuel.isEmpty) return { forfeit: OUT_OF_FUEL };
    return output === null ? NO_MEMORY : parseOutput(output);
  }

  #forfeit(forfeit: Forfeit): { readonly forfeit: Forfeit } {
    this.#close();
    return { forfeit };
  }

  #close(): void {
    try {
      this.#vm.dispose();
    } catch {
      // A broken machine cannot be disposed of: its memory is garbage-collected.
    }
  }
}

/** The sensed state as arguments of the prelude's `step`: numbers, because parsing JSON costs three times the rest of a call. */
const toNumbers = ({ position, enemyPosition, health, energy, tick, arena }: SensedState): number[] => [
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

const NO_MEMORY: TickOutput = {
  action: null,
  log: [{ kind: 'error', text: 'InternalError: out of memory', line: null }],
};

/** Fuel left for this call, and for the match. */
class Fuel {
  #call = 0;
  #match = FUEL_PER_MATCH;

  fill(): void {
    this.#call = FUEL_PER_CALL;
  }

  get isEmpty(): boolean {
    return this.#call < 0 || this.#match < 0;
  }

  /** Takes one unit; true where fuel is used up, which interrupts the engine. */
  burn(): boolean {
    this.#call--;
    this.#match--;
    return this.isEmpty;
  }
}

/** Wraps a `function tick` or a function body without adding lines, so that line numbers in errors stay right. */
const wrapScript = (code: string): string =>
  declaresTick(code) ? `(function () {${code}\nreturn tick;\n})()` : `(function (state) {${code}\n})`;

/** Whether a script declares `tick`, ignoring comments and string literals. */
export function declaresTick(code: string): boolean {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ');
  return /\bfunction\s+tick\s*\(|\b(?:const|let|var)\s+tick\s*=/.test(bare);
}

/** 'SyntaxError: unexpected token (line 3)'. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'No reason was given.';
  const [, line] = /robot\.js:(\d+)/.exec(error.stack ?? '') ?? [];
  return `${error.name}: ${error.message}`.slice(0, 200) + (line ? ` (line ${line})` : '');
}

const ACTION_NAMES: ReadonlySet<string> = new Set(ACTIONS);

/** Parses a tick's output: `dmove` (done), or `t3␁TypeError: …` (threw at line 3); then the log, a line each. */
function parseOutput(output: string): TickOutput {
  const [head = '', ...lines] = output.split(LINE_SEPARATOR);
  const log: TickOutput['log'][number][] = lines.map(text => ({ kind: 'log', text, line: null }));
  const what = head.slice(1);
  if (head.startsWith('t')) {
    const [line = '', text = ''] = what.split(FIELD_SEPARATOR);
    return { action: null, log: [...log, { kind: 'error', text, line: line ? Number(line) : null }] };
  }
  if (ACTION_NAMES.has(what)) return { action: what as TickOutput['action'], log };
  const text = `${what.startsWith(FIELD_SEPARATOR) ? what.slice(1) : `'${what}'`} is no action: it waits.`;
  return { action: 'wait', log: [...log, { kind: 'note', text, line: null }] };
}
