// Math RPG on its built page: answered by keys, by the number pad and in the line itself; the paths, the map, and what is kept over runs.
import type { Page } from '@playwright/test';
import type { MathState } from '../../scenes/math-rpg/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame, openLab } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 } });

const GAME = '/games/math-rpg';
const state = (page: Page) => page.evaluate(() => window.lab?.state() as MathState);
const begin = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();
const health = (page: Page, name: string) => page.getByRole('meter', { name });
const line = (page: Page) => page.getByRole('textbox', { name: /^What is/ });
/** The right answer to what stands on the page. */
const answerOn = (page: Page) =>
  page.locator('label[for=math-answer] > :first-child').evaluate(({ textContent }) => {
    const [, left, sign, right] = /^(\d+) ([+−]) (\d+) =$/.exec(textContent) ?? [];
    return sign === '+' ? Number(left) + Number(right) : Number(left) - Number(right);
  });

test('a first fight by keys: blows both ways, the way to the answer, a path, and the map', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLab(page, `${GAME}?lab&seed=3&tune=firstEnemyHealth:20`);
  await expect(page).toHaveTitle('Math RPG | Folded Fox Games');
  await begin(page);
  await expect(health(page, 'You')).toHaveAttribute('aria-valuenow', '100');
  await expect(health(page, 'Snail')).toHaveAttribute('aria-valuenow', '20');
  // The same key twice within one tick is one press: a busy machine has long ticks.
  await page.keyboard.press('9');
  await expect(line(page)).toHaveValue('9');
  await page.keyboard.press('9');
  await expect(line(page)).toHaveValue('99');
  const { question } = await state(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('p', { hasText: /^Wrong! Enemy attacks for \d+ damage!$/ })).toBeVisible();
  await expect(page.getByText(`${question.text} = ${question.answer}`, { exact: true })).toBeVisible();
  await page.keyboard.type(String(await answerOn(page)));
  await page.keyboard.press('Enter');
  await expect(health(page, 'Snail')).toHaveAttribute('aria-valuenow', '10');
  await page.keyboard.type(String(await answerOn(page)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Choose a path' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(health(page, 'Hedgehog')).toHaveAttribute('aria-valuenow', '90');
  expect(await state(page)).toMatchObject({ path: 'ridge', level: 2, score: 20 });
  await page.getByRole('button', { name: 'Map' }).click();
  await page.getByRole('tab', { name: 'Report' }).click();
  await expect(page.getByText('2 of 3 (67 %)')).toBeVisible();
});

test('in the line itself, as a screen reader does, from the first question over a path to the next', async ({
  page,
}) => {
  await openGame(page, `${GAME}?seed=3&tune=firstEnemyHealth:10`);
  await begin(page);
  await line(page).focus();
  await expect(line(page)).toHaveAccessibleName(/What is \d+ plus \d+\?/);
  await page.keyboard.type('1.5');
  await page.keyboard.press('Enter');
  await expect(page.locator('p', { hasText: 'Your answer must be a whole number' }).first()).toBeVisible();
  await expect(health(page, 'You')).toHaveAttribute('aria-valuenow', '100');
  await line(page).fill(String(await answerOn(page)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Meadow/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeFocused();
  await expect(health(page, 'Hedgehog')).toBeVisible();
});

test('what was learnt reaches the next visit; a damaged career is set aside and said', async ({ page }) => {
  await openGame(page, `${GAME}?seed=3`);
  await begin(page);
  await page.keyboard.type(String(await answerOn(page)));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Correct! You deal \d+ damage!$/)).toBeVisible();
  await page.goto(`${GAME}?seed=4`);
  await begin(page);
  const report = async () => {
    await page.getByRole('button', { name: 'Map' }).click();
    await page.getByRole('tab', { name: 'Report' }).click();
  };
  await report();
  await expect(page.getByText('1 of 1 (100 %)')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('foldedFox.career.math-rpg', '{"torn":true}'));
  await page.reload();
  await begin(page);
  await expect(page.getByText('Your progress in this game could not be read', { exact: true })).toBeVisible();
  await report();
  await expect(page.getByText('Nothing was asked yet.')).toBeVisible();
});

test('a teacher’s link: its facts and no others, said at once; one that cannot be read opens the game without it', async ({
  page,
}) => {
  await openGame(page, `${GAME}#facts=7x8.56d8`);
  await expect(page.getByText('A teacher’s list: 2 facts, and nothing else.')).toBeVisible();
  await begin(page);
  await expect(page.locator('label[for=math-answer] > :first-child')).toHaveText(/^(?:7 × 8|56 ÷ 8) =$/);
  await page.goto(`${GAME}#facts=seven`);
  await page.reload();
  await expect(
    page.getByText('This link holds no list of facts that can be read.', { exact: false }).first(),
  ).toBeVisible();
  await begin(page);
  await expect(line(page)).toHaveAccessibleName(/What is \d+ plus \d+\?/);
});

test('a point typed on the stage stays, and an attack with it costs nothing', async ({ page }) => {
  await openGame(page, `${GAME}?seed=3`);
  await begin(page);
  await page.keyboard.type('3.5', { delay: 80 });
  await expect(line(page)).toHaveValue('3.5');
  await page.keyboard.press('Enter');
  await expect(page.locator('p', { hasText: 'Your answer must be a whole number' }).first()).toBeVisible();
  await expect(health(page, 'You')).toHaveAttribute('aria-valuenow', '100');
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a whole game on the number pad, to its end and again', async ({ page }) => {
    await openGame(page, `${GAME}?seed=3`);
    await begin(page);
    for (let i = 0; i < 30 && (await page.locator('[data-play]').getAttribute('data-play')) === 'playing'; i++) {
      await page.getByRole('button', { name: '9', exact: true }).tap();
      await page.getByRole('button', { name: '9', exact: true }).tap();
      await page.getByRole('button', { name: 'Attack!' }).tap();
    }
    await expectPhase(page, 'over');
    await expect(page.getByRole('heading', { name: 'Game Over! Your final score: 0' })).toBeVisible();
    await page.getByRole('button', { name: 'Play Again' }).tap();
    await expectPhase(page, 'playing');
    await expect(health(page, 'You')).toHaveAttribute('aria-valuenow', '100');
  });
  test('a long sum is written smaller: the pad and Attack! stay where they are, whole', async ({ page }) => {
    await openLab(page, `${GAME}?lab&seed=3&tune=firstEnemyHealth:10,enemyHealth:10,enemyHealthPerLevel:0`);
    await begin(page);
    const boxes = () =>
      Promise.all(['Attack!', 'Minus'].map(name => page.getByRole('button', { name, exact: true }).boundingBox()));
    const before = await boxes();
    expect((before[1]?.y ?? 0) + (before[1]?.height ?? 0)).toBeLessThanOrEqual(844);
    for (let level = 1; level <= 5; level++) {
      await page.getByRole('button', { name: /^Bold/ }).tap();
      expect(await boxes()).toEqual(before);
      const { question } = await state(page);
      // Two digits, and a number to add.
      if (level === 5) expect(question.text).toMatch(/^\d\d . \d\d . \d$/);
      await page.locator('#math-answer').fill(String(question.answer));
      await page.getByRole('button', { name: 'Attack!' }).tap();
      if (level < 5) await page.getByRole('button', { name: /^Meadow/ }).tap();
    }
  });
});

test('the journey won: the way home is in sight, and taken by keys', async ({ page }) => {
  await openLab(page, `${GAME}?lab&seed=3&tune=firstEnemyHealth:10,enemyHealth:10,enemyHealthPerLevel:0`);
  await begin(page);
  for (let level = 1; level <= 13; level++) {
    await page.locator('#math-answer').fill(String((await state(page)).question.answer));
    await page.getByRole('button', { name: 'Attack!' }).click();
    if (level < 13) await page.getByRole('button', { name: /^Meadow/ }).click();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: /^Home/ })).toBeInViewport({ ratio: 1 });
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key, { delay: 60 });
  await expect(page.getByRole('heading', { name: 'Journey won!' })).toBeVisible();
});
