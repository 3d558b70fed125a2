// Golden key lists: every game of the catalogue, and the template, has one.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { TEMPLATES } from '../setup/templates.ts';

/** What a list must do to count as one: wire the definition beside it. */
const OF_ITS_OWN = [/import definition from '\.\.\/index\.ts';/, /^testKeyBindings(?:<[\w, ]+>)?\(definition, \{$/m];

/** Games without a list, each with what to do about it. `lists` are the texts of the lists by game. */
const unlisted = (ids: readonly string[], lists: ReadonlyMap<string, string>): readonly string[] =>
  ids
    .filter(id => !OF_ITS_OWN.every(mark => mark.test(lists.get(id) ?? '')))
    .map(
      id =>
        `${id} has no list of its keys: write scenes/${id}/golden/keys.headless.test.ts as scenes/_template/golden/keys.headless.test.ts is written`,
    );

const LISTS = new Map(
  readdirSync('scenes', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('/keys.headless.test.ts'))
    .map(path => [path.split('/')[0] as string, readFileSync(`scenes/${path}`, 'utf8')]),
);

test('every game has its list', () => {
  expect(
    unlisted(
      [...TEMPLATES, ...CATALOG].map(({ id }) => id),
      LISTS,
    ),
  ).toEqual([]);
});

test('a game without one, and one that lists the keys of another, are named with the fix', () => {
  const sound = LISTS.get('_template') as string;
  const lists = new Map([
    ['sound', sound],
    ['borrowed', sound.replace("'../index.ts'", "'../../sound/index.ts'")],
    ['empty', sound.replace('testKeyBindings<State>(definition', 'ignore(definition')],
  ]);
  expect(unlisted(['sound', 'bare', 'borrowed', 'empty'], lists)).toEqual(
    ['bare', 'borrowed', 'empty'].map(id => expect.stringContaining(`write scenes/${id}/golden/keys.headless.test.ts`)),
  );
});
