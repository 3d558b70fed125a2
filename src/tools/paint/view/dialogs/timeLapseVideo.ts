// Encodes the time-lapse as a video file, faster than real time.
import { beginFilm } from '../../../../ui/share/film.ts';
import { readResizeStep } from '../../engine/resize.ts';
import { Sheet } from '../../engine/Sheet.ts';
import { drawBitmap } from '../artboard/canvas.ts';
import { stepsPerSecond } from './playbackRate.ts';

const FRAMES_PER_SECOND = 30;
/** How long the finished drawing is shown at the end. */
const LAST_SECONDS = 2;
const BITS_PER_SECOND = 2_000_000;

/** Encodes the first `end` steps. Throws where the browser has no video encoder. */
export async function encodeTimeLapse(sheet: Sheet, end: number, onProgress: (part: number) => void): Promise<File> {
  // Encoders take even sizes only: odd ones get one more row or column of white.
  const even = (size: number) => size + (size % 2);
  const drawing = new Sheet(sheet.first.width, sheet.first.height, sheet.history.slice(0, end), 0);
  // The frame has the largest size the sheet ever had.
  const extents = [sheet.first, ...drawing.history.flatMap(step => readResizeStep(step)?.to ?? [])];
  const width = even(Math.max(...extents.map(extent => extent.width)));
  const height = even(Math.max(...extents.map(extent => extent.height)));
  const picture = document.createElement('canvas');
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas left');
  pen.fillStyle = 'white';

  const film = await beginFilm(canvas, { framesPerSecond: FRAMES_PER_SECOND, bitsPerSecond: BITS_PER_SECOND });
  if (!film) throw new Error('This browser can write no film');
  const perFrame = stepsPerSecond(end) / FRAMES_PER_SECOND;
  const all = Math.ceil(end / perFrame) + LAST_SECONDS * FRAMES_PER_SECOND;
  for (let frame = 0; frame <= all; frame++) {
    const step = Math.min(end, Math.floor(frame * perFrame));
    if (frame === 0 || drawing.at < step) {
      while (drawing.at < step && drawing.redo());
      drawBitmap(picture, drawing);
      pen.fillRect(0, 0, width, height);
      pen.drawImage(picture, 0, 0);
    }
    await film.addFrame();
    onProgress(frame / all);
  }
  return film.finish('macpaint-drawing');
}
