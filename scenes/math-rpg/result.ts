// Result of a run: score, comparison with the best, medals.
import type { Result } from '../kit/core/rules.ts';
import { enemyName } from './enemies.ts';
import { formatNumber } from './question.ts';
import type { MathState } from './state.ts';

export function resultOf(state: Readonly<MathState>): Result | null {
  const { phase, score, mistake, level, enemyHealth, best } = state;
  if (phase !== 'over') return null;
  const { question, given } = mistake ?? {};
  const cause = question
    ? `${question.text}: the answer was ${formatNumber(question.answer)}, not ${formatNumber(given ?? 0)}.`
    : '';
  return {
    outcome: 'lost',
    score,
    scoreLabel: 'Final Score',
    title: `Game Over! Your final score: ${score}`,
    lines: [
      ...(cause ? [cause] : []),
      `Level ${level}: the ${enemyName(level)} had ${enemyHealth} health left.`,
      ...(score > 0 && score <= best ? [`${best - score} short of your best.`] : []),
    ],
    again: 'Play Again',
    menu: 'Back to Menu',
    medals: medalsOf(state),
  };
}

/** Medals by count: the highest step reached gives the medal. */
const STEPS: readonly (readonly [
  count: (state: Readonly<MathState>) => number,
  steps: readonly number[],
  words: string,
])[] = [
  [state => state.bestStreak, [100, 50, 25, 10], 'in a row'],
  [state => state.level, [26, 13, 10, 7, 4], 'level'],
  [state => state.ridges, [10, 5, 3], 'ridges'],
];

function medalsOf(state: Readonly<MathState>): readonly string[] {
  return STEPS.flatMap(([count, steps, words]) => {
    const reached = steps.find(step => count(state) >= step);
    if (reached === undefined) return [];
    return [words === 'level' ? `Level ${reached}` : `${reached} ${words}`];
  });
}
