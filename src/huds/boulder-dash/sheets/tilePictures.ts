// Tile icons of the cave editor, drawn flat on a 2D canvas.
import { SHADED, tilePen } from '../../../play/editor/pen.ts';

export function drawTile(pen: CanvasRenderingContext2D, letter: string, size: number): void {
  const { shape, ground } = tilePen(pen, size);
  const gap = 1 - 1 / size;
  ground('navy', -4);
  if (letter === 'W') {
    ground('indigo', -10);
    shape('indigo', -16, SHADED);
  } else if (letter === '.') {
    shape('sand', -33, [
      [0, 0],
      [gap, 0],
      [gap, gap],
      [0, gap],
    ]);
    shape('sand', -37, [
      [gap, 0],
      [gap, gap],
      [0, gap],
    ]);
  } else if (letter === 'r' || letter === 'R') {
    shape('paper', -20, [
      [0.1, 0.3],
      [0.35, 0.08],
      [0.7, 0.1],
      [0.92, 0.4],
      [0.85, 0.75],
      [0.55, 0.94],
      [0.15, 0.75],
    ]);
    shape('paper', -38, [
      [0.92, 0.4],
      [0.85, 0.75],
      [0.55, 0.94],
      [0.15, 0.75],
      [0.45, 0.5],
    ]);
    if (letter === 'R')
      shape('coral', 0, [
        [0.35, 0.45],
        [0.65, 0.45],
        [0.5, 0.75],
      ]);
  } else if (letter === 'd' || letter === 'D') {
    shape('gold', 2, [
      [0.25, 0.14],
      [0.75, 0.14],
      [0.95, 0.4],
      [0.5, 0.94],
      [0.05, 0.4],
    ]);
    shape('gold', -14, [
      [0.95, 0.4],
      [0.5, 0.94],
      [0.5, 0.4],
    ]);
    if (letter === 'D')
      shape('coral', 0, [
        [0.35, 0.45],
        [0.65, 0.45],
        [0.5, 0.75],
      ]);
  } else if (letter === 'X') {
    shape('moss', -4, [
      [0.06, 0.06],
      [0.94, 0.06],
      [0.94, 0.94],
      [0.06, 0.94],
    ]);
    shape('paper', 1, [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.94],
      [0.25, 0.94],
    ]);
  } else if (letter === 'P') {
    shape('fox', 3, [
      [0.14, 0.12],
      [0.34, 0.32],
      [0.66, 0.32],
      [0.86, 0.12],
      [0.84, 0.58],
      [0.5, 0.88],
      [0.16, 0.58],
    ]);
    shape('cream', 2, [
      [0.16, 0.58],
      [0.5, 0.64],
      [0.84, 0.58],
      [0.5, 0.88],
    ]);
  } else if (letter !== ' ') {
    shape('coral', 2, [
      [0.5, 0.4],
      [0.95, 0.12],
      [0.85, 0.62],
      [0.5, 0.72],
      [0.15, 0.62],
      [0.05, 0.12],
    ]);
    shape('plum', -2, [
      [0.5, 0.2],
      [0.62, 0.5],
      [0.5, 0.9],
      [0.38, 0.5],
    ]);
  }
}
