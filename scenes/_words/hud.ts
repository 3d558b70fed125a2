// HUD items besides the log, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import type { State, T } from './rules/rules.ts';

export const hud = ({ guesses }: Readonly<State>, t: T): readonly HudItem[] => [
  { kind: 'counter', id: 'guesses', label: 'Guesses', value: `${guesses.length}/${t.tries}` },
];
