// What the player reads of the run, as data: the own HUD shows more of it, from `view.ts`.
import type { HudItem } from '../kit/core/hud.ts';
import type { State } from './state.ts';

export const hud = ({ resources, wave, beaten }: Readonly<State>): readonly HudItem[] => [
  { kind: 'counter', id: 'resources', label: 'Resources', value: resources },
  { kind: 'counter', id: 'wave', label: 'Wave', value: wave },
  { kind: 'counter', id: 'beaten', label: 'Beaten', value: beaten },
];
