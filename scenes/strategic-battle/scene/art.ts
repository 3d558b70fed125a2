// Textures of Unit Battle: the map, the units of both sides, projectiles and effects.
import { random, seeded } from '../../kit/core/rng.ts';
import { type Cut, type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { CELL, COLUMNS, ROWS, WORLD } from '../rules/grid.ts';
import { HILL, MUD, WOOD } from '../rules/terrain.ts';
import { UNITS, type UnitName } from '../rules/units.ts';
import { piecesOf, type Team } from './figures.ts';

/** Overdraw beyond the world for camera shakes, in px. */
const BEYOND = 10;
const FIGURE = { width: 50, height: 52 } as const;

export const terrainKey = (kind: string): string => `ground-${kind}`;
export const figureKey = (kind: UnitName, team: Team): string => `${kind}-${team}`;

/** A torn edge from top to bottom about a column. */
function torn(x: number, sway: number, seed: number): [number, number][] {
  const rng = seeded(seed, 9);
  const points: [number, number][] = [];
  for (let y = -BEYOND; y <= WORLD.height + BEYOND + 8; y += 9) points.push([x + (random(rng) - 0.5) * sway, y]);
  return points;
}

export function bakeField(paper: Paper, ownColumns: number): void {
  const [width, height] = [WORLD.width + 2 * BEYOND, WORLD.height + 2 * BEYOND];
  paper.bake(
    'field',
    width,
    height,
    pen => {
      pen.g.translate(BEYOND, BEYOND);
      ground(pen);
      home(pen, ownColumns);
      frontier(pen);
      squares(pen);
    },
    true,
  );
}

/** Ground: a folded map of four by two parts, alternately lighter and darker. */
function ground(pen: Pen): void {
  const { g } = pen;
  const part = { width: WORLD.width / 4, height: WORLD.height / 2 };
  for (let x = 0; x < 4; x++)
    for (let y = 0; y < 2; y++) {
      g.fillStyle = pen.ink('moss', 17 + ((x + y) % 2 === 0 ? 2.2 : -1.6));
      g.fillRect(
        x * part.width - (x === 0 ? BEYOND : 0),
        y * part.height - (y === 0 ? BEYOND : 0),
        part.width + 2 * BEYOND,
        part.height + 2 * BEYOND,
      );
    }
  pen.sheet(band(52, 118, 20), 'moss', 21, 3);
  pen.sheet(band(262, 360, -26), 'moss', 13, 3);
  pen.cut({
    path: river(0, 40),
    ink: 'sky',
    lighter: 9,
    folds: [[river(20, 40), 3]],
    lift: 0.5,
    edge: 1.2,
  });
  g.lineWidth = 1.4;
  for (let x = 1; x < 4; x++) crease(pen, x * part.width, -BEYOND, x * part.width, WORLD.height + BEYOND);
  crease(pen, -BEYOND, part.height, WORLD.width + BEYOND, part.height);
}

/** Path of a wavy band across the map. */
const band = (top: number, bottom: number, sway: number): string =>
  `M-20 ${top}Q190 ${top - sway} 400 ${top}T820 ${top}V${bottom}Q610 ${bottom - sway} 400 ${bottom}T-20 ${bottom}Z`;

/** Path of the river, or of a strip of its width, from top to bottom. */
const river = (from: number, to: number): string =>
  `M${480 + from} -14Q${560 + from} 80 ${500 + from} 170T${520 + from} 330L${500 + from} 414H${500 + to}L${520 + to} 330Q${440 + to} 260 ${500 + to} 170T${480 + to} -14Z`;

function crease(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  const { g } = pen;
  for (const [off, lighter, alpha] of [
    [0, 30, 0.55],
    [1.5, -14, 0.22],
  ] as const) {
    g.strokeStyle = pen.ink('moss', lighter, alpha);
    g.beginPath();
    g.moveTo(x + off, y + off);
    g.lineTo(toX + off, toY + off);
    g.stroke();
  }
}

/** The sheet on which units are placed, torn off at its right. */
function home(pen: Pen, columns: number): void {
  const edge = torn(columns * CELL + 1, 7, 5);
  const path = polygon([[-BEYOND - 6, -BEYOND - 6], ...edge, [-BEYOND - 6, WORLD.height + BEYOND + 6]]);
  pen.cut({
    path,
    ink: 'cream',
    lighter: -1,
    folds: [[`M-20 -20H${columns * CELL * 0.45}L${columns * CELL * 0.2} ${WORLD.height + 20}H-20Z`, 2]],
    lift: 5,
    edge: 1.5,
  });
  // The left edge that enemies must not reach.
  for (let y = 4; y < WORLD.height; y += CELL)
    pen.cut({
      path: `M0 ${y + 3}L9 ${y + CELL / 2 - 4}L0 ${y + CELL - 11}Z`,
      ink: 'fox',
      folds: [[`M0 ${y + CELL / 2 - 4}L9 ${y + CELL / 2 - 4}L0 ${y + CELL - 11}Z`, -9]],
      lift: 1,
      edge: 1,
    });
}

/** Right edge: enemies enter here, and a charge wins here. */
function frontier(pen: Pen): void {
  const edge = torn((COLUMNS - 1) * CELL + 4, 9, 11);
  const path = polygon([
    [WORLD.width + BEYOND + 6, -BEYOND - 6],
    ...edge,
    [WORLD.width + BEYOND + 6, WORLD.height + BEYOND + 6],
  ]);
  pen.cut({
    path,
    ink: 'plum',
    lighter: 8,
    folds: [[`M${WORLD.width - 14} -20H${WORLD.width + 20}V${WORLD.height + 20}H${WORLD.width - 24}Z`, -7]],
    lift: 5,
    edge: 1.5,
  });
}

/** Faint grid lines. */
function squares({ g }: Pen): void {
  g.lineWidth = 1;
  g.strokeStyle = 'rgba(40, 36, 66, 0.13)';
  g.beginPath();
  for (let x = 1; x < COLUMNS; x++) {
    g.moveTo(x * CELL, 0);
    g.lineTo(x * CELL, WORLD.height);
  }
  for (let y = 1; y < ROWS; y++) {
    g.moveTo(0, y * CELL);
    g.lineTo(WORLD.width, y * CELL);
  }
  g.stroke();
}

const TREE: Cut = {
  path: 'M0 -13L9 2L5 2L11 12L-11 12L-5 2L-9 2Z',
  ink: 'moss',
  lighter: -10,
  folds: [['M0 -13L9 2L5 2L11 12L0 12Z', -9]],
  lift: 2,
  edge: 1,
};
const PUDDLE: Cut = {
  path: 'M-17 2L-9 -9L4 -12L16 -5L17 7L6 13L-9 12Z',
  ink: 'sand',
  lighter: -30,
  folds: [
    ['M4 -12L16 -5L17 7L6 13L2 0Z', -6],
    ['M-8 -2L2 -5L5 -1L-4 3Z', 12],
  ],
  lift: 0.5,
  edge: 0.8,
};
const MOUND: Cut = {
  path: 'M-18 12L-10 -4L-2 -11L8 -8L18 12Z',
  ink: 'sand',
  lighter: -8,
  folds: [
    ['M-2 -11L8 -8L18 12L2 12Z', -9],
    ['M-10 -4L-2 -11L-1 -2Z', 8],
  ],
  lift: 2.5,
  edge: 1,
};

/** A cell of wood, mud or hill. */
export function bakeTerrain(paper: Paper): void {
  const side = CELL * 1.5;
  paper.bake(terrainKey(WOOD), side, side, pen => {
    pen.cut(TREE, { x: -8, y: -3, scale: 0.85 });
    pen.cut(TREE, { x: 8, y: 4 });
  });
  paper.bake(terrainKey(MUD), side, side, pen => pen.cut(PUDDLE, { scale: 1.05 }));
  paper.bake(terrainKey(HILL), side, side, pen => pen.cut(MOUND, { scale: 1.05 }));
}

export function bakeUnits(paper: Paper): void {
  for (const kind of UNITS)
    for (const team of ['own', 'foe'] as const)
      paper.bake(figureKey(kind, team), FIGURE.width, FIGURE.height, pen => {
        shade(pen);
        for (const piece of piecesOf(kind, team)) pen.cut(piece, { y: 2 });
      });
}

function shade({ g }: Pen): void {
  g.fillStyle = 'rgba(20, 15, 40, 0.16)';
  g.beginPath();
  g.ellipse(1, 18, 15, 4.5, 0, 0, 2 * Math.PI);
  g.fill();
}

const ARROW: Cut = {
  path: 'M-9 -1L5 -1L4 -3.2L10 0L4 3.2L5 1L-9 1Z',
  ink: 'navy',
  lighter: 6,
  folds: [['M4 -3.2L10 0L4 0Z', 24]],
  lift: 0.6,
  edge: 0.8,
};
const STONE: Cut = {
  path: 'M-5 -3L-1 -6L4 -4L6 1L3 5L-3 5L-6 1Z',
  ink: 'navy',
  lighter: 22,
  folds: [['M-1 -6L4 -4L6 1L3 5L0 0Z', -10]],
  lift: 2,
  edge: 1,
};
const SLASH: Cut = {
  path: 'M-9 8Q4 5 9 -9Q9 7 -9 8Z',
  ink: 'paper',
  folds: [['M0 5Q7 2 9 -9Q9 7 -9 8Z', -9]],
  lift: 0,
  edge: 0,
};
const PUFF: Cut = {
  path: 'M-7 1L-5 -5L1 -7L6 -3L6 4L0 7L-5 6Z',
  ink: 'sand',
  lighter: 4,
  folds: [['M1 -7L6 -3L6 4L0 7Z', -7]],
  lift: 0.5,
  edge: 0,
};

/** Dashed ring of the splash radius. */
function ring(pen: Pen, reach: number, ink: 'gold' | 'rose'): void {
  const { g } = pen;
  g.strokeStyle = pen.ink(ink, 4, 0.95);
  g.lineWidth = 3;
  g.setLineDash([7, 6]);
  g.beginPath();
  g.arc(0, 0, reach, 0, 2 * Math.PI);
  g.stroke();
}

export function bakeFlights(paper: Paper): void {
  paper.bakeCut('arrow', 20, 8, ARROW);
  paper.bakeCut('stone', 14, 14, STONE);
  paper.bakeCut('slash', 20, 20, SLASH);
  paper.bakeCut('puff', 16, 16, PUFF);
  paper.bakeCut('spark', 14, 14, {
    path: 'M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z',
    ink: 'gold',
    lighter: 6,
    folds: [['M0 -7L2 -2L7 0L0 0Z', 8]],
    lift: 0,
    edge: 0.8,
  });
  for (const team of ['own', 'foe'] as const)
    paper.bake(`aim-${team}`, 30, 30, pen => {
      const { g } = pen;
      g.strokeStyle = team === 'own' ? pen.ink('navy', 10, 0.5) : pen.ink('coral', -6, 0.85);
      g.lineWidth = 2.5;
      for (const reach of [4, 12]) {
        g.beginPath();
        g.arc(0, 0, reach, 0, 2 * Math.PI);
        g.stroke();
      }
    });
  paper.bake('ring-Mage', 2 * CELL + 12, 2 * CELL + 12, pen => ring(pen, CELL, 'rose'));
  paper.bake('ring-Catapult', 3 * CELL + 12, 3 * CELL + 12, pen => ring(pen, 1.5 * CELL, 'gold'));
}
