// The crowd: who stands where when a mission begins, and how people stroll, pause, chat and phone. Nobody harmless shows both signs of one weapon.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { atan2, cos, PI, sin, turnTowards } from '../kit/core/math.ts';
import { pick, type Rng, random, randomBetween, randomInt } from '../kit/core/rng.ts';
import { awayFrom, distance, type Point, rounded } from './along.ts';
import type { T } from './constants.ts';
import { isClear, isOpen, type Terrain, terrainOf } from './ground.ts';
import { LOOKS, type Look, type Mission } from './mission.ts';
import { BIT, type Sign } from './signs.ts';
import type { Civilian, Person, State } from './state.ts';
import { missionAt, ticksOf } from './state.ts';

/** Habits that look like a sign. Who turns away from agents or puts bags down is no civilian. */
const HABITS: readonly Sign[] = ['pocket', 'stare', 'bag', 'glint', 'still'];
const TURN = 0.12;
/** So many look like each enemy. */
const ALIKE = 3;
const TRIES = 60;
const EDGE = 30;

/** Numbers from 1 in an order that says nothing. */
export function shuffled(count: number, rng: Rng): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  for (let i = count - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    [all[i], all[j]] = [all[j] as number, all[i] as number];
  }
  return all;
}

/** Everybody harmless of a mission. Several of them look like each enemy. */
export function gather(
  mission: Mission,
  hiding: number,
  ids: readonly number[],
  looks: readonly Look[],
  rng: Rng,
  t: T,
): Civilian[] {
  const decoys = Math.min(ids.length, (hiding - 1) * t.decoysPerMission);
  return ids.map((id, index) => {
    const habit = index < decoys ? (HABITS[index % HABITS.length] as Sign) : null;
    const look = index < looks.length * ALIKE ? (looks[index % looks.length] as Look) : pick(rng, LOOKS);
    const { x, y } = placeFor(mission, habit, rng, t);
    return {
      id,
      look,
      x,
      y,
      facing: rounded(randomBetween(rng, -3, 3)),
      pose: 'pause',
      shows: 0,
      notes: 0,
      beside: 0,
      still: 0,
      marked: false,
      homeX: x,
      homeY: y,
      targetX: x,
      targetY: y,
      left: randomInt(rng, 120),
      habit,
      cleared: false,
    };
  });
}

/** An open place. A hand in the pocket beside the route would be a knife: who has that habit stays away from it. */
function placeFor(mission: Mission, habit: Sign | null, rng: Rng, t: T): Point {
  const { width, height } = mission.world;
  const terrain = terrainOf(mission);
  let found: Point = { x: width / 2, y: height / 2 };
  for (let i = 0; i < TRIES; i++) {
    found = {
      x: rounded(randomBetween(rng, EDGE, width - EDGE)),
      y: rounded(randomBetween(rng, EDGE, height - EDGE)),
    };
    if (isOpen(terrain, found) && !(habit === 'pocket' && isBesideRoute(mission, found, t))) return found;
  }
  return found;
}

const isBesideRoute = ({ vips }: Mission, at: Point, t: T): boolean =>
  vips.some(({ path }) => awayFrom(path, at) < t.strollReach + t.routeNear + 10);

/** One tick of everybody harmless: on, or on to something else. */
export function stroll(state: State, t: T): void {
  const mission = missionAt(state);
  const step = t.strollSpeed / TICKS_PER_SECOND;
  for (const person of state.civilians) {
    if (person.left > 0) person.left--;
    else decide(person, state, mission, t);
    if (person.pose === 'walk') {
      const away = distance({ x: person.targetX, y: person.targetY }, person);
      const next =
        away <= step
          ? { x: person.targetX, y: person.targetY }
          : {
              x: rounded(person.x + ((person.targetX - person.x) / away) * step),
              y: rounded(person.y + ((person.targetY - person.y) / away) * step),
            };
      turnTo(person, atan2(person.targetY - person.y, person.targetX - person.x), away > step);
      person.x = next.x;
      person.y = next.y;
      if (away <= step) person.left = 0;
    }
    showHabit(person, state);
    observe(person, person.pose === 'walk', mission, t);
  }
}

/** Turns no faster than a body does. */
export function turnTo(person: Person, towards: number, turns = true): void {
  if (turns) person.facing = rounded(turnTowards(person.facing, towards, TURN));
}

function decide(person: Civilian, state: State, mission: Mission, t: T): void {
  const { rng } = state;
  const chance = random(rng);
  if (person.pose === 'walk') {
    person.pose = chance < 0.5 ? 'pause' : chance < 0.75 ? 'chat' : 'phone';
    // Nobody without that habit stands as long as a marksman does.
    const isPatient = person.habit === 'still';
    person.left = ticksOf(isPatient ? randomBetween(rng, 7, 10) : randomBetween(rng, 1.2, 3.6));
    if (person.pose === 'chat') turnToNeighbour(person, state);
    return;
  }
  const terrain = terrainOf(mission);
  for (let i = 0; i < 8; i++) {
    const target = {
      x: rounded(person.homeX + randomBetween(rng, -1, 1) * t.strollReach * 0.7),
      y: rounded(person.homeY + randomBetween(rng, -1, 1) * t.strollReach * 0.7),
    };
    const { width, height } = mission.world;
    const isOnMap = target.x > EDGE && target.y > EDGE && target.x < width - EDGE && target.y < height - EDGE;
    if (!isOnMap || !isOpen(terrain, target) || !isClear(terrain, person, target)) continue;
    person.pose = 'walk';
    person.targetX = target.x;
    person.targetY = target.y;
    person.left = ticksOf(9);
    return;
  }
  sidestep(person, state, terrain);
}

/** Where there is no way to stroll, a step aside. */
function sidestep(person: Civilian, { rng }: State, terrain: Terrain): void {
  for (let i = 0; i < 8; i++) {
    const angle = randomBetween(rng, -PI, PI);
    const target = { x: rounded(person.x + SIDESTEP * cos(angle)), y: rounded(person.y + SIDESTEP * sin(angle)) };
    if (i < 7 && !isOpen(terrain, target)) continue;
    person.pose = 'walk';
    person.targetX = target.x;
    person.targetY = target.y;
    person.left = ticksOf(1);
    return;
  }
}
const SIDESTEP = 14;

function turnToNeighbour(person: Civilian, { civilians }: State): void {
  let least = 80;
  for (const other of civilians) {
    const away = other === person ? Infinity : distance(other, person);
    if (away >= least) continue;
    least = away;
    person.facing = rounded(atan2(other.y - person.y, other.x - person.x));
  }
  if (least === 80) person.pose = 'pause';
}

/** What a habit looks like: now and then the one sign, never its fellow. */
function showHabit(person: Civilian, state: State): void {
  const { habit, pose, left, id } = person;
  person.shows = 0;
  if (habit === null) return;
  const beat = (state.time + id * 97) % 600;
  const isStanding = pose !== 'walk';
  if (habit === 'bag') person.shows = BIT.bag;
  else if (habit === 'pocket' && beat < 150) person.shows = BIT.pocket;
  else if (habit === 'glint' && beat < 24) person.shows = BIT.glint;
  else if (habit === 'stare' && isStanding && left > 20) {
    const vip = state.vips[0];
    if (vip) turnTo(person, atan2(vip.y - person.y, vip.x - person.x));
    person.shows = BIT.stare;
  }
}

/** How long somebody has walked beside the route, or stood: what is seen of everybody alike. */
export function observe(person: Person, moved: boolean, mission: Mission, t: T): void {
  person.still = moved ? 0 : person.still + 1;
  const isBeside = moved && mission.vips.some(({ path }) => awayFrom(path, person) < t.routeNear);
  person.beside = isBeside ? person.beside + 1 : moved ? 0 : person.beside;
  if (person.beside > BESIDE_TICKS && moved) person.shows |= BIT.route;
  if (person.still > STILL_TICKS) person.shows |= BIT.still;
}

const BESIDE_TICKS = 120;
const STILL_TICKS = 300;
