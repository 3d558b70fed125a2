// Each game's play.ts fetches its scene by an import that is left out of Workers, and nothing else of it is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { isScene } from './withoutScenes.ts';

test.each(CATALOG)('$id', ({ id }) => {
  const file = `scenes/${id}/play.ts`;
  const sources = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
    ([, source = '']) => source,
  );
  const left = sources.filter(source => isScene(source, `/root/${file}`));
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^\.\/scene\/\w+Scene\.ts$/);
});
