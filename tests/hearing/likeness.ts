// How alike two genres are at one seed: the part of onsets, and of notes, that both have (Jaccard).
import { compose } from '../../scenes/kit/sound/composer/composer.ts';
import { GENRES, INTENSITIES, type Intensity, type Layer } from '../../scenes/kit/sound/composer/piece.ts';

/** The complexity nobody has moved. */
const DEFAULT = 50;

export interface Likeness {
  /** 'fantasy, calm' */
  readonly pair: string;
  readonly intensity: Intensity;
  /** Shared onsets, 0 to 1. */
  readonly melody: number;
  readonly bass: number;
  /** Shared notes of the melody: onset and pitch. */
  readonly tune: number;
}

/** Every two genres at every intensity. */
export const likenessOf = (seed: number): readonly Likeness[] =>
  INTENSITIES.flatMap(intensity => {
    const pieces = GENRES.map(genre => ({ genre, ...compose({ genre, intensity, complexity: DEFAULT, seed }) }));
    return pieces.flatMap((a, index) =>
      pieces.slice(index + 1).map(b => {
        const onsets = (layer: Layer) =>
          shared(
            a.layers[layer].map(({ at }) => at),
            b.layers[layer].map(({ at }) => at),
          );
        const notes = ({ layers }: typeof a) => layers.melody.map(({ at, notes: [note] }) => `${at} ${note}`);
        return {
          pair: `${a.genre}, ${b.genre}`,
          intensity,
          melody: onsets('melody'),
          bass: onsets('bass'),
          tune: shared(notes(a), notes(b)),
        };
      }),
    );
  });

/** Of all that either has, the part that both have. */
export function shared<T>(a: readonly T[], b: readonly T[]): number {
  const [these, those] = [new Set(a), new Set(b)];
  const both = [...these].filter(one => those.has(one)).length;
  return both / (these.size + those.size - both);
}
