// Five hundred units with meters and floating text create a bounded number of images and drawn texts. Their time is measured by a bench.
import { afterEach, expect, test, vi } from 'vitest';
import { crowd } from '../../../../tests/setup/crowd.ts';
import { type HeadlessStage, headlessStage } from '../../../../tests/setup/game.ts';
import { MAX_FLOATING_TEXTS } from '../effects/FloatingText.ts';
import type Phaser from '../phaser.ts';

const UNITS = 500;
let stage: HeadlessStage;
afterEach(() => {
  stage.destroy();
  vi.restoreAllMocks();
});

const shown = () => stage.game.scene.scenes[0]?.children.list ?? [];
const words = () => shown().filter(({ type }) => type === 'Text') as unknown as Phaser.GameObjects.Text[];
const tick = () => {
  stage.session.tick({ held: 0, pressed: 0, released: 0 });
  stage.frame(17);
};

test('five hundred pops in a tick draw no more words than fly, and make no picture more in the next ticks', async () => {
  stage = await headlessStage(crowd(UNITS));
  stage.setRunning(false);
  stage.session.start();
  stage.frame(17);
  const before = shown().length;
  expect(before, 'a picture a unit, and one drawing for all the bars').toBe(UNITS + 1);
  tick();
  expect([words().length, shown().length]).toEqual([MAX_FLOATING_TEXTS, before + MAX_FLOATING_TEXTS]);
  const drawn = vi.spyOn(Object.getPrototypeOf(words()[0]), 'updateText');
  for (let i = 0; i < 30; i++) {
    drawn.mockClear();
    tick();
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(MAX_FLOATING_TEXTS);
    expect(shown().length).toBe(before + MAX_FLOATING_TEXTS);
  }
});

test('a word that faded and is said again is not drawn again', async () => {
  stage = await headlessStage(crowd(9));
  stage.setRunning(false);
  stage.session.start();
  tick();
  expect(words()).toHaveLength(9);
  const drawn = vi.spyOn(Object.getPrototypeOf(words()[0]), 'updateText');
  for (let i = 0; i < 5; i++) {
    stage.frame(900);
    expect(words().filter(({ visible }) => visible)).toEqual([]);
    tick();
    expect(words().filter(({ visible }) => visible)).toHaveLength(9);
  }
  expect(drawn).not.toHaveBeenCalled();
  expect(words()).toHaveLength(9);
});

test('a unit in motion makes no thing of its own in a frame: its picture, its bar and its place are the same ones', async () => {
  stage = await headlessStage(crowd(UNITS));
  stage.setRunning(false);
  stage.session.start();
  stage.frame(17);
  const pictures = shown().slice();
  const bars = pictures.find(({ type }) => type === 'Graphics') as unknown as Phaser.GameObjects.Graphics;
  for (let i = 0; i < 20; i++) {
    tick();
    expect(bars.commandBuffer.length / UNITS, 'two sheets a bar, and no bars of the frame before').toBeLessThan(17);
  }
  expect(shown().slice(0, pictures.length)).toEqual(pictures);
});
