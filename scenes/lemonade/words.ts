// Announcements: events as sentences for screen readers. A day that is only read is told in words.
import type { T } from './constants.ts';
import { money } from './rules/money.ts';
import { NAMES, shown } from './rules/plan.ts';
import { SKIES } from './rules/speech.ts';
import type { Event, State } from './rules/state.ts';
import { morningText } from './rules/week.ts';

/** A morning: the forecast and the purse, and what is planned. */
export function situation(state: Readonly<State>, t: T): string {
  if (state.phase !== 'morning') return '';
  const plan = PLANNED.map(what => `${NAMES[what]} ${shown(what, state.plan[what])}`).join(', ');
  return `${morningText(state, t)} Planned: ${plan}. Then open the stand.`;
}

const PLANNED = ['jugs', 'lemons', 'sugar', 'ice', 'price'] as const;

export function words(event: Event): string | null {
  switch (event.type) {
    case 'planned':
      return `${NAMES[event.what]}: ${shown(event.what, event.to)}`;
    case 'opened':
      return `The stand is open: ${money(event.spent)} spent, a cup costs ${money(event.plan.price)}`;
    case 'asked':
      return event.words;
    case 'priceChanged':
      return `A cup now costs ${money(event.price)}`;
    case 'paceSet':
      return event.to === 0 ? 'The day is held' : `Pace ${event.to}`;
    case 'noonCame':
      return `It is one o’clock: ${SKIES[event.sky]}`;
    case 'soldOut':
      return 'Nothing is left to sell';
    case 'eveningCame':
    case 'morningCame':
      return event.words;
    case 'folded':
      return 'The stand folds. The next $20 will go further.';
    case 'begunAgain':
      return 'A table and $20 again. The town remembers your lemonade.';
    default:
      return null;
  }
}
