// Optimiser: what the solver found, in words; its moves are shown only at the price of help.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerOf } from '../../../scenes/kit/task/testing.ts';
import definition from '../../../scenes/sokoban/index.ts';
import type { SokobanState } from '../../../scenes/sokoban/rules/state.ts';
import { closeSolver } from '../../../scenes/sokoban/solver/client.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { Optimiser } from './sheets/Optimiser.tsx';

// There is no Worker in Node: the same searches, in place.
const SolverWorker = workerOf(
  copy => import(/* @vite-ignore */ `../../../scenes/sokoban/solver/solver.worker.ts${copy}`),
);
beforeEach(() => void vi.stubGlobal('Worker', SolverWorker));
afterEach(() => {
  cleanup();
  closeSolver();
  vi.unstubAllGlobals();
});

test('the fewest pushes and the fewest moves of level 1, and a solution that counts as help', async () => {
  const session = await startedSession(definition, 1);
  const view = session.store.getState().view as SokobanView;
  render(<Optimiser view={view} session={session} definition={definition} onDone={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Fewest pushes' }));
  expect((await screen.findByText(/Proven: there are no fewer pushes\./)).textContent).toMatch(
    /^9 pushes, with \d+ moves\./,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Fewest moves' }));
  expect((await screen.findByText(/Proven: there are no fewer moves\./)).textContent).toMatch(
    /^\d+ moves, with \d+ pushes\./,
  );
  expect((session.state as SokobanState).helped).toBe(false);
  const [show] = screen.getAllByRole('button', { name: /^Show the solution: this attempt then counts as helped/ });
  fireEvent.click(show as HTMLElement);
  expect((session.state as SokobanState).helped).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Solution (LURD)').value).toMatch(/^[lurdLURD]+$/);
});
