// Case generator: fair alibis, three kinds, and every case solvable by the solver.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { solve } from '../bots/solver.ts';
import { createCase, KINDS } from './case.ts';
import { readCaseCode, writeCaseCode } from './caseCode.ts';
import { coldCases } from './coldCases.ts';
import { alibiStatus, EMPTY_NOTES, provenMurderer } from './notebook.ts';
import { GUESTS, TRAITS } from './people.ts';
import { RULES } from './rules.ts';
import { newGame, say, stateAfter, TUNING } from './testing.ts';

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);
const everybody = GUESTS.map((_, who) => who);

test('the guests are told apart as checked: any two differ in three traits or more, so that four traces tell one', () => {
  for (const a of GUESTS)
    for (const b of GUESTS)
      if (a !== b) expect(a.code.filter((value, i) => value !== b.code[i]).length).toBeGreaterThanOrEqual(3);
  expect(TRAITS.map(({ key }) => key)).toEqual(['hand', 'shoe', 'hair', 'tobacco', 'scent', 'gloves']);
});

test('only the murderer is contradicted, whoever was heard; once all is admitted the lie is plain in every case', () => {
  const contradicted: string[] = [];
  for (const seed of SEEDS) {
    const theCase = createCase(seed);
    const all = { ...EMPTY_NOTES, letter: true, motives: everybody };
    for (let heard = 0; heard < 64; heard++)
      for (const confessed of theCase.liar === null ? [false] : [false, true]) {
        const notes = { ...all, alibis: everybody.filter(who => (heard >> who) & 1), confessed };
        for (const who of everybody) {
          const { verdict } = alibiStatus({ case: theCase, notes, bodies: [] }, who);
          if (who !== theCase.murderer && ['disputed', 'denied', 'broken'].includes(verdict))
            contradicted.push(`${seed} ${who}`);
        }
      }
    const notes = { ...all, alibis: everybody, confessed: true };
    if (alibiStatus({ case: theCase, notes, bodies: [] }, theCase.murderer).verdict !== 'broken')
      contradicted.push(`${seed} stands`);
  }
  expect(contradicted).toEqual([]);
});

test('all three kinds and all six murderers come, each about as often', () => {
  const nights = SEEDS.map(createCase);
  for (const kind of KINDS) expect(nights.filter(theCase => theCase.kind === kind).length).toBeGreaterThan(45);
  for (const who of everybody) expect(nights.filter(theCase => theCase.murderer === who).length).toBeGreaterThan(18);
});

test('two share the motive that the letter names', () => {
  for (const seed of SEEDS) {
    const { motives, murderer } = createCase(seed);
    expect(motives.filter(motive => motive === motives[murderer])).toHaveLength(2);
  }
});

test('the solver shows the proof in every case, from the start, by words alone, and the accusation wins', () => {
  for (const seed of SEEDS.slice(0, times(40, SEEDS.length))) {
    const solution = solve(seed, {}, TUNING);
    expect(solution, String(seed)).not.toBeNull();
    const { murderer, clues } = solution as NonNullable<typeof solution>;
    const proven = stateAfter(newGame(seed), clues);
    expect(provenMurderer(proven, TUNING)).toBe(proven.case.murderer);
    const result = RULES.result(say(proven, `accuse ${murderer}`).state, TUNING);
    expect(result).toMatchObject({ outcome: 'won' });
    expect(result?.lines[0]).toContain('you could prove it');
  }
});

test('a case as a code: there and back, and a damaged one is told, with a plain case in its place', () => {
  for (const seed of [0, 1, 42, 20261122, 4294967295, 999999999999999])
    expect(readCaseCode(writeCaseCode(seed))).toBe(seed);
  const code = writeCaseCode(123456);
  expect(readCaseCode(code.toLowerCase())).toBe(123456);
  for (const bad of [
    '',
    'x',
    `${code}Z`,
    code.replace(/.$/, last => (last === '0' ? '1' : '0')),
    '!!-!',
    'ZZZZZZZZZZZZ-Z',
  ])
    expect(readCaseCode(bad)).toMatch(/^The link's case cannot be read: .*\.$/);
  const linked = newGame(5, { case: code });
  expect(linked.case.seed).toBe(123456);
  // Of a link the same case comes again, and the button says so.
  for (const [theCase, again] of [
    [linked, 'This case again'],
    [newGame(5), 'New case'],
  ] as const)
    expect(RULES.result(say(theCase, 'accuse you').state, TUNING)?.again).toBe(again);
  const plain = newGame(5, { case: 'rubbish' });
  expect(plain.case.seed).toBe(5);
  expect(plain.log[0]?.text).toBe(
    `The link's case cannot be read: it should look like F3A-K. This is case ${writeCaseCode(5)} instead.`,
  );
});

test('the cold cases of a week: five, of all kinds, the same until Sunday night', () => {
  const monday = coldCases(new Date('2026-11-16T00:00:00Z'));
  expect(monday.map(({ kind }) => kind)).toEqual(['alibi', 'motive', 'witness', 'alibi', 'motive']);
  expect(coldCases(new Date('2026-11-22T23:59:00Z'))).toEqual(monday);
  expect(coldCases(new Date('2026-11-23T00:00:00Z'))).not.toEqual(monday);
});

test('the traits are those of the design', () => {
  expect(GUESTS.map(({ name, work }) => `${name}, ${work}`)).toMatchInlineSnapshot(`
    [
      "Ada Finch, cook",
      "Bruno Vale, gardener",
      "Clara Moss, doctor",
      "Dorian Pike, actor",
      "Edith Crane, librarian",
      "Felix Stone, engineer",
    ]
  `);
});
