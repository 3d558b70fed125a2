// Gamepad input through Phaser's plugin: the controls whose buttons are held, and the direction of the sticks.

import type { Control, PadButton, Stick } from '../../core/input/input.ts';
import type Phaser from '../phaser.ts';

/** The plugin with `refreshPads`, which Phaser's typings leave out. */
type GamepadPlugin = Phaser.Input.GamepadPlugin & { refreshPads?(): void };
type Pad = Phaser.Input.Gamepad;

/** Button indices of the W3C standard gamepad layout. */
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
};
/** Value from which a button counts as held; Phaser's own `pressed` needs a trigger to be pulled fully. */
const TRIGGER_THRESHOLD = 0.5;
const STICK_DEAD_ZONE = 0.18;

export interface PadState {
  /** Bit set of held controls, by index. */
  readonly held: number;
  readonly move?: Stick;
  readonly aim?: Stick;
}

export class Gamepads {
  readonly #plugin: GamepadPlugin;
  readonly #controls: readonly Control[];
  /** Disconnected pads: Phaser keeps them with the buttons that they held. */
  readonly #unplugged = new Set<Pad>();

  constructor(plugin: GamepadPlugin, controls: readonly Control[]) {
    this.#plugin = plugin;
    this.#controls = controls;
    plugin.on('connected', this.#onConnected, this);
    plugin.on('disconnected', this.#onDisconnected, this);
  }

  /** Current state of the pad. Phaser itself updates it once a frame, after the ticks. */
  read(): PadState {
    if (!this.#plugin.enabled) return { held: 0 };
    this.#plugin.refreshPads?.();
    const pad = this.#plugin.getAll().find(one => !this.#unplugged.has(one));
    if (!pad) return { held: 0 };
    const isHeld = (name: PadButton) => (pad.buttons[PAD_INDEX[name]]?.value ?? 0) >= TRIGGER_THRESHOLD;
    const held = this.#controls.reduce((sum, { pad: name }, index) => sum | (name && isHeld(name) ? 1 << index : 0), 0);
    const move = stickOf(pad, 0);
    const aim = stickOf(pad, 2);
    return { held, ...(move && { move }), ...(aim && { aim }) };
  }

  destroy(): void {
    this.#plugin.off('connected', this.#onConnected, this);
    this.#plugin.off('disconnected', this.#onDisconnected, this);
  }

  #onConnected(pad: Pad): void {
    this.#unplugged.delete(pad);
  }

  #onDisconnected(pad: Pad): void {
    this.#unplugged.add(pad);
  }
}

function stickOf({ axes }: Pad, first: 0 | 2): Stick | undefined {
  const x = axes[first]?.value ?? 0;
  const y = axes[first + 1]?.value ?? 0;
  if (Math.hypot(x, y) < STICK_DEAD_ZONE) return undefined;
  return [Math.round(x * 127), Math.round(y * 127)];
}
