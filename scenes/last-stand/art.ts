// The paper figures of Airborne: the fox's gun, helicopters, paratroopers, shots, fire and marks.
import type { Ink } from '../kit/core/inks.ts';
import { type Cut, type Paper, type Pen, polygon } from '../kit/phaser/paper.ts';

/** Parachutes come in these; a trooper's id picks one. */
const CHUTE_INKS: readonly Ink[] = ['rose', 'plum', 'teal'];
export const CHUTES = CHUTE_INKS.length;

/** The gun's tracks, standing on y 0. */
const TRACKS: Cut = {
  path: 'M-30 -4L-25 -15H25L30 -4L25 0H-25Z',
  ink: 'navy',
  lighter: 4,
  folds: [
    ['M-30 -4L-25 -15H25L22 -11H-22Z', 14],
    ['M-18 -8a4 4 0 1 0 .1 0ZM0 -8a4 4 0 1 0 .1 0ZM18 -8a4 4 0 1 0 .1 0Z', 2, 'sand'],
    ['M0 -15H25L30 -4L25 0H6Z', -3],
  ],
  lift: 3,
  edge: 1.6,
};

const HULL: Cut = {
  path: 'M-22 -13L-15 -22H15L22 -13Z',
  ink: 'fox',
  lighter: 2,
  folds: [
    ['M0 -22H15L22 -13H0Z', -10],
    ['M-22 -13L-19 -16.5H19L22 -13Z', -6],
  ],
  lift: 2,
  edge: 1.4,
};

/** The gunner, in goggles, seen from the front. */
const FOX: Cut = {
  path: 'M-15 -19L-7 -12H7L15 -19L14 -3L0 14L-14 -3Z',
  ink: 'fox',
  lighter: 5,
  folds: [
    ['M0 -12H7L15 -19L14 -3L0 14Z', -7],
    ['M-15 -19L-9 -13.5L-13 -8Z', -16],
    ['M15 -19L9 -13.5L13 -8Z', -24],
    ['M-14 -3L-3 0L0 14Z', 5, 'cream'],
    ['M14 -3L3 0L0 14Z', -4, 'cream'],
  ],
  lift: 2,
  edge: 1.4,
};

function fox(pen: Pen): void {
  pen.cut(FOX);
  pen.cut({
    path: 'M-12 -8L-3 -8.5L0 -6.5L3 -8.5L12 -8L10 -1L3.5 -1L0 -4L-3.5 -1L-10 -1Z',
    ink: 'navy',
    folds: [
      ['M-10 -7L-4 -7L-5.5 -2.5L-9 -2.5Z', 8, 'sky'],
      ['M10 -7L4 -7L5.5 -2.5L9 -2.5Z', 0, 'sky'],
    ],
    lift: 0.8,
    edge: 0.7,
  });
  pen.cut({ path: 'M-3.4 9L3.4 9L0 14Z', ink: 'navy', lift: 0, edge: 0 });
}

/** Barrels point up from where they turn. */
const CANNON: Cut = {
  path: 'M-6 6L-5 -26L-4 -38H4L5 -26L6 6Z',
  ink: 'fox',
  lighter: -2,
  folds: [
    ['M0 6V-38H4L5 -26L6 6Z', -12],
    ['M-5.6 -24H5.6V-29H-5.6Z', 2, 'gold'],
    ['M-5 -38H5V-34H-5Z', -2, 'navy'],
  ],
  lift: 2,
  edge: 1.4,
};

const MORTAR: Cut = {
  path: 'M-8 6L-9 -22L-12 -33H12L9 -22L8 6Z',
  ink: 'plum',
  lighter: 8,
  folds: [
    ['M0 6V-33H12L9 -22L8 6Z', -2],
    ['M-9 -20H9V-24H-9Z', 2, 'gold'],
    ['M-12 -33H12L11 -29H-11Z', -2, 'navy'],
  ],
  lift: 2,
  edge: 1.4,
};

/** Stakes that hold a locked gun. */
const STAKES: Cut = {
  path: 'M-40 -12H-32L-30 2L-36 14L-42 2ZM32 -12H40L42 2L36 14L30 2Z',
  ink: 'navy',
  lighter: 16,
  folds: [
    ['M-36 -12H-32L-30 2L-36 14ZM36 -12H40L42 2L36 14Z', 6],
    ['M-41 -12H-31V-8H-41ZM31 -12H41V-8H31Z', 2, 'gold'],
  ],
  lift: 2,
  edge: 1.2,
};

/** Flying to the right. */
const BODY = 'M31 3L25 -7L11 -13L-7 -12L-13 -5L-30 -8L-33 -16L-38 -16L-36 -2L-13 5L-7 11L17 12L28 9Z';

function helicopter(pen: Pen, isBurnt: boolean): void {
  const ink: Ink = isBurnt ? 'navy' : 'indigo';
  pen.cut({
    path: 'M-9 15H20L23 12L24 14L21 17.5H-9ZM-2 10H0V16H-2ZM13 10H15V16H13Z',
    ink: 'navy',
    lift: 1,
    edge: 0.8,
  });
  pen.cut({
    path: BODY,
    ink,
    lighter: isBurnt ? 8 : 9,
    folds: [
      ['M31 3L28 9L17 12L-7 11L-13 5L-36 -2L-13 0L4 3Z', -8],
      ['M-38 -16L-33 -16L-30 -8L-36 -6Z', isBurnt ? 0 : -2, isBurnt ? 'fox' : 'plum'],
      ['M30 1L24.5 -6.5L12 -11L10 1Z', isBurnt ? 2 : 13, isBurnt ? 'navy' : 'sky'],
      ['M20 -8.3L24.5 -6.5L30 1L22 1Z', isBurnt ? 0 : 4, isBurnt ? 'navy' : 'sky'],
      ['M-6 -7L5 -7.5L5 6L-6 6Z', -4, 'navy'],
    ],
    lift: 4,
    edge: 1.6,
  });
  if (isBurnt) {
    pen.cut({
      path: 'M-14 4L-4 -9L-1 -2L6 -12L9 -1L16 -7L13 8L2 11Z',
      ink: 'coral',
      lighter: 2,
      folds: [['M-8 5L-3 -3L2 3L7 -5L9 7L1 9Z', 3, 'gold']],
      lift: 1,
      edge: 0.8,
    });
    return;
  }
  pen.cut({
    path: 'M-4 -3H2V6H-4Z',
    ink: 'plum',
    lighter: 10,
    folds: [['M-4 -3H2V0H-4Z', 2, 'cream']],
    lift: 0,
    edge: 0,
  });
  pen.cut({ path: 'M-2 -17H6L4 -12H0Z', ink: 'navy', lift: 0.6, edge: 0.6 });
}

const ROTOR: Cut = {
  path: 'M-40 -1.5L-6 -2.5L0 -4L6 -2.5L40 -1.5L40 1L6 2L-6 2L-40 1Z',
  ink: 'navy',
  lighter: 8,
  folds: [['M0 -4L6 -2.5L40 -1.5L40 1L6 2L0 2Z', 0]],
  lift: 2,
  edge: 0.9,
};

const TAIL_ROTOR: Cut = {
  path: 'M0 -9L2 -1.5L9 0L2 1.5L0 9L-2 1.5L-9 0L-2 -1.5Z',
  ink: 'cream',
  folds: [['M0 -9L2 -1.5L9 0L0 0Z', -16]],
  lift: 1,
  edge: 0,
};

/** From the middle of a trooper down to the feet, in px. */
export const BODY_MIDDLE = 15;

type Pose = 'hang' | 'dive' | 'stepA' | 'stepB';

const LIMBS: Readonly<Record<Pose, string>> = {
  hang: 'M-8 -27L-5.5 -14L-5 0L-1 0L0 -8L1 0L5 0L5.5 -14L8 -27L5 -28L3 -20H-3L-5 -28Z',
  dive: 'M-11 -25L-5 -15L-8 -1L-4 0L0 -9L4 0L8 -1L5 -15L11 -25L9 -27L3 -20H-3L-9 -27Z',
  stepA: 'M-7 -15L-5 -21H5L7 -14L5 -10L7 0L3 0L0 -7L-4 0L-8 0L-4 -9Z',
  stepB: 'M-6 -15L-5 -21H5L6 -14L4 -10L2 0L-3 0L-2 -7L-4 -9Z',
};

/** A trooper with his feet on y 0, looking to the right. */
function trooper(pen: Pen, pose: Pose, isDanger = false): void {
  const ink: Ink = isDanger ? 'coral' : 'plum';
  if (isDanger)
    pen.cut({ path: 'M-13 -18L-6 -21L-6 -10ZM13 -19L6 -21L6 -11Z', ink, lighter: -8, lift: 0.5, edge: 0.8 });
  pen.cut({
    path: LIMBS[pose],
    ink,
    lighter: isDanger ? 0 : 3,
    folds: [['M0 -28L12 -28L12 2L0 2Z', isDanger ? -9 : -6]],
    lift: 2,
    edge: 1.2,
  });
  pen.cut({ path: 'M-9 -20L-4 -21V-12L-8 -12Z', ink: 'sand', lighter: -10, lift: 0.5, edge: 0.7 });
  pen.cut({
    path: 'M-6 -22L-5.5 -28L-2 -31.5L3 -31L6 -27.5L6 -22L2 -20H-3Z',
    ink: 'cream',
    folds: [
      ['M-6 -25L-5.5 -28L-2 -31.5L3 -31L6 -27.5L7 -25Z', isDanger ? -6 : -2, isDanger ? 'coral' : 'indigo'],
      ['M0 -25H6L5.5 -22.5H1Z', 0, 'navy'],
    ],
    lift: 1,
    edge: 1.1,
  });
}

/** A trooper with the middle of his body on (0, 0). */
function figure(pen: Pen, pose: Pose, isDanger = false): void {
  pen.g.translate(0, BODY_MIDDLE);
  trooper(pen, pose, isDanger);
}

/** The dome alone, its middle on (0, 0). */
const chute = (ink: Ink): Cut => ({
  path: 'M-23 9L-20 0L-13 -8L0 -12L13 -8L20 0L23 9L15.5 5L8 9L0 5.5L-8 9L-15.5 5Z',
  ink,
  lighter: 2,
  folds: [
    ['M0 -12L13 -8L20 0L23 9L15.5 5L8 9L0 5.5Z', -9],
    ['M-13 -8L0 -12L-8 9L-15.5 5Z', 3, 'cream'],
    ['M0 -12L13 -8L15.5 5L8 9Z', -6, 'cream'],
  ],
  lift: 3,
  edge: 1.5,
});

/** From the dome's middle down to the feet, in px: dome, gap, trooper. */
const HANGS = 53;

function paratrooper(pen: Pen, ink: Ink): void {
  const { g } = pen;
  g.strokeStyle = pen.ink('paper', 0, 0.9);
  g.lineWidth = 0.9;
  g.stroke(new Path2D('M-22 8L-6 30M-8 8L-5 30M8 8L5 30M22 8L6 30'));
  g.save();
  g.translate(0, HANGS);
  trooper(pen, 'hang');
  g.restore();
  pen.cut(chute(ink));
}

const BULLET: Cut = {
  path: 'M0 -7L2.4 -2L1.8 7L-1.8 7L-2.4 -2Z',
  ink: 'gold',
  lighter: 6,
  folds: [['M0 -7L2.4 -2L1.8 7L0 7Z', -8]],
  lift: 1,
  edge: 1,
};

const SHELL: Cut = {
  path: 'M0 -5L3.5 -3.5L5 0L3.5 3.5L0 5L-3.5 3.5L-5 0L-3.5 -3.5Z',
  ink: 'navy',
  lighter: 10,
  folds: [
    ['M3.5 -3.5L5 0L3.5 3.5L0 5L-3.5 3.5Z', 0],
    ['M-5 0L5 0L4.4 1.6L-4.4 1.6Z', 4, 'gold'],
  ],
  lift: 1.5,
  edge: 1.1,
};

/** A star of so many points. */
function star(points: number, outer: number, inner: number, turn = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): [number, number] => {
      const angle = turn + (i * Math.PI) / points;
      const reach = i % 2 === 0 ? outer * (1 - ((i * 5) % 4) * 0.07) : inner;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }),
  );
}

function burst(pen: Pen): void {
  pen.cut({ path: star(11, 38, 22), ink: 'fox', lighter: 6, lift: 2, edge: 1.6 });
  pen.cut({ path: star(9, 27, 15, 0.3), ink: 'gold', lighter: 4, lift: 1, edge: 0 });
  pen.cut({ path: star(8, 15, 8, 0.1), ink: 'paper', lift: 0, edge: 0 });
}

function flash(pen: Pen): void {
  pen.cut({
    path: 'M0 3L-8 -4L-5 -8L-9 -15L-3 -13L0 -24L3 -13L9 -15L5 -8L8 -4Z',
    ink: 'gold',
    lighter: 6,
    lift: 0,
    edge: 1,
  });
  pen.cut({ path: 'M0 1L-4 -5L0 -15L4 -5Z', ink: 'paper', lift: 0, edge: 0 });
}

/** A pointed coral mark over a walker near the gun. */
function dangerMark(pen: Pen): void {
  pen.cut({
    path: 'M0 11L-10 -8L10 -8Z',
    ink: 'coral',
    folds: [['M0 11L0 -8L10 -8Z', -8]],
    lift: 2,
    edge: 1.4,
  });
  pen.g.fillStyle = pen.ink('paper');
  pen.g.fill(new Path2D('M-1.5 -6H1.5L1 1H-1ZM-1.3 2.6H1.3V5.2H-1.3Z'));
}

const scrapOf = (ink: Ink, lighter = 0): Cut => ({
  path: 'M-6 -2L1 -7L6 2L-2 6Z',
  ink,
  lighter,
  folds: [['M-6 -2L1 -7L-2 6Z', lighter + 8]],
  lift: 1,
  edge: 0,
});

export function bakeFigures(paper: Paper): void {
  paper.bake('gunBase', 84, 60, pen => {
    pen.cut(HULL);
    pen.cut(TRACKS);
  });
  paper.bakeCut('stakes', 88, 32, STAKES);
  paper.bake('gunner', 46, 46, fox);
  paper.bakeCut('cannon', 24, 88, CANNON);
  paper.bakeCut('mortar', 34, 80, MORTAR);
  paper.bake('helicopter', 100, 60, pen => helicopter(pen, false));
  paper.bake('wreck', 100, 60, pen => helicopter(pen, true));
  paper.bakeCut('rotor', 84, 10, ROTOR);
  paper.bakeCut('tailRotor', 20, 20, TAIL_ROTOR);
  for (const [index, ink] of CHUTE_INKS.entries()) {
    paper.bake(`para${index}`, 64, 128, pen => paratrooper(pen, ink));
    paper.bakeCut(`chute${index}`, 48, 24, chute(ink));
  }
  for (const pose of ['dive', 'stepA', 'stepB'] as const) paper.bake(pose, 44, 46, pen => figure(pen, pose));
  paper.bake('dangerA', 44, 46, pen => figure(pen, 'stepA', true));
  paper.bake('dangerB', 44, 46, pen => figure(pen, 'stepB', true));
  paper.bake('dangerMark', 32, 34, dangerMark);
  paper.bakeCut('bullet', 8, 18, BULLET);
  paper.bakeCut('shell', 12, 12, SHELL);
  paper.bake('burst', 92, 92, burst);
  paper.bake('flash', 28, 56, flash);
  paper.bakeCut('flame', 14, 16, scrapOf('gold', 2));
  paper.bakeCut('ember', 14, 16, scrapOf('coral', 2));
  paper.bakeCut('ash', 14, 16, scrapOf('navy', 14));
  paper.bakeCut('puff', 14, 16, scrapOf('cream', 2));
  paper.bake('shade', 44, 14, shade);
}

/** Where somebody will land. */
function shade({ g }: Pen): void {
  for (let i = 4; i > 0; i--) {
    g.fillStyle = 'rgba(20, 15, 40, 0.09)';
    g.beginPath();
    g.ellipse(0, 0, 4.5 * i, 1.3 * i, 0, 0, 2 * Math.PI);
    g.fill();
  }
}
