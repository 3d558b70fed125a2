// Saved generations in localStorage under `savedGenerations`, the newest first (specification part 3, §3 and §8).
import * as v from 'valibot';
import { GENRES, INTENSITIES } from '../../../../scenes/kit/sound/composer/piece.ts';
import { parseJson, type SaveOutcome, StoredValue, type Validated } from '../../../data/StoredValue.ts';
import { decodeSections, EncodedSections, encodeSections } from '../studio/encodedLayers.ts';
import { type BySection, FORMS } from '../studio/form.ts';
import { COMPOSER_VERSION, RANGES, type Settings } from '../studio/settings.ts';
import { isWritten, NOTHING_WRITTEN, type Written } from '../studio/written.ts';

export const STORAGE_KEY = 'savedGenerations';

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const SavedSchema = v.object({
  /** 'gen_' and the time it was saved, in milliseconds since 1970. */
  id: v.pipe(v.string(), v.startsWith('gen_')),
  name: v.string(),
  genre: v.picklist(GENRES),
  tempo: between(RANGES.tempo),
  volume: between(RANGES.volume),
  complexity: between(RANGES.complexity),
  seed: v.pipe(v.number(), v.safeInteger()),
  /** Version of the composer; not one of the specified fields, so it may be absent. */
  composer: v.optional(v.literal(COMPOSER_VERSION)),
  drums: v.optional(v.boolean()),
  /** Absent where only section A is played. */
  form: v.optional(v.picklist(FORMS)),
  /** Not one of the specified fields, so it may be absent: then the intensity stays as it is. */
  intensity: v.optional(v.picklist(INTENSITIES)),
  /** Notes by hand. */
  written: v.optional(EncodedSections),
  /** ISO 8601. */
  date: v.pipe(v.string(), v.isoTimestamp()),
});
export type SavedGeneration = v.InferOutput<typeof SavedSchema>;

type SavedList = readonly SavedGeneration[];

/** The readable entries of a list. Corrupt ones are said on the console alone, as specified, and copied aside before anything is written. */
function validate(value: unknown): Validated<SavedList> {
  const entries = Array.isArray(value) ? value : null;
  const state = (entries ?? []).flatMap((entry: unknown) => {
    const saved = v.safeParse(SavedSchema, entry);
    return saved.success ? [saved.output] : [];
  });
  if (entries && state.length === entries.length) return { state };
  console.log('Failed to parse saved generations from localStorage');
  return { state, isPartial: true };
}

export const storedGenerations = new StoredValue<SavedList>({
  kind: 'generations',
  key: STORAGE_KEY,
  version: 1,
  validate,
  callerReports: true,
  bare: { parse: parseJson, print: list => JSON.stringify(list) },
});

export const savedGenerations = (): SavedList => storedGenerations.load() ?? [];

/** A new entry of the current settings; without a name it is named by genre and time. */
export function generationOf(
  settings: Settings,
  name: string,
  now: Date,
  written: BySection<Written> = NOTHING_WRITTEN,
): SavedGeneration {
  const { genre, intensity, tempo, volume, complexity, seed, drums, form } = settings;
  return {
    id: `gen_${now.getTime()}`,
    name: name.trim() || `${genre} ${now.toLocaleString('en')}`,
    genre,
    tempo,
    volume,
    complexity,
    seed,
    composer: COMPOSER_VERSION,
    ...(drums && { drums }),
    ...(form !== 'A' && { form }),
    intensity,
    ...(isWritten(written) && { written: encodeSections(written) }),
    date: now.toISOString(),
  };
}

/** The settings of an entry: those that are specified, and the intensity where it has one. */
export function settingsOf(saved: SavedGeneration): Partial<Settings> {
  const { genre, tempo, volume, complexity, seed, drums = false, form = 'A', intensity } = saved;
  return { genre, tempo, volume, complexity, seed, drums, form, ...(intensity && { intensity }) };
}

/** The notes by hand of an entry. */
export const writtenOf = ({ written }: SavedGeneration): BySection<Written> =>
  written ? decodeSections(written) : NOTHING_WRITTEN;

/** Why the list could not be written, for the visitor. */
export const NOT_SAVED: Readonly<Record<Exclude<SaveOutcome, 'saved'>, string>> = {
  full: 'This browser has no room left: what you saved lasts until you close the page. Copy the link to keep it.',
  locked:
    'The saved pieces could not be read: what you saved lasts until you close the page. Copy the link to keep it.',
  forbidden:
    'This browser keeps nothing for this site: what you saved lasts until you close the page. Copy the link to keep it.',
};

/** Changes the stored list as it is now, with changes by other tabs. */
export const changeSaved = (change: (list: SavedList) => SavedList): SaveOutcome =>
  storedGenerations.save(change(savedGenerations())).outcome;
