// Input map: joins keyboard, pointers, gamepads, touch pad and its joystick, bound by the controls list, into one Frame a tick. The only input path.

import type { Control, Frame, PointerOptions, Stick } from '../../core/input/input.ts';
import { type KeyBindings, keyCodeOf, keysOf, NO_BINDINGS } from '../../core/input/keys.ts';
import { KeyRepeat } from '../../core/input/repeat.ts';
import { restorePropagation } from '../patches.ts';
import type Phaser from '../phaser.ts';
import { belongsToWidget } from './belongsToWidget.ts';
import { Gamepads, type PadState } from './Gamepads.ts';
import { StagePointer } from './StagePointer.ts';

/** Phaser's input configuration for a game in this host element. */
export const inputConfig = (host: HTMLElement): Phaser.Types.InputConfig => ({
  keyboard: { target: host },
  // The browser's defaults stay: a press on the stage moves the focus, and the wheel scrolls the page.
  mouse: { preventDefaultDown: false, preventDefaultWheel: false },
  touch: true,
  gamepad: true,
  activePointers: 4,
  // Pointer capture delivers a release outside the canvas to the canvas.
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
  #bindings: KeyBindings | null = null;
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
  readonly #repeatBits: number;
  /** Controls whose presses share a tick with no other. */
  readonly #aloneBits: number;
  /**
   * Queued presses and releases, one entry a tick: a control pressed twice within a slow frame is pressed twice. Commands, steps of repeating controls and
   * all that is pressed in a game of turns have their own, in the order of the keys: what the second one does follows from the first.
   */
  #queuedChanges: { pressed: number; released: number }[] = [];
  #sticks: { move?: Stick; aim?: Stick } = {};
  /** Where sticks were pushed to since the last tick: a push that ended since then lasts one tick. */
  #pushes: { move?: Stick; aim?: Stick } = {};

  /** Everything held is released when focus leaves the host. */
  constructor(
    host: HTMLElement,
    controls: readonly Control[],
    pointerOptions: PointerOptions = {},
    inTurns: boolean = false,
  ) {
    this.#host = host;
    this.#pointerOptions = pointerOptions;
    this.#controls = controls;
    this.#repeat = new KeyRepeat(controls);
    const bitsOf = (is: (control: Control) => boolean) =>
      controls.reduce((sum, control, index) => sum | (is(control) ? 1 << index : 0), 0);
    this.#repeatBits = bitsOf(({ repeat }) => repeat !== undefined);
    this.#aloneBits = bitsOf(({ command }) => inTurns || command !== undefined);
    this.setKeys(NO_BINDINGS);
    const { signal } = this.#abort;
    // Phaser's plugins follow only the focus of the window, not that of an element.
    host.addEventListener('focusout', event => !host.contains(event.relatedTarget as Node | null) && this.release(), {
      signal,
    });
    window.addEventListener('blur', () => this.release(), { signal });
  }

  /** Listens to the plugins of a scene whose game was made with `inputConfig`; `toWorld` converts canvas pixels to world pixels. */
  listen(plugin: Phaser.Input.InputPlugin, toWorld: (x: number, y: number) => { x: number; y: number }): void {
    // The plugin's events, not its Key objects: those identify a key by its label, controls identify it by its position (`code`).
    this.#keyboard = plugin.keyboard;
    this.#keyboard?.on('keydown', this.#keyDown, this);
    this.#keyboard?.on('keyup', this.#keyUp, this);
    this.#pointer = new StagePointer(plugin, toWorld, this.#host, this.#pointerOptions, down => this.#setRight(down));
    this.#gamepads = plugin.gamepad && new Gamepads(plugin.gamepad, this.#controls);
  }

  /** Sets the keys that the player has chosen. Those that are held are released: what they mean may have changed. */
  setKeys(bindings: KeyBindings): void {
    if (this.#bindings === bindings) return;
    this.#bindings = bindings;
    this.#keys.clear();
    this.#updateHeld();
    this.#bitOfKey.clear();
    this.#controls.forEach((control, index) => {
      for (const key of keysOf(control, bindings))
        this.#bitOfKey.set(key, (this.#bitOfKey.get(key) ?? 0) | (1 << index));
    });
  }

  /** Sets a button of the touch pad. */
  setButton(action: string, down: boolean): void {
    const index = this.#controls.findIndex(control => control.action === action);
    if (index < 0) return;
    this.#touchHeld = down ? this.#touchHeld | (1 << index) : this.#touchHeld & ~(1 << index);
    this.#updateHeld();
  }

  /** Sets a joystick of the touch pad: each axis −1 to 1; (0, 0) releases it. */
  setStick(which: 'move' | 'aim', x: number, y: number): void {
    const stick: Stick = [Math.round(x * 127), Math.round(y * 127)];
    const isPushed = stick[0] !== 0 || stick[1] !== 0;
    this.#sticks = { ...this.#sticks, [which]: isPushed ? stick : undefined };
    if (isPushed) this.#pushes[which] = stick;
  }

  /** Takes the input since the last tick. */
  take(): Frame {
    const pad = this.#readGamepad();
    const pointer = this.#pointer?.take();
    const move = pad?.move ?? this.#sticks.move ?? this.#pushes.move;
    const aim = pad?.aim ?? this.#sticks.aim ?? this.#pushes.aim;
    this.#pushes = {};
    const change = this.#queuedChanges.shift();
    const pressed = change?.pressed ?? 0;
    const frame: Frame = {
      held: this.#held,
      pressed: pressed | this.#repeat.next({ held: this.#held, pressed }),
      released: change?.released ?? 0,
      ...(pointer && { pointer }),
      ...this.#pointer?.takeExtra(),
      ...(move && { move }),
      ...(aim && { aim }),
    };
    return frame;
  }

  /** Advances by the milliseconds of a frame. */
  advance(ms: number): void {
    this.#pointer?.advance(ms);
  }

  /** Releases everything: focus was lost, or the game was paused. */
  release(): void {
    this.#dropQueuedRepeats();
    this.#keys.clear();
    this.#touchHeld = 0;
    this.#rightHeld = 0;
    this.#sticks = {};
    this.#pushes = {};
    this.#pointer?.release();
    this.#updateHeld();
  }

  /** Play starts or resumes: drops input that belonged to the cards. */
  begin(): void {
    this.release();
    this.#readGamepad();
    this.#queuedChanges = [];
    this.#pointer?.begin();
  }

  /** Stops the repeat of held keys until they are pressed again: the hero met a wall, or the state was replaced. */
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
    const code = keyCodeOf(event);
    if (!this.#bitOfKey.has(code) || belongsToWidget(event)) return;
    if (!CTRL.test(code)) event.preventDefault();
    if (event.repeat) return;
    this.#keys.add(code);
    this.#updateHeld();
  }

  /** Key combinations with a modifier belong to the browser. Where a control binds Ctrl, arrows and the large keys beside it still play. */
  #isChord({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (metaKey || altKey) return true;
    const isPlay = CTRL.test(code) || (BESIDE_CTRL.test(code) && CTRL_KEYS.some(key => this.#bitOfKey.has(key)));
    return ctrlKey && !isPlay;
  }

  #keyUp(event: KeyboardEvent): void {
    if (this.#markHandled(event) && this.#keys.delete(keyCodeOf(event))) this.#updateHeld();
  }

  /** False for an event that was handled before: Phaser emits all key events of a frame again with each further one. */
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

  /** Joins the sources of held controls; a rising bit is a press, a falling bit a release. */
  #updateHeld(): void {
    let held = this.#touchHeld | this.#padHeld | this.#rightHeld;
    for (const key of this.#keys) held |= this.#bitOfKey.get(key) ?? 0;
    this.#queueChange(held & ~this.#held, this.#held & ~held);
    this.#held = held;
  }

  #dropQueuedRepeats(): void {
    for (const change of this.#queuedChanges) change.pressed &= ~this.#repeatBits;
    this.#queuedChanges = this.#queuedChanges.filter(({ pressed, released }) => (pressed | released) !== 0);
  }

  #queueChange(pressed: number, released: number): void {
    if (!pressed && !released) return;
    let last = this.#queuedChanges.at(-1);
    if (!last || !this.#canJoin(last.pressed, pressed)) this.#queuedChanges.push((last = { pressed: 0, released: 0 }));
    last.pressed |= pressed;
    last.released |= released;
  }

  /** True where both can be pressed in one tick. */
  #canJoin(before: number, pressed: number): boolean {
    if (before === 0 || pressed === 0) return true;
    const both = before | pressed;
    const areSteps = (before & this.#repeatBits) !== 0 && (pressed & this.#repeatBits) !== 0;
    return (before & pressed) === 0 && (both & this.#aloneBits) === 0 && !areSteps;
  }
}

/** Enter and Space on a focused button press that button. */
function pressesTarget(event: KeyboardEvent): boolean {
  const code = keyCodeOf(event);
  const { target } = event;
  return (
    (code === 'Enter' || code === 'Space') && target instanceof Element && target.closest('button, a, summary') !== null
  );
}

/** True for a text field: its keys are text, not play. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
