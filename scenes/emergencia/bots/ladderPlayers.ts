// Players of the ladders: the bot with the limits of a newcomer and of a practised person, and without one habit each.
import type { Frame } from '../../kit/core/input/input.ts';
import { copy } from '../../kit/core/json.ts';
import { limited, NEWCOMER, type Player, PRACTISED } from '../../kit/core/ladder/ladder.ts';
import type { T } from '../constants.ts';
import type { State } from '../rules/state.ts';
import { CAREFUL, pilot } from './pilot.ts';
import type { BotOptions } from './pilotMind.ts';

export type Operator = Player<State, Partial<Frame>, T>;

/** What a limited player sees: own agents, marks and cards at once, people and notes with the delay of a reaction. */
function sees(now: Readonly<State>, then: Readonly<State>): State {
  if (now.level !== then.level || now.tries !== then.tries || now.phase !== then.phase) return now;
  const dossiers = now.dossiers.map(file => ({
    ...file,
    notes: then.dossiers.find(({ id }) => id === file.id)?.notes ?? 0,
  }));
  const enemies = then.enemies.map((enemy, i) => ({ ...enemy, marked: now.enemies[i]?.marked === true }));
  return { ...now, time: then.time, dossiers, enemies };
}

/** The delayed part of the state. */
const glance = (state: Readonly<State>): State => ({
  ...state,
  dossiers: copy(state.dossiers),
  enemies: copy(state.enemies),
});

const operator = (limits: typeof NEWCOMER, habits: BotOptions): Operator =>
  limited(seed => pilot(seed, habits), limits, sees, glance);

/** Thinking time before an order: 1.5 s. */
const GOOD: BotOptions = { ...CAREFUL, pace: 90 };
export const practised = operator(PRACTISED, GOOD);
export const without = (change: Partial<BotOptions>): Operator => operator(PRACTISED, { ...GOOD, ...change });

/** Marks whoever stands nearest, and never sends anybody. */
export const naive = operator(NEWCOMER, { ...CAREFUL, proof: 'none', sweeps: false, plans: false, pace: 120 });
export const newcomer = operator(NEWCOMER, {
  ...CAREFUL,
  proof: 'one',
  guards: false,
  looksDown: false,
  reads: false,
  plans: false,
  pace: 120,
});
