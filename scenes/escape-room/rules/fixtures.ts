// The fixtures of the four rooms for given draws, and look-up by room, id and node.
import { controlFixtures } from '../levels/building/control.ts';
import { labFixtures } from '../levels/building/lab.ts';
import { lastFixtures } from '../levels/building/last.ts';
import { libraryFixtures } from '../levels/building/library.ts';
import { officeFixtures } from '../levels/building/office.ts';
import { pageFixtures, sheetFixtures } from '../levels/building/sheets.ts';
import type { Draws } from '../levels/draws.ts';
import type { Fixture, RoomId } from './item.ts';

const BY_DRAWS = new WeakMap<Draws, readonly Fixture[]>();

/** All fixtures of a game; cached by its draws. */
export function fixturesOf(draws: Draws): readonly Fixture[] {
  const known = BY_DRAWS.get(draws);
  if (known) return known;
  const made = draws.asked
    ? lastFixtures(draws.asked)
    : [
        ...labFixtures(draws),
        ...officeFixtures(draws),
        ...libraryFixtures(draws),
        ...controlFixtures(draws),
        ...sheetFixtures(draws),
        ...pageFixtures(draws),
      ];
  BY_DRAWS.set(draws, made);
  return made;
}

export const fixturesIn = (draws: Draws, room: RoomId): readonly Fixture[] =>
  fixturesOf(draws).filter(fixture => fixture.room === room);
export const fixtureOf = (draws: Draws, id: unknown): Fixture | null =>
  fixturesOf(draws).find(fixture => fixture.id === id) ?? null;
