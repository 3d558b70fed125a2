// Page object of Sokoban: keys, cells of the board, and the game state.
import type { Page } from '@playwright/test';
import type { SokobanState } from '../../scenes/sokoban/rules/state.ts';
import { expect } from './fixtures.ts';
import { expectPhase, openLab } from './play.ts';

export const GAME = '/games/sokoban';
/** Window size: small, because the stage is drawn without a GPU. */
export const WINDOW = { width: 960, height: 640 };
const ARROWS = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' } as const;

export const stateOf = (page: Page) =>
  page.evaluate(() => {
    if (!window.lab) throw new Error('no lab');
    return window.lab.state() as SokobanState;
  });

export async function keys(page: Page, letters: string): Promise<void> {
  for (const letter of letters.toLowerCase()) await page.keyboard.press(ARROWS[letter as 'u']);
}

/** Opens level 1 with the lab and begins. */
export async function playing(page: Page): Promise<void> {
  await openLab(page, `${GAME}?lab`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPhase(page, 'playing');
}

/** Restarts level 1 without reloading the page. */
export async function anew(page: Page): Promise<void> {
  await page.evaluate(() => window.lab?.restart(7));
  await expect.poll(() => stateOf(page)).toMatchObject({ number: 1, lurd: '' });
}

/** Clicks the middle of a cell of a level with seven rows and columns, such as level 1. */
export async function clickCell(page: Page, row: number, column: number, touch = false): Promise<void> {
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('no stage');
  const scale = Math.min(1.4, (400 - 32) / (7 * 40 + 9));
  const left = (440 - 280 * scale) / 2;
  const top = (400 - (280 + 9) * scale) / 2 + 9 * scale;
  const x = box.x + ((left + (column + 0.5) * 40 * scale) * box.width) / 440;
  const y = box.y + ((top + (row + 0.5) * 40 * scale) * box.height) / 400;
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
