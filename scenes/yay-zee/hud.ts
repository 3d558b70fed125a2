// HUD items as data.
import type { HudItem } from '../kit/core/hud.ts';
import type { YayZeeTuning } from './constants.ts';
import { messageOf } from './rules/messages.ts';
import { isComputersTurn, isPlayed, mayRoll, playerAt, totalOf, upperOf, type YayZeeState } from './rules/state.ts';

export function hud(state: Readonly<YayZeeState>, t: YayZeeTuning): readonly HudItem[] {
  const player = playerAt(state);
  const isPersons = !isComputersTurn(state) && !isPlayed(state, t);
  return [
    { kind: 'prompt', id: 'message', text: messageOf(state, t) },
    { kind: 'counter', id: 'rolls', label: 'Rolls left', value: state.rollsLeft },
    { kind: 'counter', id: 'total', label: 'Total', value: totalOf(player, t) },
    {
      kind: 'meter',
      id: 'upper',
      label: 'Upper bonus',
      value: Math.min(t.upperBonusAt, upperOf(player)),
      max: Math.max(1, t.upperBonusAt),
    },
    { kind: 'button', id: 'roll', label: 'Roll', command: { type: 'roll' }, disabled: !(isPersons && mayRoll(state)) },
  ];
}
