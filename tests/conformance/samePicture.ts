// Determinism test of rendering, at 144 Hz: the same seed and the same frames show the same picture, whatever Date.now() and Math.random() return.
import { expect } from 'vitest';
import type { HeadlessStage } from '../setup/game.ts';

const FRAMES = 300;
const FRAME_MS = 1000 / 144;
/** Every tenth frame is compared. */
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

/** Fails where two new stages of one game show different pictures. */
export function showTheSame(one: HeadlessStage, other: HeadlessStage): void {
  const [ours, theirs] = [picturesOf(one), picturesOf(other)];
  for (const [i, lines] of ours.entries())
    for (const [k, line] of lines.entries()) expect(line, `frame ${i * EVERY}`).toBe(theirs[i]?.[k]);
  expect(ours.map(({ length }) => length)).toEqual(theirs.map(({ length }) => length));
}

/** Pictures of a new stage while the bot plays; `afterSync` must be called once for each tick and each state replacement. */
function picturesOf(stage: HeadlessStage): readonly (readonly string[])[] {
  const { session } = stage;
  const scene = stage.game.scene.scenes[0] as unknown as Scene;
  const calls = { synced: 0, jumps: 0 };
  const { afterSync } = scene;
  scene.afterSync = () => {
    calls.synced++;
    afterSync?.call(scene);
  };
  const unsubscribe = session.onStateReplaced(() => calls.jumps++);
  const { take } = stage.input;
  stage.input.take = () => session.pilot();
  // Phaser may or may not have drawn the first picture yet.
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
  expect(calls.synced, 'one `afterSync` for each tick and each jump').toBe(ticks + calls.jumps);
  unsubscribe();
  stage.input.take = take;
  scene.afterSync = afterSync as () => void;
  return pictures;
}

/** The picture as text: a line for each game object, and one for the camera. */
function pictureOf({ children, cameras: { main } }: Scene): readonly string[] {
  const { scrollX, scrollY, zoom } = main;
  return [`camera ${scrollX}, ${scrollY}, ${zoom}`, ...children.list.flatMap(linesOf)];
}

/** Lines of a game object and its children. A Text is identified by its content, because its texture has a generated key. */
function linesOf(object: Shown): readonly string[] {
  const { type, visible, x, y, scaleX, scaleY, rotation, alpha, texture, text, commandBuffer, list = [] } = object;
  const content = text ?? (type === 'Image' ? texture?.key : commandBuffer?.join()) ?? '';
  const line = `${type} ${content} at ${x}, ${y} by ${scaleX}, ${scaleY} turned ${rotation} alpha ${visible ? alpha : 0}`;
  return [line, ...list.flatMap(linesOf)];
}
