// Flight path of stones: a parabola computed from the state.
import type { Entity } from '../../kit/phaser/SpritePool.ts';
import { type T, ticksIn } from '../constants.ts';
import { centreOf } from '../rules/grid.ts';
import type { State, Stone } from '../rules/state.ts';

/** Height of the arc, in px. */
const HEIGHT = 70;
/** A stone starts above its thrower, in px. */
const ARM = 12;

export interface StoneInFlight extends Entity {
  readonly stone: Stone;
}

export function stonesInFlight({ stones }: Readonly<State>, t: T): StoneInFlight[] {
  const whole = ticksIn(t.stoneSeconds);
  return stones.map(stone => {
    const [from, to] = [centreOf(stone), centreOf({ row: stone.toRow, col: stone.toCol })];
    const part = Math.min(1, Math.max(0, 1 - stone.left / whole));
    const y = from.y - ARM + (to.y - from.y + ARM) * part - 4 * HEIGHT * part * (1 - part);
    return { id: stone.id, x: from.x + (to.x - from.x) * part, y, stone };
  });
}
