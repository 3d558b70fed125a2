// Dice Conquest on its built page: what is offered first, its panels beside the lab and above the board, the keyboard's way back to its cell.
import type { Page } from '@playwright/test';
import type { DiceState } from '../../scenes/dice-conquest/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hideLab, layoutFaults } from '../e2e/layoutFaults.ts';
import { expectPhase, openLab } from '../e2e/play.ts';

const GAME = '/games/dice-conquest';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as DiceState);
/** The game's own bot plays until it is this player's turn to roll, or to place, after so many rounds. */
const reach = (page: Page, round: number, player: 1 | 2, phase: 'roll' | 'place') =>
  page.evaluate(
    wanted => {
      const isThere = () => {
        const now = window.lab?.state() as DiceState;
        return now.player === wanted.player && now.phase === wanted.phase && now.history.length >= wanted.round * 4;
      };
      for (let i = 0; i < 20_000 && !window.lab?.result() && !isThere(); i++) window.lab?.pilot(1);
    },
    { round, player, phase },
  );

test('Player vs Computer is the primary button on a first visit, and Enter begins it; Esc from the grid pauses, and going on returns to the cell; `?lab` leaves the panels readable at 1280; on a phone nothing is cut', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await expect(page.locator('[data-card="start"] [data-primary]')).toHaveText('Player vs Computer');
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  expect(await state(page)).toMatchObject({ mode: 'pvc', player: 1 });

  const grid = page.getByRole('grid', { name: 'Board, 9 rows and 9 columns' });
  await grid.locator('[tabindex="0"]').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^row 3, column 6:/);
  await page.keyboard.press('Escape');
  await expectPhase(page, 'paused');
  await expect(focused).not.toHaveAccessibleName(/^row 3/);
  await page.keyboard.press('Escape');
  await expectPhase(page, 'playing');
  await expect(focused).toHaveAccessibleName(/^row 3, column 6:/);

  const lab = page.getByRole('complementary', { name: 'Lab' });
  await expect(lab.getByRole('button', { name: 'Step' })).toBeVisible();
  for (const [round, player, phase] of [
    [0, 1, 'roll'],
    [4, 1, 'place'],
    [7, 2, 'place'],
    [9, 1, 'roll'],
  ] as const) {
    await reach(page, round, player, phase);
    await expect.poll(() => layoutFaults(page, 'hud'), `round ${round}`).toEqual([]);
    await expect.poll(() => unread(page), `round ${round}`).toEqual([]);
  }
  await onPhone(page);
});

test('the short board: five rows for the keyboard, the same panels around it, and on a phone nothing is cut', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7&setup=mode:pvc,board:short`);
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  const grid = page.getByRole('grid', { name: 'Board, 5 rows and 9 columns' });
  const stage = page.locator('[data-stage]');
  // The grid lies over the drawn panels: a half of the picture's height, in its middle.
  const [cells, picture] = [await grid.boundingBox(), await stage.boundingBox()];
  expect((cells?.height ?? 0) / (picture?.height ?? 1)).toBeCloseTo(0.5, 2);
  expect(((cells?.y ?? 0) - (picture?.y ?? 0)) / (picture?.height ?? 1)).toBeCloseTo(0.25, 2);
  await reach(page, 2, 1, 'place');
  await expect.poll(() => layoutFaults(page, 'hud')).toEqual([]);
  await onPhone(page);
});

/** No panel lies on the board and no words are cut, whoever moves and whatever the computer says. */
async function onPhone(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await hideLab(page);
  for (const size of [
    { width: 360, height: 740 },
    { width: 844, height: 390 },
  ]) {
    await page.evaluate(() => window.lab?.restart(5));
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    for (const round of [2, 8])
      for (const player of [1, 2] as const) {
        await reach(page, round, player, 'roll');
        const at = `${size.width}, round ${round}, player ${player}`;
        await expect.poll(() => layoutFaults(page, 'hud'), at).toEqual([]);
        await expect.poll(() => cutWords(page), at).toEqual([]);
      }
  }
}

/** What of the panels cannot be read: letters too small, words that leave their panel, panels that lie on each other or under the lab. */
const unread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const panels = [...document.querySelectorAll('[data-layer="hud"] > * > * > *')];
    const lab = document.querySelector('aside[aria-label="Lab"]');
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const touch = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    if (panels.length < 5 || !lab) return ['no panels'];
    for (const [index, panel] of panels.entries()) {
      const name = panel.textContent?.slice(0, 30) ?? '';
      for (const other of [...panels.slice(index + 1), lab])
        if (touch(boxOf(panel), boxOf(other))) wrong.push(`${name} lies on ${other.textContent?.slice(0, 30)}`);
      const words = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { parentElement, textContent } = words.currentNode;
        if (!parentElement || !textContent?.trim() || parentElement.closest('[data-aloud]')) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const [word, paper] = [range.getBoundingClientRect(), boxOf(panel)];
        if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 10) wrong.push(`small: ${textContent}`);
        if (word.left < paper.left || word.right > paper.right || word.top < paper.top || word.bottom > paper.bottom)
          wrong.push(`leaves its panel: ${textContent}`);
      }
    }
    return wrong;
  });

/** Lines of the facts of which only a part is seen. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const facts = document.querySelector('[data-layer="hud"] section[aria-label="Forecast"]')?.parentElement;
    if (!facts) return ['no facts'];
    const { left, right, top, bottom } = facts.getBoundingClientRect();
    return [...facts.querySelectorAll('p, h2, li')].flatMap(line => {
      const box = line.getBoundingClientRect();
      const isOut = box.width === 0 || box.left >= right - 1;
      const isIn = box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1;
      return isOut || isIn ? [] : [line.textContent ?? ''];
    });
  });
