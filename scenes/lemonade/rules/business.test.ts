// A kept business: its days are called again and end in the same coins; one of other rules is refused in a sentence.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { copy, type Json } from '../../kit/core/json.ts';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import { businessOf, savedGame } from './business.ts';
import { anyChanges, decideAnyhow, morning, send, t, wait } from './testing.ts';

test('any business goes on as it was, in any phase', () => {
  for (let seed = 1; seed <= times(3, 300); seed++) {
    const rng = seeded(seed, 3);
    const state = morning(seed);
    for (let step = 0; step < 30 && state.phase !== 'over'; step++) {
      if (state.phase === 'morning') decideAnyhow(state, rng);
      else if (state.phase === 'day') {
        for (const [tick, to] of anyChanges(rng))
          if (state.now && tick >= state.now.tick && tick < 1500) {
            wait(state, tick - state.now.tick);
            send(state, { type: 'set', what: 'price', to });
          }
        if (randomInt(rng, 2) === 0) send(state, { type: 'evening' });
        else wait(state, 10 + randomInt(rng, 900));
      } else send(state, { type: state.phase === 'broke' ? 'again' : 'next' });
      const kept = copy(savedGame.serialize(state));
      if (kept === null) continue;
      expect(savedGame.validate(kept)).toBeNull();
      const again = businessOf(seed + 500, 'table', kept, t);
      const untold = { rng: 0, asked: 0, row: 0, pace: 0 };
      expect({ ...again, ...untold }).toEqual({ ...state, ...untold });
      expect(savedGame.serialize(again)).toEqual(kept);
      expect(savedGame.summary?.(kept)).toMatch(/in the purse$/);
    }
  }
});

test('of other rules, or no business at all: a sentence, and a new first morning', () => {
  const state = morning(1);
  send(state, { type: 'open' });
  send(state, { type: 'evening' });
  const kept = copy(savedGame.serialize(state)) as { readonly [name: string]: Json };
  const cases: readonly (readonly [Json, RegExp])[] = [
    [{ ...kept, cash: (kept['cash'] as number) + 1 }, /other rules/],
    [
      { ...kept, phase: 'morning', tick: 0, days: [...(kept['days'] as Json[]), (kept['days'] as Json[])[0] as Json] },
      /other rules/,
    ],
    [{ ...kept, days: [] }, /no kept lemonade stand/],
    [{ ...kept, plan: [1, 2] }, /no kept lemonade stand/],
    [{ ...kept, days: [[3, 4, 4, 4, 1e9, 0, 0, 0, 0, 0, 0, 0, 0, 0]] }, /no kept lemonade stand/],
    [{ ...kept, days: [[3, 4, 4, 4, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 90, 40, 95]] }, /no kept lemonade stand/],
    [null, /no kept lemonade stand/],
    ['{}', /no kept lemonade stand/],
  ];
  for (const [one, sentence] of cases) {
    expect(savedGame.validate(one)).toMatch(sentence);
    expect(savedGame.summary?.(one)).toBe('');
    expect(businessOf(9, 'table', one, t)).toEqual(morning(9));
  }
});
