// The bot: sends the fox against a robot of the ladder, and speeds the match up.
import type { HouseRobotId } from '../rules/houses.ts';
import { fightCommand } from '../rules/rules.ts';
import { SCRIPTS } from '../rules/scripts.ts';
import type { RobotCommand, RobotState } from '../rules/state.ts';

/** Whom the fox meets, by seed: all who fight. */
const OPPONENTS = [
  'turret',
  'kiter',
  'circler',
  'turtle',
  'jitter',
  'hunter',
] as const satisfies readonly HouseRobotId[];

export const pilot =
  (seed: number) =>
  ({ phase, pace, arena }: Readonly<RobotState>): RobotCommand | null => {
    const against = OPPONENTS[((seed % OPPONENTS.length) + OPPONENTS.length) % OPPONENTS.length] ?? 'turret';
    if (phase === 'idle') return fightCommand(SCRIPTS.fox.code, SCRIPTS[against].code);
    return phase === 'running' && pace === 1 && arena.tick > 100 ? { type: 'pace', pace: 3 } : null;
  };
