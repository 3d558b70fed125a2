// A monkey on every page for a minute: random clicks, keys and touches, half of them aimed at a control. Nothing may be thrown, said on the console or
// left hanging; and what it does must matter, or it was no proof.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pick, type Rng, random, randomInt, seeded } from '../../scenes/kit/core/rng.ts';
import { ownBrowser, watchedPage } from '../setup/browser.ts';
import { ASPECTS, type Aspect, type Glance, glance } from '../setup/glance.ts';
import { type PreviewServer, servePreview } from '../setup/site.ts';

/** For development: MONKEY_SECONDS=10 on MONKEY_PAGE=/games/sokoban/. */
const SECONDS = Number(process.env['MONKEY_SECONDS'] ?? 60);
const ONE = process.env['MONKEY_PAGE'];
/** Fewest actions of a minute, and how many of so many change something. A machine with other work goes on until it has done them. */
const LEAST = { actions: (500 * SECONDS) / 60, changes: (50 * SECONDS) / 60 };
/** A page that does not answer has not done its actions by then: how long a test is waited for. */
const LONGEST_MS = 900_000;
/** Frames of the page after which an action that is not answered never will be: Chromium may drop a tap that meets a scroll or a new page. */
const PATIENCE = 30;
/** An aspect that differs between two glances without an action changes by itself; it is believed again after so many pairs that do not differ. */
const RESTLESS_PAIRS = 10;
const VIEWPORT = { width: 900, height: 700 };
const KEYS = [
  ...[
    'Escape',
    'p',
    'r',
    'm',
    'Enter',
    ' ',
    'Tab',
    'Tab',
    'Shift+Tab',
    '1',
    '5',
    '9',
    '?',
    'w',
    'a',
    's',
    'd',
    'f',
    'F8',
  ],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp'],
];
/** MONKEY=1/2: of so many shares of the pages this one. */
const [SHARE = 1, SHARES = 1] = (process.env['MONKEY'] ?? '1/1').split('/').map(Number);
const ALL = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('index.html'))
  .map(file => `/${file.slice(0, -'index.html'.length)}`)
  .toSorted();
const ROUTES = ALL.filter((route, index) => (ONE ? route === ONE : index % SHARES === SHARE - 1));

let site: PreviewServer;
beforeAll(async () => {
  site = await servePreview();
});
afterAll(() => site.stop());

test('there are pages to visit', () => expect(ROUTES.length).toBeGreaterThan(ONE ? 0 : 2));

/** Two at a time: one page leaves half of the machine idle. Each in a browser of its own: of two windows one is behind, and a touch on it may never be answered. */
const PAIRS = ROUTES.flatMap((_, i) => (i % 2 === 0 ? [ROUTES.slice(i, i + 2)] : []));

for (const pair of PAIRS) test(`a minute on ${pair.join(' and ')}`, () => Promise.all(pair.map(minuteOn)), LONGEST_MS);

async function act(page: Page, rng: Rng, control: Glance['control']): Promise<void> {
  const anywhere = () => ({ x: randomInt(rng, VIEWPORT.width), y: randomInt(rng, VIEWPORT.height) });
  const kind = random(rng);
  const { x, y } = (random(rng) < 0.5 && control) || anywhere();
  if (kind < 0.45) await page.keyboard.press(pick(rng, KEYS));
  else if (kind < 0.65) await page.touchscreen.tap(x, y);
  else if (kind < 0.9) await page.mouse.click(x, y);
  else {
    const to = anywhere();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  }
}

/** Whether an action was answered; one that is not while the page goes on answering was dropped. */
async function answered(page: Page, acted: Promise<void>): Promise<boolean> {
  const state = { isAnswered: false };
  const wait = async () => {
    await acted.catch(() => {});
    state.isAnswered = true;
  };
  const ask = async () => {
    for (let i = 0; i < PATIENCE && !state.isAnswered; i++)
      await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {});
  };
  await Promise.race([wait(), ask()]);
  return state.isAnswered;
}

/** What differs between two glances. */
const differing = (a: Glance, b: Glance): readonly Aspect[] =>
  ASPECTS.filter(aspect => a.seen[aspect] !== b.seen[aspect]);

async function minuteOn(route: string): Promise<void> {
  const { page, faults } = await watchedPage(await ownBrowser(), { viewport: VIEWPORT, hasTouch: true });
  const rng = seeded([...route].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e9);
  const come = () => page.goto(site.address + route, { waitUntil: 'domcontentloaded' });
  /** Null while another page comes. */
  const look = () => glance(page, random(rng)).catch(() => null);
  const sum = { actions: 0, changes: 0, dropped: 0 };
  const changesOf = new Map<Aspect, number>(ASPECTS.map(aspect => [aspect, 0]));
  const restless = new Map<Aspect, number>();
  await come();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (seconds() < SECONDS || sum.actions < LEAST.actions) {
    const [first, before] = [await look(), await look()];
    if (!first || !before || new URL(page.url()).pathname !== route) {
      await come();
      continue;
    }
    for (const aspect of ASPECTS) restless.set(aspect, (restless.get(aspect) ?? 0) - 1);
    for (const aspect of differing(first, before)) restless.set(aspect, RESTLESS_PAIRS);
    const wasAnswered = await answered(
      page,
      act(page, rng, before.control).catch(() => {}),
    );
    sum.actions++;
    if (!wasAnswered) {
      sum.dropped++;
      await come();
      continue;
    }
    const after = await look();
    const changed = after
      ? differing(before, after).filter(aspect => (restless.get(aspect) ?? 0) <= 0)
      : (['address'] as const);
    if (changed.length > 0) sum.changes++;
    for (const aspect of changed) changesOf.set(aspect, (changesOf.get(aspect) ?? 0) + 1);
  }
  console.log(
    `${route}: ${sum.actions} actions in ${Math.round(seconds())} s, ${sum.changes} changed something (${[...changesOf].map(entry => entry.join(' ')).join(', ')}; ${sum.dropped} dropped)`,
  );
  // Polled: the last act may have led to another page, which takes its context with it while it is asked.
  await expect.poll(() => page.title(), { message: route, timeout: LONGEST_MS }).not.toBe('');
  expect(faults, route).toEqual([]);
  expect(sum.changes, `${route}: changes`).toBeGreaterThanOrEqual(LEAST.changes);
}
