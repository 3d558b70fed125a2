// Focus after every press by Enter in the built page: tools, their dialogs, the site's pages and the cards around a game. Each button that is there, or that
// another press brings, is pressed once; the focus then stands at something, never on the body.
import type { Page, Request } from '@playwright/test';
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
/** Each with presses that are known to be among its own, some in dialogs that are fetched: pressed as soon as they are there, before another takes them away. */
const PAGES: readonly (readonly [name: string, open: (page: Page) => Promise<void>, among: readonly string[]])[] = [
  ['JSON printer', page => openJson(page), ['Close search', 'Close the comparison', 'Copy path']],
  [
    'JSON printer with a broken text',
    async page => {
      await site('/j-parse')(page);
      await field(page).fill(BROKEN);
      await button(page, 'Parse JSON').click();
      // A Worker's answer: no request tells that it has come.
      await button(page, 'Propose a repair').waitFor();
    },
    ['One by one', 'Propose a repair', 'Accept all #'],
  ],
  ['Paint', openPaint, ['About', 'New', 'Save', 'Edit pattern']],
  ['Music generator', page => openMusic(page), ['Stop Music', 'Export WAV', 'Hide Songs']],
  ['Home', site('/'), ['Find anything', 'Keys of a game', 'Keep it']],
  ['Games', site('/games'), ['Favourite: Dice Conquest', 'Keys of a game', 'Keep it']],
  ['Support', site('/support'), ['Keep all games on this device', 'Keys of a game', 'Keep it']],
  ['Dice Conquest', page => openGame(page, '/games/dice-conquest'), ['Pause', 'Restart', 'Roll']],
  ['Stealth Escape', page => openGame(page, '/games/stealth-escape'), ['Pause', 'Restart', 'Press a key']],
  [
    'Robot Battle',
    page => openGame(page, '/games/robot-battle'),
    ['Start Battle', 'Tournament', 'Start the tournament'],
  ],
];

for (const [name, open, among] of PAGES)
  test(`${name}: the focus is never lost`, async ({ page }) => {
    test.setTimeout(400_000);
    page.on('filechooser', () => {});
    await page.addInitScript(() => {
      for (const picker of ['showOpenFilePicker', 'showSaveFilePicker']) Reflect.deleteProperty(window, picker);
    });
    const answered = answers(page);
    await open(page);
    const { pathname } = new URL(page.url());
    const tried: string[] = [];
    const lost: string[] = [];
    while (tried.length < MOST) {
      const next = await page.evaluate(focusNext, { tried, among, leftOut: LEFT_OUT.source });
      if (next === null) {
        if ((await page.locator('dialog[open]').count()) === 0) break;
        await page.keyboard.press('Escape');
        await answered();
        if (!(await isHeld(page))) lost.push('Escape');
        continue;
      }
      tried.push(next);
      const isOpener = await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup') === 'dialog');
      await page.keyboard.press('Enter');
      if (isOpener) await page.locator('dialog[open]').first().waitFor();
      await answered();
      if (!(await isHeld(page))) lost.push(next);
      if (new URL(page.url()).pathname !== pathname) await open(page);
    }
    expect(lost, `of ${tried.length} presses`).toEqual([]);
    expect(
      among.filter(one => !tried.includes(one)),
      `missing among ${tried.join('; ')}`,
    ).toEqual([]);
  });

/** Waits until what a press asked for has come and had some frames to show: a script, a game and its HUD. */
function answers(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', request => void asked.add(request));
  page.on('requestfinished', request => void asked.delete(request));
  page.on('requestfailed', request => void asked.delete(request));
  const allCome = () => expect.poll(() => asked.size, { timeout: ANSWERED_MS }).toBe(0);
  return async () => {
    do {
      // What a stopped Worker asked for never ends.
      await allCome().catch(() => asked.clear());
      await frames(page, 6);
    } while (asked.size > 0);
    await page.waitForFunction(() => {
      const play = document.querySelector<HTMLElement>('[data-play]')?.dataset['play'];
      const hasHud = document.querySelector('[data-layer="hud"] > *') !== null;
      return play !== 'loading' && (play !== 'playing' || hasHud);
    });
  };
}

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

interface Presses {
  readonly tried: readonly string[];
  readonly among: readonly string[];
  readonly leftOut: string;
}

/** Gives the focus to a button that was not pressed yet, in the uppermost dialog, one of `among` first; answers its name, without its numbers. */
function focusNext({ tried, among, leftOut }: Presses): string | null {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  const scope = [...dialogs].at(-1) ?? document.body;
  const nameOf = (one: HTMLElement) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\d+/g, '#').slice(0, 60);
  const able = [...scope.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    one =>
      !one.closest('[inert], [aria-disabled=true], [aria-hidden=true]') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      !tried.includes(nameOf(one)) &&
      !new RegExp(leftOut, 'i').test(nameOf(one)),
  );
  const isKnown = (one: HTMLElement) => among.includes(nameOf(one));
  for (const one of [...able.filter(isKnown), ...able.filter(other => !isKnown(other))]) {
    one.focus();
    if (document.activeElement === one) return nameOf(one);
  }
  return null;
}
