// What may be missing has one way to be loaded, which says that it is missing: every lazy component and every Worker of the sources.
import { expect, test } from 'vitest';

const SOURCES = new Map(
  Object.entries(
    import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/scenes/**/*.{ts,tsx}', '!/**/*.test.*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
);
const filesWith = (pattern: RegExp) => [...SOURCES].flatMap(([path, text]) => (pattern.test(text) ? [path] : []));

test('only lazyComponent uses React’s lazy, which throws where a module is missing', () => {
  expect(filesWith(/^import [^;]*\blazy\b[^;]* from 'react';/m).toSorted()).toEqual([
    // Its pre-rendered text stays where the module is missing.
    '/src/play/page/HelpOnPage.tsx',
    '/src/site/lazy/lazyComponent.tsx',
  ]);
});

test('every Worker is run by a task, which rejects with a sentence where the Worker is missing', () => {
  const workers = filesWith(/new Worker\(new URL\(/);
  expect(workers.length).toBeGreaterThan(10);
  // A game's own Worker is run by the page's task (src/play/stage/workerClient.ts).
  const isTask = (path: string) => /\bopenTask<|\bcreateWorker(?::|\(\):)/.test(SOURCES.get(path) ?? '');
  expect(workers.filter(path => !isTask(path))).toEqual([]);
});

// The bundler fetches a module's styles before the whole expression that `import()` begins: a handler chained to it does not hear that they failed.
test('no handler is chained to an import itself', () => {
  expect(filesWith(/import\('[^']+'\)\s*\.(?:then|catch)\(/)).toEqual([]);
});
