// Cat shapes as SVG paths: outlines, ears and marks of five breeds in separate parts; plain data for stage and book.
import type { Ink } from '../../kit/core/inks.ts';
import type { Breed } from '../rules/cats/breeds.ts';
import type { Face } from '../rules/cats/mood.ts';
import { COATS, type Coat } from './coats.ts';

export interface Piece {
  readonly path: string;
  readonly ink: Ink;
  readonly lighter: number;
  readonly folds: readonly (readonly [path: string, lighter: number, ink?: Ink])[];
  readonly edge: number;
  readonly lift: number;
}
export type Part = 'head' | 'body' | 'seat' | 'loaf' | 'tail' | 'leg';
export type FaceStyle = Face | 'shut';

type Shade = readonly [Ink, number];
type Folds = readonly (readonly [path: string, shade: Shade])[];

/** Makes a part; the lightness of a fold is relative to the part unless the fold has its own ink. */
function piece(path: string, [ink, lighter]: Shade, folds: Folds = [], edge = 1.6, lift = 2): Piece {
  return {
    path,
    ink,
    lighter,
    folds: folds.map(([fold, [other, light]]) => [fold, light, other] as const),
    edge,
    lift,
  };
}
const darker = ([ink, lighter]: Shade, by = 9): Shade => [ink, lighter - by];

interface Shape {
  /** Outline of the head round its centre, and its shaded half. */
  readonly head: string;
  readonly ears: string;
  readonly inner: string;
  readonly marks: string;
  readonly muzzle: string;
  /** Distance of the eyes from the centre, their height and size. */
  readonly eyes: readonly [x: number, y: number, size: number];
  readonly body: string;
  readonly bodyMarks: string;
  readonly chest: string;
  readonly seat: string;
  readonly seatMarks: string;
  readonly loaf: string;
  readonly loafMarks: string;
  readonly tail: string;
  readonly tailMarks: string;
  readonly leg: string;
  readonly sock: string;
}

const SOCK = 'M-9 -7H9V6H-9Z';

export const SHAPES: Readonly<Record<Breed, Shape>> = {
  tabby: {
    head: 'M0 -20L13 -18L23 -7L25 4L17 15L7 20L-7 20L-17 15L-25 4L-23 -7L-13 -18Z',
    ears: 'M-23 -6L-22 -33L-6 -18ZM23 -6L22 -33L6 -18Z',
    inner: 'M-20 -12L-19 -26L-10 -18ZM20 -12L19 -26L10 -18Z',
    marks:
      'M-3 -22L0 -8L3 -22ZM-12 -20L-8 -9L-6 -20ZM12 -20L8 -9L6 -20ZM-27 0L-15 4L-26 7ZM27 0L15 4L26 7ZM-26 10L-15 9L-22 16ZM26 10L15 9L22 16Z',
    muzzle: 'M0 3L10 8L8 17L0 22L-8 17L-10 8Z',
    eyes: [10, -2, 5.4],
    body: 'M-38 -30L-28 -43L-4 -46L22 -47L35 -40L37 -24L26 -13L-22 -12L-36 -18Z',
    bodyMarks: 'M-28 -46L-25 -28L-20 -46ZM-15 -48L-10 -28L-6 -48ZM0 -49L5 -28L10 -49ZM15 -49L20 -30L24 -49Z',
    chest: 'M-22 -12L26 -13L37 -24L34 -34L20 -21L-18 -19Z',
    seat: 'M0 -58L13 -54L20 -34L27 -12L22 1L-24 1L-29 -14L-22 -36L-13 -54Z',
    seatMarks: 'M-30 -24L-14 -22L-27 -15ZM-26 -38L-12 -36L-25 -29ZM30 -22L15 -22L28 -14ZM26 -37L13 -36L25 -29Z',
    loaf: 'M-38 0L-41 -14L-30 -28L-6 -33L22 -30L38 -18L40 0Z',
    loafMarks: 'M-26 -34L-22 -16L-17 -34ZM-10 -37L-5 -17L0 -37ZM8 -36L13 -17L18 -36Z',
    tail: 'M-3 4L-12 -14L-14 -36L-6 -46L1 -42L-4 -32L-1 -16L8 0Z',
    tailMarks: 'M-16 -30L2 -26L1 -20L-16 -22ZM-16 -14L4 -12L6 -6L-14 -6ZM-14 -46L4 -46L0 -36L-14 -40Z',
    leg: 'M-7 -15L7 -15L6 0L9 4L-6 4Z',
    sock: SOCK,
  },
  siamese: {
    head: 'M0 -19L11 -18L20 -8L18 4L8 19L0 23L-8 19L-18 4L-20 -8L-11 -18Z',
    ears: 'M-20 -3L-29 -36L-4 -19ZM20 -3L29 -36L4 -19Z',
    inner: 'M-19 -10L-25 -29L-9 -18ZM19 -10L25 -29L9 -18Z',
    marks: 'M0 -10L8 -5L13 6L6 24L-6 24L-13 6L-8 -5ZM-30 -37L-3 -19L-20 -3ZM30 -37L3 -19L20 -3Z',
    muzzle: 'M0 8L6 12L5 18L0 22L-5 18L-6 12Z',
    eyes: [9, -3, 5],
    body: 'M-36 -32L-26 -41L0 -42L24 -46L33 -39L33 -26L22 -18L-20 -17L-34 -22Z',
    bodyMarks: 'M-38 -44L-27 -44L-30 -16L-38 -18Z',
    chest: 'M-20 -17L22 -18L33 -26L31 -34L18 -24L-16 -23Z',
    seat: 'M0 -60L10 -55L15 -34L20 -12L16 1L-18 1L-22 -14L-16 -36L-10 -55Z',
    seatMarks: 'M-24 -10L24 -10V4H-24Z',
    loaf: 'M-36 0L-39 -12L-28 -25L-6 -29L20 -28L35 -17L37 0Z',
    loafMarks: 'M-42 -14L-26 -28L-28 2L-42 2Z',
    tail: 'M-2 4L-9 -16L-10 -42L-4 -56L2 -50L-3 -38L0 -18L5 0Z',
    tailMarks: 'M-14 -60H6V6H-14Z',
    leg: 'M-5 -20L5 -20L5 0L8 4L-5 4Z',
    sock: 'M-9 -14H9V6H-9Z',
  },
  persian: {
    head: 'M0 -22L15 -20L26 -11L32 -4L28 1L34 8L25 13L24 20L13 20L6 25L-6 25L-13 20L-24 20L-25 13L-34 8L-28 1L-32 -4L-26 -11L-15 -20Z',
    ears: 'M-25 -10L-25 -27L-10 -20ZM25 -10L25 -27L10 -20Z',
    inner: 'M-22 -14L-22 -23L-14 -19ZM22 -14L22 -23L14 -19Z',
    marks: 'M-6 -24L0 -12L6 -24ZM-36 6L-22 8L-26 22ZM36 6L22 8L26 22Z',
    muzzle: 'M0 2L11 6L13 15L5 21L-5 21L-13 15L-11 6Z',
    eyes: [11, -1, 6],
    body: 'M-44 -26L-38 -40L-24 -48L-4 -49L22 -51L38 -44L42 -28L38 -18L30 -6L18 -9L6 -4L-8 -9L-20 -4L-30 -9L-42 -8L-40 -18Z',
    bodyMarks: 'M-46 -26L-36 -20L-42 -6L-30 -8L-22 -14L-8 -8L6 -14L18 -8L30 -14L30 -4L-46 -2Z',
    chest: 'M18 -52L42 -44L44 -28L34 -14L26 -22L28 -34Z',
    seat: 'M0 -58L18 -52L27 -40L25 -32L34 -20L32 -10L36 2L-36 2L-33 -10L-35 -22L-26 -32L-28 -41L-18 -52Z',
    seatMarks: 'M-38 4L-33 -12L-22 -6L-14 2ZM38 4L33 -12L22 -6L14 2Z',
    loaf: 'M-44 1L-48 -10L-42 -16L-42 -26L-28 -34L-4 -38L24 -35L40 -26L46 -12L46 1Z',
    loafMarks: 'M-50 2L-44 -14L-30 -8L-16 -12L0 -6L16 -12L32 -6L46 -12L48 2Z',
    tail: 'M-2 6L-14 -4L-22 -20L-20 -38L-8 -48L4 -42L6 -32L2 -24L8 -12L14 0Z',
    tailMarks: 'M-24 -22L-8 -30L-2 -50L-20 -44Z',
    leg: 'M-9 -12L9 -12L8 0L11 4L-8 4Z',
    sock: 'M-12 -3H12V6H-12Z',
  },
  sphynx: {
    head: 'M0 -18L9 -17L17 -9L19 1L12 10L6 21L0 23L-6 21L-12 10L-19 1L-17 -9L-9 -17Z',
    ears: 'M-16 0L-36 -30L-27 -41L-3 -17ZM16 0L36 -30L27 -41L3 -17Z',
    inner: 'M-16 -6L-31 -29L-26 -34L-8 -16ZM16 -6L31 -29L26 -34L8 -16Z',
    marks:
      'M-8 -17L0 -13L8 -17L8 -15L0 -11L-8 -15ZM-7 -12L0 -9L7 -12L7 -10.4L0 -7.4L-7 -10.4ZM-20 3L-12 6L-18 9ZM20 3L12 6L18 9Z',
    muzzle: 'M0 6L7 9L8 16L0 22L-8 16L-7 9Z',
    eyes: [8.5, -2, 6],
    body: 'M-34 -32L-26 -40L0 -41L22 -46L31 -40L31 -28L20 -16L2 -9L-18 -13L-32 -21Z',
    bodyMarks:
      'M14 -46L12 -30L15 -30L18 -46ZM6 -44L5 -30L7.5 -30L10 -44ZM-26 -41L-20 -27L-17.6 -28L-22 -41ZM-18 -16L2 -12L16 -18L2 -15Z',
    chest: 'M-18 -13L2 -9L20 -16L28 -26L10 -18L-14 -20Z',
    seat: 'M0 -58L9 -54L14 -36L24 -14L19 1L-20 1L-25 -14L-15 -36L-9 -54Z',
    seatMarks: 'M-15 -34L0 -31L15 -34L15 -31.6L0 -28.6L-15 -31.6ZM-17 -26L0 -23L17 -26L17 -23.6L0 -20.6L-17 -23.6Z',
    loaf: 'M-34 0L-38 -12L-28 -26L-6 -29L18 -28L33 -17L35 0Z',
    loafMarks: 'M-12 -30L-8 -12L-5.6 -12L-8 -30ZM-4 -30L0 -12L2.4 -12L0 -30ZM4 -30L8 -12L10.4 -12L8 -30Z',
    tail: 'M-1 4L-5 -16L-10 -36L-20 -46L-18 -49L-6 -39L-1 -18L4 0Z',
    tailMarks: 'M-24 -52L-12 -48L-16 -40Z',
    leg: 'M-4.6 -18L4.6 -18L4 0L8 4L-5 4Z',
    sock: 'M-9 0H9V6H-9Z',
  },
  bengal: {
    head: 'M0 -18L12 -17L21 -8L22 3L14 14L8 21L-8 21L-14 14L-22 3L-21 -8L-12 -17Z',
    ears: 'M-22 -4L-24 -23L-18 -29L-6 -17ZM22 -4L24 -23L18 -29L6 -17Z',
    inner: 'M-19 -9L-20 -21L-17 -24L-10 -17ZM19 -9L20 -21L17 -24L10 -17Z',
    marks:
      'M-9 -19L-6 -11L-3 -19ZM9 -19L6 -11L3 -19ZM-2 -16L0 -10L2 -16ZM-24 2L-13 3L-14 6ZM24 2L13 3L14 6ZM-20 9L-13 8L-14 12ZM20 9L13 8L14 12Z',
    muzzle: 'M0 1L4 6L10 10L8 20L-8 20L-10 10L-4 6Z',
    eyes: [9.5, -3, 5.2],
    body: 'M-42 -32L-32 -42L-4 -42L26 -46L38 -40L39 -27L28 -16L-24 -15L-40 -21Z',
    bodyMarks:
      'M-34 -36L-27 -39L-23 -33L-29 -29ZM-18 -38L-11 -40L-8 -34L-14 -31ZM-3 -38L5 -40L7 -34L0 -31ZM12 -40L20 -42L21 -35L15 -33ZM-26 -26L-19 -28L-17 -22L-23 -20ZM-9 -27L-2 -28L0 -22L-6 -20ZM8 -28L15 -29L16 -23L11 -21ZM26 -35L32 -36L33 -30L28 -29Z',
    chest: 'M-24 -15L28 -16L39 -27L37 -34L22 -22L-20 -20Z',
    seat: 'M0 -58L11 -54L17 -34L24 -12L19 1L-21 1L-26 -14L-18 -36L-11 -54Z',
    seatMarks:
      'M-20 -32L-14 -34L-12 -28L-17 -26ZM14 -34L20 -32L17 -26L12 -28ZM-23 -18L-16 -20L-14 -14L-20 -11ZM16 -20L22 -18L20 -11L14 -14ZM-4 -46L4 -46L3 -40L-3 -40ZM-8 -36L-2 -37L-2 -31L-7 -31ZM8 -36L2 -37L2 -31L7 -31Z',
    loaf: 'M-40 0L-43 -12L-31 -26L-6 -30L22 -29L39 -18L41 0Z',
    loafMarks:
      'M-32 -20L-25 -23L-22 -16L-28 -13ZM-17 -25L-10 -26L-8 -20L-14 -18ZM-2 -26L6 -27L7 -20L1 -18ZM-20 -12L-13 -13L-12 -7L-18 -6ZM-3 -13L4 -14L5 -8L-1 -7ZM14 -24L21 -25L22 -18L16 -16Z',
    tail: 'M-3 4L-10 -18L-20 -34L-16 -48L-8 -46L-10 -36L-1 -20L6 0Z',
    tailMarks: 'M-24 -50H0L-8 -42L-22 -38ZM-20 -32L-4 -32L-2 -26L-18 -26ZM-14 -18L4 -18L4 -12L-14 -12Z',
    leg: 'M-6 -17L6 -17L5 0L9 4L-6 4Z',
    sock: 'M-9 -10H9V-6H-9ZM-9 -2H9V6H-9Z',
  },
};

const PLAIN = COATS.tabby[0] as Coat;
/** Mask of the shaded right half. */
const SHADE = 'M0 -70H70V70H0Z';

export function piecesOf(part: Part, breed: Breed, coat: number, look: FaceStyle = 'plain'): readonly Piece[] {
  const shape = SHAPES[breed];
  const { fur, mark, pale } = COATS[breed][coat] ?? PLAIN;
  const points = breed === 'siamese' ? mark : fur;
  switch (part) {
    case 'head':
      return headOf(breed, coat, look);
    case 'body':
      return [
        piece(shape.body, fur, [
          [shape.chest, breed === 'persian' ? pale : darker(fur, 7)],
          [shape.bodyMarks, mark],
        ]),
      ];
    case 'seat':
      return [
        piece(shape.seat, fur, [
          [SHADE, darker(fur, 5)],
          ['M0 -54L9 -44L7 -28L0 -20L-7 -28L-9 -44Z', pale],
          [shape.seatMarks, mark],
          ['M-1.4 -22H1.4V2H-1.4Z', darker(fur, 14)],
        ]),
        piece('M-13 4L-12 -4L-5 -6L-1 -3L-1 4Z', breed === 'siamese' ? mark : pale, [], 1.2, 1),
        piece('M13 4L12 -4L5 -6L1 -3L1 4Z', darker(breed === 'siamese' ? mark : pale, 3), [], 1.2, 1),
      ];
    case 'loaf':
      return [
        piece(shape.loaf, fur, [
          ['M-50 -6L50 -10V6H-50Z', darker(fur, 6)],
          [shape.loafMarks, mark],
        ]),
      ];
    case 'tail':
      return [
        piece(shape.tail, points, [
          ['M-2 6L-1 -20L0 -60H20V10Z', darker(points, 6)],
          [shape.tailMarks, mark],
        ]),
      ];
    case 'leg':
      return [piece(shape.leg, fur, [[shape.sock, breed === 'persian' || breed === 'tabby' ? pale : mark]], 1.2, 1)];
  }
}

function headOf(breed: Breed, coat: number, look: FaceStyle): readonly Piece[] {
  const shape = SHAPES[breed];
  const { fur, mark, pale, eye } = COATS[breed][coat] ?? PLAIN;
  const ear = breed === 'siamese' ? mark : fur;
  const [x, y, size] = shape.eyes;
  const sides = [-1, 1] as const;
  return [
    piece(shape.ears, ear, [[shape.inner, ['rose', breed === 'siamese' ? -14 : 6]]]),
    piece(shape.head, fur, [
      [SHADE, darker(fur, 5)],
      [shape.marks, mark],
      [shape.muzzle, breed === 'siamese' ? mark : pale],
    ]),
    ...(look === 'shut'
      ? sides.map(side =>
          piece(
            `M${side * x - size} ${y}L${side * x} ${y + 3.4}L${side * x + size} ${y}L${side * x} ${y + 1.2}Z`,
            ['navy', -4],
            [],
            0,
            0,
          ),
        )
      : sides.map(side => piece(almond(side * x, y, size), eye, [], 0, 0))),
    ...(look === 'cross' || look === 'sad'
      ? sides.map(side => piece(lid(side, x, y, size, look), darker(fur, 10), [], 0, 0))
      : []),
    piece('M-3.4 7L3.4 7L0 10.6Z', breed === 'siamese' ? ['rose', -2] : ['rose', -20], [], 0, 0),
    ...(look === 'glad' || look === 'shut' ? [piece('M-6 12L0 15.4L6 12L0 13.6Z', ['navy', 0], [], 0, 0)] : []),
  ];
}

const almond = (x: number, y: number, size: number): string =>
  `M${x - size} ${y}L${x - size * 0.4} ${y - size * 0.8}L${x + size * 0.4} ${y - size * 0.8}L${x + size} ${y}L${x + size * 0.4} ${y + size * 0.8}L${x - size * 0.4} ${y + size * 0.8}Z`;

/** Eyelid: slopes inwards for cross, outwards for sad. */
function lid(side: number, x: number, y: number, size: number, look: 'cross' | 'sad'): string {
  const [inner, outer] = look === 'cross' ? [y - 0.5, y - size - 1] : [y - size - 1, y - 0.5];
  const [near, far] = [side * (x - size - 1), side * (x + size + 1)];
  return `M${near} ${inner}L${far} ${outer}L${far} ${y - size - 3}L${near} ${y - size - 3}Z`;
}

/** Pupil, round its centre. */
export const PUPIL = 'M0 -3.6L1.9 0L0 3.6L-1.9 0Z';
