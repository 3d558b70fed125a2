// Settings: ranges, defaults and labels as specified (part 3, §5 and §9), and the link that encodes them.
import {
  GENRES,
  type Genre,
  INTENSITIES,
  type Intensity,
  LAYERS,
  type Layer,
  type MusicSettings,
} from '../../../../scenes/kit/sound/composer/piece.ts';
import { TEMPOS } from '../../../../scenes/kit/sound/composer/styles.ts';
import { readFragment, shareable, withFragment } from '../../../ui/share/links.ts';
import { type BySection, FORMS, type Form, type Section, sectionsOf } from './form.ts';
import { decodeNotes, encodeNotes, NOTHING_WRITTEN, type Written } from './written.ts';

/** Version of the composer, stored in links and saved entries: another version gives other notes for the same settings. */
export const COMPOSER_VERSION = 2;

export interface Settings extends MusicSettings {
  /** Beats per minute. */
  readonly tempo: number;
  /** Whether the tempo is the genre's default, which holds until the user chooses one. */
  readonly ownTempo: boolean;
  readonly drums: boolean;
  /** Whether a recording of so many bars ends with a final bar. */
  readonly ending: boolean;
  /** Which sections are played, in which order. */
  readonly form: Form;
  /** Decibels. */
  readonly volume: number;
}

/** Morph: target genre, and how far, 0 to 100 per cent. */
export interface Morph {
  readonly to: Genre;
  readonly amount: number;
}

export const RANGES = {
  tempo: { min: 60, max: 180, step: 1 },
  volume: { min: -24, max: 0, step: 1 },
  complexity: { min: 10, max: 100, step: 1 },
  recordingSeconds: { min: 10, max: 60, step: 5 },
} as const;

export const DEFAULTS: Settings = {
  genre: 'fantasy',
  intensity: 'exploration',
  tempo: 110,
  ownTempo: true,
  drums: false,
  ending: false,
  form: 'A',
  volume: -8,
  complexity: 50,
  seed: 0,
};
/** Settings after a change. The tempo follows the genre until one is set; setting the default is a choice too. */
export function changed(settings: Settings, change: Partial<Settings>): Settings {
  const next = { ...settings, ...(change.tempo !== undefined && { ownTempo: false }), ...change };
  return next.ownTempo ? { ...next, tempo: TEMPOS[next.genre] } : next;
}

export const DEFAULT_RECORDING_SECONDS = 30;
/** Exclusive upper limit of random seeds. */
export const SEEDS = 1_000_000;

export const GENRE_LABELS: Readonly<Record<Genre, string>> = {
  fantasy: 'Fantasy',
  'sci-fi': 'Sci-Fi',
  adventure: 'Adventure',
  horror: 'Horror',
  calm: 'Calm',
};
export const INTENSITY_LABELS: Readonly<Record<Intensity, string>> = {
  ambient: 'Ambient',
  exploration: 'Exploration',
  battle: 'Battle',
};

export const NO_MORPH: Morph = { to: 'horror', amount: 0 };

/** Parses an integer; anything else is 0. */
export function seedFrom(text: string): number {
  const number = Math.trunc(Number(text));
  return Number.isSafeInteger(number) ? number + 0 : 0;
}

export const randomSeed = (): number => Math.floor(Math.random() * SEEDS);

/** Clamps and rounds a number to the range. */
export function within({ min, max, step }: { min: number; max: number; step: number }, wish: number): number {
  return Math.min(max, Math.max(min, min + Math.round((wish - min) / step) * step));
}

const isOneOf = <T extends string>(list: readonly T[], text: string | null): text is T =>
  (list as readonly (string | null)[]).includes(text);

/** Reads the page's address: choices in the query, notes by hand behind `#`. Malformed values are ignored. */
export function readAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): {
  readonly settings: Partial<Settings>;
  readonly morph: Morph | null;
  readonly written: BySection<Written>;
} {
  const query = new URLSearchParams(search);
  const fragment = readFragment(hash);
  const number = (name: 'tempo' | 'volume' | 'complexity') => {
    const wish = query.get(name);
    return wish !== null && /^-?\d{1,9}$/.test(wish) ? { [name]: within(RANGES[name], Number(wish)) } : {};
  };
  const text = (name: string) => query.get(name);
  const [genre, intensity, seed, to, form] = [
    text('genre'),
    text('intensity'),
    text('seed'),
    text('morph'),
    text('form'),
  ];
  const amount = Number(query.get('amount'));
  return {
    settings: {
      ...(isOneOf(GENRES, genre) && { genre }),
      ...(isOneOf(INTENSITIES, intensity) && { intensity }),
      ...number('tempo'),
      ...number('volume'),
      ...number('complexity'),
      ...(seed !== null && /^-?\d{1,16}$/.test(seed) && { seed: seedFrom(seed) }),
      ...(query.get('drums') === 'on' && { drums: true }),
      ...(query.get('ending') === 'on' && { ending: true }),
      ...(isOneOf(FORMS, form) && { form }),
    },
    morph: isOneOf(GENRES, to) && amount > 0 && amount <= 100 ? { to, amount: Math.round(amount) } : null,
    written: { A: writtenIn(fragment, 'A'), B: writtenIn(fragment, 'B') },
  };
}

/** Parameter behind `#` of an edited layer; section A has the names without a suffix. */
const nameOf = (layer: Layer, section: Section): string =>
  (layer === 'drums' ? 'beat' : layer) + (section === 'A' ? '' : section);

/** The edited layers behind `#`; malformed ones are ignored. */
function writtenIn(fragment: URLSearchParams, section: Section): Written {
  return Object.fromEntries(
    LAYERS.flatMap(layer => {
      const text = fragment.get(nameOf(layer, section));
      const notes = text === null ? null : decodeNotes(text);
      return notes ? [[layer, notes]] : [];
    }),
  );
}

/** The link that opens the same music; null if its notes make it too long to be passed on. */
export function linkTo(
  page: string,
  settings: Settings,
  { to, amount }: Morph,
  written: BySection<Written> = NOTHING_WRITTEN,
): string | null {
  const { genre, intensity, tempo, ownTempo, volume, complexity, seed, drums, ending, form } = settings;
  const texts = sectionsOf(form).flatMap(section =>
    LAYERS.flatMap(layer => {
      const notes = written[section][layer];
      return notes ? [[nameOf(layer, section), encodeNotes(notes)]] : [];
    }),
  );
  const query = new URLSearchParams({
    genre,
    intensity,
    ...(!ownTempo && { tempo: String(tempo) }),
    volume: String(volume),
    complexity: String(complexity),
    seed: String(seed),
    composer: String(COMPOSER_VERSION),
    ...(drums && { drums: 'on' }),
    ...(ending && { ending: 'on' }),
    ...(form !== 'A' && { form }),
    ...(amount > 0 && { morph: to, amount: String(amount) }),
  });
  return shareable(withFragment(`${page}?${query}`, Object.fromEntries(texts)));
}
