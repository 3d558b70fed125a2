// View model of the HUD.

import type { MathTuning } from './constants.ts';
import { climbOf, restOf } from './rules/answering.ts';
import { gainOf, hitOf, missNow, strokesOf } from './rules/asking.ts';
import { type Card, cardName } from './rules/card.ts';
import { enemyName, HOME_LEVEL, type Path } from './rules/enemies.ts';
import { countOf } from './rules/factList.ts';
import type { Item, Op } from './rules/facts.ts';
import { beginFight, damageOf, fullRow, hits, mannerOf } from './rules/fight.ts';
import { CHOICES, gradeName, kindOf } from './rules/kinds.ts';
import type { Stroke } from './rules/manners.ts';
import { askedName } from './rules/offers.ts';
import type { Progress } from './rules/progress.ts';
import { formatNumber, spokenText } from './rules/question.ts';
import { solutionSteps } from './rules/solutionSteps.ts';
import { isBetween, type MathState } from './rules/state.ts';
import { BAG, TREASURES, type Treasure } from './rules/treasures.ts';

export interface OfferView {
  readonly stroke: Stroke;
  readonly text: string;
  readonly spoken: string;
  /** What a right answer does: 'row +1', 'takes 7 courage'. */
  readonly gain: string;
  /** What a wrong answer costs. */
  readonly miss: number;
  readonly isWeakSpot: boolean;
  /** Out of reach now: it cannot be chosen. */
  readonly isBarred: boolean;
}

/** A treasure in words. */
export interface CarriedView {
  readonly treasure: Treasure;
  readonly name: string;
  readonly does: string;
}

export interface MathView {
  readonly phase: MathState['phase'];
  /** Nobody stands there: what would be said of a creature is not shown. */
  readonly isBetween: boolean;
  readonly level: number;
  readonly score: number;
  readonly streak: number;
  readonly path: Path;
  readonly enemy: string;
  /** Kind of the question asked, 'Tables to 10': on the ridge it may be one of a level before. While a path is chosen, the kind of the level. */
  readonly kindName: string;
  readonly weakness: Op | null;
  readonly question: string;
  readonly spoken: string;
  readonly message: string;
  readonly wasWrong: boolean;
  /** After a wrong answer: the completed sum, and the steps to the answer. */
  readonly correction: { readonly sum: string; readonly way: string } | null;
  /** While the player chooses a path: what each of the two holds. */
  readonly choice: {
    readonly ridge: Op;
    readonly find: CarriedView;
    readonly isBagFull: boolean;
    readonly enemyHealth: number;
    readonly courage: number;
    readonly line: string;
    readonly weakHit: number;
    /** Health that the way up to the ridge costs. */
    readonly climb: number;
    /** Health that the rest on the meadow gives back now, and the steps with which the row then begins. */
    readonly rest: number;
    readonly restRow: number;
    /** All thirteen are beaten: one may go home. */
    readonly isWon: boolean;
  } | null;
  /** The questions offered, the quick one first; a single one needs no choice. */
  readonly offers: readonly OfferView[];
  readonly stroke: Stroke;
  readonly fight: {
    /** Damage of the next right answer of the stroke chosen. */
    readonly hit: number;
    readonly row: number;
    readonly fullRow: number;
    /** What a wrong answer of the stroke chosen costs. */
    readonly miss: number;
    readonly courage: number;
    readonly fullCourage: number;
    readonly line: string;
    /** What it carries, and for how many answers more; null where it carries nothing. */
    readonly carried: { readonly name: string; readonly answers: number } | null;
  };
  readonly bag: readonly (CarriedView & { readonly id: string })[];
  /** What lies on the ground because the bag is full. */
  readonly ground: CarriedView | null;
  readonly isShielded: boolean;
  /** Label of the operations chosen. */
  readonly operations: string;
  readonly progress: Progress;
  /** Facts to practise that a link brought; null without such a list. */
  readonly list: readonly Item[] | null;
  /** How far a teacher's card is answered; null without one. */
  readonly card: { readonly card: Card; readonly answered: number } | null;
}

export function view(state: Readonly<MathState>, t: MathTuning): MathView {
  const { phase, level, score, streak, path, weakness, question, message, mistake, ridge, operations, progress, list } =
    state;
  const { fight, stroke, bag, ground, isShielded, find } = state;
  return {
    phase,
    isBetween: isBetween(state),
    level,
    score,
    streak,
    path,
    enemy: enemyName(level),
    kindName: labelOf(state),
    weakness,
    question: question.text,
    spoken: spokenText(question),
    message,
    wasWrong: mistake !== null && phase !== 'path',
    correction: mistake && {
      sum: mistake.question.hidden
        ? mistake.question.text.replace('?', formatNumber(mistake.question.answer))
        : `${mistake.question.text} = ${formatNumber(mistake.question.answer)}`,
      way: solutionSteps(mistake.question),
    },
    choice: ridge &&
      find && {
        ridge,
        find: carriedOf(find, t),
        isBagFull: bag.length >= BAG,
        enemyHealth: t.enemyHealth + t.enemyHealthPerLevel * level,
        courage: beginFight(level, 'meadow', t).courage,
        line: mannerOf(level).line,
        weakHit: hits(t)[1],
        climb: climbOf(state, t),
        rest: restOf(state, t).rested,
        restRow: restOf(state, t).row,
        isWon: level >= HOME_LEVEL,
      },
    offers: offersOf(state, t),
    stroke,
    fight: {
      hit: damageOf(fight, level, hitOf(state, stroke, t), t),
      row: fight.row,
      fullRow: fullRow(t),
      miss: missNow(state, stroke, t),
      courage: fight.courage,
      fullCourage: fight.fullCourage,
      line: isBetween(state) ? '' : mannerOf(level).line,
      carried: carriedBy(state),
    },
    bag: bag.map((treasure, place) => ({ id: `${treasure}-${place}`, ...carriedOf(treasure, t) })),
    ground: ground && carriedOf(ground, t),
    isShielded,
    operations: CHOICES[operations].label,
    progress,
    list,
    card: state.card && { card: state.card, answered: state.right + state.wrong },
  };
}

/** What is asked, in the words that a parent reads: of the question, at the signpost of the grade. */
function labelOf({ list, card, grade, operations, phase, question }: Readonly<MathState>): string {
  if (card !== null) return cardName(card);
  if (list !== null) return `A list of ${countOf(list)}`;
  const isMixed = kindOf(grade, operations) === null;
  return isMixed || phase === 'path' ? gradeName(grade, operations) : askedName(question);
}

/** The two questions with what each is worth; a single one is no choice. */
function offersOf(state: Readonly<MathState>, t: MathTuning): readonly OfferView[] {
  const able = strokesOf(state, t);
  return (['quick', 'bold'] as const).flatMap(stroke => {
    const question = state.offers[stroke];
    if (question === null) return [];
    const isWeakSpot = question.op === state.weakness;
    return [
      {
        stroke,
        text: question.text,
        spoken: spokenText(question),
        gain: gainOf(state, stroke, t),
        miss: missNow(state, stroke, t),
        isWeakSpot,
        isBarred: !able.includes(stroke),
      },
    ];
  });
}

function carriedBy({ find, fight, level, phase }: Readonly<MathState>): MathView['fight']['carried'] {
  const answers = (mannerOf(level).carries ?? 0) - fight.turn;
  return find === null || phase !== 'question' || answers <= 0 ? null : { name: TREASURES[find].name, answers };
}

const carriedOf = (treasure: Treasure, t: MathTuning): CarriedView => ({
  treasure,
  name: TREASURES[treasure].name,
  does: TREASURES[treasure].does(t),
});
