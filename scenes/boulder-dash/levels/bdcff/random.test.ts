// Caves that are filled by luck: the generators of the format, level by level.
import { describe, expect, test } from 'vitest';
import { isBoulder, isDiamond } from '../../rules/cells.ts';
import { nextC64, seedC64 } from './c64.ts';
import { readBdcff } from './read.ts';
import { file, only, shown } from './testing.ts';
import { twister } from './twister.ts';

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

describe('an object RandomFill', () => {
  const ROOM = 'Size=12 8\nInitialFill=SPACE\nRandSeed=0';
  const filled = (object: string) =>
    file(`Name=R\n${ROOM}\n[objects]\nPoint=1 1 INBOX\nPoint=10 6 OUTBOX\n${object}\n[/objects]`);

  test('draws with the Mersenne Twister, by the numbers its authors publish', () => {
    const draw = twister(5489);
    expect([draw(), draw(), draw(), draw()]).toEqual([3499211612, 581869302, 3890346734, 3586334585]);
  });

  test('as it is told: a rectangle, a seed for each level, what it replaces; nothing is to be named', () => {
    const text = filled('RandomFill=2 2 5 3 5489 1 2 3 4 DIRT BOULDER 240 DIAMOND 100');
    expect(readBdcff(text).warnings).toEqual([]);
    // Their lowest bytes: 92 is below both, 246 below none, 238 and 121 below the first.
    expect(shown(only(text))[2]?.slice(2, 6)).toBe('*.oo');
    expect(shown(only(text, 2))).not.toEqual(shown(only(text)));
    expect(shown(only(filled('RandomFill=0 0 11 7 1 1 1 1 1 DIRT BOULDER 128 WALL'))).slice(1, 7)).toEqual(
      shown(only(filled('')))
        .slice(1, 7)
        .map(row => row.replace(/^#(.*)#$/, (_, inside) => `${row[0]}${inside}${row[11]}`)),
    );
  });

  test('or with the original’s generator, where its maker asked for that', () => {
    const text = filled('RandomFillC64=2 2 3 2 10 11 12 13 14 DIRT BOULDER 148 DIAMOND 6');
    expect(readBdcff(text).warnings).toEqual([]);
    // 5 and 147.
    expect(shown(only(text))[2]?.slice(2, 4)).toBe('*o');
  });
});
