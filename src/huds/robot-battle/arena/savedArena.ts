// What the arena keeps on this device: the player's two scripts, and who was placed in free play.
import * as v from 'valibot';
import type { UiStore } from '../../../../scenes/kit/core/session/ui.ts';
import { isArenaRobot } from '../../../../scenes/robot-battle/arena/ladder.ts';
import { MAX_ENTRANTS_ARENA } from '../../../../scenes/robot-battle/arena/play.ts';
import {
  type ArenaUi,
  FIRST_ARENA_CODE,
  type Place,
  type RobotUi,
  setArena,
} from '../../../../scenes/robot-battle/ui.ts';
import { StoredValue, validatedBy } from '../../../data/StoredValue.ts';

type Kept = Pick<ArenaUi, 'codes' | 'places'>;

const isWho = (who: unknown): who is Place['who'] => who === 'own' || who === 'second' || isArenaRobot(who);
const StoredPlace = v.object({
  who: v.custom<Place['who']>(isWho),
  team: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_ENTRANTS_ARENA - 1)),
});

export const savedArena = new StoredValue<Kept>({
  kind: 'arena',
  key: 'foldedFox.arena.robot-battle',
  version: 1,
  validate: validatedBy(
    v.object({
      codes: v.tuple([v.string(), v.string()]),
      places: v.pipe(v.array(StoredPlace), v.minLength(2), v.maxLength(MAX_ENTRANTS_ARENA)),
    }),
  ),
});

/** Milliseconds without typing before scripts are saved. */
const QUIET_MS = 300;

/** Loads what was kept and saves every change until the returned function is called. */
export function autosaveArena(ui: UiStore<RobotUi>): () => void {
  const kept = savedArena.load();
  if (kept && ui.getState().arena.codes[0] === FIRST_ARENA_CODE) setArena(ui, kept);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const { codes, places } = ui.getState().arena;
    savedArena.save({ codes, places });
  };
  const stop = ui.subscribe(({ arena }, { arena: before }) => {
    if (arena.codes === before.codes && arena.places === before.places) return;
    clearTimeout(waiting);
    waiting = setTimeout(write, QUIET_MS);
  });
  // What is typed in another tab appears here, unless something typed here waits to be saved.
  const stopWatching = savedArena.onChange(now => {
    if (now && waiting === undefined) setArena(ui, now);
  });
  const flush = () => waiting !== undefined && write();
  window.addEventListener('pagehide', flush);
  return () => {
    stop();
    stopWatching();
    flush();
    window.removeEventListener('pagehide', flush);
  };
}
