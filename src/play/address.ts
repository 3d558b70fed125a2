// Address of a game page: reads `?lab`, `?seed=7`, `?tune=guardSpeed:3,other:2`, `?setup=mode:pvc` and a game's own texts, and writes such links.
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { answer, nameKeys, unlockChoices } from './setupAnswers.ts';

export interface Address {
  readonly lab: boolean;
  readonly seed: number | null;
  readonly setup: Setup | null;
  /** Values of the parameters that the game's `texts` name: a level, a position. */
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
function readTexts(query: URLSearchParams, { texts = {} }: GameDefinition): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, maxLength]) => {
      const text = query.get(name);
      return text === null ? [] : [[name, text.slice(0, maxLength + 1)]];
    }),
  );
}

/** Link to the same game: its seed (if the game uses one) and its setup, without the players' names. */
export function linkTo(definition: GameDefinition, seed: number, setup: Setup): string {
  const link = new URL(location.pathname, location.origin);
  if (definition.usesSeed) link.searchParams.set('seed', String(seed));
  const isText = (name: string) => name in (definition.texts ?? {});
  for (const [name, value] of Object.entries(setup)) if (isText(name)) link.searchParams.set(name, String(value));
  const names = new Set(
    definition.start.options?.flatMap(option => ('names' in option ? nameKeys(option, setup) : [])) ?? [],
  );
  const chosen = Object.entries(setup).flatMap(([name, value]) =>
    isText(name) || names.has(name) ? [] : [`${name}:${value}`],
  );
  if (chosen.length > 0) link.searchParams.set('setup', chosen.join(','));
  return link.href.replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Random seed, 32 bits. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** Seed of the daily game, the same for everybody: 20261120. */
export const dailySeed = (now = new Date()): number => Number(now.toISOString().slice(0, 10).replaceAll('-', ''));
