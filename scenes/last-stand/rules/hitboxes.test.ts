// Hitboxes: the outlines of the lab are the shapes that hits are tested with.
import { expect, test } from 'vitest';
import type { Outline } from '../../kit/core/rules.ts';
import { GROUND } from '../constants.ts';
import { outlinesOf } from './hitboxes.ts';
import { helicopter, opened, play, t, trooper, walker } from './testing.ts';

const has = (outlines: readonly Outline[], wanted: Outline) => expect(outlines).toContainEqual(wanted);

test('everything that hits and is hit has its outline', () => {
  const state = opened();
  state.helicopters = [helicopter(100, 60)];
  state.troopers = [trooper(200, 300), trooper(300, 200, { hasParachute: false, isDoomed: true })];
  state.walkers = [walker(500)];
  state.shells = [{ id: 1, x: 50, y: 50, speedX: 1, speedY: 1 }];
  state.bullets = [{ id: 2, x: 400, y: 400, fromX: 400, fromY: 410, speedX: 0, speedY: -t.bulletSpeed }];
  state.wrecks = [{ id: 3, x: 600, y: 100, speedX: 0, speedY: 0, angle: 0, spin: 0 }];
  const outlines = outlinesOf(state, t);
  expect(outlines).toHaveLength(1 + 1 + 2 + 1 + 1 + 1 + 1 + 1);
  const { trooperWidth, trooperHeight, chuteAbove, chuteHeight, bulletWidth } = t;
  has(outlines, { x: 100, y: 60, w: t.helicopterWidth, h: t.helicopterHeight });
  has(outlines, { x: 200, y: 300 - trooperHeight / 2, w: trooperWidth, h: trooperHeight });
  has(outlines, { x: 200, y: 300 - trooperHeight - chuteAbove - chuteHeight / 2, w: t.chuteWidth, h: chuteHeight });
  has(outlines, { x: 500, y: GROUND - trooperHeight / 2, w: trooperWidth, h: trooperHeight });
  has(outlines, { x: 400, y: 400 - t.bulletHeight / 2, w: bulletWidth, h: bulletWidth });
  has(outlines, { x: 50, y: 50, w: t.shellSize, h: t.shellSize });
});

test('a walker at the edge of the gun’s outline has not taken it, one inside has', () => {
  const state = opened();
  const gun = outlinesOf(state, t)[0] as { readonly x: number; readonly w: number };
  const walkerAt = (x: number) => {
    const other = opened();
    other.walkers = [walker(x)];
    return play(other).some(({ type }) => type === 'gunTaken');
  };
  expect(walkerAt(gun.x - gun.w / 2 - t.walkSpeed - 1)).toBe(false);
  expect(walkerAt(gun.x - gun.w / 2)).toBe(true);
});
