// Gliders: a swoop (smoothstep curve) down from the side, a low flight below the cannon's reach, a landing with troopers.
import type { T } from '../../constants.ts';
import { GROUND } from '../../constants.ts';
import type { Emit, State } from '../state.ts';
import { newWalker } from '../troopers.ts';
import type { Glider, Siege } from './siegeState.ts';

export function moveGliders(state: State, siege: Siege, t: T, emit: Emit): void {
  siege.gliders = siege.gliders.filter(glider => {
    glider.x += glider.speed * glider.direction;
    glider.y = heightOf(glider, t);
    if (!glider.isLow && isPast(glider, glider.duckX)) {
      glider.isLow = true;
      emit({ type: 'gliderDucked', x: glider.x, y: glider.y });
    }
    if (!isPast(glider, glider.landX)) return true;
    land(state, glider, t, emit);
    return false;
  });
}

const isPast = ({ x, direction }: Glider, place: number): boolean => (x - place) * direction >= 0;

/** Height on the smoothstep curve between start and low flight. */
function heightOf({ x, fromX, fromY, duckX, direction }: Glider, t: T): number {
  const way = Math.max(1, (duckX - fromX) * direction);
  const part = Math.min(1, Math.max(0, ((x - fromX) * direction) / way));
  return fromY + (GROUND - t.gliderLow - fromY) * part * part * (3 - 2 * part);
}

function land(state: State, { x, direction }: Glider, t: T, emit: Emit): void {
  for (let i = 0; i < t.gliderTroopers; i++)
    state.walkers.push(newWalker(state.nextId++, x - direction * i * t.stickGap, state.gun.x, 'glider'));
  emit({ type: 'gliderLanded', x, y: GROUND });
}
