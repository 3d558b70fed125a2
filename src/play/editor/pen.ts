// Shapes of paper for the small pictures of an editor's tiles, in parts of the tile's side.
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';

type Points = readonly (readonly [x: number, y: number])[];

export interface TilePen {
  /** A flat piece with these corners. */
  shape(ink: Ink, lighter: number, points: Points): void;
  /** The whole tile, but for a gap at its right and lower edge, in pixels. */
  ground(ink: Ink, lighter: number, gap?: number): void;
  disc(ink: Ink, lighter: number, radius: number, y?: number): void;
}

/** The half at the lower right: the shaded side of a fold. */
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
