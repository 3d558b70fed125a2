// The picture of a cave from elsewhere: every element has its texture, flies move with their cells, magic walls run.
import { expect, test } from 'vitest';
import { headlessStage } from '../../../tests/setup/game.ts';
import { pass } from '../../../tests/setup/keyBindings.ts';
import definition from '../index.ts';
import { mapped } from '../levels/bdcff/testing.ts';

const CAVE = mapped(
  ['WWWWWWWWWW', 'W.P..r...W', 'W.w..    W', 'WaasxMMQ W', 'Wve..   BW', 'WW....rRXW', 'WWWWWWWWWW'],
  'AmoebaGrowthProb=0 0',
);

test('all elements are drawn, and go on being drawn', async () => {
  const stage = await headlessStage(definition);
  stage.session.start({ cave: CAVE });
  const keys = new Set<string>();
  const look = () => {
    const scene = stage.game.scene.getScenes(true)[0];
    for (const child of scene?.children.list ?? [])
      if ('texture' in child) keys.add((child as unknown as { texture: { key: string } }).texture.key);
  };
  for (let i = 0; i < 30; i++) {
    pass(stage, 8);
    look();
  }
  expect(stage.session.store.getState().phase).toBe('playing');
  const kinds = new Set([...keys].map(key => key.split('-')[0]));
  for (const kind of ['brick', 'wall', 'magic', 'amoeba', 'slime', 'grows', 'firefly', 'moth', 'boulder'])
    expect(kinds, kind).toContain(kind);
  expect([...keys].some(key => key === '__MISSING')).toBe(false);
});
