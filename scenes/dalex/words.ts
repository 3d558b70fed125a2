// Announcements for screen readers (aria-live), by event. After a step of the dalexes: the nearest one and the safe moves by name.
import { DIRECTIONS, type Direction } from './board.ts';
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
  return `Nearest ${plural(nearest.away, 'cell')} ${DIRECTION_NAMES[nearest.way]}. ${safeWords(safe)}`;
}

/** The safe moves by name, in the order of the clock: 'Safe: up, right, waiting.' */
function safeWords(safe: readonly (Direction | 'wait')[]): string {
  if (safe.length === 0) return 'No way is safe.';
  if (safe.length === DIRECTIONS.length + 1) return 'Every way is safe.';
  return `Safe: ${safe.map(move => (move === 'wait' ? 'waiting' : DIRECTION_NAMES[move])).join(', ')}.`;
}
