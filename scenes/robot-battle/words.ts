// Announcements for screen readers (aria-live), by event.
import { LETTERS } from './rules/arena.ts';
import type { RobotEvent, RobotState } from './rules/state.ts';

/** Before a battle: where the two scripts are, and what begins it. */
export const situation = ({ phase }: Readonly<RobotState>): string =>
  phase === 'idle' ? 'Ready: Start Battle runs the script of robot A against that of robot B.' : '';

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
