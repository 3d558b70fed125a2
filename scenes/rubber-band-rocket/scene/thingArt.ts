// What one meets and what one carries: feather, parcels, find, carriers, and the parts on the fox.
import type { Paper, Pen } from '../../kit/phaser/paper.ts';

/** A golden feather on a pale disc: round, as everything that one picks up. */
export function bakeFeather(paper: Paper): void {
  paper.bake('feather', 60, 60, pen => {
    disc(pen, 24);
    pen.cut({
      path: 'M-14 18L-8 4L-9 -3L-3 -5L-3 -11L4 -11L6 -17L15 -18L13 -8L8 -5L9 1L3 3L2 8L-6 9L-11 19Z',
      ink: 'gold',
      folds: [
        ['M-12 18L14 -17L13 -8L8 -5L9 1L3 3L2 8L-6 9L-10 18Z', -9],
        ['M-13 18L13 -16L14 -15L-11 19Z', 12],
      ],
      edge: 1.6,
    });
  });
}

/** A pale disc behind what one picks up, so that it shows on every sky. */
function disc(pen: Pen, radius: number): void {
  const { g } = pen;
  for (const [part, alpha] of [
    [1, 0.22],
    [0.7, 0.3],
  ] as const) {
    g.fillStyle = pen.ink('paper', 0, alpha);
    g.beginPath();
    g.arc(0, 0, radius * part, 0, 2 * Math.PI);
    g.fill();
  }
}

/** Parcels, a find, and what carries. */
export function bakeThings(paper: Paper): void {
  const thing = (key: string, cuts: readonly Parameters<Pen['cut']>[0][], size = 84) =>
    paper.bake(key, size, size, pen => {
      disc(pen, size / 2.6);
      for (const cut of cuts) pen.cut({ edge: 1.6, lift: 3, ...cut });
    });
  thing(
    'parcel',
    [
      { path: 'M-16 -10L0 -16L16 -10V10L0 16L-16 10Z', ink: 'sand', folds: [['M0 -4L16 -10V10L0 16Z', -8]] },
      { path: 'M-3 -15L3 -15L3 -3L3 15L-3 15L-3 -3Z', ink: 'coral', lift: 0, edge: 0 },
    ],
    60,
  );
  thing(
    'find',
    [
      { path: 'M-17 -6L0 -12L17 -6V14H-17Z', ink: 'plum', lighter: 14, folds: [['M0 -2L17 -6V14H0Z', -8]] },
      { path: 'M0 -24L4 -14L14 -14L6 -8L9 2L0 -4L-9 2L-6 -8L-14 -14L-4 -14Z', ink: 'gold' },
    ],
    64,
  );
  const bird = 'M-14 -5L-3 0L3 -3L15 -7L6 4L10 9L2 6L-3 5L-7 8L-5 3Z';
  thing('geese', [
    {
      path: 'M0 -22L6 -16L22 -20L8 -8L2 -4L-8 -8L-22 -20L-6 -16Z',
      ink: 'paper',
      folds: [['M0 -22L6 -16L22 -20L8 -8L2 -4Z', -10]],
    },
    { path: 'M-14 8L-8 12L2 8L-8 20L-12 22L-18 18L-26 10Z', ink: 'paper', folds: [['M-8 12L2 8L-8 20Z', -10]] },
    { path: 'M18 8L24 12L32 8L24 20L20 22L14 18L8 10Z', ink: 'cream', folds: [['M24 12L32 8L24 20Z', -10]] },
  ]);
  thing('tinBird', [
    {
      path: bird.replace('M-14 -5', 'M-26 -8').replace('L15 -7', 'L26 -12'),
      ink: 'teal',
      folds: [['M3 -3L26 -12L6 4Z', -10]],
    },
    { path: 'M-6 -12L0 -20L6 -12L2 -10H-2Z', ink: 'coral', lift: 1 },
  ]);
  thing('warmAir', [
    { path: 'M-18 22Q-26 8 -16 -2T-18 -24L-8 -20Q-4 -8 -10 0T-8 22Z', ink: 'coral', lighter: 8 },
    { path: 'M-2 22Q-10 8 0 -2T-2 -26L8 -22Q12 -8 6 0T8 22Z', ink: 'gold' },
    { path: 'M16 22Q8 8 18 -2T16 -22L24 -18Q28 -8 22 0T24 22Z', ink: 'rose', lighter: 6 },
  ]);
  thing('whirl', [
    { path: 'M-26 -18Q0 -30 26 -18Q0 -8 -26 -18Z', ink: 'sky', lighter: 10 },
    { path: 'M-18 -6Q0 -16 18 -6Q0 2 -18 -6Z', ink: 'sky', lighter: 2 },
    { path: 'M-11 6Q0 -3 11 6Q0 12 -11 6Z', ink: 'sky', lighter: -6 },
    { path: 'M-5 17Q0 10 5 17Q0 26 -5 17Z', ink: 'teal' },
  ]);
  thing('jet', [
    {
      path: 'M-28 12Q-4 8 6 -4L-2 -8L26 -20L20 8L14 0Q0 16 -28 18Z',
      ink: 'paper',
      folds: [['M26 -20L20 8L14 0Z', -10]],
    },
    { path: 'M-24 24Q0 22 14 12L16 18Q0 28 -24 28Z', ink: 'sky', lighter: 6 },
  ]);
  thing('shootingStar', [
    { path: 'M-28 26L2 -8L10 2Z', ink: 'gold', lighter: 10, lift: 1 },
    {
      path: 'M10 -24L14 -11L27 -11L17 -3L21 10L10 2L-1 10L3 -3L-7 -11L6 -11Z',
      ink: 'gold',
      folds: [['M10 -24L14 -11L27 -11L17 -3L21 10L10 2Z', -8]],
    },
  ]);
}

/** Parts on the fox, in strong inks with a white rim. */
export function bakeParts(paper: Paper): void {
  const part = (key: string, size: number, cuts: readonly Parameters<Pen['cut']>[0][]) =>
    paper.bake(`part-${key}`, size, size, pen => {
      for (const cut of cuts) pen.cut({ edge: 2, lift: 3, ...cut });
    });
  part('balloon', 84, [
    {
      path: 'M0 -34L18 -28L28 -12L26 6L12 22L4 26L7 32H-7L-4 26L-12 22L-26 6L-28 -12L-18 -28Z',
      ink: 'coral',
      folds: [
        ['M0 -34L18 -28L28 -12L26 6L12 22L4 26Z', -8],
        ['M-18 -28L-10 -12L-12 22L-26 6L-28 -12Z', 8],
      ],
    },
  ]);
  part('magnet', 48, [
    {
      path: 'M-18 -16H-7V2Q0 9 7 2V-16H18V4Q12 20 0 20Q-12 20 -18 4Z',
      ink: 'rose',
      lighter: -8,
      folds: [['M7 -16H18V4Q12 20 0 20V6Q5 6 7 2Z', -8]],
    },
    { path: 'M-18 -16H-7V-8H-18ZM7 -16H18V-8H7Z', ink: 'paper', lift: 0, edge: 0 },
  ]);
  part('glider', 150, [
    {
      path: 'M0 -20L70 4L64 12L22 6L0 12L-22 6L-64 12L-70 4Z',
      ink: 'teal',
      folds: [
        ['M0 -20L70 4L64 12L22 6L0 12Z', -8],
        ['M-30 -10L-70 4L-64 12L-22 6Z', 8],
      ],
    },
  ]);
  part('parachute', 116, [
    {
      path: 'M-52 18Q-50 -34 0 -38Q50 -34 52 18L34 10L17 18L0 10L-17 18L-34 10Z',
      ink: 'gold',
      folds: [
        ['M0 -38Q50 -34 52 18L34 10Q30 -24 0 -38Z', -8],
        ['M0 -38Q-30 -24 -34 10L-17 18L0 10L17 18L34 10Q30 -24 0 -38Z', 6, 'paper'],
        ['M0 -38Q-14 -20 -17 18L0 10L17 18Q14 -20 0 -38Z', 0],
      ],
    },
  ]);
  part('kite', 84, [
    {
      path: 'M0 -36L24 -8L0 30L-24 -8Z',
      ink: 'plum',
      lighter: 12,
      folds: [
        ['M0 -36L24 -8L0 30Z', -8],
        ['M-24 -8L0 -8L0 30Z', 8, 'rose'],
      ],
    },
  ]);
  part('stage', 56, [
    {
      path: 'M-13 -20H13V8L20 20L8 16L0 24L-8 16L-20 20L-13 8Z',
      ink: 'indigo',
      lighter: 10,
      folds: [['M0 -20H13V8L20 20L8 16L0 24Z', -10]],
    },
    { path: 'M-13 -10H13V-3H-13Z', ink: 'gold', lift: 0, edge: 0 },
  ]);
}
