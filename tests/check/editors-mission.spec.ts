// Mission editor of Emergencia: pieces by mouse and keys, a proof from the Worker, and the mission is played; none of it is fetched before it opens.
import { expect, test } from '../e2e/fixtures.ts';
import { openGame } from '../e2e/play.ts';

test('a mission is drawn from the one under play, proven and played', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', request => fetched.push(request.url()));
  await openGame(page, '/games/emergencia');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Start');
  await press('Got It!');
  await press('Start Mission');
  await press('Mission');
  expect(fetched.filter(url => /MissionEditor/.test(url))).toEqual([]);
  await press('Draw a mission');
  const dialog = page.getByRole('dialog', { name: 'Draw a mission' });
  const map = dialog.getByRole('group', { name: /^Map/ });
  const tool = (name: string) => dialog.getByRole('radio', { name, exact: true }).check({ force: true });
  await expect(map.getByRole('button', { name: /^Agent/ })).toHaveCount(2);

  await tool('Agent');
  await map.click({ position: { x: 60, y: 60 } });
  const third = map.getByRole('button', { name: 'Agent 3' });
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  const file = dialog.getByLabel('This drawing as a mission file');
  const place = async () => (JSON.parse(await file.inputValue()) as { agents: { x: number }[] }).agents[2]?.x ?? 0;
  const before = await place();
  await tool('Move');
  await third.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(before + 10);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(place).toBe(before);

  await dialog.getByLabel('Threat after, s').fill('500');
  await expect(dialog.getByText(/^Its assassinationTime is a number from 1 to/)).toBeVisible();
  await dialog.getByLabel('Threat after, s').fill('40');
  await dialog.getByRole('button', { name: 'Prove it' }).click();
  await expect(dialog.getByText(/A careful player saves them in \d of 6\. Proven\./)).toBeVisible({ timeout: 60_000 });
  await dialog.getByLabel('Name', { exact: true }).fill('Three foxes');
  await dialog.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1: Three foxes' }).first()).toBeVisible();
});
