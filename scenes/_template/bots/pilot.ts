// Bot: flies to the nearest star, over the wall. Conformance tests and the start card's demo use it.
import type { Frame } from '../../kit/core/input/input.ts';
import { hypot } from '../../kit/core/math.ts';
import type { State } from '../rules/rules.ts';

export const pilot =
  () =>
  (state: Readonly<State>): Partial<Frame> => {
    const { dart, stars } = state;
    const distance = (star: { x: number; y: number }) => hypot(star.x - dart.x, star.y - dart.y);
    const star = [...stars].sort((a, b) => distance(a) - distance(b))[0];
    if (!star) return {};
    const behindWall = star.x < 300 !== dart.x < 300 && Math.abs(dart.y - 240) < 110;
    const target = behindWall ? { x: dart.x, y: 100 } : star;
    const length = Math.max(8, distance(target));
    const toStick = (off: number) => Math.round((off / length) * 127);
    return { move: [toStick(target.x - dart.x), toStick(target.y - dart.y)] };
  };
