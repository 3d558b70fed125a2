// Points to beat: what a shared link asks for, and how a run compares.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Result } from '../../../scenes/kit/core/rules.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';

/** Points that the link of a result asks to beat; null where they mean nothing: nothing made, made with help, or two play. */
export const pointsToBeat = (
  { assists }: Pick<GameDefinition, 'assists'>,
  { score, helped }: Pick<Result, 'score' | 'helped'>,
  assisted: boolean,
): number | null => (assists && !assisted && !helped && Number.isSafeInteger(score) && score > 0 ? score : null);

export function comparison(beat: number, score: number, assisted: boolean): string {
  const made = `${grouped(beat)} points to beat: you made ${grouped(score)}`;
  if (score > beat) return assisted ? `${made}, with help.` : `${made}!`;
  return score === beat ? `${made}, just as many.` : `${made}, ${grouped(beat - score)} short.`;
}
