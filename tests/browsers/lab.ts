// A game's page with its lab, in any browser.
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

/** Hash of the state after the bot's ticks from a seed. */
export const hashAfter = (browser: Browser, seed: number, ticks: number): Promise<string> =>
  browser.evaluate(
    async (from, count) => {
      const { lab } = window;
      if (!lab) throw new Error('no lab');
      lab.restart(from);
      await lab.ready;
      lab.pilot(count);
      return lab.hash();
    },
    seed,
    ticks,
  );

export const expectPhase = (browser: Browser, wanted: string) =>
  until(
    browser,
    `phase ${wanted}`,
    phase => document.querySelector('[data-play]')?.getAttribute('data-play') === phase,
    wanted,
  );
