// Tooltip by WCAG 1.4.13: mouse and keyboard, dismissible, hoverable.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="From the beginning">
      <Button>Restart</Button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button', { name: 'Restart' });
/** Shown in place: a document without pictures has no top layer. */
const isShown = () => !screen.getByText('From the beginning').hasAttribute('popover');
const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(host(), { pointerType });
const host = () => button().parentElement as HTMLElement;

test('it describes its control, and does not name it', () => {
  const description = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(description).toMatchObject({ role: 'tooltip', textContent: 'From the beginning' });
});

test('the mouse must rest; leaving takes it away, unless it goes to the tooltip', () => {
  enter();
  after(300);
  expect(isShown()).toBe(false);
  after(200);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(host());
  after(60);
  expect(isShown()).toBe(true);
  enter();
  after(1000);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(host());
  after(200);
  expect(isShown()).toBe(false);
});

test('passing over it shows nothing, nor does a finger', () => {
  enter();
  after(100);
  fireEvent.pointerLeave(host());
  enter('touch');
  after(1000);
  expect(isShown()).toBe(false);
});

test('the keyboard’s focus shows it at once; Esc or going on takes it away', () => {
  const focus = () => act(() => button().focus());
  focus();
  after(0);
  expect(isShown()).toBe(true);
  fireEvent.keyDown(document, { key: 'a' });
  expect(isShown()).toBe(true);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isShown()).toBe(false);
  act(() => button().blur());
  focus();
  after(0);
  expect(isShown()).toBe(true);
  act(() => button().blur());
  after(0);
  expect(isShown()).toBe(false);
});

test('pressing the control ends it', () => {
  enter();
  after(500);
  fireEvent.pointerDown(button());
  after(0);
  expect(isShown()).toBe(false);
});
