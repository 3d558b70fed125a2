// Bitmaps on HTML canvases, and their encoding as files.
import { type Bitmap, bytesOf } from '../../engine/bitmap.ts';

export function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

export function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gave no canvas.');
  return context;
}

/** Draws a bitmap on a canvas and sets the canvas to its size. */
export function drawBitmap(canvas: HTMLCanvasElement, picture: Bitmap): void {
  if (canvas.width !== picture.width) canvas.width = picture.width;
  if (canvas.height !== picture.height) canvas.height = picture.height;
  context2d(canvas).putImageData(new ImageData(bytesOf(picture), picture.width, picture.height), 0, 0);
}

export type PictureType = 'image/png' | 'image/webp' | 'image/jpeg' | 'image/bmp';
export interface Encoding {
  readonly type: PictureType;
  /** Whole number: each pixel becomes a square of so many. */
  readonly scale: number;
}

/** Encodes a bitmap as a file; throws if the browser does not make this type, or none of this size. */
export async function encodePicture(
  picture: Bitmap,
  { type, scale }: Encoding = { type: 'image/png', scale: 1 },
): Promise<Blob> {
  const canvas = createCanvas(picture.width, picture.height);
  drawBitmap(canvas, picture);
  if (type === 'image/jpeg') layOnWhite(canvas);
  const blob = await blobOf(scale === 1 ? canvas : enlarged(canvas, scale), type);
  // A browser that does not make a type gives a PNG in its place.
  if (blob?.type !== type) throw new Error('The browser made no file.');
  return blob;
}

/** JPEG knows no transparent pixels, and browsers lay black under them. */
function layOnWhite(canvas: HTMLCanvasElement): void {
  const context = context2d(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

function enlarged(canvas: HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const large = createCanvas(canvas.width * scale, canvas.height * scale);
  const context = context2d(large);
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, large.width, large.height);
  return large;
}

/** Quality 1 makes WebP keep every pixel where the browser can. */
const blobOf = (canvas: HTMLCanvasElement, type: PictureType): Promise<Blob | null> =>
  new Promise(resolve => {
    canvas.toBlob(resolve, type, 1);
  });

/** Whether the browser makes files of this type, and whether they keep every pixel; null if it makes none. */
export async function probeEncoder(type: PictureType): Promise<{ readonly isExact: boolean } | null> {
  const blob = await encodePicture(
    { width: 1, height: 1, words: new Uint32Array([0xff34ab12]) },
    { type, scale: 1 },
  ).catch(() => null);
  if (!blob) return null;
  const isLossy = type === 'image/jpeg' || (type === 'image/webp' && (await blob.slice(12, 16).text()) === 'VP8 ');
  return { isExact: !isLossy };
}
