// A run recorded in Node ends in the same state in the browser, on WebGL too (on a canvas: tests/e2e/games.spec.ts), and a fresh run of its bot.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Replay } from '../../scenes/kit/core/replay/replay.ts';
import { expect, test } from '../e2e/fixtures.ts';

interface Lab {
  ready: Promise<void>;
  play(replay: Replay): unknown;
  restart(seed: number): void;
  pilot(ticks: number): void;
  hash(): string;
  replay(): Replay;
}
type LabWindow = { lab: Lab };

/** Nothing is looked at: a small picture leaves the machine to the rules. */
test.use({ viewport: { width: 480, height: 360 } });

for (const { id } of CATALOG) {
  const text = readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8');
  const { seed, ticks, hash, result }: Replay = JSON.parse(text);
  const open = async (page: Page) => {
    await page.goto(`/games/${id}?lab&renderer=webgl`);
    await page.waitForFunction(() => 'lab' in window);
    await page.evaluate(() => (window as unknown as LabWindow).lab.ready);
  };

  test(`${id}: the golden replay ends on WebGL as in Node`, async ({ page }) => {
    await open(page);
    const replayed = await page.evaluate(replay => {
      const { lab } = window as unknown as LabWindow;
      return { result: lab.play(JSON.parse(replay)), hash: lab.hash() };
    }, text);
    expect(replayed).toEqual({ result, hash });
  });

  // The replay proves the rules; what this adds is the bot alone.
  test(`${id}: the bot plays in Chromium as in Node`, async ({ page }) => {
    await open(page);
    const played = await page.evaluate(
      ([seeded, many]) => {
        const { lab } = window as unknown as LabWindow;
        lab.restart(seeded);
        lab.pilot(many);
        return lab.hash();
      },
      // A run that the bot's own command ended holds one look of the bot more than ticks.
      [seed, ticks + (result ? 1 : 0)] as const,
    );
    expect(played).toBe(hash);
  });
}
