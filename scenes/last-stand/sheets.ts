// Sheets of paper from side to side of the stage and a little beyond: what sky and land are made of.
import { type Paper, type Pen, polygon } from '../kit/phaser/paper.ts';
import { WORLD } from './constants.ts';

/** So much of a layer lies beyond each side of the stage, for the sheets to shift. */
export const OVERSCAN = 24;

export interface Layer {
  readonly key: string;
  /** Of its top edge. */
  readonly y: number;
  readonly height: number;
  /** How far it shifts while the gun drives from one side to the other, in px; nearer sheets shift further. */
  readonly shift: number;
  draw(pen: Pen): void;
}

/** A shaken stage must not show what lies behind the sheets. */
export const SHAKEN = 8;
export const LEFT = -OVERSCAN;
export const RIGHT = WORLD.width + OVERSCAN;

export function bakeLayer(paper: Paper, { key, height, draw }: Layer): void {
  paper.bake(
    key,
    WORLD.width + 2 * OVERSCAN,
    height,
    pen => {
      pen.g.translate(OVERSCAN, 0);
      draw(pen);
    },
    true,
  );
}

/** Places a layer's picture; its shift is added to this x. */
export const layerImage = (paper: Paper, { key, y }: Layer, depth: number) =>
  paper.image(-OVERSCAN, y, key, depth).setOrigin(0);

export const layerX = (shift: number, gunX: number): number => -OVERSCAN - (gunX / WORLD.width - 0.5) * shift;

/** How high a wavy edge is at a place. */
export function ridgeY(x: number, top: number, sway: number, waves: number, phase: number): number {
  const at = (x / WORLD.width) * waves;
  return top + Math.sin(at + phase) * sway + Math.sin(at * 2.3 + phase * 1.7) * sway * 0.4;
}

/** A wavy upper edge from side to side, closed below. */
export function ridge(top: number, sway: number, waves: number, phase: number, bottom: number): string {
  const points: [number, number][] = [];
  for (let x = LEFT - 10; x <= RIGHT + 10; x += 14) points.push([x, ridgeY(x, top, sway, waves, phase)]);
  return polygon([...points, [RIGHT + 10, bottom + 10], [LEFT - 10, bottom + 10]]);
}
