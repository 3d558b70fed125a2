// Patches of Phaser: what each fixes, and that Phaser is the version they were written for.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { isDestroying, PATCHED_VERSION } from './patches.ts';
import type Phaser from './phaser.ts';

const ended = (game: Phaser.Game) => vi.waitFor(() => expect(isDestroying(game)).toBe(false));

test('Phaser is the version that was patched', () => {
  const { version } = JSON.parse(readFileSync('node_modules/phaser/package.json', 'utf8')) as { version: string };
  expect(version, 'read patches.ts beside the new sources').toBe(PATCHED_VERSION);
});

test('a game that has ended hears nothing of the tab', async () => {
  const { game, destroy } = await headlessStage(template);
  const emitted = vi.spyOn(game.events, 'emit');
  const tell = () => {
    emitted.mockClear();
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type));
    return emitted.mock.calls.map(([event]) => event);
  };
  expect(tell()).toEqual(expect.arrayContaining(['hidden', 'visible', 'blur', 'focus']));
  destroy();
  await ended(game);
  expect(tell()).toEqual([]);
});

test('a game whose loop stands still ends', async () => {
  const { game, destroy } = await headlessStage(template);
  destroy();
  expect(isDestroying(game)).toBe(true);
  await ended(game);
});

test('an ended game leaves no listener on its canvas', async () => {
  const added: [string, unknown][] = [];
  const { addEventListener, removeEventListener } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'addEventListener').mockImplementation(function (this: Element, ...args) {
    added.push([args[0], args[1]]);
    addEventListener.apply(this, args as never);
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'removeEventListener').mockImplementation(function (this: Element, ...args) {
    const index = added.findIndex(([type, listener]) => type === args[0] && listener === args[1]);
    if (index >= 0) added.splice(index, 1);
    removeEventListener.apply(this, args as never);
  });
  const { game, destroy } = await headlessStage(template);
  expect(added.map(([type]) => type)).toContain('wheel');
  destroy();
  await ended(game);
  vi.restoreAllMocks();
  // Those of the GPU's context go by a signal.
  expect(added.map(([type]) => type).filter(type => !type.startsWith('webgl'))).toEqual([]);
});
