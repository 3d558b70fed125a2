// Who is who in a mission: numbers, disguises, habits and places, all drawn from the seed, the level and the try.
import { pick, type Rng, randomBetween, randomInt, seeded } from '../kit/core/rng.ts';
import { LOOKS, type Look, type Mission } from './mission.ts';
import { distanceToPath, type Point, rounded } from './pathGeometry.ts';
import type { Sign } from './signs.ts';
import type { Crowd } from './state.ts';
import { isOpen, terrainOf } from './terrain.ts';

/** Somebody harmless, before the first step. */
export interface CivilianStart extends Point {
  /** Says nothing about who it is. */
  readonly id: number;
  readonly look: Look;
  /** Looks suspicious now and then, by this one sign; null never. */
  readonly habit: Sign | null;
}

export interface Identities {
  readonly enemies: readonly { readonly id: number; readonly look: Look; readonly beat: number }[];
  readonly homes: readonly CivilianStart[];
}

/** Habits that look like a sign. Who turns away from agents or puts bags down is no civilian. */
const HABITS: readonly Sign[] = ['pocket', 'stare', 'bag', 'glint', 'still'];
/** So many look like each enemy. */
const ALIKE = 3;
const TRIES = 60;
/** Nobody strolls nearer to the edge of the map. */
export const EDGE = 30;

/** The same in another order. */
export function shuffled<V>(values: readonly V[], rng: Rng): V[] {
  const all = [...values];
  for (let i = all.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    [all[i], all[j]] = [all[j] as V, all[i] as V];
  }
  return all;
}

/** A disguise is drawn anew for each try; several others look like each of them, as the briefing says. */
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

/** An open place. A hand in the pocket beside the route would be a knife: who has that habit stays away from it. */
function placeFor(mission: Mission, habit: Sign | null, rng: Rng, crowd: Crowd): Point {
  const { width, height } = mission.world;
  const terrain = terrainOf(mission);
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

/** From there a stroll may lead beside the route. */
export const isBesideRoute = ({ vips }: Mission, at: Point, { reach, near }: Crowd): boolean =>
  vips.some(({ path }) => distanceToPath(path, at) < reach + near + 10);
