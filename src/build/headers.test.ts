// HTTP headers as a table, and the `_headers` file. Responses of our server and of nginx are tested in tests/server.
import { expect, test } from 'vitest';
import { headersFile, headersFor, nginxFile, redirects, sheetSource, sheetsOf } from './headers.ts';

/** As many as the build allows. */
const SHEETS = Array.from({ length: 12 }, (_, index) => sheetSource(`body{order:${index}}`));

test.each([
  ['/games', 200, 'no-cache'],
  ['/sw.js', 200, 'no-cache'],
  ['/build/index-abc.js', 200, 'public, max-age=31536000, immutable'],
  ['/build/index-abc.js', 304, 'public, max-age=31536000, immutable'],
  ['/build/index-abc.js', 404, 'no-cache'],
  ['/assets/images/fox.svg', 200, 'public, max-age=86400'],
  ['/assets/images/fox.svg', 404, 'no-cache'],
])('%s with %i may be kept: %s', (path, status, caching) =>
  expect(headersFor(path, status, SHEETS)['Cache-Control']).toBe(caching),
);

test('each header of a response, as a literal', () =>
  expect(headersFor('/games', 200, [])).toEqual({
    'Content-Security-Policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; worker-src 'self' blob:; media-src 'self' blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'fullscreen=(self), gamepad=(self), autoplay=(self), clipboard-write=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  }));

test('both files carry every header of the table', () => {
  for (const [name, value] of Object.entries(headersFor('/build/x.js', 200, SHEETS))) {
    expect(headersFile(SHEETS)).toContain(`  ${name}: ${value}`);
    expect(nginxFile({}, SHEETS)).toContain(value);
  }
});

test('a static host keeps no service worker, whatever it does with pages', () =>
  expect(headersFile(SHEETS)).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m));

test('the sandbox alone may compile, wherever it is served', () => {
  const script = (path: string, status = 200) => headersFor(path, status, SHEETS)['Content-Security-Policy'] ?? '';
  expect(script('/build/referee.worker-abc.js')).toContain("script-src 'self' 'wasm-unsafe-eval';");
  for (const path of ['/', '/games/robot-battle', '/build/robot-battle-play-abc.js', '/referee.worker-abc.js'])
    expect(script(path), path).not.toContain('wasm');
  expect(script('/build/referee.worker-gone.js', 404)).not.toContain('wasm');
  expect(headersFile(SHEETS)).toMatch(
    /^\/build\/referee\.worker-\*\n {2}! Content-Security-Policy\n {2}Content-Sec[^\n]*wasm/m,
  );
  expect(headersFile(SHEETS).match(/wasm-unsafe-eval/g)).toHaveLength(1);
  expect(nginxFile({}, SHEETS).match(/wasm-unsafe-eval/g)).toHaveLength(1);
});

test('a page is found by its file’s name; a moved one waits until its page exists', () => {
  const moved = { '/old': '/new', '/olden': '/never' };
  const pages = { '/index.html': '/', '/new/index.html': '/new' };
  expect(redirects(['/', '/new'], moved)).toEqual({ '/old': '/new', '/old/': '/new', ...pages });
});

test('HTTPS is demanded by the files for real hosts, never by our own server', () => {
  const name = 'Strict-Transport-Security';
  expect(headersFor('/', 200, SHEETS)).not.toHaveProperty(name);
  expect(headersFile(SHEETS).split('\n\n')[1]).toContain(`  ${name}: max-age=31536000`);
  expect(headersFile(SHEETS)).not.toContain('preload');
  expect(nginxFile({}, SHEETS)).toContain(`add_header ${name} $hsts always;`);
});

test('a host reads no line of 2,000 letters, and our server the sheets that were written', () => {
  for (const line of headersFile(SHEETS).split('\n')) expect(line.length).toBeLessThan(2000);
  expect(sheetsOf(headersFile(SHEETS))).toEqual(SHEETS);
  expect(sheetsOf(headersFile([]))).toEqual([]);
});
