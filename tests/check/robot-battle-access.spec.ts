// Accessibility of Robot Battle: axe on the workshop, and play by gamepad.
import type { Page } from '@playwright/test';
import type { RobotState } from '../../scenes/robot-battle/rules/state.ts';
import { axeFaults } from '../e2e/axe.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab, pointerPlays } from '../e2e/play.ts';

const GAME = '/games/robot-battle';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as RobotState);
const editor = (page: Page, letter: string) => page.getByRole('textbox', { name: `Script of robot ${letter}` });

test('axe finds nothing: both editors, a mistake marked, words to complete, the match under the glass, the API', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGame(page, `${GAME}?seed=5`);
  await page.getByRole('button', { name: 'To the workshop' }).click();
  // What is written is drawn by the sheet itself, in a root of its own.
  const sheets = page.locator('[data-code] .cm-content');
  await expect(sheets).toHaveCount(2);
  expect(await axeFaults(page), 'both editors').toEqual([]);
  await editor(page, 'A').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('return (;\nstate.po');
  await expect(page.locator('.cm-tooltip-autocomplete')).toBeVisible();
  await expect(page.locator('.cm-lint-marker')).toBeVisible();
  expect(await axeFaults(page), 'a mistake, and words to complete').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+A');
  await page.keyboard.type("log('here');\nthrow 1;");
  await page.getByRole('button', { name: 'Start Battle' }).click();
  await page.getByRole('button', { name: 'Hold' }).click();
  await page.getByRole('tab', { name: 'Match' }).click();
  await expect(page.getByText('here').first()).toBeVisible();
  expect(await axeFaults(page), 'the match').toEqual([]);
  await page.getByRole('tab', { name: 'API' }).click();
  await expect(page.getByRole('region', { name: 'API and house robots' })).toBeVisible();
  expect(await axeFaults(page), 'the API').toEqual([]);
});

const PAD = { A: 0, B: 1, X: 2, Y: 3, LB: 4, RB: 5, start: 9, left: 14, right: 15 } as const;

test('a gamepad starts, holds, looks tick by tick, stops, swaps, ends, pauses', async ({ page }) => {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = {
      connected: true,
      axes: [0, 0, 0, 0],
      buttons,
      index: 0,
      id: 'pad',
      mapping: 'standard',
      timestamp: 0,
    };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [pad as unknown as Gamepad];
  });
  await openLab(page, `${GAME}?lab&seed=5`);
  const press = async (button: keyof typeof PAD) => {
    for (const pressed of [true, false])
      await page.evaluate(
        ([index, down]) => {
          const { pad } = window as unknown as { pad: { timestamp: number; buttons: object[] } };
          Object.assign(pad.buttons[index] ?? {}, { pressed: down, value: Number(down) });
          pad.timestamp = performance.now();
          return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        },
        [PAD[button], pressed] as const,
      );
  };
  await press('A');
  await expectPhase(page, 'playing');
  const whose = page.getByLabel('Robot A: whose script');
  await expect(whose).toHaveValue('steps');
  // For a moment after play began the stage hears nobody.
  await pointerPlays(page);
  await press('LB');
  await expect(whose).toHaveValue('target');
  await press('LB');
  await expect(whose).toHaveValue('steps');
  await press('A');
  await expect.poll(async () => (await state(page)).phase).toBe('running');
  await press('X');
  await expect.poll(async () => (await state(page)).held).toBe(true);
  const { tick } = (await state(page)).arena;
  await page.getByRole('tab', { name: 'Match' }).click();
  await press('right');
  await expect(page.getByRole('region', { name: `Tick ${tick + 1}` })).toBeVisible();
  await press('left');
  await expect(page.getByRole('region', { name: `Tick ${tick}` })).toBeVisible();
  await press('X');
  await expect.poll(async () => (await state(page)).held).toBe(false);
  await press('Y');
  await expect.poll(async () => (await state(page)).pace).toBe(2);
  await press('B');
  await expect.poll(async () => (await state(page)).phase).toBe('idle');
  await expect(page.getByText('Ready. Change the script')).toBeVisible();
  await press('start');
  await expectPhase(page, 'paused');
  await press('A');
  await expectPhase(page, 'playing');
  await press('A');
  await expect.poll(async () => (await state(page)).phase).toBe('running');
  await press('RB');
  await expectPhase(page, 'over');
});
