// Overlays of the map: sight regions, paths, path preview, pointer target.
import type { Rect } from '../../kit/core/rules.ts';
import { visibilityPolygon } from '../../kit/core/world/sight.ts';
import { drawDots } from '../../kit/phaser/dots.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Point } from '../rules/pathGeometry.ts';
import type { Terrain } from '../rules/terrain.ts';

type Graphics = Phaser.GameObjects.Graphics;

/** An agent at its interpolated position. */
export interface SightSource extends Point {
  readonly id: number;
  readonly viewDistance: number;
  readonly isSelected: boolean;
  readonly isBusy: boolean;
}

const WHOLE_TURN = 2 * Math.PI;

/** Sight regions of agents, cut by obstacles; computed again when an agent has moved. */
export class SightRegions {
  readonly #known = new Map<number, { readonly key: string; readonly outline: readonly number[] }>();

  draw(g: Graphics, paper: Paper, agents: readonly SightSource[], { solids, shut }: Terrain): void {
    for (const agent of agents) {
      const ink = agent.isBusy ? 'coral' : agent.isSelected ? 'fox' : 'paper';
      const outline = this.#outlineOf(agent, solids, shut);
      g.fillStyle(paper.rgb(ink), agent.isSelected ? 0.26 : 0.17);
      trace(g, outline);
      g.fillPath();
      g.lineStyle(agent.isSelected ? 2.5 : 1.5, paper.rgb(ink, 4), agent.isSelected ? 0.9 : 0.55);
      trace(g, outline);
      g.strokePath();
    }
  }

  #outlineOf({ id, x, y, viewDistance }: SightSource, solids: readonly Rect[], shut: number): readonly number[] {
    const key = `${Math.round(x)} ${Math.round(y)} ${solids.length} ${shut}`;
    const known = this.#known.get(id);
    if (known?.key === key) return known.outline;
    const outline = visibilityPolygon({ x, y, direction: 0, range: viewDistance, angle: WHOLE_TURN }, solids).slice(2);
    this.#known.set(id, { key, outline });
    return outline;
  }
}

export function trace(g: Graphics, outline: readonly number[]): void {
  g.beginPath();
  g.moveTo(outline[0] as number, outline[1] as number);
  for (let i = 2; i < outline.length; i += 2) g.lineTo(outline[i] as number, outline[i + 1] as number);
  g.closePath();
}

const GAP = 14;

/** Evenly spaced points along a path. */
export function* dotsAlong(points: readonly Point[]): Generator<Point> {
  let rest = GAP;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    let at = rest;
    for (; at < long; at += GAP) yield { x: a.x + ((b.x - a.x) * at) / long, y: a.y + ((b.y - a.y) * at) / long };
    rest = at - long;
  }
}

/** Ordered path: dots, and a ring at its end; smaller dots to the further waypoints. */
export function drawPath(
  g: Graphics,
  paper: Paper,
  way: readonly Point[],
  queue: readonly Point[],
  isSelected: boolean,
): void {
  const alpha = isSelected ? 1 : 0.6;
  drawDots(g, paper, dotsAlong(way), { ink: 'fox', alpha, radius: 3 });
  const end = way.at(-1);
  if (!end || way.length < 2) return;
  drawDots(g, paper, dotsAlong([end, ...queue]), { ink: 'fox', alpha: alpha * 0.7, radius: 2 });
  g.lineStyle(3, paper.rgb('fox'), alpha);
  for (const { x, y } of [end, ...queue]) g.strokeCircle(x, y, END_RING);
}

export function drawPreview(g: Graphics, paper: Paper, way: readonly Point[]): void {
  drawDots(g, paper, dotsAlong(way), { ink: 'paper', alpha: 0.85, radius: 2.4 });
  const end = way.at(-1);
  if (!end) return;
  g.lineStyle(2, paper.rgb('paper'), 0.9);
  g.strokeCircle(end.x, end.y, END_RING);
}

/** Route that is being drawn: a line in the agent's ink, a ring at its end. */
export function drawRoute(g: Graphics, paper: Paper, route: readonly Point[], to: Point): void {
  g.lineStyle(4, paper.rgb('fox'), 0.95);
  const line = [...route, to];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    g.lineBetween(a.x, a.y, b.x, b.y);
  }
  g.strokeCircle(to.x, to.y, END_RING);
}

/** Agent and the person it follows: dots from one to the other, and a ring round the person. */
export function drawFollowing(g: Graphics, paper: Paper, way: readonly Point[], isSelected: boolean): void {
  const alpha = isSelected ? 1 : 0.6;
  drawDots(g, paper, dotsAlong(way), { ink: 'fox', alpha, radius: 3 });
  const end = way.at(-1);
  if (!end) return;
  g.lineStyle(3, paper.rgb('fox'), alpha);
  g.strokeCircle(end.x, end.y, PERSON_RING);
}
/** Radius of the ring at the end of a way, and of the ring round a person who is followed. */
const END_RING = 8;
const PERSON_RING = 21;

/** Review of a moment: from where an agent would have seen it. */
export function drawWithinSight(g: Graphics, paper: Paper, { x, y }: Point, reach: number): void {
  g.lineStyle(3, paper.rgb('gold'), 0.9);
  g.strokeCircle(x, y, reach);
}

/** Review: the enemy that it is about. */
export function drawCulprit(g: Graphics, paper: Paper, { x, y }: Point): void {
  g.lineStyle(4, paper.rgb('coral'), 1);
  g.strokeCircle(x, y, PERSON_RING);
}

/** Review: the path of an enemy so far. */
export function drawTrail(g: Graphics, paper: Paper, points: readonly Point[]): void {
  g.lineStyle(3, paper.rgb('coral'), 0.8);
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    g.lineBetween(a.x, a.y, b.x, b.y);
  }
}
