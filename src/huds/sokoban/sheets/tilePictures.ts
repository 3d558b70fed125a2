// Tile icons of the editor, in the stage's colours.
import { css, type Ink } from '../../../../scenes/kit/core/inks.ts';
import { SHADED, type TilePen, tilePen } from '../../../play/editor/pen.ts';

/** In units of the tile, as the fox's head. */
function fox({ shape }: TilePen): void {
  shape('fox', 3, [
    [0.14, 0.12],
    [0.34, 0.32],
    [0.66, 0.32],
    [0.86, 0.12],
    [0.84, 0.58],
    [0.5, 0.88],
    [0.16, 0.58],
  ]);
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
  pen.fillStyle = css(ink, home ? 4 : -11);
  pen.fillRect(at, at, side, side);
  pen.fillStyle = css(ink, home ? -6 : -22);
  pen.beginPath();
  pen.moveTo(at + side, at);
  pen.lineTo(at + side, at + side);
  pen.lineTo(at, at + side);
  pen.fill();
  if (home) {
    tilePen(pen, size).disc('gold', 6, 0.18);
    return;
  }
  pen.fillStyle = css('coral', -8);
  pen.fillRect(size * 0.44, at, size * 0.12, side);
  pen.fillRect(at, size * 0.44, side, size * 0.12);
}

export function drawTile(pen: CanvasRenderingContext2D, tile: string, size: number): void {
  const shapes = tilePen(pen, size);
  const { ground, disc, shape } = shapes;
  const gap = size > 20 ? 1 : 0.5;
  if (tile === '#') {
    ground('indigo', -2);
    shape('indigo', -8, SHADED);
    return;
  }
  ground('sand', -4);
  ground('cream', 1, gap);
  if ('.*+'.includes(tile)) {
    disc('gold', 0, 0.36);
    disc('cream', -2, 0.17);
  }
  if (tile === '$' || tile === '*') parcel(pen, size, tile === '*');
  if (tile === '@' || tile === '+') fox(shapes);
}
