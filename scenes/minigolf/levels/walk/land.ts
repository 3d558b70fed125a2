// Landscapes of a walk: nine, of nine holes each, one after another; and sights, of which one is met in fifty holes.
import { randomInt, seeded } from '../../../kit/core/rng.ts';

export const LANDS = [
  { id: 'meadow', name: 'Meadow' },
  { id: 'seaside', name: 'Seaside' },
  { id: 'autumn', name: 'Autumn wood' },
  { id: 'snow', name: 'Snowfield' },
  { id: 'desert', name: 'Desert' },
  { id: 'heather', name: 'Heather moor' },
  { id: 'night', name: 'Night garden' },
  { id: 'cherry', name: 'Cherry orchard' },
  { id: 'rocks', name: 'High rocks' },
] as const;
export type Land = (typeof LANDS)[number]['id'];

/** Holes of a landscape. */
export const LAND_HOLES = 9;

export const landOf = (hole: number): (typeof LANDS)[number] =>
  LANDS[Math.floor((hole - 1) / LAND_HOLES) % LANDS.length] as (typeof LANDS)[number];

export const beginsLand = (hole: number): boolean => (hole - 1) % LAND_HOLES === 0;

export const SIGHTS = [
  { id: 'balloon', words: 'A hot-air balloon has come down here.' },
  { id: 'fox', words: 'A fox sleeps beside the fairway.' },
  { id: 'boat', words: 'Somebody has left a paper boat here.' },
  { id: 'gnome', words: 'A gnome watches.' },
  { id: 'crane', words: 'A paper crane has landed.' },
] as const;
export type Sight = (typeof SIGHTS)[number]['id'];

/** Holes in which one sight is met. */
export const SIGHT_HOLES = 50;
const STREAM = 51;

/** What is met at a hole, or null. */
export function sightAt(walk: number, hole: number): (typeof SIGHTS)[number] | null {
  const block = Math.floor((hole - 1) / SIGHT_HOLES);
  const rng = seeded(walk, STREAM + block * 7);
  if (randomInt(rng, SIGHT_HOLES) !== (hole - 1) % SIGHT_HOLES) return null;
  return SIGHTS[(block + randomInt(seeded(walk, STREAM), SIGHTS.length)) % SIGHTS.length] ?? null;
}
