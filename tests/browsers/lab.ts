// A game's page with its lab, in any browser.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import { until } from './page.ts';

/** Waits for the lab and for the game's first picture. */
export async function labReady(browser: Browser): Promise<void> {
  await until(browser, 'the lab is ready', async () => {
    if (!window.lab) return false;
    await window.lab.ready;
    return document.querySelector('[data-play]')?.getAttribute('data-play') !== 'loading';
  });
}

/** State hashes of every game after the bot's first ticks, as Node has them. */
const HASHES = JSON.parse(readFileSync('tests/replays/pilot-600.json', 'utf8')) as Readonly<Record<string, string>>;

/** Seed 7 and 600 ticks of the game's bot end as in Node. */
export async function expectHash(browser: Browser, id: string): Promise<void> {
  const hash = await browser.evaluate(async () => {
    const { lab } = window;
    if (!lab) throw new Error('no lab');
    lab.restart(7);
    await lab.ready;
    lab.pilot(600);
    return lab.hash();
  });
  expect(hash, `${id}: hash after 600 ticks`).toBe(HASHES[id]);
}

export const expectPhase = (browser: Browser, wanted: string) =>
  until(
    browser,
    `phase ${wanted}`,
    phase => document.querySelector('[data-play]')?.getAttribute('data-play') === phase,
    wanted,
  );
