// What strangers bring: read, or refused in a sentence, and soon.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CELL } from '../../rules/cells.ts';
import { MOST_CODES } from '../../rules/classic/elements.ts';
import { classicTick } from '../../rules/classic/laws.ts';
import { caveOf, readCustomCave } from './customCave.ts';
import { BdcffError, readBdcff } from './read.ts';
import { file, mapped, only, shown } from './testing.ts';
import { writeBdcff } from './write.ts';

const ROWS = ['WWWWWW', 'WP.dXW', 'WWWWWW'];

test.each([
  ['nothing', ''],
  ['another text', 'Dear Sir or Madam'],
  ['more than six megabytes', 'x'.repeat(6_000_001)],
  ['a page of the web', '<!doctype html><html><body>[cave</body></html>'],
  ['more caves than anybody plays', '[cave]\n'.repeat(5001)],
  ['caves too large together', '[cave]\nSize=200 200\n'.repeat(126)],
  ['floods without end', file(`Size=200 200\n[objects]\n${'FloodFill=1 1 DIRT BOULDER\n'.repeat(600)}[/objects]`)],
  ['objects without end', file(`Size=200 200\n[objects]\n${'FillRect=0 0 199 199 DIRT\n'.repeat(600)}[/objects]`)],
])('%s is refused in a sentence', (_, text) => {
  // Whatever is no sentence for the player is thrown on.
  expect(readCustomCave(text)).toHaveProperty('complaint');
});

test('a megabyte of caves is read in time', () => {
  const one = `[cave]\nName=Cave\n[map]\n${'W'.repeat(40)}\nWP${'.r d'.repeat(9)}.X\n${'W'.repeat(40)}\n[/map]\n[/cave]\n`;
  const text = `[BDCFF]\n[game]\n${one.repeat(999)}[/game]`;
  expect(readBdcff(text).caves).toHaveLength(999);
});

test.each([
  ['lines that end as on another system', mapped(ROWS).replaceAll('\n', '\r\n')],
  ['a mark before the first letter', `\uFEFF${mapped(ROWS)}`],
  ['parts that nobody closed', `[BDCFF]\n[game]\n[cave]\nName=One\n[map]\n${ROWS.join('\n')}\n`],
  ['a map that nobody closed before its cave is closed', mapped(ROWS).replace('[/map]\n', '')],
  ['a size of nothing', mapped(ROWS, 'Size=0 0')],
  ['a size that is no number', mapped(ROWS, 'Size=wide high')],
  ['parts that nobody knows', mapped(ROWS).replace('[map]', '[demo]\n.30 u5 [cave\n[/demo]\n[map]')],
])('%s', (_, text) => {
  expect(shown(only(text))).toEqual(['######', '#@.*##', '######']);
});

test('a cave after a map that nobody closed is a cave', () => {
  const text = `[cave]\n[map]\n${ROWS.join('\n')}\n[cave]\nName=Two\n[map]\n${ROWS.join('\n')}\n[/map]`;
  expect(readBdcff(text).caves.map(({ name, height }) => [name, height])).toEqual([
    ['Cave 1', 3],
    ['Two', 3],
  ]);
});

test.each([
  ['10,000 by 10,000', 'Size=10000 10000', [200, 200]],
  ['one cell', 'Size=1 1', [3, 3]],
  ['less than nothing', 'Size=-5 -5', [6, 3]],
] as const)('a size of %s is named and bounded', (_, tags, size) => {
  const { caves, warnings } = readBdcff(mapped(ROWS, tags));
  expect([caves[0]?.width, caves[0]?.height]).toEqual(size);
  expect(warnings.join()).toMatch(/its size of/);
});

test('objects beyond all number are named', () => {
  const text = file(`Size=5 5\nRandSeed=1\n[objects]\n${'Point=1 1 INBOX\n'.repeat(20_003)}[/objects]`);
  expect(readBdcff(text).warnings.join()).toMatch(/the last 3 were left out/);
});

test('a room of monsters alone still has its fox, and reads back', () => {
  const cave = only('[cave]\nSize=3 3\n[map]\nBBB\nBBB\nBBB\n[/map]');
  expect(shown(cave)).toEqual(['BBB', 'B@B', 'BB#']);
});

test('whatever is brought, it is read or refused in a sentence', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '[cave]',
      '[/cave]',
      '[map]',
      '[/map]',
      '[objects]',
      '[/objects]',
      '[mapcodes]',
      '[/mapcodes]',
      '[Level=2]',
      '[game]',
      'Size=5 5',
      'Size=-1 0.5',
      'RandSeed=-1',
      'FrameTime=-3 x',
      'AmoebaThreshold=1e99',
      'SlimePermeabilityC64=-7',
      'Point=2 2 AMOEBA',
      'Point=3 2 ACID',
      'RandomFill=DIRT',
      'Length=2',
      'WWPX',
      'Line=1 1 9 9 WALL',
      'FillRect=-99999 0 99999 3 WALL',
      'Raster=0 0 9999 9999 0 0 DIRT',
      'Add=1 0 DIRT DIRT',
      'RandomFill=0 0 4 4 1 2 3 4 5 DIRT WALL 9',
      'CopyPaste=0 0 9 9 1 1 mirror flip',
      '__proto__=1',
      'Point=1 1 constructor',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), lines => {
      try {
        for (const cave of readBdcff(lines.join('\n')).caves) {
          expect(cave.cells.every(code => code < MOST_CODES)).toBe(true);
          expect(cave.cells[cave.player]).toBe(CELL.player);
          for (let tick = 0; tick < 3; tick++) classicTick(caveOf(cave), 'stay', 2, () => {});
          expect(readBdcff(writeBdcff([cave])).caves[0]).toEqual({ ...cave, levels: 1 });
        }
      } catch (error) {
        expect(error).toBeInstanceOf(BdcffError);
      }
    }),
    { numRuns: 300 },
  );
});
