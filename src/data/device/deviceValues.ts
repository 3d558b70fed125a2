// Serialization of IndexedDB values as JSON: typed arrays as base64, everything else as it is.

const TYPED_ARRAYS = {
  Uint8Array,
  Uint8ClampedArray,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const;

const MARK = '$list';
/** Largest depth, above any real value. */
const DEPTH = 12;
const SLICE = 0x8000;

/** A value as plain data. */
export function toPlain(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return { [MARK]: value.constructor.name, data: base64(value) };
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toPlain(one)]));
}

/** Validates a value that claims to come from `toPlain`. */
export function isPlainValue(value: unknown, depth = DEPTH): boolean {
  if (depth === 0) return false;
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (Array.isArray(value)) return value.every(one => isPlainValue(one, depth - 1));
  if (MARK in value) {
    const { [MARK]: kind, data } = value as { [MARK]: unknown; data?: unknown };
    return (
      typeof kind === 'string' &&
      Object.hasOwn(TYPED_ARRAYS, kind) &&
      typeof data === 'string' &&
      bytesOf(data, kind as keyof typeof TYPED_ARRAYS) !== null
    );
  }
  return Object.values(value).every(one => isPlainValue(one, depth - 1));
}

/** Restores a value; only for what `isPlainValue` accepts. */
export function fromPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(fromPlain);
  if (MARK in value) {
    const { [MARK]: kind, data } = value as unknown as { [MARK]: keyof typeof TYPED_ARRAYS; data: string };
    const bytes = bytesOf(data, kind) ?? new Uint8Array();
    return new TYPED_ARRAYS[kind](bytes.buffer);
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fromPlain(one)]));
}

function base64(list: ArrayBufferView): string {
  const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(text);
}

function bytesOf(data: string, kind: keyof typeof TYPED_ARRAYS): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
    return bytes.byteLength % TYPED_ARRAYS[kind].BYTES_PER_ELEMENT === 0 ? bytes : null;
  } catch {
    return null;
  }
}
