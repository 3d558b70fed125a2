// Geometry: converts heights and sides in units to world pixels (y axis: the meadow at 0, negative upwards) and back.
import { STAGE } from './stage.ts';

/** World pixels for one unit of height. */
export const PX = 5;
export const MIDDLE = STAGE.width / 2;
/** Width of the physics world in units; the ball launches in its middle. */
export const WIDTH = 40;
/** Height of the fox in the sling before the launch, in px. */
export const REST = 66;
/** How far down the band is drawn at full power, in px. */
export const DRAWN = 50;

export const yOf = (height: number): number => -REST - height * PX;
export const xOf = (units: number): number => MIDDLE + (units - WIDTH / 2) * PX;
export const unitsOf = (x: number): number => WIDTH / 2 + (x - MIDDLE) / PX;
/** Size of the ball, in units. */
export const BALL = 2;
