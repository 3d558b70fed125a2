// Drawn routes: a line from an agent becomes waypoints, and its end the direction in which the agent looks.
import { atan2 } from '../../kit/core/math.ts';
import { MOST_QUEUED, orderAgent } from './agents.ts';
import { distance, distanceToPath, type Point, rounded } from './pathGeometry.ts';
import type { Agent, State } from './state.ts';

/** Most places of a drawn route. */
const MOST_DRAWN = MOST_QUEUED + 1;
/** How far a drawn route may be straightened, in pixels, before it loses more places. */
const STRAIGHTENED = 12;
/** Length of the last stretch of a drawn route that gives the direction in which the agent looks at its end, in pixels. */
const LOOK_STRETCH = 40;

/** Lets an agent walk a drawn route and look at its end as the route ends. False where its beginning cannot be walked. */
export function orderRoute(state: State, agent: Agent, route: readonly Point[]): boolean {
  let places = simplified(route, STRAIGHTENED);
  for (let loose = STRAIGHTENED * 2; places.length > MOST_DRAWN; loose *= 2) places = simplified(route, loose);
  const [first, ...more] = places;
  if (!first || !orderAgent(state, agent, first, false)) return false;
  for (const place of more) orderAgent(state, agent, place, true);
  const end = route.at(-1) as Point;
  const before = route.findLast(at => distance(at, end) >= LOOK_STRETCH) ?? route[0];
  agent.watches = before && distance(before, end) > 0 ? rounded(atan2(end.y - before.y, end.x - before.x)) : null;
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
