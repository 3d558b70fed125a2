// Draggable card: click, drag and drop on the picture, and every way to cancel a drag.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DragCard } from './DragCard.tsx';

const heard: string[] = [];
const spot = (at: { x: number; y: number } | null) => (at ? `${at.x} ${at.y}` : 'beside');

beforeEach(() => {
  heard.length = 0;
  const stage = document.createElement('div');
  stage.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  render(
    <DragCard
      stage={stage}
      aria-label="Archer"
      onPress={() => heard.push('press')}
      onTake={() => heard.push('take') > 0}
      onOver={at => heard.push(`over ${spot(at)}`)}
      onDrop={at => heard.push(`drop ${spot(at)}`)}
      onCancel={() => heard.push('cancel')}
    >
      Archer
    </DragCard>,
  );
  card().setPointerCapture = () => {};
});
afterEach(cleanup);

const card = () => screen.getByRole('button', { name: 'Archer' });
const at = (clientX: number, clientY: number) => ({ pointerId: 1, button: 0, clientX, clientY });

function take(): void {
  fireEvent.pointerDown(card(), at(10, 90));
  fireEvent.pointerMove(card(), at(150, 50));
  expect(heard.splice(0)).toEqual(['take', 'over 0.25 0.5']);
}

test('a press that stays is a press, by pointer and by key', () => {
  fireEvent.pointerDown(card(), at(10, 90));
  fireEvent.pointerMove(card(), at(14, 92));
  fireEvent.pointerUp(card(), at(14, 92));
  fireEvent.click(card());
  fireEvent.click(card());
  expect(heard).toEqual(['press', 'press']);
});

test('taken out and let go over the picture it is dropped there, and the click after it is none', () => {
  take();
  fireEvent.pointerMove(card(), at(50, 50));
  fireEvent.pointerUp(card(), at(200, 25));
  fireEvent.click(card());
  expect(heard).toEqual(['over beside', 'drop 0.5 0.25']);
});

test.each<[how: string, give: () => unknown]>([
  ['let go beside the picture', () => fireEvent.pointerUp(card(), at(50, 50))],
  ['Esc', () => fireEvent.keyDown(document.body, { code: 'Escape' })],
  ['a second finger', () => fireEvent.pointerDown(document.body, { pointerId: 2 })],
  ['the browser takes the pointer', () => fireEvent.pointerCancel(card(), at(150, 50))],
  ['the window loses the keyboard', () => fireEvent.blur(window)],
])('%s cancels it, once', (_how, give) => {
  take();
  give();
  fireEvent.pointerMove(card(), at(160, 50));
  fireEvent.pointerUp(card(), at(160, 50));
  expect(heard).toEqual(['cancel']);
});

test('Esc gives up the card alone, and is anybody’s once nothing is in hand', () => {
  const others = vi.fn();
  window.addEventListener('keydown', others);
  take();
  fireEvent.keyDown(document.body, { code: 'Escape' });
  expect(others).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { code: 'Escape' });
  expect(others).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', others);
});
