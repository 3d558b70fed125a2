// A picture made smaller, as the browser does it best.
import type { Bitmap } from '../engine/bitmap.ts';
import { context2d, createCanvas, drawBitmap } from './canvas.ts';

/** Small enough for a page of such a size, in its proportions; as it is where it fits already. */
export function scaleToFit(picture: Bitmap, width: number, height: number): Bitmap {
  const scale = Math.min(width / picture.width, height / picture.height);
  if (scale >= 1) return picture;
  const whole = createCanvas(picture.width, picture.height);
  drawBitmap(whole, picture);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const small = createCanvas(side(picture.width), side(picture.height));
  const context = context2d(small);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, small.width, small.height);
  const { data } = context.getImageData(0, 0, small.width, small.height);
  return { width: small.width, height: small.height, words: new Uint32Array(data.buffer) };
}
