// From what a script returns to what its robot does: the seven words of the duel, or an object.
import { ACTIONS, type Action } from '../rules/arena.ts';
import { angleBetween } from './geometry.ts';
import { ARENA } from './numbers.ts';
import { deedOf } from './packing.ts';
import type { Wish } from './scriptState.ts';
import type { ArenaRobot, Deed } from './types.ts';

type Aiming = Pick<ArenaRobot, 'angle' | 'gun'>;

/** Power of 'shoot'. */
const WORD_POWER = 2;
const STILL = { drive: 0, turn: 0, swing: 0, fire: 0, shield: false };

export const isWord = (value: unknown): value is Action => ACTIONS.some(action => action === value);

/** A word: the gun keeps to the body. */
export function deedOfWord(word: Action, { angle, gun }: Aiming): Deed {
  const turn = word === 'turnLeft' ? -ARENA.bodyTurn : word === 'turnRight' ? ARENA.bodyTurn : 0;
  return deedOf({
    drive: word === 'move' ? 1 : word === 'back' ? -1 : 0,
    turn,
    swing: angleBetween(gun, angle + turn),
    fire: word === 'shoot' ? WORD_POWER : 0,
    shield: word === 'shield',
  });
}

/** An object: with `aim` a shell waits until the gun points there. */
export function deedOfWish({ drive = 0, turn = 0, aim, fire = 0, shield = false }: Wish, { gun }: Aiming): Deed {
  const off = aim === undefined || !Number.isFinite(aim) ? 0 : angleBetween(gun, aim);
  return deedOf({ drive, turn, swing: off, fire: Math.abs(off) <= ARENA.gunTurn + 0.25 ? fire : 0, shield });
}

/** A script that threw drives forward, as in the duel. */
export const deedOfThrow = (): Deed => deedOf({ ...STILL, drive: 1 }, true);
export const STANDS_STILL: Deed = deedOf(STILL);

/** What a robot of the ladder returns: its scripts are the game's own, so nothing else comes. */
export const deedOfValue = (value: unknown, robot: Aiming): Deed =>
  isWord(value) ? deedOfWord(value, robot) : deedOfWish(value ?? {}, robot);
