// List of all levels: the five and the forty with pictures and medals; a press plays one.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import definition from '../../../scenes/sokoban/index.ts';
import { FORTY } from '../../../scenes/sokoban/levels/forty/levels.ts';
import { boardKey } from '../../../scenes/sokoban/rules/state.ts';
import type { SokobanUi } from '../../../scenes/sokoban/ui.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { profile, recordStat } from '../../data/profile.ts';
import { activeLevelOf } from './collections.ts';
import { LevelsSheet } from './sheets/LevelsSheet.tsx';

const before = profile.getState();
afterEach(() => {
  cleanup();
  profile.setState(before, true);
});

async function opened(stats: Readonly<Record<string, number>> = {}) {
  const session = await startedSession(definition, 1);
  const view = () => session.store.getState().view as SokobanView;
  for (const [name, value] of Object.entries(stats)) recordStat(definition, { name, value, better: 'less' });
  const onDone = vi.fn();
  const { unmount } = render(<LevelsSheet view={view()} session={session} definition={definition} onDone={onDone} />);
  return { session, view, onDone, unmount };
}

test('a press on one of the forty plays it, with par for gold; the next follows; the five lead back', async () => {
  const { session, view, onDone, unmount } = await opened();
  expect(screen.getByText(/^0 of 40 solved, 0 in the fewest pushes/)).toBeTruthy();
  expect(screen.getByText(/The bar on a card says how hard it is\./)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Level \d, / })).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: /^3\. Through the door, 1 parcels?, par/ }));
  expect(onDone).toHaveBeenCalledOnce();
  const { level, par, solution } = FORTY[2] as (typeof FORTY)[number];
  expect(view()).toMatchObject({ isOwn: true, par, level: { title: level.title } });
  expect(activeLevelOf(uiOf<SokobanUi>(session).getState().active, view())).toMatchObject({ index: 2 });
  session.send({ type: 'play', lurd: solution, from: 'start' });
  expect(view()).toMatchObject({ won: true, par, pushes: par });
  unmount();
  render(<LevelsSheet view={view()} session={session} definition={definition} onDone={onDone} />);
  expect(screen.getByRole('button', { name: /^3\. Through the door/ }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Back to Through the door' }));
  fireEvent.click(screen.getByRole('button', { name: /^Level 2, / }));
  expect(view()).toMatchObject({ isOwn: false, number: 2 });
});

test('medals and progress are read from what is kept, and the first that is not solved is offered', async () => {
  const best = (index: number, more: number) => {
    const { level, par } = FORTY[index] as (typeof FORTY)[number];
    return [boardKey(level), (par as number) + more] as const;
  };
  await opened(Object.fromEntries([best(0, 0), best(1, 40), ['1', 9] as const]));
  expect(screen.getByText(/^2 of 40 solved, 1 in the fewest pushes/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Play Through the door' })).toBeTruthy();
  const first = screen.getByRole('button', { name: /^1\. Get behind it, .* Gold medal$/ });
  expect(within(first).getByText(/ of /)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^2\. .* Bronze medal$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Level 1, .* done in 9 pushes, Gold medal$/ })).toBeTruthy();
});
