// Game generator: a new game is one folder and one line, without a trace of the template.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = 'scenes/_template/new-game.mjs';
const KINDS = { realtime: '_template', turns: '_turns', words: '_words' } as const;
let home = '';
let root = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'new-game-'));
  root = join(home, 'scenes');
  for (const template of Object.values(KINDS))
    cpSync(join('scenes', template), join(root, template), { recursive: true });
  cpSync('src/huds/_words', join(home, 'src/huds/_words'), { recursive: true });
  writeFileSync(join(root, 'games.ts'), "// The games.\nexport { default as first } from './first/index.ts';\n");
});
afterEach(() => rmSync(home, { recursive: true }));
const run = (args: readonly string[], input = '') =>
  spawnSync('node', [script, ...args, `--root=${root}`], { encoding: 'utf8', input });
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.\w+$/.test(file));
const textIn = (folder: string) =>
  filesIn(folder)
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

test.each(Object.keys(KINDS))('%s: it copies, renames and adds the line, without a trace of the template', kind => {
  const { stdout, status } = run(['paper-boat', kind]);
  expect(status).toBe(0);
  expect(stdout).toContain('/games/paper-boat');
  const files = filesIn(join(root, 'paper-boat'));
  for (const wanted of [
    'scene/PaperBoatScene.ts',
    'README.md',
    'bots/ladder.ts',
    'bots/pilot.ts',
    'rules/rules.test.ts',
  ])
    expect(files).toContain(wanted);
  for (const wanted of ['keys.headless.test.ts', 'labels.ts', 'firstInput.ts'])
    expect(files).toContain(`golden/${wanted}`);
  expect(files.filter(file => file.includes('new-game'))).toEqual([]);
  const text = textIn(join(root, 'paper-boat'));
  expect(text).toContain("id: 'paper-boat'");
  expect(text).toContain('# Paper Boat');
  expect(text).not.toMatch(/_template|_turns|_words|TemplateScene|'Template'|# Template/);
  expect(readFileSync(join(root, 'games.ts'), 'utf8')).toBe(
    "// The games.\nexport { default as first } from './first/index.ts';\nexport { default as paperBoat } from './paper-boat/index.ts';\n",
  );
  const hud = join(home, 'src/huds/paper-boat');
  expect(existsSync(hud)).toBe(kind === 'words');
  if (kind === 'words') expect(textIn(hud)).toMatch(/scenes\/paper-boat\/view\.ts/);
});

test.each([
  ['2\n', 'turns'],
  ['words\n', 'words'],
  ['1\n', 'realtime'],
] as const)('asked, %j is the answer for %s', (answer, kind) => {
  const { stdout, status } = run(['paper-boat'], answer);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /What kind of game is paper-boat\?\n {2}1 {2}realtime: .*\n {2}2 {2}turns: .*\n {2}3 {2}words: /,
  );
  expect(textIn(join(root, 'paper-boat')).includes("kind: 'realtime'")).toBe(kind === 'realtime');
});

test.each([
  ['no answer', [], ''],
  ['another answer', [], '4\n'],
  ['another kind', ['board'], ''],
])('%s changes nothing', (_, kinds, answer) => {
  const { stderr, status } = run(['paper-boat', ...kinds], answer);
  expect(status).toBe(1);
  expect(stderr).toContain('Say which kind it is');
  expect(existsSync(join(root, 'paper-boat'))).toBe(false);
});

test('whatever its id, games.ts passes the format gate', () => {
  const ids = [
    'go',
    'zoo',
    'go-fish',
    'a',
    'gone',
    'x10',
    'x2',
    'a-b',
    'a9-b',
    'ab',
    'a10-b',
    'a-b-c',
    'firs',
    'first-2',
    'z',
  ];
  for (const id of ids) run([id, 'turns']);
  cpSync('biome.json', join(root, 'biome.json'));
  const biome = join('node_modules', '.bin', 'biome');
  const args = ['ci', '--linter-enabled=false', '--vcs-enabled=false', `--config-path=${root}`, join(root, 'games.ts')];
  const { status, stderr } = spawnSync(biome, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(readFileSync(join(root, 'games.ts'), 'utf8').match(/export/g)).toHaveLength(ids.length + 1);
});

test.each([['Paper'], ['../x'], [''], ['_template']])('the id %j is refused', id => {
  expect(run([id, 'turns'])).toMatchObject({ status: 1 });
});

test('a game that is there is not overwritten', () => {
  run(['boat', 'turns']);
  const again = run(['boat', 'words']);
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('Nothing was changed');
});
