// MIME types by file extension.
import { extname } from 'node:path';

const textType = (type: string) => ({ type, isText: true });
const binaryType = (type: string) => ({ type, isText: false });

/** `isText` types are sent with a charset. */
export const TYPES: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>> = {
  '.html': textType('text/html'),
  '.js': textType('text/javascript'),
  '.css': textType('text/css'),
  '.json': textType('application/json'),
  '.webmanifest': textType('application/manifest+json'),
  '.txt': textType('text/plain'),
  '.xml': textType('application/xml'),
  '.svg': textType('image/svg+xml'),
  '.png': binaryType('image/png'),
  '.jpg': binaryType('image/jpeg'),
  '.webp': binaryType('image/webp'),
  '.avif': binaryType('image/avif'),
  '.woff2': binaryType('font/woff2'),
  '.wasm': binaryType('application/wasm'),
};

export function contentType(file: string): string {
  const { type, isText } = TYPES[extname(file)] ?? binaryType('application/octet-stream');
  return isText ? `${type}; charset=utf-8` : type;
}
