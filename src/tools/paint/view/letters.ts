// The browser's own letters, made exact: a pixel is ink where a letter covers half of it.
import { FONT } from '../engine/inks.ts';
import type { Letters } from '../engine/letters.ts';

const MARGIN = 4;
const ASCENT = 20;
const DESCENT = 8;
const LONGEST = 4096;

export function browserLetters(text: string): Letters {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no letters.');
  context.font = FONT;
  const advance = Math.round(context.measureText(text).width);
  const width = Math.min(LONGEST, advance + 2 * MARGIN);
  const height = ASCENT + DESCENT;
  canvas.width = width;
  canvas.height = height;
  context.font = FONT;
  context.fillText(text, MARGIN, ASCENT);
  const { data } = context.getImageData(0, 0, width, height);
  const bits = new Uint8Array(width * height);
  for (let at = 0; at < bits.length; at++) bits[at] = (data[4 * at + 3] as number) >= 128 ? 1 : 0;
  return { width, height, originX: MARGIN, originY: ASCENT, bits, advance };
}
