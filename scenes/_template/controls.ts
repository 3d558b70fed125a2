// Controls: what the player can do, and with what. Keys, touch pad, gamepad and help are made from this list.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  { action: 'up', keys: ['ArrowUp', 'KeyW'], pad: 'Up', touch: 'joystick', label: 'Fly up' },
  { action: 'down', keys: ['ArrowDown', 'KeyS'], pad: 'Down', touch: 'joystick', label: 'Fly down' },
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', touch: 'joystick', label: 'Fly left' },
  { action: 'right', keys: ['ArrowRight', 'KeyD'], pad: 'Right', touch: 'joystick', label: 'Fly right' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
