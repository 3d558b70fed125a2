// What a game page's address asks for: `?lab`, `?seed=7`, `?tune=guardSpeed:3,other:2`, `?setup=mode:pvc`, a game's own texts; and the links that say it.
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { answer, namesAsked, openTo } from './setupAnswers.ts';

export interface Address {
  readonly lab: boolean;
  readonly seed: number | null;
  readonly setup: Setup | null;
  /** What the game's `texts` name: a level, a position. */
  readonly texts: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, number>>;
}

export function readAddress(search: string, definition: GameDefinition): Address {
  const query = new URLSearchParams(search);
  return {
    lab: query.has('lab'),
    seed: readSeed(query.get('seed')),
    setup: readSetup(query.get('setup'), definition),
    texts: readTexts(query, definition),
    overrides: readOverrides(query.get('tune')),
  };
}

export function readSeed(text: string | null): number | null {
  if (text === null || !/^\d{1,15}$/.test(text.trim())) return null;
  return Number(text);
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

/** Only what the start card itself could have chosen, once everything is open. */
function readSetup(text: string | null, definition: GameDefinition): Setup | null {
  const wanted = Object.fromEntries(pairs(text));
  const { buttons, options = [] } = definition.start;
  const says = (setup: Setup) => Object.entries(setup).every(([name, value]) => wanted[name] === String(value));
  const button = buttons.find(({ setup }) => setup && says(setup)) ?? buttons.find(({ setup }) => !setup);
  const chosen = openTo(options, true).flatMap(option => {
    const { [option.name]: value } = 'names' in option ? {} : answer(option, wanted);
    return value !== undefined && String(value) === wanted[option.name] ? [[option.name, value] as const] : [];
  });
  const setup: Setup = { ...Object.fromEntries(chosen), ...button?.setup };
  return Object.keys(setup).length > 0 ? setup : null;
}

/** One that is too long is cut by one character beyond its room, so that the game's reader refuses it in words. */
function readTexts(query: URLSearchParams, { texts = {} }: GameDefinition): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, room]) => {
      const text = query.get(name);
      return text === null ? [] : [[name, text.slice(0, room + 1)]];
    }),
  );
}

/** A link to the same game: its seed where chance matters, and what was chosen. Who plays is nobody else's. */
export function linkTo(definition: GameDefinition, seed: number, setup: Setup): string {
  const link = new URL(location.pathname, location.origin);
  if (definition.usesSeed) link.searchParams.set('seed', String(seed));
  const isText = (name: string) => name in (definition.texts ?? {});
  for (const [name, value] of Object.entries(setup)) if (isText(name)) link.searchParams.set(name, String(value));
  const names = new Set(
    definition.start.options?.flatMap(option => ('names' in option ? namesAsked(option, setup) : [])) ?? [],
  );
  const chosen = Object.entries(setup).flatMap(([name, value]) =>
    isText(name) || names.has(name) ? [] : [`${name}:${value}`],
  );
  if (chosen.length > 0) link.searchParams.set('setup', chosen.join(','));
  return link.href.replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** A seed that nobody chose. */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** Everybody's seed of a day: 20261120. */
export const dailySeed = (now = new Date()): number => Number(now.toISOString().slice(0, 10).replaceAll('-', ''));
