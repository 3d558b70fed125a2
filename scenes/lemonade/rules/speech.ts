// What people say: the lines of a visit in words, why they did not buy, and what would have changed it.
import { plural } from '../../kit/core/plural.ts';
import { money, signed } from './money.ts';
import type { Special } from './state.ts';
import type { Cause, Line, Reason, Sky, Visit } from './visit.ts';

/** A line of a visit, as it stands in the list of a press. */
export const CAUSES: Readonly<Record<Cause, string>> = {
  purse: 'A right cup on a mild day',
  hot: 'Warm',
  cool: 'Not warm enough',
  sun: 'Sun',
  rain: 'Rain',
  tooSour: 'Too many lemons',
  tooWeak: 'Too few lemons',
  tooSweet: 'Too much sugar',
  notSweet: 'Too little sugar',
  tooWarm: 'Too little ice',
  tooCold: 'Too much ice',
  queue: 'The queue',
  likedLast: 'Liked the last cup',
  dislikedLast: 'Did not like the last cup',
  dearer: 'Dearer than last time',
  goodWord: 'Neighbours praise it',
  badWord: 'Neighbours warn of it',
  bridgeSign: 'Saw the sign from the bridge',
  rival: 'Cheaper across the street',
};

/** Why there was no sale, as bars of the evening are called. */
export const REASONS: Readonly<Record<Reason, string>> = {
  tooDear: 'Too dear',
  cool: 'Not thirsty',
  rain: 'The rain',
  tooSour: 'Too sour',
  tooWeak: 'Too weak',
  tooSweet: 'Too sweet',
  notSweet: 'Not sweet enough',
  tooWarm: 'Not cold enough',
  tooCold: 'Too cold',
  queue: 'The queue',
  dislikedLast: 'Remembers a bad cup',
  dearer: 'Dearer than last time',
  badWord: 'What neighbours say',
  rival: 'Cheaper across the street',
  soldOut: 'Nothing left',
};

const SAYS: Readonly<Record<Reason, (visit: Visit) => string>> = {
  tooDear: ({ price, worth }) => `${money(price)}? ${worth > 0 ? `It is worth ${money(worth)} to me` : 'Not today'}.`,
  cool: () => 'It is not warm enough for lemonade.',
  rain: () => 'In this rain?',
  tooSour: () => 'Too sour for me.',
  tooWeak: () => 'That is yellow water.',
  tooSweet: () => 'Too sweet for me.',
  notSweet: () => 'Too little sugar for me.',
  tooWarm: () => 'Not cold enough.',
  tooCold: () => 'That is mostly ice.',
  queue: () => 'I will not stand in that queue.',
  dislikedLast: () => 'I remember the last one.',
  dearer: ({ price }) => `${money(price)}? It was less last time.`,
  badWord: () => 'The neighbours say it is not good.',
  rival: () => 'They sell for less across the street.',
  soldOut: () => 'Nothing left? What a pity.',
};

/** What somebody says who has read the sign. */
export function saysOf(visit: Visit): string {
  if (visit.reason) return SAYS[visit.reason](visit);
  return visit.taste > 0 ? 'Just as I like it!' : visit.taste < 0 ? 'Cheap, but not to my taste.' : 'A good cup.';
}

/** What would have changed it, or how near it was. */
export function changeOf({ buys, reason, worth, lines }: Visit): string {
  if (buys) return `${money(worth)} would have been paid, too.`;
  if (reason === 'soldOut') return `${money(worth)} would have been paid.`;
  const cost = lines.find(([cause]) => cause === reason)?.[1];
  const byPrice = worth > 0 ? `At ${money(worth)} it would have been a sale` : 'No price would have sold a cup';
  return cost === undefined ? `${byPrice}.` : `${byPrice}; so it would without “${CAUSES[reason as Cause]}”.`;
}

export const lineText = ([cause, cents]: Line): string =>
  `${CAUSES[cause]} ${cause === 'purse' ? money(cents) : signed(cents)}`;

/** All that a press tells, as one text for ears. */
export const toldText = (name: string, visit: Visit): string =>
  `${name}: “${saysOf(visit)}” ${visit.lines.map(lineText).join(', ')}: a cup is worth ${money(visit.worth)}, the price is ${money(visit.price)}. ${changeOf(visit)}`;

export const SKIES: Readonly<Record<Sky, string>> = { sun: 'sun', cloud: 'clouds', rain: 'rain' };
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export const weekday = (day: number): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[day % WEEKDAYS.length] as (typeof WEEKDAYS)[number];
/** 'From nine to eleven', the parts of a cart's day. */
export const partText = (part: number): string =>
  ['From nine to eleven', 'From eleven to one', 'From one to three', 'From three to five'][part] ?? '';

export const SPECIALS: Readonly<Record<Special, string>> = {
  fair: 'A fair WHERE: strangers come by from eleven to four.',
  roadworks: 'Road works: who comes over the bridge stays away.',
  heat: 'A heat wave: seven degrees more, and ice costs twice as much.',
  rival: 'Another stand opens WHERE',
};
/** A special day in words; `where` is the street of its fair or rival. */
export function specialText(special: Special, rival: number, where: string | null): string {
  const text = SPECIALS[special].replace(
    ' WHERE',
    where ? ` ${where}` : special === 'rival' ? ' across the street' : '',
  );
  return special === 'rival' ? `${text}, at ${money(rival)} a cup: only who liked your last cup pays more.` : text;
}

export const cupsText = (count: number): string => plural(count, 'cup');
