// Textures of fox, guards, darts, pickups and the marks over guards; all look to the right.
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';

/** Head from above; the tail is a separate texture, so that it can swing. */
const FOX_HEAD: Cut = {
  path: 'M21 0L3 -15L-18 -17L-10 -8L-12 0L-10 8L-18 17L3 15Z',
  ink: 'fox',
  lighter: 4,
  folds: [
    ['M21 0L3 15L-18 17L-10 8L-12 0Z', -9],
    ['M-18 -17L-10 -8L-1 -15.5Z', -15],
    ['M-18 17L-10 8L-1 15.5Z', -25],
    ['M21 0L3 -15L4 -6Z', 4, 'cream'],
    ['M21 0L3 15L4 6Z', -7, 'cream'],
    ['M21 0L15 -3.8L15 3.8Z', 0, 'navy'],
    ['M1 -8L-3 -4L3 -3.6Z', 0, 'navy'],
    ['M1 8L-3 4L3 3.6Z', 0, 'navy'],
  ],
  lift: 0,
  edge: 1.6,
};

const FOX_TAIL: Cut = {
  path: 'M4 0L-6 -7.5L-18 -7L-27 0L-18 7L-6 7.5Z',
  ink: 'fox',
  lighter: 2,
  folds: [
    ['M4 0L-6 7.5L-18 7L-27 0Z', -11],
    ['M-27 0L-18 -7L-14 0L-18 7Z', 2, 'cream'],
  ],
  lift: 0,
  edge: 1.6,
};

const guardCut = (isAlarmed: boolean): Cut => ({
  path: 'M17 0L9 -13L-6 -15L-15 -8L-15 8L-6 15L9 13Z',
  ink: isAlarmed ? 'coral' : 'plum',
  lighter: isAlarmed ? 0 : 5,
  folds: [
    ['M17 0L9 13L-6 15L-15 8L-15 0Z', -9],
    ['M-6 -15L-15 -8L-15 8L-6 15L-9 0Z', isAlarmed ? 0 : -4, isAlarmed ? 'plum' : 'coral'],
    ['M17 0L5 -7L8 0L5 7Z', isAlarmed ? 6 : 0, 'gold'],
    ['M-2 -8L4 -6L4 6L-2 8Z', 0, 'navy'],
  ],
  lift: 0,
  edge: 1.6,
});

const DART: Cut = {
  path: 'M9 0L-7 -5L-4 0L-7 5Z',
  ink: 'cream',
  folds: [['M9 0L-7 5L-4 0Z', -16]],
  lift: 1.5,
  edge: 0.8,
};

const PICKUP: Cut = {
  path: 'M12 0L8.5 8.5L0 12L-8.5 8.5L-12 0L-8.5 -8.5L0 -12L8.5 -8.5Z',
  ink: 'gold',
  folds: [
    ['M8.5 -8.5L12 0L8.5 8.5L0 12L-8.5 8.5Z', -9],
    ['M7 0L-5 -5L-2.5 0Z', 0, 'fox'],
    ['M7 0L-5 5L-2.5 0Z', -12, 'fox'],
  ],
  lift: 3,
  edge: 1.6,
};

const ALARM_TAG: Cut = {
  path: 'M0 -13L3.5 -7L10 -9L7.5 -3L13 1L6.5 4L7 11L1 7L-4 12L-5.5 5L-12 4L-8 -1L-11 -7L-4.5 -7Z',
  ink: 'coral',
  folds: [['M3.5 -7L10 -9L7.5 -3L13 1L6.5 4L7 11L1 7L0 0Z', -8]],
  lift: 2,
  edge: 1.2,
};

const DOUBT_TAG: Cut = {
  path: 'M-9 -11L9 -11L11 5L3 6L0 12L-3 6L-11 5Z',
  ink: 'cream',
  folds: [['M9 -11L11 5L3 6L0 12L0 -11Z', -7]],
  lift: 2,
  edge: 0,
};

export function bakeFigures(paper: Paper): void {
  paper.bakeCut('fox', 44, 38, FOX_HEAD);
  paper.bakeCut('tail', 56, 18, FOX_TAIL);
  paper.bakeCut('guard', 36, 34, guardCut(false));
  paper.bakeCut('guardAlarmed', 36, 34, guardCut(true));
  paper.bakeCut('dart', 20, 12, DART);
  paper.bakeCut('pickup', 26, 26, PICKUP);
  paper.bake('alarmTag', 36, 36, pen => {
    pen.cut(ALARM_TAG);
    mark(pen, 'M-1.8 -6.5H1.8L1 1.5H-1ZM-1.5 3.2H1.5V6H-1.5Z', 'paper');
  });
  paper.bake('doubtTag', 36, 36, pen => {
    pen.cut(DOUBT_TAG);
    mark(
      pen,
      'M-4.4 -5.6Q-3.6 -8.8 0 -8.8Q4.4 -8.8 4.4 -5.4Q4.4 -3 1.5 -1.8V0H-1.4V-3.4Q1.5 -4 1.5 -5.5Q1.5 -6.4 0 -6.4Q-1.4 -6.4 -1.8 -4.8ZM-1.5 1.4H1.5V4H-1.5Z',
      'plum',
    );
  });
  paper.bake('shadow', 46, 40, pen => blot(pen, 15, 0.4));
  paper.bake('hurtEdge', 800, 600, hurtEdge);
}

function mark(pen: Pen, path: string, ink: 'paper' | 'plum'): void {
  pen.g.fillStyle = pen.ink(ink);
  pen.g.fill(new Path2D(path));
}

/** A soft round shadow. */
function blot({ g }: Pen, radius: number, alpha: number): void {
  const steps = 6;
  for (let i = steps; i > 0; i--) {
    g.fillStyle = `rgba(12, 8, 32, ${alpha / steps})`;
    g.beginPath();
    g.arc(0, 0, radius * (0.55 + (0.6 * i) / steps), 0, 2 * Math.PI);
    g.fill();
  }
}

/** Red frame that is shown when the fox is hurt. */
function hurtEdge(pen: Pen): void {
  const { g } = pen;
  for (const [depth, lighter, alpha] of [
    [46, -6, 0.35],
    [24, 0, 0.6],
  ] as const) {
    const tear = (along: number) => depth + ((along * 7) % 5) * 3 - ((along * 3) % 4) * 4;
    g.beginPath();
    g.rect(-400, -300, 800, 600);
    for (let i = 0; i <= 20; i++) g.lineTo(-400 + tear(i), 300 - i * 30);
    for (let i = 0; i <= 26; i++) g.lineTo(-400 + i * 30.8, -300 + tear(i + 3));
    for (let i = 0; i <= 20; i++) g.lineTo(400 - tear(i + 5), -300 + i * 30);
    for (let i = 0; i <= 26; i++) g.lineTo(400 - i * 30.8, 300 - tear(i + 1));
    g.closePath();
    g.fillStyle = pen.ink('coral', lighter, alpha);
    g.fill('evenodd');
  }
}
