// The one input path: Phaser's keyboard, pointers and gamepads, the touch pad and its joystick, all bound from the controls list, become one Frame a tick.

import type { Control, Frame, PointerOptions, Stick } from '../core/input.ts';
import { KeyRepeat } from '../core/repeat.ts';
import { belongsToWidget } from './belongsToWidget.ts';
import { Gamepads, type PadState } from './Gamepads.ts';
import { restorePropagation } from './patches.ts';
import type Phaser from './phaser.ts';
import { StagePointer } from './StagePointer.ts';

/** What Phaser listens to for a game in this host. */
export const inputConfig = (host: HTMLElement): Phaser.Types.InputConfig => ({
  keyboard: { target: host },
  // A press on the stage moves the focus, and the wheel scrolls the page.
  mouse: { preventDefaultDown: false, preventDefaultWheel: false },
  touch: true,
  gamepad: true,
  activePointers: 4,
  // What the stage captured comes to the canvas wherever it is let go.
  windowEvents: false,
});

const CTRL_KEYS = ['ControlLeft', 'ControlRight'];
const CTRL = /^Control/;
const BESIDE_CTRL = /^(Arrow\w+|Space|Enter|Shift\w+)$/;

export class InputMap {
  readonly #host: HTMLElement;
  readonly #controls: readonly Control[];
  readonly #pointerOptions: PointerOptions;
  readonly #bitOfKey = new Map<string, number>();
  readonly #abort = new AbortController();
  readonly #repeat: KeyRepeat;
  #keyboard: Phaser.Input.KeyboardPlugin | null = null;
  #pointer: StagePointer | null = null;
  #gamepads: Gamepads | null = null;
  readonly #handled = new WeakSet<KeyboardEvent>();
  #keys = new Set<string>();
  #touchHeld = 0;
  #padHeld = 0;
  #rightHeld = 0;
  #held = 0;
  /** Presses of controls that repeat, in their order: each is a step of its own, so a slow frame may neither join nor swap them. */
  #queuedRepeats: number[] = [];
  readonly #repeatBits: number;
  /** Presses and releases still to be heard, a tick each: a control pressed twice within a slow frame is pressed twice. */
  #queuedChanges: { pressed: number; released: number }[] = [];
  #sticks: { move?: Stick; aim?: Stick } = {};

  /** Whatever is held is let go when the focus leaves the host. */
  constructor(host: HTMLElement, controls: readonly Control[], hands: PointerOptions = {}) {
    this.#host = host;
    this.#pointerOptions = hands;
    this.#controls = controls;
    this.#repeat = new KeyRepeat(controls);
    this.#repeatBits = controls.reduce((sum, { repeat }, index) => sum | (repeat ? 1 << index : 0), 0);
    controls.forEach((control, index) => {
      for (const key of control.keys) this.#bitOfKey.set(key, (this.#bitOfKey.get(key) ?? 0) | (1 << index));
    });
    const { signal } = this.#abort;
    // The focus is the page's: Phaser's plugins know of the window's alone.
    host.addEventListener('focusout', event => !host.contains(event.relatedTarget as Node | null) && this.release(), {
      signal,
    });
    window.addEventListener('blur', () => this.release(), { signal });
  }

  /** Hears what a scene of a game made with `inputConfig` hears; `toWorld` says what lies under a pixel of its canvas. */
  listen(plugin: Phaser.Input.InputPlugin, toWorld: (x: number, y: number) => { x: number; y: number }): void {
    // The plugin's events, not its Key objects: those know a key by what is printed on it, controls by its place.
    this.#keyboard = plugin.keyboard;
    this.#keyboard?.on('keydown', this.#keyDown, this);
    this.#keyboard?.on('keyup', this.#keyUp, this);
    this.#pointer = new StagePointer(plugin, toWorld, this.#host, this.#pointerOptions, down => this.#setRight(down));
    this.#gamepads = plugin.gamepad && new Gamepads(plugin.gamepad, this.#controls);
  }

  /** From the touch pad. */
  setButton(action: string, down: boolean): void {
    const index = this.#controls.findIndex(control => control.action === action);
    if (index < 0) return;
    this.#touchHeld = down ? this.#touchHeld | (1 << index) : this.#touchHeld & ~(1 << index);
    this.#updateHeld();
  }

  /** From a joystick: each axis −1 to 1; (0, 0) lets go. */
  setStick(which: 'move' | 'aim', x: number, y: number): void {
    const stick: Stick = [Math.round(x * 127), Math.round(y * 127)];
    this.#sticks = { ...this.#sticks, [which]: stick[0] || stick[1] ? stick : undefined };
  }

  /** What the hands did since the last tick. */
  take(): Frame {
    const pad = this.#readGamepad();
    const pointer = this.#pointer?.take();
    const move = pad?.move ?? this.#sticks.move;
    const aim = pad?.aim ?? this.#sticks.aim;
    const beat = this.#queuedChanges.shift();
    const pressed = (beat?.pressed ?? 0) | (this.#queuedRepeats.shift() ?? 0);
    const frame: Frame = {
      held: this.#held,
      pressed: pressed | this.#repeat.next({ held: this.#held, pressed }),
      released: beat?.released ?? 0,
      ...(pointer && { pointer }),
      ...this.#pointer?.takeExtra(),
      ...(move && { move }),
      ...(aim && { aim }),
    };
    return frame;
  }

  /** So much time has been displayed. */
  advance(ms: number): void {
    this.#pointer?.advance(ms);
  }

  /** Lets go of everything: focus was lost, the game was paused. */
  release(): void {
    this.#queuedRepeats = [];
    this.#keys.clear();
    this.#touchHeld = 0;
    this.#rightHeld = 0;
    this.#sticks = {};
    this.#pointer?.release();
    this.#updateHeld();
  }

  /** Play begins or goes on: what was pressed and let go on the cards is not yet play. */
  begin(): void {
    this.release();
    this.#readGamepad();
    this.#queuedRepeats = [];
    this.#queuedChanges = [];
    this.#pointer?.begin();
  }

  /** What is held goes on no more until it is pressed anew: it met a wall, or the world changed under it. */
  stopRepeating(): void {
    this.#repeat.stop();
  }

  destroy(): void {
    this.#abort.abort();
    this.#keyboard?.off('keydown', this.#keyDown, this);
    this.#keyboard?.off('keyup', this.#keyUp, this);
    this.#pointer?.destroy();
    this.#gamepads?.destroy();
  }

  #keyDown(event: KeyboardEvent): void {
    if (!this.#markHandled(event)) return;
    if (this.#isChord(event) || isTyping(event.target) || pressesTarget(event)) return;
    if (!this.#bitOfKey.has(event.code) || belongsToWidget(event)) return;
    if (!CTRL.test(event.code)) event.preventDefault();
    if (event.repeat) return;
    this.#keys.add(event.code);
    this.#updateHeld();
  }

  /** Chords belong to the browser. Where a control binds Ctrl, arrows and the large keys beside it are play; letters and digits never are. */
  #isChord({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (metaKey || altKey) return true;
    const isPlay = CTRL.test(code) || (BESIDE_CTRL.test(code) && CTRL_KEYS.some(key => this.#bitOfKey.has(key)));
    return ctrlKey && !isPlay;
  }

  #keyUp(event: KeyboardEvent): void {
    if (this.#markHandled(event) && this.#keys.delete(event.code)) this.#updateHeld();
  }

  /** False for an event that came before: Phaser emits all keys of a frame again with each further one. */
  #markHandled(event: KeyboardEvent): boolean {
    if (this.#handled.has(event)) return false;
    this.#handled.add(event);
    restorePropagation(event);
    return true;
  }

  #setRight(down: boolean): void {
    const bits = this.#controls.reduce((sum, { button }, index) => sum | (button === 'right' ? 1 << index : 0), 0);
    this.#rightHeld = down ? bits : 0;
    this.#updateHeld();
  }

  #readGamepad(): PadState | undefined {
    const pad = this.#gamepads?.read();
    const held = pad?.held ?? 0;
    if (held !== this.#padHeld) {
      this.#padHeld = held;
      this.#updateHeld();
    }
    return pad;
  }

  /** Joins the sources; what rose is pressed, what fell is released. */
  #updateHeld(): void {
    let held = this.#touchHeld | this.#padHeld | this.#rightHeld;
    for (const key of this.#keys) held |= this.#bitOfKey.get(key) ?? 0;
    const rose = held & ~this.#held;
    if (rose & this.#repeatBits) this.#queuedRepeats.push(rose & this.#repeatBits);
    this.#queueChange(rose & ~this.#repeatBits, this.#held & ~held);
    this.#held = held;
  }

  #queueChange(pressed: number, released: number): void {
    if (!pressed && !released) return;
    let last = this.#queuedChanges.at(-1);
    if (!last || last.pressed & pressed) this.#queuedChanges.push((last = { pressed: 0, released: 0 }));
    last.pressed |= pressed;
    last.released |= released;
  }
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
