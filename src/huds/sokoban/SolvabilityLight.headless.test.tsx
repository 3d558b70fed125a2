// Solvability light: its answer belongs to the board shown; the hint button says beforehand what it costs.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import definition from '../../../scenes/sokoban/index.ts';
import { levelFile } from '../../../scenes/sokoban/levels/levelFile.ts';
import { FILES } from '../../../scenes/sokoban/rules/testing.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { SolvabilityLight } from './SolvabilityLight.tsx';

afterEach(cleanup);

test('the light says Solved on a solved level, not that it can still be won', async () => {
  const session = await startedSession(definition, 1);
  const view = () => session.store.getState().view as SokobanView;
  const outlook = () => <SolvabilityLight view={view()} session={session} onWord={() => {}} />;
  const light = () => screen.getByRole('button', { name: /^Light:/ });
  const { rerender } = render(outlook());
  expect(light().textContent).toContain('Looking');
  session.send({ type: 'play', lurd: levelFile(FILES[0] as string).solution, from: 'start' });
  expect(view().won).toBe(true);
  rerender(outlook());
  expect(light().textContent).toContain('Solved');
  expect(light().getAttribute('aria-label')).toMatch(/Solved$/);
  expect(light().textContent).not.toContain('solvable');
});

test('what a hint costs stands on its button', async () => {
  const session = await startedSession(definition, 1);
  render(<SolvabilityLight view={session.store.getState().view as SokobanView} session={session} onWord={() => {}} />);
  expect(screen.getByRole('button', { name: 'Hint' }).title).toContain('A helped attempt is not kept');
});
