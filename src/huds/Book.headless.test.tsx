// The book beside the start card shows what the device has kept, and is there for a device that has kept nothing.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import escapeRoom from '../../scenes/escape-room/index.ts';
import { career } from '../../scenes/escape-room/rules/pages.ts';
import type { Career } from '../../scenes/kit/game.ts';
import { storedCareer } from '../data/games/careers.ts';
import BookDialog from './Book.tsx';

const kept = () => storedCareer(escapeRoom.id, career);
const open = () => render(<BookDialog definition={escapeRoom} career={career as Career} onClose={() => {}} />);
afterEach(() => {
  cleanup();
  kept().remove();
});

test('nothing found yet: it says what to look for', async () => {
  open();
  expect(await screen.findByText(/0 of 30 pages\. Each building holds one or two/)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('three pages, one of them missing: those that are there, and which is next', async () => {
  kept().save({ pages: [1, 3], isOut: false });
  open();
  expect(await screen.findByText(/2 of 30 pages\. Next is page 2\./)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1. To whoever is in there',
    '3. About the palm',
  ]);
});

test('all of them, and the one behind the door', async () => {
  kept().save({ pages: Array.from({ length: 30 }, (_, i) => i + 1), isOut: true });
  open();
  expect((await screen.findAllByRole('article')).length).toBe(31);
  expect(screen.getByText('Behind the door')).toBeTruthy();
});
