// Search against a plain search through the parsed values; paths lead to their values.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyText, leafBytes } from '../document/document.ts';
import { Kind } from '../document/nodes.ts';
import { pathOf } from '../document/path.ts';
import { anyJson, document, valueAt } from '../samples.ts';
import { runSteps } from '../steps.ts';
import { decode } from '../text/bytes.ts';
import { search } from './search.ts';

const found = (text: string, query: string, matchCase = false) => {
  const { nodes, length } = runSteps(search(document(text), query, matchCase));
  return [...nodes.subarray(0, length)];
};

test.each<[text: string, query: string, matchCase: boolean, nodes: number[]]>([
  ['{"Name":"Ann","age":31}', 'an', false, [1]],
  ['{"Name":"Ann","age":31}', 'an', true, []],
  ['{"Name":"Ann","age":31}', 'n', true, [1]],
  ['["31",31,1.310]', '31', false, [1, 2, 3]],
  ['["caf\\u00e9","CAFÉ","cafe"]', 'café', false, [1, 2]],
  ['["caf\\u00e9","CAFÉ"]', 'café', true, [1]],
  ['["a\\nb","a\\\\nb"]', '\\n', false, [2]],
  ['[true,"true",null]', 'TRUE', false, [1, 2]],
  ['["\\"q\\"",1]', '"', false, [1]],
  ['["İx"]', 'i̇x', false, [1]],
])('%s has %j (case counts: %s) in %j', (text, query, matchCase, nodes) =>
  expect(found(text, query, matchCase)).toEqual(nodes),
);

test('finds what a plain search finds', () => {
  fc.assert(
    fc.property(
      anyJson,
      fc.string({ minLength: 1, maxLength: 2, unit: 'binary' }),
      fc.boolean(),
      (text, query, matchCase) => {
        const sample = document(text);
        const fold = (one: string) => (matchCase ? one : one.toLowerCase());
        const expected = [];
        for (let node = 0; node < sample.nodes.length; node++) {
          const kind = sample.nodes.kind[node] as number;
          const value =
            kind <= Kind.array
              ? ''
              : kind === Kind.string
                ? String(valueAt(sample, node))
                : decode(leafBytes(sample, node));
          if ([keyText(sample, node) ?? '', value].some(one => fold(one).includes(fold(query)))) expected.push(node);
        }
        expect(found(text, query, matchCase)).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

test('a path is JavaScript that leads to the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), value => {
      const sample = document(JSON.stringify(value));
      for (let node = 0; node < sample.nodes.length; node++) {
        const path = pathOf(sample, node);
        expect(follow(valueAt(sample), path)).toEqual(valueAt(sample, node));
      }
    }),
    { numRuns: 300 },
  );
});

/** Follows a path step by step, as JavaScript would. */
function follow(value: unknown, path: string): unknown {
  let at = value;
  for (const [, name, index] of path.matchAll(/\.([\p{ID_Start}$_][\p{ID_Continue}$]*)|\[(\d+|"(?:[^"\\]|\\.)*")\]/gu))
    at = Reflect.get(at as object, name ?? JSON.parse(index as string));
  return at;
}

test('paths by table, and the middle of a long one', () => {
  const sample = document('{"a b":[{"c":{"d":[[1]]}}]}');
  expect(pathOf(sample, 6)).toBe('$["a b"][0].c.d[0][0]');
  expect(pathOf(sample, 6, 4)).toBe('$["a b"][0] … 2 levels … [0][0]');
});
