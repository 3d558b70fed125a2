// Game generator: a new game is one folder and one line, without a trace of the template.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = 'scenes/_template/new-game.mjs';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-game-'));
  mkdirSync(join(root, '_template'));
  cpSync('scenes/_template', join(root, '_template'), { recursive: true });
  writeFileSync(join(root, 'games.ts'), "// The games.\nexport { default as first } from './first/index.ts';\n");
});
afterEach(() => rmSync(root, { recursive: true }));

test('it copies, renames and adds the line', () => {
  const said = execFileSync('node', [script, 'paper-boat', root], { encoding: 'utf8' });
  expect(said).toContain('/games/paper-boat');
  const files = readdirSync(join(root, 'paper-boat'));
  expect(files).toContain('PaperBoatScene.ts');
  expect(files).toEqual(expect.arrayContaining(['keys.headless.test.ts', 'labels.golden.ts', 'firstInput.golden.ts']));
  expect(files.filter(file => file.includes('new-game'))).toEqual([]);
  const text = files.map(file => readFileSync(join(root, 'paper-boat', file), 'utf8')).join('\n');
  expect(text).toContain("id: 'paper-boat'");
  expect(text).not.toMatch(/_template|TemplateScene/);
  expect(readFileSync(join(root, 'games.ts'), 'utf8')).toBe(
    "// The games.\nexport { default as first } from './first/index.ts';\nexport { default as paperBoat } from './paper-boat/index.ts';\n",
  );
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
  for (const id of ids) execFileSync('node', [script, id, root]);
  cpSync('biome.json', join(root, 'biome.json'));
  const biome = join('node_modules', '.bin', 'biome');
  const args = ['ci', '--linter-enabled=false', '--vcs-enabled=false', `--config-path=${root}`, join(root, 'games.ts')];
  const { status, stderr } = spawnSync(biome, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(readFileSync(join(root, 'games.ts'), 'utf8').match(/export/g)).toHaveLength(ids.length + 1);
});

test.each([['Paper'], ['../x'], [''], ['_template']])('the id %j is refused', id => {
  expect(spawnSync('node', [script, id, root], { encoding: 'utf8' })).toMatchObject({ status: 1 });
});

test('a game that is there is not overwritten', () => {
  execFileSync('node', [script, 'boat', root]);
  const again = spawnSync('node', [script, 'boat', root], { encoding: 'utf8' });
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('Nothing was changed');
});
