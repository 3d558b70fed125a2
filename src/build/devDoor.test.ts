// The door for saving: the page's own POST requests alone, of limited length.
import { expect, test, vi } from 'vitest';
import { answerTo } from './devDoor.ts';

const asked = (method: string, site: string | undefined, chunks: readonly string[]) => ({
  method,
  headers: site === undefined ? {} : { 'sec-fetch-site': site },
  async *[Symbol.asyncIterator]() {
    yield* chunks;
  },
});
const saved = { status: 200, message: 'Saved.' };

test.each([undefined, 'same-origin'])('a POST request of site %j is handled, whole', async site => {
  const handle = vi.fn(() => saved);
  expect(await answerTo(asked('POST', site, ['{"a":', '1}']), handle)).toEqual(saved);
  expect(handle).toHaveBeenCalledExactlyOnceWith('{"a":1}');
});

test.each([
  ['GET', 'same-origin', ['{}'], 403],
  ['POST', 'cross-site', ['{}'], 403],
  ['POST', 'same-site', ['{}'], 403],
  ['POST', 'none', ['{}'], 403],
  ['POST', 'same-origin', ['a'.repeat(600_000), 'a'.repeat(600_000)], 413],
])('%s from %s is refused', async (method, site, chunks, status) => {
  const handle = vi.fn(() => saved);
  expect(await answerTo(asked(method, site, chunks), handle)).toMatchObject({ status });
  expect(handle).not.toHaveBeenCalled();
});
