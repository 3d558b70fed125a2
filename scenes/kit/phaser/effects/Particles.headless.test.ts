// Particle pool: particles fly, fade and are reused, up to the maximum count.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HeadlessStage, headlessStage } from '../../../../tests/setup/game.ts';
import template from '../../../_template/index.ts';
import type { GameScene } from '../GameScene.ts';
import { Particles } from './Particles.ts';

let stage: HeadlessStage;
let scene: GameScene;
let particles: Particles;
beforeEach(async () => {
  stage = await headlessStage(template);
  stage.setRunning(false);
  scene = stage.game.scene.scenes[0] as unknown as GameScene;
  particles = new Particles(scene.paper, 3, 50);
});
afterEach(() => stage.destroy());

const images = () =>
  scene.children.list.filter(object => 'depth' in object && object.depth === 50) as Phaser.GameObjects.Image[];
const one = () => images()[0] as Phaser.GameObjects.Image;

test('it flies, falls, spins and fades', () => {
  particles.emit('star', { x: 100, y: 50, vx: 0.1, vy: -0.2, gravity: 0.001, spin: 0.01, life: 400, scale: [1, 2] });
  particles.draw(100);
  particles.draw(100);
  expect(one().x).toBeCloseTo(120);
  expect(one().y).toBeCloseTo(50 + 100 * (-0.2 + 0.1) + 100 * (-0.2 + 0.2));
  expect(one().rotation).toBeCloseTo(2);
  expect(one().alpha).toBe(1);
  expect(one().scaleX * scene.paper.resolution).toBeCloseTo(1.5);
  particles.draw(100);
  expect(one().alpha).toBeCloseTo(0.5);
  particles.draw(100);
  expect([particles.count, one().visible]).toEqual([0, false]);
});

test('never more than so many, and what rests is used again', () => {
  for (let i = 0; i < 5; i++) particles.emit('star', { x: i, y: 0, life: 100 });
  expect([particles.count, images().length]).toEqual([3, 3]);
  particles.draw(100);
  particles.emit('dart', { x: 7, y: 8, life: 100 });
  expect([particles.count, images().length]).toEqual([1, 3]);
  const shown = images().filter(image => image.visible);
  expect(shown.map(({ x, y, texture, alpha }) => [x, y, texture.key, alpha])).toEqual([[7, 8, 'dart', 0.5]]);
});

test('cleared, all rest at once', () => {
  for (let i = 0; i < 3; i++) particles.emit('star', { x: i, y: 0, life: 100 });
  particles.clear();
  expect([particles.count, images().filter(image => image.visible).length]).toEqual([0, 0]);
});
