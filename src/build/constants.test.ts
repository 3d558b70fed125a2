// Saving constants from the lab changes one number and nothing else, in scenes/<id>/constants.ts alone.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hotAcceptCode, rewriteConstants, saveConstants } from './constants.ts';

test.each([
  ["speed: knob(4, [1, 12], 'px', 'x')", 5, "speed: knob(5, [1, 12], 'px', 'x')"],
  ["speed: knob(-1.5, [-3, 3], 'px', 'x')", 0.25, "speed: knob(0.25, [-3, 3], 'px', 'x')"],
  ["speed: knob(1_000, [1, 9_000], 'px', 'x')", 2000, "speed: knob(2000, [1, 9_000], 'px', 'x')"],
  ['speed: knob(\n    4,\n    [1, 12],', 6, 'speed: knob(\n    6,\n    [1, 12],'],
  ["topspeed: knob(4, [1, 12], 'px', 'x')", 5, null],
  ['speed: knob(LIMIT, [1, 12])', 5, null],
  ['speed: 4', 5, null],
])('%s', (source, value, wanted) => {
  const { text, missing } = rewriteConstants(source, { speed: value });
  expect(text).toBe(wanted ?? source);
  expect(missing).toEqual(wanted === null ? ['speed'] : []);
});

let root: string;
const FILE = "export const constants = {\n  speed: knob(4, [1, 12], 'px', 'x'),\n};\n";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'constants-'));
  mkdirSync(join(root, 'scenes/game'), { recursive: true });
  writeFileSync(join(root, 'scenes/game/constants.ts'), FILE);
  writeFileSync(join(root, 'constants.ts'), FILE);
});
afterEach(() => rmSync(root, { recursive: true }));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a save writes the game’s own file', () => {
  const { status, message } = saveConstants(root, JSON.stringify({ game: 'game', values: { speed: 7, gone: 1 } }));
  expect([status, message]).toEqual([200, 'Saved to scenes/game/constants.ts. Not found: gone.']);
  expect(read('scenes/game/constants.ts')).toBe(FILE.replace('knob(4', 'knob(7'));
});

test.each([
  ['not JSON', '{', 400],
  ['a path', { game: '../..', values: { speed: 7 } }, 400],
  ['a path inside', { game: 'game/../..', values: { speed: 7 } }, 400],
  ['no game', { game: 'other', values: { speed: 7 } }, 404],
  ['no number', { game: 'game', values: { speed: '7' } }, 400],
  ['an infinite number', '{"game":"game","values":{"speed":1e999}}', 400],
  ['a name that is none', { game: 'game', values: { 'a.*': 7 } }, 400],
])('%s is refused and changes nothing', (_, body, status) => {
  expect(saveConstants(root, typeof body === 'string' ? body : JSON.stringify(body)).status).toBe(status);
  expect(read('scenes/game/constants.ts')).toBe(FILE);
  expect(read('constants.ts')).toBe(FILE);
});

test('a constants file hears of its own edits with everything it exports', () => {
  const code = hotAcceptCode('export const constants = {};\nconst own = 1;\nexport const LEVELS = [];\n', 'game');
  expect(code).toContain('{ constants, LEVELS }');
  expect(code).toContain('import.meta.hot.accept(');
});
