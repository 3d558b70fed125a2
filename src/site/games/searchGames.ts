// Query of the Games page, kept in the address: words, filters and an order, and what fits the filters.
import type { GameFacts, Input } from './gameFacts.ts';
import { kindsOf } from './gameKinds.ts';

/** A game, a featured page or a tool, as the filters see it. What a thing does not have (a tool has no players) no filter finds. */
export interface Listed {
  readonly kinds: readonly string[];
  readonly players?: readonly [least: number, most: number];
  readonly minutes?: number;
  readonly inputs?: readonly Input[];
  /** True where this device keeps it for use without a connection. */
  readonly isKept?: boolean;
  /** Day on which it came: '2026-11-20'; '' where that is not said. */
  readonly added: string;
}

interface Option {
  /** Its name in the address. */
  readonly value: string;
  readonly label: string;
  fits(listed: Listed): boolean;
}

export interface Filter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly any: string;
  readonly options: readonly Option[];
}

const TOOLS = { id: 'tools', label: 'Tools' };
const inKind = ({ id, label }: { readonly id: string; readonly label: string }): Option => ({
  value: id,
  label,
  fits: ({ kinds }) => kinds.includes(id),
});
const withInput = (value: Input, label: string): Option => ({
  value,
  label,
  fits: ({ inputs }) => inputs?.includes(value) === true,
});
const lasting = (value: string, label: string, least: number, most: number): Option => ({
  value,
  label,
  fits: ({ minutes }) => minutes !== undefined && minutes >= least && minutes <= most,
});

/** Filters of the form, in its order. `kinds` are those of the catalogue. */
export const filtersFor = (kinds: readonly { readonly id: string; readonly label: string }[]): readonly Filter[] => [
  { name: 'kind', label: 'Kind', any: 'Any kind', options: [...kinds, TOOLS].map(inKind) },
  {
    name: 'players',
    label: 'Players',
    any: 'Any players',
    options: [
      { value: 'one', label: 'One player', fits: ({ players }) => players?.[0] === 1 },
      { value: 'more', label: 'Two or more', fits: ({ players }) => players !== undefined && players[1] > 1 },
    ],
  },
  {
    name: 'minutes',
    label: 'Length',
    any: 'Any length',
    options: [
      lasting('short', 'Up to 2 min', 0, 2),
      lasting('middle', '3 to 5 min', 3, 5),
      lasting('long', 'Over 5 min', 6, Number.POSITIVE_INFINITY),
    ],
  },
  {
    name: 'input',
    label: 'Played with',
    any: 'Any device',
    options: [withInput('keyboard', 'Keyboard'), withInput('finger', 'One finger'), withInput('gamepad', 'Gamepad')],
  },
  {
    name: 'where',
    label: 'Where',
    any: 'Anywhere',
    options: [{ value: 'offline', label: 'Works offline', fits: ({ isKept }) => isKept === true }],
  },
];

export const ORDERS = [
  { value: 'shelf', label: 'Shelf order' },
  { value: 'newest', label: 'Newest first' },
  { value: 'shortest', label: 'Shortest first' },
  { value: 'played', label: 'Your most played' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

/** A query: words, a value of each filter that is set, and an order. */
export interface SearchQuery {
  readonly words: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly order: Order;
}
export const EMPTY_QUERY: SearchQuery = { words: '', filters: {}, order: 'shelf' };

/** Longest text of the field, in characters. */
export const MAX_WORDS = 60;

export const hasQuery = ({ words, filters, order }: SearchQuery): boolean =>
  words.trim() !== '' || Object.keys(filters).length > 0 || order !== 'shelf';

/** Reads a query from an address; what is no value of the form is left out. */
export function readQuery(search: string, filters: readonly Filter[]): SearchQuery {
  const query = new URLSearchParams(search);
  const chosen = filters.flatMap(({ name, options }) => {
    const value = query.get(name);
    return options.some(option => option.value === value) ? [[name, String(value)] as const] : [];
  });
  return {
    words: (query.get('q') ?? '').slice(0, MAX_WORDS),
    filters: Object.fromEntries(chosen),
    order: ORDERS.find(({ value }) => value === query.get('sort'))?.value ?? 'shelf',
  };
}

/** A query as part of an address: '?q=dice&kind=board', or '' for an empty one. */
export function queryString({ words, filters, order }: SearchQuery): string {
  const query = new URLSearchParams([
    ...(words.trim() === '' ? [] : [['q', words.trim()]]),
    ...Object.entries(filters),
    ...(order === 'shelf' ? [] : [['sort', order]]),
  ]);
  return query.size === 0 ? '' : `?${query}`;
}

/** What of these fits each filter, in the order asked for; `all` stands as on the shelf, or with the best answer to the words first. */
export function narrowed<L extends Listed>(
  all: readonly L[],
  { filters: chosen, order }: SearchQuery,
  filters: readonly Filter[],
  playsOf: (listed: L) => number,
): readonly L[] {
  const options = filters.flatMap(
    ({ name, options: those }) => those.find(({ value }) => value === chosen[name]) ?? [],
  );
  const found = all.filter(listed => options.every(one => one.fits(listed)));
  if (order === 'newest') return found.toSorted((a, b) => b.added.localeCompare(a.added));
  if (order === 'shortest')
    return found.toSorted((a, b) => (a.minutes ?? Number.MAX_VALUE) - (b.minutes ?? Number.MAX_VALUE));
  if (order === 'played') return found.toSorted((a, b) => playsOf(b) - playsOf(a));
  return found;
}

/** A game as the filters see it. */
export const listedGame = ({ id, card, inputs }: GameFacts): Listed & { readonly game: string } => ({
  game: id,
  kinds: kindsOf(card.tags).map(kind => kind.id),
  players: card.players,
  minutes: card.minutes,
  inputs,
  added: card.added,
});
