// Fingers on a phone: no field makes it zoom, two quick presses neither, and a press that rests in play selects nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { CATALOG } from '../../scenes/catalog.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openGame } from '../e2e/play.ts';
import { hydrated } from '../e2e/settled.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const BUILT = 'dist/build';
const styleSheets = readdirSync(BUILT).filter(file => file.endsWith('.css'));
const css = styleSheets.map(file => readFileSync(`${BUILT}/${file}`, 'utf8'));
/** Every class that a built style names. */
const classes = [...new Set(css.flatMap(text => text.match(/(?<=\.)[A-Za-z][\w-]*_[\w-]+/g) ?? []))];

test('whatever style a field has, an iPhone does not zoom into it', async ({ page }) => {
  await page.goto('/');
  expect(classes.length).toBeGreaterThan(500);
  for (const file of styleSheets) await page.addStyleTag({ url: `/build/${file}` });
  const small = await page.evaluate(names => {
    const box = document.createElement('div');
    box.style.fontSize = '10px';
    for (const kind of ['input', 'select', 'textarea', 'div'])
      for (const name of names) {
        const field = document.createElement(kind);
        field.className = name;
        if (kind === 'div') field.contentEditable = 'true';
        box.append(field);
      }
    // All at once: styles are computed a single time.
    document.body.append(box);
    const small = [...box.children].filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
    box.remove();
    return small.map(({ tagName, className }) => `${tagName} ${className}`);
  }, classes);
  expect(small).toEqual([]);
});

/** Fields of a page and of the shadow roots in it, whose text is smaller than 16 px. */
const smallFields = () => {
  const TYPED =
    'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea, [contenteditable=true]';
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const fields = roots.flatMap(root => [...root.querySelectorAll(TYPED)]);
  const small = fields.filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
  return small.map(field => field.outerHTML.slice(0, 120));
};

for (const path of ['/j-parse', '/video-game-music-generator', '/paint'])
  test(`${path}: text that is typed is 16 px or larger`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(smallFields)).toEqual([]);
  });

test('Robot Battle: code is typed at 16 px or larger, in the editor’s own root too', async ({ page }) => {
  await openGame(page, '/games/robot-battle');
  await page.getByRole('button', { name: 'To the workshop' }).tap();
  await expect(page.locator('[data-code] .cm-content').first()).toBeVisible();
  expect(await page.evaluate(smallFields)).toEqual([]);
});

test('a press that rests offers nothing of the browser’s: the stage’s style says so', () => {
  const host = css.join('').match(/[^{}]*\{[^{}]*-webkit-touch-callout:none[^{}]*\}/g) ?? [];
  expect(host.filter(rule => rule.includes('container:host'))).toHaveLength(1);
});

for (const { id } of CATALOG)
  test(`${id}: two quick presses do not zoom, and a long one selects nothing`, async ({ page }) => {
    await openGame(page, `/games/${id}`);
    await page.keyboard.press('Enter');
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      const zoomsIn = (element: Element | null): boolean =>
        !element || (getComputedStyle(element).touchAction === 'auto' && zoomsIn(element.parentElement));
      for (const element of document.querySelectorAll(
        '[data-stage] canvas, [data-touchpad] *, [aria-label$=", stage"] button',
      )) {
        if (zoomsIn(element)) found.push(`zooms: ${element.outerHTML.slice(0, 80)}`);
        const { userSelect } = getComputedStyle(element);
        const isWithin = element.closest('dialog, [role=dialog]');
        if (userSelect !== 'none' && !isWithin && element.tagName !== 'svg' && element.closest('svg') === null)
          found.push(`selects: ${element.outerHTML.slice(0, 80)}`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  });
