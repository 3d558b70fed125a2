// Shots in the air: bullets fly straight and hit the first thing on their way, shells fly in an arc and burst.
import type { Rect } from '../kit/core/rules.ts';
import { hitTime } from '../kit/core/sight.ts';
import { flyOn } from './ballistics.ts';
import { bodyBox, chuteBox, helicopterBox, type Target, tipOf } from './bodies.ts';
import { GROUND, type T, WORLD } from './constants.ts';
import { burst, strike } from './hits.ts';
import { type Armoured, armouredOf, shootArmoured } from './siege/armour.ts';
import type { Bullet, Shell, State, Tell } from './state.ts';

/** A straight piece of a shot's way, and half the shot's width. */
interface Way {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

export function flyBullets(state: State, t: T, tell: Tell): void {
  state.bullets = state.bullets.filter(bullet => {
    bullet.x += bullet.speedX;
    bullet.y += bullet.speedY;
    const target = firstOn(state, wayOf(bullet, t), t);
    bullet.fromX = bullet.x;
    bullet.fromY = bullet.y;
    if (target) hit(state, target, bullet, t, tell);
    return !target && isOnStage(bullet);
  });
}

function hit(state: State, target: Target | Armoured, bullet: Bullet, t: T, tell: Tell): void {
  if (isArmoured(target)) {
    if (state.siege) shootArmoured(state, state.siege, target, bullet, t, tell);
  } else strike(state, target, t, tell);
}

const ARMOURED: ReadonlySet<string> = new Set<Armoured['kind']>(['carrier', 'glider', 'hull', 'hatch']);
const isArmoured = (target: Target | Armoured): target is Armoured => ARMOURED.has(target.kind);

/** Up to the tip of the bullet. */
function wayOf(bullet: Bullet, t: T): Way {
  const { fromX, fromY } = bullet;
  return { fromX, fromY, ...tipOf(bullet, t), half: t.bulletWidth / 2 };
}

export function flyShells(state: State, t: T, tell: Tell): void {
  state.shells = state.shells.filter(shell => {
    const { x: fromX, y: fromY } = shell;
    flyOn(shell, t);
    const way = { fromX, fromY, x: shell.x, y: shell.y, half: t.shellSize / 2 };
    if (!firstOn(state, way, t) && shell.y < GROUND) return isOnStage(shell) || shell.y < 0;
    const { x } = shell;
    const y = Math.min(GROUND, shell.y);
    tell({ type: 'shellBurst', x, y });
    burst(state, x, y, t.shellSplash, t, tell);
    return false;
  });
}

/** Shells may rise above the stage and come back. */
const isOnStage = ({ x, y }: Bullet | Shell): boolean => x >= -20 && x <= WORLD.width + 20 && y >= -20 && y <= GROUND;

/** The first thing that a shot meets on its way. */
function firstOn(state: State, way: Way, t: T): Target | Armoured | null {
  let first = Infinity;
  let met: Target | Armoured | null = null;
  const left = Math.min(way.fromX, way.x) - way.half;
  const right = Math.max(way.fromX, way.x) + way.half;
  const passes = (x: number, width: number) => x + width / 2 >= left && x - width / 2 <= right;
  const meet = (box: Rect, target: Target | Armoured) => {
    const time = hitTime(way.fromX, way.fromY, way.x, way.y, box, way.half);
    if (time >= first) return;
    first = time;
    met = target;
  };
  for (const thing of state.helicopters)
    if (passes(thing.x, t.helicopterWidth)) meet(helicopterBox(thing, t), { kind: 'helicopter', thing });
  const widest = Math.max(t.trooperWidth, t.chuteWidth);
  for (const thing of state.troopers) {
    if (thing.isDoomed || !passes(thing.x, widest)) continue;
    meet(bodyBox(thing, t), { kind: 'trooper', thing });
    if (thing.hasParachute) meet(chuteBox(thing, t), { kind: 'chute', thing });
  }
  for (const thing of state.walkers)
    if (passes(thing.x, t.trooperWidth)) meet(bodyBox(thing, t), { kind: 'walker', thing });
  if (state.siege) for (const [box, target] of armouredOf(state.siege, t)) meet(box, target);
  return met;
}
