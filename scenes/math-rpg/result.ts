// Result of a run: score, comparison with the best, medals.
import { medalsEarned } from '../kit/core/medals.ts';
import type { Result } from '../kit/core/rules.ts';
import { enemyName } from './enemies.ts';
import { MEDALS } from './medals.ts';
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
    medals: medalsEarned(MEDALS, state),
  };
}
