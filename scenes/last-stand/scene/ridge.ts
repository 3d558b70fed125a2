// Wavy ridge shapes across the stage, for sky and landscape layers.
import type { Span } from '../../kit/phaser/Backdrop.ts';
import { polygon } from '../../kit/phaser/paper.ts';
import { WORLD } from '../constants.ts';

/** Y of a wavy edge at an x. */
export function ridgeY(x: number, top: number, sway: number, waves: number, phase: number): number {
  const at = (x / WORLD.width) * waves;
  return top + Math.sin(at + phase) * sway + Math.sin(at * 2.3 + phase * 1.7) * sway * 0.4;
}

/** Overdraw beyond the sides, which hides the lit rim of the edge, in px. */
const BEYOND = 10;
const STEP = 14;

/** A wavy upper edge from side to side, closed below. */
export function ridge(
  { left, right }: Pick<Span, 'left' | 'right'>,
  top: number,
  sway: number,
  waves: number,
  phase: number,
  bottom: number,
): string {
  const points: [number, number][] = [];
  for (let x = left - BEYOND; x < right + BEYOND + STEP; x += STEP)
    points.push([x, ridgeY(x, top, sway, waves, phase)]);
  return polygon([...points, [right + BEYOND + STEP, bottom + BEYOND], [left - BEYOND, bottom + BEYOND]]);
}
