// Files that a document or a script names, and revisions as the service worker makes them.
import { expect, test } from 'vitest';
import { revisionOf as revisionInWorker } from '../offline/keep.ts';
import { filesInDocument, filesInText, revisionOf } from './offline.ts';

test('of a document: icons, typeface, manifest, linked files, and each picture in one width', () => {
  const html = `<head>
    <link rel="icon" href="/assets/images/fox.svg"/><link rel="manifest" href="/manifest.webmanifest"/>
    <link rel="preload" as="font" href="/build/face-12345678.woff2"/>
    <link rel="preload" as="image" imageSrcSet="/assets/images/a-480.jpg 480w"/>
    <link rel="canonical" href="https://games.example/"/><link rel="modulepreload" href="/build/site-12345678.js"/>
    <meta property="og:image" content="https://games.example/assets/images/social/a.jpg"/></head>
    <img src="/assets/images/a.jpg" srcSet="/assets/images/a-480.jpg 480w, /assets/images/a-800.jpg 800w, /assets/images/a.jpg 1600w"/>
    <img src="/assets/images/b.png"/><a href="/licences.txt">Licences</a><a href="/games">Games</a>
    <a href="//elsewhere.example/a.txt">Elsewhere</a>`;
  expect(filesInDocument(html)).toEqual([
    '/assets/images/fox.svg',
    '/manifest.webmanifest',
    '/build/face-12345678.woff2',
    '/assets/images/a-800.jpg',
    '/assets/images/b.png',
    '/licences.txt',
  ]);
});

test('of a script: its Worker, its WebAssembly and its assets, not the scripts that it imports', () => {
  const built = new Set(['a.worker-12345678.js', 'b-12345678.wasm', 'c-12345678.js', 'd-12345678.woff2']);
  const code = `import"./c-12345678.js";new Worker("/build/a.worker-12345678.js");fetch(\`/build/b-12345678.wasm\`);
    url="/assets/levels/1.xsb";gone="/build/e-12345678.wasm"`;
  expect(filesInText(code, built)).toEqual([
    '/assets/levels/1.xsb',
    '/build/a.worker-12345678.js',
    '/build/b-12345678.wasm',
  ]);
});

test('a revision is the same in the build and in the worker', async () => {
  const bytes = Buffer.from('<p>Folded paper ✂</p>');
  expect(revisionOf(bytes)).toBe(await revisionInWorker(bytes));
  expect(revisionOf(bytes)).toMatch(/^[\w-]{16}$/);
});
