// The lab shows hit boxes of all shapes that rules declare: those of physics bodies and those that move by themselves.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import dice from '../../../scenes/dice-conquest/index.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import airborne from '../../../scenes/last-stand/index.ts';
import stealth from '../../../scenes/stealth-escape/index.ts';
import { type HeadlessStage, headlessStage } from '../../../tests/setup/game.ts';
import type { MountedGame } from '../stage/PhaserHost.tsx';
import { ClockPart } from './ClockPart.tsx';

let stage: HeadlessStage;
afterEach(() => {
  cleanup();
  stage.destroy();
});

async function shown(definition: GameDefinition): Promise<void> {
  stage = await headlessStage(definition, { seed: 7 });
  stage.setRunning(false);
  stage.session.start();
  const clock = { store: createStore(() => ({ held: true })), hold() {}, run() {} };
  render(<ClockPart mounted={{ stage, clock } as unknown as MountedGame} />);
}
/** Graphics that draw the outlines on top. */
function lines(): number {
  const list = stage.game.scene.scenes[0]?.children.list as unknown as { readonly depth: number }[];
  const top = list.toSorted((a, b) => a.depth - b.depth).at(-1);
  return top && 'commandBuffer' in top ? (top.commandBuffer as readonly unknown[]).length : 0;
}

test.each([
  ['movers and walls', stealth],
  ['what flies by itself', airborne],
])('%s', async (_name, definition) => {
  await shown(definition);
  fireEvent.click(screen.getByRole('switch', { name: 'Hit boxes' }));
  stage.frame(17);
  const { solids, bodies } = stage.session.outlines() ?? { solids: [], bodies: [] };
  expect(bodies.length).toBeGreaterThan(0);
  expect(lines()).toBeGreaterThan(5 * (solids.length + bodies.length));
});

test('a board has none', async () => {
  await shown(dice);
  expect(screen.queryByRole('switch', { name: 'Hit boxes' })).toBeNull();
});
