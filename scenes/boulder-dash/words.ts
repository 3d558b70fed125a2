// Announcements for screen readers: the sentence for each event.
import { plural } from '../kit/core/plural.ts';
import { CAUSES } from './rules/score.ts';
import type { Bonus, Event } from './rules/state.ts';
import { wayInWords } from './scene/directions.ts';

const paid = ({ points }: Bonus): string => (points > 0 ? `The exit pays ${points}. ` : '');
/** Numbers of missing diamonds that are announced. */
const COUNTDOWN = new Set([10, 5, 3, 2, 1]);

export function words(event: Event): string | null {
  switch (event.type) {
    case 'caveBegan':
      return `Level ${event.level}. ${event.title}. ${plural(event.needed, 'diamond')} needed.`;
    case 'diamondTaken':
      return COUNTDOWN.has(event.left) ? `${event.left} to go.` : null;
    case 'recordingEnded':
      return 'The file’s solution leads out.';
    case 'lifeLost':
      return `${plural(event.left, 'life', 'lives')} left.`;
    case 'lifeWon':
      return `A further life: ${event.left}.`;
    case 'restartTakenBack':
      return 'The cave before is back.';
    case 'exitOpened':
      return `The exit is open, ${wayInWords(event.across, event.down)}.`;
    case 'burst':
      return 'A moth burst into diamonds.';
    case 'magicWallBegan':
      return 'The magic walls run.';
    case 'amoebaHardened':
      return 'The amoeba turned into boulders.';
    case 'amoebaBloomed':
      return 'The amoeba turned into diamonds.';
    case 'levelCompleted':
      return `LEVEL COMPLETE! ${paid(event.bonus)}Get ready for next level...`;
    case 'ownCompleted':
      return 'LEVEL COMPLETE!';
    case 'foxLost':
      return event.isOver ? `GAME OVER. ${CAUSES[event.cause]}. Press R to restart.` : `${CAUSES[event.cause]}.`;
    default:
      return null;
  }
}
