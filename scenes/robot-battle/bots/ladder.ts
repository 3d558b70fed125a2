// The ladder of players: the measure is how many of the seven house robots their scripts beat.
import { turnLadder } from '../../kit/core/ladder/ladder.ts';
import type { Action } from '../rules/arena.ts';
import { registerScript } from '../rules/builtInDriver.ts';
import { LADDER } from '../rules/houses.ts';
import { SCRIPTS } from '../rules/scripts.ts';
import { countWins, playScript, variantOf } from './ladderBots.ts';

const play = (code: string) => playScript(code, LADDER);
const foxVariant = (...variant: Parameters<typeof variantOf> extends [unknown, ...infer Rest] ? Rest : never) =>
  play(variantOf('fox', ...variant));
const foxWithout = (removed: Action, instead: Action) =>
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
  count: countWins,
  runsPerSeed: LADDER.length,
  mostMinutes: 4,
  // Time to think about and type a line or two before every battle.
  secondsPerCommand: 30,
  endsInDefeat: false,
  players: {
    naive: play(SCRIPTS.steps.code),
    newcomer: play(SCRIPTS.aims.code),
    practised: play(SCRIPTS.fox.code),
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
    'never moves, shoots whoever comes': play(SCRIPTS.turret.code),
    'runs at everybody': play(SCRIPTS.hunter.code),
    'keeps away and shoots first': play(SCRIPTS.kiter.code),
    'shields whenever it can': play(ALWAYS_SHIELDS),
  },
});
