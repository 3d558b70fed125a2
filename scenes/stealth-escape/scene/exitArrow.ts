// Exit arrow: points to the goal (door, key, treasure) while it is outside the visible part of the world on tall screens.
import type { Size } from '../../kit/core/world/camera.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import { exitsOf } from '../rules/hall.ts';
import type { State } from '../rules/state.ts';
import type { Graphics } from './sightlines.ts';

/** Distance of the tip from the edge, in pixels. */
const INSET = 16;
const LONG = 22;
const WIDE = 13;
/** Half the size of a door: the goal counts as visible with it. */
const HALF = 20;

interface Arrow {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly angle: number;
}

interface Goal {
  readonly x: number;
  readonly y: number;
}

/** Next goal: whom to lead out, the first wanted thing, else the nearest door. */
export function goalOf(state: Readonly<State>): Goal {
  const { night, mission, player } = state;
  const cub = mission?.cub && !mission.cub.isLed ? mission.cub : null;
  const wanted = cub ?? night?.wanted[0];
  if (wanted) return wanted;
  const away = ({ x, y }: Goal) => Math.hypot(x - player.x, y - player.y);
  const doors = exitsOf(state).map(([x, y, width, height]) => ({ x: x + width / 2, y: y + height / 2 }));
  return doors.toSorted((a, b) => away(a) - away(b))[0] ?? player;
}

/** Place and angle of the arrow; null while the goal is visible. */
export function arrowTo(
  goal: ReturnType<typeof goalOf>,
  left: number,
  top: number,
  { width, height }: Size,
): Arrow | null {
  const [x, y] = [left + width / 2, top + height / 2];
  const [dx, dy] = [goal.x - x, goal.y - y];
  if (Math.abs(dx) < width / 2 + HALF && Math.abs(dy) < height / 2 + HALF) return null;
  const part = Math.min((width / 2 - INSET) / Math.abs(dx), (height / 2 - INSET) / Math.abs(dy));
  return { x: x + dx * part, y: y + dy * part, angle: Math.atan2(dy, dx) };
}

/** Draws the arrow; `beat` (−1 to 1) moves it to and fro. */
export function drawArrow(g: Graphics, paper: Paper, { x, y, angle }: Arrow, beat: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, beside: number): [number, number] => [
    x + (along + 2 * beat) * cos - beside * sin,
    y + (along + 2 * beat) * sin + beside * cos,
  ];
  for (const [side, lighter] of [
    [-1, 8],
    [1, -4],
  ] as const) {
    g.fillStyle(paper.rgb('gold', lighter), 0.95);
    g.fillTriangle(...at(0, 0), ...at(-LONG, side * WIDE), ...at(-LONG * 0.6, 0));
  }
}
