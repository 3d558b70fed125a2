// Replay stage: a recording played in a hidden game ends in the same state, from its beginning or from a seek, and nothing of the page's game moves.
import { afterEach, expect, test, vi } from 'vitest';
import { headlessStage, levelsOf } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { runToEnd } from '../core/incremental.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import { mount } from './mount.ts';
import { mountReplay, type ReplayStage } from './replayStage.ts';

const FRAME_MS = 1000 / 60;
const TICKS = 240;

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** A run of the bot, and its replay in a stage of its own. */
async function watched() {
  const page = await headlessStage(template, { seed: 7 });
  page.session.start();
  for (let tick = 0; tick < TICKS; tick++) page.session.tick(page.session.pilot());
  const replay = page.session.replay();
  const { default: runtime } = await template.load();
  const { default: scene } = await runtime.scene();
  const files = { mount, definition: template, runtime, scene, levels: levelsOf(template) };
  const size = { width: 640, height: 480 };
  const stage = await mountReplay({ ...files, settings: DEFAULT_SETTINGS, size, renderer: 'headless' }, replay);
  ends = [() => page.destroy(), () => stage.destroy()];
  return { page, replay, stage };
}

function playOut(stage: ReplayStage): number {
  let frames = 0;
  for (; stage.session.store.getState().phase === 'playing' && frames < 2 * TICKS; frames++) stage.play(FRAME_MS);
  return frames;
}

test('it plays a recording to the recorded state, and the page’s own game stands', async () => {
  const { page, replay, stage } = await watched();
  const before = { tick: page.session.store.getState().tick, hash: page.session.hash() };
  const frames = playOut(stage);
  expect(frames).toBeGreaterThanOrEqual(TICKS);
  expect(stage.session.hash()).toBe(replay.hash);
  expect(stage.session.store.getState().playback?.hasDiverged).toBe(false);
  expect({ tick: page.session.store.getState().tick, hash: page.session.hash() }).toEqual(before);
});

test('it plays on from a seek', async () => {
  const { replay, stage } = await watched();
  runToEnd(stage.session.seekIncrementally(TICKS - 60));
  stage.session.resume();
  expect(playOut(stage)).toBeLessThan(TICKS / 2);
  expect(stage.session.hash()).toBe(replay.hash);
});

test('it is in no document, and asks for no sound', async () => {
  const context = vi.fn();
  vi.stubGlobal('AudioContext', context);
  const canvases = document.querySelectorAll('canvas').length;
  const { stage } = await watched();
  playOut(stage);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(stage.session.store.getState().phase).toBe('over');
  expect(context).not.toHaveBeenCalled();
  // The page's own canvas alone was added.
  expect(document.querySelectorAll('canvas').length - canvases).toBeLessThanOrEqual(1);
  vi.unstubAllGlobals();
});
