// What a game of YayZee is at any moment, and the commands that move it on.
import type { HasRng, Rng } from '../kit/core/rng.ts';
import type { Setup } from '../kit/core/rules.ts';
import { CATEGORIES, type Category, type Scoring, UPPER } from './categories.ts';
import type { YayZeeTuning } from './constants.ts';

export const LEVELS = ['easy', 'normal', 'perfect'] as const;
export type Level = (typeof LEVELS)[number];

export interface Player {
  readonly name: string;
  /** Null for a person. */
  readonly computer: Level | null;
  /** By slot; null while it is free. */
  readonly scores: readonly (number | null)[];
}

/** What was rolled over and how, or where it was scored: as the coach needs it to say what it cost. */
export interface Choice {
  /** Bits of the slots that were used, and the sum of the upper ones. */
  readonly used: number;
  readonly upper: number;
  /** As they lay: '13356'. */
  readonly dice: string;
  readonly left: number;
  /** Bits of the dice that were held; null where a slot was taken. */
  readonly held: number | null;
  readonly slot: number | null;
  /** Expected points that were given away; null until the coach has looked at it. */
  readonly cost: number | null;
  /** What the coach would have done: '33' is held, 'threes' is taken. */
  readonly better: string | null;
}

/** Expected points still to come of whatever can be done now. */
export interface Advice {
  /** By the bits of the dice held; empty where no roll is left. */
  readonly holds: readonly number[];
  /** By slot; null where it is used. */
  readonly slots: readonly (number | null)[];
}

/** 'after': says what a choice cost once it is made. 'before': says what each would be worth. */
export type Coach = 'off' | 'after' | 'before';

export interface YayZeeState extends HasRng {
  readonly rng: Rng;
  readonly seed: number;
  readonly mode: 'solo' | 'hotseat' | 'computer' | 'duel';
  /** One stream of dice for all. */
  readonly sameDice: boolean;
  readonly fiveIsFull: boolean;
  readonly players: readonly Player[];
  /** Whose turn it is. */
  readonly at: number;
  readonly dice: readonly number[];
  readonly held: readonly boolean[];
  /** Rolls left in this turn; all of them before the first. */
  readonly rollsLeft: number;
  /** The dice of this turn have been rolled. */
  readonly rolled: boolean;
  /** The computer has chosen what it holds and rolls next. */
  readonly chosen: boolean;
  /** The computer is not waited for. */
  readonly hurried: boolean;
  /** The last score while it can be taken back, and until which tick. */
  readonly taken: { readonly slot: number; readonly points: number; readonly until: number } | null;
  readonly coach: Coach;
  /** The coach was asked before a choice, or a choice was taken back once its cost was known. */
  readonly helped: boolean;
  readonly advice: Advice | null;
  /** The person's, in games of one person. */
  readonly choices: readonly Choice[];
  /** Scored at the first throw; made by the very last roll. */
  readonly lightning: boolean;
  readonly nerves: boolean;
  /** Nobody waits for what the coach has not looked at yet. */
  readonly unrated: boolean;
}

/** People send the first ones; `lapse` and `computerActs` come by themselves. */
export type YayZeeCommand =
  | { readonly type: 'roll' }
  | { readonly type: 'hold'; readonly die: number }
  | { readonly type: 'score'; readonly category: Category }
  | { readonly type: 'coach'; readonly mode: Coach }
  | { readonly type: 'goOn' }
  | { readonly type: 'lapse' }
  | { readonly type: 'computerActs' };

export const activeSlots = (t: YayZeeTuning): number => Math.min(CATEGORIES.length, t.slots);
export const scoringOf = (t: YayZeeTuning, { fiveIsFull }: Pick<YayZeeState, 'fiveIsFull'>): Scoring => ({
  ...t,
  fiveIsFull,
});

export const playerAt = ({ players, at }: Pick<YayZeeState, 'players' | 'at'>): Player => players[at] as Player;
export const isComputersTurn = (state: Pick<YayZeeState, 'players' | 'at'>): boolean =>
  playerAt(state).computer !== null;

/** The only person at the table: whose choices the coach can judge. */
export const isAlone = ({ mode }: Pick<YayZeeState, 'mode'>): boolean => mode !== 'hotseat';

export const turnsOf = ({ scores }: Player): number => scores.filter(score => score !== null).length;
export const usedBy = ({ scores }: Player): number =>
  scores.reduce<number>((bits, score, slot) => (score === null ? bits : bits | (1 << slot)), 0);
export const upperOf = ({ scores }: Player): number =>
  scores.slice(0, UPPER).reduce<number>((sum, score) => sum + (score ?? 0), 0);
export const bonusOf = (player: Player, t: YayZeeTuning): number =>
  upperOf(player) >= t.upperBonusAt ? t.upperBonus : 0;
export const totalOf = (player: Player, t: YayZeeTuning): number =>
  player.scores.reduce<number>((sum, score) => sum + (score ?? 0), bonusOf(player, t));

export const isFull = (player: Player, t: YayZeeTuning): boolean => turnsOf(player) >= activeSlots(t);
/** Every card is full. */
export const isPlayed = ({ players }: Pick<YayZeeState, 'players'>, t: YayZeeTuning): boolean =>
  players.every(player => isFull(player, t));
/** The coach still goes through the choices of a game that is played. */
export const isRating = (state: Readonly<YayZeeState>, t: YayZeeTuning): boolean =>
  isPlayed(state, t) && !state.unrated && owedOf(state) !== null;
export const isOver = (state: Readonly<YayZeeState>, t: YayZeeTuning): boolean =>
  isPlayed(state, t) && !isRating(state, t);

export const mayRoll = ({ rollsLeft, rolled, held }: Readonly<YayZeeState>): boolean =>
  rollsLeft > 0 && (!rolled || held.some(one => !one));

/** The first choice that the coach, once called, has not looked at. */
export const owedOf = ({ coach, choices }: Pick<YayZeeState, 'coach' | 'choices'>): Choice | null =>
  coach === 'off' ? null : (choices.find(({ cost }) => cost === null) ?? null);

const MOST_PLAYERS = 4;
const NAME_ROOM = 16;

/** Who sits at the table. Setup comes from outside: whatever it says, somebody can play. */
export function playersOf(setup: Setup, mode: YayZeeState['mode'], t: YayZeeTuning): readonly Player[] {
  const scores = Array.from({ length: activeSlots(t) }, () => null);
  const person = (index: number): Player => ({ name: nameOf(setup, index), computer: null, scores });
  if (mode === 'solo') return [{ ...person(1), name: 'You' }];
  if (mode === 'hotseat') {
    const many = Math.round(Number(setup['players']));
    const count = many >= 2 && many <= MOST_PLAYERS ? many : 2;
    return Array.from({ length: count }, (_, index) => person(index + 1));
  }
  const level = mode === 'duel' ? 'perfect' : (LEVELS.find(one => one === setup['level']) ?? 'easy');
  const name = level === 'perfect' ? 'Coach' : 'Computer';
  return [
    { ...person(1), name: 'You' },
    { name, computer: level, scores },
  ];
}

function nameOf(setup: Setup, index: number): string {
  const typed = String(setup[`player${index}`] ?? '').trim();
  return typed.slice(0, NAME_ROOM) || `Player ${index}`;
}
