// Announcements for screen readers (aria-live), by event. After a step of the dalexes: the nearest one and the safe moves by name.
import { plural } from '../kit/core/plural.ts';
import { DIRECTIONS, type Direction, nearestDalex } from './rules/board.ts';
import type { DalexKind } from './rules/crowd.ts';
import { percentOf, safeMoves } from './rules/danger.ts';
import type { DalexEvent } from './rules/events.ts';
import { type DalexState, positionOf } from './rules/state.ts';
import { DIRECTION_NAMES } from './text.ts';

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
      return levelWords(event);
    case 'woke':
      return `${plural(event.cells.length, 'sleeper wakes', 'sleepers wake')}.`;
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

/** Where one stands, and the nearest dalex with the safe moves. */
export function situation(state: Readonly<DalexState>): string {
  const { size, player, dalexes, gameOver, gameWon, crowd } = state;
  if (gameOver || gameWon) return '';
  const place = `row ${Math.floor(player / size) + 1}, column ${(player % size) + 1} of ${size} by ${size}`;
  const position = positionOf(state);
  const leaps = crowd?.leaps === true && crowd.kinds.includes('leaper');
  const near = nearestWords({ nearest: nearestDalex(position), leaps, safe: safeMoves(position) });
  return `You stand at ${place}, among ${plural(dalexes.length, 'dalex', 'dalexes')}. ${near ?? ''}`.trim();
}

type EventOf<Type extends DalexEvent['type']> = Extract<DalexEvent, { type: Type }>;

function levelWords({
  level,
  dalexes,
  sleepers,
  leapers,
  hasGoal,
  teleports,
  sonics,
  lesson,
}: EventOf<'levelBegan'>): string {
  const crowd = [
    plural(dalexes, 'dalex', 'dalexes'),
    ...(sleepers > 0 ? [`${sleepers} of them asleep`] : []),
    ...(leapers > 0 ? [plural(leapers, 'leaper')] : []),
  ].join(', ');
  const tools = `${plural(teleports, 'teleport')}, ${plural(sonics, 'sonic')}.`;
  return `Level ${level}: ${crowd}${hasGoal ? ' and a gold cell' : ''}. ${tools}${lesson ? ` ${lesson}` : ''}`;
}

const KIND_WORDS: Readonly<Record<DalexKind, string>> = { plain: '', sleeper: ', asleep', leaper: ', a leaper' };

function nearestWords({
  nearest,
  leaps,
  safe,
}: Pick<EventOf<'dalexesStepped'>, 'nearest' | 'leaps' | 'safe'>): string | null {
  if (!nearest) return null;
  const where = `${plural(nearest.away, 'cell')} ${DIRECTION_NAMES[nearest.way]}${KIND_WORDS[nearest.kind]}`;
  return `Nearest ${where}. ${leaps ? 'Leapers leap next. ' : ''}${safeWords(safe)}`;
}

/** The safe moves by name, in the order of the clock: 'Safe: up, right, waiting.' */
function safeWords(safe: readonly (Direction | 'wait')[]): string {
  if (safe.length === 0) return 'No way is safe.';
  if (safe.length === DIRECTIONS.length + 1) return 'Every way is safe.';
  return `Safe: ${safe.map(move => (move === 'wait' ? 'waiting' : DIRECTION_NAMES[move])).join(', ')}.`;
}
