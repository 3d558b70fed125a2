// Stage pointer: the mouse, a pen or the first finger, from Phaser's pointer events or the letterbox, in world pixels. Also wheel and further fingers.
import type { Frame, PointerFrame, PointerOptions } from '../../core/input/input.ts';
import type Phaser from '../phaser.ts';
import { ExtraPointers } from './ExtraPointers.ts';
import { LetterboxInput, type PointerPosition } from './LetterboxInput.ts';

type Pointer = Phaser.Input.Pointer;

/** Milliseconds after play starts or resumes in which presses are ignored: they may be the second half of a double click on a card. */
const IGNORE_MS = 300;
/** Right button in `MouseEvent.button`. */
const RIGHT = 2;
/** Pixels of a line, for wheels that report lines. */
const LINE_PX = 16;
const NO_BUTTONS = { down: false, pressed: false, released: false, cancelled: false };

export class StagePointer {
  readonly #plugin: Phaser.Input.InputPlugin;
  readonly #toWorld: (x: number, y: number) => { readonly x: number; readonly y: number };
  readonly #abort = new AbortController();
  /** True where a further press cancels the one that is down. */
  readonly #gesture: boolean;
  /** True where a mouse arrives before it presses. */
  readonly #hovers: boolean;
  /** Null without multitouch. */
  readonly #extraPointers: ExtraPointers | null;
  readonly #onRightButton: (down: boolean) => void;
  /** CSS pixels scrolled since the last tick. */
  #wheel = { x: 0, y: 0 };
  /** The pointer that plays; null where there is none. */
  #source: PointerPosition | null = null;
  /** Its position in canvas pixels at the last tick. */
  #position: { readonly x: number; readonly y: number } | null = null;
  #buttons = NO_BUTTONS;
  /** Position of a press that no tick has seen yet, in canvas pixels. */
  #pressPosition: { readonly x: number; readonly y: number } | null = null;
  /** It was released before a tick saw it: the tick after that one sees the release, so that a flick within a slow frame keeps its way. */
  #isReleasePending = false;
  /** Position that the last tick was told, in canvas pixels; null where it was told none. */
  #toldPosition: { readonly x: number; readonly y: number } | null = null;
  /** The last input frame reported it as down. */
  #reportedDown = false;
  /** Milliseconds in which presses are still ignored. */
  #ignoreMs = 0;
  /** Play started within the frame under way, whose time does not count. */
  #justBegan = false;

  /** `toWorld` converts canvas pixels to world pixels, also outside the canvas; `host` holds the letterbox. */
  constructor(
    plugin: Phaser.Input.InputPlugin,
    toWorld: (x: number, y: number) => { x: number; y: number },
    host: HTMLElement,
    { gesture, hovers, letterbox, multitouch, wheel }: PointerOptions = {},
    onRightButton: (down: boolean) => void = () => {},
  ) {
    this.#plugin = plugin;
    this.#gesture = gesture === true;
    this.#hovers = hovers === true;
    this.#extraPointers = multitouch ? new ExtraPointers() : null;
    this.#onRightButton = onRightButton;
    this.#toWorld = toWorld;
    plugin.on('pointerdown', this.#onDown, this);
    plugin.on('pointermove', this.#move, this);
    plugin.on('pointerup', this.#onUp, this);
    plugin.on('gameout', this.#keepOver, this);
    this.#prepareEvents(plugin.manager.canvas);
    if (letterbox) this.#listenToLetterbox(host, plugin.manager.canvas);
    if (wheel) this.#listenToWheel(plugin.manager.canvas);
    // Otherwise the browser uses two fingers for zoom.
    if (multitouch) plugin.manager.canvas.style.touchAction = 'none';
  }

  /** Position and button changes since the last tick; null where there is no pointer. */
  take(): PointerFrame | null {
    this.#readPosition();
    const position = this.#pressPosition ?? this.#position;
    const { down, pressed, released, cancelled } = this.#arrives() ? NO_BUTTONS : this.#takeButtons();
    this.#toldPosition = position;
    if (!position) return null;
    const { x, y } = this.#toWorld(position.x, position.y);
    if (this.#source?.wasTouch && !down) this.#forget();
    return { x: Math.round(x), y: Math.round(y), down, pressed, released, cancelled };
  }

  /**
   * A mouse that moved and pressed between two ticks arrives in this one and presses in the next, as at any other frame rate: whatever is
   * under it before a press is there. A finger has no position before it presses.
   */
  #arrives(): boolean {
    const [to, from] = [this.#pressPosition, this.#toldPosition];
    if (!this.#hovers || !to || this.#reportedDown || this.#source?.wasTouch) return false;
    return to.x !== from?.x || to.y !== from.y;
  }

  #takeButtons(): typeof NO_BUTTONS {
    const buttons = this.#buttons;
    this.#reportedDown = buttons.down;
    this.#buttons = this.#isReleasePending ? { ...NO_BUTTONS, released: true } : { ...NO_BUTTONS, down: buttons.down };
    this.#forgetPress();
    return buttons;
  }

  /** Further pointers and wheel since the last tick. */
  takeExtra(): Pick<Frame, 'further' | 'wheel'> {
    const further = this.#extraPointers?.take(this.#toWorld);
    const [x, y] = [Math.round(this.#wheel.x), Math.round(this.#wheel.y)];
    this.#wheel = { x: 0, y: 0 };
    return { ...(further && { further }), ...((x !== 0 || y !== 0) && { wheel: [x, y] }) };
  }

  /** Play starts or resumes: drops presses that belonged to the cards. */
  begin(): void {
    this.cancel();
    this.#wheel = { x: 0, y: 0 };
    this.#readPosition();
    this.#ignoreMs = IGNORE_MS;
    this.#justBegan = true;
  }

  /** Advances by the milliseconds of a frame. */
  advance(ms: number): void {
    if (!this.#justBegan) this.#ignoreMs = Math.max(0, this.#ignoreMs - ms);
    this.#justBegan = false;
  }

  /** Cancels the press: rules that saw it get `cancelled`; one that they never saw is dropped. */
  cancel(): void {
    this.#extraPointers?.cancel();
    this.#buttons = { ...NO_BUTTONS, cancelled: this.#reportedDown };
    this.#forgetPress();
    if (this.#source?.wasTouch && !this.#reportedDown) this.#forget();
  }

  /** Cancels presses that are down, if there are any. */
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

  /** A pointer goes down. `isMain` is false for a button that is not the main one. */
  #down(pointer: PointerPosition, isMain: boolean): void {
    if (this.#ignoreMs > 0) return;
    const isExtra = this.#buttons.down && (pointer !== this.#source || !isMain);
    if (isExtra && this.#gesture) this.cancel();
    if (isExtra && pointer.wasTouch) this.#extraPointers?.press(pointer);
    if (isExtra || !isMain) return;
    this.#source = pointer;
    this.#buttons = { ...NO_BUTTONS, down: true, pressed: true };
    this.#pressPosition = { x: pointer.x, y: pointer.y };
    this.#isReleasePending = false;
  }

  /** A mouse has a position before it presses; a finger has none. */
  #move(pointer: PointerPosition): void {
    if (!this.#buttons.down && !pointer.wasTouch) this.#source = pointer;
  }

  #onUp(pointer: Pointer): void {
    if (!pointer.wasTouch && pointer.button === RIGHT) this.#onRightButton(false);
    if (pointer.wasTouch || pointer.button === 0) this.#up(pointer, pointer.wasCanceled);
  }

  #up(pointer: PointerPosition, isCancelled: boolean): void {
    this.#extraPointers?.release(pointer, isCancelled);
    if (pointer !== this.#source || !this.#buttons.down) return;
    if (isCancelled) this.cancel();
    else if (this.#buttons.pressed) this.#isReleasePending = true;
    else this.#buttons = { ...this.#buttons, down: false, released: true };
  }

  /** Keeps following a finger that leaves the canvas or goes under the HUD; Phaser would stop. */
  #keepOver(): void {
    (this.#plugin.manager as { isOver: boolean }).isOver = true;
  }

  #forgetPress(): void {
    this.#pressPosition = null;
    this.#isReleasePending = false;
  }

  /** A lifted finger has no position. */
  #forget(): void {
    this.#source = null;
    this.#position = null;
  }

  /** Phaser gets no events from the letterbox round the picture. */
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
        down: (pointer, isMain) => this.#down(pointer, isMain),
        move: pointer => this.#move(pointer),
        up: (pointer, isCancelled) => this.#up(pointer, isCancelled),
      },
      this.#abort.signal,
    );
  }

  /** Ctrl and wheel stay the browser's page zoom. */
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

  /** Pointer events arrive before the mouse and touch events that Phaser handles: here its canvas bounds are updated in time. */
  #prepareEvents(canvas: HTMLCanvasElement): void {
    const { signal } = this.#abort;
    const { scale } = this.#plugin.systems;
    // Phaser measures its canvas twice a second; the page may have moved it since.
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
        // Pointer capture: events of mouse and pen arrive from outside the canvas, too, without Phaser's listeners on the window.
        canvas.setPointerCapture?.(event.pointerId);
      },
      { signal },
    );
    // There is no cancel event for the mouse; for touch Phaser reports it as well.
    canvas.addEventListener('pointercancel', () => this.#buttons.down && this.cancel(), { signal });
    // Phaser's own `disableContextMenu` is never undone.
    canvas.addEventListener('contextmenu', event => event.preventDefault(), { signal });
  }
}
