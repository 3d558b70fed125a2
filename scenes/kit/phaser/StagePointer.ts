// The one pointer that plays: the mouse, a pen or the first finger, as Phaser's pointers tell of them, in world pixels after the camera.

import type { Frame, PointerFrame, PointerOptions } from '../core/input.ts';
import { ExtraPointers } from './ExtraPointers.ts';
import { LetterboxInput, type PointerPosition } from './LetterboxInput.ts';
import type Phaser from './phaser.ts';

type Pointer = Phaser.Input.Pointer;

/** So long after play began or went on the pointer does nothing: its press was the second half of a double click on a card. */
const QUIET_MS = 300;
/** Of `MouseEvent.button`. */
const RIGHT = 2;
/** What a line of scrolling counts where a wheel turns by lines. */
const LINE_PX = 16;
const AT_REST = { down: false, pressed: false, released: false, cancelled: false };

export class StagePointer {
  readonly #plugin: Phaser.Input.InputPlugin;
  readonly #toWorld: (x: number, y: number) => { readonly x: number; readonly y: number };
  readonly #abort = new AbortController();
  readonly #gesture: boolean;
  /** Where further fingers play. */
  readonly #extraPointers: ExtraPointers | null;
  readonly #onRightButton: (down: boolean) => void;
  #wheel = { x: 0, y: 0 };
  #source: PointerPosition | null = null;
  /** Where it is on the canvas, in the canvas's pixels. */
  #position: { readonly x: number; readonly y: number } | null = null;
  #buttons = AT_REST;
  /** The last frame said that it is down. */
  #reportedDown = false;
  #ignoreMs = 0;
  /** The frame under way began before play did. */
  #justBegan = false;

  /** `toWorld` says what lies under a pixel of the canvas, also beside it; `host` is the room round the picture; `right` hears the right button. */
  constructor(
    plugin: Phaser.Input.InputPlugin,
    toWorld: (x: number, y: number) => { x: number; y: number },
    host: HTMLElement,
    { gesture, letterbox, multitouch, wheel }: PointerOptions = {},
    right: (down: boolean) => void = () => {},
  ) {
    this.#plugin = plugin;
    this.#gesture = gesture === true;
    this.#extraPointers = multitouch ? new ExtraPointers() : null;
    this.#onRightButton = right;
    this.#toWorld = toWorld;
    plugin.on('pointerdown', this.#onDown, this);
    plugin.on('pointermove', this.#move, this);
    plugin.on('pointerup', this.#onUp, this);
    plugin.on('gameout', this.#keepOver, this);
    this.#prepareEvents(plugin.manager.canvas);
    if (letterbox) this.#listenToLetterbox(host, plugin.manager.canvas);
    if (wheel) this.#listenToWheel(plugin.manager.canvas);
    // Else the browser takes two fingers for itself.
    if (multitouch) plugin.manager.canvas.style.touchAction = 'none';
  }

  /** Where it is and what it did since the last tick. */
  take(): PointerFrame | null {
    this.#readPosition();
    const { down, pressed, released, cancelled } = this.#buttons;
    this.#reportedDown = down;
    this.#buttons = { ...AT_REST, down };
    if (!this.#position) return null;
    const { x, y } = this.#toWorld(this.#position.x, this.#position.y);
    if (this.#source?.wasTouch && !down) this.#forget();
    return { x: Math.round(x), y: Math.round(y), down, pressed, released, cancelled };
  }

  /** What the other fingers and the wheel did since the last tick. */
  takeExtra(): Pick<Frame, 'further' | 'wheel'> {
    const further = this.#extraPointers?.take(this.#toWorld);
    const [x, y] = [Math.round(this.#wheel.x), Math.round(this.#wheel.y)];
    this.#wheel = { x: 0, y: 0 };
    return { ...(further && { further }), ...((x !== 0 || y !== 0) && { wheel: [x, y] }) };
  }

  /** Play begins or goes on: what it did on the cards is not yet play. */
  begin(): void {
    this.cancel();
    this.#wheel = { x: 0, y: 0 };
    this.#readPosition();
    this.#ignoreMs = QUIET_MS;
    this.#justBegan = true;
  }

  /** So much time has been displayed. */
  advance(ms: number): void {
    if (!this.#justBegan) this.#ignoreMs = Math.max(0, this.#ignoreMs - ms);
    this.#justBegan = false;
  }

  /** Rules that were told of a press are told that it is over; a press that they never saw is forgotten. */
  cancel(): void {
    this.#extraPointers?.cancel();
    this.#buttons = { ...AT_REST, cancelled: this.#reportedDown };
    if (this.#source?.wasTouch && !this.#reportedDown) this.#forget();
  }

  /** What is held down is let go: nothing else ends. */
  release(): void {
    if (this.#buttons.down) this.cancel();
    this.#extraPointers?.cancel();
  }

  destroy(): void {
    this.#abort.abort();
    this.#plugin.off('pointerdown', this.#onDown, this);
    this.#plugin.off('pointermove', this.#move, this);
    this.#plugin.off('pointerup', this.#onUp, this);
    this.#plugin.off('gameout', this.#keepOver, this);
  }

  #readPosition(): void {
    if (this.#source && this.#ignoreMs === 0) this.#position = { x: this.#source.x, y: this.#source.y };
  }

  #onDown(pointer: Pointer): void {
    if (!pointer.wasTouch && pointer.button === RIGHT && this.#ignoreMs === 0) {
      this.#move(pointer);
      this.#onRightButton(true);
    }
    this.#down(pointer, pointer.wasTouch || pointer.button === 0);
  }

  /** A hand goes down. `plays` is false for a button that is not the main one. */
  #down(hand: PointerPosition, plays: boolean): void {
    if (this.#ignoreMs > 0) return;
    const isAnother = this.#buttons.down && (hand !== this.#source || !plays);
    if (isAnother && this.#gesture) this.cancel();
    if (isAnother && hand.wasTouch) this.#extraPointers?.press(hand);
    if (isAnother || !plays) return;
    this.#source = hand;
    this.#buttons = { ...AT_REST, down: true, pressed: true };
  }

  /** A mouse points before it presses; a finger does not. */
  #move(hand: PointerPosition): void {
    if (!this.#buttons.down && !hand.wasTouch) this.#source = hand;
  }

  #onUp(pointer: Pointer): void {
    if (!pointer.wasTouch && pointer.button === RIGHT) this.#onRightButton(false);
    if (pointer.wasTouch || pointer.button === 0) this.#up(pointer, pointer.wasCanceled);
  }

  #up(hand: PointerPosition, isCancelled: boolean): void {
    this.#extraPointers?.release(hand, isCancelled);
    if (hand !== this.#source || !this.#buttons.down) return;
    if (isCancelled) this.cancel();
    else this.#buttons = { ...this.#buttons, down: false, released: true };
  }

  /** Phaser lets go of a finger that leaves the canvas or slips under the HUD: here it is followed wherever it goes. */
  #keepOver(): void {
    (this.#plugin.manager as { isOver: boolean }).isOver = true;
  }

  /** A finger that left is nowhere. */
  #forget(): void {
    this.#source = null;
    this.#position = null;
  }

  /** Of the room round the picture Phaser hears nothing. */
  #listenToLetterbox(host: HTMLElement, canvas: HTMLCanvasElement): void {
    const { baseSize } = this.#plugin.systems.scale;
    new LetterboxInput(
      host,
      canvas,
      (left, top) => {
        const rect = canvas.getBoundingClientRect();
        return {
          x: ((left - rect.left) * baseSize.width) / rect.width,
          y: ((top - rect.top) * baseSize.height) / rect.height,
        };
      },
      {
        down: (hand, plays) => this.#down(hand, plays),
        move: hand => this.#move(hand),
        up: (hand, isCancelled) => this.#up(hand, isCancelled),
      },
      this.#abort.signal,
    );
  }

  /** Chords belong to the browser: with Ctrl the wheel makes the page larger. */
  #listenToWheel(canvas: HTMLCanvasElement): void {
    canvas.addEventListener(
      'wheel',
      event => {
        if (event.ctrlKey || this.#ignoreMs > 0) return;
        event.preventDefault();
        const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
        this.#wheel.x += event.deltaX * unit;
        this.#wheel.y += event.deltaY * unit;
      },
      { signal: this.#abort.signal, passive: false },
    );
  }

  /** Pointer events come before the mouse and touch events that Phaser hears: what it needs is put right just in time. */
  #prepareEvents(canvas: HTMLCanvasElement): void {
    const { signal } = this.#abort;
    const { scale } = this.#plugin.systems;
    // Phaser looks twice a second where its canvas is; the page may have moved it since.
    const measure = () => {
      scale.updateBounds();
      scale.displayScale.set(
        scale.baseSize.width / scale.canvasBounds.width,
        scale.baseSize.height / scale.canvasBounds.height,
      );
    };
    canvas.addEventListener('pointermove', measure, { signal });
    canvas.addEventListener(
      'pointerdown',
      event => {
        measure();
        // Then mouse and pen are heard outside the canvas too, and none of Phaser's listeners on the window is needed.
        canvas.setPointerCapture?.(event.pointerId);
      },
      { signal },
    );
    // Mouse events know no cancelling; of touch Phaser tells it too.
    canvas.addEventListener('pointercancel', () => this.#buttons.down && this.cancel(), { signal });
    // Phaser's own way to do this is never taken back.
    canvas.addEventListener('contextmenu', event => event.preventDefault(), { signal });
  }
}
