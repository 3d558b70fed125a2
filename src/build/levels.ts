// Saving levels, in development: an editor's Save button writes a new file into assets/levels/<id>/ and its line into the list beside it, and nothing elsewhere.
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import type { AddedLevel } from '../../scenes/kit/core/added.ts';
import { type DoorAnswer, openDoor } from './devDoor.ts';

/** Endings of level files, by game. */
export const LEVEL_ENDINGS: Readonly<Record<string, string>> = {
  'boulder-dash': 'bd',
  emergencia: 'json',
  minigolf: 'json',
  'rock-td': 'txt',
  sokoban: 'xsb',
};
const LIST = 'added.json';

/** Status of a name that is taken by an added level: the page asks whether it is written over. */
const TAKEN = 409;

const List = v.array(v.object({ name: v.string(), title: v.string() }));
const printable = (value: string): boolean => !/[^\n\P{Cc}]/u.test(value);
const SaveRequest = v.object({
  game: v.pipe(
    v.string(),
    v.check(game => Object.hasOwn(LEVEL_ENDINGS, game)),
  ),
  /** A letter first: numbers name the specified levels. */
  name: v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9-]*$/)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40), v.check(printable), v.excludes('\n')),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(100_000), v.check(printable)),
  overwrite: v.boolean(),
});

export function levels(): Plugin {
  /** Files written by the door: the page that saved them goes on, instead of being loaded anew. */
  const written = new Set<string>();
  return {
    name: 'levels',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      openDoor(middlewares, '/__levels', body => saveLevel(config.root, body, file => written.add(file)));
    },
    hotUpdate({ file }) {
      return written.delete(file) ? [] : undefined;
    },
  };
}

/** Handles a save request: writes the level and its line in the list. `onWrite` hears of each file before it is written. */
export function saveLevel(root: string, body: string, onWrite: (file: string) => void = () => {}): DoorAnswer {
  const refuse = (status: number, why: string): DoorAnswer => ({ status, message: `Not saved: ${why}` });
  let request: v.SafeParseResult<typeof SaveRequest>;
  try {
    request = v.safeParse(SaveRequest, JSON.parse(body));
  } catch {
    return refuse(400, 'this is not JSON.');
  }
  if (!request.success)
    return refuse(
      400,
      'a name of small letters, digits and hyphens is needed, a letter first, and a title and a text.',
    );
  const { game, name, title, text, overwrite } = request.output;
  const folder = join(root, 'assets/levels', game);
  const [list, file] = [join(folder, LIST), join(folder, `${name}.${LEVEL_ENDINGS[game]}`)];
  const shown = `assets/levels/${game}/${name}.${LEVEL_ENDINGS[game]}`;
  if (!isRealFolder(root, folder) || kindOf(list) !== 'file')
    return refuse(404, `there is no assets/levels/${game}/${LIST}.`);
  const added = readList(list);
  if (!added) return refuse(500, `assets/levels/${game}/${LIST} cannot be read.`);
  const isAdded = added.some(one => one.name === name);
  const there = kindOf(file);
  if (there !== 'none' && !isAdded) return refuse(403, `${shown} is one of the game’s own and stays as it is.`);
  if (isAdded && !overwrite) return refuse(TAKEN, `${shown} is there already.`);
  if (there === 'other') return refuse(403, `${shown} is no file of its own.`);
  const next = isAdded ? added.map(one => (one.name === name ? { name, title } : one)) : [...added, { name, title }];
  for (const path of [file, list]) onWrite(path);
  writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`);
  writeFileSync(list, listText(next));
  return { status: 200, message: `Saved as ${shown}. The next start shows “${title}” among the choices.` };
}

function readList(file: string): readonly AddedLevel[] | null {
  try {
    return v.parse(List, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The list as the formatter wants it: a line for each level. */
const listText = (added: readonly AddedLevel[]): string =>
  added.length === 0
    ? '[]\n'
    : `[\n${added.map(({ name, title }) => `  { "name": ${JSON.stringify(name)}, "title": ${JSON.stringify(title)} }`).join(',\n')}\n]\n`;

/** A link leads elsewhere, so neither the folder nor a file may be one. */
const isRealFolder = (root: string, folder: string): boolean =>
  existsSync(folder) && realpathSync(folder) === join(realpathSync(root), folder.slice(root.length));
function kindOf(path: string): 'none' | 'file' | 'other' {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found ? (found.isFile() ? 'file' : 'other') : 'none';
}
