// Faces and team marks as SVG paths in a box of 24 by 24 round (0, 0): the scene cuts them from paper, the lists draw them as pictures.
import type { ArenaRobotId } from './ladder.ts';
import { cardOf } from './roster.ts';
import type { Face } from './types.ts';

/** Outline of a head, and its lit half. */
export const HEAD = 'M-8 -7L-5 -10H5L8 -7V6L5 9H-5L-8 6Z';
export const HEAD_LIT = 'M-8 -7L-5 -10H5L8 -7L-8 4Z';

export const ANTENNAS: Readonly<Record<Face['antenna'], string>> = {
  none: '',
  one: 'M-1 -9V-14H1V-9Z M-2 -15H2V-13H-2Z',
  two: 'M-6 -8L-8 -14H-6L-4 -9Z M6 -8L8 -14H6L4 -9Z',
  dish: 'M-1 -9V-12H1V-9Z M-6 -15L6 -13L2 -11H-2Z',
  spring: 'M-1 -9L-3 -10.5L2 -12L-3 -13.5L2 -15L4 -14L0 -12.6L4 -11L1 -9Z',
  fin: 'M-4 -9L4 -9L6 -15Z',
};

/** Eyes, light on the head, and their pupils. */
export const EYES: Readonly<Record<Face['eyes'], { readonly white: string; readonly pupil: string }>> = {
  round: { white: circles(2.6), pupil: circles(1.1) },
  wide: { white: circles(3.4), pupil: circles(0.9) },
  narrow: {
    white: 'M-6.5 -4L-1 -2.4V-0.6L-6.5 -1.8Z M6.5 -4L1 -2.4V-0.6L6.5 -1.8Z',
    pupil: 'M-4 -3L-2.4 -2.4V-1.2L-4 -1.6Z M4 -3L2.4 -2.4V-1.2L4 -1.6Z',
  },
  one: { white: circle(0, -2, 4), pupil: circle(0, -2, 1.8) },
  sleepy: {
    white: 'M-6.4 -2H-1.2A2.6 2.6 0 0 1 -6.4 -2Z M1.2 -2H6.4A2.6 2.6 0 0 1 1.2 -2Z',
    pupil: 'M-5 -2H-2.6A1.2 1.2 0 0 1 -5 -2Z M2.6 -2H5A1.2 1.2 0 0 1 2.6 -2Z',
  },
  crossed: { white: circles(2.8), pupil: `${circle(-2.6, -2, 1)} ${circle(2.6, -2, 1)}` },
  visor: { white: 'M-7 -4.4H7V0H-7Z', pupil: 'M-5 -3H2V-1.4H-5Z' },
};

export const MOUTHS: Readonly<Record<Face['mouth'], string>> = {
  none: '',
  flat: 'M-3.6 4.2H3.6V5.8H-3.6Z',
  smile: 'M-4 3.4Q0 8 4 3.4L4 5Q0 9.4 -4 5Z',
  open: circle(0, 5, 2.2),
  zigzag: 'M-4.4 5L-2.4 3.2L0 5L2.4 3.2L4.4 5V6.6L2.4 5L0 6.8L-2.4 5L-4.4 6.6Z',
};

/** Marks of teams: told apart by shape as well as by colour. */
export const TEAM_MARKS = [
  { name: 'round', ink: 'fox', path: circle(0, 0, 11) },
  { name: 'square', ink: 'indigo', path: 'M-9.5 -9.5H9.5V9.5H-9.5Z' },
  { name: 'three-cornered', ink: 'moss', path: 'M0 -13L12 8.5H-12Z' },
  { name: 'diamond', ink: 'rose', path: 'M0 -13L13 0L0 13L-13 0Z' },
  { name: 'star', ink: 'gold', path: 'M0 -14L4 -5L13 -4L6.5 2.5L8.5 12L0 7L-8.5 12L-6.5 2.5L-13 -4L-4 -5Z' },
  { name: 'cross', ink: 'sky', path: 'M-5 -13H5V-5H13V5H5V13H-5V5H-13V-5H-5Z' },
] as const;
export const markOf = (team: number): (typeof TEAM_MARKS)[number] =>
  TEAM_MARKS[team % TEAM_MARKS.length] ?? TEAM_MARKS[0];

/** The face of a script that is no robot of the ladder: the fox's. */
export const OWN_FACE: Face = { ink: 'fox', eyes: 'wide', mouth: 'smile', antenna: 'two' };

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

function circles(r: number): string {
  return `${circle(-3.8, -2, r)} ${circle(3.8, -2, r)}`;
}

export const faceOf = (house: ArenaRobotId | null): Face => (house === null ? OWN_FACE : cardOf(house).face);
