// TypeScript types: a table of what documents give, and the compiler, which takes every document for its own type.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { document } from '../samples.ts';
import { writeTypes } from './types.ts';

const typesOf = (json: string) => writeTypes(document(json)).text;

test.each<[json: string, types: string]>([
  [
    '{"a": 1, "b": "x", "c": true, "d": null}',
    'export interface Root {\n  a: number;\n  b: string;\n  c: boolean;\n  d: null;\n}\n',
  ],
  [
    '[{"id": 1, "tag": "x"}, {"id": "2"}]',
    'export type Root = Item[];\n\nexport interface Item {\n  id: number | string;\n  tag?: string;\n}\n',
  ],
  ['[1, "x", null]', 'export type Root = (number | string | null)[];\n'],
  ['[]', 'export type Root = unknown[];\n'],
  ['7', 'export type Root = number;\n'],
  [
    '{"a-b": 1, "1": 2, "class": 3, "ü": 4, "": 5}',
    'export interface Root {\n  "a-b": number;\n  "1": number;\n  class: number;\n  ü: number;\n  "": number;\n}\n',
  ],
  [
    '{"rows": [{"at": {"x": 1}}, {"at": null}]}',
    'export interface Root {\n  rows: Row[];\n}\n\nexport interface Row {\n  at: At | null;\n}\n\nexport interface At {\n  x: number;\n}\n',
  ],
  [
    '{"a": {"x": 1}, "b": {"x": 2}}',
    'export interface Root {\n  a: A;\n  b: A;\n}\n\nexport interface A {\n  x: number;\n}\n',
  ],
  ['[[1, 2], ["x"]]', 'export type Root = (number | string)[][];\n'],
  ['[{"a": 1}, [2]]', 'export type Root = (Item | number[])[];\n\nexport interface Item {\n  a: number;\n}\n'],
  [
    '{"a": [{"record": {"y": 1}}, {"record": {"z": 1}}]}',
    'export interface Root {\n  a: AItem[];\n}\n\nexport interface AItem {\n  record: Record2;\n}\n\nexport interface Record2 {\n  y?: number;\n  z?: number;\n}\n',
  ],
])('%s', (json, types) => {
  expect(typesOf(json)).toBe(types);
});

test('an object of very many members is a Record, and it is told', () => {
  const many = JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, { n: i }])));
  expect(writeTypes(document(many))).toEqual({
    text: 'export type Root = Record<string, Item>;\n\nexport interface Item {\n  n: number;\n}\n',
    losses: ['An object of more than 200 members becomes a Record'],
  });
});

const key = fc.oneof(
  fc.stringMatching(/^[a-c]{1,2}$/),
  fc.constantFrom('Root', 'Item', 'string', 'a b', '1', 'items', '\u2028', '"', '\\'),
);
const { value: any, members } = fc.letrec<{ value: unknown; members: object }>(tie => ({
  members: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('members'),
  ),
}));
/** Rows that differ, more often than anything else. */
const rows = fc.oneof(any, fc.array(members, { minLength: 2, maxLength: 5 }));

test('the compiler takes every document for its type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    const files = fc.sample(rows, { numRuns: times(60, 400), seed: 4 }).map((value, i) => {
      const json = JSON.stringify(value);
      const file = join(folder, `t${i}.ts`);
      writeFileSync(file, `${typesOf(json)}\nexport const value: Root = ${json};\n`);
      return file;
    });
    const tsc = join(import.meta.dirname, '../../../../../node_modules/typescript/bin/tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--module',
      'esnext',
      '--types',
      '',
      '--ignoreConfig',
    ];
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...options, ...files], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
