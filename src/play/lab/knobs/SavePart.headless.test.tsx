// After a save the lab lists what the new numbers have made stale, each with the command that makes it anew.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import dalex from '../../../../scenes/dalex/index.ts';
import { startedSession } from '../../../../tests/setup/game.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import { SavePart } from './SavePart.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a save is followed by the list', { timeout: 60_000 }, async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response('Saved to scenes/dalex/constants.ts.');
  });
  const { default: runtime } = await dalex.load();
  const session = await startedSession(dalex);
  render(<SavePart definition={dalex} mounted={{ runtime, stage: { session } } as unknown as MountedGame} />);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  session.tune('collisionPoints', 30);
  await vi.waitFor(() => expect(save.disabled).toBe(false));
  fireEvent.click(save);
  expect(await screen.findByText(/^Golden replay: stale, it ends otherwise: raise rulesVersion/)).toBeTruthy();
  expect(await screen.findByText('npm run replays -- -t dalex')).toBeTruthy();
  expect(await screen.findByText(/^Ladder: stale, the first minute of /, {}, { timeout: 30_000 })).toBeTruthy();
  expect(await screen.findAllByText('RECORD_LADDERS=1 npx vitest run --project=bench ladder -t dalex')).toBeTruthy();
  expect(asked).toEqual([{ game: 'dalex', values: { collisionPoints: 30 } }]);
});
