// Image file header: type and size, read before decoding, because a small file can claim a huge picture.

export interface PictureSize {
  readonly type: 'png' | 'gif' | 'bmp' | 'jpeg' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** Null if it is not PNG, GIF, BMP, JPEG or WebP, or is truncated before its size. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (text(0, 8) === '\x89PNG\r\n\x1a\n' && text(12, 4) === 'IHDR')
      return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
    if (/^GIF8[79]a$/.test(text(0, 6)))
      return { type: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (text(0, 2) === 'BM')
      return { type: 'bmp', width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return webpSize(view, text(12, 4));
  } catch {
    // Truncated: a DataView read past the end throws.
  }
  return null;
}

/** The JPEG frame header comes after any number of other segments. */
function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    const length = view.getUint16(at + 2);
    if (length < 2 || marker === 0xda) return null;
    at += 2 + length;
  }
}

function webpSize(view: DataView, chunk: string): PictureSize | null {
  const type = 'webp';
  if (chunk === 'VP8 ')
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return null;
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  return { type, width: three(24) + 1, height: three(27) + 1 };
}
