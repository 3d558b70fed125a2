// Properties of queries for random documents.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyJson, checkNodes, document } from '../samples.ts';
import { JsonPathError } from './ast.ts';
import { parsePath } from './parse.ts';
import { query, resultLines } from './query.ts';
import { splitLines } from './resultLines.ts';

describe('any document', () => {
  test('$..* finds every value but the root, by paths that lead back', () => {
    fc.assert(
      // A query cannot spell a lone surrogate.
      fc.property(
        anyJson.filter(json => !/\\u[dD][89a-fA-F]/.test(json)),
        json => {
          const sample = document(json);
          checkNodes(sample);
          const found = query(sample, '$..*');
          expect(found.length).toBe(sample.nodes.length - 1);
          const { values, paths } = splitLines(resultLines(sample, found));
          for (const [i, path] of paths.entries())
            expect(splitLines(resultLines(sample, query(sample, path))).values).toContain(values[i]);
        },
      ),
      { numRuns: 60 },
    );
  });
  test('slices are those of lists', () => {
    const bound = fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined });
    fc.assert(
      fc.property(fc.nat(7), bound, bound, fc.integer({ min: -3, max: 3 }), (length, start, end, step) => {
        const list = Array.from({ length }, (_, i) => i);
        const sample = document(JSON.stringify(list));
        const { values } = splitLines(resultLines(sample, query(sample, `$[${start ?? ''}:${end ?? ''}:${step}]`)));
        expect(values.map(Number)).toEqual(sliced(list, start, end, step));
      }),
      { numRuns: 200 },
    );
  });
  test('members of one name come container by container, however their keys are written', () => {
    const sample = document('{"x":{"y":{"id":1},"id":2},"\\u0069d":3,"i\\u0064":4,"idle":5,"list":[{"id":6}],"id":7}');
    const { values, paths } = splitLines(resultLines(sample, query(sample, '$..id')));
    expect(values).toEqual(['3', '4', '7', '2', '1', '6']);
    expect(paths.slice(2)).toEqual(["$['id']", "$['x']['id']", "$['x']['y']['id']", "$['list'][0]['id']"]);
  });
  test('a long list is told backwards too', () => {
    const length = 60_000;
    const sample = document(JSON.stringify(Array.from({ length }, (_, i) => [i])));
    const { values, paths } = splitLines(resultLines(sample, query(sample, '$[::-1]')));
    expect([values[0], paths[0], paths[1], paths.at(-1)]).toEqual(['[59999]', '$[59999]', '$[59998]', '$[0]']);
  });
  test('any letters are a query or refused with their place', () => {
    const letters = fc.array(fc.constantFrom(...'$@.[]*?:,()!=<>&|"\'ab01- \\', '..', 'length(', 'match(', '=='), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(letters, parts => {
        const path = `$${parts.join('')}`;
        try {
          parsePath(path);
        } catch (error) {
          expect(error).toBeInstanceOf(JsonPathError);
          expect((error as JsonPathError).at).toBeLessThanOrEqual(path.length);
        }
      }),
      { numRuns: 800 },
    );
  });
});

/** Slice by the pseudocode of the RFC. */
function sliced(list: readonly number[], start: number | undefined, end: number | undefined, step: number): number[] {
  if (step === 0) return [];
  const { length } = list;
  const norm = (i: number) => (i >= 0 ? i : length + i);
  const from = start === undefined ? (step > 0 ? 0 : length - 1) : norm(start);
  const to = end === undefined ? (step > 0 ? length : -1) : norm(end);
  const order = step > 0 ? list : list.toReversed();
  const first = step > 0 ? Math.max(from, 0) : Math.min(from, length - 1);
  return order.filter(i => (step > 0 ? i >= first && i < to : i <= first && i > to) && (i - first) % step === 0);
}
