// Stones in the air: each flies its arc from the state, and its shadow lies where it lands.
import type { Entity } from '../kit/phaser/SpritePool.ts';
import { type T, ticksIn } from './constants.ts';
import { middleOf } from './grid.ts';
import type { State, Stone } from './state.ts';

/** How high the arc goes, in px. */
const HEIGHT = 70;
/** A stone leaves from above its thrower. */
const ARM = 12;

export interface Flying extends Entity {
  readonly stone: Stone;
}

export function stonesIn({ stones }: Readonly<State>, t: T): Flying[] {
  const whole = ticksIn(t.stoneSeconds);
  return stones.map(stone => {
    const [from, to] = [middleOf(stone), middleOf({ row: stone.toRow, col: stone.toCol })];
    const part = Math.min(1, Math.max(0, 1 - stone.left / whole));
    const y = from.y - ARM + (to.y - from.y + ARM) * part - 4 * HEIGHT * part * (1 - part);
    return { id: stone.id, x: from.x + (to.x - from.x) * part, y, stone };
  });
}
