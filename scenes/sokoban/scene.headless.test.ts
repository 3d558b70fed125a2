// The scene under real Phaser: it shows what the state says, walks where one clicks, and forgets on undo.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../tests/setup/game.ts';
import { hand, letGo } from './hand.ts';
import definition from './index.ts';
import { STAGE } from './stage.ts';
import type { SokobanState } from './state.ts';

let stage: HeadlessStage;
const state = () => stage.session.state as SokobanState;
const textures = () =>
  (stage.game.scene.scenes[0]?.children.list ?? []).map(
    child => (child as unknown as { texture?: { key: string } }).texture?.key ?? '',
  );
const count = (start: string) => textures().filter(key => key.startsWith(start)).length;
const run = (ms: number) => {
  for (let i = 0; i < ms / 20; i++) stage.frame(20);
};
/** A click in the middle of a cell of level 1, which the stage shows whole. */
function click(row: number, column: number): void {
  const scale = (STAGE.height - 32) / (7 * 40 + 9);
  const x = (STAGE.width - 280 * scale) / 2 + (column + 0.5) * 40 * scale;
  const y = (STAGE.height - 289 * scale) / 2 + (9 + (row + 0.5) * 40) * scale;
  for (const type of ['pointerdown', 'pointerup']) {
    const more = { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'mouse' };
    stage.canvas.dispatchEvent(Object.assign(new Event(type), more));
    run(40);
  }
}

beforeEach(async () => {
  stage = await headlessStage(definition);
  stage.canvas.getBoundingClientRect = () => ({ left: 0, top: 0, ...STAGE }) as DOMRect;
  stage.session.start();
  run(320); // the pointer rests when play begins
});
afterEach(() => {
  stage.destroy();
  letGo();
});

it('shows walls, goals, parcels and the fox', () => {
  expect([count('wall-'), count('floor-1'), count('parcel'), count('fox-')]).toEqual([26, 2, 2, 1]);
});

it('shows a parcel that came home differently, and takes it back on undo', () => {
  for (const direction of 'dddlluUUluR') stage.session.send({ type: 'move', direction: direction.toLowerCase() });
  run(3000);
  const before = count('parcel-home');
  for (const direction of 'RR') stage.session.send({ type: 'move', direction: direction.toLowerCase() });
  run(1000);
  expect([before, count('parcel-home')]).toEqual([0, 1]);
  for (let i = 0; i < 2; i++) stage.session.undo?.();
  run(400);
  expect(count('parcel-home')).toBe(0);
});

it('walks to a clicked cell step by step', () => {
  click(5, 5);
  expect(state().lurd.length).toBeLessThan(4);
  run(1500);
  expect(state()).toMatchObject({ player: 5 * 7 + 5, pushes: 0 });
  expect(state().lurd).toHaveLength(4);
});

it('pushes a clicked parcel to a clicked goal, and shows where it could go', () => {
  click(3, 2);
  expect(hand.getState().chosen).not.toBeNull();
  run(60);
  expect(count('mark-')).toBeGreaterThan(3);
  click(1, 4);
  run(4000);
  expect(state().boxes).toContain(1 * 7 + 4);
  expect(count('mark-')).toBe(0);
});

it('a key stops a walk', () => {
  click(5, 5);
  run(120);
  const parent = stage.canvas.parentElement as HTMLElement;
  parent.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowUp', bubbles: true }));
  parent.dispatchEvent(new KeyboardEvent('keyup', { code: 'ArrowUp', bubbles: true }));
  run(60);
  const { lurd } = state();
  run(800);
  expect(state().lurd).toBe(lurd);
});

it('lays the next level two seconds after the last push', () => {
  stage.session.send({ type: 'play', lurd: 'dddlluUUluRRRddddlUUUluR', from: 'start' });
  run(1900);
  expect(state().number).toBe(1);
  expect(count('crane-')).toBe(2);
  run(320);
  expect(state().number).toBe(2);
  expect([count('parcel'), count('crane-')]).toEqual([3, 0]);
});
