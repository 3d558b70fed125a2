// Downscales a bitmap with the browser's smoothing.
import type { Bitmap } from '../../engine/bitmap.ts';
import { context2d, createCanvas, drawBitmap } from '../artboard/canvas.ts';

/** Scales down to a page of this size, keeping the proportions; unchanged if it fits already. */
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
