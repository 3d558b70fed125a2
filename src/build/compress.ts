// Writes a brotli and a gzip file beside every text file of the build, and every machine of WebAssembly, so that serving costs nothing and sizes are exact.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ENCODINGS } from './server.ts';

const PACKED = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|wasm)$/;
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => PACKED.test(file));
  await Promise.all(
    files.map(async file => {
      const path = join(folder, file);
      const text = readFileSync(path);
      writeFileSync(path + ENCODINGS.br, await packBrotli(text));
      writeFileSync(path + ENCODINGS.gzip, await packGzip(text, { level: 9 }));
    }),
  );
}
