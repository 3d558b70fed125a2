// What modules keep for one page is made anew before each file: every member of the list, with something left in it.
import { expect, test, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { forgetAll } from './forgetAll.ts';
import { withWaysToForget } from './forgetting.ts';
import { OF_ONE_PAGE } from './ofOnePage.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../src/**/*.{ts,tsx}', '../../scenes/**/*.ts']);
const isStore = (value: unknown): value is StoreApi<object> =>
  typeof value === 'object' && value !== null && 'getInitialState' in value;
const fileOf = (where: string) => where.split(' ')[0] ?? '';

test.each([...new Set(OF_ONE_PAGE.map(fileOf))])('%s begins anew', async file => {
  const module = (await modules[`../../${file}`]?.()) ?? {};
  const stores = OF_ONE_PAGE.filter(where => fileOf(where) === file)
    .map(where => module[where.split(' ')[1] ?? ''])
    .filter(isStore);
  forgetAll();
  const before = stores.map(store => structuredClone(plain(store.getState())));
  for (const store of stores) store.setState({ ...store.getState(), left: 'by an earlier file' }, true);
  forgetAll();
  expect(stores.map(store => plain(store.getState()))).toEqual(before);
});
const plain = (state: object) =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => typeof value !== 'function'));

test('a module says how each of its names begins again', () => {
  const code = `let used = false;\nexport const known = new Map<string, number>([['a', 1]]);\nexport const use = () => { used = true; known.clear(); };\n`;
  const changed = withWaysToForget(code, 'scenes/golf/ball.ts', ['used', 'known']);
  expect(changed).toContain("{ used = false; known = new Map<string, number>([['a', 1]]); }");
  expect(
    changed
      .split('\n')
      .slice(0, 3)
      .map(line => line.length),
  ).toEqual(
    code
      .split('\n')
      .slice(0, 3)
      .map(line => line.length),
  );
  expect(() => withWaysToForget(code, 'scenes/golf/ball.ts', ['gone'])).toThrow('has no gone at its top');
});

test('fakes, stored texts and what is shown go too', () => {
  vi.stubGlobal('innerWidth', 7);
  localStorage.setItem('left', 'x');
  document.body.append(document.createElement('dialog'));
  document.documentElement.dataset['theme'] = 'dark';
  forgetAll();
  expect([innerWidth === 7, localStorage.length, document.body.childElementCount]).toEqual([false, 0, 0]);
  expect(document.documentElement.attributes).toHaveLength(0);
});
