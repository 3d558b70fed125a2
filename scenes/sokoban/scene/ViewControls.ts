// Camera input: zoom by wheel, pinch and pan by two fingers, pan by the right mouse button.

import type { Frame, PointerFrame } from '../../kit/core/input/input.ts';
import { type BoardStage, type BoardView, dragged, zoomed, zoomedByWheel } from '../../kit/core/world/boardCamera.ts';
import { toStage, type View } from '../../kit/core/world/camera.ts';
import { KEY } from '../controls.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Gesture under way, in stage pixels: pinch with two fingers, or drag. */
interface Grip {
  readonly middle: Point;
  /** Distance between two fingers; 0 for a drag. */
  readonly apart: number;
}

export class ViewControls {
  #grip: Grip | null = null;
  /** After a gesture no finger plays until all are up. */
  #isBusy = false;

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Board view after this tick. Pointers come in world pixels under a moving camera, so they are compared in stage pixels. */
  next(frame: Frame, view: View, gaze: BoardView, sight: BoardStage): BoardView {
    const { pointer, further, wheel, held } = frame;
    const onStage = (one: PointerFrame): Point => toStage(view, one);
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

function gripOf(one: Point, other: Point | null, held: number): Grip | null {
  if (other)
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    };
  return (held & KEY.pan) !== 0 ? { middle: one, apart: 0 } : null;
}

const anyDown = ({ pointer, further, held }: Frame): boolean =>
  pointer?.down === true || further?.some(one => one?.down) === true || (held & KEY.pan) !== 0;
