// Recognition of values, and column statistics.
import { expect, test } from 'vitest';
import { childrenOf } from '../document/nodes.ts';
import { document } from '../samples.ts';
import { runSteps } from '../steps.ts';
import { columnStats, DecimalSum } from './columnStats.ts';
import { insightOf } from './insight.ts';
import { tableShape } from './table.ts';

test.each<readonly ['string' | 'number', string, string, string]>([
  ['string', '2025-05-03T14:05:00+02:00', 'Saturday, May 3, 2025, 14:05:00, UTC+02:00', '2025-05-03T12:05:00.000Z'],
  ['string', '2025-05-03T23:30:00-0330', 'Saturday, May 3, 2025, 23:30:00, UTC-0330', '2025-05-04T03:00:00.000Z'],
  ['string', '2025-05-03 14:05Z', 'Saturday, May 3, 2025, 14:05:00, UTC', '2025-05-03T14:05:00.000Z'],
  ['string', '2024-02-29', 'Thursday, February 29, 2024', '2024-02-29T00:00:00.000Z'],
  ['number', '1746273900', 'as seconds: Saturday, May 3, 2025, 12:05:00 UTC', '2025-05-03T12:05:00.000Z'],
  ['number', '1746273900123', 'as milliseconds: Saturday, May 3, 2025, 12:05:00 UTC', '2025-05-03T12:05:00.123Z'],
])('%s %s is a moment', (kind, text, words, moment) => {
  const found = insightOf(kind, text);
  expect(found).toMatchObject({ kind: 'date', words });
  expect(found?.kind === 'date' && new Date(found.moment).toISOString()).toBe(moment);
});

test.each<readonly ['string' | 'number', string, string | null]>([
  ['string', '2025-02-30', null],
  ['string', '2025-13-01', null],
  ['string', '2025-05-03T25:00:00Z', null],
  ['number', '12345', null],
  ['number', '1746273900.5', null],
  ['string', '#ff8800', 'colour'],
  ['string', '#12345', null],
  ['string', 'rgb(10 20 30 / 50%)', 'colour'],
  ['string', 'rgb(url(x))', null],
  ['string', 'https://example.org/a?b=c', 'link'],
  ['string', 'javascript:alert(1)', null],
  ['string', 'see https://example.org', null],
  ['string', 'data:image/png;base64,AAAA', 'image'],
  ['string', 'data:text/html,<b>', null],
  ['string', '{"a": 1}', 'json'],
  ['string', 'hello', null],
])('%s %s: %s', (kind, text, expected) => expect(insightOf(kind, text)?.kind ?? null).toBe(expected));

test('a column is added up to the last digit', () => {
  const sample = document(
    '[{"n":0.1,"t":"a"},{"n":0.2,"t":"b"},{"n":12345678901234567890,"t":null},{"n":-1e2,"t":"d"},{"n":"x","t":"e"}]',
  );
  const shape = runSteps(tableShape(sample, 0));
  if (!shape) throw new Error('no table');
  expect(runSteps(columnStats(sample, childrenOf(sample.nodes, 0), shape, 0))).toEqual({
    values: 5,
    numbers: 4,
    least: '-1e2',
    most: '12345678901234567890',
    sum: '12345678901234567790.3',
  });
  expect(runSteps(columnStats(sample, childrenOf(sample.nodes, 0), shape, 1))).toEqual({ values: 5, numbers: 0 });
  const sum = new DecimalSum();
  sum.add('1e1000000');
  expect(sum.text()).toBeNull();
});
