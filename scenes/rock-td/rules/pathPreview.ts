// Path preview: length and coverage of the path now and with a rock under the cursor; cached.
import { lastAnswer } from '../../kit/core/lastAnswer.ts';
import { CELL, type T } from '../constants.ts';
import { coverage, findPath, withWall } from './path.ts';
import { validatePlacement } from './round.ts';
import { keptGems, rockAt, type State } from './state.ts';

export interface PathPreview {
  /** Steps of the path now. */
  readonly length: number;
  /** Percent of the path that gems reach. */
  readonly covered: number;
  /** Additional steps with a rock under the cursor; null where none can be placed. */
  readonly more: number | null;
  /** Reason why none can be placed; null where one can. */
  readonly refusal: string | null;
  /** Cells of the path with the rock; of the present path where none can be placed. */
  readonly path: readonly number[];
}

/** Range that every kind of gem has at least, in pixels. */
export const ANY_RANGE = 2 * CELL - 10;

const last = lastAnswer<PathPreview>();

/** Scene and view request it in every frame. */
export function pathPreview(state: Readonly<State>, t: T): PathPreview {
  const { map, walls, cursor, phase, rocks, fused, chosen, mobs } = state;
  const stands = mobs.length > 0 && phase === 'placing' ? state.tick : 0;
  const facts = [t, map, walls, cursor, phase, rocks, rocks.length, fused.length, chosen, stands, state.fresh.length];
  return last(facts, () => computePreview(state, t));
}

function computePreview(state: Readonly<State>, t: T): PathPreview {
  const now = findPath(state.map, state.walls);
  const path = now?.path ?? [];
  const gems = keptGems(state).flatMap(({ cell, gem }) =>
    gem && gem.kind !== 'amethyst' && gem.kind !== 'stormnet' ? [{ cell, range: gem.range }] : [],
  );
  const builds = state.phase === 'placing' && state.fresh.length < t.rocksPerLevel;
  const refusal = builds ? validatePlacement(state, state.cursor, t) : null;
  const isEmpty = rockAt(state, state.cursor) === undefined;
  const then = builds && refusal === null && isEmpty ? findPath(state.map, withWall(state.walls, state.cursor)) : null;
  return {
    length: now?.length ?? 0,
    covered: Math.round(100 * coverage(path, gems)),
    more: builds && refusal === null ? (then ? then.length - (now?.length ?? 0) : 0) : null,
    refusal,
    path: then?.path ?? path,
  };
}
