// The scene of Unit Battle: sprites for all units, and the placement preview.
import { expect, test } from 'vitest';
import { headlessStage } from '../../../tests/setup/game.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';
import { enemy, own } from '../rules/testing.ts';

async function shown() {
  const stage = await headlessStage(definition, { seed: 3 });
  stage.setRunning(false);
  stage.session.start();
  const scene = stage.game.scene.scenes[0];
  if (!scene) throw new Error('no scene');
  const state = stage.session.state as State;
  const tick = (ticks = 1) => {
    for (let i = 0; i < ticks; i++) {
      stage.session.tick({ held: 0, pressed: 0, released: 0 });
      stage.frame(1000 / 60);
    }
  };
  const pictures = (key: string) =>
    scene.children.list.filter(
      one => one.type === 'Image' && (one as { texture?: { key: string } }).texture?.key === key,
    ) as unknown as { x: number; y: number; visible: boolean; flipX: boolean }[];
  return { stage, state, scene, tick, pictures };
}

test('everybody has a picture in the middle of the cell, enemies face the other way', async () => {
  const { stage, state, tick, pictures } = await shown();
  own(state, 'Archer', 2, 3);
  enemy(state, 'Mage', 5, 12);
  tick();
  const [archer, mage] = [pictures('Archer-own')[0], pictures('Mage-foe')[0]];
  expect([archer?.x, archer?.flipX]).toEqual([140, false]);
  expect([mage?.flipX, Math.round((mage?.x ?? 0) / 10)]).toEqual([true, 50]);
  state.enemies = [];
  tick();
  expect(pictures('Mage-foe')).toEqual([]);
  stage.destroy();
});

test('what is chosen stands on the cell that is pointed at, unless it cannot', async () => {
  const { stage, state, tick, pictures } = await shown();
  stage.session.send({ type: 'choose', unit: 'Archer' });
  stage.session.send({ type: 'point', row: 1, col: 4 });
  tick();
  expect(pictures('Archer-own')).toMatchObject([{ x: 180, y: 57, visible: true }]);
  own(state, 'Infantry', 1, 4);
  tick();
  expect(pictures('Archer-own')).toMatchObject([{ visible: false }]);
  stage.destroy();
});

test('a stone flies over a mark of where it lands; a rider that is out leaves its cell empty', async () => {
  const { stage, state, tick, pictures } = await shown();
  Object.assign(state, { nextIn: 1e9 });
  own(state, 'Catapult', 3, 4);
  const rider = own(state, 'Cavalry', 7, 4);
  enemy(state, 'Catapult', 3, 10);
  tick(40);
  expect(state.stones.length).toBeGreaterThan(0);
  expect(pictures('stone')).toHaveLength(state.stones.length);
  expect(pictures('aim-own').length + pictures('aim-foe').length).toBe(state.stones.length);
  expect(rider.home).toEqual({ row: 7, col: 4 });
  expect(pictures('Cavalry-own')[0]?.x).toBeGreaterThan(185);
  stage.destroy();
});
