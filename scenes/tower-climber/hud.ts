// HUD items as data: score, high score, level, message of a new zone.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { levelOf } from './score.ts';
import type { State } from './state.ts';

export const hud = (state: Readonly<State>, t: T): readonly HudItem[] => [
  { kind: 'counter', id: 'score', label: 'Score', value: state.score },
  { kind: 'best', id: 'high', label: 'High Score', value: state.score },
  { kind: 'counter', id: 'level', label: 'Level', value: levelOf(state, t) },
];
