// HUD items besides the log, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import { livingGuests } from './rules/actions/walk.ts';
import { HOUSE } from './rules/house.ts';
import { suspects } from './rules/notebook.ts';
import type { MysteryState } from './rules/state.ts';

export function hud(state: Readonly<MysteryState>): readonly HudItem[] {
  return [
    { kind: 'counter', id: 'room', label: 'Room', value: HOUSE[state.room].title },
    { kind: 'counter', id: 'moves', label: 'Moves', value: state.moves },
    { kind: 'counter', id: 'alive', label: 'Guests alive', value: livingGuests(state).length },
    { kind: 'counter', id: 'suspects', label: 'Suspects', value: suspects(state).length },
    { kind: 'counter', id: 'traces', label: 'Traces', value: `${state.notes.clues.length}/6` },
  ];
}
