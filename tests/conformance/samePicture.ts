// Determinism test of rendering, at 144 Hz: the same seed and the same frames show the same picture, whatever Date.now() and Math.random() return.
import { expect } from 'vitest';
import type { HeadlessStage } from '../setup/game.ts';

const FRAMES = 300;
const FRAME_MS = 1000 / 144;
/** One picture in so many frames is written down. */
const EVERY = 10;

interface Shown {
  readonly type: string;
  readonly visible: boolean;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rotation: number;
  readonly alpha: number;
  readonly texture?: { readonly key: string };
  readonly text?: string;
  readonly commandBuffer?: readonly unknown[];
  readonly list?: readonly Shown[];
}
interface Scene {
  readonly children: { readonly list: readonly Shown[] };
  readonly cameras: { readonly main: { readonly scrollX: number; readonly scrollY: number; readonly zoom: number } };
  afterSync?(): void;
}

/** Two new stages of one game show the same. */
export function showTheSame(one: HeadlessStage, other: HeadlessStage): void {
  const [ours, theirs] = [picturesOf(one), picturesOf(other)];
  for (const [i, lines] of ours.entries())
    for (const [k, line] of lines.entries()) expect(line, `frame ${i * EVERY}`).toBe(theirs[i]?.[k]);
  expect(ours.map(({ length }) => length)).toEqual(theirs.map(({ length }) => length));
}

/** What a new stage shows while the bot plays; the scene is told of each tick and each jump once. */
function picturesOf(stage: HeadlessStage): readonly (readonly string[])[] {
  const { session } = stage;
  const scene = stage.game.scene.scenes[0] as unknown as Scene;
  const told = { synced: 0, jumps: 0 };
  const { afterSync } = scene;
  scene.afterSync = () => {
    told.synced++;
    afterSync?.call(scene);
  };
  const unheard = session.onStateReplaced(() => told.jumps++);
  const { take } = stage.input;
  stage.input.take = () => session.pilot();
  // The engine itself may have shown the first picture, or not yet.
  stage.frame(0);
  session.start();
  const pictures: (readonly string[])[] = [];
  let ticks = 0;
  for (let frame = 0; frame < FRAMES; frame++) {
    if (session.store.getState().phase === 'over') session.restart();
    const before = session.store.getState().tick;
    stage.frame(FRAME_MS);
    ticks += session.store.getState().tick - before;
    if (frame % EVERY === 0) pictures.push(pictureOf(scene));
  }
  expect(told.synced, 'one `afterSync` for each tick and each jump').toBe(ticks + told.jumps);
  unheard();
  stage.input.take = take;
  scene.afterSync = afterSync as () => void;
  return pictures;
}

/** A line for each thing, and one for the camera. */
function pictureOf({ children, cameras: { main } }: Scene): readonly string[] {
  const { scrollX, scrollY, zoom } = main;
  return [`camera ${scrollX}, ${scrollY}, ${zoom}`, ...children.list.flatMap(linesOf)];
}

/** Words have a texture each, under a name of their own. */
function linesOf(thing: Shown): readonly string[] {
  const { type, visible, x, y, scaleX, scaleY, rotation, alpha, texture, text, commandBuffer, list = [] } = thing;
  const what = text ?? (type === 'Image' ? texture?.key : commandBuffer?.join()) ?? '';
  const line = `${type} ${what} at ${x}, ${y} by ${scaleX}, ${scaleY} turned ${rotation} alpha ${visible ? alpha : 0}`;
  return [line, ...list.flatMap(linesOf)];
}
