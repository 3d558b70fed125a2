// Tile view: only changed tiles are updated, and only visible ones exist.
import { expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { TileView } from './TileView.ts';

interface Fake {
  key: string;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** A paper that only notes what is laid and taken away. */
function table() {
  const laid = new Set<Fake>();
  const baked: string[] = [];
  const image = (x: number, y: number, key: string, depth: number) => {
    const fake = {
      x,
      y,
      key,
      depth,
      setTexture(next: string) {
        fake.key = next;
      },
      destroy: () => laid.delete(fake),
    };
    laid.add(fake);
    return fake;
  };
  const view = new TileView({ image } as unknown as Paper, {
    cell: 10,
    depth: row => row * 2,
    bake: key => baked.push(key),
  });
  const drawn = () => [...laid].map(({ key, x, y }) => `${key}${x},${y}`).sort();
  return { view, laid, baked, drawn };
}
const keysOf = (drawing: string) => [...drawing].map(mark => (mark === '.' ? null : mark));
const ALL = { left: 0, top: 0, right: 9, bottom: 9 };

test('each tile lies in the middle of its cell, at its row’s depth, baked once', () => {
  const { view, laid, baked, drawn } = table();
  expect(view.show(keysOf('a.ba'), 2, ALL)).toBe(3);
  expect(drawn()).toEqual(['a15,15', 'a5,5', 'b5,15']);
  expect([...laid].map(({ depth }) => depth)).toEqual([0, 2, 2]);
  expect(baked).toEqual(['a', 'b']);
});

test('only what changed is touched', () => {
  const { view, drawn } = table();
  const keys = keysOf('aaab');
  view.show(keys, 2, ALL);
  expect(view.show(keys, 2, ALL)).toBe(0);
  expect(view.show(keysOf('aaab'), 2, ALL)).toBe(0);
  expect(view.show(keysOf('a.bb'), 2, ALL)).toBe(2);
  expect(drawn()).toEqual(['a5,5', 'b15,15', 'b5,15']);
});

test('what the camera leaves is taken away, what it comes to is laid', () => {
  const { view, drawn } = table();
  const keys = keysOf('abcdefghi');
  view.show(keys, 3, { left: 0, top: 0, right: 2, bottom: 2 });
  expect(drawn()).toEqual(['a5,5', 'b15,5', 'd5,15', 'e15,15']);
  expect(view.show(keys, 3, { left: 1, top: 0, right: 3, bottom: 2 })).toBe(4);
  expect(drawn()).toEqual(['b15,5', 'c25,5', 'e15,15', 'f25,15']);
});
