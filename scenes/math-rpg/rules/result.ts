// Result of a run: score, comparison with the best, medals.
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import { MEDALS } from '../medals.ts';
import type { Card } from './card.ts';
import { ENEMIES, enemyName, HOME_LEVEL } from './enemies.ts';
import { countOf } from './factList.ts';
import { BOXES, type Boxes, factOf, type Item } from './facts.ts';
import { formatNumber } from './question.ts';
import { isCardDone, type MathState } from './state.ts';

export function resultOf(state: Readonly<MathState>): Result | null {
  const { phase, score, mistake, level, enemyHealth, best, newcomers } = state;
  if (phase !== 'over') return null;
  const isDone = isCardDone(state) && state.playerHealth > 0;
  const { question, given } = mistake ?? {};
  const cause =
    question && !state.isHome && !isDone
      ? `${question.text}: the answer was ${formatNumber(question.answer)}, not ${formatNumber(given ?? 0)}.`
      : '';
  const isWon = level >= HOME_LEVEL;
  return {
    outcome: state.isHome || isDone ? 'won' : 'lost',
    score,
    scoreLabel: 'Final Score',
    title: state.isHome ? 'Journey won!' : isDone ? 'Card done!' : `Game Over! Your final score: ${score}`,
    lines: [
      ...(cause ? [cause] : []),
      ...(state.card === null ? [] : [answeredOf(state, state.card)]),
      ...(state.isHome
        ? [`All thirteen creatures are beaten, ${state.playerHealth} health is left.`]
        : [`Level ${level}: the ${enemyName(level)} had ${enemyHealth} health left.`]),
      ...(isWon && !state.isHome ? ['All thirteen were beaten before: the journey was won.'] : []),
      ...(newcomers.length > 0 ? [`New on your map: ${newcomers.map(enemy => ENEMIES[enemy]).join(', ')}.`] : []),
      ...(state.list === null ? [] : [knownOf(state.list, state.progress.boxes)]),
      ...(score > 0 && state.list === null && state.card === null && score <= best
        ? [`${best - score} short of your best.`]
        : []),
    ],
    again: 'Play Again',
    menu: 'Back to Menu',
    medals: medalsEarned(MEDALS, state),
    ...(state.list !== null && { mode: 'List of facts' }),
    ...(state.card !== null && { mode: 'Teacher’s card' }),
  };
}

/** '17 of 20 right', or how far one came. */
const answeredOf = ({ right, wrong }: Readonly<MathState>, { questions }: Card): string =>
  right + wrong >= questions
    ? `${right} of ${questions} answers were right.`
    : `${right + wrong} of ${questions} questions answered, ${right} right.`;

/** How many facts of a list stand in the highest box. */
function knownOf(list: readonly Item[], boxes: Boxes): string {
  const known = list.filter(item => boxes[factOf(item) ?? ''] === BOXES).length;
  return `${known} of the ${countOf(list)} in the list ${known === 1 ? 'is' : 'are'} known.`;
}
