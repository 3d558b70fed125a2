// Smooth motion test: between ticks a scene interpolates. Nothing moves in steps of a tick, neither sprites of the state nor decoration.
import { expect } from 'vitest';
import type { HeadlessStage } from '../setup/game.ts';
import { ALLOWED_JUMPS } from './allowedJumps.ts';

const TICKS = 180;
/** Interpolation factors at which a frame without time is drawn. */
const ALPHAS = [0, 0.4, 0.6, 1] as const;
/** Frames for each tick. */
const FRAMES_PER_TICK = 2;
const FRAME_MS = 1000 / 60 / FRAMES_PER_TICK;
/** In world pixels: a longer way in one frame is a jump, a shorter one than MIN_MOTION is none. */
const MAX_MOTION = 60;
const MIN_MOTION = 1;
/** Less than this fraction of a step counts as standing still. */
const STILL_FRACTION = 0.01;
/** Minimum of observed motions in a game's first seconds. */
const MIN_MOTION_COUNT = 50;

interface Picture {
  readonly type: string;
  readonly texture?: { readonly key: string };
  readonly visible: boolean;
  readonly x: number;
  readonly y: number;
}
interface Position {
  readonly x: number;
  readonly y: number;
  readonly key: string;
}
type Positions = ReadonlyMap<Picture, Position>;
interface Movement {
  readonly key: string;
  readonly distance: number;
  readonly description: string;
}
/** Movement of each game object from one frame to the next. */
type Movements = ReadonlyMap<Picture, Movement>;

/**
 * Fails where a game object moves in steps. A step is a movement between two frames with none before and none after it; a smooth movement that starts,
 * stops or turns has another one beside it. No time passes at a tick itself, so a movement there is a step, too.
 */
export function movesBetweenTicks(id: string, stage: HeadlessStage): void {
  const { session } = stage;
  const { positionsAt, restoreClock } = observe(stage);
  const steps = new Map<string, string>();
  let moving = 0;
  const record = (found: readonly Movement[]) => {
    for (const { key, description } of found) steps.set(key, `tick ${session.store.getState().tick}: ${description}`);
  };
  stage.setRunning(false);
  session.start();
  let decorationMovements: readonly Movements[] = [];
  let last = positionsAt(1, 0);
  for (let tick = 0; tick < TICKS; tick++) {
    if (session.store.getState().phase === 'over') {
      session.restart();
      last = positionsAt(1, 0);
    }
    session.tick(session.pilot());
    const byAlpha = ALPHAS.map(alpha => positionsAt(alpha, 0));
    const [begins, ends] = [byAlpha[0] as Positions, byAlpha.at(-1) as Positions];
    record(realMovements(movementsOf([last, begins])[0]));
    const between = movementsOf(byAlpha);
    const frames = movementsOf([
      ends,
      ...Array.from({ length: FRAMES_PER_TICK }, () => (last = positionsAt(1, FRAME_MS))),
    ]);
    decorationMovements = [...decorationMovements.slice(-2), ...frames];
    for (const movements of [...between, ...frames]) moving += realMovements(movements).length;
    record([...stepsIn(between), ...stepsIn(decorationMovements)]);
  }
  restoreClock();
  const allowedJumps = Object.keys(ALLOWED_JUMPS[id] ?? {});
  expect(moving, 'something moves').toBeGreaterThan(MIN_MOTION_COUNT);
  expect(
    Object.fromEntries([...steps].filter(([key]) => !allowedJumps.includes(key))),
    'what moves stands between its places',
  ).toEqual({});
  expect(
    allowedJumps.filter(key => !steps.has(key)),
    'an exception that nothing needs',
  ).toEqual([]);
}

/** Draws frames with a given interpolation factor, and returns the positions of all visible game objects. */
function observe(stage: HeadlessStage): { positionsAt(alpha: number, ms: number): Positions; restoreClock(): void } {
  const scene = stage.game.scene.scenes[0] as unknown as {
    readonly clock: object;
    readonly children: { readonly list: readonly Picture[] };
  };
  return {
    positionsAt(alpha, ms) {
      Object.defineProperty(scene.clock, 'alpha', { configurable: true, value: alpha });
      stage.frame(ms);
      return new Map(scene.children.list.flatMap(picture => (picture.visible ? [[picture, positionOf(picture)]] : [])));
    },
    restoreClock: () => Reflect.deleteProperty(scene.clock, 'alpha'),
  };
}

/** Images are identified by their texture; every Text has its own. */
const positionOf = ({ x, y, type, texture }: Picture): Position => ({
  x,
  y,
  key: type === 'Image' && texture ? texture.key : type,
});

/** Movements between successive frames; an object whose texture changed counts as a new one. */
function movementsOf(frames: readonly Positions[]): readonly Movements[] {
  return frames.slice(1).map((positions, i) => {
    const movements = new Map<Picture, Movement>();
    for (const [picture, to] of positions) {
      const from = frames[i]?.get(picture);
      if (from?.key === to.key) movements.set(picture, movementBetween(from, to));
    }
    return movements;
  });
}

const movementBetween = (from: Position, to: Position): Movement => ({
  key: to.key,
  distance: Math.hypot(to.x - from.x, to.y - from.y),
  description: `${from.x}, ${from.y} to ${to.x}, ${to.y}`,
});

const isMotion = ({ distance }: Movement): boolean => distance >= MIN_MOTION && distance <= MAX_MOTION;
const realMovements = (movements: Movements | undefined): readonly Movement[] =>
  [...(movements?.values() ?? [])].filter(isMotion);

function stepsIn(sequence: readonly Movements[]): readonly Movement[] {
  return sequence.slice(1, -1).flatMap((movements, i) => {
    const [before, after] = [sequence[i], sequence[i + 2]];
    return [...movements].flatMap(([picture, movement]) => {
      const beside = [before?.get(picture), after?.get(picture)];
      const isAlone = beside.every(other => other && other.distance < STILL_FRACTION * movement.distance);
      return isAlone && isMotion(movement) ? [movement] : [];
    });
  });
}
