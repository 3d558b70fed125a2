// Paths in the READMEs: each file and folder that one names is there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';

const READMES = [
  'README.md',
  'scenes/README.md',
  'scenes/kit/README.md',
  ...[...CATALOG.map(({ id }) => id), '_template', '_turns', '_words'].map(id => `scenes/${id}/README.md`),
];

/** What is a path among all that stands in code type: it ends as a file of ours or as a folder, and no part of it is left open. */
const IS_PATH = /^(?!\.\.?\/|[A-Z]+_)[\w@./-]+(?:\.(?:tsx?|mjs|css|json|md|xsb|bd)|\/)$/;
const GAMES = CATALOG.map(({ id }) => `scenes/${id}`);
const isGeneral = (readme: string) => !GAMES.includes(dirname(readme));
/** Where a path may begin: beside its README, at the root, in a room of the house; what is said of every game holds for one of them. */
const BASES = (readme: string) => [
  ...[dirname(readme), '', 'src', 'src/play', 'tests', 'scenes', 'scenes/kit'],
  ...(isGeneral(readme) ? GAMES : []),
];
const filesUnder = (folders: readonly string[]): ReadonlySet<string> =>
  new Set(
    folders.flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => basename(file))),
  );
const EVERYWHERE = filesUnder(['src', 'scenes', 'tests', 'assets']);
/** A bare name is found by a search: in the game that a README is of, with its recorded runs, else anywhere. */
const isFound = (readme: string, name: string) =>
  isGeneral(readme)
    ? EVERYWHERE.has(name) || existsSync(name)
    : filesUnder([dirname(readme), `tests/replays/${basename(dirname(readme))}`]).has(name);

/** Made by a build, or by who follows the text. */
const NOT_HERE: ReadonlySet<string> = new Set(['dist/', 'bench-results.json']);

const namedIn = (text: string): readonly string[] =>
  [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter(name => IS_PATH.test(name));

const gone = (readme: string, text: string): readonly string[] =>
  namedIn(text)
    .filter(path => !NOT_HERE.has(path) && !/\bpaper-boat\b|PaperBoat/.test(path))
    .filter(
      path => !(path.includes('/') ? BASES(readme).some(base => existsSync(join(base, path))) : isFound(readme, path)),
    );

test.each(READMES)('%s names what is there', readme => {
  expect(gone(readme, readFileSync(readme, 'utf8'))).toEqual([]);
});

test('a path that is not there is told', () => {
  expect(gone('scenes/README.md', 'See `wrist.ts`, `README.md` and `kit/clocks/`.')).toEqual([
    'wrist.ts',
    'kit/clocks/',
  ]);
});
