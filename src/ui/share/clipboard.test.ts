// Copying by browser: each fake clipboard refuses as its browser does, Safari and Firefox whatever comes after the press.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeOffer, copyOffer, copyText, hasClipboard, type Offer, offers } from './clipboard.ts';

type Item = { readonly 'text/plain': Promise<string> };

/** Clipboard that takes a text only while the press lasts; a promise that was given meanwhile may be kept later. */
class FakeClipboard {
  held: string | null = null;
  isPressed = false;
  /** Chromium asks for no press. */
  readonly #asksForPress: boolean;

  constructor(asksForPress: boolean) {
    this.#asksForPress = asksForPress;
  }
  #refuseLate(): void {
    if (this.#asksForPress && !this.isPressed) throw new DOMException('no press', 'NotAllowedError');
  }
  async writeText(text: string): Promise<void> {
    this.#refuseLate();
    this.held = text;
  }
  async write([item]: Item[]): Promise<void> {
    this.#refuseLate();
    this.held = (await item?.['text/plain']) ?? null;
  }
}

const BROWSERS = {
  Safari: () => ({ clipboard: new FakeClipboard(true) }),
  Firefox: () => ({ clipboard: new FakeClipboard(true) }),
  Chromium: () => ({ clipboard: new FakeClipboard(false), userAgentData: {} }),
};
let clipboard = new FakeClipboard(true);

function openIn(browser: keyof typeof BROWSERS): void {
  const navigator = BROWSERS[browser]();
  ({ clipboard } = navigator);
  vi.stubGlobal('navigator', navigator);
}

/** What runs before the next await of the page is inside the press. */
function press<T>(run: () => T): T {
  clipboard.isPressed = true;
  try {
    return run();
  } finally {
    clipboard.isPressed = false;
  }
}

const after = <T>(ms: number, value: T) => new Promise<T>(resolve => setTimeout(() => resolve(value), ms));
const offer = () => offers.getState().offer;

beforeEach(() => {
  closeOffer();
  vi.useFakeTimers();
  vi.stubGlobal('ClipboardItem', function ClipboardItem(data: Item) {
    return data;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(Object.keys(BROWSERS) as (keyof typeof BROWSERS)[])('in %s', browser => {
  beforeEach(() => openIn(browser));

  test.each<[what: string, source: () => string | Promise<string>]>([
    ['a text', () => 'fox'],
    ['a text that is made meanwhile', () => Promise.resolve('fox')],
    ['a text that takes three seconds', () => after(3000, 'fox')],
  ])('%s is copied', async (_, source) => {
    const copied = press(() => copyText(source()));
    await vi.runAllTimersAsync();
    expect(await copied).toBe('copied');
    expect([clipboard.held, offer()]).toEqual(['fox', null]);
  });

  test.each([null, undefined])('no text (%s) is no copy and no refusal', async none => {
    const copied = press(() => copyText(after(10, none)));
    await vi.runAllTimersAsync();
    expect(await copied).toBe('nothing');
    expect([clipboard.held, offer()]).toEqual([null, null]);
  });

  test('a text that breaks rejects with its own error', async () => {
    const copied = press(() => copyText(after(10, 'x').then(() => Promise.reject(new Error('torn')))));
    const said = copied.catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await said).toBe('torn');
    expect(offer()).toBeNull();
  });
});

test('what comes after the press is offered by hand, and copied by a press of its own', async () => {
  openIn('Safari');
  expect(await copyText('fox', 'A fox')).toBe('offered');
  expect(offer()).toEqual({ title: 'A fox', text: 'fox' });
  expect(await copyOffer(offer() as Offer)).toBe(false);
  expect(await press(() => copyOffer(offer() as Offer))).toBe(true);
  expect(clipboard.held).toBe('fox');
});

test.each<[what: string, source: () => string | Promise<string>]>([
  ['a text', () => 'fox'],
  ['a promise', () => Promise.resolve('fox')],
])('without a clipboard %s is offered by hand', async (_, source) => {
  vi.stubGlobal('navigator', {});
  expect(hasClipboard()).toBe(false);
  expect(await copyText(source())).toBe('offered');
  expect(offer()?.text).toBe('fox');
});

test('where no ClipboardItem takes a promise the text is waited for', async () => {
  openIn('Chromium');
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyText(Promise.resolve('fox'))).toBe('copied');
});
