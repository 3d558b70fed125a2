// News: the article fits every coat.
import { expect, test } from 'vitest';
import { KINDS } from '../cats/breeds.ts';
import { withArticle } from './news.ts';

test('an Ash, an Oat, and a before every other coat', () => {
  const coats = Object.values(KINDS).flatMap(({ coats: names }) => names);
  expect(coats.map(withArticle).filter(name => name.startsWith('an '))).toEqual(['an Ash', 'an Oat']);
});
