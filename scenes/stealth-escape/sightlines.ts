// What guards see and hear, drawn: cones cut by walls, the thread of a chase, noise rings, and where the next dart would go.
import type { Ink } from '../kit/core/inks.ts';
import type { Rect } from '../kit/core/rules.ts';
import { type Cone, firstHit, seenRegion } from '../kit/core/sight.ts';
import type { GameScene } from '../kit/phaser/GameScene.ts';
import type { Paper } from '../kit/phaser/paper.ts';

export type Graphics = ReturnType<GameScene['add']['graphics']>;

/** A cone is a sheet of vellum with one fold down its middle: the same region as the rules test, in two halves. */
export function drawCone(
  g: Graphics,
  paper: Paper,
  cone: Cone,
  solids: readonly Rect[],
  ink: Ink,
  alpha: number,
): void {
  for (const [side, shade] of [
    [-1, 1],
    [1, 0.78],
  ] as const) {
    const half = { ...cone, direction: cone.direction + (side * cone.angle) / 4, angle: cone.angle / 2 };
    fill(g, seenRegion(half, solids), paper.rgb(ink), alpha * shade);
  }
}

function fill(g: Graphics, outline: readonly number[], colour: number, alpha: number): void {
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

/** While it lasts a guard chases: only a wall across it ends that. */
export function drawThread(
  g: Graphics,
  paper: Paper,
  from: { x: number; y: number },
  to: { x: number; y: number },
): void {
  g.lineStyle(1.5, paper.rgb('coral', 8), 0.75);
  g.lineBetween(from.x, from.y, to.x, to.y);
}

/** The noise of a shot: everybody inside the ring has heard it. */
export function drawNoise(g: Graphics, paper: Paper, x: number, y: number, radius: number, reach: number): void {
  const left = Math.max(0, 1 - radius / Math.max(1, reach));
  g.lineStyle(2 + 3 * left, paper.rgb('paper'), 0.15 + 0.5 * left);
  g.strokeCircle(x, y, radius);
}

const AIM_REACH = 110;

/** A row of dots where the fox looks, up to the first wall. */
export function drawAim(
  g: Graphics,
  paper: Paper,
  x: number,
  y: number,
  facing: number,
  solids: readonly Rect[],
): void {
  const dx = Math.cos(facing);
  const dy = Math.sin(facing);
  const free = Math.min(1, firstHit(x, y, x + dx * AIM_REACH, y + dy * AIM_REACH, solids)) * AIM_REACH;
  for (let away = 34; away < free; away += 12) {
    g.fillStyle(paper.rgb('cream'), 0.75 * (1 - away / (AIM_REACH + 20)));
    g.fillCircle(x + dx * away, y + dy * away, 2);
  }
}

/** Corners around the guard that FIRE would find. */
export function drawTarget(g: Graphics, paper: Paper, x: number, y: number): void {
  g.lineStyle(2, paper.rgb('cream'), 0.85);
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
