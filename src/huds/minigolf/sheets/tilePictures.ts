// Small pictures of a course's squares for the editor: the same papers as on the stage, drawn flat.
import type { Ink } from '../../../../scenes/kit/core/inks.ts';
import { SHADED, tilePen } from '../../../play/editor/pen.ts';

const GROUND: Readonly<Record<string, readonly [ink: Ink, lighter: number, shade: number]>> = {
  ' ': ['moss', 6, 3],
  '@': ['moss', 6, 3],
  O: ['moss', 6, 3],
  '#': ['indigo', 0, -9],
  s: ['sand', 2, -4],
  w: ['sky', -22, -30],
  i: ['sky', 17, 11],
};

/** Discs lie a little below the middle: a flag stands over the hole. */
const LOW = 0.56;

export function drawTile(pen: CanvasRenderingContext2D, tile: string, size: number): void {
  const { shape, ground, disc } = tilePen(pen, size);
  const [ink, lighter, shade] = GROUND[tile] ?? ['moss', 6, 3];
  ground(ink, lighter);
  shape(ink, shade, SHADED);
  if (tile === '@') {
    shape('cream', 0, [
      [0.1, 0.24],
      [0.9, 0.24],
      [0.9, 0.88],
      [0.1, 0.88],
    ]);
    disc('fox', 0, 0.24, LOW);
    disc('paper', 0, 0.18, LOW);
  }
  if (tile === 'O') {
    disc('navy', -6, 0.32, LOW);
    shape('coral', 0, [
      [0.5, 0.02],
      [0.9, 0.2],
      [0.5, 0.36],
    ]);
  }
  if (tile === 'w')
    shape('sky', 4, [
      [0.2, 0.5],
      [0.38, 0.36],
      [0.56, 0.5],
      [0.74, 0.36],
      [0.7, 0.48],
      [0.56, 0.6],
      [0.38, 0.46],
    ]);
}
