// Announcements (aria-live text) of events: every step in few words, every push with its effect.
import { plural } from '../kit/core/plural.ts';
import { medalOf } from './medals.ts';
import type { SokobanEvent } from './rules/events.ts';
import type { Direction, Level } from './rules/level.ts';
import { levelOf, type SokobanState } from './rules/state.ts';
import type { Worth } from './solver/judge.ts';
import { nameOf } from './view.ts';

export const WAY: Readonly<Record<Direction, string>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

export function words(event: SokobanEvent): string | null {
  switch (event.type) {
    case 'moved':
      return `${WAY[event.direction]}.`;
    case 'pushed':
      return `Pushed ${WAY[event.direction]}${event.away && !event.home ? ', off its goal' : ''}, to row ${event.row}, column ${event.column}.`;
    case 'homed':
      return event.left === 0 ? 'On its goal.' : `On its goal. ${event.left} to go.`;
    case 'played':
      return `Played ${plural(event.moves, 'move')}, ${plural(event.pushes, 'push', 'pushes')}.`;
    case 'solved': {
      const done = `${event.number === null ? 'The level' : `Level ${event.number}`} is solved in ${plural(event.moves, 'move')} and ${plural(event.pushes, 'push', 'pushes')}.`;
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

/** Most parcels whose places are told. */
const MOST_NAMED = 4;

/** Which level, what is left, and where one stands. */
export function situation(state: Readonly<SokobanState>): string {
  const level = levelOf(state);
  const left = state.boxes.filter(box => !level.goals.includes(box)).length;
  const name = nameOf({ isOwn: state.own !== null, number: state.number, level });
  const places = (cells: readonly number[]) => cells.map(cell => placeInWords(level, cell)).join('; ');
  const loose = state.boxes.filter(box => !level.goals.includes(box));
  const open = level.goals.filter(goal => !state.boxes.includes(goal));
  const map = loose.length <= MOST_NAMED ? ` Parcels at ${places(loose)}. Goals at ${places(open)}.` : '';
  return `${name}: ${plural(left, 'parcel')} to go. You stand at ${placeInWords(level, state.player)}.${left > 0 ? map : ''} Tab leads to the board: each cell says what is there.`;
}

/** 'row 4, column 3'. */
export const placeInWords = ({ width }: Pick<Level, 'width'>, cell: number): string =>
  `row ${Math.floor(cell / width) + 1}, column ${(cell % width) + 1}`;

const beganWhich = ({ number, title }: { number: number | null; title: string }): string =>
  number === null ? title || 'Your level' : `Level ${number}`;

const medalWords = ({ pushes, par }: { pushes: number; par: number | null }): string => {
  const medal = medalOf(pushes, par);
  return medal === 'gold'
    ? 'Gold medal: no fewer pushes are possible.'
    : `${medal === 'silver' ? 'Silver' : 'Bronze'} medal.`;
};

/** Text of a hint: pushes to the end, and what this push saves over the others. */
export function worthInWords({ left, others, losing, saves, isAtLeast }: Worth): string {
  const toGo = `${plural(left, 'push', 'pushes')} to go.`;
  if (others === 0) return `${toGo} No other push is possible.`;
  if (losing === others) return `${toGo} ${others === 1 ? 'The only other push' : 'Every other push'} loses the level.`;
  const most = isAtLeast ? 'at least' : 'up to';
  const saved =
    saves > 0
      ? `Saves ${most} ${plural(saves, 'push', 'pushes')} over another first push`
      : `${isAtLeast ? 'Other pushes may be' : losing > 0 ? 'Some other pushes are' : 'All other pushes are'} just as good`;
  const lost = losing > 0 ? `; ${losing} of ${others} others lose the level` : '';
  return `${toGo} ${saved}${lost}.`;
}
