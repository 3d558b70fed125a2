// Pointer input in the letterbox: the host's elements that contain the canvas, round the picture. HUD, cards, buttons and touch pad lie above it.

/** A tracked pointer: its position in canvas pixels, which may lie outside the canvas. Its object stays the same while it is tracked. */
export interface PointerPosition {
  readonly x: number;
  readonly y: number;
  readonly wasTouch: boolean;
}

interface LetterboxHandlers {
  /** `isMain` is false for a button that is not the main one. */
  down(pointer: PointerPosition, isMain: boolean): void;
  /** Move over the letterbox without a button. */
  move(pointer: PointerPosition): void;
  up(pointer: PointerPosition, isCancelled: boolean): void;
}

type MutablePosition = { -readonly [part in keyof PointerPosition]: PointerPosition[part] };

/** Bit of the main button in `PointerEvent.buttons`. */
const MAIN = 1;

export class LetterboxInput {
  readonly #host: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #toCanvas: (left: number, top: number) => { readonly x: number; readonly y: number };
  readonly #handlers: LetterboxHandlers;
  /** Tracked pointers by `pointerId`: those that are down, and the mouse. */
  readonly #pointers = new Map<number, MutablePosition>();
  readonly #down = new Set<number>();

  /** Listens until the signal; `toCanvas` converts a position in the window to canvas pixels. */
  constructor(
    host: HTMLElement,
    canvas: HTMLCanvasElement,
    toCanvas: (left: number, top: number) => { x: number; y: number },
    handlers: LetterboxHandlers,
    signal: AbortSignal,
  ) {
    this.#host = host;
    this.#canvas = canvas;
    this.#toCanvas = toCanvas;
    this.#handlers = handlers;
    const { touchAction } = host.style;
    // A touch in the letterbox is play and does not scroll the page.
    host.style.touchAction = 'none';
    signal.addEventListener('abort', () => {
      host.style.touchAction = touchAction;
    });
    host.addEventListener('pointerdown', event => this.#press(event), { signal });
    host.addEventListener('pointermove', event => this.#move(event), { signal });
    host.addEventListener('pointerup', event => this.#release(event, false), { signal });
    host.addEventListener('pointercancel', event => this.#release(event, true), { signal });
    host.addEventListener('contextmenu', event => this.#isLetterbox(event) && event.preventDefault(), { signal });
  }

  #isLetterbox({ target }: Event): boolean {
    return target instanceof Node && target !== this.#canvas && target.contains(this.#canvas);
  }

  #press(event: PointerEvent): void {
    if (!this.#isLetterbox(event)) return;
    const pointer = this.#positionOf(event);
    if (event.button === 0) {
      this.#down.add(event.pointerId);
      // Pointer capture: its events arrive from outside the window, too.
      this.#host.setPointerCapture?.(event.pointerId);
    }
    this.#handlers.down(pointer, event.button === 0);
  }

  #move(event: PointerEvent): void {
    if (this.#down.has(event.pointerId)) {
      const pointer = this.#positionOf(event);
      // The browser reports a further mouse button as a move.
      if ((event.buttons & ~MAIN) !== 0) this.#handlers.down(pointer, false);
    } else if (event.pointerType !== 'touch' && this.#isLetterbox(event)) this.#handlers.move(this.#positionOf(event));
  }

  #release(event: PointerEvent, isCancelled: boolean): void {
    if (!this.#down.delete(event.pointerId)) return;
    const pointer = this.#positionOf(event);
    if (pointer.wasTouch) this.#pointers.delete(event.pointerId);
    this.#handlers.up(pointer, isCancelled);
  }

  #positionOf({ pointerId, pointerType, clientX, clientY }: PointerEvent): MutablePosition {
    const pointer = this.#pointers.get(pointerId) ?? { x: 0, y: 0, wasTouch: pointerType === 'touch' };
    this.#pointers.set(pointerId, pointer);
    return Object.assign(pointer, this.#toCanvas(clientX, clientY));
  }
}
