// Heads-up display: what the player reads while playing, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import type { State } from './rules/rules.ts';

export const hud = (state: Readonly<State>): readonly HudItem[] => [
  { kind: 'counter', id: 'stars', label: 'Stars left', value: state.stars.length },
];
