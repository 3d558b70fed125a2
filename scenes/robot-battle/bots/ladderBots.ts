// Players of the ladders: scripts that meet one house robot after the other.
import type { Player } from '../../kit/core/ladder/ladder.ts';
import type { T } from '../constants.ts';
import type { Action } from '../rules/arena.ts';
import { registerScript } from '../rules/builtInDriver.ts';
import { BUILT_IN_ROBOTS, type RobotId } from '../rules/houses.ts';
import { fightCommand } from '../rules/rules.ts';
import type { ScriptHelpers, SensedState } from '../rules/scriptHelpers.ts';
import { SCRIPTS } from '../rules/scripts.ts';
import type { RobotCommand, RobotEvent, RobotState } from '../rules/state.ts';

type ScriptPlayer = Player<RobotState, RobotCommand, T>;

/** Plays a script; each run of a seed meets the next of these house robots. */
export const playScript =
  (code: string, houses: readonly RobotId[]): ScriptPlayer =>
  seed =>
  ({ phase }) =>
    phase === 'idle'
      ? fightCommand(code, SCRIPTS[houses[Math.floor(seed / 1000) % houses.length] ?? 'target'].code)
      : null;

/** A variant of a built-in script: `instead` replaces the action that it would take. */
export function variantOf(
  robot: RobotId,
  what: string,
  instead: (action: Action, state: SensedState, helpers: ScriptHelpers) => Action,
): string {
  const code = `// ${SCRIPTS[robot].name}, who ${what}.\n${SCRIPTS[robot].code}`;
  registerScript(code, helpers => {
    const tick = BUILT_IN_ROBOTS[robot](helpers);
    return state => instead(tick(state), state, helpers);
  });
  return code;
}

/** Whether the player's robot has won. */
export function countWins() {
  let beaten = 0;
  return {
    onEvent: (event: RobotEvent) => {
      if (event.type === 'ended' && event.winner === 'A') beaten = 1;
    },
    value: () => beaten,
  };
}
