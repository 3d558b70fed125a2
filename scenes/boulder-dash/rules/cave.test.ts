// The laws of the cave as drawings: before, what the hands do, after. Specification part 3, §4 and §5.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../kit/core/rng.ts';
import { type Action, cellTick } from './cave.ts';
import { CELL, isDiamond, readCells, writeCells } from './cells.ts';
import { monsterTick } from './monsters.ts';
import { caveFrom, openExit, played, toDrawing } from './testing.ts';

interface Case {
  readonly name: string;
  readonly before: readonly string[];
  readonly letters: string;
  readonly after: readonly string[];
}

const FALLING: readonly Case[] = [
  {
    name: 'a boulder falls one cell a tick',
    before: ['o@', ' #', ' #', '##'],
    letters: '.',
    after: [' @', 'O#', ' #', '##'],
  },
  {
    name: 'and lies still when it has landed',
    before: ['o@', ' #', ' #', '##'],
    letters: '...',
    after: [' @', ' #', 'o#', '##'],
  },
  { name: 'a diamond falls alike', before: ['*@', ' #', ' #', '##'], letters: '..', after: [' @', ' #', 'D#', '##'] },
  { name: 'it stays on dirt', before: ['o@', '.#', ' #', '##'], letters: '...', after: ['o@', '.#', ' #', '##'] },
  {
    name: 'it rolls off a boulder, left before right',
    before: [' o @', ' o  ', '####'],
    letters: '.',
    after: ['O  @', ' o  ', '####'],
  },
  {
    name: 'right where left is not free',
    before: ['#o @', '#o  ', '####'],
    letters: '.',
    after: ['# O@', '#o  ', '####'],
  },
  {
    name: 'right where below left is not free',
    before: [' o @', '#o  ', '####'],
    letters: '.',
    after: ['  O@', '#o  ', '####'],
  },
  { name: 'off a diamond too', before: [' o @', ' *  ', '####'], letters: '.', after: ['O  @', ' *  ', '####'] },
  {
    name: 'a diamond rolls off a boulder',
    before: [' * @', ' o  ', '####'],
    letters: '.',
    after: ['D  @', ' o  ', '####'],
  },
  { name: 'not off a wall', before: [' o @', ' #  ', '####'], letters: '...', after: [' o @', ' #  ', '####'] },
  { name: 'not off dirt', before: [' o @', ' .  ', '####'], letters: '...', after: [' o @', ' .  ', '####'] },
  { name: 'not onto the fox beside it', before: ['#o@', '#o ', '###'], letters: '..', after: ['#o@', '#o ', '###'] },
  {
    name: 'each object moves at most once in a tick',
    before: ['o @', '   ', '   ', '###'],
    letters: '.',
    after: ['  @', 'O  ', '   ', '###'],
  },
  {
    name: 'one above follows a tick later',
    before: ['o@', 'o ', ' #', ' #', '##'],
    letters: '..',
    after: [' @', 'O ', ' #', 'O#', '##'],
  },
  { name: 'a boulder does not fall on the exit', before: ['o@', 'X#', '##'], letters: '..', after: ['o@', 'X#', '##'] },
]; // prettier-ignore

const ACTING: readonly Case[] = [
  { name: 'the fox walks', before: ['@ #', '###'], letters: 'r', after: [' @#', '###'] },
  { name: 'it digs as it walks', before: ['@.#', '###'], letters: 'r', after: [' @#', '###'] },
  { name: 'a wall stops it', before: ['@##', '###'], letters: 'r', after: ['@##', '###'] },
  { name: 'so does the edge of the grid', before: ['@ #', '###'], letters: 'lu', after: ['@ #', '###'] },
  { name: 'it digs on the left without moving', before: ['.@.', '###'], letters: 'L', after: [' @.', '###'] },
  { name: 'and on the right', before: ['.@.', '###'], letters: 'R', after: ['.@ ', '###'] },
  { name: 'digging is for dirt alone', before: ['o@*', '###'], letters: 'LR', after: ['o@*', '###'] },
  { name: 'a push takes two ticks', before: ['@o #', '####'], letters: 'r', after: ['@o #', '####'] },
  { name: 'then the boulder and the fox move', before: ['@o #', '####'], letters: 'rr', after: [' @o#', '####'] },
  { name: 'a rest between begins anew', before: ['@o #', '####'], letters: 'r.r', after: ['@o #', '####'] },
  { name: 'to the left alike', before: ['# o@', '####'], letters: 'll', after: ['#o@ ', '####'] },
  { name: 'not against a boulder', before: ['@oo ', '####'], letters: 'rrrr', after: ['@oo ', '####'] },
  { name: 'not against dirt', before: ['@o. ', '####'], letters: 'rrrr', after: ['@o. ', '####'] },
  { name: 'not against a diamond', before: ['@o* ', '####'], letters: 'rrrr', after: ['@o* ', '####'] },
  { name: 'never up', before: [' ', 'o', '@', '#'], letters: 'uuuu', after: [' ', 'o', '@', '#'] },
  { name: 'never down', before: ['@', 'o', '#'], letters: 'dddd', after: ['@', 'o', '#'] },
  {
    name: 'a diamond is pushed by nobody: it is taken',
    before: ['@* #', '####'],
    letters: 'r',
    after: [' @ #', '####'],
  },
]; // prettier-ignore

describe.each([
  ['what is loose', FALLING],
  ['what the hands do', ACTING],
])('%s', (_, cases) => {
  test.each(cases)('$name', ({ before, letters, after }) => {
    const cave = caveFrom(before, { needed: 99 });
    played(cave, letters);
    expect(toDrawing(cave)).toEqual(after);
  });
});

describe('what kills', () => {
  test.each([
    ['a boulder at rest above does not', ['o', '@', '#'], '.....', null],
    ['one that falls does', ['O', '@', '#'], '.', 'boulder'],
    ['one that fell from two above does', ['o', ' ', '@', '#'], '..', 'boulder'],
    ['a falling diamond does', ['*', ' ', '@', '#'], '..', 'diamond'],
    ['walking on under it, nobody is hit', ['o  ', ' @ ', '###'], 'r.', null],
    [
      'a boulder let go by walking down follows, and catches who stops',
      ['#o#', '#@#', '# #', '# #', '###'],
      'dd.',
      'boulder',
    ],
    ['and not who turns aside', ['#o##', '#@##', '#  #', '####'], 'dr.', null],
    ['walking into a monster does', ['@m#', '###'], 'r', 'monster'],
  ] as const)('%s', (_, lines, letters, cause) => {
    const cave = caveFrom(lines, { needed: 99 });
    played(cave, letters);
    expect([cave.outcome, cave.cause]).toEqual([cause ? 'dead' : 'playing', cause]);
  }); // prettier-ignore

  test('a monster that walks into the fox does', () => {
    const cave = caveFrom(['m@#', '###']);
    played(cave, 'm');
    expect([cave.outcome, cave.cause]).toEqual(['dead', 'monster']);
  });
});

describe('a boulder that falls on a monster', () => {
  test('turns three by three cells into diamonds, walls stay', () => {
    const cave = caveFrom(['..o..@', '.. ..#', '#.m..#', '..#..#', '######'], { needed: 99 });
    expect(played(cave, '..')).toContain('burst');
    expect(toDrawing(cave)).toEqual(['.. ..@', '.***.#', '#***.#', '.*#*.#', '######']);
    expect(cave.monsters).toEqual([]);
  });

  test('spares the exit and kills the fox inside it', () => {
    const cave = caveFrom(['#o###', '# ###', '#m@##', '#X###', '#####']);
    played(cave, '..');
    expect(toDrawing(cave)).toEqual(['# ###', '#*###', '#*@##', '#X###', '#####']);
    expect(cave.cause).toBe('blast');
  });

  test('takes other monsters with it', () => {
    const cave = caveFrom(['  o  @', '     #', ' mm  #', '######'], { needed: 99 });
    played(cave, '..');
    expect(cave.monsters).toEqual([]);
  });

  test('a boulder at rest above a monster does nothing, a falling diamond does nothing', () => {
    const still = caveFrom(['o@', 'm#', '##']);
    played(still, '....');
    expect(still.monsters).toHaveLength(1);
    const diamond = caveFrom(['*@', ' #', 'm#', '##'], { needed: 99 });
    played(diamond, '....');
    expect(diamond.monsters).toHaveLength(1);
  });

  test('the diamonds lie still until the next tick', () => {
    const cave = caveFrom(['o   @', '    #', 'm   #', '    #', '#####'], { needed: 99 });
    played(cave, '..');
    expect(toDrawing(cave)).toEqual(['    @', '**  #', '**  #', '**  #', '#####']);
  });
});

describe('a monster', () => {
  test.each([
    ['goes straight on', ['m  #', '####', '@###'], 'mm', ['  m#', '####', '@###']],
    ['passes over dirt and leaves it', ['m. #', '####', '@###'], 'mm', [' .m#', '####', '@###']],
    ['passes over a diamond and leaves it', ['m* #', '####', '@###'], 'mm', [' *m#', '####', '@###']],
    ['is turned by a wall', ['m###', '####', '@###'], 'm', ['m###', '####', '@###']],
    ['is turned by a boulder', ['mo #', '####', '@###'], 'm', ['mo #', '####', '@###']],
    ['is turned by a monster', ['mm##', '####', '@###'], 'm', ['mm##', '####', '@###']],
  ] as const)('%s', (_, before, letters, after) => {
    const cave = caveFrom(before);
    played(cave, letters);
    expect(toDrawing(cave)).toEqual(after);
  });

  test('where it is blocked it picks any heading', () => {
    const headings = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const cave = caveFrom(['###', '#m#', '###', '@##'], { rng: seeded(i) });
      played(cave, 'm');
      headings.add(cave.monsters[0]?.heading ?? '');
    }
    expect([...headings].sort()).toEqual(['down', 'left', 'right', 'up']);
  });
});

describe('the exit', () => {
  test('appears once enough is collected, whatever lies there', () => {
    const cave = caveFrom(['@**o', '####'], { needed: 2, exit: 3 });
    expect(played(cave, 'r')).not.toContain('exitOpened');
    expect(played(cave, 'r')).toContain('exitOpened');
    expect(toDrawing(cave)[0]).toBe('  @X');
  });

  test('is left by walking in', () => {
    const cave = caveFrom(['@X', '##']);
    expect(played(cave, 'r')).toEqual(['left']);
    expect(cave.outcome).toBe('out');
  });

  test('opens under who stands there, and under a moth', () => {
    const fox = caveFrom(['@*', '##'], { exit: 1 });
    played(fox, 'r');
    expect(fox.outcome).toBe('out');
    const moth = caveFrom(['@*m ', '####'], { exit: 2 });
    played(moth, 'r');
    played(moth, 'm');
    expect(toDrawing(moth)[0]).toBe(' @Xm');
  });

  test('stands open from the beginning where nothing is needed', () => {
    const cave = caveFrom(['@ ', '##'], { needed: 0, exit: 1, exitOpen: false });
    openExit(cave, () => {});
    expect(toDrawing(cave)[0]).toBe('@X');
  });
});

const anyCave = fc
  .record({
    width: fc.integer({ min: 3, max: 12 }),
    height: fc.integer({ min: 3, max: 10 }),
    signs: fc.array(fc.constantFrom(...'  ..oo**##mD O'), { minLength: 120, maxLength: 120 }),
    actions: fc.array(fc.constantFrom<Action>('up', 'down', 'left', 'right', 'digLeft', 'digRight', 'stay'), {
      maxLength: 60,
    }),
  })
  .map(({ width, height, signs, actions }) => {
    const lines = Array.from({ length: height }, (_, row) => signs.slice(row * width, (row + 1) * width).join(''));
    return { lines: [`@${lines[0]?.slice(1) ?? ''}`, ...lines.slice(1)], actions };
  });

test('whatever happens: one fox, boulders only fewer, monsters where the grid says, codes that are known', () => {
  fc.assert(
    fc.property(anyCave, ({ lines, actions }) => {
      const cave = caveFrom(lines, { needed: 4 });
      const count = (is: (code: number) => boolean) => cave.cells.filter(is).length;
      const isRock = (code: number) => code === CELL.boulder || code === CELL.fallingBoulder;
      let rocks = count(isRock);
      for (const [index, action] of actions.entries()) {
        const [wealth, bursts] = [count(isDiamond) + cave.collected, cave.monsters.length];
        cellTick(cave, action, 2, () => {});
        if (cave.outcome === 'playing' && index % 2 === 0) monsterTick(cave, () => {});
        expect(count(code => code > CELL.fallingDiamond)).toBe(0);
        expect(count(isRock)).toBeLessThanOrEqual(rocks);
        rocks = count(isRock);
        if (cave.monsters.length === bursts && !cave.exitOpen) {
          const hidden = cave.monsters.filter(({ under }) => isDiamond(under)).length;
          expect(count(isDiamond) + hidden + cave.collected).toBeGreaterThanOrEqual(wealth - cave.monsters.length);
        }
        for (const { cell } of cave.monsters) expect(cave.cells[cell]).toBe(CELL.monster);
        expect(count(code => code === CELL.monster)).toBe(cave.monsters.length);
        if (cave.outcome !== 'playing') return;
        expect(count(code => code === CELL.player)).toBe(1);
        expect(cave.cells[cave.player]).toBe(CELL.player);
      }
    }),
  );
});

test('a grid as text is the same grid', () => {
  fc.assert(
    fc.property(fc.uint8Array({ max: 9, maxLength: 20_000 }), cells => {
      expect([...readCells(writeCells(cells))]).toEqual([...cells]);
    }),
    { numRuns: 30 },
  );
});
