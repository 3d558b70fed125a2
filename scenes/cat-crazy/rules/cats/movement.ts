// Movement: where cats go for each activity, walking there, wandering by breed.
import { clamp, hypot } from '../../../kit/core/math.ts';
import { randomBetween, randomInt } from '../../../kit/core/rng.ts';
import type { T } from '../../constants.ts';
import { FLOOR, PLACES } from '../room.ts';
import type { Activity, Cat, State } from '../state.ts';
import type { Breed } from './breeds.ts';

/** Duration of each activity at its place, in ticks; work and sleep end by other rules. */
const DURATIONS: Readonly<Record<Activity, number>> = {
  sit: 150,
  eat: 130,
  drink: 110,
  purr: 90,
  play: 200,
  sleep: 0,
  work: 0,
};

/** Wandering by breed: factor of sitting time, furthest walk in pixels, least depth on the floor (0 back, 1 front). */
const WANDERING: Readonly<Record<Breed, { readonly sits: number; readonly far: number; readonly near: number }>> = {
  tabby: { sits: 1, far: 160, near: 0 },
  siamese: { sits: 0.8, far: 200, near: 0.3 },
  persian: { sits: 2.4, far: 90, near: 0 },
  sphynx: { sits: 1.2, far: 120, near: 0.85 },
  bengal: { sits: 0.35, far: 420, near: 0 },
};

/** Sends a cat to a free place of an activity; it begins on arrival. */
export function startActivity(cat: Cat, doing: Activity, state: Readonly<State>): void {
  cat.doing = doing;
  cat.isThere = false;
  cat.doingFor = DURATIONS[doing];
  if (doing === 'sit' || doing === 'purr') {
    cat.toX = cat.x;
    cat.toY = cat.y;
    return;
  }
  const place = PLACES[doing];
  const isTaken = (x: number, y: number) =>
    state.cats.some(other => other !== cat && other.doing === doing && other.toX === x && other.toY === y);
  for (let i = 0; i < 2 * place.room; i++) {
    cat.toX = place.x + place.dx * (i % place.room);
    cat.toY = place.y + (i % 2) * place.dy + (i < place.room ? 0 : place.row);
    if (!isTaken(cat.toX, cat.toY)) return;
  }
}

/** One tick of walking, or of the activity at the target. */
export function updateMovement(state: State, cat: Cat, t: T): void {
  if (cat.toyFor > 0) cat.toyFor--;
  if (!cat.isThere) {
    const [dx, dy] = [cat.toX - cat.x, cat.toY - cat.y];
    const far = hypot(dx, dy);
    const pace = t.walkSpeed * (cat.type === 'bengal' ? 1.3 : cat.type === 'persian' ? 0.8 : 1);
    if (far > pace) {
      cat.x += (dx / far) * pace;
      cat.y += (dy / far) * pace;
      return;
    }
    cat.x = cat.toX;
    cat.y = cat.toY;
    cat.isThere = true;
    return;
  }
  if (cat.isWorking || cat.isResting) return;
  if (cat.doingFor-- > 0) return;
  cat.doingFor = 0;
  wander(state, cat);
}

function wander(state: State, cat: Cat): void {
  const { sits, far, near } = WANDERING[cat.type];
  cat.doing = 'sit';
  cat.doingFor = Math.round(DURATIONS.sit * sits * randomBetween(state.rng, 0.6, 1.6));
  cat.isThere = false;
  const depth = FLOOR.bottom - FLOOR.top;
  const y =
    near > 0 ? FLOOR.top + depth * randomBetween(state.rng, near, 1) : cat.y + randomBetween(state.rng, -60, 60);
  cat.toX = clamp(Math.round(cat.x + randomInt(state.rng, 2 * far) - far), FLOOR.left, FLOOR.right);
  cat.toY = clamp(Math.round(y), FLOOR.top, FLOOR.bottom);
}
