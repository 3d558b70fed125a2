// Rock placement of the bot: tries every cell and scores path steps in range plus the detour that the rock causes.
import type { T } from '../constants.ts';
import { CELLS } from '../levels/map.ts';
import { findPath, stepsInRange, withWall } from '../rules/path.ts';
import { validatePlacement } from '../rules/round.ts';
import { keptGems, rockAt, type State } from '../rules/state.ts';

/** Typical range of a gem, in pixels. */
const REACH = 150;

/** The best cell for the next rock. `maze` weighs the detour; with 0 any cell near the path is taken by `any`. */
export function bestCell(
  state: Readonly<State>,
  maze: number,
  t: T,
  any: (cells: readonly number[]) => number,
): number {
  const here = findPath(state.map, state.walls);
  const before = here?.length ?? 0;
  let [best, most] = [-1, -Infinity];
  const beside: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const there = rockAt(state, cell);
    if (there?.gem || validatePlacement(state, cell, t) !== null) continue;
    // A rock beside the path does not change it.
    const way = there || !here?.path.includes(cell) ? here : findPath(state.map, withWall(state.walls, cell));
    if (!way) continue;
    const reach = stepsInRange(way.path, cell, REACH);
    if (reach >= 4) beside.push(cell);
    const worth = reach + maze * (way.length - before) + (there ? -1 : 0);
    if (worth > most) [best, most] = [cell, worth];
  }
  if (maze === 0 && beside.length > 0) return any(beside);
  if (best >= 0) return best;
  const weakest = keptGems(state).toSorted((a, b) => (a.gem?.damage ?? 0) - (b.gem?.damage ?? 0))[0];
  return weakest?.cell ?? 0;
}
