// Image of a course in a mirror: left and right, above and below, or both change places.
import { type Course, FIELD, type Obstacle, type Point, type Way } from '../../rules/course.ts';

const ACROSS: Readonly<Record<Way, Way>> = { left: 'right', right: 'left', up: 'up', down: 'down' };
const UPRIGHT: Readonly<Record<Way, Way>> = { left: 'left', right: 'right', up: 'down', down: 'up' };

/** `image`: bit 1 for left and right, bit 2 for above and below. A mill turns as before, so that only half a turn keeps its course. */
export function imageOf(course: Course, image: number): Course {
  const [across, upright] = [(image & 1) !== 0, (image & 2) !== 0];
  if (!across && !upright) return course;
  const placed = ({ x, y }: Point): Point => ({
    x: across ? FIELD.width - x : x,
    y: upright ? FIELD.height - y : y,
  });
  const pushed = (push: number, turns: boolean) => (turns ? -push : push) + 0;
  const mirrored = (one: Obstacle): Obstacle => {
    const far = placed({ x: one.x + (across ? one.width : 0), y: one.y + (upright ? one.height : 0) });
    const at = { ...one, ...far };
    switch (at.type) {
      case 'gate': {
        const way = across ? ACROSS[at.way] : at.way;
        return { ...at, way: upright ? UPRIGHT[way] : way };
      }
      case 'slope':
        return { ...at, pushX: pushed(at.pushX, across), pushY: pushed(at.pushY, upright) };
      case 'portal':
      case 'lift': {
        const to = placed({ x: at.toX, y: at.toY });
        return { ...at, toX: to.x, toY: to.y };
      }
      default:
        return at;
    }
  };
  return {
    ...course,
    start: placed(course.start),
    hole: placed(course.hole),
    fairway: course.fairway.map(placed),
    obstacles: course.obstacles.map(mirrored),
    line: course.line.map(({ aim, power }) => ({ aim: placed(aim), power })),
  };
}
