// Textures of Math RPG: skies of three times of day, meadow and ridge, signpost, shields; creatures come from `creatures.ts`.
import type { Ink } from '../../kit/core/inks.ts';
import { type Cut, type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { TIMES, timeAt, WORLD } from '../rules/enemies.ts';
import { OPS, type Op } from '../rules/facts.ts';
import { bakeAdornments } from './Adornments.ts';
import { CREATURES, FOX, PENCIL } from './creatures.ts';

/** Margin beyond the view for the largest shake, in px. */
const ROOM = 8;
const [W, H] = [WORLD.width, WORLD.height];
const CREATURE = { width: 290, height: 290 };

export const creatureKey = (enemy: number): string => `enemy-${enemy}`;
export const signKey = (op: Op): string => `sign-${OPS.indexOf(op)}`;
/** Morning, afternoon, night, by level. */
export const skyKey = (level: number): string => `sky-${TIMES.indexOf(timeAt(level))}`;

const SKIES: readonly {
  top: readonly [Ink, number];
  sun: readonly [Ink, number];
  at: readonly [number, number];
  far: readonly [Ink, number];
}[] = [
  { top: ['sky', 12], sun: ['gold', 10], at: [600, 132], far: ['sky', 2] },
  { top: ['fox', 18], sun: ['gold', 6], at: [360, 140], far: ['rose', 2] },
  { top: ['indigo', -6], sun: ['cream', 2], at: [120, 140], far: ['indigo', 4] },
];

export function bakeAll(paper: Paper): void {
  SKIES.forEach((_, index) => paper.bake(`sky-${index}`, W + 2 * ROOM, H + 2 * ROOM, pen => drawSky(pen, index), true));
  paper.bake('meadow', W + 2 * ROOM, H + 2 * ROOM, drawMeadow, true);
  paper.bake('ridge', W + 2 * ROOM, H + 2 * ROOM, drawRidge, true);
  const all = (cuts: readonly Cut[]) => (pen: Pen) => {
    for (const cut of cuts) pen.cut(cut);
  };
  CREATURES.forEach((cuts, enemy) => paper.bake(creatureKey(enemy), CREATURE.width, CREATURE.height, all(cuts)));
  paper.bake('fox', 240, 220, all(FOX));
  paper.bake('pencil', 200, 40, all(PENCIL));
  for (const op of OPS) paper.bake(signKey(op), 84, 84, pen => drawShield(pen, op));
  paper.bake('post', 60, 230, pen => {
    pen.cut({
      path: 'M-8 -100L8 -100L10 104L-10 104Z',
      ink: 'sand',
      lighter: -34,
      folds: [['M2 -100L8 -100L10 104L2 104Z', -8]],
      lift: 4,
    });
  });
  paper.bake('board-meadow', 190, 86, pen => drawBoard(pen, 'moss', 8, -1, BLOSSOM));
  paper.bake('board-ridge', 190, 86, pen => drawBoard(pen, 'plum', 14, 1, PEAK));
  paper.bakeCut('shadow', 170, 26, { path: 'M-84 0L-50 -11L50 -11L84 0L50 11L-50 11Z', ink: 'navy', lift: 0, edge: 0 });
  paper.bakeCut('star', 110, 110, {
    path: polygon(burst(54, 24, 9)),
    ink: 'gold',
    lighter: 6,
    folds: [[polygon([[0, 0], ...burst(54, 24, 9).slice(0, 9)]), -8]],
    edge: 2.5,
  });
  bakeAdornments(paper);
  paper.bakeCut('claw', 110, 110, {
    path: polygon(burst(54, 20, 7)),
    ink: 'coral',
    folds: [[polygon([[0, 0], ...burst(54, 20, 7).slice(0, 7)]), -10]],
    edge: 2.5,
  });
}

const burst = (far: number, near: number, points: number): [number, number][] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 === 0 ? far : near;
    const angle = (i * Math.PI) / points;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

function drawSky(pen: Pen, index: number): void {
  const { top, sun, at, far } = SKIES[index] as (typeof SKIES)[number];
  const { g } = pen;
  g.translate(ROOM, ROOM);
  g.fillStyle = pen.ink(...top);
  g.fillRect(-ROOM, -ROOM, W + 2 * ROOM, H + 2 * ROOM);
  const [x, y] = at;
  const round = polygon(burst(48, 48, 9).map(([dx, dy]) => [x + dx, y + dy] as const));
  pen.cut({
    path: round,
    ink: sun[0],
    lighter: sun[1],
    folds: [
      [
        polygon([
          [x - 48, y],
          [x + 48, y - 6],
          [x + 34, y + 40],
          [x - 20, y + 48],
        ]),
        -6,
      ],
    ],
    lift: 6,
    edge: 0,
  });
  if (index === 2)
    for (const [sx, sy, size] of [
      [60, 180, 4],
      [300, 60, 5],
      [420, 130, 4],
      [520, 54, 6],
      [640, 120, 5],
      [250, 170, 3],
      [690, 210, 4],
      [350, 210, 3],
    ] as const)
      pen.cut({
        path: polygon(burst(size, size / 2.5, 4).map(([dx, dy]) => [sx + dx, sy + dy] as const)),
        ink: 'cream',
        lift: 0,
        edge: 0,
      });
  else
    for (const [cx, cy, size] of index === 0
      ? ([
          [130, 100, 1],
          [350, 60, 0.7],
        ] as const)
      : ([
          [120, 84, 0.8],
          [590, 110, 1.1],
        ] as const))
      pen.cut(
        {
          path: 'M-60 12L-48 -8L-20 -12L-4 -30L26 -26L38 -8L60 -4L70 12Z',
          ink: index === 0 ? 'paper' : 'cream',
          folds: [['M26 -26L38 -8L60 -4L70 12L10 12Z', -5]],
          lift: 4,
          edge: 0,
        },
        { x: cx, y: cy, scale: size },
      );
  pen.sheet('M-20 300L60 250L140 286L250 214L350 282L450 236L560 292L650 240L760 296V500H-20Z', far[0], far[1], 10);
}

function drawMeadow(pen: Pen): void {
  pen.g.translate(ROOM, ROOM);
  pen.sheet('M-20 330Q120 270 260 322T520 312T760 322V500H-20Z', 'teal', 4, 12);
  for (const [x, y, s] of [
    [70, 322, 1],
    [128, 312, 0.74],
    [640, 326, 0.9],
    [694, 318, 1.1],
    [402, 326, 0.6],
  ] as const)
    drawTree(pen, x, y, s);
  pen.sheet('M-20 382Q160 350 350 384T760 370V500H-20Z', 'moss', 4, 12);
  pen.sheet('M-20 446Q200 420 400 448T760 436V500H-20Z', 'moss', -12, 12);
  for (const [x, y, ink] of [
    [52, 420, 'gold'],
    [96, 462, 'rose'],
    [340, 424, 'paper'],
    [388, 462, 'gold'],
    [642, 424, 'rose'],
    [690, 460, 'paper'],
    [286, 468, 'paper'],
    [590, 466, 'gold'],
  ] as const)
    drawFlower(pen, x, y, ink);
}

function drawTree(pen: Pen, x: number, y: number, scale: number): void {
  pen.cut({ path: 'M-5 0L-4 -34L4 -34L5 0Z', ink: 'plum', lighter: -4, lift: 2, edge: 1 }, { x, y, scale });
  pen.cut(
    {
      path: 'M-34 -24L-26 -62L0 -100L26 -62L34 -24L0 -14Z',
      ink: 'moss',
      lighter: -6,
      folds: [['M0 -100L26 -62L34 -24L0 -14Z', -9]],
      lift: 3,
      edge: 1.5,
    },
    { x, y, scale },
  );
}

function drawFlower(pen: Pen, x: number, y: number, ink: Ink): void {
  pen.cut({ path: 'M-1 0L0 -14L2 -14L2 0Z', ink: 'teal', lighter: -16, lift: 0, edge: 0 }, { x, y });
  pen.cut(
    {
      path: polygon(burst(8, 4, 5)),
      ink,
      folds: [['M-3 0L0 -3L3 0L0 3Z', ink === 'gold' ? -22 : -4, ink === 'gold' ? 'fox' : 'gold']],
      lift: 1.5,
      edge: ink === 'paper' ? 0 : 1,
    },
    { x, y: y - 16 },
  );
}

function drawRidge(pen: Pen): void {
  pen.g.translate(ROOM, ROOM);
  pen.sheet(
    'M-20 360L70 232L130 276L214 176L300 300L372 236L470 330L560 190L640 268L700 214L760 300V500H-20Z',
    'plum',
    6,
    12,
  );
  for (const [x, y, s] of [
    [214, 176, 1],
    [560, 190, 0.9],
    [70, 232, 0.6],
    [700, 214, 0.6],
  ] as const)
    pen.cut(
      {
        path: 'M0 0L34 50L18 42L4 58L-12 40L-30 46Z',
        ink: 'paper',
        folds: [['M0 0L34 50L18 42L4 58Z', -8]],
        lift: 2,
        edge: 0,
      },
      { x, y, scale: s },
    );
  pen.sheet('M-20 380L120 340L220 376L340 348L470 386L600 344L760 378V500H-20Z', 'indigo', 10, 12);
  pen.sheet('M-20 396L200 378L420 400L600 384L760 396V500H-20Z', 'sand', -22, 12);
  pen.sheet('M-20 452L180 432L380 456L560 436L760 452V500H-20Z', 'plum', -10, 12);
  for (const [x, y, s] of [
    [44, 424, 1],
    [330, 420, 0.7],
    [660, 424, 1.1],
    [392, 470, 0.8],
    [120, 470, 0.7],
  ] as const)
    pen.cut(
      {
        path: 'M-26 8L-18 -14L2 -22L22 -10L28 8Z',
        ink: 'sand',
        lighter: -34,
        folds: [
          ['M2 -22L22 -10L28 8L6 8Z', -8],
          ['M-18 -14L2 -22L6 8L-8 2Z', 6],
        ],
        lift: 3,
        edge: 1.5,
      },
      { x, y, scale: s },
    );
}

const BLOSSOM = polygon(burst(17, 8, 6));
const PEAK = 'M-20 16L-4 -18L4 -4L10 -12L22 16Z';

/** Board of the signpost: an arrow with a picture of its path. */
function drawBoard(pen: Pen, ink: Ink, lighter: number, side: -1 | 1, sign: string): void {
  const tip = 84 * side;
  pen.cut({
    path: `M${-72 * side} -30L${52 * side} -30L${tip} 0L${52 * side} 30L${-72 * side} 30Z`,
    ink,
    lighter,
    folds: [[`M${-72 * side} 0L${tip} 0L${52 * side} 30L${-72 * side} 30Z`, -9]],
    lift: 5,
    edge: 2.5,
  });
  pen.cut(
    {
      path: sign,
      ink: side < 0 ? 'rose' : 'paper',
      folds: side < 0 ? [['M-5 0L0 -5L5 0L0 5Z', 0, 'gold']] : [['M-4 -18L4 -4L22 16L0 16Z', -10]],
      lift: 2,
      edge: 1.2,
    },
    { x: -18 * side },
  );
}

/** Shield with the sign of the operation to which the enemy is weak. */
function drawShield(pen: Pen, op: Op): void {
  pen.cut({
    path: polygon(burst(33, 33, 6)),
    ink: 'gold',
    lighter: 4,
    folds: [['M33 0L16 29L-16 29L-33 0Z', -9]],
    lift: 4,
    edge: 2.5,
  });
  const bar = 'M-17 -4.5L17 -4.5L17 4.5L-17 4.5Z';
  const paths: Readonly<Record<Op, readonly (readonly [string, number])[]>> = {
    '+': [
      [bar, 0],
      [bar, Math.PI / 2],
    ],
    '−': [[bar, 0]],
    '×': [
      [bar, Math.PI / 4],
      [bar, -Math.PI / 4],
    ],
    '÷': [
      [bar, 0],
      ['M-5 -18L5 -18L5 -9L-5 -9ZM-5 9L5 9L5 18L-5 18Z', 0],
    ],
  };
  for (const [path, angle] of paths[op]) pen.cut({ path, ink: 'navy', lift: 0, edge: 0 }, { angle });
}
