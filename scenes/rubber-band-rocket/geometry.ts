// Picture geometry: converts heights in units to world pixels (y axis: the meadow at 0, negative upwards).
import { STAGE } from './stage.ts';

/** World pixels for one unit of height. */
export const PX = 5;
export const MIDDLE = STAGE.width / 2;
/** Height of the fox in the sling before the launch, in px. */
export const REST = 66;
/** How far down the band is drawn at full power, in px. */
export const DRAWN = 50;

export const yOf = (height: number): number => -REST - height * PX;
