// The UI components, found by role and name as a screen reader finds them.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './Button.tsx';
import { Card } from './Card.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { Progress } from './Progress.tsx';
import { Select } from './Select.tsx';
import { Slider } from './Slider.tsx';
import { Switch } from './Switch.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

test('a button submits nothing unless told, and a link that looks like one is a link', () => {
  render(
    <MemoryRouter>
      <Button>Play</Button>
      <ButtonLink to="/games" variant="outline" size="sm">
        All games
      </ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Play' })).toMatchObject({ type: 'button' });
  const link = screen.getByRole('link', { name: 'All games' });
  expect(link.getAttribute('href')).toBe('/games');
  expect({ ...link.dataset }).toMatchObject({ variant: 'outline', size: 'sm' });
});

test.each<[value: number | string | boolean, other: number | string | boolean]>([
  [1, 2],
  ['easy', 'hard'],
  [false, true],
])('a choice between %o and %o comes back as it went in', (value, other) => {
  const choose = vi.fn<(chosen: typeof value) => void>();
  const options = [value, other].map(one => ({ value: one, label: `is ${one}` }));
  render(<Select label="Which" value={value} options={options} onChange={choose} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Which' }), { target: { value: '1' } });
  expect(choose).toHaveBeenCalledExactlyOnceWith(other);
});

test('a slider speaks in its unit and answers with numbers', () => {
  const slide = vi.fn<(value: number) => void>();
  render(
    <Slider label="Speed" value={2} min={1} max={5} onChange={slide} format={v => `${v} px`} note="faster guards" />,
  );
  const slider = screen.getByRole('slider', { name: 'Speed' });
  expect(slider.getAttribute('aria-valuetext')).toBe('2 px');
  expect(slider.style.getPropertyValue('--at')).toBe('0.25');
  expect(document.getElementById(slider.getAttribute('aria-describedby') ?? '')?.textContent).toBe('faster guards');
  fireEvent.change(slider, { target: { value: '4' } });
  expect(slide).toHaveBeenCalledExactlyOnceWith(4);
});

test('a switch is on or off', () => {
  const turn = vi.fn<(on: boolean) => void>();
  render(<Switch label="Captions" checked={false} onChange={turn} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Captions' }));
  expect(turn).toHaveBeenCalledExactlyOnceWith(true);
});

test.each<[name: string, Modal: typeof Dialog | typeof Drawer]>([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s opens, is named by its title, closes by its button, by Esc and beside the sheet', (_, Modal) => {
  const close = vi.fn<() => void>();
  const modal = (open: boolean) => (
    <Modal open={open} onClose={close} title="How to play">
      Run.
    </Modal>
  );
  const { rerender } = render(modal(false));
  expect(screen.queryByText('Run.')).toBeNull();

  rerender(modal(true));
  const element = screen.getByRole('dialog', { name: 'How to play' });
  expect(element).toMatchObject({ open: true });
  fireEvent.pointerDown(screen.getByText('Run.'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(element, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(element);
  expect(close).toHaveBeenCalledTimes(3);

  rerender(modal(false));
  expect(element).toMatchObject({ open: false });
});

test('a file chosen or refused inside a dialog does not close it', () => {
  const close = vi.fn<() => void>();
  render(
    <Dialog open onClose={close} title="Replays">
      <input type="file" aria-label="Replay file" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Replay file'), new Event('cancel', { bubbles: true, cancelable: true }));
  expect(close).not.toHaveBeenCalled();
});

test('a dialog whose footer has a way out needs no cross, and still closes by Esc', () => {
  const close = vi.fn<() => void>();
  render(<Dialog open onClose={close} cross={false} title="Start new?" footer={<Button>Cancel</Button>} />);
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Cancel']);
  const asked = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog'), asked);
  expect(close).toHaveBeenCalledOnce();
  expect(asked.defaultPrevented).toBe(true);
});

test('a text field says what it is for and what is wrong with it', () => {
  const type = vi.fn<(text: string) => void>();
  const field = (error?: string) => (
    <TextField label="Seed" value="7" note="Any whole number" error={error} onChange={type} maxLength={9} />
  );
  const { rerender } = render(field());
  const input = screen.getByRole('textbox', { name: 'Seed' });
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent);
  expect(input).toMatchObject({ value: '7', maxLength: 9 });
  expect(described()).toEqual(['Any whole number']);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  fireEvent.change(input, { target: { value: '8x' } });
  expect(type).toHaveBeenCalledExactlyOnceWith('8x');
  rerender(field('Digits only'));
  expect(described()).toEqual(['Any whole number', 'Digits only']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test.each<[value: number | undefined, max: number, words: string | null]>([
  [0.25, 1, '25 %'],
  [30, 40, '75 %'],
  [undefined, 1, null],
])('progress of %s in %i reads %s', (value, max, words) => {
  render(<Progress label="Solving" value={value} max={max} />);
  const bar = screen.getByRole('progressbar', { name: 'Solving' });
  expect(bar.getAttribute('value')).toBe(value === undefined ? null : String(value));
  expect(bar.getAttribute('max')).toBe(String(max));
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(words);
});

test('a card is an article whose heading is its one link', () => {
  render(
    <MemoryRouter>
      <Card to="/games/chess" title="Chess" text="Think." picture={<i>picture</i>} tags={['board', '2 players']} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Chess' });
  expect(link.getAttribute('href')).toBe('/games/chess');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('article').contains(screen.getByRole('heading', { level: 3, name: 'Chess' }))).toBe(true);
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['board', '2 players']);
});
