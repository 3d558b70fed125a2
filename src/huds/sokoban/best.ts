// The best of a level, as the profile keeps it, and the medal it earned.
import { type Medal, medalOf } from '../../../scenes/sokoban/medals.ts';

export type Feats = Readonly<Record<string, number>>;

export interface Best {
  readonly pushes: number;
  readonly moves: number | null;
  readonly medal: Medal;
}

/** Null where the level was never solved without help. */
export function bestOf(feats: Feats, key: string, par: number | null): Best | null {
  const pushes = feats[key];
  return pushes === undefined ? null : { pushes, moves: feats[`${key} moves`] ?? null, medal: medalOf(pushes, par) };
}
