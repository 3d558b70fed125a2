// Decoration follows settings and typeface: scraps and floating text are drawn again at another palette or size.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../../tests/setup/game.ts';
import template from '../../../_template/index.ts';
import { css } from '../../core/inks.ts';
import { DEFAULT_SETTINGS } from '../../core/settings.ts';
import type { GameScene } from '../GameScene.ts';
import type Phaser from '../phaser.ts';
import { MAX_FLOATING_TEXTS } from './FloatingText.ts';

const fonts = new EventTarget();
let stage: HeadlessStage;
beforeEach(async () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  stage = await headlessStage(template, { overrides: { starCount: 0 } });
});
afterEach(() => {
  stage.destroy();
  Reflect.deleteProperty(document, 'fonts');
  vi.restoreAllMocks();
});

const scene = () => stage.game.scene.scenes[0] as unknown as GameScene;
const words = () => scene().children.list.filter(child => child.type === 'Text') as Phaser.GameObjects.Text[];
const scrap = () => scene().textures.get('scrap-gold');
const width = () => scrap().getSourceImage().width;
const pop = (text: string, ink: 'gold' | 'paper' = 'gold', size = 20) => {
  scene().juice.pop(100, 100, text, ink, size);
  scene().juice.draw(0);
};

test('scraps are cut anew for another size of the stage and another palette', () => {
  scene().juice.scraps(10, 10, 'gold', 1);
  const [small, wide] = [scrap(), width()];
  scene().juice.scraps(10, 10, 'gold', 1);
  expect(scrap(), 'cut once').toBe(small);
  stage.resize({ width: template.stage.width, height: template.stage.height, ratio: 2 });
  stage.frame(20);
  scene().juice.scraps(10, 10, 'gold', 1);
  const large = scrap();
  expect(width()).toBe(2 * wide);
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe' });
  scene().juice.scraps(10, 10, 'gold', 1);
  expect(scrap()).not.toBe(large);
});

test('words are written in the inks of the palette', () => {
  pop('+1');
  expect(words().map(word => word.style.color)).toEqual([css('gold')]);
  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe' });
  pop('+1');
  expect(words().map(word => word.style.color)).toEqual([css('gold', 0, 1, 'safe')]);
});

test('when all words are in use one that has faded is written again, as large and in the ink it is now', () => {
  stage.session.start();
  for (let i = 0; i < MAX_FLOATING_TEXTS; i++) pop('+1');
  for (let ms = 0; ms < 1000; ms += 50) stage.frame(50);
  expect(words().some(word => word.visible)).toBe(false);
  pop('+3', 'paper', 30);
  expect(words()).toHaveLength(MAX_FLOATING_TEXTS);
  const shown = words().find(word => word.visible);
  expect(shown).toMatchObject({ text: '+3', x: 100, y: 100, alpha: 1 });
  expect(shown?.style).toMatchObject({ color: css('paper'), fontSize: '30px' });
});

test('words before the first picture ask for no typeface; when it arrives they are set in it', () => {
  document.documentElement.dataset['typeface'] = 'later';
  pop('+1');
  const family = () => words()[0]?.style.fontFamily;
  expect(family()).not.toContain('Bricolage');
  delete document.documentElement.dataset['typeface'];
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(family()).toContain('Bricolage');
});

test('words are drawn again when the typeface arrives, and not after the end', () => {
  pop('+1');
  const drawn = vi.spyOn(Object.getPrototypeOf(words()[0]), 'updateText');
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(drawn).toHaveBeenCalledTimes(1);
  stage.destroy();
  fonts.dispatchEvent(new Event('loadingdone'));
  expect(drawn).toHaveBeenCalledTimes(1);
});
