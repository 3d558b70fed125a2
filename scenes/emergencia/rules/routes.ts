// Drawn routes: a line from an agent becomes waypoints.
import { MOST_QUEUED, orderAgent } from './agents.ts';
import { distanceToPath, type Point } from './pathGeometry.ts';
import type { Agent, State } from './state.ts';

/** Most places of a drawn route. */
const MOST_DRAWN = MOST_QUEUED + 1;
/** How far a drawn route may be straightened, in pixels, before it loses more places. */
const STRAIGHTENED = 12;

/** Lets an agent walk a drawn route. False where its beginning cannot be walked. */
export function orderRoute(state: State, agent: Agent, route: readonly Point[]): boolean {
  let places = simplified(route, STRAIGHTENED);
  for (let loose = STRAIGHTENED * 2; places.length > MOST_DRAWN; loose *= 2) places = simplified(route, loose);
  const [first, ...more] = places;
  if (!first || !orderAgent(state, agent, first, false)) return false;
  for (const place of more) orderAgent(state, agent, place, true);
  return true;
}

/** Places of a line that keep its shape (Ramer–Douglas–Peucker): its beginning is left out, its end stays. */
export function simplified(line: readonly Point[], loose: number): Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 2) return [];
  let far = 0;
  let most = loose;
  for (let i = 1; i < line.length - 1; i++) {
    const away = distanceToPath([first, last], line[i] as Point);
    if (away <= most) continue;
    most = away;
    far = i;
  }
  return far === 0 ? [last] : [...simplified(line.slice(0, far + 1), loose), ...simplified(line.slice(far), loose)];
}
