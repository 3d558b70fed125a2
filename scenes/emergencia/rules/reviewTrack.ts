// Review track: positions recorded during a mission, interpolated for the review after it.
import type { Point } from './pathGeometry.ts';
import type { State } from './state.ts';

/** Ticks between two rows of the track. */
export const TRACK_EVERY = 30;

/** Positions at a tick in the order of a row: the first VIP, the agents, the enemies. */
export function positionsAt({ track, time }: Readonly<State>, tick: number): readonly Point[] {
  const at = Math.min(tick, time) / TRACK_EVERY;
  const from = track[Math.min(track.length - 1, Math.floor(at))] ?? [];
  const to = track[Math.min(track.length - 1, Math.floor(at) + 1)] ?? from;
  const part = at - Math.floor(at);
  const places: Point[] = [];
  for (let i = 0; i + 1 < from.length; i += 2) {
    const [x, y] = [from[i] as number, from[i + 1] as number];
    places.push({ x: x + ((to[i] ?? x) - x) * part, y: y + ((to[i + 1] ?? y) - y) * part });
  }
  return places;
}

/** Path of one of them until a tick. */
export function trailOf({ track }: Readonly<State>, index: number, tick: number): readonly Point[] {
  return track
    .slice(0, Math.floor(tick / TRACK_EVERY) + 1)
    .map(row => ({ x: row[index * 2] ?? 0, y: row[index * 2 + 1] ?? 0 }));
}

/** Speed of the review, in ticks of the mission per tick. */
const REVIEW_PACE = 8;
/** The same for the moment of proof of one enemy. */
const MOMENT_PACE = 2;
/** Ticks of the mission that the review shows before a moment of proof, and after it. */
const REVIEW_BEFORE = 240;
const REVIEW_AFTER = 300;

export function startReview(state: State, enemy: unknown): void {
  const knownAt = typeof enemy === 'number' ? state.enemies[enemy]?.knownAt : null;
  state.reviewed = typeof enemy === 'number' && typeof knownAt === 'number' ? enemy : null;
  state.review = typeof knownAt === 'number' ? Math.max(0, knownAt - REVIEW_BEFORE) : 0;
}

export function advanceReview(state: State): void {
  if (state.review === null) return;
  const knownAt = state.reviewed === null ? null : (state.enemies[state.reviewed]?.knownAt ?? null);
  state.review += knownAt === null ? REVIEW_PACE : MOMENT_PACE;
  if (state.review > Math.min(state.time, (knownAt ?? state.time) + REVIEW_AFTER)) state.review = null;
}

/** A row of the review track. */
export const trackRow = ({ vips, agents, enemies }: Readonly<State>): readonly number[] =>
  [...vips.slice(0, 1), ...agents, ...enemies].flatMap(({ x, y }) => [Math.round(x), Math.round(y)]);
