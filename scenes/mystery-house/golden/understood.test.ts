// Three hundred sentences and more: each gets the kind of answer that stands beside it.
import { expect, test } from 'vitest';
import { played } from './playSentences.ts';
import { UNDERSTOOD_HOUSE } from './understoodHouse.ts';
import { UNDERSTOOD_NOTEBOOK } from './understoodNotebook.ts';

/** Whether an event is of a kind: 'refuses' is any refusal, 'ends' any end, 'acts jeer' one to a guest, too. */
const isOf = (kind: string, event: string): boolean =>
  event === kind ||
  (kind === 'refuses' && event.startsWith('refuses')) ||
  (kind === 'ends' && /^(?:solved|failed)$/.test(event)) ||
  (kind === 'gathers' && event === 'gathered') ||
  (kind === 'acts jeer' && /^speaks \w+ jeer$/.test(event));

test.each([
  ['to the house', UNDERSTOOD_HOUSE],
  ['to the notebook and to several guests', UNDERSTOOD_NOTEBOOK],
])('each sentence said %s gets its kind of answer', (_, data) => {
  const all = played(data);
  expect(all.length).toBeGreaterThanOrEqual(150);
  const wrong = all.filter(
    ({ causes, events }) =>
      !causes.split('; ').every(kind => events.some(event => isOf(kind, event))) ||
      // Nothing is refused besides what was meant.
      (!causes.includes('refuses') &&
        !causes.includes('accusation') &&
        events.some(event => event.startsWith('refuses'))),
  );
  expect(wrong.map(({ text, causes, events }) => `${text} | ${causes} | ${events.join('; ')}`)).toEqual([]);
});
