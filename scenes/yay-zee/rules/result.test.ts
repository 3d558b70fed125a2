// The result in words: where a duel was decided, and what the dearest choice was.
import { expect, it } from 'vitest';
import { result } from './result.ts';
import { STANDARD } from './standard.ts';
import type { Choice, YayZeeState } from './state.ts';
import { newGame } from './testing.ts';

const WHOLE = [3, 6, 9, 12, 15, 18, 20, 20, 25, 30, 40, 50, 20];
const linesOf = (state: YayZeeState): string => (result(state, STANDARD)?.lines ?? []).join('\n');

it('a duel says that both had the same dice, and where the coach gained most', () => {
  const duel = newGame(1, { mode: 'duel' });
  const [own, coach] = duel.players;
  if (!own || !coach) throw new Error('a duel has two players');
  const worse = WHOLE.map((points, slot) => (slot === 10 ? 0 : points));
  const lost = {
    ...duel,
    players: [
      { ...own, scores: worse },
      { ...coach, scores: WHOLE },
    ],
  };
  expect(linesOf(lost)).toContain('the coach gained most on you in Large straight (40 against 0)');
  const even = {
    ...duel,
    players: [
      { ...own, scores: WHOLE },
      { ...coach, scores: WHOLE },
    ],
  };
  expect(linesOf(even)).toContain('in no slot did the coach gain on you');
});

it('the dearest choice names its turn, its dice and what was better', () => {
  const solo = newGame(1);
  const [own] = solo.players;
  if (!own) throw new Error('there is a player');
  const choice: Choice = {
    ...{ used: 0b1011, upper: 6, dice: '11234', left: 0, held: null, slot: 6, cost: 9.1, better: 'chance' },
  };
  const over = { ...solo, players: [{ ...own, scores: WHOLE }], choices: [choice] };
  expect(linesOf(over)).toContain(
    'The dearest choice, in turn 4 with 1 1 2 3 4: Three of a kind, 9.1 points; better: Chance.',
  );
  const held = { ...choice, slot: null, held: 0b00011, better: '234' };
  expect(linesOf({ ...over, choices: [held] })).toContain('holding 1 1, 9.1 points; better: holding 234.');
});
