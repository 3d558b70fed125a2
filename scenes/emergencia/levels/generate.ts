// Mission generator: a map with houses, a route through it, one or two fixtures on which all turns, and two enemies who reach the VIP at the right time.
// Random sketches, rejected until one is valid.

import { clamp, cos, PI, sin } from '../../kit/core/math.ts';
import { pick, type Rng, randomBetween, randomInt, seeded } from '../../kit/core/rng.ts';
import { type Camera, type Door, type Fixtures, NO_FIXTURES, type Radio } from '../rules/fixtures.ts';
import { distance, distanceToPath, type Point, pathLength, pointAlong } from '../rules/pathGeometry.ts';
import { findPath, isClear, isOpen, type Terrain, terrainOf } from '../rules/terrain.ts';
import { GROUNDS, LOOKS, type Mission, type Obstacle, type Weapon } from './mission.ts';

const WORLD = { width: 1100, height: 700 };
const PLACES = ['Garden', 'Market', 'Station', 'Museum', 'Riverside', 'Library'] as const;
const EVENTS = ['Visit', 'Fair', 'Reception', 'Concert', 'Walk'] as const;
/** Least distance of houses to the route, in pixels. */
const CLEAR = 40;
const TRIES = 40;
/** Seconds before the threat at which an enemy is where it strikes. */
const EARLY = 4;

const spot = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) });

/** What a drawn mission turns on: its fixtures, and the numbers by which they are needed. */
interface Theme {
  readonly fixtures: readonly (keyof Fixtures)[];
  readonly tells: string;
  readonly weapons: readonly Weapon[];
  /** Seconds of the threat, from and to; and of the meeting with an enemy after it. */
  readonly threat: readonly [number, number];
  readonly meets: readonly [number, number];
  readonly agents: number;
  /** How far agents see, in pixels. */
  readonly sight: number;
  readonly civilians: number;
  readonly hiding: number;
}

const THEMES: readonly Theme[] = [
  {
    fixtures: ['doors'],
    tells: 'Two knives beyond the walls, and little time: shut the doors, and see who forces them.',
    weapons: ['knife'],
    threat: [30, 36],
    meets: [1, 4],
    ...{ agents: 3, sight: 76, civilians: 40, hiding: 3.4 },
  },
  {
    fixtures: ['wardrobes'],
    tells: 'Two wary knives: they show no sign near your agents, unless one wears a coat from the wardrobe.',
    weapons: ['knife'],
    threat: [58, 66],
    meets: [1, 4],
    ...{ agents: 3, sight: 120, civilians: 12, hiding: 1.35 },
  },
  {
    fixtures: ['cameras'],
    tells: 'A crowd, two agents with short sight, and three cameras that note signs in their cones.',
    weapons: ['knife', 'bomb'],
    threat: [46, 54],
    meets: [1, 4],
    ...{ agents: 2, sight: 64, civilians: 30, hiding: 1.5 },
  },
  {
    fixtures: ['radio'],
    tells: 'Two enemies, and too little time, unless the VIP waits: tell the escort by radio.',
    weapons: ['knife', 'gun'],
    threat: [16, 20],
    meets: [9, 12],
    ...{ agents: 3, sight: 110, civilians: 26, hiding: 1.6 },
  },
  {
    fixtures: ['wardrobes', 'radio'],
    tells: 'Two wary knives and little time. Coats let you see, and the radio buys what you need.',
    weapons: ['knife'],
    threat: [28, 34],
    meets: [10, 13],
    ...{ agents: 3, sight: 120, civilians: 12, hiding: 1.4 },
  },
];

/** Seconds between the threat and the time limit; more where the VIP can be told to wait. */
const AFTER = { plain: 30, radio: 75 };
const RADIO: Radio = { waits: 4, seconds: 8 };

/** The mission file of a seed's n-th draft. Drafts are numbered because the first one may be impossible to win. */
export function generate(seed: number, draft: number): string {
  const theme = pick(seeded(seed, 5000), THEMES);
  const rng = seeded(seed, 5000 + draft);
  for (let i = 0; i < TRIES; i++) {
    const mission = drawn(theme, rng);
    if (mission) return JSON.stringify(mission);
  }
  return JSON.stringify(plain());
}

const between = (rng: Rng, [from, to]: readonly [number, number]): number => randomBetween(rng, from, to);

function drawn(theme: Theme, rng: Rng): Mission | null {
  const has = (fixture: keyof Fixtures) => theme.fixtures.includes(fixture);
  const path = route(rng, has('doors') ? [300, 400] : [180, 520]);
  const { walls, doors } = has('doors') ? walled(rng) : { walls: [], doors: [] };
  const assassinationTime = Math.round(between(rng, theme.threat));
  const meeting = assassinationTime + theme.meets[1];
  const sketch: Mission = {
    name: `${pick(rng, PLACES)} ${pick(rng, EVENTS)}`,
    description: theme.tells,
    world: WORLD,
    timeLimit: assassinationTime + (has('radio') ? AFTER.radio : AFTER.plain),
    assassinationTime,
    agents: agents(theme),
    vips: [{ path, speed: Math.round((pathLength(path) / (meeting + 8)) * 10) / 10 }],
    enemies: [],
    obstacles: [...walls, ...houses(rng, path, walls)],
    civilians: theme.civilians,
    hiding: theme.hiding,
    ground: pick(rng, GROUNDS),
    doors,
    wardrobes: has('wardrobes') ? [spot(150, 600), spot(950, 600)] : [],
    cameras: has('cameras') ? cameras(rng) : [],
    radio: has('radio') ? RADIO : null,
  };
  const terrain = terrainOf(sketch);
  if (![...sketch.agents, ...sketch.wardrobes].every(place => isOpen(terrain, place))) return null;
  const enemies = [0, 1].map(index => enemy(pick(rng, theme.weapons), index, theme, sketch, terrain, rng));
  if (enemies.some(one => one === null)) return null;
  return { ...sketch, enemies: enemies as Mission['enemies'] };
}

/** Where agents begin: between the walls, or they would shut themselves out. */
const BEHIND_DOORS = [spot(70, 440), spot(1030, 250), spot(550, 250)];
const IN_CORNERS = [spot(70, 640), spot(1030, 640), spot(550, 60)];

const agents = ({ fixtures, agents: count, sight }: Theme): Mission['agents'] =>
  (fixtures.includes('doors') ? BEHIND_DOORS : IN_CORNERS).slice(0, count).map((at, index) => ({
    ...at,
    id: `A${index + 1}`,
    speed: 110,
    viewDistance: sight,
  }));

/** From left to right in three legs, within these heights. */
function route(rng: Rng, heights: readonly [number, number]): Point[] {
  const y = () => between(rng, heights);
  return [
    spot(90, y()),
    spot(randomBetween(rng, 330, 420), y()),
    spot(randomBetween(rng, 660, 760), y()),
    spot(1010, y()),
  ];
}

const WALL = 20;
const DOOR = 60;

/** A wall above the route and one below it, each with one door on the left and one on the right, on the grid of 20 px. */
function walled(rng: Rng): { readonly walls: readonly Obstacle[]; readonly doors: readonly Door[] } {
  const walls: Obstacle[] = [];
  const doors: Door[] = [];
  for (const y of [200, 480]) {
    const gaps = [randomInt(rng, 10) * 20 + 200, randomInt(rng, 10) * 20 + 660];
    let from = 0;
    for (const x of [...gaps, WORLD.width]) {
      walls.push({ shape: 'rectangle', x: from, y, width: x - from, height: WALL });
      if (x < WORLD.width) doors.push({ x, y, width: DOOR, height: WALL, shut: false });
      from = x + DOOR;
    }
  }
  return { walls, doors };
}

/** Three cameras at the edge that look into the map, each from a third of its own. */
const cameras = (rng: Rng): readonly Camera[] => [
  { ...spot(20, randomBetween(rng, 200, 500)), facing: 0, opening: 70, viewDistance: 560 },
  { ...spot(1080, randomBetween(rng, 200, 500)), facing: 180, opening: 70, viewDistance: 560 },
  { ...spot(randomBetween(rng, 450, 650), 20), facing: 90, opening: 80, viewDistance: 560 },
];

function houses(rng: Rng, path: readonly Point[], walls: readonly Obstacle[]): Obstacle[] {
  const found: Obstacle[] = [];
  const most = walls.length > 0 ? 3 : 5;
  for (let i = 0; i < TRIES && found.length < most; i++) {
    const isRound = found.length > 2;
    const [width, height] = isRound ? [80, 80] : [randomInt(rng, 80) + 100, randomInt(rng, 50) + 70];
    const at = spot(
      randomBetween(rng, 120, WORLD.width - 120 - width),
      randomBetween(rng, 90, WORLD.height - 90 - height),
    );
    const middle = { x: at.x + width / 2, y: at.y + height / 2 };
    const reach = Math.sqrt(width * width + height * height) / 2;
    const isFree =
      distanceToPath(path, middle) > reach + CLEAR &&
      found.every(one => distance(middleOf(one), middle) > reach + 110) &&
      walls.every(wall => wall.shape === 'circle' || at.y > wall.y + WALL + 60 || at.y + height < wall.y - 60);
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

/** How long a knife walks beside the route before it strikes, in pixels: it is provable only there, or at a door that it forces. */
const BESIDE = { behindDoors: 100, plain: 260 };
/** How far from the route it walks there, in pixels. */
const ASIDE = 24;
/** Legs to and fro beside the route while the VIP waits. */
const LINGERS = 8;

/** An enemy who is where it reaches the VIP before the threat; null where no way was found. */
function enemy(
  weapon: Weapon,
  index: number,
  theme: Theme,
  mission: Mission,
  terrain: Terrain,
  rng: Rng,
): Mission['enemies'][number] | null {
  const [{ path, speed }] = mission.vips as [Mission['vips'][number]];
  const long = speed * (mission.assassinationTime + between(rng, theme.meets));
  const vip = pointAlong(path, long);
  const isWalled = mission.doors.length > 0;
  for (let i = 0; i < TRIES; i++) {
    const end = endOf(weapon, vip, path, rng);
    const from = spot(randomBetween(rng, 40, WORLD.width - 40), randomBetween(rng, 40, WORLD.height - 40));
    if (!isOpen(terrain, end) || !isOpen(terrain, from)) continue;
    if (weapon !== 'knife' && weapon !== 'bomb' && !isClear(terrain, end, vip)) continue;
    const start = weapon === 'sniper' ? spot(end.x, end.y < 350 ? end.y + 90 : end.y - 90) : from;
    if (weapon !== 'sniper' && (distance(start, end) < 380 || distanceToPath(path, start) < 120)) continue;
    if (isWalled && start.y > 180 && start.y < 520) continue;
    const [join, ...along] =
      weapon === 'knife' ? besideRoute(path, long, isWalled ? BESIDE.behindDoors : BESIDE.plain, rng) : [end];
    if (!join || ![join, ...along].every(place => isOpen(terrain, place))) continue;
    const way = findPath(terrain, start, join);
    if (way.length === 0) continue;
    const walked = [start, ...way.map(({ x, y }) => spot(x, y)), ...along];
    const lingers =
      weapon === 'knife' && mission.radio
        ? Array.from({ length: LINGERS }, (_, leg) => (leg % 2 === 0 ? along[0] : along.at(-1)) as Point)
        : [];
    return {
      id: `E${index + 1}`,
      weapon,
      disguise: pick(rng, LOOKS),
      path: [...walked, ...lingers],
      speed: Math.max(3, Math.round((pathLength(walked) / (mission.assassinationTime - EARLY)) * 10) / 10),
      detectionRange: weapon === 'sniper' ? 480 : 0,
    };
  }
  return null;
}

/** Where a knife walks beside the route towards the place at which it meets the VIP, which is so long along it. */
function besideRoute(path: readonly Point[], long: number, beside: number, rng: Rng): Point[] {
  const side = randomInt(rng, 2) === 0 ? -ASIDE : ASIDE;
  const from = long + beside < pathLength(path) ? beside : -beside;
  return [from, from / 2, 0].map(ahead => {
    const { x, y } = pointAlong(path, long + ahead);
    return spot(x, y + side);
  });
}

function endOf(weapon: Weapon, vip: Point, path: readonly Point[], rng: Rng): Point {
  if (weapon === 'sniper')
    return spot(clamp(randomBetween(rng, vip.x - 250, vip.x + 250), 40, WORLD.width - 40), vip.y < 350 ? 660 : 40);
  if (weapon === 'bomb') {
    const ahead = pointAlong(path, pathLength(path) * randomBetween(rng, 0.75, 0.95));
    return spot(ahead.x, ahead.y + 12);
  }
  const angle = randomBetween(rng, -PI, PI);
  const away = weapon === 'gun' ? 90 : ASIDE;
  return spot(vip.x + away * cos(angle), vip.y + away * sin(angle));
}

/** Fallback mission: an empty square. */
const plain = (): Mission => ({
  name: 'Empty Square',
  description: 'Nothing but people.',
  world: WORLD,
  timeLimit: 70,
  assassinationTime: 45,
  agents: agents(THEMES[1] as Theme),
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
