// Walk: a round that never ends. Of its courses the state holds the last few; those before are a sum.
import type { Json } from '../../kit/core/json.ts';
import { own } from '../../kit/core/own.ts';
import type { Setup } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { courseAtHole, findHole, type HoleRequest, LAST_HOLE } from '../levels/walk/hole.ts';
import { WALK_ONE } from '../levels/walk/order.ts';
import { courseOf, writeCourse } from './course.ts';
import { readWalks } from './ownWalks.ts';
import type { State, Walk } from './state.ts';

/** The setup's `round` of the walk that is the same for ever, and of the day's, which the seed decides. */
export const WALK = 'walk';
export const DAY_WALK = 'day walk';

/** Courses that the state holds, the one under way included. */
const WINDOW = 9;

/** Hole of a link, null where there is none; NaN where it is no hole. */
export function linkedHole({ hole }: Setup): number | null {
  if (hole === undefined || hole === '') return null;
  const number = /^\d{1,6}$/.test(String(hole)) ? Number(hole) : 0;
  return number >= 1 && number <= LAST_HOLE ? number : Number.NaN;
}

/** Opens the walk that a setup asks for, where one who plays alone has come to; null where it asks for none. */
export function openWalk(setup: Setup, seed: number, players: number, career: unknown, t: T): Partial<State> | null {
  const linked = linkedHole(setup);
  const isLinked = linked !== null && !Number.isNaN(linked);
  const isOfDay = setup['round'] === DAY_WALK;
  if (!isLinked && !isOfDay && setup['round'] !== WALK) return null;
  const id = isOfDay ? seed : WALK_ONE;
  const kept = isLinked || players > 1 ? undefined : own(readWalks(career), String(id));
  const first = isLinked ? linked : (kept?.hole ?? 0) + 1;
  const strokes = Array.from({ length: players }, () => kept?.strokes ?? 0);
  const walk: Walk = { id, isVisit: isLinked, first, before: { par: kept?.par ?? 0, strokes }, next: null };
  return { walk, texts: [textAt({ walk: id, hole: first }, null, t)], numbers: [0] };
}

const textAt = (request: HoleRequest, image: number | null, t: T): string =>
  writeCourse(courseAtHole(request, image ?? findHole(request, t).image));

/** Lays the next course; the first one that the state holds becomes part of the sum. */
export function layNextHole(state: State, walk: Walk, t: T): void {
  const hole = walk.first + state.texts.length;
  const text = textAt({ walk: walk.id, hole }, walk.next, t);
  walk.next = null;
  const [oldest, ...others] = state.texts;
  const isFull = state.texts.length >= WINDOW;
  if (isFull) {
    walk.before = {
      par: walk.before.par + courseOf(oldest as string).par,
      strokes: walk.before.strokes.map((sum, player) => sum + (state.cards[player]?.[0] ?? 0)),
    };
    walk.first++;
  }
  state.texts = [...(isFull ? others : state.texts), text];
  state.numbers = state.texts.map(() => 0);
  state.bests = state.texts.map(() => null);
  state.cards = state.cards.map(card => [...(isFull ? card.slice(1) : card), 0]);
  state.at = state.texts.length - 1;
}

/** What a Worker is asked for: the hole after the last one. */
export const requestOf = ({ walk, texts }: Readonly<State>): Json | null =>
  walk && walk.next === null ? { walk: walk.id, hole: walk.first + texts.length } : null;

/** Takes a Worker's response, which may come from a replay of anybody. */
export function takeHole({ walk, texts }: State, response: Json): void {
  if (!walk || typeof response !== 'object' || response === null || Array.isArray(response)) return;
  const { hole, image } = response as Readonly<Record<string, Json>>;
  if (hole === walk.first + texts.length && Number.isInteger(image) && Number(image) >= 0 && Number(image) <= 3)
    walk.next = Number(image);
}

/** Holes of the walk that are done, those of earlier runs included. */
export const walkedOf = ({ walk, at, cards }: Readonly<Pick<State, 'walk' | 'at' | 'cards'>>): number =>
  walk ? walk.first + at - (cards.every(card => card[at]) ? 0 : 1) : 0;
