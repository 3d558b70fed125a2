// Patches of Phaser: what each mends, and that Phaser is the version they were written for.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { headlessStage } from '../../../tests/setup/game.ts';
import template from '../../_template/index.ts';
import { PATCHED_VERSION } from './patches.ts';
import type Phaser from './phaser.ts';

const ended = (game: Phaser.Game) =>
  vi.waitFor(() => expect((game as unknown as { pendingDestroy: boolean }).pendingDestroy).toBe(false));

test('Phaser is the version that was patched', () => {
  const { version } = JSON.parse(readFileSync('node_modules/phaser/package.json', 'utf8')) as { version: string };
  expect(version, 'read patches.ts beside the new sources').toBe(PATCHED_VERSION);
});

test('a game that has ended hears nothing of the tab', async () => {
  const { game, destroy } = await headlessStage(template);
  const emitted = vi.spyOn(game.events, 'emit');
  const tell = () => {
    emitted.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type));
    return emitted.mock.calls.map(([event]) => event);
  };
  expect(tell()).toEqual(expect.arrayContaining(['visible', 'blur', 'focus']));
  destroy();
  await ended(game);
  expect(tell()).toEqual([]);
});
