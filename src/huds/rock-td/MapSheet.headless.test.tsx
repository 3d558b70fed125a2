// Map editor: a drawing is played with the difficulty of the run, its faults are said, a pasted map is drawn on.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import definition from '../../../scenes/rock-td/index.ts';
import type { State } from '../../../scenes/rock-td/rules/state.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { draft } from './sheets/draft.ts';
import MapSheet from './sheets/MapSheet.tsx';

const first = draft.getState();
afterEach(() => {
  cleanup();
  draft.setState(first, true);
});

function opened() {
  const onPlay = vi.fn<(text: string) => void>();
  render(<MapSheet definition={definition} onPlay={onPlay} />);
  const paste = (text: string) => {
    fireEvent.change(screen.getByLabelText('Paste a map to draw on'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Draw on it' }));
  };
  return { onPlay, paste };
}

test('the drawing says how long its way is, is played and can be played', async () => {
  const { onPlay } = opened();
  expect(screen.getByText(/^The way without a rock: \d+ steps\.$/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Round the pond' } });
  fireEvent.click(screen.getByRole('button', { name: 'Play this map' }));
  const [own] = onPlay.mock.calls[0] as [string];
  const { state } = await startedSession(definition, 1, {}, { difficulty: 'HARD', own });
  expect(state as State).toMatchObject({
    map: { key: 'own', title: 'Round the pond' },
    difficulty: 2,
    complaint: null,
  });
});

test('a map that cannot be played says why, and is not offered', () => {
  const { onPlay, paste } = opened();
  paste(`1...#..2|${'....#...|'.repeat(4)}....#...`);
  expect(screen.getByText('There is no way from flag to flag: a cliff is between them.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Play this map' }));
  expect(onPlay).not.toHaveBeenCalled();
  const before = draft.getState();
  paste('?');
  expect(screen.getByText(/Nothing was changed\.$/)).toBeTruthy();
  expect(draft.getState()).toEqual(before);
});
