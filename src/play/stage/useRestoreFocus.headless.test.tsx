// Focus after a pause: in the board if it was there before, else on the stage.
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
