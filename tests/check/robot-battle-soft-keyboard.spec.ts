// Robot Battle with a soft keyboard: the typed line stays visible; texts too long for a script are refused and nothing is lost.
import type { Page } from '@playwright/test';
import type { RobotState } from '../../scenes/robot-battle/rules/state.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openGame, openLab } from '../e2e/play.ts';

const GAME = '/games/robot-battle';
const STORAGE_KEY = 'foldedFox.scripts.robot-battle';
const WHOLE = { width: 390, height: 844 };
/** What a soft keyboard leaves of it. */
const LEFT = { width: 390, height: 430 };

const editor = (page: Page, letter: string) => page.getByRole('textbox', { name: `Script of robot ${letter}` });
const sheet = (page: Page, letter: string) => page.locator(`[data-code="Script of robot ${letter}"]`);
const begin = (page: Page) => page.getByRole('button', { name: 'To the workshop' }).click();
/** The codes that the browser keeps, as one text. */
const kept = (page: Page) => page.evaluate(key => localStorage.getItem(key) ?? '', STORAGE_KEY);

/** The line of this text, if it is whole within the window and nothing lies on it. */
const seen = (page: Page, letter: string, text: string) =>
  sheet(page, letter).evaluate((host, wanted) => {
    const root = host.shadowRoot;
    const line = [...(root?.querySelectorAll('.cm-line') ?? [])].find(one => one.textContent?.includes(wanted));
    if (!root || !line) return false;
    const { left, top, bottom } = line.getBoundingClientRect();
    const inWindow = top >= 0 && bottom <= innerHeight && left >= 0;
    const above = root.elementFromPoint(left + 12, (top + bottom) / 2);
    return inWindow && above !== null && line.contains(above);
  }, text);

test.describe('on a phone', () => {
  test.use({ viewport: WHOLE, hasTouch: true, isMobile: true });

  test('a line typed and one composed by a soft keyboard are seen above it, and kept', async ({ page }) => {
    await openGame(page, `${GAME}?seed=5`);
    await page.getByRole('button', { name: 'To the workshop' }).tap();
    await expect(sheet(page, 'A').locator('.cm-content')).toBeVisible();
    // The lowest line: the keyboard comes up over it.
    await sheet(page, 'A').locator('.cm-line').last().tap();
    await expect(editor(page, 'A')).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.setViewportSize(LEFT);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('// by a soft keyboard');
    await expect.poll(() => seen(page, 'A', 'by a soft keyboard')).toBe(true);
    await page.keyboard.press('Enter');
    const device = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      device.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    for (const text of ['/', '//', '// こ', '// こん', '// 今日']) await compose(text);
    await expect.poll(() => seen(page, 'A', '// 今日')).toBe(true);
    await device.send('Input.insertText', { text: '// 今日は' });
    await expect.poll(() => seen(page, 'A', '// 今日は')).toBe(true);
    await expect.poll(() => kept(page)).toContain('// by a soft keyboard\\n// 今日は');
    await page.setViewportSize(WHOLE);
    await expect.poll(() => seen(page, 'A', '// 今日は')).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'To the workshop' }).tap();
    await expect(editor(page, 'A')).toContainText('// by a soft keyboard// 今日は');
  });

  test('in a window that was never higher', async ({ page }) => {
    await page.setViewportSize(LEFT);
    await openGame(page, `${GAME}?seed=5`);
    await page.getByRole('button', { name: 'To the workshop' }).tap();
    await sheet(page, 'A').locator('.cm-line').first().tap();
    await page.keyboard.insertText('// low');
    await expect.poll(() => seen(page, 'A', '// low')).toBe(true);
    await expect.poll(() => kept(page)).toContain('// low');
  });

  test('in the middle of a long script, too', async ({ page }) => {
    await openGame(page, `${GAME}?seed=5`);
    await page.getByRole('button', { name: 'To the workshop' }).tap();
    await expect(sheet(page, 'A').locator('.cm-content')).toBeVisible();
    await editor(page, 'A').tap();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(Array.from({ length: 80 }, (_, i) => `// line ${i}`).join('\n'));
    const box = await sheet(page, 'A').boundingBox();
    if (!box) throw new Error('no sheet');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 24);
    await page.setViewportSize(LEFT);
    await page.keyboard.insertText('HERE');
    await expect.poll(() => seen(page, 'A', 'HERE')).toBe(true);
    await expect.poll(() => kept(page)).toContain('HERE');
  });
});

/** Pasted as the browser pastes; the longest time that the page did not answer meanwhile, in milliseconds. */
const paste = (page: Page, letter: string, length: number) =>
  sheet(page, letter).evaluate(
    (host, characters) =>
      new Promise<number>(resolve => {
        const data = new DataTransfer();
        data.setData('text/plain', '// much\n'.repeat(characters / 8));
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        const began = performance.now();
        host.shadowRoot?.querySelector('.cm-content')?.dispatchEvent(event);
        setTimeout(() => resolve(performance.now() - began), 0);
      }),
    length,
  );

test('ten megabytes pasted are refused in words and nothing is lost; a script over 64 KB loses by name and is kept', async ({
  page,
}) => {
  await openLab(page, `${GAME}?lab&seed=5`);
  await begin(page);
  await editor(page, 'A').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('// mine');
  await page.keyboard.press('Enter');
  await expect.poll(() => kept(page)).toContain('// mine');
  const before = await kept(page);
  const took = await paste(page, 'A', 10_000_000);
  console.info(`10 MB pasted: the page answered after ${Math.round(took)} ms`);
  await expect(page.getByText('That is no script: 64 KB are allowed', { exact: true })).toBeVisible();
  expect(await kept(page)).toBe(before);
  await page.keyboard.type('// and more');
  await expect.poll(() => kept(page)).toContain('// mine\\n// and more');
  await page.keyboard.press('Control+A');
  await paste(page, 'A', 80_000);
  await expect(page.getByText('over 64 KB: it loses')).toBeVisible();
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByRole('button', { name: 'Start Battle' }).click();
  await expect(page.getByRole('heading', { name: 'Target (B) wins' })).toBeVisible();
  await expect(page.getByText(/A: The script has/).first()).toBeVisible();
  await expect(page.getByText(/The script has 79 KB; 64 KB are allowed\./).first()).toBeVisible();
  await page.reload();
  await begin(page);
  await expect(page.getByText('over 64 KB: it loses')).toBeVisible();
  await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(80_000);
});

test('a link with nonsense says so, runs nothing and changes nothing', async ({ page }) => {
  await openGame(page, `${GAME}?seed=5`);
  await begin(page);
  await page.getByLabel('Robot A: whose script').selectOption('aims');
  await expect.poll(() => kept(page)).toContain('"');
  const before = await kept(page);
  const cases = [
    ['nonsense', 'The link holds no robots. Nothing was changed.'],
    ['1AAAA', 'The link is damaged: its robots cannot be read. Nothing was changed.'],
    [`1${'A'.repeat(5999)}`, 'The link is damaged: its robots cannot be read. Nothing was changed.'],
    ['%00%FF<script>', 'Nothing was changed.'],
  ] as const;
  for (const [index, [text, says]] of cases.entries()) {
    await openLab(page, `${GAME}?lab&seed=${index}#match=${text}`);
    await begin(page);
    await expect(page.getByText(says), text).toBeVisible();
    await expect(page.getByLabel('Robot A: whose script')).toHaveValue('aims');
    expect(((await page.evaluate(() => window.lab?.state())) as RobotState).phase).toBe('idle');
    expect(await kept(page), text).toBe(before);
  }
});
