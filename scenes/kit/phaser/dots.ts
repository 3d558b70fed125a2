// Rows of dots that say where something would fly: along a line, or through the places of an arc.
import type { Ink } from '../core/inks.ts';
import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

export interface Dots {
  readonly ink: Ink;
  readonly alpha: number;
  /** Of a dot, in world pixels. */
  readonly radius: number;
}

/** A straight row: the first dot so far away, the next each a gap further, up to the reach. */
export interface DottedLine extends Dots {
  readonly first: number;
  readonly gap: number;
  readonly reach: number;
  /** Dots grow fainter with the way and would be gone here. */
  readonly goneAt: number;
}

/** A dot at every place. */
export function drawDots(
  g: Phaser.GameObjects.Graphics,
  paper: Paper,
  places: Iterable<At>,
  { ink, alpha, radius }: Dots,
): void {
  g.fillStyle(paper.rgb(ink), alpha);
  for (const { x, y } of places) g.fillCircle(x, y, radius);
}

/** Dots from a place in a direction, in radians; none at the reach itself. */
export function drawDottedLine(
  g: Phaser.GameObjects.Graphics,
  paper: Paper,
  { x, y }: At,
  direction: number,
  { ink, alpha, radius, first, gap, reach, goneAt }: DottedLine,
): void {
  const [dx, dy] = [Math.cos(direction), Math.sin(direction)];
  for (let away = first; away < reach; away += gap) {
    g.fillStyle(paper.rgb(ink), alpha * (1 - away / goneAt));
    g.fillCircle(x + dx * away, y + dy * away, radius);
  }
}
