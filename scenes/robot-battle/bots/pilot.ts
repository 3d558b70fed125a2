// The bot: sends the fox against a robot of the ladder, in the arena a script that aims, and speeds the match up.
import { beginCommand } from '../arena/play.ts';
import type { ArenaBout } from '../arena/types.ts';
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
  ({ phase, pace, arena, bout }: Readonly<RobotState>): RobotCommand | null => {
    if (bout) return inBout(bout);
    const against = OPPONENTS[((seed % OPPONENTS.length) + OPPONENTS.length) % OPPONENTS.length] ?? 'turret';
    if (phase === 'idle') return fightCommand(SCRIPTS.fox.code, SCRIPTS[against].code);
    return phase === 'running' && pace === 1 && arena.tick > 100 ? { type: 'pace', pace: 3 } : null;
  };

const AIMS = 'return { drive: 1, turn: 3, aim: bearing(), fire: 1 };';

function inBout(bout: ArenaBout): RobotCommand | null {
  if (bout.phase === 'idle') return beginCommand(bout, AIMS);
  return bout.phase === 'running' && bout.pace === 1 && bout.now.tick > 100 ? { type: 'pace', pace: 3 } : null;
}
