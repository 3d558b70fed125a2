// Makes the map of a run: its recording is played in a hidden stage that draws nothing, tick by tick, in slices. Fetched on demand.
import type { Incremental } from '../../../scenes/kit/core/incremental.ts';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import type { GameEvent } from '../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../../scenes/kit/core/settings.ts';
import type { GameDefinition, MapMaker, MapSheet, RunMap } from '../../../scenes/kit/game.ts';
import { mountReplay } from '../../../scenes/kit/phaser/replayStage.ts';
import { inSlices } from '../../ui/inSlices.ts';
import { fetchGame } from '../stage/fetchGame.ts';

export interface MapOptions {
  readonly definition: GameDefinition;
  readonly map: RunMap;
  readonly replay: Replay;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  progress(part: number): void;
}

/** Null where it is cancelled. */
export async function makeMap(options: MapOptions): Promise<readonly MapSheet[] | null> {
  const { definition, map, replay, settings, signal, progress } = options;
  const [files, { default: createMap }] = await Promise.all([fetchGame(definition), map.load()]);
  const stage = await mountReplay(
    { ...files, definition, settings, size: definition.stage, renderer: 'headless' },
    replay,
  );
  try {
    return await inSlices(observed(stage.session, createMap(), replay.ticks), { signal, progress });
  } finally {
    stage.destroy();
  }
}

function* observed(session: Session, maker: MapMaker, ticks: number): Incremental<readonly MapSheet[]> {
  const events: GameEvent[] = [];
  const stop = session.onEvents(emitted => events.push(...emitted));
  maker.observe(session.state, [], session.tuning);
  const { store } = session;
  for (let { phase, tick } = store.getState(); phase === 'playing'; { phase, tick } = store.getState()) {
    events.length = 0;
    session.tick(NO_INPUT);
    maker.observe(session.state, events, session.tuning);
    yield tick / Math.max(1, ticks);
  }
  stop();
  return maker.sheets();
}
