// UI store of Sokoban: cursor, chosen box, planned path, hint, and the collection that is played.
import type { UiStore } from '../kit/core/session/ui.ts';
import { type Direction, findPushes, findWalk, type Level, type Position, pushTargets } from './rules/level.ts';
import type { SokobanCommand } from './rules/state.ts';

/** A collection to play: one that was brought, or the game's own. */
export interface Playable {
  readonly key: string;
  readonly title: string;
  /** Number of its levels. */
  readonly count: number;
  /** All levels, as XSB. */
  readonly text: string;
  /** The fewest pushes of each level, where they are proven. */
  readonly pars?: readonly number[];
}

export interface ActiveLevel {
  readonly collection: Playable;
  readonly index: number;
}

export interface SokobanUi {
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
  /** The level that was opened last from a collection; rules and replays know no collections. */
  readonly active: ActiveLevel | null;
}

export const ui = (): SokobanUi => ({
  cell: null,
  chosen: null,
  way: [],
  hint: null,
  guilty: [],
  asked: 0,
  active: null,
});

type Store = UiStore<SokobanUi>;

export function setCursor(store: Store, cell: number | null): void {
  if (store.getState().cell !== cell) store.setState({ cell });
}

/** Clears chosen box, path and hint. The cursor stays. */
export function clearSelection(store: Store): void {
  const { chosen, way, hint } = store.getState();
  if (chosen || hint || way.length > 0) store.setState({ chosen: null, way: [], hint: null });
}

export const showHint = (store: Store, hint: SokobanUi['hint']): void =>
  store.setState({ hint, chosen: null, way: [] });

/** Sets the lost boxes; empty where the position can be won or is not known. */
export function markLost(store: Store, guilty: readonly number[]): void {
  if (guilty.join() !== store.getState().guilty.join()) store.setState({ guilty });
}

export const requestHint = (store: Store): void => store.setState(({ asked }) => ({ asked: asked + 1 }));

/** Removes the next move from the planned path and returns it. */
export function takeNextStep(store: Store): Direction | null {
  const { way } = store.getState();
  if (way.length > 0) store.setState({ way: way.slice(1) });
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

/** Applies the result of a click. Returns the command that is to be refused, or null. */
export function applyClick(store: Store, result: ClickResult): SokobanCommand | null {
  if (result.kind === 'way') store.setState({ way: result.way, chosen: null, hint: null });
  else if (result.kind === 'choose') store.setState({ chosen: result, way: [], hint: null });
  else if (result.kind === 'drop') clearSelection(store);
  else return result.command;
  return null;
}
