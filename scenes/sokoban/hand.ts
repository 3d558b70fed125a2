// What the player points at, has chosen and is on the way to: shared by the picture and the HUD. Rules never see it, replays do not keep it.
import { createStore } from 'zustand/vanilla';
import { type Direction, type Level, type Position, pushTargets, pushTo, walkTo } from './level.ts';
import type { SokobanCommand } from './state.ts';

export interface Hand {
  /** The cell under the mouse, the finger or the keyboard's cursor. */
  readonly cell: number | null;
  /** The chosen parcel, by its place in the list, and the cells it can be brought to. */
  readonly chosen: { readonly box: number; readonly targets: ReadonlySet<number> } | null;
  /** Steps still to take. */
  readonly way: readonly Direction[];
  /** The next push of a solution: the parcel's cell and which way. */
  readonly hint: { readonly cell: number; readonly direction: Direction } | null;
  /** Cells of parcels that can no longer be brought home: the light found them. */
  readonly guilty: readonly number[];
  /** How often a hint was asked for by key. */
  readonly asked: number;
}

const EMPTY: Hand = { cell: null, chosen: null, way: [], hint: null, guilty: [], asked: 0 };

export const hand = createStore<Hand>(() => EMPTY);

export function pointAt(cell: number | null): void {
  if (hand.getState().cell !== cell) hand.setState({ cell });
}

/** Nothing chosen, nowhere to go. The pointer stays where it is. */
export function letGo(): void {
  const { chosen, way, hint } = hand.getState();
  if (chosen || hint || way.length > 0) hand.setState({ chosen: null, way: [], hint: null });
}

export const showHint = (hint: Hand['hint']): void => hand.setState({ hint, chosen: null, way: [] });

/** Whom the light blames; nobody where the position can be won or nothing is known. */
export function blame(guilty: readonly number[]): void {
  if (guilty.join() !== hand.getState().guilty.join()) hand.setState({ guilty });
}

export const askForHint = (): void => hand.setState(({ asked }) => ({ asked: asked + 1 }));

/** The next step of the way, taken from it. */
export function nextStep(): Direction | null {
  const { way } = hand.getState();
  if (way.length > 0) hand.setState({ way: way.slice(1) });
  return way[0] ?? null;
}

export type Picked =
  | { readonly kind: 'way'; readonly way: readonly Direction[] }
  | { readonly kind: 'choose'; readonly box: number; readonly targets: ReadonlySet<number> }
  | { readonly kind: 'drop' }
  /** What rules are to refuse in their words. */
  | { readonly kind: 'refuse'; readonly command: SokobanCommand };

/** What a click on a cell means, with a parcel chosen or none. */
export function pick(level: Level, position: Position, chosen: number | null, cell: number): Picked {
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
  const way = from === undefined ? walkTo(level, position, cell) : pushTo(level, position, from, cell);
  if (way) return { kind: 'way', way };
  return {
    kind: 'refuse',
    command: from === undefined ? { type: 'walk', to: cell } : { type: 'push', box: from, to: cell },
  };
}

/** Carries out a pick; answers the command that is to be refused aloud, if it is one. */
export function act(picked: Picked): SokobanCommand | null {
  if (picked.kind === 'way') hand.setState({ way: picked.way, chosen: null, hint: null });
  else if (picked.kind === 'choose') hand.setState({ chosen: picked, way: [], hint: null });
  else if (picked.kind === 'drop') letGo();
  else return picked.command;
  return null;
}
