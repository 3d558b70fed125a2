// Announcements for screen readers (aria-live), by event. After a step of the dalexes: the nearest one and the number of safe moves.
import { percentOf } from './danger.ts';
import type { DalexEvent } from './events.ts';
import { DIRECTION_NAMES, plural } from './text.ts';

export function words(event: DalexEvent): string | null {
  switch (event.type) {
    case 'moved':
      return `${DIRECTION_NAMES[event.direction]}.`;
    case 'waited':
      return 'Waited.';
    case 'teleported':
      return `Teleported, ${percentOf(event.odds)} percent were safe. ${plural(event.left, 'teleport')} left.`;
    case 'sonicUsed':
      return `${plural(event.cells.length, 'dalex', 'dalexes')} taken apart, ${event.points} points.`;
    case 'goalReached':
      return `Gold cell, ${event.points} points.`;
    case 'goalBuried':
      return 'The gold cell is buried.';
    case 'collided':
      return `${plural(event.dalexes, 'dalex', 'dalexes')} broken, ${event.points} points.`;
    case 'caught':
      return event.cause;
    case 'gameEnded':
      return gameOverWords(event.score);
    case 'standBegan':
      return `Last Stand against ${plural(event.dalexes, 'dalex', 'dalexes')}.`;
    case 'levelWon':
      return `Level ${event.level} won, ${event.points} points.`;
    case 'levelBegan':
      return `Level ${event.level}: ${plural(event.dalexes, 'dalex', 'dalexes')}${event.hasGoal ? ' and a gold cell' : ''}. ${plural(event.teleports, 'teleport')}, ${plural(event.sonics, 'sonic')}.`;
    case 'guardSet':
      return `Guard ${event.on ? 'on' : 'off'}.`;
    case 'refused':
      return event.message;
    case 'dalexesStepped':
      return nearestWords(event);
    case 'awaited':
      return null;
  }
}

/** The specification's words (part 2, §8). */
export const gameOverWords = (score: number): string => `Game Over! Your final score: ${score}`;

function nearestWords({ nearest, safe }: Extract<DalexEvent, { type: 'dalexesStepped' }>): string | null {
  if (!nearest) return null;
  const ways = safe === 0 ? 'no way is safe' : plural(safe, 'way is safe', 'ways are safe');
  return `Nearest ${plural(nearest.away, 'cell')} ${DIRECTION_NAMES[nearest.way]}, ${ways}.`;
}
