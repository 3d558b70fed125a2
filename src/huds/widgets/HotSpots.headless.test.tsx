// Hot spots: named buttons, pressed by pointer or key; focus follows the spot chosen by arrow keys; held Tab shows all.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HotSpots } from './HotSpots.tsx';
import { ItemList } from './ItemList.tsx';

afterEach(cleanup);
const SPOTS = ['Drawer', 'Vent'].map((label, i) => ({
  id: label.toLowerCase(),
  label,
  x: 90 + i * 360,
  y: 120,
  width: 90,
  height: 60,
}));

function places(more: Partial<Parameters<typeof HotSpots>[0]> = {}) {
  const does = { onPoint: vi.fn(), onPress: vi.fn(), onReveal: vi.fn() };
  const all = {
    label: 'Places',
    world: { width: 720, height: 480 },
    spots: SPOTS,
    cursor: null,
    reveals: false,
    ...does,
    ...more,
  };
  const { rerender } = render(<HotSpots {...all} />);
  return { ...does, point: (cursor: string) => rerender(<HotSpots {...all} cursor={cursor} />) };
}

it('each place is a button of its name, where it lies in the picture', () => {
  const { onPress, onPoint } = places();
  const vent = screen.getByRole('button', { name: 'Vent' });
  expect(vent.style.getPropertyValue('--x')).toBe('0.625');
  fireEvent.click(vent, { detail: 1 });
  fireEvent.click(vent, { detail: 0 });
  expect(onPress.mock.calls).toEqual([
    ['vent', false],
    ['vent', true],
  ]);
  fireEvent.focus(vent);
  expect(onPoint).toHaveBeenCalledWith('vent');
});

it('arrows take the focus along where a place has it, and leave it alone where none has', () => {
  const { point } = places();
  point('vent');
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'Vent' }).focus();
  point('drawer');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Drawer' }));
});

it('Tab goes on once and, held down, shows all places until it is let go', () => {
  const { onReveal } = places();
  expect(fireEvent.keyDown(window, { code: 'Tab' }), 'a press moves the focus').toBe(true);
  expect(onReveal).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(window, { code: 'Tab', repeat: true }), 'held it does not').toBe(false);
  fireEvent.keyUp(window, { code: 'Tab' });
  expect(onReveal.mock.calls).toEqual([[true], [false]]);
});

const ITEMS = ['Key', 'Lamp'].map(name => ({ id: name.toLowerCase(), name, icon: null }));
function list(more: Partial<Parameters<typeof ItemList>[0]> = {}) {
  const does = { onPick: vi.fn(), onLook: vi.fn(), onCombine: vi.fn() };
  render(<ItemList label="Carried" items={ITEMS} picked={null} marked={null} empty="Nothing." {...does} {...more} />);
  return does;
}
const names = () => screen.getAllByRole('button').map(one => one.getAttribute('aria-label') ?? one.textContent);

it('a list of things: taken in hand, looked at, two of them combined', () => {
  const { onPick, onLook, onCombine } = list({ picked: 'lamp' });
  expect(screen.getByRole('button', { name: 'Lamp' }).getAttribute('aria-pressed')).toBe('true');
  for (const name of ['Key', 'Look', 'Combine']) fireEvent.click(screen.getByRole('button', { name }));
  expect([onPick.mock.calls, onLook.mock.calls, onCombine.mock.calls]).toEqual([[['key']], [['lamp']], [[]]]);
});

it('offers no more than can be done: nothing to look at without a thing in hand, nothing to combine with one', () => {
  list();
  expect(names()).toEqual(['Key', 'Lamp']);
  cleanup();
  list({ items: ITEMS.slice(0, 1), picked: 'key' });
  expect(names()).toEqual(['Key', 'Look']);
  cleanup();
  list({ marked: 'key', picked: 'key' });
  expect(names()).toEqual(['Key, to be combined', 'Lamp', 'Look', 'Combine']);
  cleanup();
  list({ items: [] });
  expect(screen.getByText('Nothing.')).toBeTruthy();
});
