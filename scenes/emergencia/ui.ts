// UI store of Emergencia: how far the map's camera can still zoom, shared by scene and HUD.
import type { UiStore } from '../kit/core/session/ui.ts';

export interface EmergenciaUi {
  /** All of the map is shown. */
  readonly isWidest: boolean;
  /** As close as it goes. */
  readonly isClosest: boolean;
}

export const ui = (): EmergenciaUi => ({ isWidest: false, isClosest: false });

export function setZoomEnds(store: UiStore<EmergenciaUi>, { isWidest, isClosest }: EmergenciaUi): void {
  const known = store.getState();
  if (known.isWidest !== isWidest || known.isClosest !== isClosest) store.setState({ isWidest, isClosest });
}
