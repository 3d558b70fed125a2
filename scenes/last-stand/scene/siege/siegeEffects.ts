// Hit effects of the Siege mode: deflected bullets, broken plates, destroyed carriers, gliders and airships.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Juice } from '../../../kit/phaser/effects/Juice.ts';
import { GROUND } from '../../constants.ts';
import type { Event } from '../../rules/state.ts';

/** Effects shared with HitEffects. */
export interface EffectTools {
  readonly juice: Juice;
  burst(x: number, y: number, size: number): void;
  showPoints(kill: Extract<Event, { readonly chain: number }>, ink: Ink, size: number): void;
}

/** Explosions of an airship, offsets from its centre in px. */
const PIECES: readonly (readonly [dx: number, dy: number])[] = [
  [-60, 4],
  [52, -6],
  [-18, 14],
  [18, -10],
  [0, 0],
];

export function showSiegeEffect(event: Event, { juice, burst, showPoints }: EffectTools): void {
  switch (event.type) {
    case 'bulletTurned':
      return juice.scraps(event.x, event.y, 'gold', 3, 0.16);
    case 'plateBroken':
      juice.shake(2.5, 140);
      return juice.scraps(event.x, event.y - 22, 'plum', 10, 0.26);
    case 'carrierBroken':
      juice.hitStop(3);
      juice.shake(4);
      juice.scraps(event.x, event.y, 'plum', 14, 0.28);
      juice.scraps(event.x, event.y, 'coral', 6, 0.3);
      burst(event.x, event.y, 1.45);
      return showPoints(event, 'gold', 22);
    case 'gliderDowned':
      juice.scraps(event.x, event.y, 'rose', 10, 0.22);
      juice.crumple(event.x, event.y, 'glider');
      return showPoints(event, 'cream', 20);
    case 'gliderLanded':
      juice.crumple(event.x, GROUND - 10, 'glider');
      return juice.scraps(event.x, GROUND - 6, 'sand', 5, 0.14);
    case 'airshipHit':
      juice.shake(2.5, 140);
      juice.scraps(event.x, event.y, 'coral', 8, 0.24);
      return burst(event.x, event.y, 0.8);
    case 'airshipDowned':
      juice.hitStop(4);
      juice.shake(6, 420);
      for (const [dx, dy] of PIECES) burst(event.x + dx, event.y + dy, 1.5);
      juice.scraps(event.x, event.y, 'plum', 30, 0.34);
      juice.scraps(event.x, event.y, 'rose', 18, 0.3);
      juice.crumple(event.x, event.y, 'airship');
      return showPoints(event, 'gold', 30);
    default:
  }
}
