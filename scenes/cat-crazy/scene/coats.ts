// Coat data: inks of fur, marks, pale parts and eyes of the 25 coats.
import type { Ink } from '../../kit/core/inks.ts';
import type { Breed } from '../rules/cats/breeds.ts';

type Shade = readonly [ink: Ink, lighter: number];
export interface Coat {
  readonly fur: Shade;
  readonly mark: Shade;
  readonly pale: Shade;
  readonly eye: Shade;
}

const coat = (fur: Shade, mark: Shade, pale: Shade, eye: Shade): Coat => ({ fur, mark, pale, eye });

export const COATS: Readonly<Record<Breed, readonly Coat[]>> = {
  tabby: [
    coat(['fox', 4], ['fox', -16], ['cream', 2], ['moss', 8]),
    coat(['navy', 42], ['navy', 14], ['cream', -2], ['gold', 4]),
    coat(['sand', -30], ['sand', -52], ['sand', 2], ['gold', 6]),
    coat(['sand', 6], ['sand', -22], ['paper', 0], ['teal', 4]),
    coat(['indigo', 28], ['indigo', -2], ['sky', 14], ['gold', 6]),
  ],
  siamese: [
    coat(['cream', 0], ['sand', -56], ['paper', 1], ['sky', 0]),
    coat(['paper', -4], ['indigo', 12], ['paper', 1], ['sky', 2]),
    coat(['paper', -4], ['plum', 18], ['paper', 1], ['sky', 2]),
    coat(['cream', 2], ['fox', -6], ['paper', 1], ['sky', -6]),
    coat(['paper', -3], ['teal', -8], ['paper', 1], ['sky', -8]),
  ],
  persian: [
    coat(['paper', -2], ['cream', -12], ['paper', 2], ['sky', -4]),
    coat(['navy', 48], ['navy', 30], ['navy', 60], ['fox', 6]),
    coat(['fox', 20], ['coral', 8], ['cream', 3], ['teal', 0]),
    coat(['gold', 2], ['gold', -18], ['cream', 3], ['moss', 0]),
    coat(['navy', 10], ['navy', -4], ['navy', 26], ['gold', 6]),
  ],
  sphynx: [
    coat(['rose', 12], ['rose', -8], ['rose', 20], ['teal', 4]),
    coat(['fox', 14], ['sand', -26], ['cream', -2], ['moss', 6]),
    coat(['navy', 38], ['navy', 18], ['navy', 54], ['sky', 8]),
    coat(['rose', 16], ['navy', 22], ['cream', 2], ['gold', 0]),
    coat(['plum', 34], ['plum', 14], ['plum', 46], ['gold', 6]),
  ],
  bengal: [
    coat(['gold', -4], ['sand', -54], ['cream', 2], ['moss', 4]),
    coat(['navy', 58], ['navy', 10], ['paper', 1], ['moss', 8]),
    coat(['navy', 24], ['navy', -6], ['navy', 44], ['gold', 6]),
    coat(['sand', 2], ['sand', -40], ['paper', 0], ['teal', 0]),
    coat(['coral', 8], ['plum', -10], ['fox', 22], ['gold', 8]),
  ],
};
