// HUD items, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import type { DalexTuning } from './constants.ts';
import { RULES } from './rules/rules.ts';
import type { DalexState } from './rules/state.ts';

export function hud(state: Readonly<DalexState>, t: DalexTuning): readonly HudItem[] {
  const { level, score, teleports, sonics, dalexes, gameWon } = state;
  const legal = new Set(RULES.legal(state, t).map(({ type }) => type));
  return [
    { kind: 'counter', id: 'level', label: 'Level', value: level },
    { kind: 'counter', id: 'score', label: 'Score', value: score },
    { kind: 'counter', id: 'dalexes', label: 'Dalexes', value: dalexes.length },
    { kind: 'counter', id: 'teleports', label: 'Teleports', value: teleports },
    { kind: 'counter', id: 'sonics', label: 'Sonics', value: sonics },
    ...(gameWon ? [{ kind: 'message', id: 'won', text: `Level ${level} won!`, large: true } as const] : []),
    {
      kind: 'button',
      id: 'teleport',
      label: 'Teleport',
      command: { type: 'teleport' },
      disabled: !legal.has('teleport'),
    },
    {
      kind: 'button',
      id: 'sonic',
      label: 'Sonic Screwdriver',
      command: { type: 'sonic' },
      disabled: !legal.has('sonic'),
    },
    { kind: 'button', id: 'wait', label: 'Wait', command: { type: 'wait' }, disabled: !legal.has('wait') },
    {
      kind: 'button',
      id: 'lastStand',
      label: 'Last Stand',
      command: { type: 'lastStand' },
      disabled: !legal.has('lastStand'),
    },
  ];
}
