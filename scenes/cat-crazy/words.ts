// Announcements: events as sentences for screen readers.

import { durationText } from './rules/away.ts';
import { ALL_COATS, KINDS } from './rules/cats/breeds.ts';
import { tradeText } from './rules/guests.ts';
import { nameOf } from './rules/shop.ts';
import type { Event, Report } from './rules/state.ts';
import { GOALS } from './rules/stories/goals.ts';
import { TALES } from './rules/stories/stories.ts';

/** Everything that a report says, the pleasant things first. */
const reportLines = ({ visitor, presents, lines, costs }: Report): readonly string[] => [
  ...(visitor ? [visitor.text] : []),
  ...presents,
  ...lines,
  'What it cost:',
  ...costs,
];

const pageWords = ({ breed, tale, page }: Extract<Event, { readonly type: 'pageTold' }>): string =>
  `${TALES[breed][tale]?.title}, page ${page}: ${TALES[breed][tale]?.pages[page - 1]?.text}`;

export function words(event: Event): string | null {
  switch (event.type) {
    case 'bought':
      return `${nameOf(event.ware)} bought`;
    case 'roomBuilt':
      return `${event.name} has a room of its own: ${event.rooms} of ${ALL_COATS} in the house`;
    case 'givenBack':
      return `${nameOf(event.ware)} given back`;
    case 'eggWarmed':
      return event.part < 100 ? `The egg is at ${event.part} %` : null;
    case 'eggFound':
      return 'A stray Tabby’s egg lies in the nest';
    case 'hatched':
      return `${event.name} hatched: ${KINDS[event.breed].coats[event.coat]} ${KINDS[event.breed].name}${event.fresh ? ', not in the book yet' : ''}`;
    case 'wished':
      return `${event.name}: ${event.text}`;
    case 'wishGranted':
      return `${event.name} thanks you: ${event.coins} coins`;
    case 'wishMissed':
      return `Nobody heard ${event.name}`;
    case 'pageTold':
      return pageWords(event);
    case 'levelReached':
      return `${event.name} is level ${event.level}`;
    case 'settled':
      return `${event.name} feels at home${event.fresh ? ': a new coat in the book' : ''}`;
    case 'helped':
      return `A hand at work: ${event.coins} coins`;
    case 'goalReached':
      return `Goal reached: ${GOALS[event.goal]?.text}. ${event.coins} coins${event.slots > 0 ? ' and a cat slot' : ''}`;
    case 'goalSet':
      return `Next goal: ${GOALS[event.goal]?.text}`;
    case 'guestCame':
      return `At the window, a ${event.guest}: ${tradeText(event.guest)}`;
    case 'traded':
      return `Traded: ${tradeText(event.guest)}`;
    case 'workEnded':
      return event.tired ? `${event.name} is too tired or too hungry to work on` : null;
    case 'restBegun':
      return event.itself ? `${event.name} fell asleep` : null;
    case 'restEnded':
      return `${event.name} is awake`;
    case 'comforted':
      return `${event.by} comforts ${event.name}`;
    case 'named':
      return `It is called ${event.name}`;
    case 'leaveAsked':
      return `Find ${event.name} another home? Once more to do it.`;
    case 'rehomed':
      return `${event.name} has found another home`;
    case 'cameBack':
      return `While you were away, ${durationText(event.report.seconds)}: ${reportLines(event.report).join(' ')}`;
    case 'timeUp':
      return 'Time is up';
    case 'declined':
    case 'refused':
      return event.message;
    default:
      return null;
  }
}
