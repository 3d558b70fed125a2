// What part of the map the stage shows: all of it or as much as can be read, nearer or further by wheel, pinch and keys, moved by two fingers or the right button.
import { eased, type Size, toStage, toWorld, type View, viewOf } from '../kit/core/camera.ts';
import type { Frame, PointerFrame } from '../kit/core/input.ts';
import { KEY } from './controls.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** A person's picture is this wide; smaller than so many pixels of the window it cannot be read. */
const FIGURE = 32;
const READABLE = 16;
const CLOSEST = 2;
const SOFT_MS = 160;
/** What is followed may go so far from the middle before the map moves, as a part of what is seen. */
const LOOSE = 0.26;
const WHEEL_STEP = 0.0016;
const KEY_STEP = 1.025;

export class MapCamera {
  /** Nearer or further than at first. */
  #zoom = 1;
  /** Where the middle was moved to; null while it follows. */
  #middle: At | null = null;
  #followed: At = { x: 0, y: 0 };
  #grip: { readonly at: At; readonly apart: number } | null = null;
  #view: View = { x: 0, y: 0, scale: 1 };
  #isNew = true;

  get view(): View {
    return this.#view;
  }

  /** Follows again, as at first. */
  reset(): void {
    this.#zoom = 1;
    this.#middle = null;
    this.#isNew = true;
  }

  /** An agent was chosen: the map goes to it. */
  follow(): void {
    this.#middle = null;
  }

  /** What the hands do to the map in a tick. `shown` is the stage, `first` the scale without zoom. */
  handleInput(frame: Frame, world: Size, shown: Size, first: number): void {
    const { pointer, further, wheel, held } = frame;
    const centre = { x: shown.width / 2, y: shown.height / 2 };
    // Where the hands are on the stage, before anything moves under them.
    const seen = this.#view;
    const hand = pointer && toStage(seen, pointer);
    const [one, other] = [pointer, ...(further ?? [])]
      .filter((finger): finger is PointerFrame => finger?.down === true)
      .map(finger => toStage(seen, finger));
    if (held & KEY.zoomIn) this.#zoomBy(KEY_STEP, centre, world, shown, first);
    if (held & KEY.zoomOut) this.#zoomBy(1 / KEY_STEP, centre, world, shown, first);
    if (wheel && hand) this.#zoomBy(Math.exp(-wheel[1] * WHEEL_STEP), hand, world, shown, first);
    if (one && other) this.#pinch(one, other, world, shown, first);
    else if (hand && held & KEY.pan) this.#drag(hand, 0, world, shown);
    else this.#grip = null;
  }

  /** The view of this frame. */
  update(focus: At, world: Size, shown: Size, first: number, ms: number): View {
    const scale = this.#scale(world, shown, first);
    if (!this.#middle) this.#followed = this.#deadZone(focus, shown, scale);
    const wanted = viewOf(world, shown, scale, this.#middle ?? this.#followed);
    const isHeld = this.#grip !== null || this.#isNew;
    this.#view = isHeld ? wanted : eased(this.#view, wanted, ms, SOFT_MS);
    this.#isNew = false;
    return this.#view;
  }

  #scale(world: Size, shown: Size, first: number): number {
    const least = Math.min(shown.width / world.width, shown.height / world.height);
    return Math.min(CLOSEST, Math.max(least, first * this.#zoom));
  }

  #deadZone(focus: At, { width, height }: Size, scale: number): At {
    if (this.#isNew) return focus;
    const within = (from: number, to: number, room: number) => Math.min(to + room, Math.max(to - room, from));
    return {
      x: within(this.#followed.x, focus.x, (width / scale) * LOOSE),
      y: within(this.#followed.y, focus.y, (height / scale) * LOOSE),
    };
  }

  /** The place under the hand stays under it. */
  #zoomBy(factor: number, at: At, world: Size, shown: Size, first: number): void {
    const before = this.#scale(world, shown, first);
    const place = toWorld(this.#view, at);
    this.#zoom = Math.min(CLOSEST / first, Math.max(0.2, this.#zoom * factor));
    const scale = this.#scale(world, shown, first);
    this.#zoom = scale / first;
    if (scale === before) return;
    this.#moveTo(
      { x: place.x + (shown.width / 2 - at.x) / scale, y: place.y + (shown.height / 2 - at.y) / scale },
      world,
      shown,
      scale,
    );
  }

  #pinch(one: At, other: At, world: Size, shown: Size, first: number): void {
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    if (this.#grip && this.#grip.apart > 8 && apart > 8) {
      const before = this.#grip;
      this.#drag(at, apart, world, shown);
      this.#zoomBy(apart / before.apart, at, world, shown, first);
    }
    this.#grip = { at, apart };
  }

  #drag(at: At, apart: number, world: Size, shown: Size): void {
    const { scale } = this.#view;
    if (this.#grip) {
      const middle = { x: this.#view.x + shown.width / 2 / scale, y: this.#view.y + shown.height / 2 / scale };
      this.#moveTo(
        { x: middle.x - (at.x - this.#grip.at.x) / scale, y: middle.y - (at.y - this.#grip.at.y) / scale },
        world,
        shown,
        scale,
      );
    }
    this.#grip = { at, apart };
  }

  /** At once, and no further than the map goes. */
  #moveTo(middle: At, world: Size, shown: Size, scale: number): void {
    this.#view = viewOf(world, shown, scale, middle);
    this.#middle = { x: this.#view.x + shown.width / 2 / scale, y: this.#view.y + shown.height / 2 / scale };
  }
}

/** The scale at first: all of the map, or as near as people must be to be read. `px` is the size of a stage pixel in the window. */
export function baseScale(world: Size, shown: Size, px: number): number {
  const whole = Math.min(shown.width / world.width, shown.height / world.height);
  // A tall window shows a part of the map, in its own size.
  if (shown.width < shown.height * 1.2) return 1;
  return Math.min(CLOSEST, Math.max(whole, READABLE / (FIGURE * px)));
}
