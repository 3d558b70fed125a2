// Scene tests under Phaser.HEADLESS: everything in the state has its sprite, through a run, a rebuild and a restart.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { IS_LONG, times } from '../../../tests/setup/times.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { DEFAULT_SETTINGS } from '../../kit/core/settings.ts';
import type { T } from '../constants.ts';
import definition from '../index.ts';
import { NIGHT_HALLS } from '../rules/night/halls.ts';
import type { Night } from '../rules/night/nightState.ts';
import { enterLevel } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

let stage: HeadlessStage;
afterEach(() => stage.destroy());

/** How many pictures of each texture are on the stage. */
function shown(): Record<string, number> {
  const count: Record<string, number> = {};
  for (const object of stage.game.scene.scenes[0]?.children.list ?? []) {
    const key = 'texture' in object ? (object.texture as { key: string }).key : object.type;
    count[key] = (count[key] ?? 0) + 1;
  }
  return count;
}
const state = () => stage.session.state as State;

function expectSame(): void {
  const { guards, bullets, pickups } = state();
  const pictures = shown();
  const chasing = guards.filter(guard => guard.mood === 'chase').length;
  const minding = guards.filter(guard => guard.mood !== 'patrol').length - chasing;
  expect([pictures['fox'], pictures['tail']]).toEqual([1, 1]);
  expect(pictures['guardAlarmed'] ?? 0).toBe(chasing);
  expect(pictures['alarmTag'] ?? 0).toBe(chasing);
  expect(pictures['doubtTag'] ?? 0).toBe(minding);
  expect(pictures['guard'] ?? 0).toBe(guards.length - chasing);
  expect(pictures['dart'] ?? 0).toBe(bullets.length);
  expect(pictures['pickup'] ?? 0).toBe(pickups.length);
}

test('every guard, dart and pickup has its picture, from level to level', async () => {
  stage = await headlessStage(definition, { seed: 7 });
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.setRunning(false);
  stage.session.start();
  const levels = new Set<number>();
  const enough = times(2, Infinity);
  while (!stage.session.store.getState().result && levels.size < enough) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
    levels.add(state().level);
    if (state().phase === 'playing') expectSame();
  }
  expect(levels.size).toBeGreaterThanOrEqual(times(2, 3));
});

test('with all its decoration it plays too', async () => {
  stage = await headlessStage(definition, { seed: 8 });
  stage.setRunning(false);
  stage.session.start();
  const most = times(900, Infinity);
  for (let i = 0; i < most && !stage.session.store.getState().result; i++) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
  }
  expect(shown()['door']).toBe(1);
});

test('a hall at night shows what lies in it: in the dark, without its lamps, and once all are on', async () => {
  stage = await headlessStage(definition, { seed: 3 });
  stage.setRunning(false);
  stage.session.start({ halls: 'night' });
  const t = stage.session.tuning as T;
  const met = new Set<string>();
  const look = () => {
    stage.session.tick(NO_INPUT);
    stage.frame(1000 / 60);
    const { night, guards } = state();
    if (!night) throw new Error('it is day');
    const pictures = shown();
    const { lamps, wanted, cameras, dogs, boards, fuses, screens } = night;
    const isOut = night.outTicks > 0;
    expect(pictures[isOut ? 'lampOut' : 'lamp'] ?? 0).toBe(lamps.length);
    expect(pictures[isOut ? 'fuseOut' : 'fuse'] ?? 0).toBe(fuses.length);
    for (const { what } of wanted) expect(pictures[what]).toBe(1);
    expect((pictures['camera'] ?? 0) + (pictures['cameraSees'] ?? 0)).toBe(cameras.length);
    expect((pictures['dog'] ?? 0) + (pictures['dogListens'] ?? 0)).toBe(dogs.length);
    expect([pictures['boards'] ?? 0, pictures['screen'] ?? 0]).toEqual([boards.length, screens.length]);
    expect(pictures['lanternLight'] ?? 0).toBe(guards.filter(({ lantern }) => lantern).length);
    for (const key of Object.keys(pictures)) met.add(key);
  };
  for (let hall = 1; hall <= NIGHT_HALLS; hall++) {
    enterLevel(state(), hall, t, () => {});
    look();
    // A dog sleeps no longer than this.
    for (let i = 0; i < t.dogSleepSeconds * 60; i += 30) {
      state().levelTicks += 29;
      look();
    }
    (state().night as Night).outTicks = 9;
    look();
    Object.assign(state().night as Night, { outTicks: 0, isAlarmed: true });
    look();
  }
  expect([...met]).toEqual(expect.arrayContaining(['key', 'treasure', 'dogListens', 'screen', 'lanternLight']));
});

test('a rebuild, other settings and a restart leave one of everything', async () => {
  stage = await headlessStage(definition, { seed: 5 });
  stage.setRunning(false);
  stage.session.start();
  for (let i = 0; i < 300; i++) stage.session.tick(stage.session.pilot());
  const before = shown();
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe', reducedMotion: true, textScale: 1.5 });
  stage.frame(16);
  expectSame();
  stage.session.restart(6);
  stage.frame(16);
  expectSame();
  expect(shown()['floor']).toBe(before['floor']);
});

test('the fox is drawn whole at the border', async () => {
  stage = await headlessStage(definition, { seed: 7 });
  stage.setRunning(false);
  stage.session.start();
  const fox = () =>
    (stage.game.scene.scenes[0]?.children.list ?? []).find(
      one => 'texture' in one && (one.texture as { key: string }).key === 'fox',
    ) as unknown as { x: number; y: number };
  Object.assign(state().player, { x: 10, y: 10 });
  stage.session.tick(NO_INPUT);
  stage.frame(1000 / 60);
  expect([fox().x, fox().y]).toEqual([22, 22]);
  expect([state().player.x, state().player.y]).toEqual([10, 10]);
});

test('a tall window shows the part that the definition names, however large it is, and the camera follows the fox to the edges', async () => {
  const { tall } = definition.stage;
  for (const size of [1, 2]) {
    stage = await headlessStage(definition, { seed: 7, box: { width: 390 * size, height: 433 * size } });
    stage.setRunning(false);
    stage.session.start();
    const camera = () => {
      const { main } = stage.game.scene.scenes[0]?.cameras ?? {};
      if (!main) throw new Error('no camera');
      return { left: main.scrollX, right: main.scrollX + main.width / main.zoom, height: main.height / main.zoom };
    };
    const seen: number[] = [];
    const isEnough = () => !IS_LONG && Math.min(...seen) < 5 && Math.max(...seen) > 255;
    while (!stage.session.store.getState().result && !isEnough()) {
      stage.session.tick(stage.session.pilot());
      stage.frame(1000 / 60);
      const { left, right, height } = camera();
      const { player } = state();
      expect(right - left).toBeCloseTo(tall.width, 3);
      expect(height).toBeCloseTo(tall.height, 3);
      expect(left).toBeGreaterThan(-7);
      expect(right).toBeLessThan(800 + 7);
      expect(player.x).toBeGreaterThan(left - 1);
      expect(player.x).toBeLessThan(right + 1);
      seen.push(Math.round(left));
    }
    expect(Math.min(...seen)).toBeLessThan(5);
    expect(Math.max(...seen)).toBeGreaterThan(255);
    if (size === 1) stage.destroy();
  }
});

test('turned, the same stage shows all of the world, and the pointer means the place it is over', async () => {
  stage = await headlessStage(definition, { seed: 7, box: { width: 390, height: 433 } });
  stage.frame(16);
  const [scene] = stage.game.scene.scenes as { worldAt(x: number, y: number): { x: number; y: number } }[] & object[];
  const middle = () => scene?.worldAt(stage.canvas.width / 2, stage.canvas.height / 2);
  expect(middle()).toEqual({ x: 270, y: expect.closeTo(300, 0) });
  stage.resize({ width: 800, height: 600, ratio: 1 });
  stage.frame(16);
  stage.frame(16);
  expect(middle()).toEqual({ x: 400, y: expect.closeTo(300, 0) });
});
