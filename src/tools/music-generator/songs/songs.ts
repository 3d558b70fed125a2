// Songs in localStorage, one under each key: the music with its edits, locks and mutes, and the steps that Undo takes back.
import * as v from 'valibot';
import { GENRES, INTENSITIES, type Layer } from '../../../../scenes/kit/sound/composer/piece.ts';
import { StoredValue, validatedBy } from '../../../data/StoredValue.ts';
import { storedKeys } from '../../../data/storedKeys.ts';
import { decodeSections, EncodedSections, encodeSections } from '../studio/encodedLayers.ts';
import { FORMS } from '../studio/form.ts';
import type { MusicState } from '../studio/history.ts';
import { RANGES } from '../studio/settings.ts';
import { isWritten } from '../studio/written.ts';

/** Most characters of the steps that Undo takes back; the oldest are dropped. */
const MAX_PAST_CHARACTERS = 100_000;

const Flags = v.object({ melody: v.boolean(), bass: v.boolean(), chords: v.boolean(), drums: v.boolean() });

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));
const MusicSchema = v.object({
  settings: v.object({
    genre: v.picklist(GENRES),
    intensity: v.picklist(INTENSITIES),
    tempo: within(RANGES.tempo),
    ownTempo: v.boolean(),
    drums: v.boolean(),
    ending: v.boolean(),
    form: v.picklist(FORMS),
    volume: within(RANGES.volume),
    complexity: within(RANGES.complexity),
    seed: v.pipe(v.number(), v.safeInteger()),
  }),
  morph: v.object({ to: v.picklist(GENRES), amount: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  /** Edited layers, encoded as in a link. */
  written: EncodedSections,
  locked: v.object({ A: Flags, B: Flags }),
});
const SongSchema = v.object({
  /** When it was changed last, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.finite()),
  music: MusicSchema,
  muted: Flags,
  /** The music before each change, the oldest first. */
  past: v.array(MusicSchema),
});
type EncodedMusic = v.InferOutput<typeof MusicSchema>;
type EncodedSong = v.InferOutput<typeof SongSchema>;

export interface Song {
  readonly at: number;
  readonly music: MusicState;
  readonly muted: Readonly<Record<Layer, boolean>>;
  readonly past: readonly MusicState[];
}

/** A song in the list. */
export interface SongEntry {
  readonly id: string;
  readonly at: number;
  readonly settings: MusicState['settings'];
  readonly hasNotes: boolean;
}

const PREFIX = 'foldedFox.song.';

export const storedSong = (id: string): StoredValue<EncodedSong> =>
  new StoredValue<EncodedSong>({
    kind: 'song',
    key: PREFIX + id,
    version: 1,
    validate: validatedBy(SongSchema),
    fileName: 'song',
  });

/** The songs, the one that was changed last first. */
export const listSongs = (): readonly SongEntry[] =>
  storedKeys('song')
    .flatMap(key => {
      const id = key.slice(PREFIX.length);
      const song = storedSong(id).load();
      return song ? [entryOf(id, decodeSong(song))] : [];
    })
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));

export const entryOf = (id: string, { at, music: { settings, written } }: Song): SongEntry => ({
  id,
  at,
  settings,
  hasNotes: isWritten(written),
});

export function encodeSong({ at, music, muted, past }: Song): EncodedSong {
  const steps: EncodedMusic[] = [];
  let characters = 0;
  for (const step of past.toReversed()) {
    const encoded = encodeMusic(step);
    characters += JSON.stringify(encoded).length;
    if (characters > MAX_PAST_CHARACTERS) break;
    steps.unshift(encoded);
  }
  return { at, music: encodeMusic(music), muted, past: steps };
}

export const decodeSong = ({ at, music, muted, past }: EncodedSong): Song => ({
  at,
  music: decodeMusic(music),
  muted,
  past: past.map(decodeMusic),
});

/** The music of each step, encoded once. */
const encodedMusic = new WeakMap<MusicState, EncodedMusic>();

function encodeMusic(music: MusicState): EncodedMusic {
  const known = encodedMusic.get(music);
  if (known) return known;
  const { settings, morph, written, locked } = music;
  const encoded = {
    settings,
    morph,
    written: encodeSections(written),
    locked,
  };
  encodedMusic.set(music, encoded);
  return encoded;
}

const decodeMusic = ({ settings, morph, written, locked }: EncodedMusic): MusicState => ({
  settings,
  morph,
  written: decodeSections(written),
  locked,
});
