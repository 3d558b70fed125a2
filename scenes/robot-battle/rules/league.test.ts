// League: reading and writing of lines, names, pairings, and the table of played matches.
import { describe, expect, it } from 'vitest';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import {
  type Entrant,
  MAX_ENTRANTS,
  meetingsOf,
  pairingsOf,
  readLeague,
  tableOf,
  withEntrants,
  writeLeague,
} from './league.ts';
import { encodeLink } from './link.ts';
import { SCRIPTS } from './scripts.ts';
import { resolveBuiltIn, t } from './testing.ts';
import { NO_ROUNDS, playRound, roundOf } from './tournament.ts';

const PAGE = 'https://foldedfox.example/games/robot-battle?seed=7';
const MINE = "// Anna's snail\nreturn 'wait';";
const OTHER = "return 'shoot';";
const link = async (a: string, b: string) => `${PAGE}#match=${await encodeLink([a, b])}`;

describe('what is read', () => {
  it('a link alone: the script on bench A, named by its first comment', async () => {
    expect(await readLeague(await link(MINE, SCRIPTS.target.code))).toEqual({
      entrants: [{ name: "Anna's snail", code: MINE }],
      faults: [],
    });
  });

  it('a link with two scripts of players: both', async () => {
    const { entrants } = await readLeague(await link(OTHER, MINE));
    expect(entrants.map(({ name }) => name)).toEqual(['Robot', "Anna's snail"]);
  });

  it('lines of a name and a link; blank lines and comments are passed over, and each line without robots is named', async () => {
    const text = [
      '// Our league',
      `Bert the Bold: ${await link(OTHER, SCRIPTS.hunter.code)}`,
      '',
      'Carl',
      `${PAGE}#match=1AAAA`,
    ].join('\r\n');
    const { entrants, faults } = await readLeague(text);
    expect(entrants).toEqual([{ name: 'Bert the Bold', code: OTHER }]);
    expect(faults).toEqual([
      'Line 4: There is no link to robots.',
      'Line 5: The link is damaged: its robots cannot be read.',
    ]);
  });

  it('what was written is read again, built-in robots too', async () => {
    const league: readonly Entrant[] = [
      { name: 'Fox', code: SCRIPTS.fox.code },
      { name: "Anna's snail", code: MINE },
    ];
    const { text, left } = await writeLeague(league, packed => `${PAGE}#match=${packed}`);
    expect(left).toEqual([]);
    expect((await readLeague(text)).entrants).toEqual(league);
  });

  it('a robot too long for a link is named, and the others are written', async () => {
    const rng = seeded(3);
    const long = Array.from({ length: 30_000 }, () => String.fromCharCode(33 + randomInt(rng, 90))).join('');
    const { text, left } = await writeLeague(
      [
        { name: 'Long', code: long },
        { name: 'Short', code: OTHER },
      ],
      packed => (packed.length > 20_000 ? null : `${PAGE}#match=${packed}`),
    );
    expect([left, text.split('\n').length]).toEqual([['Long'], 2]);
  });
});

describe('who is in the league', () => {
  it('names are made different, the same script stands in it once, and no more than twenty', () => {
    const first = withEntrants([], [{ name: 'Robot', code: 'a' }]).league;
    const second = withEntrants(first, [
      { name: 'Robot', code: 'b' },
      { name: 'Twin', code: 'a' },
      { name: 'Long', code: 'x'.repeat(70_000) },
    ]);
    expect(second.league.map(({ name }) => name)).toEqual(['Robot', 'Robot 2']);
    expect(second.left).toEqual(['Twin is in the league already, as Robot.', 'Long is longer than 64 KB.']);
    const many = withEntrants(
      [],
      Array.from({ length: 25 }, (_, index) => ({ name: 'Robot', code: String(index) })),
    );
    expect(many.league).toHaveLength(MAX_ENTRANTS);
    expect(new Set(many.league.map(({ name }) => name)).size).toBe(MAX_ENTRANTS);
    expect(many.left).toHaveLength(5);
  });
});

describe('the table', () => {
  it('everybody plays everybody once', () => {
    expect(pairingsOf(4)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(pairingsOf(1)).toEqual([]);
  });

  it('what one wins the other loses; the best stands first', async () => {
    const names = ['steps', 'fox', 'aims'] as const;
    const scores = [];
    for (const pairing of pairingsOf(names.length)) {
      let score = NO_ROUNDS;
      for (let round = 0; round < 10; round++) {
        const [one, other] = pairing.map(index => SCRIPTS[names[index] as (typeof names)[number]].code);
        const request = roundOf(one as string, other as string, 5, round, t);
        score = await playRound(score, round, request, async () => ({ response: resolveBuiltIn(request), log: [] }));
      }
      scores.push({ pairing, score });
    }
    const table = tableOf(names, scores);
    expect(table.map(({ name }) => name)).toEqual(['fox', 'aims', 'steps']);
    expect(table.map(({ rounds }) => rounds)).toEqual([20, 20, 20]);
    const sum = (key: 'won' | 'lost' | 'points') => table.reduce((all, row) => all + row[key], 0);
    expect(sum('won')).toBe(sum('lost'));
    expect(sum('points')).toBe(30);
  });

  it('stands in order of names before anything was played', () => {
    expect(tableOf(['b', 'a'], []).map(({ name, points }) => [name, points])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });

  it('a robot’s meetings say what it made of each other one, the worst first', () => {
    const score = (won: number, lost: number) => ({ rounds: won + lost, won, drawn: 0, lost, voided: 0 });
    const scores = [
      { pairing: [0, 1], score: score(3, 1) },
      { pairing: [0, 2], score: score(0, 4) },
      { pairing: [1, 2], score: score(2, 2) },
    ] as const;
    const told = (index: number) =>
      meetingsOf(index, ['a', 'b', 'c'], scores).map(({ name, won, lost }) => [name, won, lost]);
    expect(told(0)).toEqual([
      ['c', 0, 4],
      ['b', 3, 1],
    ]);
    expect(told(1)).toEqual([
      ['a', 1, 3],
      ['c', 2, 2],
    ]);
  });
});
