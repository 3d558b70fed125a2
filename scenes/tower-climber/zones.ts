// Zones of the tower, one per level: name, novelty, sky colour. The last one has no end.
import type { Ink } from '../kit/core/inks.ts';
import type { EnemyKind, PlatformKind } from './state.ts';

export interface Zone {
  readonly name: string;
  /** What is new here: text of HUD and ribbon. */
  readonly news: string;
  readonly sky: Ink;
}

export const ZONES: readonly Zone[] = [
  { name: 'The desk', news: 'Drag away from the fox and let go', sky: 'indigo' },
  { name: 'The drawers', news: 'Ledges that slide', sky: 'teal' },
  { name: 'The shelf', news: 'Ledges that crumble', sky: 'plum' },
  { name: 'The window', news: 'Ice: you slide on it', sky: 'sky' },
  { name: 'The curtain', news: 'Hoppers', sky: 'rose' },
  { name: 'The roof', news: 'Ledges that fold away', sky: 'moss' },
  { name: 'The lamp', news: 'Moths', sky: 'gold' },
  { name: 'The night', news: 'All of it, faster', sky: 'navy' },
];

export const zoneOf = (level: number): Zone => ZONES[Math.min(level, ZONES.length) - 1] ?? (ZONES[0] as Zone);

/** First level of each kind of platform and enemy. */
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
