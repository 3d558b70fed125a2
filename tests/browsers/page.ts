// Actions on a page in any browser: opening it as a new visitor, finding a button by its name, pressing keys, waiting for a state.
import { expect } from 'vitest';
import type { Place } from '../e2e/firstInput.ts';
import type { Browser, Point } from './browser.ts';
import { EMPTY } from './site.ts';

/** Longest wait for a state, in milliseconds: for a page that hangs. */
const LIMIT_MS = 120_000;
const INTERVAL_MS = 30;

/** Waits until a value is as wanted. */
export const expectSoon = <Value>(value: () => Promise<Value>, when: string) =>
  expect.poll(value, { timeout: LIMIT_MS, interval: INTERVAL_MS, message: when });

/** Waits until a condition holds in the page. */
export const until = <Input extends readonly unknown[]>(
  browser: Browser,
  when: string,
  holds: (...input: Input) => boolean | Promise<boolean>,
  ...input: Input
) => expectSoon(() => browser.evaluate(holds, ...input), when).toBe(true);

/** Opens an address as a new visitor does, without anything kept, and waits for hydration. */
export async function openNew(browser: Browser, address: string): Promise<void> {
  await browser.open(new URL(EMPTY, address).href);
  await browser.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name ? [name] : []));
    const remove = (name: string) =>
      new Promise(done => {
        const asked = indexedDB.deleteDatabase(name);
        asked.onsuccess = done;
        asked.onerror = done;
      });
    await Promise.all(names.map(remove));
  });
  await browser.open(address);
  await hydrated(browser);
}

/** Waits for hydration and the web font. */
export const hydrated = (browser: Browser) =>
  until(browser, 'hydrated', async () => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some(key => key.startsWith('__reactFiber'))) return false;
    await document.fonts.ready;
    return true;
  });

export async function click(browser: Browser, at: Point): Promise<void> {
  await browser.move(at);
  await browser.mouseDown();
  await browser.mouseUp();
}

export async function drag(browser: Browser, from: Point, to: Point): Promise<void> {
  await browser.move(from);
  await browser.mouseDown();
  await browser.move(to);
  await browser.mouseUp();
}

export async function press(browser: Browser, code: string): Promise<void> {
  await browser.keyDown(code);
  await browser.keyUp(code);
}

/** Name of a control, or an expression that it matches. */
export type Name = string | RegExp;

interface Reach {
  /** Part of its box that is pressed; its middle unless told. */
  readonly place?: Place;
  /** Selector of what the control is part of. */
  readonly within?: string;
  readonly roles?: string;
}

const CONTROLS = 'button, a[href], summary, [role="button"], [role="menuitem"], [role="tab"], [role="radio"], label';

/** Waits for a control of this name that can be pressed; returns where. */
export async function pointOn(
  browser: Browser,
  name: Name,
  { place = [0.5, 0.5], within = 'body', roles = CONTROLS }: Reach = {},
): Promise<Point> {
  const [text, flags] = typeof name === 'string' ? [name, null] : [name.source, name.flags];
  let point: Point | null = null;
  await expectSoon(
    async () => {
      point = await browser.evaluate(findControl, text, flags, place, within, roles);
      return point !== null;
    },
    `${String(name)} can be pressed`,
  ).toBe(true);
  return point as unknown as Point;
}

/** Runs in the page. A control that is disabled, hidden, covered or moving is not found. */
async function findControl(
  text: string,
  flags: string | null,
  [right, down]: Place,
  within: string,
  roles: string,
): Promise<Point | null> {
  const named = (element: Element) => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const label = labels.map(id => document.getElementById(id)?.textContent ?? '').join(' ');
    const said = (element.getAttribute('aria-label') ?? (label || element.textContent) ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    return flags === null ? said === text : new RegExp(text, flags).test(said);
  };
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const control = [...document.querySelectorAll(`:is(${within}) :is(${roles})`)].find(
    one => named(one) && one.checkVisibility() && !one.matches(':disabled, [aria-disabled="true"]'),
  );
  if (!control) return null;
  control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = control.getBoundingClientRect();
  await frame();
  await frame();
  const box = control.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y || box.width === 0) return null;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!control.contains(top) && !top?.closest('[data-stage]')) return null;
  return { x: box.x + right * box.width, y: box.y + down * box.height };
}

export async function clickOn(browser: Browser, name: Name, reach?: Reach): Promise<void> {
  await click(browser, await pointOn(browser, name, reach));
}

/** Clicks on a control without the mouse, which would hover over what is below the control. Firefox's driver presses no button by key. */
export async function clickByScript(browser: Browser, name: Name, reach?: Reach): Promise<void> {
  const { x, y } = await pointOn(browser, name, reach);
  await browser.evaluate(
    (left, top) => document.elementFromPoint(left, top)?.closest<HTMLElement>('button, a[href]')?.click(),
    x,
    y,
  );
}

/** Position in an element, as parts of its box. */
export async function pointIn(browser: Browser, selector: string, [right, down]: Place): Promise<Point> {
  const { x, y, width, height } = await browser.evaluate(of => {
    const box = document.querySelector(of)?.getBoundingClientRect();
    if (!box) throw new Error(`no ${of}`);
    return { x: box.x, y: box.y, width: box.width, height: box.height };
  }, selector);
  return { x: x + right * width, y: y + down * height };
}

/** Waits until the page shows this text. */
export const shows = (browser: Browser, text: string) =>
  until(browser, `shows ${text}`, wanted => document.body.innerText.includes(wanted), text);

/** Text that the clipboard holds: it is pasted into a field that is made for it. */
export async function pasted(browser: Browser): Promise<string> {
  await browser.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted-here';
    field.addEventListener('paste', event => event.stopPropagation());
    document.body.append(field);
    field.focus();
  });
  await browser.keyDown('ControlLeft');
  await press(browser, 'KeyV');
  await browser.keyUp('ControlLeft');
  return browser.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#pasted-here');
    field?.remove();
    return field?.value ?? '';
  });
}
