// Enemies: walking their paths, showing signs, attacking the VIP, fleeing. Specification part 3, §4 and §5.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { atan2, PI, turnTowards, wrapAngle } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import type { Mission } from '../levels/mission.ts';
import { BESIDE_TICKS, STILL_TICKS, TURN } from './crowd.ts';
import { hidesSigns } from './disguises.ts';
import { isHeldUp } from './doors.ts';
import type { Identities } from './identities.ts';
import { distance, distanceToPath, pathLength, pointAlong, rounded } from './pathGeometry.ts';
import { BIT, signsOf } from './signs.ts';
import type { Emit, Enemy, State } from './state.ts';
import { isAtLarge, missionAt, secondsOf, ticksOf } from './state.ts';
import { exitPath, isClear, terrainNow } from './terrain.ts';

export function createEnemies(mission: Mission, { enemies }: Identities): Enemy[] {
  return mission.enemies.map(({ path, weapon, detectionRange }, index) => {
    const [from, to = from] = path as [(typeof path)[number], (typeof path)[number]?];
    const { id, look, beat } = enemies[index] as Identities['enemies'][number];
    return {
      id,
      look,
      x: from.x,
      y: from.y,
      facing: rounded(atan2(to.y - from.y, to.x - from.x)),
      pose: 'walk',
      shows: 0,
      notes: 0,
      beside: 0,
      atDoor: 0,
      lost: 0,
      still: 0,
      marked: false,
      weapon,
      detectionRange,
      pathIndex: 0,
      pathProgress: 0,
      beat,
      shownAt: [null, null],
      forcedAt: null,
      struckAt: null,
      markedAt: null,
      markedOnProof: false,
      isEscaping: false,
      isApprehended: false,
      hasEscaped: false,
      way: [],
    };
  });
}

/** Period and duration of a sign, in ticks: later missions show signs rarer and shorter. */
export function signRhythm(hiding: number, t: T): { readonly every: number; readonly lasts: number } {
  const more = 1 + ((hiding - 1) * t.hiddenPerMission) / 100;
  return { every: ticksOf(t.signEvery * more), lasts: ticksOf(t.signSeconds / more) };
}

/** One tick of every enemy that is neither fleeing nor taken. */
export function updateHidden(state: State, t: T, emit: Emit): void {
  const mission = missionAt(state);
  state.enemies.forEach((enemy, index) => {
    if (!isAtLarge(enemy) || enemy.isEscaping) return;
    const { path, speed } = mission.enemies[index] as Mission['enemies'][number];
    followPath(enemy, path, speed, state, t, emit);
    signsOf[enemy.weapon].forEach((sign, i) => {
      if ((enemy.shows & BIT[sign]) !== 0) enemy.shownAt[i] ??= state.time;
    });
  });
}

function followPath(
  enemy: Enemy,
  path: Mission['enemies'][number]['path'],
  speed: number,
  state: State,
  t: T,
  emit: Emit,
): void {
  const mission = missionAt(state);
  const { weapon } = enemy;
  const { every, lasts } = signRhythm(state.hiding, t);
  const beat = (state.time + enemy.beat) % every;
  // A knife never halts.
  const walkedBy = (time: number) =>
    speed * secondsOf(weapon !== 'knife' ? walkedTicks(time, enemy.beat, every, lasts) : time);
  if (isHeldUp(state, enemy, pointAlong(path, walkedBy(state.time) - enemy.lost), t, emit))
    enemy.lost += walkedBy(state.time) - walkedBy(state.time - 1);
  const walked = walkedBy(state.time) - enemy.lost;
  const { pathIndex, pathProgress, x, y } = pointAlong(path, walked);
  const isMoving = distance(enemy, { x, y }) > 0.02;
  if (isMoving) turnTo(enemy, atan2(y - enemy.y, x - enemy.x));
  Object.assign(enemy, { pathIndex, pathProgress: rounded(pathProgress), x: rounded(x), y: rounded(y) });
  const isEnd = walked >= pathLength(path);
  enemy.pose = isMoving ? 'walk' : 'pause';
  enemy.shows = 0;
  showSigns(enemy, beat, lasts, !isMoving || isEnd, state, t);
  updateSharedSigns(enemy, isMoving, mission, t);
  if (hidesSigns(enemy, state, t)) enemy.shows = 0;
}

/** Turns with limited speed. */
function turnTo(enemy: Enemy, towards: number): void {
  enemy.facing = rounded(turnTowards(enemy.facing, towards, TURN));
}

/** Signs that civilians may show too: long walking beside the route, long standing. */
function updateSharedSigns(enemy: Enemy, moved: boolean, { vips }: Mission, t: T): void {
  enemy.still = moved ? 0 : enemy.still + 1;
  const isBeside = moved && vips.some(({ path }) => distanceToPath(path, enemy) < t.routeNear);
  enemy.beside = isBeside ? enemy.beside + 1 : moved ? 0 : enemy.beside;
  if (enemy.beside > BESIDE_TICKS && moved) enemy.shows |= BIT.route;
  if (enemy.still > STILL_TICKS) enemy.shows |= BIT.still;
}

/**
 * Ticks of walking after so many ticks of time. An enemy halts `lasts` ticks in each period and walks faster for the rest of it, so at the
 * end of a period it is where the mission file says.
 */
function walkedTicks(time: number, beat: number, every: number, lasts: number): number {
  const at = (time + beat) % every;
  const inBeat = at < lasts ? 0 : ((at - lasts) * every) / (every - lasts);
  return Math.max(0, time - at + inBeat);
}

function showSigns(enemy: Enemy, beat: number, lasts: number, stands: boolean, state: State, t: T): void {
  const vip = state.vips[0];
  switch (enemy.weapon) {
    case 'knife':
      if (beat < lasts) enemy.shows |= BIT.pocket;
      break;
    case 'gun': {
      const shy = beat < lasts ? undefined : state.agents.find(agent => distance(agent, enemy) < t.shyPx);
      if (shy && beat < lasts + lasts) {
        turnTo(enemy, wrapAngle(atan2(shy.y - enemy.y, shy.x - enemy.x) + PI));
        enemy.shows |= BIT.away;
      } else if (stands && vip && beat < lasts) {
        turnTo(enemy, atan2(vip.y - enemy.y, vip.x - enemy.x));
        enemy.shows |= BIT.stare;
      }
      break;
    }
    case 'bomb':
      enemy.shows |= beat < lasts && stands && isNearRoute(enemy, missionAt(state), t) ? BIT.drop : BIT.bag;
      break;
    case 'sniper':
      if ((state.time + enemy.beat) % ticksOf(t.glintEvery) < GLINT_TICKS) enemy.shows |= BIT.glint;
      if (stands && vip) turnTo(enemy, atan2(vip.y - enemy.y, vip.x - enemy.x));
  }
}
/** Duration of a glint. */
const GLINT_TICKS = 30;

const isNearRoute = (enemy: Enemy, { vips }: Mission, t: T): boolean =>
  vips.some(({ path }) => distanceToPath(path, enemy) < t.bagPx);

/** Whether a weapon reaches the first VIP. */
export function canReachVip(enemy: Enemy, state: Readonly<State>, t: T): boolean {
  const mission = missionAt(state);
  const vip = state.vips[0];
  const path = mission.vips[0]?.path;
  if (!vip || !path) return false;
  const away = distance(enemy, vip);
  const terrain = terrainNow(state);
  switch (enemy.weapon) {
    case 'sniper':
      return away <= enemy.detectionRange && isClear(terrain, enemy, vip);
    case 'gun':
      return away <= t.gunReach && isClear(terrain, enemy, vip);
    case 'knife':
      return away <= t.knifeReach;
    case 'bomb':
      return path.length > 1 ? distanceToPath(path, enemy) <= t.bombRouteReach : away <= t.bombVipReach;
  }
}

export const STRUCK = { sniper: 'shot', gun: 'shot', knife: 'stabbed', bomb: 'blown up' } as const;

/** After the assassination time an enemy that reaches the VIP strikes, then flees. */
export function attackVip(state: State, t: T, emit: Emit): void {
  const [vip] = state.vips;
  if (!vip || vip.assassinated || secondsOf(state.time) < missionAt(state).assassinationTime) return;
  const enemy = state.enemies.find(one => isAtLarge(one) && !one.isEscaping && canReachVip(one, state, t));
  if (!enemy) return;
  vip.assassinated = true;
  enemy.struckAt = state.time;
  state.message = `The VIP was ${STRUCK[enemy.weapon]}!`;
  emit({ type: 'vipStruck', weapon: enemy.weapon, x: vip.x, y: vip.y });
  // Agents stand in shock for a moment, so the enemy cannot be caught by waiting beside it.
  for (const agent of state.agents) agent.busy = Math.max(agent.busy, ticksOf(t.shockSeconds));
  startFleeing(enemy, state, emit);
}

export function startFleeing(enemy: Enemy, state: State, emit: Emit): void {
  enemy.isEscaping = true;
  enemy.pose = 'flee';
  enemy.shows = 0;
  enemy.way = exitPath(missionAt(state), enemy);
  emit({ type: 'enemyFled', x: enemy.x, y: enemy.y });
}

/** At the time limit every enemy at large flees. */
export function checkTimeLimit(state: State, emit: Emit): void {
  if (state.isTimeUp || secondsOf(state.time) < missionAt(state).timeLimit) return;
  state.isTimeUp = true;
  const left = state.enemies.filter(enemy => isAtLarge(enemy) && !enemy.isEscaping);
  if (left.length === 0) return;
  state.message = "Time's up! Enemies are trying to escape!";
  emit({ type: 'timeUp' });
  for (const enemy of left) startFleeing(enemy, state, emit);
}

/** One tick of every fleeing enemy along its escape path. */
export function moveFleeing(state: State, t: T, emit: Emit): void {
  for (const enemy of state.enemies) {
    if (!enemy.isEscaping || !isAtLarge(enemy)) continue;
    let left = t.escapeSpeed / TICKS_PER_SECOND;
    while (left > 0) {
      const [next] = enemy.way;
      if (!next) break;
      if (isHeldUp(state, enemy, next, t, emit)) break;
      const away = distance(enemy, next);
      if (away > 0) turnTo(enemy, atan2(next.y - enemy.y, next.x - enemy.x));
      const part = away <= left ? 1 : left / away;
      enemy.x = rounded(enemy.x + (next.x - enemy.x) * part);
      enemy.y = rounded(enemy.y + (next.y - enemy.y) * part);
      if (part < 1) break;
      left -= away;
      enemy.way.shift();
    }
    if (enemy.way.length > 0) continue;
    enemy.hasEscaped = true;
    emit({ type: 'enemyEscaped', x: enemy.x, y: enemy.y });
  }
}
