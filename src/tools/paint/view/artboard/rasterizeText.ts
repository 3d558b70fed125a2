// Text rasterizer: the browser's text thresholded to one bit, a pixel is set where a letter covers half of it.
import { fontOf, type TextMask, type Typeface, withOutlineAndShadow } from '../../engine/text.ts';

const LONGEST = 4096;

export function rasterizeText(text: string, typeface: Typeface): TextMask {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no letters.');
  const { size, styles } = typeface;
  const font = fontOf(typeface);
  context.font = font;
  const lines = text.split('\n');
  const margin = 4 + (size >> 1);
  const [ascent, descent, step] = [Math.ceil(size * 1.25), Math.ceil(size / 2), Math.round(size * 1.25)];
  const wide = (line: string) => Math.round(context.measureText(line).width);
  const advance = Math.max(...lines.map(wide));
  const width = Math.min(LONGEST, advance + 2 * margin);
  const height = Math.min(LONGEST, ascent + descent + step * (lines.length - 1));
  canvas.width = width;
  canvas.height = height;
  context.font = font;
  const under = Math.max(1, Math.round(size / 16));
  lines.forEach((line, i) => {
    context.fillText(line, margin, ascent + i * step);
    if (styles.includes('underline')) context.fillRect(margin, ascent + i * step + 1 + under, wide(line), under);
  });
  const { data } = context.getImageData(0, 0, width, height);
  const bits = new Uint8Array(width * height);
  for (let at = 0; at < bits.length; at++) bits[at] = (data[4 * at + 3] as number) >= 128 ? 1 : 0;
  return {
    width,
    height,
    originX: margin,
    originY: ascent,
    bits: withOutlineAndShadow(bits, width, styles),
    box: { left: 0, top: -size, right: advance, bottom: step * (lines.length - 1) + Math.ceil(size / 4) },
    caretAt(index) {
      const before = text.slice(0, index).split('\n');
      return { x: wide(before.at(-1) ?? ''), y: step * (before.length - 1) };
    },
  };
}
