// Sandbox security: a table of attacks, none of which escapes, stops the other robot or changes the match.
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_SCRIPT_BYTES, type MatchRequest, type ResolvedMatch, unpackMoves } from '../rules/match.ts';
import { SCRIPTS } from '../rules/scripts.ts';
import { matchRequest, referee, resolveBuiltIn, t } from '../rules/testing.ts';
import { PRELUDE } from './prelude.ts';
import type { Referee } from './referee.ts';
import { declaresTick } from './sandbox.ts';

let judge: Referee;
beforeAll(async () => {
  judge = await referee();
});

const SHORT = { t: { ...t, matchTicks: 20 } };
/** A match whose log is kept whole, 20 lines of each tick. */
const LOGGED = { t: { ...t, matchTicks: 24 } };
const fought = (a: string, b = SCRIPTS.steps.code): Promise<ResolvedMatch> => judge(matchRequest(a, b, 1, SHORT));
const lettersOf = async (code: string): Promise<string> => unpackMoves((await fought(code)).response.a) ?? '';
const saidBy = async (code: string): Promise<string[]> =>
  (await fought(code)).log.filter(({ side }) => side === 0).map(({ text }) => text);

describe('a script', () => {
  test.each([
    ["return 'move';", 'm'],
    ["function tick(state) { return 'shield'; }", 'd'],
    ["const tick = state => state.energy > 50 ? 'turnLeft' : 'turnRight';", 'l'],
    ["let n = 0; function tick() { return n++ % 2 ? 'wait' : 'back'; }", 'bw'],
    ["state.memory.n = (state.memory.n ?? 0) + 1; return state.memory.n % 2 ? 'turnLeft' : 'turnRight';", 'lr'],
    [
      "return state.position.x === 75 && state.position.angle === 0 && state.enemyPosition.x > 200 ? 'shoot' : 'wait'",
      's',
    ],
    ["return distance() === 250 && bearing() === 0 && angleTo({ x: 75, y: 250 }) === 90 ? 'shoot' : 'wait'", 's'],
    ["return state.arena.right === 350 && state.tick === 0 && state.health === 100 ? 'shoot' : 'wait'", 's'],
  ])('%s', async (code, letters) => {
    expect((await lettersOf(code)).startsWith(letters)).toBe(true);
  });

  test('that throws is logged with its line, and moves forward', async () => {
    const { response, log } = await fought("\n\nif (state.tick > 1) throw new Error('hm');\nreturn 'wait';");
    expect(response.a).toMatch(/^w2x/);
    expect(log[0]).toMatchObject({ tick: 2, side: 0, kind: 'error', text: 'Error: hm', line: 3 });
  });

  test.each([
    ['undefined', 'return;', 'Nothing was returned: it waits.'],
    ['another word', "return 'dance';", "'dance' is no action: it waits."],
    ['a number', 'return 7;', '7 is no action: it waits.'],
  ])('that returns %s waits and is told', async (_, code, text) => {
    const { response, log } = await fought(code);
    expect(response.a).toBe('w20');
    expect(log[0]).toMatchObject({ kind: 'note', text });
  });

  test.each([
    ["return 'move'", false],
    ["// function tick(state) {}\nreturn 'move'", false],
    ["log('function tick(')", false],
    ['function tick(state) {}', true],
    ['const tick = () => {}', true],
  ])('%j is a function of its own: %s', (code, is) => expect(declaresTick(code)).toBe(is));

  test('is the same match every time, and the same as the function it is', async () => {
    for (const [a, b] of [
      ['fox', 'jitter'],
      ['jitter', 'circler'],
      ['kiter', 'turtle'],
    ] as const) {
      const request = matchRequest(SCRIPTS[a].code, SCRIPTS[b].code, 42);
      const { response } = await judge(request);
      expect(response).toEqual((await judge(request)).response);
      expect(response).toEqual(resolveBuiltIn(request));
    }
  });

  test('has luck that the seed decides', async () => {
    const code = "return Math.random() < 0.5 ? 'turnLeft' : random() < 0.5 ? 'turnRight' : 'wait';";
    const [one, same, other] = [1, 1, 2].map(seed => matchRequest(code, code, seed, SHORT)) as [
      MatchRequest,
      MatchRequest,
      MatchRequest,
    ];
    const [first, second, third] = [await judge(one), await judge(same), await judge(other)];
    expect(first.response).toEqual(second.response);
    expect(first.response).not.toEqual(third.response);
    expect(first.response.a).not.toBe(first.response.b);
  });
});

describe('a forfeit', () => {
  test.each([
    ['does not compile', 'return (', /^The script does not compile\. This \( is never closed\. \(line 1\)/],
    ['does not compile', "\n\nlet x = ;\nreturn 'move'", /line 3/],
    ['out of fuel', 'while (true) {}', /Out of fuel/],
    ['out of fuel', 'function tick() {} while (true) {}', /Out of fuel/],
    ['too long', `/*${'x'.repeat(MAX_SCRIPT_BYTES)}*/`, /^The script has 65 KB; 64 KB are allowed\./],
    ['too long', `/*${'é'.repeat(MAX_SCRIPT_BYTES / 2)}*/`, /64 KB are allowed/],
    ['too long', 'x'.repeat(10_000_000), /^The script has 9,766 KB/],
  ])('%s', async (reason, code, says) => {
    const { response, log } = await fought(code);
    expect(response.out[0]).toEqual({ reason, says: expect.stringMatching(says) });
    expect(response.out[1]).toBeNull();
    expect(log).toContainEqual(expect.objectContaining({ side: 0, kind: 'error' }));
  });

  test('comes in the tick in which the fuel ran out, and takes the other robot nothing', async () => {
    const { response } = await fought("if (state.tick === 7) for (;;);\nreturn 'wait';");
    expect(response).toMatchObject({ a: 'w7', b: 'm7', out: [{ reason: 'out of fuel' }, null] });
  });
});

/** Work of the engine itself that takes seconds: native calls are paid for like the script's own loops. */
const LONG_CALLS: Readonly<Record<string, string>> = {
  'unions of sets':
    'const s = new Set(Array.from({ length: 9000 }, (_, i) => i)); for (let i = 0; i < 3; i++) s.union(s);',
  'String.raw of an array-like': 'String.raw({ raw: { length: 1e8 } });',
  'long texts compared by locale': "for (let i = 0; i < 2000; i++) 'a'.repeat(20000).localeCompare('a'.repeat(20000));",
  ropes: "let s = ''; for (let i = 0; i < 1e4; i++) s = 'a' + s + 'b'; for (let i = 0; i < 1e4; i++) s.charCodeAt(i);",
};

describe('fuel is taken by', () => {
  test.each(Object.entries(LONG_CALLS))('%s', { timeout: 120_000 }, async (_, code) => {
    const { response } = await fought(`${code} return 'move';`);
    expect(response).toMatchObject({ a: '', b: '', out: [{ reason: 'out of fuel' }, null] });
  });
});

/** The robot lives on, one way or the other, and the other one never notices. */
const ATTACKS: Readonly<Record<string, string>> = {
  'deep recursion': 'const f = () => f() + 1; f();',
  'mutual recursion by getters': 'const o = { get a() { return this.a; } }; o.a;',
  'deep arrays': "let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a); return 'wait';",
  'deep source': `return ${'['.repeat(5000)}${']'.repeat(5000)};`,
  'a memory bomb': "const a = []; for (;;) a.push('x'.repeat(1e5) + a.length);",
  'a string of 1 GB': "'x'.repeat(2 ** 30 - 1);",
  'a string that doubles': "let s = 'x'; for (;;) s += s;",
  'an array of 4 billion': 'new Array(2 ** 32 - 1).fill(1);',
  'a search in nothing': 'new Array(2 ** 32 - 1).indexOf(1);',
  'a join of nothing': 'new Array(2 ** 32 - 1).join();',
  'an exploding expression': "/(a+)+$/.test('a'.repeat(40) + 'b');",
  'an exploding big number': '2n ** (2n ** 40n);',
  'a sort that lies': '[...Array(1e4).keys()].sort(() => Math.random() - 0.5);',
  'text replaced by itself': "'a'.repeat(1e5).replaceAll('a', 'b'.repeat(1e5));",
  'a log of 10 MB': "for (;;) log('x'.repeat(1e5));",
  'large numbers multiplied once': '(2n ** 20000n) * (2n ** 20000n);',
  'a log of itself': 'const o = {}; o.o = o; log(o);',
  'an error that cannot be read': 'throw { get message() { throw this; }, get stack() { for (;;); } };',
  'an error that is a proxy': 'throw new Proxy({}, { get() { throw new Proxy({}, {}); } });',
  'a getter in the answer': 'return { get toString() { for (;;); } };',
  'a proxy in the answer': 'return new Proxy({}, { get() { throw 1; }, ownKeys() { for (;;); } });',
  'an answer of 1 MB': "return 'move'.repeat(2e5);",
  'an answer with marks': "return 'move\\u0001\\u0002';",
  'a spoilt Object.prototype': "Object.prototype.toJSON = () => 'move'; Object.prototype.position = 1; return {};",
  'a spoilt String.prototype':
    "String.prototype.slice = String.prototype.replaceAll = () => { for (;;); }; log('x'); return 'm';",
  'a spoilt Array.prototype': 'Object.defineProperty(Array.prototype, 0, { set() { throw 1; } }); return [1];',
  'a spoilt JSON': "JSON.parse = JSON.stringify = () => { throw 1; }; return 'wait';",
  'a spoilt Function':
    "Function.prototype.call = Function.prototype.apply = Function.prototype.bind = null; return 'wait';",
  'a frozen world': "Object.freeze(globalThis); Object.freeze(Object.prototype); return 'wait';",
  'memory that is a trap': "state.memory = new Proxy({}, { get() { for (;;); } }); return 'wait';",
  'memory that is gone': 'state.memory = null; throw 1;',
  'a script that closes its own bracket': "return 'wait'; }); (function () { for (;;); ",
  'a state without helpers': 'delete globalThis.distance; distance();',
  import: "import('./x.js'); return 'wait';",
  'a timer': 'setTimeout(() => 0, 0);',
  'a microtask': 'queueMicrotask(() => 0);',
  'a promise': 'Promise.resolve().then(() => 0);',
  'an async function': '(async () => { for (;;) await 0; })();',
  'a generator without end': 'for (const x of (function* () { for (;;) yield 1; })());',
};

/** Ticks of a match under attack. */
const ATTACKED = 4;

describe('an attack stays inside:', () => {
  test.each(Object.entries(ATTACKS))('%s', { timeout: 20_000 }, async (_, code) => {
    const { response, log } = await judge(
      matchRequest(code, SCRIPTS.steps.code, 1, { t: { ...t, matchTicks: ATTACKED } }),
    );
    const [letters, others] = [unpackMoves(response.a) ?? '', unpackMoves(response.b) ?? ''];
    expect(letters.length).toBe(others.length);
    expect(response.out[1], 'the other robot plays on').toBeNull();
    expect(others).toBe('m'.repeat(others.length));
    if (response.out[0] === null) expect(letters).toHaveLength(ATTACKED);
    expect(JSON.stringify(log).length, 'what it said has an end').toBeLessThan(200_000);
    expect(log.every(({ text }) => text.length <= 400)).toBe(true);
  });

  /** Nothing of the page, the Worker or Node is to be seen. */
  test.each([
    "(function () {}).constructor('return globalThis')()",
    "log.constructor.constructor('return this')()",
    "Reflect.construct(Function, ['return globalThis'])()",
    "(0, eval)('globalThis')",
    'globalThis',
  ])('what %s sees is the sandbox alone', async expression => {
    const names =
      "['fetch', 'self', 'window', 'process', 'require', 'WebAssembly', 'XMLHttpRequest', 'postMessage', 'importScripts', 'Worker', 'setTimeout', 'Date', 'performance', 'navigator', 'SharedArrayBuffer', 'Atomics', 'queueMicrotask']";
    const code = `const seen = ${expression}; log(${names}.filter(name => name in seen && seen[name] !== undefined).join()); return 'wait';`;
    expect((await saidBy(code))[0]).toBe('');
  });

  test('prototypes that are spoilt in one match, or by the other robot, are whole again', async () => {
    await fought("Object.prototype.position = 1; Array.prototype.map = null; return 'wait';");
    const watch = "log(String({}.position), typeof [].map); return 'wait';";
    const { log } = await fought("Object.prototype.position = 1; Array.prototype.map = null; return 'wait';", watch);
    expect(log.find(({ side }) => side === 1)?.text).toBe('undefined function');
    expect({}).not.toHaveProperty('position');
  });

  test('what it changes in one tick cannot take the helpers from the machine: the next state is true', async () => {
    const spoil = 'state.position.x = -1; state.health = 0; state.enemyPosition = null;';
    const code = `${spoil} log(state.tick); return 'turnLeft';`;
    expect(await lettersOf(code)).toBe('l'.repeat(20));
    expect((await saidBy(code)).slice(0, 3)).toEqual(['0', '1', '2']);
  });

  test('a match keeps 400 lines a side, 20 of a tick, 200 characters each', async () => {
    const { log } = await judge(
      matchRequest("for (let i = 0; i < 50; i++) log('y'.repeat(900)); return 'wait';", "return 'wait';", 1, LOGGED),
    );
    expect(log).toHaveLength(24 * 20);
    expect(log.filter(({ tick }) => tick === 3)).toHaveLength(20);
    expect(Math.max(...log.map(({ text }) => text.length))).toBe(200);
    expect(log.at(-1)?.tick).toBe(23);
  });
});

test('the prelude is one expression', () => expect(PRELUDE.trim().endsWith('})')).toBe(true));
