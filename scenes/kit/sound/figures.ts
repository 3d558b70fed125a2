// Figures drawn as lines: a character is a sixteenth, a bar is sixteen of them, '|' parts the even bar from the odd one.
import type { BassFigure, ChordFigure, Pair, Tone } from './book.ts';
import { STEPS_PER_BAR } from './piece.ts';

const TONES: Readonly<Record<string, Tone>> = { R: 'root', F: 'fifth', O: 'octave', A: 'approach' };

/** What begins in a bar: where, its sign, and for how many steps '-' holds it. */
function signs(line: string): readonly { readonly at: number; readonly sign: string; readonly steps: number }[] {
  if (line.length !== STEPS_PER_BAR) throw new RangeError(`A bar of ${line.length} steps: ${line}`);
  return [...line.matchAll(/([^-.])(-*)/g)].map(({ index, 1: sign = '', 2: held = '' }) => ({
    at: index,
    sign,
    steps: 1 + held.length,
  }));
}

function paired<T>(drawn: string, read: (line: string) => T): Pair<T> {
  const [even = '', odd = even] = drawn.split('|');
  return [read(even), read(odd)];
}

/** R root, F fifth, O octave, A on the way to the next root. */
export const bassFigure = (drawn: string): Pair<BassFigure> =>
  paired(drawn, line => signs(line).map(({ at, sign, steps }) => [at, TONES[sign] ?? 'root', steps] as const));

/** x the whole chord, 1 to 4 one voice of it from below. */
export const chordFigure = (drawn: string): Pair<ChordFigure> =>
  paired(drawn, line =>
    signs(line).map(({ at, sign, steps }) => ({ at, steps, ...(sign !== 'x' && { voice: Number(sign) - 1 }) })),
  );

/** Digits are strokes, 1 soft to 9 hard. */
export const drumFigure = (drawn: string): Pair<readonly (readonly [at: number, strength: number])[]> =>
  paired(drawn, line => signs(line).map(({ at, sign }) => [at, Number(sign) / 9] as const));
