// Announcements: events as sentences for screen readers.
import type { DiceEvent } from './events.ts';

const column = (index: number): string => `column ${index + 1}`;

/** A march has no sentence of its own: every die moves one row in each round; battles and hits are announced. */
export function words(event: DiceEvent): string | null {
  switch (event.type) {
    case 'rolled':
      return `Player ${event.player} rolled a ${event.value}.`;
    case 'placed':
      return `Player ${event.player} placed a ${event.value} in ${column(event.column)}.${event.player === 1 ? ' Player 2 rolls next.' : ' All dice march.'}`;
    case 'marched':
      return null;
    case 'battled': {
      const meeting = `In ${column(event.column)}, row ${event.row + 1}, player ${event.attacker}’s ${event.attackerValue} meets a ${event.defenderValue}`;
      return event.winner === null
        ? `${meeting}: both vanish.`
        : `${meeting}: player ${event.winner} wins and stands there with ${event.left}.`;
    }
    case 'held':
      return `That was close: player ${event.by} keeps a ${event.amount} out.`;
    case 'damaged':
      return `Player ${event.victim} is hit for ${event.amount} in ${column(event.column)}.`;
    case 'roundEnded':
      return `Round ${event.round} is over. Health: player 1 ${event.health[0]}, player 2 ${event.health[1]}.`;
    case 'suddenDeathBegan':
      return 'Sudden death: the next damage wins.';
    case 'won':
      return `Player ${event.player} wins!`;
    case 'refused':
      return event.message;
  }
}
