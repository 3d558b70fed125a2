// Radar: what each robot knows of the other's place. With all senses that is the truth; with a radar it is a blurred echo inside a cone, and the last one outside it.
import { random, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { type Arena, angleToOf, distanceOf, SIDES, type Side } from './arena.ts';

/** 'all' as in the specification; 'radar' as an option of the start card. */
export type Senses = 'all' | 'radar';

/** Where a robot believes the other to be. */
export interface Contact {
  /** Units. */
  readonly x: number;
  readonly y: number;
  /** Ticks since the echo; 0 is now. */
  readonly seen: number;
}
export type Contacts = readonly [Contact, Contact];

/** Random streams of the blur, one for each side. */
const STREAMS = [31, 32] as const;

/** Contacts of both robots tick by tick: called once for each arena of a match, from its start on. Both starts are called out before the match. */
export function createSensors(senses: Senses, seed: number, t: T): (arena: Arena) => Contacts {
  const rngs = STREAMS.map(stream => seeded(seed, stream));
  const last: [Contact | null, Contact | null] = [null, null];
  return arena => {
    for (const side of SIDES) last[side] = contactOf(arena, side, last[side]);
    return [...last] as unknown as Contacts;
  };

  function contactOf(arena: Arena, side: Side, before: Contact | null): Contact {
    const me = arena.robots[side];
    const enemy = arena.robots[side === 0 ? 1 : 0];
    const exact = { x: enemy.x, y: enemy.y, seen: 0 };
    if (senses === 'all') return exact;
    // Drawn in every tick, so that what is seen later does not depend on what was seen before.
    const rng = rngs[side] as ReturnType<typeof seeded>;
    const [right, down] = [2 * random(rng) - 1, 2 * random(rng) - 1];
    if (before === null) return exact;
    const isInCone = Math.abs(angleToOf(me, enemy)) <= t.radarDegrees;
    if (!isInCone) return { ...before, seen: before.seen + 1 };
    const blur = (distanceOf(me, enemy) * t.radarBlur) / 100;
    return { x: Math.round(enemy.x + right * blur), y: Math.round(enemy.y + down * blur), seen: 0 };
  }
}

/** Contacts at every snapshot of a match. */
export function contactsOf(snapshots: readonly Arena[], senses: Senses, seed: number, t: T): readonly Contacts[] {
  const sense = createSensors(senses, seed, t);
  return snapshots.map(sense);
}
