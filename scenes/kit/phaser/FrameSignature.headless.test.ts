// Frame signature: every visible change is detected, and nothing else.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { FrameSignature } from './FrameSignature.ts';
import type { GameScene } from './GameScene.ts';

let stage: HeadlessStage;
let scene: GameScene;
let seen: FrameSignature;
beforeEach(async () => {
  stage = await headlessStage(template);
  scene = stage.game.scene.scenes[0] as unknown as GameScene;
  seen = new FrameSignature();
});
afterEach(() => stage.destroy());

test('each change of a picture, a drawing, a word, a group or the camera is seen, once', () => {
  const { paper } = scene;
  paper.bake('one', 20, 20, () => {});
  paper.bake('two', 20, 20, () => {});
  const image = paper.image(10, 10, 'one');
  const graphics = scene.add.graphics();
  const word = paper.word(5, 5, 'Hop', { size: 12, ink: 'gold' });
  const inner = paper.image(1, 1, 'one');
  const group = scene.add.container(30, 30, [inner]);
  const camera = scene.cameras.main;
  const changes: Readonly<Record<string, () => unknown>> = {
    'to the right': () => image.setX(11),
    down: () => image.setY(11),
    'a hair wider': () => image.setScale(image.scaleX + 1e-9, image.scaleY),
    higher: () => image.setScale(image.scaleX, 2),
    turned: () => image.setRotation(0.1),
    paler: () => image.setAlpha(0.5),
    above: () => image.setDepth(7),
    mirrored: () => image.setFlipX(true),
    'upside down': () => image.setFlipY(true),
    'by another point': () => image.setOrigin(0.4, 0.5),
    'another picture': () => image.setTexture('two'),
    'that stays in the window': () => image.setScrollFactor(0),
    hidden: () => image.setVisible(false),
    'shown again': () => image.setVisible(true),
    'a line': () => graphics.lineStyle(2, 0xffffff).lineBetween(0, 0, 9, 9),
    'another line': () => graphics.clear().lineStyle(2, 0xffffff).lineBetween(0, 0, 9, 8),
    'another ink': () => graphics.clear().lineStyle(2, 0xff0000).lineBetween(0, 0, 9, 8),
    'no line': () => graphics.clear(),
    'another word': () => word.setText('Hup'),
    'the word in another ink': () => paper.reword(word, 'Hup', { size: 12, ink: 'paper' }),
    'a larger word': () => paper.reword(word, 'Hup', { size: 13, ink: 'paper' }),
    'the word in another face': () => word.setFontFamily('serif'),
    'a member of a group': () => inner.setX(2),
    'a group': () => group.setY(31),
    'one more': () => paper.image(3, 3, 'one'),
    'one less': () => image.destroy(),
    'further on': () => camera.setScroll(3, 0),
    'further down': () => camera.setScroll(3, 1),
    nearer: () => camera.setZoom(2),
    'a larger stage': () => camera.setSize(900, 700),
    'no stage': () => camera.setVisible(false),
    'a picture drawn anew in its place': () => paper.redrawn++,
  };
  expect(seen.update(scene), 'the first time').toBe(true);
  for (const [name, change] of Object.entries(changes)) {
    expect(seen.update(scene), `before ${name}`).toBe(false);
    change();
    expect(seen.update(scene), name).toBe(true);
  }
  expect(seen.update(scene)).toBe(false);
});

test('a hidden picture may do what it likes', () => {
  const image = scene.paper
    .image(
      0,
      0,
      scene.paper.bake('one', 9, 9, () => {}),
    )
    .setVisible(false);
  seen.update(scene);
  image.setPosition(40, 40).setAlpha(0.2);
  expect(seen.update(scene)).toBe(false);
});

test('all is another picture after a rebuild', () => {
  seen.update(scene);
  expect(seen.update(scene)).toBe(false);
  scene.rebuild();
  expect(seen.update(scene)).toBe(true);
});
