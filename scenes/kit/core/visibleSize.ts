// How much of a stage a box shows: all of it, or, where the box is tall, the part that the game named for that.
import type { Size } from './camera.ts';

interface StageShape extends Size {
  readonly tall?: Size;
}

/** The box was given the shape of one of the two: whichever it is nearer to. Never more than the definition says, however large the box. */
export function visibleSizeFor({ width, height, tall }: StageShape, box: Size): Size {
  const farFrom = (shape: Size) => Math.abs(Math.log((shape.width * box.height) / (shape.height * box.width)));
  const whole = { width, height };
  return tall && farFrom(tall) < farFrom(whole) ? { width: tall.width, height: tall.height } : whole;
}
