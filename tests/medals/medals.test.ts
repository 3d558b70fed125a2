// Medals: each that a game lists can be earned, every run of another kind earns none, and recorded runs earned listed ones alone.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { tune } from '../../scenes/kit/core/constants.ts';
import { isMedal, type Medal, medalsEarned, medalWords } from '../../scenes/kit/core/medals.ts';
import { CLASSIC } from '../../scenes/rock-td/levels/map.ts';
import { TYPES } from '../../scenes/rock-td/rules/gems.ts';
import { UNITS } from '../../scenes/strategic-battle/rules/units.ts';
import { CONSTANTS as DICE } from '../../scenes/yay-zee/constants.ts';

type Facts = Readonly<Record<string, unknown>>;
type Case = readonly [facts: Facts, names: readonly string[]];

const MODULES = import.meta.glob<{ readonly MEDALS?: readonly Medal<never>[] }>('../../scenes/*/medals.ts', {
  eager: true,
});
const TABLES = Object.entries(MODULES).flatMap(([file, { MEDALS }]) =>
  MEDALS ? [[/scenes\/([\w-]+)\//.exec(file)?.[1] ?? '', MEDALS] as const] : [],
);

const placed = (...without: readonly string[]) =>
  Object.fromEntries(UNITS.map(unit => [unit, { placed: without.includes(unit) ? 0 : 1 }]));
const army = (beaten: number, phase = 'lost', barred: string | null = null, tally = placed('Archer')) => ({
  ...{ beaten, phase, barred, tally, battle: 0, progress: { marks: [] } },
});
const battle = (phase: string, ...marks: readonly number[]) => ({ ...army(5, phase), battle: 1, progress: { marks } });
const gems = (...kinds: readonly string[]) => kinds.map(kind => ({ gem: { kind } }));
/** Forty-eight cells, eight in a row, on which the way is 97 steps long. */
const MAZE = '##.........###....#..#...#.#..#.....#...###..##.';
const defence = (facts: Facts = {}) => ({
  ...{ map: CLASSIC, walls: '.'.repeat(MAZE.length), bestClean: 9, fused: [], rocks: [], won: false, difficulty: 0 },
  ...facts,
});
const tower = (difficulty: number, score = 0, falls = 1, firstLevel = 1, cranes = 2) => ({
  ...{ difficulty, score, falls, firstLevel, cranes },
});
const hunt = (kills: number, shots: number, earned: number, wave: number, siege?: Facts) => ({
  ...{ chain: { bestKills: kills }, totals: { shots, earned, landed: 0 }, waves: { wave } },
  ...(siege && { siege: { totals: { carriers: 0, gliders: 0, airships: 0, ...siege } } }),
});
const hole = (strokes: number, par = 3, isGold = false) => ({ strokes, par, isGold });
const walk = (walked: number, overPar = 0) => ({ holes: [], splashes: 0, walked, overPar });
/** A match won by the first of two sides. */
const match = (level: string, guardian: string, turn: number, facts: Facts = {}) => ({
  ...{ level, folds: [5, 9], unfolds: [2, 9], behind: [false, true] },
  valley: {
    turn,
    sides: [
      { guardian, gates: [5, 1, 0] },
      { guardian: '', gates: [0, 0, 5] },
    ],
  },
  ...facts,
});
const dice = (scores: readonly (number | null)[], state: Facts = {}) => ({
  own: { extras: 0, scores },
  state: { lightning: false, nerves: false, ...state },
  t: tune(DICE),
});
const NO_CENTS = { count: 0, cents: 0 };
/** A week of seven days alike, each of which brought so many cents and poured so many cups away. */
const week = (cash: number, folded: number, word: number, brought: number, poured: number) => ({
  state: {
    ...{ cash, week: folded, words: [word], storey: 'table', table: null },
    ledger: Array.from({ length: cash === 3999 ? 6 : 7 }, () => ({
      ...{
        isClosed: false,
        takings: brought,
        used: 0,
        place: 0,
        wages: 0,
        bought: 0,
        melted: NO_CENTS,
        spoiled: NO_CENTS,
      },
      poured: { count: poured, cents: 0 },
    })),
  },
  t: { goalCents: 4000, shopCents: 50_000, wordMost: 20 },
});
/** A cart of two days, with these cups in the streets on each; bought from a table, or begun by itself. */
const cart = (cash: number, soldIn: readonly number[], table: ReturnType<typeof week> | null = null) => ({
  state: {
    ...{ cash, week: 3, words: [0, 0, 0, 0, 0, 0], storey: 'cart', table: table?.state ?? null },
    ledger: Array.from({ length: 2 }, () => ({ soldIn, cups: soldIn.reduce((sum, one) => sum + one, 0) })),
  },
  t: { goalCents: 4000, shopCents: 50_000, wordMost: 20 },
});
const NO_DICE = Array.from({ length: 13 }, () => null);
const slots = (values: Readonly<Record<number, number>>) => NO_DICE.map((_, slot) => values[slot] ?? 0);

/** For each game runs by the facts that its medals look at, the first of which earns nothing. Written by hand. */
const RUNS: Readonly<Record<string, readonly Case[]>> = {
  'boulder-dash': [
    [{ caves: 4, bursts: 2, again: 0 }, []],
    [
      { caves: 5, bursts: 3, again: 0 },
      ['5 caves deep', 'Moth catcher: three moths made diamonds', 'No cave begun twice'],
    ],
    [{ caves: 15, bursts: 0, again: 1 }, ['5 caves deep', '10 caves deep', '15 caves deep']],
  ],
  'cat-crazy': [
    [{ found: [1, 2, 3, 4], pages: 2, granted: 0, missed: 0 }, []],
    [{ found: [1, 2, 3, 4, 5], pages: 3, granted: 1, missed: 0 }, ['Five coats', 'Storyteller', 'All ears']],
    [{ found: [], pages: 0, granted: 9, missed: 1 }, []],
  ],
  dalex: [
    [{ highestPile: 4, longestStand: 7, goals: 0, grounded: 2 }, []],
    [{ highestPile: 6, longestStand: 8, goals: 1, grounded: 3 }, ['Mason 6', 'Rooted 8', 'Golden 1', 'Afoot 3']],
  ],
  emergencia: [
    [{ done: [{ tries: 2, saved: true }], wrong: 1 }, []],
    [{ done: [{ tries: 1, saved: false }], wrong: 1 }, []],
    [{ done: [{ tries: 1, saved: true }], wrong: 0 }, ['Nobody harmed', 'No wrong mark']],
  ],
  'escape-room': [
    [{ hintsUsed: 1, wrongCodes: 1, endedAt: 600 * 60, isUntimed: false }, []],
    [
      { hintsUsed: 0, wrongCodes: 0, endedAt: 600 * 60 - 1, isUntimed: false },
      ['No hint', 'Under 10 min', 'No wrong code'],
    ],
    [{ hintsUsed: 1, wrongCodes: 1, endedAt: 1, isUntimed: true }, []],
  ],
  guardians: [
    [match('easy', 'wolf', 8), []],
    [
      match('normal', 'wolf', 7, { folds: [6, 0], behind: [true, false] }),
      ['Glory', 'Fast start', 'Paper folder', 'Turned round'],
    ],
    [match('hard', 'eagle', 8, { unfolds: [3, 0] }), ['Great glory', 'Long view', 'Opened out']],
    [
      match('easy', 'eagle', 7, { valley: { turn: 7, sides: [{ guardian: 'eagle', gates: [5, 1, 1] }] } }),
      ['Every gate stands'],
    ],
  ],
  'last-stand': [
    [hunt(9, 59, 5000, 4), []],
    [hunt(10, 60, 1200, 5), ['Sharpshooter: 20 points a shot', 'Paper chain: 10 in a row', 'Held out: wave 5']],
    [hunt(10, 60, 1200, 5, { carriers: 9, gliders: 14 }), []],
    [
      hunt(0, 0, 0, 1, { carriers: 10, gliders: 15, airships: 1 }),
      ['Tin opener: 10 carriers', 'Low ceiling: 15 gliders', 'Airship down'],
    ],
  ],
  lemonade: [
    [week(3999, 0, 20, 1, 0), ['Talk of the street']],
    [week(3999, 0, 19, 0, 0), []],
    [week(4000, 1, 0, -1, 3), ['Enough for a cart']],
    [
      week(10_000, 0, 20, 1, 2),
      ['Enough for a cart', 'A hundred dollars', 'Hardly a drop', 'Seven good days', 'Talk of the street'],
    ],
    [week(10_000, 0, 0, -600, 3), ['Enough for a cart', 'A hundred dollars']],
    [week(10_000, 1, 0, 0, 2), ['Enough for a cart', 'Hardly a drop']],
    [week(9999, 0, 0, 0, 2), ['Enough for a cart']],
    [cart(49_999, [99]), []],
    [cart(50_000, [24, 25, 25, 25, 0, 25]), ['Enough for a shop', 'A hundred cups']],
    [cart(49_999, [25, 25, 25, 25, 25, 25]), ['A hundred cups', 'At home in six streets']],
    [cart(0, [], week(4000, 1, 0, -1, 3)), ['Enough for a cart']],
  ],
  'math-rpg': [
    [{ bestStreak: 9, level: 3, ridges: 2 }, []],
    [{ bestStreak: 10, level: 4, ridges: 3 }, ['10 in a row', 'Level 4', '3 ridges']],
    [{ bestStreak: 25, level: 7, ridges: 5 }, ['25 in a row', 'Level 7', '5 ridges']],
    [{ bestStreak: 50, level: 10, ridges: 10 }, ['50 in a row', 'Level 10', '10 ridges']],
    [{ bestStreak: 100, level: 13, ridges: 0 }, ['100 in a row', 'Level 13']],
    [{ bestStreak: 0, level: 30, ridges: 0 }, ['Level 26']],
  ],
  minigolf: [
    [{ holes: [hole(4), hole(3)], splashes: 1 }, []],
    [{ holes: [hole(3)], splashes: 0 }, []],
    [{ holes: [hole(3), hole(2)], splashes: 0 }, ['No bogey', 'Dry']],
    [{ holes: [hole(4), hole(1)], splashes: 2 }, ['Hole in one', 'Under par']],
    [{ holes: [hole(2, 3, true), hole(2, 3, true)], splashes: 1 }, ['Gold: the ideal line']],
    [{ holes: [hole(4), hole(2), hole(3)], splashes: 0, isFresh: true }, ['New ground']],
    [{ holes: [hole(2), hole(2), hole(2)], splashes: 1, isFresh: true }, ['New ground', 'Pathfinder']],
    [{ holes: [hole(4), hole(3), hole(3)], splashes: 0, isFresh: true }, []],
    [walk(8), []],
    [walk(9), ['First stretch']],
    [walk(18, -1), ['Eighteen holes on', 'Light foot']],
    [walk(50), ['Wayfarer']],
    [walk(81), ['Nine landscapes']],
    [walk(200), ['Long walker']],
    [walk(500, 1), ['Pilgrim']],
    [walk(1200), ['A thousand holes']],
  ],
  'mystery-house': [
    [{ moves: 50, survivors: 0 }, ['Constable']],
    [{ moves: 40, survivors: 1 }, ['Sergeant']],
    [{ moves: 22, survivors: 2 }, ['Inspector']],
    [{ moves: 16, survivors: 3 }, ['Chief inspector']],
    [{ moves: 12, survivors: 5 }, ['Fox among sleuths', 'Nobody died']],
  ],
  'robot-battle': [
    [{ house: 'target', lines: 2, ticks: 41 }, ['Target beaten']],
    [{ house: 'target', lines: 1, ticks: 40 }, ['Target beaten', 'In 1 line', 'In 40 ticks']],
    [{ house: 'circler', lines: 4, ticks: 50 }, ['Circler beaten', 'In 4 lines', 'In 50 ticks']],
    [{ house: 'hunter', lines: 3, ticks: 20 }, ['Hunter beaten', 'In 3 lines', 'In 20 ticks']],
    [{ house: 'turtle', lines: 5, ticks: 60 }, ['Turtle beaten', 'In 60 ticks']],
    [{ house: 'jitter', lines: 5, ticks: 25 }, ['Jitter beaten', 'In 25 ticks']],
    [{ house: 'kiter', lines: 5, ticks: 45 }, ['Kiter beaten', 'In 5 lines', 'In 45 ticks']],
    [{ house: 'turret', lines: 6, ticks: 51 }, ['Turret beaten']],
  ],
  'rock-td': [
    [defence(), []],
    [defence({ bestClean: 10, fused: ['hex', 'hex', 'tide', 'beehive'] }), ['Spotless: 10']],
    [defence({ fused: ['hex', 'tide', 'beehive', 'wildfire'], walls: MAZE }), ['Long way: 90', 'Alchemist: 4']],
    [defence({ rocks: gems(...TYPES), won: true, difficulty: 0 }), ['Jeweller: 8', 'Won on EASY']],
    [defence({ rocks: gems(...TYPES.slice(1)), won: true, difficulty: 1 }), ['Won on NORMAL']],
    [defence({ won: true, difficulty: 2 }), ['Won on HARD']],
    [defence({ won: true, difficulty: 3 }), ['Won on EXTREME']],
    [defence({ won: true, difficulty: 4 }), ['Won on INSANE']],
  ],
  'rubber-band-rocket': [
    [{ launches: 49, snaps: 1, booster: 1 }, []],
    [{ launches: 48, snaps: 0, booster: 0 }, ['Straight up', 'Steady hand', 'Band alone']],
  ],
  'stealth-escape': [
    [{ timesSeen: 1, shots: 1, isNight: false }, []],
    [{ timesSeen: 0, shots: 0, isNight: false }, ['Ghost: never seen', 'Pacifist: no shot']],
    [{ timesSeen: 0, shots: 0, isNight: true }, ['Shadow: a night unseen', 'Dove: a night without a shot']],
    [{ timesSeen: 0, shots: 0, isNight: false, marks: 2 }, []],
    [{ timesSeen: 0, shots: 0, isNight: false, marks: 3 }, ['Three stars: a hall in time, unseen, unarmed']],
  ],
  'strategic-battle': [
    [army(9), []],
    [army(10, 'won'), ['Breakthrough']],
    [army(10, 'lost', 'Archer'), ['Four of five', 'Whole army']],
    [army(20, 'lost', null, placed()), ['Whole army', 'Twenty waves']],
    [battle('lost', 1, 1), []],
    [battle('won', 1, 0), ['Banner won']],
    [battle('won', 1, 3), ['Banner won', 'Campaigner']],
    [battle('won', 7, 7), ['Banner won', 'Campaigner', 'Every banner']],
  ],
  'tower-climber': [
    [tower(0, 199, 0), []],
    [tower(0, 200, 0), ['Feather: no step back']],
    [tower(0, 200, 0, 2), []],
    [tower(0, 0, 1, 1, 3), ['Flock: three cranes']],
    [tower(1), ['The drawers: reached']],
    [tower(2), ['The shelf: reached']],
    [tower(3), ['The window: reached']],
    [tower(4), ['The curtain: reached']],
    [tower(5), ['The roof: reached']],
    [tower(6), ['The lamp: reached']],
    [tower(9), ['The night: reached']],
  ],
  'yay-zee': [
    [dice(slots({ 0: 3 })), []],
    [dice(slots({ 3: 20, 4: 25, 5: 30 })), ['Upper Hand', 'High Stakes']],
    [dice(slots({ 9: 30, 10: 40 }), { lightning: true, nerves: true }), ['Tightrope', 'Lightning', 'Nerves']],
    [dice(NO_DICE.map(() => 5)), ['All Equal', 'Tightrope', 'No Zero']],
    [
      dice(slots({ 5: 25, 6: 30, 7: 30, 8: 25, 9: 30, 10: 40, 11: 100, 12: 30 })),
      ['All Equal', 'Tightrope', 'Three Hundred'],
    ],
  ],
};

test('every game with a table of medals has runs here, and no other', () => {
  expect(Object.keys(RUNS).toSorted()).toEqual(TABLES.map(([id]) => id).toSorted());
  for (const [id] of TABLES)
    expect(
      CATALOG.some(game => game.id === id),
      id,
    ).toBe(true);
});

test.each(TABLES)('%s: each run earns what is written here, and every listed medal is among them', (id, medals) => {
  const words = medalWords(medals);
  const runs = RUNS[id] ?? [];
  for (const [facts, names] of runs) expect(medalsEarned(medals, facts as never), JSON.stringify(facts)).toEqual(names);
  const given = runs.flatMap(([, names]) => names);
  expect(words.filter(medal => !given.some(name => isMedal(medal, name))).map(({ name }) => name)).toEqual([]);
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
  for (const { how } of words) expect(how).toMatch(/^\S.*[^.\s]$/);
});

/** Files of a game, its tests left out. */
const sourcesOf = (id: string): readonly string[] =>
  readdirSync(`scenes/${id}`, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !/^golden\/|\.(?:test|check)\.ts$/.test(file))
    .map(file => readFileSync(`scenes/${id}/${file}`, 'utf8'));

test.each(CATALOG.map(({ id }) => id))('%s: its results name medals from the table alone', id => {
  for (const source of sourcesOf(id)) expect(source).not.toMatch(/\bmedals(?:: \[['`]|: \w+ \? \[['`]|\.push\()/);
});

test.each(TABLES)('%s: recorded runs have earned listed medals', (id, medals) => {
  const words = medalWords(medals);
  const names = readdirSync(`tests/replays/${id}`).flatMap(file => {
    const { result } = JSON.parse(readFileSync(`tests/replays/${id}/${file}`, 'utf8')) as {
      readonly result?: { readonly medals?: readonly string[] } | null;
    };
    return result?.medals ?? [];
  });
  expect(names.filter(name => !words.some(medal => isMedal(medal, name)))).toEqual([]);
});

test.each([
  ['Mason', true, 'Mason 6', true],
  ['Mason', true, 'Mason', true],
  ['Mason', true, 'Mason six', false],
  ['Mason', true, 'Masonry 6', false],
  ['Level', false, 'Level 4', false],
] as const)('%s (counted: %s) and %s: %s', (name, isCounted, given, is) => {
  expect(isMedal({ name, how: '', ...(isCounted && { isCounted }) }, given)).toBe(is);
});
