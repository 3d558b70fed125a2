// Pre-compression: writes a .br and a .gz file beside every text and WebAssembly file of the build, so that the server compresses nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ENCODINGS } from './server.ts';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|wasm)$/;
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => COMPRESSIBLE.test(file));
  await Promise.all(files.map(file => compressFile(join(folder, file))));
}

export async function compressFile(path: string): Promise<void> {
  const text = readFileSync(path);
  writeFileSync(path + ENCODINGS.br, await brotli(text));
  writeFileSync(path + ENCODINGS.gzip, await gzipAsync(text, { level: 9 }));
}
