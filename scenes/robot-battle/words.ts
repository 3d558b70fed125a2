// Announcements for screen readers (aria-live), by event.
import { LETTERS } from './rules/arena.ts';
import type { RobotEvent } from './rules/state.ts';

export function words(event: RobotEvent): string | null {
  switch (event.type) {
    case 'began':
      return `${event.names[0]} against ${event.names[1]}.`;
    case 'shot': {
      const [from, to] = [LETTERS[event.side], LETTERS[event.side === 0 ? 1 : 0]];
      if (event.became === 'hit') return `${from} hits: ${to} has ${event.health} health.`;
      return event.became === 'blocked' ? `${to}’s shield holds.` : null;
    }
    case 'threw':
      return `${LETTERS[event.side]}’s script threw.`;
    case 'stopped':
      return 'Stopped.';
    case 'ended': {
      if (event.winner === 'draw') return `A draw after ${event.ticks} ticks.`;
      const name = event.names[event.winner === 'A' ? 0 : 1];
      return `${name} wins${event.forfeit ? ' by forfeit' : ''} after ${event.ticks} ticks.`;
    }
    case 'refused':
      return event.message;
    default:
      return null;
  }
}
