// Heads-up display: what the player reads and presses while playing, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import { atRisk, type State, type T } from './rules/rules.ts';

export const hud = (state: Readonly<State>, t: T): readonly HudItem[] => [
  { kind: 'counter', id: 'round', label: 'Round', value: `${state.round}/${t.rounds}` },
  { kind: 'counter', id: 'kept', label: 'Kept', value: state.kept },
  { kind: 'counter', id: 'risk', label: 'At risk', value: atRisk(state) },
  { kind: 'button', id: 'draw', label: 'Draw', command: { type: 'draw' }, disabled: state.isOver },
  { kind: 'button', id: 'keep', label: 'Keep', command: { type: 'keep' }, disabled: state.slips.length === 0 },
];
