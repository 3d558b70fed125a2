// Lessons: one sentence for each thing that a player may never have done, in states where it would help. What was taught is no part of a run.
import type { T } from '../constants.ts';
import { validateCall } from '../levels/level.ts';
import { fuseOffers, fusePrice } from './fuse.ts';
import { NAMES } from './gems.ts';
import { upgradePrice } from './inputController.ts';
import { recutPrice } from './recut.ts';
import { nameOf } from './round.ts';
import { type Event, keptGems, type State } from './state.ts';

/** In the order in which they are told where several would help. */
export const LESSONS = ['quality', 'fuse', 'call', 'aim', 'recut'] as const;
export type LessonName = (typeof LESSONS)[number];

export interface Lesson {
  readonly name: LessonName;
  readonly message: string;
}

/** Levels by which a gem is old. */
const OLD = 4;

const DEEDS: Readonly<Partial<Record<string, LessonName>>> = {
  upgraded: 'quality',
  fused: 'fuse',
  called: 'call',
  aimed: 'aim',
  recut: 'recut',
} satisfies Partial<Record<Event['type'], LessonName>>;

/** The lesson whose deed this event is: whoever does it needs no telling. */
export const lessonDone = (type: string): LessonName | undefined => DEEDS[type];

/** The sentence of a lesson; null where it would not help. */
const SENTENCES: Readonly<Record<LessonName, (state: Readonly<State>, t: T) => string | null>> = {
  quality: (state, t) =>
    state.upgrades === 0 && state.gold >= upgradePrice(state, t)
      ? 'Upgrade Quality: all gems to come are better, for the whole run.'
      : null,
  fuse(state, t) {
    if (state.gold < fusePrice(state, t)) return null;
    for (const rock of keptGems(state))
      for (const { kind, other } of fuseOffers(state, rock))
        if (rock.gem && other.gem)
          return `${nameOf(rock.gem)} and ${nameOf(other.gem)} fuse to ${NAMES[kind]}: choose one of them.`;
    return null;
  },
  // Whoever has not yet held one level whole would only be in a hurry.
  call: (state, t) =>
    state.clean > 0 && state.waveLeaks === 0 && state.mobs.length > 0 && validateCall(state, t) === null
      ? 'Call next: build while these still walk, and each pays more when it falls.'
      : null,
  aim: state =>
    state.mobs.some(({ elder }) => elder) || state.waveLeaks > 0
      ? 'Choose a gem and its Aim: Strong hits the toughest first, Last whoever is behind.'
      : null,
  recut(state, t) {
    for (const { gem } of keptGems(state))
      if (gem && gem.level + OLD <= state.level && recutPrice(state, gem, t) <= state.gold)
        return `${nameOf(gem)} is of level ${gem.level}: choose it, and Recut makes it one of today.`;
    return null;
  },
};

/** Lessons that would help now, in their order: none while rocks are placed, where the hint says what is to be done. */
export function lessonsIn(state: Readonly<State>, t: T): readonly Lesson[] {
  if (state.phase !== 'wave' && state.phase !== 'pause') return [];
  return LESSONS.flatMap(name => {
    const message = SENTENCES[name](state, t);
    return message === null ? [] : [{ name, message }];
  });
}
