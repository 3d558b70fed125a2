// Announcements (aria-live text) of events.
import { ENEMIES } from './enemies.ts';
import type { MathEvent } from './events.ts';
import type { Op } from './facts.ts';
import { formatNumber, spokenText } from './question.ts';
import { solutionSteps } from './solutionSteps.ts';

export const CALLED: Readonly<Record<Op, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divide' };

export function words(event: MathEvent): string | null {
  switch (event.type) {
    case 'asked':
      return spokenText(event.question);
    case 'hit':
      return `Correct! You deal ${event.damage} damage${event.isWeakSpot ? ', at its weak spot' : ''}. ${event.enemy}: ${event.enemyHealth} health left.`;
    case 'wrong':
      return `Wrong! Enemy attacks for ${event.damage} damage! The answer is ${formatNumber(event.question.answer)}: ${solutionSteps(event.question)}. You have ${event.playerHealth} health left.`;
    case 'streakGrew':
      return `${event.streak} in a row.`;
    case 'leveledUp':
      return `Enemy defeated! Level ${event.level}.${event.healed > 0 ? ` You heal ${event.healed}.` : ''} Choose a path: the meadow, or the ridge, where the enemy is weak to ${CALLED[event.ridge]}.`;
    case 'pathTaken':
      return `${event.enemy}, ${event.enemyHealth} health${event.weakness === null ? '' : `, weak to ${CALLED[event.weakness]}`}.`;
    case 'gameOver':
      return `Game Over! Your final score: ${event.score}`;
    case 'refused':
      return event.message;
    case 'enemyFell':
      return event.collected === null
        ? null
        : `New on your map: the ${ENEMIES[event.enemy]}, ${event.collected} of ${ENEMIES.length}.`;
    case 'answered':
      return null;
  }
}
