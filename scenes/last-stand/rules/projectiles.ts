// Projectiles: bullets fly straight, shells in an arc. Swept collision detection: the first target on the path of a tick is hit.
import type { Rect } from '../../kit/core/rules.ts';
import { hitTime } from '../../kit/core/world/sight.ts';
import { GROUND, type T, WORLD } from '../constants.ts';
import { stepShell } from './ballistics.ts';
import { bodyBox, bulletTip, chuteBox, helicopterBox, type Target } from './hitboxes.ts';
import { applyHit, explode } from './hits.ts';
import { type Armoured, armouredTargets, hitArmoured } from './siege/armour.ts';
import type { Bullet, Emit, Shell, State } from './state.ts';

/** Path of a shot in one tick, and half the shot's width. */
interface PathSegment {
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

export function moveBullets(state: State, t: T, emit: Emit): void {
  state.bullets = state.bullets.filter(bullet => {
    bullet.x += bullet.speedX;
    bullet.y += bullet.speedY;
    const target = firstHit(state, bulletPath(bullet, t), t);
    bullet.fromX = bullet.x;
    bullet.fromY = bullet.y;
    if (target) hitTarget(state, target, bullet, t, emit);
    return !target && isOnStage(bullet);
  });
}

function hitTarget(state: State, target: Target | Armoured, bullet: Bullet, t: T, emit: Emit): void {
  if (isArmoured(target)) {
    if (state.siege) hitArmoured(state, state.siege, target, bullet, t, emit);
  } else applyHit(state, target, t, emit);
}

const ARMOURED: ReadonlySet<string> = new Set<Armoured['kind']>(['carrier', 'glider', 'hull', 'hatch']);
const isArmoured = (target: Target | Armoured): target is Armoured => ARMOURED.has(target.kind);

/** Path of a bullet up to its tip. */
function bulletPath(bullet: Bullet, t: T): PathSegment {
  const { fromX, fromY } = bullet;
  return { fromX, fromY, ...bulletTip(bullet, t), half: t.bulletWidth / 2 };
}

export function moveShells(state: State, t: T, emit: Emit): void {
  state.shells = state.shells.filter(shell => {
    const { x: fromX, y: fromY } = shell;
    stepShell(shell, t);
    const way = { fromX, fromY, x: shell.x, y: shell.y, half: t.shellSize / 2 };
    if (!firstHit(state, way, t) && shell.y < GROUND) return isOnStage(shell) || shell.y < 0;
    const { x } = shell;
    const y = Math.min(GROUND, shell.y);
    emit({ type: 'shellBurst', x, y });
    explode(state, x, y, t.shellSplash, t, emit);
    return false;
  });
}

/** With a margin; shells may also rise above the stage and come back. */
const isOnStage = ({ x, y }: Bullet | Shell): boolean => x >= -20 && x <= WORLD.width + 20 && y >= -20 && y <= GROUND;

/** The first target on the path, by time of impact. */
function firstHit(state: State, way: PathSegment, t: T): Target | Armoured | null {
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
  if (state.siege) for (const [box, target] of armouredTargets(state.siege, t)) meet(box, target);
  return met;
}
