// The community's cave format: read as it is found, named where it is not taken as it stands, written so that it reads back the same.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { caveKey, openCustomCave, playLetters } from './customCave.ts';
import { type ReadCave, readBdcff } from './read.ts';
import { file, mapped, only, shown } from './testing.ts';
import { writeBdcff } from './write.ts';

const t = tune(CONSTANTS);
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
  test('NONE draws nothing; what leaves at the right comes in again where the cave says so', () => {
    expect(drawn('Point=2 2 DIRT', 'Point=2 2 NONE')[2]).toBe('# .    #');
    const wrapped = (shift: boolean) =>
      shown(
        only(
          file(
            `Size=6 5\nInitialFill=SPACE\nInitialBorder=SPACE\nRandSeed=0\nBorderProperties.objectwraparound=true\nBorderProperties.lineshift=${shift}\n[objects]\nPoint=1 1 INBOX\nPoint=4 3 OUTBOX\nLine=4 2 7 2 DIRT\n[/objects]`,
          ),
        ),
      ).slice(2, 4);
    expect(wrapped(true)).toEqual(['    ..', '..  # ']);
    expect(wrapped(false)).toEqual(['..  ..', '    # ']);
  });
  test('those of other levels are left out', () => {
    const text = file(
      `${BASE}\n[objects]\nPoint=1 1 INBOX\nPoint=6 4 OUTBOX\n[Level=2,3]\nPoint=2 2 BOULDER\n[/Level]\nPoint=3 2 DIRT\n[/objects]`,
    );
    expect(shown(only(text, 1))[2]).toBe('#  .   #');
    expect(shown(only(text, 2))[2]).toBe('# o.   #');
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
    ['BOMBEXPLOSION1', ' ', 'an empty cell'],
    ['BITERSWITCH', '#', 'a wall'],
    ['FIREFLYBUTTERFLYSWITCH', '#', 'a wall'],
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
    ['two players', mapped(['WWWW', 'WPPX', 'WWWW']), /more than one player: the first/],
    [
      'two players, the last of them active',
      mapped(['WWWW', 'WPPX', 'WWWW'], 'ActiveGuyIsFirst=false'),
      /the last one/,
    ],
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
      expect(caveKey(only(writeBdcff([{ ...cave, name: 'Another name' }])))).toBe(caveKey(cave));
    }),
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
    expect(playLetters(openCustomCave(mapped(rows, tags), 1), letters, t)).toEqual(after);
  });
});
