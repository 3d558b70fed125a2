// Textures of the classic elements: brick, magic and growing walls, slime, amoeba, fireflies, and the stages of explosions. Each has a shape of its own.
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { SIDE } from '../rules/cells.ts';
import { fill } from './figures.ts';
import { NEIGHBOUR } from './tileKeys.ts';

const EDGE = SIDE / 2 + 0.4;

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

const TILES: Readonly<Record<string, (pen: Pen, look: number, shade: number) => void>> = {
  brick: (pen, beside, shade) => drawBrick(pen, beside, shade),
  magic: drawMagic,
  grows: drawGrowing,
  slime: (pen, _, shade) => drawSlime(pen, shade),
  amoeba: drawAmoeba,
};

/** Bakes a ground tile by its key; whether it is one of these. */
export function bakeClassicTile(paper: Paper, key: string): boolean {
  const [kind = '', look, shade] = key.split('-');
  const draw = TILES[kind];
  if (!draw) return false;
  paper.bake(key, 2 * EDGE, 2 * EDGE, pen => draw(pen, Number(look), Number(shade)));
  return true;
}

/** Bakes an object tile by its key: `blast-<stage>` or `birth-<stage>`. */
export function bakeStage(paper: Paper, key: string): void {
  const [kind, stage = '0'] = key.split('-');
  const inks = kind === 'birth' ? (['gold', 'paper'] as const) : (['coral', 'gold'] as const);
  const size = [11, 15, 13, 8][Number(stage)] ?? 8;
  paper.bake(key, 40, 40, pen => {
    pen.cut({ path: star(8, size, size * 0.55, Number(stage) * 0.4), ink: inks[0], lift: 2, edge: 1.2 });
    fill(pen, star(6, size * 0.55, size * 0.3, Number(stage) * 0.7), inks[1], 4);
  });
}

export function bakeFireflies(paper: Paper): void {
  for (const wings of ['up', 'down'] as const) paper.bake(`firefly-${wings}`, 46, 44, pen => drawFirefly(pen, wings));
}

const star = (points: number, outer: number, inner: number, turn: number): string =>
  polygon(
    Array.from({ length: 2 * points }, (_, i): [number, number] => {
      const [angle, reach] = [(i * Math.PI) / points + turn, i % 2 === 0 ? outer : inner];
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }),
  );

/** Two rows of folded bricks, a rim of light where the wall ends. */
function drawBrick(pen: Pen, beside: number, shade: number): void {
  fill(pen, rectangle(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE), 'plum', -24);
  const bricks = [
    [-EDGE, -EDGE, 20, 15],
    [5.2, -EDGE, EDGE - 5.2, 15],
    [-EDGE, 0.2, 9, 15],
    [-6, 0.2, EDGE + 6, 15],
  ] as const;
  for (const [index, [x, y, width, height]] of bricks.entries()) {
    fill(pen, rectangle(x, y, width, height), 'plum', -9 + shade + (index % 2));
    fill(pen, `M${x + width} ${y}v${height}h${-width}Z`, 'plum', -14 + shade);
  }
  const has = (side: number) => (beside & side) !== 0;
  if (!has(NEIGHBOUR.north)) fill(pen, rectangle(-EDGE, -EDGE, 2 * EDGE, 1.8), 'rose', 12);
  if (!has(NEIGHBOUR.west)) fill(pen, rectangle(-EDGE, -EDGE, 1.8, 2 * EDGE), 'rose', 6);
  if (!has(NEIGHBOUR.south)) fill(pen, rectangle(-EDGE, EDGE - 3, 2 * EDGE, 3), 'plum', -30);
}

const ALONE = 0;
const WITHIN = NEIGHBOUR.north | NEIGHBOUR.east | NEIGHBOUR.south | NEIGHBOUR.west;

/** Brick with a star: small and dull while it waits (0), large and bright while it runs (1, 2). */
function drawMagic(pen: Pen, look: number, shade: number): void {
  drawBrick(pen, WITHIN, shade);
  if (look === 0) {
    fill(pen, star(4, 7, 2.6, Math.PI / 4), 'rose', 4);
    return;
  }
  fill(pen, rectangle(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE), 'teal', -14);
  fill(pen, `M${-EDGE} ${EDGE}L${EDGE} ${-EDGE}V${EDGE}Z`, 'teal', -20);
  fill(pen, star(4, 14, 4, look === 1 ? 0 : Math.PI / 4), 'gold', 6);
  fill(pen, star(4, 8, 3, look === 1 ? Math.PI / 4 : 0), 'paper', 0);
}

/** Brick with arrows to where it grows: across (0), upright (1), both ways (2). */
function drawGrowing(pen: Pen, look: number, shade: number): void {
  drawBrick(pen, ALONE, shade);
  const arrow = (angle: number) => {
    const at = (x: number, y: number): [number, number] => [
      x * Math.cos(angle) - y * Math.sin(angle),
      x * Math.sin(angle) + y * Math.cos(angle),
    ];
    fill(pen, polygon([at(4, -5), at(12, 0), at(4, 5)]), 'cream', 2);
  };
  if (look !== 1) for (const angle of [0, Math.PI]) arrow(angle);
  if (look !== 0) for (const angle of [Math.PI / 2, -Math.PI / 2]) arrow(angle);
}

/** Layers that drip. */
function drawSlime(pen: Pen, shade: number): void {
  fill(pen, rectangle(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE), 'teal', -26);
  const wave = (y: number, deep: number) =>
    `M${-EDGE} ${y}Q${-EDGE / 2} ${y + deep} 0 ${y}T${EDGE} ${y}V${y + 7}Q${EDGE / 2} ${y + 7 + deep} 0 ${y + 7}T${-EDGE} ${y + 7}Z`;
  for (const [index, y] of [-13, -2, 9].entries())
    fill(pen, wave(y, index % 2 === 0 ? 4 : -4), 'teal', -8 + shade - index);
  for (const [x, y] of [
    [-8, -4],
    [6, 6],
  ] as const)
    fill(pen, `M${x} ${y - 4}Q${x + 3.4} ${y + 2} ${x} ${y + 3.4}Q${x - 3.4} ${y + 2} ${x} ${y - 4}Z`, 'sky', 4);
}

/** Soft and swollen: whole towards its like, bulging towards the open, with bubbles. */
function drawAmoeba(pen: Pen, beside: number, shade: number): void {
  fill(pen, rectangle(-EDGE, -EDGE, 2 * EDGE, 2 * EDGE), 'navy', -4);
  const side = (bit: number) => ((beside & bit) !== 0 ? EDGE : EDGE - 2.6);
  const [n, e, s, w] = [NEIGHBOUR.north, NEIGHBOUR.east, NEIGHBOUR.south, NEIGHBOUR.west].map(side) as [
    number,
    number,
    number,
    number,
  ];
  const round = (a: number, b: number) => (beside & a && beside & b ? 0 : 7);
  const [ne, se, sw, nw] = [
    round(NEIGHBOUR.north, NEIGHBOUR.east),
    round(NEIGHBOUR.south, NEIGHBOUR.east),
    round(NEIGHBOUR.south, NEIGHBOUR.west),
    round(NEIGHBOUR.north, NEIGHBOUR.west),
  ];
  const outline = `M${-w + nw} ${-n}L${e - ne} ${-n}Q${e} ${-n} ${e} ${-n + ne}L${e} ${s - se}Q${e} ${s} ${e - se} ${s}L${-w + sw} ${s}Q${-w} ${s} ${-w} ${s - sw}L${-w} ${-n + nw}Q${-w} ${-n} ${-w + nw} ${-n}Z`;
  fill(pen, outline, 'moss', -10 + shade);
  const { g } = pen;
  g.save();
  g.clip(new Path2D(outline));
  fill(pen, `M${-EDGE} ${EDGE}L${EDGE} ${-EDGE * 0.4}V${EDGE}Z`, 'moss', -15 + shade);
  for (const [x, y, r] of BUBBLES[shade % BUBBLES.length] as (typeof BUBBLES)[number]) {
    g.fillStyle = pen.ink('moss', 10);
    g.beginPath();
    g.arc(x, y, r, 0, 2 * Math.PI);
    g.fill();
    g.fillStyle = pen.ink('moss', -20);
    g.beginPath();
    g.arc(x + r * 0.2, y + r * 0.2, r * 0.5, 0, 2 * Math.PI);
    g.fill();
  }
  g.restore();
}

const BUBBLES = [
  [
    [-7, -5, 4.5],
    [6, 7, 3.4],
  ],
  [
    [5, -6, 4],
    [-6, 6, 3.6],
    [9, 9, 2.2],
  ],
  [
    [-3, 2, 5],
    [9, -8, 2.6],
  ],
] as const;

/** Square, with four points and a lamp in its middle: no moth. */
function drawFirefly(pen: Pen, wings: 'up' | 'down'): void {
  const reach = wings === 'up' ? 15 : 12.5;
  pen.cut({
    path: star(4, reach, 7.5, 0),
    ink: 'coral',
    lighter: 2,
    folds: [
      [
        polygon([
          [0, 0],
          [reach, 0],
          [5.3, 5.3],
          [0, reach],
          [-5.3, 5.3],
          [-reach, 0],
        ]),
        -9,
      ],
    ], // prettier-ignore
    lift: 3,
    edge: 1.3,
  });
  pen.cut({ path: rectangle(-5, -5, 10, 10), ink: 'gold', lighter: wings === 'up' ? 12 : 2, lift: 0, edge: 1 });
  fill(
    pen,
    polygon([
      [-3, -12],
      [0, -17],
      [3, -12],
    ]),
    'plum',
    -4,
  ); // prettier-ignore
}
