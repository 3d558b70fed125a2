// Kept tunings: sets of constants that a designer keeps by name, in localStorage, one list per game.
import * as v from 'valibot';
import { StoredValue, validatedBy } from '../../../data/StoredValue.ts';

export const MAX_TUNINGS = 40;
export const MAX_TUNING_NAME = 60;

const TuningsSchema = v.pipe(
  v.array(
    v.object({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TUNING_NAME)),
      values: v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.number(), v.finite())),
    }),
  ),
  v.maxLength(MAX_TUNINGS),
);
export type KeptTunings = v.InferOutput<typeof TuningsSchema>;

/** With one more set; one of the same name is replaced, and of too many the oldest goes. */
export function withTuning(kept: KeptTunings, one: KeptTunings[number]): KeptTunings {
  const isKnown = kept.some(({ name }) => name === one.name);
  return isKnown ? kept.map(old => (old.name === one.name ? one : old)) : [...kept, one].slice(-MAX_TUNINGS);
}

export const storedTunings = (game: string): StoredValue<KeptTunings> =>
  new StoredValue<KeptTunings>({
    kind: 'tunings',
    key: `foldedFox.tunings.${game}`,
    version: 1,
    validate: validatedBy(TuningsSchema),
    merge: (base, mine, theirs) => mergeTunings(base ?? [], mine, theirs),
  });

/** What both tabs have: without what either removed, and of the same name this tab's. */
function mergeTunings(base: KeptTunings, mine: KeptTunings, theirs: KeptTunings): KeptTunings {
  const has = (list: KeptTunings, name: string) => list.some(one => one.name === name);
  const removed = (name: string) => has(base, name) && !(has(mine, name) && has(theirs, name));
  return mine.reduce(withTuning, theirs).filter(({ name }) => !removed(name));
}
