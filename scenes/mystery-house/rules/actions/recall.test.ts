// The notebook answers from what was found: exchanging what is hidden from the player changes none of its answers.
import { expect, test } from 'vitest';
import { seeded } from '../../../kit/core/rng.ts';
import { detective, THOROUGH } from '../../bots/pilot.ts';
import { type Case, createCase, shuffled } from '../case.ts';
import { ROOMS } from '../house.ts';
import { hasSeen, murdererCode } from '../notebook.ts';
import type { Counted, NotebookQuestion } from '../parser/notebookQuestions.ts';
import { TOPICS } from '../parser/vocabulary.ts';
import { GUESTS, TRAITS } from '../people.ts';
import { RULES } from '../rules.ts';
import type { MysteryState } from '../state.ts';
import { newGame, TUNING } from '../testing.ts';
import { answerTo } from './recall.ts';

const EVERYBODY = GUESTS.map((_, who) => who);
const ask = <const Q extends object>(question: Q) => ({ verb: 'recall', ...question }) as const;
const COUNTED: readonly Counted[] = ['traces', 'suspects', 'rooms', 'guests', 'dead', 'moves', 'alibis', 'lies'];

/** Every question that the notebook knows. */
const QUESTIONS: readonly NotebookQuestion[] = [
  ...(['missed', 'alibis', 'motives', 'lies', 'suspects'] as const).map(of => ask({ of })),
  ...COUNTED.map(what => ask({ of: 'count', what })),
  ...[null, ...ROOMS].flatMap(room => [ask({ of: 'unseen', room }), ask({ of: 'company', room })]),
  ...[null, 'looks' as const, ...TOPICS].map(topic => ask({ of: 'unasked', topic })),
  ...TRAITS.flatMap((_, trait) =>
    ([null, 0, 1] as const).map(code => ask({ of: 'traits', trait, code, odd: code === null ? 'red' : null })),
  ),
  ask({ of: 'met', who: null }),
  ...EVERYBODY.flatMap(who => [
    ask({ of: 'met', who }),
    ask({ of: 'trust', who }),
    ask({ of: 'said', who }),
    ...([null, 'alibi', 'motive', ...TRAITS.keys()] as const).map(about => ask({ of: 'known', who, about })),
  ]),
];

const answers = (s: Readonly<MysteryState>) =>
  QUESTIONS.map(question => answerTo({ s, t: TUNING }, question).join('\n'));

/** The case with another truth behind the same notebook: another murderer, and other words of whoever was not heard. */
function exchanged({ case: mine, notes, bodies }: Readonly<MysteryState>, other: Case): Case | null {
  const murderer = shuffled(seeded(other.seed, 9), EVERYBODY).find(
    who =>
      who !== mine.murderer &&
      !bodies.some(body => body.who === who) &&
      notes.clues.every(trait => murdererCode({ ...mine, murderer: who }, trait) === murdererCode(mine, trait)) &&
      (!notes.letter || mine.motives[who] === mine.motives[mine.murderer]),
  );
  if (murderer === undefined || notes.confessed) return null;
  return {
    ...mine,
    murderer,
    liar: mine.liar === null ? null : (other.liar ?? 0),
    order: other.order,
    herrings: other.herrings,
    alibis: mine.alibis.map((alibi, who) => (notes.alibis.includes(who) ? alibi : (other.alibis[who] ?? alibi))),
    motives: mine.motives.map((motive, who) =>
      notes.motives.includes(who) || (notes.letter && who === murderer) ? motive : (other.motives[who] ?? motive),
    ),
  };
}

test('with the murderer and all that was not heard exchanged, every answer is the same', () => {
  let compared = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const decide = detective({ ...THOROUGH, forgets: 40 })(seed);
    let state = newGame(seed);
    for (let step = 0; step < 40; step++) {
      const command = decide(state, TUNING);
      if (!command || command.text.startsWith('accuse')) break;
      state = RULES.apply(state, command, TUNING, 0).state;
      if (step % 6 !== 0) continue;
      const theCase = exchanged(state, createCase(seed + 1000 + step));
      if (!theCase) continue;
      compared++;
      expect(answers({ ...state, case: theCase }), `case ${seed}, step ${step}`).toEqual(answers(state));
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('with the looks and habits that were not seen exchanged, every answer is the same', () => {
  let compared = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const decide = detective({ ...THOROUGH, forgets: 60 })(seed);
    let state = newGame(seed);
    for (let step = 0; step < 14; step++) {
      const command = decide(state, TUNING);
      if (!command || command.text.startsWith('accuse')) break;
      state = RULES.apply(state, command, TUNING, 0).state;
    }
    const before = answers(state);
    for (const [who, { code }] of GUESTS.entries())
      for (const trait of TRAITS.keys()) {
        // What the murderer left is known by the trace.
        if (hasSeen(state.notes, who, trait) || (who === state.case.murderer && state.notes.clues.includes(trait)))
          continue;
        const codes = code as (0 | 1)[];
        codes[trait] = codes[trait] === 0 ? 1 : 0;
        try {
          expect(answers(state), `case ${seed}, ${who} ${trait}`).toEqual(before);
          compared++;
        } finally {
          codes[trait] = codes[trait] === 0 ? 1 : 0;
        }
      }
  }
  expect(compared).toBeGreaterThan(100);
});
