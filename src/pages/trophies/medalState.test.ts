// Medals of a visitor, as tables.
import { expect, test } from 'vitest';
import type { MedalWords } from '../../../scenes/kit/core/medals.ts';
import { type MedalRecord, medalStates, scoreWords, withinReach } from './medalState.ts';

const MEDALS: readonly MedalWords[] = [
  { name: 'Level 4', how: 'reach level 4', ladder: 'level' },
  { name: 'Level 7', how: 'reach level 7', ladder: 'level' },
  { name: '3 ridges', how: 'three ridges', ladder: 'ridges' },
  { name: 'Mason', how: 'a pile', isCounted: true },
  { name: 'Much', how: '300 points', atScore: 300 },
];
const record = (changes: Partial<MedalRecord> = {}): MedalRecord => ({ medals: [], best: null, plays: 1, ...changes });
const earned = (of: MedalRecord | undefined) =>
  medalStates(MEDALS, of).flatMap(({ name, isEarned }) => (isEarned ? [name] : []));

test.each<[what: string, MedalRecord | undefined, readonly string[]]>([
  ['a newcomer', undefined, []],
  [
    'a higher one of a ladder includes the lower, and none of another',
    record({ medals: ['Level 7'] }),
    ['Level 4', 'Level 7'],
  ],
  ['a lower one does not include the higher', record({ medals: ['Level 4'] }), ['Level 4']],
  ['with the number reached', record({ medals: ['Mason 6'] }), ['Mason']],
  ['the name of no medal', record({ medals: ['Masonry', '__proto__', ''] }), []],
])('%s', (_, of, names) => expect(earned(of)).toEqual(names));

test.each<[MedalRecord | undefined, number | null]>([
  [undefined, null],
  [record(), null],
  [record({ best: 240 }), 0.8],
  [record({ best: 300 }), null],
  [record({ best: 240, medals: ['Much'] }), null],
])('%j: how near the score is', (of, share) => expect(medalStates(MEDALS, of)[4]?.share).toBe(share));

test('words of a score', () => {
  expect(scoreWords(1042, null)).toBe('0 of 1,042 points');
  expect(scoreWords(1042, 960)).toBe('960 of 1,042 points');
});

test('within reach: near by score, then by share of what is earned, then played, then new; one of each game', () => {
  const game = (id: string, of?: MedalRecord, medals = MEDALS) => ({ id, record: of, medals: medalStates(medals, of) });
  const games = [
    game('new'),
    game('played', record()),
    game('some', record({ medals: ['Level 4'] })),
    game('score', record({ best: 240 })),
    game('all', record({ medals: ['Level 4', 'Level 7'] }), MEDALS.slice(0, 2)),
  ];
  const found = withinReach(games, 5);
  expect(found.map(({ id, medal, why }) => [id, medal.name, why])).toEqual([
    ['score', 'Much', 'Best 240 of 300 points'],
    ['some', 'Level 7', '1 of 5 here are yours'],
    ['played', 'Level 4', 'The first one of this game'],
    ['new', 'Level 4', 'A game you have not played'],
  ]);
  expect(withinReach(games, 2)).toHaveLength(2);
});
