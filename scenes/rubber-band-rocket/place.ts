// Where heights are in the picture's world: pixels, the meadow at 0, upwards negative.
import { STAGE } from './stage.ts';

/** World pixels for one unit of height. */
export const PX = 5;
export const MIDDLE = STAGE.width / 2;
/** The fox in the sling, before it flies. */
export const REST = 66;
/** How far the band is drawn down at full power. */
export const DRAWN = 50;

export const yOf = (height: number): number => -REST - height * PX;
