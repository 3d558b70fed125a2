// HUD items: resources and waves. The game's own HUD component shows more, from `view.ts`.
import type { HudItem } from '../kit/core/hud.ts';
import type { State } from './rules/state.ts';

export const hud = ({ resources, wave, beaten }: Readonly<State>): readonly HudItem[] => [
  { kind: 'counter', id: 'resources', label: 'Resources', value: resources },
  { kind: 'counter', id: 'wave', label: 'Wave', value: wave },
  { kind: 'counter', id: 'beaten', label: 'Beaten', value: beaten },
];
