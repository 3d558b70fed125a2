// HUD items as data: score, high score, level, cranes held, and what a crane is for when the first one is met.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { levelOf } from './score.ts';
import type { State } from './state.ts';

export const hud = (state: Readonly<State>, t: T): readonly HudItem[] => [
  { kind: 'counter', id: 'score', label: 'Score', value: state.score },
  { kind: 'best', id: 'high', label: 'High Score', value: state.score },
  { kind: 'counter', id: 'level', label: 'Level', value: levelOf(state, t) },
  { kind: 'counter', id: 'cranes', label: 'Cranes', value: state.heldCranes },
  ...(isTaught(state) ? [{ kind: 'message', id: 'crane', text: CRANE, place: 'top' } as const] : []),
];

export const CRANE = 'A crane saves you once';
/** How long that is shown, in ticks. */
const TAUGHT_TICKS = 300;

const isTaught = ({ craneSeenAt, tick, totals, phase }: Readonly<State>): boolean =>
  phase === 'playing' && craneSeenAt !== null && totals.cranes === 0 && tick - craneSeenAt < TAUGHT_TICKS;
