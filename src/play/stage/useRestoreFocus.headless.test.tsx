// Focus after a pause: in the board if it was there before, else on the stage; and after a press that took away what had it: on the stage.
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SessionState } from '../../../scenes/kit/core/session/session.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';

function playing() {
  const host = document.createElement('div');
  host.tabIndex = 0;
  host.innerHTML = '<div role="grid"><span role="gridcell" tabindex="0"></span></div>';
  const card = document.createElement('button');
  document.body.append(host, card);
  const store = createStore(() => ({ phase: 'playing' }) as SessionState);
  const { unmount } = renderHook(() => useRestoreFocus({ host, stage: { session: { store } } }));
  const become = (phase: SessionState['phase']) => act(() => store.setState({ phase }));
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  return { host, card, cell: host.querySelector('span') as HTMLElement, become, frame, unmount };
}

let leave = () => {};
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

test('one who was on a cell is there again, though card and stage had the keyboard meanwhile', async () => {
  const { host, card, cell, become, frame, unmount } = playing();
  leave = unmount;
  cell.focus();
  become('paused');
  card.focus();
  become('playing');
  host.focus();
  await frame();
  expect(document.activeElement).toBe(cell);
});

test('a cell that is gone, or was not the one, gives the stage the keyboard; a field keeps it', async () => {
  const { host, card, cell, become, frame, unmount } = playing();
  leave = unmount;
  cell.focus();
  become('paused');
  cell.remove();
  become('playing');
  await frame();
  expect(document.activeElement).toBe(host);
  host.focus();
  become('paused');
  card.focus();
  become('playing');
  await frame();
  expect(document.activeElement).toBe(card);
});

test.each([
  ['pointerdown', 'click'],
  ['keydown', 'keyup'],
])('where %s and %s take away what had the focus, the stage has it; what is elsewhere keeps it', async (down, up) => {
  const { host, card, become, frame, unmount } = playing();
  leave = unmount;
  const press = async (deed: () => void) => {
    window.dispatchEvent(new Event(down));
    deed();
    window.dispatchEvent(new Event(up));
    await frame();
    return document.activeElement;
  };
  const other = document.body.appendChild(document.createElement('button'));
  card.focus();
  expect(await press(() => card.remove())).toBe(host);
  host.blur();
  expect(await press(() => {}), 'nobody had it').toBe(document.body);
  other.focus();
  expect(await press(() => {})).toBe(other);
  become('paused');
  await frame();
  other.focus();
  expect(await press(() => other.remove()), 'in a pause').toBe(document.body);
});

test('a sheet that goes some frames after the press on its button gives the stage the keyboard', async () => {
  const { host, card, frame, unmount } = playing();
  leave = unmount;
  window.dispatchEvent(new Event('pointerdown'));
  // The press itself gives the button the focus.
  card.focus();
  window.dispatchEvent(new Event('click'));
  for (let i = 0; i < 4; i++) await frame();
  card.remove();
  await frame();
  await frame();
  expect(document.activeElement).toBe(host);
});
