// Canvas shapes for the tile pictures of an editor; coordinates are parts of the tile's side, 0 to 1.
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';

type Points = readonly (readonly [x: number, y: number])[];

export interface TilePen {
  /** Polygon with these corners. */
  shape(ink: Ink, lighter: number, points: Points): void;
  /** Whole tile, except a gap at its right and lower edge, in pixels. */
  ground(ink: Ink, lighter: number, gap?: number): void;
  disc(ink: Ink, lighter: number, radius: number, y?: number): void;
}

/** Lower right half of a tile: the shaded side of a fold. */
export const SHADED: Points = [
  [1, 0],
  [1, 1],
  [0, 1],
];

export const tilePen = (pen: CanvasRenderingContext2D, size: number): TilePen => ({
  shape(ink, lighter, points) {
    pen.fillStyle = css(ink, lighter);
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x * size, y * size);
    pen.fill();
  },
  ground(ink, lighter, gap = 0) {
    pen.fillStyle = css(ink, lighter);
    pen.fillRect(0, 0, size - gap, size - gap);
  },
  disc(ink, lighter, radius, y = 0.5) {
    pen.fillStyle = css(ink, lighter);
    pen.beginPath();
    pen.arc(size / 2, size * y, size * radius, 0, 2 * Math.PI);
    pen.fill();
  },
});
