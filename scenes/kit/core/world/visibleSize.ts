// Visible size of a stage: all of it, or in a tall box the part that the definition names (`stage.tall`).
import type { Size } from './camera.ts';

interface StageShape extends Size {
  readonly tall?: Size;
}

/** The size whose aspect ratio is nearer to the box's. It is independent of how large the box is. */
export function visibleSizeFor({ width, height, tall }: StageShape, box: Size): Size {
  const aspectDifference = (shape: Size) => Math.abs(Math.log((shape.width * box.height) / (shape.height * box.width)));
  const whole = { width, height };
  return tall && aspectDifference(tall) < aspectDifference(whole) ? { width: tall.width, height: tall.height } : whole;
}
