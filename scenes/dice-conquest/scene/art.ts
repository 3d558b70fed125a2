// Textures: boards of folded panels, home edges and towns, free cells, beam, threat tags.
import type { Ink } from '../../kit/core/inks.ts';
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';
import { polygon } from '../../kit/phaser/paper.ts';
import { ROWS } from '../constants.ts';
import { COLUMNS, type Player, startingRow } from '../rules/board.ts';
import { MARGIN, PANEL, topOf, WORLD } from '../rules/geometry.ts';
import { DIE, dieCut, INK } from './dieCut.ts';

export const boardKey = (rows: number): string => `board-${rows}`;
export const beamKey = (player: Player, rows: number): string => `beam-${player}-${rows}`;
export const dieKey = (player: Player, value: number): string => `die-${player}-${value}`;

const FACES = [1, 2, 3, 4, 5, 6];

export function bakeAll(paper: Paper): void {
  for (const rows of Object.values(ROWS)) {
    paper.bake(boardKey(rows), WORLD, WORLD, pen => drawBoard(pen, rows), true);
    for (const player of [1, 2] as const)
      paper.bake(beamKey(player, rows), PANEL, rows * PANEL, pen => drawBeam(pen, player, rows));
  }
  for (const player of [1, 2] as const) {
    for (const value of FACES) paper.bakeCut(dieKey(player, value), DIE, DIE, dieCut(player, value));
    paper.bakeCut(`lit-${player}`, PANEL, PANEL, litCut(player));
    paper.bakeCut(`mark-${player}`, PANEL, PANEL, markCut(player));
    paper.bakeCut(`tag-${player}`, PANEL, MARGIN, tagCut(player));
  }
  paper.bakeCut('clash', 90, 90, clashCut());
  paper.bakeCut('gain', 40, 40, gainCut());
}

function drawBoard(pen: Pen, rows: number): void {
  const top = topOf(rows);
  for (const player of [1, 2] as const) {
    if (top > MARGIN) drawTown(pen, player, rows);
    drawEdge(pen, player, rows);
  }
  const path = polygon(box(0, 0, COLUMNS.length * PANEL, rows * PANEL));
  pen.cut({ path, ink: 'cream', lift: 7, edge: 2.5 }, { x: MARGIN, y: top });
  for (let row = 0; row < rows; row++) for (const column of COLUMNS) drawPanel(pen, row, column, rows);
}

const box = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const square = (x: number, y: number, size: number) => box(x, y, size, size);

/** Home edge of a player: a wall of nine merlons. */
function drawEdge(pen: Pen, player: Player, rows: number): void {
  const ink = INK[player];
  for (const column of COLUMNS) {
    const merlon: Cut = {
      path: 'M-36 22L-36 -8L-27 -16L27 -16L36 -8L36 22Z',
      ink,
      lighter: column % 2 === 0 ? 0 : player === 1 ? -4 : 4,
      folds: [
        ['M0 -16L27 -16L36 -8L36 22L0 22Z', -7],
        ['M-36 -8L-27 -16L27 -16L36 -8Z', 11],
      ],
      lift: 4,
      edge: 1.5,
    };
    pen.cut(merlon, {
      x: MARGIN + (column + 0.5) * PANEL,
      y: player === 1 ? topOf(rows) - 14 : WORLD - topOf(rows) + 14,
      angle: player === 1 ? 0 : Math.PI,
    });
  }
}

/** Heights of a town's houses above its wall. */
const HOUSES = [58, 96, 74, 118, 66, 104, 84, 112, 62];

/** Town behind the home edge, where the short board leaves room: a folded house for each column. */
function drawTown(pen: Pen, player: Player, rows: number): void {
  const wall = topOf(rows) - 22;
  for (const column of COLUMNS) {
    const height = HOUSES[player === 1 ? column : COLUMNS.length - 1 - column] as number;
    const house: Cut = {
      path: `M-31 8L-31 ${24 - height}L0 ${-height}L31 ${24 - height}L31 8Z`,
      ink: INK[player],
      lighter: (player === 1 ? 14 : 30) + (column % 3) * 3,
      folds: [
        [`M0 ${-height}L31 ${24 - height}L31 8L0 8Z`, -6],
        [`M-31 ${24 - height}L0 ${-height}L31 ${24 - height}L0 ${32 - height}Z`, -12],
        [`M-7 ${48 - height}L7 ${48 - height}L7 ${66 - height}L-7 ${66 - height}Z`, 4, 'cream'],
      ],
      lift: 2,
      edge: 1.5,
    };
    pen.cut(house, {
      x: MARGIN + (column + 0.5) * PANEL,
      y: player === 1 ? wall : WORLD - wall,
      angle: player === 1 ? 0 : Math.PI,
    });
  }
}

/** Board panel with alternating folds. */
function drawPanel(pen: Pen, row: number, column: number, rows: number): void {
  const { g } = pen;
  const x = MARGIN + column * PANEL;
  const y = topOf(rows) + row * PANEL;
  const ink: Ink = 'cream';
  const lift = 2;
  const mountain = (row + column) % 2 === 0;
  const fill = (points: readonly (readonly [number, number])[], lighter: number) => {
    g.fillStyle = pen.ink(ink, lift + lighter);
    g.fill(new Path2D(polygon(points)));
  };
  fill(square(x, y, PANEL), mountain ? 1.5 : -2.5);
  const corner: [number, number] = mountain ? [x + PANEL, y] : [x, y];
  fill([corner, [x + PANEL, y + PANEL], [x, y + PANEL]], mountain ? -1 : -4.5);
  const home = ([1, 2] as const).find(player => row === startingRow(player, rows));
  if (home) {
    g.fillStyle = pen.ink(INK[home], home === 1 ? 10 : 38, home === 1 ? 0.4 : 0.6);
    g.fillRect(x, y, PANEL, PANEL);
  }
  g.fillStyle = pen.ink('paper', 3, mountain ? 0.75 : 0.4);
  g.fillRect(x, y, PANEL, 1.2);
  g.fillRect(x, y, 1.2, PANEL);
  g.fillStyle = pen.ink(ink, lift - 14, 0.5);
  g.fillRect(x, y + PANEL - 1, PANEL, 1);
  g.fillRect(x + PANEL - 1, y, 1, PANEL);
}

/** Free cell of the starting row, with an arrow. */
function litCut(player: Player): Cut {
  const way = player === 1 ? 1 : -1;
  return {
    path: polygon(square(-31, -31, 62)),
    ink: 'paper',
    lighter: 1,
    folds: [
      ['M31 -31L31 31L-31 31Z', -3],
      [`M-13 ${-9 * way}L0 ${7 * way}L13 ${-9 * way}L13 ${-1 * way}L0 ${15 * way}L-13 ${-1 * way}Z`, 6, INK[player]],
    ],
    lift: 3,
    edge: 2,
  };
}

/** Marks the last placement. */
function markCut(player: Player): Cut {
  const way = player === 1 ? 1 : -1;
  return {
    path: `M-17 ${-12 * way}L0 ${5 * way}L17 ${-12 * way}L17 ${-2 * way}L0 ${15 * way}L-17 ${-2 * way}Z`,
    ink: INK[player],
    lighter: player === 1 ? 4 : 12,
    folds: [[`M0 ${5 * way}L17 ${-12 * way}L17 ${-2 * way}L0 ${15 * way}Z`, -9]],
    lift: 1,
    edge: 1,
  };
}

/** Highlight of the column under the cursor. */
function drawBeam(pen: Pen, player: Player, rows: number): void {
  const { g } = pen;
  const way = player === 1 ? 1 : -1;
  g.fillStyle = pen.ink('paper', 3, 0.5);
  g.fillRect(-PANEL / 2 + 2, (-rows / 2) * PANEL, PANEL - 4, rows * PANEL);
  for (let row = -(rows - 3) / 2; row <= (rows - 1) / 2; row++) {
    g.fillStyle = pen.ink('navy', 10, 0.2);
    const y = row * PANEL;
    g.fill(
      new Path2D(
        `M-9 ${y - 6 * way}L0 ${y + 4 * way}L9 ${y - 6 * way}L9 ${y - 1 * way}L0 ${y + 10 * way}L-9 ${y - 1 * way}Z`,
      ),
    );
  }
}

/** Threat tag: points at the edge of the threatened player. */
function tagCut(player: Player): Cut {
  const way = player === 1 ? 1 : -1;
  return {
    path: `M-28 ${14 * way}L-28 ${-6 * way}L0 ${-17 * way}L28 ${-6 * way}L28 ${14 * way}Z`,
    ink: 'coral',
    lighter: -8,
    folds: [
      [`M0 ${-17 * way}L28 ${-6 * way}L28 ${14 * way}L0 ${14 * way}Z`, -16],
      [`M-28 ${-6 * way}L0 ${-17 * way}L28 ${-6 * way}Z`, -2],
    ],
    lift: 3,
    edge: 1.8,
  };
}

/** Badge at a leading die: what the one in hand would add. */
function gainCut(): Cut {
  const points = Array.from({ length: 10 }, (_, i): [number, number] => {
    const turn = (i * Math.PI) / 5;
    return [Math.cos(turn) * 17, Math.sin(turn) * 17];
  });
  return { path: polygon(points), ink: 'gold', lighter: 8, lift: 2, edge: 2 };
}

function clashCut(): Cut {
  const points = Array.from({ length: 16 }, (_, i): [number, number] => {
    const reach = i % 2 === 0 ? 44 : 22;
    return [Math.cos((i * Math.PI) / 8) * reach, Math.sin((i * Math.PI) / 8) * reach];
  });
  return {
    path: polygon(points),
    ink: 'gold',
    lighter: 6,
    folds: [[polygon([[0, 0], ...points.slice(0, 9)]), -8]],
    lift: 3,
    edge: 2.5,
  };
}
