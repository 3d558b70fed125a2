// The classic laws as drawings of at most 8 × 6 cells: before, the ticks, after.
import { describe, expect, test } from 'vitest';
import { copyCave, openExit } from '../cave.ts';
import { classicCave, classicDrawing, classicPlay, hasFox } from './testing.ts';

interface Case {
  readonly name: string;
  readonly before: readonly string[];
  /** One letter a tick; `.` waits. */
  readonly ticks: string;
  readonly after: readonly string[];
  readonly tags?: string;
}

const check = (cases: readonly Case[]) =>
  test.each(cases)('$name', ({ before, ticks, after, tags }) => {
    const cave = classicCave(before, tags);
    classicPlay(cave, ticks);
    expect(classicDrawing(cave)).toEqual(after);
  });

describe('boulders and diamonds', () => {
  check([
    { name: 'a boulder falls one cell a tick', before: ['r', ' ', ' '], ticks: '.', after: [' ', 'R', ' '] },
    { name: 'and rests where it lands', before: ['r', ' ', ' '], ticks: '...', after: [' ', ' ', 'r'] },
    { name: 'a diamond alike', before: ['d', ' ', '.'], ticks: '..', after: [' ', 'd', '.'] },
    { name: 'it rolls off a brick wall, left first', before: [' r ', ' w '], ticks: '.', after: ['R  ', ' w '] },
    { name: 'right where left is barred', before: ['wr ', 'ww '], ticks: '.', after: ['w R', 'ww '] },
    { name: 'off a boulder', before: [' d  ', ' r  ', '....'], ticks: '.', after: ['D   ', ' r  ', '....'] },
    { name: 'off a diamond', before: [' r  ', ' d  ', '....'], ticks: '.', after: ['R   ', ' d  ', '....'] },
    { name: 'not off steel', before: [' r ', ' W '], ticks: '..', after: [' r ', ' W '] },
    {
      name: 'not off a magic wall, which it did not fall on',
      before: [' r ', ' M '],
      ticks: '..',
      after: [' r ', ' M '],
    },
    {
      name: 'not off a falling boulder',
      before: ['R ', 'R ', '  ', '  '],
      ticks: '.',
      after: ['r ', '  ', 'R ', '  '],
    },
    {
      name: 'a row is scanned before the next: the lower one falls first in the next tick',
      before: ['r', 'r', ' ', ' '],
      ticks: '..',
      after: [' ', 'R', ' ', 'R'],
    },
    {
      name: 'a falling boulder crushes the fox: nine cells explode',
      before: ['  R  ', '  P  ', ' rdw ', '     '],
      ticks: '.',
      after: [' 111 ', ' 111 ', ' 111 ', '     '],
    },
    {
      name: 'one that rests on it does not',
      before: ['wrw', 'wPw', 'www'],
      ticks: '...',
      after: ['wrw', 'wPw', 'www'],
    },
  ]);
});

describe('explosions', () => {
  check([
    { name: 'they last four ticks', before: ['wRw', 'wQw', 'www'], ticks: '....', after: ['444', '444', '444'] },
    { name: 'and leave nothing of brick', before: ['wRw', 'wQw', 'www'], ticks: '.....', after: ['   ', '   ', '   '] },
    { name: 'steel bears them', before: ['WRW', 'WQW', 'WWW'], ticks: '.....', after: ['W W', 'W W', 'WWW'] },
    {
      name: 'a butterfly leaves nine diamonds',
      before: ['wRw', 'wCw', 'www'],
      ticks: '.....',
      after: ['ddd', 'ddd', 'ddd'],
    },
    {
      name: 'a falling diamond crushes flies, too',
      before: ['wDw', 'wCw', 'www'],
      ticks: '.',
      after: ['555', '555', '555'],
    },
    {
      name: 'another fly among the nine is gone, and sets off nothing',
      before: ['wRwww', 'wQQww', 'wwwww'],
      ticks: '.....',
      after: ['   ww', '   ww', '   ww'],
    },
  ]);

  test('the fox among the nine dies', () => {
    const cave = classicCave(['wRw', 'wQw', 'wPw']);
    expect(classicPlay(cave, '.')).toEqual(['foxCrushed', 'exploded']);
    expect([cave.outcome, cave.cause, hasFox(cave)]).toEqual(['dead', 'explosion', false]);
  });

  test('the open exit bears them', () => {
    const cave = classicCave(['.wRw', '.wQX', 'Pwww'], 'DiamondsRequired=-9');
    openExit(cave, () => {});
    classicPlay(cave, '.....');
    expect(classicDrawing(cave)).toEqual(['.   ', '.  X', 'P   ']);
  });
});

describe('flies', () => {
  check([
    {
      name: 'a firefly follows the wall at its left',
      before: ['    ', ' ww ', ' ww ', 'o   '],
      ticks: '.',
      after: ['    ', ' ww ', 'oww ', '    '],
    },
    { name: 'it turns left wherever it can', before: ['   ', ' o ', '   '], ticks: '.', after: ['   ', 'Q  ', '   '] },
    {
      name: 'so it circles in the open',
      before: ['   ', ' o ', '   '],
      ticks: '....',
      after: ['   ', ' o ', '   '],
    },
    {
      name: 'straight on along a wall',
      before: ['ww ', 'O  ', '   '],
      ticks: '.',
      after: ['ww ', ' O ', '   '],
    },
    {
      name: 'at a dead end it turns right on the spot',
      before: ['www', 'wow', 'www'],
      ticks: '.',
      after: ['www', 'wOw', 'www'],
    },
    {
      name: 'a butterfly turns right wherever it can',
      before: ['   ', ' b ', '   '],
      ticks: '.',
      after: ['   ', '  B', '   '],
    },
    {
      name: 'at a dead end it turns left on the spot',
      before: ['www', 'wbw', 'www'],
      ticks: '.',
      after: ['www', 'wCw', 'www'],
    },
    { name: 'dirt and diamonds hold them', before: ['...', '.od', '...'], ticks: '.', after: ['...', '.Od', '...'] },
    {
      name: 'a firefly beside amoeba explodes',
      before: ['www', 'aQw', 'www'],
      ticks: '.',
      after: ['111', '111', '111'],
    },
    {
      name: 'a butterfly beside amoeba becomes diamonds',
      before: ['www', 'aCw', 'www'],
      ticks: '.',
      after: ['555', '555', '555'],
    },
  ]);

  test.each([
    ['Q', 'firefly'],
    ['C', 'butterfly'],
  ])('%s beside the fox explodes', (fly, cause) => {
    const cave = classicCave(['www', `${fly}Pw`, 'www']);
    classicPlay(cave, '.');
    expect([cave.outcome, cave.cause]).toEqual(['dead', cause]);
  });

  test('one at a corner does not', () => {
    const cave = classicCave(['Qww', 'wPw', 'www']);
    classicPlay(cave, '....');
    expect(cave.outcome).toBe('playing');
  });
});

describe('amoeba', () => {
  check([
    {
      name: 'enclosed, it becomes diamonds a tick later',
      before: ['wwww', 'waaw', 'wwww'],
      ticks: '..',
      after: ['wwww', 'wddw', 'wwww'],
    },
    {
      name: 'not while one cell has room',
      before: ['wwww', 'waaw', 'ww w'],
      ticks: '...',
      tags: 'AmoebaGrowthProb=0 0',
      after: ['wwww', 'waaw', 'ww w'],
    },
    {
      name: 'too large, it becomes boulders',
      before: ['wwww', 'waaw', 'ww.w'],
      ticks: '..',
      tags: 'AmoebaGrowthProb=0 0\nAmoebaThreshold=2',
      after: ['wwww', 'wrrw', 'ww.w'],
    },
    {
      name: 'too large comes before enclosed',
      before: ['wwww', 'waaw', 'wwww'],
      ticks: '..',
      tags: 'AmoebaThreshold=2',
      after: ['wwww', 'wrrw', 'wwww'],
    },
    {
      name: 'it grows into dirt and empty cells, into nothing else, until it is enclosed',
      before: ['wrww', 'da.M', 'w  d'],
      ticks: '..........',
      tags: 'AmoebaGrowthProb=1 1',
      after: ['wrww', 'dddM', 'wddd'],
    },
  ]);

  test('slow at first, fast after its time', () => {
    const grown = (ticks: number, tags: string) => {
      const cave = classicCave(['......', '......', '..a...', '......'], tags);
      classicPlay(cave, '.'.repeat(ticks));
      return classicDrawing(cave).join('').split('a').length - 1;
    };
    expect(grown(20, 'AmoebaGrowthProb=0 1\nAmoebaTime=99')).toBe(1);
    expect(grown(10, 'AmoebaGrowthProb=0 1\nAmoebaTime=1')).toBeGreaterThan(3);
  });

  test('chance comes from the seed of the cave, and a copy has the same', () => {
    const after = (seed: number) => {
      const cave = classicCave(
        ['........', '........', '...a....', '........'],
        `AmoebaGrowthProb=0.3 1\nRandSeed=${seed}`,
      );
      classicPlay(cave, '.....');
      const copied = copyCave(cave) as typeof cave;
      for (const one of [cave, copied]) classicPlay(one, '.......');
      expect(copied.cells).toEqual(cave.cells);
      return classicDrawing(cave).join('\n');
    };
    expect(after(7)).toBe(after(7));
    expect(after(7)).not.toBe(after(8));
  });
});

describe('magic walls', () => {
  check([
    {
      name: 'a falling boulder becomes a diamond below',
      before: ['R', 'M', ' ', ' '],
      ticks: '.',
      after: [' ', 'M', 'D', ' '],
    },
    {
      name: 'a falling diamond becomes a boulder',
      before: ['D', 'M', ' ', ' '],
      ticks: '.',
      after: [' ', 'M', 'R', ' '],
    },
    {
      name: 'where there is no room below it is gone',
      before: ['R', 'M', '.', ' '],
      ticks: '.',
      after: [' ', 'M', '.', ' '],
    },
    {
      name: 'it runs for its time',
      before: ['r r', '   ', 'MwM', '   '],
      ticks: '........',
      tags: 'MagicWallTime=1',
      after: ['   ', '   ', 'MwM', 'd d'],
    },
  ]);

  test('the first object starts them all; when their time is over things only vanish', () => {
    const cave = classicCave(['R.', 'MM', '  '], 'MagicWallTime=1');
    expect(classicPlay(cave, '.')).toEqual(['magicWallBegan', 'magicWallPassed']);
    classicPlay(cave, '.........');
    cave.cells[cave.width + 2] = 8;
    expect(classicPlay(cave, '.')).toEqual(['magicWallPassed']);
    expect(classicDrawing(cave)).toEqual(['  ', 'MM', 'd ']);
  });
});

describe('slime and growing walls', () => {
  check([
    {
      name: 'what rests on slime seeps through',
      before: ['r', 's', ' ', ' '],
      ticks: '.',
      after: [' ', 's', 'R', ' '],
    },
    { name: 'not where something lies below', before: ['d', 's', '.'], ticks: '....', after: ['d', 's', '.'] },
    {
      name: 'not while it is closed',
      before: ['r', 's', ' '],
      ticks: '....',
      tags: 'SlimePermeability=0',
      after: ['r', 's', ' '],
    },
    { name: 'a wall grows to the sides', before: ['  x ', '    '], ticks: '.', after: [' xx ', '    '] },
    { name: 'to the left, then to the right', before: ['.x  ', '    '], ticks: '..', after: ['.xxx', '    '] },
    { name: 'another one up and down', before: [' ', 'v', '.'], ticks: '.', after: ['v', 'v', '.'] },
    { name: 'another one both ways', before: ['...', ' e.', '. .'], ticks: '.', after: ['...', 'ee.', '.e.'] },
  ]);

  test('slime lets through as often as its chance says', () => {
    const passed = (tags: string) => {
      const cave = classicCave(['rrrrrrrr', 'ssssssss', '        ', '        '], tags);
      return classicPlay(cave, '.').filter(type => type === 'slimePassed').length;
    };
    expect(passed('SlimePermeability=1')).toBe(8);
    expect(passed('SlimePermeability=0.5\nRandSeed=3')).toBeLessThan(8);
    expect(passed('SlimePermeabilityC64=255\nRandSeed=3')).toBeLessThan(2);
  });
});

describe('the fox', () => {
  check([
    {
      name: 'it acts when the scan reaches it: the boulder above has fallen by then',
      before: ['r ', '  ', ' P'],
      ticks: 'l',
      after: ['  ', 'R ', 'P '],
    },
    { name: 'digging beside it takes a diamond, too', before: ['.Pd'], ticks: 'LR', after: [' P '] },
    {
      name: 'a push takes two ticks, and the boulder falls in the next',
      before: ['Pr ', '.. '],
      ticks: 'rr',
      after: [' Pr', '.. '],
    },
    {
      name: 'brick, steel, slime and magic walls stop it',
      before: ['wsW', 'MPw', 'xvx'],
      ticks: 'ulrd',
      after: ['wsW', 'MPw', 'xvx'],
    },
  ]);
});
