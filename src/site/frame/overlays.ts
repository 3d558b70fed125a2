// Dialogs of the site that open over any page, one at a time: the command palette and the settings.
import { createStore } from 'zustand/vanilla';
import { collectTyped, stopCollecting } from '../palette/typedAhead.ts';
import type { SettingId } from '../settings/settingsTable.ts';

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
  /** Those that were opened before: a dialog that stays in the document gives the focus back when it closes. */
  readonly known: ReadonlySet<Overlay['name']>;
}

export const overlays = createStore<Overlays>(() => ({ open: null, known: new Set() }));

const show = (open: Overlay): void =>
  overlays.setState(({ known }) => ({ open, known: new Set([...known, open.name]) }));

export function openPalette(): void {
  collectTyped();
  show({ name: 'palette' });
}

export const openSettings = (to: Omit<Extract<Overlay, { name: 'settings' }>, 'name'> = {}): void =>
  show({ name: 'settings', ...to });

export function closeOverlay(): void {
  stopCollecting();
  overlays.setState({ open: null });
}
