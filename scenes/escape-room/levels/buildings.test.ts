// Which buildings are drawn: each plot about as often as the others of its room, and two of a row share no device.
import { expect, it } from 'vitest';
import { fixturesOf } from '../rules/fixtures.ts';
import { newEscape } from '../rules/testing.ts';
import { frameOf } from './draws.ts';
import { shareDevice } from './neighbours.ts';
import { PLOTS, type Plots } from './plots.ts';

const SEEDS = Array.from({ length: 300 }, (_, i) => i + 1);
const ROOMS = Object.keys(PLOTS) as (keyof Plots)[];

/** A row of escapes as the page draws them: the next seed whose building shares nothing with the one before. */
function row(from: number): readonly number[] {
  const seeds = [from];
  for (let seed = from; seeds.length < SEEDS.length; ) if (!shareDevice(++seed, seeds.at(-1) ?? 0)) seeds.push(seed);
  return seeds;
}
const ROW = row(1);

it.each([
  ['the first 300 seeds', SEEDS],
  ['a row of 300 escapes', ROW],
])('%s: no plot below half or above twice its share', (_, seeds) => {
  for (const room of ROOMS)
    for (const plot of PLOTS[room]) {
      const share = seeds.length / PLOTS[room].length;
      const count = seeds.filter(seed => frameOf(seed).plots[room] === plot).length;
      expect(count, plot).toBeGreaterThanOrEqual(share / 2);
      expect(count, plot).toBeLessThanOrEqual(share * 2);
    }
});

/** What stands in every building or is only a sheet of the house: no device. */
const COMMON = new Set(
  'officeDoor libraryDoor controlDoor exit drawer cabinet terminal note legend calendar whiteboard bookRules oldLabel tag sticker bookmark pageOne pageTwo'.split(
    ' ',
  ),
);
const devices = (seed: number): readonly string[] => {
  const { draws } = newEscape(seed);
  return [
    ...fixturesOf(draws).flatMap(({ id }) => (COMMON.has(id) ? [] : [id])),
    ...Object.values(draws.riddles).map(({ kind }) => kind),
  ];
};

it('two buildings of a row share no device and no kind of riddle', () => {
  for (const [i, seed] of ROW.slice(0, 60).entries()) {
    const next = ROW[i + 1];
    if (next === undefined) break;
    const before = new Set(devices(seed));
    expect(
      devices(next).filter(device => before.has(device)),
      `${seed}, ${next}`,
    ).toEqual([]);
  }
});

it('after every building there is another one, soon', () => {
  for (const [i, seed] of ROW.entries()) expect((ROW[i + 1] ?? seed) - seed).toBeLessThan(4000);
});

it('what a building is made of is what is drawn for it', () => {
  for (const seed of SEEDS.slice(0, 40)) {
    const { plots, riddles } = newEscape(seed).draws;
    const kinds = Object.fromEntries(Object.entries(riddles).map(([lock, { kind }]) => [lock, kind]));
    expect(frameOf(seed)).toEqual({ plots, kinds });
  }
});
