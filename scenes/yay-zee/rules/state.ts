// State and commands of YayZee. A slot is a category's index on the card; sets of slots and dice are bit masks.
import type { HasRng, Rng } from '../../kit/core/rng.ts';
import type { Setup } from '../../kit/core/rules.ts';
import type { YayZeeTuning } from '../constants.ts';
import { CATEGORIES, type Category, countsOf, type Scoring, UPPER } from './categories.ts';
import { isJoker, openSlots, PAYS_EXTRA, type Rulebook, YAYZEE } from './rulebook.ts';

export const LEVELS = ['easy', 'normal', 'perfect'] as const;
export type Level = (typeof LEVELS)[number];

export interface Player {
  readonly name: string;
  /** Strength of a computer player; null for a person. */
  readonly computer: Level | null;
  /** Points by slot; null while it is free. */
  readonly scores: readonly (number | null)[];
  /** Further YayZees that paid extra. */
  readonly extras: number;
}

/** A decision of the player (hold or score), with the position in which it was made, for the coach's rating. */
export interface Choice {
  /** Bit mask of used slots, with `PAYS_EXTRA`. */
  readonly used: number;
  /** Sum of the upper slots, in points. */
  readonly upper: number;
  /** Dice in order: '13356'. */
  readonly dice: string;
  /** Rolls left. */
  readonly left: number;
  /** Bit mask of held dice; null where a slot was scored. */
  readonly held: number | null;
  /** Scored slot; null for a hold. */
  readonly slot: number | null;
  /** Expected points lost against the best choice; null until it is rated. */
  readonly cost: number | null;
  /** The best choice: '33' is a hold, 'threes' a slot; null where this one was the best. */
  readonly better: string | null;
}

/** Expected points still to come, for each possible choice. */
export interface Advice {
  /** By bit mask of held dice; empty where no roll is left. */
  readonly holds: readonly number[];
  /** By slot; null where it is used. */
  readonly slots: readonly (number | null)[];
}

/** 'after': the coach rates a choice after it is made. 'before': it shows the value of each choice. */
export type Coach = 'off' | 'after' | 'before';

export interface YayZeeState extends HasRng {
  /** State of the random generator; dice come from `stream.ts` instead. */
  readonly rng: Rng;
  /** Seed of the dice stream. */
  readonly seed: number;
  readonly mode: 'solo' | 'hotseat' | 'computer' | 'duel';
  /** All players have the same dice stream (duel). */
  readonly sameDice: boolean;
  /** Option: five of a kind counts as a full house. */
  readonly fiveIsFull: boolean;
  /** Option: the official rules of further YayZees. */
  readonly rulebook: Rulebook;
  readonly players: readonly Player[];
  /** Index of the current player. */
  readonly at: number;
  /** Faces of the dice, 1 to 6. */
  readonly dice: readonly number[];
  /** Which dice are held. */
  readonly held: readonly boolean[];
  /** Rolls left in this turn; all of them before the first. */
  readonly rollsLeft: number;
  /** The dice were rolled in this turn. */
  readonly rolled: boolean;
  /** The computer has chosen its holds and rolls next. */
  readonly chosen: boolean;
  /** The player does not want to wait for the computer. */
  readonly hurried: boolean;
  /** The last score, while it can be undone: until this tick. */
  readonly taken: { readonly slot: number; readonly points: number; readonly until: number } | null;
  readonly coach: Coach;
  /** Advice was shown before a choice, or a choice was undone after its rating: records do not count. */
  readonly helped: boolean;
  /** Advice for the current dice, or null. */
  readonly advice: Advice | null;
  /** Choices of the person, in games with one person. */
  readonly choices: readonly Choice[];
  /** Medals earned: a high slot scored with the first roll; made by the last roll. */
  readonly lightning: boolean;
  readonly nerves: boolean;
  /** The player skipped the rating of the remaining choices. */
  readonly unrated: boolean;
}

/** `lapse` (undo time is over) and `computerActs` are sent by timers; `goOn` skips waiting. */
export type YayZeeCommand =
  | { readonly type: 'roll' }
  | { readonly type: 'hold'; readonly die: number }
  | { readonly type: 'score'; readonly category: Category }
  | { readonly type: 'coach'; readonly mode: Coach }
  | { readonly type: 'goOn' }
  | { readonly type: 'lapse' }
  | { readonly type: 'computerActs' };

export const activeSlots = (t: YayZeeTuning): number => Math.min(CATEGORIES.length, t.slots);

/** Scoring for a player: five equal dice are a joker once the YayZee slot is taken. */
export const scoringOf = (
  t: YayZeeTuning,
  { fiveIsFull, rulebook }: Pick<YayZeeState, 'fiveIsFull' | 'rulebook'>,
  { scores }: Pick<Player, 'scores'>,
): Scoring => ({ ...t, fiveIsFull, isJoker: rulebook === 'official' && isNumber(scores[YAYZEE]) });

const isNumber = (score: number | null | undefined): score is number => typeof score === 'number';

export const playerAt = ({ players, at }: Pick<YayZeeState, 'players' | 'at'>): Player => players[at] as Player;
export const isComputersTurn = (state: Pick<YayZeeState, 'players' | 'at'>): boolean =>
  playerAt(state).computer !== null;

/** Games with one person: only there the coach rates choices. */
export const isAlone = ({ mode }: Pick<YayZeeState, 'mode'>): boolean => mode !== 'hotseat';

export const turnsOf = ({ scores }: Player): number => scores.filter(score => score !== null).length;
/** Used slots as bits; by the official rules with `PAYS_EXTRA` where the YayZee slot holds points. */
export const usedBy = ({ scores }: Pick<Player, 'scores'>, rulebook: Rulebook): number =>
  scores.reduce<number>(
    (bits, score, slot) => (score === null ? bits : bits | (1 << slot)),
    rulebook === 'official' && (scores[YAYZEE] ?? 0) > 0 ? PAYS_EXTRA : 0,
  );

/** Slots that a player may score with these dice. */
export function openTo(
  { dice, rulebook }: Pick<YayZeeState, 'dice' | 'rulebook'>,
  player: Pick<Player, 'scores'>,
  t: YayZeeTuning,
): readonly number[] {
  const open = openSlots(usedBy(player, rulebook), countsOf(dice), rulebook);
  return Array.from({ length: activeSlots(t) }, (_, slot) => slot).filter(slot => (open & (1 << slot)) !== 0);
}

/** These dice pay extra in whatever slot: a further YayZee by the official rules, after one that paid. */
export const paysExtra = (
  { dice, rulebook }: Pick<YayZeeState, 'dice' | 'rulebook'>,
  player: Pick<Player, 'scores'>,
): boolean => {
  const used = usedBy(player, rulebook);
  return (used & PAYS_EXTRA) !== 0 && isJoker(used, countsOf(dice), rulebook);
};
export const upperOf = ({ scores }: Player): number =>
  scores.slice(0, UPPER).reduce<number>((sum, score) => sum + (score ?? 0), 0);
export const bonusOf = (player: Player, t: YayZeeTuning): number =>
  upperOf(player) >= t.upperBonusAt ? t.upperBonus : 0;
export const totalOf = (player: Player, t: YayZeeTuning): number =>
  player.scores.reduce<number>((sum, score) => sum + (score ?? 0), bonusOf(player, t) + player.extras * t.extraYayZee);

export const isFull = (player: Player, t: YayZeeTuning): boolean => turnsOf(player) >= activeSlots(t);
/** Every card is full. */
export const isPlayed = ({ players }: Pick<YayZeeState, 'players'>, t: YayZeeTuning): boolean =>
  players.every(player => isFull(player, t));
/** The game is over, but the coach still rates choices. */
export const isRating = (state: Readonly<YayZeeState>, t: YayZeeTuning): boolean =>
  isPlayed(state, t) && !state.unrated && firstUnrated(state) !== null;
export const isOver = (state: Readonly<YayZeeState>, t: YayZeeTuning): boolean =>
  isPlayed(state, t) && !isRating(state, t);

export const mayRoll = ({ rollsLeft, rolled, held }: Readonly<YayZeeState>): boolean =>
  rollsLeft > 0 && (!rolled || held.some(one => !one));

/** The first choice that is not rated yet; null while the coach is off. */
export const firstUnrated = ({ coach, choices }: Pick<YayZeeState, 'coach' | 'choices'>): Choice | null =>
  coach === 'off' ? null : (choices.find(({ cost }) => cost === null) ?? null);

const MOST_PLAYERS = 4;
const NAME_ROOM = 16;

/** Players from the setup, which is untrusted: any setup gives a playable game. */
export function playersOf(setup: Setup, mode: YayZeeState['mode'], t: YayZeeTuning): readonly Player[] {
  const scores = Array.from({ length: activeSlots(t) }, () => null);
  const person = (index: number): Player => ({ name: nameOf(setup, index), computer: null, scores, extras: 0 });
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
    { name, computer: level, scores, extras: 0 },
  ];
}

function nameOf(setup: Setup, index: number): string {
  const typed = String(setup[`player${index}`] ?? '').trim();
  return typed.slice(0, NAME_ROOM) || `Player ${index}`;
}
