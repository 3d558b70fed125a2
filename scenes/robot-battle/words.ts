// Announcements for screen readers (aria-live), by event.
import { cardOf } from './arena/roster.ts';
import type { ArenaBout } from './arena/types.ts';
import { LETTERS } from './rules/arena.ts';
import type { RobotEvent, RobotState } from './rules/state.ts';

/** Before a battle: where the two scripts are, and what begins it. */
export const situation = ({ phase, bout }: Readonly<RobotState>): string =>
  bout
    ? boutSituation(bout)
    : phase === 'idle'
      ? 'Ready: Start Battle runs the script of robot A against that of robot B.'
      : '';

const boutSituation = ({ phase, kind, rival }: ArenaBout): string =>
  phase === 'idle'
    ? `Ready: ${kind === 'ladder' && rival ? `best of three against ${cardOf(rival).name}` : kind === 'week' ? 'the field of the week' : 'free play'}.`
    : '';

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
    case 'arenaBegan':
      return `${event.rounds > 1 ? `Match ${event.round + 1} of ${event.rounds}: ` : ''}${event.names.join(', ')}.`;
    case 'fell':
      return `Robot ${event.robot + 1} is out${event.forfeit ? ' by forfeit' : event.by === null ? '' : `, by robot ${event.by + 1}`}.`;
    case 'matchEnded':
      return `${event.winners.length === 0 ? 'A draw' : `${event.winners.join(' and ')} ${event.winners.length > 1 ? 'win' : 'wins'}`} after ${event.ticks} ticks. ${event.why}`;
    case 'refused':
      return event.message;
    default:
      return null;
  }
}
