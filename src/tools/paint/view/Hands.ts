// Hands on the desk: one pointer draws, two fingers or the middle button move the sheet, the arrow keys carry the pen.
import type { Point } from '../engine/bitmap.ts';
import type { Studio } from '../Studio.ts';
import type { Grip } from '../StudioState.ts';
import type { Glass } from './Glass.ts';
import { arrowOf } from './keys.ts';

/** Pen buttons as PointerEvent.buttons has them. */
const PEN_ERASER = 32;
const MIDDLE = 1;

/** Pixels of the screen that a mouse and a finger may be off. */
const REACH = { mouse: 4, touch: 14 };

const grip = (event: PointerEvent, zoom: number): Grip => ({
  constrained: event.shiftKey,
  copying: event.altKey,
  reach: Math.ceil((event.pointerType === 'touch' ? REACH.touch : REACH.mouse) / zoom),
  erasing: ((event.buttons ?? 0) & PEN_ERASER) !== 0,
});
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export class Hands {
  private readonly studio: Studio;
  private readonly glass: Glass;
  private readonly view: HTMLElement;
  private readonly pointers = new Map<number, Point>();
  /** The pointer that draws. */
  private drawing: number | null = null;
  /** The pointer that drags the sheet. */
  private panning: number | null = null;
  private pinched = false;
  private spaceHeld = false;
  private penDownByKey = false;
  /** With a stylus at work, a palm is no brush. */
  private hasPen = false;

  constructor(studio: Studio, glass: Glass, view: HTMLElement) {
    this.studio = studio;
    this.glass = glass;
    this.view = view;
  }

  /** Listens until the given function is called. */
  take(): () => void {
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
      this.view.addEventListener(name, act, { signal: listening.signal, passive: false });
    // The focus goes where `down` puts it.
    on('mousedown', event => event.preventDefault());
    // A quick stroke is no fling: one that the browser believes to go on would swallow the next tap, wherever it is.
    on('touchstart', event => event.cancelable && event.preventDefault());
    on('contextmenu', event => event.preventDefault());
    on('pointerdown', event => this.down(event));
    on('pointermove', event => this.move(event));
    on('pointerup', event => this.up(event));
    on('pointercancel', event => this.up(event));
    on('wheel', event => this.wheel(event));
    on('keydown', event => {
      if (this.key(event)) event.preventDefault();
    });
    on('keyup', event => this.keyUp(event));
    return () => listening.abort();
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const { deltaX, deltaY, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) this.glass.zoomBy(deltaY < 0 ? 1 : -1, this.glass.inView(event));
    else this.glass.pan(shiftKey ? -deltaY : -deltaX, shiftKey ? 0 : -deltaY);
  }

  private down(event: PointerEvent): void {
    this.view.setPointerCapture(event.pointerId);
    if (event.pointerType === 'pen') this.hasPen = true;
    this.pointers.set(event.pointerId, this.glass.inView(event));
    if (this.studio.store.getState().tool !== 'text') this.view.focus({ preventScroll: true });
    if (event.pointerType === 'touch' && this.pointers.size === 2) {
      // The first finger meant to pinch too.
      if (this.drawing !== null) this.studio.letGo();
      this.drawing = null;
      this.pinched = true;
    }
    if (this.pointers.size > 1) return;
    this.pinched = false;
    const isPalm = event.pointerType === 'touch' && this.hasPen;
    const pulls = this.studio.store.getState().tool === 'hand' && event.button === 0;
    if (event.button === MIDDLE || this.spaceHeld || isPalm || pulls) {
      this.panning = event.pointerId;
      return;
    }
    if (event.button > 0 && event.pointerType === 'mouse') return;
    this.drawing = event.pointerId;
    const at = this.glass.pixelUnder(event);
    this.studio.point(at);
    // Words begin where the finger is lifted: only then may a page bring up the keyboard. Those there are, it takes hold of.
    if (this.studio.store.getState().tool !== 'text' || this.studio.words.areUnder(at))
      this.studio.penDown(at, this.grip(event));
    this.glass.ask();
  }

  private grip(event: PointerEvent): Grip {
    return grip(event, this.glass.store.getState().camera.zoom);
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    const now = this.glass.inView(event);
    if (this.pinched && before) {
      this.pinch(event.pointerId, before, now);
      return;
    }
    if (before) this.pointers.set(event.pointerId, now);
    if (this.panning === event.pointerId && before) {
      this.glass.pan(now.x - before.x, now.y - before.y);
      return;
    }
    // Between two corners of a polygon its next edge follows a pointer that is not down.
    const follows = before === undefined && this.studio.goesOn && event.pointerType !== 'touch';
    if (this.drawing === event.pointerId || follows)
      for (const moment of moments(event)) this.studio.penMove(this.glass.pixelUnder(moment), this.grip(event));
    this.studio.point(this.glass.pixelUnder(event));
    this.glass.ask();
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1];
    this.pointers.set(id, now);
    if (!other) return;
    const [from, to] = [middleOf(before, other), middleOf(now, other)];
    this.glass.pan(to.x - from.x, to.y - from.y);
    const scale = distance(now, other) / Math.max(1, distance(before, other));
    this.glass.zoomTo(this.glass.store.getState().camera.zoom * scale, to);
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.panning === event.pointerId) this.panning = null;
    if (this.pointers.size === 0) this.pinched = false;
    if (this.drawing !== event.pointerId) return;
    this.drawing = null;
    if (this.studio.isDrawing) this.studio.penUp(this.grip(event));
    else if (this.studio.store.getState().tool === 'text') this.studio.penDown(this.glass.pixelUnder(event));
    this.glass.ask();
  }

  /** True if the key was for the desk. */
  private key(event: KeyboardEvent): boolean {
    if (event.target !== this.view || event.ctrlKey || event.metaKey) return false;
    if (event.key === ' ') {
      this.spaceHeld = true;
      return true;
    }
    if (event.key === 'Enter') {
      if (!event.repeat) this.press();
      return true;
    }
    const arrow = arrowOf(event);
    if (!arrow) return false;
    this.carry(arrow);
    return true;
  }

  private keyUp(event: KeyboardEvent): void {
    if (event.key === ' ') this.spaceHeld = false;
  }

  private press(): void {
    const at = this.place();
    this.studio.point(at);
    if (this.penDownByKey && this.studio.isDrawing) this.studio.penUp();
    else this.studio.penDown(at);
    this.penDownByKey = this.studio.isDrawing;
    this.glass.ask();
  }

  private carry([dx, dy]: readonly [number, number]): void {
    const { studio } = this;
    if (studio.store.getState().tool === 'hand') {
      this.glass.pan(-16 * dx, -16 * dy);
      return;
    }
    if (!studio.isDrawing && studio.selecting.nudge(dx, dy)) return;
    const { width, height } = studio.sheet;
    const { x, y } = this.place();
    const within = (at: number, most: number) => Math.max(0, Math.min(at, most - 1));
    const to = { x: within(x + dx, width), y: within(y + dy, height) };
    studio.point(to);
    studio.penMove(to);
    this.glass.ask();
  }

  private place(): Point {
    const { width, height } = this.studio.sheet;
    return this.studio.store.getState().pointer ?? { x: width >> 1, y: height >> 1 };
  }
}

/** Everywhere the pointer has been since the last event, where the browser tells. */
function moments(event: PointerEvent): readonly PointerEvent[] {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length > 0 ? all : [event];
}
