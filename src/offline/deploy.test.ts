// Deployments that go wrong with one file, one of each kind: no open page loses a file, nothing wrong is kept, and no page is left broken once the host is
// well. All files: deploy.check.ts.
import { afterAll, expect, test, vi } from 'vitest';
import { deploy, FAULTS, smallVersion, tableOf, versionOf } from './deploySimulator.ts';

const network = vi.spyOn(globalThis, 'fetch');
afterAll(() => network.mockRestore());

const [before, next] = [await smallVersion('a'), await smallVersion('b')];

/** A document, the first script, one of all games, a game's own, and the list. */
const KINDS = ['/', '/build/boot-b.js', '/build/engine-b.js', '/build/golf-b.js', next.listFile[0]];

test.each(KINDS.flatMap(path => FAULTS.map(fault => [path, fault] as const)))('%s: %s', async (path, fault) => {
  const row = await deploy(before, next, path, fault, fetch => void network.mockImplementation(fetch));
  expect(row.faults, tableOf([row])).toEqual([]);
  expect(row.brokenMeanwhile).not.toContain('/');
});

test('a script of the same name and another content is fetched anew', async () => {
  const changed = new Set(['/', '/games/golf', '/games/chess', '/build/site-b.js']);
  const renamed = new Map(
    [...next.files]
      .filter(([path]) => path !== next.listFile[0])
      .map(([path, text]) => [path, changed.has(path) ? `${text}, changed` : text] as const),
  );
  const { shell, pages, files } = next.list;
  const pathsOf = (places: readonly number[]) => places.map(place => files[place]?.[0] ?? '');
  const third = await versionOf(
    renamed,
    {
      shell: pathsOf(shell),
      pages: Object.fromEntries(Object.entries(pages).map(([path, places]) => [path, pathsOf(places)])),
    },
    '/build/boot-b.js',
  );
  const row = await deploy(next, third, '/build/site-b.js', 'cut', fetch => void network.mockImplementation(fetch));
  expect(row).toMatchObject({ meanwhile: 'the old version', faults: [] });
});
