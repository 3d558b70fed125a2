// Map camera: zoom by wheel, pinch and keys, pan by a finger, two of them or a mouse button, follow with a dead zone.

import type { Frame, PointerFrame } from '../../kit/core/input/input.ts';
import { eased, type Size, toStage, toWorld, type View, viewOf } from '../../kit/core/world/camera.ts';
import { KEY } from '../controls.ts';
import type { EmergenciaUi } from '../ui.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Width of a person, and the least width in the window at which it can be recognized, in pixels. */
const FIGURE = 32;
const READABLE = 16;
const CLOSEST = 2;
const SOFT_MS = 160;
/** Dead zone: how far the followed point may leave the middle before the camera moves, as a part of the view. */
const LOOSE = 0.26;
const WHEEL_STEP = 0.0016;
const KEY_STEP = 1.025;

export class MapCamera {
  /** Zoom factor over the base scale. */
  #zoom = 1;
  /** Centre of the view after panning; null while it follows. */
  #middle: At | null = null;
  #followed: At = { x: 0, y: 0 };
  #grip: { readonly at: At; readonly apart: number } | null = null;
  #view: View = { x: 0, y: 0, scale: 1 };
  #isNew = true;
  /** Something presses the map: it stays under the finger, or a long press would miss. */
  #isPressed = false;

  get view(): View {
    return this.#view;
  }

  /** Whether it is zoomed as far as it goes, either way. */
  zoomEnds(world: Size, shown: Size, first: number): EmergenciaUi {
    const scale = this.#scale(world, shown, first);
    return { isWidest: scale <= wholeScale(world, shown), isClosest: scale >= CLOSEST };
  }

  /** Follows again without zoom. */
  reset(): void {
    this.#zoom = 1;
    this.#middle = null;
    this.#isNew = true;
  }

  /** Follows again: an agent was selected; `centre` puts that place into the middle, where it was selected already. */
  follow(centre: At | null): void {
    this.#middle = null;
    if (centre) this.#followed = { x: centre.x, y: centre.y };
  }

  /** Zoom and pan of one tick: the pointer `drags` the map. `shown` is the stage, `first` the scale without zoom. */
  handleInput(frame: Frame, drags: boolean, world: Size, shown: Size, first: number): void {
    const { pointer, further, wheel, held } = frame;
    this.#isPressed = pointer?.down === true;
    const centre = { x: shown.width / 2, y: shown.height / 2 };
    // Finger positions on the stage, read before the camera moves.
    const seen = this.#view;
    const hand = pointer && toStage(seen, pointer);
    const [one, other] = [pointer, ...(further ?? [])]
      .filter((finger): finger is PointerFrame => finger?.down === true)
      .map(finger => toStage(seen, finger));
    if (held & KEY.zoomIn) this.#zoomBy(KEY_STEP, centre, world, shown, first);
    if (held & KEY.zoomOut) this.#zoomBy(1 / KEY_STEP, centre, world, shown, first);
    if (wheel && hand) this.#zoomBy(Math.exp(-wheel[1] * WHEEL_STEP), hand, world, shown, first);
    if (one && other) this.#pinch(one, other, world, shown, first);
    else if (hand && drags) this.#drag(hand, 0, world, shown);
    else this.#grip = null;
  }

  /** View of this frame. */
  update(focus: At, world: Size, shown: Size, first: number, ms: number): View {
    if (this.#isPressed && !this.#isNew) return this.#view;
    const scale = this.#scale(world, shown, first);
    if (!this.#middle) this.#followed = this.#deadZone(focus, shown, scale);
    const wanted = viewOf(world, shown, scale, this.#middle ?? this.#followed);
    const isHeld = this.#grip !== null || this.#isNew;
    this.#view = isHeld ? wanted : eased(this.#view, wanted, ms, SOFT_MS);
    this.#isNew = false;
    return this.#view;
  }

  #scale(world: Size, shown: Size, first: number): number {
    return Math.min(CLOSEST, Math.max(wholeScale(world, shown), first * this.#zoom));
  }

  #deadZone(focus: At, { width, height }: Size, scale: number): At {
    if (this.#isNew) return focus;
    const within = (from: number, to: number, room: number) => Math.min(to + room, Math.max(to - room, from));
    return {
      x: within(this.#followed.x, focus.x, (width / scale) * LOOSE),
      y: within(this.#followed.y, focus.y, (height / scale) * LOOSE),
    };
  }

  /** Zooms round a fixed point: the place under the pointer stays there. */
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

  /** Clamped to the map. */
  #moveTo(middle: At, world: Size, shown: Size, scale: number): void {
    this.#view = viewOf(world, shown, scale, middle);
    this.#middle = { x: this.#view.x + shown.width / 2 / scale, y: this.#view.y + shown.height / 2 / scale };
  }
}

/** Scale at which all of the map is shown. */
const wholeScale = (world: Size, shown: Size): number =>
  Math.min(shown.width / world.width, shown.height / world.height);

/** Scale without zoom: all of the map, or larger where people would be too small. `px` is the size of a stage pixel in the window. */
export function baseScale(world: Size, shown: Size, px: number): number {
  // A tall window shows a part of the map at its own size.
  if (shown.width < shown.height * 1.2) return 1;
  return Math.min(CLOSEST, Math.max(wholeScale(world, shown), READABLE / (FIGURE * px)));
}
