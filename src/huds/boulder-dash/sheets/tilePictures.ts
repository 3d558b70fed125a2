// Tile icons of the cave editor, drawn flat on a 2D canvas.
import { SHADED, tilePen } from '../../../play/editor/pen.ts';

const SOFT = [
  [0.12, 0],
  [0.88, 0],
  [0.98, 0.12],
  [0.98, 0.88],
  [0.88, 0.98],
  [0.12, 0.98],
  [0, 0.88],
  [0, 0.12],
] as const;

/** Brick; a magic wall has a star on it, a growing one arrows to where it grows. */
function drawBrick({ shape, ground }: ReturnType<typeof tilePen>, letter: string, gap: number): void {
  ground('plum', -24);
  const brick = (x: number, y: number, width: number) =>
    shape('plum', -9, [
      [x, y],
      [x + width, y],
      [x + width, y + 0.44],
      [x, y + 0.44],
    ]);
  brick(0, 0, 0.62);
  brick(0.68, 0, gap - 0.68);
  brick(0, 0.5, 0.28);
  brick(0.34, 0.5, gap - 0.34);
  if (letter === 'M')
    shape('gold', 4, [
      [0.5, 0.12],
      [0.6, 0.4],
      [0.88, 0.5],
      [0.6, 0.6],
      [0.5, 0.88],
      [0.4, 0.6],
      [0.12, 0.5],
      [0.4, 0.4],
    ]);
  const arrow = (turn: (x: number, y: number) => readonly [number, number]) =>
    shape('cream', 2, [turn(0.66, 0.34), turn(0.92, 0.5), turn(0.66, 0.66)]);
  if ('xe'.includes(letter)) {
    arrow((x, y) => [x, y]);
    arrow((x, y) => [1 - x, y]);
  }
  if ('ve'.includes(letter)) {
    arrow((x, y) => [y, x]);
    arrow((x, y) => [y, 1 - x]);
  }
}

export function drawTile(pen: CanvasRenderingContext2D, letter: string, size: number): void {
  const { shape, ground } = tilePen(pen, size);
  const gap = 1 - 1 / size;
  ground('navy', -4);
  if (letter === 'W') {
    ground('indigo', -10);
    shape('indigo', -16, SHADED);
  } else if ('wMxve'.includes(letter)) {
    drawBrick(tilePen(pen, size), letter, gap);
  } else if (letter === 'a') {
    shape('moss', -8, SOFT);
    shape('moss', 8, [
      [0.2, 0.25],
      [0.42, 0.25],
      [0.42, 0.47],
      [0.2, 0.47],
    ]);
    shape('moss', -20, [
      [0.55, 0.55],
      [0.78, 0.55],
      [0.78, 0.78],
      [0.55, 0.78],
    ]);
  } else if (letter === 's') {
    ground('teal', -24);
    for (const y of [0.08, 0.4, 0.72])
      shape('teal', -6, [
        [0, y],
        [0.5, y + 0.1],
        [gap, y],
        [gap, y + 0.16],
        [0.5, y + 0.26],
        [0, y + 0.16],
      ]);
  } else if ('QoOq'.includes(letter)) {
    shape('coral', 2, [
      [0.5, 0.02],
      [0.66, 0.34],
      [0.98, 0.5],
      [0.66, 0.66],
      [0.5, 0.98],
      [0.34, 0.66],
      [0.02, 0.5],
      [0.34, 0.34],
    ]);
    shape('gold', 8, [
      [0.36, 0.36],
      [0.64, 0.36],
      [0.64, 0.64],
      [0.36, 0.64],
    ]);
    heading(shape, 'QoOq'.indexOf(letter));
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
    heading(shape, 'CbBc'.indexOf(letter));
  }
}

/** Mark at the side to which a creature looks: left, up, right, down. */
function heading(shape: ReturnType<typeof tilePen>['shape'], way: number): void {
  const at = (x: number, y: number): readonly [number, number] => {
    const turned: readonly (readonly [number, number])[] = [
      [x, y],
      [1 - y, x],
      [1 - x, 1 - y],
      [y, 1 - x],
    ];
    return turned[way] ?? [x, y];
  };
  shape('paper', 2, [at(0.02, 0.5), at(0.2, 0.38), at(0.2, 0.62)]);
}
