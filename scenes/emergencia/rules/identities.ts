// Identities of a mission: numbers, disguises, habits and first places of everybody, drawn from seed, level and try.
import { pick, type Rng, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import { LOOKS, type Look, type Mission } from '../levels/mission.ts';
import { distanceToPath, type Point, rounded } from './pathGeometry.ts';
import type { Sign } from './signs.ts';
import type { Crowd } from './state.ts';
import { crowdTerrain, isOpen } from './terrain.ts';

/** A civilian at the beginning of the mission. */
export interface CivilianStart extends Point {
  /** Drawn by seed, so it does not tell enemies from civilians. */
  readonly id: number;
  readonly look: Look;
  /** The one sign it shows now and then; null none. */
  readonly habit: Sign | null;
}

export interface Identities {
  readonly enemies: readonly { readonly id: number; readonly look: Look; readonly beat: number }[];
  readonly homes: readonly CivilianStart[];
}

/** Signs that civilians may show as a habit; turning away and putting a bag down are left to enemies. */
const HABITS: readonly Sign[] = ['pocket', 'stare', 'bag', 'glint', 'still'];
/** How many civilians wear the clothes of each enemy. */
const ALIKE = 3;
/** Most tries to find a place. */
const TRIES = 60;
/** Least distance of civilians to the edge of the map, in pixels. */
export const EDGE = 30;

/** Fisher–Yates shuffle of a copy. */
export function shuffled<V>(values: readonly V[], rng: Rng): V[] {
  const all = [...values];
  for (let i = all.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    [all[i], all[j]] = [all[j] as V, all[i] as V];
  }
  return all;
}

/** Draws all identities. Each enemy shares its clothes with several civilians, as the briefing says. */
export function assignIdentities(mission: Mission, crowd: Crowd): Identities {
  const rng = seeded(crowd.seed, crowd.stream);
  const { enemies } = mission;
  const ids = shuffled(
    Array.from({ length: enemies.length + crowd.people }, (_, index) => index + 1),
    rng,
  );
  const drawn = shuffled(LOOKS, rng);
  const looks = enemies.map(({ disguise }, index) => (crowd.drawn ? (drawn[index] as Look) : disguise));
  const hidden = looks.map((look, index) => ({ id: ids[index] as number, look, beat: randomInt(rng, 300) }));
  const homes = ids.slice(enemies.length).map((id, index): CivilianStart => {
    const habit = index < crowd.decoys ? (HABITS[index % HABITS.length] as Sign) : null;
    const look = index < looks.length * ALIKE ? (looks[index % looks.length] as Look) : pick(rng, LOOKS);
    return { id, look, habit, ...placeFor(mission, habit, rng, crowd) };
  });
  return { enemies: hidden, homes };
}

/** A random open place (rejection sampling). The habit `pocket` stays away from the route: both together would be the proof of a knife. */
function placeFor(mission: Mission, habit: Sign | null, rng: Rng, crowd: Crowd): Point {
  const { width, height } = mission.world;
  const terrain = crowdTerrain(mission);
  let found: Point = { x: width / 2, y: height / 2 };
  for (let i = 0; i < TRIES; i++) {
    found = {
      x: rounded(randomBetween(rng, EDGE, width - EDGE)),
      y: rounded(randomBetween(rng, EDGE, height - EDGE)),
    };
    if (isOpen(terrain, found) && !(habit === 'pocket' && isBesideRoute(mission, found, crowd))) return found;
  }
  return found;
}

/** A stroll that starts there may lead beside the route. */
export const isBesideRoute = ({ vips }: Mission, at: Point, { reach, near }: Crowd): boolean =>
  vips.some(({ path }) => distanceToPath(path, at) < reach + near + 10);
