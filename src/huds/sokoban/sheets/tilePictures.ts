// Small pictures of a level's tiles for the editor: the same papers as on the stage, drawn flat.
import { css, type Ink } from '../../../../scenes/kit/core/inks.ts';

const square = (pen: CanvasRenderingContext2D, x: number, y: number, side: number, ink: Ink, lighter = 0): void => {
  pen.fillStyle = css(ink, lighter);
  pen.fillRect(x, y, side, side);
};

const disc = (pen: CanvasRenderingContext2D, size: number, radius: number, ink: Ink, lighter = 0): void => {
  pen.fillStyle = css(ink, lighter);
  pen.beginPath();
  pen.arc(size / 2, size / 2, size * radius, 0, 2 * Math.PI);
  pen.fill();
};

/** In units of the tile, as the fox's head. */
function fox(pen: CanvasRenderingContext2D, size: number): void {
  const shape = (ink: Ink, lighter: number, points: readonly (readonly [number, number])[]) => {
    pen.fillStyle = css(ink, lighter);
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x * size, y * size);
    pen.fill();
  };
  shape('fox', 3, [
    [0.14, 0.12],
    [0.34, 0.32],
    [0.66, 0.32],
    [0.86, 0.12],
    [0.84, 0.58],
    [0.5, 0.88],
    [0.16, 0.58],
  ]); // prettier-ignore
  shape('fox', -8, [
    [0.5, 0.32],
    [0.66, 0.32],
    [0.86, 0.12],
    [0.84, 0.58],
    [0.5, 0.88],
  ]);
  shape('cream', 3, [
    [0.16, 0.58],
    [0.38, 0.58],
    [0.5, 0.88],
  ]);
  shape('cream', -5, [
    [0.84, 0.58],
    [0.62, 0.58],
    [0.5, 0.88],
  ]);
  shape('navy', 0, [
    [0.43, 0.79],
    [0.57, 0.79],
    [0.5, 0.88],
  ]);
}

function parcel(pen: CanvasRenderingContext2D, size: number, home: boolean): void {
  const [at, side] = [size * 0.14, size * 0.72];
  const ink: Ink = home ? 'moss' : 'sand';
  square(pen, at, at, side, ink, home ? 4 : -11);
  pen.fillStyle = css(ink, home ? -6 : -22);
  pen.beginPath();
  pen.moveTo(at + side, at);
  pen.lineTo(at + side, at + side);
  pen.lineTo(at, at + side);
  pen.fill();
  if (home) {
    disc(pen, size, 0.18, 'gold', 6);
    return;
  }
  pen.fillStyle = css('coral', -8);
  pen.fillRect(size * 0.44, at, size * 0.12, side);
  pen.fillRect(at, size * 0.44, side, size * 0.12);
}

export function drawTile(pen: CanvasRenderingContext2D, tile: string, size: number): void {
  const gap = size > 20 ? 1 : 0.5;
  if (tile === '#') {
    square(pen, 0, 0, size, 'indigo', -2);
    pen.fillStyle = css('indigo', -8);
    pen.beginPath();
    pen.moveTo(size, 0);
    pen.lineTo(size, size);
    pen.lineTo(0, size);
    pen.fill();
    return;
  }
  square(pen, 0, 0, size, 'sand', -4);
  square(pen, 0, 0, size - gap, 'cream', 1);
  if ('.*+'.includes(tile)) {
    disc(pen, size, 0.36, 'gold', 0);
    disc(pen, size, 0.17, 'cream', -2);
  }
  if (tile === '$' || tile === '*') parcel(pen, size, tile === '*');
  if (tile === '@' || tile === '+') fox(pen, size);
}
