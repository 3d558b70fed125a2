// Address of a game page: reads `?lab`, `?seed=7`, `?daily`, `?daily=2026-11-27`, `?watch`, `?beat=600`, `?tune=guardSpeed:3,other:2`, `?setup=mode:pvc` and a game's own texts (`#board=…`), and writes such
// links.
import { own } from '../../../scenes/kit/core/own.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { dayNumber, dayOf } from '../../site/games/day.ts';
import { seedOfDay } from '../../site/games/daySeed.ts';
import { readFragment, shareable, withFragment } from '../../ui/share/links.ts';
import { answer, nameKeys, unlockChoices } from '../cards/setupAnswers.ts';

/** The parts of a page's address that hold parameters. */
export type AddressParts = Pick<Location, 'search' | 'hash'>;

export interface Address {
  readonly lab: boolean;
  /** The seed of the day where the address asks for a daily game. */
  readonly seed: number | null;
  /** True where the address asks for a daily game. */
  readonly daily: boolean;
  /** The past day whose game it asks for, in days since 1970; null for today's and for any other game. */
  readonly pastDay: number | null;
  /** Day whose best run, kept on this device, the address asks to see, in days since 1970; null where it asks for none. */
  readonly watched: number | null;
  /** Points that somebody who shared the link has made; null where there are none. */
  readonly beat: number | null;
  readonly setup: Setup | null;
  /** Values of the parameters that the game's `texts` name: a level, a position. */
  readonly texts: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, number>>;
}

const QUERY_PARAMETERS = ['lab', 'seed', 'daily', 'watch', 'beat', 'setup', 'tune'] as const;

/** Names of the parameters that a game's page reads. */
export const parametersOf = ({ texts = {} }: GameDefinition): readonly string[] => [
  ...QUERY_PARAMETERS,
  ...Object.keys(texts),
];

export function readAddress({ search, hash }: AddressParts, definition: GameDefinition): Address {
  const query = new URLSearchParams(search);
  const value = (name: (typeof QUERY_PARAMETERS)[number]) => query.get(name);
  const daily = definition.usesSeed && value('daily') !== null;
  const today = dayNumber();
  // A date that is none, or has not come yet, is today.
  const day = dayOf(value('daily') ?? '', today) ?? today;
  const setup = readSetup(value('setup'), definition);
  return {
    lab: value('lab') !== null,
    seed: daily ? seedOfDay(day) : readSeed(value('seed')),
    daily,
    pastDay: daily && day < today ? day : null,
    watched: daily && value('watch') !== null ? day : null,
    beat: definition.assists ? readBeat(value('beat')) : null,
    setup: daily && definition.start.daily ? { ...setup, ...definition.start.daily } : setup,
    texts: readTexts(query, readFragment(hash), definition),
    overrides: readOverrides(value('tune')),
  };
}

export function readSeed(text: string | null): number | null {
  if (text === null || !/^\d{1,15}$/.test(text.trim())) return null;
  return Number(text);
}

/** Points of a link, from 1 on. */
export function readBeat(text: string | null): number | null {
  const points = readSeed(text);
  return points === 0 ? null : points;
}

const pairs = (text: string | null): (readonly [name: string, value: string])[] =>
  (text ?? '').split(',').flatMap(pair => {
    const [name, value, ...rest] = pair.split(':');
    return name && value && rest.length === 0 ? [[name.trim(), value.trim()] as const] : [];
  });

function readOverrides(text: string | null): Record<string, number> {
  const numbers = pairs(text).map(([name, value]) => [name, Number(value)] as const);
  return Object.fromEntries(numbers.filter(([, value]) => Number.isFinite(value)));
}

/** Setup from the address: only what the start card offers with all choices unlocked. */
function readSetup(text: string | null, definition: GameDefinition): Setup | null {
  const wanted = Object.fromEntries(pairs(text));
  const { buttons, options = [] } = definition.start;
  const matches = (setup: Setup) => Object.entries(setup).every(([name, value]) => wanted[name] === String(value));
  const button = buttons.find(({ setup }) => setup && matches(setup)) ?? buttons.find(({ setup }) => !setup);
  const chosen = unlockChoices(options, true).flatMap(option => {
    const { [option.name]: value } = 'names' in option ? {} : answer(option, wanted);
    return value !== undefined && String(value) === wanted[option.name] ? [[option.name, value] as const] : [];
  });
  const setup: Setup = { ...Object.fromEntries(chosen), ...button?.setup };
  return Object.keys(setup).length > 0 ? setup : null;
}

/** Texts from the address. A text that is too long keeps one character beyond its limit, so that the game's parser refuses it with a message. */
function readTexts(
  query: URLSearchParams,
  fragment: URLSearchParams,
  { texts = {} }: GameDefinition,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, { room, isCode }]) => {
      const text = (isCode ? query : fragment).get(name);
      return text === null ? [] : [[name, text.slice(0, room + 1)]];
    }),
  );
}

/**
 * Link to the same game: its seed (if the game uses one) and its setup, without the players' names; what a player made is behind `#`. Null if it is
 * too long to be passed on. `beat` are the points that who opens it is asked to beat.
 */
export function linkTo(
  definition: GameDefinition,
  seed: number,
  setup: Setup,
  beat: number | null = null,
): string | null {
  const link = new URL(location.pathname, location.origin);
  if (definition.usesSeed) link.searchParams.set('seed', String(seed));
  const names = new Set(
    definition.start.options?.flatMap(option => ('names' in option ? nameKeys(option, setup) : [])) ?? [],
  );
  const made: Record<string, string> = {};
  const chosen: string[] = [];
  for (const [name, value] of Object.entries(setup)) {
    const text = own(definition.texts ?? {}, name);
    if (text?.isCode) link.searchParams.set(name, String(value));
    else if (text) made[name] = String(value);
    else if (!names.has(name)) chosen.push(`${name}:${value}`);
  }
  if (chosen.length > 0) link.searchParams.set('setup', chosen.join(','));
  if (beat !== null) link.searchParams.set('beat', String(beat));
  return shareable(withFragment(link.href.replaceAll('%3A', ':').replaceAll('%2C', ','), made));
}

/** Random seed, 32 bits. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** Seed of today's daily game. */
export const dailySeed = (now = new Date()): number => seedOfDay(dayNumber(now.getTime()));
