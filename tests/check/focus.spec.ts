// Focus after every press by Enter in the built page: tools, their dialogs, the site's pages and the cards around a game. Each button that is there, or that
// another press brings, is pressed once; the focus then stands at something, never on the body.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { button, field, open as openJson } from '../e2e/jsonPrinter.ts';
import { openMusic } from '../e2e/music.ts';
import { openPaint } from '../e2e/paint.ts';
import { openGame } from '../e2e/play.ts';
import { frames, hydrated } from '../e2e/settled.ts';

/** Buttons pressed on a page, at most: some write a new one with each press. */
const MOST = 140;
/** Longest wait for a press's answer, in ms; one that leaves the focus lost is waited for so long. */
const ANSWERED_MS = 4000;
/** They hand the page to the browser: the whole screen, the printer. */
const LEFT_OUT = /fullscreen|print/i;

const BROKEN = "{a: 1, 'b': [1 2,, 3], c: True, d: \"x\" // one\n e: .5, f: 0x1F, g: 'it'";

const site = (path: string) => async (page: Page) => {
  await page.goto(path);
  await hydrated(page);
};
const PAGES: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['JSON printer', page => openJson(page)],
  [
    'JSON printer with a broken text',
    async page => {
      await site('/j-parse')(page);
      await field(page).fill(BROKEN);
      await button(page, 'Parse JSON').click();
    },
  ],
  ['Paint', openPaint],
  ['Music generator', page => openMusic(page)],
  ['Home', site('/')],
  ['Games', site('/games')],
  ['Support', site('/support')],
  ['Dice Conquest', page => openGame(page, '/games/dice-conquest')],
  ['Stealth Escape', page => openGame(page, '/games/stealth-escape')],
  ['Robot Battle', page => openGame(page, '/games/robot-battle')],
];

for (const [name, open] of PAGES)
  test(`${name}: the focus is never lost`, async ({ page }) => {
    test.setTimeout(400_000);
    page.on('filechooser', () => {});
    await page.addInitScript(() => {
      for (const picker of ['showOpenFilePicker', 'showSaveFilePicker']) Reflect.deleteProperty(window, picker);
    });
    await open(page);
    const { pathname } = new URL(page.url());
    const tried: string[] = [];
    const lost: string[] = [];
    while (tried.length < MOST) {
      const next = await page.evaluate(focusNext, { tried, leftOut: LEFT_OUT.source });
      if (next === null) {
        if ((await page.locator('dialog[open]').count()) === 0) break;
        await page.keyboard.press('Escape');
        if (!(await isHeld(page))) lost.push('Escape');
        continue;
      }
      tried.push(next);
      await page.keyboard.press('Enter');
      if (!(await isHeld(page))) lost.push(next);
      if (new URL(page.url()).pathname !== pathname) await open(page);
    }
    expect(lost, `of ${tried.length} presses`).toEqual([]);
    expect(tried.length).toBeGreaterThan(3);
  });

/** Whether something has the focus, and still has it after some frames. */
async function isHeld(page: Page): Promise<boolean> {
  const wait = () =>
    page
      .waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body, undefined, {
        timeout: ANSWERED_MS,
      })
      .then(() => true)
      .catch(() => false);
  if (!(await wait())) return false;
  await frames(page, 6);
  return wait();
}

/** Gives the focus to a button that was not pressed yet, in the uppermost dialog; answers its name, without its numbers. */
function focusNext({ tried, leftOut }: { tried: readonly string[]; leftOut: string }): string | null {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  const scope = [...dialogs].at(-1) ?? document.body;
  for (const one of scope.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
    if (
      one.tabIndex < 0 ||
      one.closest('[inert], [aria-disabled=true]') ||
      !one.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\d+/g, '#').slice(0, 60);
    if (tried.includes(name) || new RegExp(leftOut, 'i').test(name)) continue;
    one.focus();
    if (document.activeElement === one) return name;
  }
  return null;
}
