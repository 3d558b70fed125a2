// What every scene is tested for: it shows a run, and bears all that the page may do to it, without a fault and without piling up.
import { expect } from 'vitest';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { type HeadlessStage, headlessStage } from '../setup/game.ts';

const FRAME_MS = 1000 / 60;
const FAST_FRAME_MS = 1000 / 144;
const FAST_FRAMES = 720;
/** Further than this between two pictures is a leap, less than that no motion; in world pixels. */
const LEAP = 60;
const MOTION = 1;
/** Of all that moves, so much must: some of it may turn about at just that moment. */
const NEARLY_ALL = 0.9;
/** Decoration under way may add to what a scene shows; what grows with every restart adds more. */
const ROOM = 60;

export async function sceneHolds(definition: GameDefinition): Promise<void> {
  const faults: unknown[] = [];
  const stage = await headlessStage(definition, { seed: 3, crashed: error => faults.push(error) });
  try {
    await act(stage, definition);
    movesBetweenTicks(stage);
  } finally {
    stage.destroy();
  }
  expect(faults).toEqual([]);
}

async function act(stage: HeadlessStage, { stage: { width, height } }: GameDefinition): Promise<void> {
  const { session } = stage;
  const play = (ticks: number) => {
    for (let i = 0; i < ticks; i++) {
      session.tick(session.pilot());
      stage.frame(FRAME_MS);
      if (session.store.getState().phase === 'over' && !session.store.getState().watching) session.restart();
    }
  };
  const shown = () => stage.game.scene.scenes[0]?.children.list.length ?? 0;
  stage.setRunning(false);
  for (let i = 0; i < 60; i++) {
    session.demo();
    stage.frame(FRAME_MS);
  }
  session.start();
  play(240);
  expect(shown(), 'a scene shows something').toBeGreaterThan(0);

  stage.setSettings({ ...DEFAULT_SETTINGS, palette: 'safe', reducedMotion: true, textScale: 2 });
  play(30);
  stage.resize({ width: width / 2, height: height / 2, ratio: 3 });
  play(30);
  stage.setSettings(DEFAULT_SETTINGS);
  session.undo?.();
  session.redo?.();
  session.rewind?.(1);
  play(30);
  session.pause();
  stage.frame(FRAME_MS);
  session.resume();

  const replay = session.replay();
  session.watch(replay);
  for (const tick of [0, replay.ticks / 2, 10, replay.ticks]) {
    session.seek(Math.floor(tick));
    stage.frame(FRAME_MS);
  }
  session.start();
  const sizes = [];
  for (let restarts = 0; restarts < 6; restarts++) {
    session.restart(restarts);
    play(120);
    sizes.push(shown());
  }
  expect(Math.max(...sizes.slice(3)), `pictures after each restart: ${sizes.join()}`).toBeLessThan(
    Math.max(...sizes.slice(0, 3)) + ROOM,
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}
type Places = ReadonlyMap<unknown, Place>;
type Picture = Place & { readonly visible: boolean };

/**
 * At 144 Hz one frame in twelve stands two thirds between two ticks, after one that played a tick and before another:
 * whatever moves stands between its places in those two.
 */
function movesBetweenTicks(stage: HeadlessStage): void {
  const { session } = stage;
  const scene = stage.game.scene.scenes[0] as unknown as { moved?(): void; clock: { alpha: number } };
  const told = { moved: 0, jumps: 0 };
  const moved = scene.moved;
  scene.moved = () => {
    told.moved++;
    moved?.call(scene);
  };
  session.onJump(() => told.jumps++);
  stage.input.take = () => session.pilot();
  stage.setRunning(true);
  session.start();
  let ticks = 0;
  const frames: { readonly ticked: number; readonly alpha: number; readonly places: Places }[] = [];
  const found = { moving: 0, between: 0 };
  for (let i = 0; i < FAST_FRAMES; i++) {
    if (session.store.getState().phase === 'over') session.restart();
    const before = session.store.getState().tick;
    stage.frame(FAST_FRAME_MS);
    const ticked = session.store.getState().tick - before;
    ticks += ticked;
    frames.push({ ticked, alpha: scene.clock.alpha, places: placesIn(stage) });
    const [earlier, first, middle, last, later] = frames.slice(-5);
    if (!earlier || !first?.ticked || !middle || middle.ticked || !last?.ticked || !later) continue;
    if (Math.abs(middle.alpha - 0.67) > 0.05) continue;
    // What flies by the frames' clock, not by ticks, stands still in the frame it comes in, and in the one it goes in.
    const lasting = new Map(
      [...first.places].filter(([picture]) => earlier.places.has(picture) && later.places.has(picture)),
    );
    const { moving, between } = compare(lasting, middle.places, last.places);
    found.moving += moving;
    found.between += between;
  }
  expect(told.moved, 'one `moved` for each tick and each jump').toBe(ticks + told.jumps);
  expect(found.moving, 'something moves').toBeGreaterThan(10);
  expect(found.between / found.moving, 'what moves stands between its places').toBeGreaterThan(NEARLY_ALL);
}

function placesIn(stage: HeadlessStage): Places {
  const list = (stage.game.scene.scenes[0]?.children.list ?? []) as unknown as Picture[];
  return new Map(list.filter(({ visible }) => visible).map(picture => [picture, { x: picture.x, y: picture.y }]));
}

function compare(first: Places, middle: Places, last: Places): { moving: number; between: number } {
  const found = { moving: 0, between: 0 };
  for (const [picture, from] of first) {
    const at = middle.get(picture);
    const to = last.get(picture);
    if (!at || !to) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.hypot(dx, dy);
    if (far < MOTION || far > LEAP) continue;
    const part = ((at.x - from.x) * dx + (at.y - from.y) * dy) / far ** 2;
    found.moving++;
    if (part > 0.2 && part < 0.8) found.between++;
  }
  return found;
}
