// Pips of a die: their places on each face.

type Pip = readonly [x: number, y: number];

const CORNERS: readonly Pip[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const MIDDLE: Pip = [0, 0];
const DIAGONAL: readonly Pip[] = [
  [-1, 1],
  [1, -1],
];
const SIDES: readonly Pip[] = [
  [-1, 0],
  [1, 0],
];

/** By the face's number; places are in thirds from the middle of the face. */
export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [MIDDLE],
  2: DIAGONAL,
  3: [MIDDLE, ...DIAGONAL],
  4: CORNERS,
  5: [MIDDLE, ...CORNERS],
  6: [...SIDES, ...CORNERS],
};
