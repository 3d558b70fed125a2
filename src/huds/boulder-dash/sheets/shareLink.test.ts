// A cave as a link, or why there is none.
import { expect, test } from 'vitest';
import { shareLink } from './shareLink.ts';

test('a link while servers take it; then a sentence; nothing for what is not finished', () => {
  const short = 'https://example.org/games/boulder-dash?cave=x';
  expect(shareLink(short)).toEqual({ copies: [{ label: 'Copy a link', text: short }] });
  expect(shareLink(short.padEnd(7501, 'x'))).toMatchObject({
    copies: [],
    note: expect.stringMatching(/too large for a link/),
  });
  expect(shareLink(null)).toEqual({ copies: [] });
});
