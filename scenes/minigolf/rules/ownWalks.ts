// Where one who plays alone has come to on walks, over all runs: part of the career (ownBest.ts).
import { own } from '../../kit/core/own.ts';
import { WALK_ONE } from '../levels/walk/order.ts';
import type { Event } from './state.ts';

/** Holes that are done, and strokes and par of them all. */
export interface OwnWalk {
  readonly hole: number;
  readonly strokes: number;
  readonly par: number;
}
/** By the walk's number. */
export type OwnWalks = Readonly<Record<string, OwnWalk>>;

/** Walks of days that are remembered. */
const MOST_DAYS = 2;
const MOST = 10_000_000;

/** Walks after an event: each hole counts once, in its turn. */
export function withWalked(walks: OwnWalks, event: Event): OwnWalks {
  if (event.type !== 'walked') return walks;
  const { walk, hole, strokes, par } = event;
  if (hole !== (own(walks, String(walk))?.hole ?? 0) + 1) return walks;
  const days = Object.keys(walks).filter(key => key !== String(WALK_ONE) && key !== String(walk));
  const newest = days.toSorted((a, b) => Number(b) - Number(a));
  const forgotten = new Set(newest.slice(MOST_DAYS - (walk === WALK_ONE ? 0 : 1)));
  const kept = Object.entries(walks).filter(([key]) => !forgotten.has(key));
  return { ...Object.fromEntries(kept), [walk]: { hole, strokes, par } };
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST;
const isWalk = (value: unknown): value is OwnWalk => {
  if (typeof value !== 'object' || value === null) return false;
  const { hole, strokes, par } = value as Readonly<Record<string, unknown>>;
  return isCount(hole) && isCount(strokes) && isCount(par);
};

/** Whether the walks of a career can be read; one of before the walks has none. */
export function areWalks(walks: unknown): walks is OwnWalks | undefined {
  if (walks === undefined) return true;
  if (typeof walks !== 'object' || walks === null || Array.isArray(walks)) return false;
  const entries = Object.entries(walks);
  return entries.length <= MOST_DAYS + 1 && entries.every(([key, walk]) => /^\d{1,15}$/.test(key) && isWalk(walk));
}

/** Walks of a career that may hold anything. */
export function readWalks(career: unknown): OwnWalks {
  const walks =
    typeof career === 'object' && career !== null ? (career as Record<string, unknown>)['walks'] : undefined;
  return (areWalks(walks) && walks) || {};
}
