// Edited layers as they are stored: the notes of each as text, encoded as in a link.
import * as v from 'valibot';
import { LAYERS, type Layer } from '../../../../scenes/kit/sound/composer/piece.ts';
import type { BySection } from './form.ts';
import { decodeNotes, encodeNotes, type Written } from './written.ts';

const Notes = v.optional(
  v.pipe(
    v.string(),
    v.check(text => decodeNotes(text) !== null),
  ),
);
const Layers = v.object({ melody: Notes, bass: Notes, chords: Notes, drums: Notes });
export const EncodedSections = v.object({ A: Layers, B: Layers });

const encodeLayers = (written: Written): Partial<Record<Layer, string>> =>
  Object.fromEntries(Object.entries(written).map(([layer, notes]) => [layer, encodeNotes(notes)]));

const decodeLayers = (texts: v.InferOutput<typeof Layers>): Written =>
  Object.fromEntries(
    LAYERS.flatMap(layer => {
      const text = texts[layer];
      const notes = text === undefined ? null : decodeNotes(text);
      return notes ? [[layer, notes]] : [];
    }),
  );

export const encodeSections = ({ A, B }: BySection<Written>) => ({ A: encodeLayers(A), B: encodeLayers(B) });

export const decodeSections = ({ A, B }: v.InferOutput<typeof EncodedSections>): BySection<Written> => ({
  A: decodeLayers(A),
  B: decodeLayers(B),
});
