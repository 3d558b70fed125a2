// The evening in words: what the day was, its ledger, who did not buy and why, one lesson.
import { plural } from '../../kit/core/plural.ts';
import { STREETS } from './cart/streets.ts';
import { money, signed } from './money.ts';
import { NAMES } from './plan.ts';
import { partText, REASONS, SKIES, weekday } from './speech.ts';
import { type Decision, type Entry, type Lesson, type Lot, PLACES, type Place } from './state.ts';
import type { Reason } from './visit.ts';
import type { Weather } from './weather.ts';

/** Profit of a day: takings less what was used, lost, and paid for the place, for helpers and for what was bought to stay. */
export const profitOf = ({ takings, used, spoiled, melted, poured, place, wages, bought }: Entry): number =>
  takings - used - spoiled.cents - melted.cents - poured.cents - place - wages - bought;

/** Who did not buy and why, the most first. */
export const barsOf = ({ reasons }: Pick<Entry, 'reasons'>): readonly (readonly [reason: Reason, count: number])[] =>
  (Object.entries(reasons) as [Reason, number][]).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));

/** `when` is the day's name for who reads it later. */
export function lessonText(entry: Entry, when = 'today'): string {
  const { lesson, isClosed } = entry;
  if (isClosed) return 'A closed stand costs nothing but the lemons that grow old.';
  if (!lesson) return 'No single small change would have brought 25¢ more: that was a good plan for this day.';
  return `${adviceOf(lesson)} would have brought ${money(lesson.gain)} more ${when}.`;
}

function adviceOf({ what, by }: Lesson): string {
  const amount = Math.abs(by);
  if (what === 'price') return `A cup ${amount}¢ ${by < 0 ? 'cheaper' : 'dearer'}`;
  const part = PLACES.indexOf(what as Place);
  if (part >= 0) return `${partText(part)} ${STREETS[by]?.in}`;
  if (what === 'jugs') return `${['One jug', 'Two jugs', 'Three jugs'][amount - 1]} ${by < 0 ? 'less' : 'more'}`;
  const ware = { lemons: plural(amount, 'lemon'), sugar: plural(amount, 'spoon'), ice: plural(amount, 'cube') };
  const more = `${ware[what as keyof typeof ware] ?? NAMES[what as Decision]} ${by < 0 ? 'less' : 'more'}`;
  return `${more} ${what === 'sugar' ? 'of sugar ' : what === 'ice' ? 'of ice ' : ''}in each jug`;
}

/** '3 cups poured away, $0.42'; nothing where nothing was lost. */
const lostText = ({ count, cents }: Lot, noun: string, how: string): string =>
  count > 0 ? `${plural(count, noun)} ${how}, ${money(cents)}` : '';

export function dayText(entry: Entry, { skies, noon }: Weather): string {
  const name = weekday(entry.day);
  const sky = skies[0] === skies[1] ? SKIES[skies[0]] : `${SKIES[skies[0]]}, then ${SKIES[skies[1]]}`;
  if (entry.isClosed) return `${name}: ${sky}, ${noon}°. The stand stayed closed. In the purse ${money(entry.after)}.`;
  const lost = [
    lostText(entry.poured, 'cup', 'poured away'),
    lostText(entry.spoiled, 'lemon', 'spoiled'),
    lostText(entry.melted, 'ice cube', 'melted'),
  ].filter(text => text !== '');
  const why = barsOf(entry)
    .slice(0, 3)
    .map(([reason, count]) => `${REASONS[reason].toLowerCase()} ${count}`);
  return [
    `${name}: ${sky}, ${noon}°. ${entry.cups} of ${entry.passed} who came by bought a cup.`,
    `Takings ${money(entry.takings)}, what they drank cost ${money(entry.used)}, the place ${money(entry.place)}.`,
    entry.wages > 0 ? `Stand and boy ${money(entry.wages)}.` : '',
    entry.bought > 0 ? `Bought to stay: ${money(entry.bought)}.` : '',
    lost.length > 0 ? `Lost: ${lost.join('; ')}.` : '',
    `The day brought ${signed(profitOf(entry))}. In the purse ${money(entry.after)}.`,
    why.length > 0 ? `Who did not buy: ${why.join(', ')}.` : '',
    lessonText(entry),
  ]
    .filter(text => text !== '')
    .join(' ');
}
