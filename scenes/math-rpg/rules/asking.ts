// Asking: which of two questions can be chosen, what each is worth, what a right answer would be, and the next two.
import type { MathTuning } from '../constants.ts';
import type { MathEvent, Offered } from './events.ts';
import { blows, fullRow, type Hit, isBlocked, isRowFull, mannerOf, missOf, onlyOf, stepsOf, takesOf } from './fight.ts';
import type { Stroke } from './manners.ts';
import { unrepeatedOf } from './nextQuestion.ts';
import { drawOffers, type Offers } from './offers.ts';
import { updateProgress } from './progress.ts';
import type { Question } from './question.ts';
import type { MathState } from './state.ts';

export type Applied = { readonly state: MathState; readonly events: readonly MathEvent[] };

/** The strokes that can be chosen now. */
export function strokesOf(
  { offers, fight, level }: Pick<MathState, 'offers' | 'fight' | 'level'>,
  t: MathTuning,
): readonly Stroke[] {
  if (offers.bold === null) return ['quick'];
  const only = onlyOf(fight, level, t);
  return only === null ? ['quick', 'bold'] : [only];
}

const questionOf = ({ quick, bold }: Offers, stroke: Stroke): Question =>
  stroke === 'bold' && bold !== null ? bold : quick;

/** Chooses a stroke: its question is the one that is answered. */
export const withStroke = (state: MathState, stroke: Stroke): MathState => ({
  ...state,
  stroke,
  question: questionOf(state.offers, stroke),
});

/** Draws two questions. The quick one is chosen at first, where the creature allows it: a bold one is a decision each time. */
export function withOffers<S extends Omit<MathState, 'offers' | 'question'>>(
  state: S,
  t: MathTuning,
): S & Pick<MathState, 'offers' | 'question' | 'stroke' | 'recent'> {
  const { list, level, progress, fight } = state;
  const offers = drawOffers(
    state.rng,
    { ...state, boxes: progress.boxes, hides: mannerOf(level).hides === true, isFull: isRowFull(fight, t) },
    t,
  );
  const able = strokesOf({ ...state, offers }, t);
  const stroke = able[0] as Stroke;
  const question = questionOf(offers, stroke);
  // Of a list only what was answered is kept away: a short one has nothing else to ask.
  const shown = list === null ? [offers.quick.text, ...(offers.bold ? [offers.bold.text] : [])] : [question.text];
  const room = Math.max(1, unrepeatedOf(list, t)) * (list === null ? 2 : 1);
  return { ...state, offers, stroke, question, recent: [...state.recent, ...shown].slice(-room) };
}

/** Updates the progress and draws the next questions from it. */
export function askNext(state: MathState, events: readonly MathEvent[], t: MathTuning): Applied {
  const { state: updated, events: all } = withProgress(state, events);
  const next = withOffers(updated, t);
  return { state: next, events: [...all, askedEvent(next, t)] };
}

export const askedEvent = (state: MathState, t: MathTuning): MathEvent => ({
  type: 'asked',
  offers: offeredBy(state, t),
});

/** Questions that can be chosen now with what each is worth, the chosen one first. */
export function offeredBy(state: Readonly<MathState>, t: MathTuning): readonly Offered[] {
  const able = strokesOf(state, t).toSorted((a, b) => Number(b === state.stroke) - Number(a === state.stroke));
  return able.map(stroke => ({
    stroke,
    question: questionOf(state.offers, stroke),
    gain: gainOf(state, stroke, t),
    miss: missNow(state, stroke, t),
  }));
}

export function withProgress(state: MathState, events: readonly MathEvent[]): Applied {
  return { state: { ...state, progress: events.reduce(updateProgress, state.progress) }, events };
}

/** A bold one can be chosen, and does something. */
const isBoldOpen = (state: Readonly<MathState>, t: MathTuning): boolean =>
  strokesOf(state, t).includes('bold') && !isBlocked(state.fight, state.level, 'bold', t);

/** What a right answer of a stroke would be. */
export function hitOf(state: Readonly<MathState>, stroke: Stroke, t: MathTuning): Hit {
  const { fight, offers, weakness } = state;
  const isStalling = stroke === 'quick' && isRowFull(fight, t) && isBoldOpen(state, t);
  return { stroke, isWeakSpot: questionOf(offers, stroke).op === weakness, isStalling };
}

/** Health that a right quick answer costs where it leaves a full row unspent. */
export const strikeOf = (t: MathTuning): number => Math.round(t.strikes);

/** Health that a wrong answer costs now. */
export const missNow = ({ isShielded, fight, level }: Readonly<MathState>, stroke: Stroke, t: MathTuning): number =>
  isShielded ? blows(t)[0] : missOf(fight, level, stroke, t);

/** What a right answer does: 'row +1', 'takes 7 courage'. */
export function gainOf(state: Readonly<MathState>, stroke: Stroke, t: MathTuning): string {
  const isWeakSpot = state.offers[stroke]?.op === state.weakness;
  return stroke === 'quick' ? gainOfQuick(state, isWeakSpot, t) : gainOfBold(state, isWeakSpot, t);
}

function gainOfQuick(state: Readonly<MathState>, isWeakSpot: boolean, t: MathTuning): string {
  const { fight, level } = state;
  // The result of waiting stands where it is chosen.
  if (isRowFull(fight, t) && isBoldOpen(state, t)) return `costs you ${strikeOf(t)}`;
  if (fight.row >= fullRow(t)) return 'row full';
  const steps = stepsOf(fight, level, isWeakSpot, t);
  return steps === 0 ? 'no step' : `row +${steps}`;
}

function gainOfBold({ fight, level }: Readonly<MathState>, isWeakSpot: boolean, t: MathTuning): string {
  const taken = takesOf(fight, level, isWeakSpot, t);
  if (taken === 0) return 'takes nothing';
  return taken >= fight.courage ? 'ends the fight' : `takes ${taken} courage`;
}
