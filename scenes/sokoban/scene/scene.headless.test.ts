// Scene on real Phaser: it follows the state, a click walks, undo clears the animation queue.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { finger, mouse } from '../../../tests/setup/pointerEvents.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import type { GameScene } from '../../kit/phaser/GameScene.ts';
import definition from '../index.ts';
import { STAGE } from '../rules/stage.ts';
import { levelOf, type SokobanState } from '../rules/state.ts';
import { deadCells } from '../solver/deadCells.ts';
import { markLost, type SokobanUi, setCursor } from '../ui.ts';

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
  tap(x, y);
}

/** A click at a place of the stage. */
function tap(x: number, y: number): void {
  for (const act of ['down', 'up'] as const) {
    mouse(stage.canvas, act, x, y);
    run(40);
  }
}

beforeEach(async () => {
  stage = await headlessStage(definition);
  stage.canvas.getBoundingClientRect = () => new DOMRect(0, 0, STAGE.width, STAGE.height);
  stage.session.start();
  run(320); // the pointer rests when play begins
});
afterEach(() => stage.destroy());

const ui = () => uiOf<SokobanUi>(stage.session);

it('shows walls, goals, parcels and the fox', () => {
  expect([count('wall-'), count('floor-1'), count('parcel'), count('fox-')]).toEqual([26, 2, 2, 1]);
});

it('shows a step that follows an undo before its slide has ended', () => {
  const foxAt = () => {
    const fox = stage.game.scene.scenes[0]?.children.list.find(child =>
      (child as unknown as { texture?: { key: string } }).texture?.key.startsWith('fox'),
    ) as unknown as { x: number; y: number };
    return [fox.x, fox.y];
  };
  const step = () => stage.session.send({ type: 'move', direction: 'd' });
  step();
  run(1000);
  const below = foxAt();
  stage.session.undo?.();
  run(40);
  step();
  run(1000);
  expect(foxAt()).toEqual(below);
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
  expect(ui().getState().chosen).not.toBeNull();
  run(60);
  expect(count('mark-')).toBeGreaterThan(3);
  click(1, 4);
  run(4000);
  expect(state().boxes).toContain(1 * 7 + 4);
  expect(count('mark-')).toBe(0);
});

it('shades the cells from which a chosen parcel never comes home, and marks the parcels that the light blames', () => {
  expect([count('mark-dead'), count('mark-guilty')]).toEqual([0, 0]);
  click(3, 2);
  run(60);
  expect(count('mark-dead')).toBe(deadCells(levelOf(state())).size);
  expect(count('mark-dead')).toBeGreaterThan(5);
  markLost(ui(), [3 * 7 + 2]);
  run(60);
  expect(count('mark-guilty')).toBe(1);
  stage.session.send({ type: 'level', number: 2 });
  run(1500);
  expect([count('mark-dead'), count('mark-target')], 'of another board').toEqual([0, 0]);
  stage.session.send({ type: 'level', number: 1 });
  run(1500);
  click(3, 2);
  run(60);
  click(3, 2);
  markLost(ui(), []);
  run(60);
  expect([count('mark-dead'), count('mark-guilty')]).toEqual([0, 0]);
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

/** A hall larger than the stage, the fox in its middle: the camera stands further off, and shows all of it. */
const HALL = Array.from({ length: 40 }, (_, row) => {
  const inside = [...' '.repeat(38)];
  if (row === 20) inside.splice(18, 1, '@');
  if (row === 2) inside.splice(1, 2, '$', '.');
  return row === 0 || row === 39 ? '#'.repeat(40) : `#${inside.join('')}#`;
}).join('\n');

function openHall(): (row: number, column: number) => { x: number; y: number } {
  stage.session.send({ type: 'open', xsb: HALL });
  run(1500);
  const scene = stage.game.scene.scenes[0] as unknown as GameScene;
  const corner = scene.worldAt(0, 0);
  const perPixel = scene.worldAt(1, 0).x - corner.x;
  const end = scene.worldAt(STAGE.width, STAGE.height);
  expect([corner.x < 0, corner.y < 0, end.x > 1600, end.y > 1600], 'all of it').toEqual([true, true, true, true]);
  return (row, column) => ({
    x: ((column + 0.5) * 40 - corner.x) / perPixel,
    y: ((row + 0.5) * 40 - corner.y) / perPixel,
  });
}

it('walks to a clicked cell of a board larger than the stage', () => {
  const placeOf = openHall();
  const { x, y } = placeOf(23, 15);
  tap(x, y);
  run(3000);
  expect(state()).toMatchObject({ player: 23 * 40 + 15, pushes: 0 });
});

it('a finger that swipes once and rests moves the fox once, though the camera follows', () => {
  openHall();
  const { player } = state();
  finger(stage.canvas, 'start', 200, 200);
  run(40);
  finger(stage.canvas, 'move', 245, 200);
  run(2000);
  expect(state().player).toBe(player + 1);
  expect(ui().getState().cell).toBeNull();
  finger(stage.canvas, 'end', 245, 200);
  run(200);
  expect(state().player).toBe(player + 1);
});

/** A key pressed on the stage and let go. */
function press(code: string): void {
  for (const type of ['keydown', 'keyup']) {
    stage.canvas.parentElement?.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true, cancelable: true }));
    run(40);
  }
  run(1500);
}
const cornerOf = () => {
  const scene = stage.game.scene.scenes[0] as unknown as GameScene;
  const { x, y } = scene.worldAt(0, 0);
  return { x, y, perPixel: scene.worldAt(1, 0).x - x };
};
function wheel(deltaY: number): void {
  const still = { deltaX: 0, deltaMode: 0, ctrlKey: false, pageX: 100, pageY: 100 };
  stage.canvas.dispatchEvent(Object.assign(new Event('wheel', { cancelable: true }), still, { deltaY }));
  run(1500);
}

it('the wheel brings a hall nearer under the mouse, the right button drags it, O shows all of it and leads to the fox', () => {
  openHall();
  mouse(stage.canvas, 'move', 100, 100);
  run(40);
  const before = cornerOf();
  const under = { x: before.x + 100 * before.perPixel, y: before.y + 100 * before.perPixel };
  wheel(-240);
  const near = cornerOf();
  expect(near.perPixel).toBeCloseTo(before.perPixel / 2, 3);
  expect(Math.abs(near.x + 100 * near.perPixel - under.x)).toBeLessThan(8);
  mouse(stage.canvas, 'down', 100, 100, 2);
  run(40);
  mouse(stage.canvas, 'move', 40, 100, 2);
  run(1500);
  expect(cornerOf().x - near.x).toBeCloseTo(60 * near.perPixel, -1);
  mouse(stage.canvas, 'up', 40, 100, 2);
  run(200);
  expect(state()).toMatchObject({ player: 20 * 40 + 19, lurd: '' });
  press('KeyO');
  expect(cornerOf().perPixel).toBeCloseTo(before.perPixel, 3);
  press('KeyO');
  expect(cornerOf().perPixel).toBeCloseTo(1 / 1.4, 3);
});

it('two fingers bring the hall nearer and move nobody', () => {
  openHall();
  const before = cornerOf();
  const { player } = state();
  finger(stage.canvas, 'start', 200, 200, 1);
  run(40);
  finger(stage.canvas, 'start', 240, 200, 2);
  run(40);
  finger(stage.canvas, 'move', 120, 200, 1);
  finger(stage.canvas, 'move', 320, 200, 2);
  run(1500);
  expect(before.perPixel / cornerOf().perPixel).toBeGreaterThan(3);
  finger(stage.canvas, 'end', 320, 200, 2);
  finger(stage.canvas, 'move', 60, 200, 1);
  run(200);
  finger(stage.canvas, 'end', 60, 200, 1);
  run(400);
  expect(state()).toMatchObject({ player, lurd: '' });
});

it('near to the board, the keyboard’s cursor and the fox stay in sight', () => {
  openHall();
  press('KeyO');
  const { x } = cornerOf();
  setCursor(ui(), 2 * 40 + 2);
  run(2500);
  expect(cornerOf().x).toBeLessThan(x - 200);
  setCursor(ui(), null);
  stage.session.send({ type: 'move', direction: 'l' });
  run(2500);
  const there = cornerOf();
  expect([there.x < 18 * 40, there.x + STAGE.width * there.perPixel > 18 * 40]).toEqual([true, true]);
});

it.each([
  [50, 50],
  [60, 8],
  [8, 60],
])('a board of %i by %i stands whole in its first picture', async (width, height) => {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) =>
      y === 0 || y === height - 1 || x === 0 || x === width - 1 ? '#' : y === 1 && x < 4 ? ('@$.'[x - 1] ?? ' ') : ' ',
    ).join(''),
  );
  stage.destroy();
  stage = await headlessStage(definition);
  stage.session.start({ board: rows.join('\n') });
  stage.frame(20);
  expect(levelOf(state())).toMatchObject({ width, height });
  // Cells out of sight have no image.
  expect(count('wall-')).toBe(2 * (width + height) - 4);
  expect(count('floor-')).toBe((width - 2) * (height - 2));
});
