// What lasts beyond a run: choices, seeds, links, the best run; and what happens where the browser keeps nothing.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab, openQuestions, playOut } from '../e2e/play.ts';
import { pressOnResult } from '../e2e/resultCard.ts';

const GAME = '/games/stealth-escape';
/** A game that draws its world anew with each run. */
const DRAWN = '/games/tower-climber';
const BOARD = '/games/dice-conquest';

test('mute and volume are kept over a reload', async ({ page }) => {
  await openGame(page, GAME);
  await page.keyboard.press('KeyM');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
});

test('the best run is kept in this browser and can be watched', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.evaluate(() => {
    window.lab?.pilot(200);
    const kept = JSON.stringify(window.lab?.replay());
    return new Promise((done, fail) => {
      const opening = indexedDB.open('keyval-store');
      opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
      opening.onerror = fail;
      opening.onsuccess = () => {
        const writing = opening.result.transaction('keyval', 'readwrite');
        writing.objectStore('keyval').put(kept, 'replay/stealth-escape/best');
        writing.oncomplete = done;
      };
    });
  });
  await openGame(page, GAME);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.getByRole('button', { name: 'Watch the best run' }).click();
  const bar = page.getByRole('group', { name: 'Replay', exact: true });
  await expect(bar.getByText('tick 200')).toBeVisible();
});

test('the start card remembers what was chosen; the back button of the result leads to it', async ({ page }) => {
  await openLab(page, `${BOARD}?lab&seed=7`);
  await openQuestions(page);
  await page.getByLabel('Length').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Player vs Computer' }).click();
  await expectPhase(page, 'playing');
  await page.reload();
  await expect(page.locator('[data-card="start"] summary')).toContainText('30 rounds');
  await expect(page.getByLabel('Length')).toHaveValue('1');
  await page.waitForFunction(() => window.lab);
  await page.evaluate(() => window.lab?.ready);
  await playOut(page);
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await expectPhase(page, 'ready');
});

test('a reload loses no run: a turn game goes on at once, with its undo', async ({ page }) => {
  await openGame(page, '/games/sokoban');
  // What stores runs is fetched after the first picture.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('runKeeper')),
  );
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeEnabled();
  await page.reload();
  await expect(page.getByText('Continue: Level 1, Moves 2, Pushes 0')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectPhase(page, 'playing');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.reload();
  await expect(page.getByText('Continue: Level 1, Moves 1, Pushes 0')).toBeVisible();
});

test('a reload loses no run: a real-time game comes back paused and counts to three', async ({ page }) => {
  await openGame(page, GAME);
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  // The score counts the time: once it has changed, something can be lost.
  const shown = () => page.locator('[data-play]').innerText();
  const first = await shown();
  await page.keyboard.down('ArrowRight');
  await expect.poll(shown).not.toBe(first);
  await page.keyboard.up('ArrowRight');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Back to where you were' })).toBeVisible();
  await expectPhase(page, 'paused');
  await page.getByRole('button', { name: 'Go on now' }).click();
  await expectPhase(page, 'playing');
});

test('a new run has another world, a given seed the same; where the world is learnt, Restart keeps it', async ({
  page,
}) => {
  const seed = () => page.evaluate(() => window.lab?.seed);
  await openLab(page, `${GAME}?lab`);
  const learnt = await seed();
  await page.keyboard.press('Enter');
  await page.keyboard.press('KeyR');
  expect(await seed()).toBe(learnt);
  await openLab(page, `${DRAWN}?lab`);
  const first = await seed();
  await page.keyboard.press('Enter');
  await page.keyboard.press('KeyR');
  expect(await seed()).not.toBe(first);
  await openLab(page, `${DRAWN}?lab&seed=7`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('KeyR');
  expect(await seed()).toBe(7);
});

test('Daily plays the seed of the day in UTC', async ({ page }) => {
  await openLab(page, `${GAME}?lab`);
  await page.getByLabel('Daily').check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  expect(await page.evaluate(() => window.lab?.seed)).toBe(today);
});

test('Share copies the result in words and a link to the same world', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, `${GAME}?lab&seed=7`);
  await playOut(page);
  await pressOnResult(page, 'Share');
  await expect(noticed(page, 'Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Stealth Escape: Game (Complete|Over)\. [\d,]+ points\./);
  expect(copied).toContain('/games/stealth-escape?seed=7');
});

test('an unreadable save is set aside, said once, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('foldedFox.profile.unreadable.1')) localStorage.setItem('foldedFox.profile', '{"torn');
  });
  await openGame(page, GAME);
  await expect(noticed(page, 'is set aside unchanged')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('foldedFox.profile.unreadable.1'))).toBe('{"torn');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
  await page.reload();
  await expect(noticed(page, 'is set aside unchanged')).toHaveCount(0);
});

test('with storage forbidden the page works and says once what is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', forbid);
    Object.defineProperty(window, 'indexedDB', forbid);
  });
  await openGame(page, GAME);
  await expect(noticed(page, 'This browser keeps nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expectPhase(page, 'playing');
});

/** A toast that says so. */
const noticed = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
