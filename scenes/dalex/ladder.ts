// The ladder of players: who teleports out of trouble, who looks a step ahead and who plans, without each tool, and the shortcuts.
import { forgetful, NEWCOMER, type Player, turnLadder } from '../kit/core/ladder.ts';
import { approach, neighbour, within } from './board.ts';
import type { CONSTANTS, DalexTuning } from './constants.ts';
import { isInDanger, safeWays } from './danger.ts';
import type { DalexEvent } from './events.ts';
import { type Habits, player } from './pilot.ts';
import { type DalexCommand, type DalexState, positionOf } from './state.ts';

type DalexPlayer = Player<DalexState, DalexCommand, DalexTuning>;

const isIdle = ({ gameOver, gameWon, stand }: Readonly<DalexState>) => gameOver || gameWon || stand !== null;

/** Waits, and teleports when somebody is beside. */
const waiter: DalexPlayer = () => state => {
  if (isIdle(state)) return null;
  if (!isInDanger(positionOf(state))) return { type: 'wait' };
  return state.teleports > 0 ? { type: 'teleport' } : { type: 'wait' };
};

/** Looks one turn ahead: the safe step after which the fewest dalexes are left, and of those the one with the most ways on. */
const careful: DalexPlayer = () => (state, t) => {
  if (isIdle(state)) return null;
  const position = positionOf(state);
  const options = [
    ...safeWays(position).map(direction => ({
      command: { type: 'move', direction } as const,
      to: neighbour(state.size, state.player, direction) as number,
    })),
    ...(isInDanger(position) ? [] : [{ command: { type: 'wait' } as const, to: state.player }]),
  ].map(({ command, to }) => {
    const after = approach({ ...position, player: to });
    const ways = safeWays({
      ...position,
      player: to,
      dalexes: after.dalexes,
      piles: [...position.piles, ...after.wrecks.map(({ cell }) => cell)],
    });
    return { command, worth: ways.length - 4 * after.dalexes.length };
  });
  const best = options.toSorted((a, b) => b.worth - a.worth)[0];
  if (best) return best.command;
  if (state.sonics > 0 && within(position, state.player, t.sonicReach).length > 0) return { type: 'sonic' };
  return state.teleports > 0 ? { type: 'teleport' } : { type: 'wait' };
};

/** Forgets where it wanted to go, and steps anywhere that is not marked deadly; it presses no button by mistake. */
const slipping =
  (whom: DalexPlayer): DalexPlayer =>
  seed => {
    const decide = forgetful(whom, NEWCOMER)(seed);
    return (state, t, legal) => {
      const ways = safeWays(positionOf(state));
      const steps = (legal as readonly DalexCommand[]).filter(
        command => command.type === 'move' && ways.includes(command.direction),
      );
      return decide(state, t, steps);
    };
  };

const WHOLE: Habits = { limits: { width: 10, turns: 10 }, teleports: true, sonics: true, stands: true, gold: true };
const practised =
  (habits: Partial<Habits> = {}): DalexPlayer =>
  () =>
    player({ ...WHOLE, ...habits });

/** Nothing but Last Stands, from the first moment. */
const stander: DalexPlayer = () => state => (isIdle(state) ? null : { type: 'lastStand' });

/** Keeps to one corner, where nobody comes from behind. */
const cornered: DalexPlayer = seed => {
  const decide = careful(seed);
  return (state, t, legal) => {
    const ways = isIdle(state) ? [] : safeWays(positionOf(state));
    const out = (['nw', 'n', 'w'] as const).find(direction => ways.includes(direction));
    return out ? { type: 'move', direction: out } : decide(state, t, legal);
  };
};

export default turnLadder<DalexState, DalexCommand, DalexEvent, typeof CONSTANTS>({
  measure: 'score',
  count: () => ({ value: ({ score }) => score, stage: ({ level }) => level }),
  mostMinutes: 20,
  secondsPerCommand: 3,
  endsInDefeat: true,
  players: { naive: waiter, newcomer: slipping(careful), practised: practised() },
  without: {
    teleport: practised({ teleports: false }),
    'sonic screwdriver': practised({ sonics: false }),
    'Last Stand': practised({ stands: false }),
    'gold cell': practised({ gold: false }),
  },
  exploits: { 'nothing but Last Stands': stander, 'a corner': cornered },
});
