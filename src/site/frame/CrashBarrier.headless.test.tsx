// Error boundary: what happened, what is saved and what to do.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CrashBarrier } from './CrashBarrier.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Torn(): never {
  throw new Error('torn');
}

test('a sound page is shown as it is', () => {
  render(<CrashBarrier>whole</CrashBarrier>);
  expect(screen.getByText('whole')).toBeTruthy();
});

test('a torn page becomes words and a way on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashBarrier>
      <Torn />
    </CrashBarrier>,
  );
  expect(screen.getByRole('heading', { name: 'This page tore' })).toBeTruthy();
  expect(screen.getByText(/settings and best scores are kept/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});
