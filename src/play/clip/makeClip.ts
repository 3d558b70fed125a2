// Makes a clip: the last seconds of a recording, played again in a hidden stage, as a film; as a strip of pictures where the browser can encode none.
// Piece by piece, so that the page stays responsive. Fetched on demand.

import { STEP_MS } from '../../../scenes/kit/core/clock.ts';
import { css } from '../../../scenes/kit/core/inks.ts';
import type { Replay } from '../../../scenes/kit/core/replay/replay.ts';
import type { Settings } from '../../../scenes/kit/core/settings.ts';
import type { Size } from '../../../scenes/kit/core/world/camera.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { mountReplay, type ReplayStage } from '../../../scenes/kit/phaser/replayStage.ts';
import { inSlices } from '../../ui/inSlices.ts';
import { stamp } from '../../ui/share/files.ts';
import { beginFilm } from '../../ui/share/film.ts';
import { fetchGame } from '../stage/fetchGame.ts';
import {
  CLIP_SECONDS,
  clipSize,
  FRAMES_PER_SECOND,
  MAX_FRAMES,
  planClip,
  stripFrames,
  TICKS_PER_FRAME,
} from './clipPlan.ts';

export interface ClipOptions {
  readonly definition: GameDefinition;
  readonly replay: Replay;
  readonly settings: Settings;
  /** Size of the stage in the window: its shape is the clip's. */
  readonly box: Size;
  readonly signal: AbortSignal;
  /** Called with the progress, 0 to 1. */
  progress(part: number): void;
}

export interface Clip {
  readonly kind: 'film' | 'strip';
  readonly file: File;
  readonly size: Size;
  readonly seconds: number;
}

/** A file of more bytes is encoded again with fewer bits. */
const MAX_BYTES = 3_000_000;
const BITS_PER_SECOND = [2_400_000, 900_000];
const STRIP_COLUMNS = 3;
const MAX_TILE_PX = 480;
const GAP_PX = 8;
/** Part of the progress that seeking takes. */
const SEEKING = 0.3;

/** Rejects with an AbortError where it is cancelled. */
export async function makeClip(options: ClipOptions): Promise<Clip> {
  const { definition, replay, settings, box, signal } = options;
  const files = await fetchGame(definition);
  const size = clipSize(definition.stage, box);
  const stage = await mountReplay({ ...files, definition, settings, size }, replay);
  try {
    const name = `${definition.id}_${stamp(new Date())}`;
    for (const bitsPerSecond of BITS_PER_SECOND) {
      const film = await filmed(stage, options, size, bitsPerSecond, name).catch(unlessAborted(signal));
      if (!film) break;
      if (film.file.size <= MAX_BYTES) return film;
    }
    return await strip(stage, options, size, name);
  } finally {
    stage.destroy();
  }
}

/** An encoder that fails leaves a strip to be made. */
const unlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) throw error;
  return null;
};

async function filmed(
  stage: ReplayStage,
  options: ClipOptions,
  size: Size,
  bitsPerSecond: number,
  name: string,
): Promise<Clip | null> {
  const sheet = sheetOf(size, options.definition);
  const film = await beginFilm(sheet.canvas, { framesPerSecond: FRAMES_PER_SECOND, bitsPerSecond });
  if (!film) return null;
  let frames = 0;
  try {
    for await (const picture of pictures(stage, options)) {
      sheet.show(picture);
      await film.addFrame();
      frames++;
    }
  } catch (error) {
    await film.cancel();
    throw error;
  }
  return { kind: 'film', file: await film.finish(name), size, seconds: frames / FRAMES_PER_SECOND };
}

/** Moments side by side, in rows, read like a page. */
async function strip(stage: ReplayStage, options: ClipOptions, size: Size, name: string): Promise<Clip> {
  const moments: HTMLCanvasElement[] = [];
  const scale = Math.min(1, MAX_TILE_PX / size.width);
  const tile = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  for await (const picture of pictures(stage, options)) {
    const sheet = sheetOf(tile, options.definition);
    sheet.show(picture);
    moments.push(sheet.canvas);
  }
  const shown = stripFrames(moments.length).flatMap(frame => moments[frame] ?? []);
  const columns = Math.min(STRIP_COLUMNS, shown.length);
  const place = (index: number, length: number) => GAP_PX + index * (length + GAP_PX);
  const whole = {
    width: place(columns, tile.width),
    height: place(Math.ceil(shown.length / columns), tile.height),
  };
  const { canvas, pen } = sheetOf(whole, { stage: { ink: 'paper' } });
  for (const [index, moment] of shown.entries())
    pen.drawImage(moment, place(index % columns, tile.width), place(Math.floor(index / columns), tile.height));
  const png = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The picture could not be written');
  const file = new File([png], `${name}.png`, { type: 'image/png' });
  return { kind: 'strip', file, size: whole, seconds: moments.length / FRAMES_PER_SECOND };
}

/** The pictures of a clip, one after another; each is on its canvas until the next one is asked for. */
async function* pictures(stage: ReplayStage, options: ClipOptions): AsyncGenerator<HTMLCanvasElement> {
  const { replay, signal, progress } = options;
  const { from, lead, after } = planClip(replay.ticks, replay.result !== null);
  const { session } = stage;
  const isOver = () => session.store.getState().phase === 'over';
  await inSlices(session.seekIncrementally(from), { signal, progress: part => progress(part * SEEKING) });
  session.resume();
  for (let tick = 0; tick < lead; tick++) stage.play(STEP_MS);
  let left = after;
  for (let frame = 0; frame < MAX_FRAMES && (!isOver() || left-- > 0); frame++) {
    // Each frame is a task of its own.
    await new Promise(resolve => setTimeout(resolve));
    signal.throwIfAborted();
    for (let tick = 0; tick < TICKS_PER_FRAME; tick++) stage.play(STEP_MS);
    yield stage.draw();
    progress(SEEKING + (1 - SEEKING) * Math.min(1, frame / (CLIP_SECONDS * FRAMES_PER_SECOND)));
  }
}

/** A canvas of the stage's own colour, which a picture covers. */
function sheetOf({ width, height }: Size, { stage }: { readonly stage: Pick<GameDefinition['stage'], 'ink'> }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas left');
  const show = (picture?: HTMLCanvasElement) => {
    pen.fillStyle = css(stage.ink);
    pen.fillRect(0, 0, width, height);
    if (picture) pen.drawImage(picture, 0, 0, width, height);
  };
  show();
  return { canvas, pen, show };
}
