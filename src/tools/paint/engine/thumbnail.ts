// Thumbnail: averaged blocks of pixels.
import type { Bitmap } from './bitmap.ts';

export const THUMBNAIL_SIZE = 128;

export function thumbnail({ width, height, words }: Bitmap, most = THUMBNAIL_SIZE): Bitmap {
  const scale = Math.min(1, most / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const small = new Uint32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      small[y * w + x] = averageColour(
        words,
        width,
        [Math.floor((x * width) / w), Math.floor((y * height) / h)],
        [Math.ceil(((x + 1) * width) / w), Math.ceil(((y + 1) * height) / h)],
      );
  return { width: w, height: h, words: small };
}

/** Average colour of a block, from at most nine of its pixels. */
function averageColour(
  words: Uint32Array,
  width: number,
  [left, top]: readonly [number, number],
  [right, bottom]: readonly [number, number],
): number {
  const [stepX, stepY] = [Math.max(1, (right - left) / 3), Math.max(1, (bottom - top) / 3)];
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += stepY)
    for (let x = left; x < right; x += stepX) {
      const word = words[Math.floor(y) * width + Math.floor(x)] as number;
      r += word & 255;
      g += (word >> 8) & 255;
      b += (word >> 16) & 255;
      count++;
    }
  return (0xff000000 | (Math.round(b / count) << 16) | (Math.round(g / count) << 8) | Math.round(r / count)) >>> 0;
}
