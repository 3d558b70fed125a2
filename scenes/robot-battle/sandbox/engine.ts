// The engine: QuickJS as WebAssembly with a fuel meter and a memory limit, without page, network, clock or chance.
import './disposeSymbol.ts';
import { Intrinsics, type JSValueHandle, QuickJS } from 'quickjs-wasi';
import { FUEL_EXPORT, meter } from './meter.ts';
import { PRELUDE } from './prelude.ts';

const MEMORY_BYTES = 2 * 1024 * 1024;
const STACK_BYTES = 128 * 1024;
/** The most fuel that the meter holds. */
export const MAX_FUEL = 2 ** 31 - 1;

const EXCLUDED_INTRINSICS =
  Intrinsics.DATE |
  Intrinsics.PERFORMANCE |
  Intrinsics.PROMISE |
  Intrinsics.WEAK_REF |
  Intrinsics.TYPED_ARRAYS |
  Intrinsics.DOM_EXCEPTION |
  Intrinsics.ATOB_BTOA;

export const compileEngine = (program: Uint8Array): Promise<WebAssembly.Module> => WebAssembly.compile(meter(program));

/** What the sandbox uses of the engine's own exports. */
interface EngineExports {
  readonly [FUEL_EXPORT]: WebAssembly.Global<'i32'>;
  qjs_is_exception(value: number): number;
}

export class Engine {
  readonly vm: QuickJS;
  readonly #exports: EngineExports;

  static async create(wasm: WebAssembly.Module, memoryBytes = MEMORY_BYTES): Promise<Engine> {
    const vm = await QuickJS.create({
      wasm,
      memoryLimit: memoryBytes,
      maxStackSize: STACK_BYTES,
      intrinsics: Intrinsics.ALL & ~EXCLUDED_INTRINSICS,
      timezoneOffset: 0,
      wasi: memory => ({
        clock_time_get(_clock, _precision, at) {
          new DataView(memory.buffer).setBigUint64(at, 1n, true);
          return 0;
        },
        random_get(at, length) {
          new Uint8Array(memory.buffer, at, length).fill(0);
          return 0;
        },
        fd_write: () => 8,
      }),
    });
    return new Engine(vm);
  }

  private constructor(vm: QuickJS) {
    this.vm = vm;
    this.#exports = vm['exports'] as EngineExports;
  }

  /** Fuel left; below 0 after the engine trapped for want of it. */
  get fuel(): number {
    return this.#exports[FUEL_EXPORT].value;
  }
  set fuel(units: number) {
    this.#exports[FUEL_EXPORT].value = units;
  }

  /** Runs the prelude with a seeded generator, for the duel or the arena; returns its functions. */
  runPrelude(rng: readonly number[], isArena = false): { readonly load: JSValueHandle; readonly step: JSValueHandle } {
    const { vm } = this;
    const prelude = vm.evalCode(PRELUDE, 'prelude.js');
    const made = vm.callFunction(
      prelude,
      vm.undefined,
      ...rng.map(part => vm.newNumber(part)),
      isArena ? vm.true : vm.false,
    );
    return { load: made.getProp('load'), step: made.getProp('step') };
  }

  /**
   * The text that a function of the prelude returns; null where it threw, as it does without memory alone. Nothing of what was thrown is read:
   * reading it could run the script again. Throws where the engine traps.
   */
  call(fn: JSValueHandle, ...args: readonly (number | string)[]): string | null {
    const { vm } = this;
    const given = args.map(arg => (typeof arg === 'number' ? vm.newNumber(arg) : vm.newString(arg)));
    const returned = vm['callFunctionRaw'](fn, vm.undefined, ...given) as JSValueHandle;
    const hasThrown = this.#exports.qjs_is_exception(returned.ptr) !== 0;
    if (hasThrown) vm.getException().dispose();
    const text = !hasThrown && returned.isString ? returned.toString() : null;
    returned.dispose();
    for (const value of given) value.dispose();
    return text;
  }

  close(): void {
    this.fuel = MAX_FUEL;
    try {
      this.vm.dispose();
    } catch {
      // An engine that trapped cannot be disposed of: its memory is garbage-collected.
    }
  }
}
