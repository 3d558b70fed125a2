// Announcements: events as sentences for screen readers. A day that is only read is told in words.
import type { T } from './constants.ts';
import { STREETS } from './rules/cart/streets.ts';
import { TOOLS } from './rules/cart/tools.ts';
import { money } from './rules/money.ts';
import { NAMES, shown } from './rules/plan.ts';
import { SKIES } from './rules/speech.ts';
import type { Event, State } from './rules/state.ts';
import { morningText } from './rules/week.ts';

/** A morning: the forecast and the purse, and what is planned. */
export function situation(state: Readonly<State>, t: T): string {
  if (state.phase !== 'morning') return '';
  if (state.storey === 'cart')
    return `${morningText(state, t)} ${routeText(state)} ${planText(state)} Then open the cart.`;
  return `${morningText(state, t)} ${planText(state)} Then open the stand.`;
}

const FROM = ['From nine', 'From eleven', 'From one', 'From three'];

/** Where the cart stands, and from when on. */
function routeText({ plan: { route } }: Readonly<State>): string {
  const legs = route.flatMap((street, part) =>
    part > 0 && route[part - 1] === street ? [] : [`${FROM[part]?.toLowerCase()} ${STREETS[street]?.in}`],
  );
  return `The cart stands ${legs.join(', ')}.`;
}

function planText(state: Readonly<State>): string {
  const plan = PLANNED.map(what => `${NAMES[what]} ${shown(what, state.plan[what])}`).join(', ');
  return `${state.storey === 'cart' && !state.isByHand ? 'Planned by the rule' : 'Planned'}: ${plan}.`;
}

const PLANNED = ['jugs', 'lemons', 'sugar', 'ice', 'price'] as const;

export function words(event: Event): string | null {
  switch (event.type) {
    case 'planned':
      return `${NAMES[event.what]}: ${shown(event.what, event.to)}`;
    case 'placed':
      return `${FROM[event.part]} on ${STREETS[event.street]?.in}`;
    case 'toolPlanned':
      return `${TOOLS[event.tool]?.name}: ${event.on ? 'bought when the cart opens' : 'not bought'}`;
    case 'handSet':
      return event.words;
    case 'pushedOn':
      return `The cart is pushed on, to stand ${STREETS[event.street]?.in}`;
    case 'cartBought':
      return `A cart! Six streets are open to it. ${event.words}`;
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
