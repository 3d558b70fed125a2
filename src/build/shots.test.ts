// A game has a picture when both its sizes are there.
import { expect, test } from 'vitest';
import { captured } from './shots.ts';

test.each<[files: readonly string[], ids: readonly string[]]>([
  [[], []],
  [['fox.svg', 'chess.png', 'chess.jpg'], []],
  [['chess.webp'], []],
  [['chess-720.webp'], []],
  [
    ['chess-720.webp', 'chess.webp', 'last-stand-720.webp', 'last-stand.webp', 'readme.webp'],
    ['chess', 'last-stand'],
  ],
])('%o hold pictures of %o', (files, ids) => expect(captured(files)).toEqual(ids));
