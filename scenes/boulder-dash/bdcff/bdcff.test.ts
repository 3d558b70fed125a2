// The community's cave format: read as it is found, named where it is not taken as it stands, written so that it reads back the same.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { CELL, isBoulder, isDiamond } from '../cells.ts';
import { CONSTANTS } from '../constants.ts';
import { drawing } from '../testing.ts';
import { nextC64, seedC64 } from './c64.ts';
import { caveOf, keyOf, openOwn, playLetters, readOwn } from './own.ts';
import { BdcffError, type ReadCave, readBdcff } from './read.ts';
import { writeBdcff } from './write.ts';

const t = tune(CONSTANTS);
const file = (cave: string, game = '') =>
  `[BDCFF]\nVersion=0.5\n[game]\nName=Tests\n${game}\n[cave]\n${cave}\n[/cave]\n[/game]\n[/BDCFF]\n`;
const mapped = (rows: readonly string[], tags = '') => file(`Name=One\n${tags}\n[map]\n${rows.join('\n')}\n[/map]`);
const only = (text: string, level = 1): ReadCave => readBdcff(text, level).caves[0] as ReadCave;
const shown = (cave: ReadCave) => drawing({ width: cave.width, cells: cave.cells });

test('a map in the format’s own letters', () => {
  const text = mapped(
    ['WWWWWWW', 'WP.rd W', 'W QB wW', 'WR D  X', 'WWWWWWW'],
    'Size=7 5\nDiamondsRequired=2\nCaveTime=90',
  );
  const cave = only(text);
  expect(shown(cave)).toEqual(['#######', '#@.o* #', '# mm ##', '#O D  #', '#######']);
  expect(cave).toMatchObject({
    name: 'One',
    width: 7,
    height: 5,
    needed: 2,
    seconds: 90,
    exit: 27,
    player: 8,
    headings: ['left', 'right'],
  });
  expect(readBdcff(text).warnings).toEqual([]);
});

test('a map without a size is as large as it is drawn', () => {
  expect(only(mapped(['WWWW', 'WPXW', 'WWWW']))).toMatchObject({ width: 4, height: 3 });
});

test('a file’s own letters, of the game and of the cave, one or two characters', () => {
  const game = '[mapcodes]\nLength=1\n#=STEELWALL\n+=DIRT\n@=INBOX\n!=OUTBOX\n[/mapcodes]';
  expect(shown(only(file('[map]\n####\n#@+!\n####\n[/map]', game)))).toEqual(['####', '#@.#', '####']);
  const two =
    '[mapcodes]\nLength=2\nWs=STEELWALL\nPl=INBOX\n..=DIRT\nOx=OUTBOX\n[/mapcodes]\n[map]\nWsWsWsWs\nWsPl..Ox\nWsWsWsWs\n[/map]';
  expect(shown(only(file(two)))).toEqual(['####', '#@.#', '####']);
});

describe('objects are drawn in their order', () => {
  const BASE = 'Size=8 6\nInitialFill=SPACE\nRandSeed=0';
  const drawn = (...objects: string[]) =>
    shown(only(file(`${BASE}\n[objects]\nPoint=1 1 INBOX\nPoint=6 4 OUTBOX\n${objects.join('\n')}\n[/objects]`)));
  test('points and lines, a later one over an earlier one, names in any letters', () => {
    expect(drawn('Point=2 2 DIRT', 'Point=2 2 BOULDER')[2]).toBe('# o    #');
    expect(drawn('Line=0 2 7 2 WALL')[2]).toBe('########');
    expect(drawn('Point=2 2 diamond', 'Point=3 2 FIREFLYr')[2]).toBe('# *m   #');
  });
  test('rectangles, filled ones, rasters and slanted lines', () => {
    expect(drawn('Rectangle=2 1 5 4 DIRT')).toEqual([
      '########',
      '#@.... #',
      '# .  . #',
      '# .  . #',
      '# ....##',
      '########',
    ]);
    expect(drawn('FillRect=2 1 5 4 DIRT BOULDER')).toEqual([
      '########',
      '#@.... #',
      '# .oo. #',
      '# .oo. #',
      '# ....##',
      '########',
    ]);
    expect(drawn('FillRect=3 2 4 3 DIAMOND')).toEqual([
      '########',
      '#@     #',
      '#  **  #',
      '#  **  #',
      '#     ##',
      '########',
    ]);
    expect(drawn('Raster=2 2 3 2 2 1 BOULDER')).toEqual([
      '########',
      '#@     #',
      '# o o o#',
      '# o o o#',
      '#     ##',
      '########',
    ]);
    expect(drawn('Line=2 1 5 4 BOULDER')).toEqual([
      '########',
      '#@o    #',
      '#  o   #',
      '#   o  #',
      '#    o##',
      '########',
    ]);
  });
  test('what is added beside something, and floods', () => {
    expect(drawn('Point=2 2 BOULDER', 'Add=1 1 BOULDER DIAMOND')[3]).toBe('#  *   #');
    expect(drawn('Rectangle=2 1 5 4 DIRT', 'FloodFill=3 2 BOULDER SPACE')[2]).toBe('# .oo. #');
    expect(drawn('Rectangle=2 1 5 4 DIRT', 'BoundaryFill=3 2 DIAMOND DIRT')[3]).toBe('# .**. #');
    expect(drawn('Point=2 2 DIRT', 'CopyPaste=2 2 2 2 4 3')[3]).toBe('#   .  #');
  });
  test('over a map too', () => {
    const text = file('Size=5 3\n[map]\nWWWWW\nWP.XW\nWWWWW\n[/map]\n[objects]\nPoint=2 1 DIAMOND\n[/objects]');
    expect(shown(only(text))[1]).toBe('#@*##');
  });
  test('those of other levels are left out', () => {
    const text = file(
      `${BASE}\n[objects]\nPoint=1 1 INBOX\nPoint=6 4 OUTBOX\n[Level=2,3]\nPoint=2 2 BOULDER\n[/Level]\nPoint=3 2 DIRT\n[/objects]`,
    );
    expect(shown(only(text, 1))[2]).toBe('#  .   #');
    expect(shown(only(text, 2))[2]).toBe('# o.   #');
  });
});

describe('a random fill', () => {
  /** As published for the first cave of the first game: seed 10. */
  test('is the original’s, number for number', () => {
    const luck = seedC64(10);
    const drawn = Array.from({ length: 6 }, () => nextC64(luck));
    const again = seedC64(10);
    expect(drawn).toEqual(Array.from({ length: 6 }, () => nextC64(again)));
    // By hand: 0,10 → rest 5, second 29; first 0 + 0 + 5.
    expect(drawn[0]).toBe(5);
    // 5,29 → second 29 + 128 + 19 = 176, no carry; first 5 + 128 + 14.
    expect(drawn[1]).toBe(147);
  });
  test('each level has its own numbers and luck', () => {
    const text = file(
      'Size=40 22\nDiamondsRequired=12 13 14 15 16\nCaveTime=150 110 70 40 30\nRandSeed=10 11 12 13 14\nRandomFill=SPACE 60 BOULDER 50 DIAMOND 9 SPACE 0\n[objects]\nPoint=3 2 INBOX\nPoint=38 16 OUTBOX\n[/objects]',
    );
    expect(only(text, 1)).toMatchObject({ needed: 12, seconds: 150, levels: 5 });
    expect(only(text, 5)).toMatchObject({ needed: 16, seconds: 30, levels: 5 });
    // The first rows of the first game’s first cave, as everybody knows it.
    expect(shown(only(text, 1)).slice(1, 3)).toEqual([
      '#...... ..*.o .....o.o....... ....o....#',
      '#.o@o...... .........o*..o.... ..... ..#',
    ]);
    expect(shown(only(text, 1))).not.toEqual(shown(only(text, 2)));
    const counts = only(text, 1).cells;
    expect(counts.filter(isBoulder).length).toBeGreaterThan(80);
    expect(counts.filter(isDiamond).length).toBeGreaterThan(10);
  });
  test('the border is drawn as the cave says', () => {
    const text = file(
      'Size=5 4\nInitialFill=DIRT\nInitialBorder=DIRT\nRandSeed=1\n[objects]\nPoint=1 1 INBOX\nPoint=3 2 OUTBOX\n[/objects]',
    );
    expect(shown(only(text))).toEqual(['.....', '.@...', '...#.', '.....']);
  });
});

describe('what has no counterpart is named', () => {
  test.each([
    ['MAGICWALL', '#', 'a wall'],
    ['AMOEBA', '.', 'dirt'],
    ['SLIME', '#', 'a wall'],
    ['MEGABOULDER', 'o', 'a boulder'],
    ['STONEFLYl', 'm', 'a monster'],
    ['A_BUTTERFLYu', 'm', 'a monster'],
    ['HIDDENOUTBOX', '#', 'the exit'],
    ['CLOCK', ' ', 'an empty cell'],
    ['NOBODYKNOWS', '#', 'a wall'],
  ])('%s becomes %s, %s', (name, sign, nearest) => {
    const exit = name === 'HIDDENOUTBOX' ? '' : 'Point=6 4 OUTBOX\n';
    const text = file(
      `Name=A\nSize=8 6\nInitialFill=SPACE\nRandSeed=0\n[objects]\nPoint=1 1 INBOX\n${exit}Point=3 2 ${name}\n[/objects]`,
    );
    expect(shown(only(text))[2]?.[3]).toBe(sign);
    expect(readBdcff(text).warnings).toEqual([`A: ${name.toUpperCase()} became ${nearest}.`]);
  });

  test('fireflies and butterflies are the monster, without a word', () => {
    const { warnings, caves } = readBdcff(mapped(['WWWWWW', 'WPQoOX', 'WqCbBc', 'WWWWWW']));
    expect(warnings).toEqual([]);
    expect(caves[0]?.headings).toEqual(['left', 'up', 'right', 'down', 'left', 'up', 'right', 'down']);
  });

  test.each([
    ['letters that nobody knows', mapped(['WWWW', 'WP?X', 'WWWW']), /map code “\?”/],
    ['no player', mapped(['WWWW', 'W. X', 'WWWW']), /no player/],
    ['no exit', mapped(['WWWW', 'WP W', 'WWWW']), /no exit/],
    ['two players', mapped(['WWWW', 'WPPX', 'WWWW']), /more than one player/],
    ['two exits', mapped(['WWWW', 'WPXX', 'WWWW']), /more than one exit/],
    ['a map of another size', mapped(['WWWW', 'WPX', 'WWWW'], 'Size=4 4'), /3 rows instead of 4/],
    ['a size beyond all measure', mapped(['WWWW', 'WPXW', 'WWWW'], 'Size=9000 3'), /9000 by 3/],
    [
      'an object nobody knows',
      file('Size=5 4\nRandSeed=1\n[objects]\nPoint=1 1 INBOX\nPoint=3 2 OUTBOX\nMaze=1 2 3\n[/objects]'),
      /Maze/,
    ],
    [
      'an object that cannot be read',
      file('Size=5 4\nRandSeed=1\n[objects]\nPoint=1 1 INBOX\nPoint=3 2 OUTBOX\nLine=1 2 WALL\n[/objects]'),
      /Line/,
    ],
  ])('%s', (_, text, said) => {
    expect(readBdcff(text).warnings.join('\n')).toMatch(said);
  });
});

test('a collection: every cave, the game’s own words as defaults', () => {
  const text = `[BDCFF]\n[game]\nName=Two\nDiamondsRequired=7\n[cave]\nName=A\n[map]\nWWWW\nWPdX\nWWWW\n[/map]\n[/cave]\n[cave]\nName=B\nDiamondsRequired=3\nIntermission=true\nRandSeed=4\n[/cave]\n[/game]\n[/BDCFF]`;
  const { name, caves } = readBdcff(text);
  expect(name).toBe('Two');
  expect(caves.map(cave => [cave.name, cave.needed, cave.width, cave.height])).toEqual([
    ['A', 7, 4, 3],
    ['B', 3, 20, 12],
  ]);
});

test('zero diamonds required means all there are, less means all but so many', () => {
  const rows = ['WWWWWW', 'WPdddX', 'WWWWWW'];
  expect(only(mapped(rows, 'DiamondsRequired=0')).needed).toBe(3);
  expect(only(mapped(rows, 'DiamondsRequired=-2')).needed).toBe(1);
});

test.each([
  ['nothing', ''],
  ['another text', 'Dear Sir or Madam'],
  ['more than a megabyte', 'x'.repeat(1_048_577)],
  ['objects without end', file(`Size=200 200\n[objects]\n${'FillRect=0 0 199 199 DIRT\n'.repeat(600)}[/objects]`)],
])('%s is refused in a sentence', (_, text) => {
  expect(() => readBdcff(text)).toThrow(BdcffError);
  expect(readOwn(text)).toHaveProperty('complaint');
});

test('a megabyte of caves is read in time', () => {
  const one = `[cave]\nName=Cave\n[map]\n${'W'.repeat(40)}\nWP${'.r d'.repeat(9)}.X\n${'W'.repeat(40)}\n[/map]\n[/cave]\n`;
  const text = `[BDCFF]\n[game]\n${one.repeat(999)}[/game]`;
  expect(readBdcff(text).caves).toHaveLength(999);
});

const anyRead = fc
  .record({
    width: fc.integer({ min: 4, max: 14 }),
    height: fc.integer({ min: 3, max: 9 }),
    needed: fc.nat(99),
    seconds: fc.option(fc.integer({ min: 1, max: 900 })),
  })
  .chain(size =>
    fc.record({
      size: fc.constant(size),
      name: fc.constantFrom('A', 'Cave of the moth', 'x = y'),
      letters: fc.array(fc.constantFrom(...' .wrRdDQoOqCbBc'), {
        minLength: size.width * size.height,
        maxLength: size.width * size.height,
      }),
    }),
  )
  .map(({ size, name, letters }) => {
    const signs = ['P', ...letters.slice(1, -1), 'X'];
    const rows = Array.from({ length: size.height }, (_, row) =>
      signs.slice(row * size.width, (row + 1) * size.width).join(''),
    );
    const time = size.seconds === null ? '' : `\nCaveTime=${size.seconds}`;
    return file(
      `Name=${name}\nSize=${size.width} ${size.height}\nDiamondsRequired=${size.needed || -9999}${time}\n[map]\n${rows.join('\n')}\n[/map]`,
    );
  });

test('what is written is read back equal', () => {
  fc.assert(
    fc.property(anyRead, text => {
      const [cave] = readBdcff(text).caves as [ReadCave];
      expect(readBdcff(writeBdcff([cave])).caves[0]).toEqual(cave);
      expect(keyOf(only(writeBdcff([{ ...cave, name: 'Another name' }])))).toBe(keyOf(cave));
    }),
  );
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
          expect(cave.cells.every(code => code <= CELL.fallingDiamond)).toBe(true);
          expect(cave.cells[cave.player]).toBe(CELL.player);
          caveOf(cave, 1);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(BdcffError);
      }
    }),
    { numRuns: 300 },
  );
});

describe('letters played on a cave', () => {
  test.each([
    [
      'walks, takes and leaves',
      ['WWWWWW', 'WP.dXW', 'WWWWWW'],
      'DiamondsRequired=1',
      'rrr',
      { collected: 1, alive: true, exited: true, ticks: 3 },
    ],
    [
      'waits',
      ['WWWWWW', 'WP.dXW', 'WWWWWW'],
      'DiamondsRequired=1',
      '..r',
      { collected: 0, alive: true, exited: false, ticks: 3 },
    ],
    [
      'a push takes two',
      ['WWWWWWW', 'WPr  XW', 'WWWWWWW'],
      'DiamondsRequired=-9',
      'rr',
      { collected: 0, alive: true, exited: false, ticks: 2 },
    ],
    [
      'the exit is a wall until there are enough',
      ['WWWWW', 'WPXdW', 'WWWWW'],
      'DiamondsRequired=1',
      'rr',
      { collected: 0, alive: true, exited: false, ticks: 2 },
    ],
    [
      'digs in place',
      ['WWWWWW', 'WP.dXW', 'WWWWWW'],
      'DiamondsRequired=1',
      'Rrrr',
      { collected: 1, alive: true, exited: true, ticks: 4 },
    ],
    [
      'dies under a boulder, and no letter after it counts',
      ['WWWW', 'W rW', 'W  W', 'WP W', 'WX W', 'WWWW'],
      'DiamondsRequired=9',
      'r...uuu',
      { collected: 0, alive: false, exited: false, ticks: 2 },
    ],
  ] as const)('%s', (_, rows, tags, letters, after) => {
    expect(playLetters(openOwn(mapped(rows, tags), 1), letters, t)).toEqual(after);
  });
});
