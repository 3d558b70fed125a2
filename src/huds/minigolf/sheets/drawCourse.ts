// Small picture of a course for the mini map: its fairway, pieces, ball and hole as flat shapes.
import { css, type Ink } from '../../../../scenes/kit/core/inks.ts';
import type { Drawing } from '../../../../scenes/minigolf/levels/drawing.ts';
import type { Kind } from '../../../../scenes/minigolf/rules/course.ts';

const INKS: Readonly<Record<Kind, readonly [ink: Ink, lighter: number]>> = {
  wall: ['indigo', -4],
  sand: ['sand', 0],
  water: ['sky', 0],
  ice: ['paper', 0],
  bumper: ['coral', 0],
  gate: ['plum', 0],
  slope: ['moss', -12],
  hill: ['moss', -6],
  portal: ['plum', 12],
  lift: ['teal', 0],
  mill: ['fox', 0],
};

export function drawCourse(pen: CanvasRenderingContext2D, drawing: Drawing, scale: number): void {
  const { fairway, obstacles, start, hole } = drawing;
  pen.save();
  pen.scale(scale, scale);
  pen.fillStyle = css('moss', fairway.length > 0 ? -18 : 6);
  pen.fillRect(0, 0, 800, 600);
  pen.fillStyle = css('moss', 6);
  pen.beginPath();
  for (const { x, y } of fairway) pen.lineTo(x, y);
  pen.fill();
  for (const { type, x, y, width, height } of obstacles) {
    pen.fillStyle = css(...INKS[type]);
    pen.fillRect(x, y, width, height);
  }
  for (const [{ x, y }, ink] of [
    [start, 'paper'],
    [hole, 'navy'],
  ] as const) {
    pen.fillStyle = css(ink, 0);
    pen.fillRect(x - 14, y - 14, 28, 28);
  }
  pen.restore();
}
