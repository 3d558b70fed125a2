// The street: places of stand, sign and queue, and how people walk; shared by rules, scene and pointer.
import type { Day, Walker } from './state.ts';

export const WORLD = { width: 720, height: 480 } as const;
export const STAND = { x: 400, y: 328 } as const;
/** Line of feet on which the queue stands. */
const FRONT = 384;
/** Where the sign is read, coming from the left and from the right. */
const STOPS = { 1: 290, '-1': 510 } as const;
/** World pixels that somebody walks in a tick. */
const PACE = 1.5;
/** Ticks from the end of the street to the sign. */
export const LEAD = 220;
const BEYOND = STOPS[1] - LEAD * PACE - 20;
/** Reach of a press on a person, round the middle of the body. */
export const REACH = 34;
export const BODY = 34;
const PLACES = { x: STAND.x - 62, step: 30, most: 8 } as const;

const laneOf = (id: number): number => FRONT + 14 + ((id * 7) % 4) * 12;
export const wayOf = (id: number): -1 | 1 => (id % 3 === 1 ? -1 : 1);

/** Where somebody is who will read the sign in so many ticks. */
export const comingX = (way: -1 | 1, ticks: number): number => STOPS[way] - way * PACE * ticks;

export function newWalker(id: number, who: number, at: number, tick: number): Walker {
  const way = wayOf(id);
  return { id, who, at, way, x: comingX(way, at - tick), y: laneOf(id), does: 'comes', visit: null };
}

/** Everybody takes a step; who has left the street is gone. */
export function walk(day: Day): void {
  for (const walker of day.walkers) {
    if (walker.does === 'comes') walker.x = comingX(walker.way, walker.at - day.tick);
    else if (walker.does === 'leaves') {
      walker.x += walker.way * PACE;
      walker.y = towards(walker.y, laneOf(walker.id), PACE / 2);
    } else {
      const place = Math.min(
        PLACES.most,
        Math.max(
          0,
          day.queue.findIndex(({ id }) => id === walker.id),
        ),
      );
      walker.x = towards(walker.x, PLACES.x - place * PLACES.step, PACE * 2);
      walker.y = towards(walker.y, FRONT, PACE / 2);
    }
  }
  day.walkers = day.walkers.filter(({ does, x }) => does !== 'leaves' || (x > BEYOND && x < WORLD.width - BEYOND));
}

const towards = (from: number, to: number, step: number): number =>
  from < to ? Math.min(to, from + step) : Math.max(to, from - step);
