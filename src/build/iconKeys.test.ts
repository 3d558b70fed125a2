import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { numbered } from './iconKeys.ts';

test('an icon’s paths are told apart by their places, and are what they were', async () => {
  const icon = await readFile('node_modules/lucide-react/dist/esm/icons/diff.mjs', 'utf8');
  const paths = (code: string) => [...code.matchAll(/\["path", (\{[^}]+\})\]/g)].map(([, path = '']) => path);
  expect(paths(icon)).toHaveLength(3);
  expect(paths(numbered(icon))).toEqual(
    ['12 3v14', '5 10h14', '5 21h14'].map((d, place) => `{ d: "M${d}", key: ${place} }`),
  );
});
