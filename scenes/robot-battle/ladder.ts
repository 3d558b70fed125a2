// The ladder of players: what is measured is how many of the seven house robots their scripts beat.
import { type Player, turnLadder } from '../kit/core/ladder.ts';
import type { Action } from './arena.ts';
import { teach } from './compiled.ts';
import type { T } from './constants.ts';
import { HOUSES, LADDER } from './houses.ts';
import { fight } from './rules.ts';
import { SCRIPTS } from './scripts.ts';
import type { SensedState, Senses } from './senses.ts';
import type { RobotCommand, RobotEvent, RobotState } from './state.ts';

type Writer = Player<RobotState, RobotCommand, T>;

/** Each run of a seed meets the next house robot. */
const houseFor = (seed: number) => SCRIPTS[LADDER[Math.floor(seed / 1000) % LADDER.length] ?? 'target'].code;

const writing =
  (code: string): Writer =>
  seed =>
  ({ phase }) =>
    phase === 'idle' ? fight(code, houseFor(seed)) : null;

/** The fox, but for what it would do: `instead` of an action of its own it does another one. */
function foxWho(what: string, instead: (action: Action, state: SensedState, senses: Senses) => Action): Writer {
  const code = `// The fox, who ${what}.\n${SCRIPTS.fox.code}`;
  teach(code, senses => {
    const tick = HOUSES.fox(senses);
    return state => instead(tick(state), state, senses);
  });
  return writing(code);
}

const foxWithout = (left: Action, instead: Action): Writer =>
  foxWho(`does no ${left}`, action => (action === left ? instead : action));

const ALWAYS_SHIELDS = "function tick(state) {\n  return state.energy >= 55 ? 'shoot' : 'shield';\n}";
teach(
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
  // A line or two is thought about and typed before every battle.
  secondsPerCommand: 30,
  endsInDefeat: false,
  players: {
    naive: writing(SCRIPTS.steps.code),
    newcomer: writing(SCRIPTS.aims.code),
    practised: writing(SCRIPTS.fox.code),
  },
  without: {
    shield: foxWithout('shield', 'shoot'),
    'turning left': foxWithout('turnLeft', 'wait'),
    'turning right': foxWithout('turnRight', 'wait'),
    shots: foxWithout('shoot', 'wait'),
    moves: foxWithout('move', 'wait'),
    'waiting for energy': foxWho('does not wait for energy', (action, { energy }, { distance }) =>
      action === 'wait' && distance() >= 200 && energy >= 5 ? 'move' : action,
    ),
  },
  exploits: {
    'never moves, shoots whoever comes': writing(SCRIPTS.turret.code),
    'runs at everybody': writing(SCRIPTS.hunter.code),
    'keeps away and shoots first': writing(SCRIPTS.kiter.code),
    'shields whenever it can': writing(ALWAYS_SHIELDS),
  },
});
