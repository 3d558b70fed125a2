// Mission file: its type, and a reader that validates JSON from designers and from strangers (links, files).
import { type Fixtures, mirroredFixtures, readFixtures } from '../rules/fixtures.ts';
import type { Point } from '../rules/pathGeometry.ts';
import { list, MissionError, oneOf, type PlaceReader, record, whole, within, words } from './missionReaders.ts';

/** Specification part 2, §3. */
export const WEAPONS = ['sniper', 'gun', 'knife', 'bomb'] as const;
export type Weapon = (typeof WEAPONS)[number];

/** Clothes: what a person looks like from above. */
export const LOOKS = ['tourist', 'waiter', 'florist', 'photographer', 'officer', 'jogger'] as const;
export type Look = (typeof LOOKS)[number];

/** What the map is laid with. */
export const GROUNDS = ['plaza', 'quay', 'park', 'hall', 'deck', 'carpet'] as const;
export type Ground = (typeof GROUNDS)[number];

export type Obstacle =
  | (Point & { readonly shape: 'rectangle'; readonly width: number; readonly height: number })
  | (Point & { readonly shape: 'circle'; readonly radius: number });

export interface Mission extends Fixtures {
  readonly name: string;
  readonly description: string;
  readonly world: { readonly width: number; readonly height: number };
  /** Seconds. */
  readonly timeLimit: number;
  /** Seconds; from then on enemies strike. */
  readonly assassinationTime: number;
  readonly agents: readonly (Point & {
    readonly id: string;
    readonly speed: number;
    readonly viewDistance: number;
  })[];
  readonly vips: readonly { readonly path: readonly Point[]; readonly speed: number }[];
  readonly enemies: readonly {
    readonly id: string;
    readonly weapon: Weapon;
    readonly disguise: Look;
    readonly path: readonly Point[];
    readonly speed: number;
    /** Range of a sniper, in pixels. */
    readonly detectionRange: number;
  }[];
  readonly obstacles: readonly Obstacle[];
  /** Number of civilians; they are placed by seed. */
  readonly civilians: number;
  /** How well people hide, from 1: rarer and shorter signs, more decoys. Without it, the number of the mission. */
  readonly hiding?: number;
  /** Without it one of the first three, by the number of the mission. */
  readonly ground?: Ground;
}

export const MOST_CHARACTERS = 8000;
const MOST = { agents: 4, vips: 3, enemies: 6, obstacles: 40, points: 24, civilians: 60, hiding: 5 };
const NAME_ROOM = 40;
const TEXT_ROOM = 160;
const SIDES = [400, 2000] as const;
const SECONDS = [10, 300] as const;
const SPEEDS = [1, 200] as const;
const REACH = [20, 2000] as const;

/** Missions by text; bounded, because strangers bring texts too. */
const cache = new Map<string, Mission>();
const MOST_KNOWN = 40;

/** The mission that a text describes. Throws a MissionError. */
export function missionOf(text: string): Mission {
  let mission = cache.get(text);
  if (!mission) {
    mission = readMission(text);
    if (cache.size >= MOST_KNOWN) cache.clear();
    cache.set(text, mission);
  }
  return mission;
}

export function readMission(text: string): Mission {
  if (text.length > MOST_CHARACTERS) throw new MissionError(`A mission has at most ${MOST_CHARACTERS} characters.`);
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new MissionError('This is no JSON.');
  }
  return validateMission(found);
}

function validateMission(found: unknown): Mission {
  const { name, description, world, timeLimit, assassinationTime, ...more } = record(found, 'A mission');
  const sides = record(world, 'Its world');
  const width = within(sides['width'], SIDES, 'The width of its world');
  const height = within(sides['height'], SIDES, 'The height of its world');
  const limit = within(timeLimit, SECONDS, 'Its timeLimit');
  const at: PlaceReader = (value, what) => {
    const { x, y } = record(value, what);
    return { x: within(x, [0, width], `${what}: x`), y: within(y, [0, height], `${what}: y`) };
  };
  const path = (value: unknown, what: string) =>
    list(value, [1, MOST.points], `${what}: its path`).map(point => at(point, `${what}: its path`));
  const mission: Mission = {
    name: words(name, NAME_ROOM, 'Its name'),
    description: words(description, TEXT_ROOM, 'Its description'),
    world: { width, height },
    timeLimit: limit,
    assassinationTime: within(assassinationTime, [1, limit], 'Its assassinationTime'),
    agents: list(more['agents'], [1, MOST.agents], 'Its agents').map((agent, index) => {
      const what = `Agent ${index + 1}`;
      const { speed, viewDistance } = record(agent, what);
      return {
        ...at(agent, what),
        id: `A${index + 1}`,
        speed: within(speed, SPEEDS, `${what}: its speed`),
        viewDistance: within(viewDistance, REACH, `${what}: its viewDistance`),
      };
    }),
    vips: list(more['vips'], [1, MOST.vips], 'Its vips').map((vip, index) => {
      const what = `VIP ${index + 1}`;
      const { path: way, speed } = record(vip, what);
      return { path: path(way, what), speed: within(speed, SPEEDS, `${what}: its speed`) };
    }),
    enemies: list(more['enemies'], [1, MOST.enemies], 'Its enemies').map((enemy, index) => {
      const what = `Enemy ${index + 1}`;
      const { weapon, disguise, path: way, speed, detectionRange } = record(enemy, what);
      return {
        id: `E${index + 1}`,
        weapon: oneOf(WEAPONS, weapon, `${what}: its weapon`),
        disguise: oneOf(LOOKS, disguise, `${what}: its disguise`),
        path: path(way, what),
        speed: within(speed, SPEEDS, `${what}: its speed`),
        detectionRange: weapon === 'sniper' ? within(detectionRange, REACH, `${what}: its detectionRange`) : 0,
      };
    }),
    obstacles: list(more['obstacles'], [0, MOST.obstacles], 'Its obstacles').map((one, index) =>
      obstacle(one, index, at),
    ),
    civilians: whole(more['civilians'], [0, MOST.civilians], 'How many civilians there are'),
    ...(more['hiding'] !== undefined && { hiding: within(more['hiding'], [1, MOST.hiding], 'Its hiding') }),
    ...(more['ground'] !== undefined && { ground: oneOf(GROUNDS, more['ground'], 'Its ground') }),
    ...readFixtures(more, at),
  };
  for (const [what, point] of [
    ...mission.wardrobes.map((one, index) => [`Wardrobe ${index + 1}`, one] as const),
    ...mission.agents.map(agent => [agent.id, agent] as const),
    ...mission.vips.flatMap(({ path: way }, index) => way.map(one => [`VIP ${index + 1}`, one] as const)),
  ])
    if (mission.obstacles.some(one => covers(one, point)))
      throw new MissionError(`${what} would stand in an obstacle.`);
  return mission;
}

function obstacle(found: unknown, index: number, at: PlaceReader): Obstacle {
  const what = `Obstacle ${index + 1}`;
  const { shape, width, height, radius } = record(found, what);
  if (shape === 'circle') return { shape, ...at(found, what), radius: within(radius, [5, 400], `${what}: its radius`) };
  if (shape !== 'rectangle') throw new MissionError(`${what} is a rectangle or a circle.`);
  return {
    shape,
    ...at(found, what),
    width: within(width, [5, 1000], `${what}: its width`),
    height: within(height, [5, 1000], `${what}: its height`),
  };
}

const covers = (one: Obstacle, { x, y }: Point): boolean =>
  one.shape === 'circle'
    ? (x - one.x) * (x - one.x) + (y - one.y) * (y - one.y) <= one.radius * one.radius
    : x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height;

/** The mission mirrored, so that it cannot be learnt by heart. */
export function mirrored(mission: Mission, flipX: boolean, flipY: boolean): Mission {
  if (!flipX && !flipY) return mission;
  const { width, height } = mission.world;
  const at = <P extends Point>(point: P, w = 0, h = 0): P => ({
    ...point,
    x: flipX ? width - point.x - w : point.x,
    y: flipY ? height - point.y - h : point.y,
  });
  const turned = <W extends { readonly path: readonly Point[] }>(one: W): W => ({
    ...one,
    path: one.path.map(point => at(point)),
  });
  return {
    ...mission,
    agents: mission.agents.map(agent => at(agent)),
    vips: mission.vips.map(turned),
    enemies: mission.enemies.map(turned),
    obstacles: mission.obstacles.map(one => (one.shape === 'circle' ? at(one) : at(one, one.width, one.height))),
    ...mirroredFixtures(mission, at, flipX, flipY),
  };
}
