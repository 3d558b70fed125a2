// The ladder of players: one teleports out of danger, one looks a step ahead, one plans; others lack one tool, and exploits are tried.
import { forgetful, NEWCOMER, type Player, turnLadder } from '../kit/core/ladder.ts';
import { dalexesWithin, neighbour, stepDalexes } from './board.ts';
import type { CONSTANTS, DalexTuning } from './constants.ts';
import { isInDanger, safeDirections } from './danger.ts';
import type { DalexEvent } from './events.ts';
import { type PlayerOptions, planningPlayer } from './pilot.ts';
import { type DalexCommand, type DalexState, positionOf } from './state.ts';

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
    const after = stepDalexes({ ...position, player: to });
    const directions = safeDirections({
      ...position,
      player: to,
      dalexes: after.dalexes,
      piles: [...position.piles, ...after.collisions.map(({ cell }) => cell)],
    });
    return { command, value: directions.length - 4 * after.dalexes.length };
  });
  const best = options.toSorted((a, b) => b.value - a.value)[0];
  if (best) return best.command;
  if (state.sonics > 0 && dalexesWithin(position, state.player, t.sonicReach).length > 0) return { type: 'sonic' };
  return state.teleports > 0 ? { type: 'teleport' } : { type: 'wait' };
};

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

export default turnLadder<DalexState, DalexCommand, DalexEvent, typeof CONSTANTS>({
  measure: 'score',
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
  },
  exploits: { 'nothing but Last Stands': stander, 'a corner': cornered },
});
