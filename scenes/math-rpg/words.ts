// Announcements (aria-live text) of events.
import type { MathTuning } from './constants.ts';
import { offeredBy } from './rules/asking.ts';
import { ENEMIES, enemyName } from './rules/enemies.ts';
import type { MathEvent, Offered } from './rules/events.ts';
import type { Op } from './rules/facts.ts';
import { passedText } from './rules/grades.ts';
import { formatNumber, spokenText } from './rules/question.ts';
import { solutionSteps } from './rules/solutionSteps.ts';
import type { MathState } from './rules/state.ts';
import { TREASURES } from './rules/treasures.ts';
import type { MathUi } from './ui.ts';

const NAMES = { quick: 'Quick', bold: 'Bold' } as const;

export const CALLED: Readonly<Record<Op, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divide' };

export function words(event: MathEvent): string | null {
  switch (event.type) {
    case 'asked':
      return askedWords(event.offers);
    case 'chose':
      return `${NAMES[event.stroke]}: ${spokenText(event.question)}`;
    case 'found':
      return event.kept
        ? `${TREASURES[event.treasure].name} for your bag: ${event.does}.`
        : `Your bag is full: ${TREASURES[event.treasure].name.toLowerCase()} lies on the ground, for this fight.`;
    case 'used':
      return event.text;
    case 'hit':
      return [
        `Correct! You deal ${event.damage} damage${event.isWeakSpot ? ', at its weak spot' : ''}.`,
        event.note,
        `${event.enemy}: ${event.enemyHealth} health left.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'wrong':
      return `Wrong! Enemy attacks for ${event.damage} damage! The answer is ${formatNumber(event.question.answer)}: ${solutionSteps(event.question)}. ${event.isShielded ? 'Your shield held: your row stands. ' : ''}You have ${event.playerHealth} health left.`;
    case 'struck':
      // The hit's note says it.
      return `You have ${event.playerHealth} health left.`;
    case 'gradePassed':
      return passedText(event);
    case 'streakGrew':
      return `${event.streak} in a row.`;
    case 'leveledUp':
      return `Level ${event.level}.${event.healed > 0 ? ` You heal ${event.healed}.` : ''} Choose a path: the meadow, where you rest, or the ridge, where a treasure lies (${TREASURES[event.find].name}) and the enemy is weak to ${CALLED[event.ridge]}.`;
    case 'pathTaken':
      return `${event.enemy}, ${event.enemyHealth} health${event.weakness === null ? '' : `, weak to ${CALLED[event.weakness]}`}. ${event.line}${event.climb > 0 ? ` The climb costs ${event.climb} health.` : ''}${event.rested > 0 ? ` You rest and heal ${event.rested}.` : ''}${event.row > 0 ? ` Your row begins with ${event.row}.` : ''}`;
    case 'journeyWon':
      return 'All thirteen are beaten: your journey is won! Go home, or go on: they come back braver.';
    case 'cameHome':
      return `You are home, and your journey is won. Your final score: ${event.score}`;
    case 'cardDone':
      return `All ${event.of} questions are answered: ${event.right} right.`;
    case 'gameOver':
      return `Game Over! Your final score: ${event.score}`;
    case 'refused':
      return event.message;
    case 'enemyFell':
      return [
        `${ENEMIES[event.enemy]} ${event.gaveUp ? `gives up: ${event.points} points` : 'defeated'}!`,
        event.collected === null
          ? ''
          : `New on your map: the ${ENEMIES[event.enemy]}, ${event.collected} of ${ENEMIES.length}.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'answered':
      return null;
  }
}

/** Each question with what it is worth; a single one needs no choice. */
function askedWords(offers: readonly Offered[]): string {
  const [first] = offers;
  if (offers.length < 2) return first ? spokenText(first.question) : '';
  return offers
    .map(({ stroke, question, gain, miss }, index) => {
      const name = NAMES[stroke];
      return `${index === 0 ? name : `Or ${name.toLowerCase()}`}, ${gain}, a miss costs ${miss}: ${spokenText(question)}`;
    })
    .join(' ');
}

/** The digits typed with the keys on the stage, or the path they point at. */
export function pointed({ phase }: Readonly<MathState>, ui: object): string {
  const { text, path } = ui as MathUi;
  if (phase === 'path')
    return path === null ? '' : { meadow: 'The meadow', ridge: 'The ridge', home: 'The way home' }[path];
  return text.replace('−', 'minus ');
}

/** What quick and bold are for: said where the first creature stands. */
const LAW =
  'A quick answer lengthens your row, and each hit is harder; a bold one spends the row on its courage: without courage it gives up. ';

/** The enemy and the question that stands, or the paths to choose from. */
export function situation(state: Readonly<MathState>, t: MathTuning): string {
  const { phase, level, playerHealth, enemyHealth, weakness, isHome } = state;
  if (phase === 'over') return isHome ? 'You are home.' : '';
  if (phase === 'path') return `You have ${playerHealth} health. Choose a path: the meadow or the ridge.`;
  const weak = weakness === null ? '' : `, weak to ${CALLED[weakness]}`;
  const law = level === 1 ? LAW : '';
  return `${enemyName(level)}, ${enemyHealth} health and ${state.fight.courage} courage${weak}. You have ${playerHealth} health. ${law}${askedWords(offeredBy(state, t))}`;
}
