// A run recorded in Node ends in the same state in the browser: the golden replay of every game on WebGL, and a fresh run of its bot on Canvas.
import { readFileSync } from 'node:fs';
import { CATALOG } from '../../scenes/catalog.ts';
import type { Replay } from '../../scenes/kit/core/replay.ts';
import { expect, test } from './fixtures.ts';

interface Lab {
  ready: Promise<void>;
  play(replay: Replay): unknown;
  restart(seed: number): void;
  pilot(ticks: number): void;
  hash(): string;
  replay(): Replay;
}
type LabWindow = { lab: Lab };

for (const { id } of CATALOG) {
  test(`${id}: the golden replay ends in Chromium as in Node`, async ({ page }) => {
    const text = readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8');
    const golden: Replay = JSON.parse(text);
    await page.goto(`/games/${id}?lab&renderer=webgl`);
    await page.waitForFunction(() => 'lab' in window);
    const played = await page.evaluate(async replay => {
      const { lab } = window as unknown as LabWindow;
      await lab.ready;
      return { result: lab.play(JSON.parse(replay)), hash: lab.hash() };
    }, text);
    expect(played.hash).toBe(golden.hash);
    expect(played.result).toEqual(golden.result);
  });

  test(`${id}: the bot plays in Chromium as in Node`, async ({ page }) => {
    const golden: Replay = JSON.parse(readFileSync(`tests/replays/${id}/bot-7.json`, 'utf8'));
    await page.goto(`/games/${id}?lab&renderer=canvas`);
    await page.waitForFunction(() => 'lab' in window);
    const hash = await page.evaluate(
      async ({ seed, ticks }) => {
        const { lab } = window as unknown as LabWindow;
        await lab.ready;
        lab.restart(seed);
        lab.pilot(ticks);
        return lab.hash();
      },
      // A run that the bot's own command ended holds one look of the bot more than ticks.
      { seed: golden.seed, ticks: golden.ticks + (golden.result ? 1 : 0) },
    );
    expect(hash).toBe(golden.hash);
  });
}
