// Reads picture files; one that is too large, broken or of another type gives an error message. Loaded with the first file.
import type { Bitmap } from '../../engine/bitmap.ts';
import { readMacPaint } from '../../engine/macpaint.ts';
import { pictureSize } from '../../engine/pictureFile.ts';
import type { Piece } from '../../engine/selection.ts';
import { context2d, createCanvas } from '../artboard/canvas.ts';
import { readSvg } from './readSvg.ts';
import { isSvg } from './svg.ts';

const MEGA = 1024 * 1024;
const LARGEST_FILE = 48 * MEGA;
const MOST_PIXELS = 64_000_000;
/** Larger pictures are scaled down to this side, in pixels. */
export const LARGEST_SIDE = 2048;
const HEAD = 256 * 1024;
const LARGEST_MACPAINT = 256 * 1024;

export interface OpenedPicture {
  readonly picture: Bitmap;
  /** The same with transparent pixels as word 0, for pasting. */
  readonly piece: Piece;
  readonly shrunk: boolean;
}

/** The picture in a file, or an error message. */
export async function readPicture(file: Blob): Promise<OpenedPicture | string> {
  if (file.size > LARGEST_FILE)
    return `This file has ${Math.round(file.size / MEGA)} MB. Pictures of up to ${LARGEST_FILE / MEGA} MB can be opened. Nothing was changed.`;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
    const size = pictureSize(head);
    if (!size) return isSvg(new TextDecoder().decode(head)) ? await readDrawnPicture(file) : await readOldPicture(file);
    const { width, height } = size;
    if (width < 1 || height < 1 || width * height > MOST_PIXELS)
      return `This picture is ${width} × ${height} pixels large. Up to ${MOST_PIXELS / 1e6} million pixels can be opened. Nothing was changed.`;
    return await decode(file, size);
  } catch {
    return 'This picture is broken and could not be read. Nothing was changed.';
  }
}

async function readOldPicture(file: Blob): Promise<OpenedPicture | string> {
  const bytes = file.size <= LARGEST_MACPAINT ? new Uint8Array(await file.arrayBuffer()) : null;
  const picture = bytes && readMacPaint(bytes);
  if (!picture)
    return 'This file is no picture: PNG, JPEG, GIF, WebP, BMP, SVG and MacPaint can be opened. Nothing was changed.';
  return { picture, piece: { ...picture, left: 0, top: 0 }, shrunk: false };
}

async function readDrawnPicture(file: Blob): Promise<OpenedPicture | string> {
  const drawn = await readSvg(file, LARGEST_SIDE);
  return typeof drawn === 'string' ? drawn : openedFrom(drawn.canvas, drawn.shrunk);
}

async function decode(file: Blob, { width, height }: { width: number; height: number }): Promise<OpenedPicture> {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  const decoded = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(scale < 1 && {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    }),
  });
  const canvas = createCanvas(decoded.width, decoded.height);
  context2d(canvas).drawImage(decoded, 0, 0);
  decoded.close();
  return openedFrom(canvas, scale < 1);
}

function openedFrom(canvas: HTMLCanvasElement, shrunk: boolean): OpenedPicture {
  const { data } = context2d(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const words = new Uint32Array(data.buffer);
  const flat = words.map(onWhite);
  const size = { width: canvas.width, height: canvas.height };
  const cut = words.map((word, at) => (word >>> 24 < 128 ? 0 : (flat[at] as number)));
  return { picture: { ...size, words: flat }, piece: { ...size, left: 0, top: 0, words: cut }, shrunk };
}

function onWhite(word: number): number {
  const alpha = word >>> 24;
  if (alpha === 255) return word;
  const over = (shift: number) => Math.round((((word >> shift) & 255) * alpha + 255 * (255 - alpha)) / 255);
  return (0xff000000 | (over(16) << 16) | (over(8) << 8) | over(0)) >>> 0;
}
