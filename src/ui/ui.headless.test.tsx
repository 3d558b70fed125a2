// The primitives do what their labels say, by role and name, as a screen reader meets them.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Select } from './Select.tsx';
import { Slider } from './Slider.tsx';
import { Switch } from './Switch.tsx';

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

test('a dialog opens, is named by its title, closes by its button, by Esc and beside the sheet', () => {
  const close = vi.fn<() => void>();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={close} title="How to play">
      Run.
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  expect(screen.queryByText('Run.')).toBeNull();

  rerender(dialog(true));
  const element = screen.getByRole('dialog', { name: 'How to play' });
  expect(element).toMatchObject({ open: true });
  fireEvent.pointerDown(screen.getByText('Run.'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(element, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(element);
  expect(close).toHaveBeenCalledTimes(3);

  rerender(dialog(false));
  expect(element).toMatchObject({ open: false });
});

test('a dialog without a way out must be answered', () => {
  render(<Dialog open title="Game Over" footer={<Button>Restart</Button>} />);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Restart' })).toBeTruthy();
});
