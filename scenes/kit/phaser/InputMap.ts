// The one input path: keyboard, pointer, touch pad, joystick and gamepad, all bound from the controls list, become one Frame a tick.
import type { Control, Frame, PadButton, Stick } from '../core/input.ts';
import { Repeat } from '../core/repeat.ts';
import { belongsToWidget } from './belongsToWidget.ts';

/** Positions in the W3C standard gamepad layout. */
const PAD_INDEX: Readonly<Record<PadButton, number>> = {
  A: 0,
  B: 1,
  X: 2,
  Y: 3,
  LB: 4,
  RB: 5,
  LT: 6,
  RT: 7,
  Up: 12,
  Down: 13,
  Left: 14,
  Right: 15,
}; // prettier-ignore
const STICK_DEAD_ZONE = 0.18;

export class InputMap {
  readonly #controls: readonly Control[];
  readonly #bitOfKey = new Map<string, number>();
  readonly #abort = new AbortController();
  #toWorld: (clientX: number, clientY: number) => readonly [x: number, y: number] = (x, y) => [x, y];
  readonly #repeat: Repeat;
  #keys = new Set<string>();
  #touchHeld = 0;
  #padHeld = 0;
  #held = 0;
  /** Presses of controls that repeat, in their order: each is a step of its own, so a slow frame may neither join nor swap them. */
  #steps: number[] = [];
  readonly #stepBits: number;
  #pressed = 0;
  #released = 0;
  #pointer: { x: number; y: number; down: boolean; pressed: boolean; released: boolean; touch: boolean } | null = null;
  #sticks: { move?: Stick; aim?: Stick } = {};

  /** Keys are heard while the host has focus; the pointer on the canvas inside it. */
  constructor(host: HTMLElement, controls: readonly Control[]) {
    this.#controls = controls;
    this.#repeat = new Repeat(controls);
    this.#stepBits = controls.reduce((sum, { repeat }, index) => sum | (repeat ? 1 << index : 0), 0);
    controls.forEach((control, index) => {
      for (const key of control.keys) this.#bitOfKey.set(key, (this.#bitOfKey.get(key) ?? 0) | (1 << index));
    });
    const { signal } = this.#abort;
    host.addEventListener('keydown', event => this.#keyDown(event), { signal });
    host.addEventListener('keyup', event => this.#keyUp(event), { signal });
    host.addEventListener('focusout', event => !host.contains(event.relatedTarget as Node | null) && this.release(), {
      signal,
    });
    window.addEventListener('blur', () => this.release(), { signal });
  }

  /** Hears the pointer on the stage; `toWorld` turns its place into world pixels. */
  listen(canvas: HTMLElement, toWorld: (clientX: number, clientY: number) => readonly [number, number]): void {
    this.#toWorld = toWorld;
    const { signal } = this.#abort;
    canvas.addEventListener('pointerdown', event => this.#pointerDown(canvas, event), { signal });
    canvas.addEventListener('pointermove', event => this.#movePointer(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(end, event => this.#pointerUp(event), { signal });
    canvas.addEventListener('contextmenu', event => event.preventDefault(), { signal });
  }

  /** From the touch pad. */
  setButton(action: string, down: boolean): void {
    const index = this.#controls.findIndex(control => control.action === action);
    if (index < 0) return;
    this.#touchHeld = down ? this.#touchHeld | (1 << index) : this.#touchHeld & ~(1 << index);
    this.#settle();
  }

  /** From a joystick: each axis −1 to 1; (0, 0) lets go. */
  setStick(which: 'move' | 'aim', x: number, y: number): void {
    const stick: Stick = [Math.round(x * 127), Math.round(y * 127)];
    this.#sticks = { ...this.#sticks, [which]: stick[0] || stick[1] ? stick : undefined };
  }

  /** What the hands did since the last tick. */
  take(): Frame {
    const pad = this.#readGamepad();
    const pointer = this.#pointer;
    const move = pad.move ?? this.#sticks.move;
    const aim = pad.aim ?? this.#sticks.aim;
    const pressed = this.#pressed | (this.#steps.shift() ?? 0);
    const frame: Frame = {
      held: this.#held,
      pressed: pressed | this.#repeat.next({ held: this.#held, pressed }),
      released: this.#released,
      ...(pointer && {
        pointer: {
          x: pointer.x,
          y: pointer.y,
          down: pointer.down,
          pressed: pointer.pressed,
          released: pointer.released,
        },
      }),
      ...(move && { move }),
      ...(aim && { aim }),
    };
    this.#pressed = this.#released = 0;
    if (pointer) {
      const gone = pointer.touch && pointer.released;
      this.#pointer = gone ? null : { ...pointer, pressed: false, released: false };
    }
    return frame;
  }

  /** Lets go of everything: focus was lost, the game was paused. */
  release(): void {
    this.#steps = [];
    this.#keys.clear();
    this.#touchHeld = 0;
    this.#sticks = {};
    if (this.#pointer?.down) this.#pointer = { ...this.#pointer, down: false, released: true };
    this.#settle();
  }

  /** Forgets what was pressed but not yet taken, so that the press that closed a dialog does not shoot. */
  flush(): void {
    this.#steps = [];
    this.#pressed = this.#released = 0;
    if (this.#pointer) this.#pointer = { ...this.#pointer, pressed: false, released: false };
  }

  /** What is held goes on no more until it is pressed anew: it met a wall, or the world changed under it. */
  stopRepeating(): void {
    this.#repeat.stop();
  }

  destroy(): void {
    this.#abort.abort();
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || pressesTarget(event)) return;
    if (!this.#bitOfKey.has(event.code) || belongsToWidget(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    this.#keys.add(event.code);
    this.#settle();
  }

  #keyUp(event: KeyboardEvent): void {
    if (this.#keys.delete(event.code)) this.#settle();
  }

  #pointerDown(canvas: HTMLElement, event: PointerEvent): void {
    if (event.button !== 0 || (event.pointerType === 'touch' && this.#pointer?.down)) return;
    canvas.setPointerCapture?.(event.pointerId);
    const [x, y] = this.#place(event);
    this.#pointer = { x, y, down: true, pressed: true, released: false, touch: event.pointerType === 'touch' };
  }

  #movePointer(event: PointerEvent): void {
    const touch = event.pointerType === 'touch';
    if (touch && !this.#pointer?.down) return;
    const [x, y] = this.#place(event);
    this.#pointer = { ...(this.#pointer ?? { down: false, pressed: false, released: false }), x, y, touch };
  }

  #pointerUp(event: PointerEvent): void {
    if (event.button > 0 || !this.#pointer?.down) return;
    const [x, y] = this.#place(event);
    this.#pointer = { ...this.#pointer, x, y, down: false, released: true };
  }

  #place(event: PointerEvent): [number, number] {
    const [x, y] = this.#toWorld(event.clientX, event.clientY);
    return [Math.round(x), Math.round(y)];
  }

  #readGamepad(): { move?: Stick; aim?: Stick } {
    const pad = navigator.getGamepads?.().find(one => one?.connected);
    if (!pad) {
      if (this.#padHeld !== 0) {
        this.#padHeld = 0;
        this.#settle();
      }
      return {};
    }
    this.#padHeld = this.#controls.reduce(
      (sum, { pad: name }, index) => sum | (name && pad.buttons[PAD_INDEX[name]]?.pressed ? 1 << index : 0),
      0,
    );
    this.#settle();
    const move = stickOf(pad.axes[0], pad.axes[1]);
    const aim = stickOf(pad.axes[2], pad.axes[3]);
    return { ...(move && { move }), ...(aim && { aim }) };
  }

  /** Joins the sources; what rose is pressed, what fell is released. */
  #settle(): void {
    let held = this.#touchHeld | this.#padHeld;
    for (const key of this.#keys) held |= this.#bitOfKey.get(key) ?? 0;
    const rose = held & ~this.#held;
    this.#pressed |= rose & ~this.#stepBits;
    if (rose & this.#stepBits) this.#steps.push(rose & this.#stepBits);
    this.#released |= this.#held & ~held;
    this.#held = held;
  }
}

function stickOf(x = 0, y = 0): Stick | undefined {
  if (Math.hypot(x, y) < STICK_DEAD_ZONE) return undefined;
  return [Math.round(x * 127), Math.round(y * 127)];
}

/** Enter and Space on a focused button press that button. */
const pressesTarget = ({ code, target }: KeyboardEvent): boolean =>
  (code === 'Enter' || code === 'Space') && target instanceof Element && target.closest('button, a, summary') !== null;

/** Keys pressed while typing belong to the field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
