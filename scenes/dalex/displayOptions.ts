// Display options: cursor, danger map and sure-win search, shared by scene and HUD; no part of rules or replays.
import { createStore } from 'zustand/vanilla';

export interface DisplayOptions {
  /** The cell under the pointer or the keyboard cursor; null without one. */
  readonly cell: number | null;
  /** Whether deadly cells are marked. */
  readonly map: boolean;
  /** Whether the HUD searches for a sure win. */
  readonly sure: boolean;
}

export const displayOptions = createStore<DisplayOptions>(() => ({ cell: null, map: true, sure: false }));

export function setCursor(cell: number | null): void {
  if (displayOptions.getState().cell !== cell) displayOptions.setState({ cell });
}

export const toggleDangerMap = (): void => displayOptions.setState(({ map }) => ({ map: !map }));
export const toggleSureWin = (): void => displayOptions.setState(({ sure }) => ({ sure: !sure }));
