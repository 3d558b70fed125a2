// Stats: the better of old and new value, and only from runs that were played.
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { GameEvent } from '../../../scenes/kit/core/rules.ts';
import type { Session, SessionState } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import { profile, recordOf } from '../../data/profile.ts';
import { useStats } from './useStats.ts';

type Holed = GameEvent & { readonly strokes?: number };
const GOLF = { id: 'golf' };
const PLAYING = { phase: 'playing', playback: null, assisted: false } as SessionState;
const runtime = {
  stat: ({ type, strokes }: Holed) => (type === 'holed' ? { name: 'hole 3', value: strokes, better: 'less' } : null),
} as GameRuntime;

/** Runs a session in this state with so many stroke events; returns what is stored then. */
function kept(strokes: readonly number[], state: Partial<SessionState> = {}, lab = false) {
  const told: ((events: readonly Holed[]) => void)[] = [];
  const session = {
    store: { getState: () => ({ ...PLAYING, ...state }) },
    onEvents: (listener: (events: readonly Holed[]) => void) => {
      told.push(listener);
      return () => told.pop();
    },
  } as unknown as Session;
  const { unmount } = renderHook(() => useStats(session, runtime, GOLF, lab));
  for (const count of strokes) for (const tell of told) tell([{ type: 'bounced' }, { type: 'holed', strokes: count }]);
  unmount();
  expect(told).toEqual([]);
  return recordOf(profile.getState(), GOLF).feats;
}

beforeEach(() => profile.setState({ games: {} }));

test.each([
  ['the first', [5], { 'hole 3': 5 }],
  ['a better one', [5, 3], { 'hole 3': 3 }],
  ['no worse one', [3, 5], { 'hole 3': 3 }],
  ['nothing of nothing', [], {}],
])('%s is kept', (_, strokes, feats) => expect(kept(strokes)).toEqual(feats));

test.each([
  ['behind the start card', { phase: 'ready' as const }],
  ['in a watched run', { playback: { ticks: 9, hasOtherRules: false, hasDiverged: false, isSeeking: false } }],
  ['with help', { assisted: true }],
])('%s nothing is kept', (_, state) => expect(kept([3], state)).toEqual({}));

test('in the lab nothing is kept', () => expect(kept([3], {}, true)).toEqual({}));

test('one event may be worth several', () => {
  const both = ({ strokes = 0 }: Holed) => [
    { name: 'hole 3', value: strokes, better: 'less' as const },
    { name: 'longest', value: strokes, better: 'more' as const },
  ];
  const told: ((events: readonly Holed[]) => void)[] = [];
  const session = {
    store: { getState: () => PLAYING },
    onEvents: (listener: (events: readonly Holed[]) => void) => (told.push(listener), () => told.pop()),
  } as unknown as Session;
  renderHook(() => useStats(session, { stat: both } as unknown as GameRuntime, GOLF, false));
  for (const strokes of [4, 6, 3]) told[0]?.([{ type: 'holed', strokes }]);
  expect(recordOf(profile.getState(), GOLF).feats).toEqual({ 'hole 3': 3, longest: 6 });
});
