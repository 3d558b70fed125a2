// Matches of the arena: the same on replay and in the sandbox, hostile responses refused, forfeits, teams, the ladder's table.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../kit/core/json.ts';
import type { StartCard } from '../../kit/game.ts';
import definition from '../index.ts';
import { referee } from '../rules/testing.ts';
import { ARENA_SCRIPTS } from './houses.ts';
import { inlineResponse } from './inline.ts';
import { ARENA_LADDER, LEAGUE_PARS, LEAGUE_SIZE, leagueOf } from './ladder.ts';
import { playOut, readArenaResponse } from './packing.ts';
import { statOfBout } from './result.ts';
import { ARENA_ROBOTS } from './roster.ts';
import { playScripts, requestOf, robotsHash, SHORT_SCRIPTS, shareOf, tableOf } from './testing.ts';
import { ARENA_TEXTS } from './texts.ts';
import type { ArenaRequest, ArenaResponse } from './types.ts';
import { verdictOf } from './verdict.ts';

const SIX: ArenaRequest['entrants'] = ARENA_LADDER.slice(3, 9).map((house, team) => ({ team, house }));
const melee: ArenaRequest = { ...requestOf(6, { seed: 8, map: 'yard' }), entrants: SIX };
const scriptsOf = (request: ArenaRequest) =>
  request.entrants.map(entrant => ARENA_SCRIPTS['house' in entrant ? entrant.house : 'sentry']);
const { response, snapshots, setting } = playScripts(scriptsOf(melee), melee);

describe('a match', () => {
  test('of six is played out by its response to the same snapshots', () => {
    const read = readArenaResponse(JSON.parse(JSON.stringify(response)) as Json, 6);
    expect(read && playOut(read, setting)).toEqual(snapshots);
    expect(JSON.stringify(response).length).toBeLessThan(20_000);
    expect(new Set(verdictOf(snapshots, ARENA_LADDER.slice(3, 9), setting).places).size).toBe(6);
  });

  const hostile: readonly [string, (good: ArenaResponse) => unknown][] = [
    ['nothing', () => null],
    ['a text', () => 'did'],
    ['no robots', () => ({ did: [], out: [] })],
    ['too few robots', ({ did, out }) => ({ did: did.slice(1), out: out.slice(1) })],
    ['a number for a robot', ({ did, out }) => ({ did: [7, ...did.slice(1)], out })],
    ['letters that are none', ({ did, out }) => ({ did: ['%%%', ...did.slice(1)], out })],
    ['a deed that there is not', ({ did, out }) => ({ did: [`___${did[0]?.slice(3)}`, ...did.slice(1)], out })],
    ['a deed cut in two', ({ did, out }) => ({ did: [did[0]?.slice(1), ...did.slice(1)], out })],
    ['a robot that ends and has not forfeited', ({ did, out }) => ({ did: [did[0]?.slice(3), ...did.slice(1)], out })],
    [
      'a robot that acts when it is out',
      ({ did, out }) => {
        const first = did.reduce((best, text, index) => (text.length < (did[best]?.length ?? 0) ? index : best), 0);
        return { did: did.map((text, index) => (index === first ? text + text.slice(0, 3) : text)), out };
      },
    ],
    ['a match that never ends', ({ did, out }) => ({ did: did.map(text => text.slice(0, 30)), out })],
    ['a forfeit of one who fought on', ({ did }) => ({ did, out: did.map(() => ({ reason: 'broken', says: 'x' })) })],
    ['an unknown forfeit', ({ did }) => ({ did, out: did.map(() => ({ reason: 'tired', says: 'x' })) })],
    ['a book', ({ did, out }) => ({ did: ['w'.repeat(100_000), ...did.slice(1)], out })],
  ];
  test.each(hostile)('is not %s', (_, make) => {
    const read = readArenaResponse(make(response) as Json, 6);
    expect(read && playOut(read, setting)).toBeNull();
  });

  test('is another with another seed', () => {
    expect(playScripts(scriptsOf(melee), { ...melee, seed: 9 }).response).not.toEqual(response);
  });

  test('between teams of two ends when one team stands', () => {
    const request = { ...melee, entrants: SIX.slice(0, 4).map((entrant, index) => ({ ...entrant, team: index >> 1 })) };
    const played = playScripts(scriptsOf(request), request);
    const { team } = verdictOf(played.snapshots, ['a', 'b', 'c', 'd'], played.setting);
    expect([0, 1, null]).toContain(team);
  });
});

describe('in the sandbox', () => {
  test.each(ARENA_LADDER)('%s is what its text is', async house => {
    const judge = await referee();
    const request = requestOf(2, { seed: 5, map: 'cover' });
    const entrants = [
      { team: 0, code: ARENA_TEXTS[house] },
      { team: 1, house: 'mirror' },
    ] as const;
    const resolved = await judge({ ...request, entrants });
    expect(resolved.response).toEqual(inlineResponse({ ...request, entrants: [{ team: 0, house }, entrants[1]] }));
  });

  test.each([
    ['out of fuel', 'while (true);'],
    ['does not compile', 'function tick(state) {'],
    ['too long', `// ${'x'.repeat(70_000)}`],
  ])('who is %s is out, and the others go on', async (reason, code) => {
    const judge = await referee();
    const entrants = [{ team: 0, code }, ...SIX.slice(1)];
    const resolved = await judge({ ...melee, entrants });
    expect(resolved.response.out.map(forfeit => forfeit?.reason ?? null)).toEqual([
      reason,
      null,
      null,
      null,
      null,
      null,
    ]);
    const read = readArenaResponse(resolved.response as unknown as Json, 6);
    const played = read && playOut(read, setting);
    expect(played?.length).toBeGreaterThan(20);
    expect(played?.at(-1)?.robots[0]?.health).toBe(0);
  });

  test.each([
    ["return 'move';", { drive: 1, turn: 0, fire: 0 }],
    ["return 'turnLeft';", { drive: 0, turn: -10, swing: -10 }],
    ["return 'shoot';", { fire: 2 }],
    ['return { drive: 0.6, turn: 3.4, fire: 9 };', { drive: 0.5, turn: 3, fire: 3 }],
    ['return { aim: state.gun + 90, fire: 2 };', { swing: 20, fire: 0 }],
    ['return { aim: state.gun + 10, fire: 2 };', { swing: 10, fire: 2 }],
    ["return { drive: '1', turn: NaN, fire: Infinity, shield: 1 };", { drive: 0, turn: 0, fire: 0, shield: true }],
    ["throw new Error('hm');", { drive: 1, threw: true }],
    ['return 7;', { drive: 0, fire: 0, threw: false }],
    ['return { get drive() { throw 1; } };', { drive: 1, threw: true }],
    ['return { ...go(state.position.angle + 180), fire: 1 };', { drive: -1, turn: 0, fire: 1 }],
  ])('%s', async (code, expected) => {
    const judge = await referee();
    const { response: given } = await judge({
      ...requestOf(2),
      entrants: [
        { team: 0, code },
        { team: 1, house: 'sentry' },
      ],
    });
    const read = readArenaResponse(given as unknown as Json, 2);
    expect(read && playOut(read, { ...setting, map: 'open', teams: [0, 1], seed: 1 })?.[1]?.deeds[0]).toMatchObject(
      expected,
    );
  });
});

describe('the ladder', () => {
  const table = tableOf();

  test('is recorded with the robots of today', () => {
    expect(
      table.robots,
      'a robot has changed: RECORD_ARENA=1 npx vitest run --project=check scenes/robot-battle/arena',
    ).toBe(robotsHash());
    expect(table.rules).toBe(definition.rulesVersion);
    expect(table.neighbours.map(({ above }) => above)).toEqual(ARENA_LADDER.slice(1));
    expect(table.neighbours.every(({ matches }) => matches >= 20)).toBe(true);
  });

  /** A bound is 35 to 65 of a hundred; chance over so many seeds moves a figure by a tenth of it. */
  test.each(table.neighbours)('$above wins its part against $below', row => {
    expect(shareOf(row)).toBeGreaterThanOrEqual(LEAST);
    expect(shareOf(row)).toBeLessThanOrEqual(MOST);
  });
  const LEAST = 0.35 * 0.9;
  const MOST = 0.65 * 1.1;

  test.each(ARENA_LADDER.slice(12))('%s falls to none of the short scripts', robot => {
    const rows = table.short.filter(row => row.robot === robot);
    expect(rows.map(({ script }) => script)).toEqual(Object.keys(SHORT_SCRIPTS));
    const fallen = rows.filter(row => shareOf(row) <= 0.5 * 0.9);
    expect(fallen).toEqual([]);
  });

  test.each([5, 6])('has pars of league %d as they were measured', league => {
    const rows = table.pars.filter(({ robot }) => leagueOf(robot) === league);
    expect(rows).toHaveLength(LEAGUE_SIZE);
    const twice = Math.min(...rows.map(({ ticks }) => 2 * ticks));
    expect(LEAGUE_PARS[league - 1]).toEqual({
      lines: Math.min(...rows.map(({ lines }) => lines)),
      ticks: Math.ceil(twice / 10) * 10,
    });
  });

  test('has twenty short scripts of at most fifteen lines', () => {
    expect(Object.keys(SHORT_SCRIPTS)).toHaveLength(20);
  });

  test('has eighteen robots in six leagues of three, each with a name, a face and a sentence of its own', () => {
    for (const key of ['name', 'sentence', 'hint'] as const)
      expect(new Set(ARENA_ROBOTS.map(robot => robot[key])).size).toBe(18);
    expect(new Set(ARENA_ROBOTS.map(({ face }) => JSON.stringify(face))).size).toBe(18);
    for (let league = 1; league <= 6; league++)
      expect(ARENA_ROBOTS.filter(robot => robot.league === league)).toHaveLength(3);
  });

  test('is named on the start card, which says who is next by the stats of a bout that is won', () => {
    const start: StartCard = definition.start;
    const choices = start.options?.flatMap(option => ('choices' in option ? option.choices : []));
    const { names = [], stat = '' } = choices?.find(({ value }) => value === 'arena')?.ladder ?? {};
    expect(names).toEqual(ARENA_ROBOTS.map(({ name }) => name));
    const kept = ARENA_LADDER.map(rival =>
      statOfBout({
        type: 'boutEnded',
        kind: 'ladder',
        rival,
        week: null,
        outcome: 'won',
        lines: 1,
        ticks: 9,
        points: 0,
      }),
    );
    expect(names.map(name => stat.replace('*', name))).toEqual(kept.map(stats => stats?.[0]?.name));
  });

  test('is written without maths that differ between engines', () => {
    const allowed = new Set(['abs', 'sqrt', 'max', 'min', 'floor', 'round', 'sign']);
    for (const text of Object.values(ARENA_TEXTS)) {
      expect(
        [...text.matchAll(/Math\.(\w+)/g)].map(([, name]) => name).filter(name => !allowed.has(name ?? '')),
      ).toEqual([]);
      expect(text).not.toMatch(/\*\*|\bDate\b|Math\.random/);
    }
  });
});
