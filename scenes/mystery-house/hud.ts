// HUD items besides the log, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import type { MysteryTuning } from './constants.ts';
import { HOUSE } from './house.ts';
import { suspects } from './notebook.ts';
import { scoreOf } from './result.ts';
import type { MysteryState } from './state.ts';

export function hud(state: Readonly<MysteryState>, t: MysteryTuning): readonly HudItem[] {
  const { survivors } = scoreOf(state, t);
  return [
    { kind: 'counter', id: 'room', label: 'Room', value: HOUSE[state.room].title },
    { kind: 'counter', id: 'moves', label: 'Moves', value: state.moves },
    { kind: 'counter', id: 'alive', label: 'Innocents alive', value: survivors },
    { kind: 'counter', id: 'suspects', label: 'Suspects', value: suspects(state).length },
    { kind: 'counter', id: 'traces', label: 'Traces', value: `${state.notes.clues.length}/6` },
  ];
}
