// Textures of Robot Battle, baked from paper cuts: workbench with arena, robots, letters, shield, dart, star.
import type { Ink } from '../../kit/core/inks.ts';
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';
import type { T } from '../constants.ts';

export const WORLD = { width: 400, height: 300 } as const;
export const INKS = ['fox', 'indigo'] as const satisfies readonly Ink[];
/** Size of a robot's texture. */
const ROBOT = 56;
/** Margin of the floor beyond the positions robots can reach. */
export const PAD = 17;

export const robotKey = (side: number): string => `robot-${side}`;
export const letterKey = (side: number): string => `letter-${side}`;

export function bakeAll(paper: Paper, walls: Pick<T, 'arenaLeft' | 'arenaRight' | 'arenaTop' | 'arenaBottom'>): void {
  paper.bake('bench', WORLD.width, WORLD.height, pen => drawBench(pen, walls), true);
  for (const side of [0, 1] as const) {
    paper.bake(robotKey(side), ROBOT, ROBOT, pen => drawRobot(pen, side));
    paper.bake(letterKey(side), 18, 18, pen => drawLetter(pen, side));
  }
  paper.bakeCut('shield', 64, 64, {
    path: 'M0 -27L23 -14V14L0 27L-23 14V-14Z M0 -21L-18 -11V11L0 21L18 11V-11Z',
    ink: 'sky',
    lighter: 6,
    folds: [['M0 -27L23 -14V14L18 11V-11L0 -21Z', 12]],
    lift: 2,
    edge: 1,
  });
  paper.bakeCut('dart', 22, 12, {
    path: 'M10 0L-8 5L-4 0L-8 -5Z',
    ink: 'gold',
    lighter: 6,
    folds: [['M10 0L-8 5L-4 0Z', -14]],
    lift: 2,
    edge: 1,
  });
  paper.bakeCut('star', 44, 44, {
    path: 'M0 -20L5 -7L19 -8L9 2L14 17L0 9L-14 17L-9 2L-19 -8L-5 -7Z',
    ink: 'coral',
    folds: [['M0 -20L5 -7L19 -8L9 2L14 17L0 9Z', -10]],
    lift: 3,
    edge: 1.5,
  });
}

function drawBench(pen: Pen, { arenaLeft, arenaRight, arenaTop, arenaBottom }: Parameters<typeof bakeAll>[1]): void {
  const { g } = pen;
  g.fillStyle = pen.ink('sand', -6);
  g.fillRect(0, 0, WORLD.width, WORLD.height);
  // Planks and scraps of paper.
  for (const [index, y] of [0, 62, 124, 186, 248].entries()) {
    g.fillStyle = pen.ink('sand', index % 2 ? -9 : -4);
    g.fillRect(0, y, WORLD.width, 60);
  }
  for (const [x, y, angle, ink] of SCRAPS)
    pen.cut(
      { path: 'M-13 -9L13 -10L12 9L-12 8Z', ink, folds: [['M-13 -9L13 -10L-12 8Z', 7]], lift: 2, edge: 0.8 },
      { x, y, angle },
    );
  const [w, h] = [arenaRight - arenaLeft + 2 * PAD, arenaBottom - arenaTop + 2 * PAD];
  const [cx, cy] = [(arenaLeft + arenaRight) / 2, (arenaTop + arenaBottom) / 2];
  pen.cut({ path: box(w + 14, h + 14), ink: 'plum', lighter: -14, lift: 6, edge: 1.5 }, { x: cx, y: cy });
  pen.cut(
    {
      path: box(w, h),
      ink: 'cream',
      folds: [
        [`M${-w / 2} ${-h / 2}H0V0H${-w / 2}Z`, 1],
        [`M0 ${-h / 2}H${w / 2}V0H0Z`, -3],
        [`M${-w / 2} 0H0V${h / 2}H${-w / 2}Z`, -4],
        [`M0 0H${w / 2}V${h / 2}H0Z`, -1],
      ],
      lift: 0,
      edge: 0,
    },
    { x: cx, y: cy },
  );
  g.strokeStyle = pen.ink('sand', -12, 0.55);
  g.lineWidth = 0.7;
  for (let x = arenaLeft; x <= arenaRight; x += 50) line(g, x, arenaTop - PAD, x, arenaBottom + PAD);
  for (let y = arenaTop; y <= arenaBottom; y += 50) line(g, arenaLeft - PAD, y, arenaRight + PAD, y);
  g.strokeStyle = pen.ink('plum', -4, 0.35);
  g.setLineDash([5, 4]);
  g.strokeRect(arenaLeft, arenaTop, arenaRight - arenaLeft, arenaBottom - arenaTop);
  g.setLineDash([]);
}

const SCRAPS: readonly (readonly [x: number, y: number, angle: number, ink: Ink])[] = [
  [18, 26, 0.4, 'teal'],
  [382, 40, -0.3, 'rose'],
  [16, 268, -0.5, 'gold'],
  [384, 276, 0.6, 'moss'],
  [12, 150, 1.2, 'coral'],
  [389, 168, 1.9, 'sky'],
];

const box = (w: number, h: number): string => `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;

function line(g: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(toX, toY);
  g.stroke();
}

/** Seen from above, facing right: two tracks, a folded hull, a barrel; a fox's ears for A, an owl's tufts for B. */
function drawRobot(pen: Pen, side: 0 | 1): void {
  const ink = INKS[side];
  const track = (y: number): Cut => ({
    path: `M-15 ${y - 4}L13 ${y - 4}L16 ${y}L13 ${y + 4}L-15 ${y + 4}L-18 ${y}Z`,
    ink: 'navy',
    lighter: 4,
    folds: [[`M-15 ${y - 4}L13 ${y - 4}L16 ${y}H-18Z`, 9]],
    lift: 3,
    edge: 0.8,
  });
  pen.cut(track(-12));
  pen.cut(track(12));
  pen.cut({
    path: 'M6 -3.5L25 -2.5V2.5L6 3.5Z',
    ink: 'navy',
    lighter: 12,
    folds: [['M6 0H25V2.5L6 3.5Z', -8]],
    lift: 2,
    edge: 1,
  });
  pen.cut({
    path: side === 0 ? 'M14 0L7 10L-9 11L-14 5V-5L-9 -11L7 -10Z' : 'M13 -6V6L6 12H-8L-14 6V-6L-8 -12H6Z',
    ink,
    folds:
      side === 0
        ? [
            ['M14 0L7 10L-9 11L-14 5V0Z', -9],
            ['M14 0L7 -10L0 0L7 10Z', 10],
          ]
        : [
            ['M13 0V6L6 12H-8L-14 6V0Z', -9],
            ['M13 -6V6L3 0Z', 12],
          ],
    lift: 4,
    edge: 1.6,
  });
  const ear = (y: number): Cut => ({
    path: `M-4 ${y}L-13 ${y * 2.1}L-12 ${y * 0.7}Z`,
    ink,
    lighter: 12,
    lift: 1,
    edge: 0.8,
  });
  pen.cut(ear(-6));
  pen.cut(ear(6));
}

/** The letter, which stays upright while the robot turns. */
function drawLetter(pen: Pen, side: 0 | 1): void {
  pen.cut({ path: 'M-6 -6H4L6 -4V6H-6Z', ink: 'paper', lift: 1, edge: 0 });
  const { g } = pen;
  g.strokeStyle = pen.ink('navy');
  g.lineWidth = 1.6;
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.stroke(new Path2D(LETTER_PATHS[side]));
}

const LETTER_PATHS = [
  'M-3.4 3.6L0 -3.8L3.4 3.6M-2.2 1.2H2.2',
  'M-2.6 -3.6V3.6M-2.6 -3.6H0.6Q3 -3.4 2.2 -1.4Q1.6 -0.2 -2.6 -0.2M0.6 -0.2Q3.8 0.2 2.8 2.2Q2 3.6 -2.6 3.6',
] as const;
