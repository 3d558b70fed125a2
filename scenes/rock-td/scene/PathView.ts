// Path view: a strip of sand along the path, and dots along the preview.
import { drawDots } from '../../kit/phaser/dots.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { findPath } from '../rules/path.ts';
import type { PathPreview } from '../rules/pathPreview.ts';
import { cellCentre, type State } from '../rules/state.ts';

const STRIP = 34;
const DOTS = 4;

export class PathView {
  readonly #strip: Phaser.GameObjects.Graphics;
  readonly #dots: Phaser.GameObjects.Graphics;
  readonly #paper: Paper;
  #walls = '';
  #shown = '';

  constructor(scene: Pick<Phaser.Scene, 'add'>, paper: Paper) {
    this.#paper = paper;
    this.#strip = scene.add.graphics().setDepth(1);
    this.#dots = scene.add.graphics().setDepth(6);
  }

  sync({ map, walls, phase }: Readonly<State>, { path, more }: PathPreview): void {
    if (walls !== this.#walls) {
      this.#walls = walls;
      this.#draw(findPath(map, walls)?.path ?? []);
    }
    const places = phase === 'placing' && more !== null && more !== 0 ? path.join() : '';
    if (places === this.#shown) return;
    this.#shown = places;
    this.#dots.clear();
    if (places !== '') drawDots(this.#dots, this.#paper, between(path), { ink: 'fox', alpha: 0.95, radius: 4.5 });
  }

  #draw(path: readonly number[]): void {
    const paper = this.#paper;
    this.#strip.clear();
    for (const [width, ink, lighter] of [
      [STRIP + 6, 'paper', 0],
      [STRIP, 'sand', 4],
      [STRIP - 16, 'sand', 9],
    ] as const) {
      this.#strip.fillStyle(paper.rgb(ink, lighter), 1);
      path.forEach((cell, index) => {
        const [a, b] = [cellCentre(cell), cellCentre(path[index + 1] ?? cell)];
        const half = width / 2;
        this.#strip.fillRect(
          Math.min(a.x, b.x) - half,
          Math.min(a.y, b.y) - half,
          Math.abs(a.x - b.x) + width,
          Math.abs(a.y - b.y) + width,
        );
      });
    }
    for (const { x, y, dx, dy } of arrowsOf(path)) {
      this.#strip.fillStyle(paper.rgb('sand', -14), 0.9);
      const [tip, back, wide] = [9, 6, 8];
      this.#strip.fillTriangle(
        x + dx * tip,
        y + dy * tip,
        x - dx * back - dy * wide,
        y - dy * back + dx * wide,
        x - dx * back + dy * wide,
        y - dy * back - dx * wide,
      );
    }
  }
}

/** Arrows in the middle of every second step, which say where the way leads. */
function arrowsOf(path: readonly number[]): { x: number; y: number; dx: number; dy: number }[] {
  return path.slice(1).flatMap((cell, index) => {
    if (index % 2 === 1) return [];
    const [a, b] = [cellCentre(path[index] as number), cellCentre(cell)];
    return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, dx: Math.sign(b.x - a.x), dy: Math.sign(b.y - a.y) }];
  });
}

/** Evenly spaced dots along a path. */
function between(path: readonly number[]): { x: number; y: number }[] {
  return path.slice(1).flatMap((cell, index) => {
    const [a, b] = [cellCentre(path[index] as number), cellCentre(cell)];
    return Array.from({ length: DOTS }, (_, i) => ({
      x: a.x + ((b.x - a.x) * i) / DOTS,
      y: a.y + ((b.y - a.y) * i) / DOTS,
    }));
  });
}
