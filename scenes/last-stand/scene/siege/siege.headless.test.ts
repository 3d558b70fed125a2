// The siege under Phaser.HEADLESS: what is in the state is on the stage, its runs are replays, and its numbers bear both their ends.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage, startedSession } from '../../../../tests/setup/game.ts';
import { times } from '../../../../tests/setup/times.ts';
import { copy } from '../../../kit/core/json.ts';
import { DEFAULT_SETTINGS } from '../../../kit/core/settings.ts';
import { CONSTANTS } from '../../constants.ts';
import definition from '../../index.ts';
import { isAirshipOpen, isCarrierOpen } from '../../rules/siege/siegeHitboxes.ts';
import type { State } from '../../rules/state.ts';

const SETUP = { battle: 'siege' };
let stage: HeadlessStage | undefined;
afterEach(() => {
  stage?.destroy();
  stage = undefined;
});

function shown(): Record<string, number> {
  const count: Record<string, number> = {};
  for (const object of stage?.game.scene.scenes[0]?.children.list ?? []) {
    if (!('texture' in object) || !('visible' in object) || !object.visible) continue;
    const { key } = object.texture as { key: string };
    count[key] = (count[key] ?? 0) + 1;
  }
  return count;
}

test('everything of a siege has its picture: whole and torn, shut and open', async () => {
  stage = await headlessStage(definition, { seed: 2, overrides: { firstWave: 5, gunReach: 0, siegeGrows: 1 } });
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.setRunning(false);
  stage.session.start(SETUP);
  const seen = new Set<string>();
  for (let i = 0; i < 1500; i++) {
    stage.session.tick(stage.session.pilot());
    if (i % 8 > 0) continue;
    stage.frame(1000 / 60);
    const { siege } = stage.session.state as State;
    if (!siege) throw new Error('no siege');
    const now = shown();
    const t = stage.session.tuning as Parameters<typeof isCarrierOpen>[1];
    const carriers = (isWhole: boolean, isOpen: boolean) =>
      siege.carriers.filter(one => one.plates > 1 === isWhole && isCarrierOpen(one, t) === isOpen).length;
    const { airship } = siege;
    expect({
      whole: now['carrierWhole'] ?? 0,
      wholeOpen: now['carrierWholeOpen'] ?? 0,
      torn: now['carrierTorn'] ?? 0,
      tornOpen: now['carrierTornOpen'] ?? 0,
      gliders: now['glider'] ?? 0,
      airships: now['airship'] ?? 0,
      shut: now['bayShut'] ?? 0,
      open: now['bayOpen'] ?? 0,
    }).toEqual({
      whole: carriers(true, false),
      wholeOpen: carriers(true, true),
      torn: carriers(false, false),
      tornOpen: carriers(false, true),
      gliders: siege.gliders.length,
      airships: airship ? 1 : 0,
      shut: airship && !isAirshipOpen(airship, t) ? 1 : 0,
      open: airship && isAirshipOpen(airship, t) ? 1 : 0,
    });
    for (const key of Object.keys(now)) seen.add(key);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['carrierWhole', 'carrierTorn', 'glider', 'airship', 'bayShut', 'bayOpen']),
  );
});

test('a siege is a replay, and goes on alike from any tick', async () => {
  const live = await startedSession(definition, 5, { firstWave: 5 }, SETUP);
  for (let i = 0; i < 500; i++) live.tick(live.pilot());
  const other = await startedSession(definition, 6);
  other.restore(copy(live.snapshot()));
  for (let i = 0; i < 300; i++) {
    const frame = live.pilot();
    live.tick(frame);
    other.tick(frame);
  }
  expect(other.hash()).toBe(live.hash());
  const again = await startedSession(definition, 7);
  again.watch(copy(live.replay()));
  again.seek(live.replay().ticks);
  expect(again.hash()).toBe(live.hash());
});

test('every number of a siege works at both ends of its range', async () => {
  const names = Object.keys(CONSTANTS).filter(name => /^(siege|carrier|glider|airship|hatch)/.test(name));
  expect(names.length).toBeGreaterThan(30);
  for (const name of names)
    for (const end of CONSTANTS[name as keyof typeof CONSTANTS].range) {
      const session = await startedSession(definition, 1, { firstWave: 5, [name]: end }, SETUP);
      for (let i = 0; i < times(40, 160); i++) session.tick(session.pilot());
      expect(session.state, name).toEqual(JSON.parse(JSON.stringify(session.state)));
    }
});
