// Paper is cut when a picture needs it: the first picture waits for nothing that it does not show.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import type { GameScene } from './GameScene.ts';

let stage: HeadlessStage;
beforeEach(async () => {
  stage = await headlessStage(template);
});
afterEach(() => stage.destroy());

const scene = () => stage.game.scene.scenes[0] as unknown as GameScene;
const drawn = (key: string) => scene().textures.exists(key);

test('a texture is drawn for the first picture of it, and once', () => {
  const draw = vi.fn();
  scene().paper.bake('leaf', 20, 10, draw);
  expect([draw.mock.calls.length, drawn('leaf')]).toEqual([0, false]);
  const { resolution } = scene().paper;
  expect(scene().paper.image(0, 0, 'leaf').width).toBe(20 * resolution);
  scene().paper.image(0, 0, 'leaf');
  expect(draw).toHaveBeenCalledOnce();
});

test('a picture that changes its face finds the other one drawn', () => {
  const { paper } = scene();
  for (const key of ['up', 'down']) paper.bake(key, 8, 8, () => {});
  const leaf = paper.image(0, 0, 'up');
  expect(drawn('down')).toBe(false);
  expect(leaf.setTexture('down').texture.key).toBe('down');
});

test('what nobody asked for is drawn after the first picture, one in a frame', () => {
  for (let i = 0; i < 60; i++) stage.frame(16);
  const keys = ['a', 'b', 'c'];
  for (const key of keys) scene().paper.bake(key, 8, 8, () => {});
  for (let frame = 0; frame <= keys.length; frame++) {
    expect(keys.filter(drawn)).toHaveLength(frame);
    stage.frame(16);
  }
});

test('after a rebuild nothing is drawn by the paper of before', () => {
  const before = scene().paper;
  const old = vi.fn();
  before.bake('leaf', 8, 8, old);
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe' });
  const anew = vi.fn();
  scene().paper.bake('leaf', 8, 8, anew);
  scene().paper.image(0, 0, 'leaf');
  expect([old.mock.calls.length, anew.mock.calls.length]).toEqual([0, 1]);
});
