// Bots: hints are worth their points, a newcomer gets out, and new things come all the way.
import { expect, it } from 'vitest';
import { newEscape, send, TUNING } from '../rules/testing.ts';
import { type BotSkill, NEWCOMER, PRACTISED, player } from './bots.ts';

const SECONDS_PER_COMMAND = 4;
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

/** Plays an escape; in which second it ended, whether outside, and when each node was solved. */
function played(mind: BotSkill, seed: number) {
  const decide = player(mind)(seed);
  let state = newEscape(seed);
  const solvedAt: number[] = [];
  let seconds = 0;
  for (; seconds < TUNING.limitSeconds && state.phase === 'playing'; seconds += SECONDS_PER_COMMAND) {
    const command = decide(state, TUNING);
    // A lock that is stuck answers again before the next command.
    if (command) state = send({ ...state, stuckUntil: null }, command, seconds * 60).state;
    while (solvedAt.length < state.done.length) solvedAt.push(seconds);
  }
  return { seconds, isOut: state.phase === 'escaped', hintsUsed: state.hintsUsed, solvedAt };
}
const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const known = new Map<BotSkill, readonly ReturnType<typeof played>[]>();
const all = (mind: BotSkill) => {
  const runs = known.get(mind) ?? SEEDS.map(seed => played(mind, seed));
  known.set(mind, runs);
  return runs;
};

it('a newcomer gets out with hints in at least 16 of 20; who has practice needs half the time and no hint', () => {
  const [newcomer, practised] = [all(NEWCOMER), all(PRACTISED)];
  expect(newcomer.filter(({ isOut }) => isOut).length).toBeGreaterThanOrEqual(16);
  expect(newcomer.every(({ hintsUsed }) => hintsUsed <= 3)).toBe(true);
  expect(practised.every(({ isOut, hintsUsed }) => isOut && hintsUsed === 0)).toBe(true);
  const time = (runs: typeof newcomer) => middle(runs.map(({ seconds }) => seconds));
  expect(time(practised)).toBeLessThanOrEqual(time(newcomer) / 2);
});

it('a hint saves time: the same newcomers without them take longer', () => {
  const total = (mind: BotSkill) => all(mind).reduce((sum, { seconds }) => sum + seconds, 0);
  expect(total({ ...NEWCOMER, hintAfter: null })).toBeGreaterThan(total(NEWCOMER));
});

it('in the first ten minutes of a newcomer something gives way at least every two minutes, by the median', () => {
  const gaps = all(NEWCOMER).map(({ solvedAt }) => {
    const early = [0, ...solvedAt.filter(at => at <= 600), 600];
    return Math.max(...early.slice(1).map((at, i) => at - (early[i] ?? 0)));
  });
  expect(middle(gaps)).toBeLessThanOrEqual(120);
});
