// Review track: positions recorded during a mission, interpolated for the review after it.
import type { Point } from './pathGeometry.ts';
import type { Enemy, Moment, State } from './state.ts';

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
/** The same for a moment of one enemy. */
const MOMENT_PACE = 2;
/** Ticks of the mission that the review shows before a moment, and after it. */
const REVIEW_BEFORE = 240;
const REVIEW_AFTER = 300;

/** Tick of the mission at which both signs of an enemy had been to be seen: proof for who had watched; null before. */
export const knownAtOf = ({ shownAt: [one, other] }: Readonly<Pick<Enemy, 'shownAt'>>): number | null =>
  one === null || other === null ? null : Math.max(one, other);

/** Tick of a moment of an enemy: of its proof, or of the one sign it showed; of its strike, or of its escape. Null where it had none. */
export function momentOf({ time }: Readonly<State>, enemy: Readonly<Enemy>, moment: Moment): number | null {
  if (moment === 'proof') return knownAtOf(enemy) ?? enemy.shownAt[0] ?? enemy.shownAt[1];
  return enemy.struckAt ?? (enemy.hasEscaped ? time : null);
}

/** Shows the whole mission, or a moment of an enemy by its index. */
export function startReview(state: State, index: unknown, asked: unknown): void {
  const moment = asked === 'deed' ? 'deed' : 'proof';
  const enemy = typeof index === 'number' ? state.enemies[index] : undefined;
  const at = enemy ? momentOf(state, enemy, moment) : null;
  state.reviewed = at === null ? null : { enemy: index as number, moment, at };
  state.review = Math.max(0, (at ?? 0) - REVIEW_BEFORE);
}

export function advanceReview(state: State): void {
  if (state.review === null) return;
  state.review += state.reviewed ? MOMENT_PACE : REVIEW_PACE;
  if (state.review > Math.min(state.time, (state.reviewed?.at ?? state.time) + REVIEW_AFTER)) state.review = null;
}

/** A row of the review track. */
export const trackRow = ({ vips, agents, enemies }: Readonly<State>): readonly number[] =>
  [...vips.slice(0, 1), ...agents, ...enemies].flatMap(({ x, y }) => [Math.round(x), Math.round(y)]);
