// What a script of the arena sees: drawn places on each kind of ground, and in the sandbox whatever its radar swept and nothing else.
import { describe, expect, test } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import type { Senses } from '../rules/radar.ts';
import { referee } from '../rules/testing.ts';
import { isStanding, settingOf } from './field.ts';
import { blocksOf } from './maps.ts';
import { snapshotsOf } from './packing.ts';
import { createSenses, inSightOf } from './scriptState.ts';
import { fieldWith, requestOf, settingWith } from './testing.ts';
import type { ArenaRobot, ArenaRobotCard, MapId, Point } from './types.ts';

/** A piece of ground 40 units a letter from its upper left corner on: `a` looks to the right, # is a block of the map, = low cover. */
const CELL = 40;
function placesOf(drawing: string, left: number, top: number): Readonly<Record<string, Point>> {
  const rows = drawing
    .split('\n')
    .map(row => row.trim())
    .filter(Boolean);
  const found = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      /[a-z]/.test(letter) ? [[letter, { x: left + (x + 0.5) * CELL, y: top + (y + 0.5) * CELL }] as const] : [],
    ),
  );
  return Object.fromEntries(found);
}

describe('who is drawn is seen', () => {
  const WALL = `
    ........
    .a.#..b.
    ........
    ....c...
    d.......`;
  test.each<[string, MapId, string, readonly [left: number, top: number], number, Senses, string]>([
    ['round a wall, but not through it', 'pillars', WALL, [160, 135], 0, 'all', 'cd'],
    ['inside the cone of the gun alone, and not through the wall', 'pillars', WALL, [160, 135], 0, 'radar', 'c'],
    ['where the gun turns, whatever the body does', 'pillars', WALL, [160, 135], 90, 'radar', 'd'],
    ['over low cover', 'cover', '.a..=..b', [220, 120], 0, 'radar', 'b'],
    ['on open ground at the edge of the cone', 'open', 'a...\n....\nb...', [300, 200], 40, 'radar', 'b'],
    ['and not beside it', 'open', 'a...\n....\nb...', [300, 200], 39.5, 'radar', ''],
  ])('%s', (_, map, drawing, [left, top], gun, senses, seen) => {
    const places = placesOf(drawing, left, top);
    const letters = Object.keys(places).sort();
    const setting = settingWith(
      letters.map((__, index) => index),
      { map },
    );
    const field = fieldWith(setting, ...letters.map(letter => ({ ...places[letter], angle: 0, gun })));
    expect(
      inSightOf(field, 0, senses, setting)
        .map(index => letters[index])
        .join(''),
    ).toBe(seen);
    const { enemies } = createSenses(0, senses, setting, seeded(1))(field);
    expect(
      enemies
        .map(({ id }) => id)
        .toSorted((one, other) => one - other)
        .map(id => letters[id])
        .join(''),
    ).toBe(seen);
  });
});

/** Whether a high block, so much larger on each side, lies between two places: by small steps, the slow way, to compare with. */
function isHidden(from: Point, to: Point, map: MapId, by: number): boolean {
  const high = blocksOf(map).filter(({ low }) => !low);
  return Array.from({ length: 401 }, (_, step) => step / 400).some(part => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return high.some(
      block => x > block.x - by && x < block.x + block.w + by && y > block.y - by && y < block.y + block.h + by,
    );
  });
}
const isSwept = ({ x, y, gun }: ArenaRobot, other: Point): boolean => {
  const way = (Math.atan2(other.y - y, other.x - x) * 180) / Math.PI;
  return Math.abs(((way - gun + 540) % 360) - 180) <= 50;
};

test('in the sandbox a script with a radar is told of whom it swept, and nothing that the echo does not say', async () => {
  const code = `
    for (const { id, x, y, distance } of state.enemies) log(id, x, y, distance);
    log(-1, state.enemyPosition.x, state.enemyPosition.y, state.seen);
    return { drive: 1, turn: 3, aim: state.gun + 9 };`;
  const houses: readonly ArenaRobotCard['id'][] = ['moth', 'spinner', 'magnet'];
  const request = {
    ...requestOf(4, { seed: 8, map: 'pillars', senses: 'radar' }),
    entrants: [{ team: 0, code }, ...houses.map((house, index) => ({ team: index + 1, house }))],
  };
  const { response, log } = await (await referee())(request);
  const snapshots = snapshotsOf(response, settingOf(request));
  /** What the script wrote in each tick: whom it was told of, and at last where it believes the nearest and since when. */
  const written = new Map<number, (readonly [id: number, x: number, y: number, rest: number])[]>();
  for (const { tick, robot, kind, text } of log)
    if (robot === 0 && kind === 'log')
      written.set(tick, [
        ...(written.get(tick) ?? []),
        text.split(' ').map(Number) as [number, number, number, number],
      ]);
  const met = { swept: 0, unswept: 0, hidden: 0 };
  for (const [tick, lines] of written) {
    const { robots } = snapshots[tick] as (typeof snapshots)[number];
    const [own, ...others] = robots as readonly [ArenaRobot, ...ArenaRobot[]];
    // A line that grazes a corner may be either.
    const grazing = new Set<number>();
    const expected = others.flatMap((other, index) => {
      if (!isStanding(other)) return [];
      const [swept, hidden] = [isSwept(own, other), isHidden(own, other, request.map, -1)];
      if (hidden !== isHidden(own, other, request.map, 1)) grazing.add(index + 1);
      met[hidden ? 'hidden' : swept ? 'swept' : 'unswept']++;
      return swept && !hidden ? [index + 1] : [];
    });
    const surely = (ids: readonly number[]) => ids.filter(id => !grazing.has(id)).toSorted((one, other) => one - other);
    const told = lines.slice(0, -1);
    expect(surely(told.map(([id]) => id)), `tick ${tick}`).toEqual(surely(expected));
    for (const [id, x, y, distance] of told) {
      const truth = robots[id] as ArenaRobot;
      const most = 0.06 * Math.hypot(truth.x - own.x, truth.y - own.y) + 0.01;
      expect(Math.max(Math.abs(x - truth.x), Math.abs(y - truth.y))).toBeLessThanOrEqual(most);
      expect(distance).toBeCloseTo(Math.hypot(x - own.x, y - own.y), 6);
    }
    const [nearest] = told;
    const [, x, y, seen] = lines.at(-1) as (typeof lines)[number];
    if (nearest) expect([x, y, seen]).toEqual([nearest[1], nearest[2], 0]);
    else expect(seen).toBeGreaterThan(0);
  }
  expect(written.size).toBeGreaterThan(50);
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(20);
});
