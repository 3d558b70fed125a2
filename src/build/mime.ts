// What kind of thing a file is, by its ending.
import { extname } from 'node:path';

const text = (type: string) => ({ type, isText: true });
const bytes = (type: string) => ({ type, isText: false });

export const TYPES: Readonly<Record<string, { readonly type: string; readonly isText: boolean }>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.svg': text('image/svg+xml'),
  '.png': bytes('image/png'),
  '.jpg': bytes('image/jpeg'),
  '.webp': bytes('image/webp'),
  '.avif': bytes('image/avif'),
  '.woff2': bytes('font/woff2'),
  '.wasm': bytes('application/wasm'),
};

export function contentType(file: string): string {
  const { type, isText } = TYPES[extname(file)] ?? bytes('application/octet-stream');
  return isText ? `${type}; charset=utf-8` : type;
}
