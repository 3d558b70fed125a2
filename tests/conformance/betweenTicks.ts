// Smooth motion test: between ticks a scene interpolates. Nothing moves in steps of a tick, neither sprites of the state nor decoration.
import { expect } from 'vitest';
import type { HeadlessStage } from '../setup/game.ts';
import { ALLOWED_JUMPS } from './allowedJumps.ts';

const TICKS = 180;
/** Interpolation factors at which a frame without time is drawn. */
const PARTS = [0, 0.4, 0.6, 1] as const;
/** Frames for each tick. */
const FRAMES = 2;
const FRAME_MS = 1000 / 60 / FRAMES;
/** In world pixels: a longer way in one frame is a jump, a shorter one than MIN_MOTION is none. */
const MAX_MOTION = 60;
const MIN_MOTION = 1;
/** Less than this fraction of a step counts as standing still. */
const STILL_FRACTION = 0.01;
/** Minimum of observed motions in a game's first seconds. */
const LEAST_MOTION = 50;

interface Picture {
  readonly type: string;
  readonly texture?: { readonly key: string };
  readonly visible: boolean;
  readonly x: number;
  readonly y: number;
}
interface Place {
  readonly x: number;
  readonly y: number;
  readonly look: string;
}
type Places = ReadonlyMap<Picture, Place>;
interface Way {
  readonly look: string;
  readonly far: number;
  readonly told: string;
}
/** Where each picture went from one frame to the next. */
type Ways = ReadonlyMap<Picture, Way>;

/**
 * A step is motion between two frames with none before and none after it: what starts, stops or turns about moves on one side of that moment at
 * least. At the tick itself no time goes by, and whatever moves there has stepped.
 */
export function movesBetweenTicks(id: string, stage: HeadlessStage): void {
  const { session } = stage;
  const { at, close } = eyeOn(stage);
  const steps = new Map<string, string>();
  let moving = 0;
  const note = (found: readonly Way[]) => {
    for (const { look, told } of found) steps.set(look, `tick ${session.store.getState().tick}: ${told}`);
  };
  stage.setRunning(false);
  session.start();
  let flown: readonly Ways[] = [];
  let last = at(1, 0);
  for (let tick = 0; tick < TICKS; tick++) {
    if (session.store.getState().phase === 'over') {
      session.restart();
      last = at(1, 0);
    }
    session.tick(session.pilot());
    const parts = PARTS.map(alpha => at(alpha, 0));
    const [begins, ends] = [parts[0] as Places, parts.at(-1) as Places];
    note(moved(waysOf([last, begins])[0]));
    const between = waysOf(parts);
    const frames = waysOf([ends, ...Array.from({ length: FRAMES }, () => (last = at(1, FRAME_MS)))]);
    flown = [...flown.slice(-2), ...frames];
    for (const ways of [...between, ...frames]) moving += moved(ways).length;
    note([...stepsIn(between), ...stepsIn(flown)]);
  }
  close();
  const allowedJumps = Object.keys(ALLOWED_JUMPS[id] ?? {});
  expect(moving, 'something moves').toBeGreaterThan(LEAST_MOTION);
  expect(
    Object.fromEntries([...steps].filter(([look]) => !allowedJumps.includes(look))),
    'what moves stands between its places',
  ).toEqual({});
  expect(
    allowedJumps.filter(look => !steps.has(look)),
    'an exception that nothing needs',
  ).toEqual([]);
}

/** Draws a frame so far after the last tick, and says where everything stands in it. */
function eyeOn(stage: HeadlessStage): { at(alpha: number, ms: number): Places; close(): void } {
  const scene = stage.game.scene.scenes[0] as unknown as {
    readonly clock: object;
    readonly children: { readonly list: readonly Picture[] };
  };
  return {
    at(alpha, ms) {
      Object.defineProperty(scene.clock, 'alpha', { configurable: true, value: alpha });
      stage.frame(ms);
      return new Map(scene.children.list.flatMap(picture => (picture.visible ? [[picture, placeOf(picture)]] : [])));
    },
    close: () => Reflect.deleteProperty(scene.clock, 'alpha'),
  };
}

/** Words have a texture each. */
const placeOf = ({ x, y, type, texture }: Picture): Place => ({
  x,
  y,
  look: type === 'Image' && texture ? texture.key : type,
});

/** Another texture is another picture, and shown anew. */
function waysOf(frames: readonly Places[]): readonly Ways[] {
  return frames.slice(1).map((places, i) => {
    const ways = new Map<Picture, Way>();
    for (const [picture, to] of places) {
      const from = frames[i]?.get(picture);
      if (from?.look === to.look) ways.set(picture, wayBetween(from, to));
    }
    return ways;
  });
}

const wayBetween = (from: Place, to: Place): Way => ({
  look: to.look,
  far: Math.hypot(to.x - from.x, to.y - from.y),
  told: `${from.x}, ${from.y} to ${to.x}, ${to.y}`,
});

const isMotion = ({ far }: Way): boolean => far >= MIN_MOTION && far <= MAX_MOTION;
const moved = (ways: Ways | undefined): readonly Way[] => [...(ways?.values() ?? [])].filter(isMotion);

function stepsIn(sequence: readonly Ways[]): readonly Way[] {
  return sequence.slice(1, -1).flatMap((ways, i) => {
    const [before, after] = [sequence[i], sequence[i + 2]];
    return [...ways].flatMap(([picture, way]) => {
      const beside = [before?.get(picture), after?.get(picture)];
      const isAlone = beside.every(other => other && other.far < STILL_FRACTION * way.far);
      return isAlone && isMotion(way) ? [way] : [];
    });
  });
}
