// The fixtures of the four rooms, as the seed has drawn them: what they look like in words, what opens them, what they hold and tell.
import { CONTROL } from './building/control.ts';
import { LAB } from './building/lab.ts';
import { LIBRARY } from './building/library.ts';
import { OFFICE } from './building/office.ts';
import type { Draws } from './draws.ts';
import type { Fixture, RoomId } from './item.ts';

const BY_DRAWS = new WeakMap<Draws, readonly Fixture[]>();

/** All fixtures of a building; made once for each. */
export function fixturesOf(draws: Draws): readonly Fixture[] {
  const known = BY_DRAWS.get(draws);
  if (known) return known;
  const made = [...LAB(draws), ...OFFICE(draws), ...LIBRARY(draws), ...CONTROL(draws)];
  BY_DRAWS.set(draws, made);
  return made;
}

export const fixturesIn = (draws: Draws, room: RoomId): readonly Fixture[] =>
  fixturesOf(draws).filter(fixture => fixture.room === room);
export const fixtureOf = (draws: Draws, id: unknown): Fixture | null =>
  fixturesOf(draws).find(fixture => fixture.id === id) ?? null;
export const fixtureOfNode = (draws: Draws, node: unknown): Fixture | null =>
  fixturesOf(draws).find(fixture => fixture.node !== null && fixture.node === node) ?? null;
