// Scene: fox and ghost at their places, platforms and enemies of each zone.
import { expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import definition from '../index.ts';
import { START_Y } from '../rules/heights.ts';
import { MATERIALS } from '../rules/materials.ts';
import type { State } from '../rules/state.ts';
import { hand } from '../rules/testing.ts';
import { SINCE } from '../rules/zones.ts';

interface Shown {
  readonly x: number;
  readonly y: number;
  readonly visible: boolean;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly alpha: number;
  readonly text?: string;
  readonly texture?: { readonly key: string };
}
const shown = (stage: HeadlessStage) =>
  (stage.game.scene.scenes[0]?.children.list ?? []) as unknown as readonly Shown[];
const ofKey = (stage: HeadlessStage, key: string) => shown(stage).filter(one => one.texture?.key === key);
const stateOf = (stage: HeadlessStage) => stage.session.state as State;

async function opened(overrides: Record<string, number> = {}): Promise<HeadlessStage> {
  const stage = await headlessStage(definition, { overrides });
  stage.setRunning(false);
  stage.session.start();
  return stage;
}
function tick(stage: HeadlessStage, frame = {}): void {
  stage.session.tick({ ...NO_INPUT, ...frame });
  stage.frame(1000 / 60);
}
function playTo(stage: HeadlessStage, isThere: (state: State) => boolean): void {
  for (let i = 0; i < 4000 && !isThere(stateOf(stage)); i++) tick(stage, stage.session.pilot());
  expect(isThere(stateOf(stage))).toBe(true);
}
const placesOf = (images: readonly Shown[]) => images.map(({ x, y }) => [x, y]);
/** The fox of this run; the ghost stands lower in the list and is pale. */
const foxOf = (stage: HeadlessStage) => ofKey(stage, 'fox').find(({ alpha }) => alpha === 1);
const proportion = (stage: HeadlessStage) => {
  const { scaleX = 1, scaleY = 1 } = foxOf(stage) ?? {};
  return scaleX / scaleY;
};

test('the fox crouches while one pulls, stretches in flight, is squashed as it lands, and stands where the rules have it', async () => {
  const stage = await opened();
  tick(stage);
  const rest = proportion(stage);
  tick(stage, hand(100, 100, 'pressed'));
  tick(stage, hand(100, 200, 'held'));
  tick(stage, hand(100, 200, 'held'));
  expect(proportion(stage)).toBeGreaterThan(rest * 1.2);
  tick(stage, hand(100, 200, 'released'));
  for (let i = 0; i < 5; i++) tick(stage);
  expect(proportion(stage)).toBeLessThan(rest * 0.95);
  playTo(stage, ({ totals, player }) => totals.jumps > 1 && player.airTicks > 20);
  playTo(stage, ({ player }) => player.airTicks === 0);
  expect(proportion(stage)).toBeGreaterThan(rest * 1.1);
  for (let i = 0; i < 60; i++) stage.frame(16);
  const { x, y } = stateOf(stage).player;
  expect(foxOf(stage)?.x).toBeCloseTo(x, 0);
  expect(Math.abs((foxOf(stage)?.y ?? 0) - y)).toBeLessThan(3);
  stage.destroy();
});

test('the ghost of the best run climbs beside, and its height is a line with words', async () => {
  const stage = await opened();
  tick(stage);
  const ghost = () => ofKey(stage, 'fox').find(({ alpha }) => alpha < 1);
  expect(ghost()?.visible).toBe(false);
  stage.setRecords({ best: 40, medals: [], track: { every: 4, places: Array.from({ length: 60 }, () => [80, 320]) } });
  tick(stage);
  expect(ghost()).toMatchObject({ visible: true, x: 80, y: 320 });
  expect(shown(stage).find(({ text }) => text === 'Best 40')).toMatchObject({ visible: true, y: START_Y - 402 });
  for (let i = 0; i < 300; i++) tick(stage);
  expect(ghost()?.visible).toBe(false);
  stage.destroy();
});

test.each([
  [2, ['ledge-moving']],
  [3, ['ledge-crumbling']],
  [4, ['ledge-ice']],
  [5, ['hopper']],
  [6, ['ledge-folding']],
  [7, ['moth']],
] as const)('in level %i there is %j', async (level, keys) => {
  const stage = await opened({ firstLevel: level });
  for (const key of keys) {
    const kind = key.replace('ledge-', '') as keyof typeof SINCE;
    expect(SINCE[kind]).toBe(level);
    playTo(stage, ({ platforms, enemies }) => [...platforms, ...enemies].some(one => one.kind === kind));
    stage.frame(16);
    expect(ofKey(stage, key).length).toBeGreaterThan(0);
  }
  stage.destroy();
});

/** Constants of a tower of plain ledges. */
const ALL_PLAIN = {
  ...{ ownPercent: 0, elderPart: 0, springPercent: 0, movingPercent: 0, crumblePercent: 0 },
  ...{ icePercent: 0, foldPercent: 0 },
};

test.each(MATERIALS.map((material, index) => [index + 1, material] as const))(
  'level %i is of %s: plain ledges, walls and what stands behind',
  async (level, material) => {
    const stage = await opened({ firstLevel: level, ...ALL_PLAIN });
    tick(stage);
    for (const key of [`ledge-plain-${material}`, `wall-${material}`, `prop-${material}`]) {
      expect(ofKey(stage, key).length, key).toBeGreaterThan(0);
      for (const other of MATERIALS.filter(one => one !== material))
        expect(ofKey(stage, key.replace(material, other)), other).toHaveLength(0);
    }
    stage.destroy();
  },
);

test('things and walls change with the height, each at its own border', async () => {
  const stage = await opened();
  tick(stage);
  const border = START_Y - 2000;
  Object.assign(stateOf(stage), { camera: border - 300, base: border - 300 });
  Object.assign(stateOf(stage).player, { y: border - 240, vy: 0 });
  tick(stage);
  tick(stage);
  for (const [key, isAbove] of [
    ['wall-wood', true],
    ['wall-card', false],
  ] as const) {
    expect(ofKey(stage, key).length).toBeGreaterThan(0);
    expect(ofKey(stage, key).every(({ y }) => y < border === isAbove)).toBe(true);
  }
  stage.destroy();
});

test('a crane hangs where the rules have it; caught it flies along, and it carries who falls', async () => {
  const stage = await opened();
  Object.assign(stateOf(stage), { cranes: [{ id: 900, x: 362, y: 430, isSeen: false }], nextCrane: -100_000 });
  tick(stage);
  expect(placesOf(ofKey(stage, 'crane'))).toEqual([[362, 430]]);
  const flying = () => [...ofKey(stage, 'crane-up'), ...ofKey(stage, 'crane-down')];
  expect(flying()).toHaveLength(0);
  stateOf(stage).cranes = [];
  stateOf(stage).heldCranes = 2;
  tick(stage);
  expect(ofKey(stage, 'crane')).toHaveLength(0);
  expect(flying()).toHaveLength(2);
  Object.assign(stateOf(stage).player, { y: 700, vy: 900 });
  playTo(stage, ({ carry }) => (carry?.ticks ?? 0) > 20);
  expect(flying()).toHaveLength(2);
  const { x, y } = stateOf(stage).player;
  expect(flying().some(one => Math.hypot(one.x - x, one.y - (y - 26)) < 2)).toBe(true);
  playTo(stage, ({ carry, player }) => carry === null && player.carriedBy !== null);
  expect(stateOf(stage)).toMatchObject({ phase: 'playing', heldCranes: 1 });
  expect(foxOf(stage)).toBeDefined();
  stage.destroy();
});

test('who has fallen is seen no more, and a new climb stands on the ground', async () => {
  const stage = await opened();
  Object.assign(stateOf(stage).player, { y: 700, vy: 900 });
  playTo(stage, ({ phase }) => phase === 'dying');
  stage.frame(16);
  expect(foxOf(stage)).toBeUndefined();
  stage.session.restart(3);
  tick(stage);
  expect(foxOf(stage)).toMatchObject({ x: 200 });
  expect(stateOf(stage)).toMatchObject({ score: 0, camera: 0, fate: null });
  stage.destroy();
});

test('a press that does nothing is answered once by the gesture, drawn as a finger would', async () => {
  const stage = await opened();
  tick(stage);
  const rest = proportion(stage);
  const short = () => {
    tick(stage, hand(100, 100, 'pressed'));
    tick(stage, hand(100, 101, 'released'));
    for (let i = 0; i < 20; i++) tick(stage);
    return shown(stage).some(({ text, visible }) => visible && text === 'Draw, then let go');
  };
  expect(short()).toBe(true);
  expect(proportion(stage), 'the fox crouches as under a pull').toBeGreaterThan(rest * 1.05);
  expect(stateOf(stage).totals.jumps).toBe(0);
  for (let i = 0; i < 200; i++) tick(stage);
  expect(proportion(stage)).toBeLessThan(rest * 1.05);
  expect(short()).toBe(false);
  expect(proportion(stage)).toBeLessThan(rest * 1.05);
});
