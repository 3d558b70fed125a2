// Dotted aiming lines: a straight line, or dots at the points of a trajectory.
import type { Ink } from '../core/inks.ts';
import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Dots {
  readonly ink: Ink;
  readonly alpha: number;
  /** Radius of a dot in world pixels. */
  readonly radius: number;
}

/** A straight dotted line: distance of the first dot, of the next ones from each other, and maximum distance, in world pixels. */
export interface DottedLine extends Dots {
  readonly first: number;
  readonly gap: number;
  readonly reach: number;
  /** Distance at which the fading dots would be invisible. */
  readonly goneAt: number;
}

/** Draws a dot at every point. */
export function drawDots(
  g: Phaser.GameObjects.Graphics,
  paper: Paper,
  points: Iterable<Point>,
  { ink, alpha, radius }: Dots,
): void {
  g.fillStyle(paper.rgb(ink), alpha);
  for (const { x, y } of points) g.fillCircle(x, y, radius);
}

/** Draws dots from a point in a direction (radians); none at `reach` itself. */
export function drawDottedLine(
  g: Phaser.GameObjects.Graphics,
  paper: Paper,
  { x, y }: Point,
  direction: number,
  { ink, alpha, radius, first, gap, reach, goneAt }: DottedLine,
): void {
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
  for (let distance = first; distance < reach; distance += gap) {
    g.fillStyle(paper.rgb(ink), alpha * (1 - distance / goneAt));
    g.fillCircle(x + dx * distance, y + dy * distance, radius);
  }
}
