// Pattern notation: one character per sixteenth, sixteen per bar, '|' separates the even bar from the odd one.

import { STEPS_PER_BAR } from './piece.ts';
import type { BarPair, BassPattern, BassTone, ChordPattern } from './style.ts';

const TONES: Readonly<Record<string, BassTone>> = { R: 'root', F: 'fifth', O: 'octave', A: 'approach' };

/** The events of a bar: step, character, and length in steps ('-' holds). */
function parseBar(line: string): readonly { readonly at: number; readonly sign: string; readonly steps: number }[] {
  if (line.length !== STEPS_PER_BAR) throw new RangeError(`A bar of ${line.length} steps: ${line}`);
  return [...line.matchAll(/([^-.])(-*)/g)].map(({ index, 1: sign = '', 2: held = '' }) => ({
    at: index,
    sign,
    steps: 1 + held.length,
  }));
}

function parsePair<T>(text: string, read: (line: string) => T): BarPair<T> {
  const [even = '', odd = even] = text.split('|');
  return [read(even), read(odd)];
}

/** R root, F fifth, O octave, A approach note to the next root. */
export const parseBassPattern = (text: string): BarPair<BassPattern> =>
  parsePair(text, line => parseBar(line).map(({ at, sign, steps }) => [at, TONES[sign] ?? 'root', steps] as const));

/** x is the whole chord, 1 to 4 one voice of it, from below. */
export const parseChordPattern = (text: string): BarPair<ChordPattern> =>
  parsePair(text, line =>
    parseBar(line).map(({ at, sign, steps }) => ({ at, steps, ...(sign !== 'x' && { voice: Number(sign) - 1 }) })),
  );

/** Digits are strokes, 1 soft to 9 hard. */
export const parseDrumPattern = (text: string): BarPair<readonly (readonly [at: number, strength: number])[]> =>
  parsePair(text, line => parseBar(line).map(({ at, sign }) => [at, Number(sign) / 9] as const));
