// Bots of the ladders: one teleports out of danger, one looks a step ahead, one plans; others lack one tool, and exploits are tried.
import {
  type Accepted,
  forgetful,
  type Ladder,
  NEWCOMER,
  type Player,
  turnLadder,
} from '../../kit/core/ladder/ladder.ts';
import type { CONSTANTS, DalexTuning } from '../constants.ts';
import { dalexesWithin, nearestSleeper, neighbour, positionAfter, stepDalexes } from '../rules/board.ts';
import { isInDanger, safeDirections } from '../rules/danger.ts';
import type { DalexEvent } from '../rules/events.ts';
import { type DalexCommand, type DalexState, positionOf } from '../rules/state.ts';
import { type PlayerOptions, planningPlayer } from './pilot.ts';

type DalexPlayer = Player<DalexState, DalexCommand, DalexTuning>;

const isIdle = ({ gameOver, gameWon, stand }: Readonly<DalexState>) => gameOver || gameWon || stand !== null;

/** Waits, and teleports when in danger. */
const waiter: DalexPlayer = () => state => {
  if (isIdle(state)) return null;
  if (!isInDanger(positionOf(state))) return { type: 'wait' };
  return state.teleports > 0 ? { type: 'teleport' } : { type: 'wait' };
};

/** Looks one turn ahead: takes the safe move with the best value, few dalexes left and many safe directions after it. */
const careful: DalexPlayer = () => (state, t) => {
  if (isIdle(state)) return null;
  const position = positionOf(state);
  const options = [
    ...safeDirections(position).map(direction => ({
      command: { type: 'move', direction } as const,
      to: neighbour(state.size, state.player, direction) as number,
    })),
    ...(isInDanger(position) ? [] : [{ command: { type: 'wait' } as const, to: state.player }]),
  ].map(({ command, to }) => {
    const moved = { ...position, player: to };
    const after = positionAfter(moved, stepDalexes(moved));
    const value = safeDirections(after).length - 4 * after.dalexes.length;
    return { command, value: value - SLEEPER_VALUE * (nearestSleeper(after) ?? 0) };
  });
  const best = options.toSorted((a, b) => b.value - a.value)[0];
  if (best) return best.command;
  if (state.sonics > 0 && dalexesWithin(position, state.player, t.sonicReach).length > 0) return { type: 'sonic' };
  return state.teleports > 0 ? { type: 'teleport' } : { type: 'wait' };
};

/** Value of a cell towards the nearest sleeper, which must be fetched. */
const SLEEPER_VALUE = 0.3;

/** Sometimes makes a random safe step instead of the intended one, but never presses a wrong button. */
const inexact =
  (base: DalexPlayer): DalexPlayer =>
  seed => {
    const decide = forgetful(base, NEWCOMER)(seed);
    return (state, t, legal) => {
      const directions = safeDirections(positionOf(state));
      const steps = (legal as readonly DalexCommand[]).filter(
        command => command.type === 'move' && directions.includes(command.direction),
      );
      return decide(state, t, steps);
    };
  };

const PRACTISED: PlayerOptions = {
  limits: { width: 10, turns: 10 },
  teleports: true,
  sonics: true,
  stands: true,
  gold: true,
};
const practised =
  (options: Partial<PlayerOptions> = {}): DalexPlayer =>
  () =>
    planningPlayer({ ...PRACTISED, ...options });

/** Plays as if all dalexes were plain. */
const unaware: DalexPlayer = seed => {
  const decide = practised()(seed);
  return ({ crowd: _crowd, ...state }, t, legal) => decide(state, t, legal);
};

/** Uses nothing but Last Stands. */
const stander: DalexPlayer = () => state => (isIdle(state) ? null : { type: 'lastStand' });

/** Stays in one corner, where dalexes come from fewer sides. */
const cornered: DalexPlayer = seed => {
  const decide = careful(seed);
  return (state, t, legal) => {
    const directions = isIdle(state) ? [] : safeDirections(positionOf(state));
    const out = (['nw', 'n', 'w'] as const).find(direction => directions.includes(direction));
    return out ? { type: 'move', direction: out } : decide(state, t, legal);
  };
};

/** The ladder with dalexes of one kind, or of three. */
export const dalexLadder = (kinds: 'one' | 'three', accepted: readonly Accepted[] = []): Ladder =>
  turnLadder<DalexState, DalexCommand, DalexEvent, typeof CONSTANTS>({
    measure: kinds === 'three' ? 'score with three kinds' : 'score',
    ...(kinds === 'three' && { setup: { kinds } }),
    count: () => ({ value: ({ score }) => score, stage: ({ level }) => level }),
    mostMinutes: 20,
    secondsPerCommand: 3,
    endsInDefeat: true,
    players: { naive: waiter, newcomer: inexact(careful), practised: practised() },
    without: {
      teleport: practised({ teleports: false }),
      'sonic screwdriver': practised({ sonics: false }),
      'Last Stand': practised({ stands: false }),
      'gold cell': practised({ gold: false }),
      ...(kinds === 'three' && { 'telling kinds apart': unaware }),
    },
    exploits: { 'nothing but Last Stands': stander, 'a corner': cornered },
    accepted,
  });
