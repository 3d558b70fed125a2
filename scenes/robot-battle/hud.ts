// HUD items: health, energy and shield of both robots, as plain data.
import type { HudItem } from '../kit/core/hud.ts';
import { ARENA } from './arena/numbers.ts';
import type { ArenaBout } from './arena/types.ts';
import type { T } from './constants.ts';
import { LETTERS, SIDES } from './rules/arena.ts';
import type { RobotState } from './rules/state.ts';

export function hud({ arena, phase, bout }: Readonly<RobotState>, t: T): readonly HudItem[] {
  if (bout) return boutItems(bout);
  return [
    { kind: 'counter', id: 'phase', label: 'Match', value: WORDS[phase] },
    { kind: 'counter', id: 'tick', label: 'Tick', value: arena.tick },
    ...SIDES.flatMap((side): HudItem[] => {
      const { health, energy, shielded } = arena.robots[side];
      const name = `Robot ${LETTERS[side]}`;
      return [
        { kind: 'meter', id: `health${side}`, label: `${name} health`, value: health, max: t.startHealth },
        { kind: 'meter', id: `energy${side}`, label: `${name} energy`, value: energy, max: t.energyCap },
        { kind: 'counter', id: `shield${side}`, label: `${name} shield`, value: shielded > 0 ? 'up' : 'down' },
      ];
    }),
  ];
}

const boutItems = ({ phase, now, fighters }: ArenaBout): readonly HudItem[] => [
  { kind: 'counter', id: 'phase', label: 'Match', value: BOUT_WORDS[phase] },
  { kind: 'counter', id: 'tick', label: 'Tick', value: now.tick },
  ...fighters.map(({ name }, index): HudItem => {
    const value = now.robots[index]?.health ?? 0;
    return { kind: 'meter', id: `health${index}`, label: `${index + 1}. ${name} health`, value, max: ARENA.health };
  }),
];

const WORDS = { idle: 'idle', resolving: 'being resolved', running: 'running', over: 'over' } as const;
const BOUT_WORDS = { ...WORDS, between: 'between two matches' } as const;
