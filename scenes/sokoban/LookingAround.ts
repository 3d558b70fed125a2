// Hands that move the picture instead of the fox: the wheel, two fingers, the right button of the mouse.

import { type BoardStage, type BoardView, dragged, zoomed, zoomedByWheel } from '../kit/core/boardCamera.ts';
import { toStage, type View } from '../kit/core/camera.ts';
import type { Frame, PointerFrame } from '../kit/core/input.ts';
import { KEY } from './controls.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Two fingers, or one hand that drags: where they were on the stage. */
interface Grip {
  readonly middle: At;
  /** Between two fingers; 0 where one hand drags. */
  readonly apart: number;
}

export class LookingAround {
  #grip: Grip | null = null;
  /** Until all fingers are up none of them plays. */
  #isBusy = false;

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** What is looked at after this tick. Places come in the world under `view`, which moves: they are compared on the stage. */
  next(frame: Frame, view: View, gaze: BoardView, sight: BoardStage): BoardView {
    const { pointer, further, wheel, held } = frame;
    const onStage = (one: PointerFrame): At => toStage(view, one);
    const second = further?.find(one => one?.down);
    const grip = pointer && gripOf(onStage(pointer), second?.down && pointer.down ? onStage(second) : null, held);
    this.#isBusy = grip !== null && grip !== undefined ? true : this.#isBusy && anyDown(frame);
    const before = this.#grip;
    this.#grip = grip ?? null;
    let next = gaze;
    if (wheel && wheel[1] !== 0) {
      const middle = { x: sight.stage.width / 2, y: sight.stage.height / 2 };
      next = zoomedByWheel(next, sight, wheel[1], pointer ? onStage(pointer) : middle);
    }
    if (!grip || !before || before.apart > 0 !== grip.apart > 0) return next;
    if (grip.apart > 0) next = zoomed(next, sight, grip.apart / before.apart, grip.middle);
    return dragged(next, sight, grip.middle.x - before.middle.x, grip.middle.y - before.middle.y);
  }
}

function gripOf(one: At, other: At | null, held: number): Grip | null {
  if (other)
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  return (held & KEY.pan) !== 0 ? { middle: one, apart: 0 } : null;
}

const anyDown = ({ pointer, further, held }: Frame): boolean =>
  pointer?.down === true || further?.some(one => one?.down) === true || (held & KEY.pan) !== 0;
