// The lab: what `window.lab` promises, the panel, tuning by address, replays.
import { readFileSync } from 'node:fs';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, foxOf, openGame, openLab, playOut, tickOf } from '../e2e/play.ts';
import { pressOnResult } from '../e2e/resultCard.ts';
import { frames } from '../e2e/settled.ts';

const GAME = '/games/stealth-escape';
const BOARD = '/games/dice-conquest';

test('it names what it holds, and nothing has moved yet', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const seen = await page.evaluate(() => {
    const { lab } = window;
    if (!lab) throw new Error('no lab');
    const { id, seed, tick, constants } = lab;
    return {
      id,
      seed,
      tick,
      result: lab.result(),
      guardSpeed: constants['guardSpeed'],
      hash: lab.hash(),
      hud: lab.hud(),
    };
  });
  expect(seen).toMatchObject({ id: 'stealth-escape', seed: 7, tick: 0, result: null });
  expect(seen.guardSpeed).toMatchObject({ value: 2, unit: expect.any(String), effect: expect.any(String) });
  expect(seen.guardSpeed?.range).toHaveLength(2);
  expect(seen.hud.length).toBeGreaterThan(0);
  await frames(page);
  expect(await page.evaluate(() => window.lab?.hash())).toBe(seen.hash);
  await expectPhase(page, 'ready');
});

test('step begins the game, takes the clock, and gives it back to Run', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.evaluate(() => window.lab?.step(10));
  expect(await tickOf(page)).toBe(10);
  await frames(page);
  expect(await tickOf(page)).toBe(10);
  await page.getByRole('button', { name: 'Step' }).click();
  expect(await tickOf(page)).toBe(11);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => tickOf(page)).toBeGreaterThan(15);
  await page.getByRole('button', { name: 'Hold' }).click();
  const held = await tickOf(page);
  await frames(page);
  expect(await tickOf(page)).toBe(held);
});

test('a frame: held bits hold, pressed bits count once; bad arguments are ignored or clamped, never thrown', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const before = await foxOf(page);
  await page.evaluate(() => window.lab?.step(10, { held: 8 }));
  const ran = await foxOf(page);
  await page.evaluate(() => window.lab?.step(30, { held: 16, pressed: 16 }));
  const shot = await foxOf(page);
  expect(ran.x - before.x).toBeCloseTo(40, 0);
  expect(before.ammo - shot.ammo).toBe(1);

  const ticks = await page.evaluate(() => {
    const lab = window.lab as unknown as Record<string, (...args: unknown[]) => unknown>;
    const odd = [undefined, null, NaN, -5, 'x', {}, [], Infinity, () => 1];
    for (const value of odd.slice(0, 7)) {
      lab['step']?.(value);
      lab['step']?.(1, value);
      lab['step']?.(1, { held: value, pointer: value, move: value, aim: [value, value] });
      lab['pilot']?.(value === -5 ? 0 : value);
      lab['send']?.(value);
      lab['set']?.(value, value);
      lab['set']?.('guardSpeed', value);
      lab['restart']?.(value);
      lab['play']?.(value);
    }
    return window.lab?.tick;
  });
  expect(ticks).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => window.lab?.restart(3));
  expect(await page.evaluate(() => window.lab?.seed)).toBe(3);
});

test('state is a copy; restart before play changes what will start; in play it begins at tick 0', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const same = await page.evaluate(() => {
    const before = window.lab?.hash();
    const state = window.lab?.state() as { player: { x: number } };
    state.player.x = -1;
    return window.lab?.hash() === before;
  });
  expect(same).toBe(true);
  await page.evaluate(() => window.lab?.restart(9));
  await expectPhase(page, 'ready');
  expect(await page.evaluate(() => window.lab?.seed)).toBe(9);
  await page.evaluate(() => window.lab?.step(50));
  await page.evaluate(() => window.lab?.restart(9));
  await expectPhase(page, 'playing');
  expect(await tickOf(page)).toBe(0);
});

test('a turn game: legal commands, send, and pressed keys as commands', async ({ page }) => {
  await openLab(page, `${BOARD}?lab&seed=7`);
  const seen = await page.evaluate(() => {
    const { lab } = window;
    if (!lab?.legal) throw new Error('no legal moves');
    const legal = lab.legal();
    lab.send(legal[0]);
    const hash = lab.hash();
    lab.step(1, { pressed: 1 });
    lab.step(120);
    return { legal: legal.length, changed: lab.hash() !== hash, acts: lab.replay()?.acts.length };
  });
  expect(seen.legal).toBeGreaterThan(0);
  expect(seen.acts).toBeGreaterThanOrEqual(1);
  await expectPhase(page, 'playing');
});

for (const game of [GAME, BOARD])
  test(`a replay saved, loaded and played again has the same hash and result: ${game}`, async ({ page }) => {
    await openLab(page, `${game}?lab&seed=7`);
    const result = await playOut(page);
    const hash = await page.evaluate(() => window.lab?.hash());
    await pressOnResult(page, 'Replay');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save this run' }).click();
    const file = await (await download).path();
    expect((await download).suggestedFilename()).toContain('_7_');
    const text = readFileSync(file, 'utf8');

    await openLab(page, `${game}?lab`);
    const again = await page.evaluate(json => {
      const played = window.lab?.play(JSON.parse(json));
      return { played, hash: window.lab?.hash() };
    }, text);
    expect(again).toEqual({ played: result, hash });
  });

test('a replay from a file is watched, scrubbed and left; a bad file says so and loses nothing', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.evaluate(() => window.lab?.pilot(300));
  const { text, hash } = await page.evaluate(() => ({
    text: JSON.stringify(window.lab?.replay()),
    hash: window.lab?.hash(),
  }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1') });
  await expect(page.getByText('This file is not a replay')).toBeVisible();
  expect(await page.evaluate(() => window.lab?.hash())).toBe(hash);

  await file.setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const bar = page.getByRole('group', { name: 'Replay', exact: true });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: '4×' }).click();
  const position = bar.getByLabel('Position');
  await position.fill('150');
  await expect.poll(() => tickOf(page)).toBe(150);
  await bar.getByRole('button', { name: 'Play replay' }).click();
  await expect.poll(() => tickOf(page)).toBe(300);
  expect(await page.evaluate(() => window.lab?.hash())).toBe(hash);
  await position.fill('0');
  await expect.poll(() => tickOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expectPhase(page, 'ready');
});

test('the lab’s own runs are no bests', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await playOut(page);
  const best = await page.evaluate(() => window.lab?.replay());
  expect(best?.result?.score).toBeGreaterThan(0);
  await openGame(page, `${GAME}?seed=7`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replays' }).click();
  await expect(page.getByRole('button', { name: 'Load a file' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch the best run' })).toHaveCount(0);
});

test('a knob turns the running game, resets, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.evaluate(() => window.lab?.step(5));
  await page.getByLabel('guardSpeed', { exact: true }).fill('3');
  expect(await page.evaluate(() => window.lab?.constants['guardSpeed']?.value)).toBe(3);
  expect(await tickOf(page)).toBe(5);
  await page.getByRole('button', { name: 'Copy changed constants' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('guardSpeed: 3, // was 2');
  await page.getByRole('button', { name: 'Reset guardSpeed to 2' }).click();
  expect(await page.evaluate(() => window.lab?.constants['guardSpeed']?.value)).toBe(2);
});

test('a number among many is found, typed in words of its own, and taken back', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  const value = () => page.evaluate(() => window.lab?.constants['visionRange']?.value);
  await page.getByRole('searchbox', { name: 'Find a number' }).fill('guards see');
  await expect(page.getByText(/^\d of \d+ numbers, 0 changed$/)).toBeVisible();
  await expect(page.getByLabel('guardSpeed', { exact: true })).toHaveCount(0);
  const typed = page.getByLabel('Number of visionRange');
  await typed.fill('4000');
  await expect(page.getByText('From 40 to 400 px: 4000 is outside.')).toBeVisible();
  await typed.press('Enter');
  expect(await value()).toBe(130);
  await typed.fill('200');
  await typed.press('Enter');
  expect(await value()).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await value()).toBe(130);
  await page.keyboard.press('Control+y');
  expect(await value()).toBe(200);
});

test('the address tunes by the knob’s steps, clamps, and marks the run as assisted; unknown names are dropped', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=7&tune=guardSpeed:3,playerSpeed:9999,startAmmo:7.6,nonsense:4`);
  const { values, replay } = await page.evaluate(() => ({
    values: Object.fromEntries(Object.entries(window.lab?.constants ?? {}).map(([name, one]) => [name, one])),
    replay: window.lab?.replay(),
  }));
  expect(values['guardSpeed']?.value).toBe(3);
  expect(values['playerSpeed']?.value).toBe(values['playerSpeed']?.range[1]);
  expect(values['startAmmo']?.value).toBe(8);
  expect(replay?.assisted).toBe(true);
  expect(Object.keys(replay?.overrides ?? {}).toSorted()).toEqual(['guardSpeed', 'playerSpeed', 'startAmmo']);
});

test('the panel shows events and the state, and leaves the stage its room', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=7`);
  await page.getByRole('tab', { name: 'State' }).click();
  await page.locator('summary', { hasText: 'State' }).click();
  await page.evaluate(() => window.lab?.pilot(900));
  const panel = page.getByRole('complementary', { name: 'Lab' });
  await expect(panel.getByText(/"player"/)).toBeVisible();
  await expect(panel.locator('ol li').first()).toBeVisible();
  const stage = await page.locator('[data-stage]').boundingBox();
  expect(stage?.width).toBeGreaterThan(700);
});
