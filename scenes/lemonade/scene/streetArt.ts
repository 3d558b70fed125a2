// Textures of the cart's storey: the cart itself, and for each street its houses and the one thing that nobody mistakes.
import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { drawGround, drawHouse, drawPavement, drawTree, KERB, round, TALL, WIDE } from './art.ts';

type House = readonly [x: number, width: number, height: number, ink: Ink, lighter: number, roof: Ink];

/** Linden Street is the table's: its texture is 'houses'. */
export const streetKey = (street: number): string => (street === 0 ? 'houses' : `street-${street}`);

const STREETS: readonly (readonly [houses: readonly House[], draw: (pen: Pen) => void])[] = [
  [
    [
      [-20, 90, 120, 'sand', 2, 'navy'],
      [560, 90, 130, 'rose', 4, 'navy'],
      [656, 120, 108, 'teal', 6, 'plum'],
    ],
    drawStation,
  ],
  [
    [
      [-20, 110, 150, 'cream', -4, 'coral'],
      [100, 84, 176, 'rose', 8, 'plum'],
      [520, 96, 160, 'sky', 4, 'fox'],
      [624, 130, 140, 'sand', 6, 'coral'],
    ],
    drawMarket,
  ],
  [
    [
      [-20, 92, 110, 'teal', 14, 'plum'],
      [600, 80, 126, 'cream', -2, 'fox'],
      [684, 90, 112, 'rose', 10, 'indigo'],
    ],
    drawSchool,
  ],
  [[], drawPark],
  [
    [
      [-20, 100, 132, 'coral', 14, 'navy'],
      [86, 90, 110, 'sand', 0, 'navy'],
    ],
    drawHarbour,
  ],
];

export function bakeStreets(paper: Paper): void {
  STREETS.forEach(([houses, draw], i) => {
    paper.bake(
      streetKey(i + 1),
      WIDE,
      TALL,
      pen => {
        drawGround(pen);
        for (const [x, width, height, ink, lighter, roof] of houses)
          drawHouse(pen, x, width, height, ink, lighter, roof);
        draw(pen);
        drawPavement(pen);
      },
      true,
    );
  });
  paper.bake('cart', 190, 200, drawCart);
  paper.bakeCut('wheel', 52, 52, {
    path: polygon(round(0, 0, 22, 12)),
    ink: 'navy',
    lighter: 10,
    folds: [
      [polygon(round(0, 0, 16, 12)), 0, 'sand'],
      ['M-2 -16H2V16H-2Z', 0, 'navy'],
      ['M-16 -2H16V2H-16Z', 0, 'navy'],
    ],
    lift: 2,
    edge: 1.5,
  });
}

/** A body on wheels under the table's striped roof. */
function drawCart(pen: Pen): void {
  for (const x of [-58, 52]) pen.cut({ path: `M${x} 60V-56h6V60Z`, ink: 'sand', lighter: -30, lift: 1, edge: 1 });
  const stripes = Array.from(
    { length: 4 },
    (_, i) => `M${-76 + i * 40} -44L${-62 + i * 32} -80h16L${-56 + i * 40} -44L${-66 + i * 40} -34Z`,
  );
  pen.cut({
    path: 'M-62 -80H62L84 -44L74 -34L64 -44L54 -34L44 -44L34 -34L24 -44L14 -34L4 -44L-6 -34L-16 -44L-26 -34L-36 -44L-46 -34L-56 -44L-66 -34L-76 -44Z',
    ink: 'paper',
    folds: stripes.map(path => [path, 0, 'teal'] as const),
    lift: 4,
  });
  pen.cut({ path: 'M-78 18H74L70 30H-74Z', ink: 'sand', lighter: -18, lift: 3 });
  pen.cut({
    path: 'M-70 30H66L58 70H-62Z',
    ink: 'coral',
    folds: [
      ['M66 30L58 70H-10Z', -7],
      ['M-20 50L-8 39L10 39L22 50L10 61L-8 61Z', 0, 'paper'],
    ],
    lift: 3,
  });
  pen.cut({ path: 'M-13 50L-6 43L6 43L15 50L6 57L-6 57Z', ink: 'gold', lighter: 6, lift: 1, edge: 1 });
  pen.cut({ path: 'M66 34L92 26L93 31L66 41Z', ink: 'sand', lighter: -30, lift: 1, edge: 1 });
}

function drawStation(pen: Pen): void {
  pen.cut({
    path: `M96 ${KERB + 4}V232H300V190H372V232H540V${KERB + 4}Z`,
    ink: 'coral',
    lighter: 12,
    folds: [[`M336 190H372V232H540V${KERB + 4}H336Z`, -5]],
    lift: 4,
  });
  pen.cut({ path: 'M290 192L336 146L382 192Z', ink: 'navy', lighter: 8, lift: 3 });
  pen.cut({ path: polygon(round(336, 214, 19, 16)), ink: 'paper', lift: 2 });
  pen.cut({ path: 'M335 201H338V215L346 220L344 223L335 217Z', ink: 'navy', lift: 0, edge: 0 });
  for (const x of [120, 178, 236, 396, 454, 500])
    pen.cut({
      path: `M${x} ${KERB + 2}V284L${x + 14} 268L${x + 28} 284V${KERB + 2}Z`,
      ink: 'navy',
      lighter: 22,
      lift: 1,
      edge: 2,
    });
}

function drawMarket(pen: Pen): void {
  const stalls: readonly (readonly [number, Ink])[] = [
    [206, 'moss'],
    [302, 'fox'],
    [430, 'plum'],
  ];
  for (const [x, ink] of stalls) {
    pen.cut({
      path: `M${x + 6} ${KERB + 4}V280h4V${KERB + 4}ZM${x + 72} ${KERB + 4}V280h4V${KERB + 4}Z`,
      ink: 'sand',
      lighter: -28,
      lift: 1,
      edge: 1,
    });
    pen.cut({
      path: `M${x} 286L${x + 12} 252H${x + 70}L${x + 82} 286L${x + 66} 294L${x + 54} 286L${x + 41} 294L${x + 28} 286L${x + 14} 294Z`,
      ink,
      folds: [[`M${x + 41} 252H${x + 70}L${x + 82} 286L${x + 66} 294L${x + 54} 286L${x + 41} 294Z`, 10]],
      lift: 3,
    });
    pen.cut({ path: `M${x + 2} 324H${x + 80}V${KERB + 4}H${x + 2}Z`, ink: 'sand', lighter: -8, lift: 2 });
    for (let i = 0; i < 4; i++)
      pen.cut({ path: polygon(round(x + 14 + i * 18, 320, 8, 7)), ink: i % 2 ? 'coral' : 'gold', lift: 1, edge: 1 });
  }
}

function drawSchool(pen: Pen): void {
  pen.cut({
    path: `M110 ${KERB + 4}V212H560V${KERB + 4}Z`,
    ink: 'gold',
    lighter: 12,
    folds: [[`M335 212H560V${KERB + 4}H335Z`, -5]],
    lift: 4,
  });
  pen.cut({ path: 'M98 214L335 158L572 214Z', ink: 'plum', folds: [['M335 158L572 214H335Z', -8]], lift: 3 });
  for (let y = 232; y < 310; y += 50)
    for (let x = 134; x < 540; x += 52)
      pen.cut({
        path: `M${x} ${y}h30v30h-30Z`,
        ink: 'indigo',
        lighter: 26,
        folds: [[`M${x} ${y}h30l-30 30Z`, 34]],
        lift: 0,
        edge: 2,
      });
  pen.cut({ path: 'M326 178L335 168L344 178L343 190H327Z', ink: 'gold', lighter: -6, lift: 1, edge: 1 });
}

function drawPark(pen: Pen): void {
  pen.sheet(`M-40 300L120 282L320 306L560 278L${WIDE} 300V${KERB + 10}H-40Z`, 'moss', 4, 3);
  for (const [x, scale] of [
    ...[
      [10, 1.9],
      [104, 2.4],
      [196, 1.6],
      [270, 2.1],
    ],
    ...[
      [470, 2.2],
      [556, 1.7],
      [628, 2.5],
      [712, 1.9],
    ],
  ] as const)
    drawTree(pen, x, scale);
  pen.cut({
    path: `M344 ${KERB + 2}V318H410V${KERB + 2}H402V332H352V${KERB + 2}Z`,
    ink: 'sand',
    lighter: -24,
    lift: 1,
    edge: 1,
  });
}

function drawHarbour(pen: Pen): void {
  pen.sheet(`M190 300L360 292L540 302L${WIDE} 294V${KERB + 10}H190Z`, 'indigo', 22, 3);
  pen.sheet(`M190 326L400 318L580 328L${WIDE} 320V${KERB + 10}H190Z`, 'teal', 2, 3);
  const boats: readonly (readonly [number, Ink])[] = [
    [236, 'coral'],
    [470, 'gold'],
    [612, 'plum'],
  ];
  for (const [x, ink] of boats) {
    pen.cut({ path: `M${x + 42} 312V170h4V312Z`, ink: 'sand', lighter: -30, lift: 1, edge: 1 });
    pen.cut({
      path: `M${x + 48} 176L${x + 96} 296H${x + 48}Z`,
      ink: 'paper',
      folds: [[`M${x + 48} 232L${x + 96} 296H${x + 48}Z`, -6]],
      lift: 3,
    });
    pen.cut({ path: `M${x + 40} 196V296H${x + 4}Z`, ink: 'cream', lighter: -4, lift: 2 });
    pen.cut({
      path: `M${x - 8} 306H${x + 108}L${x + 88} 338H${x + 12}Z`,
      ink,
      folds: [[`M${x + 50} 306H${x + 108}L${x + 88} 338Z`, -9]],
      lift: 3,
    });
  }
}
