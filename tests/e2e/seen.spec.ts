// In the built page each card, menu and dialog of play is seen: it stands in the window, opaque and readable, and a press at its middle and at each button
// meets it. What is for ears only is seen nowhere.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectPhase, openGame, openLab, playOut } from './play.ts';
import { openMore, pressOnResult } from './resultCard.ts';
import { settled } from './settled.ts';
import { textContrasts } from './textContrast.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

/** Contrast below which words are not told from what lies behind them; what is due by their size is tested by axe. */
const LEAST_CONTRAST = 3;

const card = (kind: string) => `[data-card="${kind}"]`;
const DIALOG = 'dialog[open]';

const press = (name: string | RegExp, within: string) => (page: Page) =>
  page.locator(within).getByRole('button', { name, exact: true }).click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const nothing = async () => {};

interface Moment {
  readonly what: string;
  /** The way to it from the moment before. */
  come(page: Page): Promise<unknown>;
  /** The part that is seen then. */
  readonly part: string;
  /** It stays, and the next moment begins from it; else Escape puts it away. */
  readonly stays?: true;
}

/** From the start card to the result: each card and dialog by the way that a player takes. */
const WAYS: Readonly<Record<string, readonly Moment[]>> = {
  'stealth-escape': [
    { what: 'the start card', come: nothing, part: card('start'), stays: true },
    { what: 'the help', come: key('?'), part: DIALOG },
    { what: 'the palette', come: key('Control+k'), part: DIALOG },
    { what: 'the pause menu', come: pausedRun, part: card('pause'), stays: true },
    { what: 'the help in a pause', come: press('How to play', card('pause')), part: DIALOG },
    { what: 'the replays', come: press('Replays', card('pause')), part: DIALOG },
    { what: 'the clip', come: press('Clip of the last 5 s', card('pause')), part: DIALOG },
    { what: 'the palette in a pause', come: press('Find anything', card('pause')), part: DIALOG },
    { what: 'the settings', come: press('Settings', card('pause')), part: DIALOG, stays: true },
    { what: 'what is stored', come: press('What is kept on this device', DIALOG), part: DIALOG, stays: true },
    { what: 'a question', come: press('Erase everything', DIALOG), part: '[role="alertdialog"]', stays: true },
    { what: 'the settings again', come: press('Keep it', DIALOG), part: DIALOG },
    { what: 'the pause menu again', come: nothing, part: card('pause'), stays: true },
    { what: 'the result', come: ended, part: card('result'), stays: true },
    { what: 'more of the result', come: openMore, part: card('result'), stays: true },
    { what: 'the map of the run', come: page => pressOnResult(page, 'Where you were seen'), part: DIALOG },
    { what: 'a text to copy by hand', come: page => pressOnResult(page, 'Share'), part: DIALOG },
  ],
  'rock-td': [
    { what: 'the start card', come: nothing, part: card('start'), stays: true },
    { what: 'the scores', come: press('High Scores', card('start')), part: DIALOG },
    { what: 'the pause menu', come: pausedRun, part: card('pause'), stays: true },
  ],
  'robot-battle': [
    { what: 'the start card', come: nothing, part: card('start'), stays: true },
    { what: 'the result as a line', come: ended, part: card('result'), stays: true },
    { what: 'the result', come: press('Result', card('result')), part: card('result'), stays: true },
  ],
};

for (const [id, moments] of Object.entries(WAYS))
  test(`${id}: each card and dialog is seen, and what is for ears is not`, async ({ page }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await openLab(page, `/games/${id}?lab&seed=7`);
    for (const { what, come, part, stays } of moments)
      await test.step(what, async () => {
        await come(page);
        await expectSeen(page, part, what);
        const { count, seen } = await heard(page);
        expect(count, 'texts for ears').toBeGreaterThan(0);
        expect(seen, 'texts for ears that are seen').toEqual([]);
        if (stays) return;
        await page.keyboard.press('Escape');
        await expect(page.locator(part)).toHaveCount(0);
      });
  });

async function expectSeen(page: Page, part: string, what: string): Promise<void> {
  await expect(page.locator(part).last()).toBeAttached();
  await expect.poll(() => unseen(page, part), what).toEqual([]);
}

async function begin(page: Page): Promise<void> {
  await page.locator(card('start')).locator('[data-primary]').click();
  await expectPhase(page, 'playing');
}

async function pausedRun(page: Page): Promise<void> {
  await begin(page);
  await page.evaluate(() => window.lab?.step(60));
  await page.keyboard.press('Escape');
}

async function ended(page: Page): Promise<void> {
  const pause = page.locator(card('pause'));
  await ((await pause.count()) > 0 ? press('Resume', card('pause'))(page) : begin(page));
  await playOut(page);
}

/** Cards that come when something waits or fails. */
const CARDS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  crash: async page => {
    await page.route(/stealth-escape-play-/, route => route.abort());
    await page.goto('/games/stealth-escape');
  },
  'crash, where only a part is missing': async page => {
    // A game without a career begins without the part; one with a career waits for it, and says so at once.
    await page.route('**/build/behind-*.js', route => route.abort());
    await openGame(page, '/games/tower-climber');
    await begin(page);
    await page.keyboard.press('Escape');
  },
  work: async page => {
    await page.route('**/caveSearch.worker*', () => {});
    await openGame(page, '/games/boulder-dash?seed=7');
    await page.locator(card('start')).locator('[data-primary]').click();
  },
  return: async page => {
    await openGame(page, '/games/stealth-escape');
    await begin(page);
    // A run with an input is kept while it goes on.
    await page.keyboard.down('KeyA');
    await page.waitForFunction(() => localStorage.getItem('foldedFox.run.stealth-escape'));
    await page.keyboard.up('KeyA');
    // The count to three stands, however long the look takes.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      Reflect.set(window, 'setTimeout', (act: () => void, ms?: number) => (ms === 1000 ? 0 : setTimeout(act, ms)));
    });
    await openGame(page, '/games/stealth-escape');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator(card('return')).getByRole('button', { name: 'Go on now' })).toBeAttached();
  },
};

for (const [kind, come] of Object.entries(CARDS))
  test(`the card of kind ${kind} is seen`, async ({ page, faults }) => {
    await come(page);
    await expectSeen(page, card(kind.replace(/,.*/, '')), kind);
    faults.length = 0;
  });

/** What of the part, and of its buttons, links and fields, is not in sight, pale, or covered by something else. */
async function unseen(page: Page, part: string): Promise<string[]> {
  await settled(page);
  const faults = await page.evaluate(selector => {
    const root = [...document.querySelectorAll(selector)].at(-1);
    if (!root) return [`no ${selector}`];
    const wordsOf = (one: Element) =>
      `${one.localName} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`;
    const around = (one: Element): Element[] => (one.parentElement ? [one, ...around(one.parentElement)] : [one]);
    const controlsOf = () => [...root.querySelectorAll('button, a[href], input, select, textarea, summary')];
    /** What is put away in this window stands at another place by the same name. */
    const isElsewhere = (one: Element) =>
      controlsOf().some(other => other !== one && other.checkVisibility() && wordsOf(other) === wordsOf(one));
    const faultOf = (one: Element, isControl: boolean): string | null => {
      if (isControl) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) return isElsewhere(one) ? null : 'has no box';
      // Half a pixel is lost where sizes are shares of others.
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return 'leaves the window';
      if (getComputedStyle(one).visibility !== 'visible') return 'is not visible';
      const opacity = around(one).reduce((all, each) => all * Number(getComputedStyle(each).opacity), 1);
      // A button that cannot be pressed may be pale.
      if (opacity < (one.matches(':disabled, [aria-disabled=true]') ? 0.3 : 0.99))
        return `has an opacity of ${opacity}`;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A switch or a choice may be drawn by its label.
      const labels = 'labels' in one ? [...((one as HTMLInputElement).labels ?? [])] : [];
      const isHit = [one, ...labels].some(
        each => each.contains(hit) || (isControl && hit?.contains(each) && hit.matches('label')),
      );
      return isHit ? null : `is covered by ${hit ? wordsOf(hit) : 'nothing'}`;
    };
    const say = (one: Element, isControl: boolean) => {
      const fault = faultOf(one, isControl);
      return fault === null ? [] : [`${wordsOf(one)} ${fault}`];
    };
    /** Parts of a closed disclosure, of another tab and of a hidden group are nowhere on purpose. */
    const isShut = (one: Element) => one.closest('[hidden], [inert], details:not([open]) > :not(summary)') !== null;
    const controls = controlsOf().filter(
      one =>
        !isShut(one) && !one.matches('[data-aloud], [type=hidden], [type=file], [tabindex="-1"][aria-hidden=true]'),
    );
    if (controls.length === 0) return ['nothing to press'];
    return [...say(root, false), ...controls.flatMap(one => say(one, true))];
  }, part);
  const texts = await textContrasts(page, part);
  if (texts.length === 0) faults.push('no words in sight');
  return [
    ...faults,
    ...texts
      .filter(({ contrast }) => contrast < LEAST_CONTRAST)
      .map(({ text, contrast }) => `“${text}” has a contrast of ${contrast.toFixed(2)}`),
  ];
}

/** Texts for ears: how many there are, and those that are seen. */
const heard = (page: Page): Promise<{ readonly count: number; readonly seen: readonly string[] }> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('[data-aloud]')].filter(one => one.checkVisibility());
    const isClipped = (one: Element) => {
      const { clipPath, overflow } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      return clipPath === 'inset(50%)' || (width <= 1 && height <= 1 && overflow === 'hidden');
    };
    return {
      count: texts.length,
      seen: texts.filter(one => !isClipped(one)).map(one => `“${one.textContent?.slice(0, 40)}”`),
    };
  });
