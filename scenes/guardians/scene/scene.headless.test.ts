// The scene under real Phaser: whose stones stand at which end of the valley.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import definition from '../index.ts';
import type { State } from '../rules/state.ts';
import { otherSeat } from '../rules/valley.ts';

let stage: HeadlessStage | undefined;
afterEach(() => stage?.destroy());

/** Whose stones stand at the near end, and at the far one. */
function stones(): readonly (readonly string[])[] {
  const shown = { near: new Set<string>(), far: new Set<string>() };
  for (const child of stage?.game.scene.scenes[0]?.children.list ?? []) {
    const { texture, y = 0 } = child as unknown as { texture?: { key: string }; y?: number };
    const [, guardian] = /^stone-(\w+)/.exec(texture?.key ?? '') ?? [];
    if (guardian) shown[y > definition.stage.height / 2 ? 'near' : 'far'].add(guardian);
  }
  return [[...shown.near], [...shown.far]];
}

test.each([
  { mode: 'pvc', guardian: 'wolf' },
  { mode: 'pvc', guardian: 'eagle' },
  { mode: 'pvp', guardian: 'eagle' },
])('$mode as the $guardian: the gates at the near end are of the one who looks', async setup => {
  stage = await headlessStage(definition, { seed: 3 });
  stage.session.start(setup);
  for (let press = 0; press < 6; press++) {
    for (let i = 0; i < 30; i++) stage.frame(20);
    const { valley, active, phase } = stage.session.state as State;
    if (phase === 'waiting') break;
    if (phase !== 'curtain')
      expect(stones()).toEqual([[valley.sides[active].guardian], [valley.sides[otherSeat(active)].guardian]]);
    stage.session.send({ type: 'promise' });
  }
});
