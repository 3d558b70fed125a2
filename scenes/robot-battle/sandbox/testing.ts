// Test helpers of the sandbox: every function that a script can reach, awkward values, and what a piece of code takes in fuel and time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spentMs } from '../../../tests/setup/spentMs.ts';
import { compileEngine, Engine, MAX_FUEL } from './engine.ts';

export const program = (): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));

/** Enough for any one awkward value; a script has less. */
const MEMORY_BYTES = 32 * 1024 * 1024;

/**
 * Code that finds every function from the sandbox's globals and from what syntax alone makes, through properties, symbols, accessors and prototypes.
 * Its value is an array of pairs of name and function, each function once.
 */
const WALK = `(() => {
  const { ownKeys, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
  const roots = [];
  const root = (name, make) => { try { roots.push([name, make()]); } catch { /* The sandbox has none. */ } };
  for (const name of ownKeys(globalThis)) root(name + '.prototype', () => globalThis[name].prototype);
  root('%Function%', () => function () {});
  root('%GeneratorFunction%', () => function* () {});
  root('%Generator%', () => (function* () {})());
  root('%AsyncFunction%', () => async function () {});
  root('%AsyncGeneratorFunction%', () => async function* () {});
  root('%AsyncGenerator%', () => (async function* () {})());
  root('%ArrayIterator%', () => [].values());
  root('%MapIterator%', () => new Map().values());
  root('%SetIterator%', () => new Set().values());
  root('%StringIterator%', () => ''[Symbol.iterator]());
  root('%RegExpStringIterator%', () => 'a'.matchAll(/a/g));
  root('%IteratorHelper%', () => [].values().map(x => x));
  root('%IteratorConcat%', () => Iterator.concat([]));
  root('%IteratorZip%', () => Iterator.zip([[]]));
  root('%WrapForValidIterator%', () => Iterator.from({ next() {} }));
  root('%Arguments%', () => (function () { return arguments; })());
  root('%StrictArguments%', () => (function () { 'use strict'; return arguments; })());
  root('%RegExpMatch%', () => /(?<a>a)/d.exec('a'));
  root('%TemplateObject%', () => (parts => parts)\`a\`);
  root('%Error%', () => { try { null.a; } catch (error) { return error; } });
  const found = [];
  const seen = new Set();
  const queue = [];
  const visit = (name, value) => {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return;
    if (seen.has(value)) return;
    seen.add(value);
    if (typeof value === 'function') found.push([name, value]);
    queue.push([name, value]);
  };
  visit('globalThis', globalThis);
  for (const [name, value] of roots) visit(name, value);
  for (let at = 0; at < queue.length; at++) {
    const [name, value] = queue[at];
    for (const key of ownKeys(value)) {
      const member = typeof key === 'symbol' ? '@@' + key.description.replace('Symbol.', '') : key;
      const { value: held, get, set } = getOwnPropertyDescriptor(value, key);
      visit(name + '.' + member, held);
      visit(name + '.get:' + member, get);
      visit(name + '.set:' + member, set);
    }
    visit(name + '.__proto__', getPrototypeOf(value));
  }
  return found;
})()`;

let compiled: Promise<WebAssembly.Module> | null = null;
const engineModule = () => (compiled ??= compileEngine(program()));

/** What one piece of code took. */
export interface Cost {
  readonly fuel: number;
  readonly ms: number;
}

/** Bytes that are free behind the kept state, so that the heap does not grow anew after each reset. */
const SPARE_BYTES = 40 * 1024 * 1024;
const PAGE = 64 * 1024;

const STACK_POINTER = '__stack_pointer';

/** What the tests use of the engine's own exports. */
interface EngineExports {
  readonly memory: WebAssembly.Memory;
  readonly [STACK_POINTER]: WebAssembly.Global<'i32'>;
  wasm_malloc(bytes: number): number;
  wasm_free(at: number): void;
}

/** An engine as a script finds it, but with memory for any awkward value, that is set back to a kept state in a millisecond. */
export class TestEngine {
  readonly #engine: Engine;
  readonly #exports: EngineExports;
  /** Memory in use, and its end, where the heap keeps its last mark. */
  #used = new Uint8Array();
  #stackPointer = 0;

  static async open(setup = ''): Promise<TestEngine> {
    const engine = await Engine.create(await engineModule(), MEMORY_BYTES);
    engine.runPrelude([1, 2, 3, 4]);
    engine.vm.evalCode(setup, 'setup.js').dispose();
    return new TestEngine(engine);
  }

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.#exports = engine.vm['exports'] as EngineExports;
    const spare = this.#exports.wasm_malloc(SPARE_BYTES);
    this.#exports.wasm_free(spare);
    this.#used = new Uint8Array(this.#exports.memory.buffer).slice(0, spare + PAGE);
    this.#stackPointer = this.#exports[STACK_POINTER].value;
  }

  reset(): void {
    new Uint8Array(this.#exports.memory.buffer).set(this.#used);
    this.#exports[STACK_POINTER].value = this.#stackPointer;
    this.#engine.fuel = MAX_FUEL;
  }

  text(code: string): string {
    return this.#engine.vm.evalCode(code, 'test.js').toString();
  }

  /** Fuel and time that a statement takes from the kept state on, at most `limit` of fuel; what it throws is ignored. */
  cost(statement: string, limit: number): Cost {
    this.reset();
    this.#engine.fuel = limit;
    const ms = spentMs(() => {
      try {
        this.#engine.vm.evalCode(`try { ${statement} } catch { 0 } 0`, 'test.js').dispose();
      } catch (error) {
        if (this.#engine.fuel >= 0 && !/out of memory/.test(String(error))) throw error;
      }
    });
    return { fuel: limit - Math.max(0, this.#engine.fuel), ms };
  }
}

/** Names of every function that a script can reach. */
export async function reachableFunctions(): Promise<readonly string[]> {
  return (await TestEngine.open()).text(`${WALK}.map(([name]) => name).join(' ')`).split(' ');
}

/** Values that make native code work for long: an expression each. */
export const AWKWARD: Readonly<Record<string, string>> = {
  'a string of 1 MB': "'ab'.repeat(500000)",
  'a rope of 1 MB':
    "(() => { let s = 'a'.repeat(500000); for (let i = 0; i < 500; i++) s = 'a'.repeat(500) + s + 'b'.repeat(500); return s; })()",
  'an array of 100,000': 'Array.from({ length: 100000 }, (_, i) => (i * 7919) % 100003)',
  'an array of 100,000 strings': 'Array.from({ length: 100000 }, (_, i) => String(i))',
  'a sparse array': 'new Array(2 ** 32 - 1)',
  'an array of sparse arrays': '[new Array(2 ** 32 - 1), new Array(2 ** 32 - 1)]',
  'an array-like without end': '({ length: 2 ** 53 - 1 })',
  'a template without end': '({ raw: { length: 2 ** 53 - 1 } })',
  'a set of 100,000': 'new Set(Array(100000).keys())',
  'a map of 100,000': 'new Map(Array(100000).entries())',
  'an object of 20,000 keys': "Object.fromEntries(Array.from({ length: 20000 }, (_, i) => ['k' + i, i]))",
  'an expression that backtracks': '/(a+)+$/g',
  'an iterator of 100,000': 'Array(100000).values()',
  'an iterator without end': 'Array.prototype.values.call({ length: 2 ** 53 - 1 })',
  'a big integer of 125 KB': '(1n << 1000000n) - 1n',
};

/** Ways to hand a value (`v`) to a function (`f`) of a kind of receiver (`own`): as `this`, as each argument, and to a constructor. */
export const PLACES: Readonly<Record<string, string>> = {
  'as this': 'apply(f, v, [])',
  'as this, with a callback': 'apply(f, v, [x => x, 0])',
  'as this, with a number': 'apply(f, v, [1e6, 0, 1e6])',
  'as this, with a text': "apply(f, v, [evil, 'b', 'c'])",
  'as this and argument': 'apply(f, v, [v, v, v])',
  first: 'apply(f, own, [v])',
  second: 'apply(f, own, [own, v])',
  'second, after a callback': 'apply(f, own, [x => x, v])',
  third: 'apply(f, own, [own, 0, v])',
  'first and second': 'apply(f, own, [v, v])',
  new: 'construct(f, [v])',
};

/** Code that makes the functions, an awkward value, and receivers of each kind. */
const setupFor = (value: string): string => `
  globalThis.$ = (() => {
    const { apply, construct } = Reflect;
    const found = ${WALK};
    const evil = 'a'.repeat(30) + 'b';
    const owns = {
      Array: [3, 1, 2], String: evil, Number: 1.5, BigInt: 5n, Boolean: true, Symbol: Symbol('a'), RegExp: /(a+)+$/g,
      Map: new Map([[1, 2]]), Set: new Set([1, 2]), WeakMap: new WeakMap(), WeakSet: new WeakSet(), Error: new Error('a'),
      Iterator: [1, 2].values(), DisposableStack: new DisposableStack(), Function: function () {},
      '%ArrayIterator%': [1].values(), '%MapIterator%': new Map().values(), '%SetIterator%': new Set().values(),
      '%StringIterator%': 'a'[Symbol.iterator](), '%RegExpStringIterator%': 'a'.matchAll(/a/g),
      '%IteratorHelper%': [1].values().map(x => x), '%WrapForValidIterator%': Iterator.from({ next() { return {}; } }),
      '%IteratorConcat%': Iterator.concat([]), '%IteratorZip%': Iterator.zip([[]]), '%GeneratorFunction%': (function* () { yield 1; })(),
    };
    const v = ${value};
    return ({ at, place }) => {
      const [name, f] = found[at];
      const own = owns[name.split('.')[0]] ?? {};
      switch (place) { ${Object.values(PLACES)
        .map((call, place) => `case ${place}: return ${call};`)
        .join(' ')} }
    };
  })();`;

export const openWith = (value: string): Promise<TestEngine> => TestEngine.open(setupFor(value));
export const callOf = (at: number, place: number): string => `$({ at: ${at}, place: ${place} });`;

/** Operators and other syntax that make native code work for long: a statement each. */
export const OPERATORS: Readonly<Record<string, string>> = {
  'a power of big integers': '3n ** 600000n',
  'a product of big integers': 'const a = (1n << 500000n) - 1n; a * a',
  'a quotient of big integers': '((1n << 1000000n) - 1n) / ((1n << 500000n) - 1n)',
  'a remainder of big integers': '((1n << 1000000n) - 1n) % ((1n << 500000n) - 1n)',
  'a shift of big integers': 'const a = (1n << 500000n) - 1n; for (let i = 0; i < 1000; i++) a << 400000n',
  'a big integer as text': '`${(1n << 1000000n) - 1n}`',
  'a big integer from text': "BigInt('9'.repeat(300000))",
  'equality of long strings': "const a = 'a'.repeat(1e6), b = 'a'.repeat(1e6); for (let i = 0; i < 100; i++) a === b",
  'order of long strings': "const a = 'a'.repeat(1e6), b = 'a'.repeat(1e6); for (let i = 0; i < 100; i++) a < b",
  'joining long strings': "const a = 'a'.repeat(1e6); for (let i = 0; i < 1000; i++) (a + i).charCodeAt(i)",
  'a string that doubles': "let s = 'x'; for (;;) s += s",
  'a rope that is read':
    "let s = ''; for (let i = 0; i < 1e4; i++) s = 'a' + s + 'b'; for (let i = 0; i < 1e4; i++) s.charCodeAt(i)",
  'a template of long strings':
    "const a = 'a'.repeat(1e6); for (let i = 0; i < 1000; i++) `${a}${i}${a}`.charCodeAt(i)",
  'a long string as a number': "const a = '1'.repeat(1e6); for (let i = 0; i < 100; i++) +a",
  'a long string as a key': "const o = {}; for (let i = 0; i < 100; i++) o['a'.repeat(1e6) + i] = i",
  'spread of an array': 'const a = Array(1e5).fill(0); for (let i = 0; i < 100; i++) [...a]',
  'spread of an array without end': '[...Array.prototype.values.call({ length: 2 ** 53 - 1 })]',
  'spread into a call': 'const a = Array(6e4).fill(0); for (let i = 0; i < 100; i++) Math.max(...a)',
  'spread of a string': "[...'a'.repeat(1e6)]",
  'spread of an object': 'const o = Object.fromEntries(Array(2e4).entries()); for (let i = 0; i < 100; i++) ({ ...o })',
  'the rest of an array': 'const a = Array(1e5).fill(0); for (let i = 0; i < 100; i++) { const [b, ...c] = a; }',
  'the rest of an object':
    'const o = Object.fromEntries(Array(2e4).entries()); for (let i = 0; i < 100; i++) { const { a, ...b } = o; }',
  'destructuring without end': 'const [...a] = Array.prototype.values.call({ length: 2 ** 53 - 1 })',
  'for in':
    'const o = Object.fromEntries(Array(2e4).entries()); for (let i = 0; i < 100; i++) for (const a in o) break',
  'instanceof of a long chain':
    'let o = {}; for (let i = 0; i < 1e4; i++) o = Object.create(o); for (let i = 0; i < 1e4; i++) o instanceof Array',
  'a property at the end of a long chain':
    'let o = {}; for (let i = 0; i < 1e4; i++) o = Object.create(o); for (let i = 0; i < 1e4; i++) o.a',
  'a length set to nought': 'for (let i = 0; i < 100; i++) { const a = Array(1e5).fill(0); a.length = 0; }',
  'an exploding expression': "/(a+)+$/.test('a'.repeat(40) + 'b')",
  'a long program': "(0, eval)('a;'.repeat(2e5))",
  'a long program of scopes': "(0, eval)('{let a;'.repeat(500) + '}'.repeat(500))",
  'a program of many names': "(0, eval)(Array.from({ length: 1e4 }, (_, i) => 'let a' + i + ';').join(''))",
  'a long straight line': "const f = Function('a', 'a = a + 1;'.repeat(4000)); for (let i = 0; i < 1000; i++) f(i)",
  garbage: 'const a = []; for (let i = 0; i < 2e4; i++) a.push({}); for (let i = 0; i < 1e6; i++) ({ a: [] })',
  'garbage in circles': 'for (let i = 0; i < 1e6; i++) { const a = {}; a.a = a; }',
  'a list that is let go': 'let a = null; for (let i = 0; i < 1e5; i++) a = { a }; a = null',
};

/** Fuel of one measured piece of code; at its end the engine traps. */
export const MEASURED_FUEL = 2_000_000;
/** Fuel that the loop of reference takes in some 20 ms: so long native code may run without taking any. */
const FREE_FUEL = 6_000_000;
/** How many times longer than the loop of reference native code may take for its fuel: memory is slower than counting. */
const SLOWER = 10;
/** The least of so many measurements counts, as other processes only lengthen them. */
const MEASUREMENTS = 5;

/** An engine for the loop of reference, and the least milliseconds that a unit took in it. */
let reference: { readonly engine: TestEngine; least: number } | null = null;

async function referenceMs(isNew: boolean): Promise<number> {
  reference ??= { engine: await TestEngine.open(), least: Infinity };
  if (!isNew && reference.least < Infinity) return reference.least;
  const ms = reference.engine.cost('for (;;);', MEASURED_FUEL).ms / MEASURED_FUEL;
  reference.least = Math.min(reference.least, ms);
  return ms;
}

/** Why a piece of code is not paid for: a sentence with its least time; null where it is. */
export async function unpaid(engine: TestEngine, statement: string): Promise<string | null> {
  let least = Infinity;
  for (let i = 0; i < MEASUREMENTS; i++) {
    // Where something is slow the whole machine may be: then the loop is measured again, beside it.
    const perUnit = await referenceMs(i > 0);
    const { ms, fuel } = engine.cost(statement, MEASURED_FUEL);
    const times = ms / (perUnit * (FREE_FUEL + SLOWER * fuel));
    if (times <= 1) return null;
    least = Math.min(least, times);
  }
  return `${statement} takes ${least.toFixed(1)} times as long as its fuel allows.`;
}
