// Dialogs of the site that open over any page, one at a time: the command palette and the settings.
import { createStore } from 'zustand/vanilla';
import type { SettingId } from './settings/settingsTable.ts';

export type Overlay =
  | { readonly name: 'palette' }
  | {
      readonly name: 'settings';
      /** Setting that gets the focus; the first one unless given. */
      readonly at?: SettingId;
      /** Game whose keys are shown, by its id; that of the page unless given. */
      readonly game?: string;
    };

interface Overlays {
  readonly open: Overlay | null;
}

export const overlays = createStore<Overlays>(() => ({ open: null }));

export const openPalette = (): void => overlays.setState({ open: { name: 'palette' } });

export const openSettings = (to: Omit<Extract<Overlay, { name: 'settings' }>, 'name'> = {}): void =>
  overlays.setState({ open: { name: 'settings', ...to } });

export const closeOverlay = (): void => overlays.setState({ open: null });
