// Selection store: cursor, chosen box, planned path, hint. Shared by scene and HUD; not part of the state, so rules and replays do not have it.
import { createStore } from 'zustand/vanilla';
import { type Direction, findPushes, findWalk, type Level, type Position, pushTargets } from './level.ts';
import type { SokobanCommand } from './state.ts';

export interface Selection {
  /** The cell under the mouse, the finger or the keyboard's cursor. */
  readonly cell: number | null;
  /** Index of the chosen box, and the cells to which it can be pushed. */
  readonly chosen: { readonly box: number; readonly targets: ReadonlySet<number> } | null;
  /** Planned path: moves that are still to be made. */
  readonly way: readonly Direction[];
  /** Next push of a solution: cell of the box, and direction. */
  readonly hint: { readonly cell: number; readonly direction: Direction } | null;
  /** Cells of boxes that cannot reach a goal any more, found by the solver. */
  readonly guilty: readonly number[];
  /** Number of hint requests by key; a change of it triggers the HUD. */
  readonly asked: number;
}

const EMPTY: Selection = { cell: null, chosen: null, way: [], hint: null, guilty: [], asked: 0 };

export const selection = createStore<Selection>(() => EMPTY);

export function setCursor(cell: number | null): void {
  if (selection.getState().cell !== cell) selection.setState({ cell });
}

/** Clears chosen box, path and hint. The cursor stays. */
export function clearSelection(): void {
  const { chosen, way, hint } = selection.getState();
  if (chosen || hint || way.length > 0) selection.setState({ chosen: null, way: [], hint: null });
}

export const showHint = (hint: Selection['hint']): void => selection.setState({ hint, chosen: null, way: [] });

/** Sets the lost boxes; empty where the position can be won or is not known. */
export function markLost(guilty: readonly number[]): void {
  if (guilty.join() !== selection.getState().guilty.join()) selection.setState({ guilty });
}

export const requestHint = (): void => selection.setState(({ asked }) => ({ asked: asked + 1 }));

/** Removes the next move from the planned path and returns it. */
export function takeNextStep(): Direction | null {
  const { way } = selection.getState();
  if (way.length > 0) selection.setState({ way: way.slice(1) });
  return way[0] ?? null;
}

export type ClickResult =
  | { readonly kind: 'way'; readonly way: readonly Direction[] }
  | { readonly kind: 'choose'; readonly box: number; readonly targets: ReadonlySet<number> }
  | { readonly kind: 'drop' }
  /** An impossible command: it is sent so that the rules refuse it with their message. */
  | { readonly kind: 'refuse'; readonly command: SokobanCommand };

/** Resolves a click on a cell, with a box chosen or none. Changes nothing. */
export function resolveClick(level: Level, position: Position, chosen: number | null, cell: number): ClickResult {
  const box = position.boxes.indexOf(cell);
  if (box >= 0 && box === chosen) return { kind: 'drop' };
  if (box >= 0) {
    const targets = pushTargets(level, position, cell);
    return targets.size > 0
      ? { kind: 'choose', box, targets }
      : { kind: 'refuse', command: { type: 'push', box: cell, to: position.player } };
  }
  const from = chosen === null ? undefined : position.boxes[chosen];
  if (level.walls[cell]) return { kind: 'drop' };
  const way = from === undefined ? findWalk(level, position, cell) : findPushes(level, position, from, cell);
  if (way) return { kind: 'way', way };
  return {
    kind: 'refuse',
    command: from === undefined ? { type: 'walk', to: cell } : { type: 'push', box: from, to: cell },
  };
}

/** Applies the result of a click to the selection. Returns the command that is to be refused, or null. */
export function applyClick(result: ClickResult): SokobanCommand | null {
  if (result.kind === 'way') selection.setState({ way: result.way, chosen: null, hint: null });
  else if (result.kind === 'choose') selection.setState({ chosen: result, way: [], hint: null });
  else if (result.kind === 'drop') clearSelection();
  else return result.command;
  return null;
}
