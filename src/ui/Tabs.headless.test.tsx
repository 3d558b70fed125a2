// Tabs answer the keyboard as the WAI-ARIA practices say.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const TABS = [
  { id: 'a', label: 'First', panel: 'one' },
  { id: 'b', label: 'Second', panel: 'two' },
  { id: 'c', label: 'Closed', panel: 'three', disabled: true },
  { id: 'd', label: 'Last', panel: 'four' },
];
const chosen = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(chosen(), { key });

test('the first is chosen, and only its panel is shown and named by it', () => {
  render(<Tabs label="Parts" tabs={TABS} />);
  expect(screen.getByRole('tablist', { name: 'Parts' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(tab => tab.tabIndex)).toEqual([0, -1, -1, -1]);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  const panel = screen.getByRole('tabpanel', { name: 'First' });
  expect(panel.textContent).toBe('one');
  expect(chosen().getAttribute('aria-controls')).toBe(panel.id);
});

test.each<[keys: string, to: string]>([
  ['ArrowRight', 'Second'],
  ['ArrowRight ArrowRight', 'Last'],
  ['ArrowRight ArrowRight ArrowRight', 'First'],
  ['ArrowLeft', 'Last'],
  ['ArrowLeft ArrowLeft', 'Second'],
  ['End', 'Last'],
  ['End Home', 'First'],
  ['Escape', 'First'],
])('%s leads to %s', (keys, to) => {
  render(<Tabs label="Parts" tabs={TABS} />);
  chosen().focus();
  for (const key of keys.split(' ')) press(key);
  expect(chosen().textContent).toBe(to);
  expect(document.activeElement).toBe(chosen());
  expect(chosen().tabIndex).toBe(0);
});

test('arrow keys scroll nothing meanwhile; other keys keep their meaning', () => {
  render(<Tabs label="Parts" tabs={TABS} />);
  expect(press('ArrowRight')).toBe(false);
  expect(press('Tab')).toBe(true);
});

test('a press chooses; a page that keeps the choice is told and decides', () => {
  const onChange = vi.fn<(id: string) => void>();
  const { rerender } = render(<Tabs label="Parts" tabs={TABS} value="b" onChange={onChange} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Last' }));
  fireEvent.click(screen.getByRole('tab', { name: 'Closed' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('d');
  expect(chosen().textContent).toBe('Second');
  rerender(<Tabs label="Parts" tabs={TABS} value="d" onChange={onChange} />);
  expect(screen.getByRole('tabpanel').textContent).toBe('four');
});
