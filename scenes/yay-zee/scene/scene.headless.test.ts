// Scene on real Phaser: dice rest on the rolled faces, mouse and keys work, undo is shown without animation.
import { afterEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { mouse } from '../../../tests/setup/pointerEvents.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import { KEY } from '../controls.ts';
import definition from '../index.ts';
import type { YayZeeState } from '../rules/state.ts';
import type { YayZeeUi } from '../ui.ts';
import { heldAt, lyingAt, WORLD } from './geometry.ts';

let stage: HeadlessStage;
interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly texture?: { readonly key: string };
}
const dice = () =>
  ((stage.game.scene.scenes[0]?.children.list ?? []) as unknown as Drawn[])
    .filter(({ texture }) => texture?.key.startsWith('die-'))
    .map(({ x, y, texture }) => ({ x: Math.round(x), y: Math.round(y), face: texture?.key.slice(4) }));
const state = () => stage.session.state as YayZeeState;
const run = (ms: number) => {
  for (let i = 0; i < ms / 20; i++) stage.frame(20);
};
const click = (x: number, y: number) => {
  mouse(stage.canvas, 'move', x, y);
  mouse(stage.canvas, 'down', x, y);
  run(60);
  mouse(stage.canvas, 'up', x, y);
  run(60);
};
const press = (bits: number) => {
  stage.input.take = () => ({ held: bits, pressed: bits, released: 0 });
  stage.frame(17);
  stage.input.take = () => ({ held: 0, pressed: 0, released: 0 });
  stage.frame(17);
};
const expected = () =>
  state().dice.map((face, i) => ({
    ...(state().held[i] ? heldAt(i, 5) : lyingAt(i, 5)),
    face: state().held[i] ? `${face}-held` : String(face),
  }));

const ui = () => uiOf<YayZeeUi>(stage.session).getState();

afterEach(() => stage.destroy());

async function started(): Promise<void> {
  stage = await headlessStage(definition, { seed: 3 });
  stage.canvas.getBoundingClientRect = () => ({ left: 0, top: 0, ...WORLD }) as DOMRect;
  stage.session.start();
  run(320); // the pointer rests when play begins
}

it('shows foxes before the first roll, and keeps the secret until the dice lie', async () => {
  await started();
  expect(dice().map(({ face }) => face)).toEqual(['0', '0', '0', '0', '0']);
  stage.session.send({ type: 'roll' });
  run(60);
  expect(ui().tumbling).toBe(true);
  run(1400);
  expect(ui().tumbling).toBe(false);
  expect(dice()).toEqual(expected());
});

it('a click rolls, then holds and lets go; what is held lies on the shelf through the next roll', async () => {
  await started();
  click(300, 130);
  run(1400);
  expect(state().rollsLeft).toBe(2);
  const second = lyingAt(1, 5);
  click(second.x, second.y);
  run(300);
  expect(state().held).toEqual([false, true, false, false, false]);
  expect(dice()).toEqual(expected());
  stage.session.send({ type: 'roll' });
  run(1400);
  expect(dice()).toEqual(expected());
  const shelf = heldAt(1, 5);
  click(shelf.x, shelf.y);
  expect(state().held[1]).toBe(false);
});

it('a press lets dice fall at once', async () => {
  await started();
  stage.session.send({ type: 'roll' });
  run(100);
  click(300, 200);
  expect(ui().tumbling).toBe(false);
  expect(state().rollsLeft).toBe(2);
  expect(dice()).toEqual(expected());
});

it('keys roll, point at dice and slots, hold and score', async () => {
  await started();
  press(KEY.roll);
  run(1400);
  press(KEY.holdNext);
  press(KEY.holdNext);
  press(KEY.holdThis);
  expect(state().held).toEqual([false, true, false, false, false]);
  press(KEY.right);
  press(KEY.down);
  expect(ui().slot).toBe(1);
  press(KEY.score);
  expect(state().players[0]?.scores[1]).not.toBeNull();
  press(KEY.down);
  expect(ui().slot).toBe(2);
});

it('a score taken back is drawn at once', async () => {
  await started();
  stage.session.send({ type: 'roll' });
  run(1400);
  stage.session.send({ type: 'score', category: 'chance' });
  run(400);
  expect(dice().map(({ face }) => face)).toEqual(['0', '0', '0', '0', '0']);
  stage.session.undo?.();
  run(40);
  expect(dice()).toEqual(expected());
  expect(stage.session.store.getState().assisted).toBe(false);
});

it('five seconds later nothing is taken back any more', async () => {
  await started();
  stage.session.send({ type: 'roll' });
  stage.session.send({ type: 'score', category: 'chance' });
  run(4800);
  expect(stage.session.store.getState().canUndo).toBe(true);
  run(400);
  expect(stage.session.store.getState().canUndo).toBe(false);
});
