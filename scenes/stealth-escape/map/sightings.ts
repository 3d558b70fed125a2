// Sightings of a run: the fox's path through each hall, and where each guard stood and looked when it noticed the fox.
import { hypot } from '../../kit/core/math.ts';
import type { Rect } from '../../kit/core/rules.ts';
import type { Cone } from '../../kit/core/world/sight.ts';
import type { T } from '../constants.ts';
import type { Point } from '../levels/levels.ts';
import { placeName } from '../rules/cause.ts';
import { seenCone } from '../rules/guards.ts';
import { exitsOf, hallOf, sightsOf, startOf, terrainIn } from '../rules/hall.ts';
import { clockTime } from '../rules/score.ts';
import type { Event, State } from '../rules/state.ts';

/** A try at a level: all tries are kept. */
export interface Attempt {
  readonly level: number;
  readonly isHall: boolean;
  /** Counts the tries at this level, from 1. */
  readonly number: number;
  /** Walls, ways out, and where the fox came in. */
  readonly solids: readonly Rect[];
  readonly exits: readonly Rect[];
  readonly start: { readonly x: number; readonly y: number };
  /** Name of a mission's hall. */
  readonly name?: string;
  /** Obstacles of the line of sight. */
  readonly sights: readonly Rect[];
  /** Places of the fox, a few pixels apart. */
  readonly path: Point[];
  readonly sightings: Sighting[];
}

/** A guard, camera, dog or beam that notices the fox. */
export interface Sighting {
  readonly fox: Point;
  /** What it saw at that moment; null where it did not look: a bump, and what is no guard. */
  readonly cone: Cone | null;
  readonly from: Point;
  /** In words: 'Guard 2 saw you at 0:14, at the top right'. */
  readonly words: string;
}

/** Least distance of two places of the path, in pixels. */
const STEP = 5;

/** Reads a run tick by tick. Guards look before they move, so what they saw is that of the state before. */
export class Sightings {
  readonly attempts: Attempt[] = [];
  #cones = new Map<number, Cone>();
  #fox: Point = [0, 0];

  observe(state: Readonly<State>, events: readonly Event[], t: T): void {
    if (state.phase === 'loading' || state.phase === 'map') return;
    if (this.attempts.length === 0 || events.some(({ type }) => type === 'levelStarted')) this.#begin(state);
    else this.#note(state, events);
    const { x, y } = state.player;
    this.#fox = [x, y];
    const hall = hallOf(state, t);
    this.#cones = new Map(state.guards.map(guard => [guard.id, seenCone(guard, x, y, hall, t)]));
    this.#walk();
  }

  #begin(state: Readonly<State>): void {
    const { level, night, mission } = state;
    const before = this.attempts.filter(attempt => attempt.level === level).length;
    const sights = sightsOf(state);
    const isHall = night !== undefined;
    this.attempts.push({
      level,
      isHall,
      number: before + 1,
      sights,
      path: [],
      sightings: [],
      ...placesOf(state),
      ...(mission && { name: mission.name }),
    });
  }

  #walk(): void {
    const path = this.attempts.at(-1)?.path;
    const last = path?.at(-1);
    if (!last || hypot(last[0] - this.#fox[0], last[1] - this.#fox[1]) >= STEP) path?.push(this.#fox);
  }

  #note(state: Readonly<State>, events: readonly Event[]): void {
    const sightings = this.attempts.at(-1)?.sightings;
    const bumped = new Set(events.flatMap(event => (event.type === 'guardBumped' ? [event.guard] : [])));
    const where = `at ${clockTime(state.totals.ticks)}, ${placeName(...this.#fox)}`;
    const add = (from: Point, what: string, cone: Cone | null = null) =>
      sightings?.push({ fox: this.#fox, cone, from, words: `${what} ${where}` });
    for (const event of events) {
      if (event.type === 'guardAlarmed') {
        const cone = this.#cones.get(event.guard) ?? null;
        const from: Point = cone ? [cone.x, cone.y] : [event.x, event.y];
        if (bumped.has(event.guard)) add(from, `You bumped into guard ${event.guard}`);
        else add(from, `Guard ${event.guard} saw you`, cone);
      } else if (event.type === 'cameraSaw') {
        const camera = state.night?.cameras.find(({ id }) => id === event.camera);
        add(camera ? [camera.x, camera.y] : this.#fox, 'A camera saw you');
      } else if (event.type === 'dogBarked') add([event.x, event.y], 'A dog heard you');
      else if (event.type === 'beamBroken') add(this.#fox, 'You broke a beam');
    }
  }
}

const placesOf = (state: Readonly<State>) => ({
  solids: terrainIn(state).ground.solids,
  exits: exitsOf(state),
  start: startOf(state),
});
