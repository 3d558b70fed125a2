// Saving a level writes its file and its line in the list, in assets/levels/<id>/ alone; the game's own files are never written over, added ones when asked.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import { LEVEL_ENDINGS, saveLevel } from './levels.ts';

let root: string;
const FOLDER = 'assets/levels/minigolf';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'levels-'));
  for (const folder of [FOLDER, 'assets/levels/tower-climber', 'scenes'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, FOLDER, 'added.json'), '[]\n');
  writeFileSync(join(root, FOLDER, '1.json'), 'first');
  writeFileSync(join(root, FOLDER, 'pond.json'), 'specified');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
const LEVEL = { game: 'minigolf', name: 'mill-run', title: 'Mill run', text: '{"par":2}', overwrite: false };
const save = (change: object = {}, onWrite?: (file: string) => void) =>
  saveLevel(root, JSON.stringify({ ...LEVEL, ...change }), onWrite);

test('a new level is a file and a line of the list', () => {
  const heard: string[] = [];
  expect(save({}, file => heard.push(file))).toEqual({
    status: 200,
    message: 'Saved as assets/levels/minigolf/mill-run.json. The next start shows “Mill run” among the choices.',
  });
  expect(read(`${FOLDER}/mill-run.json`)).toBe('{"par":2}\n');
  expect(read(`${FOLDER}/added.json`)).toBe('[\n  { "name": "mill-run", "title": "Mill run" }\n]\n');
  expect(heard).toEqual([join(root, FOLDER, 'mill-run.json'), join(root, FOLDER, 'added.json')]);
});

test('an added level is written over when asked, and keeps its place', () => {
  save();
  save({ name: 'brook' });
  expect(save({ text: 'other' }).status).toBe(409);
  expect(read(`${FOLDER}/mill-run.json`)).toBe('{"par":2}\n');
  expect(save({ text: 'other', title: 'Mill race', overwrite: true }).status).toBe(200);
  expect(read(`${FOLDER}/mill-run.json`)).toBe('other\n');
  expect(JSON.parse(read(`${FOLDER}/added.json`))).toEqual([
    { name: 'mill-run', title: 'Mill race' },
    { name: 'brook', title: 'Mill run' },
  ]);
});

test.each(['pond', 'added'])('the game’s own %s is never written over, asked or not', name => {
  const before = [read(`${FOLDER}/pond.json`), read(`${FOLDER}/added.json`)];
  for (const overwrite of [false, true]) expect(save({ name, overwrite }).status).toBe(403);
  expect([read(`${FOLDER}/pond.json`), read(`${FOLDER}/added.json`)]).toEqual(before);
});

test.each([
  ['a path up', { name: '../mill-run' }],
  ['a path up as the game', { game: '../levels/minigolf' }],
  ['a folder', { name: 'a/b' }],
  ['a folder of the other kind', { name: 'a\\b' }],
  ['a whole path', { name: '/tmp/mill-run' }],
  ['an ending', { name: 'mill-run.ts' }],
  ['a number', { name: '1' }],
  ['a name with a zero byte', { name: 'mill\0run' }],
  ['a name with a line', { name: 'mill\nrun' }],
  ['a name that is too long', { name: 'a'.repeat(41) }],
  ['a name of capitals', { name: 'Mill' }],
  ['a game without an editor', { game: 'tower-climber' }],
  ['a property of every object as the game', { game: 'constructor' }],
  ['no title', { title: ' ' }],
  ['a title of two lines', { title: 'a\nb' }],
  ['no text', { text: '' }],
  ['a text of bytes', { text: 'a\0b' }],
  ['a text that is too long', { text: 'a'.repeat(100_001) }],
  ['no word about writing over', { overwrite: undefined }],
])('%s is refused and writes nothing', (_, change) => {
  const before = files();
  expect(save(change).status).toBe(400);
  expect(files()).toEqual(before);
});

test('what is no JSON, and a game without a list, are refused', () => {
  expect(saveLevel(root, '{').status).toBe(400);
  expect(save({ game: 'sokoban' }).status).toBe(404);
  writeFileSync(join(root, FOLDER, 'added.json'), '{}');
  expect(save().status).toBe(500);
  expect(files()).not.toContain(`${FOLDER}/mill-run.json`);
});

test('a link in the place of folder, list or level leads nowhere', () => {
  symlinkSync(join(root, FOLDER), join(root, 'assets/levels/sokoban'));
  expect(save({ game: 'sokoban' }).status).toBe(404);
  writeFileSync(join(root, FOLDER, 'added.json'), JSON.stringify([{ name: 'mill-run', title: 'Mill run' }]));
  symlinkSync(join(root, 'scenes/outside.json'), join(root, FOLDER, 'mill-run.json'));
  expect(save({ overwrite: true }).status).toBe(403);
  writeFileSync(join(root, 'scenes/outside.json'), 'outside');
  expect(save({ overwrite: true }).status).toBe(403);
  expect(read('scenes/outside.json')).toBe('outside');
  rmSync(join(root, FOLDER, 'added.json'));
  symlinkSync(join(root, 'scenes/outside.json'), join(root, FOLDER, 'added.json'));
  expect(save({ name: 'brook' }).status).toBe(404);
});

test('every game with an editor has a list, and each of its lines a file', () => {
  for (const [game, ending] of Object.entries(LEVEL_ENDINGS)) {
    expect(CATALOG.map(({ id }) => id)).toContain(game);
    const list = JSON.parse(readFileSync(`assets/levels/${game}/added.json`, 'utf8')) as { name: string }[];
    const there = readdirSync(`assets/levels/${game}`);
    for (const { name } of list) expect(there).toContain(`${name}.${ending}`);
  }
});
