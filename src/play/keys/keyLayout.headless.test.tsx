// Keyboard layouts: names as printed on keycaps, asked of the browser once, and an American keyboard where it cannot say.
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { layoutOf } from './keyLayout.ts';

beforeEach(() => {
  vi.resetModules();
  Reflect.deleteProperty(navigator, 'keyboard');
});

test('letters are capitals; digits and keys without a letter keep their names', () => {
  const map = [
    ['KeyQ', 'a'],
    ['KeyW', 'ц'],
    ['Semicolon', 'm'],
    ['Minus', 'ß'],
    ['Digit1', '&'],
    ['Backquote', ' '],
    ['__proto__', 'x'],
  ] as const;
  expect(layoutOf(map)).toEqual({ KeyQ: 'A', KeyW: 'Ц', Semicolon: 'M', Minus: 'ß' });
});

/** All that the hook has returned in a page whose browser answers so. */
async function asked(getLayoutMap?: () => Promise<Iterable<readonly [string, string]>>) {
  if (getLayoutMap) Object.defineProperty(navigator, 'keyboard', { configurable: true, value: { getLayoutMap } });
  const { useKeyLayout } = await import('./keyLayout.ts');
  const seen: unknown[] = [];
  renderHook(() => seen.push(useKeyLayout()));
  return { seen, other: renderHook(useKeyLayout).result };
}

test('the first picture has American names; then the browser’s, asked once for all', async () => {
  const getLayoutMap = vi.fn(() => Promise.resolve(new Map([['KeyZ', 'y']])));
  const { seen, other } = await asked(getLayoutMap);
  await waitFor(() => expect(seen).toEqual([{}, { KeyZ: 'Y' }]));
  expect(other.current).toEqual({ KeyZ: 'Y' });
  expect(getLayoutMap).toHaveBeenCalledTimes(1);
});

test.each([undefined, () => Promise.reject(new DOMException('', 'SecurityError'))])(
  'a browser that refuses, or has no such thing, leaves American names',
  async getLayoutMap => {
    const { seen } = await asked(getLayoutMap);
    await new Promise(resolve => setTimeout(resolve));
    expect(seen).toEqual([{}]);
  },
);
