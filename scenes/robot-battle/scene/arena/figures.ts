// Figures of the arena, cut from paper: a hull in the ink of its robot, the gun that turns by itself, the face, the team's mark; shells and glow.

import type { Cut, Paper, Pen } from '../../../kit/phaser/paper.ts';
import { ANTENNAS, EYES, HEAD, HEAD_LIT, MOUTHS, markOf, TEAM_MARKS } from '../../arena/faceShapes.ts';
import type { Face } from '../../arena/types.ts';

export const hullKey = ({ ink }: Face): string => `hull-${ink}`;
export const faceKey = ({ ink, eyes, mouth, antenna }: Face): string => `face-${ink}-${eyes}-${mouth}-${antenna}`;
export const markKey = (team: number): string => `mark-${team % TEAM_MARKS.length}`;

/** A mark shows on all sides of the hull that stands on it. */
const MARK_SCALE = 1.45;

/** Textures that every match needs. */
export function bakeFigures(paper: Paper): void {
  paper.bakeCut('gun', 24, 8, {
    path: 'M-3 -2.6L4 -2.4L12 -1.7V1.7L4 2.4L-3 2.6Z',
    ink: 'navy',
    lighter: 14,
    folds: [['M-3 0H12V1.7L4 2.4L-3 2.6Z', -8]],
    lift: 2,
    edge: 0.8,
  });
  paper.bakeCut('shell', 12, 8, {
    path: 'M6 0L1 3.4L-5 2.4V-2.4L1 -3.4Z',
    ink: 'gold',
    lighter: 4,
    folds: [['M6 0L1 3.4L-5 2.4V0Z', -14]],
    lift: 1.5,
    edge: 1,
  });
  paper.bakeCut('glow', 12, 12, {
    path: 'M0 -6L1.8 -1.8L6 0L1.8 1.8L0 6L-1.8 1.8L-6 0L-1.8 -1.8Z',
    ink: 'coral',
    lighter: 8,
    folds: [['M0 -6L1.8 -1.8L6 0L0 0Z', 14]],
    lift: 0,
    edge: 0,
  });
  for (const team of TEAM_MARKS.keys()) {
    const { path, ink } = markOf(team);
    const cut: Cut = { path, ink, lighter: 4, folds: [['M-15 -15H15L-15 15Z', 8]], lift: 1.5, edge: 0.9 };
    paper.bake(markKey(team), 44, 44, pen => pen.cut(cut, { scale: MARK_SCALE }));
  }
}

/** The textures of a robot's own look, each once: baking one anew would take it from the images that show it. */
export function bakeRobot(paper: Paper, face: Face, baked: Set<string>): void {
  const once = (key: string, width: number, height: number, draw: (pen: Pen) => void) => {
    if (baked.has(key)) return;
    baked.add(key);
    paper.bake(key, width, height, draw);
  };
  once(hullKey(face), 34, 30, pen => drawHull(pen, face));
  once(faceKey(face), 26, 34, pen => drawFace(pen, face));
}

function drawHull(pen: Pen, { ink }: Face): void {
  const track = (y: number): Cut => ({
    path: `M-10 ${y - 2.5}H8L10 ${y}L8 ${y + 2.5}H-10L-12 ${y}Z`,
    ink: 'navy',
    lighter: 4,
    folds: [[`M-10 ${y - 2.5}H8L10 ${y}H-12Z`, 9]],
    lift: 1.5,
    edge: 0.6,
  });
  pen.cut(track(-7.6));
  pen.cut(track(7.6));
  pen.cut({
    path: 'M11 0L7 6.5H-8L-10 4V-4L-8 -6.5H7Z',
    ink,
    lighter: -4,
    folds: [
      ['M11 0L7 6.5H-8L-10 4V0Z', -9],
      ['M11 0L7 -6.5L3 0L7 6.5Z', 10],
    ],
    lift: 2.5,
    edge: 0.9,
  });
}

function drawFace(pen: Pen, { ink, eyes, mouth, antenna }: Face): void {
  const at = { y: 3, scale: 0.8 };
  const { white, pupil } = EYES[eyes];
  if (ANTENNAS[antenna]) pen.cut({ path: ANTENNAS[antenna], ink, lighter: -14, lift: 1, edge: 0.6 }, at);
  pen.cut({ path: HEAD, ink, lighter: 6, folds: [[HEAD_LIT, 8]], lift: 2, edge: 1 }, at);
  pen.cut({ path: white, ink: 'paper', lift: 0, edge: 0 }, at);
  pen.cut({ path: pupil, ink: 'navy', lift: 0, edge: 0 }, at);
  if (MOUTHS[mouth]) pen.cut({ path: MOUTHS[mouth], ink: 'navy', lift: 0, edge: 0 }, at);
}
