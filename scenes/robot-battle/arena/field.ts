// One tick of the arena. Order: shields, guns, drive and turns, what stands in the way, shells, rams, who falls, energy and heat.
import { clamp, hypot } from '../../kit/core/math.ts';
import { bearingOf } from '../rules/arena.ts';
import {
  along,
  angleBetween,
  entersBlock,
  entersRound,
  leavesGround,
  moved,
  pushedOut,
  rotated,
  withinWalls,
} from './geometry.ts';
import { blocksOf, startsOf } from './maps.ts';
import { ARENA } from './numbers.ts';
import type { ArenaEvent, ArenaRequest, ArenaRobot, Block, Deed, Point, Shell, Snapshot } from './types.ts';

/** What a tick depends on besides the snapshot before it. */
export type Setting = Pick<ArenaRequest, 'map' | 'friendlyFire' | 'seed'> & {
  /** The team of each entrant. */
  readonly teams: readonly number[];
};

export const settingOf = ({ map, friendlyFire, seed, entrants }: Omit<ArenaRequest, 'mode' | 'senses'>): Setting => ({
  map,
  friendlyFire,
  seed,
  teams: entrants.map(({ team }) => team),
});

/** A robot as it is changed within a tick. */
type Moving = { -readonly [key in keyof ArenaRobot]: ArenaRobot[key] };

export function newField({ map, teams, seed }: Setting): Snapshot {
  const robots = startsOf(map, teams.length, seed).map(({ x, y, angle }) => ({
    x,
    y,
    angle,
    gun: angle,
    speed: 0,
    health: ARENA.health,
    energy: ARENA.energy,
    heat: 1,
    shielded: 0,
  }));
  return { tick: 0, robots, shells: [], deeds: robots.map(() => null), events: [], fired: 0 };
}

export const isStanding = ({ health }: Pick<ArenaRobot, 'health'>): boolean => health > 0;

/** Plays a tick. Who stands and has no deed forfeits: it is out. */
export function stepField(before: Snapshot, deeds: readonly (Deed | null)[], setting: Setting): Snapshot {
  const blocks = blocksOf(setting.map);
  const events: ArenaEvent[] = [];
  const robots = before.robots.map((robot): Moving => ({ ...robot }));
  const shells: Shell[] = [...before.shells];
  let { fired } = before;
  robots.forEach((robot, index) => {
    if (!isStanding(robot)) return;
    const deed = deeds[index];
    if (!deed) {
      robot.health = 0;
      events.push({ type: 'fell', robot: index, by: null, forfeit: true, x: robot.x, y: robot.y });
      return;
    }
    if (deed.threw) events.push({ type: 'erred', robot: index, x: robot.x, y: robot.y });
    if (deed.shield) raiseShield(robot, index, events);
    const shell = useGun(robot, index, deed, fired, events);
    if (shell) {
      shells.push(shell);
      fired++;
    }
  });
  robots.forEach((robot, index) => {
    const deed = deeds[index];
    if (isStanding(robot) && deed) drive(robot, index, deed, blocks, events);
  });
  const rams = pushApart(robots, blocks);
  const flying = shells.flatMap(shell => fly(shell, robots, blocks, setting, events) ?? []);
  for (const { by, robot } of rams) ram(robots, by, robot, setting, events);
  const brought = before.robots.map((robot, index) => isStanding(robot) && !isStanding(robots[index] as Moving));
  robots.forEach((robot, index) => {
    robot.energy = Math.min(ARENA.energy, robot.energy + ARENA.energyPerTick);
    robot.heat = Math.max(0, Math.round((robot.heat - ARENA.coolPerTick) * 100) / 100);
    robot.shielded = Math.max(0, robot.shielded - 1);
    if (brought[index] && deeds[index]) events.push(fallOf(robot, index, events));
  });
  return {
    tick: before.tick + 1,
    robots,
    shells: flying,
    deeds: deeds.map((deed, index) => (isStanding(before.robots[index] as ArenaRobot) ? deed : null)),
    events,
    fired,
  };
}

function raiseShield(robot: Moving, index: number, events: ArenaEvent[]): void {
  if (robot.energy < ARENA.shieldCost) return;
  robot.energy -= ARENA.shieldCost;
  robot.shielded = ARENA.shieldTicks;
  events.push({ type: 'raised', robot: index, x: robot.x, y: robot.y });
}

function useGun(robot: Moving, index: number, { swing, fire }: Deed, id: number, events: ArenaEvent[]): Shell | null {
  robot.gun = rotated(robot.gun + swing);
  if (fire === 0) return null;
  const cost = fire * ARENA.firePerPower;
  const { x, y, gun: heading } = robot;
  if (robot.heat > 0 || robot.energy < cost) {
    events.push({ type: 'clicked', robot: index, x, y });
    return null;
  }
  robot.energy -= cost;
  robot.heat = ARENA.heatOfShot + fire * ARENA.heatPerPower;
  events.push({ type: 'fired', robot: index, shell: id, power: fire, heading, x, y });
  return { id, by: index, x, y, heading, power: fire };
}

/** Degrees that a body can turn at a speed, whole. */
export const turnAt = (speed: number): number => Math.floor(ARENA.bodyTurn - ARENA.turnLossPerSpeed * Math.abs(speed));

/** The speed after a tick of wanting another. */
export function speedTowards(speed: number, part: number): number {
  const wished = part * ARENA.topSpeed;
  if (speed * wished < 0) return speed > 0 ? Math.max(0, speed - ARENA.brake) : Math.min(0, speed + ARENA.brake);
  const step = Math.abs(wished) > Math.abs(speed) ? ARENA.speedUp : ARENA.brake;
  return clamp(wished, speed - step, speed + step);
}

function drive(robot: Moving, index: number, deed: Deed, blocks: readonly Block[], events: ArenaEvent[]): void {
  const most = turnAt(robot.speed);
  robot.angle = rotated(robot.angle + clamp(deed.turn, -most, most));
  robot.speed = speedTowards(robot.speed, deed.drive);
  const wanted = moved(robot, robot.angle, robot.speed);
  const there = withinBounds(wanted, blocks);
  [robot.x, robot.y] = [there.x, there.y];
  if (there.x === wanted.x && there.y === wanted.y) return;
  const damage = Math.max(0, Math.abs(robot.speed) - ARENA.softSpeed) * ARENA.crashPerSpeed;
  robot.speed = 0;
  if (damage === 0) return;
  robot.health = Math.max(0, robot.health - damage);
  events.push({ type: 'crashed', robot: index, damage, x: robot.x, y: robot.y });
}

const withinBounds = (at: Point, blocks: readonly Block[]): Point =>
  withinWalls(blocks.reduce((place, block) => pushedOut(place, block, ARENA.radius), withinWalls(at)));

interface Ram {
  readonly by: number;
  readonly robot: number;
}

/** Robots that meet are pushed apart by as much each; who drove towards the other rams it and stops. */
function pushApart(robots: readonly Moving[], blocks: readonly Block[]): readonly Ram[] {
  const rams: Ram[] = [];
  for (let i = 0; i < robots.length; i++)
    for (let j = i + 1; j < robots.length; j++) {
      const [a, b] = [robots[i] as Moving, robots[j] as Moving];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const away = hypot(dx, dy);
      const overlap = 2 * ARENA.radius - away;
      if (overlap <= 0 || !isStanding(a) || !isStanding(b)) continue;
      const pairs = [
        { by: i, robot: j, drives: drivesTowards(a, b) },
        { by: j, robot: i, drives: drivesTowards(b, a) },
      ];
      for (const { by, robot, drives } of pairs) if (drives) rams.push({ by, robot });
      const [ux, uy] = away > 0 ? [dx / away, dy / away] : [1, 0];
      const shove = overlap / 2;
      put(a, withinBounds({ x: round3(a.x - ux * shove), y: round3(a.y - uy * shove) }, blocks));
      put(b, withinBounds({ x: round3(b.x + ux * shove), y: round3(b.y + uy * shove) }, blocks));
    }
  for (const { by } of rams) (robots[by] as Moving).speed = 0;
  return rams;
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000;
function put(robot: Moving, { x, y }: Point): void {
  robot.x = x;
  robot.y = y;
}

function drivesTowards(robot: ArenaRobot, other: Point): boolean {
  if (robot.speed === 0) return false;
  const heading = robot.speed > 0 ? robot.angle : rotated(robot.angle + 180);
  return Math.abs(angleBetween(heading, bearingOf(robot, other))) < 80;
}

function ram(robots: readonly Moving[], by: number, robot: number, { teams }: Setting, events: ArenaEvent[]): void {
  const [from, at] = [robots[by] as Moving, robots[robot] as Moving];
  if (teams[by] === teams[robot] || !isStanding(at) || !isStanding(from)) return;
  at.health = Math.max(0, at.health - ARENA.rammedDamage);
  from.health = Math.max(0, from.health - ARENA.rammingDamage);
  events.push({ type: 'rammed', robot, by, damage: ARENA.rammedDamage, x: at.x, y: at.y });
}

/** Units a tick of a shell. */
export const shellSpeedOf = (power: number): number => ARENA.shellSpeed - ARENA.shellSlowPerPower * power;

/** The shell a tick later; null where it has met something. */
function fly(
  shell: Shell,
  robots: readonly Moving[],
  blocks: readonly Block[],
  { teams, friendlyFire }: Setting,
  events: ArenaEvent[],
): Shell | null {
  const to = moved(shell, shell.heading, shellSpeedOf(shell.power));
  let [nearest, target]: [number, Block | number | 'wall' | null] = [2, null];
  const meet = (part: number | null, what: Block | number | 'wall') => {
    if (part !== null && part < nearest) [nearest, target] = [part, what];
  };
  robots.forEach((robot, index) => {
    const isSpared = index === shell.by || (!friendlyFire && teams[index] === teams[shell.by]);
    if (isStanding(robot) && !isSpared) meet(entersRound(shell, to, robot, ARENA.radius), index);
  });
  for (const block of blocks) meet(entersBlock(shell, to, block), block);
  meet(leavesGround(shell, to), 'wall');
  const met = target as Block | number | 'wall' | null;
  if (met === null) return { ...shell, x: to.x, y: to.y };
  const { x, y } = along(shell, to, nearest);
  const { id, by } = shell;
  if (typeof met !== 'number') {
    events.push({ type: 'spent', shell: id, by, at: met === 'wall' ? 'wall' : met.low ? 'cover' : 'block', x, y });
    return null;
  }
  const robot = robots[met] as Moving;
  if (robot.shielded > 0) {
    events.push({ type: 'absorbed', robot: met, shell: id, by, x, y });
    return null;
  }
  const damage = shell.power * ARENA.damagePerPower;
  robot.health = Math.max(0, robot.health - damage);
  events.push({ type: 'struck', robot: met, shell: id, by, damage, x, y });
  return null;
}

/** By whom a robot fell: who hurt it last in this tick. */
function fallOf({ x, y }: Point, robot: number, events: readonly ArenaEvent[]): ArenaEvent {
  const last = events.findLast(event => (event.type === 'struck' || event.type === 'rammed') && event.robot === robot);
  return { type: 'fell', robot, by: last && 'by' in last ? last.by : null, forfeit: false, x, y };
}

/** Whether a match is over: one team stands or none, or the time is up. */
export const isFought = ({ tick, robots }: Snapshot, { teams }: Setting): boolean =>
  tick >= ARENA.ticks || new Set(teams.filter((_, index) => isStanding(robots[index] as ArenaRobot))).size <= 1;
