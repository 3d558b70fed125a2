// A query tells a long list backwards as fast as forwards: no answer's path is counted from the list's beginning.
import { expect, test } from 'vitest';
import { query, resultLines } from '../../src/tools/json-printer/engine/jsonpath/query.ts';
import { document } from '../../src/tools/json-printer/engine/samples.ts';
import { report, rounded } from './report.ts';

const LENGTH = 60_000;
const MOST_TIMES_LONGER = 4;

test('a list told backwards', () => {
  const list = document(JSON.stringify(Array.from({ length: LENGTH }, (_, i) => [i])));
  const measured = (path: string) => {
    const began = performance.now();
    resultLines(list, query(list, path));
    return performance.now() - began;
  };
  measured('$[:]');
  const [forwards, backwards] = [measured('$[:]'), measured('$[::-1]')];
  report('JSON JsonEditor, a query', [
    { what: `${LENGTH} items`, 'forwards ms': rounded(forwards), 'backwards ms': rounded(backwards) },
  ]);
  expect(backwards).toBeLessThan(forwards * MOST_TIMES_LONGER);
});
