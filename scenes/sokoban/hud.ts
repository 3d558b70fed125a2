// HUD items as data.
import type { HudItem } from '../kit/core/hud.ts';
import { hasBegun, isWon, levelOf, type SokobanState } from './rules/state.ts';
import { nameOf } from './view.ts';

export function hud(state: Readonly<SokobanState>): readonly HudItem[] {
  const { lurd, pushes, levels, own, number, complaint } = state;
  const name = nameOf({ isOwn: own !== null, number, level: levelOf(state) });
  return [
    { kind: 'counter', id: 'level', label: 'Level', value: own === null ? number : name },
    { kind: 'counter', id: 'moves', label: 'Moves', value: lurd.length },
    { kind: 'counter', id: 'pushes', label: 'Pushes', value: pushes },
    ...(isWon(state) ? [{ kind: 'message', id: 'solved', text: `${name} solved!`, large: true } as const] : []),
    ...(complaint ? [{ kind: 'message', id: 'complaint', text: complaint } as const] : []),
    { kind: 'button', id: 'reset', label: 'Reset Level', command: { type: 'reset' }, disabled: !hasBegun(state) },
    ...levels.map(
      (_, index) =>
        ({
          kind: 'button',
          id: `level${index + 1}`,
          label: String(index + 1),
          command: { type: 'level', number: index + 1 },
        }) as const,
    ),
  ];
}
