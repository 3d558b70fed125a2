// A game has a screenshot when both its widths are there.
import { expect, test } from 'vitest';
import { idsWithShots } from './shots.ts';

test.each<[files: readonly string[], ids: readonly string[]]>([
  [[], []],
  [['fox.svg', 'chess.png', 'chess.jpg'], []],
  [['chess.webp'], []],
  [['chess-720.webp'], []],
  [
    ['chess-720.webp', 'chess.webp', 'last-stand-720.webp', 'last-stand.webp', 'readme.webp'],
    ['chess', 'last-stand'],
  ],
])('%o hold pictures of %o', (files, ids) => expect(idsWithShots(files)).toEqual(ids));
