// Test of a clock that stands: what a rebuild shows in a pause, or behind the start card, must not wait for time to pass. A rebuild comes with another
// palette, text size or resolution, and with a restored WebGL context.
import { expect } from 'vitest';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { type HeadlessStage, headlessStage } from '../setup/game.ts';

const FRAME_MS = 1000 / 60;
/** Frames in which every animation ends while no tick is played. */
const SETTLING_FRAMES = 90;
/** Frames of a clock that has hardly moved: an animation that begins now is at its beginning. */
const FIRST_FRAMES = 3;
const FIRST_FRAME_MS = 0.01;
/** Ticks after which the run is rebuilt: within its first animations, and in play. */
const REBUILT_AT = [30, 300];
/** What may differ, because idle animation goes on while the picture settles: world pixels, part of the size, opacity. */
const MAX_SHIFT = 16;
const MAX_STRETCH = 0.12;
const MAX_FADE = 0.1;
/** Smaller or paler objects are not seen. */
const LEAST_SEEN = 0.02;

/** Textures of ambient decoration that drifts far, or begins anew: it has only to be there, or not even that. */
const DRIFTING: Readonly<Record<string, RegExp>> = {
  'last-stand': /^cloud/,
  minigolf: /^ghost$/,
  'mystery-house': /^moth$/,
  'rubber-band-rocket': /^(?:bird|cloud|gust)/,
};
const PARTICLES: Readonly<Record<string, RegExp>> = {
  'boulder-dash': /^glint$/,
  'escape-room': /^mote/,
  'last-stand': /^(?:ash|ember|flame|smoke)/,
};
/** Textures that are drawn in turn: either shows the same. */
const IN_TURN = /^course[01]$/;

interface Shown {
  readonly type: string;
  readonly visible: boolean;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly alpha: number;
  readonly texture?: { readonly key: string };
  readonly text?: string;
  readonly commandBuffer?: readonly unknown[];
  readonly list?: readonly Shown[];
}
type Seen = Pick<Shown, 'x' | 'y' | 'scaleX' | 'scaleY' | 'alpha'> & { readonly name: string };
interface Scene {
  readonly children: { readonly list: readonly Shown[] };
  readonly cameras: { readonly main: { readonly scrollX: number; readonly scrollY: number; readonly zoom: number } };
  idle: boolean;
  rebuild(): void;
}

/** Fails where a game's first picture, or one that is rebuilt in a pause, lacks what is there once time has passed. */
export async function bearsStandingClock(definition: GameDefinition): Promise<void> {
  const stage = await headlessStage(definition, { seed: 3 });
  try {
    const { id } = definition;
    expect(lateInFirstPicture(id, stage), 'the first picture, while its scene is idle').toEqual([]);
    const { session } = stage;
    stage.input.take = () => session.pilot();
    session.start();
    let tick = 0;
    for (const until of REBUILT_AT) {
      for (; tick < until; tick++) {
        stage.frame(FRAME_MS);
        if (session.store.getState().phase === 'over') session.restart();
      }
      expect(lostByRebuild(id, stage), `rebuilt in a pause after ${until} ticks`).toEqual([]);
    }
    expect(lateAfterSeek(id, stage), 'a replay that was moved to its middle').toEqual([]);
  } finally {
    stage.destroy();
  }
}

function lateInFirstPicture(id: string, stage: HeadlessStage): readonly string[] {
  const scene = sceneOf(stage);
  scene.idle = true;
  stage.frame(FRAME_MS);
  const first = seenIn(scene);
  expect(first.length, 'more is seen than the camera').toBeGreaterThan(1);
  scene.idle = false;
  const begun = withPlayStopped(stage, FIRST_FRAMES, FIRST_FRAME_MS);
  const settled = withPlayStopped(stage, SETTLING_FRAMES, FRAME_MS);
  scene.idle = true;
  return [...missing(id, settled, first), ...missing(id, first, begun)];
}

function lostByRebuild(id: string, stage: HeadlessStage): readonly string[] {
  const { session } = stage;
  const settled = withPlayStopped(stage, SETTLING_FRAMES, FRAME_MS);
  session.pause();
  sceneOf(stage).rebuild();
  stage.frame(FRAME_MS);
  const rebuilt = seenIn(sceneOf(stage));
  session.resume();
  const begun = withPlayStopped(stage, FIRST_FRAMES, FIRST_FRAME_MS);
  return [...missing(id, settled, rebuilt), ...missing(id, rebuilt, begun)];
}

function lateAfterSeek(id: string, stage: HeadlessStage): readonly string[] {
  const { session } = stage;
  const replay = session.replay();
  session.watch(replay);
  session.seek(Math.floor(replay.ticks / 2));
  stage.frame(FRAME_MS);
  const shown = seenIn(sceneOf(stage));
  session.resume();
  const begun = withPlayStopped(stage, FIRST_FRAMES, FIRST_FRAME_MS);
  const settled = withPlayStopped(stage, SETTLING_FRAMES, FRAME_MS);
  return [...missing(id, settled, shown), ...missing(id, shown, begun)];
}

const sceneOf = (stage: HeadlessStage): Scene => stage.game.scene.scenes[0] as unknown as Scene;

/** Lets decoration go on without a tick of play. */
function withPlayStopped(stage: HeadlessStage, frames: number, ms: number): readonly Seen[] {
  stage.setRunning(false);
  for (let i = 0; i < frames; i++) stage.frame(ms);
  stage.setRunning(true);
  return seenIn(sceneOf(stage));
}

/** Objects of one picture that are not in the other at their place, size and opacity. */
function missing(id: string, wanted: readonly Seen[], shown: readonly Seen[]): readonly string[] {
  const left = [...shown];
  return wanted.flatMap(object => {
    if (PARTICLES[id]?.test(object.name)) return [];
    const at = left.findIndex(other => isAlike(object, other, DRIFTING[id]?.test(object.name) ?? false));
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [`${object.name} at ${Math.round(object.x)}, ${Math.round(object.y)}`];
  });
}

function isAlike(one: Seen, other: Seen, drifts: boolean): boolean {
  if (one.name !== other.name || drifts) return one.name === other.name;
  const isNear = Math.abs(one.x - other.x) <= MAX_SHIFT && Math.abs(one.y - other.y) <= MAX_SHIFT;
  const isAsLarge = (a: number, b: number) => Math.abs(a - b) <= MAX_STRETCH * Math.abs(a);
  return (
    isNear &&
    isAsLarge(one.scaleX, other.scaleX) &&
    isAsLarge(one.scaleY, other.scaleY) &&
    Math.abs(one.alpha - other.alpha) <= MAX_FADE
  );
}

function seenIn({ children, cameras }: Scene): readonly Seen[] {
  const { scrollX, scrollY, zoom } = cameras.main;
  const camera = { name: 'camera', x: scrollX, y: scrollY, scaleX: zoom, scaleY: zoom, alpha: 1 };
  return [camera, ...children.list.flatMap(seenOf)];
}

function seenOf(object: Shown): readonly Seen[] {
  const { type, texture, text, commandBuffer, list = [], visible, x, y, scaleX, scaleY, alpha } = object;
  const least = Math.min(alpha, Math.abs(scaleX), Math.abs(scaleY));
  if (!visible || least < LEAST_SEEN || commandBuffer?.length === 0) return [];
  const key = type === 'Image' ? texture?.key.replace(IN_TURN, 'course') : undefined;
  return [{ name: text ?? key ?? type, x, y, scaleX, scaleY, alpha }, ...list.flatMap(seenOf)];
}
