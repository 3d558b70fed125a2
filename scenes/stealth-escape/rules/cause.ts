// Cause of defeat as a sentence: why the catching guard left its route, and where the fox was caught.
import { hypot } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { EXIT, START, WORLD } from '../levels/levels.ts';
import { exitsOf, startOf } from './hall.ts';
import type { Guard, Roused, State } from './state.ts';

const BROUGHT: Readonly<Record<Roused, string>> = {
  sight: 'A guard saw you',
  bump: 'You bumped into a guard',
  shot: 'A guard heard your shot',
  dart: 'A guard heard your dart fall',
  ball: 'A guard heard the paper ball',
  board: 'A board creaked, and a guard came',
  beam: 'You broke a beam, and a guard came',
  camera: 'A camera called a guard',
  dog: 'The dog called a guard',
  treasure: 'The Golden Fox was missed',
};
const BY_LANTERN = 'A lantern found you';

/** Example: 'A guard saw you: caught by the door, on level 2'. */
export function causeOf(state: Readonly<State>): string {
  const { player, guards, level, night, mission } = state;
  const away = (guard: Guard) => hypot(guard.x - player.x, guard.y - player.y);
  const catcher = guards.toSorted((a, b) => away(a) - away(b))[0];
  const roused = catcher?.roused ?? 'sight';
  const brought = catcher?.lantern && roused === 'sight' ? BY_LANTERN : BROUGHT[roused];
  const place = `${brought}: caught ${placeName(player.x, player.y, exitsOf(state), startOf(state))}`;
  return mission ? place : `${place}, ${night ? 'in hall' : 'on level'} ${level}`;
}

/** Distance to door or start at which these are named, in pixels. */
const NEAR = 110;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Part of a hall in words: 'by the door', 'at the top right'. */
export function placeName(x: number, y: number, exits: readonly Rect[] = [EXIT], start = START as Place): string {
  if (exits.some(([left, top, width, height]) => hypot(x - left - width / 2, y - top - height / 2) < NEAR))
    return 'by the door';
  if (hypot(x - start.x, y - start.y) < NEAR) return 'where you came in';
  const across = ['left', '', 'right'][Math.min(2, Math.floor((3 * x) / WORLD.width))];
  const down = ['top', '', 'bottom'][Math.min(2, Math.floor((3 * y) / WORLD.height))];
  if (down) return ['at the', down, across].join(' ').trimEnd();
  return across ? `on the ${across}` : 'in the middle';
}
