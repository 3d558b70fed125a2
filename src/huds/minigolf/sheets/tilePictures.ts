// Small pictures of a course's squares for the editor: the same papers as on the stage, drawn flat.
import { css, type Ink } from '../../../../scenes/kit/core/inks.ts';

type Pen = CanvasRenderingContext2D;
const GROUND: Readonly<Record<string, readonly [ink: Ink, lighter: number, shade: number]>> = {
  ' ': ['moss', 6, 3],
  '@': ['moss', 6, 3],
  O: ['moss', 6, 3],
  '#': ['indigo', 0, -9],
  s: ['sand', 2, -4],
  w: ['sky', -22, -30],
  i: ['sky', 17, 11],
};

const shape = (pen: Pen, ink: Ink, lighter: number, size: number, points: readonly (readonly [number, number])[]) => {
  pen.fillStyle = css(ink, lighter);
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x * size, y * size);
  pen.fill();
};
const disc = (pen: Pen, ink: Ink, lighter: number, size: number, radius: number) => {
  pen.fillStyle = css(ink, lighter);
  pen.beginPath();
  pen.arc(size / 2, size * 0.56, size * radius, 0, 2 * Math.PI);
  pen.fill();
};

export function drawTile(pen: Pen, tile: string, size: number): void {
  const [ink, lighter, shade] = GROUND[tile] ?? ['moss', 6, 3];
  pen.fillStyle = css(ink, lighter);
  pen.fillRect(0, 0, size, size);
  shape(pen, ink, shade, size, [
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  if (tile === '@') {
    shape(pen, 'cream', 0, size, [
      [0.1, 0.24],
      [0.9, 0.24],
      [0.9, 0.88],
      [0.1, 0.88],
    ]);
    disc(pen, 'fox', 0, size, 0.24);
    disc(pen, 'paper', 0, size, 0.18);
  }
  if (tile === 'O') {
    disc(pen, 'navy', -6, size, 0.32);
    shape(pen, 'coral', 0, size, [
      [0.5, 0.02],
      [0.9, 0.2],
      [0.5, 0.36],
    ]);
  }
  if (tile === 'w')
    shape(pen, 'sky', 4, size, [
      [0.2, 0.5],
      [0.38, 0.36],
      [0.56, 0.5],
      [0.74, 0.36],
      [0.7, 0.48],
      [0.56, 0.6],
      [0.38, 0.46],
    ]);
}
