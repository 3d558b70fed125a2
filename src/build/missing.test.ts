// What a game lacks: all of it right after it was copied, less with each file that is its own, and nothing of the site's games.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { missingOf } from './missing.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'missing-'));
  for (const folder of ['scenes/_turns', 'scenes/boat', 'tests/replays/boat', 'assets/images/loops'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['_turns', 'boat']) cpSync('scenes/_turns', join(root, 'scenes', folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));
const what = () => missingOf(root, 'boat').map(one => one.what);

test('a game that was copied lacks all; with each thing the list grows shorter', () => {
  const all = [
    ...['Rules of its own', 'Undo', 'Numbers of the lab', 'Sound', 'Ladder', 'Table of the ladder', 'Golden replay'],
    ...['Picture of its card', 'Loop of its card', 'README of its own'],
  ];
  expect(what()).toEqual(all);
  for (const file of ['rules/rules.ts', 'constants.ts', 'sounds.ts', 'bots/ladder.ts'])
    writeFileSync(join(root, 'scenes/boat', file), '// Own.\n');
  expect(what()).toEqual(all.slice(5));
  for (const file of ['ladder.json', 'bot-7.json']) writeFileSync(join(root, 'tests/replays/boat', file), '{}');
  writeFileSync(join(root, 'assets/images/boat.webp'), '');
  expect(what()).toEqual(all.slice(7));
  writeFileSync(join(root, 'assets/images/boat-720.webp'), '');
  expect(what()).toEqual(all.slice(8));
  writeFileSync(join(root, 'assets/images/loops/boat.webp'), '');
  expect(what()).toEqual(all.slice(9));
  writeFileSync(join(root, 'scenes/boat/README.md'), '# Boat\n\nFold a boat and let it swim.\n');
  expect(what()).toEqual([]);
  rmSync(join(root, 'scenes/boat/README.md'));
  expect(what()).toEqual(all.slice(9));
});

test('each says how it is made', () => {
  expect(missingOf(root, 'boat').find(one => one.what === 'Golden replay')?.how).toBe('npm run replays -- -t boat');
});

test.each(['', 'gone', '..', '../scenes/boat', '_turns'])('%j is no game: nothing is said of it', id =>
  expect(missingOf(root, id)).toEqual([]),
);

test('the site’s games lack nothing', () => {
  expect(CATALOG.flatMap(({ id }) => missingOf('.', id).map(one => `${id}: ${one.what}`))).toEqual([]);
});
