// Drawing of perception: vision cones cut by walls, chase lines, noise rings, aim line, target brackets.
import type { Ink } from '../../kit/core/inks.ts';
import type { Rect } from '../../kit/core/rules.ts';
import { type Cone, firstHit, visibilityPolygon } from '../../kit/core/world/sight.ts';
import { drawDottedLine } from '../../kit/phaser/dots.ts';
import type { GameScene } from '../../kit/phaser/GameScene.ts';
import type { Paper } from '../../kit/phaser/paper.ts';

export type Graphics = ReturnType<GameScene['add']['graphics']>;

/** Draws a vision cone in two halves, as paper with a fold: the same region as the rules test. */
export function drawCone(
  g: Graphics,
  paper: Paper,
  cone: Cone,
  solids: readonly Rect[],
  ink: Ink,
  alpha: number,
  /** Clips the outline before it is filled. */
  cut: (outline: readonly number[]) => readonly number[] = outline => outline,
): void {
  for (const [side, shade] of [
    [-1, 1],
    [1, 0.78],
  ] as const) {
    const half = { ...cone, direction: cone.direction + (side * cone.angle) / 4, angle: cone.angle / 2 };
    fill(g, cut(visibilityPolygon(half, solids)), paper.rgb(ink), alpha * shade);
  }
}

function fill(g: Graphics, outline: readonly number[], colour: number, alpha: number): void {
  if (outline.length < 6) return;
  g.fillStyle(colour, alpha);
  trace(g, outline);
  g.fillPath();
}

function trace(g: Graphics, outline: readonly number[]): void {
  g.beginPath();
  g.moveTo(outline[0] as number, outline[1] as number);
  for (let i = 2; i < outline.length; i += 2) g.lineTo(outline[i] as number, outline[i + 1] as number);
  g.closePath();
}

/** Line between a chasing guard and the fox: the chase ends when a wall cuts it. */
export function drawThread(
  g: Graphics,
  paper: Paper,
  from: { x: number; y: number },
  to: { x: number; y: number },
): void {
  g.lineStyle(1.5, paper.rgb('coral', 8), 0.75);
  g.lineBetween(from.x, from.y, to.x, to.y);
}

/** Noise ring: every guard inside has heard it. */
export function drawNoise(g: Graphics, paper: Paper, x: number, y: number, radius: number, reach: number): void {
  const left = Math.max(0, 1 - radius / Math.max(1, reach));
  g.lineStyle(2 + 3 * left, paper.rgb('paper'), 0.15 + 0.5 * left);
  g.strokeCircle(x, y, radius);
}

const AIM_REACH = 110;
const AIM_DOTS = { ink: 'cream', alpha: 0.75, radius: 2, first: 34, gap: 12, goneAt: AIM_REACH + 20 } as const;

/** Dots in the direction of the fox, up to the first wall. */
export function drawAim(
  g: Graphics,
  paper: Paper,
  x: number,
  y: number,
  facing: number,
  solids: readonly Rect[],
): void {
  const free = firstHit(x, y, x + Math.cos(facing) * AIM_REACH, y + Math.sin(facing) * AIM_REACH, solids);
  const reach = Math.min(1, free) * AIM_REACH;
  drawDottedLine(g, paper, { x, y }, facing, { ...AIM_DOTS, reach });
}

/** Brackets round the target of FIRE: gold for a takedown. */
export function drawTarget(g: Graphics, paper: Paper, x: number, y: number, ink: Ink): void {
  g.lineStyle(2, paper.rgb(ink), 0.85);
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    g.beginPath();
    g.moveTo(x + sx * 21, y + sy * 14);
    g.lineTo(x + sx * 21, y + sy * 21);
    g.lineTo(x + sx * 14, y + sy * 21);
    g.strokePath();
  }
}
