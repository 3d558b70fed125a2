// A built site in little: what the real one holds of each kind, and what a careless hand might leave in it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compress } from '../../src/build/compress.ts';
import { headersFile, nginxFile, redirects, sheetSource } from '../../src/build/headers.ts';

const PAGES = ['/', '/games', '/games/guardians-and-glory', '/games/lemonade-billionaire'];

const SHEETS = ['body{margin:0}', 'main{color:#123}'];
const document = (title: string, sheet = 0) => `<!doctype html><title>${title}</title><style>${SHEETS[sheet]}</style>`;

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PAGES.map((page, index) => [`${page}/index.html`, document(page, index % 2)])),
  '404.html': document('404 Page Not Found'),
  'robots.txt': 'User-agent: *\n',
  'sw.js': 'self.skipWaiting;\n',
  'sitemap.xml': '<urlset/>\n',
  'manifest.webmanifest': '{}\n',
  'build/index-1.js': 'export {};\n',
  'build/referee.worker-1.js': 'export {};\n',
  'build/quickjs-1.wasm': 'wasm',
  'build/page-1.css': 'body { margin: 0 }\n',
  'build/face-1.woff2': 'wOF2',
  'assets/images/fox.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'assets/images/fox.png': 'PNG',
  'assets/levels/1.json': '{}\n',
  'assets/levels/1.xsb': '#@ $.#\n',
  'assets/.hidden/a.txt': 'SECRET',
  '.vite/manifest.json': '"SECRET"',
  '.env': 'SECRET',
  _headers: `${headersFile(SHEETS.map(sheetSource))}# SECRET\n`,
  'nginx.conf': `${nginxFile(redirects(PAGES), SHEETS.map(sheetSource))}# SECRET\n`,
};

export interface Folder {
  readonly path: string;
  remove(): void;
}

export async function builtFolder(): Promise<Folder> {
  const path = mkdtempSync(join(tmpdir(), 'served-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  await compress(path);
  return { path, remove: () => rmSync(path, { recursive: true }) };
}
