// Scene follows the state; real physics carries the ball exactly as high as predicted.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage, startedSession } from '../../../tests/setup/game.ts';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { DEFAULT_SETTINGS } from '../../kit/core/settings.ts';
import { KEY } from '../controls.ts';
import definition from '../index.ts';
import { PX, yOf } from '../rules/geometry.ts';
import type { State } from '../rules/state.ts';
import type { RocketView } from '../view.ts';

let stage: HeadlessStage | null = null;
afterEach(() => {
  stage?.destroy();
  stage = null;
});

type Shown = {
  readonly texture?: { readonly key: string };
  readonly visible: boolean;
  readonly x: number;
  readonly y: number;
  readonly alpha: number;
};
const shown = (key: string): Shown[] =>
  ((stage?.game.scene.scenes[0]?.children.list ?? []) as unknown as Shown[]).filter(
    one => one.texture?.key === key && one.visible,
  );

test('under real physics every launch of a run comes as high as the bar said, to the unit', async () => {
  const session = await startedSession(definition, 5);
  const said: number[] = [];
  let [last, turned] = [0, 0];
  // What carries a fox makes a second apex: the last one counts.
  session.onEvents(events => {
    for (const { type } of events)
      if (type === 'apexReached') turned = last;
      else if (type === 'landed') said.push(turned);
  });
  const state = () => session.state as State;
  for (let i = 0; i < 60 * 50; i++) {
    last = (session.store.getState().view as RocketView).reach;
    session.tick(session.pilot());
  }
  expect(state().launches).toBeGreaterThan(5);
  expect(said.slice(0, state().log.length)).toEqual(state().log.map(({ reach }) => reach));
});

test('the ball stays in sight of the camera, whatever it does', async () => {
  stage = await headlessStage(definition, { seed: 3 });
  stage.setRunning(false);
  stage.session.start();
  const camera = stage.game.scene.scenes[0]?.cameras.main;
  if (!camera) throw new Error('no camera');
  const state = () => stage?.session.state as State;
  for (let i = 0; i < 1000; i++) {
    stage.session.tick(stage.session.pilot());
    stage.frame(1000 / 60);
    // The pilot skips falls: the picture glides after such a leap.
    if (!state().isLaunched || state().flight.ticks < 30) continue;
    const y = (shown('fox').at(-1)?.y ?? 0) - camera.scrollY;
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(definition.stage.height - 60);
  }
  expect(state().launches).toBeGreaterThan(1);
});

test('feathers hang below where the bar says that it turns; the falling fox steers into them and is back in the middle', async () => {
  stage = await headlessStage(definition, { seed: 3 });
  stage.setRunning(false);
  stage.session.start();
  const { session, frame } = stage;
  const state = () => session.state as State;
  const tick = (held = 0, more = {}) => {
    session.tick({ ...NO_INPUT, held, ...more });
    frame(1000 / 60);
  };
  tick();
  expect(shown('feather')).toHaveLength(0);
  for (let i = 0; i < 50; i++) tick(KEY.hold, { pressed: i === 0 ? KEY.hold : 0 });
  tick(0, { released: KEY.hold });
  tick();
  const feathers = state().things.filter(({ kind }) => kind === 'feather');
  const places = feathers.map(({ aside, below }) => [330 + aside * PX, yOf(160 - below)]);
  const drawn = shown('feather').map(({ x, y }) => [x, y]);
  for (const [index, [x, y]] of places.entries()) {
    expect(drawn[index]?.[0]).toBeCloseTo(x ?? 0);
    expect(drawn[index]?.[1]).toBeCloseTo(y ?? 0, -1);
  }
  const side = Math.sign(feathers[0]?.aside ?? 0);
  while (state().speed >= 0) tick();
  for (let i = 0; i < 16; i++) tick(side < 0 ? KEY.left : KEY.right);
  expect(state().worn).toBe(1);
  expect(shown('feather')).toHaveLength(2);
  expect(Math.sign((shown('fox').at(-1)?.x ?? 0) - 330)).toBe(side);
  for (let i = 0; i < 600 && state().isLaunched; i++) tick();
  tick();
  expect(shown('fox').at(-1)?.x).toBeCloseTo(330);
});

test('the fox is drawn down with the band, burns with its booster, and the best flight flies along', async () => {
  stage = await headlessStage(definition, { seed: 3 });
  stage.setSettings({ ...DEFAULT_SETTINGS, reducedMotion: true });
  stage.setRunning(false);
  const { session } = stage;
  session.start();
  stage.frame(16);
  const rest = shown('fox').at(-1)?.y ?? 0;
  for (let i = 0; i < 50; i++) session.tick({ ...NO_INPUT, held: KEY.hold, pressed: i === 0 ? KEY.hold : 0 });
  stage.frame(16);
  expect(shown('fox').at(-1)?.y).toBeGreaterThan(rest + 40);
  session.tick({ ...NO_INPUT, released: KEY.hold });
  for (let i = 0; i < 70; i++) session.tick(NO_INPUT);
  stage.frame(16);
  expect(shown('fox').at(-1)?.y).toBeLessThan(rest - 100 * PX);
  expect([shown('fox').length, shown('flame').length, shown('gust').length]).toEqual([1, 0, 0]);
  const state = session.state as State;
  while (state.isLaunched) session.tick(NO_INPUT);
  session.send({ type: 'fit', upgrade: 'booster' });
  while (!state.isLaunched) session.tick(session.pilot());
  while (state.flight.burn < 2) session.tick(session.pilot());
  stage.frame(16);
  expect([shown('fox').length, shown('flame').length]).toEqual([2, 1]);
  expect(shown('fox').filter(({ alpha }) => alpha < 1)).toHaveLength(1);
  state.wind = { from: state.height - 5, to: state.height + 5 };
  stage.frame(16);
  expect(shown('gust').length).toBeGreaterThan(0);
});
