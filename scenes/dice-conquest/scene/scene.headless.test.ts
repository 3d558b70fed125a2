// The scene under real Phaser: it draws any moment of any game, forgets on undo, and turns pointing into placing.
import { afterEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { mouse } from '../../../tests/setup/pointerEvents.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import definition from '../index.ts';
import { writeBoard } from '../rules/board.ts';
import type { DiceState } from '../rules/state.ts';
import { joiningAt } from '../rules/testing.ts';
import { type DiceUi, viewRound } from '../ui.ts';

let stage: HeadlessStage;
const textures = () =>
  (stage.game.scene.scenes[0]?.children.list ?? []).map(
    child => (child as unknown as { texture?: { key: string } }).texture?.key ?? '',
  );
const shownDice = () => textures().filter(key => key.startsWith('die-')).length;
const state = () => stage.session.state as DiceState;
const diceOnBoard = () => writeBoard(state().board).replaceAll('.', '').length;
const run = (ms: number) => {
  for (let i = 0; i < ms / 20; i++) stage.frame(20);
};
const pointer = (act: 'move' | 'down' | 'up', x: number, y: number) => mouse(stage.canvas, act, x, y);

const ui = () => uiOf<DiceUi>(stage.session);

afterEach(() => stage.destroy());

async function started(): Promise<void> {
  stage = await headlessStage(definition, { seed: 3 });
  stage.canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 720, height: 720 }) as DOMRect;
  stage.session.start();
  run(320); // the pointer rests when play begins
}

it('shows as many dice as there are, whenever nothing moves', async () => {
  await started();
  for (let round = 0; round < 12; round++)
    for (const player of [1, 2]) {
      stage.session.send({ type: 'roll' });
      run(1400);
      expect(shownDice(), 'the board and the die in the hand').toBe(diceOnBoard() + 1);
      stage.session.send({ type: 'place', column: (round * 4 + player * 3) % 9 });
      run(2600);
      if (state().winner !== null) return;
      expect(shownDice()).toBe(diceOnBoard());
    }
});

it('takes everything back on undo, in the middle of a march', async () => {
  await started();
  for (const column of [2, 3]) {
    stage.session.send({ type: 'roll' });
    stage.session.send({ type: 'place', column });
  }
  run(320);
  stage.session.undo?.();
  run(40);
  expect(shownDice()).toBe(2);
  expect(state()).toMatchObject({ phase: 'place', player: 2 });
});

it('looks back at a past round and returns when play goes on', async () => {
  await started();
  for (const column of [2, 3, 5, 7]) {
    stage.session.send({ type: 'roll' });
    stage.session.send({ type: 'place', column });
  }
  run(6000);
  expect(shownDice()).toBe(4);
  viewRound(ui(), 1);
  run(40);
  expect(shownDice()).toBe(2);
  stage.session.send({ type: 'roll' });
  run(1500);
  expect(ui().getState().round).toBeNull();
  expect(shownDice()).toBe(5);
});

it('places in the nearest column where the pointer lets go', async () => {
  await started();
  stage.session.send({ type: 'roll' });
  run(1400);
  pointer('move', 36 + 72 * 6.5, 400);
  run(60);
  expect(ui().getState().column).toBe(6);
  expect(textures().filter(key => key === 'beam-1-9')).toHaveLength(1);
  pointer('down', 36 + 72 * 6.5, 400);
  run(40);
  pointer('up', -30, 100);
  run(40);
  expect(state().lastPlaced).toMatchObject({ player: 1, column: 0 });
});

it('places nothing when the pointer lets go far outside', async () => {
  await started();
  stage.session.send({ type: 'roll' });
  run(1400);
  pointer('down', 300, 400);
  run(40);
  pointer('up', 300, -200);
  run(40);
  expect(state().lastPlaced).toBeNull();
});

it('joins the leading die where the pointer lets go on it, and shows it grown', async () => {
  await started();
  stage.session.restore(joiningAt(stage.session.snapshot(), 2));
  // The stage hears no pointer right after play began.
  run(400);
  const there = 36 + 72 * 4.5;
  expect(textures().filter(key => key === 'gain')).toHaveLength(1);
  pointer('move', there, 300);
  run(40);
  expect(ui().getState()).toMatchObject({ column: 4, joins: false });
  pointer('down', there, 70);
  run(40);
  expect(ui().getState()).toMatchObject({ column: 4, joins: true });
  pointer('up', there, 70);
  run(600);
  expect(state().lastPlaced).toMatchObject({ column: 4, joins: true });
  expect(textures().filter(key => key === 'die-1-5')).toHaveLength(1);
});

it('a press skips what is being shown', async () => {
  await started();
  stage.session.send({ type: 'roll' });
  run(60);
  expect(textures().filter(key => key.startsWith('lit-'))).toHaveLength(0);
  pointer('down', 300, 400);
  run(40);
  expect(textures().filter(key => key.startsWith('lit-'))).toHaveLength(9);
});

it('a press on the board rolls; one that hurries what is shown does nothing more', async () => {
  await started();
  // The stage hears no pointer right after play began.
  run(400);
  const click = () => {
    pointer('down', 300, 400);
    run(40);
    pointer('up', 300, 400);
    run(40);
  };
  click();
  expect(state()).toMatchObject({ phase: 'place', lastPlaced: null });
  click();
  expect(state()).toMatchObject({ phase: 'place', lastPlaced: null });
  run(1400);
  click();
  expect(state().lastPlaced).toMatchObject({ player: 1 });
});
