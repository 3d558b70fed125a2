// Mouse, pen and fingers in the room round the picture: whatever of the host holds the canvas. HUD, cards, buttons and touch pad lie over it.

/** Where a hand is, in pixels of the canvas: beside it they are negative or too many. */
export interface PointerPosition {
  readonly x: number;
  readonly y: number;
  readonly wasTouch: boolean;
}

interface LetterboxHandlers {
  /** `plays` is false for a button that is not the main one. */
  down(hand: PointerPosition, plays: boolean): void;
  /** Over the room, nothing held. */
  move(hand: PointerPosition): void;
  up(hand: PointerPosition, isCancelled: boolean): void;
}

type MutablePosition = { -readonly [part in keyof PointerPosition]: PointerPosition[part] };

/** Of `PointerEvent.buttons`: the main one. */
const MAIN = 1;

export class LetterboxInput {
  readonly #host: HTMLElement;
  readonly #canvas: HTMLCanvasElement;
  readonly #toCanvas: (left: number, top: number) => { readonly x: number; readonly y: number };
  readonly #handlers: LetterboxHandlers;
  /** By the id of their pointer: what is down, and the mouse. */
  readonly #pointers = new Map<number, MutablePosition>();
  readonly #down = new Set<number>();

  /** Until the signal; `toCanvas` turns a place of the window into canvas pixels. */
  constructor(
    host: HTMLElement,
    canvas: HTMLCanvasElement,
    toCanvas: (left: number, top: number) => { x: number; y: number },
    heard: LetterboxHandlers,
    signal: AbortSignal,
  ) {
    this.#host = host;
    this.#canvas = canvas;
    this.#toCanvas = toCanvas;
    this.#handlers = heard;
    const before = host.style.touchAction;
    // A finger that plays here does not scroll the page.
    host.style.touchAction = 'none';
    signal.addEventListener('abort', () => {
      host.style.touchAction = before;
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
    const hand = this.#positionOf(event);
    if (event.button === 0) {
      this.#down.add(event.pointerId);
      // Then it is heard outside the window too.
      this.#host.setPointerCapture?.(event.pointerId);
    }
    this.#handlers.down(hand, event.button === 0);
  }

  #move(event: PointerEvent): void {
    if (this.#down.has(event.pointerId)) {
      const hand = this.#positionOf(event);
      // A further button of a mouse is told as a move.
      if ((event.buttons & ~MAIN) !== 0) this.#handlers.down(hand, false);
    } else if (event.pointerType !== 'touch' && this.#isLetterbox(event)) this.#handlers.move(this.#positionOf(event));
  }

  #release(event: PointerEvent, isCancelled: boolean): void {
    if (!this.#down.delete(event.pointerId)) return;
    const hand = this.#positionOf(event);
    if (hand.wasTouch) this.#pointers.delete(event.pointerId);
    this.#handlers.up(hand, isCancelled);
  }

  #positionOf({ pointerId, pointerType, clientX, clientY }: PointerEvent): MutablePosition {
    const hand = this.#pointers.get(pointerId) ?? { x: 0, y: 0, wasTouch: pointerType === 'touch' };
    this.#pointers.set(pointerId, hand);
    return Object.assign(hand, this.#toCanvas(clientX, clientY));
  }
}
