// Asking: which of two questions can be chosen, what a right answer would be, and the next two.
import type { MathTuning } from '../constants.ts';
import type { MathEvent } from './events.ts';
import { type Hit, isBlocked, isRowFull, mannerOf, onlyOf } from './fight.ts';
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

export function askedEvent(state: MathState, t: MathTuning): MathEvent {
  const { offers, question, stroke } = state;
  const able = strokesOf(state, t);
  const other = able.length < 2 ? null : stroke === 'quick' ? offers.bold : offers.quick;
  return { type: 'asked', question, other };
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
