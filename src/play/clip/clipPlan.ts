// Plan of a clip: which part of a recording it shows, in which frames, how large.

import { TICKS_PER_SECOND } from '../../../scenes/kit/core/clock.ts';
import type { Size } from '../../../scenes/kit/core/world/camera.ts';
import { visibleSizeFor } from '../../../scenes/kit/core/world/visibleSize.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';

export const CLIP_SECONDS = 5;
export const FRAMES_PER_SECOND = 15;
/** Ticks between two frames of the clip. */
export const TICKS_PER_FRAME = TICKS_PER_SECOND / FRAMES_PER_SECOND;
/** Frames after the end of a run: the burst that ended it is seen. */
const FRAMES_AFTER_END = 8;
/** Ticks played before the first frame, so that smoke and sparks of that moment are there. */
const LEAD_TICKS = 30;
/** Hit-stop lengthens a clip, never beyond this. */
export const MAX_FRAMES = 6 * FRAMES_PER_SECOND;
/** Largest number of pixels of a frame. */
const MAX_PIXELS = 480_000;
/** Moments in a strip of pictures, where no film can be made. */
const STRIP_MOMENTS = 6;

interface ClipPlan {
  /** Tick from which the recording is played. */
  readonly from: number;
  /** Ticks of it before the first frame. */
  readonly lead: number;
  /** Frames after the last tick. */
  readonly after: number;
}

/** Plan for a recording of so many ticks, which ended the run or not. */
export function planClip(ticks: number, hasEnded: boolean): ClipPlan {
  const after = hasEnded ? FRAMES_AFTER_END : 0;
  const shown = CLIP_SECONDS * TICKS_PER_SECOND - after * TICKS_PER_FRAME;
  const first = Math.max(0, ticks - shown);
  const lead = Math.min(first, LEAD_TICKS);
  return { from: first - lead, lead, after };
}

/** Size of a clip: what the window shows of the stage, in even numbers of pixels, as encoders want them. */
export function clipSize(stage: GameDefinition['stage'], box: Size): Size {
  const { width, height } = visibleSizeFor(stage, box);
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const even = (size: number) => 2 * Math.round((size * scale) / 2);
  return { width: even(width), height: even(height) };
}

/** Which of so many frames stand in a strip: evenly spaced, the first and the last among them. */
export const stripFrames = (frames: number): readonly number[] => [
  ...new Set(
    Array.from({ length: STRIP_MOMENTS }, (_, moment) => Math.round((moment * (frames - 1)) / (STRIP_MOMENTS - 1))),
  ),
];
