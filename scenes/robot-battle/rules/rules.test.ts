// Rules of a run, from the editors to the winner: start, stop, hold, refusals, validation of the response, and links.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../kit/core/json.ts';
import { arrivalOf } from './arrival.ts';
import type { LADDER } from './houses.ts';
import { decodeLink, encodeLink, MAX_LINK_LENGTH } from './link.ts';
import { type LogEntry, type MatchRequest, packMoves, unpackMoves } from './match.ts';
import { entriesUntil } from './matchLogs.ts';
import { fightCommand, RULES, ticksOf } from './rules.ts';
import { CHALLENGES, linesOf, robotOf, SCRIPTS } from './scripts.ts';
import type { RobotCommand, RobotEvent, RobotState } from './state.ts';
import { finalArena, matchRequest, referee, resolveBuiltIn, t } from './testing.ts';

const { fox, turret, steps, aims, hunter } = SCRIPTS;
const idle = (seed = 3): RobotState => RULES.create({ seed, setup: {}, levels: [] }, t);
const after = (state: RobotState, command: RobotCommand, now = 0) => RULES.apply(state, command, t, now);
const answeredBy = (state: RobotState, response: Json) => RULES.onResponse?.(state, response, t).state ?? state;
const begun = (a = fox.code, b = turret.code): RobotState => {
  const { state } = after(idle(), fightCommand(a, b));
  return answeredBy(state, resolveBuiltIn(RULES.request?.(state, t) as unknown as MatchRequest) as unknown as Json);
};
/** Rings every alarm until the match is over. */
function playedOut(from: RobotState): { state: RobotState; events: RobotEvent[] } {
  const events: RobotEvent[] = [];
  let state = from;
  for (let alarm = RULES.alarm?.(state, t); alarm; alarm = RULES.alarm?.(state, t)) {
    const next = after(state, alarm.command, alarm.at);
    events.push(...next.events);
    state = next.state;
  }
  return { state, events };
}

test('idle, running, then a winner; the scripts are gone from the state once they are resolved', () => {
  const { state } = after(idle(), fightCommand(fox.code, turret.code));
  expect(state).toMatchObject({ phase: 'resolving', scripts: [fox.code, turret.code] });
  const running = begun();
  expect(running).toMatchObject({ phase: 'running', scripts: null, arena: { tick: 0 } });
  const { state: over, events } = playedOut(running);
  expect(over).toMatchObject({ phase: 'over', winner: 'A' });
  expect(events.at(-1)).toMatchObject({ type: 'ended', winner: 'A', robot: 'turret' });
  expect(RULES.result(over, t)).toMatchObject({ outcome: 'won', title: 'Fox (A) wins', again: 'Back to the workshop' });
  expect(JSON.stringify(over).length).toBeLessThan(5000);
});

test('a tick is 100 ms: six of the kit, fewer when it runs faster', () => {
  expect([1, 2, 3].map(pace => ticksOf(pace as 1, t))).toEqual([6, 3, 2]);
  const running = begun();
  const { state } = after(running, { type: 'tick' }, 100);
  expect(RULES.alarm?.(state, t)).toEqual({ command: { type: 'tick' }, at: 106 });
  expect(after(state, { type: 'tick' }, 105).events[0]?.type).toBe('refused');
});

test('held it stands still; let go it goes on from there', () => {
  const { state } = after(begun(), { type: 'hold', on: true });
  expect(RULES.alarm?.(state, t)).toBeNull();
  const gone = after(state, { type: 'hold', on: false }, 50).state;
  expect(RULES.alarm?.(gone, t)?.at).toBe(56);
});

test('Stop leads back to idle with both robots as they began', () => {
  const { state } = after(after(begun(), { type: 'tick' }).state, { type: 'stop' });
  expect(state).toEqual(idle());
});

test('to the end is the same end', () => {
  const skipped = after(begun(), { type: 'finish' }).state;
  const { state } = playedOut(begun());
  expect(skipped.arena).toEqual(state.arena);
  expect(skipped.fighters).toEqual(state.fighters);
});

test.each<[string, (state: RobotState) => RobotState, RobotCommand]>([
  ['a battle in a battle', () => begun(), fightCommand('', '')],
  ['stopping nothing', state => state, { type: 'stop' }],
  ['holding nothing', state => state, { type: 'hold', on: true }],
  ['a speed that is none', () => begun(), { type: 'pace', pace: 4 }],
  ['a script of 10 MB', state => state, fightCommand('x'.repeat(10_000_000), '')],
])('%s is refused in a sentence and changes nothing', (_, from, command) => {
  const state = from(idle());
  const { state: next, events } = after(state, command);
  expect(next).toBe(state);
  expect(events).toEqual([{ type: 'refused', message: expect.stringMatching(/\.$/) }]);
});

test.each<[string, Json]>([
  ['nothing', null],
  ['no letters', { a: 'q', b: 'q', out: [null, null] }],
  ['different lengths', { a: 'm3', b: 'm2', out: [null, null] }],
  ['a match that does not end', { a: 'm3', b: 'm3', out: [null, null] }],
  ['more ticks than there are', { a: 'w1201', b: 'w1201', out: [null, null] }],
  ['a match that goes on after its end', { a: 'm11s9', b: 'w20', out: [null, null] }],
  ['a reason that is none', { a: '', b: '', out: [{ reason: 'bribed', says: 'x' }, null] }],
  ['a verdict of the watchdog', { a: '', b: '', out: [{ reason: 'watchdog', says: 'x' }, null] }],
  ['a reason of a megabyte', { a: '', b: '', out: [{ reason: 'broken', says: 'x'.repeat(1e6) }, null] }],
])('a response of %s changes nothing', (_, response) => {
  const { state } = after(idle(), fightCommand(fox.code, turret.code));
  expect(answeredBy(state, response)).toBe(state);
});

test('forfeits decide before health does', () => {
  const forfeit = { reason: 'out of fuel', says: 'x' } as const;
  const { state } = after(idle(), fightCommand('a', 'b'));
  const winners = [
    [forfeit, null],
    [null, forfeit],
    [forfeit, forfeit],
  ].map(out => playedOut(answeredBy(state, { a: 'w3', b: 'w3', out })).state);
  expect(winners.map(({ winner }) => winner)).toEqual(['B', 'A', 'draw']);
  expect(RULES.result(winners[0] as RobotState, t)).toMatchObject({
    title: 'Robot B wins',
    lines: ['A forfeits after 3 ticks.', 'A: x'],
  });
});

test.each([
  ['a text', 'a'],
  ['one line', [1]],
  ['no line of a text', [0, null]],
  ['half a line', [1.5, null]],
])('a response whose first throw is at %s changes nothing', (_, threwAt) => {
  const { state } = after(idle(), fightCommand(fox.code, turret.code));
  expect(answeredBy(state, { a: 'x3', b: 'w3', out: [{ reason: 'broken', says: 'x' }, null], threwAt })).toBe(state);
});

test('a script that throws: how often and where first stands in place of a hint', async () => {
  const throwing = ['let calls = 0;', 'function tick(s) {', '  calls++;', '  if (calls > 2)', '    return move;'].join(
    '\n',
  );
  const request = matchRequest(`${throwing}\n  return 'wait';\n}`, SCRIPTS.turret.code);
  const { response } = await (await referee())(request);
  const { state } = after(idle(), fightCommand(request.a, request.b));
  const over = playedOut(answeredBy(state, response as unknown as Json)).state;
  const ticks = over.arena.tick;
  expect(RULES.result(over, t)).toMatchObject({
    outcome: 'lost',
    lines: [expect.stringContaining('hits'), `A threw in ${ticks - 2} ticks: line 5. It moved forward instead.`],
  });
});

test('what goes wrong each tick is one entry, how often; what is written stands below it', () => {
  const wrong = (tick: number): LogEntry => ({ tick, side: 0, kind: 'error', text: 'move is not defined', line: 2 });
  const wrote = (tick: number): LogEntry => ({ tick, side: 0, kind: 'log', text: 'here', line: null });
  const log = [0, 1, 2].flatMap(tick => [wrote(tick), wrong(tick), { ...wrong(tick), side: 1 as const }]);
  expect(entriesUntil(log, 0, 1).map(({ tick, text, times, until }) => [tick, text, times, until])).toEqual([
    [0, 'move is not defined', 2, 1],
    [0, 'here', 1, 0],
    [1, 'here', 1, 1],
  ]);
});

test.each([
  ['// Sniper\nreturn 1;', SCRIPTS.turret.code, 'A robot came with this link: Sniper, 1 line. It meets Turret.'],
  [
    SCRIPTS.aims.code,
    "log(1);\nreturn 'wait';",
    /^A robot came with this link: Takes aim, \d lines\. It meets Robot, 2 lines, which came with it\.$/,
  ],
])('the start card says what a link brings', async (a, b, said) => {
  expect(await arrivalOf((await encodeLink([a, b])) as string)).toMatch(said);
});

test('runs of letters are packed and come back', () => {
  const letters = fc.string({ unit: fc.constantFrom('m', 'b', 'l', 'r', 's', 'd', 'w', 'x'), maxLength: 1200 });
  fc.assert(
    fc.property(letters, text => {
      expect(unpackMoves(packMoves(text))).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.string(), text => {
      expect(unpackMoves(text)?.length ?? 0).toBeLessThanOrEqual(1200);
    }),
  );
});

test('the texts on the shelf are the functions, and are known again', () => {
  for (const { id, code } of Object.values(SCRIPTS)) {
    expect(code).toMatch(/^function tick\(\w*\) \{\n {2}[^]*\n\}$/);
    expect(robotOf(`\n${code}\n`)).toBe(id);
  }
  expect(robotOf("return 'move';")).toBeNull();
  expect([steps, aims, hunter].map(({ code }) => linesOf(code))).toEqual([1, 3, 3]);
  expect(linesOf('// a\n\n/* b\nc */\nreturn "x"; // d\n}')).toBe(1);
});

const AIMING = "if (angleTo() > 20) return 'turnRight';\nif (angleTo() < -20) return 'turnLeft';\n";
const NEAR = `${AIMING}return distance() > 180 ? 'move' : 'shoot';`;
const RESTED = `${AIMING}if (distance() < 200) return 'shoot';\nreturn state.energy >= 95 ? 'move' : 'wait';`;
const SHIELDED = `${AIMING}if (distance() >= 200) return state.energy >= 95 ? 'move' : 'wait';
if (!state.memory.up) return (state.memory.up = 'shield');
return 'shoot';`;
const STILL = `${AIMING}return distance() < 200 ? 'shoot' : 'wait';`;

test.each<[(typeof LADDER)[number], string]>([
  ['target', "return state.tick < 12 ? 'move' : 'shoot';"],
  ['circler', NEAR],
  ['hunter', STILL],
  ['turtle', NEAR],
  ['jitter', RESTED],
  ['kiter', SHIELDED],
  ['turret', SHIELDED],
])('the par of %s can be met by another idea', async (house, code) => {
  const judge = await referee();
  const request = matchRequest(code, SCRIPTS[house].code, 5);
  const { response } = await judge(request);
  const last = finalArena(response, request);
  const { lines, ticks } = CHALLENGES[house];
  expect([last.robots[0].health > 0, last.robots[1].health]).toEqual([true, 0]);
  expect(linesOf(code)).toBeLessThanOrEqual(lines);
  expect(last.tick).toBeLessThanOrEqual(ticks);
});

test('a link brings two scripts back as they were', async () => {
  for (const codes of [
    [fox.code, turret.code],
    ['', 'ü ☃ \u0000'],
    ["return 'move'", 'x'.repeat(60_000)],
  ] as const) {
    const text = await encodeLink(codes);
    expect(text?.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    expect(await decodeLink(text ?? '')).toEqual(codes);
  }
});

test('scripts too long for a link make none', async () => {
  const noise = Array.from({ length: 9000 }, (_, i) => String.fromCharCode(33 + ((i * 7919) % 90) + (i % 3))).join('');
  const text = await encodeLink([noise + noise.split('').reverse().join(''), noise]);
  expect(text === null || text.length <= MAX_LINK_LENGTH).toBe(true);
});

test.each([
  ['', 'The link holds no robots.'],
  ['nonsense!', 'The link holds no robots.'],
  ['2abc', 'The link holds no robots.'],
  ['1abc', 'The link is damaged: its robots cannot be read.'],
  [`1${'A'.repeat(MAX_LINK_LENGTH)}`, 'The link is too long to be one of ours.'],
])('a link of %.20s is refused in a sentence', async (text, says) => expect(await decodeLink(text)).toBe(says));

test('a link that unpacks to more than two scripts is damaged', async () => {
  const bomb = await encodeLink(['x'.repeat(2_000_000), '']);
  expect(await decodeLink(bomb ?? '')).toBe('The link is damaged: its robots cannot be read.');
});
