// Short conformance suite for every game of the catalogue and the template.
import { expect, test } from 'vitest';
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import { conformance, SHORT } from './battery.ts';

const folders = Object.keys(import.meta.glob('../../scenes/*/index.ts'))
  .map(path => path.split('/').at(-2) as string)
  .filter(name => !name.startsWith('_'));

test('every folder is a game of the catalogue, and every game of the catalogue a folder', () => {
  expect(CATALOG.map(game => game.id).sort()).toEqual(folders.sort());
});

for (const definition of [template, ...CATALOG]) conformance(definition, SHORT);
