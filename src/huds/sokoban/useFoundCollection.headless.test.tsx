// A run that begins with a board alone finds its collection: the lessons, one of the forty by link, a collection that was brought.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import definition from '../../../scenes/sokoban/index.ts';
import { FORTY } from '../../../scenes/sokoban/levels/forty/levels.ts';
import { readXsb } from '../../../scenes/sokoban/levels/xsb.ts';
import type { Level } from '../../../scenes/sokoban/rules/level.ts';
import { writeLink } from '../../../scenes/sokoban/rules/link.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import Hud from './Hud.tsx';

afterEach(cleanup);

// Storage that holds one collection.
vi.mock('../../data/games/collections.ts', async original => ({
  ...(await original<object>()),
  loadCollections: async () => [{ key: 'brought', title: 'Brought', author: '', count: 2, at: 1, text: BROUGHT }],
}));
const [EASY, WIDE] = ['#####\n#@$.#\n#####\n', '#######\n#@ $ .#\n#######\n'];
const BROUGHT = `${EASY}\n${WIDE}`;
const fold = (index: number) => FORTY[index] as (typeof FORTY)[number];

test.each([
  ['the first lessons', { lessons: true }, '1 / 40', fold(0).par],
  ['a link to one of the forty', { board: writeLink(fold(11).level) }, '12 / 40', fold(11).par],
  ['a board of a collection that was brought', { board: writeLink(readXsb(WIDE)[0] as Level) }, '2 / 2', null],
] as const)('%s', async (_what, setup, place, par) => {
  const session = await startedSession(definition, 1, {}, setup);
  render(
    <Hud
      session={session}
      definition={definition}
      settings={{} as never}
      records={{} as never}
      stage={null}
      hold={() => {}}
    />,
  );
  await waitFor(() => expect(screen.getByText(place)).toBeTruthy());
  await waitFor(() => expect(session.store.getState().view).toMatchObject({ isOwn: true, par }));
});
