// The arena of Robot Battle on its built page: a script by keys, a bout won and one lost, what the result says, and what a reload keeps.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { expectPhase, openGame } from '../e2e/play.ts';

/** Its stage is drawn without a graphics card: a smaller one leaves the machine to what is tested. */
test.use({ viewport: { width: 960, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** What Playwright itself writes where a page registers the service worker that the tests do without. */
const OF_PLAYWRIGHT = 'Service Worker registration blocked by Playwright';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('textbox', { name: 'Your script', exact: true });

/** Writes a script over the one that stands there, and begins the bout from the editor. */
async function fightWith(page: Page, script: string): Promise<void> {
  await sheet(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(script);
  await page.keyboard.press('Control+Enter');
  await button(page, 'To the end').click();
  await expectPhase(page, 'over');
}

test('a script by keys beats the first and falls to the second, and is told why; a reload keeps how far it came', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', message => {
    if (message.text() !== OF_PLAYWRIGHT) messages.push(`${message.type()}: ${message.text()}`);
  });
  await openGame(page, '/games/robot-battle?seed=5&setup=mode:arena');
  const card = page.locator('[data-card="start"]');
  await expect(card).toContainText(/Eighteen robots in six leagues wait.* Next: Sentry\./);
  await expect(card).not.toContainText('seven house robots');
  await button(page, 'To the workshop').click();
  await expect(page.getByText(/^Next: Sentry, best of three/)).toBeVisible();

  await fightWith(page, 'return { drive: 1, turn: 3, aim: bearing(), fire: 2 };');
  await expect(page.getByRole('heading', { name: '2 to 0 against Sentry' })).toBeVisible();
  // One place says it: over the picture stands who won, and in the workshop why. Ears are told by another.
  const seen = page.locator('[data-card="result"], [data-layer="hud"]');
  await expect(seen.getByText(/Your robot hit with \d+ of \d+ shells/)).toHaveCount(1);
  await expect(seen.getByText('Next on the ladder: Tumbler.')).toHaveCount(1);

  await button(page, 'Next opponent').click();
  await expect(page.getByText(/^Next: Tumbler, best of three/)).toBeVisible();
  await fightWith(page, 'return { turn: 3 };');
  await expect(page.getByRole('heading', { name: '0 to 2 against Tumbler' })).toBeVisible();
  await expect(seen.getByText('Your robot never fired. Tumbler’s shells are weak')).toHaveCount(1);

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('foldedFox.arena.robot-battle')))
    .toContain('return { turn: 3 };');
  await openGame(page, '/games/robot-battle?seed=5&setup=mode:arena');
  await expect(card).toContainText('Next: Tumbler.');
  await button(page, 'To the workshop').click();
  await expect(sheet(page)).toContainText('return { turn: 3 };');
  await button(page, 'Opponents').click();
  const ladder = page.getByRole('dialog', { name: 'Opponents' });
  await expect(ladder.getByText('1 of 18 are. Beat Tumbler to meet Snail.')).toBeVisible();
  await expect(ladder.getByRole('button', { name: 'Meet Tumbler' })).toBeEnabled();
  await expect(ladder.getByRole('button', { name: 'Snail is closed' })).toBeDisabled();
  expect(messages).toEqual([]);
});
