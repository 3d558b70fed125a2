// JSONPath as its compliance suite has it: every query that is valid and what it finds, every one that is not and is refused. `^` and `$`
// at the ends of a pattern are anchors here, as everybody writes them; the suite has no other opinion of them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { document } from '../samples.ts';
import { JsonPathError } from './ast.ts';
import { query, resultLines } from './query.ts';
import { splitLines } from './resultLines.ts';

interface Case {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly result?: readonly unknown[];
  /** Results that are right too, where the order of members is free. */
  readonly results?: readonly (readonly unknown[])[];
  readonly result_paths?: readonly string[];
  readonly results_paths?: readonly (readonly string[])[];
  readonly invalid_selector?: boolean;
}

/** The suite comes with a library that is tested by it. */
const require = createRequire(import.meta.url);
const library = require.resolve('jsonpath-rfc9535/package.json');
const suite = new URL('src/__tests__/jsonpath-compliance-test-suite/cts.json', `file://${library}`);
const { tests } = JSON.parse(readFileSync(suite, 'utf8')) as { tests: readonly Case[] };

const ask = ({ selector, document: given }: Case) => {
  const sample = document(JSON.stringify(given ?? null));
  const { values, paths } = splitLines(resultLines(sample, query(sample, selector)));
  return { values: values.map(value => JSON.parse(value) as unknown), paths };
};

test('the suite is whole', () => {
  expect(tests.length).toBeGreaterThanOrEqual(687);
});

describe('finds', () => {
  const valid = tests.filter(({ invalid_selector }) => !invalid_selector);
  test.each(valid)('$name: $selector', one => {
    const { values, paths } = ask(one);
    expect(one.results ?? [one.result]).toContainEqual(values);
    expect(one.results_paths ?? [one.result_paths]).toContainEqual(paths);
  });
});

describe('refuses', () => {
  const invalid = tests.filter(({ invalid_selector }) => invalid_selector);
  test.each(invalid)('$name: $selector', one => {
    expect(() => ask(one)).toThrow(JsonPathError);
  });
});
