// Zones of the tower, one per level: name, novelty, colour, material and walls. The last one has no end.
import type { Ink } from '../../kit/core/inks.ts';
import type { Material } from './materials.ts';
import type { EnemyKind, PlatformKind } from './state.ts';

export interface Zone {
  readonly name: string;
  /** What is new here: text of HUD and ribbon. */
  readonly news: string;
  readonly sky: Ink;
  readonly material: Material;
  /** How much speed its walls give back: soft ones little, springy ones most of it. */
  readonly walls: 'firm' | 'soft' | 'springy';
}

export const ZONES: readonly Zone[] = [
  { name: 'The desk', news: 'Drag away from the fox and let go', sky: 'indigo', material: 'card', walls: 'firm' },
  { name: 'The drawers', news: 'Ledges that slide', sky: 'teal', material: 'wood', walls: 'firm' },
  { name: 'The shelf', news: 'Ledges that crumble', sky: 'plum', material: 'book', walls: 'firm' },
  { name: 'The window', news: 'Ice: you slide on it', sky: 'sky', material: 'glass', walls: 'firm' },
  { name: 'The curtain', news: 'Hoppers, soft walls', sky: 'rose', material: 'cloth', walls: 'soft' },
  { name: 'The roof', news: 'Ledges that fold away', sky: 'moss', material: 'slate', walls: 'firm' },
  { name: 'The lamp', news: 'Moths, springy walls', sky: 'gold', material: 'shade', walls: 'springy' },
  { name: 'The night', news: 'All of it, faster', sky: 'navy', material: 'cloud', walls: 'firm' },
];

export const zoneOf = (level: number): Zone => ZONES[Math.min(level, ZONES.length) - 1] ?? (ZONES[0] as Zone);

/** First level of each kind of platform and enemy: there it is the commonest one. */
export const SINCE: Readonly<Record<PlatformKind | EnemyKind, number>> = {
  ground: 1,
  plain: 1,
  spring: 1,
  beetle: 1,
  moving: 2,
  crumbling: 3,
  ice: 4,
  hopper: 5,
  folding: 6,
  moth: 7,
};
