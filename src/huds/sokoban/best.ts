// Best result of a level from the player's profile, and its medal.
import { type Medal, medalOf } from '../../../scenes/sokoban/medals.ts';

export type LevelStats = Readonly<Record<string, number>>;

export interface Best {
  readonly pushes: number;
  readonly moves: number | null;
  readonly medal: Medal;
}

/** Null where the level was never solved without help. */
export function bestOf(stats: LevelStats, key: string, par: number | null): Best | null {
  const pushes = stats[key];
  return pushes === undefined ? null : { pushes, moves: stats[`${key} moves`] ?? null, medal: medalOf(pushes, par) };
}
