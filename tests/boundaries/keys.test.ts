// Keys of controls have one reader, scenes/kit/core/input/keys.ts: whoever shows them or listens to them asks it for the keys in force.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const READER = 'scenes/kit/core/input/keys.ts';
/** A file that has to do with controls: it imports their type, or reads them from a definition. */
const OF_CONTROLS = /core\/input\/input\.ts'|\bcontrols\b/;
/** `control.keys`, but not `Object.keys(…)`, `map.keys()`, `styles.keys`, nor the bindings of `settings.keys`. */
const READ = /(?<![\w.])(?!Object\b|styles\b|settings\b|next\b|choices\b)[\w\]]+\??\.keys\b(?!\()/;
/** `({ action, keys }) =>`, `const { keys } = control`. */
const TAKEN_OUT = /\{[^{}=]*\bkeys\b(?!\s*:\s*\[)[^{}]*\}\s*(?:\)\s*=>|=\s*\w*[cC]ontrol\b)/;

const findReaders = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files].flatMap(([file, source]) =>
    file !== READER && OF_CONTROLS.test(source)
      ? source.split('\n').flatMap(line => (READ.test(line) || TAKEN_OUT.test(line) ? [`${file}: ${line.trim()}`] : []))
      : [],
  );

function sources(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['src', 'scenes'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/(?<!\.test)\.tsx?$/.test(file) && !file.includes('/golden/'))
        files.set(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8'));
  return files;
}

/** Lines that name the keys in force by the same word, with where these come from. */
const IN_FORCE: ReadonlySet<string> = new Set([
  'src/site/settings/KeyTable.tsx: .filter(({ keys }) => keys.length > 0)',
  'src/site/settings/KeyTable.tsx: .map(({ control, keys }) => (',
]);

test('nobody else reads the keys of a control', () => {
  expect(findReaders(sources()).filter(line => !IN_FORCE.has(line))).toEqual([]);
});

test.each([
  ['controls.map(control => control.keys)', true],
  ['controls.flatMap(({ keys }) => keys)', true],
  ['controls.map(({ action, keys, label }) => [action, keys, label])', true],
  ['const { keys, label } = control;', true],
  ['const names = controls[0]?.keys ?? []', true],
  ["{ action: 'up', keys: ['KeyW'], label: 'Up' } satisfies Control", false],
  ['Object.keys(controls)', false],
  ['for (const name of controls.keys()) go(name);', false],
])('%s is a reading: %s', (line, isOne) => {
  const file = `import type { Control } from '../../scenes/kit/core/input/input.ts';\n${line}`;
  expect(findReaders(new Map([['src/play/planted.ts', file]])).length > 0).toBe(isOne);
});
