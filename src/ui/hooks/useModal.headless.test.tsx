// Keys that scroll, in a modal dialog: they scroll its content, wherever in it the focus is, and never the page behind.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../Dialog.tsx';
import { Drawer } from '../Drawer.tsx';

afterEach(cleanup);

test.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('%s: from its close button its content is scrolled; inside, the browser does it', (_name, Modal) => {
  render(
    <Modal open title="Levels" onClose={() => {}}>
      <button type="button">Level 1</button>
    </Modal>,
  );
  const close = screen.getByRole('button', { name: 'Close', hidden: true });
  const inside = screen.getByRole('button', { name: 'Level 1', hidden: true });
  const content = inside.parentElement as HTMLElement;
  Object.defineProperties(content, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  /** Position after a key, and whether the browser would still scroll. */
  const press = (on: HTMLElement, key: string) =>
    [content.scrollTop, fireEvent.keyDown(on, { key })].with(0, content.scrollTop);
  expect(press(close, 'PageDown')).toEqual([300, false]);
  expect(press(close, 'PageDown')).toEqual([600, false]);
  expect(press(close, 'PageUp')).toEqual([300, false]);
  expect(press(close, 'End')).toEqual([900, false]);
  expect(press(close, 'Home')).toEqual([0, false]);
  expect(press(close, 'Enter')).toEqual([0, true]);
  expect(press(inside, 'End')).toEqual([0, true]);
});
