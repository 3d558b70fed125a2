// Comparison of all that was recorded of a game with what it does at some numbers, in slices on the page.

import { own } from '../../../../scenes/kit/core/own.ts';
import { readReplay } from '../../../../scenes/kit/core/replay/replayFile.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { inSlices } from '../../../ui/inSlices.ts';
import { fetchLevels } from '../../stage/fetchGame.ts';
import type { MountedGame } from '../../stage/PhaserHost.tsx';
import type { Overrides } from '../knobs/tuning.ts';
import { openLadderGame } from './ladderJob.ts';
import { ladderNames, loadLadder, loadRecorded } from './ladders.ts';
import { type StaleThing, staleLadder, stalePicture, staleReplay } from './stale.ts';

const REPLAYS = import.meta.glob<string>('../../../../tests/replays/*/bot-7.json', {
  import: 'default',
  query: '?raw',
});
const EARLY = import.meta.glob<Readonly<Record<string, string>>>('../../../../tests/replays/pilot-600.json', {
  import: 'default',
});

/** Calls `found` with each thing as soon as it is decided. */
export async function checkStale(
  definition: GameDefinition,
  { runtime, stage }: MountedGame,
  overrides: Overrides,
  found: (thing: StaleThing) => void,
  signal: AbortSignal,
): Promise<void> {
  const { id } = definition;
  const levels = await fetchLevels(definition);
  const physics = runtime.hasBodies ? { physics: stage.physics } : {};
  const game = await openLadderGame(runtime, { levels, overrides, ...physics });
  const tell = (thing: StaleThing | null) => thing && !signal.aborted && found(thing);

  const hashes = await own(EARLY, '../../../../tests/replays/pilot-600.json')?.();
  const early = hashes && own(hashes, id);
  const text = await own(REPLAYS, `../../../../tests/replays/${id}/bot-7.json`)?.();
  const replay = text && readReplay(text, id);
  if (early && replay && typeof replay !== 'string')
    tell(await inSlices(staleReplay(id, game, { early, replay }, overrides), { signal }));
  for (const name of ladderNames(id)) {
    if (signal.aborted) return;
    const [ladder, table] = [await loadLadder(id, name), await loadRecorded(id, name)];
    if (ladder && table) tell(await inSlices(staleLadder(definition, game, { name, ladder, table }), { signal }));
  }
  tell(stalePicture());
}
