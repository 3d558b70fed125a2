// Mission generator: a square with houses and trees, a route through it, and two enemies who reach the VIP at the right time. Random sketches, rejected until one is valid.

import { clamp, cos, PI, sin } from '../../kit/core/math.ts';
import { pick, type Rng, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import { NO_FIXTURES } from '../rules/fixtures.ts';
import { distance, distanceToPath, type Point, pathLength, pointAlong } from '../rules/pathGeometry.ts';
import { findPath, isClear, isOpen, type Terrain, terrainOf } from '../rules/terrain.ts';
import { LOOKS, type Mission, type Obstacle, WEAPONS, type Weapon } from './mission.ts';

const WORLD = { width: 1100, height: 700 };
const PLACES = ['Garden', 'Market', 'Station', 'Museum', 'Riverside', 'Library'] as const;
const EVENTS = ['Visit', 'Fair', 'Reception', 'Concert', 'Walk'] as const;
/** Least distance of houses to the route, in pixels. */
const CLEAR = 40;
const TRIES = 40;

/** The mission file of a seed's n-th draft. Drafts are numbered because the first one may be impossible to win. */
export function generate(seed: number, draft: number): string {
  const rng = seeded(seed, 5000 + draft);
  for (let i = 0; i < TRIES; i++) {
    const mission = drawn(rng);
    if (mission) return JSON.stringify(mission);
  }
  return JSON.stringify(plain());
}

const spot = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) });

function drawn(rng: Rng): Mission | null {
  const path = route(rng);
  const obstacles = houses(rng, path);
  const assassinationTime = randomInt(rng, 11) + 45;
  const speed = Math.round(pathLength(path) / (assassinationTime + 10));
  const sketch: Mission = {
    name: `${pick(rng, PLACES)} ${pick(rng, EVENTS)}`,
    description: 'A mission drawn for you alone: two enemies, and nobody knows who.',
    world: WORLD,
    timeLimit: assassinationTime + 25,
    assassinationTime,
    agents: agents(),
    vips: [{ path, speed }],
    enemies: [],
    obstacles,
    civilians: 12,
    ...NO_FIXTURES,
  };
  const terrain = terrainOf(sketch);
  if (!sketch.agents.every(agent => isOpen(terrain, agent))) return null;
  const weapons = [pick(rng, WEAPONS), pick(rng, WEAPONS)];
  const enemies = weapons.map((weapon, index) => enemy(weapon, index, sketch, terrain, rng));
  if (enemies.some(one => one === null)) return null;
  return { ...sketch, enemies: enemies as Mission['enemies'] };
}

const agents = (): Mission['agents'] =>
  [spot(70, 640), spot(550, 60), spot(1030, 640)].map((at, index) => ({
    ...at,
    id: `A${index + 1}`,
    speed: 110,
    viewDistance: 120,
  }));

/** From left to right in three legs. */
function route(rng: Rng): Point[] {
  const y = () => randomBetween(rng, 180, 520);
  return [
    spot(90, y()),
    spot(randomBetween(rng, 330, 420), y()),
    spot(randomBetween(rng, 660, 760), y()),
    spot(1010, y()),
  ];
}

function houses(rng: Rng, path: readonly Point[]): Obstacle[] {
  const found: Obstacle[] = [];
  for (let i = 0; i < TRIES && found.length < 5; i++) {
    const isRound = found.length > 2;
    const [width, height] = isRound ? [80, 80] : [randomInt(rng, 80) + 100, randomInt(rng, 50) + 70];
    const at = spot(
      randomBetween(rng, 120, WORLD.width - 120 - width),
      randomBetween(rng, 90, WORLD.height - 90 - height),
    );
    const middle = { x: at.x + width / 2, y: at.y + height / 2 };
    const reach = Math.sqrt(width * width + height * height) / 2;
    const isFree =
      distanceToPath(path, middle) > reach + CLEAR && found.every(one => distance(middleOf(one), middle) > reach + 110);
    if (!isFree) continue;
    found.push(
      isRound
        ? { shape: 'circle', ...spot(middle.x, middle.y), radius: 40 }
        : { shape: 'rectangle', ...at, width, height },
    );
  }
  return found;
}

const middleOf = (one: Obstacle): Point =>
  one.shape === 'circle' ? one : { x: one.x + one.width / 2, y: one.y + one.height / 2 };

/** An enemy whose path ends where it reaches the VIP a little after the assassination time; null where none was found. */
function enemy(
  weapon: Weapon,
  index: number,
  mission: Mission,
  terrain: Terrain,
  rng: Rng,
): Mission['enemies'][number] | null {
  const [{ path, speed }] = mission.vips as [Mission['vips'][number]];
  const vip = pointAlong(path, speed * (mission.assassinationTime + randomBetween(rng, 0.5, 4)));
  for (let i = 0; i < TRIES; i++) {
    const end = endOf(weapon, vip, path, rng);
    const from = spot(randomBetween(rng, 40, WORLD.width - 40), randomBetween(rng, 40, WORLD.height - 40));
    if (!isOpen(terrain, end) || !isOpen(terrain, from)) continue;
    if (weapon !== 'knife' && weapon !== 'bomb' && !isClear(terrain, end, vip)) continue;
    const start = weapon === 'sniper' ? spot(end.x, end.y < 350 ? end.y + 90 : end.y - 90) : from;
    if (weapon !== 'sniper' && (distance(start, end) < 380 || distanceToPath(path, start) < 120)) continue;
    const way = findPath(terrain, start, end);
    if (way.length === 0) continue;
    const walked = [start, ...way.map(({ x, y }) => spot(x, y))];
    return {
      id: `E${index + 1}`,
      weapon,
      disguise: pick(rng, LOOKS),
      path: walked,
      speed: Math.max(3, Math.round((pathLength(walked) / (mission.assassinationTime - 4)) * 10) / 10),
      detectionRange: weapon === 'sniper' ? 480 : 0,
    };
  }
  return null;
}

function endOf(weapon: Weapon, vip: Point, path: readonly Point[], rng: Rng): Point {
  if (weapon === 'sniper')
    return spot(clamp(randomBetween(rng, vip.x - 250, vip.x + 250), 40, WORLD.width - 40), vip.y < 350 ? 660 : 40);
  if (weapon === 'bomb') {
    const ahead = pointAlong(path, pathLength(path) * randomBetween(rng, 0.75, 0.95));
    return spot(ahead.x, ahead.y + 12);
  }
  const angle = randomBetween(rng, -PI, PI);
  const away = weapon === 'gun' ? 105 : 26;
  return spot(vip.x + away * cos(angle), vip.y + away * sin(angle));
}

/** Fallback mission: an empty square. */
const plain = (): Mission => ({
  name: 'Empty Square',
  description: 'Nothing but people.',
  world: WORLD,
  timeLimit: 70,
  assassinationTime: 45,
  agents: agents(),
  vips: [{ path: [spot(90, 350), spot(1010, 350)], speed: 16 }],
  enemies: [
    {
      id: 'E1',
      weapon: 'knife',
      disguise: 'tourist',
      path: [spot(900, 640), spot(830, 370)],
      speed: 8,
      detectionRange: 0,
    },
  ],
  obstacles: [],
  civilians: 12,
  ...NO_FIXTURES,
});
