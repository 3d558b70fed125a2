// Bitmap: one 32-bit word per pixel, in the byte order of ImageData, always opaque.

export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** 0xAABBGGRR, row by row. */
  readonly words: Uint32Array<ArrayBuffer>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in pixels; `right` and `bottom` are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHITE = 0xffffffff;
export const BLACK = 0xff000000;

export const EMPTY_BOX: Box = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};

export const blank = (width: number, height: number): Bitmap => ({
  width,
  height,
  words: new Uint32Array(width * height).fill(WHITE),
});

export const copyOf = ({ width, height, words }: Bitmap): Bitmap => ({ width, height, words: words.slice() });

export const boxOf = ({ width, height }: Pick<Bitmap, 'width' | 'height'>): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

export const isEmpty = ({ left, top, right, bottom }: Box): boolean => left >= right || top >= bottom;

export const intersection = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const contains = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** The smallest box with both pixels. */
export const boxBetween = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x) + 1,
  bottom: Math.max(a.y, b.y) + 1,
});

export const rgb = (r: number, g: number, b: number): number => (BLACK | (b << 16) | (g << 8) | r) >>> 0;

/** The bitmap's memory as bytes for ImageData. */
export const bytesOf = ({ words }: Bitmap): Uint8ClampedArray<ArrayBuffer> =>
  new Uint8ClampedArray(words.buffer, words.byteOffset, words.byteLength);

const luma = (word: number) => 299 * (word & 255) + 587 * ((word >> 8) & 255) + 114 * ((word >> 16) & 255);

export const isDarker = (a: number, b: number): boolean => luma(a) < luma(b);

/** Luma under one half: the threshold between black and white. */
export const isDark = (word: number): boolean => luma(word) < 127_500;
