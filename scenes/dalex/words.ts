// What an event says aloud. Steps of dalexes are told by who is nearest and how many ways are safe.
import { percentOf } from './danger.ts';
import type { DalexEvent } from './events.ts';
import { counted, WAY } from './say.ts';

export function words(event: DalexEvent): string | null {
  switch (event.type) {
    case 'moved':
      return `${WAY[event.direction]}.`;
    case 'waited':
      return 'Waited.';
    case 'teleported':
      return `Teleported, ${percentOf(event.odds)} percent were safe. ${counted(event.left, 'teleport')} left.`;
    case 'sonicUsed':
      return `${counted(event.cells.length, 'dalex', 'dalexes')} taken apart, ${event.points} points.`;
    case 'goalReached':
      return `Gold cell, ${event.points} points.`;
    case 'goalBuried':
      return 'The gold cell is buried.';
    case 'collided':
      return `${counted(event.dalexes, 'dalex', 'dalexes')} broken, ${event.points} points.`;
    case 'caught':
      return event.cause;
    case 'gameEnded':
      return gameOverWords(event.score);
    case 'standBegan':
      return `Last Stand against ${counted(event.dalexes, 'dalex', 'dalexes')}.`;
    case 'levelWon':
      return `Level ${event.level} won, ${event.points} points.`;
    case 'levelBegan':
      return `Level ${event.level}: ${counted(event.dalexes, 'dalex', 'dalexes')}${event.hasGoal ? ' and a gold cell' : ''}. ${counted(event.teleports, 'teleport')}, ${counted(event.sonics, 'sonic')}.`;
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
  const ways = safe === 0 ? 'no way is safe' : counted(safe, 'way is safe', 'ways are safe');
  return `Nearest ${counted(nearest.away, 'cell')} ${WAY[nearest.way]}, ${ways}.`;
}
