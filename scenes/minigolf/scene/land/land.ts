// Landscapes of a walk, loaded when one is walked: the ground round a fairway, what stands on it, and the weather over it.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Paper, Pen } from '../../../kit/phaser/paper.ts';
import { type Land, landOf, type Sight, sightAt } from '../../levels/walk/land.ts';
import { type Course, FIELD, type Point } from '../../rules/course.ts';
import { distanceToSide, isInside } from '../../rules/fairway.ts';
import { holeAt, type State } from '../../rules/state.ts';
import type { Dress } from '../ground.ts';
import { hashPlace } from '../surfaces.ts';
import { PROPS, SIGHT_CUTS } from './cuts.ts';
import { Weather } from './Weather.ts';

/** Inks of the ground round the fairway and of its rim. */
const GROUNDS: Readonly<
  Record<Land, { readonly rough: readonly [Ink, number]; readonly rim: readonly [Ink, number] }>
> = {
  meadow: { rough: ['moss', -14], rim: ['cream', -6] },
  seaside: { rough: ['sand', 0], rim: ['paper', -2] },
  autumn: { rough: ['fox', -30], rim: ['sand', 2] },
  snow: { rough: ['sky', 14], rim: ['paper', 0] },
  desert: { rough: ['sand', -12], rim: ['fox', -8] },
  heather: { rough: ['plum', -6], rim: ['cream', -4] },
  night: { rough: ['navy', 0], rim: ['gold', 0] },
  cherry: { rough: ['teal', -14], rim: ['rose', 12] },
  rocks: { rough: ['indigo', 2], rim: ['cream', -10] },
};

/** Cells of the ground in which something may stand, in px; of the cells so many in a hundred are used. */
const CELL = 44;
const USED = 46;
/** Room of a large and of a small thing, from the fairway's sides. */
const ROOM = [34, 17] as const;
const SIGHT_ROOM = 52;

/** What a hole of a walk wears; undefined where it is no walk. */
export function dressOf(state: Readonly<State>): Dress | undefined {
  const { walk, at } = state;
  if (!walk) return undefined;
  const hole = holeAt(state, at);
  const land = landOf(hole).id;
  const sight = sightAt(walk.id, hole)?.id;
  return { ...GROUNDS[land], drawAround: (pen, course) => drawThings(pen, course, land, hole, sight) };
}

/** The weather of a hole of a walk. */
export const weatherOf = (state: Readonly<State>, paper: Paper, depth: number): Weather | null =>
  state.walk ? new Weather(paper, landOf(holeAt(state, state.at)).id, depth) : null;

function drawThings(pen: Pen, course: Course, land: Land, hole: number, sight: Sight | undefined): void {
  const spot = sight && roomiest(course);
  const [large, small] = PROPS[land];
  for (let row = 0; row * CELL < FIELD.height; row++)
    for (let column = 0; column * CELL < FIELD.width; column++) {
      const chance = hashPlace(column * 7 + hole, row * 13 + 5);
      if (chance * 100 > USED) continue;
      const at = {
        x: (column + 0.2 + 0.6 * hashPlace(column + hole, row + 91)) * CELL,
        y: (row + 0.2 + 0.6 * hashPlace(column + 57, row + hole)) * CELL,
      };
      const room = roomAt(course, at);
      const isNearSight = spot && Math.abs(at.x - spot.x) < 60 && Math.abs(at.y - spot.y) < 60;
      if (room < ROOM[1] || isNearSight) continue;
      const isLarge = room >= ROOM[0] && chance * 100 < USED * 0.55;
      const scale = 0.75 + 0.45 * hashPlace(row + 3, column + hole);
      pen.cut(isLarge ? large : small, { ...at, scale: isLarge ? scale : Math.min(1, scale) });
    }
  if (spot && sight) pen.cut(SIGHT_CUTS[sight], spot);
}

/** Room of a place beside the fairway, in px; 0 on it. */
function roomAt({ fairway }: Course, at: Point): number {
  if (isInside(fairway, at)) return 0;
  const away = fairway.map((from, index) => distanceToSide(from, fairway[(index + 1) % fairway.length] ?? from, at));
  return Math.min(...away);
}

/** The place with most room beside the fairway that is whole in the picture. */
function roomiest(course: Course): (Point & { readonly scale: number }) | undefined {
  let best = { x: 0, y: 0 };
  let most = 0;
  for (let x = SIGHT_ROOM; x <= FIELD.width - SIGHT_ROOM; x += 20)
    for (let y = SIGHT_ROOM; y <= FIELD.height - SIGHT_ROOM; y += 20) {
      const room = Math.min(roomAt(course, { x, y }), 2 * SIGHT_ROOM);
      if (room > most) [best, most] = [{ x, y }, room];
    }
  return most === 0 ? undefined : { ...best, scale: Math.min(1.25, most / SIGHT_ROOM) };
}
