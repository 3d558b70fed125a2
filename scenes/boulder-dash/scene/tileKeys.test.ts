// Which texture a cell has: every code is drawn, and no two classic elements alike.
import { expect, test } from 'vitest';
import { CELL } from '../rules/cells.ts';
import { CLASSIC, isFly, MOST_CODES } from '../rules/classic/elements.ts';
import { groundTile, objectTile } from './tileKeys.ts';

const alone = (code: number) => ({ width: 3, cells: Uint8Array.of(0, 0, 0, 0, code, 0, 0, 0, 0) });

test('every code has a ground, and what lies or explodes has an object', () => {
  for (let code = 0; code < MOST_CODES; code++) {
    expect(groundTile(alone(code), 4)).toMatch(/^(floor|dirt|wall|brick|magic|grows|slime|amoeba)-\d+/);
    const isObject = [3, 4, 6, 8, 9].includes(code) || code >= CLASSIC.blast;
    expect(objectTile(code) !== null, `code ${code}`).toBe(isObject);
    if (isFly(code) || code === CELL.player) expect(groundTile(alone(code), 4)).toMatch(/^floor-/);
  }
});

test('brick, steel, magic and growing walls, slime and amoeba differ', () => {
  const kinds = [CELL.wall, ...Array.from({ length: 7 }, (_, i) => CLASSIC.brick + i)];
  const keys = kinds.map(code => groundTile(alone(code), 4));
  expect(new Set(keys.map(key => key.split('-').slice(0, 2).join('-'))).size).toBe(kinds.length);
});

test('magic walls look as they do', () => {
  const looks = [0, 1, 2].map(look => groundTile(alone(CLASSIC.magicWall), 4, look));
  expect(new Set(looks).size).toBe(3);
});
