// Rules: each slip is worth its number and may be kept, but a blot takes what is at risk. Pure functions of state, command and constants.
import type { Tuning } from '../../kit/core/constants.ts';
import { type HasRng, type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, GameEvent, Result, TurnRules } from '../../kit/core/rules.ts';
import type { constants } from '../constants.ts';

/** A slip as it was drawn; 1 is the blot. */
export interface Slip {
  readonly id: number;
  readonly value: number;
}
export interface State extends HasRng {
  /** From 1. */
  readonly round: number;
  /** Points that are safe. */
  readonly kept: number;
  /** Slips of this round: their sum is at risk. */
  readonly slips: readonly Slip[];
  /** Slips drawn in all; it numbers them. */
  readonly drawn: number;
  readonly isOver: boolean;
}
export type Command = { readonly type: 'draw' } | { readonly type: 'keep' };
export type Event =
  | (GameEvent & { readonly type: 'slipDrawn'; readonly value: number })
  | { readonly type: 'blotDrawn'; readonly lost: number }
  | { readonly type: 'pointsKept'; readonly points: number }
  | { readonly type: 'finished' }
  | { readonly type: 'refused'; readonly message: string };
export type T = Tuning<typeof constants>;

/** Numbers on the slips. */
const HIGHEST = 6;
const BLOT = 1;

export const atRisk = ({ slips }: Pick<State, 'slips'>): number => slips.reduce((sum, { value }) => sum + value, 0);

function create({ seed }: CreateOptions): State {
  return { rng: seeded(seed), round: 1, kept: 0, slips: [], drawn: 0, isOver: false };
}

function legal(state: Readonly<State>): readonly Command[] {
  if (state.isOver) return [];
  return state.slips.length > 0 ? [{ type: 'draw' }, { type: 'keep' }] : [{ type: 'draw' }];
}

function apply(state: Readonly<State>, command: Command, t: T): { state: State; events: readonly Event[] } {
  if (state.isOver) return refuse(state, 'The last round is over.');
  if (command?.type === 'draw') return draw(state, t);
  if (command?.type !== 'keep') return refuse(state, 'Draw a slip, or keep what you have.');
  if (state.slips.length === 0) return refuse(state, 'Draw a slip first.');
  const points = atRisk(state);
  return endRound({ ...state, kept: state.kept + points }, { type: 'pointsKept', points }, t);
}

const refuse = (state: State, message: string) => ({ state, events: [{ type: 'refused', message } as const] });

function draw(state: State, t: T) {
  const rng: Rng = [...state.rng];
  const value = 1 + randomInt(rng, HIGHEST);
  const drawn = state.drawn + 1;
  const next = { ...state, rng, drawn };
  if (value === BLOT) return endRound(next, { type: 'blotDrawn', lost: atRisk(state) }, t);
  const slips = [...state.slips, { id: drawn, value }];
  return { state: { ...next, slips }, events: [{ type: 'slipDrawn', value } as const] };
}

function endRound(state: State, event: Event, t: T): { state: State; events: readonly Event[] } {
  const isOver = state.round >= t.rounds;
  const next = { ...state, slips: [], round: isOver ? state.round : state.round + 1, isOver };
  return { state: next, events: isOver ? [event, { type: 'finished' }] : [event] };
}

function result(state: Readonly<State>): Result | null {
  if (!state.isOver) return null;
  const { kept } = state;
  return { outcome: 'ended', score: kept, title: 'The last slip', lines: [`${kept} points kept`], again: 'Again' };
}

export const rules: TurnRules<State, Command, Event, T> = {
  kind: 'turns',
  create,
  legal,
  apply,
  /** What chance has decided is not taken back. */
  undoable: (_before, { type }) => type === 'keep',
  result,
};
