// Mystery House on its built page: typed commands, buttons and touch, soft keyboard, and links.
import type { Page } from '@playwright/test';
import type { MysteryState } from '../../scenes/mystery-house/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { setScreen } from '../e2e/layoutFaults.ts';
import { expectPhase, openGame, openLab } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

const GAME = '/games/mystery-house';

/** What this game's lab can do besides. */
interface Sleuth {
  state(): unknown;
  say(text: string): string;
  solution(): { murderer: string; clues: string[] };
}
const state = (page: Page) => page.evaluate(() => (window.lab as unknown as Sleuth).state() as MysteryState);
const begin = (page: Page) => page.getByRole('button', { name: 'Enter the house' }).click();
const line = (page: Page) => page.getByRole('textbox', { name: 'What do you do?' });
const log = (page: Page) => page.getByRole('log', { name: 'What happened' });

test('an evening: typed, refused, completed and said aloud; the lab proves the case, the notebook shows it, and the name wins', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=5`);
  await begin(page);
  await expect(line(page)).toBeFocused();
  await page.keyboard.type('frobnicate');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText("I don't understand that command.", { exact: true })).toBeInViewport();
  await page.keyboard.type('exam');
  await page.keyboard.press('Tab');
  await expect(line(page)).toHaveValue('examine umbrella');
  await line(page).fill('n');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Foyer', { exact: true })).toBeInViewport();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'A tiled hall' })).toHaveCount(1);
  const { murderer, clues } = await page.evaluate(() => (window.lab as unknown as Sleuth).solution());
  await page.evaluate(() => window.lab?.restart());
  const heard = await page.evaluate(said => said.map(text => (window.lab as unknown as Sleuth).say(text)), clues);
  expect(heard.join('\n')).toContain('The notebook holds the proof now.');
  await page.getByRole('button', { name: 'Notebook' }).click();
  await expect(page.getByRole('heading', { name: `Proof: it was ${murderer}` })).toBeVisible();
  await page.getByRole('button', { name: `Accuse ${murderer}` }).click();
  await expectPhase(page, 'over');
  await expect(page.getByRole('heading', { name: 'Case solved' })).toBeVisible();
});

test('the last act by keys: everybody is gathered, the name said, what was found laid down, and the murderer gives up', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=5`);
  await begin(page);
  const { murderer, clues } = await page.evaluate(() => (window.lab as unknown as Sleuth).solution());
  await page.evaluate(said => said.map(text => (window.lab as unknown as Sleuth).say(text)), clues);
  for (const text of [
    'gather everyone',
    'ask round the table',
    `name ${murderer}`,
    'lay down everything',
    'that is all',
  ]) {
    if ((await state(page)).phase === 'over') break;
    await line(page).fill(text);
    await page.keyboard.press('Enter');
  }
  await expectPhase(page, 'over');
  await expect(page.getByRole('heading', { name: 'Case solved' })).toBeVisible();
  await expect(page.getByText(/^It was .* and you said so before everybody\.$/)).toBeVisible();
});

test('a link opens its case, a damaged one says so and opens a plain one', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=5`);
  await begin(page);
  await page.getByRole('button', { name: 'Plan' }).click();
  await page.getByRole('tab', { name: 'Cases' }).click();
  const cold = page.getByRole('link', { name: /^Cold case 2/ });
  const href = (await cold.getAttribute('href')) ?? '';
  await openLab(page, href.replace('?', '?lab&'));
  const { case: night } = await state(page);
  expect(night.kind).toBe('motive');
  await openLab(page, `${GAME}?lab&seed=5&case=F3A-Z`);
  await begin(page);
  await expect(log(page).getByText(/^The link's case cannot be read: .* This is case 5-. instead\.$/)).toBeVisible();
  expect((await state(page)).case.seed).toBe(5);
});

test('who it was is read once: the same link again makes no points, and a new case is another one', async ({
  page,
}) => {
  await openGame(page, `${GAME}?seed=12`);
  await begin(page);
  const accuse = async () => {
    await line(page).fill('accuse clara');
    await page.keyboard.press('Enter');
    await expectPhase(page, 'over');
  };
  const score = page.locator('[data-card=result] dl');
  await accuse();
  await expect(score).toContainText('120');
  await page.getByRole('button', { name: 'New case' }).click();
  await expectPhase(page, 'playing');
  await line(page).fill('version');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/This is case [0-9A-Z]+-[0-9A-Z]\.$/)).not.toContainText('This is case C-');
  await openGame(page, `${GAME}?seed=12`);
  await begin(page);
  await accuse();
  await expect(page.getByText('You had seen how this one ends: played again, it scores nothing.')).toBeVisible();
  await expect(score).toContainText(/Score\s*0/);
});

test('a letter typed on the stage lands in the line; Esc leaves it, arrows walk', async ({ page }) => {
  await openGame(page, `${GAME}?seed=5`);
  await begin(page);
  await page.locator('[data-stage]').click({ position: { x: 20, y: 20 } });
  await page.keyboard.type('look');
  await expect(line(page)).toHaveValue('look');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(line(page)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(log(page).getByText('Foyer', { exact: true })).toBeVisible();
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a whole night by buttons: to the accusation and into the next case', async ({ page }) => {
    await openGame(page, `${GAME}?seed=5`);
    await page.getByRole('button', { name: 'Enter the house' }).tap();
    await expect(line(page)).not.toBeFocused();
    const here = page.getByRole('group', { name: 'What is here' });
    for (const way of [
      'North: Foyer',
      'West: Living Room',
      'North: Kitchen',
      'South: Dining Room',
      'West: Foyer',
      'Up: Upstairs Landing',
    ]) {
      await page.getByRole('button', { name: way, exact: true }).tap();
      const names = (await here.getByRole('button').allTextContents()).filter(name => name !== 'Look');
      for (const name of names) {
        await here.getByRole('button', { name, exact: true }).tap();
        const what = page.getByRole('group', { name: `What to do: ${name}` });
        await what.getByRole('button', { name: /^examine/ }).tap();
        const alibi = what.getByRole('button', { name: /about alibi$/ });
        if ((await alibi.count()) > 0) await alibi.tap();
        const back = page.getByRole('button', { name: `Back from ${name}` });
        if ((await back.count()) > 0) await back.tap();
      }
    }
    await page.getByRole('button', { name: 'Notebook' }).tap();
    await page.getByRole('button', { name: 'Accuse You' }).tap();
    await expectPhase(page, 'over');
    await expect(page.getByRole('heading', { name: 'The wrong name' })).toBeVisible();
    await page.getByRole('button', { name: 'New case' }).tap();
    await expectPhase(page, 'playing');
    await expect(log(page).getByText('Front of the House', { exact: true })).toBeVisible();
  });

  test('the last act by buttons: gathered, asked round, and two wrong names end it', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=5`);
    await page.getByRole('button', { name: 'Enter the house' }).tap();
    await page.getByRole('button', { name: 'Notebook' }).tap();
    await page.getByRole('button', { name: 'Gather everyone' }).tap();
    const steps = page.getByRole('group', { name: 'What to do before everybody' });
    await steps.getByRole('button', { name: 'Ask', exact: true }).tap();
    await page.getByRole('button', { name: 'ask round the table' }).tap();
    await expect(log(page).getByText(/says Felix\. "Give or take a minute\."$/)).toBeVisible();
    const back = page.getByRole('button', { name: 'Back from Ask' });
    if ((await back.count()) > 0) await back.tap();
    await steps.getByRole('button', { name: 'Name', exact: true }).tap();
    const { case: night } = await state(page);
    for (const first of ['ada', 'bruno', 'clara'].filter((_, who) => who !== night.murderer).slice(0, 2))
      await page.getByRole('button', { name: `name ${first}`, exact: true }).tap();
    await expectPhase(page, 'over');
    await expect(page.getByRole('heading', { name: 'The wrong name' })).toBeVisible();
  });

  test('above a soft keyboard the picture, the beginning of a reply and the line stay in sight', async ({ page }) => {
    await openGame(page, `${GAME}?seed=5`);
    await page.getByRole('button', { name: 'Enter the house' }).tap();
    for (const [whole, left] of [
      [{ width: 390, height: 844 }, 500],
      [{ width: 360, height: 640 }, 330],
      [{ width: 844, height: 390 }, 200],
    ] as const) {
      await setScreen(page, { ...whole });
      await line(page).focus();
      await page.setViewportSize({ width: whole.width, height: left });
      await line(page).fill('notes');
      await page.keyboard.press('Enter');
      await expect(line(page)).toBeInViewport({ ratio: 1 });
      await expect(log(page).locator('[data-kind=said]').last()).toBeInViewport();
      await expect(page.locator('[data-stage]')).toBeInViewport({ ratio: 0.9 });
    }
  });
});
