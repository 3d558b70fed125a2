// A press that wants play begins the game once it is ready, or finds the specified start screen's button; a reload, Back and Forward do not.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BeginLink } from '../../site/games/BeginLink.tsx';
import { BEGIN } from '../../site/games/begin.ts';
import { PRIMARY, StageCard } from '../cards/StageCard.tsx';
import { useBegin } from './useBegin.ts';

afterEach(cleanup);

/** Longer than the task in which a game begins. */
const rest = () => new Promise<void>(done => setTimeout(done, 20));

interface GameProps {
  readonly atCard: boolean;
  readonly ready: boolean;
  begin(): void;
}

function Game(props: GameProps) {
  const begins = useBegin(props);
  const navigate = useNavigate();
  return (
    <StageCard title="Start">
      <p>{begins ? 'begins' : 'waits'}</p>
      <button type="button" {...PRIMARY}>
        New Game
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </StageCard>
  );
}

function site(props: GameProps, entry: object = { pathname: '/' }) {
  const page = (game: GameProps) => (
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/" element={<BeginLink game={{ id: 'chess' }}>Chess</BeginLink>} />
        <Route path="/games/chess" element={<Game {...game} />} />
      </Routes>
    </MemoryRouter>
  );
  const { rerender } = render(page(props));
  return (next: GameProps) => rerender(page(next));
}

test('it waits until the game is ready, and begins once', async () => {
  const begin = vi.fn();
  const become = site({ atCard: false, ready: false, begin });
  fireEvent.click(screen.getByRole('link', { name: 'Chess' }));
  expect(screen.getByText('begins')).toBeTruthy();
  expect(begin).not.toHaveBeenCalled();
  become({ atCard: false, ready: true, begin });
  await waitFor(() => expect(begin).toHaveBeenCalledOnce());
  become({ atCard: false, ready: false, begin });
  become({ atCard: false, ready: true, begin });
  await act(rest);
  expect(begin).toHaveBeenCalledOnce();
  expect(screen.getByText('waits')).toBeTruthy();
});

test('at a specified start screen its main button has the focus, and the player begins', async () => {
  const begin = vi.fn();
  site({ atCard: true, ready: true, begin });
  fireEvent.click(screen.getByRole('link', { name: 'Chess' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New Game' }));
  await act(rest);
  expect(begin).not.toHaveBeenCalled();
});

test('a page that was loaded with the state of an old press, and Forward to it, end at the start card', async () => {
  const begin = vi.fn();
  site({ atCard: false, ready: true, begin }, { pathname: '/games/chess', state: BEGIN });
  await act(rest);
  expect(begin).not.toHaveBeenCalled();
  cleanup();
  site({ atCard: false, ready: true, begin });
  fireEvent.click(screen.getByRole('link', { name: 'Chess' }));
  await waitFor(() => expect(begin).toHaveBeenCalledOnce());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back' })));
  expect(screen.getByRole('link', { name: 'Chess' })).toBeTruthy();
});
