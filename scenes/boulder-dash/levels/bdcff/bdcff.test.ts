// The community's cave format: read as it is found, named where it is not taken as it stands, written so that it reads back the same.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tune } from '../../../kit/core/constants.ts';
import { CONSTANTS } from '../../constants.ts';
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
  expect(shown(cave)).toEqual(['#######', '#@.o* #', '# QB w#', '#O D  #', '#######']);
  expect(cave).toMatchObject({
    name: 'One',
    width: 7,
    height: 5,
    needed: 2,
    seconds: 90,
    exit: 27,
    player: 8,
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
    expect(drawn('Line=0 2 7 2 WALL')[2]).toBe('wwwwwwww');
    expect(drawn('Point=2 2 diamond', 'Point=3 2 FIREFLYr')[2]).toBe('# *O   #');
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
    ['AMOEBA2', 'a', 'amoeba'],
    ['ACID', '.', 'dirt'],
    ['MEGABOULDER', 'o', 'a boulder'],
    ['STONEFLYl', 'Q', 'a firefly'],
    ['A_BUTTERFLYu', 'b', 'a butterfly'],
    ['HEXPANDINGSTEELWALL', 'x', 'a growing wall of brick'],
    ['WALLUL', 'w', 'a brick wall'],
    ['HIDDENOUTBOX', '#', 'the exit'],
    ['CLOCK', ' ', 'an empty cell'],
    ['BOMBEXPLOSION1', ' ', 'an empty cell'],
    ['BITERSWITCH', '#', 'a steel wall'],
    ['FIREFLYBUTTERFLYSWITCH', '#', 'a steel wall'],
    ['NOBODYKNOWS', '#', 'a steel wall'],
  ])('%s plays as %s, %s', (name, sign, nearest) => {
    const exit = name === 'HIDDENOUTBOX' ? '' : 'Point=6 4 OUTBOX\n';
    const text = file(
      `Name=A\nSize=8 6\nInitialFill=SPACE\nRandSeed=0\n[objects]\nPoint=1 1 INBOX\n${exit}Point=3 2 ${name}\n[/objects]`,
    );
    expect(shown(only(text))[2]?.[3]).toBe(sign);
    const sentence = `A: ${name.toUpperCase()} plays as ${nearest}.`;
    expect(readBdcff(text).warnings).toEqual([sentence]);
    // What is written keeps its name: nothing is lost in a file, and it is named again before it is played.
    const written = writeBdcff([only(text)]);
    expect(readBdcff(written).warnings).toEqual(name === 'HIDDENOUTBOX' ? [] : [sentence]);
  });

  test('the classic elements are, without a word', () => {
    const rows = ['WWWWWW', 'WPQoOX', 'WqCbBc', 'WwMxve', 'Was..W', 'WWWWWW'];
    const { warnings, caves } = readBdcff(mapped(rows));
    expect(warnings).toEqual([]);
    expect(shown(caves[0] as ReadCave)).toEqual(['######', '#@QoO#', '#qCbBc', '#wMxve', '#as..#', '######']);
  });

  test.each([
    ['Gravity=up', 'Gravity'],
    ['Effect=EXPLOSION3S BOULDER', 'Effect'],
    ['Effect=BOUNCING_BOULDER DIAMOND', 'Effect'],
    ['Effect=BUTTERFLYexplodeeffect SPACE', 'Effect'],
    ['AmoebaProperties=DIAMOND BOULDER', 'AmoebaProperties'],
    ['SlimeProperties=SLIME BOULDER', 'SlimeProperties'],
    ['ReversedFlies=true', 'ReversedFlies'],
    ['BorderProperties.wraparound=true', 'BorderProperties.wraparound'],
  ])('%s is named', (tag, name) => {
    const { warnings } = readBdcff(mapped(['WWWWWWW', 'WPXrasB', 'WWWWWWW'], tag));
    expect(warnings).toEqual([`One: “${name}=${tag.split('=')[1]}” cannot be played exactly.`]);
  });

  test('what only repeats the classic laws is not', () => {
    const tags =
      'Gravity=down\nAmoebaProperties=STONE DIAMOND\nBorderProperties.wraparound=false\nDiagonalMovement=false';
    expect(readBdcff(mapped(['WWWW', 'WPXW', 'WWWW'], tags)).warnings).toEqual([]);
  });

  test.each([
    'Effect=ACIDEffect ACID',
    'Effect=BOUNCING_BOULDER DIAMOND',
    'Effect=NITROEXPLOSIONeffect SPACE',
    'AmoebaProperties=DIAMOND BOULDER',
    'MagicWallProperties=BOULDER DIAMOND',
    'SlimeProperties=SLIME BOULDER',
    'CreaturesBackwards=true',
    'GravityChangeDelay=10',
  ])('%s is not, where nothing of that kind occurs', tag => {
    expect(readBdcff(mapped(['WWWW', 'WPXW', 'WWWW'], tag)).warnings).toEqual([]);
  });

  test.each(['BOULDERfallingeffect BOULDERf', 'EXPLOSIONEffect SPACE', 'DIRTLOOKSLIKEeffect WALL', 'DIRT WALL'])(
    'nor the effect %s, which plays as the classics do',
    effect => {
      expect(readBdcff(mapped(['WWWWW', 'WPXrW', 'WWWWW'], `Effect=${effect}`)).warnings).toEqual([]);
    },
  );

  test('several effects of a cave are each told', () => {
    const tags = 'Effect=BOULDERfallingeffect SPACE\nEffect=EXPLOSIONEffect DIRT';
    expect(readBdcff(mapped(['WWWWW', 'WPXrW', 'WWWWW'], tags)).warnings).toHaveLength(2);
  });

  test('the same of several caves is one line, and what plays otherwise comes before what was ignored', () => {
    const cave = (name: string, rows: string) => `[cave]\nName=${name}\nGravity=up\n[map]\n${rows}\n[/map]\n[/cave]`;
    const caves = ['A', 'B', 'C'].map(name => cave(name, 'WWWWW\nWP?XW\nWWWWW'));
    expect(readBdcff(`[BDCFF]\n[game]\n${caves.join('\n')}\n[/game]`).warnings).toEqual([
      'A, B and 1 more: “Gravity=up” cannot be played exactly.',
      'A, B and 1 more: the map code “?” is not known: it became a steel wall.',
    ]);
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

const TAGS = [
  '',
  '\nFrameTime=120\nRandSeed=77\nDiamondValue=5 20',
  '\nCaveDelay=8\nAmoebaTime=20\nAmoebaThreshold=0.31\nAmoebaGrowthProb=0.1 0.7',
  '\nMagicWallTime=0\nSlimePermeability=0.125\nAmoebaThreshold=50',
];

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
      tags: fc.constantFrom(...TAGS),
      letters: fc.array(fc.constantFrom(...' .wrRdDQoOqCbBcMasxveGgE'), {
        minLength: size.width * size.height,
        maxLength: size.width * size.height,
      }),
    }),
  )
  .map(({ size, name, letters, tags }) => {
    const signs = ['P', ...letters.slice(1, -1), 'X'];
    const rows = Array.from({ length: size.height }, (_, row) =>
      signs.slice(row * size.width, (row + 1) * size.width).join(''),
    );
    const time = size.seconds === null ? '' : `\nCaveTime=${size.seconds}`;
    return file(
      `Name=${name}\nSize=${size.width} ${size.height}\nDiamondsRequired=${size.needed || -9999}${time}${tags}\n[map]\n${rows.join('\n')}\n[/map]`,
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
    expect(playLetters(openCustomCave(mapped(rows, tags)), letters, t)).toEqual(after);
  });
});

describe('the numbers of a cave', () => {
  const numbers = (tags: string, level = 1) => only(mapped(['WWWW', 'WPXW', 'WWWW'], tags), level).numbers;
  test('what the format means where a file says nothing', () => {
    expect(numbers('')).toEqual({
      tickMs: null,
      seed: 0,
      amoebaSeconds: 999,
      amoebaChances: [0.03125, 0.25],
      amoebaLimit: 3,
      magicSeconds: 999,
      slimeChance: 1,
      diamondPoints: null,
    });
    const size = 'Size=40 22\nRandSeed=1';
    expect(only(file(size)).numbers.amoebaLimit, 'as in the original').toBe(200);
  });

  test.each([
    ['FrameTime=150', 150],
    ['FrameTime=150\nCaveDelay=8', 150],
    ['FrameTime=1', 20],
    ['CaveDelay=12', 132],
    ['CaveDelay=12\nIntermission=true', 104],
    ['CaveDelay=8\nEngine=PLCK', 160],
    ['CaveDelay=fast', null],
  ])('%s: a tick of %s ms', (tags, ms) => {
    expect(numbers(tags).tickMs).toBe(ms);
  });

  test('each at its level', () => {
    const tags = 'FrameTime=200 150\nRandSeed=3 4\nMagicWallTime=10 20\nSlimePermeability=0.5 0.25';
    expect(numbers(tags, 2)).toMatchObject({ tickMs: 150, seed: 4, magicSeconds: 20, slimeChance: 0.25 });
  });

  test('out of bounds they are brought within', () => {
    const tags = 'FrameTime=1e9\nRandSeed=-5\nAmoebaGrowthProb=7\nAmoebaThreshold=-1\nSlimePermeabilityC64=3';
    expect(numbers(tags)).toMatchObject({
      tickMs: 1000,
      seed: 0,
      amoebaChances: [1, 1],
      amoebaLimit: 1,
      slimeChance: 0.25,
    });
  });
});
