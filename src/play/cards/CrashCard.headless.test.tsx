// The card of a game that did not load: it says which it is, what is kept and what to do.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Mending } from '../../site/offline/mend.ts';
import { CrashCard } from './CrashCard.tsx';

afterEach(cleanup);

test.each<[Mending | undefined, RegExp]>([
  [
    'mended',
    /^A file had arrived broken\. It has been fetched again and is whole now\. .* Load the page again to go on\.$/,
  ],
  ['no connection', /^You are offline, or the site does not answer\. .* once you have a connection\.$/],
  ['not kept', /^You are offline, and this game is not on your device, or not all of it\. .* it then stays here\.$/],
  ['not right', /^The site sent a wrong file\. .* Wait a minute, then load the page again\.$/],
  ['whole', /^Perhaps the connection was lost for a moment, or the site has a new version\. /],
  [undefined, /^Perhaps the connection was lost/],
])('%s', (mending, words) => {
  render(<CrashCard crash={{ loaded: false, replay: null, ...(mending && { mending }) }} onRestart={() => {}} />);
  expect(screen.getByRole('dialog', { name: 'The game did not load' }).textContent).toContain(
    'Your settings and best scores are kept.',
  );
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
});
