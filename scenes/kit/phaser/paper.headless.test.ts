// Lazy textures: a texture is baked when an image needs it, so that the first picture does not wait for others.
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

test('a texture that no image needs is drawn after the first picture, one in a frame', () => {
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

/** Image files that load when the test says so. */
function slowFiles(): { arrive(what: 'load' | 'error'): void } {
  const asked: HTMLImageElement[] = [];
  vi.spyOn(Image.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    asked.push(this);
  });
  return {
    arrive(what) {
      for (const image of asked.splice(0)) image[`on${what}`]?.(new Event(what));
    },
  };
}
const later = () => new Promise(resolve => setTimeout(resolve));
const leaf = (url: string) => {
  const standIn = vi.fn();
  const { paper } = scene();
  const drawImage = vi.fn();
  paper.file('leaf', { width: 20, height: 10, url, standIn });
  const image = paper.image(0, 0, 'leaf');
  (scene().textures.get('leaf') as unknown as { context: { drawImage: unknown } }).context.drawImage = drawImage;
  return { standIn, drawImage, image };
};

test('an image file is loaded after the first picture, and replaces its placeholder', async () => {
  const files = slowFiles();
  const { standIn, drawImage, image } = leaf('/assets/images/slow.png');
  expect(standIn).toHaveBeenCalledOnce();
  expect(image.width).toBe(20 * scene().paper.resolution);
  for (let i = 0; i < 3; i++) stage.frame(16);
  expect(drawImage).not.toHaveBeenCalled();
  files.arrive('load');
  await later();
  expect(drawImage).toHaveBeenCalledOnce();
  expect(standIn).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a file that cannot be loaded leaves its placeholder', async () => {
  const files = slowFiles();
  const { standIn, drawImage } = leaf('/assets/images/missing.png');
  for (let i = 0; i < 3; i++) stage.frame(16);
  files.arrive('error');
  await later();
  expect([standIn.mock.calls.length, drawImage.mock.calls.length]).toEqual([1, 0]);
  vi.restoreAllMocks();
});

test('after a rebuild the paper of before draws nothing, and a file that is there is drawn at once', async () => {
  const files = slowFiles();
  const before = leaf('/assets/images/kept.png');
  for (let i = 0; i < 3; i++) stage.frame(16);
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe' });
  const between = leaf('/assets/images/kept.png');
  files.arrive('load');
  await later();
  expect(before.drawImage).not.toHaveBeenCalled();
  for (let i = 0; i < 3; i++) stage.frame(16);
  await later();
  expect(between.drawImage).toHaveBeenCalledOnce();
  stage.setSettings(DEFAULT_SETTINGS);
  expect(leaf('/assets/images/kept.png').standIn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('images of a texture that is baked again go with it, in containers too', () => {
  const { paper, add } = scene() as GameScene & { readonly add: { container(): { add(one: object): void } } };
  paper.bake('leaf', 8, 8, () => {});
  const [loose, held, other] = [paper.image(0, 0, 'leaf'), paper.image(0, 0, 'leaf'), paper.image(0, 0, 'fox')];
  add.container().add(held);
  paper.bake('leaf', 8, 8, () => {});
  expect([loose, held, other].map(({ scene: on }) => on !== undefined)).toEqual([false, false, true]);
  expect(paper.image(0, 0, 'leaf').texture.key).toBe('leaf');
});
