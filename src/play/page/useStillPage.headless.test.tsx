// Keys that scroll move no page while the stage has the keyboard in play; fields, lists and a page at rest keep them.
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useStillPage } from './useStillPage.ts';

const page = document.createElement('section');
const stage = document.createElement('div');
const log = document.createElement('div');
beforeEach(() => {
  document.body.append(page);
  page.append(stage, log);
  page.dataset['play'] = 'playing';
  renderHook(() => useStillPage({ current: page }, stage));
});
afterEach(() => {
  cleanup();
  page.remove();
});

/** Whether the browser would scroll. */
const scrolls = (on: Element, code: string, chord: KeyboardEventInit = {}) => fireEvent.keyDown(on, { code, ...chord });

test.each(['Space', 'ArrowDown', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End'])('%s', code => {
  expect([scrolls(stage, code), scrolls(document.body, code)]).toEqual([false, false]);
  expect(scrolls(log, code), 'what scrolls itself').toBe(true);
  expect(scrolls(stage, code, { ctrlKey: true }), 'a chord of the browser').toBe(true);
  page.dataset['play'] = 'paused';
  expect(scrolls(stage, code)).toBe(true);
});

test('other keys are left alone', () => expect(scrolls(stage, 'F5')).toBe(true));
