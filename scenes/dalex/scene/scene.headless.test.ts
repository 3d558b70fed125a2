// The scene under real Phaser: it shows what the state holds, and turns keys, taps, swipes and a held Wait into commands.
import { afterEach, expect, it } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { finger, mouse } from '../../../tests/setup/pointerEvents.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import { BOT, planningPlayer } from '../bots/pilot.ts';
import definition from '../index.ts';
import { dangerMap } from '../rules/danger.ts';
import { centreOf } from '../rules/geometry.ts';
import type { DalexState } from '../rules/state.ts';
import { TUNING } from '../rules/testing.ts';
import { type DalexUi, toggleDangerMap } from '../ui.ts';

let stage: HeadlessStage;
const pictures = (key: string) =>
  (stage.game.scene.scenes[0]?.children.list ?? []).filter(child => {
    const { texture, visible } = child as unknown as { texture?: { key: string }; visible: boolean };
    return visible && texture?.key.startsWith(key);
  }).length;
const state = () => stage.session.state as DalexState;
const run = (ms: number) => {
  for (let i = 0; i < ms / 20; i++) stage.frame(20);
};

const ui = () => uiOf<DalexUi>(stage.session);

afterEach(() => stage.destroy());

async function started(overrides: Record<string, number> = {}): Promise<void> {
  stage = await headlessStage(definition, { seed: 3, overrides });
  stage.canvas.getBoundingClientRect = () => ({ left: 0, top: 0, width: 720, height: 720 }) as DOMRect;
  stage.session.start();
  run(320); // the pointer rests when play begins
}

it('shows as many dalexes, piles and deadly cells as there are, turn after turn, and after undo', async () => {
  await started();
  const shows = () => {
    expect(pictures('dalex')).toBe(state().dalexes.length + (state().gameOver ? 1 : 0));
    expect(pictures('pile')).toBe(state().piles.length);
  };
  const decide = planningPlayer({ ...BOT, stands: false });
  let seen = 0;
  for (let turn = 0; turn < 14 && !state().gameOver; turn++) {
    const command = decide(state(), TUNING);
    if (command) stage.session.send(command);
    run(500); // the step and the hit-stop of a crash
    seen = Math.max(seen, state().piles.length);
    if (!state().gameWon) shows();
    for (let i = 0; i < 120 && (state().gameWon || state().stand !== null); i++) run(60);
  }
  expect(seen, 'piles in this game').toBeGreaterThan(0);
  stage.session.undo?.();
  run(60);
  shows();
});

it('marks every deadly cell, or none', async () => {
  await started();
  run(300);
  expect(pictures('deadly')).toBe(dangerMap(state()).filter(Boolean).length);
  toggleDangerMap(ui());
  run(60);
  expect(pictures('deadly')).toBe(0);
});

it('steps towards a click, waits at a click on oneself, and lights the cell before', async () => {
  await started();
  const from = state().player;
  const at = centreOf(15, from - 45);
  mouse(stage.canvas, 'move', at.x, at.y);
  run(60);
  expect(ui().getState().cell).toBe(from - 45);
  expect(pictures('cursor')).toBe(1);
  mouse(stage.canvas, 'down', at.x, at.y);
  run(40);
  mouse(stage.canvas, 'up', at.x, at.y);
  run(60);
  expect(state().player).toBe(from - 15);
  const mine = centreOf(15, from - 15);
  mouse(stage.canvas, 'down', mine.x, mine.y);
  run(40);
  mouse(stage.canvas, 'up', mine.x, mine.y);
  run(60);
  expect(state()).toMatchObject({ player: from - 15, turns: 2 });
});

it('swipes in eight directions', async () => {
  await started();
  const from = state().player;
  finger(stage.canvas, 'start', 200, 500);
  run(40);
  finger(stage.canvas, 'move', 160, 540);
  run(40);
  finger(stage.canvas, 'end', 160, 540);
  run(60);
  expect(state().player).toBe(from + 14);
});

it('a Wait that is held goes on until danger comes, and no further', async () => {
  await started({ firstDalexes: 1, dalexesPerLevel: 0 });
  const { size, player: fox } = state();
  stage.input.setButton('wait', true);
  run(8000);
  const [dalex = 0] = state().dalexes;
  const away = Math.max(
    Math.abs((dalex % size) - (fox % size)),
    Math.abs(Math.floor(dalex / size) - Math.floor(fox / size)),
  );
  expect(state()).toMatchObject({ gameOver: false, player: fox });
  expect(state().turns).toBeGreaterThan(1);
  expect(away).toBe(2);
  stage.input.setButton('wait', false);
  run(60);
  stage.input.setButton('wait', true);
  run(60);
  stage.input.setButton('wait', false);
  run(60);
  stage.input.setButton('wait', true);
  run(60);
  expect(state().gameOver).toBe(true);
});

it('the guard’s switch is a key', async () => {
  await started();
  stage.input.setButton('guard', true);
  run(60);
  expect(state().guard).toBe(true);
});

it('undo takes back turns and a Last Stand, but neither a teleport nor the guard', async () => {
  await started();
  const { session } = stage;
  session.send({ type: 'wait' });
  session.send({ type: 'guard', on: true });
  session.undo?.();
  expect(state()).toMatchObject({ turns: 0, guard: true });
  session.send({ type: 'guard', on: false });
  session.send({ type: 'lastStand' });
  run(3000);
  expect(state().gameOver).toBe(true);
  session.undo?.();
  expect(state()).toMatchObject({ turns: 0, gameOver: false, guard: false, stand: null });
  session.send({ type: 'teleport' });
  expect(session.store.getState().canUndo).toBe(false);
  session.undo?.();
  expect(state().teleports).toBe(2);
});
