// Hooks and cameras of a scene: when `afterSync` is called, that no sprite moves backwards, and pointer input under the camera.
import { afterEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import { mouse } from '../../../tests/setup/pointerEvents.ts';
import { KEY } from '../../_template/controls.ts';
import template from '../../_template/index.ts';
import { type Frame, NO_INPUT } from '../core/input/input.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import type { View } from '../core/world/camera.ts';

const FAST_FRAME_MS = 1000 / 144;
let stage: HeadlessStage;
afterEach(() => stage.destroy());

/** Counts the calls of `afterSync`. */
function countSyncs(): () => number {
  const scene = stage.game.scene.scenes[0] as unknown as { afterSync?(): void };
  const { afterSync } = scene;
  let times = 0;
  scene.afterSync = () => {
    times++;
    afterSync?.call(scene);
  };
  return () => {
    const since = times;
    times = 0;
    return since;
  };
}

test('afterSync is called once for a tick, a state replacement and a rebuild, and for nothing else', async () => {
  stage = await headlessStage(template, { seed: 7 });
  const syncs = countSyncs();
  stage.session.start();
  expect(syncs(), 'the start is a jump').toBe(1);
  stage.frame(FAST_FRAME_MS);
  expect([syncs(), stage.session.store.getState().tick]).toEqual([0, 0]);
  for (let i = 0; i < 143; i++) stage.frame(FAST_FRAME_MS);
  expect(syncs()).toBe(stage.session.store.getState().tick);
  stage.session.rewind?.(0.5);
  stage.frame(0);
  expect(syncs(), 'back').toBe(1);
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe' });
  stage.frame(0);
  expect(syncs(), 'built anew').toBe(1);
  stage.session.tick(NO_INPUT);
  stage.frame(0);
  expect(syncs(), 'ticked by another hand').toBe(1);
  stage.session.pause();
  for (let i = 0; i < 9; i++) stage.frame(FAST_FRAME_MS);
  expect(syncs(), 'paused').toBe(0);
});

test('sprite pools follow the state by themselves: through a state replacement and a rebuild, and no sprite is left over', async () => {
  stage = await headlessStage(template, { seed: 7 });
  const { session } = stage;
  const pictures = (key: string) =>
    (stage.game.scene.scenes[0]?.children.list ?? []).filter(
      picture => (picture as unknown as { texture?: { key: string } }).texture?.key === key,
    );
  const stars = () => (session.state as { stars: readonly unknown[] }).stars.length;
  session.start();
  stage.frame(17);
  const first = pictures('dart')[0];
  expect([pictures('dart').length, pictures('star').length]).toEqual([1, stars()]);
  session.restart(8);
  expect(pictures('dart'), 'a jump makes them anew').not.toContain(first);
  const second = pictures('dart')[0];
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe' });
  stage.frame(17);
  expect(pictures('dart'), 'so does a rebuild').not.toContain(second);
  expect([pictures('dart').length, pictures('star').length]).toEqual([1, stars()]);
});

test('what flies to the right is never shown further to the left: not by hit-stop, not by a pause', async () => {
  stage = await headlessStage(template, { seed: 7, overrides: { starCount: 0 } });
  const { session } = stage;
  const scene = stage.game.scene.scenes[0] as unknown as { juice: { hitStop(ticks: number): void } };
  const dart = () =>
    stage.game.scene.scenes[0]?.children.list.find(
      picture => (picture as unknown as { texture?: { key: string } }).texture?.key === 'dart',
    ) as unknown as { x: number };
  stage.input.take = () => ({ held: KEY.right, pressed: 0, released: 0 });
  session.start();
  const shown: number[] = [];
  for (let i = 0; i < 70; i++) {
    if (i % 20 === 7) scene.juice.hitStop(3);
    if (i % 20 === 17) session.pause();
    if (i % 20 === 19) session.resume();
    stage.frame(FAST_FRAME_MS);
    shown.push(dart().x);
  }
  for (const [i, x] of shown.entries()) expect(x, `frame ${i}`).toBeGreaterThanOrEqual(shown[i - 1] ?? 0);
  expect(new Set(shown).size).toBeGreaterThan(30);
});

test('a camera whose corner is in the state is interpolated with its target, and jumps when the state is replaced', async () => {
  stage = await headlessStage(template, { seed: 7, overrides: { starCount: 0 } });
  const { session } = stage;
  const scene = stage.game.scene.scenes[0] as unknown as {
    cameraCorner(): { x: number; y: number };
    follow(): void;
    cameras: { main: { scrollX: number } };
    children: { list: readonly { texture?: { key: string }; x: number }[] };
  };
  const state = () => session.state as { dart: { x: number } };
  scene.follow = () => {};
  // Far beyond the world's own edges.
  scene.cameraCorner = () => ({ x: 3 * state().dart.x - 5000, y: 40 });
  const seen = () => scene.cameras.main.scrollX;
  stage.input.take = () => ({ held: KEY.right, pressed: 0, released: 0 });
  session.start();
  expect(seen(), 'at once').toBe(3 * state().dart.x - 5000);
  const places = new Set<number>();
  for (let i = 0; i < 70; i++) {
    stage.frame(FAST_FRAME_MS);
    const dart = scene.children.list.find(({ texture }) => texture?.key === 'dart');
    expect(seen(), `frame ${i}`).toBeCloseTo(3 * (dart?.x ?? 0) - 5000, 1);
    places.add(seen());
  }
  expect(places.size, 'between two ticks too').toBeGreaterThan(55);
  session.restart(7);
  expect(seen()).toBe(3 * state().dart.x - 5000);
});

test('a press is over with a pause, and whatever closed its card does nothing', async () => {
  stage = await headlessStage(template, { seed: 7 });
  const { session, input } = stage;
  const frames: Frame[] = [];
  const take = input.take.bind(input);
  input.take = () => {
    const frame = take();
    frames.push(frame);
    return frame;
  };
  const press = (act: 'down' | 'up') => mouse(stage.canvas, act, 9, 9);
  press('down');
  session.start();
  press('up');
  press('down');
  stage.frame(17);
  expect(frames.splice(0).map(({ pointer }) => pointer?.down ?? false)).toEqual([false]);
  for (let i = 0; i < 20; i++) stage.frame(17);
  frames.length = 0;
  press('down');
  stage.frame(17);
  session.pause();
  press('up');
  session.resume();
  for (let i = 0; i < 3; i++) stage.frame(17);
  expect(frames.map(({ pointer }) => [pointer?.down, pointer?.released, pointer?.cancelled])).toEqual([
    [true, false, false],
    [false, false, true],
    [false, false, false],
    [false, false, false],
  ]);
  session.restart();
  press('down');
  stage.frame(17);
  expect(frames.at(-1)?.pointer?.down, 'a new run').toBe(false);
});

test('the pointer is in world pixels after the camera, moved and zoomed, and a shake does not move it', async () => {
  stage = await headlessStage(template, { seed: 7 });
  const { input, canvas } = stage;
  canvas.getBoundingClientRect = () => new DOMRect(100, 50, template.stage.width / 2, template.stage.height / 2);
  const scene = stage.game.scene.scenes[0] as unknown as {
    setView(view: View): void;
    follow(): void;
    juice: { shake(pixels: number): void };
  };
  // The camera goes where this test sends it.
  scene.follow = () => {};
  const at = () => {
    const { x, y } = input.take().pointer ?? { x: Number.NaN, y: Number.NaN };
    return [x, y];
  };
  mouse(canvas, 'move', 110, 70);
  expect(at(), 'half as large in the window').toEqual([20, 40]);
  scene.setView({ x: 300, y: -100, scale: 2 });
  expect(at(), 'the camera went, the hand rests').toEqual([310, -80]);
  scene.juice.shake(6);
  for (let i = 0; i < 4; i++) {
    stage.frame(17);
    expect(at()).toEqual([310, -80]);
  }
  stage.resize({ width: template.stage.width, height: template.stage.height, ratio: 3 });
  stage.frame(17);
  mouse(canvas, 'move', 120, 70);
  expect(at(), 'three times as sharp').toEqual([320, -80]);
});
