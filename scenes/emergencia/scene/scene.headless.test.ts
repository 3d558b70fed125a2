// Scene tests under Phaser.HEADLESS: everybody in the state has a sprite, through a mission, a rebuild and the review.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import { DEFAULT_SETTINGS } from '../../kit/core/settings.ts';
import { KEY } from '../controls.ts';
import definition from '../index.ts';
import { LOOKS } from '../levels/mission.ts';
import { peopleIn } from '../rules/people.ts';
import { SIGNS, signsIn } from '../rules/signs.ts';
import { isAtLarge, type State } from '../rules/state.ts';
import type { EmergenciaUi } from '../ui.ts';
import { DEPTH } from './PeopleSprites.ts';

let stage: HeadlessStage;
afterEach(() => stage.destroy());

const state = () => stage.session.state as State;
/** How many pictures of each texture are on the stage. */
function shown(): Record<string, number> {
  const count: Record<string, number> = {};
  for (const object of stage.game.scene.scenes[0]?.children.list ?? []) {
    const key = 'texture' in object ? (object.texture as { key: string }).key : object.type;
    count[key] = (count[key] ?? 0) + 1;
  }
  return count;
}

async function begun(box = definition.stage as { width: number; height: number }): Promise<void> {
  stage = await headlessStage(definition, { seed: 7, box });
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.setRunning(false);
  stage.session.start();
  stage.session.send({ type: 'startMission' });
}

function expectSame(): void {
  const pictures = shown();
  const people = peopleIn(state()).filter(person => !('weapon' in person) || isAtLarge(person));
  for (const look of LOOKS)
    expect(pictures[look] ?? 0, look).toBe(people.filter(person => person.look === look).length);
  expect(pictures['agent']).toBe(state().agents.length);
  expect(pictures['marked'] ?? 0).toBe(people.filter(({ marked }) => marked).length);
  const notes = people.flatMap(person => signsIn(person.notes));
  for (const sign of SIGNS) expect(pictures[`sign ${sign}`] ?? 0, sign).toBe(notes.filter(one => one === sign).length);
  expect(numbersWorn(), 'the numbers that the list calls').toEqual(
    people.map(({ id }) => id).toSorted((a, b) => a - b),
  );
}

/** Numbers written beside people, in order. */
const numbersWorn = (): number[] =>
  (stage.game.scene.scenes[0]?.children.list ?? [])
    .flatMap(object =>
      'text' in object && 'depth' in object && object.depth === DEPTH.numbers ? [Number(object.text)] : [],
    )
    .toSorted((a, b) => a - b);

test('everybody has a picture, every mark four corners and every noted sign a sheet, through a mission', async () => {
  await begun();
  while (state().phase === 'playing' && state().time < 1500) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
    if (state().time % 50 === 0 && state().phase === 'playing') expectSame();
  }
  stage.resize({ width: 600, height: 375, ratio: 2 });
  stage.frame(16);
  if (state().phase === 'playing') expectSame();
});

test('in the next mission, and at a second try, everybody wears what the state says', async () => {
  await begun();
  for (let tick = 0; state().level < 2 || state().phase !== 'playing'; tick++) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
    expect(tick).toBeLessThan(20_000);
  }
  for (let i = 0; i < 30; i++) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
  }
  expectSame();
  const looks = peopleIn(state()).map(({ id, look }) => `${id} ${look}`);
  expect(new Set(looks).size).toBe(looks.length);
});

test('the wheel, keys, the right button, one finger and two move the map, and an agent that is chosen brings it back', async () => {
  await begun({ width: 460, height: 480 });
  const camera = stage.game.scene.scenes[0]?.cameras.main;
  const scene = stage.game.scene.scenes[0] as unknown as { handleInput(frame: object): void };
  if (!camera) throw new Error('no camera');
  const frames = (count = 40) => {
    for (let i = 0; i < count; i++) stage.frame(1000 / 60);
  };
  frames();
  const pointer = { x: 300, y: 300, down: false, pressed: false, released: false, cancelled: false };
  const before = { zoom: camera.zoom, x: camera.scrollX };
  scene.handleInput({ ...NO_INPUT, pointer, wheel: [0, -300] });
  frames();
  expect(camera.zoom).toBeGreaterThan(before.zoom * 1.2);
  for (let i = 0; i < 60; i++) scene.handleInput({ ...NO_INPUT, held: KEY.zoomOut });
  frames();
  expect(camera.zoom).toBeLessThan(before.zoom);
  for (let i = 0; i < 60; i++) scene.handleInput({ ...NO_INPUT, held: KEY.zoomIn });
  frames();
  const near = { zoom: camera.zoom, x: camera.scrollX };
  scene.handleInput({ ...NO_INPUT, held: KEY.pan, pointer });
  scene.handleInput({ ...NO_INPUT, held: KEY.pan, pointer: { ...pointer, x: 220 } });
  frames();
  expect(camera.scrollX).toBeGreaterThan(near.x + 40);
  scene.handleInput(NO_INPUT);
  const finger = { ...pointer, down: true };
  scene.handleInput({ ...NO_INPUT, pointer: finger, further: [{ ...finger, x: 400 }, null, null] });
  scene.handleInput({ ...NO_INPUT, pointer: { ...finger, x: 320 }, further: [{ ...finger, x: 380 }, null, null] });
  frames();
  expect(camera.zoom).toBeLessThan(near.zoom * 0.8);
  scene.handleInput(NO_INPUT);
  const still = camera.scrollX;
  for (const [x, more] of [
    [300, { pressed: true }],
    [292, {}],
  ] as const) {
    const frame = { ...NO_INPUT, pointer: { ...finger, x, ...more } };
    stage.session.tick(frame);
    scene.handleInput(frame);
  }
  frames();
  expect(camera.scrollX, 'a finger that rests').toBe(still);
  for (const x of [270, 230]) {
    const frame = { ...NO_INPUT, pointer: { ...finger, x } };
    stage.session.tick(frame);
    scene.handleInput(frame);
  }
  expect(state().press, 'a drag is no click').toBeNull();
  frames();
  expect(camera.scrollX, 'one finger drags').toBeGreaterThan(still + 20);
  stage.session.send({ type: 'select', id: 1 });
  stage.session.tick(NO_INPUT);
  scene.handleInput(NO_INPUT);
  frames(120);
  const [agent] = state().agents;
  expect(agent && agent.x >= camera.scrollX - 1 && agent.x <= camera.scrollX + camera.width / camera.zoom + 1).toBe(
    true,
  );
});

test('an agent that is chosen again comes to the middle of the view', async () => {
  await begun({ width: 460, height: 480 });
  const camera = stage.game.scene.scenes[0]?.cameras.main;
  if (!camera) throw new Error('no camera');
  stage.frame(1000 / 60);
  const [agent] = state().agents;
  Object.assign(agent as object, { x: 600, y: 330, targetX: 600, targetY: 330 });
  const offCentre = (count: number) => {
    stage.session.send({ type: 'select', id: 1 });
    stage.session.tick(NO_INPUT);
    for (let i = 0; i < count; i++) stage.frame(1000 / 60);
    const { scrollX, scrollY, width, height } = camera;
    return Math.hypot(600 - scrollX - width / 2, 330 - scrollY - height / 2);
  };
  expect(offCentre(240), 'chosen: within the view').toBeGreaterThan(60);
  expect(offCentre(240), 'chosen again').toBeLessThan(2);
});

test.each([
  ['a window that shows the whole map', { width: 960, height: 600 }, true],
  ['an upright phone', { width: 460, height: 480 }, false],
] as const)('whether zoom is at an end is known to the HUD: %s', async (_what, box, isWidest) => {
  await begun(box);
  const scene = stage.game.scene.scenes[0] as unknown as { handleInput(frame: object): void };
  const ends = () => uiOf<EmergenciaUi>(stage.session).getState();
  const hold = (key: number) => {
    for (let i = 0; i < 240; i++) scene.handleInput({ ...NO_INPUT, held: key });
    stage.frame(1000 / 60);
  };
  stage.frame(1000 / 60);
  expect(ends()).toEqual({ isWidest, isClosest: false });
  hold(KEY.zoomIn);
  expect(ends()).toEqual({ isWidest: false, isClosest: true });
  hold(KEY.zoomOut);
  expect(ends()).toEqual({ isWidest: true, isClosest: false });
});

test('what is shown again raises a flag where an enemy could have been known, and takes it down', async () => {
  await begun();
  while (state().phase === 'playing') stage.session.tick(NO_INPUT);
  stage.session.send({ type: 'review' });
  const flags = () => shown()['flag'] ?? 0;
  const first = flags();
  const knownAt = () => Math.max(...(state().enemies[0]?.shownAt ?? []).map(Number));
  while (state().review !== null && (state().review ?? 0) < knownAt() + 20) {
    stage.session.tick(NO_INPUT);
    stage.frame(16);
  }
  expect(flags()).toBe(first + 1);
  while (state().review !== null) stage.session.tick(NO_INPUT);
  stage.frame(16);
  expect(flags()).toBe(first);
});
