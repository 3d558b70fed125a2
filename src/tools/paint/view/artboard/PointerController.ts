// Pointer controller of the artboard: one pointer draws; two fingers, the middle button or the wheel pan and zoom, and a tap of two fingers undoes;
// arrow keys move the pen.

import type { PenModifiers } from '../../EditorState.ts';
import { boxOf, contains, type Point, WHITE } from '../../engine/bitmap.ts';
import { colourOf } from '../../engine/inks.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import { arrowOf } from '../keys.ts';
import type { CanvasView } from './CanvasView.ts';
import type { Camera } from './camera.ts';
import type { PenSpeech } from './PenSpeech.ts';
import { TwoFingers } from './TwoFingers.ts';

/** Bits of PointerEvent.buttons and values of PointerEvent.button. */
const PEN_ERASER = 32;
const MIDDLE = 1;

/** Hit tolerance of mouse and finger, in CSS pixels. */
const HIT_TOLERANCE = { mouse: 4, touch: 14 };

const modifiersOf = (event: PointerEvent, zoom: number): PenModifiers => ({
  constrained: event.shiftKey,
  copying: event.altKey,
  tolerance: Math.ceil((event.pointerType === 'touch' ? HIT_TOLERANCE.touch : HIT_TOLERANCE.mouse) / zoom),
  erasing: ((event.buttons ?? 0) & PEN_ERASER) !== 0,
});
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export class PointerController {
  private readonly editor: PaintEditor;
  private readonly canvasView: CanvasView;
  private readonly view: HTMLElement;
  private readonly pointers = new Map<number, Point>();
  /** Id of the pointer that draws. */
  private drawingPointer: number | null = null;
  /** Id of the pointer that pans. */
  private panningPointer: number | null = null;
  private isPinching = false;
  private readonly twoFingers = new TwoFingers();
  /** The camera before a pinch: a tap of two fingers leaves it as it was. */
  private cameraBefore: Camera | null = null;
  private spaceHeld = false;
  private penDownByKey = false;
  /** Palm rejection: once a stylus was used, touch only pans. */
  private hasStylus = false;

  private readonly speech: PenSpeech;

  constructor(editor: PaintEditor, canvasView: CanvasView, view: HTMLElement, speech: PenSpeech) {
    this.editor = editor;
    this.canvasView = canvasView;
    this.view = view;
    this.speech = speech;
  }

  /** Adds the listeners; the returned function removes them. */
  attach(): () => void {
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
      this.view.addEventListener(name, act, { signal: listening.signal, passive: false });
    // The focus is set in `down`.
    on('mousedown', event => event.preventDefault());
    // Without this a quick stroke counts as a fling, and the browser swallows the next tap.
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
    if (event.ctrlKey || event.metaKey) this.canvasView.zoomBy(deltaY < 0 ? 1 : -1, this.canvasView.toView(event));
    else this.canvasView.pan(shiftKey ? -deltaY : -deltaX, shiftKey ? 0 : -deltaY);
  }

  private down(event: PointerEvent): void {
    this.view.setPointerCapture(event.pointerId);
    if (event.pointerType === 'pen') this.hasStylus = true;
    this.pointers.set(event.pointerId, this.canvasView.toView(event));
    this.twoFingers.down(event);
    if (this.editor.store.getState().tool !== 'text') this.view.focus({ preventScroll: true });
    if (event.pointerType === 'touch' && this.pointers.size === 2) {
      this.endDrawing(event);
      this.isPinching = true;
      this.cameraBefore = this.canvasView.store.getState().camera;
    }
    if (this.pointers.size > 1) return;
    this.isPinching = false;
    const isPalm = event.pointerType === 'touch' && this.hasStylus;
    const pulls = this.editor.store.getState().tool === 'hand' && event.button === 0;
    if (event.button === MIDDLE || this.spaceHeld || isPalm || pulls) {
      this.panningPointer = event.pointerId;
      return;
    }
    if (event.button > 0 && event.pointerType === 'mouse') return;
    this.drawingPointer = event.pointerId;
    const at = this.canvasView.pixelUnder(event);
    this.editor.setPointer(at);
    // New text starts at pointer up, because only then a page may open the on-screen keyboard; existing text is dragged.
    if (this.editor.store.getState().tool !== 'text' || this.editor.textTool.hitTest(at))
      this.editor.penDown(at, this.modifiers(event));
    this.canvasView.requestFrame();
  }

  /** A second finger has landed: the first one was part of the pinch too, unless it has drawn for a while. */
  private endDrawing(event: PointerEvent): void {
    if (this.drawingPointer === null) return;
    if (this.twoFingers.isStroke) this.editor.penUp(this.modifiers(event));
    else this.editor.cancelGesture();
    this.drawingPointer = null;
    this.canvasView.requestFrame();
  }

  private modifiers(event: PointerEvent): PenModifiers {
    return modifiersOf(event, this.canvasView.store.getState().camera.zoom);
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    const now = this.canvasView.toView(event);
    this.twoFingers.move(event);
    if (this.isPinching && before) {
      this.pinch(event.pointerId, before, now);
      return;
    }
    if (before) this.pointers.set(event.pointerId, now);
    if (this.panningPointer === event.pointerId && before) {
      this.canvasView.pan(now.x - before.x, now.y - before.y);
      return;
    }
    // Between two clicks of a polygon its next edge follows the pointer while no button is down.
    const follows = before === undefined && this.editor.isPathOpen && event.pointerType !== 'touch';
    if (this.drawingPointer === event.pointerId || follows)
      for (const moment of coalescedEvents(event))
        this.editor.penMove(this.canvasView.pixelUnder(moment), this.modifiers(event));
    this.editor.setPointer(this.canvasView.pixelUnder(event));
    this.canvasView.requestFrame();
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([key]) => key !== id)?.[1];
    this.pointers.set(id, now);
    if (!other) return;
    const [from, to] = [midpoint(before, other), midpoint(now, other)];
    this.canvasView.pan(to.x - from.x, to.y - from.y);
    const scale = distance(now, other) / Math.max(1, distance(before, other));
    this.canvasView.zoomTo(this.canvasView.store.getState().camera.zoom * scale, to);
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.panningPointer === event.pointerId) this.panningPointer = null;
    const isTap = this.twoFingers.up(event);
    if (this.pointers.size === 0) this.isPinching = false;
    if (isTap) {
      if (this.cameraBefore) this.canvasView.setCamera(this.cameraBefore);
      this.editor.undo();
      this.canvasView.requestFrame();
    }
    if (this.drawingPointer !== event.pointerId) return;
    this.drawingPointer = null;
    if (this.editor.isDrawing) this.editor.penUp(this.modifiers(event));
    else if (this.editor.store.getState().tool === 'text') this.editor.penDown(this.canvasView.pixelUnder(event));
    this.canvasView.requestFrame();
  }

  /** True if the key was handled. */
  private key(event: KeyboardEvent): boolean {
    if (event.target !== this.view || event.ctrlKey || event.metaKey) return false;
    if (event.key === ' ') {
      this.spaceHeld = true;
      return true;
    }
    if (event.key === 'Enter') {
      if (!event.repeat) this.pressEnter();
      return true;
    }
    const arrow = arrowOf(event);
    if (!arrow) return false;
    this.movePen(arrow);
    return true;
  }

  private keyUp(event: KeyboardEvent): void {
    if (event.key === ' ') this.spaceHeld = false;
  }

  private pressEnter(): void {
    const at = this.penPosition();
    this.editor.setPointer(at);
    const wasDown = this.penDownByKey && this.editor.isDrawing;
    if (wasDown) this.editor.penUp();
    else this.editor.penDown(at);
    this.penDownByKey = this.editor.isDrawing;
    this.speech.say(this.pressed(wasDown, at));
    this.canvasView.requestFrame();
  }

  private movePen([dx, dy]: readonly [number, number]): void {
    const { editor } = this;
    if (editor.store.getState().tool === 'hand') {
      this.canvasView.pan(-16 * dx, -16 * dy);
      return;
    }
    if (!editor.isDrawing && editor.selectionTool.nudge(dx, dy)) {
      const { selection } = editor.store.getState();
      if (selection) this.speech.movedTo(`Selection at ${selection.left}, ${selection.top}`);
      return;
    }
    const { width, height } = editor.sheet;
    const { x, y } = this.penPosition();
    const within = (at: number, most: number) => Math.max(0, Math.min(at, most - 1));
    const to = { x: within(x + dx, width), y: within(y + dy, height) };
    editor.setPointer(to);
    editor.penMove(to);
    this.speech.movedTo(this.placeInWords(to));
    this.canvasView.requestFrame();
  }

  /** What Enter has done. */
  private pressed(wasDown: boolean, at: Point): string {
    const { selection, tool, colour } = this.editor.store.getState();
    const place = `${at.x}, ${at.y}`;
    if (this.editor.isPathOpen) return `Corner at ${place}`;
    if (this.editor.isDrawing) return tool === 'eyedropper' ? `Colour ${colour}` : `Pen down at ${place}`;
    if (!wasDown) return tool === 'text' ? `Text at ${place}` : `${tool} at ${place}`;
    return selection ? `Pen up, selected ${selection.width} by ${selection.height}` : `Pen up at ${place}`;
  }

  /** A place, with the colour there while the pen is up. */
  private placeInWords({ x, y }: Point): string {
    const { sheet, isDrawing } = this.editor;
    if (isDrawing || !contains(boxOf(sheet), { x, y })) return `${x}, ${y}`;
    const word = sheet.words[y * sheet.width + x] as number;
    return `${x}, ${y}, on ${word === WHITE ? 'white' : colourOf(word)}`;
  }

  private penPosition(): Point {
    const { width, height } = this.editor.sheet;
    return this.editor.store.getState().pointer ?? { x: width >> 1, y: height >> 1 };
  }
}

/** All pointer positions since the last event, where the browser reports them. */
function coalescedEvents(event: PointerEvent): readonly PointerEvent[] {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length > 0 ? all : [event];
}
