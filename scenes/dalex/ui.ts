// UI store of Dalex: cursor, danger map and sure-win search, shared by scene and HUD.
import type { UiStore } from '../kit/core/session/ui.ts';

export interface DalexUi {
  /** The cell under the pointer or the keyboard cursor; null without one. */
  readonly cell: number | null;
  /** Whether deadly cells are marked. */
  readonly map: boolean;
  /** Whether the HUD searches for a sure win. */
  readonly sure: boolean;
}

export const ui = (): DalexUi => ({ cell: null, map: true, sure: false });

type Store = UiStore<DalexUi>;

export function setCursor(store: Store, cell: number | null): void {
  if (store.getState().cell !== cell) store.setState({ cell });
}

export const toggleDangerMap = (store: Store): void => store.setState(({ map }) => ({ map: !map }));
export const toggleSureWin = (store: Store): void => store.setState(({ sure }) => ({ sure: !sure }));
