// Result of a game: scores, bonus, coach's rating, medals.
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { YayZeeTuning } from '../constants.ts';
import { medalsOf } from '../medals.ts';
import { CATEGORIES, type Category, NAMES } from './categories.ts';
import { finalScore } from './messages.ts';
import { heldText, ratingOf, worstChoice } from './rating.ts';
import { type Choice, isAlone, isOver, type Player, totalOf, upperOf, type YayZeeState } from './state.ts';

type State = Readonly<YayZeeState>;

export function result(state: State, t: YayZeeTuning): Result | null {
  if (!isOver(state, t)) return null;
  const score = finalScore(state, t);
  return {
    outcome: outcomeOf(state, t),
    score,
    scoreLabel: 'Final score',
    title: 'Game over!',
    lines: [...ranking(state, t), ...(isAlone(state) ? breakdown(state, t) : [])],
    again: 'New Game',
    menu: 'Back to Menu',
    medals: medalsOf(state, t),
    ...(state.helped && { helped: true }),
    ...(state.rulebook === 'official' && { mode: 'Official rules' }),
  };
}

function outcomeOf({ mode, players }: State, t: YayZeeTuning): Result['outcome'] {
  const [own = 0, other = 0] = players.map(player => totalOf(player, t));
  if (mode === 'solo' || mode === 'hotseat') return 'ended';
  return own > other ? 'won' : own < other ? 'lost' : 'draw';
}

function ranking({ mode, players }: State, t: YayZeeTuning): readonly string[] {
  if (players.length === 1) return [];
  const line = players.map(player => `${player.name} ${totalOf(player, t)}`).join(' · ');
  const most = Math.max(...players.map(player => totalOf(player, t)));
  const first = players.filter(player => totalOf(player, t) === most);
  const [winner] = first;
  const verdict = first.length > 1 ? 'A draw.' : winner?.name === 'You' ? 'You win!' : `${winner?.name} wins!`;
  return [`${verdict} ${line}`, ...(mode === 'duel' ? [partedText(players)] : [])];
}

/** Where a duel was decided: both had the same dice. */
function partedText([own, coach]: readonly Player[]): string {
  const gap = (slot: number) => (coach?.scores[slot] ?? 0) - (own?.scores[slot] ?? 0);
  const slots = CATEGORIES.map((_, slot) => slot);
  const lost = slots.reduce((most, slot) => (gap(slot) > gap(most) ? slot : most), 0);
  const where = `${NAMES[CATEGORIES[lost] as Category]} (${coach?.scores[lost] ?? 0} against ${own?.scores[lost] ?? 0})`;
  return gap(lost) > 0
    ? `Both had the same dice: the coach gained most on you in ${where}.`
    : 'Both had the same dice: in no slot did the coach gain on you.';
}

/** Advice: upper bonus, zeros, rating, worst choice. */
function breakdown(state: State, t: YayZeeTuning): readonly string[] {
  const [own] = state.players as readonly [Player];
  const missing = t.upperBonusAt - upperOf(own);
  const zeros = own.scores.filter(one => one === 0).length;
  const bonus = missing <= 0 ? `Upper bonus +${t.upperBonus}` : `Upper bonus missed by ${missing}`;
  const rating = ratingOf(state);
  const worst = worstChoice(state);
  return [
    zeros > 0 ? `${bonus}; ${plural(zeros, 'slot')} filled with 0.` : `${bonus}.`,
    ...(own.extras > 0 ? [`Further YayZees +${own.extras * t.extraYayZee}.`] : []),
    ...(rating?.whole
      ? [
          `Rating ${rating.points} of 100: ${rating.best} of ${rating.looked} choices were the best; the others cost ${rating.lost.toFixed(1)} points on average.`,
        ]
      : []),
    ...(rating?.whole && worst ? [dearestText(worst)] : []),
  ];
}

/** The choice that cost most: when, with which dice, and what was better. */
function dearestText({ used, dice, slot, held, cost, better }: Choice): string {
  const turn = CATEGORIES.filter((_, index) => used & (1 << index)).length + 1;
  const did = slot === null ? `holding ${heldText(dice, held ?? 0)}` : NAMES[CATEGORIES[slot] as Category];
  const instead = better === null ? '' : `; better: ${NAMES[better as Category] ?? `holding ${better}`}`;
  return `The dearest choice, in turn ${turn} with ${[...dice].join(' ')}: ${did}, ${cost?.toFixed(1)} points${instead}.`;
}
