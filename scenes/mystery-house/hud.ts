// HUD items besides the log, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import { livingGuests } from './actions/walk.ts';
import { HOUSE } from './house.ts';
import { suspects } from './notebook.ts';
import type { MysteryState } from './state.ts';

export function hud(state: Readonly<MysteryState>): readonly HudItem[] {
  return [
    { kind: 'counter', id: 'room', label: 'Room', value: HOUSE[state.room].title },
    { kind: 'counter', id: 'moves', label: 'Moves', value: state.moves },
    { kind: 'counter', id: 'alive', label: 'Guests alive', value: livingGuests(state).length },
    { kind: 'counter', id: 'suspects', label: 'Suspects', value: suspects(state).length },
    { kind: 'counter', id: 'traces', label: 'Traces', value: `${state.notes.clues.length}/6` },
  ];
}
