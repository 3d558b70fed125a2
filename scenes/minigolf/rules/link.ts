// Link format of a course: `3!Name!100,300!700,300!w380,0,20,200!…`. Read as untrusted data.
import {
  type Course,
  CourseError,
  type Kind,
  MOST_CORNERS,
  MOST_OBSTACLES,
  type Obstacle,
  validateCourse,
  type Way,
} from './course.ts';

/** Limit of a link's length. */
export const LINK_ROOM = 6000;

const LETTERS: Readonly<Record<Kind, string>> = {
  wall: 'w',
  sand: 's',
  water: 'p',
  ice: 'i',
  bumper: 'b',
  gate: 'g',
  slope: 'k',
  portal: 'o',
  lift: 'l',
  mill: 'm',
  hill: 'h',
};
/** The part that holds the fairway's corners. */
const FAIRWAY = 'f';
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as Kind]));
const WAYS: readonly Way[] = ['up', 'down', 'left', 'right'];

export function writeLink({ name, par, start, hole, fairway, obstacles }: Course): string {
  const spot = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`;
  const outline = fairway.length > 0 ? [FAIRWAY + fairway.map(spot).join(',')] : [];
  return [par, name.replaceAll('!', ' '), spot(start), spot(hole), ...outline, ...obstacles.map(partOf)].join('!');
}

function partOf(one: Obstacle): string {
  const { type, x, y, width, height } = one;
  const more =
    type === 'gate'
      ? [WAYS.indexOf(one.way)]
      : type === 'slope'
        ? [one.pushX, one.pushY]
        : type === 'portal' || type === 'lift'
          ? [one.toX, one.toY]
          : type === 'mill'
            ? [one.turnTicks]
            : type === 'hill'
              ? [one.push]
              : [];
  return LETTERS[type] + [x, y, width, height, ...more].join(',');
}

/** Parses a link's course. Throws a CourseError. */
export function readLink(text: string): Course {
  if (text.length > LINK_ROOM) throw new CourseError(`It has more than ${LINK_ROOM} characters.`);
  const [par, name, start, hole, ...parts] = text.split('!', MOST_OBSTACLES + 6);
  if (hole === undefined) throw new CourseError('It is cut off.');
  const spot = (part = '') => {
    const [x, y] = part.split(',', 3).map(Number);
    return { x, y };
  };
  return validateCourse({
    name,
    par: Number(par),
    start: spot(start),
    hole: spot(hole),
    fairway: parts.filter(isOutline).flatMap(cornersOf),
    obstacles: parts
      .filter(part => !isOutline(part))
      .map(part => {
        const [x, y, width, height, a, b] = part.slice(1).split(',', 7).map(Number);
        const type = KINDS.get(part.charAt(0)) ?? part.charAt(0);
        const more =
          type === 'gate'
            ? { way: WAYS[a ?? -1] }
            : type === 'slope'
              ? { pushX: a, pushY: b }
              : type === 'mill'
                ? { turnTicks: a }
                : type === 'hill'
                  ? { push: a }
                  : { toX: a, toY: b };
        return { type, x, y, width, height, ...more };
      }),
  });
}

const isOutline = (part: string): boolean => part.startsWith(FAIRWAY);

/** Corners in pairs; one more than allowed is read, so that too many are refused. */
function cornersOf(part: string): readonly { x: number | undefined; y: number | undefined }[] {
  const numbers = part
    .slice(1)
    .split(',', 2 * MOST_CORNERS + 2)
    .map(Number);
  return Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) => ({
    x: numbers[2 * i],
    y: numbers[2 * i + 1],
  }));
}
