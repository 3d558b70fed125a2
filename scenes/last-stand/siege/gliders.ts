// Gliders: a swoop down from the side, a stretch along the ground below what the cannon reaches, and somebody steps out.
import type { T } from '../constants.ts';
import { GROUND } from '../constants.ts';
import type { State, Tell } from '../state.ts';
import { newWalker } from '../troopers.ts';
import type { Glider, Siege } from './things.ts';

export function flyGliders(state: State, siege: Siege, t: T, tell: Tell): void {
  siege.gliders = siege.gliders.filter(glider => {
    glider.x += glider.speed * glider.direction;
    glider.y = heightOf(glider, t);
    if (!glider.isLow && isPast(glider, glider.duckX)) {
      glider.isLow = true;
      tell({ type: 'gliderDucked', x: glider.x, y: glider.y });
    }
    if (!isPast(glider, glider.landX)) return true;
    land(state, glider, t, tell);
    return false;
  });
}

const isPast = ({ x, direction }: Glider, place: number): boolean => (x - place) * direction >= 0;

/** Level at first, steep in the middle, level again above the ground. */
function heightOf({ x, fromX, fromY, duckX, direction }: Glider, t: T): number {
  const way = Math.max(1, (duckX - fromX) * direction);
  const part = Math.min(1, Math.max(0, ((x - fromX) * direction) / way));
  return fromY + (GROUND - t.gliderLow - fromY) * part * part * (3 - 2 * part);
}

function land(state: State, { x, direction }: Glider, t: T, tell: Tell): void {
  for (let i = 0; i < t.gliderTroopers; i++)
    state.walkers.push(newWalker(state.nextId++, x - direction * i * t.stickGap, state.gun.x, 'glider'));
  tell({ type: 'gliderLanded', x, y: GROUND });
}
