// What an event says aloud: every step in few words, every push with what it did.
import type { SokobanEvent } from './events.ts';
import type { Direction } from './level.ts';
import { medalOf } from './medals.ts';

export const WAY: Readonly<Record<Direction, string>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export function words(event: SokobanEvent): string | null {
  switch (event.type) {
    case 'moved':
      return `${WAY[event.direction]}.`;
    case 'pushed':
      return `Pushed ${WAY[event.direction]}${event.away && !event.home ? ', off its goal' : ''}.`;
    case 'homed':
      return event.left === 0 ? 'On its goal.' : `On its goal. ${event.left} to go.`;
    case 'played':
      return `Played ${counted(event.moves, 'move')}, ${counted(event.pushes, 'push', 'pushes')}.`;
    case 'solved': {
      const done = `${event.number === null ? 'The level' : `Level ${event.number}`} is solved in ${counted(event.moves, 'move')} and ${counted(event.pushes, 'push', 'pushes')}.`;
      return event.counts ? `${done} ${medalWords(event)}` : done;
    }
    case 'began':
      return event.again ? 'Back to the start of the level.' : `${beganWhich(event)}.`;
    case 'awaited':
      return null;
    case 'helpTaken':
      return 'This attempt counts as helped.';
    case 'parNoted':
      return `Proven: the fewest pushes are ${event.pushes}.`;
    case 'bumped':
    case 'refused':
      return event.message;
  }
}

const beganWhich = ({ number, title }: { number: number | null; title: string }): string =>
  number === null ? title || 'Your level' : `Level ${number}`;

const medalWords = ({ pushes, par }: { pushes: number; par: number | null }): string => {
  const medal = medalOf(pushes, par);
  return medal === 'gold'
    ? 'Gold medal: no fewer pushes are possible.'
    : `${medal === 'silver' ? 'Silver' : 'Bronze'} medal.`;
};
