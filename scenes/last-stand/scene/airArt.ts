// Textures of helicopters, wrecks, paratroopers and parachutes.
import type { Ink } from '../../kit/core/inks.ts';
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';

/** Parachute colours, selected by the trooper's id. */
export const CHUTE_INKS: readonly Ink[] = ['rose', 'plum', 'teal'];
export const CHUTES = CHUTE_INKS.length;

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

export function bakeAir(paper: Paper): void {
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
}
