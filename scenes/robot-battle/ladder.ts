// The ladder of players: the measure is how many of the seven house robots their scripts beat.
import { type Player, turnLadder } from '../kit/core/ladder.ts';
import type { Action } from './arena.ts';
import { registerScript } from './builtInDriver.ts';
import type { T } from './constants.ts';
import { BUILT_IN_ROBOTS, LADDER } from './houses.ts';
import { fightCommand } from './rules.ts';
import type { ScriptHelpers, SensedState } from './scriptHelpers.ts';
import { SCRIPTS } from './scripts.ts';
import type { RobotCommand, RobotEvent, RobotState } from './state.ts';

type ScriptPlayer = Player<RobotState, RobotCommand, T>;

/** Each run of a seed meets the next house robot. */
const houseFor = (seed: number) => SCRIPTS[LADDER[Math.floor(seed / 1000) % LADDER.length] ?? 'target'].code;

const playScript =
  (code: string): ScriptPlayer =>
  seed =>
  ({ phase }) =>
    phase === 'idle' ? fightCommand(code, houseFor(seed)) : null;

/** A variant of the fox script: `instead` replaces the action that the fox would take. */
function foxVariant(
  what: string,
  instead: (action: Action, state: SensedState, helpers: ScriptHelpers) => Action,
): ScriptPlayer {
  const code = `// The fox, who ${what}.\n${SCRIPTS.fox.code}`;
  registerScript(code, helpers => {
    const tick = BUILT_IN_ROBOTS.fox(helpers);
    return state => instead(tick(state), state, helpers);
  });
  return playScript(code);
}

const foxWithout = (removed: Action, instead: Action): ScriptPlayer =>
  foxVariant(`does no ${removed}`, action => (action === removed ? instead : action));

const ALWAYS_SHIELDS = "function tick(state) {\n  return state.energy >= 55 ? 'shoot' : 'shield';\n}";
registerScript(
  ALWAYS_SHIELDS,
  () =>
    ({ energy }) =>
      energy >= 55 ? 'shoot' : 'shield',
);

export default turnLadder({
  measure: 'house robots beaten, of 7',
  count() {
    let beaten = 0;
    return {
      onEvent: (event: RobotEvent) => {
        if (event.type === 'ended' && event.winner === 'A') beaten = 1;
      },
      value: () => beaten,
    };
  },
  runsPerSeed: LADDER.length,
  mostMinutes: 4,
  // Time to think about and type a line or two before every battle.
  secondsPerCommand: 30,
  endsInDefeat: false,
  players: {
    naive: playScript(SCRIPTS.steps.code),
    newcomer: playScript(SCRIPTS.aims.code),
    practised: playScript(SCRIPTS.fox.code),
  },
  without: {
    shield: foxWithout('shield', 'shoot'),
    'turning left': foxWithout('turnLeft', 'wait'),
    'turning right': foxWithout('turnRight', 'wait'),
    shots: foxWithout('shoot', 'wait'),
    moves: foxWithout('move', 'wait'),
    'waiting for energy': foxVariant('does not wait for energy', (action, { energy }, { distance }) =>
      action === 'wait' && distance() >= 200 && energy >= 5 ? 'move' : action,
    ),
  },
  exploits: {
    'never moves, shoots whoever comes': playScript(SCRIPTS.turret.code),
    'runs at everybody': playScript(SCRIPTS.hunter.code),
    'keeps away and shoots first': playScript(SCRIPTS.kiter.code),
    'shields whenever it can': playScript(ALWAYS_SHIELDS),
  },
});
